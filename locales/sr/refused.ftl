### Реченице које програм саставља на енглеском: зашто се одбија, шта није у реду са датотеком, позицијом, записаним потезом.

said-the-round-has-not-started = коло није почело
said-the-round-is-finished = коло је завршено
said-something-has-happened-in-the-round = у колу се већ нешто догодило
said-the-round-is-not-finished = коло није завршено
said-a-later-round-has-started = почело је касније коло
said-boards-are-counted-from-1 = табле се броје од 1
said-at-least-one-player = бар један играч
said-a-pairing-that-can-be-what = могућ пар: { $what }
said-the-competition-has-players-already = на такмичењу већ има играча
said-the-report-gives-points-for-absence-for-byes = извештај даје бодове за одсуство, за слободно коло или као казну (162 A, 299), што сала не познаје
said-time-does-not-run-backwards = време не тече уназад
said-the-competition-exists-already = такмичење је већ направљено
said-the-competition-has-not-been-created = такмичење још није направљено
said-only-an-arbiter-can-do-this = ово може само судија
said-there-is-no-such-round = нема таквог кола
said-the-round-has-started = коло је почело
said-there-is-no-game-on-that-board = на тој табли нема партије
said-there-is-no-such-player = нема таквог играча
said-a-number-that-is-free = слободан број
said-a-number-that-is-not-that-of-player-player = број који није број играча { $player }
said-a-number-between-1-and-99999 = број од 1 до 99999
said-one-line-of-at-most-200-characters = један ред од највише 200 знакова
said-a-name-without-a-comma = име без зареза
said-three-letters-or-nothing = три слова или ништа
said-a-rating-between-1-and-4000-or-nothing = рејтинг од 1 до 4000 или ништа
said-a-number-of-at-most-11-digits = број од највише 11 цифара
said-a-player-who-has-been-paired-can-withdraw-no = играч који је већ био упарен може да одустане, не и да буде избрисан
said-the-player-has-withdrawn-already = играч је већ одустао
said-the-player-has-not-withdrawn = играч није одустао
said-start-numbers-are-fixed-once-a-round-is-pair = стартни бројеви се не мењају кад је неко коло упарено
said-every-player-once = сваки играч једанпут
said-nobody-is-paired-in-this-round = у овом колу нема парова
said-one-line-that-says-why = један ред са разлогом
said-another-result-stands-say-why-it-is-correcte = уписан је други резултат: наведите зашто се исправља
said-at-most-99-points-for-a-game = највише 99½ бодова за партију
said-there-is-no-result-on-that-board = на тој табли нема резултата
said-the-game-is-decided = партија је одлучена
said-the-player-is-not-on-that-board = играч није на тој табли
said-a-day-such-as-2026-11-16-with-or-without-a-t = датум као 2026-11-16, са временом или без њега
said-player-player-is-not-in-the-list-or-has-with = играч { $player } није на списку или је одустао
said-player-player-is-paired-twice = играч { $player } је у два пара
said-player-player-has-a-bye-in-this-round = играч { $player } је слободан у овом колу
said-the-board-is-given-twice = табла је наведена двапут
said-the-player-has-two-byes = играч је двапут наведен као слободан
said-player-player-is-paired-already = играч { $player } је већ упарен
said-the-board-is-taken = табла је заузета
said-a-round-has-started = неко коло је већ почело
said-a-round-robin-needs-two-players = за бергерски турнир потребна су два играча
said-a-round-robin-has-at-most-500-rounds = бергерски турнир има највише 500 кола
said-the-player-is-paired-in-this-round = играч је упарен у овом колу
said-the-player-has-no-bye-in-this-round = играч није слободан у овом колу
said-a-number-between-0-and-959 = број од 0 до 959
said-the-player-is-not-paired-in-this-round = играч није упарен у овом колу
said-an-earlier-round-has-not-been-played = раније коло није одиграно
said-a-game-of-an-earlier-round-is-neither-decide = партија ранијег кола није ни завршена ни прекинута
said-results-are-missing = недостају резултати
said-a-later-round-is-paired-already = касније коло је већ упарено
said-a-round-has-started-scores-of-the-pairing-ar = коло је већ почело: бодови за упаривање остају како су објављени
said-at-most-20 = највише 20
said-code-each-at-most-once = { $code }: сваки највише једанпут
said-needs-a-win-worth-two-draws-and-a-loss-worth = победа мора да вреди два ремија, а пораз ништа (C.04.7)
said-at-most-500-lists = највише 500 спискова
said-two-players-or-more-each-once = два играча или више, сваки једанпут
said-a-first-round-and-a-last-one-that-is-not-bef = прво коло, и последње које није пре њега
said-a-competition-needs-a-name = такмичењу треба назив
said-each-is-one-line-and-not-empty = свако је један ред и није празно
said-a-day-such-as-2026-11-16-or-nothing = датум као 2026-11-16 или ништа
said-it-is-before-the-first-day = то је пре првог дана
said-between-1-and-500 = од 1 до 500
said-at-most-86400-seconds = највише 86400 секунди
said-at-most-99-for-a-game = највише 99½ за партију
said-a-bye-is-not-worth-more-than-a-win = слободно коло не вреди више од победе
said-the-rounds-follow-the-berger-tables = кола следе Бергерове таблице
said-the-initial-colour-has-not-been-drawn = почетна боја није извучена
said-the-round-is-paired-say-why-it-is-paired-aga = коло је упарено: наведите зашто се поново упарује
said-nobody-is-to-be-paired-in-this-round = у овом колу нема кога да се упари
said-no-legal-pairing-exists-not-everybody-can-ha = нема дозвољеног упаривања: не може свако имати противника (C1, C3)
said-no-legal-pairing-exists-nobody-can-have-the = нема дозвољеног упаривања: нико не може бити слободан тако да се остали упаре (C2)
said-player-player-is-not-paired-in-this-round = играч { $player } није упарен у овом колу
said-team-team-is-not-in-the-list-or-has-withdraw = екипа { $team } није на списку или је одустала
said-team-team-is-paired-twice = екипа { $team } је у два пара
said-team-team-has-a-bye-in-this-round = екипа { $team } је слободна у овом колу
said-there-is-no-such-team = нема такве екипе
said-no-team-is-to-be-paired-in-this-round = у овом колу нема екипа које треба упарити
said-no-legal-pairing-exists-not-every-team-can-h = нема дозвољеног упаривања: не може свака екипа имати противника (C.04.6 C1)
said-no-legal-pairing-exists-no-team-can-have-the = нема дозвољеног упаривања: ниједна екипа не може бити слободна тако да се остале упаре (C.04.6 C2)
said-a-round-robin-needs-two-teams = за бергерски турнир потребне су две екипе
said-a-board-of-the-match-has-a-result-already-ta = на табли меча већ постоји резултат: прво га уклоните
said-this-is-no-bye-of-a-team = ово није слободно коло екипе
said-the-team-is-paired-in-this-round = екипа је упарена у овом колу
said-the-team-has-no-bye-in-this-round = екипа није слободна у овом колу
said-there-is-no-such-match = нема таквог меча
said-the-team-is-not-in-that-match = екипа није у том мечу
said-a-round-is-paired-who-plays-on-how-many-boar = коло је већ упарено: ко игра и на колико табли остаје како јесте
said-between-1-and-100-boards = од 1 до 100 табли
said-a-colour-for-each-board-or-none-at-all = боја за сваку таблу или ни за једну
said-a-win-is-worth-no-less-than-a-draw-and-a-dra = победа не вреди мање од нерешеног, а нерешено не мање од пораза
said-not-where-game-points-rank-c-04-7-1-4-4 = не тамо где се пласман одређује по бодовима са табли (C.04.7 1.4.4)
said-teams-play-matches-pair-teams-and-set-line-u = мечеве играју екипе: упарујте екипе и задајте саставе
said-players-play-for-themselves-here = овде свако игра за себе
said-at-most-five-letters = највише пет слова
said-at-most-60-members = највише 60 играча
said-a-name-that-no-other-team-has = назив који нема друга екипа
said-there-is-no-player-player = нема играча { $player }
said-player-player-is-listed-twice = играч { $player } је наведен двапут
said-player-player-is-in-team-team = играч { $player } је у екипи { $team }
said-a-member-who-is-in-the-line-up-of-a-round-st = играч који је у саставу неког кола остаје у екипи
said-a-team-that-has-been-paired-can-withdraw-not = екипа која је већ била упарена може да одустане, не и да буде избрисана
said-the-team-has-withdrawn-already = екипа је већ одустала
said-the-team-has-not-withdrawn = екипа није одустала
said-no-player-without-a-team-has-a-club-teams-ar = ниједан играч без екипе нема клуб: екипе се састављају по клубовима играча
said-every-team-once = свака екипа једанпут
said-somebody-else = неко други
said-why-it-is-changed = зашто се мења
said-code-there-is-no-such-tie-break-c-07-5 = { $code }: нема таквог додатног критеријума (C.07 5)
said-code-modifier-cannot-modify-it-c-07-14 = { $code }: { $modifier } се на њега не примењује (C.07 14)
said-code-must-not-be-used-in-round-robins-c-07-8 = { $code }: не сме да се користи на бергерским турнирима (C.07 8)
said-code-is-for-teams-only-c-07-11-13 = { $code }: само за екипе (C.07 11-13)
said-a-closing-quotation-mark = завршни наводник
said-the-end-of-the-field-after-the-quotation-mar = крај поља после наводника
said-a-column-that-was-not-named-before = колона која није раније наведена
said-a-first-line-that-names-the-columns = први ред са називима колона
said-a-column-called-name = колона са називом { $name }
said-a-round = коло
said-a-board = табла
said-the-number-of-a-player = број играча
said-the-number-of-a-player-or-a-bye = број играча или слободно коло
said-two-players-or-a-player-and-a-bye = два играча, или играч и слободно коло
said-a-column-called-name-or-surname = колона са називом name или surname
said-a-number = број
said-a-title-such-as-gm-or-wfm-or-nothing = титула као GM или WFM, или ништа
said-m-w-or-nothing = m, w или ништа
said-a-rating-or-nothing = рејтинг или ништа
said-a-number-or-nothing = број или ништа
said-the-three-letters-of-a-federation-or-nothing = три слова савеза или ништа
said-a-day-such-as-2001-02-03-a-year-or-nothing = датум као 2001-02-03, година или ништа
said-en-ru-bg-sr-mk-hy-or-nothing = en, ru, bg, sr, mk, hy или ништа
said-a-board-or-nothing = табла или ништа
said-yes-no-or-nothing = yes, no или ништа
said-a-name = име
said-expected-players-lines-001 = очекују се играчи (редови 001)
said-expected-players-not-teams-310 = очекују се играчи, а не екипе (310)
said-expected-the-number-of-rounds-line-142 = очекује се број кола (ред 142)
said-expected-at-least-played-rounds-line-142-not = очекује се бар { $played } кола (ред 142), а не { $rounds }
said-expected-w-or-b-player-player-played-in-roun = очекује се w или b: играч { $player } је играо у колу { $round }
said-a-number-that-is-not-given-twice = број који није двапут наведен
said-the-number-of-a-player-in-the-report = број играча из извештаја
said-an-opponent-who-has-this-player-as-opponent = противник коме је овај играч противник
said-the-other-colour-than-the-opponent-has = друга боја од противникове
said-a-result-that-fits-the-one-of-the-opponent = резултат који одговара противниковом
said-points-in-halves-such-as-1-5 = бодови у половинама, као 1.5
said-points-in-halves-such-as-1-5-2 = бодови у половинама, као -1.5
said-a-blank-between-two-numbers = размак између два броја
said-a-number-between-1-and-9999 = број од 1 до 9999
said-one-of-f-h-z = једно од F, H, Z
said-at-least-one-number = бар један број
said-a-round-that-is-not-before-the-first = коло које није пре првог
said-a-number-that-is-not-below-the-first = број који није мањи од првог
said-at-least-two-numbers = бар два броја
said-one-of-w-d-l-f-h-z-or-a-blank = једно од W D L F H Z + - или размак
said-points-such-as-0-5-or-1-0 = бодови као 0.5 или -1.0
said-a-code-and-its-points-such-as-w-3-0 = код и његови бодови, као W=3.0
said-points-such-as-1-0 = бодови као 1.0
said-the-same-points-for-both-colours-reports-can = исти бодови за обе боје: извештаји не могу да наведу друге
said-a-blank-between-two-fields = размак између два поља
said-m-w-or-a-blank = m, w или размак
said-a-title-or-blanks = титула или размаци
said-a-rating-or-blanks = рејтинг или размаци
said-the-three-letters-of-a-federation-or-blanks = три слова савеза или размаци
said-a-number-or-blanks = број или размаци
said-a-day-such-as-2001-02-03-a-year-or-blanks = датум као 2001/02/03, година или размаци
said-a-place-or-blanks = место или размаци
said-the-end-of-the-line = крај реда
said-a-blank-between-opponent-colour-and-result = размак између противника, боје и резултата
said-a-blank-between-two-rounds = размак између два кола
said-the-number-of-an-opponent-or-0000 = број противника или 0000
said-w-b-or = w, b или -
said-one-of-1-0-w-d-l-u-h-f-z = једно од 1 = 0 W D L + - U H F Z
said-a-result-against-an-opponent-not-a-bye = резултат против противника, а не слободно коло
said-a-day-such-as-2026-11-16 = датум као 2026/11/16
said-a-number-of-rounds = број кола
said-a-day-such-as-26-11-16 = датум као 26/11/16
said-w-or-b = W или B
said-one-of-w-d-l-a-p-x = једно од W, D, L, A, P, X
said-the-number-of-a-team-in-the-report = број екипе из извештаја
said-a-number-between-1-and-999 = број од 1 до 999
said-a-whole-number-or-blanks = цео број или размаци
said-the-name-of-a-team = назив екипе
said-a-player-who-is-in-no-other-place-of-a-team = играч који није на другом месту у екипи
said-a-number-of-a-team-or-000 = број екипе или 000
said-one-of = једно од +-, -+, --
said-the-number-of-a-player-or-0000 = број играча или 0000
said-w-or-b-for-each-board = W или B за сваку таблу
said-one-of-tw-td-tl = једно од TW, TD, TL
said-points-such-as-2-0 = бодови као 2.0
said-a-delay-is-for-both-players = временска задршка је за оба играча
said-a-period-has-at-least-one-move = период има бар један потез
said-a-period-has-no-time = неки период нема времена
said-blitz-needs-a-regime = за брзопотезни шах потребан је режим надзора
said-rapid-needs-a-regime = за убрзани шах потребан је режим надзора
said-it-cannot-be-negative = не може бити негативно
said-time-cannot-be-negative = време не може бити негативно
said-the-starts-are-numbered-0-to-959 = почетне позиције имају бројеве од 0 до 959
said-there-is-no-period = нема ниједног периода
said-it-is-not-said-which-period = није речено у ком периоду партија почиње
said-there-is-no-such-period = нема таквог периода
said-the-moves-before-lead-to-another-period = потези пре почетка воде у други период
said-sign-in-first = прво се пријавите
said-this-is-for-others-to-do = ово могу други
said-too-many-tries-wait-seconds-seconds = превише покушаја; сачекајте { $seconds } с
said-too-many-ask-for-this-come-again-in-a-moment = превише њих тражи ово; дођите поново за који тренутак
said-nothing-can-be-written-or-read-now-keep-it-a = сада се ништа не може уписати ни прочитати; сачувајте и пробајте поново
said-a-name-has-1-to-64-characters = име има 1 до 64 знака
said-a-password-has-8-to-256-characters = лозинка има 8 до 256 знакова
said-no-move-is-sealed-there = тамо нема ковертираног потеза
said-the-address-of-the-hall-is-too-long = адреса сале је предугачка
said-the-book-has-no-such-thing = у књизи тога нема
said-the-round-is-not-paired-or-not-published = коло није упарено или није објављено
said-there-is-no-such-board = нема такве табле
said-there-is-no-such-link = нема таквог линка
said-there-is-no-such-paper = нема таквог документа
said-there-is-no-such-value = нема такве вредности
said-there-is-no-such-wall = нема такве странице
said-the-round-is-still-being-worked-out = коло се још упарује
said-there-is-no-such-round-or-it-has-not-begun = нема таквог кола, или није почело
said-this-is-no-text = ово није текст
said-this-password-cannot-be-kept = ова лозинка се не може сачувати
said-no-such-piece-can-go-there = ниједна таква фигура не може тамо
said-the-king-would-be-left-in-check = краљ би остао у шаху
said-the-new-piece-is-not-named = нова фигура није наведена
said-no-pawn-is-promoted-by-this-move = овим потезом се пешак не промовише
said-a-capture-is-marked-but-nothing-is-taken = означено је узимање, али се ништа не узима
said-the-capture-is-not-marked-with-x = узимање није означено са x
said-a-letter-of-another-script-that-looks-alike = слично слово другог писма
said-an-english-piece-letter = енглеска ознака фигуре
said-a-piece-letter-of-the-language-s-other-scrip = ознака фигуре другим писмом истог језика
said-a-national-piece-letter = национална ознака фигуре
said-a-letter-in-the-wrong-case = велико или мало слово где не треба
said-a-file-in-cyrillic = линија ћирилицом
said-a-letter-for-the-pawn = слово за пешака
said-no-letter-for-the-piece = нема слова за фигуру
said-letters-for-the-zeros-of-castling = слова уместо нула рокаде
said-castling-as-a-move-of-the-king = рокада записана као потез краља
said-a-dash-for-a-hyphen = црта уместо цртице
said-another-sign-for-a-capture = други знак за узимање
said-a-capture-that-is-none = узимање које то није
said-a-sign-before-the-new-piece = знак испред нове фигуре
said-other-letters-for-e-p = друга слова уместо e.p.
said-e-p-that-is-none = e.p. које то није
said-check-or-mate-that-is-none = шах или мат који то није
said-for-a-double-check = ++ за двоструки шах
said-for = = уместо (=)
said-a-comment-on-the-move = напомена уз потез
said-a-space-inside-the-move = размак унутар потеза
said-punctuation-behind-the-move = интерпункција иза потеза
said-a-move-number = број потеза
said-the-end-of-the-move = крај потеза
said-a-piece-letter-a-file-or-castling = слово фигуре, линија или рокада
said-a-rank-from-1-to-8 = ред од 1 до 8
said-a-square = поље
said-side-has-no-king = { $side ->
        [white] бели нема краља
       *[other] црни нема краља
    }
