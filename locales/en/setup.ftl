### Words of the set-up.

setup-title = Set-up
