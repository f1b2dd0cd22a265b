### Всё, что говорится о действиях: в журнале, читателям случая, на кнопках стола; и то, о чём из-за нового действия спрашивают или что решают

## Что говорит журнал

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
event-king-castles = Ход короля был началом рокировки
event-move-made = Ход { $move }
event-move-made-illegal = Ход { $move } (невозможный, { $article })
event-move-completed = { $it ->
        [pressed] Ход завершён нажатием часов
        [ended-game] Ход закончил партию
        [next-move] Ход завершён следующим ходом
        [answered] Ход завершён ответом соперника
       *[sealed] На доске выполнен тайный ход
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
event-complained = Заявление о нарушении статьи 4
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
event-answered-later = Арбитр отвечает
event-proposed = Решение ждёт арбитра
event-confirmed = Арбитр подтверждает
event-waits = Записано; будет рассмотрено, когда арбитр решит то, что ждёт решения
event-heard = Записанное рассматривается теперь
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
event-clock-display-claimed = Заявление по показаниям экрана
event-clock-fault-found = Обнаружена неисправность часов
event-clock-interruption-asked = Просит прервать партию
event-clock-assistant-brought = Приведён помощник для часов
event-clock-assistant-accepted = Помощник для часов принят
event-clock-first-flag-seen = { $it ->
        [white] Первым упал флажок белых
       *[black] Первым упал флажок чёрных
    }
event-clock-pressed-unread = { $it ->
        [white] Белые нажали часы; ход ещё не записан
       *[black] Чёрные нажали часы; ход ещё не записан
    }
event-clock-press-read = { $it ->
        [white] Известен ход, после которого белые нажали часы
       *[black] Известен ход, после которого чёрные нажали часы
    }
event-clock-press-found-idle = { $it ->
        [white] Оказалось, что белые нажали часы, не сделав хода
       *[black] Оказалось, что чёрные нажали часы, не сделав хода
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Белые нажимают часы; был ли сделан ход, ещё выясняется
       *[black] Чёрные нажимают часы; был ли сделан ход, ещё выясняется
    }
event-clock-replied-in-doubt = Делает ход { $move }, пока выясняется, сделан ли ход соперником
event-irregular-wrong-start-found = Начальная позиция была неверной
event-irregular-board-found-turned = Доска повёрнута неправильно
event-irregular-colours-found-reversed = Цвета противоположны назначенным
event-irregular-pieces-displaced = Смещает фигуры
event-irregular-pieces-put-back = Возвращает смещённые фигуры
event-irregular-displaced-pieces-found = Обнаружены смещённые фигуры
event-irregular-moved-out-of-turn = Ход вне очереди: { $move }
event-irregular-idle-press-found = { $by ->
        [white] Оказалось, что белые нажали часы, не сделав хода
       *[black] Оказалось, что чёрные нажали часы, не сделав хода
    }
event-irregular-two-hands-found = { $by ->
        [white] Оказалось, что белые сделали ход двумя руками
       *[black] Оказалось, что чёрные сделали ход двумя руками
    }
event-record-wrote = Пишет { $it }
event-record-wrote-ahead = Пишет { $text } до хода
event-record-corrected = Исправляет запись на { $text }
event-record-offer-noted = Отмечает предложение ничьей
event-record-letters = { $it ->
        [en] Пишет английскими буквами
        [ru] Пишет русскими буквами
        [bg] Пишет болгарскими буквами
        [sr] Пишет сербскими буквами
        [mk] Пишет македонскими буквами
        [hy] Пишет армянскими буквами
       *[other] Пишет буквами языка { $it }
    }
event-record-freed = { $of ->
        [white] Белые больше не обязаны вести запись
       *[black] Чёрные больше не обязаны вести запись
    }
event-record-assistant-accepted = Помощник для записи принят
event-record-signed = Подписывает результат
event-record-brought-up-to-date = Восстанавливает запись
event-record-looked = Просмотрен бланк
event-record-hidden = { $it ->
        [white] Белые скрывают бланк
       *[black] Чёрные скрывают бланк
    }
event-record-found-otherwise = Арбитр установил, что было не так, как записано в бланках
event-record-denied = Последний записанный ход сделан не был
event-record-noted = Записаны позиция и время
event-rapid-record-shown = Смотрит запись
event-rapid-scoresheet-asked = Просит бланк
event-rapid-illegal-position-noticed = Замечена невозможная позиция
event-rapid-illegal-position-mended = Невозможная позиция исправлена
event-rapid-pawn-replaced = Пешка на { $square } заменена новой фигурой
event-rapid-agreed-to-correct = Соглашается на исправление
event-rapid-schedule-found-in-danger = Расписание под угрозой
event-adjourn-sealed = Запечатывает тайный ход № { $number }
event-adjourn-resumption-set = Доигрывание: { $it }
event-adjourn-resumed = Отложенная партия возобновлена
event-adjourn-reply-sealed = Запечатывает ответный ход
event-adjourn-came = { $it ->
        [white] Белые пришли на доигрывание
       *[black] Чёрные пришли на доигрывание
    }
event-adjourn-opened = Конверт вскрыт
event-adjourn-envelope-missing = Конверт утерян
event-adjourn-position-lost = Позицию нельзя восстановить
event-adjourn-clock-pointed-out = Указано на ошибку часов
event-conduct-noted = { $of ->
        [white] Отмечено нарушение белых
       *[black] Отмечено нарушение чёрных
    }: { $it ->
        [left-venue] уход из игровой зоны
        [left-area] уход с игровой площадки
        [notes] записи или советы
        [refused-inspection] отказ от осмотра
        [distraction] отвлечение соперника
        [refused-signature] отказ подписать
        [smoked] курение
        [smoked-electronic] электронная сигарета
       *[disrepute] вред репутации шахмат
    }
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
event-conduct-leave-given = { $it ->
        [white] Белым разрешено выйти
       *[black] Чёрным разрешено выйти
    }
event-conduct-left = { $it ->
        [white] Белые вышли, имея на это право
       *[black] Чёрные вышли, имея на это право
    }
event-conduct-disturbed = { $it ->
        [white] Белым помешали
       *[black] Чёрным помешали
    }
event-conduct-explanation-asked = Просит арбитра объяснить
event-conduct-appealed = { $of ->
        [white] Апелляция белых: { $it }
       *[black] Апелляция чёрных: { $it }
    }
event-conduct-score-entered = Арбитр внёс счёт
event-conduct-unplayed-entered = Партия внесена как несостоявшаяся
event-blind-taken-off = Снимает фигуру с { $it }
event-blind-placed = Ставит фигуру: { $move }
event-blind-announced = Объявляет { $move }
event-blind-repeated = Повторяет объявленный ход
event-blind-repeated-wrongly = Повторяет не объявленный, а другой ход: { $move }
event-blind-score-kept = Ведёт запись
event-blind-boards-differ = Две доски расходятся
event-quickplay-extra-time-requested = Просит добавление времени на каждый ход
event-quickplay-extra-time-introduced = Введено добавление времени
event-quickplay-claimed = Требует ничью в последнем периоде
event-quickplay-postponed = Решение отложено
event-quickplay-referred = Требование передано арбитру
event-quickplay-verified = Заключительная позиция подтверждена
event-repaired = Исправлено: { $reason }
event-conduct-result-entered = Арбитр вносит результат
event-conduct-again = Отмечено: { $offence }
event-made-again = Делает ход ещё раз
event-hand-again = Рука снова на доске: { $move }
event-clock-reason-found = Заявление объясняет, почему остановлены часы
event-blind-not-repeated = { $it ->
        [white] Белые продолжают, не повторив ход
       *[black] Чёрные продолжают, не повторив ход
    }
event-blind-pressed-early = { $it ->
        [white] Белые нажимают часы до того, как ход сделан и объявлен
       *[black] Чёрные нажимают часы до того, как ход сделан и объявлен
    }
event-blind-assisted = { $it ->
        [white] Действует помощник белых
       *[black] Действует помощник чёрных
    }
event-irregular-board-found-half-turned = Доска повёрнута на пол-оборота
event-irregular-out-of-play = { $it ->
        [white] Белые что-то делают за доской, когда партия не идёт
       *[black] Чёрные что-то делают за доской, когда партия не идёт
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] Заявлено падение флажка белых; он не упал
       *[black] Заявлено падение флажка чёрных; он не упал
    }
