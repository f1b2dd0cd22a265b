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
strip-nothing = Пары ещё не составлены
strip-failed = Сервер зала этого не принял, попробуйте ещё раз
strip-files = Файлы
strip-export = Для персонала: { $file }
strip-report = Отчёт (PDF)
strip-standings = Таблица (PDF)
strip-pairings = Пары { $round }-го тура (PDF)

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
proposal-apply = Применить
proposal-otherwise = Решить иначе
proposal-otherwise-go = Записать это решение
proposal-otherwise-hint = Предложение отпадает. Если нужно, установите часы или внесите результат ниже.
proposal-reason = Причина
question-title = Это решаете вы
question-more = Ещё вопросов: { $count }
answer-go = Отправить
answer-yes = Да
answer-no = Нет
answer-nothing = Ничего
answer-warn = Предупреждение
answer-loss = Поражение в партии
answer-fine = Штраф
answer-expel = Исключение из соревнования
answer-opponent-gains = Время сопернику
answer-offender-loses = Вычесть время у нарушителя
answer-opponent-points-up = Очки сопернику
answer-offender-points-down = Вычесть очки у нарушителя
answer-exclude-rounds = Исключение из туров
answer-extra-time = Дополнительное время
answer-player-loses = Да, с вычетом времени у этого игрока
answer-score = Очки
answer-position-before = Позиция перед ходом
answer-clocks = Часы показывают
answer-result = Другой результат
answer-result-white-signed = Как подписали белые
answer-result-black-signed = Как подписали чёрные
answer-extra-increment = Да, с добавлением времени на ход
answer-extra-delay = Да, в режиме задержки
answer-ground-reported = По сообщению игроков
answer-ground-conduct = Поведение (11, 12.9)
answer-ground-appeal = Апелляция
answer-ground-error = Исправление ошибки
answer-no-result = Она не закончена
answer-yes-time-off = Да, с вычетом времени на его часах
answer-postpone-with-time = Решить позже, две минуты сопернику
answer-postpone = Решить позже
answer-did = Да, был сделан ход
answer-illegal-unplaced = Да, но неизвестно когда
answer-flag-wins = Время просрочено: выиграл соперник
answer-flag-draws = Время просрочено, но соперник не может поставить мат: ничья
answer-moves-were-made = Нет, ходы сделаны вовремя
answer-flag-of-white = Флажок белых
answer-flag-of-black = Флажок чёрных
answer-flags-unknown = Никто не знает; результат
field-time = минуты или 1:30
field-points = ½
field-rounds = 1
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
log-late = без связи, получено через { $late }

## measures
measures-title = Меры
measure-side = Для какой стороны
measure-stop = Остановить часы
measure-restart = Пустить часы
measure-notice-flag = Флажок упал
measure-arrive = Игрок на месте
measure-admit = Допустить с опозданием
measure-look = Посмотреть бланк
measure-disturbance = Игроку мешали
measure-device = Найдено устройство
measure-refusal = Отказывается подчиниться
measure-first-flag = Флажок упал первым
measure-idle-press = Нажал часы, не сделав хода
measure-offence = Нарушение
measure-note = Отметить
measure-illegal = Невозможный ход
measure-clock-setting = Часы установлены неверно: исправить
measure-clock-defect = Часы неисправны
measure-displaced = Фигуры смещены
measure-colours = Цвета противоположны назначенным
measure-sheets = Потребовать восстановить записи
measure-both-refuse = Оба отказываются подчиниться
measure-declare-draw = Объявить заявленную ничью (III.5)
measure-resumption = Доигрывание
measure-resume = Доигрывание: вскрыть конверт
measure-envelope = Конверт утерян
measure-position-lost = Позицию нельзя восстановить
measure-sealed-by = { $side ->
    [white] Белые записали тайный ход.
   *[black] Чёрные записали тайный ход.
}
measure-here = Кто за доской
measure-come = { $side ->
    [white] Белые пришли
   *[black] Чёрные пришли
}
measure-waits-for = { $side ->
    [white] Белые не пришли, часы идут.
   *[black] Чёрные не пришли, часы идут.
}
measure-label = Надпись на конверт (PDF)
measure-wrong-time = Указано на неверное время: установить часы
measure-result = Результат вручную
measure-enter = Внести
measure-entered = Результат внесён
offence-disrepute = Вред репутации шахмат
offence-left-venue = Уход из игровой зоны
offence-left-area = Уход с игровой площадки
offence-notes = Записи или советы
offence-refused-inspection = Отказ от осмотра
offence-distraction = Отвлечение соперника
mishandling-hit = Удар по часам
mishandling-lifted = Поднимание часов
mishandling-knocked-over = Опрокидывание часов
mishandling-hovering = Палец на кнопке часов или над ней
mishandling-other-hand = Нажатие часов другой рукой
