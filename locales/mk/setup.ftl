### Зборови на подготовката.

setup-title = Подготовка

## login
login-name = Име
login-password = Лозинка
login-wrong = Името или лозинката не се точни
login-failed = Салата не одговара; обидете се повторно
login-hint = На играчите не им треба најава: тие го отвораат линкот на својата табла.
password-rule = Најмалку осум знаци

## first
first-title = Првиот главен судија
first-words = Никој сѐ уште не се најавил во оваа сала. Кој го има зборот од терминалот, станува главен судија.
first-again-title = Нов влез за главниот судија
first-again-words = Кој го има овој линк од компјутерот на салата, станува главен судија. Постоечко име ја добива новата лозинка.
first-token = Зборот прикажан во терминалот
first-go = Отвори ја салата
first-wrong = Тоа не е зборот од терминалот
first-failed = Не успеа; проверете ги името и лозинката

## steps
setup-for-staff = Подготовката на натпреварувањето е за судии и организатори.
setup-failed = Серверот на салата не го прифати тоа; обидете се повторно
setup-steps = Чекори
setup-step-event = Натпреварување
setup-step-players = Играчи
setup-step-rounds = Кола
setup-step-links = Линкови
setup-step-staff = Персонал
setup-event-first = Прво создадете го натпреварувањето.
setup-next-players = Следно: играчи
setup-next-rounds = Следно: кола
setup-next-links = Следно: линкови за таблите

## event
event-name = Име на натпреварувањето
event-place = Место
event-federation = Федерација (три букви)
event-first-day = Прв ден
event-last-day = Последен ден
event-chief = Главен судија
event-deputies = Заменици
event-deputies-hint = Имињата со кои се најавуваат, одвоени со запирки. И тие можат да го променат резултатот што го потпишале двајцата.
event-rounds = Број на кола
event-delay = Доцнење за публиката, во секунди
event-delay-hint = Потезите и часовниците стигнуваат до гледачите и games.pgn со ова доцнење.
event-tie-breaks = Дополнителни критериуми
event-tie-breaks-hint = Ознаки од C.07 по ред, на пример DE, BH/C1, SB.
event-boards = Табли
event-boards-screen = На екрани: допирот на фигура таму е допир
event-boards-wooden = Дрвени: потезите ги кажуваат електронските формулари
event-devices = Табли со уреди
event-devices-all = Сите
event-devices-none = Ниедна: хартија и обични часовници, резултати преку тастатура
event-devices-some = Само табли од 1 до …
event-devices-count = Последната табла со уреди
event-devices-hint = На табла без уреди салата не води часовник и го знае само резултатот.
event-links = Линкови на местата
event-links-player = За играч и коло: телефони што доаѓаат и си одат
event-links-board = За табла: уреди што лежат таму цело натпреварување
event-links-hint = Линкот на играч важи за тој играч во тоа коло и за никој друг. Линкот на табла важи за оној што седи на неа.
event-regulations = Правилник
event-preset = Вообичаени правилници
event-create = Создади го натпреварувањето
event-save = Зачувај
event-created = Натпреварувањето е создадено
event-saved = Зачувано
preset-classical = 90' + 30" за 40 потези, потоа 30'
preset-rapid = Забрзан 15' + 10"
preset-blitz = Брзопотезен 3' + 2"
preset-chess960 = Шах 960 15' + 10"

## regulations
reg-edition = Правила на шахот во сила од
reg-supervision = Забрзан и брзопотезен шах
reg-supervision-none = Стандарден шах
reg-supervised = Доволен надзор: Правила за натпреварување
reg-unsupervised = Без таков надзор
reg-default-time = Дозволено доцнење, во минути
reg-sheets = Формулари
reg-sheets-electronic = Електронски
reg-sheets-paper = Хартиени
reg-followed = Што недостига во формуларот
reg-followed-no = го гледа само судијата
reg-followed-yes = салата бара да се допише
reg-flag = Падот на знаменцето го забележува
reg-flag-people = судијата или рекламација на играч
reg-flag-clock = часовникот, веднаш
reg-confirmation = Одлуки на таблата
reg-confirmation-arbiter = го чекаат зборот на судијата
reg-confirmation-once = важат веднаш
reg-points = Поени за победа, реми, пораз
reg-periods = Темпо на игра
reg-period = Период { $number }
reg-moves = Потези
reg-minutes = Минути
reg-per-move = За секој потег
reg-seconds = Секунди
reg-mode-nothing = ништо
reg-mode-cumulative = додавање (Фишер)
reg-mode-bronstein = враќање (Бронштајн)
reg-mode-delay = одложено одбројување (time-delay)
reg-period-add = Уште еден период
reg-period-remove = Отстрани го периодот
reg-adjournment = Партиите може да се прекинат
reg-quickplay = Насоки за партии без додаток
reg-chess960 = Шах 960

