### Реченици што програмата ги составува на англиски: зошто се одбива, што не е во ред со датотека, позиција, запишан потег.

said-the-round-has-not-started = колото не е почнато
said-the-round-is-finished = колото е завршено
said-something-has-happened-in-the-round = во колото веќе се случило нешто
said-the-round-is-not-finished = колото не е завршено
said-a-later-round-has-started = почнато е подоцнежно коло
said-boards-are-counted-from-1 = таблите се бројат од 1
said-at-least-one-player = барем еден играч
said-a-pairing-that-can-be-what = можен пар: { $what }
said-the-competition-has-players-already = на натпреварувањето веќе има играчи
said-the-report-gives-points-for-absence-for-byes = извештајот дава поени за отсуство, за слободно коло или како казна (162 A, 299), што салата не го познава
said-time-does-not-run-backwards = времето не тече наназад
said-the-competition-exists-already = натпреварувањето веќе е создадено
said-the-competition-has-not-been-created = натпреварувањето сѐ уште не е создадено
said-only-an-arbiter-can-do-this = ова може само судија
said-there-is-no-such-round = нема такво коло
said-the-round-has-started = колото е почнато
said-there-is-no-game-on-that-board = на таа табла нема партија
said-there-is-no-such-player = нема таков играч
said-a-number-that-is-free = слободен број
said-a-number-that-is-not-that-of-player-player = број што не е на играчот { $player }
said-a-number-between-1-and-99999 = број од 1 до 99999
said-one-line-of-at-most-200-characters = еден ред од најмногу 200 знаци
said-a-name-without-a-comma = име без запирка
said-three-letters-or-nothing = три букви или ништо
said-a-rating-between-1-and-4000-or-nothing = рејтинг од 1 до 4000 или ништо
said-a-number-of-at-most-11-digits = број со најмногу 11 цифри
said-a-player-who-has-been-paired-can-withdraw-no = играч што веќе бил спарен може да се откаже, но не и да биде избришан
said-the-player-has-withdrawn-already = играчот веќе се откажал
said-the-player-has-not-withdrawn = играчот не се откажал
said-start-numbers-are-fixed-once-a-round-is-pair = стартните броеви не се менуваат кога некое коло е спарено
said-every-player-once = секој играч еднаш
said-nobody-is-paired-in-this-round = во ова коло нема парови
said-one-line-that-says-why = еден ред со причината
said-another-result-stands-say-why-it-is-correcte = запишан е друг резултат: наведете зошто се исправа
said-at-most-99-points-for-a-game = најмногу 99½ поени за партија
said-there-is-no-result-on-that-board = на таа табла нема резултат
said-the-game-is-decided = партијата е решена
said-the-player-is-not-on-that-board = играчот не е на таа табла
said-a-day-such-as-2026-11-16-with-or-without-a-t = датум како 2026-11-16, со време или без него
said-player-player-is-not-in-the-list-or-has-with = играчот { $player } не е на списокот или се откажал
said-player-player-is-paired-twice = играчот { $player } е во два пара
said-player-player-has-a-bye-in-this-round = играчот { $player } е слободен во ова коло
said-the-board-is-given-twice = таблата е наведена двапати
said-the-player-has-two-byes = играчот е двапати наведен како слободен
said-player-player-is-paired-already = играчот { $player } веќе е спарен
said-the-board-is-taken = таблата е зафатена
said-a-round-has-started = некое коло веќе е почнато
said-a-round-robin-needs-two-players = за бергеров турнир се потребни двајца играчи
said-a-round-robin-has-at-most-500-rounds = бергеровиот турнир има најмногу 500 кола
said-the-player-is-paired-in-this-round = играчот е спарен во ова коло
said-the-player-has-no-bye-in-this-round = играчот не е слободен во ова коло
said-a-number-between-0-and-959 = број од 0 до 959
said-the-player-is-not-paired-in-this-round = играчот не е спарен во ова коло
said-an-earlier-round-has-not-been-played = претходно коло не е одиграно
said-a-game-of-an-earlier-round-is-neither-decide = партија од претходно коло не е ни завршена ни прекината
said-results-are-missing = недостасуваат резултати
said-a-later-round-is-paired-already = подоцнежно коло е веќе спарено
said-a-round-has-started-scores-of-the-pairing-ar = колото веќе е почнато: поените за спарување остануваат како што се објавени
said-at-most-20 = најмногу 20
said-code-each-at-most-once = { $code }: секој најмногу еднаш
said-needs-a-win-worth-two-draws-and-a-loss-worth = победата мора да вреди два ремија, а поразот ништо (C.04.7)
said-at-most-500-lists = најмногу 500 списоци
said-two-players-or-more-each-once = двајца или повеќе играчи, секој еднаш
said-a-first-round-and-a-last-one-that-is-not-bef = прво коло, и последно што не е пред него
said-a-competition-needs-a-name = на натпреварувањето му треба име
said-each-is-one-line-and-not-empty = секое е еден ред и не е празно
said-a-day-such-as-2026-11-16-or-nothing = датум како 2026-11-16 или ништо
said-it-is-before-the-first-day = тоа е пред првиот ден
said-between-1-and-500 = од 1 до 500
said-at-most-86400-seconds = најмногу 86400 секунди
said-at-most-99-for-a-game = најмногу 99½ за партија
said-a-bye-is-not-worth-more-than-a-win = слободното коло не вреди повеќе од победа
said-the-rounds-follow-the-berger-tables = колата ги следат Бергеровите таблици
said-the-initial-colour-has-not-been-drawn = почетната боја не е извлечена
said-the-round-is-paired-say-why-it-is-paired-aga = колото е спарено: наведете зошто се спарува повторно
said-nobody-is-to-be-paired-in-this-round = во ова коло нема кого да се спари
said-no-legal-pairing-exists-not-everybody-can-ha = нема дозволено спарување: не може секој да има противник (C1, C3)
said-no-legal-pairing-exists-nobody-can-have-the = нема дозволено спарување: никој не може да биде слободен така што другите ќе се спарат (C2)
said-player-player-is-not-paired-in-this-round = играчот { $player } не е спарен во ова коло
said-team-team-is-not-in-the-list-or-has-withdraw = екипата { $team } не е на списокот или се откажала
said-team-team-is-paired-twice = екипата { $team } е во два пара
said-team-team-has-a-bye-in-this-round = екипата { $team } е слободна во ова коло
said-there-is-no-such-team = нема таква екипа
said-no-team-is-to-be-paired-in-this-round = во ова коло нема екипи што треба да се спарат
said-no-legal-pairing-exists-not-every-team-can-h = нема дозволено спарување: не може секоја екипа да има противник (C.04.6 C1)
said-no-legal-pairing-exists-no-team-can-have-the = нема дозволено спарување: ниедна екипа не може да биде слободна така што другите ќе се спарат (C.04.6 C2)
said-a-round-robin-needs-two-teams = за бергеров турнир се потребни две екипи
said-a-board-of-the-match-has-a-result-already-ta = на табла од мечот веќе има резултат: прво отстранете го
said-this-is-no-bye-of-a-team = ова не е слободно коло на екипа
said-the-team-is-paired-in-this-round = екипата е спарена во ова коло
said-the-team-has-no-bye-in-this-round = екипата не е слободна во ова коло
said-there-is-no-such-match = нема таков меч
said-the-team-is-not-in-that-match = екипата не е во тој меч
said-a-round-is-paired-who-plays-on-how-many-boar = коло веќе е спарено: кој игра и на колку табли останува како што е
said-between-1-and-100-boards = од 1 до 100 табли
said-a-colour-for-each-board-or-none-at-all = боја за секоја табла или за ниедна
said-a-win-is-worth-no-less-than-a-draw-and-a-dra = победата не вреди помалку од ремито, а ремито не помалку од поразот
said-not-where-game-points-rank-c-04-7-1-4-4 = не таму каде што пласманот е по поени од партии (C.04.7 1.4.4)
said-teams-play-matches-pair-teams-and-set-line-u = мечеви играат екипите: спарувајте екипи и задавајте состави
said-players-play-for-themselves-here = овде секој игра за себе
said-at-most-five-letters = најмногу пет букви
said-at-most-60-members = најмногу 60 играчи
said-a-name-that-no-other-team-has = име што го нема друга екипа
said-there-is-no-player-player = нема играч { $player }
said-player-player-is-listed-twice = играчот { $player } е наведен двапати
said-player-player-is-in-team-team = играчот { $player } е во екипата { $team }
said-a-member-who-is-in-the-line-up-of-a-round-st = играч што е во составот за некое коло останува во екипата
said-a-team-that-has-been-paired-can-withdraw-not = екипа што веќе била спарена може да се откаже, но не и да биде избришана
said-the-team-has-withdrawn-already = екипата веќе се откажала
said-the-team-has-not-withdrawn = екипата не се откажала
said-no-player-without-a-team-has-a-club-teams-ar = ниеден играч без екипа нема клуб: екипите се составуваат по клубовите на играчите
said-every-team-once = секоја екипа еднаш
said-somebody-else = некој друг
said-why-it-is-changed = зошто се менува
said-code-there-is-no-such-tie-break-c-07-5 = { $code }: нема таков дополнителен критериум (C.07 5)
said-code-modifier-cannot-modify-it-c-07-14 = { $code }: { $modifier } не може да се примени на него (C.07 14)
said-code-must-not-be-used-in-round-robins-c-07-8 = { $code }: не смее да се користи во бергерови турнири (C.07 8)
said-code-is-for-teams-only-c-07-11-13 = { $code }: само за екипи (C.07 11-13)
said-a-closing-quotation-mark = завршен наводник
said-the-end-of-the-field-after-the-quotation-mar = крај на полето по наводникот
said-a-column-that-was-not-named-before = колона што не е порано наведена
said-a-first-line-that-names-the-columns = прв ред со имињата на колоните
said-a-column-called-name = колона со име { $name }
said-a-round = коло
said-a-board = табла
said-the-number-of-a-player = број на играч
said-the-number-of-a-player-or-a-bye = број на играч или слободно коло
said-two-players-or-a-player-and-a-bye = двајца играчи, или играч и слободно коло
said-a-column-called-name-or-surname = колона со име name или surname
said-a-number = број
said-a-title-such-as-gm-or-wfm-or-nothing = титула како GM или WFM, или ништо
said-m-w-or-nothing = m, w или ништо
said-a-rating-or-nothing = рејтинг или ништо
said-a-number-or-nothing = број или ништо
said-the-three-letters-of-a-federation-or-nothing = трите букви на федерација или ништо
said-a-day-such-as-2001-02-03-a-year-or-nothing = датум како 2001-02-03, година или ништо
said-en-ru-bg-sr-mk-hy-or-nothing = en, ru, bg, sr, mk, hy или ништо
said-a-board-or-nothing = табла или ништо
said-yes-no-or-nothing = yes, no или ништо
said-a-name = име
said-expected-players-lines-001 = се очекуваат играчи (редови 001)
said-expected-players-not-teams-310 = се очекуваат играчи, а не екипи (310)
said-expected-the-number-of-rounds-line-142 = се очекува бројот на кола (ред 142)
said-expected-at-least-played-rounds-line-142-not = се очекуваат барем { $played } кола (ред 142), а не { $rounds }
said-expected-w-or-b-player-player-played-in-roun = се очекува w или b: играчот { $player } играл во колото { $round }
said-a-number-that-is-not-given-twice = број што не е двапати наведен
said-the-number-of-a-player-in-the-report = број на играч од извештајот
said-an-opponent-who-has-this-player-as-opponent = противник на кого овој играч му е противник
said-the-other-colour-than-the-opponent-has = друга боја од онаа на противникот
said-a-result-that-fits-the-one-of-the-opponent = резултат што одговара на противниковиот
said-points-in-halves-such-as-1-5 = поени во половини, како 1.5
said-points-in-halves-such-as-1-5-2 = поени во половини, како -1.5
said-a-blank-between-two-numbers = празно место меѓу два броја
said-a-number-between-1-and-9999 = број од 1 до 9999
said-one-of-f-h-z = едно од F, H, Z
said-at-least-one-number = барем еден број
said-a-round-that-is-not-before-the-first = коло што не е пред првото
said-a-number-that-is-not-below-the-first = број што не е помал од првиот
said-at-least-two-numbers = барем два броја
said-one-of-w-d-l-f-h-z-or-a-blank = едно од W D L F H Z + - или празно место
said-points-such-as-0-5-or-1-0 = поени како 0.5 или -1.0
said-a-code-and-its-points-such-as-w-3-0 = код и неговите поени, како W=3.0
said-points-such-as-1-0 = поени како 1.0
said-the-same-points-for-both-colours-reports-can = исти поени за двете бои: извештаите не можат да наведат други
said-a-blank-between-two-fields = празно место меѓу две полиња
said-m-w-or-a-blank = m, w или празно место
said-a-title-or-blanks = титула или празни места
said-a-rating-or-blanks = рејтинг или празни места
said-the-three-letters-of-a-federation-or-blanks = трите букви на федерација или празни места
said-a-number-or-blanks = број или празни места
said-a-day-such-as-2001-02-03-a-year-or-blanks = датум како 2001/02/03, година или празни места
said-a-place-or-blanks = место или празни места
said-the-end-of-the-line = крај на редот
said-a-blank-between-opponent-colour-and-result = празно место меѓу противник, боја и резултат
said-a-blank-between-two-rounds = празно место меѓу две кола
said-the-number-of-an-opponent-or-0000 = број на противник или 0000
said-w-b-or = w, b или -
said-one-of-1-0-w-d-l-u-h-f-z = едно од 1 = 0 W D L + - U H F Z
said-a-result-against-an-opponent-not-a-bye = резултат против противник, а не слободно коло
said-a-day-such-as-2026-11-16 = датум како 2026/11/16
said-a-number-of-rounds = број на кола
said-a-day-such-as-26-11-16 = датум како 26/11/16
said-w-or-b = W или B
said-one-of-w-d-l-a-p-x = едно од W, D, L, A, P, X
said-the-number-of-a-team-in-the-report = број на екипа од извештајот
said-a-number-between-1-and-999 = број од 1 до 999
said-a-whole-number-or-blanks = цел број или празни места
said-the-name-of-a-team = име на екипа
said-a-player-who-is-in-no-other-place-of-a-team = играч што не е на друго место во екипа
said-a-number-of-a-team-or-000 = број на екипа или 000
said-one-of = едно од +-, -+, --
said-the-number-of-a-player-or-0000 = број на играч или 0000
said-w-or-b-for-each-board = W или B за секоја табла
said-one-of-tw-td-tl = едно од TW, TD, TL
said-points-such-as-2-0 = поени како 2.0
said-a-delay-is-for-both-players = одложеното одбројување е за двајцата играчи
said-a-period-has-at-least-one-move = периодот има барем еден потег
said-a-period-has-no-time = некој период нема време
said-blitz-needs-a-regime = за брзопотезен шах е потребен режим на надзор
said-rapid-needs-a-regime = за забрзан шах е потребен режим на надзор
said-it-cannot-be-negative = не може да биде негативно
said-time-cannot-be-negative = времето не може да биде негативно
said-the-starts-are-numbered-0-to-959 = почетните позиции се со броеви од 0 до 959
said-there-is-no-period = нема ниеден период
said-it-is-not-said-which-period = не е кажано во кој период почнува партијата
said-there-is-no-such-period = нема таков период
said-the-moves-before-lead-to-another-period = потезите пред почетокот водат во друг период
said-sign-in-first = прво најавете се
said-this-is-for-others-to-do = ова го прават други
said-too-many-tries-wait-seconds-seconds = премногу обиди; почекајте { $seconds } с
said-too-many-ask-for-this-come-again-in-a-moment = премногумина го бараат ова; обидете се за момент
said-nothing-can-be-written-or-read-now-keep-it-a = сега ништо не може да се запише ни прочита; зачувајте го и обидете се повторно
said-a-name-has-1-to-64-characters = името има 1 до 64 знаци
said-a-password-has-8-to-256-characters = лозинката има 8 до 256 знаци
said-no-move-is-sealed-there = таму нема ковертиран потег
said-the-address-of-the-hall-is-too-long = адресата на салата е предолга
said-the-book-has-no-such-thing = во книгата нема такво нешто
said-the-round-is-not-paired-or-not-published = колото не е спарено или не е објавено
said-there-is-no-such-board = нема таква табла
said-there-is-no-such-link = нема таков линк
said-there-is-no-such-paper = нема таков документ
said-there-is-no-such-value = нема таква вредност
said-there-is-no-such-wall = нема таква страница
said-the-round-is-still-being-worked-out = колото сѐ уште се спарува
said-there-is-no-such-round-or-it-has-not-begun = нема такво коло, или не е почнато
said-this-is-no-text = ова не е текст
said-this-password-cannot-be-kept = оваа лозинка не може да се зачува
said-no-such-piece-can-go-there = ниедна таква фигура не може таму
said-the-king-would-be-left-in-check = кралот би останал под шах
said-the-new-piece-is-not-named = новата фигура не е наведена
said-no-pawn-is-promoted-by-this-move = со овој потег не се промовира пешак
said-a-capture-is-marked-but-nothing-is-taken = означено е земање, но ништо не се зема
said-the-capture-is-not-marked-with-x = земањето не е означено со x
said-a-letter-of-another-script-that-looks-alike = слична буква од друго писмо
said-an-english-piece-letter = англиска ознака на фигура
said-a-piece-letter-of-the-language-s-other-scrip = ознака на фигура со другото писмо на јазикот
said-a-national-piece-letter = национална ознака на фигура
said-a-letter-in-the-wrong-case = голема или мала буква каде не треба
said-a-file-in-cyrillic = линија на кирилица
said-a-letter-for-the-pawn = буква за пешакот
said-no-letter-for-the-piece = нема буква за фигурата
said-letters-for-the-zeros-of-castling = букви наместо нули на рокадата
said-castling-as-a-move-of-the-king = рокадата запишана како потег на кралот
said-a-dash-for-a-hyphen = црта наместо цртичка
said-another-sign-for-a-capture = друг знак за земање
said-a-capture-that-is-none = земање што не е тоа
said-a-sign-before-the-new-piece = знак пред новата фигура
said-other-letters-for-e-p = други букви наместо e.p.
said-e-p-that-is-none = e.p. што не е тоа
said-check-or-mate-that-is-none = шах или мат што не е тоа
said-for-a-double-check = ++ за двоен шах
said-for = = наместо (=)
said-a-comment-on-the-move = забелешка кон потегот
said-a-space-inside-the-move = празно место во потегот
said-punctuation-behind-the-move = интерпункција по потегот
said-a-move-number = број на потег
said-the-end-of-the-move = крај на потегот
said-a-piece-letter-a-file-or-castling = буква на фигура, линија или рокада
said-a-rank-from-1-to-8 = ред од 1 до 8
said-a-square = поле
said-side-has-no-king = { $side ->
        [white] белиот нема крал
       *[other] црниот нема крал
    }
