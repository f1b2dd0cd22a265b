### Думите на съдийската маса.

desk-title = Съдийска маса
desk-for-arbiters = Тази маса е за съдиите.
desk-side = Повиквания и сигнали
desk-wall = Всички дъски
desk-drawer = Избраната дъска
desk-filter = Кои дъски
desk-filter-all = Всички
desk-filter-attention = Чакат ви
desk-filter-playing = В игра
desk-filter-finished = Завършени
desk-urgent-first = спешните първо
desk-trouble = Цайтнот: { $count }
desk-size = Плочки
desk-size-positions = с позиции
desk-size-names = с имена
desk-size-small = малки
desk-no-boards = Не се играе кръг. Започнете го горе или подгответе състезанието.
desk-none-here = В момента няма такива дъски.
desk-keys = Клавиши
keys-next = следваща дъска
keys-previous = предишна дъска
keys-enter = отваряне на дъската
keys-close = затваряне на дъската
keys-call = приемане на най-старото повикване
keys-apply = прилагане на предложеното решение
keys-urgent = спешните дъски първо
keys-digits = към дъската с този номер
keys-help = тези клавиши

## calls
calls-title = Повиквания
calls-sound = Звук
calls-none = Никой не вика.
call-announced = Повикване от дъска { $board }: { $reason }
call-no-reason = без посочена причина
call-take = Отивам
call-take-named = Отивам на дъска { $board }
call-close = Готово
call-close-named = Дъска { $board }: готово
call-taken-by = пое { $name }

## alerts
alerts-title = Тихи сигнали
alerts-none = Няма нищо за отбелязване.

## round
strip-title = Кръгът
strip-results = резултати: { $done } от { $all }
strip-absent = Отсъстват: { $count }
strip-finish = Край на кръг { $round }
strip-next = Следва кръг { $round }
strip-start = Начало на кръг { $round }
strip-back-start = Отмяна на започването на кръг { $round }
strip-back-finish = Отмяна на приключването на кръг { $round }
strip-nothing = Няма съставени двойки
strip-failed = Залата не го прие; опитайте отново
strip-files = Файлове
strip-export = За екипа: { $file }
strip-report = Доклад (PDF)
strip-standings = Класиране (PDF)
strip-pairings = Двойки от кръг { $round } (PDF)
strip-by-keyboard = Резултати от клавиатурата
together-title = Цялата зала
together-one-disk = Никой втори сървър не е длъжен да има потвърденото: то е на един диск.
together-boards = Дъски (всички, ако е празно)
together-boards-hint = например 1-10, 14
together-boards-bad = Номера и интервали, например 1-10, 14
together-stop = Спиране на часовниците
together-start = Пускане отново
together-standing = { $count ->
    [one] Стои { $count } часовник, спрян от { $name }
   *[other] Стоят { $count } часовника, спрени от { $name }
}
together-stopped = { $count ->
    [0] Никой часовник не вървеше
    [one] Спрян е { $count } часовник
   *[other] Спрени са { $count } часовника
}
together-started = { $count ->
    [0] Никой часовник не е пуснат
    [one] Пуснат е { $count } часовник
   *[other] Пуснати са { $count } часовника
}
together-left = Дъска { $board } е оставена както е: { $words }
restart-title = Програмата липсваше най-много { $away }
restart-ran = { $count ->
    [0] През това време никой часовник не вървеше.
    [one] Вървеше часовникът на { $count } дъска: { $boards }.
   *[other] Вървяха часовниците на { $count } дъски: { $boards }.
}
restart-stop = Спиране на тези часовници
restart-seen = Видяно
together-given = Време е добавено на { $count ->
        [one] една дъска
       *[other] { $count } дъски
    }
together-give = Добавяне на време
together-both = И на двете страни
together-give-do = Добавяне
restart-give-back = Връщане на това време
restart-reason = Програмата не работеше.
alert-give = { $side ->
        [white] Добавяне на { $time } за белите
       *[black] Добавяне на { $time } за черните
    }
