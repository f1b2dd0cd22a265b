### Книга Правил: чтение, сравнение, случаи, учебная доска, обучение.

## Around the book
book-title = Правила игры в шахматы
book-own-words = Нашими словами. Решающее слово — за самими Правилами.
book-parts = Разделы книги
book-part-read = Читать
book-part-cases = Случаи
book-part-try = Попробовать
book-part-learn = Учиться
book-edition = Редакция
book-edition-of = Редакция { $edition } года
book-contents = Содержание
book-chapter = Статья или раздел
book-article = Статья { $number }
book-missing = В этой редакции нет такой статьи
book-case-missing = Такого случая нет
book-print = Печать
book-unreachable = Книга сейчас недоступна
book-busy = Слишком много запросов; повторите чуть позже

## Looking for an article
book-search = Найти
book-search-label = Номер, слово или как это называют
book-search-none = По запросу «{ $text }» ничего не найдено.
book-found = { $count ->
    [one] Найдена { $count } статья
    [few] Найдено { $count } статьи
   *[many] Найдено { $count } статей
}

## An article
book-kind = Что делает программа
book-kind-heading = Это только заголовок следующих статей.
book-kind-rule = Программа решает это сама и ссылается на статью.
book-kind-definition = Программа пользуется словами так, как они здесь определены.
book-kind-discretion = Программа спрашивает арбитра и предлагает ответы, которые допускают Правила.
book-kind-outside = Программа лишь записывает сказанное, или это дело людей и инвентаря.
book-numbers = В трёх редакциях
book-not-there = нет в этой редакции
book-translations = Другие номера в переводах
book-changes = Что изменилось
book-from-to = С { $from } на { $to }
book-same = Для { $from } и { $to } мы излагаем это одними и теми же словами.
book-new = Новое в { $edition }
book-gone = Отсутствует в { $edition }
book-questions = Что может решить арбитр
book-otherwise = Арбитр может решить иначе и назвать причину; это записывается.
book-answers = Ответы
book-cases-of = Случаи по этой статье
book-cases-none = В этой редакции по этой статье случаев нет.
book-case-count = { $count ->
    [one] { $count } случай
    [few] { $count } случая
   *[many] { $count } случаев
}
book-code = Код, который это применяет
book-inside = Внутри
book-above = Относится к
book-neighbours = Соседние статьи
book-previous = Раньше: { $article }
book-next = Дальше: { $article }
book-open = Открыть в книге

## A case that is watched
book-english = Названия случаев английские, как на их страницах; что делается, что происходит и что решено, сказано на вашем языке.
book-given = Дано
book-step = Шаг { $step } из { $count }
book-steps = Шаги
book-step-first = К началу
book-step-back = На шаг назад
book-step-forward = На шаг вперёд
book-step-last = К концу
book-done = Что делается
book-happened = Что происходит
book-ruled = Что решено
book-nothing-ruled = Решений нет; игра продолжается.
book-cannot-happen = Этого не может быть
book-asked = Вопрос арбитру
book-facts = Страница также отмечает
book-sheet = { $side ->
    [white] Бланк белых
   *[black] Бланк чёрных
}
book-sheet-empty = Ничего не записано.
book-not-told = Страница рассказывает этот случай для: { $editions }
book-compare = Рядом с ней
book-compare-none = без другой редакции
book-differs = По редакции { $edition } решено иначе
book-differs-steps = { $count ->
    [one] Редакция { $edition } решает иначе в { $count } шаге
    [few] Редакция { $edition } решает иначе в { $count } шагах
   *[many] Редакция { $edition } решает иначе в { $count } шагах
}
book-differs-nowhere = Редакция { $edition } решает так же на каждом шаге.
book-text = Как это записано на странице
book-take-to-table = Попробовать за учебным столом
book-about = О чём
book-filter = Часть названия
book-all-parts = все

## The practice table
book-try-title = Учебный стол
book-try-hint = Вы — оба игрока и арбитр. Здесь ничего не сохраняется: весь стол — в ссылке.
book-try-given = Положение о соревновании, через запятую
book-try-add = Добавить условие
book-try-use = Применить
book-try-who = Кто действует
book-try-arbiter = Арбитр
book-try-time = Время
book-try-hand = Палец на доске
book-hand-plays = ходит и нажимает
book-hand-moves = ходит
book-hand-touches = касается
book-try-common = Под рукой
book-try-all = Все действия
book-try-line = Что происходит, словами страниц
book-try-do = Выполнить
book-try-undo = Отменить последнее действие
book-try-again = Новый стол
book-try-share = Скопировать ссылку
book-try-shared = Ссылка скопирована.
book-try-save = Сохранить как случай
book-try-as = Что видно
book-try-as-white = устройство белых
book-try-as-black = устройство чёрных
book-try-as-arbiter = стол арбитра
book-try-wrong = Строка { $line }, столбец { $column }: { $problem }
book-try-unfit = Это положение о соревновании неполно
book-try-told = Игрокам сообщено
book-try-nothing-told = Игрокам ничего не сообщено.
book-try-alerts = Сообщено только арбитру
book-try-open-moves = Ходы, которые оставляет правило «тронул — ходи»
book-try-waits = Арбитр у доски.
book-acts-common = Ходы и время
book-act-press = нажимает часы
book-act-stop = останавливает часы
book-act-restart = снова пускает часы
book-act-resign = сдаётся
book-act-offer = предлагает ничью
book-act-accept = принимает ничью
book-act-decline = отклоняет ничью
book-act-flag = заявляет о падении флажка
book-act-illegal = заявляет о невозможном ходе
book-act-minute = проходит минута
book-act-confirm = подтверждает решение

## Learning
book-learn-title = Учиться на случаях
book-learn-hint = Сначала факты; решаете вы; затем решение с основанием. Счёт хранится только на этом устройстве.
book-learn-difficulty = Сложность
book-difficulty-any = любая
book-difficulty-easy = легко
book-difficulty-middle = средне
book-difficulty-hard = трудно
book-learn-begin = Задать вопрос
book-learn-next = Следующий вопрос
book-learn-none = Таких случаев нет.
book-learn-facts = Факты
book-learn-you = Решаете вы
book-learn-end = Каково положение теперь?
book-end-goes-on = Партия продолжается
book-end-white = Белые выигрывают
book-end-black = Чёрные выигрывают
book-end-draw = Ничья
book-end-other = Другой результат
book-end-decides = Решать арбитру
book-learn-ticks = Что ещё решено?
book-tick-time = Меняется время на часах
book-tick-position = Позиция восстанавливается
book-tick-duty = Игрок обязан сыграть определённой фигурой или сделать определённый ход
book-learn-which = По какой статье прежде всего?
book-learn-rule = Решить
book-learn-right = Верно
book-learn-wrong = Не совсем
book-learn-reason = Решение
book-learn-score = Верно { $right } из { $count }
book-learn-forget = Стереть счёт
book-learn-watch = Посмотреть этот случай
