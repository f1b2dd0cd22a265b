### Մրցավարի սեղանի բառերը։

desk-title = Մրցավարի սեղան
desk-for-arbiters = Այս սեղանը մրցավարների համար է։
desk-side = Կանչեր և ազդանշաններ
desk-wall = Բոլոր տախտակները
desk-drawer = Ընտրված տախտակը
desk-filter = Որ տախտակները
desk-filter-all = Բոլորը
desk-filter-attention = Սպասում են ձեզ
desk-filter-playing = Խաղում են
desk-filter-finished = Ավարտված
desk-urgent-first = շտապները նախ
desk-trouble = Քիչ ժամանակ՝ { $count }
desk-size = Սալիկներ
desk-size-positions = դիրքերով
desk-size-names = անուններով
desk-size-small = փոքր
desk-no-boards = Խաղափուլ չի խաղարկվում։ Սկսեք այն վերևում կամ պատրաստեք մրցաշարը։
desk-none-here = Այդպիսի տախտակներ այժմ չկան։
desk-keys = Ստեղներ
keys-next = հաջորդ տախտակը
keys-previous = նախորդ տախտակը
keys-enter = բացել տախտակը
keys-close = փակել տախտակը
keys-call = ընդունել ամենահին կանչը
keys-apply = կիրառել առաջարկված որոշումը
keys-urgent = շտապ տախտակները նախ
keys-digits = անցնել այդ համարով տախտակին
keys-help = այս ստեղները

## calls
calls-title = Կանչեր
calls-sound = Ձայն
calls-none = Ոչ ոք չի կանչում։
call-announced = Կանչ { $board } տախտակից՝ { $reason }
call-no-reason = պատճառը նշված չէ
call-take = Գնում եմ
call-take-named = Գնում եմ { $board } տախտակի մոտ
call-close = Պատրաստ է
call-close-named = Տախտակ { $board }՝ պատրաստ է
call-taken-by = ընդունել է՝ { $name }

## alerts
alerts-title = Լուռ ազդանշաններ
alerts-none = Նշելու բան չկա։

## round
strip-title = Խաղափուլը
strip-results = արդյունքներ՝ { $done }/{ $all }
strip-absent = Բացակա՝ { $count }
strip-finish = Ավարտել խաղափուլ { $round }
strip-next = Հաջորդը՝ խաղափուլ { $round }
strip-start = Սկսել խաղափուլ { $round }
strip-back-start = Հետ վերցնել { $round } խաղափուլի սկիզբը
strip-back-finish = Հետ վերցնել { $round } խաղափուլի ավարտը
strip-nothing = Ոչ մի խաղափուլ կազմված չէ
strip-failed = Խաղասրահը չընդունեց դա, փորձեք կրկին
strip-files = Ֆայլեր
strip-export = Անձնակազմի համար՝ { $file }
strip-report = Զեկույց (PDF)
strip-standings = Աղյուսակ (PDF)
strip-pairings = Խաղափուլ { $round }․ զույգերը (PDF)
strip-by-keyboard = Արդյունքներ ստեղնաշարով
together-title = Ամբողջ խաղասրահը
together-one-disk = Ոչ մի երկրորդ սերվեր պարտավոր չէ ունենալ հաստատվածը․ այն մեկ սկավառակի վրա է։
together-boards = Տախտակներ (բոլորը, եթե դատարկ է)
together-boards-hint = օրինակ՝ 1-10, 14
together-boards-bad = Համարներ և միջակայքեր, օրինակ՝ 1-10, 14
together-stop = Կանգնեցնել ժամացույցները
together-start = Նորից գործարկել
together-standing = { $count ->
    [one] Կանգնած է { $count } ժամացույց, կանգնեցրել է՝ { $name }
   *[other] Կանգնած է { $count } ժամացույց, կանգնեցրել է՝ { $name }
}
together-stopped = { $count ->
    [0] Ոչ մի ժամացույց չէր աշխատում
    [one] Կանգնեցվեց { $count } ժամացույց
   *[other] Կանգնեցվեց { $count } ժամացույց
}
together-started = { $count ->
    [0] Ոչ մի ժամացույց չգործարկվեց
    [one] Գործարկվեց { $count } ժամացույց
   *[other] Գործարկվեց { $count } ժամացույց
}
together-left = { $board } տախտակը թողնվեց ինչպես կար․ { $words }
restart-title = Ծրագիրը բացակայել է առավելագույնը { $away }
restart-ran = { $count ->
    [0] Այդ ընթացքում ոչ մի ժամացույց չէր աշխատում։
    [one] Աշխատել է { $count } տախտակի ժամացույցը՝ { $boards }։
   *[other] Աշխատել են { $count } տախտակի ժամացույցները՝ { $boards }։
}
restart-stop = Կանգնեցնել այդ ժամացույցները
restart-seen = Տեսա
together-given = Ժամանակ ավելացվեց { $count ->
        [one] մեկ տախտակի վրա
       *[other] { $count } տախտակի վրա
    }