event-clock-flag-disputed = { $it ->
        [white] Белые оспаривают падение своего флажка
       *[black] Чёрные оспаривают падение своего флажка
    }
event-clock-clock-placed = { $it ->
        [white] Часы стоят по правую руку от белых
       *[black] Часы стоят по правую руку от чёрных
    }
event-conduct-reported = Арбитру сообщили: { $it }
event-conduct-interfered = В партию вмешивается посторонний
event-conduct-visitor-found = На игровой площадке посторонний без разрешения
event-conduct-told = { $to ->
        [white] Арбитр сообщил белым
       *[black] Арбитр сообщил чёрным
    }{ $what ->
        [moves] {" число ходов"}
        [press] {", что часы не нажаты"}
        [move] {", что соперник сделал ход"}
        [flag] {", что флажок соперника упал"}
        [own-flag] {", что их собственный флажок упал"}
       *[illegal-move] {" о невозможном ходе"}
    }

## Что читают в случае

said-side-touches-square = { $side ->
        [white] белые
       *[other] чёрные
    } касаются фигуры на { $square }
said-side-lifts-square = { $side ->
        [white] белые
       *[other] чёрные
    } поднимают фигуру с { $square }
said-side-touches-square-to-adjust = { $side ->
        [white] белые
       *[other] чёрные
    } поправляют фигуру на { $square }, предупредив
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] белые
       *[other] чёрные
    } поправляют фигуру на { $square } молча
