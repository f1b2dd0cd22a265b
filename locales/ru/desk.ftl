### Слова стола арбитра.

desk-title = Стол арбитра
desk-for-arbiters = Этот стол — для арбитров.
desk-side = Вызовы и сигналы
desk-wall = Все доски
desk-drawer = Выбранная доска
desk-filter = Какие доски
desk-filter-all = Все
desk-filter-attention = Ждут вас
desk-filter-playing = Играют
desk-filter-finished = Завершены
desk-urgent-first = срочные сначала
desk-trouble = Цейтнот: { $count }
desk-size = Плитки
desk-size-positions = с позициями
desk-size-names = с именами
desk-size-small = мелкие
desk-no-boards = Тур не идёт. Начните его выше или подготовьте соревнование.
desk-none-here = Таких досок сейчас нет.
desk-keys = Клавиши
keys-next = следующая доска
keys-previous = предыдущая доска
keys-enter = открыть доску
keys-close = закрыть доску
keys-call = принять самый старый вызов
keys-apply = применить предложенное решение
keys-urgent = срочные доски сначала
keys-digits = перейти к доске с этим номером
keys-help = эти клавиши

## calls
calls-title = Вызовы
calls-sound = Звук
calls-none = Никто не зовёт.
call-announced = Вызов с доски { $board }: { $reason }
call-no-reason = причина не указана
call-take = Иду
call-take-named = Иду к доске { $board }
call-close = Готово
call-close-named = Доска { $board }: готово
call-taken-by = принял(а) { $name }

## alerts
alerts-title = Тихие сигналы
alerts-none = Замечаний нет.

## round
strip-title = Тур
strip-results = результатов: { $done } из { $all }
strip-absent = Отсутствуют: { $count }
strip-finish = Завершить тур { $round }
strip-next = Следующий тур: { $round }
strip-start = Начать тур { $round }
strip-back-start = Отменить начало тура { $round }
strip-back-finish = Отменить окончание тура { $round }
strip-nothing = Пары ещё не составлены
strip-failed = Сервер зала этого не принял, попробуйте ещё раз
strip-files = Файлы
strip-export = Для персонала: { $file }
strip-report = Отчёт (PDF)
strip-standings = Таблица (PDF)
strip-pairings = Пары { $round }-го тура (PDF)
strip-by-keyboard = Результаты с клавиатуры
together-title = Весь зал
together-one-disk = Ни один второй сервер не обязан иметь подтверждённое: оно на одном диске.
together-boards = Доски (все, если пусто)
together-boards-hint = например, 1-10, 14
together-boards-bad = Номера и промежутки, например 1-10, 14
together-stop = Остановить часы
together-start = Снова пустить часы
together-standing = Часов стоит вместе: { $count }, остановил(а) { $name }
together-stopped = { $count ->
    [0] Ни одни часы не шли
   *[other] Остановлено часов: { $count }
}
together-started = { $count ->
    [0] Ни одни часы не пущены
   *[other] Пущено часов: { $count }
}
together-left = Доска { $board } оставлена как есть: { $words }
restart-title = Программы не было не дольше { $away }
restart-ran = { $count ->
    [0] Часы в это время не шли.
    [one] Шли часы на { $count } доске: { $boards }.
   *[other] Шли часы на { $count } досках: { $boards }.
}
restart-stop = Остановить эти часы
restart-seen = Принято
together-given = Время добавлено: { $count ->
        [one] { $count } доска
        [few] { $count } доски
       *[other] { $count } досок
    }
together-give = Добавить время
together-both = Обеим сторонам
together-give-do = Добавить
restart-give-back = Вернуть это время
restart-reason = Программа была недоступна.
alert-give = { $side ->
        [white] Добавить белым { $time }
       *[black] Добавить чёрным { $time }
    }
