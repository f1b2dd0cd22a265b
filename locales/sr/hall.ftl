### Речи сале: шта се догодило, шта арбитар треба да зна, зашто нешто није могуће.

log-opened = Табла је постављена
log-called = Зове арбитра: { $reason }
call-time-jump = По сату рачунара прошло је { $span } које дворана није видела. Сатови су заустављени и показују последње виђена времена: покрените их поново или их прво исправите
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
alert-time-granted = { $color ->
        [white] Белом је признато { $time } за радње учињене без везе
       *[black] Црном је признато { $time } за радње учињене без везе
    }
refusal-this-is-longer-than-anything-in-a-game-of-chess = Ово је дуже од свега у шаховској партији
refusal-the-arbiter-has-been-called-already = Арбитар је већ позван
refusal-nothing-can-be-written-or-read-now-keep-it-and-try-again = Сада се ништа не може записати; учињено је сачувано и биће послато поново
refusal-a-claim-cannot-be-withdrawn = Захтев се не може повући
refusal-a-decision-is-due-first = Прво треба донети одлуку
refusal-a-decision-is-postponed = Одлука је одложена
refusal-a-full-scoresheet-goes-with-the-claim = Уз захтев иде потпун записник
refusal-a-game-has-no-such-score = Партија не може имати такав резултат
refusal-a-move-is-illegal-only-once-it-is-completed = Потез је немогућ тек кад је завршен
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Одговор се ковертира само док је противник одсутан
refusal-a-wrong-setting-can-still-be-corrected = Погрешно подешавање се још може исправити
refusal-an-act-needs-an-id-of-1-to-64-characters = Радња има ознаку од 1 до 64 знака
refusal-an-illegal-move-is-claimed-by-the-opponent = Немогућ потез пријављује противник
refusal-an-offer-cannot-be-withdrawn = Понуда се не може повући
refusal-another-move-was-announced = Најављен је други потез
refusal-appendix-d-does-not-apply-to-this-game = Додатак D не важи за ову партију
refusal-each-player-must-have-made-a-move = Сваки играч мора да је одиграо потез
refusal-it-must-be-pointed-out-before-the-first-move = На то се мора указати пре првог потеза
refusal-neither-are-both-kings-in-check-nor-is-a-pawn-on-the-last-rank = Нити су оба краља у шаху, нити је пешак на последњем реду
refusal-no-decision-is-postponed = Ниједна одлука није одложена
refusal-no-draw-has-been-claimed = Реми није захтеван
refusal-no-draw-has-been-offered = Реми није понуђен
refusal-no-flag-has-fallen = Заставица није пала
refusal-no-illegal-move-has-been-completed = Нема завршеног немогућег потеза
refusal-no-press-of-this-player-alone-is-waiting-for-its-move = Нема само једног притиска овог играча који чека запис потеза
refusal-no-illegal-move-is-in-the-count = Нема уписаног немогућег потеза
refusal-no-illegal-move-stands-that-the-players-could-put-right = Нема немогућег потеза који би играчи исправили
refusal-no-king-or-rook-stands-there = Тамо није ни краљ ни топ
refusal-no-move-has-been-announced = Потез није најављен
refusal-no-move-has-been-made = Потез није одигран
refusal-no-move-has-been-sealed = Потез није ковертиран
refusal-no-pawn-can-be-promoted-there = Тамо се пешак не може претворити
refusal-no-piece-stands-there = Тамо нема фигуре
refusal-no-pieces-are-displaced = Фигуре нису померене
refusal-no-place-of-a-scoresheet-holds-so-much = У поље записника толико не стаје
refusal-no-such-move-has-been-made = Таквог потеза није било
refusal-nobody-has-asked-whether-a-side-can-mate = Нико није питао да ли је мат могућ
refusal-nobody-has-pressed-the-clock = Нико није притиснуо сат
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Нико не мора да бележи, а ово издање не обећава записник
refusal-nothing-is-asked = Ништа није питано
refusal-nothing-is-proposed = Ништа није предложено
refusal-nothing-is-written = Ништа није написано
refusal-nothing-is-written-there = Тамо ништа није написано
refusal-only-a-player-can-do-this = То може само играч
refusal-only-the-arbiter-can-do-this = То може само арбитар
refusal-only-the-player-who-has-the-move-may-claim = Захтев подноси само играч на потезу
refusal-only-the-player-who-has-the-move-may-see-the-record = Запис види само играч на потезу
refusal-only-the-visually-disabled-player-keeps-score-so = Тако бележи само слабовиди играч
refusal-others-keep-writing-to-this-board = Други истовремено пишу на овој табли
refusal-so-few-moves-show-that-time-was-overstepped = Толико потеза показује прекорачење времена
refusal-that-is-asked-already = То је већ питано
refusal-that-is-how-it-is-taken-already = Тако је већ узето
refusal-that-is-no-answer-to-what-is-asked = То није одговор на питање
refusal-the-announcement-and-the-board-differ = Најава и табла се разликују
refusal-the-arbiter-decides-when-the-game-goes-on = Арбитар одлучује када се партија наставља
refusal-the-arbiter-does-not-tell = Арбитар то не говори
refusal-the-arbiter-has-been-asked-for-his-consent = Сагласност арбитра је затражена
refusal-the-board-is-closed = Табла је затворена
refusal-the-captured-piece-has-not-been-taken-off = Узета фигура није склоњена
refusal-the-choice-of-the-piece-is-final = Избор фигуре је коначан
refusal-the-claim-must-be-checked = Захтев мора бити проверен
refusal-the-claimant-must-stop-the-clocks-first = Прво треба зауставити сатове
refusal-the-claimant-s-own-flag-is-down = Заставица подносиоца захтева је пала
refusal-the-clock-of-a-player-with-a-disability-is-not-adjusted = Сат играча са инвалидитетом се не подешава
refusal-the-clock-of-a-player-with-a-disability-is-not-changed = Сат играча са инвалидитетом се не мења
refusal-the-clock-of-the-opponent-is-running = Ради противников сат
refusal-the-clocks-are-not-stopped = Сатови нису заустављени
refusal-the-clocks-are-stopped = Сатови су заустављени
refusal-the-complaint-is-the-opponent-s = Жалба припада противнику
refusal-the-default-time-is-over = Дозвољено кашњење је истекло
refusal-the-event-does-not-adjourn-games = На овом такмичењу се партије не прекидају
refusal-the-event-has-not-announced-these-rules = Такмичење није објавило ова правила
refusal-the-event-uses-electronic-scoresheets = На такмичењу су електронски записници
refusal-the-event-uses-paper-scoresheets = На такмичењу су папирни записници
refusal-the-flag-is-not-down = Заставица није пала
refusal-the-flags-are-not-both-down = Нису пале обе заставице
refusal-the-game-has-been-played = Партија је одиграна
refusal-the-game-has-been-resumed = Партија је настављена
refusal-the-game-has-not-been-resumed = Партија није настављена
refusal-the-game-has-not-started = Партија није почела
refusal-the-game-has-started = Партија је почела
refusal-the-game-is-not-over = Партија није завршена
refusal-the-game-is-over = Партија је завршена
refusal-the-game-is-over-and-its-result-stands = Партија је завршена и резултат остаје
refusal-the-game-was-over-before-the-flag-was-noticed = Партија је завршена пре него што је заставица примећена
refusal-the-last-move-has-not-been-announced = Последњи потез није најављен
refusal-the-last-move-has-not-been-repeated = Последњи потез није поновљен
refusal-the-last-press-was-his-own = Последњи је притиснуо он сам
refusal-the-move-ended-the-game-and-is-completed = Потез је завршио партију
refusal-the-move-has-been-made = Потез је одигран
refusal-the-move-has-not-been-announced = Потез није најављен
refusal-the-move-has-not-been-made = Потез није одигран
refusal-the-move-made-on-the-board-must-be-sealed = Ковертира се потез одигран на табли
refusal-the-move-must-be-written-first = Прво треба записати потез
refusal-the-number-of-moves-decides-not-the-arbiter = Одлучује број потеза, не арбитар
refusal-the-offer-stands-already = Понуда већ важи
refusal-the-opponent-answers-the-offer-first = Противник прво одговара на понуду
refusal-the-opponent-confirms-it = То потврђује противник
refusal-the-opponent-confirms-the-position-first = Противник прво потврђује позицију
refusal-the-opponent-has-made-the-next-move = Противник је одиграо следећи потез
refusal-the-opponent-has-the-move = На потезу је противник
refusal-the-opponent-repeats-the-move = Потез понавља противник
refusal-the-opponent-s-clock-has-been-started = Противников сат је пуштен
refusal-the-opponent-s-offer-stands = Важи противникова понуда
refusal-the-opponent-s-scoresheet-is-for-the-player-who-has-the-move = Противников записник је за играча на потезу
refusal-the-piece-has-not-been-placed = Фигура није постављена
refusal-the-piece-stands-there-already = Фигура већ стоји тамо
refusal-the-player-has-a-scoresheet-and-must-write = Играч има записник и мора да пише
refusal-the-player-has-an-assistant = Играч има асистента
refusal-the-player-has-displaced-no-pieces = Играч није померио фигуре
refusal-the-player-is-at-the-board = Играч је за таблом
refusal-the-player-is-not-at-the-board = Играч није за таблом
refusal-the-player-who-has-the-move-seals = Ковертира играч на потезу
refusal-the-result-is-signed-already = Резултат је већ потписан
refusal-the-right-to-claim-ended-with-touching-a-piece = Право на захтев је престало додиром фигуре
refusal-the-right-to-complain-ended-with-touching-a-piece = Право на жалбу је престало додиром фигуре
refusal-the-scores-together-are-more-than-a-game-is-worth = Заједно је то више него што партија вреди
refusal-the-scoresheet-is-on-paper = Записник је на папиру
refusal-the-scoresheets-are-not-up-to-date = Записници нису попуњени
refusal-the-sighted-player-moves-on-an-ordinary-board = Играч који види игра на обичној табли
refusal-the-software-does-not-read-that-language = Програм не чита тај језик
refusal-the-written-move-cannot-be-changed = Записани потез се не може мењати
refusal-the-written-move-cannot-be-read = Записани потез се не може прочитати
refusal-there-is-no-next-period = Нема следећег периода
refusal-there-is-no-such-board = Нема такве табле
refusal-there-is-no-such-call = Нема таквог позива
refusal-there-is-nothing-to-confirm = Нема шта да се потврди
refusal-there-is-one-board-only = Табла је само једна
refusal-this-answer-comes-from-the-search-or-from-the-arbiter = Овај одговор даје претрага или арбитар
refusal-this-edition-gives-no-right-to-see-the-record = Ово издање не даје право на увид у запис
refusal-this-edition-knows-no-exclusion-from-rounds = Ово издање не познаје искључење за кола
refusal-this-edition-knows-only-an-increment = Ово издање познаје само додатак времена
refusal-this-is-another-board = Ово је друга табла
refusal-this-is-for-others-to-do = То је за друге
refusal-time-does-not-run-backwards = Време не иде уназад
refusal-too-many-acts-at-once = Превише радњи одједном
refusal-under-supervision-the-illegal-move-itself-is-put-right = Под надзором се исправља сам немогући потез
