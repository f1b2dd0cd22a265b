### Всичко, което се казва за действията: в дневника, на читателите на случай, на бутоните на масата; и това, което ново действие пита или решава

## Какво казва дневникът

event-started = Партията започва
event-arrived = { $it ->
        [white] Белите дойдоха на дъската
       *[black] Черните дойдоха на дъската
    }
event-touched = { $manner ->
        [adjusting] Намества фигурата на { $square }
        [accident] Докосва фигурата на { $square } случайно
        [doubtful] Докосва фигурата на { $square }, може би случайно
        [unannounced] Намества фигурата на { $square }, без да каже
       *[plain] Докосва фигурата на { $square }
    }
event-touch-found = { $deliberate ->
        [true] Докосването на фигурата на { $square } беше умишлено
       *[false] Докосването на фигурата на { $square } беше случайно
    }
event-piece-removed = Сваля фигурата от { $square }
event-piece-put = Поставя фигурата от { $from } на { $to }
event-piece-placed = Поставя нова фигура на { $square }
event-pieces-put-back = Фигурите са върнати по местата им
event-king-castles = Ходът на царя беше начало на рокада
event-move-made = Ход { $move }
event-move-made-illegal = Ход { $move } (неправилен, { $article })
event-move-completed = { $it ->
        [pressed] Ходът е завършен с натискане на часовника
        [ended-game] Ходът завърши партията
        [next-move] Ходът е завършен със следващия
        [answered] Ходът е завършен с отговора
       *[sealed] Изигран е запечатаният ход
    }
event-pressed = { $it ->
        [white] Белите натиснаха часовника
       *[black] Черните натиснаха часовника
    }
event-clocks-stopped = Часовниците са спрени
event-clock-restarted = { $it ->
        [white] Часовникът на белите върви отново
       *[black] Часовникът на черните върви отново
    }
event-flag-fell = { $it ->
        [white] Падна флагът на белите
       *[black] Падна флагът на черните
    }
event-period-ended = { $it ->
        [white] Периодът на белите свърши
       *[black] Периодът на черните свърши
    }
event-flag-noticed = { $it ->
        [white] Установено е падане на флага на белите
       *[black] Установено е падане на флага на черните
    }
event-illegal-move-noticed = Забелязан е неправилен ход
event-pressed-without-move = { $it ->
        [white] Белите натиснаха часовника без ход
       *[black] Черните натиснаха часовника без ход
    }
event-illegal-move-counted = { $it ->
        [white] Отчетен е неправилен ход на белите
       *[black] Отчетен е неправилен ход на черните
    }
event-illegal-move-uncounted = { $it ->
        [white] Неправилният ход на белите вече не се отчита
       *[black] Неправилният ход на черните вече не се отчита
    }
event-complained = Рекламация за нарушение на член 4
event-draw-offered = Предлага реми
event-draw-accepted = Приема ремито
event-draw-declined = Отказва ремито
event-draw-claimed = { $ground ->
        [repetition] Рекламира реми поради повторение
       *[fifty-moves] Рекламира реми по правилото на 50-те хода
    }
event-resigned = { $it ->
        [white] Белите се предадоха
       *[black] Черните се предадоха
    }
event-answered = Съдията отговаря
event-answered-later = Съдията отговаря
event-proposed = Решението чака съдията
event-confirmed = Съдията потвърждава
event-waits = Отбелязано; ще бъде разгледано, когато съдията реши това, което чака
event-heard = Отбелязаното се разглежда сега
event-clock-absent = { $it ->
        [white] Белите отсъстват
       *[black] Черните отсъстват
    }
event-clock-admitted = { $it ->
        [white] Белите са допуснати
       *[black] Черните са допуснати
    }
event-clock-mishandled = Неправилно боравене с часовника
event-clock-press-objected = Възразява срещу натискането на часовника
event-clock-display-claimed = Рекламация по показаното на екран
event-clock-fault-found = Открита е неизправност на часовника
event-clock-interruption-asked = Моли за прекъсване на партията
event-clock-assistant-brought = Доведен е асистент за часовника
event-clock-assistant-accepted = Асистентът за часовника е приет
event-clock-first-flag-seen = { $it ->
        [white] Първи падна флагът на белите
       *[black] Първи падна флагът на черните
    }
event-clock-pressed-unread = { $it ->
        [white] Белите натиснаха часовника; ходът още не е записан
       *[black] Черните натиснаха часовника; ходът още не е записан
    }
event-clock-press-read = { $it ->
        [white] Известен е ходът, след който белите натиснаха часовника
       *[black] Известен е ходът, след който черните натиснаха часовника
    }
event-clock-press-found-idle = { $it ->
        [white] Оказа се, че белите са натиснали часовника без ход
       *[black] Оказа се, че черните са натиснали часовника без ход
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Белите натискат часовника; дали е направен ход, още се изяснява
       *[black] Черните натискат часовника; дали е направен ход, още се изяснява
    }
event-clock-replied-in-doubt = Прави ход { $move }, докато се изяснява дали съперникът е направил ход
event-irregular-wrong-start-found = Началната позиция беше грешна
event-irregular-board-found-turned = Дъската е поставена неправилно
event-irregular-colours-found-reversed = Цветовете са разменени
event-irregular-pieces-displaced = Размества фигури
event-irregular-pieces-put-back = Връща разместените фигури
event-irregular-displaced-pieces-found = Открити са разместени фигури
event-irregular-moved-out-of-turn = Ход извън ред: { $move }
event-irregular-idle-press-found = { $by ->
        [white] Оказа се, че белите са натиснали часовника без ход
       *[black] Оказа се, че черните са натиснали часовника без ход
    }
