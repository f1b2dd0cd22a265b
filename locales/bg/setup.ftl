### Думите на подготовката.

setup-title = Подготовка

## login
login-name = Име
login-password = Парола
login-wrong = Грешно име или парола
login-failed = Залата не отговаря; опитайте отново
login-hint = Играчите нямат нужда от вход: те отварят линка на своята дъска.
password-rule = Най-малко осем знака

## first
first-title = Първият главен съдия
first-words = Никой още не е влизал в тази зала. Който има думата от терминала, става главен съдия.
first-again-title = Нов вход за главния съдия
first-again-words = Който има този линк от компютъра на залата, става главен съдия. Съществуващо име получава новата парола.
first-token = Думата, показана в терминала
first-go = Отваряне на залата
first-wrong = Това не е думата от терминала
first-failed = Не се получи; проверете името и паролата

## steps
setup-for-staff = Подготовката на състезанието е за съдии и организатори.
setup-failed = Залата не го прие; опитайте отново
setup-steps = Стъпки
setup-step-event = Състезание
setup-step-players = Играчи
setup-step-rounds = Кръгове
setup-step-links = Линкове
setup-step-staff = Екип
setup-event-first = Първо създайте състезанието.
setup-next-players = Следва: играчи
setup-next-rounds = Следва: кръгове
setup-next-links = Следва: линкове за дъските

## event
event-name = Име на състезанието
event-place = Място
event-federation = Федерация (три букви)
event-first-day = Първи ден
event-last-day = Последен ден
event-chief = Главен съдия
event-deputies = Заместници
event-deputies-hint = Имената, с които влизат, разделени със запетаи. И те могат да променят резултат, подписан от двамата.
event-rounds = Брой кръгове
event-delay = Забавяне за публиката, в секунди
event-delay-hint = Ходовете и часовниците стигат до зрителите и games.pgn с това забавяне.
event-tie-breaks = Допълнителни показатели
event-tie-breaks-hint = Означения от C.07 по ред, например DE, BH/C1, SB.
event-boards = Дъски
event-boards-screen = На екрани: докосването на фигура там е докосване
event-boards-wooden = Дървени: ходовете се знаят от електронните бланки
event-devices = Дъски с устройства
event-devices-all = Всички
event-devices-none = Нито една: хартия и обикновени часовници, резултати от клавиатурата
event-devices-some = Само дъски от 1 до …
event-devices-count = Последната дъска с устройства
event-devices-hint = На дъска без устройства залата не води часовник и знае само резултата.
event-links = Линкове на местата
event-links-player = За играч и кръг: телефони, които идват и си отиват
event-links-board = За дъска: устройства, които лежат там през цялото състезание
event-links-hint = Линкът на играч действа за този играч в този кръг и за никой друг. Линкът на дъска действа за онзи, който седи на нея.
event-regulations = Регламент
event-preset = Обичайни регламенти
event-create = Създаване на състезанието
event-save = Запазване
event-created = Състезанието е създадено
event-saved = Запазено
preset-classical = 90' + 30" за 40 хода, после 30'
preset-rapid = Ускорен 15' + 10"
preset-blitz = Блиц 3' + 2"
preset-chess960 = Шахмат 960 15' + 10"

## regulations
reg-edition = Правилник за шахмата в сила от
reg-supervision = Ускорен шах и блиц
reg-supervision-none = Класически шах
reg-supervised = Достатъчно наблюдение: Състезателни правила
reg-unsupervised = Без такова наблюдение
reg-default-time = Време за изчакване, в минути
reg-sheets = Бланки
reg-sheets-electronic = Електронни
reg-sheets-paper = Хартиени
reg-followed = Липсващи записи в бланката
reg-followed-no = вижда само съдията
reg-followed-yes = залата изисква да се допишат
reg-flag = Падането на флага се установява
reg-flag-people = от съдията или по рекламация
reg-flag-clock = от часовника веднага
reg-confirmation = Решения на дъската
reg-confirmation-arbiter = чакат думата на съдията
reg-confirmation-once = влизат в сила веднага
reg-points = Точки за победа, реми, загуба
reg-periods = Времева контрола
reg-period = Период { $number }
reg-moves = Ходове
reg-minutes = Минути
reg-per-move = За всеки ход
reg-seconds = Секунди
reg-mode-nothing = нищо
reg-mode-cumulative = с натрупване (Фишер)
reg-mode-bronstein = връщане (Бронщайн)
reg-mode-delay = отложен метод
reg-period-add = Още един период
reg-period-remove = Премахване на периода
reg-adjournment = Партиите може да се отлагат
reg-quickplay = Указания за партии без добавено време
reg-chess960 = Шахмат 960

