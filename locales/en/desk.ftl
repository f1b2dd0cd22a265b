### Words of the arbiter’s desk.

desk-title = The arbiter’s desk
desk-for-arbiters = The desk is for arbiters.
desk-side = Calls and alerts
desk-wall = All boards
desk-drawer = The board at hand
desk-filter = Which boards
desk-filter-all = All
desk-filter-attention = Wanting you
desk-filter-playing = In play
desk-filter-finished = Finished
desk-urgent-first = urgent first
desk-trouble = Time trouble: { $count }
desk-size = Tiles
desk-size-positions = with positions
desk-size-names = with names
desk-size-small = small
desk-no-boards = No round is being played. Start one above, or set up the event.
desk-none-here = No such boards at the moment.
desk-keys = Keys
keys-next = next board
keys-previous = previous board
keys-enter = open the board
keys-close = close the board
keys-call = take the oldest call
keys-apply = apply the proposed ruling
keys-urgent = urgent boards first
keys-digits = go to that board
keys-help = these keys

## calls
calls-title = Calls
calls-sound = Sound
calls-none = Nobody calls.
call-announced = Board { $board } calls: { $reason }
call-no-reason = no reason given
call-take = I am going
call-take-named = I am going to board { $board }
call-close = Done
call-close-named = Board { $board } is dealt with
call-taken-by = taken by { $name }

## alerts
alerts-title = Silent alerts
alerts-none = Nothing to note.

## round
strip-title = The round
strip-results = { $done } of { $all } results
strip-absent = Absent: { $count }
strip-finish = Finish round { $round }
strip-next = Next: round { $round }
strip-start = Start round { $round }
strip-back-start = Take back the start of round { $round }
strip-back-finish = Take back the end of round { $round }
strip-nothing = No round is paired
strip-failed = The hall did not take it; try again
strip-files = Files
strip-export = Staff: { $file }
strip-report = Report (PDF)
strip-standings = Standings (PDF)
strip-pairings = Pairings of round { $round } (PDF)
strip-by-keyboard = Results by keyboard
## the whole hall
together-title = The whole hall
together-one-disk = No second server has to have what is acknowledged: it is on one disk.
together-boards = Boards (all if empty)
together-boards-hint = such as 1-10, 14
together-boards-bad = Numbers and ranges such as 1-10, 14
together-stop = Stop the clocks
together-start = Let them run again
together-standing = { $count ->
    [one] One clock stands together with the others, stopped by { $name }
   *[other] { $count } clocks stand together, stopped by { $name }
}
together-stopped = { $count ->
    [0] No clock was running
    [one] One clock stopped
   *[other] { $count } clocks stopped
}
together-started = { $count ->
    [0] No clock was started
    [one] One clock runs again
   *[other] { $count } clocks run again
}
together-left = Board { $board } was left as it is: { $words }
restart-title = The program was away for at most { $away }
restart-ran = { $count ->
    [0] No clock was running meanwhile.
    [one] The clock of one board ran on: board { $boards }.
   *[other] The clocks of { $count } boards ran on: boards { $boards }.
}
restart-stop = Stop these clocks
restart-seen = Seen
together-given = Time was added at { $count ->
        [one] one board
       *[other] { $count } boards
    }
together-give = Add time
together-both = Both sides
together-give-do = Add
restart-give-back = Give the time back
restart-reason = The program was not there.
alert-give = { $side ->
        [white] Give White { $time }
       *[black] Give Black { $time }
    }

## results by keyboard
results-title = Results
results-round = Round
results-line = Board and result
results-keys = The number of the board, then 1 (White wins), 0 (Black wins), = (draw), + or - (not played), Enter. In the list: a key and Enter; arrows go from board to board, Escape back.
results-saved = Board { $board }: { $score } { $names }
results-taken-out = Board { $board }: the result is out again
results-no-board = There is no board { $board } in this round
results-unknown = Not a result: 1, 0, =, + or -
results-why = Another result stands on board { $board }. Why is it { $score } now?
results-correct = Correct it
results-cell = Result on board { $board }: { $names }
results-seen = A board with devices: its result comes by itself
results-slip = Entered by mistake
results-none = No round is paired yet.
results-not-begun = The round has not begun: until then only + and - can be entered.

## drawer
drawer-signed = signed
drawer-unsigned = not signed
drawer-open-moves = May still play:
drawer-no-moves = no move
drawer-clock-check = Clock check
drawer-clock-alarm = more than two minutes
drawer-side = { $side }
drawer-illegal = illegal moves: { $count }
drawer-no-device = no device
drawer-delay = { $ms } ms
drawer-offences = Earlier offences, { $side }: { $count }
drawer-offence-where = Round { $round }, board { $board }:
drawer-sheets = Scoresheets
drawer-rulings = Rulings: { $count }
drawer-log = Log
drawer-record = Record of the game
drawer-print = Scoresheet (PDF)
rounds-absent-here = absent
proposal-title = Proposed ruling
proposal-otherwise-go = Record this decision
proposal-otherwise-hint = The proposal falls. Set clocks or enter a result below if your decision needs it.
proposal-reason = Reason
question-more = Further questions: { $count }
answer-go = Send
field-time = minutes, or 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 or 23…
field-attempt = e2e5
clocks-time = Time
clocks-moves = Moves
clocks-period = Period
clocks-set = Set the clocks
clocks-wrong = A time looks like 1:05:00, a counter like 40
sheets-move = Move
sheets-board = Board
sheets-white = White’s sheet
sheets-black = Black’s sheet
log-clock = Clock
log-assistant-white = White’s assistant
log-assistant-black = Black’s assistant
log-held-by = on the device of { $name }
log-late = offline, received { $late } later

## measures
measures-title = Measures
measure-side = For which side
measure-offence = Offence
measure-note = Note it
measure-sealed-by = { $side ->
    [white] White has sealed a move.
   *[black] Black has sealed a move.
}
measure-here = Who is at the board
measure-waits-for = { $side ->
    [white] White has not come; the clock runs.
   *[black] Black has not come; the clock runs.
}
measure-label = Label of the envelope (PDF)
measure-wrong-time = A wrong time was pointed out: set the clocks
measure-result = Result by hand
measure-enter = Enter
measure-entered = The result is entered
repair-title = Put right
repair-hint = What the hall has wrong is put right in one step; the log keeps both.
repair-what = What
repair-give-time = Give time
repair-take-time = Take time
repair-replace = A move was another
repair-insert = A move is missing
repair-take-out = A move was not played
repair-take-sheet = Take a sheet as right
repair-set-position = Set the position
repair-set-count = Count of illegal moves
repair-withdraw = Take back a ruling
repair-go-on = Let the game go on
repair-set-clocks = Set the clocks
repair-value-give-time = Minutes, or 1:30
repair-value-take-time = Minutes, or 1:30
repair-value-replace = Move: 23 or 23…
repair-value-insert = Before move: 23 or 23…
repair-value-take-out = Move: 23 or 23…
repair-value-set-count = How many
repair-value-withdraw = Number of the ruling
repair-played = Played, square by square
repair-pieces = Pieces
repair-empty = Empty
repair-turn = { $side } to move
repair-wrong = This cannot be read, or the reason is missing
repair-do = Put right
repair-take-back = Take back
evidence-title = As far as anybody knows: next move of { $side }
evidence-white = As White writes
evidence-black = As Black writes
evidence-pressed = The clock was pressed for it.
evidence-not-pressed = The clock was not pressed for it.
evidence-waiting = { $count } presses wait for their moves.
evidence-saw = You saw { $side } play
question-times = This has happened { $count } times.