said-side-has-more-than-one-king = { $side ->
        [white] белиот има повеќе од еден крал
       *[other] црниот има повеќе од еден крал
    }
said-side-has-more-than-sixteen-pieces = { $side ->
        [white] белиот има повеќе од шеснаесет фигури
       *[other] црниот има повеќе од шеснаесет фигури
    }
said-side-has-more-than-eight-pawns = { $side ->
        [white] белиот има повеќе од осум пешаци
       *[other] црниот има повеќе од осум пешаци
    }
said-a-pawn-stands-on-square = на { $square } стои пешак
said-side-has-more-promoted-pieces-than-pawns-are = { $side ->
        [white] белиот
       *[other] црниот
    } има повеќе промовирани фигури отколку што пешаци недостасуваат
said-side-has-two-bishops-on-squares-of-one-colou = { $side ->
        [white] белиот
       *[other] црниот
    } има два ловца на полиња со иста боја и сите осум пешаци
said-a-pawn-stands-on-its-own-first-rank = пешак стои на првиот ред на својата страна
said-the-kings-stand-side-by-side = кралевите стојат еден до друг
said-both-kings-are-in-check = двата крала се под шах
said-side-is-in-check-although-the-opponent-has-t = { $side ->
        [white] белиот
       *[other] црниот
    } е под шах иако противникот е на потег
