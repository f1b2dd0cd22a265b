### Words of the player’s device: sheet, clock, board.

seat-waiting = Waiting for the round
seat-waiting-words = The board appears here by itself when the arbiter starts the round.
seat-next-place = Round { $round }, board { $board }
seat-next-white = You have White.
seat-next-black = You have Black.
seat-next-against = Against { $name }
seat-next-bye = Round { $round }: you have no game.
seat-next-unknown = The next round is not paired yet. This page says where you sit as soon as it is.
seat-next-scan = This link was for round { $round }. At your new board, scan the card that lies there.
seat-event-over = The event is over
seat-event-over-words = Thank you for playing. You may close this page.
seat-absent = not here yet
seat-assisting = You assist { $name }.
seat-arbiter = The arbiter is deciding
seat-press = Press the clock
seat-offline = The hall is out of reach
seat-offline-words = Go on: what you do is kept here with its time and sent by itself. Meanwhile the clock shows no added time.
seat-kept = kept, not yet sent
seat-kept-count = { $count ->
    [one] { $count } act kept, not yet sent
   *[other] { $count } acts kept, not yet sent
}

## The sheet
seat-sheet = Scoresheet
seat-number = Move
seat-write = Write a move
seat-write-it = Write
seat-correct = Correct
seat-correcting = Correct { $move }
seat-keys = Letters and signs
seat-takes = takes
seat-castles-short = castles kingside
seat-castles-long = castles queenside
seat-erase = Erase the last sign
seat-pad = Squares
seat-pad-label = Squares to write with
seat-mark-offer = Note a draw offer
seat-dash = Leave the place out with a dash
seat-time = Time
seat-letters = Piece letters of the sheet

## The board
seat-adjust = I adjust
seat-promotion = Which piece?
seat-promotion-none = Leave the pawn
seat-opponent-moved = Opponent: { $move }

## What can be done
seat-deeds = What you can do
seat-call = Call the arbiter
seat-call-words = The arbiter comes to the board. The clocks go on.
seat-call-now = Call now
seat-called = The arbiter has been called
seat-call-waits = The arbiter has been called.
seat-call-taken = { $name } is coming.
seat-why-disturbed = I am disturbed
seat-why-opponent = My opponent’s conduct
seat-why-clock = The clock
seat-why-position = The position on the board
seat-why-sheet = The scoresheet
seat-why-leave = I want to leave the playing area
seat-why-other = Another reason, or none
seat-offer = Offer a draw
seat-offered = Your opponent offers a draw.
seat-offer-stands = Your draw offer stands.
seat-accept = Accept the draw
seat-decline = Decline
seat-claim = Claim a draw
seat-claim-ground = Ground
seat-claim-repetition = The position appears for at least the third time
seat-claim-fifty-moves = Fifty moves without a capture or a pawn move
seat-claim-with = With
seat-claim-on-board = the position on the board
seat-claim-new = a move that I write now and do not make
seat-claim-written = the move that I have already written
seat-claim-final = A move written for a claim cannot be changed.
seat-claim-write = Write it and claim
seat-claim-do = Claim the draw
seat-resign = Resign
seat-resign-sure = Resign the game?
seat-resign-words = This cannot be taken back.
seat-resign-do = Resign the game
seat-more = More
seat-stop = Stop the clocks
seat-flag = My opponent’s flag is down
seat-flag-short = Claim the flag
seat-illegal = An illegal move was made
seat-complain = A touched piece was not moved
seat-fault = The electronic scoresheet is faulty
seat-extra-time = Ask for extra time for each move
seat-cannot-win = Claim a draw: the opponent cannot win by normal means
seat-no-effort = Claim a draw: the opponent makes no effort to win
seat-seal = Adjournment
seat-seal-words = The player who has the move writes it down; nobody sees it until the game is resumed.
seat-seal-do = Seal the move
seat-seal-early = Minutes to the end of the session, if you adjourn early; they go off your clock
seat-sealed-own = Your move is sealed. Nobody sees it until the game is resumed.
seat-sealed-other = Your opponent has sealed a move.
seat-sealed-waits = The envelope is opened when the player who must reply comes.
seat-resumption = The game goes on: { $when }
seat-resumed = The game has been resumed.
seat-reply = Your opponent has not come
seat-reply-words = You may seal your reply. It is opened when your opponent comes; until then your opponent’s clock runs.
seat-reply-do = Seal the reply
seat-reply-sealed = The reply is sealed.
seat-wrong-time = A time on the clocks is wrong
seat-rulings = Rulings
seat-ruled = Ruling: { $words }
seat-sign = Sign { $score }
seat-signed = You have signed the result
seat-signed-other = Your opponent has signed.
seat-unsigned-other = Your opponent has not signed yet.

## The clock
seat-clock-title = Chess clock of board { $board }
seat-press-of = { $side ->
    [white] White presses
   *[black] Black presses
}
seat-counted = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} · period { $period }
seat-swap = Change sides
seat-left = left
seat-right = right

## Without eyes
seat-blind = Announced moves
seat-line = Your move, or a question
seat-line-sighted = Announce your move
seat-line-hint = A move: Ng1f3, e4 or Springer Gustav eins Felix drei; Enter twice makes it. A question about the board: ? for all, ?e for a file, ?4 for a rank, ?N for knights, ?e4 for a square.
seat-say = Read
seat-make = Make it
seat-you-say = You say: { $move }. Enter again makes it.
seat-made = Made: { $move }. Press the clock.
seat-announced = Announced.
seat-say-from = Say the square it comes from as well.
seat-unreadable = This cannot be read as a move.
seat-board-unknown = The pieces stand on a wooden board, which this device does not see.
seat-none-there = None there.
seat-repeat = Repeat: { $move }
seat-repeated = Repeated.
seat-nothing-to-repeat = There is nothing to repeat.
seat-nothing-announced = No move has been announced.
seat-ask = On request
seat-ask-move = Last move again
seat-ask-clocks = Clocks
seat-ask-number = Number of moves
seat-clocks-said = You: { $own }. Opponent: { $other }.
seat-number-said = Completed moves: you { $own }, opponent { $other }.
seat-you-run = your clock runs
seat-other-runs = opponent’s clock runs
seat-braille = Line for braille displays
seat-form-local = Announce in the language of this page
seat-voice = Speak with the device’s voice
seat-result = Result
seat-result-title = Sign the result of the game
seat-result-words = The game ends when both of you have signed the same result.
