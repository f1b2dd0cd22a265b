### Речи судијског стола.

desk-title = Судијски сто
desk-for-arbiters = Овај сто је за судије.
desk-side = Позиви и упозорења
desk-wall = Све табле
desk-drawer = Изабрана табла
desk-filter = Које табле
desk-filter-all = Све
desk-filter-attention = Чекају вас
desk-filter-playing = У игри
desk-filter-finished = Завршене
desk-urgent-first = хитне прво
desk-trouble = Временска оскудица: { $count }
desk-size = Плочице
desk-size-positions = с позицијама
desk-size-names = с именима
desk-size-small = мале
desk-no-boards = Коло се не игра. Почните га горе или припремите такмичење.
desk-none-here = Тренутно нема таквих табли.
desk-keys = Тастери
keys-next = следећа табла
keys-previous = претходна табла
keys-enter = отвори таблу
keys-close = затвори таблу
keys-call = преузми најстарији позив
keys-apply = примени предложену одлуку
keys-urgent = хитне табле прво
keys-digits = на таблу с тим бројем
keys-help = ови тастери

## calls
calls-title = Позиви
calls-sound = Звук
calls-none = Нико не зове.
call-announced = Позив са табле { $board }: { $reason }
call-no-reason = разлог није наведен
call-take = Идем
call-take-named = Идем до табле { $board }
call-close = Готово
call-close-named = Табла { $board }: готово
call-taken-by = преузео/ла { $name }

## alerts
alerts-title = Тиха упозорења
alerts-none = Нема шта да се примети.

## round
strip-title = Коло
strip-results = резултата: { $done } од { $all }
strip-absent = Одсутни: { $count }
strip-finish = Заврши { $round }. коло
strip-next = Следи { $round }. коло
strip-start = Почни { $round }. коло
strip-back-start = Поништи почетак кола { $round }
strip-back-finish = Поништи завршетак кола { $round }
strip-nothing = Ниједно коло није упарено
strip-failed = Сервер сале то није прихватио; покушајте поново
strip-files = Датотеке
strip-export = За особље: { $file }
strip-report = Извештај (PDF)
strip-standings = Поредак (PDF)
strip-pairings = Парови { $round }. кола (PDF)
strip-by-keyboard = Резултати тастатуром
## the whole hall
together-title = Цела сала
together-one-disk = Ниједан други сервер не мора имати потврђено: оно је на једном диску.
together-boards = Табле (све ако је празно)
together-boards-hint = на пример 1-10, 14
together-boards-bad = Бројеви и опсези, на пример 1-10, 14
together-stop = Заустави сатове
together-start = Пусти их поново
together-standing = { $count ->
    [one] Стоји { $count } сат, зауставио: { $name }
    [few] Стоје { $count } сата, зауставио: { $name }
   *[other] Стоји { $count } сатова, зауставио: { $name }
}
together-stopped = { $count ->
    [0] Ниједан сат није ишао
    [one] Заустављен је { $count } сат
   *[other] Заустављено сатова: { $count }
}
together-started = { $count ->
    [0] Ниједан сат није пуштен
    [one] Пуштен је { $count } сат
   *[other] Пуштено сатова: { $count }
}
together-left = Табла { $board } је остављена како јесте: { $words }
restart-title = Програма није било највише { $away }
restart-ran = { $count ->
    [0] За то време ниједан сат није ишао.
    [one] Ишао је сат на { $count } табли: { $boards }.
   *[other] Ишли су сатови на таблама ({ $count }): { $boards }.
}
restart-stop = Заустави те сатове
restart-seen = Виђено
together-given = Време је додато на { $count ->
        [one] { $count } табли
        [few] { $count } табле
       *[other] { $count } табли
    }
together-give = Додај време
together-both = Обема странама
together-give-do = Додај
restart-give-back = Врати то време
restart-reason = Програм није радио.
alert-give = { $side ->
        [white] Додај белом { $time }
       *[black] Додај црном { $time }
    }

