### Words of the set-up.

setup-title = Set-up

## login
login-name = Name
login-password = Password
login-wrong = The name or the password is wrong
login-failed = The hall does not answer; try again
login-hint = Players need no account: they open the link of their board.
password-rule = At least eight characters

## first
first-title = The first chief arbiter
first-words = Nobody has signed in to this hall yet. Whoever holds the word from the terminal becomes its chief arbiter.
first-again-title = A new way in for the chief arbiter
first-again-words = Whoever holds this link from the machine of the hall becomes chief arbiter. A name that exists gets the new password.
first-token = The word that the terminal shows
first-go = Open the hall
first-wrong = This is not the word that the terminal shows
first-failed = That did not work; look at the name and the password

## steps
setup-for-staff = Setting up the event is for arbiters and organisers.
setup-failed = The hall did not take it; try again
setup-steps = Steps
setup-step-event = Event
setup-step-players = Players
setup-step-rounds = Rounds
setup-step-links = Links
setup-step-staff = Staff
setup-event-first = Create the event first.
setup-next-players = Next: players
setup-next-rounds = Next: rounds
setup-next-links = Next: links for the boards

## event
event-name = Name of the event
event-place = Place
event-federation = Federation (three letters)
event-first-day = First day
event-last-day = Last day
event-chief = Chief arbiter
event-deputies = Deputies
event-deputies-hint = Names as they sign in, with commas between them. They too may change a result that both have signed.
event-rounds = Number of rounds
event-delay = Delay for the public, in seconds
event-delay-hint = Moves and clocks reach spectators and games.pgn this much later.
event-tie-breaks = Tie-breaks
event-tie-breaks-hint = Codes of C.07 in their order, such as DE, BH/C1, SB.
event-boards = Boards
event-boards-screen = On screens: touching a piece there is touching it
event-boards-wooden = Wooden: the electronic scoresheets tell the moves
event-devices = Boards with devices
event-devices-all = All of them
event-devices-none = None: paper and clocks of wood, results by keyboard
event-devices-some = Only boards 1 to …
event-devices-count = The last board with devices
event-devices-hint = On a board without devices the hall runs no clock and knows nothing but the result.
event-links = Links of the seats
event-links-player = For a player and a round: phones that come and go
event-links-board = For a board: devices that lie there for the whole event
event-links-hint = A player’s link acts for that player in that round and for nobody else. A board’s link acts for whoever sits there.
event-regulations = Regulations
event-preset = Usual regulations
event-create = Create the event
event-save = Save
event-created = The event is created
event-saved = Saved
preset-classical = 90' + 30" for 40 moves, then 30'
preset-rapid = Rapid 15' + 10"
preset-blitz = Blitz 3' + 2"
preset-chess960 = Chess960 15' + 10"

## regulations
reg-edition = Laws of Chess in force from
reg-supervision = Rapid and blitz
reg-supervision-none = Standard chess
reg-supervised = Adequate supervision: Competition Rules
reg-unsupervised = Without such supervision
reg-default-time = Default time, in minutes
reg-sheets = Scoresheets
reg-sheets-electronic = Electronic
reg-sheets-paper = Paper
reg-followed = Missing entries on a sheet
reg-followed-no = are for the arbiter to see
reg-followed-yes = the hall asks for them
reg-flag = A flag fall is noticed
reg-flag-people = by the arbiter or a claim
reg-flag-clock = by the clock at once
reg-confirmation = Rulings at the board
reg-confirmation-arbiter = wait for the arbiter’s word
reg-confirmation-once = take effect at once
reg-points = Points for a win, a draw, a loss
reg-periods = Rate of play
reg-period = Period { $number }
reg-moves = Moves
reg-minutes = Minutes
reg-per-move = For each move
reg-seconds = Seconds
reg-mode-nothing = nothing
reg-mode-cumulative = added (Fischer)
reg-mode-bronstein = given back (Bronstein)
reg-mode-delay = delay
reg-period-add = Another period
reg-period-remove = Remove the period
reg-adjournment = Games may be adjourned
reg-quickplay = Guidelines for games without increment
reg-chess960 = Chess960

## players
players-title = Players: { $count }
players-add = Add a player
players-import = From a file
players-import-hint = CSV with a line of headings (surname, given, title, rating, federation …) or TRF16.
players-import-go = Take it over
players-imported = The players are entered
preview-look = Look at it first
preview-back = Back
preview-count = { $count } of { $all } will be saved.
preview-unknown-columns = Columns that were not understood: { $columns }
preview-problems = Not understood and left out: { $count }
preview-save = save
preview-same-number = the same rating-list number as { $who }
preview-same-name = the same name as { $who }
preview-line = line { $line }
players-file = File
players-text = Its text
players-seed = Number by rating
players-none = No players yet. Add them one by one, or take them from a file.
player-number = No.
player-name = Name
player-surname = Surname
player-given = Given name
player-title = Title
player-rating = Rating
player-federation = Federation
player-club = Club
player-needs = Needs
player-actions = Actions
player-edit = Edit
player-edit-named = Edit { $name }
player-remove = Remove
player-remove-named = Remove { $name }
player-save = Save
need-visually_disabled = visually disabled
need-hearing_impaired = hearing impaired
need-disability = cannot move the pieces or press the clock
need-assistant = has an assistant

## rounds
rounds-pair = Pairings
rounds-need-players = Two players are needed at least.
rounds-single = Round robin
rounds-double = Double round robin
rounds-by-hand = Round { $round } by hand
rounds-add = Add the pairing
rounds-csv = Pairings as CSV
rounds-start = Start round { $round }
rounds-started = in play
rounds-finished = finished
rounds-absent = absent
rounds-absent-named = { $name } is absent
rounds-draw-color = Draw the initial colour
rounds-initial-color = Initial colour: { $color ->
        [white] White
       *[black] Black
    }
rounds-swiss = Pair round { $round } by the Swiss system
rounds-swiss-again = Pair round { $round } again
rounds-reason = Reason
rounds-swap-one = Player
rounds-swap-two = changes places with
rounds-swap = Swap
rounds-changed = changed by hand

## links
links-words = Whoever scans a card sits at that place. A lost or broken device gets a new card; the old one then opens nothing.
links-assistants = also for assistants
links-round = Round
links-player-words = These links are for round { $round }. In the next round every player gets a new one; the old one only says where he sits then.
links-for-arbiters = Links are for arbiters: whoever has one acts for the player.
links-print = Print the cards
links-paper = Cards of the players (PDF)
links-paper-clocks = Cards of the clocks (PDF)
links-local = These cards lead to { $host }, which only this machine knows. Open the hall at the address that the terminal names for other devices; the cards here then lead there.
links-none = There are no boards yet: pair a round first.
links-card = Board { $board } · { $place }
links-qr = QR code: { $name }
links-open = Open here
links-replace = New link
links-revoke = Revoke
place-white = White
place-black = Black
place-clock = clock
place-assistant-white = White’s assistant
place-assistant-black = Black’s assistant

## staff
staff-post = Post
staff-add = Let somebody sign in
staff-remove-named = Remove { $name }
post-chief-arbiter = chief arbiter
post-arbiter = arbiter
post-organiser = organiser
