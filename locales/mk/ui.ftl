### Зборови на сите страници и на страниците за гледачите.

## Околу секоја страница
app-name = Adoube
skip = Кон содржината
nav-main = Страници
nav-wall = Табли
nav-pairings = Парови
nav-standings = Пласман
nav-desk = Судиска маса
nav-results = Резултати
nav-setup = Подготовка
nav-records = Архива
nav-laws = Правила
nav-login = Најава
nav-logout = Одјава
language = Јазик
theme-now = Бои: { $theme }
theme-auto = како на уредот
theme-light = светли
theme-dark = темни
close = Затвори
cancel = Откажи
dismiss = Тргни
loading = Се вчитува…
notices = Известувања
page-missing = Нема таква страница
page-missing-words = Можеби адресата е погрешно напишана или страницата е преместена.
page-broken = Страницата не можеше да се вчита
page-try-again = Обиди се повторно
to-wall = Сите табли

## Врската со салата
line-online = Има врска
line-connecting = Се поврзува…
line-offline = Нема врска
line-offline-kept = { $count ->
    [one] Нема врска: зачувано е { $count } дејство
   *[other] Нема врска: зачувани се { $count } дејства
}
line-sending = { $count ->
    [one] Се праќа { $count } дејство
   *[other] Се праќаат { $count } дејства
}
line-delay = { $ms } ms таму и назад
line-back = Врската е повторно воспоставена
line-revoked = Овој линк веќе ништо не отвора
line-revoked-words = Судијата го замени. Побарајте го новиот од судијата.
line-fault = Дискот на салата ништо не прима. Додека е така, ништо не се запишува.
line-outdated = Во салата работи понова верзија на оваа страница.
line-reload = Вчитај ја
refused-article = (член { $article })

## Фигури и полиња
white = Белиот
black = Црниот
piece-white-king = бел крал
piece-white-queen = бела дама
piece-white-rook = бел топ
piece-white-bishop = бел ловец
piece-white-knight = бел скокач
piece-white-pawn = бел пешак
piece-black-king = црн крал
piece-black-queen = црна дама
piece-black-rook = црн топ
piece-black-bishop = црн ловец
piece-black-knight = црн скокач
piece-black-pawn = црн пешак
square-piece = { $piece }, { $square }
square-empty = { $square }, празно
square-last = { $square }, последен потег
square-touched = { $square }, допрена фигура
board-grid = Шаховска табла
board-grid-hint = Стрелките водат од поле до поле; буква и цифра водат право на полето.

## Часовници, потези, партии
clock-of = { $side ->
    [white] Часовник на белиот
   *[black] Часовник на црниот
}
clock-flag = Паднато знаменце
moves = Потези
moves-none = Сѐ уште нема потези
moves-start = Почетна позиција
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Резултат
board-number = Табла { $board }
board-title = Табла { $board }: { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Не е почната
state-default-time = Се чека играч
state-playing = Се игра
state-stopped = Часовниците се запрени
state-called = Повикан судија
state-ruling = Се чека одлука
state-flag-down = Паднато знаменце
state-adjourned = Прекината
state-unsigned = Непотпишана
state-finished = Завршена
attention = { $count ->
    [one] { $count } прашање
   *[other] { $count } прашања
}

## wall
wall-title = Табли
wall-round = Коло { $round } од { $planned }
wall-no-event = Сѐ уште нема натпреварување
wall-no-event-words = Таблите ќе се појават овде штом судијата го подготви натпреварувањето.
wall-no-round = Првото коло сѐ уште не е спарено
wall-no-round-words = { $players ->
    [one] Пријавен е { $players } играч.
   *[other] Пријавени се { $players } играчи.
}
wall-no-boards = Во ова коло нема табли
wall-no-devices = Табли без уреди: нивните резултати се во списокот на парови
wall-not-begun = Колото сѐ уште не е почнато
wall-to-pairings = Кон паровите
wall-laws = Правила на шахот { $edition }
wall-delay = { $minutes ->
    [one] Приказот доцни { $minutes } минута
   *[other] Приказот доцни { $minutes } минути
}
wall-finished = Завршени партии: { $done } од { $all }
wall-deadline = Уште { $left } дозволено доцнење
wall-projector = Цел екран
wall-projector-end = Излез од целиот екран
wall-pages = Страница { $page } од { $pages }
wall-pause = Запри го листањето
wall-resume = Листај

## board
board-previous = Претходна табла: { $board }
board-next = Следна табла: { $board }
board-first-move = На почетокот
board-back = Потег назад
board-forward = Потег напред
board-last-move = На последниот потег
board-flip = Сврти ја таблата
board-missing = Нема таква табла
board-missing-words = Можеби колото сѐ уште не е спарено.
board-not-begun = Партијата сѐ уште не е почната
board-download = Партијата како PGN
board-keys = Стрелките лево и десно ги листаат потезите.

## standings
standings-title = Пласман
standings-rank = Место
standings-player = Играч
standings-rating = Рејтинг
standings-federation = Федерација
standings-points = Поени
standings-after = По { $round }. коло
standings-none = Сѐ уште нема пласман
standings-none-words = Ќе се појави со првите резултати.
standings-failed = Пласманот не можеше да се вчита
standings-paper = Пласман (PDF)

## pairings
pairings-title = Парови
pairings-round = Коло { $round }
pairings-rounds = Кола
pairings-board = Табла
pairings-bye = слободен
pairings-none = Сѐ уште нема парови
pairings-none-words = Ќе се појават штом колото биде спарено.

## login
login-title = Најава

# Quiet, and for those who look on.
board-sound = Звук на потезите

# Where nothing is real.
demo-banner = Демонстрација: сѐ овде е измислено и ништо не се чува.
