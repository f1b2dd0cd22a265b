### Речи припреме такмичења.

setup-title = Припрема

## login
login-name = Име
login-password = Лозинка
login-wrong = Име или лозинка нису исправни
login-failed = Сала не одговара; покушајте поново
login-hint = Играчима није потребна пријава: они отварају линк своје табле.
password-rule = Најмање осам знакова

## first
first-title = Први главни судија
first-words = Нико се још није пријавио у ову салу. Ко има реч из терминала, постаје главни судија.
first-again-title = Нови улаз за главног судију
first-again-words = Ко има овај линк са рачунара сале, постаје главни судија. Постојеће име добија нову лозинку.
first-token = Реч приказана у терминалу
first-go = Отвори салу
first-wrong = То није реч из терминала
first-failed = Није успело; проверите име и лозинку

## steps
setup-for-staff = Припрему такмичења обављају судије и организатори.
setup-failed = Сервер сале то није прихватио; покушајте поново
setup-steps = Кораци
setup-step-event = Такмичење
setup-step-players = Играчи
setup-step-rounds = Кола
setup-step-links = Линкови
setup-step-staff = Особље
setup-event-first = Прво направите такмичење.
setup-next-players = Даље: играчи
setup-next-rounds = Даље: кола
setup-next-links = Даље: линкови за табле

## event
event-name = Назив такмичења
event-place = Место
event-federation = Федерација (три слова)
event-first-day = Први дан
event-last-day = Последњи дан
event-chief = Главни судија
event-deputies = Заменици
event-deputies-hint = Имена којима се пријављују, раздвојена зарезима. И они могу да промене резултат који су обојица потписала.
event-rounds = Број кола
event-delay = Кашњење за публику, у секундама
event-delay-hint = Потези и сатови стижу до гледалаца и games.pgn са овим кашњењем.
event-tie-breaks = Додатни критеријуми
event-tie-breaks-hint = Ознаке из C.07 по реду, на пример DE, BH/C1, SB.
event-boards = Табле
event-boards-screen = На екранима: додир фигуре тамо је додир
event-boards-wooden = Дрвене: потезе казују електронски записници
event-devices = Табле са уређајима
event-devices-all = Све
event-devices-none = Ниједна: папир и обични сатови, резултати тастатуром
event-devices-some = Само табле од 1 до …
event-devices-count = Последња табла са уређајима
event-devices-hint = На табли без уређаја сала не води сат и зна само резултат.
event-links = Линкови места
event-links-player = За играча и коло: телефони који долазе и одлазе
event-links-board = За таблу: уређаји који тамо леже цело такмичење
event-links-hint = Линк играча важи за тог играча у том колу и ни за кога другог. Линк табле важи за онога ко за њом седи.
event-regulations = Правилник
event-preset = Уобичајени правилници
event-create = Направи такмичење
event-save = Сачувај
event-created = Такмичење је направљено
event-saved = Сачувано
preset-classical = 90' + 30" за 40 потеза, затим 30'
preset-rapid = Убрзани 15' + 10"
preset-blitz = Брзопотезни 3' + 2"
preset-chess960 = Шах 960 15' + 10"

## regulations
reg-edition = Правила шаха на снази од
reg-supervision = Убрзани и брзопотезни шах
reg-supervision-none = Стандардни шах
reg-supervised = Довољан надзор: Правила такмичења
reg-unsupervised = Без таквог надзора
reg-default-time = Задано време кашњења, у минутима
reg-sheets = Записници
reg-sheets-electronic = Електронски
reg-sheets-paper = Папирни
reg-followed = Што недостаје у записнику
reg-followed-no = види само судија
reg-followed-yes = сала тражи да се допише
reg-flag = Пад заставице примећује
reg-flag-people = судија или рекламација играча
reg-flag-clock = сат, одмах
reg-confirmation = Одлуке за таблом
reg-confirmation-arbiter = чекају реч судије
reg-confirmation-once = важе одмах
reg-points = Бодови за победу, реми, пораз
reg-periods = Темпо игре
reg-period = Период { $number }
reg-moves = Потези
reg-minutes = Минути
reg-per-move = За сваки потез
reg-seconds = Секунде
reg-mode-nothing = ништа
reg-mode-cumulative = додатак (Фишер)
reg-mode-bronstein = враћање (Бронштајн)
reg-mode-delay = временска задршка
reg-period-add = Још један период
reg-period-remove = Уклони период
reg-adjournment = Партије се могу прекинути
reg-quickplay = Смернице за партије без додатка
reg-chess960 = Шах 960