said-side-touches-square-by-accident = { $side ->
        [white] белые
       *[other] чёрные
    } случайно касаются фигуры на { $square }
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] белые
       *[other] чёрные
    } касаются фигуры на { $square }, может быть, случайно
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] белые
       *[other] чёрные
    } касаются фигур на { $square } и { $other }, порядок неясен
said-side-moves-move = { $side ->
        [white] белые
       *[other] чёрные
    } делают ход { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] белые
       *[other] чёрные
    } делают ход { $move } двумя руками
said-side-removes-the-piece-on-square = { $side ->
        [white] белые
       *[other] чёрные
    } снимают фигуру с { $square }
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] белые
       *[other] чёрные
    } ставят фигуру с { $square } на { $other }
said-side-places-a-role-on-square = { $side ->
        [white] белые
       *[other] чёрные
    } ставят на { $square } новую фигуру: { $role ->
        [king] короля
       *[queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
        [pawn] пешку
    }
said-side-holds-a-role-on-square = { $side ->
        [white] белые
       *[other] чёрные
    } держат новую фигуру на { $square }: { $role ->
        [king] король
       *[queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
        [pawn] пешка
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] белые
       *[other] чёрные
    } ставят на { $square } новую фигуру не того цвета: { $role ->
        [king] король
       *[queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
        [pawn] пешка
    }
said-side-places-move = { $side ->
        [white] белые
       *[other] чёрные
    } ставят { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] белые
       *[other] чёрные
    } роняют фигуру с { $square } на { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = арбитр находит касание фигуры на { $square } намеренным
said-the-arbiter-finds-the-touch-of-square-accide = арбитр находит касание фигуры на { $square } случайным
said-the-arbiter-finds-two-hands-used-by-side =
    арбитр находит, что { $side ->
        [white] белые
       *[other] чёрные
    } сделали ход двумя руками
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] белые
       *[other] чёрные
    } предлагают помощника, чтобы передвигать фигуры
said-side-complains = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о нарушении
said-the-arbiter-intervenes = арбитр вмешивается
said-side-complains-of-a-touched-piece = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о тронутой фигуре
said-side-complains-of-a-released-piece = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют об отпущенной фигуре
said-side-complains-of-adjusting = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о поправлении фигур
said-side-complains-of-two-hands = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ходе двумя руками
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что часы нажаты не той рукой
said-side-resigns = { $side ->
        [white] белые
       *[other] чёрные
    } сдаются
said-side-tips-the-king = { $side ->
        [white] белые
       *[other] чёрные
    } кладут короля
said-side-shakes-hands = { $side ->
        [white] белые
       *[other] чёрные
    } протягивают руку
said-side-stops-the-clock-without-a-word = { $side ->
        [white] белые
       *[other] чёрные
    } молча останавливают часы
said-the-search-finds-a-mate = поиск находит мат
said-the-search-finds-no-mate = поиск не находит мата
said-the-arbiter-starts-the-game = арбитр начинает партию
said-side-arrives = { $side ->
        [white] белые
       *[other] чёрные
    } приходят
said-the-arbiter-sees-side-come =
    арбитр видит, что { $side ->
        [white] белые
       *[other] чёрные
    } пришли
said-side-presses-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } нажимают часы
said-side-stops-the-clocks = { $side ->
        [white] белые
       *[other] чёрные
    } останавливают часы
said-the-arbiter-stops-the-clocks = арбитр останавливает часы
said-the-arbiter-restarts-the-clock = арбитр снова пускает часы
said-side-restarts-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } снова пускают часы
said-side-claims-the-flag = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о падении флажка
said-side-admits-the-own-flag = { $side ->
        [white] белые
       *[other] чёрные
    } признают падение своего флажка
said-the-arbiter-notices-the-flag-of-side =
    арбитр замечает падение флажка { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-finds-side-absent =
    арбитр отмечает отсутствие { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-admits-side =
    арбитр допускает { $side ->
        [white] белых
       *[other] чёрных
    } к игре
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] белые
       *[other] чёрные
    } останавливают часы: нет фигуры для превращения
said-side-hits-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } ударяют по часам
said-side-picks-the-clock-up = { $side ->
        [white] белые
       *[other] чёрные
    } берут часы в руки
said-side-knocks-the-clock-over = { $side ->
        [white] белые
       *[other] чёрные
    } опрокидывают часы
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } держат палец на часах
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } нажимают часы другой рукой
said-side-objects-to-the-press = { $side ->
        [white] белые
       *[other] чёрные
    } возражают против нажатия часов