## results by keyboard
results-title = Резултати
results-round = Коло
results-line = Табла и резултат
results-keys = Број табле, затим 1 (победа белог), 0 (победа црног), = (реми), + или - (није играно), Enter. У списку: тастер и Enter; стрелице иду од табле до табле, Escape враћа горе.
results-saved = Табла { $board }: { $score } { $names }
results-taken-out = Табла { $board }: резултат је скинут
results-no-board = У овом колу нема табле { $board }
results-unknown = То није резултат: 1, 0, =, + или -
results-why = На табли { $board } стоји други резултат. Зашто је сада { $score }?
results-correct = Исправи
results-cell = Резултат на табли { $board }: { $names }
results-seen = Табла са уређајима: њен резултат стиже сам
results-slip = Унето грешком
results-none = Још ниједно коло није упарено.
results-not-begun = Коло није почело: дотле се могу унети само + и -.

## drawer
drawer-signed = потписано
drawer-unsigned = није потписано
drawer-open-moves = Може још да игра:
drawer-no-moves = нема потеза
drawer-clock-check = Провера сата
drawer-clock-alarm = више од два минута
drawer-side = { $side }
drawer-illegal = неправилних потеза: { $count }
drawer-no-device = нема уређаја
drawer-delay = { $ms } ms
drawer-offences = Ранији прекршаји, { $side }: { $count }
drawer-offence-where = { $round }. коло, табла { $board }:
drawer-sheets = Записници
drawer-rulings = Одлуке: { $count }
drawer-log = Дневник
drawer-record = Запис партије
drawer-print = Записник (PDF)
rounds-absent-here = одсутан
proposal-title = Предложена одлука
proposal-otherwise-go = Забележи ову одлуку
proposal-otherwise-hint = Предлог отпада. Ако треба, подесите сатове или унесите резултат испод.
proposal-reason = Разлог
question-more = Још питања: { $count }
answer-go = Пошаљи
field-time = минути или 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 или 23…
field-attempt = e2e5
clocks-time = Време
clocks-moves = Потези
clocks-period = Период
clocks-set = Подеси сатове
clocks-wrong = Време се пише 1:05:00, бројач 40
sheets-move = Потез
sheets-board = Табла
sheets-white = Записник белог
sheets-black = Записник црног
log-clock = Сат
log-assistant-white = Помоћник белог
log-assistant-black = Помоћник црног
log-held-by = на уређају: { $name }
log-late = без везе, примљено после { $late }

## measures
measures-title = Мере
measure-side = За коју страну
measure-offence = Прекршај
measure-note = Забележи
measure-sealed-by = { $side ->
    [white] Бели је ковертирао потез.
   *[black] Црни је ковертирао потез.
}
measure-here = Ко је за таблом
measure-waits-for = { $side ->
    [white] Бели није дошао, сат ради.
   *[black] Црни није дошао, сат ради.
}
measure-label = Натпис за коверат (PDF)
measure-wrong-time = Указано је на погрешно време: подеси сатове
measure-result = Резултат ручно
measure-enter = Унеси
measure-entered = Резултат је унет
repair-title = Исправка
repair-hint = Што је у сали погрешно уписано, исправља се једним кораком; дневник чува и једно и друго.
repair-what = Шта
repair-give-time = Додај време
repair-take-time = Одузми време
repair-replace = Потез је био други
repair-insert = Недостаје потез
repair-take-out = Потез није одигран
repair-take-sheet = Узми записник као тачан
repair-set-position = Постави позицију
repair-set-count = Број неправилних потеза
repair-withdraw = Поништи одлуку
repair-go-on = Партија се наставља
repair-set-clocks = Подеси сатове
repair-value-give-time = Минути или 1:30
repair-value-take-time = Минути или 1:30
repair-value-replace = Потез: 23 или 23…
repair-value-insert = Пре потеза: 23 или 23…
repair-value-take-out = Потез: 23 или 23…
repair-value-set-count = Колико
repair-value-withdraw = Број одлуке
repair-played = Одиграно, по пољима
repair-pieces = Фигуре
repair-empty = Празно
repair-turn = На потезу: { $side }
repair-wrong = Ово се не може прочитати или недостаје разлог
repair-do = Исправи
repair-take-back = Поништи
evidence-title = Колико се зна, следећи потез: { $side }
evidence-white = Како пише бели
evidence-black = Како пише црни
evidence-pressed = Сат је за њега притиснут.
evidence-not-pressed = Сат за њега није притиснут.
evidence-waiting = Притисака који чекају потезе: { $count }.
evidence-saw = Видели сте потез: { $side }
question-times = Ово се десило { $count } пута.
