### Изречения, които програмата съставя на английски: защо се отказва, какво не е наред с файл, позиция, записан ход.

said-the-round-has-not-started = кръгът не е започнал
said-the-round-is-finished = кръгът е завършен
said-something-has-happened-in-the-round = в кръга вече се е случило нещо
said-the-round-is-not-finished = кръгът не е завършен
said-a-later-round-has-started = започнал е по-късен кръг
said-boards-are-counted-from-1 = дъските се броят от 1
said-at-least-one-player = поне един играч
said-a-pairing-that-can-be-what = възможна двойка: { $what }
said-the-competition-has-players-already = в състезанието вече има играчи
said-the-report-gives-points-for-absence-for-byes = отчетът дава точки за отсъствие, за почивка или като наказание (162 A, 299), което залата не познава
said-time-does-not-run-backwards = времето не тече назад
said-the-competition-exists-already = състезанието вече е създадено
said-the-competition-has-not-been-created = състезанието още не е създадено
said-only-an-arbiter-can-do-this = това може да направи само съдия
said-there-is-no-such-round = няма такъв кръг
said-the-round-has-started = кръгът е започнал
said-there-is-no-game-on-that-board = на тази дъска няма партия
said-there-is-no-such-player = няма такъв играч
said-a-number-that-is-free = свободен номер
said-a-number-that-is-not-that-of-player-player = номер, различен от този на играч { $player }
said-a-number-between-1-and-99999 = число между 1 и 99999
said-one-line-of-at-most-200-characters = един ред от най-много 200 знака
said-a-name-without-a-comma = име без запетая
said-three-letters-or-nothing = три букви или нищо
said-a-rating-between-1-and-4000-or-nothing = рейтинг между 1 и 4000 или нищо
said-a-number-of-at-most-11-digits = число с най-много 11 цифри
said-a-player-who-has-been-paired-can-withdraw-no = играч, който вече е бил в двойка, може да напусне, но не и да бъде изтрит
said-the-player-has-withdrawn-already = играчът вече е напуснал
said-the-player-has-not-withdrawn = играчът не е напускал
said-start-numbers-are-fixed-once-a-round-is-pair = след жребия на кръг стартовите номера не се променят
said-every-player-once = всеки играч по веднъж
said-nobody-is-paired-in-this-round = в този кръг няма двойки
said-one-line-that-says-why = един ред с причината
said-another-result-stands-say-why-it-is-correcte = записан е друг резултат: кажете защо се поправя
said-at-most-99-points-for-a-game = най-много 99½ точки за партия
said-there-is-no-result-on-that-board = на тази дъска няма резултат
said-the-game-is-decided = партията е решена
said-the-player-is-not-on-that-board = играчът не е на тази дъска
said-a-day-such-as-2026-11-16-with-or-without-a-t = дата като 2026-11-16, с час или без
said-player-player-is-not-in-the-list-or-has-with = играч { $player } не е в списъка или е напуснал
said-player-player-is-paired-twice = играч { $player } е в две двойки
said-player-player-has-a-bye-in-this-round = играч { $player } почива в този кръг
said-the-board-is-given-twice = дъската е дадена два пъти
said-the-player-has-two-byes = играчът е даден два пъти като почиващ
said-player-player-is-paired-already = играч { $player } вече е в двойка
said-the-board-is-taken = дъската е заета
said-a-round-has-started = кръг вече е започнал
said-a-round-robin-needs-two-players = за кръгов турнир са нужни двама играчи
said-a-round-robin-has-at-most-500-rounds = кръговият турнир има най-много 500 кръга
said-the-player-is-paired-in-this-round = играчът е в двойка в този кръг
said-the-player-has-no-bye-in-this-round = играчът не почива в този кръг
said-a-number-between-0-and-959 = число между 0 и 959
said-the-player-is-not-paired-in-this-round = играчът не е в двойка в този кръг
said-an-earlier-round-has-not-been-played = по-ранен кръг не е изигран
said-a-game-of-an-earlier-round-is-neither-decide = партия от по-ранен кръг не е нито завършена, нито отложена
said-results-are-missing = липсват резултати
said-a-later-round-is-paired-already = по-късен кръг вече има двойки
said-a-round-has-started-scores-of-the-pairing-ar = кръг вече е започнал: точките за жребия остават както са обявени
said-at-most-20 = най-много 20
said-code-each-at-most-once = { $code }: всеки най-много веднъж
said-needs-a-win-worth-two-draws-and-a-loss-worth = победата трябва да струва две ремита, а загубата — нищо (C.04.7)
said-at-most-500-lists = най-много 500 списъка
said-two-players-or-more-each-once = двама или повече играчи, всеки по веднъж
said-a-first-round-and-a-last-one-that-is-not-bef = първи кръг и последен, който не е преди него
said-a-competition-needs-a-name = състезанието се нуждае от име
said-each-is-one-line-and-not-empty = всяко е един ред и не е празно
said-a-day-such-as-2026-11-16-or-nothing = дата като 2026-11-16 или нищо
said-it-is-before-the-first-day = преди първия ден е
said-between-1-and-500 = между 1 и 500
said-at-most-86400-seconds = най-много 86400 секунди
said-at-most-99-for-a-game = най-много 99½ за партия
said-a-bye-is-not-worth-more-than-a-win = почивката не струва повече от победа
said-the-rounds-follow-the-berger-tables = кръговете следват таблиците на Бергер
said-the-initial-colour-has-not-been-drawn = началният цвят не е изтеглен
said-the-round-is-paired-say-why-it-is-paired-aga = кръгът има двойки: кажете защо се теглят отново
said-nobody-is-to-be-paired-in-this-round = в този кръг няма кого да се събере в двойка
said-no-legal-pairing-exists-not-everybody-can-ha = няма допустим жребий: не всеки може да има противник (C1, C3)
said-no-legal-pairing-exists-nobody-can-have-the = няма допустим жребий: никой не може да почива така, че другите да имат двойки (C2)
said-player-player-is-not-paired-in-this-round = играч { $player } не е в двойка в този кръг
said-team-team-is-not-in-the-list-or-has-withdraw = отбор { $team } не е в списъка или е напуснал
said-team-team-is-paired-twice = отбор { $team } е в две двойки
said-team-team-has-a-bye-in-this-round = отбор { $team } почива в този кръг
said-there-is-no-such-team = няма такъв отбор
said-no-team-is-to-be-paired-in-this-round = в този кръг няма отбори за събиране в двойки
said-no-legal-pairing-exists-not-every-team-can-h = няма допустим жребий: не всеки отбор може да има противник (C.04.6 C1)
said-no-legal-pairing-exists-no-team-can-have-the = няма допустим жребий: никой отбор не може да почива така, че другите да имат двойки (C.04.6 C2)
said-a-round-robin-needs-two-teams = за кръгов турнир са нужни два отбора
said-a-board-of-the-match-has-a-result-already-ta = на дъска от мача вече има резултат: първо го махнете
said-this-is-no-bye-of-a-team = това не е почивка на отбор
said-the-team-is-paired-in-this-round = отборът е в двойка в този кръг
said-the-team-has-no-bye-in-this-round = отборът не почива в този кръг
said-there-is-no-such-match = няма такъв мач
said-the-team-is-not-in-that-match = отборът не е в този мач
said-a-round-is-paired-who-plays-on-how-many-boar = кръг вече е с двойки: кой играе и на колко дъски не се променя
said-between-1-and-100-boards = от 1 до 100 дъски
said-a-colour-for-each-board-or-none-at-all = цвят за всяка дъска или за никоя
said-a-win-is-worth-no-less-than-a-draw-and-a-dra = победата струва не по-малко от равния мач, а равният мач не по-малко от загубата
said-not-where-game-points-rank-c-04-7-1-4-4 = не и където се класира по точки от партии (C.04.7 1.4.4)
said-teams-play-matches-pair-teams-and-set-line-u = мачове играят отборите: събирайте в двойки отбори и задавайте състави
said-players-play-for-themselves-here = тук всеки играе за себе си
said-at-most-five-letters = най-много пет букви
said-at-most-60-members = най-много 60 играчи
said-a-name-that-no-other-team-has = име, което няма друг отбор
said-there-is-no-player-player = няма играч { $player }
said-player-player-is-listed-twice = играч { $player } е посочен два пъти
said-player-player-is-in-team-team = играч { $player } е в отбор { $team }
said-a-member-who-is-in-the-line-up-of-a-round-st = играч, който е в състава за някой кръг, остава в отбора
said-a-team-that-has-been-paired-can-withdraw-not = отбор, който вече е бил в двойка, може да напусне, но не и да бъде изтрит
said-the-team-has-withdrawn-already = отборът вече е напуснал
said-the-team-has-not-withdrawn = отборът не е напускал
said-no-player-without-a-team-has-a-club-teams-ar = никой играч без отбор няма клуб: отборите се съставят по клубовете на играчите
said-every-team-once = всеки отбор по веднъж
said-somebody-else = някой друг
said-why-it-is-changed = защо се променя
said-code-there-is-no-such-tie-break-c-07-5 = { $code }: няма такъв допълнителен показател (C.07 5)
said-code-modifier-cannot-modify-it-c-07-14 = { $code }: { $modifier } не може да се прилага към него (C.07 14)
said-code-must-not-be-used-in-round-robins-c-07-8 = { $code }: не се използва в кръгови турнири (C.07 8)
said-code-is-for-teams-only-c-07-11-13 = { $code }: само за отбори (C.07 11-13)
said-a-closing-quotation-mark = затваряща кавичка
said-the-end-of-the-field-after-the-quotation-mar = край на полето след кавичката
said-a-column-that-was-not-named-before = колона, която не е назована преди
said-a-first-line-that-names-the-columns = първи ред с имената на колоните
said-a-column-called-name = колона с име { $name }
said-a-round = кръг
said-a-board = дъска
said-the-number-of-a-player = номер на играч
said-the-number-of-a-player-or-a-bye = номер на играч или почивка
said-two-players-or-a-player-and-a-bye = двама играчи или играч и почивка
said-a-column-called-name-or-surname = колона с име name или surname
said-a-number = число
said-a-title-such-as-gm-or-wfm-or-nothing = титла като GM или WFM или нищо
said-m-w-or-nothing = m, w или нищо
said-a-rating-or-nothing = рейтинг или нищо
said-a-number-or-nothing = число или нищо
said-the-three-letters-of-a-federation-or-nothing = трите букви на федерация или нищо
said-a-day-such-as-2001-02-03-a-year-or-nothing = дата като 2001-02-03, година или нищо
said-en-ru-bg-sr-mk-hy-or-nothing = en, ru, bg, sr, mk, hy или нищо
said-a-board-or-nothing = дъска или нищо
said-yes-no-or-nothing = yes, no или нищо
said-a-name = име
said-expected-players-lines-001 = очакват се играчи (редове 001)
said-expected-players-not-teams-310 = очакват се играчи, а не отбори (310)
said-expected-the-number-of-rounds-line-142 = очаква се броят на кръговете (ред 142)
said-expected-at-least-played-rounds-line-142-not = очакват се поне { $played } кръга (ред 142), а не { $rounds }
said-expected-w-or-b-player-player-played-in-roun = очаква се w или b: играч { $player } е играл в кръг { $round }
said-a-number-that-is-not-given-twice = номер, който не е даден два пъти
said-the-number-of-a-player-in-the-report = номер на играч от отчета
said-an-opponent-who-has-this-player-as-opponent = противник, който има този играч за противник
said-the-other-colour-than-the-opponent-has = другият цвят, не този на противника
said-a-result-that-fits-the-one-of-the-opponent = резултат, който отговаря на този на противника
said-points-in-halves-such-as-1-5 = точки по половинки, като 1.5
said-points-in-halves-such-as-1-5-2 = точки по половинки, като -1.5
said-a-blank-between-two-numbers = празно място между две числа
said-a-number-between-1-and-9999 = число между 1 и 9999
said-one-of-f-h-z = едно от F, H, Z
said-at-least-one-number = поне едно число
said-a-round-that-is-not-before-the-first = кръг, който не е преди първия
said-a-number-that-is-not-below-the-first = число, не по-малко от първото
said-at-least-two-numbers = поне две числа
said-one-of-w-d-l-f-h-z-or-a-blank = едно от W D L F H Z + - или празно място
said-points-such-as-0-5-or-1-0 = точки като 0.5 или -1.0
said-a-code-and-its-points-such-as-w-3-0 = код и точките му, като W=3.0
said-points-such-as-1-0 = точки като 1.0
said-the-same-points-for-both-colours-reports-can = еднакви точки за двата цвята: отчетите не могат да кажат други
said-a-blank-between-two-fields = празно място между две полета
said-m-w-or-a-blank = m, w или празно място
said-a-title-or-blanks = титла или празни места
said-a-rating-or-blanks = рейтинг или празни места
said-the-three-letters-of-a-federation-or-blanks = трите букви на федерация или празни места
said-a-number-or-blanks = число или празни места
said-a-day-such-as-2001-02-03-a-year-or-blanks = дата като 2001/02/03, година или празни места
said-a-place-or-blanks = място или празни места
said-the-end-of-the-line = край на реда
said-a-blank-between-opponent-colour-and-result = празно място между противник, цвят и резултат
said-a-blank-between-two-rounds = празно място между два кръга
said-the-number-of-an-opponent-or-0000 = номер на противник или 0000
said-w-b-or = w, b или -
said-one-of-1-0-w-d-l-u-h-f-z = едно от 1 = 0 W D L + - U H F Z
said-a-result-against-an-opponent-not-a-bye = резултат срещу противник, а не почивка
said-a-day-such-as-2026-11-16 = дата като 2026/11/16
said-a-number-of-rounds = брой кръгове
said-a-day-such-as-26-11-16 = дата като 26/11/16
said-w-or-b = W или B
said-one-of-w-d-l-a-p-x = едно от W, D, L, A, P, X
said-the-number-of-a-team-in-the-report = номер на отбор от отчета
said-a-number-between-1-and-999 = число между 1 и 999
said-a-whole-number-or-blanks = цяло число или празни места
said-the-name-of-a-team = име на отбор
said-a-player-who-is-in-no-other-place-of-a-team = играч, който не е на друго място в отбор
said-a-number-of-a-team-or-000 = номер на отбор или 000
said-one-of = едно от +-, -+, --
said-the-number-of-a-player-or-0000 = номер на играч или 0000
said-w-or-b-for-each-board = W или B за всяка дъска
said-one-of-tw-td-tl = едно от TW, TD, TL
said-points-such-as-2-0 = точки като 2.0
said-a-delay-is-for-both-players = отложеният метод е за двамата играчи
said-a-period-has-at-least-one-move = периодът има поне един ход
said-a-period-has-no-time = един период е без време
said-blitz-needs-a-regime = за блица трябва да се посочи режим на наблюдение
said-rapid-needs-a-regime = за ускорения шах трябва да се посочи режим на наблюдение
said-it-cannot-be-negative = не може да бъде отрицателно
said-time-cannot-be-negative = времето не може да бъде отрицателно
said-the-starts-are-numbered-0-to-959 = началните позиции са номерирани от 0 до 959
said-there-is-no-period = няма нито един период
said-it-is-not-said-which-period = не е казано в кой период започва партията
said-there-is-no-such-period = няма такъв период
said-the-moves-before-lead-to-another-period = ходовете преди началото водят в друг период
said-sign-in-first = първо влезте
said-this-is-for-others-to-do = това е работа на други
said-too-many-tries-wait-seconds-seconds = твърде много опити; изчакайте { $seconds } с
said-too-many-ask-for-this-come-again-in-a-moment = твърде много питат за това; опитайте след малко
said-nothing-can-be-written-or-read-now-keep-it-a = сега нищо не може да се запише или прочете; запазете го и опитайте отново
said-a-name-has-1-to-64-characters = името е от 1 до 64 знака
said-a-password-has-8-to-256-characters = паролата е от 8 до 256 знака
said-no-move-is-sealed-there = там няма запечатан ход
said-the-address-of-the-hall-is-too-long = адресът на залата е твърде дълъг
said-the-book-has-no-such-thing = в книгата няма такова нещо
said-the-round-is-not-paired-or-not-published = кръгът няма двойки или не е публикуван
said-there-is-no-such-board = няма такава дъска
said-there-is-no-such-link = няма такъв линк
said-there-is-no-such-paper = няма такъв документ
said-there-is-no-such-value = няма такава стойност
said-there-is-no-such-wall = няма такава страница
said-the-round-is-still-being-worked-out = двойките за кръга още се съставят
said-there-is-no-such-round-or-it-has-not-begun = няма такъв кръг или не е започнал
said-this-is-no-text = това не е текст
said-this-password-cannot-be-kept = тази парола не може да се запази
said-no-such-piece-can-go-there = никоя такава фигура не може да отиде там
said-the-king-would-be-left-in-check = царят би останал под шах
said-the-new-piece-is-not-named = новата фигура не е посочена
said-no-pawn-is-promoted-by-this-move = с този ход не се произвежда пешка
said-a-capture-is-marked-but-nothing-is-taken = отбелязано е вземане, но нищо не се взема
said-the-capture-is-not-marked-with-x = вземането не е отбелязано с x
said-a-letter-of-another-script-that-looks-alike = подобна буква от друга азбука
said-an-english-piece-letter = английско означение на фигура
said-a-piece-letter-of-the-language-s-other-scrip = означение на фигура с другата азбука на езика
said-a-national-piece-letter = национално означение на фигура
said-a-letter-in-the-wrong-case = главна или малка буква не на място
said-a-file-in-cyrillic = вертикал на кирилица
said-a-letter-for-the-pawn = буква за пешката
said-no-letter-for-the-piece = няма буква за фигурата
said-letters-for-the-zeros-of-castling = букви вместо нули при рокадата
said-castling-as-a-move-of-the-king = рокадата е записана като ход на царя
said-a-dash-for-a-hyphen = тире вместо дефис
said-another-sign-for-a-capture = друг знак за вземане
said-a-capture-that-is-none = вземане, което не е такова
said-a-sign-before-the-new-piece = знак пред новата фигура
said-other-letters-for-e-p = други букви вместо e.p.
said-e-p-that-is-none = e.p., което не е такова
said-check-or-mate-that-is-none = шах или мат, който не е такъв
said-for-a-double-check = ++ за двоен шах
said-for = = вместо (=)
said-a-comment-on-the-move = бележка към хода
said-a-space-inside-the-move = празно място в хода
said-punctuation-behind-the-move = препинателен знак след хода
said-a-move-number = номер на ход
said-the-end-of-the-move = край на хода
said-a-piece-letter-a-file-or-castling = буква на фигура, вертикал или рокада
said-a-rank-from-1-to-8 = хоризонтал от 1 до 8
said-a-square = поле
said-side-has-no-king = { $side ->
        [white] белите нямат цар
       *[other] черните нямат цар
    }
