### Слова зала: что произошло, что должен знать арбитр, почему что-то невозможно.

log-opened = Доска подготовлена
log-start-taken-back = Начало тура отменено
log-called = Зовёт арбитра: { $reason }
call-time-jump = По часам компьютера прошло { $span }, которых зал не видел. Часы остановлены и показывают время, виденное последним: запустите их снова или сначала исправьте
log-call-taken = Идёт к доске
log-call-closed = Вызов разобран
alert-threefold = Позиция возникала на доске { $count ->
        [few] { $count } раза
       *[other] { $count } раз
    }
alert-threefold-reachable = Позиция может возникнуть в третий раз после { $moves }
alert-fifty = { $count ->
        [one] { $count } ход каждой стороны без взятия и хода пешкой
        [few] { $count } хода каждой стороны без взятия и хода пешкой
       *[other] { $count } ходов каждой стороны без взятия и хода пешкой
    }
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
alert-sheets-differ = Бланки и доска расходятся в { $count ->
        [one] { $count } месте
       *[other] { $count } местах
    }
alert-move-counter = { $color ->
        [white] Счётчик белых показывает { $counter }, а завершено ходов: { $moves }
       *[black] Счётчик чёрных показывает { $counter }, а завершено ходов: { $moves }
    }
alert-clock-check = Часы и прошедшее время расходятся больше чем на две минуты
refusal-claim-cannot-withdrawn = Заявление нельзя отозвать
refusal-decision-due-first = Сначала нужно принять решение
refusal-decision-postponed = Решение отложено
refusal-full-scoresheet-goes-with-claim = К заявлению прилагается полная запись партии
refusal-game-no-such-score = В партии не может быть такого счёта
refusal-move-illegal-only-once-it-completed = Ход признаётся невозможным, только когда он завершён
refusal-reply-sealed-only-while-opponent-absent = Ответ запечатывают, только пока соперник отсутствует
refusal-wrong-setting-can-still-corrected = Неверную установку ещё можно исправить
alert-time-granted = { $color ->
        [white] Белым зачтено { $time } за действия, сделанные без связи
       *[black] Чёрным зачтено { $time } за действия, сделанные без связи
    }
