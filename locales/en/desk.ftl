### Words of the arbiter’s desk.

desk-title = The arbiter’s desk