said-side-has-more-than-one-king = { $side ->
        [white] белите имат повече от един цар
       *[other] черните имат повече от един цар
    }
said-side-has-more-than-sixteen-pieces = { $side ->
        [white] белите имат повече от шестнадесет фигури
       *[other] черните имат повече от шестнадесет фигури
    }
said-side-has-more-than-eight-pawns = { $side ->
        [white] белите имат повече от осем пешки
       *[other] черните имат повече от осем пешки
    }
said-a-pawn-stands-on-square = на { $square } стои пешка
said-side-has-more-promoted-pieces-than-pawns-are = { $side ->
        [white] белите
       *[other] черните
    } имат повече произведени фигури, отколкото пешки липсват
said-side-has-two-bishops-on-squares-of-one-colou = { $side ->
        [white] белите
       *[other] черните
    } имат два офицера на полета с един цвят и всичките осем пешки
said-a-pawn-stands-on-its-own-first-rank = пешка стои на първия хоризонтал на своята страна
said-the-kings-stand-side-by-side = царете стоят един до друг
said-both-kings-are-in-check = двата царя са под шах
said-side-is-in-check-although-the-opponent-has-t = { $side ->
        [white] белите
       *[other] черните
    } са под шах, макар че на ход е противникът
said-no-last-move-gives-check-from-squares = никой последен ход не дава шах от { $squares }
said-the-right-to-castle-with-a-rook-on-square-ki = право на рокада с топа на { $square }: царят или топът не е на мястото си
said-the-right-to-castle-with-the-rook-on-square = право на рокада с топа на { $square }: това крило е на друг топ
said-both-sides-may-castle-but-kings-or-rooks-sta = и двете страни могат да рокират, но царете или топовете са на различни вертикали
said-no-pawn-can-just-have-passed-square = никоя пешка не може току-що да е минала през { $square }
said-a-pawn-has-just-moved-but-the-counter-is-not = пешка току-що е ходила, но броячът не е нула
said-no-piece-stands-there = там няма фигура
said-the-piece-is-the-opponent-s = фигурата е на противника
said-the-piece-was-not-moved = фигурата не е преместена
said-the-pieces-lie-as-no-single-move-puts-them = такова разположение на фигурите не може да се получи с един ход
said-a-piece-of-the-same-colour-stands-there = там стои фигура от същия цвят
said-the-king-may-not-be-taken = царят не може да бъде взет
said-a-role-does-not-move-that-way = { $role ->
        [king] царят
       *[queen] дамата
        [rook] топът
        [bishop] офицерът
        [knight] конят
        [pawn] пешката
    } не се движи така
