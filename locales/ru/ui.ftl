### Слова всех страниц и страниц для зрителей.

## Вокруг каждой страницы
app-name = Adoube
skip = К содержанию
nav-main = Страницы
nav-wall = Доски
nav-pairings = Пары
nav-standings = Таблица
nav-desk = Стол арбитра
nav-results = Результаты
nav-setup = Подготовка
nav-records = Архив
nav-laws = Правила
nav-login = Войти
nav-logout = Выйти
language = Язык
theme-now = Оформление: { $theme }
theme-auto = как на устройстве
theme-light = светлое
theme-dark = тёмное
close = Закрыть
cancel = Отмена
dismiss = Убрать
loading = Загрузка…
notices = Сообщения
page-missing = Такой страницы нет
page-missing-words = Возможно, в адресе опечатка или страница перемещена.
page-broken = Не удалось загрузить страницу
page-try-again = Попробовать снова
to-wall = Все доски

## Связь с залом
line-online = Связь есть
line-connecting = Соединение…
line-offline = Нет связи
line-offline-kept = { $count ->
    [one] Нет связи: сохранено { $count } действие
    [few] Нет связи: сохранено { $count } действия
   *[many] Нет связи: сохранено { $count } действий
}
line-sending = { $count ->
    [one] Отправляется { $count } действие
    [few] Отправляются { $count } действия
   *[many] Отправляется { $count } действий
}
line-delay = { $ms } мс туда и обратно
line-back = Связь восстановлена
line-revoked = Эта ссылка больше не действует
line-revoked-words = Арбитр заменил её. Попросите у арбитра новую.
line-fault = Диск зала не принимает записи. Пока это так, ничего не записывается.
line-outdated = В зале работает более новая версия этой страницы.
line-reload = Загрузить
refused-article = (статья { $article })

## Фигуры и поля
white = Белые
black = Чёрные
piece-white-king = белый король
piece-white-queen = белый ферзь
piece-white-rook = белая ладья
piece-white-bishop = белый слон
piece-white-knight = белый конь
piece-white-pawn = белая пешка
piece-black-king = чёрный король
piece-black-queen = чёрный ферзь
piece-black-rook = чёрная ладья
piece-black-bishop = чёрный слон
piece-black-knight = чёрный конь
piece-black-pawn = чёрная пешка
square-piece = { $piece }, { $square }
square-empty = { $square }, пусто
square-last = { $square }, последний ход
square-touched = { $square }, фигура тронута
board-grid = Шахматная доска
board-grid-hint = Стрелки ведут от поля к полю; буква и цифра ведут прямо на поле.

## Часы, ходы, партии
clock-of = { $side ->
    [white] Часы белых
   *[black] Часы чёрных
}
clock-flag = Флажок упал
moves = Ходы
moves-none = Ходов ещё нет
moves-start = Начальная позиция
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Результат
board-number = Доска { $board }
board-title = Доска { $board }: { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Не начата
state-default-time = Ожидается игрок
state-playing = Идёт игра
state-stopped = Часы остановлены
state-called = Вызван арбитр
state-ruling = Ожидается решение
state-flag-down = Флажок упал
state-adjourned = Отложена
state-unsigned = Не подписана
state-finished = Окончена
attention = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}

## wall
wall-title = Доски
wall-round = Тур { $round } из { $planned }
wall-no-event = Соревнования ещё нет
wall-no-event-words = Доски появятся здесь, как только арбитр подготовит соревнование.
wall-no-round = Пары первого тура ещё не составлены
wall-no-round-words = { $players ->
    [one] Заявлен { $players } игрок.
    [few] Заявлены { $players } игрока.
   *[many] Заявлено { $players } игроков.
}
wall-no-boards = В этом туре нет досок
wall-no-devices = Доски без устройств: их результаты — в списке пар
wall-not-begun = Тур ещё не начался
wall-to-pairings = К парам
wall-laws = Правила игры в шахматы { $edition }
wall-delay = { $minutes ->
    [one] Показ с задержкой в { $minutes } минуту
    [few] Показ с задержкой в { $minutes } минуты
   *[many] Показ с задержкой в { $minutes } минут
}
wall-finished = Окончено партий: { $done } из { $all }
wall-deadline = До поражения за опоздание { $left }
wall-projector = На весь экран
wall-projector-end = Выйти из полного экрана
wall-pages = Страница { $page } из { $pages }
wall-pause = Не листать
wall-resume = Листать

## board
board-previous = Предыдущая доска: { $board }
board-next = Следующая доска: { $board }
board-first-move = К началу
board-back = На ход назад
board-forward = На ход вперёд
board-last-move = К последнему ходу
board-flip = Повернуть доску
board-missing = Такой доски нет
board-missing-words = Возможно, пары тура ещё не составлены.
board-not-begun = Партия ещё не началась
board-download = Партия в PGN
board-keys = Стрелки влево и вправо листают ходы.

## standings
standings-title = Таблица
standings-rank = Место
standings-player = Игрок
standings-rating = Рейтинг
standings-federation = Федерация
standings-points = Очки
standings-after = После тура { $round }
standings-none = Таблицы ещё нет
standings-none-words = Она появится с первыми результатами.
standings-failed = Не удалось загрузить таблицу
standings-paper = Таблица (PDF)

## pairings
pairings-title = Пары
pairings-round = Тур { $round }
pairings-rounds = Туры
pairings-board = Доска
pairings-bye = свободен
pairings-none = Пар ещё нет
pairings-none-words = Они появятся, как только будут составлены пары тура.

## login
login-title = Вход

# Quiet, and for those who look on.
board-sound = Звук ходов

# Where nothing is real.
demo-banner = Демонстрация: всё здесь вымышлено и ничего не сохраняется.
