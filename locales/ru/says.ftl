### Действия и настройки страниц словами для читателя.

said-span-pass = проходит { $span }
said-span-passes = проходит { $span }
said-the-moves-moves-are-played = играются ходы { $moves }
said-side-plays-move = { $side ->
        [white] белые
       *[other] чёрные
    } делают ход { $move } и нажимают часы
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
said-why-because-text = { $why }: { $text }
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
said-gives-advice = подсказывает
said-tells-moves-and-time-when-asked = говорит о числе ходов и времени, когда спросили
said-tells-moves-and-time-unasked = говорит о числе ходов и времени без вопроса
said-count-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
said-count-minute = { $count } минута
said-count-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
said-count-second = { $count } секунда
said-count-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
said-count-hour = { $count } час
said-standard = классические
said-rapid = быстрые
said-blitz = блиц
said-time-rate = контроль { $rate }
said-next-period-at-zero = следующий период добавляется на нуле
said-supervised = под наблюдением
said-unsupervised = без наблюдения
said-no-regime = режим наблюдения не назван
said-fen-fen = позиция { $fen }
said-chess960-number = шахматы 960, позиция { $number }
said-chess960 = шахматы 960
said-clocks-white-black = на часах { $white } – { $black }
said-default-time-span = допустимое время опоздания { $span }
said-no-default-time = допустимое время опоздания не названо
said-periods-white-black = периоды: белые { $white }, чёрные { $black }
said-flags-noticed-by-the-clock = о флажке сообщают часы
said-flags-noticed-by-people = флажок замечают люди
said-illegal-moves-noticed-by-the-software = невозможные ходы замечает программа
said-illegal-moves-noticed-by-people = невозможные ходы замечают люди
said-moves-seen-on-the-board = ходы видны на доске
said-moves-known-from-the-sheets = ходы известны из бланков
said-scoresheets-on-paper = бумажные бланки
said-rulings-wait-for-the-arbiter = решения ждут арбитра
said-no-arbiter = без арбитра
said-quickplay = быстрая игра до конца партии (III)
said-adjournment = откладывание партий (I)
said-no-draws-before-move-number = без ничьих до хода { $number }
said-draws-with-the-arbiter = ничья с разрешения арбитра
said-points-win-draw-loss = очки { $win } – { $draw } – { $loss }
said-electronic-scoresheets = электронные бланки
said-scoresheets-followed = за записью следит программа
said-lighter-penalty-for-devices = за устройство наказание мягче
said-report-before-leaving = сообщать об уходе арбитру
said-by-the-letter = по букве Правил
said-side-absent = { $side ->
        [white] белые
       *[other] чёрные
    } отсутствуют
said-side-with-an-assistant = { $side ->
        [white] белые
       *[other] чёрные
    } с помощником
said-side-disabled = { $side ->
        [white] белые
       *[other] чёрные
    } с ограниченными возможностями
said-side-visually-disabled = { $side ->
        [white] белые
       *[other] чёрные
    } с ослабленным зрением
said-side-hearing-impaired = { $side ->
        [white] белые
       *[other] чёрные
    } с нарушением слуха
said-not-started = партия не начата
said-did-you-mean-text = может быть, «{ $text }»?
said-an-act-of-a-player = действие игрока
said-an-act-of-the-arbiter = действие арбитра
said-an-act = действие
said-a-setting = настройка
said-a-position-as-fen = позиция в виде FEN
said-a-move-of-side-who-has-the-move =
    ход { $side ->
        [white] белых
       *[other] чёрных
    }, чья очередь
said-text-moves-tells-a-move-out-of-turn = ход вне очереди пишут «{ $text } moves …»
said-too-much-for-one-table = слишком много для одного стола
