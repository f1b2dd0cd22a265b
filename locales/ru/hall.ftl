### Слова зала: что произошло, что должен знать арбитр, почему что-то невозможно.

log-opened = Доска подготовлена
log-called = Зовёт арбитра: { $reason }
call-time-jump = По часам компьютера прошло { $span }, которых зал не видел. Часы остановлены и показывают время, виденное последним: запустите их снова или сначала исправьте
log-call-taken = Идёт к доске
log-call-closed = Вызов разобран
event-started = Партия начинается
event-arrived = { $it ->
        [white] Белые пришли к доске
       *[black] Чёрные пришли к доске
    }
event-touched = { $manner ->
        [adjusting] Поправляет фигуру на { $square }
        [accident] Случайно касается фигуры на { $square }
        [doubtful] Касается фигуры на { $square }, возможно случайно
        [unannounced] Поправляет фигуру на { $square } без предупреждения
       *[plain] Касается фигуры на { $square }
    }
event-touch-found = { $deliberate ->
        [true] Касание фигуры на { $square } было намеренным
       *[false] Касание фигуры на { $square } было случайным
    }
event-piece-removed = Снимает фигуру с { $square }
event-piece-put = Ставит фигуру с { $from } на { $to }
event-piece-placed = Ставит новую фигуру на { $square }
event-pieces-put-back = Фигуры возвращены на место
event-move-made = Ход { $move }
event-move-made-illegal = Ход { $move } (невозможный, { $article })
event-move-completed = { $it ->
        [pressed] Ход завершён нажатием часов
        [ended-game] Ход закончил партию
        [next-move] Ход завершён следующим ходом
        [answered] Ход завершён ответом соперника
       *[sealed] Сделан записанный ход
    }
event-pressed = { $it ->
        [white] Белые нажали часы
       *[black] Чёрные нажали часы
    }
event-clocks-stopped = Часы остановлены
event-clock-restarted = { $it ->
        [white] Часы белых снова идут
       *[black] Часы чёрных снова идут
    }
event-flag-fell = { $it ->
        [white] Упал флажок белых
       *[black] Упал флажок чёрных
    }
event-period-ended = { $it ->
        [white] Период белых закончился
       *[black] Период чёрных закончился
    }
event-flag-noticed = { $it ->
        [white] Замечено падение флажка белых
       *[black] Замечено падение флажка чёрных
    }
event-illegal-move-noticed = Замечен невозможный ход
event-pressed-without-move = { $it ->
        [white] Белые нажали часы, не сделав хода
       *[black] Чёрные нажали часы, не сделав хода
    }
event-illegal-move-counted = { $it ->
        [white] Невозможный ход белых учтён
       *[black] Невозможный ход чёрных учтён
    }
event-illegal-move-uncounted = { $it ->
        [white] Невозможный ход белых больше не учитывается
       *[black] Невозможный ход чёрных больше не учитывается
    }
event-complained = Жалоба на нарушение статьи 4
event-draw-offered = Предлагает ничью
event-draw-accepted = Принимает ничью
event-draw-declined = Отклоняет ничью
event-draw-claimed = { $ground ->
        [repetition] Требует ничью по повторению
       *[fifty-moves] Требует ничью по правилу 50 ходов
    }
event-resigned = { $it ->
        [white] Белые сдались
       *[black] Чёрные сдались
    }
event-answered = Арбитр отвечает
event-proposed = Решение ждёт арбитра
event-clock-absent = { $it ->
        [white] Белые отсутствуют
       *[black] Чёрные отсутствуют
    }
event-clock-admitted = { $it ->
        [white] Белые допущены
       *[black] Чёрные допущены
    }
event-clock-mishandled = Неправильное обращение с часами
event-clock-press-objected = Возражает против нажатия часов
event-clock-display-claimed = Заявление по показаниям часов
event-clock-fault-found = Обнаружена неисправность часов
event-clock-interruption-asked = Просит прервать партию
event-clock-assistant-brought = Приведён ассистент для часов
event-clock-assistant-accepted = Ассистент для часов принят
event-clock-first-flag-seen = { $it ->
        [white] Первым упал флажок белых
       *[black] Первым упал флажок чёрных
    }
