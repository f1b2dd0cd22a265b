### What the hall says: what happened, what the arbiter should know, why something cannot happen.

## The log

log-opened = The board is set up
log-start-taken-back = The start of the round was taken back
log-called = Calls the arbiter: { $reason }
call-time-jump = The machine says that { $span } have passed which the hall did not see. The clocks are stopped and show the times as last seen: start them again, or correct them first
log-call-taken = Goes to the board
log-call-closed = The call is dealt with

## Alerts, for the arbiter only

alert-threefold = The position has stood on the board { $count } times
alert-threefold-reachable = A position can appear for the third time by { $moves }
alert-fifty = { $count } moves by each side without a capture or a pawn move
alert-flag = { $color ->
        [white] White’s flag is down
       *[black] Black’s flag is down
    }
alert-both-flags = { $color ->
        [white] Both flags are down; White’s fell first
       *[black] Both flags are down; Black’s fell first
    }
alert-illegal-move = { $color ->
        [white] Illegal move by White: { $move }
       *[black] Illegal move by Black: { $move }
    }
alert-irregular-position = No series of legal moves leads to this position
alert-sheets-differ = { $count ->
        [one] The scoresheets and the board differ in { $count } place
       *[other] The scoresheets and the board differ in { $count } places
    }
alert-move-counter = { $color ->
        [white] White’s counter shows { $counter }, but White has completed { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }
       *[black] Black’s counter shows { $counter }, but Black has completed { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }
    }
alert-clock-check = The clocks and the time that has passed differ by more than two minutes
alert-time-granted = { $color ->
        [white] White was granted { $time } for acts done while his device was cut off
       *[black] Black was granted { $time } for acts done while his device was cut off
    }

## Why something cannot happen

