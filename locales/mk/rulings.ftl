### Одлуките со зборови. Името на пораката доаѓа од зачуваниот облик.

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
        [white] Белиот добива уште { $time }
       *[black] Црниот добива уште { $time }
    }
remedy-take-time = { $from ->
        [white] На белиот му се одземаат { $time }
       *[black] На црниот му се одземаат { $time }
    }
remedy-set-time = { $of ->
        [white] Часовникот на белиот се поставува на { $time }
       *[black] Часовникот на црниот се поставува на { $time }
    }
remedy-set-counter = { $of ->
        [white] Бројачот на потези на белиот се поставува на { $moves }
       *[black] Бројачот на потези на црниот се поставува на { $moves }
    }
remedy-set-period = { $of ->
        [white] Белиот е во период { $period }
       *[black] Црниот е во период { $period }
    }
remedy-next-period = { $of ->
        [white] Почнува следниот период на белиот; сметани потези: { $moves }
       *[black] Почнува следниот период на црниот; сметани потези: { $moves }
    }
remedy-clock-of = { $player ->
        [white] Тече времето на белиот
       *[black] Тече времето на црниот
    }
remedy-correct-clock = Времето на часовникот се исправа
remedy-press-undone = { $by ->
        [white] Притискањето на часовникот од белиот се поништува
       *[black] Притискањето на часовникот од црниот се поништува
    }
remedy-reinstate = Се враќа позицијата пред { $before }
remedy-go-back = { $before ->
        [pass] Партијата се враќа на позицијата пред притискањето на часовникот без потег
       *[other] Партијата се враќа на позицијата пред { $before }
    }
remedy-put-pieces-back = { $player ->
        [white] Белиот ги враќа фигурите на своето време
       *[black] Црниот ги враќа фигурите на своето време
    }
remedy-transfer-position = Позицијата се пренесува на правилно поставена табла
remedy-must-move = { $player ->
        [white] Белиот { $duty }
       *[black] Црниот { $duty }
    }
remedy-becomes-queen = Пешакот на { $square } станува дама
remedy-move-stands = { $attempt ->
        [pass] Притискањето на часовникот без потег останува во сила
       *[other] Потегот { $attempt } останува во сила
    }
remedy-counts-as-made = Потегот { $attempt } се смета за одигран
remedy-win = { $winner ->
        [white] Белиот победува
       *[black] Црниот победува
    }
remedy-draw = Партијата е реми
remedy-score = Резултатот е { $points-white } – { $points-black }
remedy-play-on = Играта продолжува
remedy-claim-correct = { $of ->
        [white] Рекламацијата на белиот е точна{ $found }
       *[black] Рекламацијата на црниот е точна{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] Рекламацијата на белиот се одбива{ $found }
       *[black] Рекламацијата на црниот се одбива{ $found }
    }
remedy-offer-stands = { $of ->
        [white] Понудата на реми од белиот останува во сила
       *[black] Понудата на реми од црниот останува во сила
    }
remedy-offer-void = { $of ->
        [white] Понудата на реми од белиот нема дејство
       *[black] Понудата на реми од црниот нема дејство
    }
remedy-draw-allowed = Договорено реми е дозволено
remedy-must-record = { $player ->
        [white] Белиот мора да го дополни формуларот
       *[black] Црниот мора да го дополни формуларот
    }
remedy-need-not-record = { $player ->
        [white] Белиот не мора да запишува до крајот на периодот
       *[black] Црниот не мора да запишува до крајот на периодот
    }
remedy-sheet-replaced = { $of ->
        [white] Формуларот на белиот се заменува
       *[black] Формуларот на црниот се заменува
    }
remedy-gets-scoresheet = { $player ->
        [white] Белиот добива формулар
       *[black] Црниот добива формулар
    }
remedy-warning = { $to ->
        [white] Белиот добива опомена
       *[black] Црниот добива опомена
    }
remedy-points-up = { $to ->
        [white] На белиот му се додаваат поени: { $points }
       *[black] На црниот му се додаваат поени: { $points }
    }
remedy-points-down = { $from ->
        [white] На белиот му се одземаат поени: { $points }
       *[black] На црниот му се одземаат поени: { $points }
    }
remedy-fined = { $player ->
        [white] Белиот се казнува парично
       *[black] Црниот се казнува парично
    }
remedy-expelled = { $player ->
        [white] Белиот се отстранува од натпреварувањето
       *[black] Црниот се отстранува од натпреварувањето
    }
remedy-permitted = { $to ->
        [white] На белиот му се дозволува
       *[black] На црниот му се дозволува
    }
remedy-not-permitted = { $to ->
        [white] На белиот не му се дозволува
       *[black] На црниот не му се дозволува
    }
remedy-arbiter-decides = Судијата одлучува: { $question }
remedy-otherwise = Судијата одлучува поинаку: { $reason }
duty-move = мора да игра со фигурата на { $it }
duty-move-to = мора да игра со фигурата од { $from } на { $to }
duty-promote = мора да го промовира пешакот на { $square } во { $role ->
        [rook] топ
        [bishop] ловец
        [knight] скокач
       *[queen] дама
    }
duty-capture = мора да ја земе фигурата на { $it }
duty-capture-with = мора да ја земе фигурата на { $target } со фигурата на { $with }
duty-castle = мора да направи рокада со топот на { $it }
duty-play = мора да одигра { $it }
duty-one-of = мора да игра со една од фигурите или да земе една од нив: { $it }
duty-any = може да одигра кој било правилен потег
question-penalty = { $against ->
        [white] казна за белиот ({ $offence })
       *[black] казна за црниот ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] смее ли помошник да ги мести фигурите наместо белиот?
       *[black] смее ли помошник да ги мести фигурите наместо црниот?
    }
