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
strip-nothing = Ниту едно коло не е спарено
strip-failed = Серверот на салата не го прифати тоа; обидете се повторно
strip-files = Датотеки
strip-export = За персоналот: { $file }
strip-report = Извештај (PDF)
strip-standings = Пласман (PDF)
strip-pairings = Парови од { $round }. коло (PDF)

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
proposal-apply = Примени
proposal-otherwise = Одлучи поинаку
proposal-otherwise-go = Запиши ја оваа одлука
proposal-otherwise-hint = Предлогот отпаѓа. Ако треба, наместете ги часовниците или внесете резултат подолу.
proposal-reason = Причина
question-title = За ова одлучувате вие
question-more = Уште прашања: { $count }
answer-go = Испрати
answer-yes = Да
answer-no = Не
answer-nothing = Ништо
answer-warn = Опомена
answer-loss = Губење на партијата
answer-fine = Парична казна
answer-expel = Отстранување од натпреварувањето
answer-opponent-gains = Време на противникот
answer-offender-loses = Одземање време на прекршителот
answer-opponent-points-up = Поени на противникот
answer-offender-points-down = Одземање поени на прекршителот
answer-exclude-rounds = Забрана за настап во кола
answer-extra-time = Дополнително време
answer-player-loses = Да, со одземање време на тој играч
answer-score = Поени
answer-position-before = Позицијата пред потегот
answer-clocks = Часовниците покажуваат
answer-result = Друг резултат
answer-result-white-signed = Како што потпиша белиот
answer-result-black-signed = Како што потпиша црниот
answer-extra-increment = Да, како додаток
answer-extra-delay = Да, со одложено одбројување (time-delay)
answer-ground-reported = Како што јавуваат играчите
answer-ground-conduct = Однесување (11, 12.9)
answer-ground-appeal = Жалба
answer-ground-error = Исправка на грешка
answer-no-result = Не е завршена
answer-yes-time-off = Да, со одземање време од неговиот часовник
answer-postpone-with-time = Одлука подоцна, две минути на противникот
answer-postpone = Одлука подоцна
answer-did = Да, одигран е потегот
answer-illegal-unplaced = Да, но никој не знае кога
answer-flag-wins = Времето е пречекорено: победува противникот
answer-flag-draws = Времето е пречекорено, но противникот не може да матира: реми
answer-moves-were-made = Не, потезите се одиграни навреме
answer-flag-of-white = Знаменцето на белиот
answer-flag-of-black = Знаменцето на црниот
answer-flags-unknown = Никој не знае; резултатот е
field-time = минути или 1:30
field-points = ½
field-rounds = 1
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
log-late = без врска, примено по { $late }

## measures
measures-title = Мерки
measure-side = За која страна
measure-stop = Запри ги часовниците
measure-restart = Пушти го часовникот
measure-notice-flag = Знаменцето падна
measure-arrive = Дојде
measure-admit = Дозволи и покрај доцнењето
measure-look = Погледни го формуларот
measure-disturbance = Беше вознемируван
measure-device = Најден уред
measure-refusal = Одбива да ги почитува Правилата
measure-first-flag = Знаменцето падна прво
measure-idle-press = Го притиснал часовникот без потег
measure-offence = Прекршок
measure-note = Забележи
measure-illegal = Неправилен потег
measure-clock-setting = Часовниците погрешно наместени: исправи
measure-clock-defect = Неисправен часовник
measure-displaced = Поместени фигури
measure-colours = Обратни бои
measure-sheets = Барај пополнети формулари
measure-both-refuse = И двајцата одбиваат да ги почитуваат Правилата
measure-declare-draw = Прогласи го рекламираното реми (III.5)
measure-resumption = Продолжување
measure-resume = Продолжи: отвори го ковертот
measure-envelope = Ковертот недостасува
measure-position-lost = Позицијата не може да се утврди
measure-sealed-by = { $side ->
    [white] Белиот ковертирал потег.
   *[black] Црниот ковертирал потег.
}
measure-here = Кој е на таблата
measure-come = { $side ->
    [white] Белиот дојде
   *[black] Црниот дојде
}
measure-waits-for = { $side ->
    [white] Белиот не е дојден, часовникот тече.
   *[black] Црниот не е дојден, часовникот тече.
}
measure-label = Натпис за ковертот (PDF)
measure-wrong-time = Укажано е на погрешно време: намести ги часовниците
measure-result = Резултат рачно
measure-enter = Внеси
measure-entered = Резултатот е внесен
offence-disrepute = Нарушување на угледот
offence-left-venue = Го напушти просторот за играње
offence-left-area = Го напушти местото за играње
offence-notes = Белешки или совети
offence-refused-inspection = Одбиен преглед
offence-distraction = Вознемирување на противникот
mishandling-hit = Удар по часовникот
mishandling-lifted = Кревање на часовникот
mishandling-knocked-over = Соборување на часовникот
mishandling-hovering = Прст на часовникот или над него
mishandling-other-hand = Притискање на часовникот со другата рака
