### Օրենքների գիրքը՝ կարդալ, համեմատել, դիտել, փորձել և սովորել։

## Around the book
book-title = Շախմատի օրենքներ
book-own-words = Մեր խոսքերով։ Վճռորոշը հենց Օրենքներն են։
book-parts = Գրքի մասերը
book-part-read = Կարդալ
book-part-cases = Դեպքեր
book-part-try = Փորձել
book-part-learn = Սովորել
book-edition = Խմբագրություն
book-edition-of = { $edition } թ․ խմբագրություն
book-contents = Բովանդակություն
book-chapter = Հոդված կամ բաժին
book-article = Հոդված { $number }
book-missing = Այս խմբագրությունում այդպիսի հոդված չկա
book-case-missing = Այդպիսի դեպք չկա
book-print = Տպել
book-unreachable = Գիրքն այժմ հասանելի չէ
book-busy = Չափազանց շատ հարցումներ կան․ փորձեք մի փոքր ուշ

## Looking for an article
book-search = Որոնել
book-search-label = Համար, բառ կամ ինչպես են դա անվանում
book-search-none = «{ $text }» հարցմամբ ոչինչ չգտնվեց։
book-found = { $count ->
    [one] Գտնվեց { $count } հոդված
   *[other] Գտնվեց { $count } հոդված
}

## An article
book-kind = Ինչ է անում ծրագիրը
book-kind-heading = Սա միայն հաջորդ հոդվածների վերնագիրն է։
book-kind-rule = Ծրագիրն ինքն է որոշում և նշում հոդվածը։
book-kind-definition = Ծրագիրն օգտագործում է բառերն այնպես, ինչպես այստեղ է սահմանված։
book-kind-discretion = Ծրագիրը հարցնում է մրցավարին և առաջարկում Օրենքներով թույլատրված պատասխանները։
book-kind-outside = Ծրագիրը միայն գրանցում է ասվածը, կամ դա մարդկանց և գույքի գործն է։
book-numbers = Երեք խմբագրություններում
book-not-there = այս խմբագրությունում չկա
book-translations = Այլ համարներ թարգմանություններում
book-changes = Ինչն է փոխվել
book-from-to = { $from }-ից { $to }
book-same = { $from } և { $to } խմբագրությունների համար դա ասում ենք նույն բառերով։
book-new = Նոր է { $edition }-ում
book-gone = Այլևս չկա { $edition }-ում
book-questions = Ինչ կարող է որոշել մրցավարը
book-otherwise = Մրցավարը կարող է այլ կերպ որոշել և ասել՝ ինչու․ դա գրանցվում է։
book-answers = Պատասխաններ
book-cases-of = Դեպքեր այս հոդվածի մասին
book-cases-none = Այս խմբագրությունում այս հոդվածի մասին դեպքեր չկան։
book-case-count = { $count ->
    [one] { $count } դեպք
   *[other] { $count } դեպք
}
book-code = Կոդը, որը կիրառում է սա
book-inside = Ներսում
book-above = Պատկանում է
book-neighbours = Հարևան հոդվածներ
book-previous = Նախորդը՝ { $article }
book-next = Հաջորդը՝ { $article }
book-open = Բացել գրքում

## A case that is watched
book-english = Դեպքերի անվանումներն անգլերեն են, ինչպես իրենց էջերում․ ինչ է արվում, ինչ է կատարվում և ինչ է որոշվում, ասվում է ձեր լեզվով։
book-given = Տրված է
book-step = Քայլ { $step }՝ { $count }-ից
book-steps = Քայլեր
book-step-first = Դեպի սկիզբ
book-step-back = Մեկ քայլ հետ
book-step-forward = Մեկ քայլ առաջ
book-step-last = Դեպի վերջ
book-done = Ինչ է արվում
book-happened = Ինչ է կատարվում
book-ruled = Ինչ է որոշվում
book-nothing-ruled = Որոշում չկա․ խաղը շարունակվում է։
book-cannot-happen = Դա հնարավոր չէ
book-asked = Հարց մրցավարին
book-facts = Էջը նաև նշում է
book-sheet = { $side ->
    [white] Սպիտակների բլանկ
   *[black] Սևերի բլանկ
}
book-sheet-empty = Ոչինչ գրված չէ։
book-not-told = Էջն այս դեպքը պատմում է՝ { $editions }
book-compare = Կողքին
book-compare-none = առանց այլ խմբագրության
book-differs = { $edition } խմբագրությամբ այլ կերպ է որոշվում
book-differs-steps = { $count ->
    [one] { $edition } խմբագրությունն այլ կերպ է որոշում { $count } քայլում
   *[other] { $edition } խմբագրությունն այլ կերպ է որոշում { $count } քայլում
}
book-differs-nowhere = { $edition } խմբագրությունը բոլոր քայլերում նույն կերպ է որոշում։
book-text = Ինչպես գրված է էջում
book-take-to-table = Փորձել ուսումնական սեղանին
book-about = Ինչի մասին է
book-filter = Անվան մաս
book-all-parts = բոլորը