cannot-too-long = Это длиннее всего, что бывает в шахматной партии
cannot-too-much = Отсюда записано так много, что за этого игрока должен действовать арбитр
cannot-called-already = Арбитр уже вызван
cannot-disk = Сейчас ничего нельзя записать; сделанное сохранено и будет отправлено снова
refusal-a-claim-cannot-be-withdrawn = Заявление нельзя отозвать
refusal-a-decision-is-due-first = Сначала нужно принять решение
refusal-a-decision-is-postponed = Решение отложено
refusal-a-full-scoresheet-goes-with-the-claim = К заявлению прилагается полный бланк
refusal-a-game-has-no-such-score = В партии не может быть такого счёта
refusal-a-move-is-illegal-only-once-it-is-completed = Ход считается невозможным лишь после завершения
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Ответ запечатывают, только пока соперник отсутствует
refusal-a-wrong-setting-can-still-be-corrected = Неверную установку ещё можно исправить
cannot-needs-id = У действия должен быть код из 1–64 знаков
refusal-offer-cannot-withdrawn = Предложение нельзя взять назад
refusal-appendix-d-does-not-apply-to-this-game = Приложение D к этой партии не применяется
refusal-each-player-must-made-move = Каждый игрок должен сделать ход
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Не оба короля под шахом, и на последней горизонтали нет пешки
refusal-no-decision-postponed = Решение не откладывалось
refusal-no-draw-claimed = Ничья не заявлена
refusal-no-draw-offered = Ничья не предложена
refusal-no-flag-fallen = Флажок не упал
refusal-no-illegal-move-completed = Завершённого невозможного хода нет
refusal-too-few-moves-for-that = Для этого сделано слишком мало ходов
refusal-moves-before-it-not-known = Предшествующие ходы неизвестны
refusal-no-press-of-this-player-alone-waiting-for-its-move = Нет единственного нажатия этого игрока, ожидающего записи хода
refusal-no-illegal-move-in-count = Невозможных ходов не учтено
refusal-no-illegal-move-stands-that-players-could-put-right = Нет невозможного хода, который игроки могли бы исправить
refusal-no-king-or-rook-stands-there = Там не стоит ни король, ни ладья
refusal-no-move-announced = Ход не объявлен
refusal-no-move-sealed = Тайный ход не запечатан
refusal-no-pawn-can-promoted-there = Там пешка не может превратиться
refusal-no-piece-stands-there = Там нет фигуры
refusal-no-pieces-displaced = Фигуры не смещены
refusal-no-place-of-scoresheet-holds-so-much = В графу бланка столько не помещается
refusal-no-scoresheet-holds-so-many-moves = На бланк столько ходов не помещается
refusal-no-such-move-made = Такого хода не было
refusal-nobody-asked-whether-side-can-mate = Никто не спрашивал, возможен ли мат
refusal-nobody-pressed-clock = Часы никто не нажимал
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Запись не обязательна, и эта редакция не обещает бланка
refusal-nothing-asked = Вопроса нет
refusal-nothing-proposed = Предложений нет
refusal-nothing-written = Ничего не написано
refusal-nothing-written-there = Там ничего не написано
refusal-only-player-can-do-this = Это может сделать только игрок
refusal-only-arbiter-can-do-this = Это может сделать только арбитр
refusal-only-player-who-move-may-claim = Заявлять может только игрок, чья очередь хода
refusal-only-player-who-move-may-see-record = Видеть запись может только игрок, чья очередь хода
refusal-only-visually-disabled-player-keeps-score-so = Так ведёт запись только игрок с ослабленным зрением
cannot-others-write = Эту доску одновременно изменяют другие
refusal-so-few-moves-show-that-time-overstepped = При таком числе ходов время просрочено
refusal-asked-already = Об этом уже спрошено
refusal-that-how-it-taken-already = Так это уже и понято
refusal-no-answer = Это не ответ на вопрос
refusal-arbiter-decides-when-game-goes-on = Когда продолжать партию, решает арбитр
refusal-arbiter-does-not-tell = Арбитр этого не сообщает
refusal-arbiter-asked-for-his-consent = Согласие арбитра уже запрошено
cannot-board-closed = Доска закрыта
refusal-choice-of-piece-final = Выбор фигуры окончателен
refusal-claim-must-checked = Заявление должно быть проверено
refusal-clock-of-player-with-disability-not-adjusted = Часы игрока с ограниченными возможностями не корректируются
refusal-clocks-not-stopped = Часы не остановлены
refusal-clocks-stopped = Часы остановлены
refusal-default-time-over = Допустимое опоздание истекло
refusal-default-time-not-over = Допустимое опоздание ещё не истекло
refusal-event-does-not-adjourn-games = В этом соревновании партии не откладываются
refusal-event-not-announced-these-rules = Соревнование не объявляло этих правил
refusal-event-uses-electronic-scoresheets = В соревновании применяются электронные бланки
refusal-event-uses-paper-scoresheets = В соревновании применяются бумажные бланки
refusal-flag-not-down = Флажок не упал
refusal-flags-not-both-down = Упали не оба флажка
refusal-game-played = Партия сыграна
refusal-game-resumed = Партия возобновлена
refusal-game-not-resumed = Партия не возобновлена
refusal-not-started = Партия не началась
refusal-started = Партия началась
refusal-game-not-over = Партия не окончена
refusal-game-over = Партия окончена
refusal-game-over-and-its-result-stands = Партия окончена, её результат остаётся в силе
refusal-game-over-before-flag-noticed = Партия закончилась раньше, чем было замечено падение флажка
refusal-king-taken = Король взят, а без короля продолжать игру нельзя
refusal-last-press-his-own = Последним часы нажал он сам
refusal-move-ended-game-and-completed = Ход закончил партию и завершён
refusal-move-made = Ход сделан
refusal-move-not-made = Ход не сделан
refusal-move-must-written-first = Сначала нужно записать ход
refusal-number-of-moves-decides-not-arbiter = Решает число ходов, а не арбитр
refusal-opponent-answers-offer-first = Сначала соперник отвечает на предложение
refusal-opponent-confirms-it = Это подтверждает соперник
refusal-opponent-confirms-position-first = Сначала соперник подтверждает позицию
refusal-opponent-made-next-move = Следующий ход уже сделан
refusal-opponent-move = Очередь хода соперника
refusal-opponent-repeats-move = Ход повторяет соперник
refusal-opponents-clock-started = Часы соперника пущены
refusal-opponents-scoresheet-for-player-who-move = Бланком соперника пользуется игрок, чья очередь хода
refusal-piece-of-opponent = Это фигура соперника
refusal-piece-stands-there-already = Фигура там уже стоит
refusal-player-scoresheet-and-must-write = У игрока есть бланк, он обязан писать
refusal-player-scoresheet-and-need-not-write = У игрока есть бланк, но писать он не обязан
refusal-player-assistant = У игрока есть помощник
refusal-player-displaced-no-pieces = Игрок не смещал фигур
refusal-player-at-board = Игрок за доской
refusal-player-not-at-board = Игрока нет за доской
refusal-player-who-move-seals = Ход запечатывает игрок, за которым очередь хода
refusal-result-signed-already = Результат уже подписан
refusal-right-to-complain-ended-with-touching-piece = Касание фигуры лишило права заявлять о нарушении
refusal-scores-together-more-than-game-worth = Вместе это больше, чем стоит партия
refusal-scoresheet-on-paper = Бланк бумажный
refusal-scoresheets-not-up-to-date = Записи на бланках не восстановлены
refusal-sighted-player-moves-on-ordinary-board = Зрячий игрок ходит на обычной доске
refusal-software-does-not-read-that-language = Программа не читает этот язык
refusal-written-move-ambiguous = Записанный ход может означать больше одного хода
refusal-written-move-cannot-changed = Записанный ход нельзя изменить
refusal-written-move-cannot-read = Записанный ход нельзя прочесть
refusal-there-no-next-period = Следующего периода нет
cannot-no-such-board = Такой доски нет
cannot-no-such-call = Такого вызова нет
refusal-there-nothing-to-confirm = Подтверждать нечего
refusal-there-one-board-only = Доска только одна
refusal-this-answer-comes-from-search-or-from-arbiter = Этот ответ дают поиск или арбитр
refusal-this-edition-gives-no-right-to-see-record = Эта редакция не даёт права видеть запись
refusal-this-edition-knows-no-exclusion-from-rounds = Эта редакция не предусматривает исключения из туров
refusal-this-edition-knows-only-increment = Эта редакция предусматривает только добавление времени
cannot-another-board = Это другая доска
cannot-for-others = Это делают другие
refusal-time-does-not-run-backwards = Время не идёт назад
cannot-too-fast = Слишком много действий сразу
refusal-under-supervision-illegal-move-itself-put-right = Под наблюдением исправляется сам невозможный ход
refusal-no-official-record-to-see = Официальной записи, которую можно посмотреть, нет
refusal-moves-add-time-already = За каждый ход время уже добавляется
refusal-board-is-watched = За доской наблюдают, и всё происходящее на ней видно
refusal-nobody-watches-the-board = За этой доской никто не наблюдает; что было, говорит арбитр
refusal-no-such-clock-setting = Так часы установить нельзя
refusal-reason-needed = Нужна причина
refusal-no-such-ruling = Такого решения, которое можно отменить, нет
refusal-moves-made-since = С тех пор сделаны ходы; установите позицию
refusal-later-rulings-rest-on-it = На нём основаны более поздние решения; сначала отмените их
refusal-only-ruling-gives-such-score = Такой счёт даёт только решение арбитра
refusal-result-stands-already = Этот результат уже стоит
alert-evidence-differs = Бланки расходятся: белые пишут { $white }, чёрные пишут { $black }
alert-moves-unwritten = Нажатий часов без записи: { $count }
cannot-signed = Оба подписали: результат изменяет только главный арбитр
cannot-something-happened = На одной из досок уже что-то произошло
cannot-ruling-awaited = Ожидается решение арбитра
refusal-ruled-already = Решение об этом уже принято
refusal-no-offer-open = Действующего предложения ничьей нет
refusal-ruling-spent = Это решение уже отменено или исполнено, отменять больше нечего
