### Слова подготовки соревнования.

setup-title = Подготовка

## login
login-name = Имя
login-password = Пароль
login-wrong = Неверное имя или пароль
login-failed = Сервер зала не отвечает, попробуйте ещё раз
login-hint = Игрокам вход не нужен: они открывают ссылку своей доски.
password-rule = Не менее восьми знаков

## first
first-title = Первый главный арбитр
first-words = В этот зал ещё никто не входил. Главным арбитром станет тот, у кого есть слово из терминала.
first-again-title = Новый вход для главного арбитра
first-again-words = Кто владеет этой ссылкой с компьютера зала, становится главным арбитром. Существующее имя получает новый пароль.
first-token = Слово, показанное в терминале
first-go = Открыть зал
first-wrong = Это не то слово, что показано в терминале
first-failed = Не получилось; проверьте имя и пароль

## steps
setup-for-staff = Подготовкой соревнования занимаются арбитры и организаторы.
setup-failed = Сервер зала этого не принял, попробуйте ещё раз
setup-steps = Шаги
setup-step-event = Соревнование
setup-step-players = Игроки
setup-step-rounds = Туры
setup-step-links = Ссылки
setup-step-staff = Персонал
setup-event-first = Сначала создайте соревнование.
setup-next-players = Далее: игроки
setup-next-rounds = Далее: туры
setup-next-links = Далее: ссылки для досок

## event
event-name = Название соревнования
event-place = Место
event-federation = Федерация (три буквы)
event-first-day = Первый день
event-last-day = Последний день
event-chief = Главный арбитр
event-deputies = Заместители
event-deputies-hint = Имена для входа через запятую. Они тоже могут изменить результат, который подписали оба.
event-rounds = Число туров
event-delay = Задержка для зрителей, в секундах
event-delay-hint = Ходы и часы видны зрителям и в games.pgn с этой задержкой.
event-tie-breaks = Дополнительные показатели
event-tie-breaks-hint = Обозначения C.07 по порядку, например DE, BH/C1, SB.
event-boards = Доски
event-boards-screen = На экранах: тронул на экране — тронул фигуру
event-boards-wooden = Деревянные: ходы сообщают электронные бланки
event-devices = Доски с устройствами
event-devices-all = Все
event-devices-none = Ни одной: бумага и обычные часы, результаты с клавиатуры
event-devices-some = Только доски с 1 по …
event-devices-count = Последняя доска с устройствами
event-devices-hint = На доске без устройств зал не ведёт часов и знает только результат.
event-links = Ссылки мест
event-links-player = На игрока и тур: телефоны, которые приходят и уходят
event-links-board = На доску: устройства, которые лежат там всё соревнование
event-links-hint = Ссылка игрока действует за этого игрока в этом туре и ни за кого больше. Ссылка доски действует за того, кто за ней сидит.
event-regulations = Положение о соревновании
event-preset = Типовые положения
event-create = Создать соревнование
event-save = Сохранить
event-created = Соревнование создано
event-saved = Сохранено
preset-classical = 90' + 30" на 40 ходов, затем 30'
preset-rapid = Быстрые 15' + 10"
preset-blitz = Блиц 3' + 2"
preset-chess960 = Шахматы 960 15' + 10"

## regulations
reg-edition = Правила игры в шахматы, действующие с
reg-supervision = Быстрые шахматы и блиц
reg-supervision-none = Классические шахматы
reg-supervised = Достаточное наблюдение: Правила соревнований
reg-unsupervised = Без такого наблюдения
reg-default-time = Допустимое опоздание, в минутах
reg-sheets = Бланки
reg-sheets-electronic = Электронные
reg-sheets-paper = Бумажные
reg-followed = Пропуски в записи
reg-followed-no = видит только арбитр
reg-followed-yes = зал требует дописать
reg-flag = Падение флажка замечает
reg-flag-people = арбитр или игрок своим заявлением
reg-flag-clock = часы, сразу
reg-confirmation = Решения у доски
reg-confirmation-arbiter = ждут подтверждения арбитра
reg-confirmation-once = действуют сразу
reg-points = Очки за победу, ничью, поражение
reg-periods = Контроль времени
reg-period = Период { $number }
reg-moves = Ходы
reg-minutes = Минуты
reg-per-move = На каждый ход
reg-seconds = Секунды
reg-mode-nothing = ничего
reg-mode-cumulative = накопление (Фишер)
reg-mode-bronstein = возврат (Бронштейн)
reg-mode-delay = задержка
reg-period-add = Ещё период
reg-period-remove = Убрать период
reg-adjournment = Партии могут откладываться
reg-quickplay = Рекомендации для партий без добавления времени
reg-chess960 = Шахматы 960