event-irregular-wrong-start-found = Начальная позиция была неверной
event-irregular-board-found-turned = Доска повёрнута
event-irregular-colours-found-reversed = Цвета перепутаны
event-irregular-pieces-displaced = Смещает фигуры
event-irregular-pieces-put-back = Возвращает смещённые фигуры
event-irregular-displaced-pieces-found = Обнаружены смещённые фигуры
event-irregular-moved-out-of-turn = Ход вне очереди: { $move }
event-record-wrote = Пишет { $it }
event-record-wrote-ahead = Пишет { $text } до хода
event-record-corrected = Исправляет запись на { $text }
event-record-offer-noted = Отмечает предложение ничьей
event-record-letters = Пишет буквами языка { $it }
event-record-freed = { $it ->
        [white] Белые больше не обязаны писать
       *[black] Чёрные больше не обязаны писать
    }
event-record-signed = Подписывает результат
event-record-looked = Просмотрен бланк
event-record-noted = Записаны позиция и время
event-rapid-record-shown = Смотрит запись
event-rapid-scoresheet-asked = Просит бланк
event-rapid-illegal-position-noticed = Замечена невозможная позиция
event-rapid-illegal-position-mended = Невозможная позиция исправлена
event-rapid-agreed-to-correct = Согласен на исправление
event-rapid-schedule-found-in-danger = Расписание под угрозой
event-adjourn-sealed = Записывает { $number }-й ход
event-adjourn-resumption-set = Доигрывание: { $it }
event-adjourn-resumed = Отложенная партия возобновлена
event-adjourn-reply-sealed = Записывает ответ
event-adjourn-came = { $it ->
        [white] Белые пришли на доигрывание
       *[black] Чёрные пришли на доигрывание
    }
event-adjourn-opened = Конверт вскрыт
event-adjourn-envelope-missing = Конверт пропал
event-adjourn-position-lost = Позицию нельзя восстановить
event-adjourn-clock-pointed-out = Указано на ошибку часов
event-conduct-noted = Отмечено нарушение: { $it }
event-conduct-device-found = { $it ->
        [white] У белых найдено устройство
       *[black] У чёрных найдено устройство
    }
event-conduct-refused = { $it ->
        [white] Белые отказываются подчиниться
       *[black] Чёрные отказываются подчиниться
    }
event-conduct-both-refused = Оба отказываются подчиниться
event-conduct-leave-asked = Просит разрешения выйти
event-conduct-disturbed = { $it ->
        [white] Белым помешали
       *[black] Чёрным помешали
    }
event-conduct-explanation-asked = Просит арбитра объяснить
event-conduct-appealed = Апелляция: { $it }
event-conduct-score-entered = Арбитр внёс счёт
event-conduct-unplayed-entered = Партия внесена как несостоявшаяся
event-blind-taken-off = Снимает фигуру с { $it }
event-blind-placed = Ставит фигуру: { $move }
event-blind-announced = Объявляет { $move }
event-blind-repeated = Повторяет объявленный ход
event-blind-score-kept = Ведёт запись
event-blind-boards-differ = Две доски расходятся
event-quickplay-extra-time-requested = Просит добавление времени на каждый ход
event-quickplay-extra-time-introduced = Введено добавление времени
event-quickplay-claimed = Требует ничью в последнем периоде
event-quickplay-postponed = Решение отложено
event-quickplay-referred = Требование передано арбитру
event-quickplay-verified = Заключительная позиция подтверждена
alert-threefold = Позиция стояла на доске { $count } раз(а)
alert-threefold-reachable = Позиция может возникнуть в третий раз после { $moves }
alert-fifty = { $count } ходов каждой стороны без взятия и хода пешкой
alert-flag = { $color ->
        [white] Упал флажок белых
       *[black] Упал флажок чёрных
    }
