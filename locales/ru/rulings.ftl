### Решения арбитра словами. Имя сообщения взято из формы хранения.

span = { $minutes ->
        [0] { "" }
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }{ $seconds ->
        [0] { "" }
        [one] { " " }{ $seconds } секунда
        [few] { " " }{ $seconds } секунды
       *[other] { " " }{ $seconds } секунд
    }

remedy-add-time = { $to ->
        [white] Белым добавляется: { $time }
       *[black] Чёрным добавляется: { $time }
    }
remedy-take-time = { $from ->
        [white] У белых вычитается: { $time }
       *[black] У чёрных вычитается: { $time }
    }
remedy-set-time = { $of ->
        [white] Время белых: { $time }
       *[black] Время чёрных: { $time }
    }
remedy-set-counter = { $of ->
        [white] Счётчик ходов белых ставится на { $moves }
       *[black] Счётчик ходов чёрных ставится на { $moves }
    }
remedy-set-period = { $of ->
        [white] У белых идёт период { $period }
       *[black] У чёрных идёт период { $period }
    }
remedy-next-period = { $of ->
        [white] У белых начинается следующий период; сделанными считаются ходы: { $moves }
       *[black] У чёрных начинается следующий период; сделанными считаются ходы: { $moves }
    }
remedy-clock-of = { $player ->
        [white] Идут часы белых
       *[black] Идут часы чёрных
    }
remedy-correct-clock = Показания часов исправляются
remedy-press-undone = { $by ->
        [white] Нажатие часов белыми отменяется
       *[black] Нажатие часов чёрными отменяется
    }
remedy-reinstate = Восстанавливается позиция перед ходом { $before }
remedy-go-back = { $before ->
        [pass] Партия возвращается к позиции перед нажатием часов без хода
       *[other] Партия возвращается к позиции перед ходом { $before }
    }
remedy-go-back-to = { $color ->
        [white] Партия возвращается к позиции перед { $number }-м ходом белых
       *[black] Партия возвращается к позиции перед { $number }-м ходом чёрных
    }
remedy-put-pieces-back = { $player ->
        [white] Белые восстанавливают позицию за счёт своего времени
       *[black] Чёрные восстанавливают позицию за счёт своего времени
    }
remedy-transfer-position = Позиция переносится на правильно расположенную доску
remedy-must-move = { $player ->
        [white] Белые { $duty }
       *[black] Чёрные { $duty }
    }
remedy-becomes-queen = Пешка на { $square } становится ферзём
remedy-move-stands = { $attempt ->
        [pass] Нажатие часов без хода остаётся в силе
       *[other] Ход { $attempt } остаётся в силе
    }
remedy-counts-as-made = Ход { $attempt } считается сделанным
remedy-win = { $winner ->
        [white] Белые выиграли
       *[black] Чёрные выиграли
    }
remedy-draw = Ничья
remedy-score = Результат { $points-white } – { $points-black }
remedy-play-on = Игра продолжается
remedy-claim-correct = { $of ->
        [white] Заявление белых обоснованно{ $found }
       *[black] Заявление чёрных обоснованно{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] Заявление белых отклоняется{ $found }
       *[black] Заявление чёрных отклоняется{ $found }
    }
remedy-offer-stands = { $of ->
        [white] Предложение ничьей белыми остаётся в силе
       *[black] Предложение ничьей чёрными остаётся в силе
    }
remedy-offer-void = { $of ->
        [white] Предложение ничьей белыми не имеет силы
       *[black] Предложение ничьей чёрными не имеет силы
    }
remedy-draw-allowed = Соглашение на ничью разрешено
remedy-must-record = { $player ->
        [white] Белые должны восстановить запись на своём бланке
       *[black] Чёрные должны восстановить запись на своём бланке
    }
remedy-need-not-record = { $player ->
        [white] Белые могут не записывать ходы до конца периода
       *[black] Чёрные могут не записывать ходы до конца периода
    }
remedy-sheet-replaced = { $of ->
        [white] Бланк белых заменяется
       *[black] Бланк чёрных заменяется
    }
remedy-gets-scoresheet = { $player ->
        [white] Белые получают бланк для записи партии
       *[black] Чёрные получают бланк для записи партии
    }
remedy-warning = { $to ->
        [white] Белым делается предупреждение
       *[black] Чёрным делается предупреждение
    }
remedy-points-up = { $to ->
        [white] Белым добавляются очки: { $points }
       *[black] Чёрным добавляются очки: { $points }
    }
