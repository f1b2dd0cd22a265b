### Մրցավարի սեղանի բառերը։

desk-title = Մրցավարի սեղան
desk-for-arbiters = Այս սեղանը մրցավարների համար է։
desk-side = Կանչեր և զգուշացումներ
desk-wall = Բոլոր տախտակները
desk-drawer = Ընտրված տախտակը
desk-filter = Որ տախտակները
desk-filter-all = Բոլորը
desk-filter-attention = Սպասում են ձեզ
desk-filter-playing = Խաղում են
desk-filter-finished = Ավարտված
desk-urgent-first = շտապները նախ
desk-trouble = Ցեյտնոտ՝ { $count }
desk-size = Սալիկներ
desk-size-positions = դիրքերով
desk-size-names = անուններով
desk-size-small = փոքր
desk-no-boards = Տուր չի խաղարկվում։ Սկսեք այն վերևում կամ պատրաստեք մրցաշարը։
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
call-no-reason = առանց պատճառի
call-take = Գնում եմ
call-take-named = Գնում եմ { $board } տախտակի մոտ
call-close = Պատրաստ է
call-close-named = Տախտակ { $board }՝ պատրաստ է
call-taken-by = ընդունել է { $name }-ը

## alerts
alerts-title = Լուռ զգուշացումներ
alerts-none = Նշելու բան չկա։

## round
strip-title = Տուրը
strip-results = արդյունքներ՝ { $done }/{ $all }
strip-absent = Բացակա՝ { $count }
strip-finish = Ավարտել { $round }-րդ տուրը
strip-next = Հաջորդը՝ { $round }-րդ տուրը
strip-start = Սկսել { $round }-րդ տուրը
strip-back-start = Հետ վերցնել { $round } խաղափուլի սկիզբը
strip-back-finish = Հետ վերցնել { $round } խաղափուլի ավարտը
strip-nothing = Ոչ մի տուր կազմված չէ
strip-failed = Սրահը չընդունեց դա, փորձեք կրկին
strip-files = Ֆայլեր
strip-export = Անձնակազմի համար՝ { $file }
strip-report = Զեկույց (PDF)
strip-standings = Աղյուսակ (PDF)
strip-pairings = { $round }-րդ տուրի զույգերը (PDF)
strip-by-keyboard = Արդյունքներ ստեղնաշարով
## the whole hall
together-title = Ամբողջ դահլիճը
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
together-left = { $board } տախտակը թողնվեց ինչպես կար. { $words }
restart-title = Ծրագիրը բացակայել է առավելագույնը { $away }
restart-ran = { $count ->
    [0] Այդ ընթացքում ոչ մի ժամացույց չէր աշխատում։
    [one] Աշխատել է { $count } տախտակի ժամացույցը՝ { $boards }։
   *[other] Աշխատել են { $count } տախտակի ժամացույցները՝ { $boards }։
}
restart-stop = Կանգնեցնել այդ ժամացույցները
restart-seen = Տեսա

## results by keyboard
results-title = Արդյունքներ
results-round = Խաղափուլ
results-line = Տախտակ և արդյունք
results-keys = Տախտակի համարը, ապա 1 (հաղթում են սպիտակները), 0 (հաղթում են սևերը), = (ոչ-ոքի), + կամ - (չի խաղացվել), Enter։ Ցուցակում՝ ստեղն և Enter. սլաքներն անցնում են տախտակից տախտակ, Escape-ը վերադարձնում է վերև։
results-saved = Տախտակ { $board }. { $score } { $names }
results-taken-out = Տախտակ { $board }. արդյունքը հանված է
results-no-board = Այս խաղափուլում { $board } տախտակ չկա
results-unknown = Սա արդյունք չէ. 1, 0, =, + կամ -
results-why = { $board } տախտակի վրա ուրիշ արդյունք է։ Ինչո՞ւ է հիմա { $score }։
results-correct = Ուղղել
results-cell = Արդյունքը { $board } տախտակի վրա. { $names }
results-seen = Սարքերով տախտակ. արդյունքն ինքն է գալիս
results-slip = Սխալմամբ է գրված
results-none = Դեռ ոչ մի խաղափուլ կազմված չէ։
results-not-begun = Խաղափուլը չի սկսվել. մինչ այդ կարելի է գրել միայն + և -։