alert-both-flags = { $color ->
        [white] Упали оба флажка, первым у белых
       *[black] Упали оба флажка, первым у чёрных
    }
alert-illegal-move = { $color ->
        [white] Невозможный ход белых: { $move }
       *[black] Невозможный ход чёрных: { $move }
    }
alert-irregular-position = К этой позиции не ведёт никакая последовательность возможных ходов
alert-sheets-differ = Бланки и доска расходятся, мест: { $count }
alert-move-counter = { $color ->
        [white] Счётчик белых показывает { $counter }, а завершено ходов: { $moves }
       *[black] Счётчик чёрных показывает { $counter }, а завершено ходов: { $moves }
    }
alert-clock-check = Часы и прошедшее время расходятся больше чем на две минуты
alert-time-granted = { $color ->
        [white] Белым зачтено { $time } за действия, сделанные без связи
       *[black] Чёрным зачтено { $time } за действия, сделанные без связи
    }
refusal-this-is-longer-than-anything-in-a-game-of-chess = Это длиннее всего, что бывает в шахматной партии
refusal-the-arbiter-has-been-called-already = Арбитр уже вызван
refusal-nothing-can-be-written-or-read-now-keep-it-and-try-again = Сейчас ничего нельзя записать; сделанное сохранено и будет отправлено снова
refusal-a-claim-cannot-be-withdrawn = Заявление нельзя отозвать
refusal-a-decision-is-due-first = Сначала нужно принять решение
refusal-a-decision-is-postponed = Решение отложено
refusal-a-full-scoresheet-goes-with-the-claim = К заявлению прилагается полный бланк
refusal-a-game-has-no-such-score = В партии не может быть такого счёта
refusal-a-move-is-illegal-only-once-it-is-completed = Ход становится невозможным лишь после завершения
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Ответ записывают, только пока соперник отсутствует
refusal-a-wrong-setting-can-still-be-corrected = Неверную установку ещё можно исправить
refusal-an-act-needs-an-id-of-1-to-64-characters = У действия должен быть код из 1–64 знаков
refusal-an-illegal-move-is-claimed-by-the-opponent = О невозможном ходе заявляет соперник
refusal-an-offer-cannot-be-withdrawn = Предложение нельзя взять назад
refusal-another-move-was-announced = Был объявлен другой ход
refusal-appendix-d-does-not-apply-to-this-game = Приложение D к этой партии не применяется
refusal-each-player-must-have-made-a-move = Каждый игрок должен сделать ход
refusal-it-must-be-pointed-out-before-the-first-move = Об этом нужно сказать до первого хода
refusal-neither-are-both-kings-in-check-nor-is-a-pawn-on-the-last-rank = Оба короля не под шахом, и на последней горизонтали нет пешки
refusal-no-decision-is-postponed = Решение не откладывалось
refusal-no-draw-has-been-claimed = Ничья не заявлена
refusal-no-draw-has-been-offered = Ничья не предложена
refusal-no-flag-has-fallen = Флажок не упал
refusal-no-illegal-move-has-been-completed = Завершённого невозможного хода нет
refusal-no-press-of-this-player-alone-is-waiting-for-its-move = Нет единственного нажатия этого игрока, ожидающего записи хода
refusal-no-illegal-move-is-in-the-count = Невозможных ходов не учтено
refusal-no-illegal-move-stands-that-the-players-could-put-right = Нет невозможного хода, который игроки могли бы исправить
refusal-no-king-or-rook-stands-there = Там не стоит ни король, ни ладья
refusal-no-move-has-been-announced = Ход не объявлен
refusal-no-move-has-been-made = Ход не сделан
refusal-no-move-has-been-sealed = Ход не записан
refusal-no-pawn-can-be-promoted-there = Там пешка не может превратиться
refusal-no-piece-stands-there = Там нет фигуры
refusal-no-pieces-are-displaced = Фигуры не смещены
refusal-no-place-of-a-scoresheet-holds-so-much = В графу бланка столько не помещается
refusal-no-such-move-has-been-made = Такого хода не было
refusal-nobody-has-asked-whether-a-side-can-mate = Никто не спрашивал, возможен ли мат
refusal-nobody-has-pressed-the-clock = Часы никто не нажимал
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Запись не обязательна, и эта редакция не обещает бланка
refusal-nothing-is-asked = Вопроса нет
refusal-nothing-is-proposed = Предложений нет
refusal-nothing-is-written = Ничего не написано
refusal-nothing-is-written-there = Там ничего не написано
refusal-only-a-player-can-do-this = Это может сделать только игрок
refusal-only-the-arbiter-can-do-this = Это может сделать только арбитр
refusal-only-the-player-who-has-the-move-may-claim = Заявлять может только игрок, чья очередь хода
refusal-only-the-player-who-has-the-move-may-see-the-record = Видеть запись может только игрок, чья очередь хода
refusal-only-the-visually-disabled-player-keeps-score-so = Так ведёт запись только игрок с нарушением зрения
refusal-others-keep-writing-to-this-board = Эту доску одновременно изменяют другие
refusal-so-few-moves-show-that-time-was-overstepped = При таком числе ходов время просрочено
refusal-that-is-asked-already = Об этом уже спрошено
refusal-that-is-how-it-is-taken-already = Так это уже и понято
refusal-that-is-no-answer-to-what-is-asked = Это не ответ на вопрос
refusal-the-announcement-and-the-board-differ = Объявление и доска расходятся
refusal-the-arbiter-decides-when-the-game-goes-on = Когда продолжать партию, решает арбитр
refusal-the-arbiter-does-not-tell = Арбитр этого не сообщает
refusal-the-arbiter-has-been-asked-for-his-consent = Согласие арбитра уже запрошено
refusal-the-board-is-closed = Доска закрыта
refusal-the-captured-piece-has-not-been-taken-off = Взятая фигура не снята
refusal-the-choice-of-the-piece-is-final = Выбор фигуры окончателен
refusal-the-claim-must-be-checked = Заявление должно быть проверено
refusal-the-claimant-must-stop-the-clocks-first = Сначала нужно остановить часы
refusal-the-claimant-s-own-flag-is-down = Флажок заявителя упал
refusal-the-clock-of-a-player-with-a-disability-is-not-adjusted = Часы игрока с инвалидностью не корректируются
refusal-the-clock-of-a-player-with-a-disability-is-not-changed = Часы игрока с инвалидностью не меняются
refusal-the-clock-of-the-opponent-is-running = Идут часы соперника
refusal-the-clocks-are-not-stopped = Часы не остановлены
refusal-the-clocks-are-stopped = Часы остановлены
refusal-the-complaint-is-the-opponent-s = Жаловаться может соперник
refusal-the-default-time-is-over = Допустимое опоздание истекло
refusal-the-event-does-not-adjourn-games = В этом соревновании партии не откладываются
refusal-the-event-has-not-announced-these-rules = Соревнование не объявляло этих правил
refusal-the-event-uses-electronic-scoresheets = В соревновании применяются электронные бланки
refusal-the-event-uses-paper-scoresheets = В соревновании применяются бумажные бланки
refusal-the-flag-is-not-down = Флажок не упал
refusal-the-flags-are-not-both-down = Упали не оба флажка
refusal-the-game-has-been-played = Партия сыграна
refusal-the-game-has-been-resumed = Партия возобновлена
refusal-the-game-has-not-been-resumed = Партия не возобновлена
refusal-the-game-has-not-started = Партия не началась
refusal-the-game-has-started = Партия началась
refusal-the-game-is-not-over = Партия не окончена
refusal-the-game-is-over = Партия окончена
refusal-the-game-is-over-and-its-result-stands = Партия окончена, её результат остаётся в силе
refusal-the-game-was-over-before-the-flag-was-noticed = Партия окончилась раньше, чем замечен флажок
refusal-the-last-move-has-not-been-announced = Последний ход не объявлен
refusal-the-last-move-has-not-been-repeated = Последний ход не повторён
refusal-the-last-press-was-his-own = Последним часы нажал он сам
refusal-the-move-ended-the-game-and-is-completed = Ход закончил партию и завершён
refusal-the-move-has-been-made = Ход сделан
refusal-the-move-has-not-been-announced = Ход не объявлен
refusal-the-move-has-not-been-made = Ход не сделан
refusal-the-move-made-on-the-board-must-be-sealed = Записать нужно ход, сделанный на доске
refusal-the-move-must-be-written-first = Сначала нужно записать ход
refusal-the-number-of-moves-decides-not-the-arbiter = Решает число ходов, а не арбитр
refusal-the-offer-stands-already = Предложение уже действует
refusal-the-opponent-answers-the-offer-first = Сначала соперник отвечает на предложение
refusal-the-opponent-confirms-it = Это подтверждает соперник
refusal-the-opponent-confirms-the-position-first = Сначала соперник подтверждает позицию
refusal-the-opponent-has-made-the-next-move = Соперник сделал следующий ход
refusal-the-opponent-has-the-move = Очередь хода соперника
refusal-the-opponent-repeats-the-move = Ход повторяет соперник
refusal-the-opponent-s-clock-has-been-started = Часы соперника пущены
refusal-the-opponent-s-offer-stands = Действует предложение соперника
refusal-the-opponent-s-scoresheet-is-for-the-player-who-has-the-move = Бланком соперника пользуется игрок, чья очередь хода
refusal-the-piece-has-not-been-placed = Фигура не поставлена
refusal-the-piece-stands-there-already = Фигура там уже стоит
refusal-the-player-has-a-scoresheet-and-must-write = У игрока есть бланк, он обязан писать
refusal-the-player-has-an-assistant = У игрока есть ассистент
refusal-the-player-has-displaced-no-pieces = Игрок не смещал фигур
refusal-the-player-is-at-the-board = Игрок за доской
refusal-the-player-is-not-at-the-board = Игрока нет за доской
refusal-the-player-who-has-the-move-seals = Записывает ход игрок, чья очередь хода
refusal-the-result-is-signed-already = Результат уже подписан
refusal-the-right-to-claim-ended-with-touching-a-piece = Касание фигуры лишило права на заявление
refusal-the-right-to-complain-ended-with-touching-a-piece = Касание фигуры лишило права на жалобу
refusal-the-scores-together-are-more-than-a-game-is-worth = Вместе это больше, чем стоит партия
refusal-the-scoresheet-is-on-paper = Бланк бумажный
refusal-the-scoresheets-are-not-up-to-date = Бланки не дополнены
refusal-the-sighted-player-moves-on-an-ordinary-board = Зрячий игрок ходит на обычной доске
refusal-the-software-does-not-read-that-language = Программа не читает этот язык
refusal-the-written-move-cannot-be-changed = Записанный ход нельзя изменить
refusal-the-written-move-cannot-be-read = Записанный ход нельзя прочесть
refusal-there-is-no-next-period = Следующего периода нет
refusal-there-is-no-such-board = Такой доски нет
refusal-there-is-no-such-call = Такого вызова нет
refusal-there-is-nothing-to-confirm = Подтверждать нечего
refusal-there-is-one-board-only = Доска только одна
refusal-this-answer-comes-from-the-search-or-from-the-arbiter = Этот ответ дают поиск или арбитр
refusal-this-edition-gives-no-right-to-see-the-record = Эта редакция не даёт права видеть запись
refusal-this-edition-knows-no-exclusion-from-rounds = Эта редакция не знает отстранения на туры
refusal-this-edition-knows-only-an-increment = Эта редакция знает только добавление времени
refusal-this-is-another-board = Это другая доска
refusal-this-is-for-others-to-do = Это делают другие
refusal-time-does-not-run-backwards = Время не идёт назад
refusal-too-many-acts-at-once = Слишком много действий сразу
refusal-under-supervision-the-illegal-move-itself-is-put-right = При надзоре исправляется сам невозможный ход