said-side-has-more-than-one-king = { $side ->
        [white] бели има више од једног краља
       *[other] црни има више од једног краља
    }
said-side-has-more-than-sixteen-pieces = { $side ->
        [white] бели има више од шеснаест фигура
       *[other] црни има више од шеснаест фигура
    }
said-side-has-more-than-eight-pawns = { $side ->
        [white] бели има више од осам пешака
       *[other] црни има више од осам пешака
    }
said-a-pawn-stands-on-square = на { $square } стоји пешак
said-side-has-more-promoted-pieces-than-pawns-are = { $side ->
        [white] бели
       *[other] црни
    } има више промовисаних фигура него што пешака недостаје
said-side-has-two-bishops-on-squares-of-one-colou = { $side ->
        [white] бели
       *[other] црни
    } има два ловца на пољима исте боје и свих осам пешака
said-a-pawn-stands-on-its-own-first-rank = пешак стоји на првом реду своје стране
said-the-kings-stand-side-by-side = краљеви стоје један до другог
said-both-kings-are-in-check = оба краља су у шаху
said-side-is-in-check-although-the-opponent-has-t = { $side ->
        [white] бели
       *[other] црни
    } је у шаху иако је противник на потезу
said-no-last-move-gives-check-from-squares = ниједан последњи потез не даје шах са { $squares }
said-the-right-to-castle-with-a-rook-on-square-ki = право на рокаду са топом на { $square }: краљ или топ није на свом месту
said-the-right-to-castle-with-the-rook-on-square = право на рокаду са топом на { $square }: та страна припада другом топу
said-both-sides-may-castle-but-kings-or-rooks-sta = обе стране могу да рокирају, али краљеви или топови стоје на различитим линијама
said-no-pawn-can-just-have-passed-square = ниједан пешак није могао управо прећи { $square }
said-a-pawn-has-just-moved-but-the-counter-is-not = пешак је управо повучен, али бројач није нула
said-no-piece-stands-there = тамо нема фигуре
said-the-piece-is-the-opponent-s = фигура је противникова
said-the-piece-was-not-moved = фигура није померена
said-the-pieces-lie-as-no-single-move-puts-them = такав положај фигура не може настати једним потезом
said-a-piece-of-the-same-colour-stands-there = тамо стоји фигура исте боје
said-the-king-may-not-be-taken = краљ се не сме узети
said-a-role-does-not-move-that-way = { $role ->
        [king] краљ
       *[queen] дама
        [rook] топ
        [bishop] ловац
        [knight] скакач
        [pawn] пешак
    } се не креће тако