together-give = Ավելացնել ժամանակ
together-both = Երկու կողմին
together-give-do = Ավելացնել
restart-give-back = Վերադարձնել այդ ժամանակը
restart-reason = Ծրագիրը չէր աշխատում։
alert-give = { $side ->
        [white] Տալ սպիտակներին { $time }
       *[black] Տալ սևերին { $time }
    }
results-title = Արդյունքներ
results-round = Խաղափուլ
results-line = Տախտակ և արդյունք
results-keys = Տախտակի համարը, ապա 1 (հաղթում են սպիտակները), 0 (հաղթում են սևերը), = (ոչ-ոքի), + կամ - (չի խաղացվել), Enter։ Ցուցակում՝ ստեղն և Enter․ սլաքներն անցնում են տախտակից տախտակ, Escape-ը վերադարձնում է վերև։
results-saved = Տախտակ { $board }․ { $score } { $names }
results-taken-out = Տախտակ { $board }․ արդյունքը հանված է
results-no-board = Այս խաղափուլում { $board } տախտակ չկա
results-unknown = Սա արդյունք չէ․ 1, 0, =, + կամ -
results-why = { $board } տախտակի վրա ուրիշ արդյունք է։ Ինչո՞ւ է հիմա { $score }։
results-correct = Ուղղել
results-cell = Արդյունքը { $board } տախտակի վրա․ { $names }
results-seen = Սարքերով տախտակ․ արդյունքն ինքն է գալիս
results-slip = Սխալմամբ է գրված
results-none = Դեռ ոչ մի խաղափուլ կազմված չէ։
results-not-begun = Խաղափուլը չի սկսվել․ մինչ այդ կարելի է գրել միայն + և -։

## drawer
drawer-signed = ստորագրված
drawer-unsigned = ստորագրված չէ
drawer-open-moves = Դեռ կարող է խաղալ՝
drawer-no-moves = քայլ չկա
drawer-clock-check = Ժամացույցի ստուգում
drawer-clock-alarm = ավելի քան երկու րոպե
drawer-side = { $side }
drawer-illegal = անհնարին քայլեր՝ { $count }
drawer-no-device = սարք չկա
drawer-delay = { $ms } մվ
drawer-offences = Նախկին խախտումներ, { $side }՝ { $count }
drawer-offence-where = Խաղափուլ { $round }, տախտակ { $board }՝
drawer-sheets = Բլանկներ
drawer-rulings = Որոշումներ՝ { $count }
drawer-log = Մատյան
drawer-record = Խաղի գրառումը
drawer-print = Բլանկ (PDF)
rounds-absent-here = բացակա
proposal-title = Առաջարկվող որոշում
proposal-otherwise-go = Գրանցել այս որոշումը
proposal-otherwise-hint = Առաջարկը չեղարկվում է։ Անհրաժեշտության դեպքում ներքևում կարգավորեք ժամացույցները կամ մուտքագրեք արդյունքը։
proposal-reason = Պատճառ
question-more = Այլ հարցեր՝ { $count }
answer-go = Ուղարկել
field-time = րոպե կամ 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 կամ 23…
field-attempt = e2e5
clocks-time = Ժամանակ
clocks-moves = Քայլեր
clocks-period = Ժամանակահատված
clocks-set = Կարգավորել ժամացույցները
clocks-wrong = Ժամանակը գրվում է 1:05:00, հաշվիչը՝ 40
sheets-move = Քայլ
sheets-board = Տախտակ
sheets-white = Սպիտակների բլանկ
sheets-black = Սևերի բլանկ
log-clock = Ժամացույց
log-assistant-white = Սպիտակների օգնական
log-assistant-black = Սևերի օգնական
log-held-by = սարքը՝ { $name }
log-late = առանց կապի, ստացվել է { $late } անց

