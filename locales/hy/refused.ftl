### Նախադասություններ, որոնք ծրագիրը կազմում է անգլերեն․ ինչու է մերժվում, ինչն է սխալ ֆայլում, դիրքում, գրված քայլում։

said-the-round-has-not-started = խաղափուլը չի սկսվել
said-the-round-is-finished = խաղափուլն ավարտված է
said-something-has-happened-in-the-round = խաղափուլում արդեն ինչ-որ բան է տեղի ունեցել
said-the-round-is-not-finished = խաղափուլն ավարտված չէ
said-a-later-round-has-started = սկսվել է ավելի ուշ խաղափուլ
said-boards-are-counted-from-1 = տախտակները համարակալվում են 1-ից
said-at-least-one-player = առնվազն մեկ խաղացող
said-a-pairing-that-can-be-what = հնարավոր զույգ․ { $what }
said-the-competition-has-players-already = մրցաշարում արդեն խաղացողներ կան
said-the-report-gives-points-for-absence-for-byes = հաշվետվությունը միավորներ է տալիս բացակայության, ազատ խաղափուլի համար կամ որպես տույժ (162 A, 299), ինչը խաղասրահը չգիտի
said-time-does-not-run-backwards = ժամանակը հետ չի գնում
said-the-competition-exists-already = մրցաշարն արդեն ստեղծված է
said-the-competition-has-not-been-created = մրցաշարը դեռ ստեղծված չէ
said-only-an-arbiter-can-do-this = դա կարող է անել միայն մրցավարը
said-there-is-no-such-round = այդպիսի խաղափուլ չկա
said-the-round-has-started = խաղափուլը սկսվել է
said-there-is-no-game-on-that-board = այդ տախտակին խաղ չկա
said-there-is-no-such-player = այդպիսի խաղացող չկա
said-a-number-that-is-free = ազատ համար
said-a-number-that-is-not-that-of-player-player = համար, որը { $player } խաղացողինը չէ
said-a-number-between-1-and-99999 = թիվ 1-ից 99999
said-one-line-of-at-most-200-characters = մեկ տող՝ ամենաշատը 200 նիշ
said-a-name-without-a-comma = անուն առանց ստորակետի
said-three-letters-or-nothing = երեք տառ կամ ոչինչ
said-a-rating-between-1-and-4000-or-nothing = վարկանիշ 1-ից 4000 կամ ոչինչ
said-a-number-of-at-most-11-digits = ամենաշատը 11 նիշանոց թիվ
said-a-player-who-has-been-paired-can-withdraw-no = զույգավորված խաղացողը կարող է դուրս գալ, բայց չի կարող ջնջվել
said-the-player-has-withdrawn-already = խաղացողն արդեն դուրս է եկել
said-the-player-has-not-withdrawn = խաղացողը դուրս չի եկել
said-start-numbers-are-fixed-once-a-round-is-pair = մեկնարկային համարները չեն փոխվում, երբ խաղափուլը զույգավորված է
said-every-player-once = ամեն խաղացող՝ մեկ անգամ
said-nobody-is-paired-in-this-round = այս խաղափուլում զույգեր չկան
said-one-line-that-says-why = մեկ տող՝ պատճառով
said-another-result-stands-say-why-it-is-correcte = գրված է այլ արդյունք․ նշեք՝ ինչու է ուղղվում
said-at-most-99-points-for-a-game = խաղի համար ամենաշատը 99½ միավոր
said-there-is-no-result-on-that-board = այդ տախտակին արդյունք չկա
said-the-game-is-decided = խաղն ավարտված է
said-the-player-is-not-on-that-board = խաղացողն այդ տախտակին չէ
said-a-day-such-as-2026-11-16-with-or-without-a-t = ամսաթիվ, օրինակ՝ 2026-11-16, ժամով կամ առանց ժամի
said-player-player-is-not-in-the-list-or-has-with = { $player } խաղացողը ցուցակում չէ կամ դուրս է եկել
said-player-player-is-paired-twice = { $player } խաղացողը երկու զույգում է
said-player-player-has-a-bye-in-this-round = { $player } խաղացողն այս խաղափուլում ազատ է
said-the-board-is-given-twice = տախտակը նշված է երկու անգամ
said-the-player-has-two-byes = խաղացողը երկու անգամ ազատ է նշված
said-player-player-is-paired-already = { $player } խաղացողն արդեն զույգավորված է
said-the-board-is-taken = տախտակը զբաղված է
said-a-round-has-started = խաղափուլ արդեն սկսվել է
said-a-round-robin-needs-two-players = շրջանային մրցաշարին պետք է երկու խաղացող
said-a-round-robin-has-at-most-500-rounds = շրջանային մրցաշարն ունի ամենաշատը 500 խաղափուլ
said-the-player-is-paired-in-this-round = խաղացողն այս խաղափուլում զույգավորված է
said-the-player-has-no-bye-in-this-round = խաղացողն այս խաղափուլում ազատ չէ
said-a-number-between-0-and-959 = թիվ 0-ից 959
said-the-player-is-not-paired-in-this-round = խաղացողն այս խաղափուլում զույգավորված չէ
said-an-earlier-round-has-not-been-played = ավելի վաղ խաղափուլը խաղացված չէ
said-a-game-of-an-earlier-round-is-neither-decide = ավելի վաղ խաղափուլի խաղը ո՛չ ավարտված է, ո՛չ հետաձգված
said-results-are-missing = արդյունքներ են պակասում
said-a-later-round-is-paired-already = ավելի ուշ խաղափուլն արդեն զույգավորված է
said-a-round-has-started-scores-of-the-pairing-ar = խաղափուլն արդեն սկսվել է․ զույգավորման միավորները մնում են հայտարարվածը
said-at-most-20 = ամենաշատը 20
said-code-each-at-most-once = { $code }․ յուրաքանչյուրն ամենաշատը մեկ անգամ
said-needs-a-win-worth-two-draws-and-a-loss-worth = հաղթանակը պետք է արժենա երկու ոչ-ոքի, իսկ պարտությունը՝ ոչինչ (C.04.7)
said-at-most-500-lists = ամենաշատը 500 ցուցակ
said-two-players-or-more-each-once = երկու կամ ավելի խաղացող, ամեն մեկը՝ մեկ անգամ
said-a-first-round-and-a-last-one-that-is-not-bef = առաջին խաղափուլ և վերջին, որն ավելի վաղ չէ
said-a-competition-needs-a-name = մրցաշարին անուն է պետք
said-each-is-one-line-and-not-empty = ամեն մեկը մեկ ոչ դատարկ տող է
said-a-day-such-as-2026-11-16-or-nothing = ամսաթիվ, օրինակ՝ 2026-11-16, կամ ոչինչ
said-it-is-before-the-first-day = դա առաջին օրվանից առաջ է
said-between-1-and-500 = 1-ից 500
said-at-most-86400-seconds = ամենաշատը 86400 վայրկյան
said-at-most-99-for-a-game = խաղի համար ամենաշատը 99½
said-a-bye-is-not-worth-more-than-a-win = ազատ խաղափուլը հաղթանակից ավելի չարժե
said-the-rounds-follow-the-berger-tables = խաղափուլերն ընթանում են Բերգերի աղյուսակներով
said-the-initial-colour-has-not-been-drawn = սկզբնական գույնը վիճակահանված չէ
said-the-round-is-paired-say-why-it-is-paired-aga = խաղափուլը զույգավորված է․ նշեք՝ ինչու է նորից զույգավորվում
said-nobody-is-to-be-paired-in-this-round = այս խաղափուլում զույգավորելու մարդ չկա
said-no-legal-pairing-exists-not-everybody-can-ha = թույլատրելի զույգավորում չկա․ ոչ բոլորը կարող են հակառակորդ ունենալ (C1, C3)
said-no-legal-pairing-exists-nobody-can-have-the = թույլատրելի զույգավորում չկա․ ոչ ոք չի կարող ազատ մնալ այնպես, որ մյուսները զույգավորվեն (C2)
said-player-player-is-not-paired-in-this-round = { $player } խաղացողն այս խաղափուլում զույգավորված չէ
said-team-team-is-not-in-the-list-or-has-withdraw = { $team } թիմը ցուցակում չէ կամ դուրս է եկել
said-team-team-is-paired-twice = { $team } թիմը երկու զույգում է
said-team-team-has-a-bye-in-this-round = { $team } թիմն այս խաղափուլում ազատ է
said-there-is-no-such-team = այդպիսի թիմ չկա
said-no-team-is-to-be-paired-in-this-round = այս խաղափուլում զույգավորելու թիմ չկա
said-no-legal-pairing-exists-not-every-team-can-h = թույլատրելի զույգավորում չկա․ ոչ բոլոր թիմերը կարող են հակառակորդ ունենալ (C.04.6 C1)
said-no-legal-pairing-exists-no-team-can-have-the = թույլատրելի զույգավորում չկա․ ոչ մի թիմ չի կարող ազատ մնալ այնպես, որ մյուսները զույգավորվեն (C.04.6 C2)
said-a-round-robin-needs-two-teams = շրջանային մրցաշարին պետք է երկու թիմ
said-a-board-of-the-match-has-a-result-already-ta = հանդիպման տախտակներից մեկն արդեն արդյունք ունի․ նախ հանեք այն
said-this-is-no-bye-of-a-team = սա թիմի ազատ խաղափուլ չէ
said-the-team-is-paired-in-this-round = թիմն այս խաղափուլում զույգավորված է
said-the-team-has-no-bye-in-this-round = թիմն այս խաղափուլում ազատ չէ
said-there-is-no-such-match = այդպիսի հանդիպում չկա
said-the-team-is-not-in-that-match = թիմն այդ հանդիպմանը չի մասնակցում
said-a-round-is-paired-who-plays-on-how-many-boar = խաղափուլն արդեն զույգավորված է․ ով է խաղում և քանի տախտակի վրա՝ չի փոխվում
said-between-1-and-100-boards = 1-ից 100 տախտակ
said-a-colour-for-each-board-or-none-at-all = գույն ամեն տախտակի համար կամ ոչ մեկի
said-a-win-is-worth-no-less-than-a-draw-and-a-dra = հաղթանակը ոչ-ոքիից պակաս չարժե, ոչ-ոքին՝ պարտությունից
said-not-where-game-points-rank-c-04-7-1-4-4 = ոչ այնտեղ, որտեղ դասակարգվում է ըստ խաղերի միավորների (C.04.7 1.4.4)
said-teams-play-matches-pair-teams-and-set-line-u = հանդիպումներ խաղում են թիմերը․ զույգավորեք թիմերը և նշեք կազմերը
said-players-play-for-themselves-here = այստեղ ամեն խաղացող խաղում է իր համար
said-at-most-five-letters = ամենաշատը հինգ տառ
said-at-most-60-members = ամենաշատը 60 անդամ
said-a-name-that-no-other-team-has = անուն, որն ուրիշ թիմ չունի
said-there-is-no-player-player = { $player } խաղացող չկա
said-player-player-is-listed-twice = { $player } խաղացողը երկու անգամ է նշված
said-player-player-is-in-team-team = { $player } խաղացողը { $team } թիմում է
said-a-member-who-is-in-the-line-up-of-a-round-st = անդամը, որը որևէ խաղափուլի կազմում է, մնում է թիմում
said-a-team-that-has-been-paired-can-withdraw-not = զույգավորված թիմը կարող է դուրս գալ, բայց չի կարող ջնջվել
said-the-team-has-withdrawn-already = թիմն արդեն դուրս է եկել
said-the-team-has-not-withdrawn = թիմը դուրս չի եկել
said-no-player-without-a-team-has-a-club-teams-ar = թիմ չունեցող ոչ մի խաղացող ակումբ չունի․ թիմերը կազմվում են ըստ խաղացողների ակումբների
said-every-team-once = ամեն թիմ՝ մեկ անգամ
said-somebody-else = մեկ ուրիշը
said-why-it-is-changed = ինչու է փոխվում
said-code-there-is-no-such-tie-break-c-07-5 = { $code }․ այդպիսի լրացուցիչ ցուցանիշ չկա (C.07 5)
said-code-modifier-cannot-modify-it-c-07-14 = { $code }․ { $modifier } նրան կիրառելի չէ (C.07 14)
said-code-must-not-be-used-in-round-robins-c-07-8 = { $code }․ չի կիրառվում շրջանային մրցաշարերում (C.07 8)
said-code-is-for-teams-only-c-07-11-13 = { $code }․ միայն թիմերի համար (C.07 11-13)
said-a-closing-quotation-mark = փակող չակերտ
said-the-end-of-the-field-after-the-quotation-mar = դաշտի վերջը չակերտից հետո
said-a-column-that-was-not-named-before = սյունակ, որը նախկինում նշված չէ
said-a-first-line-that-names-the-columns = առաջին տող՝ սյունակների անուններով
said-a-column-called-name = { $name } անունով սյունակ
said-a-round = խաղափուլ
said-a-board = տախտակ
said-the-number-of-a-player = խաղացողի համար
said-the-number-of-a-player-or-a-bye = խաղացողի համար կամ ազատ խաղափուլ
said-two-players-or-a-player-and-a-bye = երկու խաղացող կամ խաղացող և ազատ խաղափուլ
said-a-column-called-name-or-surname = name կամ surname անունով սյունակ
said-a-number = թիվ
said-a-title-such-as-gm-or-wfm-or-nothing = կոչում, օրինակ՝ GM կամ WFM, կամ ոչինչ
said-m-w-or-nothing = m, w կամ ոչինչ
said-a-rating-or-nothing = վարկանիշ կամ ոչինչ
said-a-number-or-nothing = թիվ կամ ոչինչ
said-the-three-letters-of-a-federation-or-nothing = ֆեդերացիայի երեք տառը կամ ոչինչ
said-a-day-such-as-2001-02-03-a-year-or-nothing = ամսաթիվ, օրինակ՝ 2001-02-03, տարի կամ ոչինչ
said-en-ru-bg-sr-mk-hy-or-nothing = en, ru, bg, sr, mk, hy կամ ոչինչ
said-a-board-or-nothing = տախտակ կամ ոչինչ
said-yes-no-or-nothing = yes, no կամ ոչինչ
said-a-name = անուն
said-expected-players-lines-001 = սպասվում են խաղացողներ (001 տողեր)
said-expected-players-not-teams-310 = սպասվում են խաղացողներ, ոչ թե թիմեր (310)
said-expected-the-number-of-rounds-line-142 = սպասվում է խաղափուլերի քանակը (142 տող)
said-expected-at-least-played-rounds-line-142-not = սպասվում է առնվազն { $played } խաղափուլ (142 տող), ոչ թե { $rounds }
said-expected-w-or-b-player-player-played-in-roun = սպասվում է w կամ b․ { $player } խաղացողը խաղացել է { $round } խաղափուլում
said-a-number-that-is-not-given-twice = երկու անգամ չնշված համար
said-the-number-of-a-player-in-the-report = հաշվետվության խաղացողի համար
said-an-opponent-who-has-this-player-as-opponent = հակառակորդ, որի հակառակորդն այս խաղացողն է
said-the-other-colour-than-the-opponent-has = հակառակորդի գույնից տարբեր գույն
said-a-result-that-fits-the-one-of-the-opponent = հակառակորդի արդյունքին համապատասխանող արդյունք
said-points-in-halves-such-as-1-5 = կեսերով միավորներ, օրինակ՝ 1.5
said-points-in-halves-such-as-1-5-2 = կեսերով միավորներ, օրինակ՝ -1.5
said-a-blank-between-two-numbers = բացատ երկու թվի միջև
said-a-number-between-1-and-9999 = թիվ 1-ից 9999
said-one-of-f-h-z = F, H, Z-ից մեկը
said-at-least-one-number = առնվազն մեկ թիվ
said-a-round-that-is-not-before-the-first = առաջինից ոչ վաղ խաղափուլ
said-a-number-that-is-not-below-the-first = առաջինից ոչ փոքր թիվ
said-at-least-two-numbers = առնվազն երկու թիվ
said-one-of-w-d-l-f-h-z-or-a-blank = սրանցից մեկը՝ W D L F H Z + -, կամ բացատ
said-points-such-as-0-5-or-1-0 = միավորներ, օրինակ՝ 0.5 կամ -1.0
said-a-code-and-its-points-such-as-w-3-0 = կոդ և նրա միավորները, օրինակ՝ W=3.0
said-points-such-as-1-0 = միավորներ, օրինակ՝ 1.0
said-the-same-points-for-both-colours-reports-can = նույն միավորները երկու գույնի համար․ հաշվետվությունն ուրիշը չի կարող ասել
said-a-blank-between-two-fields = բացատ երկու դաշտի միջև
said-m-w-or-a-blank = m, w կամ բացատ
said-a-title-or-blanks = կոչում կամ բացատներ
said-a-rating-or-blanks = վարկանիշ կամ բացատներ
said-the-three-letters-of-a-federation-or-blanks = ֆեդերացիայի երեք տառը կամ բացատներ
said-a-number-or-blanks = թիվ կամ բացատներ
said-a-day-such-as-2001-02-03-a-year-or-blanks = ամսաթիվ, օրինակ՝ 2001/02/03, տարի կամ բացատներ
said-a-place-or-blanks = տեղ կամ բացատներ
said-the-end-of-the-line = տողի վերջը
said-a-blank-between-opponent-colour-and-result = բացատ հակառակորդի, գույնի և արդյունքի միջև
said-a-blank-between-two-rounds = բացատ երկու խաղափուլի միջև
said-the-number-of-an-opponent-or-0000 = հակառակորդի համար կամ 0000
said-w-b-or = w, b կամ -
said-one-of-1-0-w-d-l-u-h-f-z = 1 = 0 W D L + - U H F Z-ից մեկը
said-a-result-against-an-opponent-not-a-bye = արդյունք հակառակորդի դեմ, ոչ թե ազատ խաղափուլ
said-a-day-such-as-2026-11-16 = ամսաթիվ, օրինակ՝ 2026/11/16
said-a-number-of-rounds = խաղափուլերի քանակ
said-a-day-such-as-26-11-16 = ամսաթիվ, օրինակ՝ 26/11/16
said-w-or-b = W կամ B
said-one-of-w-d-l-a-p-x = W, D, L, A, P, X-ից մեկը
said-the-number-of-a-team-in-the-report = հաշվետվության թիմի համար
said-a-number-between-1-and-999 = թիվ 1-ից 999
said-a-whole-number-or-blanks = ամբողջ թիվ կամ բացատներ
said-the-name-of-a-team = թիմի անուն
said-a-player-who-is-in-no-other-place-of-a-team = խաղացող, որը թիմի ուրիշ տեղում չէ
said-a-number-of-a-team-or-000 = թիմի համար կամ 000
said-one-of = սրանցից մեկը՝ +-, -+, --
said-the-number-of-a-player-or-0000 = խաղացողի համար կամ 0000
said-w-or-b-for-each-board = W կամ B ամեն տախտակի համար
said-one-of-tw-td-tl = TW, TD, TL-ից մեկը
said-points-such-as-2-0 = միավորներ, օրինակ՝ 2.0
said-a-delay-is-for-both-players = ժամանակի երկարաձգումը երկու խաղացողի համար է
said-a-period-has-at-least-one-move = ժամանակահատվածն ունի առնվազն մեկ քայլ
said-a-period-has-no-time = ժամանակահատվածը ժամանակ չունի
said-blitz-needs-a-regime = կայծակնային խաղին պետք է հսկողության կարգ
said-rapid-needs-a-regime = արագ շախմատին պետք է հսկողության կարգ
said-it-cannot-be-negative = դա չի կարող բացասական լինել
said-time-cannot-be-negative = ժամանակը չի կարող բացասական լինել
said-the-starts-are-numbered-0-to-959 = սկզբնական դիրքերը համարակալված են 0-ից 959
said-there-is-no-period = ոչ մի ժամանակահատված չկա
said-it-is-not-said-which-period = ասված չէ, թե որ ժամանակահատվածից է սկսվում խաղը
said-there-is-no-such-period = այդպիսի ժամանակահատված չկա
said-the-moves-before-lead-to-another-period = սկզբից առաջ կատարված քայլերը տանում են մեկ այլ ժամանակահատված
said-sign-in-first = նախ մուտք գործեք
said-this-is-for-others-to-do = սա ուրիշների գործն է
said-too-many-tries-wait-seconds-seconds = չափազանց շատ փորձեր․ սպասեք { $seconds } վ
said-too-many-ask-for-this-come-again-in-a-moment = չափազանց շատերն են սա խնդրում․ փորձեք մի փոքր ուշ
said-nothing-can-be-written-or-read-now-keep-it-a = հիմա ոչինչ հնարավոր չէ գրել կամ կարդալ․ պահեք և նորից փորձեք
said-a-name-has-1-to-64-characters = անունը 1-ից 64 նիշ է
said-a-password-has-8-to-256-characters = գաղտնաբառը 8-ից 256 նիշ է
said-no-move-is-sealed-there = այնտեղ գաղտնի քայլ չկա
said-the-address-of-the-hall-is-too-long = խաղասրահի հասցեն շատ երկար է
said-the-book-has-no-such-thing = գրքում այդպիսի բան չկա
said-the-round-is-not-paired-or-not-published = խաղափուլը զույգավորված կամ հրապարակված չէ
said-there-is-no-such-board = այդպիսի տախտակ չկա
said-there-is-no-such-link = այդպիսի հղում չկա
said-there-is-no-such-paper = այդպիսի փաստաթուղթ չկա
said-there-is-no-such-value = այդպիսի արժեք չկա
said-there-is-no-such-wall = այդպիսի էջ չկա
said-the-round-is-still-being-worked-out = խաղափուլը դեռ զույգավորվում է
said-there-is-no-such-round-or-it-has-not-begun = այդպիսի խաղափուլ չկա կամ չի սկսվել
said-this-is-no-text = սա տեքստ չէ
said-this-password-cannot-be-kept = այս գաղտնաբառը հնարավոր չէ պահել
said-no-such-piece-can-go-there = այդպիսի խաղաքարն այնտեղ գնալ չի կարող
said-the-king-would-be-left-in-check = արքան կմնար շախի տակ
said-the-new-piece-is-not-named = նոր խաղաքարը նշված չէ
said-no-pawn-is-promoted-by-this-move = այս քայլով զինվոր չի փոխարկվում
said-a-capture-is-marked-but-nothing-is-taken = նշված է վերցնել, բայց ոչինչ չի վերցվում
said-the-capture-is-not-marked-with-x = վերցնելը նշված չէ x-ով
said-a-letter-of-another-script-that-looks-alike = այլ այբուբենի նման տառ
said-an-english-piece-letter = խաղաքարի անգլերեն տառ
said-a-piece-letter-of-the-language-s-other-scrip = խաղաքարի տառ նույն լեզվի այլ գրով
said-a-national-piece-letter = խաղաքարի ազգային տառ
said-a-letter-in-the-wrong-case = սխալ մեծությամբ տառ
said-a-file-in-cyrillic = ուղղաձիգը կիրիլիցայով
said-a-letter-for-the-pawn = տառ զինվորի համար
said-no-letter-for-the-piece = խաղաքարի տառը չկա
said-letters-for-the-zeros-of-castling = տառեր փոխատեղման զրոների փոխարեն
said-castling-as-a-move-of-the-king = փոխատեղումը գրված է որպես արքայի քայլ
said-a-dash-for-a-hyphen = անջատման գիծ գծիկի փոխարեն
said-another-sign-for-a-capture = վերցնելու այլ նշան
said-a-capture-that-is-none = վերցնում, որը չկա
said-a-sign-before-the-new-piece = նշան նոր խաղաքարից առաջ
said-other-letters-for-e-p = այլ տառեր e.p.-ի փոխարեն
said-e-p-that-is-none = e.p., որը չկա
said-check-or-mate-that-is-none = շախ կամ մատ, որը չկա
said-for-a-double-check = ++ կրկնակի շախի համար
said-for = = (=)-ի փոխարեն
said-a-comment-on-the-move = դիտողություն քայլի մասին
said-a-space-inside-the-move = բացատ քայլի մեջ
said-punctuation-behind-the-move = կետադրական նշան քայլից հետո
said-a-move-number = քայլի համար
said-the-end-of-the-move = քայլի վերջը
said-a-piece-letter-a-file-or-castling = խաղաքարի տառ, ուղղաձիգ կամ փոխատեղում
said-a-rank-from-1-to-8 = հորիզոնական 1-ից 8
said-a-square = դաշտ
said-side-has-no-king = { $side ->
        [white] սպիտակներն արքա չունեն
       *[other] սևերն արքա չունեն
    }
