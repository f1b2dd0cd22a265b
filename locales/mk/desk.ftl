### Зборови на судиската маса.

desk-title = Судиска маса
desk-for-arbiters = Оваа маса е за судиите.
desk-side = Повици и предупредувања
desk-wall = Сите табли
desk-drawer = Избраната табла
desk-filter = Кои табли
desk-filter-all = Сите
desk-filter-attention = Ве чекаат
desk-filter-playing = Во игра
desk-filter-finished = Завршени
desk-urgent-first = итните прво
desk-trouble = Цајтнот: { $count }
desk-size = Плочки
desk-size-positions = со позиции
desk-size-names = со имиња
desk-size-small = мали
desk-no-boards = Не се игра коло. Почнете го горе или подгответе го натпреварувањето.
desk-none-here = Моментално нема такви табли.
desk-keys = Копчиња
keys-next = следна табла
keys-previous = претходна табла
keys-enter = отвори ја таблата
keys-close = затвори ја таблата
keys-call = преземи го најстариот повик
keys-apply = примени ја предложената одлука
keys-urgent = итните табли прво
keys-digits = на таблата со тој број
keys-help = овие копчиња

## calls
calls-title = Повици
calls-sound = Звук
calls-none = Никој не вика.
call-announced = Повик од табла { $board }: { $reason }
call-no-reason = причината не е наведена
call-take = Одам
call-take-named = Одам до табла { $board }
call-close = Готово
call-close-named = Табла { $board }: готово
call-taken-by = презеде { $name }

## alerts
alerts-title = Тивки предупредувања
alerts-none = Нема што да се забележи.

## round
strip-title = Колото
strip-results = резултати: { $done } од { $all }
strip-absent = Отсутни: { $count }
strip-finish = Заврши го { $round }. коло
strip-next = Следува { $round }. коло
strip-start = Почни го { $round }. коло
strip-back-start = Поништи го почетокот на коло { $round }
strip-back-finish = Поништи го крајот на коло { $round }
strip-nothing = Ниту едно коло не е спарено
strip-failed = Серверот на салата не го прифати тоа; обидете се повторно
strip-files = Датотеки
strip-export = За персоналот: { $file }
strip-report = Извештај (PDF)
strip-standings = Пласман (PDF)
strip-pairings = Парови од { $round }. коло (PDF)
strip-by-keyboard = Резултати преку тастатура
## the whole hall
together-title = Целата сала
together-one-disk = Ниеден втор сервер не мора да го има потврденото: тоа е на еден диск.
together-boards = Табли (сите ако е празно)
together-boards-hint = на пример 1-10, 14
together-boards-bad = Броеви и опсези, на пример 1-10, 14
together-stop = Запри ги часовниците
together-start = Пушти ги повторно
together-standing = { $count ->
    [one] Стои { $count } часовник, запрен од { $name }
   *[other] Стојат { $count } часовници, запрени од { $name }
}
together-stopped = { $count ->
    [0] Ниту еден часовник не одеше
    [one] Запрен е { $count } часовник
   *[other] Запрени се { $count } часовници
}
together-started = { $count ->
    [0] Ниту еден часовник не е пуштен
    [one] Пуштен е { $count } часовник
   *[other] Пуштени се { $count } часовници
}
together-left = Табла { $board } е оставена како што е: { $words }
restart-title = Програмата ја немаше најмногу { $away }
restart-ran = { $count ->
    [0] Во тоа време ниту еден часовник не одеше.
    [one] Одеше часовникот на { $count } табла: { $boards }.
   *[other] Одеа часовниците на { $count } табли: { $boards }.
}
restart-stop = Запри ги тие часовници
restart-seen = Видено
together-given = Време е додадено на { $count ->
        [one] { $count } табла
       *[other] { $count } табли
    }
together-give = Додај време
together-both = На двете страни
together-give-do = Додај
restart-give-back = Врати го тоа време
restart-reason = Програмата не работеше.
alert-give = { $side ->
        [white] Додај му на белиот { $time }
       *[black] Додај му на црниот { $time }
    }