said-no-last-move-gives-check-from-squares = ниеден последен потег не дава шах од { $squares }
said-the-right-to-castle-with-a-rook-on-square-ki = право на рокада со топот на { $square }: кралот или топот не е на своето место
said-the-right-to-castle-with-the-rook-on-square = право на рокада со топот на { $square }: тоа крило е на друг топ
said-both-sides-may-castle-but-kings-or-rooks-sta = двете страни можат да рокираат, но кралевите или топовите се на различни линии
said-no-pawn-can-just-have-passed-square = ниеден пешак не можел штотуку да помине преку { $square }
said-a-pawn-has-just-moved-but-the-counter-is-not = пешак штотуку е потегнат, но бројачот не е нула
said-no-piece-stands-there = таму нема фигура
said-the-piece-is-the-opponent-s = фигурата е на противникот
said-the-piece-was-not-moved = фигурата не е поместена
said-the-pieces-lie-as-no-single-move-puts-them = таков распоред на фигурите не може да настане со еден потег
said-a-piece-of-the-same-colour-stands-there = таму стои фигура со иста боја
said-the-king-may-not-be-taken = кралот не смее да се земе
said-a-role-does-not-move-that-way = { $role ->
        [king] кралот
       *[queen] дамата
        [rook] топот
        [bishop] ловецот
        [knight] скокачот
        [pawn] пешакот
    } не се движи така