results-title = Резултати
results-round = Кръг
results-line = Дъска и резултат
results-keys = Номерът на дъската, после 1 (печелят белите), 0 (печелят черните), = (реми), + или - (неиграна), Enter. В списъка: клавиш и Enter; стрелките минават от дъска на дъска, Escape връща горе.
results-saved = Дъска { $board }: { $score } { $names }
results-taken-out = Дъска { $board }: резултатът е махнат
results-no-board = В този кръг няма дъска { $board }
results-unknown = Това не е резултат: 1, 0, =, + или -
results-why = На дъска { $board } стои друг резултат. Защо сега е { $score }?
results-correct = Поправяне
results-cell = Резултат на дъска { $board }: { $names }
results-seen = Дъска с устройства: резултатът ѝ идва сам
results-slip = Въведено по погрешка
results-none = Още няма съставен кръг.
results-not-begun = Кръгът не е започнал: дотогава могат да се въведат само + и -.

## drawer
drawer-signed = подписано
drawer-unsigned = не е подписано
drawer-open-moves = Може още да играе:
drawer-no-moves = няма ход
drawer-clock-check = Проверка на часовника
drawer-clock-alarm = повече от две минути
drawer-side = { $side }
drawer-illegal = неправилни ходове: { $count }
drawer-no-device = няма устройство
drawer-delay = { $ms } мс
drawer-offences = Предишни нарушения, { $side }: { $count }
drawer-offence-where = Кръг { $round }, дъска { $board }:
drawer-sheets = Бланки
drawer-rulings = Решения: { $count }
drawer-log = Дневник
drawer-record = Запис на партията
drawer-print = Бланка (PDF)
rounds-absent-here = отсъства
proposal-title = Предложено решение
proposal-otherwise-go = Записване на решението
proposal-otherwise-hint = Предложението отпада. Ако е нужно, нагласете часовниците или въведете резултат по-долу.
proposal-reason = Причина
question-more = Още въпроси: { $count }
answer-go = Изпращане
field-time = минути или 1:30
field-points = ½
field-rounds = 1
field-start = 0–959
field-move = 23 или 23…
field-attempt = e2e5
clocks-time = Време
clocks-moves = Ходове
clocks-period = Период
clocks-set = Нагласяване на часовниците
clocks-wrong = Времето се пише 1:05:00, броячът 40
sheets-move = Ход
sheets-board = Дъска
sheets-white = Бланка на белите
sheets-black = Бланка на черните
log-clock = Часовник
log-assistant-white = Асистент на белите
log-assistant-black = Асистент на черните
log-held-by = на устройството на { $name }
log-late = без връзка, получено след { $late }

## measures
measures-title = Мерки
measure-side = За коя страна
measure-offence = Нарушение
measure-note = Отбелязване
measure-sealed-by = { $side ->
    [white] Белите са запечатали ход.
   *[black] Черните са запечатали ход.
}
measure-here = Кой е на дъската
measure-waits-for = { $side ->
    [white] Белите не са дошли, часовникът върви.
   *[black] Черните не са дошли, часовникът върви.
}
measure-label = Надпис за плика (PDF)
measure-wrong-time = Посочено е грешно време: нагласяване на часовниците
measure-result = Ръчно въвеждане на резултат
measure-enter = Въвеждане
measure-entered = Резултатът е въведен
repair-title = Поправяне
repair-hint = Грешка на залата се поправя с едно действие; дневникът пази и двете.
repair-what = Какво
repair-give-time = Добавяне на време
repair-take-time = Отнемане на време
repair-replace = Ходът е бил друг
repair-insert = Липсва ход
repair-take-out = Ходът не е игран
repair-take-sheet = Приемане на бланка за вярна
repair-set-position = Задаване на позицията
repair-set-count = Брой неправилни ходове
repair-withdraw = Отмяна на решение
repair-go-on = Партията продължава
repair-set-clocks = Нагласяване на часовниците
repair-value-give-time = Минути или 1:30
repair-value-take-time = Минути или 1:30
repair-value-replace = Ход: 23 или 23…
repair-value-insert = Преди ход: 23 или 23…
repair-value-take-out = Ход: 23 или 23…
repair-value-set-count = Колко
repair-value-withdraw = Номер на решението
repair-played = Изигран ход, по полета
repair-pieces = Фигури
repair-empty = Празно
repair-turn = На ход: { $side }
repair-wrong = Това не може да се прочете или липсва причина
repair-do = Поправяне
repair-take-back = Отмяна
evidence-title = Доколкото се знае, следващ ход: { $side }
evidence-white = Както пишат белите
evidence-black = Както пишат черните
evidence-pressed = Часовникът е натиснат за него.
evidence-not-pressed = Часовникът не е натиснат за него.
evidence-waiting = Натискания, чакащи своите ходове: { $count }.
evidence-saw = Видели сте ход: { $side }
question-times = Това се е случило { $count } пъти.