said-side-claims-from-the-display = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, ссылаясь на экран
said-side-finds-the-clock-defective = { $side ->
        [white] белые
       *[other] чёрные
    } находят часы неисправными
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] белые
       *[other] чёрные
    } находят часы неверно установленными
said-the-arbiter-finds-the-clock-wrongly-set = арбитр находит часы неверно установленными
said-the-arbiter-finds-the-clock-defective = арбитр находит часы неисправными
said-side-asks-for-an-interruption = { $side ->
        [white] белые
       *[other] чёрные
    } просят прервать игру
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] белые
       *[other] чёрные
    } приводят помощника для часов
said-the-arbiter-sees-on-the-clock-the-first-flag =
    арбитр видит на часах, что первым упал флажок { $side ->
        [white] белых
       *[other] чёрных
    }
said-side-disputes-the-own-flag = { $side ->
        [white] белые
       *[other] чёрные
    } оспаривают падение своего флажка
said-the-arbiter-puts-the-clock-at-the-right-hand =
    арбитр ставит часы по правую руку от { $side ->
        [white] белых
       *[other] чёрных
    }
said-side-claims-an-illegal-move = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о невозможном ходе
said-the-arbiter-notices-the-illegal-move = арбитр замечает невозможный ход
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что начальная позиция была неверной
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что начальная позиция была неверной: { $squares } не на месте
said-the-arbiter-finds-that-the-initial-position = арбитр находит, что начальная позиция была неверной
said-the-arbiter-finds-that-the-initial-position-2 = арбитр находит, что начальная позиция была неверной: { $squares } не на месте
said-side-claims-that-the-board-is-turned = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что доска повёрнута неверно
said-the-arbiter-finds-that-the-board-is-turned = арбитр находит, что доска повёрнута неверно
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что доска повёрнута на пол-оборота
said-the-arbiter-finds-that-the-board-is-half-tur = арбитр находит, что доска повёрнута на пол-оборота
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что перепутаны цвета
said-the-arbiter-finds-that-the-colours-are-rever = арбитр находит, что перепутаны цвета
said-the-arbiter-orders-a-new-game-with-the-right = арбитр назначает новую партию с верными цветами
said-side-displaces-pieces = { $side ->
        [white] белые
       *[other] чёрные
    } смещают фигуры
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] белые
       *[other] чёрные
    } зовут арбитра из-за смещённых фигур
said-side-puts-the-pieces-back = { $side ->
        [white] белые
       *[other] чёрные
    } возвращают фигуры на место
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что фигуры были смещены
said-the-arbiter-finds-that-pieces-were-displaced = арбитр находит, что фигуры были смещены
said-the-arbiter-finds-that-nobody-can-place-an-i =
    арбитр находит невозможный ход { $side ->
        [white] белых
       *[other] чёрных
    }, но никто не знает, где он был
said-the-arbiter-finds-a-press-without-a-move-by =
    арбитр находит, что { $side ->
        [white] белые
       *[other] чёрные
    } нажали часы без хода
said-the-arbiter-does-not-count-the-illegal-move =
    арбитр не учитывает невозможный ход { $side ->
        [white] белых
       *[other] чёрных
    }
said-side-writes-text = { $side ->
        [white] белые
       *[other] чёрные
    } записывают { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] белые
       *[other] чёрные
    } записывают { $text } для заявления
said-side-enters-text = { $side ->
        [white] белые
       *[other] чёрные
    } вводят { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] белые
       *[other] чёрные
    } вводят { $text } для заявления
said-side-writes-down-text = { $side ->
        [white] белые
       *[other] чёрные
    } записывают сразу { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] белые
       *[other] чёрные
    } исправляют ход { $number } ({ $owner ->
        [white] белых
       *[other] чёрных
    }) на { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] белые
       *[other] чёрные
    } отмечают предложение ничьей
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] белые
       *[other] чёрные
    } восстанавливают запись
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] белые
       *[other] чёрные
    } восстанавливают запись по бланку соперника
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] белые
       *[other] чёрные
    } ведут запись на языке { $language }
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] белые
       *[other] чёрные
    } просят помощника для записи
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] белые
       *[other] чёрные
    } сообщают, что электронный бланк не работает
said-side-hides-the-scoresheet = { $side ->
        [white] белые
       *[other] чёрные
    } скрывают бланк
said-side-signs-result = { $side ->
        [white] белые
       *[other] чёрные
    } подписывают { $result }
said-side-approves-result = { $side ->
        [white] белые
       *[other] чёрные
    } подтверждают { $result }
