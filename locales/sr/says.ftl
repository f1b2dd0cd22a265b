### Подешавања са страна, речима за читаоца.

said-span-pass = пролази { $span }
said-span-passes = пролази { $span }
said-the-moves-moves-are-played = играју се потези { $moves }
said-side-plays-move = { $side ->
        [white] бели
       *[other] црни
    } игра { $move } и притиска сат
said-why-because-text = { $why }: { $text }
said-count-minutes = { $count ->
        [one] { $count } минут
        [few] { $count } минута
       *[other] { $count } минута
    }
said-count-minute = { $count } минут
said-count-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунде
       *[other] { $count } секунди
    }
said-count-second = { $count } секунда
said-count-hours = { $count ->
        [one] { $count } сат
        [few] { $count } сата
       *[other] { $count } сати
    }
said-count-hour = { $count } сат
said-standard = стандардни
said-rapid = убрзани
said-blitz = брзопотезни
said-time-rate = време { $rate }
said-next-period-at-zero = следећи период се додаје на нули
said-supervised = под надзором
said-unsupervised = без надзора
said-no-regime = режим надзора није наведен
said-fen-fen = позиција { $fen }
said-chess960-number = шах 960, позиција { $number }
said-chess960 = шах 960
said-clocks-white-black = сатови { $white } – { $black }
said-periods-white-black = периоди: бели { $white }, црни { $black }
said-default-time-span = задано време кашњења { $span }
said-no-default-time = задано време кашњења није наведено
said-flags-noticed-by-the-clock = пад заставице јавља сат
said-flags-noticed-by-people = пад заставице примећују људи
said-illegal-moves-noticed-by-the-software = неправилне потезе примећује програм
said-illegal-moves-noticed-by-people = неправилне потезе примећују људи
said-moves-seen-on-the-board = потези се виде на табли
said-moves-known-from-the-sheets = потези се знају из записника
said-scoresheets-on-paper = папирни записници
said-rulings-wait-for-the-arbiter = одлуке чекају судију
said-no-arbiter = без судије
said-quickplay = убрзани завршетак (III)
said-adjournment = прекид партија (I)
said-no-draws-before-move-number = без ремија пре потеза { $number }
said-draws-with-the-arbiter = реми уз дозволу судије
said-points-win-draw-loss = бодови { $win } – { $draw } – { $loss }
said-electronic-scoresheets = електронски записници
said-scoresheets-followed = програм прати записивање
said-lighter-penalty-for-devices = блажа казна за уређаје
said-report-before-leaving = јавити се пре изласка
said-by-the-letter = по слову правила
said-side-absent = { $side ->
        [white] бели
       *[other] црни
    } је одсутан
said-side-with-an-assistant = { $side ->
        [white] бели
       *[other] црни
    } с помоћником
said-side-disabled = { $side ->
        [white] бели
       *[other] црни
    } с инвалидитетом
said-side-visually-disabled = { $side ->
        [white] бели
       *[other] црни
    } оштећеног вида
said-side-hearing-impaired = { $side ->
        [white] бели
       *[other] црни
    } оштећеног слуха
said-not-started = партија није почела
said-did-you-mean-text = можда „{ $text }“?
said-an-act-of-a-player = радња играча
said-an-act-of-the-arbiter = радња судије
said-an-act = радња
said-a-setting = подешавање
said-a-position-as-fen = позиција као FEN
said-a-move-of-side-who-has-the-move =
    потез { $side ->
        [white] белог
       *[other] црног
    }, који је на потезу
said-text-moves-tells-a-move-out-of-turn = потез преко реда се пише „{ $text } moves …“
said-too-much-for-one-table = превише за један сто
said-seconds-minutes-or-hours = секунде, минути или сати
said-a-move-by-squares = потез као e2e4, e7e8=Q или e1+h1 за рокаду
said-a-move-by-squares-or-san = потез као e2e4, e7e8=Q или e1+h1 за рокаду, или Nf3
said-the-page-does-not-say = страница то не каже: { $what }
said-ruled-instead = одлучено је друго: { $what }
said-nothing-was-ruled-not = ништа није одлучено, а не: { $what }
said-found-instead = нађено је друго: { $what }
said-the-case-has-a-line-already = случај већ има ред { $text }
said-the-block-looks-like-a-case = блок личи на случај, а случајеви почињу са ```scenario
said-the-case-has-no-end-before = случај нема крај пре него што почне следећи
said-is-no-edition = { $text } није издање Правила; постоје { $more }
said-no-rule-is-called = нема правила с именом { $text }
said-is-no-article-of-the-edition = у издању { $year } нема члана { $text }
said-nearest = најближи: { $text }
said-a-page-of-several = ово је страница са више случајева; њу проверава adoube check
said-a-time-of-at-most = време од највише 9999 сати
said-no-standings-after = кола у извештају: { $paired }; пласмана после { $round }. кола нема
