### Words of the player’s device: sheet, clock, board.

seat-title = At the board