event-irregular-two-hands-found = { $by ->
        [white] Оказа се, че белите са направили ход с две ръце
       *[black] Оказа се, че черните са направили ход с две ръце
    }
event-record-wrote = Записва { $it }
event-record-wrote-ahead = Записва { $text } преди хода
event-record-corrected = Поправя записа на { $text }
event-record-offer-noted = Отбелязва предложението за реми
event-record-letters = { $it ->
        [en] Пише с английски букви
        [ru] Пише с руски букви
        [bg] Пише с български букви
        [sr] Пише със сръбски букви
        [mk] Пише с македонски букви
        [hy] Пише с арменски букви
       *[other] Пише с буквите на { $it }
    }
event-record-freed = { $of ->
        [white] Белите вече не са длъжни да записват
       *[black] Черните вече не са длъжни да записват
    }
event-record-assistant-accepted = Асистентът за записването е приет
event-record-signed = Подписва резултата
event-record-brought-up-to-date = Допълва бланката
event-record-looked = Прегледана е бланка
event-record-hidden = { $it ->
        [white] Белите крият бланката
       *[black] Черните крият бланката
    }
event-record-found-otherwise = Съдията установи, че не е така, както е записано в бланките
event-record-denied = Последният записан ход не е игран
event-record-noted = Отбелязани са позицията и времената
event-rapid-record-shown = Гледа записа
event-rapid-scoresheet-asked = Моли за бланка
event-rapid-illegal-position-noticed = Забелязана е неправомерна позиция
event-rapid-illegal-position-mended = Неправомерната позиция е поправена
event-rapid-pawn-replaced = Пешката на { $square } е заменена с нова фигура
event-rapid-agreed-to-correct = Съгласен е с поправката
event-rapid-schedule-found-in-danger = Програмата е застрашена
event-adjourn-sealed = Запечатва ход { $number }
event-adjourn-resumption-set = Доиграване: { $it }
event-adjourn-resumed = Отложената партия е подновена
event-adjourn-reply-sealed = Запечатва отговора си
event-adjourn-came = { $it ->
        [white] Белите дойдоха за доиграването
       *[black] Черните дойдоха за доиграването
    }
event-adjourn-opened = Пликът е отворен
event-adjourn-envelope-missing = Пликът липсва
event-adjourn-position-lost = Позицията не може да се възстанови
event-adjourn-clock-pointed-out = Посочена е грешка на часовника
event-conduct-noted = { $of ->
        [white] Отбелязано е нарушение на белите
       *[black] Отбелязано е нарушение на черните
    }: { $it ->
        [left-venue] напускане на зоната на състезанието
        [left-area] напускане на игралното поле
        [notes] бележки или съвети
        [refused-inspection] отказ от проверка
        [distraction] разсейване на противника
        [refused-signature] отказ да подпише
        [smoked] пушене
        [smoked-electronic] електронна цигара
       *[disrepute] уронване на престижа
    }
event-conduct-device-found = { $it ->
        [white] У белите е намерено устройство
       *[black] У черните е намерено устройство
    }
event-conduct-refused = { $it ->
        [white] Белите отказват да спазват Правилника
       *[black] Черните отказват да спазват Правилника
    }
event-conduct-both-refused = И двамата отказват да спазват Правилника
event-conduct-leave-asked = Моли за разрешение да излезе
event-conduct-leave-given = { $it ->
        [white] На белите е разрешено да излязат
       *[black] На черните е разрешено да излязат
    }
event-conduct-left = { $it ->
        [white] Белите излязоха, на което имат право
       *[black] Черните излязоха, на което имат право
    }
event-conduct-disturbed = { $it ->
        [white] Белите бяха обезпокоени
       *[black] Черните бяха обезпокоени
    }
event-conduct-explanation-asked = Моли съдията за обяснение
event-conduct-appealed = { $of ->
        [white] Протест на белите: { $it }
       *[black] Протест на черните: { $it }
    }
event-conduct-score-entered = Съдията въведе резултата
event-conduct-unplayed-entered = Партията е въведена като неиграна
event-blind-taken-off = Сваля фигурата от { $it }
event-blind-placed = Поставя фигурата: { $move }
event-blind-announced = Обявява { $move }
event-blind-repeated = Повтаря обявения ход
event-blind-repeated-wrongly = Повтаря друг ход вместо обявения: { $move }
event-blind-score-kept = Води запис
event-blind-boards-differ = Двете дъски се различават
event-quickplay-extra-time-requested = Моли за добавено време за всеки ход
event-quickplay-extra-time-introduced = Въведено е добавено време
event-quickplay-claimed = Рекламира реми в последния период
event-quickplay-postponed = Решението е отложено
event-quickplay-referred = Рекламацията е предадена на съдия
event-quickplay-verified = Крайната позиция е потвърдена
event-repaired = Поправено: { $reason }
event-conduct-result-entered = Съдията вписва резултата
event-conduct-again = Отбелязано: { $offence }
event-made-again = Прави хода още веднъж
event-hand-again = Ръката отново е на дъската: { $move }
event-clock-reason-found = Рекламацията обяснява защо са спрени часовниците
event-blind-not-repeated = { $it ->
        [white] Белите продължават, без да повторят хода
       *[black] Черните продължават, без да повторят хода
    }
