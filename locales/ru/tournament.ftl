### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Не опубликовано
pairings-ways = Виды тура
pairings-way-boards = По доскам
pairings-way-names = По именам
pairings-way-why = Как составлены пары
pairings-way-screen = Для экрана
pairings-color = Цвет
pairings-opponent = Соперник
paper-pairings = Пары (PDF)
paper-large = Крупным шрифтом (PDF)
paper-names = По именам (PDF)
paper-cards = Карточки на столы (PDF)
paper-crosstable = Турнирная таблица (PDF)
paper-report = Отчёт главного арбитра (PDF)

## how it was paired

why-words = Как голландская система ФИДЕ (C.04.3) составляет пары этого тура по тому, что было известно при жеребьёвке.
why-to-come = Тур ещё не составлен: так говорят правила при нынешнем положении.
why-failed = Не удалось загрузить объяснение
why-changed = Изменено вручную
why-changed-words = Группы ниже — по правилам; вот чем тур от них отличается.
why-only-here = Только в туре
why-only-rules = Только по правилам
why-turned = Цвета по правилам
why-pair-bye = { $name }: без пары
why-changes = Что изменено до начала
why-change-paired-again = Повторная жеребьёвка
why-change-swapped = { $one } и { $two } поменялись местами
why-change-taken-back = Пары сняты с публикации
why-place = №
why-history = Цвета
why-preference = Предпочтение
why-floats = Спуски и подъёмы
why-moved-down = сверху
why-unmet = Не удалось выполнить полностью
why-ask = Почему?
why-question = Вопрос
why-question-pair = Почему эти двое не играют?
why-question-float = Почему этот игрок спускается?
why-question-bye = Почему этот игрок без пары или нет?
why-other = Другой игрок
why-go = Спросить
why-sign-1 = абсолютное предпочтение (W белые, B чёрные)
why-sign-2 = сильное предпочтение
why-sign-3 = слабое предпочтение
why-sign-4 = спускался, тур и два тура назад
why-sign-5 = поднимался
why-sign-6 = ни то ни другое

## cross table and player

crosstable-title = Турнирная таблица
crosstable-legend = В клетке: строка соперника, цвет (○ белые, ● чёрные), очки.
player-unknown = Такого игрока нет
player-rating-is = Рейтинг { $rating }
player-withdrawn = Выбыл из турнира
player-rank = { $rank } из { $players }
player-games = Партии
player-offences = Нарушения
player-offences-none = Нет

## set-up: system

system-label = Система
system-swiss = Швейцарская (ФИДЕ)
system-round-robin = Круговая
system-double-round-robin = Двухкруговая
system-free = Вручную или из файлов
system-players = Ожидается участников
system-arbiters = Арбитров в зале
system-arbiters-hint = Быстрые шахматы — под наблюдением при одном арбитре на три партии, блиц — на каждую.
system-rounds-proposed = Предлагается { $rounds } для { $players } участников
system-rate = Контроль времени
system-rate-own = Как ниже
publication-label = Пары видны
publication-at-once = сразу
publication-by-hand = после публикации
acceleration-label = Ускорение
acceleration-none = нет
acceleration-baku = бакинское (C.04.7)

## set-up: players

player-bye = Тур { $round }: { $points }
player-at-board = всегда доска { $board }
player-fixed-board = Всегда за доской
take-part = Туры
take-part-title = Туры: { $name }
take-part-hint = Пропуск, о котором попросили заранее, и пропускаемый тур учитываются при жеребьёвке.
take-part-plays = играет
take-part-paired = пара есть
take-part-reason = Причина выбытия
take-part-withdraw = Снять с турнира
take-part-return = Возвращается
bye-half-point = пол-очка без игры
bye-zero-point = пропускает тур
bye-full-point = очко без игры
bye-pairing-allocated = без пары по жеребьёвке

## set-up: rounds

schedule-title = Дни и время туров
round-publish = Опубликовать тур { $round }
round-hide = Снять с публикации
round-more = Доски и изменения
round-number-boards = Пронумеровать доски по очкам
round-move-from = С доски
round-move-to = на доску
round-move = Переместить
round-unpair = Убрать пары
apart-title = Не должны встречаться: { $count }
apart-rounds = туры { $first }–{ $last }
apart-one = Игрок
apart-two = не встречается с
apart-add = Развести
apart-remove = Убрать

## what a corrected result changes

effect-title = Что это меняет
effect-points = очки { $before } → { $after }
effect-rank = место { $before } → { $after }
effect-more = и ещё { $count }
effect-none = Ни мест, ни очков
effect-paired = Тур { $round } уже составлен и был бы составлен иначе.
effect-begun = Начатые туры остаются как составлены: { $rounds } (C.04.2 4.3).
