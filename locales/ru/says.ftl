### Настройки страниц словами для читателя.

said-span-pass = проходит { $span }
said-span-passes = проходит { $span }
said-the-moves-moves-are-played = играются ходы { $moves }
said-side-plays-move = { $side ->
        [white] белые
       *[other] чёрные
    } делают ход { $move } и нажимают часы
said-why-because-text = { $why }: { $text }
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
said-seconds-minutes-or-hours = секунды, минуты или часы
said-a-move-by-squares = ход вида e2e4, e7e8=Q или e1+h1 для рокировки
said-a-move-by-squares-or-san = ход вида e2e4, e7e8=Q или e1+h1 для рокировки, либо Nf3
said-the-page-does-not-say = на странице этого нет: { $what }
said-ruled-instead = решено иначе: { $what }
said-nothing-was-ruled-not = ничего не решено, а не: { $what }
said-found-instead = найдено другое: { $what }
said-the-case-has-a-line-already = в случае уже есть строка { $text }
said-the-block-looks-like-a-case = блок похож на случай, а случаи начинаются с ```scenario
said-the-case-has-no-end-before = у случая нет конца: начинается следующий
said-is-no-edition = { $text } — нет такой редакции Правил; есть { $more }
said-no-rule-is-called = правила с именем { $text } нет
said-is-no-article-of-the-edition = в редакции { $year } нет статьи { $text }
said-nearest = ближайшая: { $text }
said-a-page-of-several = это страница с несколькими случаями; её проверяет adoube check
said-a-time-of-at-most = время не больше 9999 часов
said-no-standings-after = туров в отчёте: { $paired }; таблицы после тура { $round } нет