event-blind-pressed-early = { $it ->
        [white] Белите натискат часовника, преди ходът да е направен и обявен
       *[black] Черните натискат часовника, преди ходът да е направен и обявен
    }
event-blind-assisted = { $it ->
        [white] Действа помощникът на белите
       *[black] Действа помощникът на черните
    }
event-irregular-board-found-half-turned = Дъската е завъртяна на половин оборот
event-irregular-out-of-play = { $it ->
        [white] Белите правят нещо на дъската, когато не се играе
       *[black] Черните правят нещо на дъската, когато не се играе
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] Заявено е падане на флага на белите; той не е паднал
       *[black] Заявено е падане на флага на черните; той не е паднал
    }
event-clock-flag-disputed = { $it ->
        [white] Белите оспорват падането на своя флаг
       *[black] Черните оспорват падането на своя флаг
    }
event-clock-clock-placed = { $it ->
        [white] Часовникът стои от дясната страна на белите
       *[black] Часовникът стои от дясната страна на черните
    }
event-conduct-reported = Съобщено на съдията: { $it }
event-conduct-interfered = Външен човек се намесва в партията
event-conduct-visitor-found = На игралното поле има външен човек без разрешение
event-conduct-told = { $to ->
        [white] Съдията съобщи на белите
       *[black] Съдията съобщи на черните
    }{ $what ->
        [moves] {" броя на ходовете"}
        [press] {", че часовникът не е натиснат"}
        [move] {", че противникът е изиграл ход"}
        [flag] {", че флагът на противника е паднал"}
        [own-flag] {", че собственият им флаг е паднал"}
       *[illegal-move] {" за неправилен ход"}
    }

## Какво чете читателят на случая

said-side-touches-square = { $side ->
        [white] белите
       *[other] черните
    } докосват фигурата на { $square }
said-side-lifts-square = { $side ->
        [white] белите
       *[other] черните
    } вдигат фигурата от { $square }
said-side-touches-square-to-adjust = { $side ->
        [white] белите
       *[other] черните
    } поправят фигурата на { $square } с предупреждение
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] белите
       *[other] черните
    } поправят фигурата на { $square } без дума
said-side-touches-square-by-accident = { $side ->
        [white] белите
       *[other] черните
    } случайно докосват фигурата на { $square }
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] белите
       *[other] черните
    } докосват фигурата на { $square }, може би случайно
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] белите
       *[other] черните
    } докосват фигурите на { $square } и { $other }, редът е неясен
said-side-moves-move = { $side ->
        [white] белите
       *[other] черните
    } играят { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] белите
       *[other] черните
    } играят { $move } с две ръце
said-side-removes-the-piece-on-square = { $side ->
        [white] белите
       *[other] черните
    } махат фигурата от { $square }
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] белите
       *[other] черните
    } поставят фигурата от { $square } на { $other }
said-side-places-a-role-on-square = { $side ->
        [white] белите
       *[other] черните
    } поставят на { $square } нова фигура: { $role ->
        [king] цар
       *[queen] дама
        [rook] топ
        [bishop] офицер
        [knight] кон
        [pawn] пешка
    }
said-side-holds-a-role-on-square = { $side ->
        [white] белите
       *[other] черните
    } държат новата фигура на { $square }: { $role ->
        [king] цар
       *[queen] дама
        [rook] топ
        [bishop] офицер
        [knight] кон
        [pawn] пешка
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] белите
       *[other] черните
    } поставят на { $square } нова фигура от другия цвят: { $role ->
        [king] цар
       *[queen] дама
        [rook] топ
        [bishop] офицер
        [knight] кон
        [pawn] пешка
    }
said-side-places-move = { $side ->
        [white] белите
       *[other] черните
    } поставят { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] белите
       *[other] черните
    } изпускат фигурата от { $square } на { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = съдията намира, че докосването на фигурата на { $square } е нарочно
said-the-arbiter-finds-the-touch-of-square-accide = съдията намира, че докосването на фигурата на { $square } е случайно
said-the-arbiter-finds-two-hands-used-by-side =
    съдията намира, че { $side ->
        [white] белите
       *[other] черните
    } са направили ход с две ръце
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] белите
       *[other] черните
    } предлагат асистент, който да мести фигурите
said-side-complains = { $side ->
        [white] белите
       *[other] черните
    } рекламират нарушение
said-the-arbiter-intervenes = съдията се намесва
said-side-complains-of-a-touched-piece = { $side ->
        [white] белите
       *[other] черните
    } рекламират докосната фигура
said-side-complains-of-a-released-piece = { $side ->
        [white] белите
       *[other] черните
    } рекламират пусната фигура
said-side-complains-of-adjusting = { $side ->
        [white] белите
       *[other] черните
    } рекламират поправяне на фигури
said-side-complains-of-two-hands = { $side ->
        [white] белите
       *[other] черните
    } рекламират ход с две ръце
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че часовникът е натиснат с другата ръка
said-side-resigns = { $side ->
        [white] белите
       *[other] черните
    } се предават
said-side-tips-the-king = { $side ->
        [white] белите
       *[other] черните
    } събарят царя си
said-side-shakes-hands = { $side ->
        [white] белите
       *[other] черните
    } подават ръка
said-side-stops-the-clock-without-a-word = { $side ->
        [white] белите
       *[other] черните
    } спират часовника без дума