said-the-piece-on-square-is-in-the-way = пречи фигурата на { $square }
said-the-pawn-is-blocked = пешката е блокирана
said-the-pawn-may-not-go-two-squares = пешката не може да мине две полета
said-the-pawn-has-nothing-to-take-there = пешката няма какво да вземе там
said-taking-en-passant-is-allowed-only-at-once = вземане ан пасан е позволено само веднага
said-the-pawn-must-be-replaced = пешката трябва да бъде заменена
said-a-pawn-cannot-become-a-role = { $role ->
        [king] пешката не може да стане цар
       *[pawn] пешката не може да остане пешка
    }
said-nothing-is-replaced-by-this-move = с този ход нищо не се заменя
said-no-king-and-rook-stand-ready-to-castle = няма цар и топ, готови за рокада
said-the-right-to-castle-with-that-rook-is-lost = правото на рокада с този топ е загубено
said-the-piece-on-square-prevents-castling = фигурата на { $square } пречи на рокадата
said-castling-is-prevented-because-square-is-atta = рокадата е невъзможна: полето { $square } е нападнато
said-the-king-would-be-in-check-from-squares = царят би бил под шах от { $squares }
said-a-single-space = едно празно място
said-one-number-for-neighbouring-empty-squares = едно число за съседни празни полета
said-rights-to-castle-in-the-order-kqkq-each-once = права на рокада в реда KQkq, всяко по веднъж
said-another-field = още едно поле от записа
said-a-move-number-from-1 = номер на ход от 1
said-w-or-b-2 = w или b
said-the-end = край
said-a-space = празно място
said-more-squares = още полета
said-no-more-than-eight-squares-in-a-rank = не повече от осем полета в хоризонтал
said-eight-squares-in-the-rank = осем полета в хоризонтала
said-no-more-than-eight-ranks = не повече от осем хоризонтала
said-a-piece-letter-a-number-from-1-to-8-or = буква на фигура, число от 1 до 8 или /
said-rights-to-castle-such-as-kqkq-or = права на рокада като KQkq или -
said-a-square-of-the-sixth-rank-or = поле от шестия хоризонтал или -
said-a-square-of-the-third-rank-or = поле от третия хоризонтал или -
said-a-number-below-4294967296 = число под 4294967296
said-expected-a-number-from-0-to-959 = очаква се число от 0 до 959
said-expected-a-king-a-queen-two-rooks-two-bishop = очакват се цар, дама, два топа, два офицера и два коня
said-the-king-must-stand-between-the-rooks = царят трябва да е между топовете
said-the-bishops-must-stand-on-squares-of-opposit = офицерите трябва да са на разноцветни полета
said-both-sides-must-stand-alike-behind-their-paw = двете страни трябва да са подредени еднакво зад пешките
said-more-throws-are-needed = нужни са още хвърляния
said-a-die-shows-1-to-6 = зарът показва от 1 до 6
said-expected-eight-pieces = очакват се осем фигури
