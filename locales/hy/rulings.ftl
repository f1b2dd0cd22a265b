### Որոշումները բառերով։ Հաղորդման անունը պահված ձևից է։

span = { $minutes ->
        [0] { "" }
       *[other] { $minutes } րոպե
    }{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } վայրկյան
    }

remedy-add-time = { $to ->
        [white] Սպիտակներին ավելացվում է { $time }
       *[black] Սևերին ավելացվում է { $time }
    }
remedy-take-time = { $from ->
        [white] Սպիտակներից հանվում է { $time }
       *[black] Սևերից հանվում է { $time }
    }
remedy-set-time = { $of ->
        [white] Սպիտակների ժամացույցը դրվում է { $time }
       *[black] Սևերի ժամացույցը դրվում է { $time }
    }
remedy-set-counter = { $of ->
        [white] Սպիտակների քայլերի հաշվիչը դրվում է { $moves }
       *[black] Սևերի քայլերի հաշվիչը դրվում է { $moves }
    }
remedy-set-period = { $of ->
        [white] Սպիտակները { $period }-րդ ժամանակահատվածում են
       *[black] Սևերը { $period }-րդ ժամանակահատվածում են
    }
remedy-next-period = { $of ->
        [white] Սկսվում է սպիտակների հաջորդ ժամանակահատվածը. հաշվված քայլեր՝ { $moves }
       *[black] Սկսվում է սևերի հաջորդ ժամանակահատվածը. հաշվված քայլեր՝ { $moves }
    }
remedy-clock-of = { $player ->
        [white] Աշխատում է սպիտակների ժամացույցը
       *[black] Աշխատում է սևերի ժամացույցը
    }
remedy-correct-clock = Ժամացույցի ցուցմունքը ուղղվում է
remedy-press-undone = { $by ->
        [white] Սպիտակների՝ ժամացույցի սեղմումը չեղարկվում է
       *[black] Սևերի՝ ժամացույցի սեղմումը չեղարկվում է
    }
remedy-reinstate = Վերականգնվում է { $before } քայլից առաջ եղած դիրքը
remedy-go-back = { $before ->
        [pass] Խաղը վերադառնում է առանց քայլի ժամացույցի սեղմումից առաջ եղած դիրքին
       *[other] Խաղը վերադառնում է { $before } քայլից առաջ եղած դիրքին
    }
remedy-put-pieces-back = { $player ->
        [white] Սպիտակները խաղաքարերը վերադարձնում են իրենց ժամանակի հաշվին
       *[black] Սևերը խաղաքարերը վերադարձնում են իրենց ժամանակի հաշվին
    }
remedy-transfer-position = Դիրքը տեղափոխվում է ճիշտ դրված խաղատախտակի վրա
remedy-must-move = { $player ->
        [white] Սպիտակները { $duty }
       *[black] Սևերը { $duty }
    }
remedy-becomes-queen = { $square } դաշտի զինվորը դառնում է թագուհի
remedy-move-stands = { $attempt ->
        [pass] Առանց քայլի ժամացույցի սեղմումը մնում է ուժի մեջ
       *[other] { $attempt } քայլը մնում է ուժի մեջ
    }
remedy-counts-as-made = { $attempt } քայլը համարվում է կատարված
remedy-win = { $winner ->
        [white] Սպիտակները հաղթեցին
       *[black] Սևերը հաղթեցին
    }
remedy-draw = Ոչ-ոքի
remedy-score = Արդյունքը՝ { $points-white } – { $points-black }
remedy-play-on = Խաղը շարունակվում է
remedy-claim-correct = { $of ->
        [white] Սպիտակների պահանջը ճիշտ է{ $found }
       *[black] Սևերի պահանջը ճիշտ է{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] Սպիտակների պահանջը մերժվում է{ $found }
       *[black] Սևերի պահանջը մերժվում է{ $found }
    }
