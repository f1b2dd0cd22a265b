### Поставки од страниците, со зборови за читателот.

said-span-pass = минуваат { $span }
said-span-passes = минува { $span }
said-the-moves-moves-are-played = се играат потезите { $moves }
said-side-plays-move = { $side ->
        [white] белиот
       *[other] црниот
    } игра { $move } и го притиска часовникот
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
said-standard = стандарден
said-rapid = забрзан
said-blitz = брзопотезен
said-time-rate = време { $rate }
said-next-period-at-zero = следниот период се додава на нула
said-supervised = под надзор
said-unsupervised = без надзор
said-no-regime = режимот на надзор не е наведен
said-fen-fen = позиција { $fen }
said-chess960-number = шах 960, позиција { $number }
said-chess960 = шах 960
said-clocks-white-black = часовници { $white } – { $black }
said-periods-white-black = периоди: белиот { $white }, црниот { $black }
said-default-time-span = дозволено доцнење { $span }
said-no-default-time = дозволеното доцнење не е наведено
said-flags-noticed-by-the-clock = паднатото знаменце го јавува часовникот
said-flags-noticed-by-people = паднатото знаменце го забележуваат луѓето
said-illegal-moves-noticed-by-the-software = неправилните потези ги забележува програмата
said-illegal-moves-noticed-by-people = неправилните потези ги забележуваат луѓето
said-moves-seen-on-the-board = потезите се гледаат на таблата
said-moves-known-from-the-sheets = потезите се знаат од формуларите
said-scoresheets-on-paper = хартиени формулари
said-rulings-wait-for-the-arbiter = одлуките го чекаат судијата
said-no-arbiter = без судија
said-quickplay = забрзан завршеток (III)
said-adjournment = прекинување на партии (I)
said-no-draws-before-move-number = без ремија пред потегот { $number }
said-draws-with-the-arbiter = реми со дозвола на судијата
said-points-win-draw-loss = поени { $win } – { $draw } – { $loss }
said-electronic-scoresheets = електронски формулари
said-scoresheets-followed = програмата го следи запишувањето
said-lighter-penalty-for-devices = поблага казна за уреди
said-report-before-leaving = јавување пред излегување
said-by-the-letter = по буквата на правилата
said-side-absent = { $side ->
        [white] белиот
       *[other] црниот
    } е отсутен
said-side-with-an-assistant = { $side ->
        [white] белиот
       *[other] црниот
    } со помошник
said-side-disabled = { $side ->
        [white] белиот
       *[other] црниот
    } со инвалидитет
said-side-visually-disabled = { $side ->
        [white] белиот
       *[other] црниот
    } со оштетен вид
said-side-hearing-impaired = { $side ->
        [white] белиот
       *[other] црниот
    } со оштетен слух
said-not-started = партијата не е почната
said-did-you-mean-text = можеби „{ $text }“?
said-an-act-of-a-player = дејство на играч
said-an-act-of-the-arbiter = дејство на судијата
said-an-act = дејство
said-a-setting = поставка
said-a-position-as-fen = позиција како FEN
said-a-move-of-side-who-has-the-move =
    потег на { $side ->
        [white] белиот
       *[other] црниот
    }, што е на потег
said-text-moves-tells-a-move-out-of-turn = потег преку ред се пишува „{ $text } moves …“
said-too-much-for-one-table = премногу за една маса
said-seconds-minutes-or-hours = секунди, минути или часови
said-a-move-by-squares = потег како e2e4, e7e8=Q или e1+h1 за рокада
said-a-move-by-squares-or-san = потег како e2e4, e7e8=Q или e1+h1 за рокада, или Nf3
said-the-page-does-not-say = страницата не го кажува: { $what }
said-ruled-instead = одлучено е друго: { $what }
said-nothing-was-ruled-not = ништо не е одлучено, а не: { $what }
said-found-instead = најдено е друго: { $what }
said-the-case-has-a-line-already = случајот веќе има ред { $text }
said-the-block-looks-like-a-case = блокот личи на случај, а случаите почнуваат со ```scenario
said-the-case-has-no-end-before = случајот нема крај пред да почне следниот
said-is-no-edition = { $text } не е издание на Правилата; постојат { $more }
said-no-rule-is-called = нема правило со име { $text }
said-is-no-article-of-the-edition = во изданието од { $year } нема член { $text }
said-nearest = најблискиот: { $text }
said-a-page-of-several = ова е страница со повеќе случаи; ја проверува adoube check
said-a-time-of-at-most = време од најмногу 9999 часа
said-no-standings-after = кола во извештајот: { $paired }; пласман по { $round }. коло нема
