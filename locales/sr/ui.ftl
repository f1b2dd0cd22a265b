### Речи свих страница и страница за гледаоце.

## Око сваке странице
app-name = Adoube
skip = На садржај
nav-main = Странице
nav-wall = Табле
nav-pairings = Парови
nav-standings = Поредак
nav-desk = Судијски сто
nav-results = Резултати
nav-setup = Припрема
nav-records = Архива
nav-laws = Правила
nav-login = Пријава
nav-logout = Одјава
language = Језик
theme-now = Боје: { $theme }
theme-auto = као на уређају
theme-light = светле
theme-dark = тамне
close = Затвори
cancel = Одустани
dismiss = Склони
loading = Учитавање…
notices = Обавештења
page-missing = Нема такве странице
page-missing-words = Можда је адреса погрешно написана или је страница премештена.
page-broken = Страница није могла да се учита
page-try-again = Покушај поново
to-wall = Све табле

## Веза са салом
line-online = Веза постоји
line-connecting = Повезивање…
line-offline = Нема везе
line-offline-kept = { $count ->
    [one] Нема везе: сачувана је { $count } радња
    [few] Нема везе: сачуване су { $count } радње
   *[other] Нема везе: сачувано је { $count } радњи
}
line-sending = { $count ->
    [one] Шаље се { $count } радња
    [few] Шаљу се { $count } радње
   *[other] Шаље се { $count } радњи
}
line-delay = { $ms } ms тамо и назад
line-back = Веза је поново успостављена
line-revoked = Овај линк више ништа не отвара
line-revoked-words = Судија га је заменио. Затражите од судије нови.
line-fault = Диск сале ништа не прима. Док је тако, ништа се не бележи.
line-outdated = У сали ради новија верзија ове странице.
line-reload = Учитај је
refused-article = (члан { $article })

## Фигуре и поља
white = Бели
black = Црни
piece-white-king = бели краљ
piece-white-queen = бела дама
piece-white-rook = бели топ
piece-white-bishop = бели ловац
piece-white-knight = бели скакач
piece-white-pawn = бели пешак
piece-black-king = црни краљ
piece-black-queen = црна дама
piece-black-rook = црни топ
piece-black-bishop = црни ловац
piece-black-knight = црни скакач
piece-black-pawn = црни пешак
square-piece = { $piece }, { $square }
square-empty = { $square }, празно
square-last = { $square }, последњи потез
square-touched = { $square }, додирнута фигура
board-grid = Шаховска табла
board-grid-hint = Стрелице воде од поља до поља; слово и цифра воде право на поље.

## Сатови, потези, партије
clock-of = { $side ->
    [white] Сат белог
   *[black] Сат црног
}
clock-flag = Пала заставица
moves = Потези
moves-none = Још нема потеза
moves-start = Почетни положај
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Резултат
board-number = Табла { $board }
board-title = Табла { $board }: { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Није почела
state-default-time = Чека се играч
state-playing = У току
state-stopped = Сатови заустављени
state-called = Позван судија
state-ruling = Чека се одлука
state-flag-down = Пала заставица
state-adjourned = Прекинута
state-unsigned = Непотписана
state-finished = Завршена
attention = { $count ->
    [one] { $count } питање
    [few] { $count } питања
   *[other] { $count } питања
}

## wall
wall-title = Табле
wall-round = Коло { $round } од { $planned }
wall-no-event = Још нема такмичења
wall-no-event-words = Табле ће се појавити овде чим судија припреми такмичење.
wall-no-round = Прво коло још није упарено
wall-no-round-words = { $players ->
    [one] Пријављен је { $players } играч.
    [few] Пријављена су { $players } играча.
   *[other] Пријављено је { $players } играча.
}
wall-no-boards = У овом колу нема табли
wall-no-devices = Табле без уређаја: њихови резултати су на списку парова
wall-not-begun = Коло још није почело
wall-to-pairings = На парове
wall-laws = Правила шаха { $edition }
wall-delay = { $minutes ->
    [one] Приказ касни { $minutes } минут
    [few] Приказ касни { $minutes } минута
   *[other] Приказ касни { $minutes } минута
}
wall-finished = Завршених партија: { $done } од { $all }
wall-deadline = Још { $left } до губитка због кашњења
wall-projector = Цео екран
wall-projector-end = Изађи из целог екрана
wall-pages = Страна { $page } од { $pages }
wall-pause = Заустави листање
wall-resume = Листај

## board
board-previous = Претходна табла: { $board }
board-next = Следећа табла: { $board }
board-first-move = На почетак
board-back = Потез назад
board-forward = Потез напред
board-last-move = На последњи потез
board-flip = Окрени таблу
board-missing = Нема такве табле
board-missing-words = Можда коло још није упарено.
board-not-begun = Партија још није почела
board-download = Партија као PGN
board-keys = Стрелице лево и десно листају потезе.

## standings
standings-title = Поредак
standings-rank = Место
standings-player = Играч
standings-rating = Рејтинг
standings-federation = Федерација
standings-points = Бодови
standings-after = После { $round }. кола
standings-none = Још нема поретка
standings-none-words = Појавиће се са првим резултатима.
standings-failed = Поредак није могао да се учита
standings-paper = Поредак (PDF)

## pairings
pairings-title = Парови
pairings-round = Коло { $round }
pairings-rounds = Кола
pairings-board = Табла
pairings-bye = слободан
pairings-none = Још нема парова
pairings-none-words = Појавиће се чим коло буде упарено.

## login
login-title = Пријава

# Quiet, and for those who look on.
board-sound = Звук потеза

# Where nothing is real.
demo-banner = Демонстрација: све је овде измишљено и ништа се не чува.