said-side-has-more-than-one-king = { $side ->
        [white] սպիտակները մեկից ավելի արքա ունեն
       *[other] սևերը մեկից ավելի արքա ունեն
    }
said-side-has-more-than-sixteen-pieces = { $side ->
        [white] սպիտակները տասնվեցից ավելի խաղաքար ունեն
       *[other] սևերը տասնվեցից ավելի խաղաքար ունեն
    }
said-side-has-more-than-eight-pawns = { $side ->
        [white] սպիտակներն ութից ավելի զինվոր ունեն
       *[other] սևերն ութից ավելի զինվոր ունեն
    }
said-a-pawn-stands-on-square = { $square }-ում զինվոր է կանգնած
said-side-has-more-promoted-pieces-than-pawns-are = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } փոխարկված խաղաքարեր ավելի շատ ունեն, քան զինվորներ են պակասում
said-side-has-two-bishops-on-squares-of-one-colou = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մեկ գույնի դաշտերում երկու փիղ ունեն և բոլոր ութ զինվորները
said-a-pawn-stands-on-its-own-first-rank = զինվորը կանգնած է իր կողմի առաջին հորիզոնականում
said-the-kings-stand-side-by-side = արքաները կողք կողքի են
said-both-kings-are-in-check = երկու արքաներն էլ շախի տակ են
said-side-is-in-check-although-the-opponent-has-t = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } շախի տակ են, թեև քայլը հակառակորդինն է
said-no-last-move-gives-check-from-squares = ոչ մի վերջին քայլ շախ չի տալիս { $squares }-ից
said-the-right-to-castle-with-a-rook-on-square-ki = { $square }-ի նավակով փոխատեղման իրավունք․ արքան կամ նավակը տեղում չէ
said-the-right-to-castle-with-the-rook-on-square = { $square }-ի նավակով փոխատեղման իրավունք․ այդ թևն ուրիշ նավակինն է
said-both-sides-may-castle-but-kings-or-rooks-sta = երկու կողմն էլ կարող են փոխատեղել, բայց արքաները կամ նավակները տարբեր ուղղաձիգներում են
said-no-pawn-can-just-have-passed-square = ոչ մի զինվոր չէր կարող հենց նոր անցնել { $square }-ով
said-a-pawn-has-just-moved-but-the-counter-is-not = զինվորը հենց նոր քայլել է, բայց հաշվիչը զրո չէ
said-no-piece-stands-there = այնտեղ խաղաքար չկա
said-the-piece-is-the-opponent-s = խաղաքարը հակառակորդինն է
said-the-piece-was-not-moved = խաղաքարը չի տեղափոխվել
said-the-pieces-lie-as-no-single-move-puts-them = խաղաքարերի այդպիսի դասավորություն մեկ քայլով չի կարող ստացվել
said-a-piece-of-the-same-colour-stands-there = այնտեղ նույն գույնի խաղաքար է
said-the-king-may-not-be-taken = արքային վերցնել չի կարելի
said-a-role-does-not-move-that-way = { $role ->
        [king] արքան
       *[queen] թագուհին
        [rook] նավակը
        [bishop] փիղը
        [knight] ձին
        [pawn] զինվորը
    } այդպես չի քայլում
