### Думите на всички страници и на страниците за зрителите.

## Около всяка страница
app-name = Adoube
skip = Към съдържанието
nav-main = Страници
nav-wall = Дъски
nav-pairings = Двойки
nav-standings = Класиране
nav-desk = Съдийска маса
nav-results = Резултати
nav-setup = Подготовка
nav-records = Архив
nav-laws = Правилник
nav-login = Вход
nav-logout = Изход
language = Език
theme-now = Цветове: { $theme }
theme-auto = като на устройството
theme-light = светли
theme-dark = тъмни
close = Затваряне
cancel = Отказ
dismiss = Скриване
loading = Зареждане…
notices = Съобщения
page-missing = Няма такава страница
page-missing-words = Възможно е адресът да е сгрешен или страницата да е преместена.
page-broken = Страницата не можа да се зареди
page-try-again = Нов опит
to-wall = Всички дъски

## Връзката със залата
line-online = Има връзка
line-connecting = Свързване…
line-offline = Няма връзка
line-offline-kept = { $count ->
    [one] Няма връзка: запазено е { $count } действие
   *[other] Няма връзка: запазени са { $count } действия
}
line-sending = { $count ->
    [one] Изпраща се { $count } действие
   *[other] Изпращат се { $count } действия
}
line-delay = { $ms } мс отиване и връщане
line-back = Връзката е възстановена
line-revoked = Този линк вече не важи
line-revoked-words = Съдията го е заменил. Поискайте от съдията новия.
line-fault = Дискът на залата не приема записи. Дотогава нищо не се записва.
line-outdated = В залата работи по-нова версия на тази страница.
line-reload = Зареждане
refused-article = (член { $article })

## Фигури и полета
white = Белите
black = Черните
piece-white-king = бял цар
piece-white-queen = бяла дама
piece-white-rook = бял топ
piece-white-bishop = бял офицер
piece-white-knight = бял кон
piece-white-pawn = бяла пешка
piece-black-king = черен цар
piece-black-queen = черна дама
piece-black-rook = черен топ
piece-black-bishop = черен офицер
piece-black-knight = черен кон
piece-black-pawn = черна пешка
square-piece = { $piece }, { $square }
square-empty = { $square }, празно
square-last = { $square }, последен ход
square-touched = { $square }, докосната фигура
board-grid = Шахматна дъска
board-grid-hint = Стрелките водят от поле на поле; буква и цифра водят направо до полето.

## Часовници, ходове, партии
clock-of = { $side ->
    [white] Часовник на белите
   *[black] Часовник на черните
}
clock-flag = Паднал флаг
moves = Ходове
moves-none = Още няма ходове
moves-start = Начална позиция
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Резултат
board-number = Дъска { $board }
board-title = Дъска { $board }: { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Не е започнала
state-default-time = Очаква се състезател
state-playing = Играе се
state-stopped = Часовниците са спрени
state-called = Повикан е съдия
state-ruling = Очаква се решение
state-flag-down = Паднал флаг
state-adjourned = Отложена
state-unsigned = Неподписана
state-finished = Завършена
attention = { $count ->
    [one] { $count } въпрос
   *[other] { $count } въпроса
}

## wall
wall-title = Дъски
wall-round = Кръг { $round } от { $planned }
wall-no-event = Още няма състезание
wall-no-event-words = Дъските ще се появят тук, щом съдията подготви състезанието.
wall-no-round = Двойките за първия кръг още не са съставени
wall-no-round-words = { $players ->
    [one] Записан е { $players } състезател.
   *[other] Записани са { $players } състезатели.
}
wall-no-boards = В този кръг няма дъски
wall-no-devices = Дъски без устройства: резултатите им са в списъка на двойките
wall-not-begun = Кръгът още не е започнал
wall-to-pairings = Към двойките
wall-laws = Правилник за шахмата { $edition }
wall-delay = { $minutes ->
    [one] Показва се с { $minutes } минута закъснение
   *[other] Показва се с { $minutes } минути закъснение
}
wall-finished = Завършени партии: { $done } от { $all }
wall-deadline = Остават { $left } за изчакване
wall-projector = На цял екран
wall-projector-end = Изход от целия екран
wall-pages = Страница { $page } от { $pages }
wall-pause = Спиране на прелистването
wall-resume = Прелистване

## board
board-previous = Предишна дъска: { $board }
board-next = Следваща дъска: { $board }
board-first-move = Към началото
board-back = Един ход назад
board-forward = Един ход напред
board-last-move = Към последния ход
board-flip = Обръщане на дъската
board-missing = Няма такава дъска
board-missing-words = Възможно е двойките за кръга още да не са съставени.
board-not-begun = Партията още не е започнала
board-download = Партията като PGN
board-keys = Стрелките наляво и надясно прелистват ходовете.

## standings
standings-title = Класиране
standings-rank = Място
standings-player = Състезател
standings-rating = Рейтинг
standings-federation = Федерация
standings-points = Точки
standings-after = След кръг { $round }
standings-none = Още няма класиране
standings-none-words = То ще се появи с първите резултати.
standings-failed = Класирането не можа да се зареди
standings-paper = Класиране (PDF)

## pairings
pairings-title = Двойки
pairings-round = Кръг { $round }
pairings-rounds = Кръгове
pairings-board = Дъска
pairings-bye = почива
pairings-none = Още няма двойки
pairings-none-words = Те ще се появят, щом двойките бъдат съставени.

## login
login-title = Вход

# Quiet, and for those who look on.
board-sound = Звук на ходовете

# Where nothing is real.
demo-banner = Демонстрация: всичко тук е измислено и нищо не се пази.
