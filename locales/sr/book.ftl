### Књига правила: читање, поређење, случајеви, сто за вежбу, учење.

## Around the book
book-title = Правила шаха
book-own-words = Нашим речима. Меродавна су сама правила.
book-parts = Делови књиге
book-part-read = Читање
book-part-cases = Случајеви
book-part-try = Проба
book-part-learn = Учење
book-edition = Издање
book-edition-of = Издање { $edition }
book-contents = Садржај
book-chapter = Члан или део
book-article = Члан { $number }
book-missing = У овом издању нема таквог члана
book-case-missing = Нема таквог случаја
book-print = Штампај
book-unreachable = Књига сада није доступна
book-busy = Превише захтева; покушајте за тренутак

## Looking for an article
book-search = Тражи
book-search-label = Број, реч или како се то зове
book-search-none = Ништа није нађено за „{ $text }“.
book-found = { $count ->
    [one] Нађен је { $count } члан
    [few] Нађена су { $count } члана
   *[other] Нађено је { $count } чланова
}

## An article
book-kind = Шта ради програм
book-kind-heading = То је само наслов наредних чланова.
book-kind-rule = Програм о томе сам одлучује и наводи члан.
book-kind-definition = Програм користи речи онако како су овде одређене.
book-kind-discretion = Програм пита судију и нуди одговоре које правила допуштају.
book-kind-outside = Програм само бележи речено, или је то ствар људи и опреме.
book-numbers = У три издања
book-not-there = нема у овом издању
book-translations = Други бројеви у преводима
book-changes = Шта се променило
book-from-to = Са { $from } на { $to }
book-same = За { $from } и { $to } кажемо то истим речима.
book-new = Ново у { $edition }
book-gone = Нема више у { $edition }
book-questions = Шта судија може да одлучи
book-otherwise = Судија може да одлучи другачије и да каже зашто; то се бележи.
book-answers = Одговори
book-cases-of = Случајеви о овом члану
book-cases-none = У овом издању нема случајева о овом члану.
book-case-count = { $count ->
    [one] { $count } случај
    [few] { $count } случаја
   *[other] { $count } случајева
}
book-code = Код који то примењује
book-inside = У њему
book-above = Припада
book-neighbours = Суседни чланови
book-previous = Пре: { $article }
book-next = После: { $article }
book-open = Отвори у књизи

## A case that is watched
book-english = Називи случајева су на енглеском, као на њиховим страницама; шта се ради, шта се догађа и шта је одлучено, речено је на вашем језику.
book-given = Дато
book-step = Корак { $step } од { $count }
book-steps = Кораци
book-step-first = На почетак
book-step-back = Корак назад
book-step-forward = Корак напред
book-step-last = На крај
book-done = Шта се ради
book-happened = Шта се догађа
book-ruled = Шта је одлучено
book-nothing-ruled = Нема одлуке; игра се наставља.
book-cannot-happen = То не може да се догоди
book-asked = Питање судији
book-facts = Страница још налази
book-sheet = { $side ->
    [white] Записник белог
   *[black] Записник црног
}
book-sheet-empty = Ништа није записано.
book-not-told = Страница прича овај случај за: { $editions }
book-compare = Поред њега
book-compare-none = без другог издања
book-differs = По издању { $edition } одлучено је другачије
book-differs-steps = { $count ->
    [one] Издање { $edition } одлучује другачије у { $count } кораку
    [few] Издање { $edition } одлучује другачије у { $count } корака
   *[other] Издање { $edition } одлучује другачије у { $count } корака
}
book-differs-nowhere = Издање { $edition } одлучује исто у сваком кораку.
book-text = Како то пише страница
book-take-to-table = Пробај за столом за вежбу
book-about = О чему
book-filter = Део назива
book-all-parts = све

## The practice table
book-try-title = Сто за вежбу
book-try-hint = Ви сте оба играча и судија. Овде се ништа не чува: цео сто је у линку.
book-try-given = Правилник такмичења, са зарезима
book-try-add = Додај услов
book-try-use = Примени
book-try-who = Ко делује
book-try-arbiter = Судија
book-try-time = Време
book-try-hand = Прст на табли
book-hand-plays = игра и притиска
book-hand-moves = игра
book-hand-touches = додирује
book-try-common = При руци
book-try-all = Све радње
book-try-line = Шта се догађа, речима страница
book-try-do = Уради
book-try-undo = Врати последњу радњу
book-try-again = Нови сто
book-try-share = Копирај линк
book-try-shared = Линк је копиран.
book-try-save = Сачувај као случај
book-try-as = Шта се види
book-try-as-white = уређај белог
book-try-as-black = уређај црног
book-try-as-arbiter = сто судије
book-try-wrong = Ред { $line }, колона { $column }: { $problem }
book-try-unfit = Овај правилник такмичења није потпун
book-try-told = Играчима је речено
book-try-nothing-told = Играчима ништа није речено.
book-try-alerts = Речено само судији
book-try-open-moves = Потези које додирнута фигура оставља
book-try-waits = Судија је код табле.
book-acts-common = Потези и време
book-act-press = притиска сат
book-act-stop = зауставља сатове
book-act-restart = поново покреће сат
book-act-resign = предаје партију
book-act-offer = нуди реми
book-act-accept = прихвата реми
book-act-decline = одбија реми
book-act-flag = рекламира пад заставице
book-act-illegal = рекламира неправилан потез
book-act-minute = прође минут
book-act-confirm = потврђује одлуку

## Learning
book-learn-title = Учење на случајевима
book-learn-hint = Прво чињенице; одлучујете ви; затим одлука с разлогом. Учинак се чува само на овом уређају.
book-learn-difficulty = Тежина
book-difficulty-any = било која
book-difficulty-easy = лако
book-difficulty-middle = средње
book-difficulty-hard = тешко
book-learn-begin = Постави питање
book-learn-next = Следеће питање
book-learn-none = Нема таквих случајева.
book-learn-facts = Чињенице
book-learn-you = Одлучујете ви
book-learn-end = Како сада стоји?
book-end-goes-on = Партија се наставља
book-end-white = Бели добија
book-end-black = Црни добија
book-end-draw = Реми
book-end-other = Други резултат
book-end-decides = Мора да одлучи судија
book-learn-ticks = Шта је још одлучено?
book-tick-time = Мења се време на сату
book-tick-position = Позиција се враћа
book-tick-duty = Играч мора да игра одређеном фигуром или да одигра одређени потез
book-learn-which = По ком члану пре свега?
book-learn-rule = Одлучи
book-learn-right = Тачно
book-learn-wrong = Није сасвим
book-learn-reason = Одлука
book-learn-score = Тачно { $right } од { $count }
book-learn-forget = Обриши учинак
book-learn-watch = Погледај овај случај
