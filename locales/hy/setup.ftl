### Նախապատրաստման բառերը։

setup-title = Նախապատրաստում

## login
login-name = Անուն
login-password = Գաղտնաբառ
login-wrong = Անունը կամ գաղտնաբառը սխալ է
login-failed = Խաղասրահը չի պատասխանում, փորձեք կրկին
login-hint = Խաղացողներին մուտք պետք չէ․ նրանք բացում են իրենց տախտակի հղումը։
password-rule = Առնվազն ութ նիշ

## first
first-title = Առաջին գլխավոր մրցավարը
first-words = Այս խաղասրահ դեռ ոչ ոք չի մտել։ Գլխավոր մրցավար է դառնում նա, ով ունի տերմինալի բառը։
first-again-title = Նոր մուտք գլխավոր մրցավարի համար
first-again-words = Ով ունի այս հղումը խաղասրահի համակարգչից, դառնում է գլխավոր մրցավար։ Եղած անունը ստանում է նոր գաղտնաբառը։
first-token = Տերմինալում ցուցադրված բառը
first-go = Բացել խաղասրահը
first-wrong = Սա տերմինալում ցուցադրված բառը չէ
first-failed = Չստացվեց․ ստուգեք անունն ու գաղտնաբառը

## steps
setup-for-staff = Մրցաշարը պատրաստում են մրցավարներն ու կազմակերպիչները։
setup-failed = Խաղասրահը չընդունեց դա, փորձեք կրկին
setup-steps = Քայլեր
setup-step-event = Մրցաշար
setup-step-players = Խաղացողներ
setup-step-rounds = Խաղափուլեր
setup-step-links = Հղումներ
setup-step-staff = Անձնակազմ
setup-event-first = Նախ ստեղծեք մրցաշարը։
setup-next-players = Հաջորդը՝ խաղացողներ
setup-next-rounds = Հաջորդը՝ խաղափուլեր
setup-next-links = Հաջորդը՝ տախտակների հղումներ

## event
event-name = Մրցաշարի անվանումը
event-place = Վայր
event-federation = Ֆեդերացիա (երեք տառ)
event-first-day = Առաջին օր
event-last-day = Վերջին օր
event-chief = Գլխավոր մրցավար
event-deputies = Տեղակալներ
event-deputies-hint = Անունները, որոնցով մուտք են գործում, ստորակետերով։ Նրանք նույնպես կարող են փոխել երկուսի ստորագրած արդյունքը։
event-rounds = Խաղափուլերի քանակը
event-delay = Ուշացում հանդիսատեսի համար, վայրկյան
event-delay-hint = Քայլերն ու ժամացույցները հանդիսատեսին և games.pgn են հասնում այսքան ուշ։
event-tie-breaks = Լրացուցիչ ցուցանիշներ
event-tie-breaks-hint = C.07-ի նշաններ ըստ հերթականության, օրինակ՝ DE, BH/C1, SB։
event-boards = Տախտակներ
event-boards-screen = Էկրաններին․ այնտեղ խաղաքարին դիպչելը ձեռք տալ է
event-boards-wooden = Փայտե․ քայլերը հայտնում են էլեկտրոնային բլանկները
event-devices = Սարքերով տախտակներ
event-devices-all = Բոլորը
event-devices-none = Ոչ մեկը․ թուղթ և սովորական ժամացույցներ, արդյունքները՝ ստեղնաշարով
event-devices-some = Միայն 1-ից մինչև … տախտակները
event-devices-count = Սարքերով վերջին տախտակը
event-devices-hint = Առանց սարքերի տախտակի վրա խաղասրահը ժամացույց չի վարում և գիտի միայն արդյունքը։
event-links = Տեղերի հղումները
event-links-player = Խաղացողի և խաղափուլի համար․ հեռախոսներ, որոնք գալիս ու գնում են
event-links-board = Տախտակի համար․ սարքեր, որոնք ամբողջ մրցաշարի ընթացքում այնտեղ են
event-links-hint = Խաղացողի հղումը գործում է այդ խաղացողի համար այդ խաղափուլում և ուրիշ ոչ ոքի։ Տախտակի հղումը գործում է նրա համար, ով այնտեղ նստած է։
event-regulations = Մրցաշարի կանոնադրություն
event-preset = Սովորական կանոնադրություններ
event-create = Ստեղծել մրցաշարը
event-save = Պահպանել
event-created = Մրցաշարն ստեղծված է
event-saved = Պահպանված է
preset-classical = 90' + 30" 40 քայլի համար, ապա 30'
preset-rapid = Արագ 15' + 10"
preset-blitz = Կայծակնային 3' + 2"
preset-chess960 = Շախմատ 960 15' + 10"