said-the-search-finds-a-mate = търсенето намира мат
said-the-search-finds-no-mate = търсенето не намира мат
said-the-arbiter-starts-the-game = съдията започва партията
said-side-arrives = { $side ->
        [white] белите
       *[other] черните
    } идват
said-the-arbiter-sees-side-come =
    съдията вижда, че { $side ->
        [white] белите
       *[other] черните
    } са дошли
said-side-presses-the-clock = { $side ->
        [white] белите
       *[other] черните
    } натискат часовника
said-side-stops-the-clocks = { $side ->
        [white] белите
       *[other] черните
    } спират часовниците
said-the-arbiter-stops-the-clocks = съдията спира часовниците
said-the-arbiter-restarts-the-clock = съдията пуска отново часовника
said-side-restarts-the-clock = { $side ->
        [white] белите
       *[other] черните
    } пускат отново часовника
said-side-claims-the-flag = { $side ->
        [white] белите
       *[other] черните
    } рекламират падане на флага
said-side-admits-the-own-flag = { $side ->
        [white] белите
       *[other] черните
    } признават падането на своя флаг
said-the-arbiter-notices-the-flag-of-side =
    съдията забелязва, че флагът на { $side ->
        [white] белите
       *[other] черните
    } е паднал
said-the-arbiter-finds-side-absent =
    съдията отбелязва, че { $side ->
        [white] белите
       *[other] черните
    } отсъстват
said-the-arbiter-admits-side =
    съдията допуска { $side ->
        [white] белите
       *[other] черните
    } до игра
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] белите
       *[other] черните
    } спират часовниците, защото липсва фигура за произвеждане
said-side-hits-the-clock = { $side ->
        [white] белите
       *[other] черните
    } удрят часовника
said-side-picks-the-clock-up = { $side ->
        [white] белите
       *[other] черните
    } вдигат часовника
said-side-knocks-the-clock-over = { $side ->
        [white] белите
       *[other] черните
    } събарят часовника
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] белите
       *[other] черните
    } държат пръст върху часовника
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] белите
       *[other] черните
    } натискат часовника с другата ръка
said-side-objects-to-the-press = { $side ->
        [white] белите
       *[other] черните
    } възразяват срещу натискането на часовника
said-side-claims-from-the-display = { $side ->
        [white] белите
       *[other] черните
    } рекламират според показаното на екрана
said-side-finds-the-clock-defective = { $side ->
        [white] белите
       *[other] черните
    } намират часовника за повреден
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] белите
       *[other] черните
    } намират часовника за неправилно нагласен
said-the-arbiter-finds-the-clock-wrongly-set = съдията намира часовника за неправилно нагласен
said-the-arbiter-finds-the-clock-defective = съдията намира часовника за повреден
said-side-asks-for-an-interruption = { $side ->
        [white] белите
       *[other] черните
    } молят за прекъсване на играта
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] белите
       *[other] черните
    } довеждат асистент за часовника
said-the-arbiter-sees-on-the-clock-the-first-flag =
    съдията вижда на часовника, че пръв е паднал флагът на { $side ->
        [white] белите
       *[other] черните
    }
said-side-disputes-the-own-flag = { $side ->
        [white] белите
       *[other] черните
    } оспорват падането на своя флаг
said-the-arbiter-puts-the-clock-at-the-right-hand =
    съдията поставя часовника отдясно на { $side ->
        [white] белите
       *[other] черните
    }
said-side-claims-an-illegal-move = { $side ->
        [white] белите
       *[other] черните
    } рекламират неправилен ход
said-the-arbiter-notices-the-illegal-move = съдията забелязва неправилния ход
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че началната позиция е била неправилна
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че началната позиция е била неправилна: { $squares } не на място
said-the-arbiter-finds-that-the-initial-position = съдията намира, че началната позиция е била неправилна
said-the-arbiter-finds-that-the-initial-position-2 = съдията намира, че началната позиция е била неправилна: { $squares } не на място
said-side-claims-that-the-board-is-turned = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че дъската е завъртяна неправилно
said-the-arbiter-finds-that-the-board-is-turned = съдията намира, че дъската е завъртяна неправилно
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че дъската е завъртяна на половин оборот
said-the-arbiter-finds-that-the-board-is-half-tur = съдията намира, че дъската е завъртяна на половин оборот
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че цветовете са разменени
said-the-arbiter-finds-that-the-colours-are-rever = съдията намира, че цветовете са разменени
said-the-arbiter-orders-a-new-game-with-the-right = съдията определя нова партия с правилните цветове
said-side-displaces-pieces = { $side ->
        [white] белите
       *[other] черните
    } разместват фигури
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] белите
       *[other] черните
    } викат съдията заради разместени фигури
said-side-puts-the-pieces-back = { $side ->
        [white] белите
       *[other] черните
    } връщат фигурите на местата им
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че фигури са били разместени
said-the-arbiter-finds-that-pieces-were-displaced = съдията намира, че фигури са били разместени
said-the-arbiter-finds-that-nobody-can-place-an-i =
    съдията намира неправилен ход на { $side ->
        [white] белите
       *[other] черните
    }, но никой не знае къде е бил
said-the-arbiter-finds-a-press-without-a-move-by =
    съдията намира, че { $side ->
        [white] белите
       *[other] черните
    } са натиснали часовника без ход
said-the-arbiter-does-not-count-the-illegal-move =
    съдията не брои неправилния ход на { $side ->
        [white] белите
       *[other] черните
    }
said-side-writes-text = { $side ->
        [white] белите
       *[other] черните
    } записват { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] белите
       *[other] черните
    } записват { $text } за рекламация
