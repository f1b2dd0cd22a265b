### Думите на залата: какво се случи, какво трябва да знае съдията, защо нещо не може.

log-opened = Дъската е подготвена
log-start-taken-back = Започването на кръга е отменено
log-called = Вика съдията: { $reason }
call-time-jump = По часовника на машината са минали { $span }, които залата не е видяла. Часовниците са спрени и показват последно видяното време: пуснете ги отново или първо ги поправете
log-call-taken = Отива на дъската
log-call-closed = Повикването е приключено
alert-threefold = Позицията се е появила { $count } пъти
alert-threefold-reachable = Позицията може да се появи за трети път след { $moves }
alert-fifty = { $count } хода на всяка страна без вземане и ход с пешка
alert-flag = { $color ->
        [white] Флагът на белите е паднал
       *[black] Флагът на черните е паднал
    }
alert-both-flags = { $color ->
        [white] Паднали са двата флага, първи на белите
       *[black] Паднали са двата флага, първи на черните
    }
alert-illegal-move = { $color ->
        [white] Неправилен ход на белите: { $move }
       *[black] Неправилен ход на черните: { $move }
    }
alert-irregular-position = До тази позиция не води никаква поредица от правомерни ходове
alert-sheets-differ = Бланките и дъската се различават на { $count ->
        [one] { $count } място
       *[other] { $count } места
    }
alert-move-counter = { $color ->
        [white] Броячът на белите показва { $counter }, а завършени ходове: { $moves }
       *[black] Броячът на черните показва { $counter }, а завършени ходове: { $moves }
    }
alert-clock-check = Часовниците и изминалото време се различават с повече от две минути
refusal-claim-cannot-withdrawn = Рекламацията не може да се оттегли
refusal-decision-due-first = Първо трябва да се вземе решение
refusal-decision-postponed = Решението е отложено
refusal-full-scoresheet-goes-with-claim = Към рекламацията се прилага попълнената бланка
refusal-game-no-such-score = Партията не може да има такъв резултат
refusal-move-illegal-only-once-it-completed = Ходът се смята за неправилен едва след като е завършен
refusal-reply-sealed-only-while-opponent-absent = Отговор се запечатва само докато противникът отсъства
refusal-wrong-setting-can-still-corrected = Грешната настройка още може да се поправи
cannot-needs-id = Действието трябва да има код от 1 до 64 знака
refusal-offer-cannot-withdrawn = Предложението не може да се оттегли
alert-time-granted = { $color ->
        [white] На белите са признати { $time } за действия без връзка
       *[black] На черните са признати { $time } за действия без връзка
    }
