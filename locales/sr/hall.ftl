### Речи сале: шта се догодило, шта арбитар треба да зна, зашто нешто није могуће.

log-opened = Табла је постављена
log-start-taken-back = Почетак кола је поништен
log-called = Зове арбитра: { $reason }
log-call-taken = Иде до табле
log-call-closed = Позив је решен
event-started = Партија почиње
event-arrived = { $it ->
        [white] Бели долази за таблу
       *[black] Црни долази за таблу
    }
event-touched = { $manner ->
        [adjusting] Намешта фигуру на { $square }
        [accident] Случајно додирује фигуру на { $square }
        [doubtful] Додирује фигуру на { $square }, можда случајно
        [unannounced] Намешта фигуру на { $square } без најаве
       *[plain] Додирује фигуру на { $square }
    }
event-touch-found = { $deliberate ->
        [true] Додир фигуре на { $square } је био намеран
       *[false] Додир фигуре на { $square } је био случајан
    }
event-piece-removed = Склања фигуру са { $square }
event-piece-put = Ставља фигуру са { $from } на { $to }
event-piece-placed = Ставља нову фигуру на { $square }
event-pieces-put-back = Фигуре су враћене
event-move-made = Потез { $move }
event-move-made-illegal = Потез { $move } (немогућ, { $article })
event-move-completed = { $it ->
        [pressed] Потез је завршен притиском сата
        [ended-game] Потез је завршио партију
        [next-move] Потез је завршен следећим
        [answered] Потез је завршен одговором
       *[sealed] Одигран је ковертирани потез
    }
event-pressed = { $it ->
        [white] Бели притиска сат
       *[black] Црни притиска сат
    }
event-clocks-stopped = Сатови су заустављени
event-clock-restarted = { $it ->
        [white] Сат белог поново ради
       *[black] Сат црног поново ради
    }
event-flag-fell = { $it ->
        [white] Пала је заставица белог
       *[black] Пала је заставица црног
    }
event-period-ended = { $it ->
        [white] Период белог је истекао
       *[black] Период црног је истекао
    }
event-flag-noticed = { $it ->
        [white] Примећена је заставица белог
       *[black] Примећена је заставица црног
    }
event-illegal-move-noticed = Примећен је немогућ потез
event-pressed-without-move = { $it ->
        [white] Бели притиснуо сат без потеза
       *[black] Црни притиснуо сат без потеза
    }
event-illegal-move-counted = { $it ->
        [white] Уписан је немогућ потез белог
       *[black] Уписан је немогућ потез црног
    }
event-illegal-move-uncounted = { $it ->
        [white] Немогућ потез белог се више не рачуна
       *[black] Немогућ потез црног се више не рачуна
    }
event-complained = Жалба на повреду члана 4
event-draw-offered = Нуди реми
event-draw-accepted = Прихвата реми
event-draw-declined = Одбија реми
event-draw-claimed = { $ground ->
        [repetition] Захтева реми због понављања
       *[fifty-moves] Захтева реми по правилу 50 потеза
    }
event-resigned = { $it ->
        [white] Бели предаје
       *[black] Црни предаје
    }
event-answered = Арбитар одговара
event-proposed = Одлука чека арбитра
event-clock-absent = { $it ->
        [white] Бели је одсутан
       *[black] Црни је одсутан
    }
event-clock-admitted = { $it ->
        [white] Бели је пуштен да игра
       *[black] Црни је пуштен да игра
    }
event-clock-mishandled = Неправилно руковање сатом
event-clock-press-objected = Приговара на притисак сата
event-clock-display-claimed = Захтев према приказу сата
event-clock-fault-found = Утврђена је неисправност сата
event-clock-interruption-asked = Тражи прекид партије
event-clock-assistant-brought = Доведен је асистент за сат
event-clock-assistant-accepted = Асистент за сат је прихваћен
event-clock-first-flag-seen = { $it ->
        [white] Прва је пала заставица белог
       *[black] Прва је пала заставица црног
    }
event-irregular-wrong-start-found = Почетна позиција је била погрешна
event-irregular-board-found-turned = Табла је окренута
event-irregular-colours-found-reversed = Боје су замењене
event-irregular-pieces-displaced = Помера фигуре
event-irregular-pieces-put-back = Враћа померене фигуре
event-irregular-displaced-pieces-found = Утврђене су померене фигуре
event-irregular-moved-out-of-turn = Потез преко реда: { $move }
event-record-wrote = Записује { $it }
event-record-wrote-ahead = Записује { $text } пре потеза
event-record-corrected = Исправља запис у { $text }
event-record-offer-noted = Бележи понуду ремија
event-record-letters = Пише словима језика { $it }
event-record-freed = { $it ->
        [white] Бели више не мора да пише
       *[black] Црни више не мора да пише
    }