## regulations
reg-edition = Շախմատի օրենքներ, ուժի մեջ են սկսած
reg-supervision = Արագ և կայծակնային
reg-supervision-none = Սովորական (ստանդարտ) շախմատ
reg-supervised = Բավարար հսկողություն․ Մրցաշարի կանոններ
reg-unsupervised = Առանց այդ հսկողության
reg-default-time = Թույլատրելի ուշացում, րոպե
reg-sheets = Բլանկներ
reg-sheets-electronic = Էլեկտրոնային
reg-sheets-paper = Թղթե
reg-followed = Բլանկի բաց թողած գրառումները
reg-followed-no = տեսնում է միայն մրցավարը
reg-followed-yes = խաղասրահը պահանջում է լրացնել
reg-flag = Դրոշակի ընկնելը նկատում է
reg-flag-people = մրցավարը կամ խաղացողի հայտարարությունը
reg-flag-clock = ժամացույցն անմիջապես
reg-confirmation = Որոշումներ տախտակի մոտ
reg-confirmation-arbiter = սպասում են մրցավարի խոսքին
reg-confirmation-once = գործում են անմիջապես
reg-points = Միավորներ հաղթանակի, ոչ-ոքիի, պարտության համար
reg-periods = Ժամանակի վերահսկում
reg-period = Ժամանակահատված { $number }
reg-moves = Քայլեր
reg-minutes = Րոպե
reg-per-move = Ամեն քայլի համար
reg-seconds = Վայրկյան
reg-mode-nothing = ոչինչ
reg-mode-cumulative = հավելում (Ֆիշեր)
reg-mode-bronstein = վերադարձ (Բրոնշտեյն)
reg-mode-delay = ժամանակի երկարաձգում
reg-period-add = Եվս մեկ ժամանակահատված
reg-period-remove = Հանել ժամանակահատվածը
reg-adjournment = Խաղերը կարող են հետաձգվել
reg-quickplay = Ուղեցույցներ առանց հավելման խաղերի համար
reg-chess960 = Շախմատ 960

## players
players-title = Խաղացողներ՝ { $count }
players-add = Ավելացնել խաղացող
players-import = Ֆայլից
players-import-hint = CSV՝ վերնագրերի տողով (surname, given, title, rating, federation …) կամ TRF16։
players-import-go = Ընդունել
players-imported = Խաղացողները մուտքագրված են
preview-look = Նախ դիտել
preview-back = Հետ
preview-count = Կպահպանվի { $count }՝ { $all }-ից։
preview-unknown-columns = Չհասկացված սյունակներ՝ { $columns }
preview-problems = Չհասկացված և բաց թողնված՝ { $count }
preview-save = պահպանել
preview-same-number = վարկանիշային ցուցակի նույն համարը՝ { $who }
preview-same-name = նույն անունը՝ { $who }
preview-line = տող { $line }
players-file = Ֆայլ
players-text = Դրա տեքստը
players-seed = Համարակալել ըստ վարկանիշի
players-none = Խաղացողներ դեռ չկան։ Ավելացրեք մեկ-մեկ կամ վերցրեք ֆայլից։
player-number = Հ/հ
player-name = Ազգանուն, անուն
player-surname = Ազգանուն
player-given = Անուն
player-title = Կոչում
player-rating = Վարկանիշ
player-federation = Ֆեդերացիա
player-club = Ակումբ
player-needs = Հատուկ պայմաններ
player-actions = Գործողություններ
player-edit = Փոխել
player-edit-named = Փոխել՝ { $name }
player-remove = Հանել
player-remove-named = Հանել՝ { $name }
player-save = Պահպանել
need-visually_disabled = թույլ տեսողություն ունեցող
need-hearing_impaired = լսողության խնդիրներով
need-disability = չի կարող տեղաշարժել խաղաքարերը կամ սեղմել ժամացույցը
need-assistant = ունի օգնական