refusal-claim-cannot-withdrawn = A claim cannot be withdrawn
refusal-decision-due-first = A decision is due first
refusal-decision-postponed = A decision is postponed
refusal-full-scoresheet-goes-with-claim = A full scoresheet goes with the claim
refusal-game-no-such-score = A game has no such score
refusal-move-illegal-only-once-it-completed = A move is illegal only once it is completed
refusal-reply-sealed-only-while-opponent-absent = A reply is sealed only while the opponent is absent
refusal-wrong-setting-can-still-corrected = A wrong setting can still be corrected
cannot-too-long = This is longer than anything in a game of chess
cannot-too-much = So much has been written from here that an arbiter must act for this player
cannot-called-already = The arbiter has been called already
cannot-disk = Nothing can be written now; what you did is kept and sent again
refusal-a-claim-cannot-be-withdrawn = A claim cannot be withdrawn
refusal-a-decision-is-due-first = A decision is due first
refusal-a-decision-is-postponed = A decision is postponed
refusal-a-full-scoresheet-goes-with-the-claim = A full scoresheet goes with the claim
refusal-a-game-has-no-such-score = A game has no such score
refusal-a-move-is-illegal-only-once-it-is-completed = A move is illegal only once it is completed
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = A reply is sealed only while the opponent is absent
refusal-a-wrong-setting-can-still-be-corrected = A wrong setting can still be corrected
cannot-needs-id = An act needs an id of 1 to 64 characters
refusal-offer-cannot-withdrawn = An offer cannot be withdrawn
refusal-appendix-d-does-not-apply-to-this-game = Appendix D does not apply to this game
refusal-each-player-must-made-move = Each player must have made a move
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Neither are both kings in check nor is a pawn on the last rank
refusal-no-decision-postponed = No decision is postponed
refusal-no-draw-claimed = No draw has been claimed
refusal-no-draw-offered = No draw has been offered
refusal-no-flag-fallen = No flag has fallen
refusal-no-illegal-move-completed = No illegal move has been completed
refusal-too-few-moves-for-that = Too few moves have been played for that
refusal-moves-before-it-not-known = The moves before it are not known
refusal-no-press-of-this-player-alone-waiting-for-its-move = No press of this player alone is waiting for its move
refusal-no-illegal-move-in-count = No illegal move is in the count
refusal-no-illegal-move-stands-that-players-could-put-right = No illegal move stands that the players could put right
refusal-no-king-or-rook-stands-there = No king or rook stands there
refusal-no-move-announced = No move has been announced
refusal-no-move-sealed = No move has been sealed
refusal-no-pawn-can-promoted-there = No pawn can be promoted there
refusal-no-piece-stands-there = No piece stands there
refusal-no-pieces-displaced = No pieces are displaced
refusal-no-place-of-scoresheet-holds-so-much = No place of a scoresheet holds so much
refusal-no-scoresheet-holds-so-many-moves = No scoresheet holds so many moves
refusal-no-such-move-made = No such move has been made
refusal-nobody-asked-whether-side-can-mate = Nobody has asked whether a side can mate
refusal-nobody-pressed-clock = Nobody has pressed the clock
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Nobody need record, and this edition promises no scoresheet
refusal-nothing-asked = Nothing is asked
refusal-nothing-proposed = Nothing is proposed
refusal-nothing-written = Nothing is written
refusal-nothing-written-there = Nothing is written there
refusal-only-player-can-do-this = Only a player can do this
refusal-only-arbiter-can-do-this = Only the arbiter can do this
refusal-only-player-who-move-may-claim = Only the player who has the move may claim
refusal-only-player-who-move-may-see-record = Only the player who has the move may see the record
refusal-only-visually-disabled-player-keeps-score-so = Only the visually disabled player keeps score so
cannot-others-write = Others keep writing to this board
refusal-so-few-moves-show-that-time-overstepped = So few moves show that time was overstepped
refusal-asked-already = That is asked already
refusal-that-how-it-taken-already = That is how it is taken already
refusal-no-answer = That is no answer to what is asked
refusal-arbiter-decides-when-game-goes-on = The arbiter decides when the game goes on
refusal-arbiter-does-not-tell = The arbiter does not tell
refusal-arbiter-asked-for-his-consent = The arbiter has been asked for his consent
cannot-board-closed = The board is closed
refusal-choice-of-piece-final = The choice of the piece is final
refusal-claim-must-checked = The claim must be checked
refusal-clock-of-player-with-disability-not-adjusted = The clock of a player with a disability is not adjusted
refusal-clocks-not-stopped = The clocks are not stopped
refusal-clocks-stopped = The clocks are stopped
refusal-default-time-over = The default time is over
refusal-default-time-not-over = The default time is not over
refusal-event-does-not-adjourn-games = The event does not adjourn games
refusal-event-not-announced-these-rules = The event has not announced these rules
refusal-event-uses-electronic-scoresheets = The event uses electronic scoresheets
refusal-event-uses-paper-scoresheets = The event uses paper scoresheets
refusal-flag-not-down = The flag is not down
refusal-flags-not-both-down = The flags are not both down
refusal-game-played = The game has been played
refusal-game-resumed = The game has been resumed
refusal-game-not-resumed = The game has not been resumed
refusal-not-started = The game has not started
refusal-started = The game has started
refusal-game-not-over = The game is not over
refusal-game-over = The game is over
refusal-game-over-and-its-result-stands = The game is over and its result stands
refusal-game-over-before-flag-noticed = The game was over before the flag was noticed
refusal-king-taken = A king has been taken, and nobody can play on without him
refusal-last-press-his-own = The last press was his own
refusal-move-ended-game-and-completed = The move ended the game and is completed
refusal-move-made = The move has been made
refusal-move-not-made = The move has not been made
refusal-move-must-written-first = The move must be written first
refusal-number-of-moves-decides-not-arbiter = The number of moves decides, not the arbiter
refusal-opponent-answers-offer-first = The opponent answers the offer first
refusal-opponent-confirms-it = The opponent confirms it
refusal-opponent-confirms-position-first = The opponent confirms the position first
refusal-opponent-made-next-move = The next move has been made
refusal-opponent-move = The opponent has the move
refusal-opponent-repeats-move = The opponent repeats the move
refusal-opponents-clock-started = The opponent's clock has been started
refusal-opponents-scoresheet-for-player-who-move = The opponent's scoresheet is for the player who has the move
refusal-piece-of-opponent = The piece is the opponent's
refusal-piece-stands-there-already = The piece stands there already
refusal-player-scoresheet-and-must-write = The player has a scoresheet and must write
refusal-player-scoresheet-and-need-not-write = The player has a scoresheet and need not write
refusal-player-assistant = The player has an assistant
refusal-player-displaced-no-pieces = The player has displaced no pieces
refusal-player-at-board = The player is at the board
refusal-player-not-at-board = The player is not at the board
refusal-player-who-move-seals = The player who has the move seals
refusal-result-signed-already = The result is signed already
refusal-right-to-complain-ended-with-touching-piece = The right to complain ended with touching a piece
refusal-scores-together-more-than-game-worth = The scores together are more than a game is worth
refusal-scoresheet-on-paper = The scoresheet is on paper
refusal-scoresheets-not-up-to-date = The scoresheets are not up to date
refusal-sighted-player-moves-on-ordinary-board = The sighted player moves on an ordinary board
refusal-software-does-not-read-that-language = The software does not read that language
refusal-written-move-ambiguous = The written move can mean more than one move
refusal-written-move-cannot-changed = The written move cannot be changed
refusal-written-move-cannot-read = The written move cannot be read
refusal-there-no-next-period = There is no next period
cannot-no-such-board = There is no such board
cannot-no-such-call = There is no such call
refusal-there-nothing-to-confirm = There is nothing to confirm
refusal-there-one-board-only = There is one board only
refusal-this-answer-comes-from-search-or-from-arbiter = This answer comes from the search or from the arbiter
refusal-this-edition-gives-no-right-to-see-record = This edition gives no right to see the record
refusal-this-edition-knows-no-exclusion-from-rounds = This edition knows no exclusion from rounds
refusal-this-edition-knows-only-increment = This edition knows only an increment
cannot-another-board = This is another board
cannot-for-others = This is for others to do
refusal-time-does-not-run-backwards = Time does not run backwards
cannot-too-fast = Too many acts at once
refusal-under-supervision-illegal-move-itself-put-right = Under supervision the illegal move itself is put right
refusal-no-official-record-to-see = There is no official record to be seen
refusal-moves-add-time-already = Each move adds time already
refusal-board-is-watched = The board is watched, and what is done there is seen
refusal-nobody-watches-the-board = Nobody watches this board; the arbiter says what was found
refusal-no-such-clock-setting = The clocks cannot be set so
refusal-reason-needed = A reason is needed
refusal-no-such-ruling = There is no such ruling to take back
refusal-moves-made-since = Moves have been made since; set the position instead
refusal-later-rulings-rest-on-it = Later rulings rest on it; those are taken back first
refusal-only-ruling-gives-such-score = Only a ruling gives such a score
refusal-result-stands-already = That is the result already
alert-evidence-differs = The sheets do not agree: White writes { $white }, Black writes { $black }
alert-moves-unwritten = { $count } presses of the clock without an entry
cannot-signed = Both have signed: only the chief arbiter changes the result
cannot-something-happened = Something has happened on a board since
cannot-ruling-awaited = A ruling is waited for
refusal-ruled-already = That has been ruled already
refusal-no-offer-open = No offer is open
refusal-ruling-spent = That ruling has fallen or is spent, and nothing is left to take back