## results by keyboard
results-title = Резултати
results-round = Коло
results-line = Табла и резултат
results-keys = Бројот на таблата, потоа 1 (победа на белиот), 0 (победа на црниот), = (реми), + или - (не е играна), Enter. Во списокот: копче и Enter; стрелките одат од табла до табла, Escape враќа горе.
results-saved = Табла { $board }: { $score } { $names }
results-taken-out = Табла { $board }: резултатот е тргнат
results-no-board = Во ова коло нема табла { $board }
results-unknown = Тоа не е резултат: 1, 0, =, + или -
results-why = На табла { $board } стои друг резултат. Зошто сега е { $score }?
results-correct = Исправи
results-cell = Резултат на табла { $board }: { $names }
results-seen = Табла со уреди: нејзиниот резултат доаѓа сам
results-slip = Внесено по грешка
results-none = Сѐ уште ниедно коло не е спарено.
results-not-begun = Колото не е почнато: дотогаш може да се внесат само + и -.

## drawer
drawer-signed = потпишано
drawer-unsigned = не е потпишано
drawer-open-moves = Може уште да игра:
drawer-no-moves = нема потег
drawer-clock-check = Проверка на часовникот
drawer-clock-alarm = повеќе од две минути
drawer-side = { $side }
drawer-illegal = неправилни потези: { $count }
drawer-no-device = нема уред
drawer-delay = { $ms } ms
drawer-offences = Претходни прекршоци, { $side }: { $count }
drawer-offence-where = { $round }. коло, табла { $board }:
drawer-sheets = Формулари
drawer-rulings = Одлуки: { $count }
drawer-log = Дневник
drawer-record = Запис на партијата
drawer-print = Формулар (PDF)
rounds-absent-here = отсутен
proposal-title = Предложена одлука
proposal-otherwise-go = Запиши ја оваа одлука
proposal-otherwise-hint = Предлогот отпаѓа. Ако треба, наместете ги часовниците или внесете резултат подолу.
proposal-reason = Причина
question-more = Уште прашања: { $count }
answer-go = Испрати
field-time = минути или 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 или 23…
field-attempt = e2e5
clocks-time = Време
clocks-moves = Потези
clocks-period = Период
clocks-set = Намести ги часовниците
clocks-wrong = Времето се пишува 1:05:00, бројачот 40
sheets-move = Потег
sheets-board = Табла
sheets-white = Формулар на белиот
sheets-black = Формулар на црниот
log-clock = Часовник
log-assistant-white = Помошник на белиот
log-assistant-black = Помошник на црниот
log-held-by = на уредот на { $name }
log-late = без врска, примено по { $late }

## measures
measures-title = Мерки
measure-side = За која страна
measure-offence = Прекршок
measure-note = Забележи
measure-sealed-by = { $side ->
    [white] Белиот ковертирал потег.
   *[black] Црниот ковертирал потег.
}
measure-here = Кој е на таблата
measure-waits-for = { $side ->
    [white] Белиот не е дојден, часовникот тече.
   *[black] Црниот не е дојден, часовникот тече.
}
measure-label = Натпис за ковертот (PDF)
measure-wrong-time = Укажано е на погрешно време: намести ги часовниците
measure-result = Резултат рачно
measure-enter = Внеси
measure-entered = Резултатот е внесен
repair-title = Исправка
repair-hint = Што е во салата погрешно запишано, се исправа со еден чекор; дневникот го чува и едното и другото.
repair-what = Што
repair-give-time = Додади време
repair-take-time = Одземи време
repair-replace = Потегот бил друг
repair-insert = Недостига потег
repair-take-out = Потегот не е одигран
repair-take-sheet = Земи формулар како точен
repair-set-position = Постави позиција
repair-set-count = Број на неправилни потези
repair-withdraw = Поништи одлука
repair-go-on = Партијата продолжува
repair-set-clocks = Намести ги часовниците
repair-value-give-time = Минути или 1:30
repair-value-take-time = Минути или 1:30
repair-value-replace = Потег: 23 или 23…
repair-value-insert = Пред потег: 23 или 23…
repair-value-take-out = Потег: 23 или 23…
repair-value-set-count = Колку
repair-value-withdraw = Број на одлуката
repair-played = Одиграно, по полиња
repair-pieces = Фигури
repair-empty = Празно
repair-turn = На потег: { $side }
repair-wrong = Ова не може да се прочита или недостига причина
repair-do = Исправи
repair-take-back = Поништи
evidence-title = Колку што се знае, следен потег: { $side }
evidence-white = Како што пишува белиот
evidence-black = Како што пишува црниот
evidence-pressed = Часовникот е притиснат за него.
evidence-not-pressed = Часовникот не е притиснат за него.
evidence-waiting = Притискања што ги чекаат потезите: { $count }.
evidence-saw = Видовте потег: { $side }
question-times = Ова се случило { $count } пати.
