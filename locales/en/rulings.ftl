### Rulings in words. A message is named after the stored form of its remedy, duty or question, and gets its parts.

span = { $minutes ->
        [0] { "" }
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }{ $seconds ->
        [0] { "" }
        [one] { " " }{ $seconds } second
       *[other] { " " }{ $seconds } seconds
    }

## The clock

remedy-add-time = { $to ->
        [white] White gets { $time } more
       *[black] Black gets { $time } more
    }
remedy-take-time = { $from ->
        [white] White loses { $time }
       *[black] Black loses { $time }
    }
remedy-set-time = { $of ->
        [white] White’s clock is set to { $time }
       *[black] Black’s clock is set to { $time }
    }
remedy-set-counter = { $of ->
        [white] White’s move counter is set to { $moves }
       *[black] Black’s move counter is set to { $moves }
    }
remedy-set-period = { $of ->
        [white] White is in period { $period }
       *[black] Black is in period { $period }
    }
remedy-add-per-move = { $mode ->
        [increment] Both players get { $time } more for each move
        [cumulative] Both players get { $time } more for each move
       *[delay] Both players’ clocks wait { $time } before each move
    }
remedy-next-period = { $of ->
        [white] White’s next period begins; { $moves ->
            [one] { $moves } move counts
           *[other] { $moves } moves count
        } as made
       *[black] Black’s next period begins; { $moves ->
            [one] { $moves } move counts
           *[other] { $moves } moves count
        } as made
    }
remedy-clock-of = { $player ->
        [white] White’s clock runs
       *[black] Black’s clock runs
    }
remedy-correct-clock = The clocks are corrected
remedy-press-undone = { $by ->
        [white] White’s press of the clock is undone
       *[black] Black’s press of the clock is undone
    }

## The board

remedy-reinstate = The position before { $before } is put back
remedy-go-back = { $before ->
        [pass] The game goes back to the position before the press without a move
       *[other] The game goes back to the position before { $before }
    }
remedy-go-back-to = { $color ->
        [white] The game goes back to the position before White’s move { $number }
       *[black] The game goes back to the position before Black’s move { $number }
    }
remedy-put-pieces-back = { $player ->
        [white] White puts the pieces back while White’s clock runs
       *[black] Black puts the pieces back while Black’s clock runs
    }
remedy-transfer-position = The position moves to a board that lies the right way
remedy-no-castling = { $player ->
        [white] White may not castle { $rook ->
            [none] { "" }
           *[other] with the rook on { $rook }
        }
       *[black] Black may not castle { $rook ->
            [none] { "" }
           *[other] with the rook on { $rook }
        }
    }
remedy-must-move = { $player ->
        [white] White { $duty }
       *[black] Black { $duty }
    }
remedy-becomes-queen = The pawn on { $square } becomes a queen
remedy-move-stands = { $attempt ->
        [pass] The press without a move stands
       *[other] { $attempt } stands
    }
remedy-counts-as-made = { $attempt } counts as completed
remedy-finished = { $attempt } is finished

## The end

remedy-win = { $winner ->
        [white] White wins
       *[black] Black wins
    }
remedy-draw = The game is drawn
remedy-score = The score is { $points-white } – { $points-black }
remedy-unplayed = { $there-white ->
        [true] White wins without play
       *[false] { $there-black ->
            [true] Black wins without play
           *[false] Lost by both without play
        }
    }
remedy-new-game = { $colours ->
        [same] A new game is played
       *[right] A new game is played with the right colours
    }
remedy-play-on = Play goes on

## Claims, offers and the record

remedy-claim-correct = { $of ->
        [white] White’s claim is correct{ $found }
       *[black] Black’s claim is correct{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] White’s claim is rejected{ $found }
       *[black] Black’s claim is rejected{ $found }
    }
found-nothing = { "" }
found-positions = { " " }(the position after { $it })
found-half-moves = { " " }({ $it ->
        [one] { $it } half-move without a capture or a pawn move
       *[other] { $it } half-moves without a capture or a pawn move
    })