## players
players-title = Играчи: { $count }
players-add = Додај играча
players-import = Из датотеке
players-import-hint = CSV са редом наслова (surname, given, title, rating, federation …) или TRF16.
players-import-go = Преузми
players-imported = Играчи су унети
preview-look = Прво погледај
preview-back = Назад
preview-count = Биће сачувано { $count } од { $all }.
preview-unknown-columns = Несхваћене колоне: { $columns }
preview-problems = Није схваћено и изостављено: { $count }
preview-save = сачувај
preview-same-number = исти број на рејтинг листи: { $who }
preview-same-name = исто име: { $who }
preview-line = ред { $line }
players-file = Датотека
players-text = Њен текст
players-seed = Нумериши по рејтингу
players-none = Још нема играча. Додајте их појединачно или из датотеке.
player-number = Бр.
player-name = Презиме и име
player-surname = Презиме
player-given = Име
player-title = Титула
player-rating = Рејтинг
player-federation = Федерација
player-club = Клуб
player-needs = Посебне потребе
player-actions = Радње
player-edit = Измени
player-edit-named = Измени: { $name }
player-remove = Уклони
player-remove-named = Уклони: { $name }
player-save = Сачувај
need-visually_disabled = оштећеног вида
need-hearing_impaired = оштећеног слуха
need-disability = не може да помера фигуре или притиска сат
need-assistant = има помоћника

## rounds
rounds-pair = Парови
rounds-need-players = Потребна су бар два играча.
rounds-single = Свако са сваким
rounds-double = Двокружно
rounds-by-hand = { $round }. коло ручно
rounds-add = Додај пар
rounds-csv = Парови као CSV
rounds-start = Почни { $round }. коло
rounds-started = у току
rounds-finished = завршено
rounds-absent = одсутан
rounds-absent-named = Одсутан: { $name }
rounds-draw-color = Жреб за почетну боју
rounds-initial-color = Почетна боја: { $color ->
        [white] бели
       *[black] црни
    }
rounds-swiss = Упари { $round }. коло по швајцарском систему
rounds-swiss-again = Поново упари { $round }. коло
rounds-reason = Разлог
rounds-swap-one = Играч
rounds-swap-two = мења место са
rounds-swap = Замени
rounds-changed = измењено ручно

## links
links-words = Ко скенира картицу, седа на то место. За изгубљен или покварен уређај даје се нова картица; стара више ништа не отвара.
links-assistants = и за помоћнике
links-round = Коло
links-player-words = Ови линкови су за коло { $round }. У следећем колу сваки играч добија нов; стари само каже где тада седи.
links-for-arbiters = Линкови су за судије: ко има линк, делује за играча.
links-print = Одштампај картице
links-paper = Картице играча (PDF)
links-paper-clocks = Картице сатова (PDF)
links-local = Ове картице воде на { $host }, адресу коју зна само овај рачунар. Отворите салу на адреси коју терминал наводи за друге уређаје, па ће картице водити тамо.
links-none = Још нема табли: прво направите парове.
links-card = Табла { $board } · { $place }
links-qr = QR код: { $name }
links-open = Отвори овде
links-replace = Нови линк
links-revoke = Опозови
place-white = бели
place-black = црни
place-clock = сат
place-assistant-white = помоћник белог
place-assistant-black = помоћник црног

## staff
staff-post = Дужност
staff-add = Омогући пријаву
staff-remove-named = Уклони: { $name }
post-chief-arbiter = главни судија
post-arbiter = судија
post-organiser = организатор