## rounds
rounds-pair = Զույգեր
rounds-need-players = Պետք է առնվազն երկու խաղացող։
rounds-single = Շրջանային մրցաշար
rounds-double = Երկշրջան մրցաշար
rounds-by-hand = Խաղափուլ { $round }՝ ձեռքով
rounds-add = Ավելացնել զույգը
rounds-csv = Զույգերը CSV-ով
rounds-start = Սկսել խաղափուլ { $round }
rounds-started = ընթացքում է
rounds-finished = ավարտված է
rounds-absent = բացակա
rounds-absent-named = Բացակա՝ { $name }
rounds-draw-color = Սկզբնական գույնի վիճակահանություն
rounds-initial-color = Սկզբնական գույնը՝ { $color ->
        [white] սպիտակ
       *[black] սև
    }
rounds-swiss = { $round } խաղափուլի վիճակահանություն շվեյցարական համակարգով
rounds-swiss-again = Կրկնել { $round } խաղափուլի վիճակահանությունը
rounds-reason = Պատճառը
rounds-swap-one = Խաղացող
rounds-swap-two = տեղով փոխվում է
rounds-swap = Փոխել
rounds-changed = փոխված է ձեռքով

## links
links-words = Ով սկանավորում է քարտը, նստում է այդ տեղում։ Կորած կամ փչացած սարքի համար տրվում է նոր քարտ, հինն այլևս ոչինչ չի բացում։
links-assistants = նաև օգնականների համար
links-round = Խաղափուլ
links-player-words = Այս հղումները { $round } խաղափուլի համար են։ Հաջորդ խաղափուլում յուրաքանչյուր խաղացող նորն է ստանում, հինը միայն ասում է, թե որտեղ է նա այդ ժամանակ նստած։
links-for-arbiters = Հղումները մրցավարների համար են․ ով հղում ունի, գործում է խաղացողի փոխարեն։
links-print = Տպել քարտերը
links-paper = Խաղացողների քարտերը (PDF)
links-paper-clocks = Ժամացույցների քարտերը (PDF)
links-local = Այս քարտերը տանում են { $host } հասցե, որը գիտի միայն այս համակարգիչը։ Բացեք խաղասրահը այն հասցեով, որը տերմինալը նշում է մյուս սարքերի համար, և քարտերը կտանեն այնտեղ։
links-none = Տախտակներ դեռ չկան․ նախ կազմեք զույգերը։
links-card = Տախտակ { $board } · { $place }
links-qr = QR կոդ՝ { $name }
links-open = Բացել այստեղ
links-replace = Նոր հղում
links-revoke = Չեղարկել
place-white = սպիտակներ
place-black = սևեր
place-clock = ժամացույց
place-assistant-white = սպիտակների օգնական
place-assistant-black = սևերի օգնական

## staff
staff-post = Պաշտոն
staff-add = Թույլ տալ մուտքը
staff-remove-named = Հանել՝ { $name }
post-chief-arbiter = գլխավոր մրցավար
post-arbiter = մրցավար
post-organiser = կազմակերպիչ