remedy-points-down = { $from ->
        [white] У белых вычитаются очки: { $points }
       *[black] У чёрных вычитаются очки: { $points }
    }
remedy-fined = { $player ->
        [white] Белые наказываются штрафом
       *[black] Чёрные наказываются штрафом
    }
remedy-expelled = { $player ->
        [white] Игрок белыми исключается из соревнования
       *[black] Игрок чёрными исключается из соревнования
    }
remedy-permitted = { $to ->
        [white] Белым это разрешается
       *[black] Чёрным это разрешается
    }
remedy-not-permitted = { $to ->
        [white] Белым это не разрешается
       *[black] Чёрным это не разрешается
    }
remedy-arbiter-decides = Решает арбитр: { $question }
remedy-otherwise = Арбитр решает иначе: { $reason }
duty-move = должны пойти фигурой на { $it }
duty-move-to = должны пойти фигурой с { $from } на { $to }
duty-promote = должны превратить пешку на { $square } в { $role ->
        [rook] ладью
        [bishop] слона
        [knight] коня
       *[queen] ферзя
    }
duty-capture = должны взять фигуру на { $it }
duty-capture-with = должны взять фигуру на { $target } фигурой с { $with }
duty-castle = должны рокировать с ладьёй на { $it }
duty-play = должны сыграть { $it }
duty-one-of = должны пойти одной из фигур или взять одну из фигур: { $it }
duty-written = должны сыграть ход, как он записан: { $it }
duty-any = могут сделать любой возможный ход
question-penalty = { $against ->
        [white] наказание белых ({ $offence })
       *[black] наказание чёрных ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] может ли помощник переставлять фигуры за белых?
       *[black] может ли помощник переставлять фигуры за чёрных?
    }
question-resigns = { $by ->
        [white] сдаются ли белые?
       *[black] сдаются ли чёрные?
    }
question-disturbance = { $of ->
        [white] дать ли дополнительное время белым, которым помешали?
       *[black] дать ли дополнительное время чёрным, которым помешали?
    }
question-opponent-score = { $of ->
        [white] сколько очков получают белые?
       *[black] сколько очков получают чёрные?
    }
question-last-position = с какой позиции продолжается партия?
question-clock-times = какое время должны показывать часы?
question-recording-assistant = { $of ->
        [white] может ли помощник вести запись за белых?
       *[black] может ли помощник вести запись за чёрных?
    }
question-faulty-scoresheet = { $of ->
        [white] есть ли у электронного бланка белых явный дефект?
       *[black] есть ли у электронного бланка чёрных явный дефект?
    }
question-signed-result = какой из подписанных результатов остаётся в силе?
question-draw-consent = можно ли согласиться на ничью?
question-draw-claim = { $by ->
        [white] обоснованно ли заявление белых о ничьей, что бы ни было записано?
       *[black] обоснованно ли заявление чёрных о ничьей, что бы ни было записано?
    }
question-valid-reason = { $by ->
        [white] была ли у белых обоснованная причина остановить часы?
       *[black] была ли у чёрных обоснованная причина остановить часы?
    }
question-defective-clock = есть ли у часов очевидный дефект? Если да, установите время на новых; если нет, игра продолжается
question-wrong-setting = часы установлены неверно: какое время правильно?
question-clock-assistant = { $of ->
        [white] может ли помощник нажимать часы за белых?
       *[black] может ли помощник нажимать часы за чёрных?
    }
question-interruption = прервать партию? Да — часы останавливаются, нет — игра продолжается
question-quickplay-increment = { $by ->
        [white] ввести ли добавление времени за ход по просьбе белых?
       *[black] ввести ли добавление времени за ход по просьбе чёрных?
    }
question-quickplay-claim = { $by ->
        [white] белые заявляют о ничьей: чёрные не могут выиграть обычными средствами или не прилагают усилий. Это так?
       *[black] чёрные заявляют о ничьей: белые не могут выиграть обычными средствами или не прилагают усилий. Это так?
    }
question-quickplay-opponent = { $side ->
        [white] ничья, потому что белые не могут выиграть обычными средствами или не прилагали достаточных усилий? Если нет, решает упавший флажок чёрных
       *[black] ничья, потому что чёрные не могут выиграть обычными средствами или не прилагали достаточных усилий? Если нет, решает упавший флажок белых
    }
