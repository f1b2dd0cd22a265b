### Էջերի կարգավորումները՝ ընթերցողի համար։

said-span-pass = անցնում է { $span }
said-span-passes = անցնում է { $span }
said-the-moves-moves-are-played = խաղացվում են { $moves } քայլերը
said-side-plays-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } քայլում են { $move } և սեղմում ժամացույցը
said-why-because-text = { $why }․ { $text }
said-count-minutes = { $count } րոպե
said-count-minute = { $count } րոպե
said-count-seconds = { $count } վայրկյան
said-count-second = { $count } վայրկյան
said-count-hours = { $count } ժամ
said-count-hour = { $count } ժամ
said-standard = սովորական
said-rapid = արագ
said-blitz = կայծակնային
said-time-rate = ժամանակ { $rate }
said-next-period-at-zero = հաջորդ ժամանակահատվածն ավելանում է զրոյում
said-supervised = հսկողությամբ
said-unsupervised = առանց հսկողության
said-no-regime = հսկողության կարգը նշված չէ
said-fen-fen = դիրք { $fen }
said-chess960-number = շախմատ 960, դիրք { $number }
said-chess960 = շախմատ 960
said-clocks-white-black = ժամացույցներ { $white } – { $black }
said-periods-white-black = ժամանակահատվածներ․ սպիտակները՝ { $white }, սևերը՝ { $black }
said-default-time-span = ուշացման թույլատրելի ժամանակ՝ { $span }
said-no-default-time = ուշացման թույլատրելի ժամանակը նշված չէ
said-flags-noticed-by-the-clock = դրոշակի մասին հայտնում է ժամացույցը
said-flags-noticed-by-people = դրոշակը նկատում են մարդիկ
said-illegal-moves-noticed-by-the-software = անհնարին քայլերը նկատում է ծրագիրը
said-illegal-moves-noticed-by-people = անհնարին քայլերը նկատում են մարդիկ
said-moves-seen-on-the-board = քայլերը երևում են տախտակին
said-moves-known-from-the-sheets = քայլերը հայտնի են բլանկներից
said-scoresheets-on-paper = թղթային բլանկներ
said-rulings-wait-for-the-arbiter = որոշումները սպասում են մրցավարին
said-no-arbiter = առանց մրցավարի
said-quickplay = արագ ավարտ (III)
said-adjournment = խաղերի հետաձգում (I)
said-no-draws-before-move-number = ոչ-ոքի չի լինում մինչև { $number } քայլը
said-draws-with-the-arbiter = ոչ-ոքի մրցավարի թույլտվությամբ
said-points-win-draw-loss = միավորներ { $win } – { $draw } – { $loss }
said-electronic-scoresheets = էլեկտրոնային բլանկներ
said-scoresheets-followed = ծրագիրը հետևում է գրառմանը
said-lighter-penalty-for-devices = սարքի համար ավելի մեղմ պատիժ
said-report-before-leaving = հայտնել դուրս գալուց առաջ
said-by-the-letter = ըստ Օրենքների տառի
said-side-absent = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բացակա են
said-side-with-an-assistant = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } օգնականով
said-side-disabled = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } սահմանափակ կարողություններով
said-side-visually-disabled = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } թույլ տեսողությամբ
said-side-hearing-impaired = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լսողության խանգարումով
said-not-started = խաղը չի սկսվել
said-did-you-mean-text = գուցե՞ «{ $text }»
said-an-act-of-a-player = խաղացողի գործողություն
said-an-act-of-the-arbiter = մրցավարի գործողություն
said-an-act = գործողություն
said-a-setting = կարգավորում
said-a-position-as-fen = դիրք FEN-ով
said-a-move-of-side-who-has-the-move = { $side ->
        [white] սպիտակների
       *[other] սևերի
    } քայլը, որոնց հերթն է
said-text-moves-tells-a-move-out-of-turn = հերթից դուրս քայլը գրվում է «{ $text } moves …»
said-too-much-for-one-table = մեկ սեղանի համար չափազանց շատ է
said-seconds-minutes-or-hours = վայրկյան, րոպե կամ ժամ
said-a-move-by-squares = քայլ, օրինակ՝ e2e4, e7e8=Q, կամ e1+h1՝ փոխատեղման համար
said-a-move-by-squares-or-san = քայլ, օրինակ՝ e2e4, e7e8=Q, e1+h1՝ փոխատեղման համար, կամ Nf3
said-the-page-does-not-say = էջում սա չկա՝ { $what }
said-ruled-instead = որոշվել է այլ բան՝ { $what }
said-nothing-was-ruled-not = ոչինչ չի որոշվել, ոչ թե՝ { $what }
said-found-instead = գտնվել է այլ բան՝ { $what }
said-the-case-has-a-line-already = դեպքն արդեն ունի { $text } տող
said-the-block-looks-like-a-case = բաժինը նման է դեպքի, իսկ դեպքերն սկսվում են ```scenario-ով
said-the-case-has-no-end-before = դեպքը վերջ չունի․ սկսվում է հաջորդը
said-is-no-edition = { $text } թվականի խմբագրություն չկա․ կան՝ { $more }
said-no-rule-is-called = { $text } անունով կանոն չկա
said-is-no-article-of-the-edition = { $year } թվականի խմբագրությունում { $text } հոդված չկա
said-nearest = ամենամոտը՝ { $text }
said-a-page-of-several = սա մի քանի դեպքով էջ է․ այն ստուգում է adoube check-ը
said-a-time-of-at-most = ժամանակ՝ առավելագույնը 9999 ժամ
said-no-standings-after = տուրեր հաշվետվությունում՝ { $paired }․ { $round }-րդ տուրից հետո աղյուսակ չկա