said-the-arbiter-saw-side-play-move =
    арбитр видел: { $side ->
        [white] белые
       *[other] чёрные
    } сыграли { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    арбитр смотрит бланк { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-calls-for-the-scoresheets = арбитр требует бланки
said-the-arbiter-has-the-game-reconstructed = арбитр велит восстановить партию
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    арбитр не может установить число ходов { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-finds-evidence-of-number-moves-o =
    арбитр находит доказательство: ходов { $side ->
        [white] белых
       *[other] чёрных
    } — { $number }
said-side-offers-a-draw = { $side ->
        [white] белые
       *[other] чёрные
    } предлагают ничью
said-side-offers-a-draw-if-text = { $side ->
        [white] белые
       *[other] чёрные
    } предлагают ничью с условием: { $text }
said-side-withdraws-the-offer = { $side ->
        [white] белые
       *[other] чёрные
    } берут предложение назад
said-side-accepts-the-draw = { $side ->
        [white] белые
       *[other] чёрные
    } принимают ничью
said-side-declines-the-draw = { $side ->
        [white] белые
       *[other] чёрные
    } отклоняют ничью
said-side-claims-a-draw-by-repetition = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей из-за повторения
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей из-за повторения записанным ходом
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей из-за повторения ходом { $move }
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей по правилу 50 ходов
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей по правилу 50 ходов записанным ходом
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют о ничьей по правилу 50 ходов ходом { $move }
said-side-withdraws-the-claim = { $side ->
        [white] белые
       *[other] чёрные
    } берут заявление назад
said-the-arbiter-notes-disrepute-by-side =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } вредят репутации шахмат
said-the-arbiter-notes-that-the-venue-was-left-by =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } покинули игровую зону
said-the-arbiter-notes-that-the-area-was-left-by =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } покинули игровую площадку
said-the-arbiter-notes-advice-taken-by-side =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } воспользовались советом
said-the-arbiter-notes-an-inspection-refused-by-s =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } отказались от осмотра
said-the-arbiter-notes-distraction-by-side =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } отвлекают соперника
said-the-arbiter-notes-a-signature-refused-by-sid =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } отказались подписать
said-the-arbiter-notes-smoking-by-side =
    арбитр отмечает: { $side ->
        [white] белые
       *[other] чёрные
    } курят
said-the-arbiter-notes-an-e-cigarette-of-side =
    арбитр отмечает электронную сигарету { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-finds-devices-on-both = арбитр находит устройства у обоих
said-the-arbiter-finds-a-device-on-side =
    арбитр находит устройство у { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-finds-the-laws-refused-by-side =
    арбитр находит: { $side ->
        [white] белые
       *[other] чёрные
    } отказываются выполнять Правила
said-the-arbiter-finds-both-refusing-the-laws = арбитр находит: оба отказываются выполнять Правила
said-the-arbiter-lodges-an-appeal-of-side-against =
    арбитр принимает апелляцию { $side ->
        [white] белых
       *[other] чёрных
    }: { $text }
said-the-arbiter-enters-the-result-result-as-repo = арбитр вносит результат { $result } со слов игроков
said-the-arbiter-enters-the-result-result-for-con = арбитр вносит результат { $result } за поведение
said-the-arbiter-enters-the-score-score = арбитр вносит счёт { $score }
said-the-arbiter-enters-the-unplayed-result-resul = арбитр вносит результат несыгранной партии { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] белые
       *[other] чёрные
    } просят разрешения покинуть игровую зону
said-side-asks-to-leave-the-area = { $side ->
        [white] белые
       *[other] чёрные
    } просят разрешения покинуть игровую площадку
said-the-arbiter-notes-a-disturbance-of-side =
    арбитр отмечает: { $side ->
        [white] белым
       *[other] чёрным
    } помешали
said-the-arbiter-speaks-to-side =
    арбитр обращается к { $side ->
        [white] белым
       *[other] чёрным
    }
said-the-arbiter-has-told-side-moves = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    } число ходов
said-the-arbiter-has-told-side-press = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    }, что часы не нажаты
said-the-arbiter-has-told-side-move = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    }, что соперник сделал ход
said-the-arbiter-has-told-side-flag = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    }, что флажок соперника упал
said-the-arbiter-has-told-side-own-flag = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    }, что их собственный флажок упал
said-the-arbiter-has-told-side-illegal-move = арбитр сообщил { $side ->
        [white] белым
       *[other] чёрным
    } о невозможном ходе
said-the-arbiter-hears-from-a-spectator-text = арбитр слышит от зрителя: { $text }
said-the-arbiter-notes-interference-by-a-spectato = арбитр отмечает вмешательство зрителя
said-the-arbiter-finds-a-visitor-in-the-playing-a = арбитр находит постороннего на игровой площадке
said-side-asks-for-an-explanation = { $side ->
        [white] белые
       *[other] чёрные
    } просят разъяснить Правила
said-side-appeals-text = { $side ->
        [white] белые
       *[other] чёрные
    } подают апелляцию: { $text }