remedy-offer-stands = { $of ->
        [white] White’s offer of a draw stands
       *[black] Black’s offer of a draw stands
    }
remedy-offer-void = { $of ->
        [white] White’s offer of a draw has no effect
       *[black] Black’s offer of a draw has no effect
    }
remedy-draw-allowed = A draw may be agreed
remedy-must-record = { $player ->
        [white] White must bring the scoresheet up to date
       *[black] Black must bring the scoresheet up to date
    }
remedy-need-not-record = { $player ->
        [white] White need not write the moves for the rest of the period
       *[black] Black need not write the moves for the rest of the period
    }
remedy-sheet-replaced = { $of ->
        [white] White’s scoresheet is replaced
       *[black] Black’s scoresheet is replaced
    }
remedy-gets-scoresheet = { $player ->
        [white] White gets a scoresheet
       *[black] Black gets a scoresheet
    }

## Conduct and the arbiter

remedy-warning = { $to ->
        [white] White is warned
       *[black] Black is warned
    }
remedy-points-up = { $to ->
        [white] White’s score goes up by { $points }
       *[black] Black’s score goes up by { $points }
    }
remedy-points-down = { $from ->
        [white] White’s score goes down by { $points }
       *[black] Black’s score goes down by { $points }
    }
remedy-fined = { $player ->
        [white] White is fined
       *[black] Black is fined
    }
remedy-excluded = { $player ->
        [white] White is excluded from { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }
       *[black] Black is excluded from { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }
    }
remedy-expelled = { $player ->
        [white] White is expelled from the event
       *[black] Black is expelled from the event
    }
remedy-permitted = { $to ->
        [white] White is allowed to do so
       *[black] Black is allowed to do so
    }
remedy-not-permitted = { $to ->
        [white] White is not allowed to do so
       *[black] Black is not allowed to do so
    }
remedy-arbiter-decides = The arbiter decides: { $question }
remedy-otherwise = The arbiter decides otherwise: { $reason }

## Duties; they follow the name of a player

duty-move = must move the piece on { $it }
duty-move-to = must move the piece on { $from } to { $to }
duty-promote = must promote on { $square } to { $role ->
        [rook] a rook
        [bishop] a bishop
        [knight] a knight
       *[queen] a queen
    }
duty-capture = must take the piece on { $it }
duty-capture-with = must take the piece on { $target } with the piece on { $with }
duty-castle = must castle with the rook on { $it }
duty-play = must play { $it }
duty-one-of = must move or take one of the pieces on { $it }
duty-written = must play the move as written, { $it }
duty-any = may make any legal move

## Questions to the arbiter

question-penalty = { $against ->
        [white] a penalty against White ({ $offence })
       *[black] a penalty against Black ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] may an assistant move the pieces for White?
       *[black] may an assistant move the pieces for Black?
    }
question-resigns = { $by ->
        [white] does White resign?
       *[black] does Black resign?
    }
question-leave = { $place ->
        [venue] { $by ->
            [white] may White leave the playing venue?
           *[black] may Black leave the playing venue?
        }
       *[area] { $by ->
            [white] may White leave the playing area?
           *[black] may Black leave the playing area?
        }
    }
question-disturbance = { $of ->
        [white] extra time for White, who was disturbed?
       *[black] extra time for Black, who was disturbed?
    }
question-opponent-score = { $of ->
        [white] what does White score?
       *[black] what does Black score?
    }
question-new-start = from which start is the new game played? If nobody knows it, have it drawn
question-last-position = from which position does the game go on?
question-clock-times = which times do the clocks show?
question-recording-assistant = { $of ->
        [white] may an assistant write for White?
       *[black] may an assistant write for Black?
    }
question-faulty-scoresheet = { $of ->
        [white] is White’s scoresheet faulty?
       *[black] is Black’s scoresheet faulty?
    }
question-signed-result = which of the signed results stands?
question-draw-consent = may a draw be agreed?
question-draw-claim = { $by ->
        [white] is White right to claim a draw, whatever is written?
       *[black] is Black right to claim a draw, whatever is written?
    }
