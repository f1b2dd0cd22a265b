### Решенията с думи. Името на съобщението идва от запазената форма.

span = { $minutes ->
        [0] { "" }
        [one] { $minutes } минута
       *[other] { $minutes } минути
    }{ $seconds ->
        [0] { "" }
        [one] { " " }{ $seconds } секунда
       *[other] { " " }{ $seconds } секунди
    }

remedy-add-time = { $to ->
        [white] Белите получават още { $time }
       *[black] Черните получават още { $time }
    }
remedy-take-time = { $from ->
        [white] На белите се отнемат { $time }
       *[black] На черните се отнемат { $time }
    }
remedy-set-time = { $of ->
        [white] Часовникът на белите се поставя на { $time }
       *[black] Часовникът на черните се поставя на { $time }
    }
remedy-set-counter = { $of ->
        [white] Броячът на ходове на белите се поставя на { $moves }
       *[black] Броячът на ходове на черните се поставя на { $moves }
    }
remedy-set-period = { $of ->
        [white] Белите са в период { $period }
       *[black] Черните са в период { $period }
    }
remedy-next-period = { $of ->
        [white] Започва следващият период на белите; зачетени ходове: { $moves }
       *[black] Започва следващият период на черните; зачетени ходове: { $moves }
    }
remedy-clock-of = { $player ->
        [white] Върви часовникът на белите
       *[black] Върви часовникът на черните
    }
remedy-correct-clock = Показанията на часовника се поправят
remedy-press-undone = { $by ->
        [white] Натискането на часовника от белите се отменя
       *[black] Натискането на часовника от черните се отменя
    }
remedy-reinstate = Възстановява се позицията преди { $before }
remedy-go-back = { $before ->
        [pass] Партията се връща към позицията преди натискането на часовника без ход
       *[other] Партията се връща към позицията преди { $before }
    }
remedy-put-pieces-back = { $player ->
        [white] Белите поправят фигурите на свое време
       *[black] Черните поправят фигурите на свое време
    }
remedy-transfer-position = Позицията се прехвърля на правилно поставена дъска
remedy-must-move = { $player ->
        [white] Белите { $duty }
       *[black] Черните { $duty }
    }
remedy-becomes-queen = Пешката на { $square } става дама
remedy-move-stands = { $attempt ->
        [pass] Натискането на часовника без ход остава в сила
       *[other] Ходът { $attempt } остава в сила
    }
remedy-counts-as-made = Ходът { $attempt } се смята за изигран
remedy-win = { $winner ->
        [white] Белите печелят
       *[black] Черните печелят
    }
remedy-draw = Реми
remedy-score = Резултатът е { $points-white } – { $points-black }
remedy-play-on = Играта продължава
remedy-claim-correct = { $of ->
        [white] Рекламацията на белите е основателна{ $found }
       *[black] Рекламацията на черните е основателна{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] Рекламацията на белите се отхвърля{ $found }
       *[black] Рекламацията на черните се отхвърля{ $found }
    }
remedy-offer-stands = { $of ->
        [white] Предложението за реми на белите остава в сила
       *[black] Предложението за реми на черните остава в сила
    }
remedy-offer-void = { $of ->
        [white] Предложението за реми на белите няма сила
       *[black] Предложението за реми на черните няма сила
    }
remedy-draw-allowed = Реми при съгласие се разрешава
remedy-must-record = { $player ->
        [white] Белите трябва да допълнят бланката си
       *[black] Черните трябва да допълнят бланката си
    }
remedy-need-not-record = { $player ->
        [white] Белите не са длъжни да записват до края на периода
       *[black] Черните не са длъжни да записват до края на периода
    }
remedy-sheet-replaced = { $of ->
        [white] Бланката на белите се сменя
       *[black] Бланката на черните се сменя
    }
remedy-gets-scoresheet = { $player ->
        [white] Белите получават бланка
       *[black] Черните получават бланка
    }
remedy-warning = { $to ->
        [white] Белите получават предупреждение
       *[black] Черните получават предупреждение
    }
remedy-points-up = { $to ->
        [white] На белите се прибавят точки: { $points }
       *[black] На черните се прибавят точки: { $points }
    }
remedy-points-down = { $from ->
        [white] На белите се отнемат точки: { $points }
       *[black] На черните се отнемат точки: { $points }
    }
remedy-fined = { $player ->
        [white] Белите се наказват с глоба
       *[black] Черните се наказват с глоба
    }
remedy-expelled = { $player ->
        [white] Състезателят с белите се изгонва от турнира
       *[black] Състезателят с черните се изгонва от турнира
    }
remedy-permitted = { $to ->
        [white] На белите се разрешава
       *[black] На черните се разрешава
    }
remedy-not-permitted = { $to ->
        [white] На белите не се разрешава
       *[black] На черните не се разрешава
    }
remedy-arbiter-decides = Съдията решава: { $question }
remedy-otherwise = Съдията решава друго: { $reason }
duty-move = трябва да играят с фигурата на { $it }
duty-move-to = трябва да играят с фигурата от { $from } на { $to }
duty-promote = трябва да произведат пешката на { $square } в { $role ->
        [rook] топ
        [bishop] офицер
        [knight] кон
       *[queen] дама
    }
duty-capture = трябва да вземат фигурата на { $it }
duty-capture-with = трябва да вземат фигурата на { $target } с фигурата на { $with }
duty-castle = трябва да направят рокада с топа на { $it }
duty-play = трябва да изиграят { $it }
duty-one-of = трябва да играят с една от фигурите или да вземат една от тях: { $it }
duty-any = могат да изиграят всеки правомерен ход
question-penalty = { $against ->
        [white] наказание за белите ({ $offence })
       *[black] наказание за черните ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] може ли помощник да мести фигурите вместо белите?
       *[black] може ли помощник да мести фигурите вместо черните?
    }
