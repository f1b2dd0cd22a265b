### Зборовите на салата: што се случи, што треба да знае судијата, зошто нешто не може.

log-opened = Таблата е поставена
log-start-taken-back = Почетокот на колото е поништен
log-called = Го вика судијата: { $reason }
call-time-jump = Според часовникот на машината поминале { $span } што салата не ги видела. Часовниците се запрени и го покажуваат последното видено време: пуштете ги повторно или прво поправете ги
log-call-taken = Оди до таблата
log-call-closed = Повикот е решен
event-started = Партијата започнува
event-arrived = { $it ->
        [white] Белиот доаѓа на таблата
       *[black] Црниот доаѓа на таблата
    }
event-touched = { $manner ->
        [adjusting] Ја мести фигурата на { $square }
        [accident] Случајно ја допира фигурата на { $square }
        [doubtful] Ја допира фигурата на { $square }, можеби случајно
        [unannounced] Ја мести фигурата на { $square } без најава
       *[plain] Ја допира фигурата на { $square }
    }
event-touch-found = { $deliberate ->
        [true] Допирот на фигурата на { $square } беше намерен
       *[false] Допирот на фигурата на { $square } беше случаен
    }
event-piece-removed = Ја трга фигурата од { $square }
event-piece-put = Ја става фигурата од { $from } на { $to }
event-piece-placed = Става нова фигура на { $square }
event-pieces-put-back = Фигурите се вратени
event-king-castles = Потегот на кралот беше почеток на рокада
event-move-made = Потег { $move }
event-move-made-illegal = Потег { $move } (неправилен, { $article })
event-move-completed = { $it ->
        [pressed] Потегот е завршен со притискање на часовникот
        [ended-game] Потегот ја заврши партијата
        [next-move] Потегот е завршен со следниот
        [answered] Потегот е завршен со одговорот
       *[sealed] Одигран е ковертираниот потег
    }
event-pressed = { $it ->
        [white] Белиот го притиска часовникот
       *[black] Црниот го притиска часовникот
    }
event-clocks-stopped = Часовниците се запрени
event-clock-restarted = { $it ->
        [white] Часовникот на белиот повторно работи
       *[black] Часовникот на црниот повторно работи
    }
event-flag-fell = { $it ->
        [white] Падна знаменцето на белиот
       *[black] Падна знаменцето на црниот
    }
event-period-ended = { $it ->
        [white] Периодот на белиот истече
       *[black] Периодот на црниот истече
    }
event-flag-noticed = { $it ->
        [white] Забележано е паѓањето на знаменцето на белиот
       *[black] Забележано е паѓањето на знаменцето на црниот
    }
event-illegal-move-noticed = Забележан е неправилен потег
event-pressed-without-move = { $it ->
        [white] Белиот го притисна часовникот без потег
       *[black] Црниот го притисна часовникот без потег
    }
event-illegal-move-counted = { $it ->
        [white] На белиот му се брои неправилен потег
       *[black] На црниот му се брои неправилен потег
    }
event-illegal-move-uncounted = { $it ->
        [white] Неправилниот потег на белиот веќе не се брои
       *[black] Неправилниот потег на црниот веќе не се брои
    }
event-complained = Рекламација за повреда на член 4
event-draw-offered = Нуди реми
event-draw-accepted = Прифаќа реми
event-draw-declined = Одбива реми
event-draw-claimed = { $ground ->
        [repetition] Рекламира реми поради повторување
       *[fifty-moves] Рекламира реми поради 50 потези
    }
event-resigned = { $it ->
        [white] Белиот се предава
       *[black] Црниот се предава
    }
event-answered = Судијата одговара
event-answered-later = Судијата одговара
event-proposed = Одлуката го чека судијата
event-clock-absent = { $it ->
        [white] Белиот е отсутен
       *[black] Црниот е отсутен
    }
event-clock-admitted = { $it ->
        [white] На белиот му е дозволено да игра
       *[black] На црниот му е дозволено да игра
    }
event-clock-mishandled = Неправилно ракување со часовникот
event-clock-press-objected = Приговара на притискањето на часовникот
event-clock-display-claimed = Рекламација според приказот на екран
event-clock-fault-found = Утврдена е неисправност на часовникот
event-clock-interruption-asked = Бара запирање на играта
event-clock-assistant-brought = Доведен е помошник за часовникот
event-clock-assistant-accepted = Помошникот за часовникот е прифатен
event-clock-first-flag-seen = { $it ->
        [white] Прво падна знаменцето на белиот
       *[black] Прво падна знаменцето на црниот
    }
event-clock-pressed-unread = { $it ->
        [white] Белиот го притиска часовникот; потегот сѐ уште не е запишан
       *[black] Црниот го притиска часовникот; потегот сѐ уште не е запишан
    }