cannot-too-long = Това е по-дълго от всичко в една шахматна партия
cannot-too-much = Оттук е записано толкова много, че за този играч трябва да действа съдия
cannot-called-already = Съдията вече е повикан
cannot-disk = Сега нищо не може да бъде записано; направеното е запазено и ще бъде изпратено отново
refusal-a-claim-cannot-be-withdrawn = Рекламацията не може да бъде оттеглена
refusal-a-decision-is-due-first = Първо трябва да се вземе решение
refusal-a-decision-is-postponed = Решението е отложено
refusal-a-full-scoresheet-goes-with-the-claim = Към рекламацията се прилага пълна бланка
refusal-a-game-has-no-such-score = Партията не може да има такъв резултат
refusal-a-move-is-illegal-only-once-it-is-completed = Ходът е неправилен едва след като е завършен
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Отговор се запечатва само докато противникът отсъства
refusal-a-wrong-setting-can-still-be-corrected = Грешната настройка още може да се поправи
refusal-appendix-d-does-not-apply-to-this-game = Приложение D не се отнася за тази партия
refusal-each-player-must-made-move = Всеки играч трябва да е направил ход
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Нито двата царя са под шах, нито има пешка на последния хоризонтал
refusal-no-decision-postponed = Няма отложено решение
refusal-no-draw-claimed = Няма рекламация за реми
refusal-no-draw-offered = Не е предложено реми
refusal-no-flag-fallen = Няма паднал флаг
refusal-no-illegal-move-completed = Няма завършен неправилен ход
refusal-too-few-moves-for-that = За това са изиграни твърде малко ходове
refusal-moves-before-it-not-known = Предходните ходове не са известни
refusal-no-press-of-this-player-alone-waiting-for-its-move = Без записан ход не е останало точно едно натискане на този състезател
refusal-no-illegal-move-in-count = Няма отчетен неправилен ход
refusal-no-illegal-move-stands-that-players-could-put-right = Няма неправилен ход, който състезателите да могат да поправят
refusal-no-king-or-rook-stands-there = Там няма нито цар, нито топ
refusal-no-move-announced = Няма обявен ход
refusal-no-move-sealed = Няма запечатан ход
refusal-no-pawn-can-promoted-there = Там пешка не може да се произведе
refusal-no-piece-stands-there = Там няма фигура
refusal-no-pieces-displaced = Няма разместени фигури
refusal-no-place-of-scoresheet-holds-so-much = В полето на бланката не се събира толкова
refusal-no-scoresheet-holds-so-many-moves = На бланката не се събират толкова ходове
refusal-no-such-move-made = Такъв ход не е правен
refusal-nobody-asked-whether-side-can-mate = Никой не е питал възможен ли е мат
refusal-nobody-pressed-clock = Никой не е натискал часовника
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Никой не е длъжен да записва и това издание не обещава бланка
refusal-nothing-asked = Няма зададен въпрос
refusal-nothing-proposed = Няма предложение
refusal-nothing-written = Нищо не е написано
refusal-nothing-written-there = Там нищо не е написано
refusal-only-player-can-do-this = Това може да направи само играч
refusal-only-arbiter-can-do-this = Това може да направи само съдията
refusal-only-player-who-move-may-claim = Рекламация прави само състезателят, който е на ход
refusal-only-player-who-move-may-see-record = Записа вижда само играчът, който е на ход
refusal-only-visually-disabled-player-keeps-score-so = Така записва само зрително увреденият състезател
cannot-others-write = Други пишат едновременно на тази дъска
refusal-so-few-moves-show-that-time-overstepped = Толкова малко ходове показват, че времето е просрочено
refusal-asked-already = Този въпрос вече е зададен
refusal-that-how-it-taken-already = Така вече е прието
refusal-no-answer = Това не е отговор на въпроса
refusal-arbiter-decides-when-game-goes-on = Съдията решава кога партията продължава
refusal-arbiter-does-not-tell = Съдията не казва
refusal-arbiter-asked-for-his-consent = Съгласието на съдията е поискано
cannot-board-closed = Дъската е затворена
refusal-choice-of-piece-final = Изборът на фигура е окончателен
refusal-claim-must-checked = Рекламацията трябва да се провери
refusal-clock-of-player-with-disability-not-adjusted = Часовникът на играч с увреждане не се коригира
refusal-clocks-not-stopped = Часовниците не са спрени
refusal-clocks-stopped = Часовниците са спрени
refusal-default-time-over = Времето за изчакване изтече
refusal-default-time-not-over = Времето за изчакване още не е изтекло
refusal-event-does-not-adjourn-games = Състезанието не отлага партии
refusal-event-not-announced-these-rules = Състезанието не е обявило тези правила
refusal-event-uses-electronic-scoresheets = Състезанието използва електронни бланки
refusal-event-uses-paper-scoresheets = Състезанието използва хартиени бланки
refusal-flag-not-down = Флагът не е паднал
refusal-flags-not-both-down = Паднал е най-много един флаг
refusal-game-played = Партията е изиграна
refusal-game-resumed = Партията е подновена
refusal-game-not-resumed = Партията не е подновена
refusal-not-started = Партията не е започнала
refusal-started = Партията е започнала
refusal-game-not-over = Партията не е завършила
refusal-game-over = Партията е завършила
refusal-game-over-and-its-result-stands = Партията е завършила и резултатът остава
refusal-game-over-before-flag-noticed = Партията завърши, преди да бъде установено падането на флага
refusal-king-taken = Царят е взет, а без цар не може да се играе нататък
refusal-last-press-his-own = Последно натисна самият той
refusal-move-ended-game-and-completed = Ходът завърши партията
refusal-move-made = Ходът е направен
refusal-move-not-made = Ходът не е направен
refusal-move-must-written-first = Първо трябва да се запише ходът
refusal-number-of-moves-decides-not-arbiter = Решава броят на ходовете, не съдията
refusal-opponent-answers-offer-first = Противникът първо отговаря на предложението
refusal-opponent-confirms-it = Това потвърждава противникът
refusal-opponent-confirms-position-first = Противникът първо потвърждава позицията
refusal-opponent-made-next-move = Следващият ход вече е направен
refusal-opponent-move = На ход е противникът
refusal-opponent-repeats-move = Ходът се повтаря от противника
refusal-opponents-clock-started = Часовникът на противника е пуснат
refusal-opponents-scoresheet-for-player-who-move = Бланката на противника е за играча, който е на ход
refusal-piece-of-opponent = Фигурата е на противника
refusal-piece-stands-there-already = Фигурата вече стои там
refusal-player-scoresheet-and-must-write = Играчът има бланка и е длъжен да пише
refusal-player-scoresheet-and-need-not-write = Играчът има бланка, но не е длъжен да пише
refusal-player-assistant = Играчът има асистент
refusal-player-displaced-no-pieces = Играчът не е размествал фигури
refusal-player-at-board = Играчът е на дъската
refusal-player-not-at-board = Играчът не е на дъската
refusal-player-who-move-seals = Запечатва състезателят, който е на ход
refusal-result-signed-already = Резултатът вече е подписан
refusal-right-to-complain-ended-with-touching-piece = Правото на рекламация за нарушението отпадна с докосването на фигура
refusal-scores-together-more-than-game-worth = Заедно това е повече от стойността на партията
refusal-scoresheet-on-paper = Бланката е хартиена
refusal-scoresheets-not-up-to-date = Бланките не са попълнени
refusal-sighted-player-moves-on-ordinary-board = Зрящият състезател играе на обикновена дъска
refusal-software-does-not-read-that-language = Програмата не чете този език
refusal-written-move-ambiguous = Записаният ход може да означава повече от един ход
refusal-written-move-cannot-changed = Записаният ход не може да се променя
refusal-written-move-cannot-read = Записаният ход не може да се прочете
refusal-there-no-next-period = Няма следващ период
cannot-no-such-board = Няма такава дъска
cannot-no-such-call = Няма такова повикване
refusal-there-nothing-to-confirm = Няма какво да се потвърди
refusal-there-one-board-only = Дъската е само една
refusal-this-answer-comes-from-search-or-from-arbiter = Този отговор идва от търсенето или от съдията
refusal-this-edition-gives-no-right-to-see-record = Това издание не дава право да се види записът
refusal-this-edition-knows-no-exclusion-from-rounds = Това издание не предвижда отстраняване от кръгове
refusal-this-edition-knows-only-increment = Това издание предвижда само добавка
cannot-another-board = Това е друга дъска
cannot-for-others = Това е работа на други
refusal-time-does-not-run-backwards = Времето не върви назад
cannot-too-fast = Твърде много действия наведнъж
refusal-under-supervision-illegal-move-itself-put-right = При наблюдение се поправя самият неправилен ход
refusal-no-official-record-to-see = Няма официален запис, който може да се види
refusal-moves-add-time-already = За всеки ход вече се добавя време
refusal-board-is-watched = Дъската се наблюдава и всичко на нея се вижда
refusal-nobody-watches-the-board = Тази дъска никой не наблюдава; съдията казва какво е установил
refusal-no-such-clock-setting = Часовниците не могат да се нагласят така
refusal-reason-needed = Нужна е причина
refusal-no-such-ruling = Няма такова решение, което да се отмени
refusal-moves-made-since = Оттогава са направени ходове; задайте позицията
refusal-later-rulings-rest-on-it = На него се основават по-късни решения; първо отменете тях
refusal-only-ruling-gives-such-score = Такъв резултат дава само решение на съдията
refusal-result-stands-already = Този резултат вече е вписан
alert-evidence-differs = Бланките се разминават: белите пишат { $white }, черните пишат { $black }
alert-moves-unwritten = Натискания на часовника без запис: { $count }
cannot-signed = Двамата са подписали: само главният съдия променя резултата
cannot-something-happened = На някоя дъска вече се е случило нещо
cannot-ruling-awaited = Чака се решение на съдията
refusal-ruled-already = По това вече е взето решение
refusal-no-offer-open = Няма предложение за реми, което да е в сила
refusal-ruling-spent = Това решение вече е отменено или изпълнено и няма какво да се отмени