said-the-arbiter-answers-text = арбитр отвечает: { $text }
said-the-arbiter-answers-yes = арбитр отвечает: да
said-the-arbiter-answers-no = арбитр отвечает: нет
said-the-arbiter-answers-nothing = арбитр отвечает: ничего
said-the-arbiter-answers-a-warning = арбитр отвечает: предупреждение
said-the-arbiter-answers-span-for-the-opponent = арбитр отвечает: сопернику добавить { $span }
said-the-arbiter-answers-span-off-the-clock = арбитр отвечает: снять с часов { $span }
said-the-arbiter-answers-points-up-points = арбитр отвечает: сопернику добавить очки: { $points }
said-the-arbiter-answers-points-down-points = арбитр отвечает: снять очки у нарушителя: { $points }
said-the-arbiter-answers-the-game-is-lost = арбитр отвечает: партия проиграна
said-the-arbiter-answers-a-fine = арбитр отвечает: штраф
said-the-arbiter-answers-exclusion-from-number-rounds = арбитр отвечает: исключение из { $number } туров
said-the-arbiter-answers-exclusion-from-number-round = арбитр отвечает: исключение из { $number } тура
said-the-arbiter-answers-expulsion = арбитр отвечает: исключение из соревнования
said-the-arbiter-answers-span-more = арбитр отвечает: ещё { $span }
said-the-arbiter-answers-the-score-points = арбитр отвечает: очки: { $points }
said-the-arbiter-answers-the-start-number = арбитр отвечает: начальная позиция { $number }
said-the-arbiter-answers-the-result-result = арбитр отвечает: результат { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side =
    арбитр отвечает: позиция перед { $number }-м ходом { $side ->
        [white] белых
       *[black] чёрных
    }
said-the-arbiter-answers-clocks = арбитр отвечает: белые { $one }, чёрные { $two }
said-the-arbiter-answers-clock-of-white = арбитр отвечает: белые { $one }
said-the-arbiter-answers-clock-of-black = арбитр отвечает: чёрные { $two }
said-the-arbiter-answers-postponed = арбитр отвечает: решение позже
said-the-arbiter-answers-postponed-with-two-minutes = арбитр отвечает: решение позже, сопернику две минуты
said-the-arbiter-answers-the-move-move = арбитр отвечает: ход { $move }
said-the-arbiter-answers-the-flag-of-white = арбитр отвечает: флажок белых
said-the-arbiter-answers-the-flag-of-black = арбитр отвечает: флажок чёрных
said-the-arbiter-answers-as-reported = арбитр отвечает: по сообщению игроков
said-the-arbiter-answers-for-conduct = арбитр отвечает: за поведение
said-the-arbiter-answers-after-an-appeal = арбитр отвечает: по апелляции
said-the-arbiter-answers-in-correction = арбитр отвечает: в порядке исправления
said-the-arbiter-answers-an-increment = арбитр отвечает: с добавлением времени на ход
said-the-arbiter-answers-a-delay = арбитр отвечает: в режиме задержки
said-the-arbiter-tells-the-number-of-moves = арбитр называет число ходов
said-the-arbiter-tells-that-the-clock-was-not-pre = арбитр говорит, что часы не нажаты
said-the-arbiter-confirms = арбитр подтверждает
said-the-arbiter-decides-otherwise-text = арбитр решает иначе: { $text }
said-the-arbiter-gives-side-span-because-text =
    арбитр прибавляет { $side ->
        [white] белым
       *[other] чёрным
    } { $span }: { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    арбитр отнимает у { $side ->
        [white] белых
       *[other] чёрных
    } { $span }: { $text }
said-the-arbiter-withdraws-ruling-number-because = арбитр отменяет решение { $number }: { $text }
said-the-arbiter-lets-the-game-go-on-because-text = арбитр разрешает продолжать партию: { $text }
said-the-arbiter-sets-the-position-to-fen-because = арбитр ставит позицию { $fen }: { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = арбитр ставит часы на { $clocks }: { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] белые
       *[other] чёрные
    } просят показать официальный бланк
said-side-asks-for-a-scoresheet = { $side ->
        [white] белые
       *[other] чёрные
    } просят бланк
said-the-arbiter-finds-checkmate-by-side =
    арбитр устанавливает, что мат поставили { $side ->
        [white] белые
       *[other] чёрные
    }
said-the-arbiter-finds-stalemate = арбитр устанавливает пат
said-the-arbiter-finds-a-dead-position = арбитр устанавливает мёртвую позицию
said-the-arbiter-finds-the-same-position-five-tim = арбитр устанавливает, что позиция повторилась пять раз
said-the-arbiter-finds-seventy-five-moves = арбитр устанавливает семьдесят пять ходов без взятия и хода пешкой
said-the-arbiter-notices-the-illegal-position = арбитр замечает невозможную позицию
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] белые
       *[other] чёрные
    } соглашаются исправить невозможный ход