question-resigns = { $by ->
        [white] се предава ли белиот?
       *[black] се предава ли црниот?
    }
question-disturbance = { $of ->
        [white] дополнително време за белиот, кој бил вознемирен?
       *[black] дополнително време за црниот, кој бил вознемирен?
    }
question-opponent-score = { $of ->
        [white] колку поени добива белиот?
       *[black] колку поени добива црниот?
    }
question-last-position = од која позиција продолжува партијата?
question-clock-times = кое време треба да го покажува часовникот?
question-recording-assistant = { $of ->
        [white] смее ли помошник да запишува наместо белиот?
       *[black] смее ли помошник да запишува наместо црниот?
    }
question-faulty-scoresheet = { $of ->
        [white] дали формуларот на белиот е неисправен?
       *[black] дали формуларот на црниот е неисправен?
    }
question-signed-result = кој од потпишаните резултати останува во сила?
question-draw-consent = смее ли да се договори реми?
question-valid-reason = { $by ->
        [white] имал ли белиот оправдана причина да го запре часовникот?
       *[black] имал ли црниот оправдана причина да го запре часовникот?
    }
question-defective-clock = часовникот е неисправен: кое време да се постави на новиот?
question-wrong-setting = часовникот е погрешно наместен: кое време е точно?
question-clock-assistant = { $of ->
        [white] смее ли помошник да го притиска часовникот наместо белиот?
       *[black] смее ли помошник да го притиска часовникот наместо црниот?
    }
question-interruption = кога продолжува партијата и чиј часовник се пушта?
question-quickplay-increment = { $by ->
        [white] да се воведе ли додаток по потег на барање на белиот?
       *[black] да се воведе ли додаток по потег на барање на црниот?
    }
question-quickplay-claim = { $by ->
        [white] се прифаќа ли, се одложува ли или се одбива барањето на белиот?
       *[black] се прифаќа ли, се одложува ли или се одбива барањето на црниот?
    }
question-quickplay-opponent = { $side ->
        [white] може ли белиот да победи со нормални средства и дали се обидувал?
       *[black] може ли црниот да победи со нормални средства и дали се обидувал?
    }
question-quickplay-final-position = { $side ->
        [white] може ли белиот да ја добие завршната позиција со нормални средства и дали се обидувал?
       *[black] може ли црниот да ја добие завршната позиција со нормални средства и дали се обидувал?
    }
question-no-arbiter-claim = { $by ->
        [white] дали е оправдано барањето на белиот, поднесено без судија?
       *[black] дали е оправдано барањето на црниот, поднесено без судија?
    }
question-envelope-missing = ковертот недостасува: дали е познато потрошеното време?
question-boards-differ = двете табли се разликуваат: дали записите се совпаѓаат?
question-can-mate = { $side ->
        [white] може ли белиот да матира со каква било низа правилни потези?
       *[black] може ли црниот да матира со каква било низа правилни потези?
    }
remedy-add-per-move = { $mode ->
        [delay] Пред секој потег часовникот на двајцата чека { $time }
       *[increment] Двајцата добиваат по потег { $time }
    }
remedy-no-castling = { $player ->
        [white] Белиот не може да прави рокада{ $rook ->
            [none] { "" }
           *[other] { " " }со топот на { $rook }
        }
       *[black] Црниот не може да прави рокада{ $rook ->
            [none] { "" }
           *[other] { " " }со топот на { $rook }
        }
    }
remedy-unplayed = { $there-white ->
        [true] Белиот добива без борба
       *[false] { $there-black ->
            [true] Црниот добива без борба
           *[false] Двајцата губат без борба
        }
    }
remedy-new-game = { $colours ->
        [same] Се игра нова партија
       *[right] Се игра нова партија со правилните бои
    }
remedy-excluded = { $player ->
        [white] На белиот му се забранува настап: { $rounds ->
            [one] { $rounds } коло
           *[other] { $rounds } кола
        }
       *[black] На црниот му се забранува настап: { $rounds ->
            [one] { $rounds } коло
           *[other] { $rounds } кола
        }
    }
found-nothing = { "" }
found-positions = { " " }(позицијата по { $it })
found-half-moves = { " " }(полупотези без земање и без потег со пешак: { $it })
question-leave = { $place ->
        [venue] { $by ->
            [white] смее ли белиот да го напушти просторот за играње?
           *[black] смее ли црниот да го напушти просторот за играње?
        }
       *[area] { $by ->
            [white] смее ли белиот да го напушти местото за играње?
           *[black] смее ли црниот да го напушти местото за играње?
        }
    }
question-flag-on-wood = { $of ->
        [white] дали белиот го пречекорил времето?
       *[black] дали црниот го пречекорил времето?
    }{ $if_right ->
        [white] {" Ако формуларите се точни, победува белиот."}
        [black] {" Ако формуларите се точни, победува црниот."}
        [drawn] {" Ако формуларите се точни, партијата е реми."}
       *[open] {""}
    }
question-first-flag = паднаа двете знаменца: кое падна прво?
question-illegal-on-wood = { $by ->
        [white] дали белиот комплетирал неправилен потег?
       *[black] дали црниот комплетирал неправилен потег?
    }
question-as-written = дали формуларите се точни? Ако се: { $if_so }
remedy-record-set = Записот е исправен од полупотег { $from }: { $moves }
remedy-position-set = Поставена е позиција: { $position }
remedy-count-set = { $of ->
        [white] Се бројат неправилни потези на белиот: { $count }
       *[black] Се бројат неправилни потези на црниот: { $count }
    }
remedy-withdrawn = Одлуките { $first }–{ $last } се поништени
remedy-game-goes-on = Играта продолжува
question-ground-of-result = по која основа партијата завршува { $points-white }–{ $points-black }?