said-side-enters-text = { $side ->
        [white] белите
       *[other] черните
    } въвеждат { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] белите
       *[other] черните
    } въвеждат { $text } за рекламация
said-side-writes-down-text = { $side ->
        [white] белите
       *[other] черните
    } записват наведнъж { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] белите
       *[other] черните
    } поправят ход { $number } ({ $owner ->
        [white] на белите
       *[other] на черните
    }) на { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] белите
       *[other] черните
    } отбелязват предложението за реми
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] белите
       *[other] черните
    } допълват бланката
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] белите
       *[other] черните
    } допълват бланката по тази на противника
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] белите
       *[other] черните
    } водят записа на език { $language }
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] белите
       *[other] черните
    } молят за асистент за записването
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] белите
       *[other] черните
    } съобщават за неизправна бланка
said-side-hides-the-scoresheet = { $side ->
        [white] белите
       *[other] черните
    } крият бланката
said-side-signs-result = { $side ->
        [white] белите
       *[other] черните
    } подписват { $result }
said-side-approves-result = { $side ->
        [white] белите
       *[other] черните
    } потвърждават { $result }
said-the-arbiter-saw-side-play-move =
    съдията видя, че { $side ->
        [white] белите
       *[other] черните
    } изиграха { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    съдията поглежда бланката на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-calls-for-the-scoresheets = съдията иска бланките
said-the-arbiter-has-the-game-reconstructed = съдията нарежда партията да се възстанови
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    съдията не може да установи ходовете на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-finds-evidence-of-number-moves-o =
    съдията намира доказателство: ходове на { $side ->
        [white] белите
       *[other] черните
    } — { $number }
said-side-offers-a-draw = { $side ->
        [white] белите
       *[other] черните
    } предлагат реми
said-side-offers-a-draw-if-text = { $side ->
        [white] белите
       *[other] черните
    } предлагат реми с условие: { $text }
said-side-withdraws-the-offer = { $side ->
        [white] белите
       *[other] черните
    } оттеглят предложението
said-side-accepts-the-draw = { $side ->
        [white] белите
       *[other] черните
    } приемат ремито
said-side-declines-the-draw = { $side ->
        [white] белите
       *[other] черните
    } отказват ремито
said-side-claims-a-draw-by-repetition = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми поради повторение
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми поради повторение със записания ход
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми поради повторение с { $move }
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми по правилото на 50-те хода
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми по правилото на 50-те хода със записания ход
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] белите
       *[other] черните
    } рекламират реми по правилото на 50-те хода с { $move }
said-side-withdraws-the-claim = { $side ->
        [white] белите
       *[other] черните
    } оттеглят рекламацията
said-the-arbiter-notes-disrepute-by-side =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } уронват престижа на шахмата
said-the-arbiter-notes-that-the-venue-was-left-by =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } напуснаха зоната на състезанието
said-the-arbiter-notes-that-the-area-was-left-by =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } напуснаха игралното поле
said-the-arbiter-notes-advice-taken-by-side =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } използваха съвет
said-the-arbiter-notes-an-inspection-refused-by-s =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } отказаха проверка
said-the-arbiter-notes-distraction-by-side =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } разсейват противника
said-the-arbiter-notes-a-signature-refused-by-sid =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } отказаха да подпишат
said-the-arbiter-notes-smoking-by-side =
    съдията отбелязва: { $side ->
        [white] белите
       *[other] черните
    } пушат
said-the-arbiter-notes-an-e-cigarette-of-side =
    съдията отбелязва електронна цигара на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-finds-devices-on-both = съдията намира устройства у двамата
said-the-arbiter-finds-a-device-on-side =
    съдията намира устройство у { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-finds-the-laws-refused-by-side =
    съдията намира, че { $side ->
        [white] белите
       *[other] черните
    } отказват да спазват Правилника
said-the-arbiter-finds-both-refusing-the-laws = съдията намира, че и двамата отказват да спазват Правилника
said-the-arbiter-lodges-an-appeal-of-side-against =
    съдията приема протест на { $side ->
        [white] белите
       *[other] черните
    }: { $text }
said-the-arbiter-enters-the-result-result-as-repo = съдията вписва резултат { $result }, както е съобщен
said-the-arbiter-enters-the-result-result-for-con = съдията вписва резултат { $result } заради поведение
said-the-arbiter-enters-the-score-score = съдията вписва точки { $score }
said-the-arbiter-enters-the-unplayed-result-resul = съдията вписва резултат от неизиграна партия { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] белите
       *[other] черните
    } молят да напуснат зоната на състезанието
said-side-asks-to-leave-the-area = { $side ->
        [white] белите
       *[other] черните
    } молят да напуснат игралното поле
said-the-arbiter-notes-a-disturbance-of-side =
    съдията отбелязва, че { $side ->
        [white] белите
       *[other] черните
    } са обезпокоени
said-the-arbiter-speaks-to-side =
    съдията говори на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-has-told-side-moves = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    } броя на ходовете
said-the-arbiter-has-told-side-press = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    }, че часовникът не е натиснат
said-the-arbiter-has-told-side-move = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    }, че противникът е изиграл ход
said-the-arbiter-has-told-side-flag = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    }, че флагът на противника е паднал
said-the-arbiter-has-told-side-own-flag = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    }, че собственият им флаг е паднал
said-the-arbiter-has-told-side-illegal-move = съдията съобщи на { $side ->
        [white] белите
       *[other] черните
    } за неправилен ход