## players
players-title = Играчи: { $count }
players-add = Добавяне на играч
players-import = От файл
players-import-hint = CSV със заглавен ред (surname, given, title, rating, federation …) или TRF16.
players-import-go = Приемане
players-imported = Играчите са внесени
preview-look = Първо преглед
preview-back = Назад
preview-count = Ще се запазят { $count } от { $all }.
preview-unknown-columns = Неразбрани колони: { $columns }
preview-problems = Неразбрано и пропуснато: { $count }
preview-save = запазване
preview-same-number = същият номер в рейтинг листата: { $who }
preview-same-name = същото име: { $who }
preview-line = ред { $line }
players-file = Файл
players-text = Неговият текст
players-seed = Номериране по рейтинг
players-none = Още няма играчи. Добавете ги един по един или ги вземете от файл.
player-number = №
player-name = Име
player-surname = Фамилия
player-given = Собствено име
player-title = Звание
player-rating = Рейтинг
player-federation = Федерация
player-club = Клуб
player-needs = Специални условия
player-actions = Действия
player-edit = Промяна
player-edit-named = Промяна: { $name }
player-remove = Премахване
player-remove-named = Премахване: { $name }
player-save = Запазване
need-visually_disabled = зрително увреден
need-hearing_impaired = с увреден слух
need-disability = не може да мести фигурите или да натиска часовника
need-assistant = има асистент

## rounds
rounds-pair = Двойки
rounds-need-players = Нужни са поне двама играчи.
rounds-single = Всеки срещу всеки
rounds-double = Двукръгово
rounds-by-hand = Кръг { $round } ръчно
rounds-add = Добавяне на двойката
rounds-csv = Двойки като CSV
rounds-start = Начало на кръг { $round }
rounds-started = в ход
rounds-finished = завършен
rounds-absent = отсъства
rounds-absent-named = Отсъства: { $name }
rounds-draw-color = Жребий за началния цвят
rounds-initial-color = Начален цвят: { $color ->
        [white] бели
       *[black] черни
    }
rounds-swiss = Теглене на кръг { $round } по швейцарската система
rounds-swiss-again = Ново теглене на кръг { $round }
rounds-reason = Причина
rounds-swap-one = Играч
rounds-swap-two = сменя мястото си с
rounds-swap = Размяна
rounds-changed = променено на ръка

## links
links-words = Който сканира картата, сяда на това място. За изгубено или повредено устройство се дава нова карта; старата вече не отваря нищо.
links-assistants = и за асистенти
links-round = Кръг
links-player-words = Тези линкове са за кръг { $round }. В следващия кръг всеки играч получава нов; старият само казва къде седи той тогава.
links-for-arbiters = Линковете са за съдиите: който има линк, действа за играча.
links-print = Отпечатване на картите
links-paper = Карти на състезателите (PDF)
links-paper-clocks = Карти на часовниците (PDF)
links-local = Тези карти водят към { $host }, който знае само този компютър. Отворете залата на адреса, който терминалът посочва за другите устройства, и картите ще водят натам.
links-none = Още няма дъски: първо съставете двойките.
links-card = Дъска { $board } · { $place }
links-qr = QR код: { $name }
links-open = Отваряне тук
links-replace = Нов линк
links-revoke = Отмяна
place-white = белите
place-black = черните
place-clock = часовник
place-assistant-white = асистент на белите
place-assistant-black = асистент на черните

## staff
staff-post = Длъжност
staff-add = Даване на достъп
staff-remove-named = Премахване: { $name }
post-chief-arbiter = главен съдия
post-arbiter = съдия
post-organiser = организатор
