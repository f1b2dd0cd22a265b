### Բոլոր էջերի և հանդիսատեսի էջերի բառերը։

## Ամեն էջի շուրջը
app-name = Adoube
skip = Անցնել բովանդակությանը
nav-main = Էջեր
nav-wall = Տախտակներ
nav-pairings = Զույգեր
nav-standings = Աղյուսակ
nav-desk = Մրցավարի սեղան
nav-results = Արդյունքներ
nav-setup = Նախապատրաստում
nav-records = Արխիվ
nav-laws = Օրենքներ
nav-login = Մուտք
nav-logout = Ելք
language = Լեզու
theme-now = Գույներ՝ { $theme }
theme-auto = ինչպես սարքում
theme-light = բաց
theme-dark = մուգ
close = Փակել
cancel = Չեղարկել
dismiss = Հեռացնել
loading = Բեռնվում է…
notices = Հաղորդումներ
page-missing = Այդպիսի էջ չկա
page-missing-words = Հնարավոր է՝ հասցեն սխալ է գրված, կամ էջը տեղափոխվել է։
page-broken = Էջը հնարավոր չեղավ բեռնել
page-try-again = Նորից փորձել
to-wall = Բոլոր տախտակները

## Կապը խաղասրահի հետ
line-online = Կապը կա
line-connecting = Միացվում է…
line-offline = Կապ չկա
line-offline-kept = { $count ->
    [one] Կապ չկա․ պահված է { $count } գործողություն
   *[other] Կապ չկա․ պահված է { $count } գործողություն
}
line-sending = { $count ->
    [one] Ուղարկվում է { $count } գործողություն
   *[other] Ուղարկվում է { $count } գործողություն
}
line-delay = { $ms } մվ գնալ-գալ
line-back = Կապը վերականգնվեց
line-revoked = Այս հղումն այլևս ոչինչ չի բացում
line-revoked-words = Մրցավարը փոխարինել է այն։ Խնդրեք մրցավարից նորը։
line-fault = Խաղասրահի սկավառակը ոչինչ չի ընդունում։ Մինչ այդ ոչինչ չի գրանցվում։
line-outdated = Խաղասրահում այս էջի ավելի նոր տարբերակն է աշխատում։
line-reload = Բեռնել այն
refused-article = (հոդված { $article })

## Խաղաքարեր և դաշտեր
white = Սպիտակներ
black = Սևեր
piece-white-king = սպիտակ արքա
piece-white-queen = սպիտակ թագուհի
piece-white-rook = սպիտակ նավակ
piece-white-bishop = սպիտակ փիղ
piece-white-knight = սպիտակ ձի
piece-white-pawn = սպիտակ զինվոր
piece-black-king = սև արքա
piece-black-queen = սև թագուհի
piece-black-rook = սև նավակ
piece-black-bishop = սև փիղ
piece-black-knight = սև ձի
piece-black-pawn = սև զինվոր
square-piece = { $piece }, { $square }
square-empty = { $square }, դատարկ
square-last = { $square }, վերջին քայլը
square-touched = { $square }, ձեռք տրված
board-grid = Խաղատախտակ
board-grid-hint = Սլաքները տանում են դաշտից դաշտ․ տառն ու թիվը տանում են ուղիղ դաշտը։

## Ժամացույցներ, քայլեր, խաղեր
clock-of = { $side ->
    [white] Սպիտակների ժամացույցը
   *[black] Սևերի ժամացույցը
}
clock-flag = Դրոշակն ընկած է
moves = Քայլեր
moves-none = Դեռ քայլեր չկան
moves-start = Սկզբնական դիրք
move-white = { $number }. { $san }
move-black = { $number }… { $san }
result = Արդյունք
board-number = Տախտակ { $board }
board-title = Տախտակ { $board }․ { $white } – { $black }
versus = { $white } – { $black }
state-not-started = Չի սկսվել
state-default-time = Սպասում են խաղացողին
state-playing = Ընթանում է
state-stopped = Ժամացույցները կանգնեցված են
state-called = Մրցավարը կանչված է
state-ruling = Սպասում են որոշման
state-flag-down = Դրոշակն ընկած է
state-adjourned = Հետաձգված է
state-unsigned = Ստորագրված չէ
state-finished = Ավարտված է
attention = { $count ->
    [one] { $count } հարց
   *[other] { $count } հարց
}