said-the-arbiter-hears-from-a-spectator-text = съдията чува от зрител: { $text }
said-the-arbiter-notes-interference-by-a-spectato = съдията отбелязва намеса на зрител
said-the-arbiter-finds-a-visitor-in-the-playing-a = съдията намира външен човек на игралното поле
said-side-asks-for-an-explanation = { $side ->
        [white] белите
       *[other] черните
    } молят за обяснение на Правилника
said-side-appeals-text = { $side ->
        [white] белите
       *[other] черните
    } подават протест: { $text }
said-the-arbiter-answers-text = съдията отговаря: { $text }
said-the-arbiter-answers-yes = съдията отговаря: да
said-the-arbiter-answers-no = съдията отговаря: не
said-the-arbiter-answers-nothing = съдията отговаря: нищо
said-the-arbiter-answers-a-warning = съдията отговаря: предупреждение
said-the-arbiter-answers-span-for-the-opponent = съдията отговаря: { $span } за противника
said-the-arbiter-answers-span-off-the-clock = съдията отговаря: { $span } по-малко на часовника
said-the-arbiter-answers-points-up-points = съдията отговаря: точки за противника: { $points }
said-the-arbiter-answers-points-down-points = съдията отговаря: отнемане на точки от нарушителя: { $points }
said-the-arbiter-answers-the-game-is-lost = съдията отговаря: партията е загубена
said-the-arbiter-answers-a-fine = съдията отговаря: глоба
said-the-arbiter-answers-exclusion-from-number-rounds = съдията отговаря: отстраняване за { $number } кръга
said-the-arbiter-answers-exclusion-from-number-round = съдията отговаря: отстраняване за { $number } кръг
said-the-arbiter-answers-expulsion = съдията отговаря: изгонване от турнира
said-the-arbiter-answers-span-more = съдията отговаря: още { $span }
said-the-arbiter-answers-the-score-points = съдията отговаря: точки: { $points }
said-the-arbiter-answers-the-start-number = съдията отговаря: начална позиция { $number }
said-the-arbiter-answers-the-result-result = съдията отговаря: резултат { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side =
    съдията отговаря: позицията преди ход { $number } на { $side ->
        [white] белите
       *[black] черните
    }
said-the-arbiter-answers-clocks = съдията отговаря: белите { $one }, черните { $two }
said-the-arbiter-answers-clock-of-white = съдията отговаря: белите { $one }
said-the-arbiter-answers-clock-of-black = съдията отговаря: черните { $two }
said-the-arbiter-answers-postponed = съдията отговаря: решение по-късно
said-the-arbiter-answers-postponed-with-two-minutes = съдията отговаря: решение по-късно, две минути за противника
said-the-arbiter-answers-the-move-move = съдията отговаря: ходът { $move }
said-the-arbiter-answers-the-flag-of-white = съдията отговаря: флагът на белите
said-the-arbiter-answers-the-flag-of-black = съдията отговаря: флагът на черните
said-the-arbiter-answers-as-reported = съдията отговаря: по съобщение на играчите
said-the-arbiter-answers-for-conduct = съдията отговаря: заради поведение
said-the-arbiter-answers-after-an-appeal = съдията отговаря: след протест
said-the-arbiter-answers-in-correction = съдията отговаря: като поправка
said-the-arbiter-answers-an-increment = съдията отговаря: с добавка за всеки ход
said-the-arbiter-answers-a-delay = съдията отговаря: по отложения метод
said-the-arbiter-tells-the-number-of-moves = съдията казва броя на ходовете
said-the-arbiter-tells-that-the-clock-was-not-pre = съдията казва, че часовникът не е натиснат
said-the-arbiter-confirms = съдията потвърждава
said-the-arbiter-decides-otherwise-text = съдията решава друго: { $text }
said-the-arbiter-gives-side-span-because-text =
    съдията дава на { $side ->
        [white] белите
       *[other] черните
    } { $span }: { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    съдията взема от { $side ->
        [white] белите
       *[other] черните
    } { $span }: { $text }
said-the-arbiter-withdraws-ruling-number-because = съдията отменя решение { $number }: { $text }
said-the-arbiter-lets-the-game-go-on-because-text = съдията оставя партията да продължи: { $text }
said-the-arbiter-sets-the-position-to-fen-because = съдията поставя позицията { $fen }: { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = съдията нагласява часовниците на { $clocks }: { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] белите
       *[other] черните
    } молят да видят официалната бланка
said-side-asks-for-a-scoresheet = { $side ->
        [white] белите
       *[other] черните
    } молят за бланка
said-the-arbiter-finds-checkmate-by-side =
    съдията установява, че { $side ->
        [white] белите
       *[other] черните
    } са матирали
said-the-arbiter-finds-stalemate = съдията установява пат
said-the-arbiter-finds-a-dead-position = съдията установява мъртво реми
said-the-arbiter-finds-the-same-position-five-tim = съдията установява, че една и съща позиция се е появила пет пъти
said-the-arbiter-finds-seventy-five-moves = съдията установява седемдесет и пет хода без вземане и ход с пешка
said-the-arbiter-notices-the-illegal-position = съдията забелязва неправомерната позиция
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] белите
       *[other] черните
    } се съгласяват да поправят неправилния ход
said-the-arbiter-finds-that-the-schedule-would-su = съдията намира, че програмата би пострадала от настройката на часовника
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] белите
       *[other] черните
    } вадят фигурата на { $square } от отвора
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] белите
       *[other] черните
    } махат фигурата от { $square } на специалната дъска
