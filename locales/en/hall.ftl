### What the hall says: what happened, what the arbiter should know, why something cannot happen.

## The log

log-opened = The board is set up
log-start-taken-back = The start of the round was taken back
log-called = Calls the arbiter: { $reason }
call-time-jump = The machine says that { $span } have passed which the hall did not see. The clocks are stopped and show the times as last seen: start them again, or correct them first
log-call-taken = Goes to the board
log-call-closed = The call is dealt with

event-started = The game begins
event-arrived = { $it ->
        [white] White comes to the board
       *[black] Black comes to the board
    }
event-touched = { $manner ->
        [adjusting] Adjusts the piece on { $square }
        [accident] Touches the piece on { $square } by accident
        [doubtful] Touches the piece on { $square }, perhaps by accident
        [unannounced] Adjusts the piece on { $square } without saying so
       *[plain] Touches the piece on { $square }
    }
event-touch-found = { $deliberate ->
        [true] The touch of the piece on { $square } was deliberate
       *[false] The touch of the piece on { $square } was an accident
    }
event-piece-removed = Takes the piece on { $square } off the board
event-piece-put = Puts the piece from { $from } on { $to }
event-piece-placed = Puts a new piece on { $square }
event-pieces-put-back = The pieces are put back
event-king-castles = The step of the king was the beginning of castling
event-move-made = Moves { $move }
event-move-made-illegal = Moves { $move } (illegal, { $article })
event-move-completed = { $it ->
        [pressed] The move is completed by pressing the clock
        [ended-game] The move ends the game
        [next-move] The move is completed by the next one
        [answered] The move is completed by the answer
       *[sealed] The sealed move is made
    }
event-pressed = { $it ->
        [white] White presses the clock
       *[black] Black presses the clock
    }
event-clocks-stopped = The clocks are stopped
event-clock-restarted = { $it ->
        [white] White’s clock runs again
       *[black] Black’s clock runs again
    }
event-flag-fell = { $it ->
        [white] White’s flag is down
       *[black] Black’s flag is down
    }
event-period-ended = { $it ->
        [white] White’s period ends
       *[black] Black’s period ends
    }
event-flag-noticed = { $it ->
        [white] White’s flag is noticed
       *[black] Black’s flag is noticed
    }
event-illegal-move-noticed = An illegal move is noticed
event-pressed-without-move = { $it ->
        [white] White presses the clock without a move
       *[black] Black presses the clock without a move
    }
event-illegal-move-counted = { $it ->
        [white] An illegal move by White is counted
       *[black] An illegal move by Black is counted
    }
event-illegal-move-uncounted = { $it ->
        [white] An illegal move by White is no longer counted
       *[black] An illegal move by Black is no longer counted
    }
event-complained = Complains of a breach of Article 4
event-draw-offered = Offers a draw
event-draw-accepted = Accepts the draw
event-draw-declined = Declines the draw
event-draw-claimed = { $ground ->
        [repetition] Claims a draw by repetition
       *[fifty-moves] Claims a draw by fifty moves
    }
event-resigned = { $it ->
        [white] White resigns
       *[black] Black resigns
    }
event-answered = The arbiter answers
event-answered-later = The arbiter answers
event-proposed = A ruling waits for the arbiter
event-clock-absent = { $it ->
        [white] White is absent
       *[black] Black is absent
    }
event-clock-admitted = { $it ->
        [white] White is admitted
       *[black] Black is admitted
    }
event-clock-mishandled = The clock is mishandled
event-clock-press-objected = Objects to the press of the clock
event-clock-display-claimed = Claims from what a screen shows
event-clock-fault-found = A fault of the clock is found
event-clock-interruption-asked = Asks for the game to be interrupted
event-clock-assistant-brought = An assistant for the clock is brought
event-clock-assistant-accepted = The assistant for the clock is accepted
event-clock-first-flag-seen = { $it ->
        [white] White’s flag fell first
       *[black] Black’s flag fell first
    }
event-clock-pressed-unread = { $it ->
        [white] White presses the clock; the move is not written yet
       *[black] Black presses the clock; the move is not written yet
    }