## drawer
drawer-signed = ստորագրված
drawer-unsigned = ստորագրված չէ
drawer-open-moves = Դեռ կարող է խաղալ՝
drawer-no-moves = քայլ չկա
drawer-clock-check = Ժամացույցի ստուգում
drawer-clock-alarm = ավելի քան երկու րոպե
drawer-side = { $side }
drawer-illegal = անհնար քայլեր՝ { $count }
drawer-no-device = սարք չկա
drawer-delay = { $ms } մվ
drawer-offences = Նախկին խախտումներ, { $side }՝ { $count }
drawer-offence-where = Տուր { $round }, տախտակ { $board }՝
drawer-sheets = Բլանկներ
drawer-rulings = Որոշումներ՝ { $count }
drawer-log = Մատյան
drawer-record = Պարտիայի գրառումը
drawer-print = Բլանկ (PDF)
rounds-absent-here = բացակա
proposal-title = Առաջարկվող որոշում
proposal-apply = Կիրառել
proposal-otherwise = Այլ որոշում
proposal-otherwise-go = Գրանցել այս որոշումը
proposal-otherwise-hint = Առաջարկը չեղարկվում է։ Անհրաժեշտության դեպքում ներքևում կարգավորեք ժամացույցները կամ մուտքագրեք արդյունքը։
proposal-reason = Պատճառ
question-title = Սա որոշում եք դուք
question-more = Այլ հարցեր՝ { $count }
answer-go = Ուղարկել
answer-yes = Այո
answer-no = Ոչ
answer-nothing = Ոչինչ
answer-warn = Նախազգուշացում
answer-loss = Պարտիայի պարտություն
answer-fine = Տուգանք
answer-expel = Հեռացում մրցաշարից
answer-opponent-gains = Ժամանակ մրցակցին
answer-offender-loses = Խախտողի ժամանակի պակասեցում
answer-opponent-points-up = Միավորներ մրցակցին
answer-offender-points-down = Խախտողի միավորների պակասեցում
answer-exclude-rounds = Հեռացում տուրերից
answer-extra-time = Լրացուցիչ ժամանակ
answer-score = Միավորներ
answer-position-before = Դիրքը քայլից առաջ
answer-clocks = Ժամացույցները ցույց են տալիս
answer-result = Այլ արդյունք
answer-result-white-signed = Ինչպես ստորագրել են սպիտակները
answer-result-black-signed = Ինչպես ստորագրել են սևերը
answer-postpone = Որոշել ավելի ուշ. ժամանակ մրցակցին
answer-extra-increment = Այո, հավելումով
answer-extra-delay = Այո, ուշացումով
field-time = րոպե կամ 1:30
field-points = ½
field-rounds = 1
field-move = 23 կամ 23…
clocks-time = Ժամանակ
clocks-moves = Քայլեր
clocks-period = Փուլ
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
measure-stop = Կանգնեցնել ժամացույցները
measure-restart = Գործարկել ժամացույցը
measure-notice-flag = Դրոշակն ընկել է
measure-arrive = Եկել է
measure-admit = Թույլատրել ուշանալով
measure-look = Նայել բլանկը
measure-disturbance = Խանգարվել է
measure-device = Սարք է գտնվել
measure-refusal = Հրաժարվում է ենթարկվել
measure-first-flag = Դրոշակն առաջինն է ընկել
measure-idle-press = Սեղմել է ժամացույցն առանց քայլի
measure-offence = Խախտում
measure-note = Նշել
measure-illegal = Անհնար քայլ
measure-clock-setting = Ժամացույցները սխալ են դրված՝ ուղղել
measure-clock-defect = Ժամացույցն անսարք է
measure-displaced = Խաղաքարերը տեղաշարժված են
measure-colours = Գույները փոխված են
measure-sheets = Պահանջել լրացված բլանկներ
measure-both-refuse = Երկուսն էլ հրաժարվում են
measure-declare-draw = Հայտարարել պահանջված ոչ-ոքին (III.5)
measure-resumption = Վերսկսում
measure-resume = Վերսկսել՝ բացել ծրարը
measure-envelope = Ծրարը բացակայում է
measure-position-lost = Դիրքը հնարավոր չէ վերականգնել
measure-sealed-by = { $side ->
    [white] Սպիտակները գրանցել են գաղտնի քայլ։
   *[black] Սևերը գրանցել են գաղտնի քայլ։
}
measure-here = Ով է խաղատախտակի մոտ
measure-come = { $side ->
    [white] Սպիտակները եկան
   *[black] Սևերը եկան
}
measure-waits-for = { $side ->
    [white] Սպիտակները չեն եկել, ժամացույցն աշխատում է։
   *[black] Սևերը չեն եկել, ժամացույցն աշխատում է։
}
measure-label = Ծրարի գրառումը (PDF)
measure-wrong-time = Նշվել է սխալ ժամանակ՝ դնել ժամացույցները
measure-result = Արդյունքը ձեռքով
measure-enter = Մուտքագրել
measure-entered = Արդյունքը մուտքագրված է
offence-disrepute = Վարկաբեկում
offence-left-venue = Լքել է մրցավայրը
offence-left-area = Լքել է խաղատարածքը
offence-notes = Գրառումներ կամ հուշումներ
offence-refused-inspection = Հրաժարվել է ստուգումից
offence-distraction = Մրցակցին խանգարելը
mishandling-hit = Ժամացույցին հարվածելը
mishandling-lifted = Ժամացույցը բարձրացնելը
mishandling-knocked-over = Ժամացույցը շրջելը
mishandling-hovering = Մատը ժամացույցի վրա կամ վերևում պահելը
mishandling-other-hand = Ժամացույցը մյուս ձեռքով սեղմելը