said-the-piece-on-square-is-in-the-way = խանգարում է { $square }-ի խաղաքարը
said-the-pawn-is-blocked = զինվորի ճանապարհը փակ է
said-the-pawn-may-not-go-two-squares = զինվորը երկու դաշտ գնալ չի կարող
said-the-pawn-has-nothing-to-take-there = զինվորն այնտեղ վերցնելու բան չունի
said-taking-en-passant-is-allowed-only-at-once = կողանցիկ վերցնելը թույլատրվում է միայն անմիջապես
said-the-pawn-must-be-replaced = զինվորը պետք է փոխարինվի
said-a-pawn-cannot-become-a-role = { $role ->
        [king] զինվորն արքա դառնալ չի կարող
       *[pawn] զինվորը զինվոր մնալ չի կարող
    }
said-nothing-is-replaced-by-this-move = այս քայլով ոչինչ չի փոխարինվում
said-no-king-and-rook-stand-ready-to-castle = արքան ու նավակը փոխատեղման պատրաստ չեն
said-the-right-to-castle-with-that-rook-is-lost = այդ նավակով փոխատեղման իրավունքը կորսված է
said-the-piece-on-square-prevents-castling = { $square }-ի խաղաքարը խանգարում է փոխատեղմանը
said-castling-is-prevented-because-square-is-atta = փոխատեղումը հնարավոր չէ․ { $square } դաշտը հարվածի տակ է
said-the-king-would-be-in-check-from-squares = արքան շախի տակ կլիներ { $squares }-ից
said-a-single-space = մեկ բացատ
said-one-number-for-neighbouring-empty-squares = մեկ թիվ հարևան դատարկ դաշտերի համար
said-rights-to-castle-in-the-order-kqkq-each-once = փոխատեղման իրավունքներ KQkq կարգով, մեկական անգամ
said-another-field = ևս մեկ դաշտ գրառման մեջ
said-a-move-number-from-1 = քայլի համար 1-ից
said-w-or-b-2 = w կամ b
said-the-end = վերջը
said-a-space = բացատ
said-more-squares = էլի դաշտեր
said-no-more-than-eight-squares-in-a-rank = հորիզոնականում ութից ոչ ավելի դաշտ
said-eight-squares-in-the-rank = ութ դաշտ հորիզոնականում
said-no-more-than-eight-ranks = ութից ոչ ավելի հորիզոնական
said-a-piece-letter-a-number-from-1-to-8-or = խաղաքարի տառ, թիվ 1-ից 8 կամ /
said-rights-to-castle-such-as-kqkq-or = փոխատեղման իրավունքներ, օրինակ՝ KQkq, կամ -
said-a-square-of-the-sixth-rank-or = վեցերորդ հորիզոնականի դաշտ կամ -
said-a-square-of-the-third-rank-or = երրորդ հորիզոնականի դաշտ կամ -
said-a-number-below-4294967296 = 4294967296-ից փոքր թիվ
said-expected-a-number-from-0-to-959 = սպասվում է թիվ 0-ից 959
said-expected-a-king-a-queen-two-rooks-two-bishop = սպասվում են արքա, թագուհի, երկու նավակ, երկու փիղ և երկու ձի
said-the-king-must-stand-between-the-rooks = արքան պետք է նավակների միջև լինի
said-the-bishops-must-stand-on-squares-of-opposit = փղերը պետք է տարագույն դաշտերում լինեն
said-both-sides-must-stand-alike-behind-their-paw = երկու կողմն էլ պետք է նույն ձևով կանգնեն զինվորների հետևում
said-more-throws-are-needed = դեռ նետումներ են պետք
said-a-die-shows-1-to-6 = զառը ցույց է տալիս 1-ից 6
said-expected-eight-pieces = սպասվում է ութ խաղաքար