event-clock-press-read = { $it ->
        [white] The move of White’s press is known
       *[black] The move of Black’s press is known
    }
event-clock-press-found-idle = { $it ->
        [white] White turns out to have pressed the clock without a move
       *[black] Black turns out to have pressed the clock without a move
    }
event-clock-pressed-in-doubt = { $it ->
        [white] White presses the clock; whether there was a move is asked
       *[black] Black presses the clock; whether there was a move is asked
    }
event-irregular-wrong-start-found = The start position was wrong
event-irregular-board-found-turned = The board is turned
event-irregular-colours-found-reversed = The colours are reversed
event-irregular-pieces-displaced = Displaces pieces
event-irregular-pieces-put-back = Puts displaced pieces back
event-irregular-displaced-pieces-found = Displaced pieces are found
event-irregular-moved-out-of-turn = Moves out of turn: { $move }
event-irregular-idle-press-found = { $by ->
        [white] White turns out to have pressed the clock without a move
       *[black] Black turns out to have pressed the clock without a move
    }
event-irregular-two-hands-found = { $by ->
        [white] White turns out to have moved with two hands
       *[black] Black turns out to have moved with two hands
    }
event-record-wrote = Writes { $it }
event-record-wrote-ahead = Writes { $text } before moving
event-record-corrected = Corrects an entry to { $text }
event-record-offer-noted = Notes the offer of a draw
event-record-letters = { $it ->
        [en] Writes in English letters
        [ru] Writes in Russian letters
        [bg] Writes in Bulgarian letters
        [sr] Writes in Serbian letters
        [mk] Writes in Macedonian letters
        [hy] Writes in Armenian letters
       *[other] Writes in the letters of { $it }
    }
event-record-freed = { $of ->
        [white] White need not write any more
       *[black] Black need not write any more
    }
event-record-assistant-accepted = The assistant who records is accepted
event-record-signed = Signs the result
event-record-brought-up-to-date = Brings the scoresheet up to date
event-record-looked = A scoresheet is looked at
event-record-found-otherwise = The arbiter finds that it is not as the scoresheets say
event-record-denied = The last written move was not played
event-record-noted = The position and the clocks are noted
event-rapid-record-shown = Looks at the record
event-rapid-scoresheet-asked = Asks for a scoresheet
event-rapid-illegal-position-noticed = An illegal position is noticed
event-rapid-illegal-position-mended = The illegal position is put right
event-rapid-agreed-to-correct = Agrees to the correction
event-rapid-schedule-found-in-danger = The schedule is in danger
event-adjourn-sealed = Seals move { $number }
event-adjourn-resumption-set = The game will be resumed: { $it }
event-adjourn-resumed = The adjourned game is resumed
event-adjourn-reply-sealed = Seals a reply
event-adjourn-came = { $it ->
        [white] White comes to the adjourned game
       *[black] Black comes to the adjourned game
    }
event-adjourn-opened = The envelope is opened
event-adjourn-envelope-missing = The envelope is missing
event-adjourn-position-lost = The position cannot be restored
event-adjourn-clock-pointed-out = An error of the clock is pointed out
event-conduct-noted = { $of ->
        [white] An offence by White is noted
       *[black] An offence by Black is noted
    }: { $it ->
        [left-venue] left the venue
        [left-area] left the playing area
        [notes] notes or advice
        [refused-inspection] refused inspection
        [distraction] distracting the opponent
        [refused-signature] refused to sign
        [smoked] smoking
        [smoked-electronic] an e-cigarette
       *[disrepute] disrepute
    }
event-conduct-device-found = { $it ->
        [white] A device is found with White
       *[black] A device is found with Black
    }
event-conduct-refused = { $it ->
        [white] White refuses to obey
       *[black] Black refuses to obey
    }
event-conduct-both-refused = Both players refuse to obey
event-conduct-leave-asked = Asks for leave
event-conduct-leave-given = { $it ->
        [white] White may leave
       *[black] Black may leave
    }