said-the-piece-on-square-is-in-the-way = смета фигура на { $square }
said-the-pawn-is-blocked = пешак је блокиран
said-the-pawn-may-not-go-two-squares = пешак не може да пређе два поља
said-the-pawn-has-nothing-to-take-there = пешак тамо нема шта да узме
said-taking-en-passant-is-allowed-only-at-once = узимање у пролазу је дозвољено само одмах
said-the-pawn-must-be-replaced = пешак мора бити замењен
said-a-pawn-cannot-become-a-role = { $role ->
        [king] пешак не може постати краљ
       *[pawn] пешак не може остати пешак
    }
said-nothing-is-replaced-by-this-move = овим потезом се ништа не замењује
said-no-king-and-rook-stand-ready-to-castle = краљ и топ не стоје спремни за рокаду
said-the-right-to-castle-with-that-rook-is-lost = право на рокаду са тим топом је изгубљено
said-the-piece-on-square-prevents-castling = фигура на { $square } спречава рокаду
said-castling-is-prevented-because-square-is-atta = рокада је спречена јер је поље { $square } нападнуто
said-the-king-would-be-in-check-from-squares = краљ би био у шаху са { $squares }
said-a-single-space = један размак
said-one-number-for-neighbouring-empty-squares = један број за суседна празна поља
said-rights-to-castle-in-the-order-kqkq-each-once = права на рокаду редом KQkq, свако једанпут
said-another-field = још једно поље записа
said-a-move-number-from-1 = број потеза од 1
said-w-or-b-2 = w или b
said-the-end = крај
said-a-space = размак
said-more-squares = још поља
said-no-more-than-eight-squares-in-a-rank = највише осам поља у реду
said-eight-squares-in-the-rank = осам поља у реду
said-no-more-than-eight-ranks = највише осам редова
said-a-piece-letter-a-number-from-1-to-8-or = слово фигуре, број од 1 до 8 или /
said-rights-to-castle-such-as-kqkq-or = права на рокаду као KQkq, или -
said-a-square-of-the-sixth-rank-or = поље шестог реда, или -
said-a-square-of-the-third-rank-or = поље трећег реда, или -
said-a-number-below-4294967296 = број мањи од 4294967296
said-expected-a-number-from-0-to-959 = очекује се број од 0 до 959
said-expected-a-king-a-queen-two-rooks-two-bishop = очекују се краљ, дама, два топа, два ловца и два скакача
said-the-king-must-stand-between-the-rooks = краљ мора стајати између топова
said-the-bishops-must-stand-on-squares-of-opposit = ловци морају стајати на пољима различитих боја
said-both-sides-must-stand-alike-behind-their-paw = обе стране морају стајати исто иза пешака
said-more-throws-are-needed = потребно је још бацања
said-a-die-shows-1-to-6 = коцка показује 1 до 6
said-expected-eight-pieces = очекује се осам фигура
