### Думите на съдийската маса.

desk-title = Съдийска маса
desk-for-arbiters = Това бюро е за съдиите.
desk-side = Повиквания и предупреждения
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
alerts-title = Тихи предупреждения
alerts-none = Няма нищо за отбелязване.

## round
strip-title = Кръгът
strip-results = резултати: { $done } от { $all }
strip-absent = Отсъстват: { $count }
strip-finish = Край на кръг { $round }
strip-next = Следва кръг { $round }
strip-start = Начало на кръг { $round }
strip-back-start = Отмени започването на кръг { $round }
strip-back-finish = Отмени приключването на кръг { $round }
strip-nothing = Няма съставен кръг
strip-failed = Залата не го прие; опитайте отново
strip-files = Файлове
strip-export = За екипа: { $file }
strip-report = Доклад (PDF)
strip-standings = Класиране (PDF)
strip-pairings = Двойки от { $round }-ви кръг (PDF)
strip-by-keyboard = Резултати от клавиатурата
## the whole hall
together-title = Цялата зала
together-boards = Дъски (всички, ако е празно)
together-boards-hint = например 1-10, 14
together-boards-bad = Номера и интервали, например 1-10, 14
together-stop = Спри часовниците
together-start = Пусни ги отново
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
restart-stop = Спри тези часовници
restart-seen = Видяно

## results by keyboard
results-title = Резултати
results-round = Кръг
results-line = Дъска и резултат
results-keys = Номерът на дъската, после 1 (печелят белите), 0 (печелят черните), = (реми), + или - (неиграна), Enter. В списъка: клавиш и Enter; стрелките минават от дъска на дъска, Escape връща горе.
results-saved = Дъска { $board }: { $score } { $names }
results-taken-out = Дъска { $board }: резултатът е махнат
results-no-board = В този кръг няма дъска { $board }
results-unknown = Това не е резултат: 1, 0, =, + или -
results-why = На дъска { $board } стои друг резултат. Защо сега е { $score }?
results-correct = Поправи
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
drawer-illegal = невъзможни ходове: { $count }
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
proposal-apply = Прилагане
proposal-otherwise = Друго решение
proposal-otherwise-go = Записване на решението
proposal-otherwise-hint = Предложението отпада. Ако е нужно, нагласете часовниците или въведете резултат по-долу.
proposal-reason = Причина
question-title = Това решавате вие
question-more = Още въпроси: { $count }
answer-go = Изпращане
answer-yes = Да
answer-no = Не
answer-nothing = Нищо
answer-warn = Предупреждение
answer-loss = Загуба на партията
answer-fine = Глоба
answer-expel = Отстраняване от състезанието
answer-opponent-gains = Време на противника
answer-offender-loses = Отнемане на време от нарушителя
answer-opponent-points-up = Точки на противника
answer-offender-points-down = Отнемане на точки от нарушителя
answer-exclude-rounds = Отстраняване за кръгове
answer-extra-time = Допълнително време
answer-score = Точки
answer-position-before = Позицията преди ход
answer-clocks = Часовниците показват
answer-result = Друг резултат
answer-result-white-signed = Както подписаха белите
answer-result-black-signed = Както подписаха черните
answer-postpone = Решение по-късно; време на противника
answer-extra-increment = Да, с добавяне
answer-extra-delay = Да, със забавяне
field-time = минути или 1:30
field-points = ½
field-rounds = 1
field-move = 23 или 23…
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
measure-stop = Спиране на часовниците
measure-restart = Пускане на часовника
measure-notice-flag = Флагчето падна
measure-arrive = Дойде
measure-admit = Допускане въпреки закъснението
measure-look = Преглед на бланката
measure-disturbance = Беше смутен
measure-device = Намерено устройство
measure-refusal = Отказва да се подчини
measure-first-flag = Флагчето падна първо
measure-idle-press = Натиснал часовника без ход
measure-offence = Нарушение
measure-note = Отбелязване
measure-illegal = Невъзможен ход
measure-clock-setting = Грешно нагласени часовници: поправка
measure-clock-defect = Дефектен часовник
measure-displaced = Разместени фигури
measure-colours = Разменени цветове
measure-sheets = Искане на пълни бланки
measure-both-refuse = И двамата отказват
measure-declare-draw = Обявяване на поисканото реми (III.5)
measure-resumption = Доиграване
measure-resume = Доиграване: отваряне на плика
measure-envelope = Пликът липсва
measure-position-lost = Позицията не може да се установи
measure-sealed-by = { $side ->
    [white] Белите са запечатали ход.
   *[black] Черните са запечатали ход.
}
measure-here = Кой е на дъската
measure-come = { $side ->
    [white] Белите дойдоха
   *[black] Черните дойдоха
}
measure-waits-for = { $side ->
    [white] Белите не са дошли, часовникът върви.
   *[black] Черните не са дошли, часовникът върви.
}
measure-label = Надпис за плика (PDF)
measure-wrong-time = Посочено е грешно време: нагласяване на часовниците
measure-result = Резултат на ръка
measure-enter = Въвеждане
measure-entered = Резултатът е въведен
offence-disrepute = Уронване на престижа
offence-left-venue = Напусна мястото на игра
offence-left-area = Напусна игралната зона
offence-notes = Записки или съвети
offence-refused-inspection = Отказ от проверка
offence-distraction = Смущаване на противника
mishandling-hit = Удар по часовника
mishandling-lifted = Повдигане на часовника
mishandling-knocked-over = Събаряне на часовника
mishandling-hovering = Пръст върху бутона на часовника или над него
mishandling-other-hand = Натискане на часовника с другата ръка