results-title = Результаты
results-round = Тур
results-line = Доска и результат
results-keys = Номер доски, затем 1 (победа белых), 0 (победа чёрных), = (ничья), + или - (не игралась), Enter. В списке: клавиша и Enter; стрелки переходят от доски к доске, Escape возвращает наверх.
results-saved = Доска { $board }: { $score } { $names }
results-taken-out = Доска { $board }: результат снят
results-no-board = В этом туре нет доски { $board }
results-unknown = Это не результат: 1, 0, =, + или -
results-why = На доске { $board } стоит другой результат. Почему теперь { $score }?
results-correct = Исправить
results-cell = Результат на доске { $board }: { $names }
results-seen = Доска с устройствами: её результат приходит сам
results-slip = Введено по ошибке
results-none = Ни один тур ещё не составлен.
results-not-begun = Тур не начался: до начала можно ввести только + и -.

## drawer
drawer-signed = подписано
drawer-unsigned = не подписано
drawer-open-moves = Может ещё сыграть:
drawer-no-moves = нет хода
drawer-clock-check = Проверка часов
drawer-clock-alarm = больше двух минут
drawer-side = { $side }
drawer-illegal = невозможных ходов: { $count }
drawer-no-device = нет устройства
drawer-delay = { $ms } мс
drawer-offences = Прежние нарушения, { $side }: { $count }
drawer-offence-where = Тур { $round }, доска { $board }:
drawer-sheets = Бланки
drawer-rulings = Решения: { $count }
drawer-log = Журнал
drawer-record = Запись партии
drawer-print = Бланк (PDF)
rounds-absent-here = отсутствует
proposal-title = Предлагаемое решение
proposal-otherwise-go = Записать это решение
proposal-otherwise-hint = Предложение отпадает. Если нужно, установите часы или внесите результат ниже.
proposal-reason = Причина
question-more = Ещё вопросов: { $count }
answer-go = Отправить
field-time = минуты или 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 или 23…
field-attempt = e2e5
clocks-time = Время
clocks-moves = Ходы
clocks-period = Период
clocks-set = Установить часы
clocks-wrong = Время пишется как 1:05:00, счётчик — как 40
sheets-move = Ход
sheets-board = Доска
sheets-white = Бланк белых
sheets-black = Бланк чёрных
log-clock = Часы
log-assistant-white = Помощник белых
log-assistant-black = Помощник чёрных
log-held-by = на устройстве: { $name }
log-late = без связи, получено через { $late }

## measures
measures-title = Меры
measure-side = Для какой стороны
measure-offence = Нарушение
measure-note = Отметить
measure-sealed-by = { $side ->
    [white] Белые записали тайный ход.
   *[black] Чёрные записали тайный ход.
}
measure-here = Кто за доской
measure-waits-for = { $side ->
    [white] Белые не пришли, часы идут.
   *[black] Чёрные не пришли, часы идут.
}
measure-label = Надпись на конверт (PDF)
measure-wrong-time = Указано на неверное время: установить часы
measure-result = Результат вручную
measure-enter = Внести
measure-entered = Результат внесён
repair-title = Исправить
repair-hint = Ошибка зала исправляется одним действием; журнал хранит и то и другое.
repair-what = Что
repair-give-time = Добавить время
repair-take-time = Вычесть время
repair-replace = Ход был другой
repair-insert = Ход пропущен
repair-take-out = Хода не было
repair-take-sheet = Считать бланк верным
repair-set-position = Установить позицию
repair-set-count = Счёт невозможных ходов
repair-withdraw = Отменить решение
repair-go-on = Продолжить партию
repair-set-clocks = Установить часы
repair-value-give-time = Минуты или 1:30
repair-value-take-time = Минуты или 1:30
repair-value-replace = Ход: 23 или 23…
repair-value-insert = Перед ходом: 23 или 23…
repair-value-take-out = Ход: 23 или 23…
repair-value-set-count = Сколько
repair-value-withdraw = Номер решения
repair-played = Что сыграно, по полям
repair-pieces = Фигуры
repair-empty = Пусто
repair-turn = Ход: { $side }
repair-wrong = Это нельзя прочитать, или нет причины
repair-do = Исправить
repair-take-back = Отменить
evidence-title = Насколько известно, следующий ход: { $side }
evidence-white = Как пишут белые
evidence-black = Как пишут чёрные
evidence-pressed = Часы для него нажаты.
evidence-not-pressed = Часы для него не нажаты.
evidence-waiting = Нажатий, ждущих записи хода: { $count }.
evidence-saw = Вы видели ход: { $side }
question-times = Это случилось раз: { $count }.
