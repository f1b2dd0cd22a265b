### Речи сале: шта се догодило, шта судија треба да зна, зашто нешто није могуће.

log-opened = Табла је постављена
log-start-taken-back = Почетак кола је поништен
log-called = Зове судију: { $reason }
call-time-jump = По сату рачунара прошло је { $span } које сала није видела. Сатови су заустављени и показују последње виђена времена: покрените их поново или их прво исправите
log-call-taken = Иде до табле
log-call-closed = Позив је решен
alert-threefold = Позиција се на табли појавила { $count ->
        [one] { $count } пут
       *[other] { $count } пута
    }
alert-threefold-reachable = Позиција се може појавити трећи пут после { $moves }
alert-fifty = { $count ->
        [one] { $count } потез сваке стране без узимања и без потеза пешаком
       *[other] { $count } потеза сваке стране без узимања и без потеза пешаком
    }
alert-flag = { $color ->
        [white] Заставица белог је пала
       *[black] Заставица црног је пала
    }
alert-both-flags = { $color ->
        [white] Пале су обе заставице, прва белог
       *[black] Пале су обе заставице, прва црног
    }
alert-illegal-move = { $color ->
        [white] Неправилан потез белог: { $move }
       *[black] Неправилан потез црног: { $move }
    }
alert-irregular-position = До ове позиције не води ниједан низ правилних потеза
alert-sheets-differ = Записници и табла се разликују на { $count ->
        [one] { $count } месту
       *[other] { $count } места
    }
alert-move-counter = { $color ->
        [white] Бројач белог показује { $counter }, а довршених потеза је { $moves }
       *[black] Бројач црног показује { $counter }, а довршених потеза је { $moves }
    }
alert-clock-check = Сатови и протекло време се разликују за више од два минута
refusal-claim-cannot-withdrawn = Рекламација се не може повући
refusal-decision-due-first = Прво треба донети одлуку
refusal-decision-postponed = Одлука је одложена
refusal-full-scoresheet-goes-with-claim = Уз рекламацију се прилаже попуњен записник
refusal-game-no-such-score = Партија не може имати такав резултат
refusal-move-illegal-only-once-it-completed = Потез се сматра неправилним тек кад је довршен
refusal-reply-sealed-only-while-opponent-absent = Одговор се ковертира само док је противник одсутан
refusal-wrong-setting-can-still-corrected = Погрешно подешавање се још може исправити
alert-time-granted = { $color ->
        [white] Белом је признато { $time } за радње учињене без везе
       *[black] Црном је признато { $time } за радње учињене без везе
    }
