### Настройки от страниците с думи за читателя.

said-span-pass = минават { $span }
said-span-passes = минава { $span }
said-the-moves-moves-are-played = изиграват се ходовете { $moves }
said-side-plays-move = { $side ->
        [white] белите
       *[other] черните
    } играят { $move } и натискат часовника
said-why-because-text = { $why }: { $text }
said-count-minutes = { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
said-count-minute = { $count } минута
said-count-seconds = { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
said-count-second = { $count } секунда
said-count-hours = { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
said-count-hour = { $count } час
said-standard = класически
said-rapid = ускорен
said-blitz = блиц
said-time-rate = време { $rate }
said-next-period-at-zero = следващият период се добавя при нула
said-supervised = под наблюдение
said-unsupervised = без наблюдение
said-no-regime = режимът на наблюдение не е посочен
said-fen-fen = позиция { $fen }
said-chess960-number = Шахмат 960, позиция { $number }
said-chess960 = Шахмат 960
said-clocks-white-black = часовници { $white } – { $black }
said-periods-white-black = периоди: белите { $white }, черните { $black }
said-default-time-span = време за изчакване { $span }
said-no-default-time = времето за изчакване не е посочено
said-flags-noticed-by-the-clock = часовникът съобщава за падналия флаг
said-flags-noticed-by-people = падналия флаг забелязват хората
said-illegal-moves-noticed-by-the-software = неправилните ходове забелязва програмата
said-illegal-moves-noticed-by-people = неправилните ходове забелязват хората
said-moves-seen-on-the-board = ходовете се виждат на дъската
said-moves-known-from-the-sheets = ходовете се знаят от бланките
said-scoresheets-on-paper = хартиени бланки
said-rulings-wait-for-the-arbiter = решенията чакат съдията
said-no-arbiter = без съдия
said-quickplay = финал с бърза игра (III)
said-adjournment = отлагане на партии (I)
said-no-draws-before-move-number = без ремита преди ход { $number }
said-draws-with-the-arbiter = реми с разрешение на съдията
said-points-win-draw-loss = точки { $win } – { $draw } – { $loss }
said-electronic-scoresheets = електронни бланки
said-scoresheets-followed = програмата следи записа
said-lighter-penalty-for-devices = по-леко наказание за устройства
said-report-before-leaving = съобщаване преди излизане
said-by-the-letter = по буквата на Правилника
said-side-absent = { $side ->
        [white] белите
       *[other] черните
    } отсъстват
said-side-with-an-assistant = { $side ->
        [white] белите
       *[other] черните
    } с помощник
said-side-disabled = { $side ->
        [white] белите
       *[other] черните
    } с увреждане
said-side-visually-disabled = { $side ->
        [white] белите
       *[other] черните
    } зрително увредени
said-side-hearing-impaired = { $side ->
        [white] белите
       *[other] черните
    } с увреден слух
said-not-started = партията не е започнала
said-did-you-mean-text = може би „{ $text }“?
said-an-act-of-a-player = действие на състезател
said-an-act-of-the-arbiter = действие на съдията
said-an-act = действие
said-a-setting = настройка
said-a-position-as-fen = позиция като FEN
said-a-move-of-side-who-has-the-move =
    ход на { $side ->
        [white] белите
       *[other] черните
    }, които са на ход
said-text-moves-tells-a-move-out-of-turn = ход извън реда се пише „{ $text } moves …“
said-too-much-for-one-table = твърде много за една маса
said-seconds-minutes-or-hours = секунди, минути или часове
said-a-move-by-squares = ход като e2e4, e7e8=Q или e1+h1 за рокада
said-a-move-by-squares-or-san = ход като e2e4, e7e8=Q или e1+h1 за рокада, или Nf3
said-the-page-does-not-say = страницата не казва: { $what }
said-ruled-instead = решено е друго: { $what }
said-nothing-was-ruled-not = нищо не е решено, а не: { $what }
said-found-instead = намерено е друго: { $what }
said-the-case-has-a-line-already = случаят вече има ред { $text }
said-the-block-looks-like-a-case = блокът прилича на случай, а случаите започват с ```scenario
said-the-case-has-no-end-before = случаят няма край, преди да започне следващият
said-is-no-edition = { $text } не е издание на Правилника; има { $more }
said-no-rule-is-called = няма правило с име { $text }
said-is-no-article-of-the-edition = в изданието от { $year } няма член { $text }
said-nearest = най-близкият: { $text }
said-a-page-of-several = това е страница с няколко случая; тя се проверява с adoube check
said-a-time-of-at-most = време най-много 9999 часа
said-no-standings-after = кръгове в отчета: { $paired }; класиране след кръг { $round } няма
