### Зборовите на салата: што се случи, што треба да знае судијата, зошто нешто не може.

log-opened = Таблата е поставена
log-start-taken-back = Почетокот на колото е поништен
log-called = Го вика судијата: { $reason }
call-time-jump = Според часовникот на машината поминале { $span } што салата не ги видела. Часовниците се запрени и го покажуваат последното видено време: пуштете ги повторно или прво поправете ги
log-call-taken = Оди до таблата
log-call-closed = Повикот е решен
alert-threefold = Позицијата се појавила на таблата { $count ->
        [one] { $count } пат
       *[other] { $count } пати
    }
alert-threefold-reachable = Позицијата може да се појави по третпат по { $moves }
alert-fifty = { $count ->
        [one] { $count } потег на секоја страна без земање и без потег со пешак
       *[other] { $count } потези на секоја страна без земање и без потег со пешак
    }
alert-flag = { $color ->
        [white] Знаменцето на белиот падна
       *[black] Знаменцето на црниот падна
    }
alert-both-flags = { $color ->
        [white] Паднаа двете знаменца, прво на белиот
       *[black] Паднаа двете знаменца, прво на црниот
    }
alert-illegal-move = { $color ->
        [white] Неправилен потег на белиот: { $move }
       *[black] Неправилен потег на црниот: { $move }
    }
alert-irregular-position = До оваа позиција не води ниту една серија правилни потези
alert-sheets-differ = Формуларите и таблата се разликуваат на { $count ->
        [one] { $count } место
       *[other] { $count } места
    }
alert-move-counter = { $color ->
        [white] Бројачот на белиот покажува { $counter }, а завршени потези: { $moves }
       *[black] Бројачот на црниот покажува { $counter }, а завршени потези: { $moves }
    }
alert-clock-check = Часовниците и изминатото време се разликуваат за повеќе од две минути
refusal-claim-cannot-withdrawn = Рекламацијата не може да се повлече
refusal-decision-due-first = Прво треба да се донесе одлука
refusal-decision-postponed = Одлуката е одложена
refusal-full-scoresheet-goes-with-claim = Со рекламацијата се приложува пополнет формулар
refusal-game-no-such-score = Партијата не може да има таков резултат
refusal-move-illegal-only-once-it-completed = Потегот се смета за неправилен дури кога е завршен
refusal-reply-sealed-only-while-opponent-absent = Одговор се ковертира само додека противникот е отсутен
refusal-wrong-setting-can-still-corrected = Погрешното наместување сѐ уште може да се исправи
alert-time-granted = { $color ->
        [white] На белиот му се признати { $time } за дејства без врска
       *[black] На црниот му се признати { $time } за дејства без врска
    }