cannot-too-long = Ово је дуже од свега у шаховској партији
cannot-too-much = Одавде је записано толико да за овог играча мора да поступа судија
cannot-called-already = Судија је већ позван
cannot-disk = Сада се ништа не може записати; учињено је сачувано и биће послато поново
refusal-a-claim-cannot-be-withdrawn = Рекламација се не може повући
refusal-a-decision-is-due-first = Прво треба донети одлуку
refusal-a-decision-is-postponed = Одлука је одложена
refusal-a-full-scoresheet-goes-with-the-claim = Уз рекламацију иде потпун записник
refusal-a-game-has-no-such-score = Партија не може имати такав резултат
refusal-a-move-is-illegal-only-once-it-is-completed = Потез је неправилан тек кад је довршен
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Одговор се ковертира само док је противник одсутан
refusal-a-wrong-setting-can-still-be-corrected = Погрешно подешавање се још може исправити
cannot-needs-id = Радња мора имати ознаку од 1 до 64 знака
refusal-offer-cannot-withdrawn = Понуда се не може повући
refusal-appendix-d-does-not-apply-to-this-game = Додатак D не важи за ову партију
refusal-each-player-must-made-move = Сваки играч мора прво да одигра потез
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Нити су оба краља у шаху, нити је пешак на последњем реду
refusal-no-decision-postponed = Ниједна одлука није одложена
refusal-no-draw-claimed = Реми није рекламиран
refusal-no-draw-offered = Реми није понуђен
refusal-no-flag-fallen = Заставица није пала
refusal-no-illegal-move-completed = Нема довршеног неправилног потеза
refusal-too-few-moves-for-that = За то је одиграно премало потеза
refusal-moves-before-it-not-known = Претходни потези нису познати
refusal-no-press-of-this-player-alone-waiting-for-its-move = Без записаног потеза није остао тачно један притисак овог играча
refusal-no-illegal-move-in-count = Ниједан неправилан потез није урачунат
refusal-no-illegal-move-stands-that-players-could-put-right = Нема неправилног потеза који би играчи могли да исправе
refusal-no-king-or-rook-stands-there = Тамо није ни краљ ни топ
refusal-no-move-announced = Потез није објављен
refusal-no-move-sealed = Потез није ковертиран
refusal-no-pawn-can-promoted-there = Тамо се пешак не може промовисати
refusal-no-piece-stands-there = Тамо нема фигуре
refusal-no-pieces-displaced = Положај фигура није поремећен
refusal-no-place-of-scoresheet-holds-so-much = У поље записника толико не стаје
refusal-no-scoresheet-holds-so-many-moves = У записник толико потеза не стаје
refusal-no-such-move-made = Таквог потеза није било
refusal-nobody-asked-whether-side-can-mate = Нико није питао да ли је мат могућ
refusal-nobody-pressed-clock = Нико није притиснуо сат
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Нико не мора да бележи, а ово издање не обећава записник
refusal-nothing-asked = Ништа није питано
refusal-nothing-proposed = Ништа није предложено
refusal-nothing-written = Ништа није написано
refusal-nothing-written-there = Тамо ништа није написано
refusal-only-player-can-do-this = То може само играч
refusal-only-arbiter-can-do-this = То може само судија
refusal-only-player-who-move-may-claim = Рекламирати може само играч на потезу
refusal-only-player-who-move-may-see-record = Запис види само играч на потезу
refusal-only-visually-disabled-player-keeps-score-so = Тако бележи само играч оштећеног вида
cannot-others-write = Други истовремено пишу на овој табли
refusal-so-few-moves-show-that-time-overstepped = Тако мало потеза показује да је време прекорачено
refusal-asked-already = То је већ питано
refusal-that-how-it-taken-already = Тако је већ утврђено
refusal-no-answer = То није одговор на питање
refusal-arbiter-decides-when-game-goes-on = Судија одлучује када се партија наставља
refusal-arbiter-does-not-tell = Судија то не говори
refusal-arbiter-asked-for-his-consent = Сагласност судије је затражена
cannot-board-closed = Табла је затворена
refusal-choice-of-piece-final = Избор фигуре је коначан
refusal-claim-must-checked = Рекламација се мора проверити
refusal-clock-of-player-with-disability-not-adjusted = Сат играча са инвалидитетом се не подешава
refusal-clocks-not-stopped = Сатови нису заустављени
refusal-clocks-stopped = Сатови су заустављени
refusal-default-time-over = Задано време кашњења је истекло
refusal-default-time-not-over = Задано време кашњења још није истекло
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
refusal-king-taken = Краљ је узет, а без краља се не може даље играти
refusal-last-press-his-own = Последњи је притиснуо он сам
refusal-move-ended-game-and-completed = Потез је завршио партију
refusal-move-made = Потез је одигран
refusal-move-not-made = Потез није одигран
refusal-move-must-written-first = Прво треба записати потез
refusal-number-of-moves-decides-not-arbiter = Одлучује број потеза, не судија
refusal-opponent-answers-offer-first = Противник прво одговара на понуду
refusal-opponent-confirms-it = То потврђује противник
refusal-opponent-confirms-position-first = Противник прво потврђује позицију
refusal-opponent-made-next-move = Следећи потез је већ одигран
refusal-opponent-move = На потезу је противник
refusal-opponent-repeats-move = Потез понавља противник
refusal-opponents-clock-started = Противников сат је пуштен
refusal-opponents-scoresheet-for-player-who-move = Противников записник је за играча на потезу
refusal-piece-of-opponent = Фигура је противникова
refusal-piece-stands-there-already = Фигура већ стоји тамо
refusal-player-scoresheet-and-must-write = Играч има записник и мора да пише
refusal-player-scoresheet-and-need-not-write = Играч има записник, али не мора да пише
refusal-player-assistant = Играч има помоћника
refusal-player-displaced-no-pieces = Играч није пореметио положај фигура
refusal-player-at-board = Играч је за таблом
refusal-player-not-at-board = Играч није за таблом
refusal-player-who-move-seals = Ковертира играч на потезу
refusal-result-signed-already = Резултат је већ потписан
refusal-right-to-complain-ended-with-touching-piece = Право на рекламацију повреде изгубљено је додиром фигуре
refusal-scores-together-more-than-game-worth = Заједно је то више него што партија вреди
refusal-scoresheet-on-paper = Записник је на папиру
refusal-scoresheets-not-up-to-date = Записници нису попуњени
refusal-sighted-player-moves-on-ordinary-board = Играч који види игра на обичној табли
refusal-software-does-not-read-that-language = Програм не чита тај језик
refusal-written-move-ambiguous = Записани потез може да значи више од једног потеза
refusal-written-move-cannot-changed = Записани потез се не може мењати
refusal-written-move-cannot-read = Записани потез се не може прочитати
refusal-there-no-next-period = Нема следећег периода
cannot-no-such-board = Нема такве табле
cannot-no-such-call = Нема таквог позива
refusal-there-nothing-to-confirm = Нема шта да се потврди
refusal-there-one-board-only = Табла је само једна
refusal-this-answer-comes-from-search-or-from-arbiter = Овај одговор даје претрага или судија
refusal-this-edition-gives-no-right-to-see-record = Ово издање не даје право на увид у запис
refusal-this-edition-knows-no-exclusion-from-rounds = Ово издање не предвиђа забрану наступа у колима
refusal-this-edition-knows-only-increment = Ово издање предвиђа само временски додатак
cannot-another-board = Ово је друга табла
cannot-for-others = То је за друге
refusal-time-does-not-run-backwards = Време не иде уназад
cannot-too-fast = Превише радњи одједном
refusal-under-supervision-illegal-move-itself-put-right = Под надзором се исправља сам неправилан потез
refusal-no-official-record-to-see = Нема службеног записа који се може погледати
refusal-moves-add-time-already = За сваки потез се већ додаје време
refusal-board-is-watched = Табла се посматра и види се шта се на њој ради
refusal-nobody-watches-the-board = Ову таблу нико не посматра; судија каже шта је утврдио
refusal-no-such-clock-setting = Сатови се не могу тако подесити
refusal-reason-needed = Потребан је разлог
refusal-no-such-ruling = Нема такве одлуке која се може поништити
refusal-moves-made-since = Отада су одиграни потези; поставите позицију
refusal-later-rulings-rest-on-it = На њој почивају касније одлуке; прво поништите њих
refusal-only-ruling-gives-such-score = Такав резултат даје само одлука судије
refusal-result-stands-already = Тај резултат је већ уписан
alert-evidence-differs = Записници се разликују: бели пише { $white }, црни пише { $black }
alert-moves-unwritten = Притисака сата без записа: { $count }
cannot-signed = Обојица су потписала: резултат мења само главни судија
cannot-something-happened = На некој табли се већ нешто догодило
cannot-ruling-awaited = Чека се одлука судије
refusal-ruled-already = О томе је већ одлучено
refusal-no-offer-open = Нема понуде ремија која важи
refusal-ruling-spent = Та одлука је већ поништена или извршена и нема више шта да се поништи