## players
players-title = Играчи: { $count }
players-add = Додади играч
players-import = Од датотека
players-import-hint = CSV со ред наслови (surname, given, title, rating, federation …) или TRF16.
players-import-go = Преземи
players-imported = Играчите се внесени
preview-look = Прво погледни
preview-back = Назад
preview-count = Ќе се зачуваат { $count } од { $all }.
preview-unknown-columns = Неразбрани колони: { $columns }
preview-problems = Неразбрано и изоставено: { $count }
preview-save = зачувај
preview-same-number = ист број на рејтинг листата: { $who }
preview-same-name = исто име: { $who }
preview-line = ред { $line }
players-file = Датотека
players-text = Нејзиниот текст
players-seed = Нумерирај по рејтинг
players-none = Сѐ уште нема играчи. Додадете ги еден по еден или од датотека.
player-number = Бр.
player-name = Презиме и име
player-surname = Презиме
player-given = Име
player-title = Титула
player-rating = Рејтинг
player-federation = Федерација
player-club = Клуб
player-needs = Посебни потреби
player-actions = Дејства
player-edit = Измени
player-edit-named = Измени: { $name }
player-remove = Отстрани
player-remove-named = Отстрани: { $name }
player-save = Зачувај
need-visually_disabled = со оштетен вид
need-hearing_impaired = со оштетен слух
need-disability = не може да ги поместува фигурите или да го притиска часовникот
need-assistant = има помошник

## rounds
rounds-pair = Парови
rounds-need-players = Потребни се барем двајца играчи.
rounds-single = Секој со секого
rounds-double = Двокружно
rounds-by-hand = { $round }. коло рачно
rounds-add = Додади го парот
rounds-csv = Парови како CSV
rounds-start = Почни го { $round }. коло
rounds-started = во тек
rounds-finished = завршено
rounds-absent = отсутен
rounds-absent-named = Отсутен: { $name }
rounds-draw-color = Ждреб за почетната боја
rounds-initial-color = Почетна боја: { $color ->
        [white] бели
       *[black] црни
    }
rounds-swiss = Спари го { $round }. коло по швајцарски систем
rounds-swiss-again = Спари го { $round }. коло повторно
rounds-reason = Причина
rounds-swap-one = Играч
rounds-swap-two = го менува местото со
rounds-swap = Замени
rounds-changed = изменето рачно

## links
links-words = Кој ќе ја скенира картичката, седнува на тоа место. За изгубен или расипан уред се дава нова картичка; старата веќе ништо не отвора.
links-assistants = и за помошници
links-round = Коло
links-player-words = Овие линкови се за коло { $round }. Во следното коло секој играч добива нов; стариот само кажува каде седи тогаш.
links-for-arbiters = Линковите се за судиите: кој има линк, дејствува за играчот.
links-print = Отпечати ги картичките
links-paper = Картички на играчите (PDF)
links-paper-clocks = Картички на часовниците (PDF)
links-local = Овие картички водат на { $host }, адреса што ја знае само овој компјутер. Отворете ја салата на адресата што терминалот ја наведува за другите уреди, и картичките ќе водат таму.
links-none = Сѐ уште нема табли: прво направете парови.
links-card = Табла { $board } · { $place }
links-qr = QR код: { $name }
links-open = Отвори овде
links-replace = Нов линк
links-revoke = Отповикај
place-white = белиот
place-black = црниот
place-clock = часовник
place-assistant-white = помошник на белиот
place-assistant-black = помошник на црниот

## staff
staff-post = Должност
staff-add = Овозможи најава
staff-remove-named = Отстрани: { $name }
post-chief-arbiter = главен судија
post-arbiter = судија
post-organiser = организатор