event-clock-press-read = { $it ->
        [white] Познат е потегот по кој белиот го притисна часовникот
       *[black] Познат е потегот по кој црниот го притисна часовникот
    }
event-clock-press-found-idle = { $it ->
        [white] Се покажа дека белиот го притиснал часовникот без потег
       *[black] Се покажа дека црниот го притиснал часовникот без потег
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Белиот го притиска часовникот; дали е одигран потег, сè уште се утврдува
       *[black] Црниот го притиска часовникот; дали е одигран потег, сè уште се утврдува
    }
event-irregular-wrong-start-found = Почетната позиција била погрешна
event-irregular-board-found-turned = Таблата е погрешно свртена
event-irregular-colours-found-reversed = Боите се обратни
event-irregular-pieces-displaced = Турнува фигури
event-irregular-pieces-put-back = Ги враќа турнатите фигури
event-irregular-displaced-pieces-found = Утврдено е дека фигури се турнати
event-irregular-moved-out-of-turn = Потег надвор од ред: { $move }
event-irregular-idle-press-found = { $by ->
        [white] Се покажа дека белиот го притиснал часовникот без потег
       *[black] Се покажа дека црниот го притиснал часовникот без потег
    }
event-irregular-two-hands-found = { $by ->
        [white] Се покажа дека белиот одиграл потег со двете раце
       *[black] Се покажа дека црниот одиграл потег со двете раце
    }
event-record-wrote = Запишува { $it }
event-record-wrote-ahead = Запишува { $text } пред потегот
event-record-corrected = Го исправа записот во { $text }
event-record-offer-noted = Ја забележува понудата за реми
event-record-letters = { $it ->
        [en] Пишува со англиски букви
        [ru] Пишува со руски букви
        [bg] Пишува со бугарски букви
        [sr] Пишува со српски букви
        [mk] Пишува со македонски букви
        [hy] Пишува со ерменски букви
       *[other] Пишува со буквите на { $it }
    }
event-record-freed = { $of ->
        [white] Белиот веќе не мора да запишува
       *[black] Црниот веќе не мора да запишува
    }
event-record-assistant-accepted = Помошникот за запишување е прифатен
event-record-signed = Го потпишува резултатот
event-record-brought-up-to-date = Го дополнува формуларот
event-record-looked = Погледнат е формулар
event-record-found-otherwise = Судијата утврди дека не е така како што пишува во формуларите
event-record-denied = Последниот запишан потег не е одигран
event-record-noted = Забележани се позицијата и времињата
event-rapid-record-shown = Го гледа записот
event-rapid-scoresheet-asked = Бара формулар
event-rapid-illegal-position-noticed = Забележана е неправилна позиција
event-rapid-illegal-position-mended = Неправилната позиција е исправена
event-rapid-agreed-to-correct = Се согласува со исправката
event-rapid-schedule-found-in-danger = Распоредот е загрозен
event-adjourn-sealed = Го ковертира { $number }. потег
event-adjourn-resumption-set = Продолжување: { $it }
event-adjourn-resumed = Прекинатата партија е продолжена
event-adjourn-reply-sealed = Го ковертира одговорот
event-adjourn-came = { $it ->
        [white] Белиот дојде на продолжувањето
       *[black] Црниот дојде на продолжувањето
    }
event-adjourn-opened = Ковертот е отворен
event-adjourn-envelope-missing = Ковертот недостасува
event-adjourn-position-lost = Позицијата не може да се обнови
event-adjourn-clock-pointed-out = Посочена е грешка на часовникот
event-conduct-noted = { $of ->
        [white] Забележан е прекршок на белиот
       *[black] Забележан е прекршок на црниот
    }: { $it ->
        [left-venue] напуштање на просторот за играње
        [left-area] напуштање на местото за играње
        [notes] белешки или совети
        [refused-inspection] одбивање контрола
        [distraction] вознемирување на противникот
        [refused-signature] одбивање да потпише
        [smoked] пушење
        [smoked-electronic] електронска цигара
       *[disrepute] нарушување на угледот
    }
event-conduct-device-found = { $it ->
        [white] Кај белиот е најден уред
       *[black] Кај црниот е најден уред
    }
event-conduct-refused = { $it ->
        [white] Белиот одбива да ги почитува правилата
       *[black] Црниот одбива да ги почитува правилата
    }
event-conduct-both-refused = И двајцата одбиваат да ги почитуваат правилата
event-conduct-leave-asked = Бара дозвола да излезе
event-conduct-leave-given = { $it ->
        [white] На белиот му е дозволено да излезе
       *[black] На црниот му е дозволено да излезе
    }
event-conduct-left = { $it ->
        [white] Белиот излезе, на што има право
       *[black] Црниот излезе, на што има право
    }