said-side-makes-move-on-the-special-board = { $side ->
        [white] белите
       *[other] черните
    } изиграват { $move } на специалната дъска
said-side-announces-move = { $side ->
        [white] белите
       *[other] черните
    } обявяват { $move }
said-side-repeats-move = { $side ->
        [white] белите
       *[other] черните
    } повтарят { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] белите
       *[other] черните
    } записват с Брайлова азбука
said-side-keeps-score-in-writing = { $side ->
        [white] белите
       *[other] черните
    } записват с обикновено писмо
said-side-keeps-score-on-a-recorder = { $side ->
        [white] белите
       *[other] черните
    } записват на диктофон
said-the-arbiter-finds-that-the-boards-differ = съдията намира, че дъските се различават
said-side-seals-move = { $side ->
        [white] белите
       *[other] черните
    } запечатват { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] белите
       *[other] черните
    } запечатват { $move }, когато остават { $span }
said-the-arbiter-sets-the-resumption-for-text = съдията определя доиграването: { $text }
said-the-arbiter-resumes-the-game-with-both = съдията подновява партията, двамата са тук
said-the-arbiter-resumes-the-game-with-nobody = съдията подновява партията, никой не е дошъл
said-the-arbiter-resumes-the-game-with-side =
    съдията подновява партията, дошли са само { $side ->
        [white] белите
       *[other] черните
    }
said-side-seals-the-reply-move = { $side ->
        [white] белите
       *[other] черните
    } запечатват отговора { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] белите
       *[other] черните
    } идват за доиграването
said-the-arbiter-sees-side-come-to-the-resumption =
    съдията вижда, че { $side ->
        [white] белите
       *[other] черните
    } са дошли за доиграването
said-the-arbiter-finds-the-envelope-missing = съдията намира, че пликът липсва
said-the-arbiter-finds-the-adjourned-position-los = съдията намира, че отложената позиция е изгубена
said-side-points-out-a-wrong-time = { $side ->
        [white] белите
       *[other] черните
    } посочват грешно време
said-side-asks-for-extra-time-a-move = { $side ->
        [white] белите
       *[other] черните
    } молят за добавка на ход
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че противникът не може да спечели
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че противникът не може да спечели, с пълна бланка
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че противникът не се старае да спечели
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] белите
       *[other] черните
    } рекламират, че противникът не се старае да спечели, с пълна бланка
said-side-confirms-the-position = { $side ->
        [white] белите
       *[other] черните
    } потвърждават позицията
said-side-confirms-position-and-score = { $side ->
        [white] белите
       *[other] черните
    } потвърждават позицията и записа