question-resigns = { $by ->
        [white] предават ли се белите?
       *[black] предават ли се черните?
    }
question-disturbance = { $of ->
        [white] допълнително време за белите, които са били обезпокоени?
       *[black] допълнително време за черните, които са били обезпокоени?
    }
question-opponent-score = { $of ->
        [white] колко точки получават белите?
       *[black] колко точки получават черните?
    }
question-last-position = от коя позиция продължава партията?
question-clock-times = какво време да показва часовникът?
question-recording-assistant = { $of ->
        [white] може ли помощник да записва вместо белите?
       *[black] може ли помощник да записва вместо черните?
    }
question-faulty-scoresheet = { $of ->
        [white] повредена ли е бланката на белите?
       *[black] повредена ли е бланката на черните?
    }
question-signed-result = кой от подписаните резултати остава в сила?
question-draw-consent = може ли да се договори реми?
question-valid-reason = { $by ->
        [white] имаха ли белите основателна причина да спрат часовника?
       *[black] имаха ли черните основателна причина да спрат часовника?
    }
question-defective-clock = часовникът е повреден: какво време да показва новият?
question-wrong-setting = часовникът е настроен погрешно: кое време е вярното?
question-clock-assistant = { $of ->
        [white] може ли помощник да натиска часовника вместо белите?
       *[black] може ли помощник да натиска часовника вместо черните?
    }
question-interruption = кога продължава партията и чий часовник тръгва?
question-quickplay-increment = { $by ->
        [white] да се въведе ли добавка за ход по искане на белите?
       *[black] да се въведе ли добавка за ход по искане на черните?
    }
question-quickplay-claim = { $by ->
        [white] приема ли се, отлага ли се или се отхвърля искането на белите?
       *[black] приема ли се, отлага ли се или се отхвърля искането на черните?
    }
question-quickplay-opponent = { $side ->
        [white] могат ли белите да спечелят с нормални средства и опитваха ли се?
       *[black] могат ли черните да спечелят с нормални средства и опитваха ли се?
    }
question-quickplay-final-position = { $side ->
        [white] могат ли белите да спечелят крайната позиция с нормални средства и опитваха ли се?
       *[black] могат ли черните да спечелят крайната позиция с нормални средства и опитваха ли се?
    }
question-no-arbiter-claim = { $by ->
        [white] основателно ли е искането на белите, направено без съдия?
       *[black] основателно ли е искането на черните, направено без съдия?
    }
question-envelope-missing = пликът липсва: известно ли е изразходваното време?
question-boards-differ = двете дъски се различават: съвпадат ли двата записа?
question-can-mate = { $side ->
        [white] могат ли белите да матират с каквато и да е поредица от правомерни ходове?
       *[black] могат ли черните да матират с каквато и да е поредица от правомерни ходове?
    }
remedy-add-per-move = { $mode ->
        [delay] Преди всеки ход часовникът и на двамата изчаква { $time }
       *[increment] И двамата получават { $time } за всеки ход
    }
remedy-no-castling = { $player ->
        [white] Белите не могат да правят рокада{ $rook ->
            [none] { "" }
           *[other] { " " }с топа на { $rook }
        }
       *[black] Черните не могат да правят рокада{ $rook ->
            [none] { "" }
           *[other] { " " }с топа на { $rook }
        }
    }
remedy-unplayed = { $there-white ->
        [true] Белите печелят служебно
       *[false] { $there-black ->
            [true] Черните печелят служебно
           *[false] И двамата губят служебно
        }
    }
remedy-new-game = { $colours ->
        [same] Играе се нова партия
       *[right] Играе се нова партия с правилните цветове
    }
remedy-excluded = { $player ->
        [white] Белите се отстраняват за { $rounds ->
            [one] { $rounds } кръг
           *[other] { $rounds } кръга
        }
       *[black] Черните се отстраняват за { $rounds ->
            [one] { $rounds } кръг
           *[other] { $rounds } кръга
        }
    }
found-nothing = { "" }
found-positions = { " " }(позицията след { $it })
found-half-moves = { " " }(полуходове без вземане и ход с пешка: { $it })
question-leave = { $place ->
        [venue] { $by ->
            [white] могат ли белите да напуснат зоната на състезанието?
           *[black] могат ли черните да напуснат зоната на състезанието?
        }
       *[area] { $by ->
            [white] могат ли белите да напуснат игралното поле?
           *[black] могат ли черните да напуснат игралното поле?
        }
    }
question-flag-on-wood = { $of ->
        [white] просрочиха ли белите времето?
       *[black] просрочиха ли черните времето?
    }{ $if_right ->
        [white] {" Ако бланките са верни, печелят белите."}
        [black] {" Ако бланките са верни, печелят черните."}
        [drawn] {" Ако бланките са верни, партията е реми."}
       *[open] {""}
    }
question-first-flag = паднаха и двете флагчета: кое падна първо?
question-illegal-on-wood = { $by ->
        [white] завършиха ли белите неправомерен ход?
       *[black] завършиха ли черните неправомерен ход?
    }
question-as-written = верни ли са бланките? Ако са: { $if_so }
remedy-record-set = Записът е поправен от полуход { $from } нататък: { $moves }
remedy-position-set = Зададена е позиция: { $position }
remedy-count-set = { $of ->
        [white] Отчетени неправомерни ходове на белите: { $count }
       *[black] Отчетени неправомерни ходове на черните: { $count }
    }
remedy-withdrawn = Решенията { $first }–{ $last } са отменени
remedy-game-goes-on = Играта продължава
question-ground-of-result = на какво основание партията завършва { $points-white }–{ $points-black }?
