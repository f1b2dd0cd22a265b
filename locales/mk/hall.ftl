### Зборовите на салата: што се случи, што треба да знае арбитерот, зошто нешто не може.

log-opened = Таблата е поставена
log-start-taken-back = Почетокот на колото е поништен
log-called = Го вика арбитерот: { $reason }
log-call-taken = Оди до таблата
log-call-closed = Повикот е решен
event-started = Партијата започнува
event-arrived = { $it ->
        [white] Белиот доаѓа на таблата
       *[black] Црниот доаѓа на таблата
    }
event-touched = { $manner ->
        [adjusting] Ја наместува фигурата на { $square }
        [accident] Случајно ја допира фигурата на { $square }
        [doubtful] Ја допира фигурата на { $square }, можеби случајно
        [unannounced] Ја наместува фигурата на { $square } без најава
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
event-move-made = Потег { $move }
event-move-made-illegal = Потег { $move } (невозможен, { $article })
event-move-completed = { $it ->
        [pressed] Потегот е завршен со притискање на часовникот
        [ended-game] Потегот ја заврши партијата
        [next-move] Потегот е завршен со следниот
        [answered] Потегот е завршен со одговорот
       *[sealed] Одигран е запечатениот потег
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
        [white] Забележано е знаменцето на белиот
       *[black] Забележано е знаменцето на црниот
    }
event-illegal-move-noticed = Забележан е невозможен потег
event-pressed-without-move = { $it ->
        [white] Белиот го притисна часовникот без потег
       *[black] Црниот го притисна часовникот без потег
    }
event-illegal-move-counted = { $it ->
        [white] Запишан е невозможен потег на белиот
       *[black] Запишан е невозможен потег на црниот
    }
event-illegal-move-uncounted = { $it ->
        [white] Невозможниот потег на белиот веќе не се смета
       *[black] Невозможниот потег на црниот веќе не се смета
    }
event-complained = Приговор за прекршување на член 4
event-draw-offered = Нуди реми
event-draw-accepted = Прифаќа реми
event-draw-declined = Одбива реми
event-draw-claimed = { $ground ->
        [repetition] Бара реми поради повторување
       *[fifty-moves] Бара реми по правилото за 50 потези
    }
event-resigned = { $it ->
        [white] Белиот се предава
       *[black] Црниот се предава
    }
event-answered = Арбитерот одговара
event-proposed = Одлуката го чека арбитерот
event-clock-absent = { $it ->
        [white] Белиот е отсутен
       *[black] Црниот е отсутен
    }
event-clock-admitted = { $it ->
        [white] Белиот е пуштен да игра
       *[black] Црниот е пуштен да игра
    }
event-clock-mishandled = Неправилно ракување со часовникот
event-clock-press-objected = Приговара на притискањето на часовникот
event-clock-display-claimed = Барање според приказот на часовникот
event-clock-fault-found = Утврдена е неисправност на часовникот
event-clock-interruption-asked = Бара прекин на партијата
event-clock-assistant-brought = Доведен е асистент за часовникот
event-clock-assistant-accepted = Асистентот за часовникот е прифатен
event-clock-first-flag-seen = { $it ->
        [white] Прво падна знаменцето на белиот
       *[black] Прво падна знаменцето на црниот
    }
event-irregular-wrong-start-found = Почетната позиција била погрешна
event-irregular-board-found-turned = Таблата е свртена
event-irregular-colours-found-reversed = Боите се заменети
event-irregular-pieces-displaced = Поместува фигури
event-irregular-pieces-put-back = Ги враќа поместените фигури
event-irregular-displaced-pieces-found = Утврдени се поместени фигури
event-irregular-moved-out-of-turn = Потег надвор од ред: { $move }
event-record-wrote = Запишува { $it }
event-record-wrote-ahead = Запишува { $text } пред потегот
event-record-corrected = Го исправа записот во { $text }
event-record-offer-noted = Ја забележува понудата за реми
event-record-letters = Пишува со буквите на { $it }
event-record-freed = { $it ->
        [white] Белиот веќе не мора да пишува
       *[black] Црниот веќе не мора да пишува
    }
event-record-signed = Го потпишува резултатот
event-record-looked = Погледнат е записник
event-record-noted = Забележани се позицијата и времињата
event-rapid-record-shown = Го гледа записот
event-rapid-scoresheet-asked = Бара записник
event-rapid-illegal-position-noticed = Забележана е невозможна позиција
event-rapid-illegal-position-mended = Невозможната позиција е исправена
event-rapid-agreed-to-correct = Се согласува со исправката
event-rapid-schedule-found-in-danger = Распоредот е загрозен
event-adjourn-sealed = Го запечатува { $number }. потег
event-adjourn-resumption-set = Продолжување: { $it }
event-adjourn-resumed = Прекинатата партија е продолжена
event-adjourn-reply-sealed = Запечатува одговор
event-adjourn-came = { $it ->
        [white] Белиот дојде на продолжувањето
       *[black] Црниот дојде на продолжувањето
    }
event-adjourn-opened = Пликот е отворен
event-adjourn-envelope-missing = Пликот го нема
event-adjourn-position-lost = Позицијата не може да се обнови
event-adjourn-clock-pointed-out = Посочена е грешка на часовникот
event-conduct-noted = Забележан е прекршок: { $it }
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
event-conduct-disturbed = { $it ->
        [white] Белиот беше вознемирен
       *[black] Црниот беше вознемирен
    }
event-conduct-explanation-asked = Бара објаснување од арбитерот
event-conduct-appealed = Жалба: { $it }
event-conduct-score-entered = Арбитерот го внесе резултатот
event-conduct-unplayed-entered = Партијата е внесена како неодиграна
event-blind-taken-off = Ја трга фигурата од { $it }
event-blind-placed = Ја става фигурата: { $move }
event-blind-announced = Најавува { $move }
event-blind-repeated = Го повторува најавениот потег
event-blind-score-kept = Води запис
event-blind-boards-differ = Двете табли се разликуваат
event-quickplay-extra-time-requested = Бара додавање време за секој потез
event-quickplay-extra-time-introduced = Воведено е додавање време
event-quickplay-claimed = Бара реми во последниот период
event-quickplay-postponed = Одлуката е одложена
event-quickplay-referred = Барањето е предадено на арбитер
event-quickplay-verified = Завршната позиција е потврдена
alert-threefold = Позицијата се појавила { $count } пати
alert-threefold-reachable = Позицијата може да се појави по трет пат по { $moves }
alert-fifty = { $count } потези на секоја страна без земање и потег со пешак
alert-flag = { $color ->
        [white] Знаменцето на белиот падна
       *[black] Знаменцето на црниот падна
    }
alert-both-flags = { $color ->
        [white] Паднаа двете знаменца, прво на белиот
       *[black] Паднаа двете знаменца, прво на црниот
    }
alert-illegal-move = { $color ->
        [white] Невозможен потег на белиот: { $move }
       *[black] Невозможен потег на црниот: { $move }
    }
alert-irregular-position = До оваа позиција не води никаква низа дозволени потези
alert-sheets-differ = Записниците и таблата се разликуваат, места: { $count }
alert-move-counter = { $color ->
        [white] Бројачот на белиот покажува { $counter }, а завршени потези се { $moves }
       *[black] Бројачот на црниот покажува { $counter }, а завршени потези се { $moves }
    }
alert-clock-check = Часовниците и изминатото време се разликуваат за повеќе од две минути
refusal-claim-cannot-withdrawn = Барањето не може да се повлече
refusal-decision-due-first = Прво треба да се донесе одлука
refusal-decision-postponed = Одлуката е одложена
refusal-full-scoresheet-goes-with-claim = Со барањето оди целосен записник
refusal-game-no-such-score = Партијата не може да има таков резултат
refusal-move-illegal-only-once-it-completed = Потегот е невозможен дури кога е завршен
refusal-reply-sealed-only-while-opponent-absent = Одговор се запечатува само додека противникот е отсутен
refusal-wrong-setting-can-still-corrected = Погрешното наместување сѐ уште може да се исправи
refusal-an-act-needs-an-id-of-1-to-64-characters = Дејството има ознака од 1 до 64 знаци
refusal-illegal-move-claimed-by-opponent = Невозможен потег пријавува противникот
refusal-offer-cannot-withdrawn = Понудата не може да се повлече
refusal-another-move-announced = Беше најавен друг потег
refusal-appendix-d-does-not-apply-to-this-game = Додатокот D не важи за оваа партија
refusal-each-player-must-made-move = Секој играч мора да одиграл потег
refusal-it-must-pointed-out-before-first-move = Тоа мора да се посочи пред првиот потег
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Ниту двата крала се во шах, ниту има пешак на последниот ред
refusal-no-decision-postponed = Ниту една одлука не е одложена
refusal-no-draw-claimed = Не е побарано реми
refusal-no-draw-offered = Не е понудено реми
refusal-no-flag-fallen = Ниту едно знаменце не паднало
refusal-no-illegal-move-completed = Нема завршен невозможен потег
refusal-no-press-of-this-player-alone-waiting-for-its-move = Нема само едно притискање на овој играч што чека запис на потегот
refusal-no-illegal-move-in-count = Нема запишан невозможен потег
refusal-no-illegal-move-stands-that-players-could-put-right = Нема невозможен потег што играчите би го исправиле
refusal-no-king-or-rook-stands-there = Таму нема ниту крал ниту топ
refusal-no-move-announced = Потегот не е најавен
refusal-no-move-made = Потегот не е одигран
refusal-no-move-sealed = Потегот не е запечатен
refusal-no-pawn-can-promoted-there = Таму пешак не може да се промовира
refusal-no-piece-stands-there = Таму нема фигура
refusal-no-pieces-displaced = Фигурите не се поместени
refusal-no-place-of-scoresheet-holds-so-much = Во полето на записникот не собира толку
refusal-no-such-move-made = Таков потег немало
refusal-nobody-asked-whether-side-can-mate = Никој не прашал дали е можен мат
refusal-nobody-pressed-clock = Никој не го притиснал часовникот
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Никој не мора да запишува, а ова издание не ветува записник
refusal-nothing-asked = Ништо не е прашано
refusal-nothing-proposed = Ништо не е предложено
refusal-nothing-written = Ништо не е напишано
refusal-nothing-written-there = Таму ништо не е напишано
refusal-only-player-can-do-this = Тоа може само играч
refusal-only-arbiter-can-do-this = Тоа може само арбитерот
refusal-only-player-who-move-may-claim = Барање поднесува само играчот што е на потег
refusal-only-player-who-move-may-see-record = Записот го гледа само играчот што е на потег
refusal-only-visually-disabled-player-keeps-score-so = Така запишува само играчот со оштетен вид
refusal-others-keep-writing-to-this-board = Други истовремено пишуваат на оваа табла
refusal-so-few-moves-show-that-time-overstepped = Толку потези покажуваат пречекорено време
refusal-that-asked-already = Тоа е веќе прашано
refusal-that-how-it-taken-already = Така е веќе земено
refusal-that-no-answer-to-what-asked = Тоа не е одговор на прашањето
refusal-announcement-and-board-differ = Најавата и таблата се разликуваат
refusal-arbiter-decides-when-game-goes-on = Арбитерот одлучува кога партијата продолжува
refusal-arbiter-does-not-tell = Арбитерот не кажува
refusal-arbiter-asked-for-his-consent = Согласноста на арбитерот е побарана
refusal-the-board-is-closed = Таблата е затворена
refusal-captured-piece-not-taken-off = Земената фигура не е тргната
refusal-choice-of-piece-final = Изборот на фигурата е конечен
refusal-claim-must-checked = Барањето мора да се провери
refusal-claimant-must-stop-clocks-first = Прво треба да се запрат часовниците
refusal-claimants-own-flag-down = Знаменцето на барателот паднало
refusal-clock-of-player-with-disability-not-adjusted = Часовникот на играч со попреченост не се приспособува
refusal-clock-of-player-with-disability-not-changed = Часовникот на играч со попреченост не се менува
refusal-clock-of-opponent-running = Работи часовникот на противникот
refusal-clocks-not-stopped = Часовниците не се запрени
refusal-clocks-stopped = Часовниците се запрени
refusal-complaint-opponents = Приговорот е на противникот
refusal-default-time-over = Дозволеното доцнење истече
refusal-event-does-not-adjourn-games = На овој натпревар партиите не се прекинуваат
refusal-event-not-announced-these-rules = Натпреварот не ги објавил овие правила
refusal-event-uses-electronic-scoresheets = На натпреварот се користат електронски записници
refusal-event-uses-paper-scoresheets = На натпреварот се користат хартиени записници
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
refusal-last-move-not-announced = Последниот потег не е најавен
refusal-last-move-not-repeated = Последниот потег не е повторен
refusal-last-press-his-own = Последен притиснал самиот тој
refusal-move-ended-game-and-completed = Потегот ја завршил партијата
refusal-move-made = Потегот е одигран
refusal-move-not-announced = Потегот не е најавен
refusal-move-not-made = Потегот не е одигран
refusal-move-made-on-board-must-sealed = Се запечатува потегот одигран на таблата
refusal-move-must-written-first = Прво треба да се запише потегот
refusal-number-of-moves-decides-not-arbiter = Одлучува бројот на потези, не арбитерот
refusal-offer-stands-already = Понудата веќе важи
refusal-opponent-answers-offer-first = Противникот прво одговара на понудата
refusal-opponent-confirms-it = Тоа го потврдува противникот
refusal-opponent-confirms-position-first = Противникот прво ја потврдува позицијата
refusal-opponent-made-next-move = Противникот го одигра следниот потег
refusal-opponent-move = На потег е противникот
refusal-opponent-repeats-move = Потегот го повторува противникот
refusal-opponents-clock-started = Часовникот на противникот е пуштен
refusal-opponents-offer-stands = Важи понудата на противникот
refusal-opponents-scoresheet-for-player-who-move = Записникот на противникот е за играчот на потег
refusal-piece-not-placed = Фигурата не е поставена
refusal-piece-stands-there-already = Фигурата веќе стои таму
refusal-player-scoresheet-and-must-write = Играчот има записник и мора да пишува
refusal-player-assistant = Играчот има асистент
refusal-player-displaced-no-pieces = Играчот не поместил фигури
refusal-player-at-board = Играчот е на таблата
refusal-player-not-at-board = Играчот не е на таблата
refusal-player-who-move-seals = Запечатува играчот што е на потег
refusal-result-signed-already = Резултатот е веќе потпишан
refusal-right-to-claim-ended-with-touching-piece = Правото на барање престана со допир на фигура
refusal-right-to-complain-ended-with-touching-piece = Правото на приговор престана со допир на фигура
refusal-scores-together-more-than-game-worth = Заедно тоа е повеќе од вредноста на партијата
refusal-scoresheet-on-paper = Записникот е на хартија
refusal-scoresheets-not-up-to-date = Записниците не се пополнети
refusal-sighted-player-moves-on-ordinary-board = Играчот што гледа игра на обична табла
refusal-software-does-not-read-that-language = Програмата не го чита тој јазик
refusal-written-move-cannot-changed = Запишаниот потег не може да се менува
refusal-written-move-cannot-read = Запишаниот потег не може да се прочита
refusal-there-no-next-period = Нема следен период
refusal-there-is-no-such-board = Нема таква табла
refusal-there-is-no-such-call = Нема таков повик
refusal-there-nothing-to-confirm = Нема што да се потврди
refusal-there-one-board-only = Таблата е само една
refusal-this-answer-comes-from-search-or-from-arbiter = Овој одговор го дава пребарувањето или арбитерот
refusal-this-edition-gives-no-right-to-see-record = Ова издание не дава право на увид во записот
refusal-this-edition-knows-no-exclusion-from-rounds = Ова издание не познава исклучување за кола
refusal-this-edition-knows-only-increment = Ова издание познава само додавање време
refusal-this-is-another-board = Ова е друга табла
refusal-this-is-for-others-to-do = Тоа е за други
refusal-time-does-not-run-backwards = Времето не оди наназад
refusal-too-many-acts-at-once = Премногу дејства одеднаш
refusal-under-supervision-illegal-move-itself-put-right = Под надзор се исправа самиот невозможен потег
refusal-no-official-record-to-see = Нема официјален запис што може да се види
refusal-not-last-period = Ова не е последниот период
refusal-own-flag-down = Вашето знаменце е паднато
refusal-two-minutes-left = Остануваат две минути или повеќе
refusal-moves-add-time-already = За секој потег веќе се додава време