## wall
wall-title = Տախտակներ
wall-round = Խաղափուլ { $round }՝ { $planned }-ից
wall-no-event = Դեռ մրցաշար չկա
wall-no-event-words = Տախտակներն այստեղ կհայտնվեն, հենց որ մրցավարը նախապատրաստի մրցաշարը։
wall-no-round = Առաջին խաղափուլի վիճակահանությունը դեռ չի կատարվել
wall-no-round-words = { $players ->
    [one] Գրանցված է { $players } խաղացող։
   *[other] Գրանցված է { $players } խաղացող։
}
wall-no-boards = Այս խաղափուլում տախտակներ չկան
wall-no-devices = Առանց սարքերի տախտակներ․ դրանց արդյունքները զույգերի ցուցակում են
wall-not-begun = Խաղափուլը դեռ չի սկսվել
wall-to-pairings = Դեպի զույգերը
wall-laws = Շախմատի օրենքներ { $edition }
wall-delay = { $minutes ->
    [one] Ցուցադրվում է { $minutes } րոպե ուշացումով
   *[other] Ցուցադրվում է { $minutes } րոպե ուշացումով
}
wall-finished = Ավարտված խաղեր՝ { $done } / { $all }
wall-deadline = Մինչև ուշանալու պարտությունը՝ { $left }
wall-projector = Ամբողջ էկրանով
wall-projector-end = Դուրս գալ ամբողջ էկրանից
wall-pages = Էջ { $page }՝ { $pages }-ից
wall-pause = Դադարեցնել թերթելը
wall-resume = Թերթել

## board
board-previous = Նախորդ տախտակը՝ { $board }
board-next = Հաջորդ տախտակը՝ { $board }
board-first-move = Դեպի սկիզբ
board-back = Մեկ քայլ հետ
board-forward = Մեկ քայլ առաջ
board-last-move = Դեպի վերջին քայլը
board-flip = Շրջել տախտակը
board-missing = Այդպիսի տախտակ չկա
board-missing-words = Հնարավոր է՝ խաղափուլի վիճակահանությունը դեռ չի կատարվել։
board-not-begun = Խաղը դեռ չի սկսվել
board-download = Խաղը PGN-ով
board-keys = Ձախ և աջ սլաքները թերթում են քայլերը։

## standings
standings-title = Աղյուսակ
standings-rank = Տեղ
standings-player = Խաղացող
standings-rating = Վարկանիշ
standings-federation = Ֆեդերացիա
standings-points = Միավորներ
standings-after = Խաղափուլ { $round }-ից հետո
standings-none = Դեռ աղյուսակ չկա
standings-none-words = Այն կհայտնվի առաջին արդյունքների հետ։
standings-failed = Աղյուսակը հնարավոր չեղավ բեռնել
standings-paper = Մրցաշարային աղյուսակ (PDF)

## pairings
pairings-title = Զույգեր
pairings-round = Խաղափուլ { $round }
pairings-rounds = Խաղափուլեր
pairings-board = Տախտակ
pairings-bye = ազատ է
pairings-none = Դեռ զույգեր չկան
pairings-none-words = Դրանք կհայտնվեն, հենց որ կատարվի խաղափուլի վիճակահանությունը։

## login
login-title = Մուտք

# Quiet, and for those who look on.
board-sound = Քայլերի ձայնը

# Where nothing is real.
demo-banner = Ցուցադրություն․ այստեղ ամեն ինչ հորինված է, և ոչինչ չի պահպանվում։