## players
players-title = Игроки: { $count }
players-add = Добавить игрока
players-import = Из файла
players-import-hint = CSV со строкой заголовков (surname, given, title, rating, federation …) или TRF16.
players-import-go = Принять
players-imported = Игроки внесены
preview-look = Сначала посмотреть
preview-back = Назад
preview-count = Будет сохранено: { $count } из { $all }.
preview-unknown-columns = Непонятые столбцы: { $columns }
preview-problems = Не понято и опущено: { $count }
preview-save = сохранить
preview-same-number = тот же номер в рейтинг-листе: { $who }
preview-same-name = то же имя: { $who }
preview-line = строка { $line }
players-file = Файл
players-text = Его текст
players-seed = Нумеровать по рейтингу
players-none = Игроков пока нет. Добавьте их по одному или возьмите из файла.
player-number = №
player-name = Фамилия и имя
player-surname = Фамилия
player-given = Имя
player-title = Звание
player-rating = Рейтинг
player-federation = Федерация
player-club = Клуб
player-needs = Особые условия
player-actions = Действия
player-edit = Изменить
player-edit-named = Изменить: { $name }
player-remove = Убрать
player-remove-named = Убрать: { $name }
player-save = Сохранить
need-visually_disabled = с ослабленным зрением
need-hearing_impaired = с нарушением слуха
need-disability = не может передвигать фигуры или нажимать часы
need-assistant = имеет помощника

## rounds
rounds-pair = Жеребьёвка
rounds-need-players = Нужно не менее двух игроков.
rounds-single = Круговой турнир
rounds-double = Двухкруговой турнир
rounds-by-hand = Тур { $round } вручную
rounds-add = Добавить пару
rounds-csv = Пары в виде CSV
rounds-start = Начать тур { $round }
rounds-started = идёт
rounds-finished = завершён
rounds-absent = отсутствует
rounds-absent-named = Отсутствует: { $name }
rounds-draw-color = Жребий начального цвета
rounds-initial-color = Начальный цвет: { $color ->
        [white] белые
       *[black] чёрные
    }
rounds-swiss = Жеребьёвка тура { $round } по швейцарской системе
rounds-swiss-again = Повторить жеребьёвку тура { $round }
rounds-reason = Причина
rounds-swap-one = Участник
rounds-swap-two = меняется местами с
rounds-swap = Поменять
rounds-changed = изменено вручную

## links
links-words = Кто сканирует карточку, тот садится на это место. Вместо потерянного или сломанного устройства выдаётся новая карточка, старая больше ничего не открывает.
links-assistants = также для помощников
links-round = Тур
links-player-words = Эти ссылки — на тур { $round }. В следующем туре каждый игрок получает новую; старая лишь говорит, где он тогда сидит.
links-for-arbiters = Ссылки выдают арбитры: у кого ссылка, тот действует за игрока.
links-print = Напечатать карточки
links-paper = Карточки игроков (PDF)
links-paper-clocks = Карточки часов (PDF)
links-local = Эти карточки ведут на { $host }: этот адрес знает только этот компьютер. Откройте зал по адресу, который терминал называет для других устройств, и карточки поведут туда.
links-none = Досок ещё нет: сначала проведите жеребьёвку.
links-card = Доска { $board } · { $place }
links-qr = QR-код: { $name }
links-open = Открыть здесь
links-replace = Новая ссылка
links-revoke = Отозвать
place-white = белые
place-black = чёрные
place-clock = часы
place-assistant-white = помощник белых
place-assistant-black = помощник чёрных

## staff
staff-post = Должность
staff-add = Открыть доступ
staff-remove-named = Убрать: { $name }
post-chief-arbiter = главный арбитр
post-arbiter = арбитр
post-organiser = организатор