question-quickplay-final-position = { $side ->
        [white] ничья, потому что заключительную позицию нельзя выиграть обычными средствами или белые не прилагали достаточных усилий? Если нет, решает упавший флажок чёрных
       *[black] ничья, потому что заключительную позицию нельзя выиграть обычными средствами или чёрные не прилагали достаточных усилий? Если нет, решает упавший флажок белых
    }
question-no-arbiter-claim = { $by ->
        [white] верно ли заявление белых, сделанное без арбитра? Да — ничья, нет — белые проигрывают
       *[black] верно ли заявление чёрных, сделанное без арбитра? Да — ничья, нет — чёрные проигрывают
    }
question-envelope-missing = конверт утерян: известно ли использованное время? Если нет, установите часы
question-resumption-times = неверно ли время на часах, как указал игрок? Если да, установите верное; если нет, игра продолжается
question-boards-differ = позиции на двух досках различаются: совпадают ли записи?
question-can-mate = { $side ->
        [white] могут ли белые поставить мат при какой-либо последовательности возможных ходов?
       *[black] могут ли чёрные поставить мат при какой-либо последовательности возможных ходов?
    }
remedy-add-per-move = { $mode ->
        [delay] Перед каждым ходом часы обоих ждут: { $time }
       *[increment] Обоим добавляется за каждый ход: { $time }
    }
remedy-no-castling = { $player ->
        [white] Белые не могут рокировать{ $rook ->
            [none] { "" }
           *[other] { " " }с ладьёй на { $rook }
        }
       *[black] Чёрные не могут рокировать{ $rook ->
            [none] { "" }
           *[other] { " " }с ладьёй на { $rook }
        }
    }
remedy-unplayed = { $there-white ->
        [true] Белым присуждается победа без игры
       *[false] { $there-black ->
            [true] Чёрным присуждается победа без игры
           *[false] Обоим засчитывается поражение без игры
        }
    }
remedy-new-game = { $colours ->
        [same] Играется новая партия
       *[right] Играется новая партия правильными цветами
    }
remedy-excluded = { $player ->
        [white] Игрок белыми исключается из { $rounds ->
            [one] { $rounds } тура
           *[other] { $rounds } туров
        }
       *[black] Игрок чёрными исключается из { $rounds ->
            [one] { $rounds } тура
           *[other] { $rounds } туров
        }
    }
found-nothing = { "" }
found-positions = { " " }(позиция после: { $it })
found-half-moves = { " " }(полуходов без взятия и хода пешкой: { $it })
question-leave = { $place ->
        [venue] { $by ->
            [white] могут ли белые покинуть игровую зону?
           *[black] могут ли чёрные покинуть игровую зону?
        }
       *[area] { $by ->
            [white] могут ли белые покинуть игровую площадку?
           *[black] могут ли чёрные покинуть игровую площадку?
        }
    }
question-flag-on-wood = { $of ->
        [white] просрочили ли белые время?
       *[black] просрочили ли чёрные время?
    }{ $if_right ->
        [white] {" Если бланки верны, выиграли белые."}
        [black] {" Если бланки верны, выиграли чёрные."}
        [drawn] {" Если бланки верны, ничья."}
       *[open] {""}
    }
question-first-flag = упали оба флажка: какой упал первым?
question-displaced-on-wood = { $by ->
        [white] сместили ли белые какие-либо фигуры?
       *[black] сместили ли чёрные какие-либо фигуры?
    }
question-ten-moves = завершили ли оба игрока по десять ходов?
question-illegal-on-wood = { $by ->
        [white] завершили ли белые невозможный ход?
       *[black] завершили ли чёрные невозможный ход?
    }
question-began-wrongly = была ли партия начата неправильно, как утверждается?
question-sealed-on-wood = можно ли сыграть тайный ход { $text }?
question-as-written = верны ли бланки? Если верны: { $if_so }
remedy-record-set = Запись исправлена начиная с полухода { $from }: { $moves }
remedy-position-set = Установлена позиция: { $position }
remedy-count-set = { $of ->
        [white] Невозможных ходов белых засчитано: { $count }
       *[black] Невозможных ходов чёрных засчитано: { $count }
    }
remedy-withdrawn = Решения { $first }–{ $last } отменены
remedy-game-goes-on = Игра продолжается
question-ground-of-result = на каком основании партия заканчивается { $points-white }–{ $points-black }?
remedy-unfounded = { $of ->
        [white] Заявление белых необоснованно
       *[black] Заявление чёрных необоснованно
    }
question-accepts = { $by ->
        [white] принимают ли белые ничью?
       *[black] принимают ли чёрные ничью?
    }
question-ended = закончилась ли партия с этим результатом?