said-the-arbiter-finds-that-the-schedule-would-su = арбитр находит, что от установки часов пострадает расписание
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] белые
       *[other] чёрные
    } вынимают фигуру на { $square } из отверстия
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] белые
       *[other] чёрные
    } снимают фигуру с { $square } специальной доски
said-side-makes-move-on-the-special-board = { $side ->
        [white] белые
       *[other] чёрные
    } делают { $move } на специальной доске
said-side-announces-move = { $side ->
        [white] белые
       *[other] чёрные
    } объявляют { $move }
said-side-repeats-move = { $side ->
        [white] белые
       *[other] чёрные
    } повторяют { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] белые
       *[other] чёрные
    } ведут запись шрифтом Брайля
said-side-keeps-score-in-writing = { $side ->
        [white] белые
       *[other] чёрные
    } ведут запись обычным письмом
said-side-keeps-score-on-a-recorder = { $side ->
        [white] белые
       *[other] чёрные
    } ведут запись на диктофон
said-the-arbiter-finds-that-the-boards-differ = арбитр находит, что позиции на досках различаются
said-side-seals-move = { $side ->
        [white] белые
       *[other] чёрные
    } записывают тайный ход { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] белые
       *[other] чёрные
    } записывают тайный ход { $move }, когда осталось { $span }
said-the-arbiter-sets-the-resumption-for-text = арбитр назначает доигрывание: { $text }
said-the-arbiter-resumes-the-game-with-both = арбитр возобновляет партию, оба на месте
said-the-arbiter-resumes-the-game-with-nobody = арбитр возобновляет партию, никого нет
said-the-arbiter-resumes-the-game-with-side =
    арбитр возобновляет партию, пришли только { $side ->
        [white] белые
       *[other] чёрные
    }
said-side-seals-the-reply-move = { $side ->
        [white] белые
       *[other] чёрные
    } записывают тайный ответ { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] белые
       *[other] чёрные
    } приходят на доигрывание
said-the-arbiter-sees-side-come-to-the-resumption =
    арбитр видит, что { $side ->
        [white] белые
       *[other] чёрные
    } пришли на доигрывание
said-the-arbiter-finds-the-envelope-missing = арбитр находит, что конверт пропал
said-the-arbiter-finds-the-adjourned-position-los = арбитр находит, что отложенная позиция утрачена
said-side-points-out-a-wrong-time = { $side ->
        [white] белые
       *[other] чёрные
    } указывают на неверное время
said-side-asks-for-extra-time-a-move = { $side ->
        [white] белые
       *[other] чёрные
    } просят добавление на ход
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что соперник не может выиграть
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что соперник не может выиграть, с полной записью
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что соперник не старается выиграть
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] белые
       *[other] чёрные
    } заявляют, что соперник не старается выиграть, с полной записью
said-side-confirms-the-position = { $side ->
        [white] белые
       *[other] чёрные
    } подтверждают позицию
said-side-confirms-position-and-score = { $side ->
        [white] белые
       *[other] чёрные
    } подтверждают позицию и запись
