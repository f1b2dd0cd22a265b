## Acts that have one message file: what the log says, what is asked, the buttons and answers of the desk

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
answer-flag-counts = The flag counts
offence-smoked-electronic = Smoked an e-cigarette
measure-interference = A bystander interferes