## measures
measures-title = Միջոցներ
measure-side = Որ կողմի համար
measure-offence = Խախտում
measure-note = Նշել
measure-sealed-by = { $side ->
    [white] Սպիտակները գրանցել են գաղտնի քայլ։
   *[black] Սևերը գրանցել են գաղտնի քայլ։
}
measure-here = Ով է խաղատախտակի մոտ
measure-waits-for = { $side ->
    [white] Սպիտակները չեն եկել, ժամացույցն աշխատում է։
   *[black] Սևերը չեն եկել, ժամացույցն աշխատում է։
}
measure-label = Ծրարի գրառումը (PDF)
measure-wrong-time = Մատնանշվել է սխալ ժամանակ․ կարգավորել ժամացույցները
measure-result = Արդյունքը ձեռքով
measure-enter = Մուտքագրել
measure-entered = Արդյունքը մուտքագրված է
repair-title = Ուղղել
repair-hint = Խաղասրահում սխալ գրանցվածն ուղղվում է մեկ քայլով․ մատյանը պահում է երկուսն էլ։
repair-what = Ինչը
repair-give-time = Ժամանակ ավելացնել
repair-take-time = Ժամանակ հանել
repair-replace = Քայլն ուրիշն էր
repair-insert = Քայլ է պակասում
repair-take-out = Քայլը չի խաղացվել
repair-take-sheet = Բլանկը ճիշտ համարել
repair-set-position = Սահմանել դիրքը
repair-set-count = Անհնարին քայլերի հաշիվը
repair-withdraw = Չեղարկել որոշումը
repair-go-on = Շարունակել խաղը
repair-set-clocks = Կարգավորել ժամացույցները
repair-value-give-time = Րոպե կամ 1:30
repair-value-take-time = Րոպե կամ 1:30
repair-value-replace = Քայլ՝ 23 կամ 23…
repair-value-insert = Քայլից առաջ՝ 23 կամ 23…
repair-value-take-out = Քայլ՝ 23 կամ 23…
repair-value-set-count = Քանի՞սը
repair-value-withdraw = Որոշման համարը
repair-played = Խաղացված քայլը՝ դաշտերով
repair-pieces = Խաղաքարեր
repair-empty = Դատարկ
repair-turn = Քայլի հերթը՝ { $side }
repair-wrong = Սա հնարավոր չէ կարդալ, կամ պատճառը բացակայում է
repair-do = Ուղղել
repair-take-back = Չեղարկել
evidence-title = Որքան հայտնի է, հաջորդ քայլը՝ { $side }
evidence-white = Ինչպես գրում են սպիտակները
evidence-black = Ինչպես գրում են սևերը
evidence-pressed = Ժամացույցը դրա համար սեղմված է։
evidence-not-pressed = Ժամացույցը դրա համար սեղմված չէ։
evidence-waiting = Իրենց քայլերին սպասող սեղմումներ՝ { $count }։
evidence-saw = Դուք տեսել եք քայլը՝ { $side }
question-times = Սա պատահել է { $count } անգամ։