said-the-piece-on-square-is-in-the-way = пречи фигурата на { $square }
said-the-pawn-is-blocked = пешакот е блокиран
said-the-pawn-may-not-go-two-squares = пешакот не може да оди две полиња
said-the-pawn-has-nothing-to-take-there = пешакот таму нема што да земе
said-taking-en-passant-is-allowed-only-at-once = земање ен пасан е дозволено само веднаш
said-the-pawn-must-be-replaced = пешакот мора да се замени
said-a-pawn-cannot-become-a-role = { $role ->
        [king] пешакот не може да стане крал
       *[pawn] пешакот не може да остане пешак
    }
said-nothing-is-replaced-by-this-move = со овој потег ништо не се заменува
said-no-king-and-rook-stand-ready-to-castle = кралот и топот не се подготвени за рокада
said-the-right-to-castle-with-that-rook-is-lost = правото на рокада со тој топ е изгубено
said-the-piece-on-square-prevents-castling = фигурата на { $square } ја спречува рокадата
said-castling-is-prevented-because-square-is-atta = рокадата е спречена бидејќи полето { $square } е нападнато
said-the-king-would-be-in-check-from-squares = кралот би бил под шах од { $squares }
said-a-single-space = едно празно место
said-one-number-for-neighbouring-empty-squares = еден број за соседни празни полиња
said-rights-to-castle-in-the-order-kqkq-each-once = права на рокада по редот KQkq, секое еднаш
said-another-field = уште едно поле од записот
said-a-move-number-from-1 = број на потег од 1
said-w-or-b-2 = w или b
said-the-end = крај
said-a-space = празно место
said-more-squares = уште полиња
said-no-more-than-eight-squares-in-a-rank = најмногу осум полиња во ред
said-eight-squares-in-the-rank = осум полиња во редот
said-no-more-than-eight-ranks = најмногу осум реда
said-a-piece-letter-a-number-from-1-to-8-or = буква на фигура, број од 1 до 8 или /
said-rights-to-castle-such-as-kqkq-or = права на рокада како KQkq, или -
said-a-square-of-the-sixth-rank-or = поле од шестиот ред, или -
said-a-square-of-the-third-rank-or = поле од третиот ред, или -
said-a-number-below-4294967296 = број помал од 4294967296
said-expected-a-number-from-0-to-959 = се очекува број од 0 до 959
said-expected-a-king-a-queen-two-rooks-two-bishop = се очекуваат крал, дама, два топа, два ловца и два скокача
said-the-king-must-stand-between-the-rooks = кралот мора да стои меѓу топовите
said-the-bishops-must-stand-on-squares-of-opposit = ловците мора да стојат на полиња со различна боја
said-both-sides-must-stand-alike-behind-their-paw = двете страни мора да стојат исто зад пешаците
said-more-throws-are-needed = потребни се уште фрлања
said-a-die-shows-1-to-6 = коцката покажува 1 до 6
said-expected-eight-pieces = се очекуваат осум фигури