remedy-offer-stands = { $of ->
        [white] Սպիտակների «ոչ-ոքի»-ի առաջարկը մնում է ուժի մեջ
       *[black] Սևերի «ոչ-ոքի»-ի առաջարկը մնում է ուժի մեջ
    }
remedy-offer-void = { $of ->
        [white] Սպիտակների «ոչ-ոքի»-ի առաջարկն ուժ չունի
       *[black] Սևերի «ոչ-ոքի»-ի առաջարկն ուժ չունի
    }
remedy-draw-allowed = Թույլատրվում է ոչ-ոքի համաձայնությամբ
remedy-must-record = { $player ->
        [white] Սպիտակները պետք է լրացնեն իրենց բլանկը
       *[black] Սևերը պետք է լրացնեն իրենց բլանկը
    }
remedy-need-not-record = { $player ->
        [white] Սպիտակները մինչև ժամանակահատվածի ավարտը պարտավոր չեն գրանցել
       *[black] Սևերը մինչև ժամանակահատվածի ավարտը պարտավոր չեն գրանցել
    }
remedy-sheet-replaced = { $of ->
        [white] Սպիտակների բլանկը փոխարինվում է
       *[black] Սևերի բլանկը փոխարինվում է
    }
remedy-gets-scoresheet = { $player ->
        [white] Սպիտակները ստանում են բլանկ
       *[black] Սևերը ստանում են բլանկ
    }
remedy-warning = { $to ->
        [white] Սպիտակները զգուշացվում են
       *[black] Սևերը զգուշացվում են
    }
remedy-points-up = { $to ->
        [white] Սպիտակներին ավելացվում են միավորներ՝ { $points }
       *[black] Սևերին ավելացվում են միավորներ՝ { $points }
    }
remedy-points-down = { $from ->
        [white] Սպիտակներից հանվում են միավորներ՝ { $points }
       *[black] Սևերից հանվում են միավորներ՝ { $points }
    }
remedy-fined = { $player ->
        [white] Սպիտակները պատժվում են դրամական տուգանքով
       *[black] Սևերը պատժվում են դրամական տուգանքով
    }
remedy-expelled = { $player ->
        [white] Սպիտակներով խաղացողը հեռացվում է մրցաշարից
       *[black] Սևերով խաղացողը հեռացվում է մրցաշարից
    }
remedy-permitted = { $to ->
        [white] Սպիտակներին թույլատրվում է
       *[black] Սևերին թույլատրվում է
    }
remedy-not-permitted = { $to ->
        [white] Սպիտակներին չի թույլատրվում
       *[black] Սևերին չի թույլատրվում
    }
remedy-arbiter-decides = Որոշում է մրցավարը. { $question }
remedy-otherwise = Մրցավարն այլ որոշում է կայացնում. { $reason }
duty-move = պետք է քայլ կատարեն { $it } դաշտի խաղաքարով
duty-move-to = պետք է { $from } դաշտի խաղաքարը տանեն { $to } դաշտ
duty-promote = պետք է { $square } դաշտում զինվորը վերածեն՝ { $role ->
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
       *[queen] թագուհի
    }
duty-capture = պետք է վերցնեն { $it } դաշտի խաղաքարը
duty-capture-with = պետք է { $with } դաշտի խաղաքարով վերցնեն { $target } դաշտի խաղաքարը
duty-castle = պետք է փոխատեղում կատարեն { $it } դաշտի նավակով
duty-play = պետք է խաղան { $it }
duty-one-of = պետք է քայլ կատարեն այս խաղաքարերից մեկով կամ վերցնեն դրանցից մեկը՝ { $it }
duty-any = կարող են կատարել ցանկացած հնարավոր քայլ
question-penalty = { $against ->
        [white] պատժամիջոց սպիտակների նկատմամբ ({ $offence })
       *[black] պատժամիջոց սևերի նկատմամբ ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] կարո՞ղ է օգնականը սպիտակների փոխարեն տեղաշարժել խաղաքարերը
       *[black] կարո՞ղ է օգնականը սևերի փոխարեն տեղաշարժել խաղաքարերը
    }
