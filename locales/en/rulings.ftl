### Rulings in words. A message is named after the stored form of its remedy, duty or question.

span = { $minutes ->
        [0] { "" }
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }{ $seconds ->
        [0] { "" }
        [one] { " " }{ $seconds } second
       *[other] { " " }{ $seconds } seconds
    }

remedy-add-time = { $to ->
        [white] White
       *[black] Black
    } gets { $time } more
remedy-take-time = { $from ->
        [white] White
       *[black] Black
    } loses { $time }
remedy-set-time = { $of ->
        [white] White
       *[black] Black
    }’s clock is set to { $time }
remedy-reinstate = The position before { $before } is put back
remedy-must-move = { $player ->
        [white] White
       *[black] Black
    } { $duty }
remedy-becomes-queen = The pawn on { $square } becomes a queen
remedy-move-stands = { $attempt } stands
remedy-win = { $winner ->
        [white] White wins
       *[black] Black wins
    }
remedy-draw = The game is drawn
remedy-play-on = Play goes on
remedy-score = The score is { $points-white } – { $points-black } (in half points)
remedy-claim-correct = { $of ->
        [white] White’s claim is correct{ $found }
       *[black] Black’s claim is correct{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] White’s claim is rejected{ $found }
       *[black] Black’s claim is rejected{ $found }
    }
remedy-must-record = { $player ->
        [white] White must bring the scoresheet up to date
       *[black] Black must bring the scoresheet up to date
    }
remedy-need-not-record = { $player ->
        [white] White need not record
       *[black] Black need not record
    }
remedy-sheet-replaced = { $of ->
        [white] White’s scoresheet is replaced
       *[black] Black’s scoresheet is replaced
    }
remedy-next-period = { $of ->
        [white] White has { $moves } moves and is in the next period
       *[black] Black has { $moves } moves and is in the next period
    }
remedy-offer-stands = { $of ->
        [white] White’s offer stands
       *[black] Black’s offer stands
    }
remedy-offer-void = { $of ->
        [white] White’s offer has no effect
       *[black] Black’s offer has no effect
    }
remedy-draw-allowed = A draw may be agreed
remedy-counts-as-made = { $attempt } counts as completed
remedy-warning = { $to ->
        [white] White is warned
       *[black] Black is warned
    }
remedy-arbiter-decides = The arbiter decides: { $question }
remedy-otherwise = The arbiter decides otherwise: { $reason }

duty-move = must move the piece on { $it }
duty-capture = must take the piece on { $it }
duty-capture-with = must take the piece on { $target } with the piece on { $with }
duty-castle = must castle with the rook on { $it }
duty-play = must play { $it }
duty-one-of = must move one of the pieces on { $it }
duty-any = may make any legal move

question-penalty = { $against ->
        [white] a penalty against White for { $offence }
       *[black] a penalty against Black for { $offence }
    }
question-accidental-contact = { $by ->
        [white] did White touch the piece on { $square } by accident?
       *[black] did Black touch the piece on { $square } by accident?
    }
question-can-mate = { $side ->
        [white] can White mate by any series of legal moves?
       *[black] can Black mate by any series of legal moves?
    }
question-recording-assistant = { $of ->
        [white] may an assistant record for White?
       *[black] may an assistant record for Black?
    }
question-faulty-scoresheet = { $of ->
        [white] is White’s scoresheet faulty?
       *[black] is Black’s scoresheet faulty?
    }
question-signed-result = which of the signed results stands?
question-draw-consent = may a draw be agreed?

found-nothing = { "" }
found-positions = { " " }(the position stood after { $it })
found-half-moves = { " " }({ $it } half-moves without progress)
