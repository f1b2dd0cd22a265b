### Everything that is said of acts: in the log, to readers of a case, on the buttons of the desk; and what a new act asks or rules

## What the log says of it

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
event-confirmed = The arbiter confirms
event-waits = Noted; it is heard when the arbiter has decided what waits
event-heard = What was noted is heard now
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
event-clock-replied-in-doubt = Moves { $move } while it is asked whether the opponent has moved
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
event-record-hidden = { $it ->
        [white] White hides the scoresheet
       *[black] Black hides the scoresheet
    }
event-record-found-otherwise = The arbiter finds that it is not as the scoresheets say
event-record-denied = The last written move was not played
event-record-noted = The position and the clocks are noted
event-rapid-record-shown = Looks at the record
event-rapid-scoresheet-asked = Asks for a scoresheet
event-rapid-illegal-position-noticed = An illegal position is noticed
event-rapid-illegal-position-mended = The illegal position is put right
event-rapid-pawn-replaced = The pawn on { $square } is replaced
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
event-blind-repeated-wrongly = Repeats another move than the announced one: { $move }
event-blind-score-kept = Keeps the score
event-blind-boards-differ = The two boards differ
event-quickplay-extra-time-requested = Asks for extra time for each move
event-quickplay-extra-time-introduced = Extra time for each move is introduced
event-quickplay-claimed = Claims a draw in the last period
event-quickplay-postponed = The decision is postponed
event-quickplay-referred = The claim is sent to an arbiter
event-quickplay-verified = The final position is verified
event-repaired = Put right: { $reason }
event-conduct-result-entered = The arbiter enters the result
event-conduct-again = Noted: { $offence }
event-made-again = Makes the move again
event-hand-again = The hand goes back to the board: { $move }
event-clock-reason-found = The claim tells why the clocks were stopped
event-blind-not-repeated = { $it ->
        [white] White goes on without repeating the move
       *[black] Black goes on without repeating the move
    }
event-blind-pressed-early = { $it ->
        [white] White presses the clock before the move is made and announced
       *[black] Black presses the clock before the move is made and announced
    }
event-blind-assisted = { $it ->
        [white] White’s assistant acts
       *[black] Black’s assistant acts
    }
event-irregular-board-found-half-turned = The board is turned by half
event-irregular-out-of-play = { $it ->
        [white] White has a hand at the board while no game is played
       *[black] Black has a hand at the board while no game is played
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] White’s flag is said to be down; it is not
       *[black] Black’s flag is said to be down; it is not
    }
event-clock-flag-disputed = { $it ->
        [white] White disputes the fall of the flag
       *[black] Black disputes the fall of the flag
    }
event-clock-clock-placed = { $it ->
        [white] The clock stands at White’s right hand
       *[black] The clock stands at Black’s right hand
    }
event-conduct-reported = Reported to the arbiter: { $it }
event-conduct-interfered = A bystander interferes
event-conduct-visitor-found = Somebody without leave is in the playing area
event-conduct-told = { $to ->
        [white] The arbiter has told White
       *[black] The arbiter has told Black
    } { $what ->
        [moves] the number of moves
        [press] that the clock was not pressed
        [move] that the opponent has moved
        [flag] of the opponent’s flag
        [own-flag] of the own flag
       *[illegal-move] of an illegal move
    }

## What readers of a case are told: the English line is the phrase of the page