question-resigns = { $by ->
        [white] սպիտակները հանձնվո՞ւմ են
       *[black] սևերը հանձնվո՞ւմ են
    }
question-disturbance = { $of ->
        [white] լրացուցիչ ժամանակ տա՞լ սպիտակներին, որոնց խանգարել են
       *[black] լրացուցիչ ժամանակ տա՞լ սևերին, որոնց խանգարել են
    }
question-opponent-score = { $of ->
        [white] քանի՞ միավոր են ստանում սպիտակները
       *[black] քանի՞ միավոր են ստանում սևերը
    }
question-last-position = ո՞ր դիրքից է շարունակվում խաղը
question-clock-times = ի՞նչ ժամանակ պետք է ցույց տա ժամացույցը
question-recording-assistant = { $of ->
        [white] կարո՞ղ է օգնականը գրանցել սպիտակների փոխարեն
       *[black] կարո՞ղ է օգնականը գրանցել սևերի փոխարեն
    }
question-faulty-scoresheet = { $of ->
        [white] սպիտակների բլանկն անսարքի՞ է
       *[black] սևերի բլանկն անսարքի՞ է
    }
question-signed-result = ստորագրված արդյունքներից ո՞րն է մնում ուժի մեջ
question-draw-consent = կարելի՞ է համաձայնել ոչ-ոքիի
question-valid-reason = { $by ->
        [white] սպիտակները հիմնավոր պատճառ ունեի՞ն կանգնեցնելու ժամացույցը
       *[black] սևերը հիմնավոր պատճառ ունեի՞ն կանգնեցնելու ժամացույցը
    }
question-defective-clock = ժամացույցն անսարք է. ի՞նչ ժամանակ դնել նորի վրա
question-wrong-setting = ժամացույցը սխալ է դրված. ո՞ր ժամանակն է ճիշտ
question-clock-assistant = { $of ->
        [white] կարո՞ղ է օգնականը սպիտակների փոխարեն սեղմել ժամացույցը
       *[black] կարո՞ղ է օգնականը սևերի փոխարեն սեղմել ժամացույցը
    }
question-interruption = ե՞րբ է շարունակվում խաղը, և ո՞ւմ ժամացույցն է գործարկվում
question-quickplay-increment = { $by ->
        [white] ավելացնե՞լ ժամանակ ամեն քայլի համար սպիտակների խնդրանքով
       *[black] ավելացնե՞լ ժամանակ ամեն քայլի համար սևերի խնդրանքով
    }
question-quickplay-claim = { $by ->
        [white] ընդունե՞լ, հետաձգե՞լ, թե՞ մերժել սպիտակների պահանջը
       *[black] ընդունե՞լ, հետաձգե՞լ, թե՞ մերժել սևերի պահանջը
    }
question-quickplay-opponent = { $side ->
        [white] կարո՞ղ են սպիտակները հաղթել ընդունված միջոցներով, և ձգտե՞լ են դրան
       *[black] կարո՞ղ են սևերը հաղթել ընդունված միջոցներով, և ձգտե՞լ են դրան
    }
question-quickplay-final-position = { $side ->
        [white] կարո՞ղ են սպիտակները վերջնական դիրքում հաղթել ընդունված միջոցներով, և ձգտե՞լ են դրան
       *[black] կարո՞ղ են սևերը վերջնական դիրքում հաղթել ընդունված միջոցներով, և ձգտե՞լ են դրան
    }
question-no-arbiter-claim = { $by ->
        [white] ճի՞շտ է սպիտակների՝ առանց մրցավարի ներկայացրած պահանջը
       *[black] ճի՞շտ է սևերի՝ առանց մրցավարի ներկայացրած պահանջը
    }
