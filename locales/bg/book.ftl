### Книгата на правилника: четене, сравняване, случаи, учебна маса, учене.

## Around the book
book-title = Правилник по шахмат
book-own-words = С наши думи. Меродавен е самият правилник.
book-parts = Части на книгата
book-part-read = Четене
book-part-cases = Случаи
book-part-try = Проба
book-part-learn = Учене
book-edition = Издание
book-edition-of = Издание { $edition }
book-contents = Съдържание
book-chapter = Член или част
book-article = Член { $number }
book-missing = В това издание няма такъв член
book-case-missing = Няма такъв случай
book-print = Печат
book-unreachable = Книгата сега е недостъпна
book-busy = Твърде много заявки; опитайте след малко

## Looking for an article
book-search = Търсене
book-search-label = Номер, дума или както го наричат
book-search-none = Нищо не е намерено за „{ $text }“.
book-found = { $count ->
    [one] Намерен е { $count } член
   *[other] Намерени са { $count } члена
}

## An article
book-kind = Какво прави програмата
book-kind-heading = Това е само заглавие на следващите членове.
book-kind-rule = Програмата решава това сама и посочва члена.
book-kind-definition = Програмата използва думите така, както са определени тук.
book-kind-discretion = Програмата пита съдията и предлага отговорите, които правилникът допуска.
book-kind-outside = Програмата само записва казаното, или това е работа на хората и инвентара.
book-numbers = В трите издания
book-not-there = няма в това издание
book-translations = Други номера в преводите
book-changes = Какво се промени
book-from-to = От { $from } към { $to }
book-same = За { $from } и { $to } го разказваме с едни и същи думи.
book-new = Ново в { $edition }
book-gone = Отпаднало в { $edition }
book-questions = Какво може да реши съдията
book-otherwise = Съдията може да реши другояче и да посочи защо; това се записва.
book-answers = Отговори
book-cases-of = Случаи по този член
book-cases-none = В това издание няма случаи по този член.
book-case-count = { $count ->
    [one] { $count } случай
   *[other] { $count } случая
}
book-code = Кодът, който го прилага
book-inside = В него
book-above = Принадлежи към
book-neighbours = Съседни членове
book-previous = Преди: { $article }
book-next = След: { $article }
book-open = Отваряне в книгата

## A case that is watched
book-english = Имената на случаите са на английски, както на страниците им; какво се прави, какво става и какво се решава, е на вашия език.
book-given = Дадено
book-step = Стъпка { $step } от { $count }
book-steps = Стъпки
book-step-first = Към началото
book-step-back = Стъпка назад
book-step-forward = Стъпка напред
book-step-last = Към края
book-done = Какво се прави
book-happened = Какво се случва
book-ruled = Какво се решава
book-nothing-ruled = Няма решение; играта продължава.
book-cannot-happen = Това не може да стане
book-asked = Въпрос към съдията
book-facts = Страницата отбелязва още
book-sheet = { $side ->
    [white] Бланка на белите
   *[black] Бланка на черните
}
book-sheet-empty = Нищо не е записано.
book-not-told = Страницата разказва този случай за: { $editions }
book-compare = До него
book-compare-none = без друго издание
book-differs = По издание { $edition } се решава другояче
book-differs-steps = { $count ->
    [one] Издание { $edition } решава другояче в { $count } стъпка
   *[other] Издание { $edition } решава другояче в { $count } стъпки
}
book-differs-nowhere = Издание { $edition } решава еднакво на всяка стъпка.
book-text = Както го пише страницата
book-take-to-table = Проба на учебната маса
book-about = За какво е
book-filter = Част от името
book-all-parts = всички

## The practice table
book-try-title = Учебна маса
book-try-hint = Вие сте двамата играчи и съдията. Тук нищо не се пази: цялата маса е в линка.
book-try-given = Регламент, със запетаи
book-try-add = Добавяне на условие
book-try-use = Прилагане
book-try-who = Кой действа
book-try-arbiter = Съдия
book-try-time = Време
book-try-hand = Пръст на дъската
book-hand-plays = играе и натиска
book-hand-moves = играе
book-hand-touches = докосва
book-try-common = Под ръка
book-try-all = Всички действия
book-try-line = Какво се случва, с думите на страниците
book-try-do = Изпълнение
book-try-undo = Връщане на последното действие
book-try-again = Нова маса
book-try-share = Копиране на линка
book-try-shared = Линкът е копиран.
book-try-save = Запазване като случай
book-try-as = Какво се вижда
book-try-as-white = устройството на белите
book-try-as-black = устройството на черните
book-try-as-arbiter = масата на съдията
book-try-wrong = Ред { $line }, колона { $column }: { $problem }
book-try-unfit = Този регламент не е пълен
book-try-told = Казано на играчите
book-try-nothing-told = На играчите нищо не е казано.
book-try-alerts = Казано само на съдията
book-try-open-moves = Ходове, които докоснатата фигура оставя
book-try-waits = Съдията е при дъската.
book-acts-common = Ходове и време
book-act-press = натиска часовника
book-act-stop = спира часовниците
book-act-restart = пуска отново часовника
book-act-resign = предава се
book-act-offer = предлага реми
book-act-accept = приема ремито
book-act-decline = отказва ремито
book-act-flag = рекламира падане на флага
book-act-illegal = рекламира неправилен ход
book-act-minute = минава минута
book-act-confirm = потвърждава решението

## Learning
book-learn-title = Учене по случаи
book-learn-hint = Първо фактите; решавате вие; после решението с основанието. Резултатът се пази само на това устройство.
book-learn-difficulty = Трудност
book-difficulty-any = всякаква
book-difficulty-easy = лесно
book-difficulty-middle = средно
book-difficulty-hard = трудно
book-learn-begin = Задаване на въпрос
book-learn-next = Следващ въпрос
book-learn-none = Няма такива случаи.
book-learn-facts = Фактите
book-learn-you = Решавате вие
book-learn-end = Какво е положението сега?
book-end-goes-on = Партията продължава
book-end-white = Белите печелят
book-end-black = Черните печелят
book-end-draw = Реми
book-end-other = Друг резултат
book-end-decides = Съдията трябва да реши
book-learn-ticks = Какво още се решава?
book-tick-time = Променя се време на часовника
book-tick-position = Позицията се връща
book-tick-duty = Играчът е длъжен да играе с определена фигура или да направи определен ход
book-learn-which = По кой член преди всичко?
book-learn-rule = Решение
book-learn-right = Вярно
book-learn-wrong = Не съвсем
book-learn-reason = Решението
book-learn-score = Верни { $right } от { $count }
book-learn-forget = Изтриване на резултата
book-learn-watch = Преглед на този случай
