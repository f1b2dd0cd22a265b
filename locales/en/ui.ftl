### Words of every page, and of the pages for the public.

## Around every page
app-name = Adoube
skip = Skip to the content
nav-main = Pages
nav-wall = Boards
nav-pairings = Pairings
nav-standings = Standings
nav-desk = Desk
nav-results = Results
nav-setup = Set-up
nav-records = Records
nav-laws = Laws
nav-login = Sign in
nav-logout = Sign out
language = Language
theme-now = Colours: { $theme }
theme-auto = as the device
theme-light = light
theme-dark = dark
close = Close
cancel = Cancel
dismiss = Dismiss
loading = Loading…
notices = Notices
page-missing = There is no such page
page-missing-words = The address may be mistyped, or the page may have moved.
page-broken = This page could not be loaded
page-try-again = Try again
to-wall = All boards

## The line to the hall
line-online = Connected
line-connecting = Connecting…
line-offline = Offline
line-offline-kept = { $count ->
    [one] Offline: { $count } act kept
   *[other] Offline: { $count } acts kept
}
line-sending = { $count ->
    [one] { $count } act on its way
   *[other] { $count } acts on their way
}
line-delay = { $ms } ms there and back
line-back = Connected again
line-revoked = This link no longer opens anything
line-revoked-words = The arbiter has replaced it. Ask the arbiter for the new link.
line-fault = The hall’s disk accepts nothing. Nothing is recorded until it does.
line-outdated = The hall runs a newer version of this page.
line-reload = Load it
refused-article = (Article { $article })

## Pieces and squares
white = White
black = Black
piece-white-king = white king
piece-white-queen = white queen
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-black-king = black king
piece-black-queen = black queen
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn
square-piece = { $piece }, { $square }
square-empty = { $square }, empty
square-last = { $square }, last move
square-touched = { $square }, touched
board-grid = Chessboard
board-grid-hint = Arrow keys go from square to square; a letter and a digit go straight to one.

## Clocks, moves, games
clock-of = { $side ->
    [white] White’s clock
   *[black] Black’s clock
}
clock-flag = Flag down
moves = Moves
moves-none = No moves yet
moves-start = Starting position
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Result
board-number = Board { $board }
board-title = Board { $board }: { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Not started
state-default-time = Awaiting a player
state-playing = In play
state-stopped = Clocks stopped
state-called = Arbiter called
state-ruling = Ruling awaited
state-flag-down = Flag down
state-adjourned = Adjourned
state-unsigned = Not signed
state-finished = Finished
attention = { $count ->
    [one] { $count } matter
   *[other] { $count } matters
}

## wall
wall-title = Boards
wall-round = Round { $round } of { $planned }
wall-no-event = No event yet
wall-no-event-words = The boards will appear here as soon as the arbiter has set up the event.
wall-no-round = The first round has not been paired yet
wall-no-round-words = { $players ->
    [one] { $players } player is entered.
   *[other] { $players } players are entered.
}
wall-no-boards = No boards in this round
wall-no-devices = Boards without devices: their results are in the list of pairings
wall-not-begun = The round has not begun
wall-to-pairings = To the pairings
wall-laws = Laws of Chess { $edition }
wall-delay = { $minutes ->
    [one] Shown { $minutes } minute late
   *[other] Shown { $minutes } minutes late
}
wall-finished = { $done } of { $all } games finished
wall-deadline = { $left } until default
wall-projector = Fill the screen
wall-projector-end = Leave the full screen
wall-pages = Page { $page } of { $pages }
wall-pause = Pause turning pages
wall-resume = Turn pages

## board
board-previous = Previous board: { $board }
board-next = Next board: { $board }
board-first-move = To the start
board-back = One move back
board-forward = One move forward
board-last-move = To the latest move
board-flip = Turn the board
board-missing = There is no such board
board-missing-words = The round may not have been paired yet.
board-not-begun = The game has not begun
board-download = Game as PGN
board-keys = Left and right arrow keys go through the moves.

## standings
standings-title = Standings
standings-rank = Rank
standings-player = Player
standings-rating = Rating
standings-federation = Federation
standings-points = Points
standings-after = After round { $round }
standings-none = No standings yet
standings-none-words = They appear with the first results.
standings-failed = The standings could not be loaded
standings-paper = Standings (PDF)

## pairings
pairings-title = Pairings
pairings-round = Round { $round }
pairings-rounds = Rounds
pairings-board = Board
pairings-bye = free this round
pairings-none = No pairings yet
pairings-none-words = They appear as soon as the round has been paired.

## login
login-title = Sign in

# Quiet, and for those who look on.
board-sound = Sound of moves

# Where nothing is real.
demo-banner = Demo: everything here is invented, and nothing is kept.