event-conduct-left = { $it ->
        [white] White leaves, as he may
       *[black] Black leaves, as he may
    }
event-conduct-disturbed = { $it ->
        [white] White is disturbed
       *[black] Black is disturbed
    }
event-conduct-explanation-asked = Asks the arbiter to explain
event-conduct-appealed = { $of ->
        [white] White appeals: { $it }
       *[black] Black appeals: { $it }
    }
event-conduct-score-entered = The score is entered by the arbiter
event-conduct-unplayed-entered = The game is entered as not played
event-blind-taken-off = Takes the piece on { $it } off
event-blind-placed = Puts the piece: { $move }
event-blind-announced = Announces { $move }
event-blind-repeated = Repeats the announced move
event-blind-score-kept = Keeps the score
event-blind-boards-differ = The two boards differ
event-quickplay-extra-time-requested = Asks for extra time for each move
event-quickplay-extra-time-introduced = Extra time for each move is introduced
event-quickplay-claimed = Claims a draw in the last period
event-quickplay-postponed = The decision is postponed
event-quickplay-referred = The claim is sent to an arbiter
event-quickplay-verified = The final position is verified

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
refusal-illegal-move-claimed-by-opponent = An illegal move is claimed by the opponent
refusal-offer-cannot-withdrawn = An offer cannot be withdrawn
refusal-another-move-announced = Another move was announced
refusal-appendix-d-does-not-apply-to-this-game = Appendix D does not apply to this game
refusal-each-player-must-made-move = Each player must have made a move
refusal-it-must-pointed-out-before-first-move = It must be pointed out before the first move
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
refusal-claimant-must-stop-clocks-first = The claimant must stop the clocks first
refusal-claimants-own-flag-down = The claimant's own flag is down
refusal-clock-of-player-with-disability-not-adjusted = The clock of a player with a disability is not adjusted
refusal-clock-of-opponent-running = The clock of the opponent is running
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
refusal-move-made-on-board-must-sealed = The move made on the board must be sealed
refusal-move-must-written-first = The move must be written first
refusal-number-of-moves-decides-not-arbiter = The number of moves decides, not the arbiter
refusal-opponent-answers-offer-first = The opponent answers the offer first
refusal-opponent-confirms-it = The opponent confirms it
refusal-opponent-confirms-position-first = The opponent confirms the position first
refusal-opponent-made-next-move = The opponent has made the next move
refusal-opponent-move = The opponent has the move
refusal-opponent-repeats-move = The opponent repeats the move
refusal-opponents-clock-started = The opponent's clock has been started
refusal-opponents-scoresheet-for-player-who-move = The opponent's scoresheet is for the player who has the move
refusal-piece-stands-there-already = The piece stands there already
refusal-player-scoresheet-and-must-write = The player has a scoresheet and must write
refusal-player-scoresheet-and-need-not-write = The player has a scoresheet and need not write
refusal-player-assistant = The player has an assistant
refusal-player-displaced-no-pieces = The player has displaced no pieces
refusal-player-at-board = The player is at the board
refusal-player-not-at-board = The player is not at the board
refusal-player-who-move-seals = The player who has the move seals
refusal-result-signed-already = The result is signed already
refusal-right-to-claim-ended-with-touching-piece = The right to claim ended with touching a piece
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
refusal-not-last-period = It is not the last period
refusal-own-flag-down = Your own flag is down
refusal-two-minutes-left = Two minutes or more are left
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
event-repaired = Put right: { $reason }
event-conduct-result-entered = The arbiter enters the result
event-conduct-again = Noted: { $offence }
alert-evidence-differs = The sheets do not agree: White writes { $white }, Black writes { $black }
alert-moves-unwritten = { $count } presses of the clock without an entry
event-made-again = Makes the move again
event-hand-again = The hand goes back to the board: { $move }
event-clock-reason-found = The claim tells why the clocks were stopped
cannot-signed = Both have signed: only the chief arbiter changes the result
cannot-something-happened = Something has happened on a board since
cannot-ruling-awaited = A ruling is waited for