## The practice table
book-try-title = Ուսումնական սեղան
book-try-hint = Դուք երկու խաղացողն եք և մրցավարը։ Այստեղ ոչինչ չի պահվում․ ամբողջ սեղանը հղման մեջ է։
book-try-given = Կանոնադրություն՝ ստորակետերով
book-try-add = Ավելացնել պայման
book-try-use = Կիրառել
book-try-who = Ով է գործում
book-try-arbiter = Մրցավար
book-try-time = Ժամանակ
book-try-hand = Մատը տախտակին
book-hand-plays = քայլում և սեղմում է
book-hand-moves = քայլում է
book-hand-touches = դիպչում է
book-try-common = Ձեռքի տակ
book-try-all = Բոլոր գործողությունները
book-try-line = Ինչ է կատարվում՝ էջերի բառերով
book-try-do = Կատարել
book-try-undo = Հետ վերցնել վերջին գործողությունը
book-try-again = Նոր սեղան
book-try-share = Պատճենել հղումը
book-try-shared = Հղումը պատճենված է։
book-try-save = Պահել որպես դեպք
book-try-as = Ինչ է երևում
book-try-as-white = սպիտակների սարքը
book-try-as-black = սևերի սարքը
book-try-as-arbiter = մրցավարի սեղանը
book-try-wrong = Տող { $line }, սյունակ { $column }՝ { $problem }
book-try-unfit = Այս կանոնադրությունը լրիվ չէ
book-try-told = Խաղացողներին ասված է
book-try-nothing-told = Խաղացողներին ոչինչ չի ասվել։
book-try-alerts = Ասված է միայն մրցավարին
book-try-open-moves = Քայլեր, որոնք թողնում է ձեռք տրված խաղաքարը
book-try-waits = Մրցավարը խաղատախտակի մոտ է։
book-acts-common = Քայլեր և ժամանակ
book-act-press = սեղմում է ժամացույցը
book-act-stop = կանգնեցնում է ժամացույցները
book-act-restart = նորից միացնում է ժամացույցը
book-act-resign = հանձնվում է
book-act-offer = առաջարկում է ոչ-ոքի
book-act-accept = ընդունում է ոչ-ոքին
book-act-decline = մերժում է ոչ-ոքին
book-act-flag = հայտարարում է դրոշակի ընկնելու մասին
book-act-illegal = հայտարարում է անհնարին քայլի մասին
book-act-minute = անցնում է մեկ րոպե
book-act-confirm = հաստատում է որոշումը

## Learning
book-learn-title = Սովորել դեպքերով
book-learn-hint = Նախ՝ փաստերը, որոշում եք դուք, ապա՝ որոշումը հիմքով։ Հաշիվը պահվում է միայն այս սարքում։
book-learn-difficulty = Բարդություն
book-difficulty-any = ցանկացած
book-difficulty-easy = հեշտ
book-difficulty-middle = միջին
book-difficulty-hard = բարդ
book-learn-begin = Հարց տալ
book-learn-next = Հաջորդ հարցը
book-learn-none = Այդպիսի դեպքեր չկան։
book-learn-facts = Փաստերը
book-learn-you = Որոշում եք դուք
book-learn-end = Ի՞նչ վիճակ է հիմա
book-end-goes-on = Խաղը շարունակվում է
book-end-white = Սպիտակները հաղթում են
book-end-black = Սևերը հաղթում են
book-end-draw = Ոչ-ոքի
book-end-other = Այլ արդյունք
book-end-decides = Պետք է որոշի մրցավարը
book-learn-ticks = Էլ ի՞նչ է որոշվում
book-tick-time = Փոխվում է ժամացույցի ժամանակը
book-tick-position = Դիրքը վերականգնվում է
book-tick-duty = Խաղացողը պետք է քայլի որոշակի խաղաքարով կամ կատարի որոշակի քայլ
book-learn-which = Նախ և առաջ ո՞ր հոդվածով
book-learn-rule = Որոշել
book-learn-right = Ճիշտ է
book-learn-wrong = Այնքան էլ չէ
book-learn-reason = Որոշումը
book-learn-score = Ճիշտ՝ { $right }, ընդամենը՝ { $count }
book-learn-forget = Ջնջել հաշիվը
book-learn-watch = Դիտել այս դեպքը
