### Книгата на правилата: читање, споредба, случаи, маса за вежбање, учење.

## Around the book
book-title = Правила на шахот
book-own-words = Со наши зборови. Меродавни се самите правила.
book-parts = Делови на книгата
book-part-read = Читање
book-part-cases = Случаи
book-part-try = Проба
book-part-learn = Учење
book-edition = Издание
book-edition-of = Издание { $edition }
book-contents = Содржина
book-chapter = Член или дел
book-article = Член { $number }
book-missing = Во ова издание нема таков член
book-case-missing = Нема таков случај
book-print = Печати
book-unreachable = Книгата сега не е достапна
book-busy = Премногу барања; обидете се за миг

## Looking for an article
book-search = Барај
book-search-label = Број, збор или како се вика тоа
book-search-none = Ништо не е најдено за „{ $text }“.
book-found = { $count ->
    [one] Најден е { $count } член
   *[other] Најдени се { $count } члена
}

## An article
book-kind = Што прави програмата
book-kind-heading = Тоа е само наслов на следните членови.
book-kind-rule = Програмата одлучува сама и го наведува членот.
book-kind-definition = Програмата ги користи зборовите како што се определени тука.
book-kind-discretion = Програмата го прашува судијата и ги нуди одговорите што ги допуштаат правилата.
book-kind-outside = Програмата само го запишува кажаното, или тоа е работа на луѓето и опремата.
book-numbers = Во трите изданија
book-not-there = нема во ова издание
book-translations = Други броеви во преводите
book-changes = Што се промени
book-from-to = Од { $from } на { $to }
book-same = За { $from } и { $to } го кажуваме со исти зборови.
book-new = Ново во { $edition }
book-gone = Го нема веќе во { $edition }
book-questions = Што може да одлучи судијата
book-otherwise = Судијата може да одлучи поинаку и да каже зошто; тоа се запишува.
book-answers = Одговори
book-cases-of = Случаи за овој член
book-cases-none = Во ова издание нема случаи за овој член.
book-case-count = { $count ->
    [one] { $count } случај
   *[other] { $count } случаи
}
book-code = Кодот што го применува
book-inside = Во него
book-above = Припаѓа на
book-neighbours = Соседни членови
book-previous = Пред: { $article }
book-next = Потоа: { $article }
book-open = Отвори во книгата

## A case that is watched
book-english = Имињата на случаите се на англиски, како на нивните страници; што се прави, што се случува и што е одлучено е на вашиот јазик.
book-given = Дадено
book-step = Чекор { $step } од { $count }
book-steps = Чекори
book-step-first = На почеток
book-step-back = Чекор назад
book-step-forward = Чекор напред
book-step-last = На крај
book-done = Што се прави
book-happened = Што се случува
book-ruled = Што е одлучено
book-nothing-ruled = Нема одлука; играта продолжува.
book-cannot-happen = Тоа не може да се случи
book-asked = Прашање до судијата
book-facts = Страницата уште наоѓа
book-sheet = { $side ->
    [white] Формулар на белиот
   *[black] Формулар на црниот
}
book-sheet-empty = Ништо не е запишано.
book-not-told = Страницата го раскажува овој случај за: { $editions }
book-compare = До него
book-compare-none = без друго издание
book-differs = Според издание { $edition } е одлучено поинаку
book-differs-steps = { $count ->
    [one] Издание { $edition } одлучува поинаку во { $count } чекор
   *[other] Издание { $edition } одлучува поинаку во { $count } чекори
}
book-differs-nowhere = Издание { $edition } одлучува исто во секој чекор.
book-text = Како што го пишува страницата
book-take-to-table = Пробај на масата за вежбање
book-about = За што е
book-filter = Дел од името
book-all-parts = сите

## The practice table
book-try-title = Маса за вежбање
book-try-hint = Вие сте и двајцата играчи и судијата. Тука ништо не се чува: целата маса е во линкот.
book-try-given = Правилник за натпреварување, со запирки
book-try-add = Додај услов
book-try-use = Примени
book-try-who = Кој дејствува
book-try-arbiter = Судија
book-try-time = Време
book-try-hand = Прст на таблата
book-hand-plays = игра и притиска
book-hand-moves = игра
book-hand-touches = допира
book-try-common = При рака
book-try-all = Сите дејства
book-try-line = Што се случува, со зборовите на страниците
book-try-do = Направи
book-try-undo = Врати го последното дејство
book-try-again = Нова маса
book-try-share = Копирај линк
book-try-shared = Линкот е копиран.
book-try-save = Зачувај како случај
book-try-as = Што се гледа
book-try-as-white = уредот на белиот
book-try-as-black = уредот на црниот
book-try-as-arbiter = масата на судијата
book-try-wrong = Ред { $line }, колона { $column }: { $problem }
book-try-unfit = Овој правилник за натпреварување не е целосен
book-try-told = На играчите им е кажано
book-try-nothing-told = На играчите ништо не им е кажано.
book-try-alerts = Кажано само на судијата
book-try-open-moves = Потези што ги остава допрената фигура
book-try-waits = Судијата е кај таблата.
book-acts-common = Потези и време
book-act-press = го притиска часовникот
book-act-stop = ги запира часовниците
book-act-restart = повторно го пушта часовникот
book-act-resign = ја предава партијата
book-act-offer = нуди реми
book-act-accept = го прифаќа ремито
book-act-decline = го одбива ремито
book-act-flag = рекламира паѓање на знаменцето
book-act-illegal = рекламира неправилен потег
book-act-minute = поминува минута
book-act-confirm = ја потврдува одлуката

## Learning
book-learn-title = Учење од случаи
book-learn-hint = Прво фактите; одлучувате вие; потоа одлуката со причината. Резултатот се чува само на овој уред.
book-learn-difficulty = Тежина
book-difficulty-any = која било
book-difficulty-easy = лесно
book-difficulty-middle = средно
book-difficulty-hard = тешко
book-learn-begin = Постави прашање
book-learn-next = Следно прашање
book-learn-none = Нема такви случаи.
book-learn-facts = Фактите
book-learn-you = Одлучувате вие
book-learn-end = Како стои сега?
book-end-goes-on = Партијата продолжува
book-end-white = Белиот добива
book-end-black = Црниот добива
book-end-draw = Реми
book-end-other = Друг резултат
book-end-decides = Мора да одлучи судијата
book-learn-ticks = Што уште е одлучено?
book-tick-time = Се менува време на часовникот
book-tick-position = Позицијата се враќа
book-tick-duty = Играчот мора да игра со одредена фигура или да одигра одреден потег
book-learn-which = По кој член пред сѐ?
book-learn-rule = Одлучи
book-learn-right = Точно
book-learn-wrong = Не сосема
book-learn-reason = Одлуката
book-learn-score = Точни { $right } од { $count }
book-learn-forget = Избриши го резултатот
book-learn-watch = Погледни го случајот