event-conduct-disturbed = { $it ->
        [white] Белиот беше вознемирен
       *[black] Црниот беше вознемирен
    }
event-conduct-explanation-asked = Бара објаснување од судијата
event-conduct-appealed = { $of ->
        [white] Жалба на белиот: { $it }
       *[black] Жалба на црниот: { $it }
    }
event-conduct-score-entered = Судијата го внесе резултатот
event-conduct-unplayed-entered = Партијата е внесена како неодиграна
event-blind-taken-off = Ја трга фигурата од { $it }
event-blind-placed = Ја става фигурата: { $move }
event-blind-announced = Објавува { $move }
event-blind-repeated = Го повторува објавениот потег
event-blind-score-kept = Води запис
event-blind-boards-differ = Двете табли се разликуваат
event-quickplay-extra-time-requested = Бара додаток на време за секој потег
event-quickplay-extra-time-introduced = Воведено е додавање време
event-quickplay-claimed = Рекламира реми во последниот период
event-quickplay-postponed = Одлуката е одложена
event-quickplay-referred = Рекламацијата е предадена на судија
event-quickplay-verified = Завршната позиција е потврдена
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
refusal-illegal-move-claimed-by-opponent = Неправилен потег рекламира противникот
refusal-offer-cannot-withdrawn = Понудата не може да се повлече
refusal-another-move-announced = Беше објавен друг потег
refusal-appendix-d-does-not-apply-to-this-game = Додатокот D не важи за оваа партија
refusal-each-player-must-made-move = Секој играч мора прво да одигра потег
refusal-it-must-pointed-out-before-first-move = Тоа мора да се посочи пред првиот потег
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
refusal-claimant-must-stop-clocks-first = Прво треба да се запрат часовниците
refusal-claimants-own-flag-down = Падна знаменцето на играчот што рекламира
refusal-clock-of-player-with-disability-not-adjusted = Часовникот на играч со инвалидитет не се приспособува
refusal-clock-of-opponent-running = Работи часовникот на противникот
refusal-clocks-not-stopped = Часовниците не се запрени
refusal-clocks-stopped = Часовниците се запрени
refusal-default-time-over = Дозволеното доцнење истече
refusal-default-time-not-over = Дозволеното доцнење сè уште не истекло
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
refusal-move-made-on-board-must-sealed = Се ковертира потегот одигран на таблата
refusal-move-must-written-first = Прво треба да се запише потегот
refusal-number-of-moves-decides-not-arbiter = Одлучува бројот на потези, не судијата
refusal-opponent-answers-offer-first = Противникот прво одговара на понудата
refusal-opponent-confirms-it = Тоа го потврдува противникот
refusal-opponent-confirms-position-first = Противникот прво ја потврдува позицијата
refusal-opponent-made-next-move = Противникот го одигра следниот потег
refusal-opponent-move = На потег е противникот
refusal-opponent-repeats-move = Потегот го повторува противникот
refusal-opponents-clock-started = Часовникот на противникот е пуштен
refusal-opponents-scoresheet-for-player-who-move = Формуларот на противникот е за играчот на потег
refusal-piece-stands-there-already = Фигурата веќе стои таму
refusal-player-scoresheet-and-must-write = Играчот има формулар и мора да пишува
refusal-player-scoresheet-and-need-not-write = Играчот има формулар, но не мора да пишува
refusal-player-assistant = Играчот има помошник
refusal-player-displaced-no-pieces = Играчот не турнал фигури
refusal-player-at-board = Играчот е на таблата
refusal-player-not-at-board = Играчот не е на таблата
refusal-player-who-move-seals = Ковертира играчот што е на потег
refusal-result-signed-already = Резултатот е веќе потпишан
refusal-right-to-claim-ended-with-touching-piece = Правото на рекламација се изгуби со допир на фигура
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
refusal-not-last-period = Ова не е последниот период
refusal-own-flag-down = Вашето знаменце падна
refusal-two-minutes-left = Преостануваат две минути или повеќе
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
event-repaired = Исправено: { $reason }
event-conduct-result-entered = Судијата го впишува резултатот
event-conduct-again = Забележано: { $offence }
alert-evidence-differs = Формуларите се разликуваат: белиот пишува { $white }, црниот пишува { $black }
alert-moves-unwritten = Притискања на часовникот без запис: { $count }
event-made-again = Го прави потегот уште еднаш
event-hand-again = Раката е повторно на таблата: { $move }
event-clock-reason-found = Рекламацијата објаснува зошто се запрени часовниците
cannot-signed = Двајцата потпишаа: само главниот судија го менува резултатот
cannot-something-happened = На некоја табла веќе нешто се случило
cannot-ruling-awaited = Се чека одлука на судијата