event-record-signed = Потписује резултат
event-record-looked = Погледан је записник
event-record-noted = Забележени су позиција и времена
event-rapid-record-shown = Гледа запис
event-rapid-scoresheet-asked = Тражи записник
event-rapid-illegal-position-noticed = Примећена је немогућа позиција
event-rapid-illegal-position-mended = Немогућа позиција је исправљена
event-rapid-agreed-to-correct = Слаже се са исправком
event-rapid-schedule-found-in-danger = Распоред је угрожен
event-adjourn-sealed = Ковертира { $number }. потез
event-adjourn-resumption-set = Наставак: { $it }
event-adjourn-resumed = Прекинута партија је настављена
event-adjourn-reply-sealed = Ковертира одговор
event-adjourn-came = { $it ->
        [white] Бели дошао на наставак
       *[black] Црни дошао на наставак
    }
event-adjourn-opened = Коверат је отворен
event-adjourn-envelope-missing = Коверта нема
event-adjourn-position-lost = Позиција се не може обновити
event-adjourn-clock-pointed-out = Указано је на грешку сата
event-conduct-noted = Забележен је прекршај: { $it }
event-conduct-device-found = { $it ->
        [white] Код белог је нађен уређај
       *[black] Код црног је нађен уређај
    }
event-conduct-refused = { $it ->
        [white] Бели одбија да поштује правила
       *[black] Црни одбија да поштује правила
    }
event-conduct-both-refused = Обојица одбијају да поштују правила
event-conduct-leave-asked = Тражи дозволу да изађе
event-conduct-disturbed = { $it ->
        [white] Бели је ометан
       *[black] Црни је ометан
    }
event-conduct-explanation-asked = Тражи објашњење од арбитра
event-conduct-appealed = Жалба: { $it }
event-conduct-score-entered = Арбитар је унео резултат
event-conduct-unplayed-entered = Партија је унета као неодиграна
event-blind-taken-off = Склања фигуру са { $it }
event-blind-placed = Ставља фигуру: { $move }
event-blind-announced = Најављује { $move }
event-blind-repeated = Понавља најављени потез
event-blind-score-kept = Води запис
event-blind-boards-differ = Две табле се разликују
event-quickplay-extra-time-requested = Тражи додатак времена за сваки потез
event-quickplay-extra-time-introduced = Уведен је додатак времена
event-quickplay-claimed = Захтева реми у последњем периоду
event-quickplay-postponed = Одлука је одложена
event-quickplay-referred = Захтев је прослеђен арбитру
event-quickplay-verified = Завршна позиција је потврђена
alert-threefold = Позиција се појавила { $count } пута
alert-threefold-reachable = Позиција се може појавити трећи пут после { $moves }
alert-fifty = { $count } потеза сваке стране без узимања и потеза пешаком
alert-flag = { $color ->
        [white] Заставица белог је пала
       *[black] Заставица црног је пала
    }
alert-both-flags = { $color ->
        [white] Пале су обе заставице, прва белог
       *[black] Пале су обе заставице, прва црног
    }
alert-illegal-move = { $color ->
        [white] Немогућ потез белог: { $move }
       *[black] Немогућ потез црног: { $move }
    }
alert-irregular-position = До ове позиције не води никакав низ могућих потеза
alert-sheets-differ = Записници и табла се разликују, места: { $count }
alert-move-counter = { $color ->
        [white] Бројач белог показује { $counter }, а завршених потеза је { $moves }
       *[black] Бројач црног показује { $counter }, а завршених потеза је { $moves }
    }