cannot-too-long = Ова е подолго од сѐ во една шаховска партија
cannot-too-much = Одовде е запишано толку многу што за овој играч мора да постапува судија
cannot-called-already = Судијата е веќе повикан
cannot-disk = Сега ништо не може да се запише; направеното е зачувано и ќе биде пратено повторно
refusal-a-claim-cannot-be-withdrawn = Рекламацијата не може да се повлече
refusal-a-decision-is-due-first = Прво треба да се донесе одлука
refusal-a-decision-is-postponed = Одлуката е одложена
refusal-a-full-scoresheet-goes-with-the-claim = Со рекламацијата оди целосен формулар
refusal-a-game-has-no-such-score = Партијата не може да има таков резултат
refusal-a-move-is-illegal-only-once-it-is-completed = Потегот е неправилен дури кога е завршен
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Одговор се ковертира само додека противникот е отсутен
refusal-a-wrong-setting-can-still-be-corrected = Погрешното наместување сѐ уште може да се исправи
cannot-needs-id = Дејството мора да има ознака од 1 до 64 знаци
refusal-offer-cannot-withdrawn = Понудата не може да се повлече
refusal-appendix-d-does-not-apply-to-this-game = Додатокот D не важи за оваа партија
refusal-each-player-must-made-move = Секој играч мора прво да одигра потег
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Не се двата крала под шах, ниту има пешак на последниот ред
refusal-no-decision-postponed = Ниту една одлука не е одложена
refusal-no-draw-claimed = Не е рекламирано реми
refusal-no-draw-offered = Не е понудено реми
refusal-no-flag-fallen = Ниту едно знаменце не паднало
refusal-no-illegal-move-completed = Нема завршен неправилен потег
refusal-too-few-moves-for-that = За тоа се одиграни премалку потези
refusal-moves-before-it-not-known = Претходните потези не се познати
refusal-no-press-of-this-player-alone-waiting-for-its-move = Без запишан потег не останало точно едно притискање на овој играч
refusal-no-illegal-move-in-count = Не се брои ниту еден неправилен потег
refusal-no-illegal-move-stands-that-players-could-put-right = Нема неправилен потег што играчите би можеле да го исправат
refusal-no-king-or-rook-stands-there = Таму нема ниту крал ниту топ
refusal-no-move-announced = Потегот не е објавен
refusal-no-move-sealed = Нема ковертиран потег
refusal-no-pawn-can-promoted-there = Таму пешак не може да се промовира
refusal-no-piece-stands-there = Таму нема фигура
refusal-no-pieces-displaced = Фигурите не се турнати
refusal-no-place-of-scoresheet-holds-so-much = Во полето на формуларот не собира толку
refusal-no-scoresheet-holds-so-many-moves = Во формуларот не собираат толку потези
refusal-no-such-move-made = Таков потег немало
refusal-nobody-asked-whether-side-can-mate = Никој не прашал дали е можен мат
refusal-nobody-pressed-clock = Никој не го притиснал часовникот
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Никој не мора да запишува, а ова издание не ветува формулар
refusal-nothing-asked = Ништо не е прашано
refusal-nothing-proposed = Ништо не е предложено
refusal-nothing-written = Ништо не е напишано
refusal-nothing-written-there = Таму ништо не е напишано
refusal-only-player-can-do-this = Тоа може само играч
refusal-only-arbiter-can-do-this = Тоа може само судијата
refusal-only-player-who-move-may-claim = Рекламира само играчот што е на потег
refusal-only-player-who-move-may-see-record = Записот го гледа само играчот што е на потег
refusal-only-visually-disabled-player-keeps-score-so = Така запишува само играчот со оштетен вид
cannot-others-write = Други истовремено пишуваат на оваа табла
refusal-so-few-moves-show-that-time-overstepped = Толку малку потези покажуваат дека времето е пречекорено
refusal-asked-already = Тоа е веќе прашано
refusal-that-how-it-taken-already = Така е веќе земено
refusal-no-answer = Тоа не е одговор на прашањето
refusal-arbiter-decides-when-game-goes-on = Судијата одлучува кога партијата продолжува
refusal-arbiter-does-not-tell = Судијата не кажува
refusal-arbiter-asked-for-his-consent = Согласноста на судијата е побарана
cannot-board-closed = Таблата е затворена
refusal-choice-of-piece-final = Изборот на фигурата е конечен
refusal-claim-must-checked = Рекламацијата мора да се провери
refusal-clock-of-player-with-disability-not-adjusted = Часовникот на играч со инвалидитет не се приспособува
refusal-clocks-not-stopped = Часовниците не се запрени
refusal-clocks-stopped = Часовниците се запрени
refusal-default-time-over = Дозволеното доцнење истече
refusal-default-time-not-over = Дозволеното доцнење сѐ уште не истекло
refusal-event-does-not-adjourn-games = На ова натпреварување партиите не се прекинуваат
refusal-event-not-announced-these-rules = На ова натпреварување не се објавени овие правила
refusal-event-uses-electronic-scoresheets = На натпреварувањето се користат електронски формулари
refusal-event-uses-paper-scoresheets = На натпреварувањето се користат хартиени формулари
refusal-flag-not-down = Знаменцето не паднало
refusal-flags-not-both-down = Не паднале двете знаменца
refusal-game-played = Партијата е одиграна
refusal-game-resumed = Партијата е продолжена
refusal-game-not-resumed = Партијата не е продолжена
refusal-not-started = Партијата не започнала
refusal-started = Партијата започна
refusal-game-not-over = Партијата не е завршена
refusal-game-over = Партијата е завршена
refusal-game-over-and-its-result-stands = Партијата е завршена и резултатот останува
refusal-game-over-before-flag-noticed = Партијата завршила пред да се забележи знаменцето
refusal-king-taken = Кралот е земен, а без крал не може да се игра понатаму
refusal-last-press-his-own = Последен притиснал самиот тој
refusal-move-ended-game-and-completed = Потегот ја завршил партијата
refusal-move-made = Потегот е одигран
refusal-move-not-made = Потегот не е одигран
refusal-move-must-written-first = Прво треба да се запише потегот
refusal-number-of-moves-decides-not-arbiter = Одлучува бројот на потези, не судијата
refusal-opponent-answers-offer-first = Противникот прво одговара на понудата
refusal-opponent-confirms-it = Тоа го потврдува противникот
refusal-opponent-confirms-position-first = Противникот прво ја потврдува позицијата
refusal-opponent-made-next-move = Следниот потег е веќе одигран
refusal-opponent-move = На потег е противникот
refusal-opponent-repeats-move = Потегот го повторува противникот
refusal-opponents-clock-started = Часовникот на противникот е пуштен
refusal-opponents-scoresheet-for-player-who-move = Формуларот на противникот е за играчот на потег
refusal-piece-of-opponent = Фигурата е на противникот
refusal-piece-stands-there-already = Фигурата веќе стои таму
refusal-player-scoresheet-and-must-write = Играчот има формулар и мора да пишува
refusal-player-scoresheet-and-need-not-write = Играчот има формулар, но не мора да пишува
refusal-player-assistant = Играчот има помошник
refusal-player-displaced-no-pieces = Играчот не турнал фигури
refusal-player-at-board = Играчот е на таблата
refusal-player-not-at-board = Играчот не е на таблата
refusal-player-who-move-seals = Ковертира играчот што е на потег
refusal-result-signed-already = Резултатот е веќе потпишан
refusal-right-to-complain-ended-with-touching-piece = Правото да се рекламира повредата се изгуби со допир на фигура
refusal-scores-together-more-than-game-worth = Заедно тоа е повеќе од вредноста на партијата
refusal-scoresheet-on-paper = Формуларот е на хартија
refusal-scoresheets-not-up-to-date = Формуларите не се пополнети
refusal-sighted-player-moves-on-ordinary-board = Играчот што гледа игра на обична табла
refusal-software-does-not-read-that-language = Програмата не го чита тој јазик
refusal-written-move-ambiguous = Запишаниот потег може да значи повеќе од еден потег
refusal-written-move-cannot-changed = Запишаниот потег не може да се менува
refusal-written-move-cannot-read = Запишаниот потег не може да се прочита
refusal-there-no-next-period = Нема следен период
cannot-no-such-board = Нема таква табла
cannot-no-such-call = Нема таков повик
refusal-there-nothing-to-confirm = Нема што да се потврди
refusal-there-one-board-only = Таблата е само една
refusal-this-answer-comes-from-search-or-from-arbiter = Овој одговор го дава пребарувањето или судијата
refusal-this-edition-gives-no-right-to-see-record = Ова издание не дава право на увид во записот
refusal-this-edition-knows-no-exclusion-from-rounds = Ова издание не предвидува забрана за настап во кола
refusal-this-edition-knows-only-increment = Ова издание предвидува само додаток
cannot-another-board = Ова е друга табла
cannot-for-others = Тоа е за други
refusal-time-does-not-run-backwards = Времето не оди наназад
cannot-too-fast = Премногу дејства одеднаш
refusal-under-supervision-illegal-move-itself-put-right = Под надзор се исправа самиот неправилен потег
refusal-no-official-record-to-see = Нема официјален запис што може да се види
refusal-moves-add-time-already = За секој потег веќе се додава време
refusal-board-is-watched = Таблата се набљудува и се гледа што се прави на неа
refusal-nobody-watches-the-board = Оваа табла никој не ја набљудува; судијата кажува што утврдил
refusal-no-such-clock-setting = Часовниците не можат да се наместат така
refusal-reason-needed = Потребна е причина
refusal-no-such-ruling = Нема таква одлука што може да се поништи
refusal-moves-made-since = Оттогаш се одиграни потези; поставете ја позицијата
refusal-later-rulings-rest-on-it = На неа почиваат подоцнежни одлуки; прво поништете ги нив
refusal-only-ruling-gives-such-score = Таков резултат дава само одлука на судијата
refusal-result-stands-already = Тој резултат веќе е впишан
alert-evidence-differs = Формуларите се разликуваат: белиот пишува { $white }, црниот пишува { $black }
alert-moves-unwritten = Притискања на часовникот без запис: { $count }
cannot-signed = Двајцата потпишаа: само главниот судија го менува резултатот
cannot-something-happened = На некоја табла веќе нешто се случило
cannot-ruling-awaited = Се чека одлука на судијата
refusal-ruled-already = За тоа веќе е одлучено
refusal-no-offer-open = Нема важечка понуда на реми
refusal-ruling-spent = Таа одлука е веќе поништена или извршена и нема повеќе што да се поништи