said-the-arbiter-declares-the-postponed-claim-a-d = съдията обявява реми по отложената рекламация
said-the-assistant-of-side-what =
    помощникът на { $side ->
        [white] белите
       *[other] черните
    }: { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = главният съдия отменя решение { $number }: { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = главният съдия оставя партията да продължи: { $text }
said-side-takes-out-square = { $side ->
        [white] белите
       *[other] черните
    } изваждат фигурата на { $square }
said-the-arbiter-finds-evidence-of-number-move-of =
    съдията намира доказателство: ходове на { $side ->
        [white] белите
       *[other] черните
    } — { $number }
said-the-arbiter-enters-the-result-result-after-a = съдията вписва резултат { $result } след протест
said-the-arbiter-enters-the-result-result-in-corr = съдията поправя резултата на { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    съдията заменя ход { $number } на { $side ->
        [white] белите
       *[other] черните
    } с { $move }
said-the-arbiter-inserts-move-before-move-number =
    съдията вмъква { $move } преди ход { $number } на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-takes-out-move-number-of-side =
    съдията маха ход { $number } на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-takes-as-right-the-scoresheet-of =
    съдията приема за вярна бланката на { $side ->
        [white] белите
       *[other] черните
    }
said-the-arbiter-counts-for-side-number-illegal-m =
    съдията брои неправилни ходове на { $side ->
        [white] белите
       *[other] черните
    }: { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    съдията брои неправилни ходове на { $side ->
        [white] белите
       *[other] черните
    }: { $number }
said-announces-move = обявява { $move }
said-repeats-move = повтаря { $move }
said-writes-text = записва { $text }
said-seals-move = запечатва { $move }
said-makes-move-on-the-opponent-s-board = изиграва { $move } на дъската на противника
said-presses-the-clock = натиска часовника
said-claims-the-flag = рекламира падане на флага
said-complains-of-a-touched-piece = рекламира докосната фигура
said-gives-advice = дава съвет
said-tells-moves-and-time-when-asked = казва ходовете и времето, когато го питат
said-tells-moves-and-time-unasked = казва ходовете и времето, без да го питат

## Бутонът на масата

proposal-apply = Прилагане
proposal-otherwise = Друго решение
question-title = Това решавате вие
measure-stop = Спиране на часовниците
measure-restart = Пускане на часовника
measure-notice-flag = Флагът падна
measure-arrive = Дойде
measure-admit = Допускане въпреки закъснението
measure-look = Преглед на бланката
measure-disturbance = Беше обезпокоен
measure-device = Намерено устройство
measure-refusal = Отказва да спазва Правилника
measure-first-flag = Неговият флаг падна първи
measure-idle-press = Натиснал часовника без ход
measure-two-hands = Направил ход с две ръце
measure-checkmate = Матирал
measure-stalemate = Пат
measure-dead = Мъртво реми
measure-five-times = Една и съща позиция пет пъти
measure-seventy-five = 75 хода без вземане и ход с пешка
measure-illegal = Неправилен ход
measure-clock-setting = Грешно нагласени часовници: поправка
measure-clock-defect = Дефектен часовник
measure-displaced = Разместени фигури
measure-colours = Разменени цветове
measure-sheets = Искане на пълни бланки
measure-both-refuse = И двамата отказват да спазват Правилника
measure-declare-draw = Обявяване на рекламираното реми
measure-resumption = Доиграване
measure-resume = Доиграване: отваряне на плика
measure-envelope = Пликът липсва
measure-position-lost = Позицията не може да се установи
measure-come = { $side ->
    [white] Белите дойдоха
   *[black] Черните дойдоха
}
offence-disrepute = Уронване на престижа
offence-left-venue = Напускане на зоната на състезанието
offence-left-area = Напускане на игралното поле
offence-notes = Бележки или съвети
offence-refused-inspection = Отказ от проверка
offence-distraction = Разсейване на противника
offence-refused-signature = Отказ за подпис
offence-smoked = Пушене
mishandling-hit = Удар по часовника
mishandling-lifted = Повдигане на часовника
mishandling-knocked-over = Събаряне на часовника
mishandling-hovering = Пръст върху бутона на часовника или над него
mishandling-other-hand = Натискане на часовника с другата ръка
offence-smoked-electronic = Пушене на електронна цигара
offence-hid-scoresheet = Скриване на бланката
measure-interference = Външен човек се намесва

## Отговори на това, което се пита съдията

answer-yes = Да
answer-no = Не
answer-nothing = Нищо
answer-warn = Предупреждение
answer-loss = Загуба на партията
answer-fine = Глоба
answer-expel = Изгонване от турнира
answer-opponent-gains = Време на противника
answer-offender-loses = Отнемане на време от нарушителя
answer-opponent-points-up = Точки на противника
answer-offender-points-down = Отнемане на точки от нарушителя
answer-exclude-rounds = Отстраняване за кръгове
answer-extra-time = Допълнително време
answer-player-loses = Да, с отнемане на време от този състезател
answer-score = Точки
answer-position-before = Позицията преди ход
answer-clocks = Часовниците показват
answer-result = Друг резултат
answer-opponent-resigns = Предава се противникът
answer-draw-agreed = Договорено е реми
answer-result-white-signed = Както подписаха белите
answer-result-black-signed = Както подписаха черните
answer-extra-increment = Да, с добавка за всеки ход
answer-extra-delay = Да, по отложения метод
answer-ground-reported = По съобщение на играчите
answer-ground-conduct = Поведение (11, 12.9)
answer-ground-appeal = Протест
answer-ground-error = Поправка на грешка
answer-no-result = Тя не е завършила
answer-yes-time-off = Да, с отнемане на време от часовника му
answer-postpone-with-time = Решение по-късно, две минути на противника
answer-postpone = Решение по-късно
answer-start = Началната позиция с номер
answer-did = Да, изигран е ходът
answer-illegal-unplaced = Да, но никой не знае кога
answer-flag-wins = Времето е просрочено: печели противникът
answer-flag-draws = Времето е просрочено, но противникът не може да матира: реми
answer-moves-were-made = Не, ходовете са направени навреме
answer-flag-of-white = Флагът на белите
answer-flag-of-black = Флагът на черните
answer-flags-unknown = Никой не знае; резултатът е
answer-flags-not-known = Никой не знае
answer-flag-counts = Флагът се зачита

## Какво се пита, решава или отказва заради него

question-dropped = { $by ->
        [white] пуснаха ли белите фигурата от { $from } на { $to }? Ако не, тя само е паднала там
       *[black] пуснаха ли черните фигурата от { $from } на { $to }? Ако не, тя само е паднала там
    }
question-founded = { $of ->
        [white] основателно ли е оплакването на белите ({ $offence })?
       *[black] основателно ли е оплакването на черните ({ $offence })?
    }
question-too-late = { $of ->
        [white] не е обявено време за изчакване: закъсняха ли белите? Да: губят, не: белите играят
       *[black] не е обявено време за изчакване: закъсняха ли черните? Да: губят, не: черните играят
    }
question-disputed-press = { $by ->
        [white] бяха ли направили белите ход, преди да натиснат часовника?
       *[black] бяха ли направили черните ход, преди да натиснат часовника?
    }
question-illegal-position-lasts = още ли е на дъската неправомерната позиция?
question-disputed-flag = { $of ->
        [white] зачита ли се падналият флаг на белите? Ако не, нагласете часовниците
       *[black] зачита ли се падналият флаг на черните? Ако не, нагласете часовниците
    }
question-interference = външен човек се намеси в партията: да се изгони ли от зоната на състезанието?
remedy-bystander-expelled = Намесилият се се изгонва от зоната на състезанието
refusal-no-assistant = Състезателят няма помощник за това
event-clock-pressed-while-stopped = { $it ->
        [white] Белите натискат часовника; часовниците са спрени и натискането не променя нищо
       *[black] Черните натискат часовника; часовниците са спрени и натискането не променя нищо
    }
event-clock-pressed-in-vain = { $it ->
        [white] Белите натискат часовника, но нищо не се променя: върви часовникът на противника
       *[black] Черните натискат часовника, но нищо не се променя: върви часовникът на противника
    }