question-envelope-missing = ծրարը բացակայում է. հայտնի՞ է ծախսված ժամանակը
question-boards-differ = երկու խաղատախտակները տարբերվում են. գրանցումները համընկնո՞ւմ են
question-can-mate = { $side ->
        [white] կարո՞ղ են սպիտակները մատ անել հնարավոր քայլերի որևէ հաջորդականությամբ
       *[black] կարո՞ղ են սևերը մատ անել հնարավոր քայլերի որևէ հաջորդականությամբ
    }
remedy-add-per-move = { $mode ->
        [delay] Ամեն քայլից առաջ երկուսի ժամացույցն էլ սպասում է { $time }
       *[increment] Երկուսին էլ ամեն քայլի համար ավելացվում է { $time }
    }
remedy-no-castling = { $player ->
        [white] Սպիտակները չեն կարող փոխատեղում կատարել{ $rook ->
            [none] { "" }
           *[other] { " " }{ $rook } դաշտի նավակով
        }
       *[black] Սևերը չեն կարող փոխատեղում կատարել{ $rook ->
            [none] { "" }
           *[other] { " " }{ $rook } դաշտի նավակով
        }
    }
remedy-unplayed = { $there-white ->
        [true] Սպիտակներին շնորհվում է հաղթանակ առանց խաղի
       *[false] { $there-black ->
            [true] Սևերին շնորհվում է հաղթանակ առանց խաղի
           *[false] Երկուսին էլ գրանցվում է պարտություն առանց խաղի
        }
    }
remedy-new-game = { $colours ->
        [same] Խաղացվում է նոր խաղ
       *[right] Խաղացվում է նոր խաղ՝ ճիշտ գույներով
    }
remedy-excluded = { $player ->
        [white] Սպիտակները զրկվում են { $rounds } խաղափուլի մասնակցությունից
       *[black] Սևերը զրկվում են { $rounds } խաղափուլի մասնակցությունից
    }
found-nothing = { "" }
found-positions = { " " }(դիրքը՝ { $it } քայլերից հետո)
found-half-moves = { " " }(կիսաքայլեր առանց վերցնելու և զինվորի քայլի՝ { $it })
question-leave = { $place ->
        [venue] { $by ->
            [white] կարո՞ղ են սպիտակները լքել խաղավայրը
           *[black] կարո՞ղ են սևերը լքել խաղավայրը
        }
       *[area] { $by ->
            [white] կարո՞ղ են սպիտակները լքել խաղատեղը
           *[black] կարո՞ղ են սևերը լքել խաղատեղը
        }
    }
question-flag-on-wood = { $of ->
        [white] արդյո՞ք սպիտակները ժամանակը սպառել են
       *[black] արդյո՞ք սևերը ժամանակը սպառել են
    }{ $if_right ->
        [white] {"։ Եթե գրառումները ճիշտ են, հաղթում են սպիտակները"}
        [black] {"։ Եթե գրառումները ճիշտ են, հաղթում են սևերը"}
        [drawn] {"։ Եթե գրառումները ճիշտ են, ոչ-ոքի է"}
       *[open] {""}
    }
question-first-flag = երկու դրոշակներն էլ ընկել են. ո՞րն է ընկել առաջինը
question-illegal-on-wood = { $by ->
        [white] արդյո՞ք սպիտակներն ավարտել են անհնարին քայլ
       *[black] արդյո՞ք սևերն ավարտել են անհնարին քայլ
    }
question-as-written = ճի՞շտ են արդյոք գրառումները։ Եթե այո՝ { $if_so }
remedy-record-set = Գրառումն ուղղված է { $from } կիսաքայլից սկսած՝ { $moves }
remedy-position-set = Սահմանվել է դիրքը՝ { $position }
remedy-count-set = { $of ->
        [white] Սպիտակների հաշվված անհնարին քայլերը՝ { $count }
       *[black] Սևերի հաշվված անհնարին քայլերը՝ { $count }
    }
remedy-withdrawn = { $first }–{ $last } որոշումները չեղարկված են
remedy-game-goes-on = Խաղը շարունակվում է
question-ground-of-result = ի՞նչ հիմքով է պարտիան ավարտվում { $points-white }–{ $points-black }