said-side-touches-square = { $side } touches { $square }
said-side-lifts-square = { $side } lifts { $square }
said-side-touches-square-to-adjust = { $side } touches { $square } to adjust
said-side-touches-square-to-adjust-without-a-word = { $side } touches { $square } to adjust without a word
said-side-touches-square-by-accident = { $side } touches { $square } by accident
said-side-touches-square-perhaps-by-accident = { $side } touches { $square } perhaps by accident
said-side-touches-square-and-other-in-unclear-ord = { $side } touches { $square } and { $other } in unclear order
said-side-moves-move = { $side } moves { $move }
said-side-moves-move-with-two-hands = { $side } moves { $move } with two hands
said-side-removes-the-piece-on-square = { $side } removes the piece on { $square }
said-side-puts-the-piece-from-square-on-other = { $side } puts the piece from { $square } on { $other }
said-side-places-a-role-on-square = { $side } places a { $role } on { $square }
said-side-holds-a-role-on-square = { $side } holds a { $role } on { $square }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side } places a { $role } of the wrong colour on { $square }
said-side-places-move = { $side } places { $move }
said-side-drops-the-piece-from-square-on-other = { $side } drops the piece from { $square } on { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = the arbiter finds the touch of { $square } deliberate
said-the-arbiter-finds-the-touch-of-square-accide = the arbiter finds the touch of { $square } accidental
said-the-arbiter-finds-two-hands-used-by-side = the arbiter finds two hands used by { $side }
said-side-proposes-an-assistant-to-move-the-piece = { $side } proposes an assistant to move the pieces
said-side-complains = { $side } complains
said-the-arbiter-intervenes = the arbiter intervenes
said-side-complains-of-a-touched-piece = { $side } complains of a touched piece
said-side-complains-of-a-released-piece = { $side } complains of a released piece
said-side-complains-of-adjusting = { $side } complains of adjusting
said-side-complains-of-two-hands = { $side } complains of two hands
said-side-complains-of-the-hand-on-the-clock = { $side } complains of the hand on the clock
said-side-resigns = { $side } resigns
said-side-tips-the-king = { $side } tips the king
said-side-shakes-hands = { $side } shakes hands
said-side-stops-the-clock-without-a-word = { $side } stops the clock without a word
said-the-search-finds-a-mate = the search finds a mate
said-the-search-finds-no-mate = the search finds no mate
said-the-arbiter-starts-the-game = the arbiter starts the game
said-side-arrives = { $side } arrives
said-the-arbiter-sees-side-come = the arbiter sees { $side } come
said-side-presses-the-clock = { $side } presses the clock
said-side-stops-the-clocks = { $side } stops the clocks
said-the-arbiter-stops-the-clocks = the arbiter stops the clocks
said-the-arbiter-restarts-the-clock = the arbiter restarts the clock
said-side-restarts-the-clock = { $side } restarts the clock
said-side-claims-the-flag = { $side } claims the flag
said-side-admits-the-own-flag = { $side } admits the own flag
said-the-arbiter-notices-the-flag-of-side = the arbiter notices the flag of { $side }
said-the-arbiter-finds-side-absent = the arbiter finds { $side } absent
said-the-arbiter-admits-side = the arbiter admits { $side }
said-side-stops-the-clocks-for-a-missing-piece = { $side } stops the clocks for a missing piece
said-side-hits-the-clock = { $side } hits the clock
said-side-picks-the-clock-up = { $side } picks the clock up
said-side-knocks-the-clock-over = { $side } knocks the clock over
said-side-keeps-a-finger-on-the-clock = { $side } keeps a finger on the clock
said-side-uses-the-other-hand-for-the-clock = { $side } uses the other hand for the clock
said-side-objects-to-the-press = { $side } objects to the press
said-side-claims-from-the-display = { $side } claims from the display
said-side-finds-the-clock-defective = { $side } finds the clock defective
said-side-finds-the-clock-wrongly-set = { $side } finds the clock wrongly set
said-the-arbiter-finds-the-clock-wrongly-set = the arbiter finds the clock wrongly set
said-the-arbiter-finds-the-clock-defective = the arbiter finds the clock defective
said-side-asks-for-an-interruption = { $side } asks for an interruption
said-side-brings-an-assistant-for-the-clock = { $side } brings an assistant for the clock
said-the-arbiter-sees-on-the-clock-the-first-flag = the arbiter sees on the clock the first flag of { $side }
said-side-disputes-the-own-flag = { $side } disputes the own flag
said-the-arbiter-puts-the-clock-at-the-right-hand = the arbiter puts the clock at the right hand of { $side }
said-side-claims-an-illegal-move = { $side } claims an illegal move
said-the-arbiter-notices-the-illegal-move = the arbiter notices the illegal move
said-side-claims-that-the-initial-position-was-wr = { $side } claims that the initial position was wrong
said-side-claims-that-the-initial-position-was-wr-2 = { $side } claims that the initial position was wrong with { $squares } misplaced
said-the-arbiter-finds-that-the-initial-position = the arbiter finds that the initial position was wrong
said-the-arbiter-finds-that-the-initial-position-2 = the arbiter finds that the initial position was wrong with { $squares } misplaced
said-side-claims-that-the-board-is-turned = { $side } claims that the board is turned
said-the-arbiter-finds-that-the-board-is-turned = the arbiter finds that the board is turned
said-side-claims-that-the-board-is-half-turned = { $side } claims that the board is half turned
said-the-arbiter-finds-that-the-board-is-half-tur = the arbiter finds that the board is half turned
said-side-claims-that-the-colours-are-reversed = { $side } claims that the colours are reversed
said-the-arbiter-finds-that-the-colours-are-rever = the arbiter finds that the colours are reversed
said-the-arbiter-orders-a-new-game-with-the-right = the arbiter orders a new game with the right colours
said-side-displaces-pieces = { $side } displaces pieces
said-side-calls-the-arbiter-over-displaced-pieces = { $side } calls the arbiter over displaced pieces
said-side-puts-the-pieces-back = { $side } puts the pieces back
said-side-claims-that-pieces-were-displaced = { $side } claims that pieces were displaced
said-the-arbiter-finds-that-pieces-were-displaced = the arbiter finds that pieces were displaced
said-the-arbiter-finds-that-nobody-can-place-an-i = the arbiter finds that nobody can place an illegal move of { $side }
said-the-arbiter-finds-a-press-without-a-move-by = the arbiter finds a press without a move by { $side }
said-the-arbiter-does-not-count-the-illegal-move = the arbiter does not count the illegal move of { $side }
said-side-writes-text = { $side } writes { $text }
said-side-writes-text-for-a-claim = { $side } writes { $text } for a claim
said-side-enters-text = { $side } enters { $text }
said-side-enters-text-for-a-claim = { $side } enters { $text } for a claim
said-side-writes-down-text = { $side } writes down { $text }
said-side-corrects-move-number-of-owner-to-text = { $side } corrects move { $number } of { $owner } to { $text }
said-side-notes-the-draw-offer = { $side } notes the draw offer
said-side-brings-the-scoresheet-up-to-date = { $side } brings the scoresheet up to date
said-side-brings-the-scoresheet-up-to-date-from-t = { $side } brings the scoresheet up to date from the opponent's
said-side-keeps-the-scoresheet-in-language = { $side } keeps the scoresheet in { $language }
said-side-asks-for-an-assistant-to-record = { $side } asks for an assistant to record
said-side-reports-a-faulty-scoresheet = { $side } reports a faulty scoresheet
said-side-hides-the-scoresheet = { $side } hides the scoresheet
said-side-signs-result = { $side } signs { $result }
said-side-approves-result = { $side } approves { $result }
said-the-arbiter-saw-side-play-move = the arbiter saw { $side } play { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side = the arbiter looks at the scoresheet of { $side }
said-the-arbiter-calls-for-the-scoresheets = the arbiter calls for the scoresheets
said-the-arbiter-has-the-game-reconstructed = the arbiter has the game reconstructed
said-the-arbiter-cannot-find-out-the-moves-of-sid = the arbiter cannot find out the moves of { $side }
said-the-arbiter-finds-evidence-of-number-moves-o = the arbiter finds evidence of { $number } moves of { $side }
said-side-offers-a-draw = { $side } offers a draw
said-side-offers-a-draw-if-text = { $side } offers a draw if { $text }
said-side-withdraws-the-offer = { $side } withdraws the offer
said-side-accepts-the-draw = { $side } accepts the draw
said-side-declines-the-draw = { $side } declines the draw
said-side-claims-a-draw-by-repetition = { $side } claims a draw by repetition
said-side-claims-a-draw-by-repetition-with-the-wr = { $side } claims a draw by repetition with the written move
said-side-claims-a-draw-by-repetition-with-move = { $side } claims a draw by repetition with { $move }
said-side-claims-a-draw-by-fifty-moves = { $side } claims a draw by fifty moves
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side } claims a draw by fifty moves with the written move
said-side-claims-a-draw-by-fifty-moves-with-move = { $side } claims a draw by fifty moves with { $move }
said-side-withdraws-the-claim = { $side } withdraws the claim
said-the-arbiter-notes-disrepute-by-side = the arbiter notes disrepute by { $side }
said-the-arbiter-notes-that-the-venue-was-left-by = the arbiter notes that the venue was left by { $side }
said-the-arbiter-notes-that-the-area-was-left-by = the arbiter notes that the area was left by { $side }
said-the-arbiter-notes-advice-taken-by-side = the arbiter notes advice taken by { $side }
said-the-arbiter-notes-an-inspection-refused-by-s = the arbiter notes an inspection refused by { $side }
said-the-arbiter-notes-distraction-by-side = the arbiter notes distraction by { $side }
said-the-arbiter-notes-a-signature-refused-by-sid = the arbiter notes a signature refused by { $side }
said-the-arbiter-notes-smoking-by-side = the arbiter notes smoking by { $side }
said-the-arbiter-notes-an-e-cigarette-of-side = the arbiter notes an e-cigarette of { $side }
said-the-arbiter-finds-devices-on-both = the arbiter finds devices on both
said-the-arbiter-finds-a-device-on-side = the arbiter finds a device on { $side }
said-the-arbiter-finds-the-laws-refused-by-side = the arbiter finds the Laws refused by { $side }
said-the-arbiter-finds-both-refusing-the-laws = the arbiter finds both refusing the Laws
said-the-arbiter-lodges-an-appeal-of-side-against = the arbiter lodges an appeal of { $side } against: { $text }
said-the-arbiter-enters-the-result-result-as-repo = the arbiter enters the result { $result } as reported
said-the-arbiter-enters-the-result-result-for-con = the arbiter enters the result { $result } for conduct
said-the-arbiter-enters-the-score-score = the arbiter enters the score { $score }
said-the-arbiter-enters-the-unplayed-result-resul = the arbiter enters the unplayed result { $result }
said-side-asks-to-leave-the-venue = { $side } asks to leave the venue
said-side-asks-to-leave-the-area = { $side } asks to leave the area
said-the-arbiter-notes-a-disturbance-of-side = the arbiter notes a disturbance of { $side }
said-the-arbiter-speaks-to-side = the arbiter speaks to { $side }
said-the-arbiter-has-told-side-moves = the arbiter has told { $side } the number of moves
said-the-arbiter-has-told-side-press = the arbiter has told { $side } that the clock was not pressed
said-the-arbiter-has-told-side-move = the arbiter has told { $side } that the opponent has moved
said-the-arbiter-has-told-side-flag = the arbiter has told { $side } of the opponent's flag
said-the-arbiter-has-told-side-own-flag = the arbiter has told { $side } of the own flag
said-the-arbiter-has-told-side-illegal-move = the arbiter has told { $side } of an illegal move
said-the-arbiter-hears-from-a-spectator-text = the arbiter hears from a spectator: { $text }
said-the-arbiter-notes-interference-by-a-spectato = the arbiter notes interference by a spectator
said-the-arbiter-finds-a-visitor-in-the-playing-a = the arbiter finds a visitor in the playing area
said-side-asks-for-an-explanation = { $side } asks for an explanation
said-side-appeals-text = { $side } appeals: { $text }
said-the-arbiter-answers-text = the arbiter answers { $text }
said-the-arbiter-answers-yes = the arbiter answers yes
said-the-arbiter-answers-no = the arbiter answers no
said-the-arbiter-answers-nothing = the arbiter answers nothing
said-the-arbiter-answers-a-warning = the arbiter answers a warning
said-the-arbiter-answers-span-for-the-opponent = the arbiter answers { $span } for the opponent
said-the-arbiter-answers-span-off-the-clock = the arbiter answers { $span } off the clock
said-the-arbiter-answers-points-up-points = the arbiter answers points up { $points }
said-the-arbiter-answers-points-down-points = the arbiter answers points down { $points }
said-the-arbiter-answers-the-game-is-lost = the arbiter answers the game is lost
said-the-arbiter-answers-a-fine = the arbiter answers a fine
said-the-arbiter-answers-exclusion-from-number-rounds = the arbiter answers exclusion from { $number } rounds
said-the-arbiter-answers-exclusion-from-number-round = the arbiter answers exclusion from { $number } round
said-the-arbiter-answers-expulsion = the arbiter answers expulsion
said-the-arbiter-answers-span-more = the arbiter answers { $span } more
said-the-arbiter-answers-the-score-points = the arbiter answers the score { $points }
said-the-arbiter-answers-the-start-number = the arbiter answers the start { $number }
said-the-arbiter-answers-the-result-result = the arbiter answers the result { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side = the arbiter answers the position before move { $number } of { $side }
said-the-arbiter-answers-clocks = the arbiter answers white { $one } black { $two }
said-the-arbiter-answers-clock-of-white = the arbiter answers white { $one }
said-the-arbiter-answers-clock-of-black = the arbiter answers black { $two }
said-the-arbiter-answers-postponed = the arbiter answers postponed
said-the-arbiter-answers-postponed-with-two-minutes = the arbiter answers postponed with 2 minutes for the opponent
said-the-arbiter-answers-the-move-move = the arbiter answers the move { $move }
said-the-arbiter-answers-the-flag-of-white = the arbiter answers the flag of white
said-the-arbiter-answers-the-flag-of-black = the arbiter answers the flag of black
said-the-arbiter-answers-as-reported = the arbiter answers as reported
said-the-arbiter-answers-for-conduct = the arbiter answers for conduct
said-the-arbiter-answers-after-an-appeal = the arbiter answers after an appeal
said-the-arbiter-answers-in-correction = the arbiter answers in correction
said-the-arbiter-answers-an-increment = the arbiter answers an increment
said-the-arbiter-answers-a-delay = the arbiter answers a delay
said-the-arbiter-tells-the-number-of-moves = the arbiter tells the number of moves
said-the-arbiter-tells-that-the-clock-was-not-pre = the arbiter tells that the clock was not pressed
said-the-arbiter-confirms = the arbiter confirms
said-the-arbiter-decides-otherwise-text = the arbiter decides otherwise: { $text }
said-the-arbiter-gives-side-span-because-text = the arbiter gives { $side } { $span } because { $text }
said-the-arbiter-takes-from-side-span-because-tex = the arbiter takes from { $side } { $span } because { $text }
said-the-arbiter-withdraws-ruling-number-because = the arbiter withdraws ruling { $number } because { $text }
said-the-arbiter-lets-the-game-go-on-because-text = the arbiter lets the game go on because { $text }
said-the-arbiter-sets-the-position-to-fen-because = the arbiter sets the position to { $fen } because { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = the arbiter sets the clocks to { $clocks } because { $text }
said-side-asks-to-see-the-record = { $side } asks to see the record
said-side-asks-for-a-scoresheet = { $side } asks for a scoresheet
said-the-arbiter-finds-checkmate-by-side = the arbiter finds checkmate by { $side }
said-the-arbiter-finds-stalemate = the arbiter finds stalemate
said-the-arbiter-finds-a-dead-position = the arbiter finds a dead position
said-the-arbiter-finds-the-same-position-five-tim = the arbiter finds the same position five times
said-the-arbiter-finds-seventy-five-moves = the arbiter finds seventy-five moves
said-the-arbiter-notices-the-illegal-position = the arbiter notices the illegal position
said-side-agrees-to-put-the-illegal-move-right = { $side } agrees to put the illegal move right
said-the-arbiter-finds-that-the-schedule-would-su = the arbiter finds that the schedule would suffer from the clock setting
said-side-takes-the-piece-on-square-out-of-its-ho = { $side } takes the piece on { $square } out of its hole
said-side-takes-the-piece-on-square-off-the-speci = { $side } takes the piece on { $square } off the special board
said-side-makes-move-on-the-special-board = { $side } makes { $move } on the special board
said-side-announces-move = { $side } announces { $move }
said-side-repeats-move = { $side } repeats { $move }
said-side-keeps-score-in-braille = { $side } keeps score in Braille
said-side-keeps-score-in-writing = { $side } keeps score in writing
said-side-keeps-score-on-a-recorder = { $side } keeps score on a recorder
said-the-arbiter-finds-that-the-boards-differ = the arbiter finds that the boards differ
said-side-seals-move = { $side } seals { $move }
said-side-seals-move-with-span-to-go = { $side } seals { $move } with { $span } to go
said-the-arbiter-sets-the-resumption-for-text = the arbiter sets the resumption for { $text }
said-the-arbiter-resumes-the-game-with-both = the arbiter resumes the game with both
said-the-arbiter-resumes-the-game-with-nobody = the arbiter resumes the game with nobody
said-the-arbiter-resumes-the-game-with-side = the arbiter resumes the game with { $side }
said-side-seals-the-reply-move = { $side } seals the reply { $move }
said-side-comes-to-the-resumption = { $side } comes to the resumption
said-the-arbiter-sees-side-come-to-the-resumption = the arbiter sees { $side } come to the resumption
said-the-arbiter-finds-the-envelope-missing = the arbiter finds the envelope missing
said-the-arbiter-finds-the-adjourned-position-los = the arbiter finds the adjourned position lost
said-side-points-out-a-wrong-time = { $side } points out a wrong time
said-side-asks-for-extra-time-a-move = { $side } asks for extra time a move
said-side-claims-that-the-opponent-cannot-win = { $side } claims that the opponent cannot win
said-side-claims-that-the-opponent-cannot-win-wit = { $side } claims that the opponent cannot win with a full scoresheet
said-side-claims-that-the-opponent-does-not-try = { $side } claims that the opponent does not try
said-side-claims-that-the-opponent-does-not-try-w = { $side } claims that the opponent does not try with a full scoresheet
said-side-confirms-the-position = { $side } confirms the position
said-side-confirms-position-and-score = { $side } confirms position and score
said-the-arbiter-declares-the-postponed-claim-a-d = the arbiter declares the postponed claim a draw
said-the-assistant-of-side-what = the assistant of { $side } { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = the chief arbiter withdraws ruling { $number } because { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = the chief arbiter lets the game go on because { $text }
said-side-takes-out-square = { $side } takes out { $square }
said-the-arbiter-finds-evidence-of-number-move-of = the arbiter finds evidence of { $number } move of { $side }
said-the-arbiter-enters-the-result-result-after-a = the arbiter enters the result { $result } after an appeal
said-the-arbiter-enters-the-result-result-in-corr = the arbiter enters the result { $result } in correction
said-the-arbiter-replaces-move-number-of-side-wit = the arbiter replaces move { $number } of { $side } with { $move }
said-the-arbiter-inserts-move-before-move-number = the arbiter inserts { $move } before move { $number } of { $side }
said-the-arbiter-takes-out-move-number-of-side = the arbiter takes out move { $number } of { $side }
said-the-arbiter-takes-as-right-the-scoresheet-of = the arbiter takes as right the scoresheet of { $side }
said-the-arbiter-counts-for-side-number-illegal-m = the arbiter counts for { $side } { $number } illegal moves
said-the-arbiter-counts-for-side-one-illegal-move = the arbiter counts for { $side } { $number } illegal move
said-announces-move = announces { $move }
said-repeats-move = repeats { $move }
said-writes-text = writes { $text }
said-seals-move = seals { $move }
said-makes-move-on-the-opponent-s-board = makes { $move } on the opponent's board
said-presses-the-clock = presses the clock
said-claims-the-flag = claims the flag
said-complains-of-a-touched-piece = complains of a touched piece
said-gives-advice = gives advice
said-tells-moves-and-time-when-asked = tells moves and time when asked
said-tells-moves-and-time-unasked = tells moves and time unasked

## Its button on the desk

proposal-apply = Apply
proposal-otherwise = Decide otherwise
question-title = The Laws leave this to you
measure-stop = Stop the clocks
measure-restart = Let the clock run
measure-notice-flag = Flag is down
measure-arrive = Has come
measure-admit = Admit although late
measure-look = Look at the sheet
measure-disturbance = Was disturbed
measure-device = Device found
measure-refusal = Refuses to obey
measure-first-flag = Flag fell first
measure-idle-press = Pressed without moving
measure-two-hands = Moved with two hands
measure-checkmate = Checkmated
measure-stalemate = Stalemate
measure-dead = Dead position
measure-five-times = The same position five times
measure-seventy-five = 75 moves without progress
measure-illegal = Illegal move
measure-clock-setting = Clocks set wrongly: correct
measure-clock-defect = Clock defective
measure-displaced = Pieces displaced
measure-colours = Colours reversed
measure-sheets = Call for complete sheets
measure-both-refuse = Both refuse to obey
measure-declare-draw = Declare the draw that was claimed
measure-resumption = Resumption
measure-resume = Resume: open the envelope
measure-envelope = The envelope is missing
measure-position-lost = The position cannot be established
measure-come = { $side ->
    [white] White has come
   *[black] Black has come
}
offence-disrepute = Disrepute
offence-left-venue = Left the venue
offence-left-area = Left the playing area
offence-notes = Notes or advice
offence-refused-inspection = Refused inspection
offence-distraction = Distracting the opponent
offence-refused-signature = Refused to sign
offence-smoked = Smoked
mishandling-hit = Clock hit with force
mishandling-lifted = Clock lifted
mishandling-knocked-over = Clock knocked over
mishandling-hovering = Finger kept on or over the clock
mishandling-other-hand = Clock pressed with the other hand
offence-smoked-electronic = Smoked an e-cigarette
offence-hid-scoresheet = Hid the scoresheet
measure-interference = A bystander interferes

## Answers to what the arbiter is asked

answer-yes = Yes
answer-no = No
answer-nothing = Nothing
answer-warn = Warning
answer-loss = Loss of the game
answer-fine = Fine
answer-expel = Expulsion
answer-opponent-gains = Time for the opponent
answer-offender-loses = Time off the offender’s clock
answer-opponent-points-up = Points for the opponent
answer-offender-points-down = Points off the offender
answer-exclude-rounds = Exclusion from rounds
answer-extra-time = Extra time
answer-player-loses = Yes, and take time off this player’s clock
answer-score = Score
answer-position-before = The position before move
answer-clocks = The clocks show
answer-result = Another result
answer-opponent-resigns = The opponent resigns
answer-draw-agreed = A draw was agreed
answer-result-white-signed = As White signed
answer-result-black-signed = As Black signed
answer-extra-increment = Yes, as increment
answer-extra-delay = Yes, as delay
answer-ground-reported = As the players report
answer-ground-conduct = Conduct (11, 12.9)
answer-ground-appeal = Appeal
answer-ground-error = Correction of an error
answer-no-result = It does not end
answer-yes-time-off = Yes, with time off his clock
answer-postpone-with-time = Decide later, with two minutes for the opponent
answer-postpone = Decide later
answer-start = The start with this number
answer-did = Yes, this was played
answer-illegal-unplaced = Yes, but nobody knows when
answer-flag-wins = Time overstepped: the opponent wins
answer-flag-draws = Time overstepped, but the opponent cannot mate: draw
answer-moves-were-made = No, the moves were made in time
answer-flag-of-white = White’s flag
answer-flag-of-black = Black’s flag
answer-flags-unknown = Nobody knows; the result is
answer-flags-not-known = Nobody knows
answer-flag-counts = The flag counts

## What is asked, ruled or refused because of it

question-dropped = { $by ->
        [white] did White release the piece from { $from } on { $to }? If not, it only fell there
       *[black] did Black release the piece from { $from } on { $to }? If not, it only fell there
    }
question-founded = { $of ->
        [white] is White’s complaint founded ({ $offence })?
       *[black] is Black’s complaint founded ({ $offence })?
    }
question-too-late = { $of ->
        [white] no default time was announced: is White too late? Yes loses the game, no lets White play
       *[black] no default time was announced: is Black too late? Yes loses the game, no lets Black play
    }
question-disputed-press = { $by ->
        [white] had White made a move when pressing the clock?
       *[black] had Black made a move when pressing the clock?
    }
question-illegal-position-lasts = does the illegal position still stand?
question-disputed-flag = { $of ->
        [white] does White’s fallen flag count? If not, set the clocks
       *[black] does Black’s fallen flag count? If not, set the clocks
    }
question-interference = somebody interferes from outside: is he expelled from the venue?
remedy-bystander-expelled = The one who interfered is expelled from the venue
refusal-no-assistant = The player has no assistant for this
event-clock-pressed-while-stopped = { $it ->
        [white] White presses the clock; the clocks are stopped, and the press has no effect
       *[black] Black presses the clock; the clocks are stopped, and the press has no effect
    }
event-clock-pressed-in-vain = { $it ->
        [white] White presses the clock, and nothing changes: Black’s clock is running
       *[black] Black presses the clock, and nothing changes: White’s clock is running
    }