question-valid-reason = { $by ->
        [white] had White a valid reason to stop the clocks?
       *[black] had Black a valid reason to stop the clocks?
    }
question-defective-clock = is the clock evidently defective? If so, set the times of the new one; if not, play goes on
question-wrong-setting = the clock is set wrongly: which times are right?
question-clock-assistant = { $of ->
        [white] may an assistant press the clock for White?
       *[black] may an assistant press the clock for Black?
    }
question-interruption = is the game to be interrupted? Yes stops the clocks, no lets play go on
question-quickplay-increment = { $by ->
        [white] do the clocks add time for each move, as White asks?
       *[black] do the clocks add time for each move, as Black asks?
    }
question-quickplay-claim = { $by ->
        [white] White claims a draw: Black cannot win by normal means, or is not trying. Is that so?
       *[black] Black claims a draw: White cannot win by normal means, or is not trying. Is that so?
    }
question-quickplay-opponent = { $side ->
        [white] is it a draw, because White cannot win by normal means or has not tried enough? If not, Black’s fallen flag decides
       *[black] is it a draw, because Black cannot win by normal means or has not tried enough? If not, White’s fallen flag decides
    }
question-quickplay-final-position = { $side ->
        [white] is it a draw, because the final position cannot be won by normal means or White has not tried enough? If not, Black’s fallen flag decides
       *[black] is it a draw, because the final position cannot be won by normal means or Black has not tried enough? If not, White’s fallen flag decides
    }
question-no-arbiter-claim = { $by ->
        [white] is White’s claim, made without an arbiter, right? Yes is a draw, no loses for White
       *[black] is Black’s claim, made without an arbiter, right? Yes is a draw, no loses for Black
    }
question-envelope-missing = the envelope is missing: are the times used known? If not, set the clocks
question-resumption-times = are the times wrong, as a player has pointed out? If so, set the right ones; if not, play goes on
question-boards-differ = the two boards differ: do the two scores agree?
question-can-mate = { $side ->
        [white] can White mate by any series of legal moves?
       *[black] can Black mate by any series of legal moves?
    }
question-flag-on-wood = { $of ->
        [white] has White overstepped the time?
       *[black] has Black overstepped the time?
    }{ $if_right ->
        [white] {" If the scoresheets are right, White wins."}
        [black] {" If the scoresheets are right, Black wins."}
        [drawn] {" If the scoresheets are right, it is a draw."}
       *[open] {""}
    }
question-first-flag = both flags are down: which fell first?
question-displaced-on-wood = { $by ->
        [white] has White displaced pieces?
       *[black] has Black displaced pieces?
    }
question-ten-moves = have both players completed ten moves?
question-illegal-on-wood = { $by ->
        [white] has White completed an illegal move?
       *[black] has Black completed an illegal move?
    }
question-made-with-one = { $by ->
        [white] has White made the move again with one hand before pressing the clock?
       *[black] has Black made the move again with one hand before pressing the clock?
    }
question-two-hands-kind = { $by ->
        [white] has White castled, captured or promoted with two hands?
       *[black] has Black castled, captured or promoted with two hands?
    }
question-began-wrongly = did the game begin wrongly, as claimed?
question-sealed-on-wood = can the sealed move { $text } be played?
question-sealed-otherwise = does the sealed move { $text } count, and not the one made on the board?
question-as-written = are the scoresheets right? If they are: { $if_so }
remedy-record-set = The record is put right from half-move { $from } on: { $moves }
remedy-position-set = The position is set: { $position }
remedy-count-set = { $of ->
        [white] { $count } illegal moves of White are counted
       *[black] { $count } illegal moves of Black are counted
    }
remedy-withdrawn = Rulings { $first } to { $last } are taken back
remedy-game-goes-on = The game goes on
question-ground-of-result = on what ground does the game end { $points-white }–{ $points-black }?
remedy-unfounded = { $of ->
        [white] White’s complaint is unfounded
       *[black] Black’s complaint is unfounded
    }
question-accepts = { $by ->
        [white] does White accept the draw?
       *[black] does Black accept the draw?
    }
question-ended = has the game ended with this result?