alert-clock-check = Сатови и протекло време се разликују за више од два минута
refusal-claim-cannot-withdrawn = Захтев се не може повући
refusal-decision-due-first = Прво треба донети одлуку
refusal-decision-postponed = Одлука је одложена
refusal-full-scoresheet-goes-with-claim = Уз захтев иде потпун записник
refusal-game-no-such-score = Партија не може имати такав резултат
refusal-move-illegal-only-once-it-completed = Потез је немогућ тек кад је завршен
refusal-reply-sealed-only-while-opponent-absent = Одговор се ковертира само док је противник одсутан
refusal-wrong-setting-can-still-corrected = Погрешно подешавање се још може исправити
refusal-an-act-needs-an-id-of-1-to-64-characters = Радња има ознаку од 1 до 64 знака
refusal-illegal-move-claimed-by-opponent = Немогућ потез пријављује противник
refusal-offer-cannot-withdrawn = Понуда се не може повући
refusal-another-move-announced = Најављен је други потез
refusal-appendix-d-does-not-apply-to-this-game = Додатак D не важи за ову партију
refusal-each-player-must-made-move = Сваки играч мора да је одиграо потез
refusal-it-must-pointed-out-before-first-move = На то се мора указати пре првог потеза
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Нити су оба краља у шаху, нити је пешак на последњем реду
refusal-no-decision-postponed = Ниједна одлука није одложена
refusal-no-draw-claimed = Реми није захтеван
refusal-no-draw-offered = Реми није понуђен
refusal-no-flag-fallen = Заставица није пала
refusal-no-illegal-move-completed = Нема завршеног немогућег потеза
refusal-no-press-of-this-player-alone-waiting-for-its-move = Нема само једног притиска овог играча који чека запис потеза
refusal-no-illegal-move-in-count = Нема уписаног немогућег потеза
refusal-no-illegal-move-stands-that-players-could-put-right = Нема немогућег потеза који би играчи исправили
refusal-no-king-or-rook-stands-there = Тамо није ни краљ ни топ
refusal-no-move-announced = Потез није најављен
refusal-no-move-made = Потез није одигран
refusal-no-move-sealed = Потез није ковертиран
refusal-no-pawn-can-promoted-there = Тамо се пешак не може претворити
refusal-no-piece-stands-there = Тамо нема фигуре
refusal-no-pieces-displaced = Фигуре нису померене
refusal-no-place-of-scoresheet-holds-so-much = У поље записника толико не стаје
refusal-no-such-move-made = Таквог потеза није било
refusal-nobody-asked-whether-side-can-mate = Нико није питао да ли је мат могућ
refusal-nobody-pressed-clock = Нико није притиснуо сат
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Нико не мора да бележи, а ово издање не обећава записник
refusal-nothing-asked = Ништа није питано
refusal-nothing-proposed = Ништа није предложено
refusal-nothing-written = Ништа није написано
refusal-nothing-written-there = Тамо ништа није написано
refusal-only-player-can-do-this = То може само играч
refusal-only-arbiter-can-do-this = То може само арбитар
refusal-only-player-who-move-may-claim = Захтев подноси само играч на потезу
refusal-only-player-who-move-may-see-record = Запис види само играч на потезу
refusal-only-visually-disabled-player-keeps-score-so = Тако бележи само слабовиди играч
refusal-others-keep-writing-to-this-board = Други истовремено пишу на овој табли
refusal-so-few-moves-show-that-time-overstepped = Толико потеза показује прекорачење времена
refusal-that-asked-already = То је већ питано
refusal-that-how-it-taken-already = Тако је већ узето
refusal-that-no-answer-to-what-asked = То није одговор на питање
refusal-announcement-and-board-differ = Најава и табла се разликују
refusal-arbiter-decides-when-game-goes-on = Арбитар одлучује када се партија наставља
refusal-arbiter-does-not-tell = Арбитар то не говори
refusal-arbiter-asked-for-his-consent = Сагласност арбитра је затражена
refusal-the-board-is-closed = Табла је затворена
refusal-captured-piece-not-taken-off = Узета фигура није склоњена
refusal-choice-of-piece-final = Избор фигуре је коначан
refusal-claim-must-checked = Захтев мора бити проверен
refusal-claimant-must-stop-clocks-first = Прво треба зауставити сатове
refusal-claimants-own-flag-down = Заставица подносиоца захтева је пала
refusal-clock-of-player-with-disability-not-adjusted = Сат играча са инвалидитетом се не подешава
refusal-clock-of-player-with-disability-not-changed = Сат играча са инвалидитетом се не мења
refusal-clock-of-opponent-running = Ради противников сат
refusal-clocks-not-stopped = Сатови нису заустављени
refusal-clocks-stopped = Сатови су заустављени
refusal-complaint-opponents = Жалба припада противнику
refusal-default-time-over = Дозвољено кашњење је истекло
refusal-event-does-not-adjourn-games = На овом такмичењу се партије не прекидају
refusal-event-not-announced-these-rules = Такмичење није објавило ова правила
refusal-event-uses-electronic-scoresheets = На такмичењу су електронски записници
refusal-event-uses-paper-scoresheets = На такмичењу су папирни записници
refusal-flag-not-down = Заставица није пала
refusal-flags-not-both-down = Нису пале обе заставице
refusal-game-played = Партија је одиграна
refusal-game-resumed = Партија је настављена
refusal-game-not-resumed = Партија није настављена
refusal-not-started = Партија није почела
refusal-started = Партија је почела
refusal-game-not-over = Партија није завршена
refusal-game-over = Партија је завршена
refusal-game-over-and-its-result-stands = Партија је завршена и резултат остаје
refusal-game-over-before-flag-noticed = Партија је завршена пре него што је заставица примећена
refusal-last-move-not-announced = Последњи потез није најављен
refusal-last-move-not-repeated = Последњи потез није поновљен
refusal-last-press-his-own = Последњи је притиснуо он сам
refusal-move-ended-game-and-completed = Потез је завршио партију
refusal-move-made = Потез је одигран
refusal-move-not-announced = Потез није најављен
refusal-move-not-made = Потез није одигран
refusal-move-made-on-board-must-sealed = Ковертира се потез одигран на табли
refusal-move-must-written-first = Прво треба записати потез
refusal-number-of-moves-decides-not-arbiter = Одлучује број потеза, не арбитар
refusal-offer-stands-already = Понуда већ важи
refusal-opponent-answers-offer-first = Противник прво одговара на понуду
refusal-opponent-confirms-it = То потврђује противник
refusal-opponent-confirms-position-first = Противник прво потврђује позицију
refusal-opponent-made-next-move = Противник је одиграо следећи потез
refusal-opponent-move = На потезу је противник
refusal-opponent-repeats-move = Потез понавља противник
refusal-opponents-clock-started = Противников сат је пуштен
refusal-opponents-offer-stands = Важи противникова понуда
refusal-opponents-scoresheet-for-player-who-move = Противников записник је за играча на потезу
refusal-piece-not-placed = Фигура није постављена
refusal-piece-stands-there-already = Фигура већ стоји тамо
refusal-player-scoresheet-and-must-write = Играч има записник и мора да пише
refusal-player-assistant = Играч има асистента
refusal-player-displaced-no-pieces = Играч није померио фигуре
refusal-player-at-board = Играч је за таблом
refusal-player-not-at-board = Играч није за таблом
refusal-player-who-move-seals = Ковертира играч на потезу
refusal-result-signed-already = Резултат је већ потписан
refusal-right-to-claim-ended-with-touching-piece = Право на захтев је престало додиром фигуре
refusal-right-to-complain-ended-with-touching-piece = Право на жалбу је престало додиром фигуре
refusal-scores-together-more-than-game-worth = Заједно је то више него што партија вреди
refusal-scoresheet-on-paper = Записник је на папиру
refusal-scoresheets-not-up-to-date = Записници нису попуњени
refusal-sighted-player-moves-on-ordinary-board = Играч који види игра на обичној табли
refusal-software-does-not-read-that-language = Програм не чита тај језик
refusal-written-move-cannot-changed = Записани потез се не може мењати
refusal-written-move-cannot-read = Записани потез се не може прочитати
refusal-there-no-next-period = Нема следећег периода
refusal-there-is-no-such-board = Нема такве табле
refusal-there-is-no-such-call = Нема таквог позива
refusal-there-nothing-to-confirm = Нема шта да се потврди
refusal-there-one-board-only = Табла је само једна
refusal-this-answer-comes-from-search-or-from-arbiter = Овај одговор даје претрага или арбитар
refusal-this-edition-gives-no-right-to-see-record = Ово издање не даје право на увид у запис
refusal-this-edition-knows-no-exclusion-from-rounds = Ово издање не познаје искључење за кола
refusal-this-edition-knows-only-increment = Ово издање познаје само додатак времена
refusal-this-is-another-board = Ово је друга табла
refusal-this-is-for-others-to-do = То је за друге
refusal-time-does-not-run-backwards = Време не иде уназад
refusal-too-many-acts-at-once = Превише радњи одједном
refusal-under-supervision-illegal-move-itself-put-right = Под надзором се исправља сам немогући потез
refusal-no-official-record-to-see = Нема службеног записа који се може погледати
refusal-not-last-period = Ово није последњи период
refusal-own-flag-down = Ваша заставица је пала
refusal-two-minutes-left = Преостала су два минута или више
refusal-moves-add-time-already = За сваки потез време се већ додаје