said-the-arbiter-declares-the-postponed-claim-a-d = арбитр по отложенному заявлению объявляет ничью
said-the-assistant-of-side-what =
    помощник { $side ->
        [white] белых
       *[other] чёрных
    }: { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = главный арбитр отменяет решение { $number }: { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = главный арбитр разрешает продолжать партию: { $text }
said-side-takes-out-square = { $side ->
        [white] белые
       *[other] чёрные
    } вынимают фигуру на { $square }
said-the-arbiter-finds-evidence-of-number-move-of =
    арбитр находит доказательство: ходов { $side ->
        [white] белых
       *[other] чёрных
    } — { $number }
said-the-arbiter-enters-the-result-result-after-a = арбитр вносит результат { $result } после апелляции
said-the-arbiter-enters-the-result-result-in-corr = арбитр исправляет результат на { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    арбитр заменяет ход { $number } { $side ->
        [white] белых
       *[other] чёрных
    } на { $move }
said-the-arbiter-inserts-move-before-move-number =
    арбитр вставляет { $move } перед ходом { $number } { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-takes-out-move-number-of-side =
    арбитр убирает ход { $number } { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-takes-as-right-the-scoresheet-of =
    арбитр считает верным бланк { $side ->
        [white] белых
       *[other] чёрных
    }
said-the-arbiter-counts-for-side-number-illegal-m =
    арбитр считает невозможные ходы { $side ->
        [white] белых
       *[other] чёрных
    }: { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    арбитр считает невозможные ходы { $side ->
        [white] белых
       *[other] чёрных
    }: { $number }
said-announces-move = объявляет { $move }
said-repeats-move = повторяет { $move }
said-writes-text = записывает { $text }
said-seals-move = записывает тайный ход { $move }
said-makes-move-on-the-opponent-s-board = делает { $move } на доске соперника
said-presses-the-clock = нажимает часы
said-claims-the-flag = заявляет о падении флажка
said-complains-of-a-touched-piece = заявляет о тронутой фигуре
said-gives-advice = подсказывает
said-tells-moves-and-time-when-asked = говорит о числе ходов и времени, когда спросили
said-tells-moves-and-time-unasked = говорит о числе ходов и времени без вопроса

## Кнопка на столе

proposal-apply = Применить
proposal-otherwise = Решить иначе
question-title = Это решаете вы
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
measure-two-hands = Сделал ход двумя руками
measure-checkmate = Поставил мат
measure-stalemate = Пат
measure-dead = Мёртвая позиция
measure-five-times = Позиция повторилась пять раз
measure-seventy-five = 75 ходов без взятия и хода пешкой
measure-illegal = Невозможный ход
measure-clock-setting = Часы установлены неверно: исправить
measure-clock-defect = Часы неисправны
measure-displaced = Фигуры смещены
measure-colours = Цвета противоположны назначенным
measure-sheets = Потребовать восстановить записи
measure-both-refuse = Оба отказываются подчиниться
measure-declare-draw = Объявить заявленную ничью
measure-resumption = Доигрывание
measure-resume = Доигрывание: вскрыть конверт
measure-envelope = Конверт утерян
measure-position-lost = Позицию нельзя восстановить
measure-come = { $side ->
    [white] Белые пришли
   *[black] Чёрные пришли
}
offence-disrepute = Вред репутации шахмат
offence-left-venue = Уход из игровой зоны
offence-left-area = Уход с игровой площадки
offence-notes = Записи или советы
offence-refused-inspection = Отказ от осмотра
offence-distraction = Отвлечение соперника
offence-refused-signature = Отказ подписать
offence-smoked = Курение
mishandling-hit = Удар по часам
mishandling-lifted = Поднимание часов
mishandling-knocked-over = Опрокидывание часов
mishandling-hovering = Палец на кнопке часов или над ней
mishandling-other-hand = Нажатие часов другой рукой
offence-smoked-electronic = Курение электронной сигареты
offence-hid-scoresheet = Сокрытие бланка
measure-interference = Вмешался посторонний

## Ответы на то, о чём спрашивают арбитра

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
answer-opponent-resigns = Сдаётся соперник
answer-draw-agreed = Согласились на ничью
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
answer-start = Начальная позиция с номером
answer-did = Да, был сделан ход
answer-illegal-unplaced = Да, но неизвестно когда
answer-flag-wins = Время просрочено: выиграл соперник
answer-flag-draws = Время просрочено, но соперник не может поставить мат: ничья
answer-moves-were-made = Нет, ходы сделаны вовремя
answer-flag-of-white = Флажок белых
answer-flag-of-black = Флажок чёрных
answer-flags-unknown = Никто не знает; результат
answer-flags-not-known = Никто не знает
answer-flag-counts = Флажок засчитывается

## Что из-за него спрашивают, решают или отклоняют

question-dropped = { $by ->
        [white] отпустили ли белые фигуру с { $from } на { $to }? Если нет, она туда лишь упала
       *[black] отпустили ли чёрные фигуру с { $from } на { $to }? Если нет, она туда лишь упала
    }
question-founded = { $of ->
        [white] обоснованно ли заявление белых ({ $offence })?
       *[black] обоснованно ли заявление чёрных ({ $offence })?
    }
question-too-late = { $of ->
        [white] допустимое время опоздания не объявлено: опоздали ли белые? Да: поражение, нет: белые играют
       *[black] допустимое время опоздания не объявлено: опоздали ли чёрные? Да: поражение, нет: чёрные играют
    }
question-disputed-press = { $by ->
        [white] сделали ли белые ход, прежде чем нажать часы?
       *[black] сделали ли чёрные ход, прежде чем нажать часы?
    }
question-illegal-position-lasts = стоит ли невозможная позиция на доске до сих пор?
question-disputed-flag = { $of ->
        [white] засчитывается ли падение флажка белых? Если нет, установите часы
       *[black] засчитывается ли падение флажка чёрных? Если нет, установите часы
    }
question-interference = в партию вмешался посторонний: удалить ли его из игровой зоны?
remedy-bystander-expelled = Вмешавшийся удаляется из игровой зоны
refusal-no-assistant = У игрока нет помощника для этого
event-clock-pressed-while-stopped = { $it ->
        [white] Белые нажимают часы; часы остановлены, и нажатие ничего не меняет
       *[black] Чёрные нажимают часы; часы остановлены, и нажатие ничего не меняет
    }
event-clock-pressed-in-vain = { $it ->
        [white] Белые нажимают часы, но ничего не меняется: идут часы соперника
       *[black] Чёрные нажимают часы, но ничего не меняется: идут часы соперника
    }
