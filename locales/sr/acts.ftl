### Све што се каже о радњама: у дневнику, читаоцима случаја, на дугмадима стола; и шта нова радња пита или пресуђује

## Шта каже дневник

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
event-king-castles = Потез краља био је почетак рокаде
event-move-made = Потез { $move }
event-move-made-illegal = Потез { $move } (неправилан, { $article })
event-move-completed = { $it ->
        [pressed] Потез је довршен притиском на сат
        [ended-game] Потез је завршио партију
        [next-move] Потез је довршен следећим
        [answered] Потез је довршен одговором
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
        [white] Примећен је пад заставице белог
       *[black] Примећен је пад заставице црног
    }
event-illegal-move-noticed = Примећен је неправилан потез
event-pressed-without-move = { $it ->
        [white] Бели је притиснуо сат без потеза
       *[black] Црни је притиснуо сат без потеза
    }
event-illegal-move-counted = { $it ->
        [white] Белом је урачунат неправилан потез
       *[black] Црном је урачунат неправилан потез
    }
event-illegal-move-uncounted = { $it ->
        [white] Неправилан потез белог се више не рачуна
       *[black] Неправилан потез црног се више не рачуна
    }
event-complained = Рекламација повреде члана 4
event-draw-offered = Нуди реми
event-draw-accepted = Прихвата реми
event-draw-declined = Одбија реми
event-draw-claimed = { $ground ->
        [repetition] Рекламира реми због понављања
       *[fifty-moves] Рекламира реми због 50 потеза
    }
event-resigned = { $it ->
        [white] Бели предаје
       *[black] Црни предаје
    }
event-answered = Судија одговара
event-answered-later = Судија одговара
event-proposed = Одлука чека судију
event-confirmed = Судија потврђује
event-waits = Забележено; разматра се кад судија одлучи о ономе што чека
event-heard = Забележено се сада разматра
event-clock-absent = { $it ->
        [white] Бели је одсутан
       *[black] Црни је одсутан
    }
event-clock-admitted = { $it ->
        [white] Белом је допуштено да игра
       *[black] Црном је допуштено да игра
    }
event-clock-mishandled = Неправилно руковање сатом
event-clock-press-objected = Приговара на притисак сата
event-clock-display-claimed = Рекламација на основу приказа на екрану
event-clock-fault-found = Утврђена је неисправност сата
event-clock-interruption-asked = Тражи заустављање игре
event-clock-assistant-brought = Доведен је помоћник за сат
event-clock-assistant-accepted = Помоћник за сат је прихваћен
event-clock-first-flag-seen = { $it ->
        [white] Прва је пала заставица белог
       *[black] Прва је пала заставица црног
    }
event-clock-pressed-unread = { $it ->
        [white] Бели притиска сат; потез још није записан
       *[black] Црни притиска сат; потез још није записан
    }
event-clock-press-read = { $it ->
        [white] Познат је потез после којег је бели притиснуо сат
       *[black] Познат је потез после којег је црни притиснуо сат
    }
event-clock-press-found-idle = { $it ->
        [white] Испоставило се да је бели притиснуо сат без потеза
       *[black] Испоставило се да је црни притиснуо сат без потеза
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Бели притиска сат; да ли је потез одигран, још се утврђује
       *[black] Црни притиска сат; да ли је потез одигран, још се утврђује
    }
event-clock-replied-in-doubt = Игра { $move } док се утврђује да ли је противник одиграо потез
event-irregular-wrong-start-found = Почетна позиција је била погрешна
event-irregular-board-found-turned = Табла је погрешно окренута
event-irregular-colours-found-reversed = Боје су обрнуте
event-irregular-pieces-displaced = Ремети положај фигура
event-irregular-pieces-put-back = Враћа положај фигура
event-irregular-displaced-pieces-found = Утврђено је да је положај фигура поремећен
event-irregular-moved-out-of-turn = Потез преко реда: { $move }
event-irregular-idle-press-found = { $by ->
        [white] Испоставило се да је бели притиснуо сат без потеза
       *[black] Испоставило се да је црни притиснуо сат без потеза
    }
event-irregular-two-hands-found = { $by ->
        [white] Испоставило се да је бели одиграо потез обема рукама
       *[black] Испоставило се да је црни одиграо потез обема рукама
    }
event-record-wrote = Записује { $it }
event-record-wrote-ahead = Записује { $text } пре потеза
event-record-corrected = Исправља запис у { $text }
event-record-offer-noted = Бележи понуду ремија
event-record-letters = { $it ->
        [en] Пише енглеским словима
        [ru] Пише руским словима
        [bg] Пише бугарским словима
        [sr] Пише српским словима
        [mk] Пише македонским словима
        [hy] Пише јерменским словима
       *[other] Пише словима језика { $it }
    }
event-record-freed = { $of ->
        [white] Бели више не мора да записује
       *[black] Црни више не мора да записује
    }
event-record-assistant-accepted = Помоћник за записивање је прихваћен
event-record-signed = Потписује резултат
event-record-brought-up-to-date = Допуњава записник
event-record-looked = Погледан је записник
event-record-hidden = { $it ->
        [white] Бели скрива записник
       *[black] Црни скрива записник
    }
event-record-found-otherwise = Судија је утврдио да није онако како пише у записницима
event-record-denied = Последњи записани потез није одигран
event-record-noted = Забележени су позиција и времена
event-rapid-record-shown = Гледа запис
event-rapid-scoresheet-asked = Тражи записник
event-rapid-illegal-position-noticed = Примећена је неправилна позиција
event-rapid-illegal-position-mended = Неправилна позиција је исправљена
event-rapid-pawn-replaced = Пешак на { $square } је замењен новом фигуром
event-rapid-agreed-to-correct = Слаже се са исправком
event-rapid-schedule-found-in-danger = Распоред је угрожен
event-adjourn-sealed = Ковертира { $number }. потез
event-adjourn-resumption-set = Наставак: { $it }
event-adjourn-resumed = Прекинута партија је настављена
event-adjourn-reply-sealed = Ковертира одговор
event-adjourn-came = { $it ->
        [white] Бели је дошао на наставак
       *[black] Црни је дошао на наставак
    }
event-adjourn-opened = Коверат је отворен
event-adjourn-envelope-missing = Коверат недостаје
event-adjourn-position-lost = Позиција се не може обновити
event-adjourn-clock-pointed-out = Указано је на грешку сата
event-conduct-noted = { $of ->
        [white] Забележен је прекршај белог
       *[black] Забележен је прекршај црног
    }: { $it ->
        [left-venue] напуштање места игре
        [left-area] напуштање простора за игру
        [notes] белешке или савети
        [refused-inspection] одбијање претраге
        [distraction] ометање противника
        [refused-signature] одбијање потписа
        [smoked] пушење
        [smoked-electronic] електронска цигарета
       *[disrepute] нарушавање угледа
    }
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
event-conduct-leave-given = { $it ->
        [white] Белом је дозвољено да изађе
       *[black] Црном је дозвољено да изађе
    }
event-conduct-left = { $it ->
        [white] Бели је изашао, на шта има право
       *[black] Црни је изашао, на шта има право
    }
event-conduct-disturbed = { $it ->
        [white] Бели је ометан
       *[black] Црни је ометан
    }
event-conduct-explanation-asked = Тражи објашњење од судије
event-conduct-appealed = { $of ->
        [white] Жалба белог: { $it }
       *[black] Жалба црног: { $it }
    }
event-conduct-score-entered = Судија је унео резултат
event-conduct-unplayed-entered = Партија је унета као неодиграна
event-blind-taken-off = Склања фигуру са { $it }
event-blind-placed = Ставља фигуру: { $move }
event-blind-announced = Објављује { $move }
event-blind-repeated = Понавља објављени потез
event-blind-repeated-wrongly = Понавља други потез уместо објављеног: { $move }
event-blind-score-kept = Води запис
event-blind-boards-differ = Две табле се разликују
event-quickplay-extra-time-requested = Тражи додатак времена за сваки потез
event-quickplay-extra-time-introduced = Уведен је додатак времена
event-quickplay-claimed = Рекламира реми у последњем периоду
event-quickplay-postponed = Одлука је одложена
event-quickplay-referred = Рекламација је прослеђена судији
event-quickplay-verified = Завршна позиција је потврђена
event-repaired = Исправљено: { $reason }
event-conduct-result-entered = Судија уписује резултат
event-conduct-again = Забележено: { $offence }
event-made-again = Понавља потез
event-hand-again = Рука је поново на табли: { $move }
event-clock-reason-found = Рекламација објашњава зашто су сатови заустављени
event-blind-not-repeated = { $it ->
        [white] Бели наставља а није поновио потез
       *[black] Црни наставља а није поновио потез
    }
event-blind-pressed-early = { $it ->
        [white] Бели притиска сат пре него што је потез одигран и објављен
       *[black] Црни притиска сат пре него што је потез одигран и објављен
    }
event-blind-assisted = { $it ->
        [white] Поступа помоћник белог
       *[black] Поступа помоћник црног
    }
event-irregular-board-found-half-turned = Табла је окренута за пола круга
event-irregular-out-of-play = { $it ->
        [white] Бели нешто ради за таблом док се не игра
       *[black] Црни нешто ради за таблом док се не игра
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] Рекламиран је пад заставице белог; она није пала
       *[black] Рекламиран је пад заставице црног; она није пала
    }
event-clock-flag-disputed = { $it ->
        [white] Бели оспорава пад своје заставице
       *[black] Црни оспорава пад своје заставице
    }
event-clock-clock-placed = { $it ->
        [white] Сат стоји с десне стране белог
       *[black] Сат стоји с десне стране црног
    }
event-conduct-reported = Судији је пријављено: { $it }
event-conduct-interfered = Неко са стране се меша у партију
event-conduct-visitor-found = У простору за игру је неко без дозволе
event-conduct-told = { $to ->
        [white] Судија је саопштио белом
       *[black] Судија је саопштио црном
    } { $what ->
        [moves] број потеза
        [press] да сат није притиснут
        [move] да је противник одиграо потез
        [flag] да је противникова заставица пала
        [own-flag] да је његова заставица пала
       *[illegal-move] да је одигран неправилан потез
    }

## Шта чита читалац случаја

said-side-touches-square = { $side ->
        [white] бели
       *[other] црни
    } додирује фигуру на { $square }
said-side-lifts-square = { $side ->
        [white] бели
       *[other] црни
    } подиже фигуру са { $square }
said-side-touches-square-to-adjust = { $side ->
        [white] бели
       *[other] црни
    } поправља фигуру на { $square } уз најаву
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] бели
       *[other] црни
    } поправља фигуру на { $square } без речи
said-side-touches-square-by-accident = { $side ->
        [white] бели
       *[other] црни
    } случајно додирује фигуру на { $square }
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] бели
       *[other] црни
    } додирује фигуру на { $square }, можда случајно
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] бели
       *[other] црни
    } додирује фигуре на { $square } и { $other }, редослед нејасан
said-side-moves-move = { $side ->
        [white] бели
       *[other] црни
    } игра { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] бели
       *[other] црни
    } игра { $move } обема рукама
said-side-removes-the-piece-on-square = { $side ->
        [white] бели
       *[other] црни
    } склања фигуру са { $square }
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] бели
       *[other] црни
    } ставља фигуру са { $square } на { $other }
said-side-places-a-role-on-square = { $side ->
        [white] бели
       *[other] црни
    } ставља на { $square } нову фигуру: { $role ->
        [king] краља
       *[queen] даму
        [rook] топа
        [bishop] ловца
        [knight] скакача
        [pawn] пешака
    }
said-side-holds-a-role-on-square = { $side ->
        [white] бели
       *[other] црни
    } држи нову фигуру на { $square }: { $role ->
        [king] краљ
       *[queen] дама
        [rook] топ
        [bishop] ловац
        [knight] скакач
        [pawn] пешак
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] бели
       *[other] црни
    } ставља на { $square } нову фигуру погрешне боје: { $role ->
        [king] краљ
       *[queen] дама
        [rook] топ
        [bishop] ловац
        [knight] скакач
        [pawn] пешак
    }
said-side-places-move = { $side ->
        [white] бели
       *[other] црни
    } ставља { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] бели
       *[other] црни
    } испушта фигуру са { $square } на { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = судија налази да је додир фигуре на { $square } намеран
said-the-arbiter-finds-the-touch-of-square-accide = судија налази да је додир фигуре на { $square } случајан
said-the-arbiter-finds-two-hands-used-by-side =
    судија налази да је { $side ->
        [white] бели
       *[other] црни
    } одиграо потез обема рукама
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] бели
       *[other] црни
    } предлаже помоћника за померање фигура
said-side-complains = { $side ->
        [white] бели
       *[other] црни
    } рекламира прекршај
said-the-arbiter-intervenes = судија интервенише
said-side-complains-of-a-touched-piece = { $side ->
        [white] бели
       *[other] црни
    } рекламира додирнуту фигуру
said-side-complains-of-a-released-piece = { $side ->
        [white] бели
       *[other] црни
    } рекламира испуштену фигуру
said-side-complains-of-adjusting = { $side ->
        [white] бели
       *[other] црни
    } рекламира поправљање фигура
said-side-complains-of-two-hands = { $side ->
        [white] бели
       *[other] црни
    } рекламира потез обема рукама
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је сат притиснут другом руком
said-side-resigns = { $side ->
        [white] бели
       *[other] црни
    } предаје партију
said-side-tips-the-king = { $side ->
        [white] бели
       *[other] црни
    } обара краља
said-side-shakes-hands = { $side ->
        [white] бели
       *[other] црни
    } пружа руку
said-side-stops-the-clock-without-a-word = { $side ->
        [white] бели
       *[other] црни
    } зауставља сат без речи
said-the-search-finds-a-mate = претрага налази мат
said-the-search-finds-no-mate = претрага не налази мат
said-the-arbiter-starts-the-game = судија почиње партију
said-side-arrives = { $side ->
        [white] бели
       *[other] црни
    } долази
said-the-arbiter-sees-side-come =
    судија види да је { $side ->
        [white] бели
       *[other] црни
    } дошао
said-side-presses-the-clock = { $side ->
        [white] бели
       *[other] црни
    } притиска сат
said-side-stops-the-clocks = { $side ->
        [white] бели
       *[other] црни
    } зауставља сатове
said-the-arbiter-stops-the-clocks = судија зауставља сатове
said-the-arbiter-restarts-the-clock = судија поново покреће сат
said-side-restarts-the-clock = { $side ->
        [white] бели
       *[other] црни
    } поново покреће сат
said-side-claims-the-flag = { $side ->
        [white] бели
       *[other] црни
    } рекламира пад заставице
said-side-admits-the-own-flag = { $side ->
        [white] бели
       *[other] црни
    } признаје пад своје заставице
said-the-arbiter-notices-the-flag-of-side =
    судија примећује пад заставице { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-finds-side-absent =
    судија бележи да је { $side ->
        [white] бели
       *[other] црни
    } одсутан
said-the-arbiter-admits-side =
    судија дозвољава { $side ->
        [white] белом
       *[other] црном
    } да игра
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] бели
       *[other] црни
    } зауставља сатове јер нема фигуре за промоцију
said-side-hits-the-clock = { $side ->
        [white] бели
       *[other] црни
    } удара по сату
said-side-picks-the-clock-up = { $side ->
        [white] бели
       *[other] црни
    } узима сат у руке
said-side-knocks-the-clock-over = { $side ->
        [white] бели
       *[other] црни
    } обара сат
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] бели
       *[other] црни
    } држи прст на сату
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] бели
       *[other] црни
    } притиска сат другом руком
said-side-objects-to-the-press = { $side ->
        [white] бели
       *[other] црни
    } приговара због притискања сата
said-side-claims-from-the-display = { $side ->
        [white] бели
       *[other] црни
    } рекламира по ономе што екран показује
said-side-finds-the-clock-defective = { $side ->
        [white] бели
       *[other] црни
    } налази да је сат неисправан
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] бели
       *[other] црни
    } налази да је сат погрешно подешен
said-the-arbiter-finds-the-clock-wrongly-set = судија налази да је сат погрешно подешен
said-the-arbiter-finds-the-clock-defective = судија налази да је сат неисправан
said-side-asks-for-an-interruption = { $side ->
        [white] бели
       *[other] црни
    } тражи заустављање игре
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] бели
       *[other] црни
    } доводи помоћника за сат
said-the-arbiter-sees-on-the-clock-the-first-flag =
    судија види на сату да је прва пала заставица { $side ->
        [white] белог
       *[other] црног
    }
said-side-disputes-the-own-flag = { $side ->
        [white] бели
       *[other] црни
    } оспорава пад своје заставице
said-the-arbiter-puts-the-clock-at-the-right-hand =
    судија ставља сат с десне стране { $side ->
        [white] белог
       *[other] црног
    }
said-side-claims-an-illegal-move = { $side ->
        [white] бели
       *[other] црни
    } рекламира неправилан потез
said-the-arbiter-notices-the-illegal-move = судија примећује неправилан потез
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је почетна позиција била погрешна
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је почетна позиција била погрешна: { $squares } није на месту
said-the-arbiter-finds-that-the-initial-position = судија налази да је почетна позиција била погрешна
said-the-arbiter-finds-that-the-initial-position-2 = судија налази да је почетна позиција била погрешна: { $squares } није на месту
said-side-claims-that-the-board-is-turned = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је табла погрешно окренута
said-the-arbiter-finds-that-the-board-is-turned = судија налази да је табла погрешно окренута
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је табла окренута за пола круга
said-the-arbiter-finds-that-the-board-is-half-tur = судија налази да је табла окренута за пола круга
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] бели
       *[other] црни
    } рекламира да су боје обрнуте
said-the-arbiter-finds-that-the-colours-are-rever = судија налази да су боје обрнуте
said-the-arbiter-orders-a-new-game-with-the-right = судија одређује нову партију с правим бојама
said-side-displaces-pieces = { $side ->
        [white] бели
       *[other] црни
    } ремети положај фигура
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] бели
       *[other] црни
    } зове судију због поремећеног положаја фигура
said-side-puts-the-pieces-back = { $side ->
        [white] бели
       *[other] црни
    } враћа фигуре на место
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] бели
       *[other] црни
    } рекламира да је положај фигура био поремећен
said-the-arbiter-finds-that-pieces-were-displaced = судија налази да је положај фигура био поремећен
said-the-arbiter-finds-that-nobody-can-place-an-i =
    судија налази неправилан потез { $side ->
        [white] белог
       *[other] црног
    }, а нико не зна где је био
said-the-arbiter-finds-a-press-without-a-move-by =
    судија налази да је { $side ->
        [white] бели
       *[other] црни
    } притиснуо сат без потеза
said-the-arbiter-does-not-count-the-illegal-move =
    судија не рачуна неправилан потез { $side ->
        [white] белог
       *[other] црног
    }
said-side-writes-text = { $side ->
        [white] бели
       *[other] црни
    } записује { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] бели
       *[other] црни
    } записује { $text } ради рекламације
said-side-enters-text = { $side ->
        [white] бели
       *[other] црни
    } уноси { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] бели
       *[other] црни
    } уноси { $text } ради рекламације
said-side-writes-down-text = { $side ->
        [white] бели
       *[other] црни
    } одједном записује { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] бели
       *[other] црни
    } исправља потез { $number } ({ $owner ->
        [white] белог
       *[other] црног
    }) у { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] бели
       *[other] црни
    } бележи понуду ремија
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] бели
       *[other] црни
    } допуњава записник
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] бели
       *[other] црни
    } допуњава записник према противниковом
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] бели
       *[other] црни
    } води записник на језику { $language }
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] бели
       *[other] црни
    } тражи помоћника за записивање
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] бели
       *[other] црни
    } пријављује неисправан записник
said-side-hides-the-scoresheet = { $side ->
        [white] бели
       *[other] црни
    } скрива записник
said-side-signs-result = { $side ->
        [white] бели
       *[other] црни
    } потписује { $result }
said-side-approves-result = { $side ->
        [white] бели
       *[other] црни
    } потврђује { $result }
said-the-arbiter-saw-side-play-move =
    судија је видео да је { $side ->
        [white] бели
       *[other] црни
    } одиграо { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    судија гледа записник { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-calls-for-the-scoresheets = судија тражи записнике
said-the-arbiter-has-the-game-reconstructed = судија тражи реконструкцију партије
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    судија не може да утврди потезе { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-finds-evidence-of-number-moves-o =
    судија налази доказ: потеза { $side ->
        [white] белог
       *[other] црног
    } — { $number }
said-side-offers-a-draw = { $side ->
        [white] бели
       *[other] црни
    } нуди реми
said-side-offers-a-draw-if-text = { $side ->
        [white] бели
       *[other] црни
    } нуди реми под условом: { $text }
said-side-withdraws-the-offer = { $side ->
        [white] бели
       *[other] црни
    } повлачи понуду
said-side-accepts-the-draw = { $side ->
        [white] бели
       *[other] црни
    } прихвата реми
said-side-declines-the-draw = { $side ->
        [white] бели
       *[other] црни
    } одбија реми
said-side-claims-a-draw-by-repetition = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми због понављања
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми због понављања записаним потезом
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми због понављања потезом { $move }
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми по правилу педесет потеза
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми по правилу педесет потеза записаним потезом
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] бели
       *[other] црни
    } рекламира реми по правилу педесет потеза потезом { $move }
said-side-withdraws-the-claim = { $side ->
        [white] бели
       *[other] црни
    } повлачи рекламацију
said-the-arbiter-notes-disrepute-by-side =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } нарушава углед шаха
said-the-arbiter-notes-that-the-venue-was-left-by =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } је напустио место игре
said-the-arbiter-notes-that-the-area-was-left-by =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } је напустио простор за игру
said-the-arbiter-notes-advice-taken-by-side =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } је користио савет
said-the-arbiter-notes-an-inspection-refused-by-s =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } је одбио претрагу
said-the-arbiter-notes-distraction-by-side =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } узнемирава противника
said-the-arbiter-notes-a-signature-refused-by-sid =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } је одбио да потпише
said-the-arbiter-notes-smoking-by-side =
    судија бележи: { $side ->
        [white] бели
       *[other] црни
    } пуши
said-the-arbiter-notes-an-e-cigarette-of-side =
    судија бележи електронску цигарету { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-finds-devices-on-both = судија налази уређаје код обојице
said-the-arbiter-finds-a-device-on-side =
    судија налази уређај код { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-finds-the-laws-refused-by-side =
    судија налази да { $side ->
        [white] бели
       *[other] црни
    } одбија да поштује Правила
said-the-arbiter-finds-both-refusing-the-laws = судија налази да обојица одбијају да поштују Правила
said-the-arbiter-lodges-an-appeal-of-side-against =
    судија прима жалбу { $side ->
        [white] белог
       *[other] црног
    }: { $text }
said-the-arbiter-enters-the-result-result-as-repo = судија уноси резултат { $result } како је пријављен
said-the-arbiter-enters-the-result-result-for-con = судија уноси резултат { $result } због понашања
said-the-arbiter-enters-the-score-score = судија уноси бодове { $score }
said-the-arbiter-enters-the-unplayed-result-resul = судија уноси резултат неодигране партије { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] бели
       *[other] црни
    } тражи да напусти место игре
said-side-asks-to-leave-the-area = { $side ->
        [white] бели
       *[other] црни
    } тражи да напусти простор за игру
said-the-arbiter-notes-a-disturbance-of-side =
    судија бележи да је { $side ->
        [white] бели
       *[other] црни
    } ометан
said-the-arbiter-speaks-to-side =
    судија се обраћа { $side ->
        [white] белом
       *[other] црном
    }
said-the-arbiter-has-told-side-moves = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } број потеза
said-the-arbiter-has-told-side-press = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } да сат није притиснут
said-the-arbiter-has-told-side-move = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } да је противник одиграо потез
said-the-arbiter-has-told-side-flag = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } да је противникова заставица пала
said-the-arbiter-has-told-side-own-flag = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } да је његова заставица пала
said-the-arbiter-has-told-side-illegal-move = судија је саопштио { $side ->
        [white] белом
       *[other] црном
    } да је одигран неправилан потез
said-the-arbiter-hears-from-a-spectator-text = судија чује од гледаоца: { $text }
said-the-arbiter-notes-interference-by-a-spectato = судија бележи мешање гледаоца
said-the-arbiter-finds-a-visitor-in-the-playing-a = судија налази посетиоца у простору за игру
said-side-asks-for-an-explanation = { $side ->
        [white] бели
       *[other] црни
    } тражи објашњење Правила
said-side-appeals-text = { $side ->
        [white] бели
       *[other] црни
    } улаже жалбу: { $text }
said-the-arbiter-answers-text = судија одговара: { $text }
said-the-arbiter-answers-yes = судија одговара: да
said-the-arbiter-answers-no = судија одговара: не
said-the-arbiter-answers-nothing = судија одговара: ништа
said-the-arbiter-answers-a-warning = судија одговара: опомена
said-the-arbiter-answers-span-for-the-opponent = судија одговара: { $span } противнику
said-the-arbiter-answers-span-off-the-clock = судија одговара: { $span } мање на сату
said-the-arbiter-answers-points-up-points = судија одговара: бодови противнику: { $points }
said-the-arbiter-answers-points-down-points = судија одговара: одузимање бодова прекршиоцу: { $points }
said-the-arbiter-answers-the-game-is-lost = судија одговара: партија је изгубљена
said-the-arbiter-answers-a-fine = судија одговара: новчана казна
said-the-arbiter-answers-exclusion-from-number-rounds = судија одговара: забрана наступа у { $number } кола
said-the-arbiter-answers-exclusion-from-number-round = судија одговара: забрана наступа у { $number } колу
said-the-arbiter-answers-expulsion = судија одговара: искључење са такмичења
said-the-arbiter-answers-span-more = судија одговара: још { $span }
said-the-arbiter-answers-the-score-points = судија одговара: бодови: { $points }
said-the-arbiter-answers-the-start-number = судија одговара: почетна позиција { $number }
said-the-arbiter-answers-the-result-result = судија одговара: резултат { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side =
    судија одговара: позиција пре { $number }. потеза { $side ->
        [white] белог
       *[black] црног
    }
said-the-arbiter-answers-clocks = судија одговара: бели { $one }, црни { $two }
said-the-arbiter-answers-clock-of-white = судија одговара: бели { $one }
said-the-arbiter-answers-clock-of-black = судија одговара: црни { $two }
said-the-arbiter-answers-postponed = судија одговара: одлука касније
said-the-arbiter-answers-postponed-with-two-minutes = судија одговара: одлука касније, два минута противнику
said-the-arbiter-answers-the-move-move = судија одговара: потез { $move }
said-the-arbiter-answers-the-flag-of-white = судија одговара: заставица белог
said-the-arbiter-answers-the-flag-of-black = судија одговара: заставица црног
said-the-arbiter-answers-as-reported = судија одговара: како играчи јављају
said-the-arbiter-answers-for-conduct = судија одговара: због понашања
said-the-arbiter-answers-after-an-appeal = судија одговара: после жалбе
said-the-arbiter-answers-in-correction = судија одговара: ради исправке
said-the-arbiter-answers-an-increment = судија одговара: као додатак
said-the-arbiter-answers-a-delay = судија одговара: као временска задршка
said-the-arbiter-tells-the-number-of-moves = судија саопштава број потеза
said-the-arbiter-tells-that-the-clock-was-not-pre = судија саопштава да сат није притиснут
said-the-arbiter-confirms = судија потврђује
said-the-arbiter-decides-otherwise-text = судија одлучује другачије: { $text }
said-the-arbiter-gives-side-span-because-text =
    судија даје { $side ->
        [white] белом
       *[other] црном
    } { $span }: { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    судија одузима { $side ->
        [white] белом
       *[other] црном
    } { $span }: { $text }
said-the-arbiter-withdraws-ruling-number-because = судија повлачи одлуку { $number }: { $text }
said-the-arbiter-lets-the-game-go-on-because-text = судија пушта да се партија настави: { $text }
said-the-arbiter-sets-the-position-to-fen-because = судија поставља позицију { $fen }: { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = судија подешава сатове на { $clocks }: { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] бели
       *[other] црни
    } тражи увид у службени записник
said-side-asks-for-a-scoresheet = { $side ->
        [white] бели
       *[other] црни
    } тражи записник
said-the-arbiter-finds-checkmate-by-side =
    судија утврђује да је { $side ->
        [white] бели
       *[other] црни
    } матирао
said-the-arbiter-finds-stalemate = судија утврђује пат
said-the-arbiter-finds-a-dead-position = судија утврђује мртву позицију
said-the-arbiter-finds-the-same-position-five-tim = судија утврђује да се иста позиција појавила пет пута
said-the-arbiter-finds-seventy-five-moves = судија утврђује седамдесет пет потеза без узимања и без потеза пешаком
said-the-arbiter-notices-the-illegal-position = судија примећује неправилну позицију
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] бели
       *[other] црни
    } пристаје да се исправи неправилан потез
said-the-arbiter-finds-that-the-schedule-would-su = судија налази да би сатница трпела због подешавања сата
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] бели
       *[other] црни
    } вади фигуру на { $square } из рупице
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] бели
       *[other] црни
    } склања фигуру са поља { $square } посебне табле
said-side-makes-move-on-the-special-board = { $side ->
        [white] бели
       *[other] црни
    } игра { $move } на посебној табли
said-side-announces-move = { $side ->
        [white] бели
       *[other] црни
    } објављује { $move }
said-side-repeats-move = { $side ->
        [white] бели
       *[other] црни
    } понавља { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] бели
       *[other] црни
    } записује Брајевим писмом
said-side-keeps-score-in-writing = { $side ->
        [white] бели
       *[other] црни
    } записује обичним писмом
said-side-keeps-score-on-a-recorder = { $side ->
        [white] бели
       *[other] црни
    } записује на диктафон
said-the-arbiter-finds-that-the-boards-differ = судија налази да се табле разликују
said-side-seals-move = { $side ->
        [white] бели
       *[other] црни
    } ковертира { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] бели
       *[other] црни
    } ковертира { $move } кад је остало { $span }
said-the-arbiter-sets-the-resumption-for-text = судија заказује наставак: { $text }
said-the-arbiter-resumes-the-game-with-both = судија наставља партију, обојица присутни
said-the-arbiter-resumes-the-game-with-nobody = судија наставља партију, нико није дошао
said-the-arbiter-resumes-the-game-with-side =
    судија наставља партију, дошао је само { $side ->
        [white] бели
       *[other] црни
    }
said-side-seals-the-reply-move = { $side ->
        [white] бели
       *[other] црни
    } ковертира одговор { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] бели
       *[other] црни
    } долази на наставак
said-the-arbiter-sees-side-come-to-the-resumption =
    судија види да је { $side ->
        [white] бели
       *[other] црни
    } дошао на наставак
said-the-arbiter-finds-the-envelope-missing = судија налази да коверта нема
said-the-arbiter-finds-the-adjourned-position-los = судија налази да је прекинута позиција изгубљена
said-side-points-out-a-wrong-time = { $side ->
        [white] бели
       *[other] црни
    } указује на погрешно време
said-side-asks-for-extra-time-a-move = { $side ->
        [white] бели
       *[other] црни
    } тражи додатак по потезу
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] бели
       *[other] црни
    } рекламира да противник не може да победи
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] бели
       *[other] црни
    } рекламира да противник не може да победи, с потпуним записником
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] бели
       *[other] црни
    } рекламира да се противник не труди да победи
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] бели
       *[other] црни
    } рекламира да се противник не труди да победи, с потпуним записником
said-side-confirms-the-position = { $side ->
        [white] бели
       *[other] црни
    } потврђује позицију
said-side-confirms-position-and-score = { $side ->
        [white] бели
       *[other] црни
    } потврђује позицију и запис
said-the-arbiter-declares-the-postponed-claim-a-d = судија по одложеној рекламацији проглашава реми
said-the-assistant-of-side-what =
    помоћник { $side ->
        [white] белог
       *[other] црног
    }: { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = главни судија повлачи одлуку { $number }: { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = главни судија пушта да се партија настави: { $text }
said-side-takes-out-square = { $side ->
        [white] бели
       *[other] црни
    } вади фигуру на { $square }
said-the-arbiter-finds-evidence-of-number-move-of =
    судија налази доказ: потеза { $side ->
        [white] белог
       *[other] црног
    } — { $number }
said-the-arbiter-enters-the-result-result-after-a = судија уноси резултат { $result } после жалбе
said-the-arbiter-enters-the-result-result-in-corr = судија исправља резултат у { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    судија замењује потез { $number } { $side ->
        [white] белог
       *[other] црног
    } са { $move }
said-the-arbiter-inserts-move-before-move-number =
    судија умеће { $move } пре потеза { $number } { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-takes-out-move-number-of-side =
    судија брише потез { $number } { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-takes-as-right-the-scoresheet-of =
    судија узима за тачан записник { $side ->
        [white] белог
       *[other] црног
    }
said-the-arbiter-counts-for-side-number-illegal-m =
    судија рачуна неправилне потезе { $side ->
        [white] белог
       *[other] црног
    }: { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    судија рачуна неправилне потезе { $side ->
        [white] белог
       *[other] црног
    }: { $number }
said-announces-move = објављује { $move }
said-repeats-move = понавља { $move }
said-writes-text = записује { $text }
said-seals-move = ковертира { $move }
said-makes-move-on-the-opponent-s-board = игра { $move } на противниковој табли
said-presses-the-clock = притиска сат
said-claims-the-flag = рекламира пад заставице
said-complains-of-a-touched-piece = рекламира додирнуту фигуру
said-gives-advice = даје савет
said-tells-moves-and-time-when-asked = каже потезе и време кад га питају
said-tells-moves-and-time-unasked = каже потезе и време а да га не питају

## Дугме на столу

proposal-apply = Примени
proposal-otherwise = Одлучи другачије
question-title = О овоме одлучујете ви
measure-stop = Заустави сатове
measure-restart = Пусти сат
measure-notice-flag = Заставица је пала
measure-arrive = Дошао је
measure-admit = Допусти игру упркос кашњењу
measure-look = Погледај записник
measure-disturbance = Ометан је
measure-device = Нађен уређај
measure-refusal = Одбија да поштује Правила
measure-first-flag = Заставица пала прва
measure-idle-press = Притиснуо сат без потеза
measure-two-hands = Одиграо потез обема рукама
measure-checkmate = Матирао
measure-stalemate = Пат
measure-dead = Мртва позиција
measure-five-times = Иста позиција пет пута
measure-seventy-five = 75 потеза без узимања и без потеза пешаком
measure-illegal = Неправилан потез
measure-clock-setting = Сатови погрешно подешени: исправи
measure-clock-defect = Сат неисправан
measure-displaced = Поремећен положај фигура
measure-colours = Обрнуте боје
measure-sheets = Тражи попуњене записнике
measure-both-refuse = Обојица одбијају да поштују Правила
measure-declare-draw = Прогласи рекламирани реми
measure-resumption = Наставак
measure-resume = Настави: отвори коверат
measure-envelope = Коверат недостаје
measure-position-lost = Позиција се не може утврдити
measure-come = { $side ->
    [white] Бели је дошао
   *[black] Црни је дошао
}
offence-disrepute = Нарушавање угледа
offence-left-venue = Напустио место игре
offence-left-area = Напустио простор за игру
offence-notes = Белешке или савети
offence-refused-inspection = Одбијање претраге
offence-distraction = Ометање противника
offence-refused-signature = Одбио да потпише
offence-smoked = Пушење
mishandling-hit = Ударац по сату
mishandling-lifted = Подизање сата
mishandling-knocked-over = Обарање сата
mishandling-hovering = Прст на сату или изнад њега
mishandling-other-hand = Притисак сата другом руком
offence-smoked-electronic = Пушење електронске цигарете
offence-hid-scoresheet = Сакрио записник
measure-interference = Неко са стране се меша

## Одговори на оно што се судија пита

answer-yes = Да
answer-no = Не
answer-nothing = Ништа
answer-warn = Опомена
answer-loss = Губитак партије
answer-fine = Новчана казна
answer-expel = Искључење са такмичења
answer-opponent-gains = Време противнику
answer-offender-loses = Одузимање времена прекршиоцу
answer-opponent-points-up = Бодови противнику
answer-offender-points-down = Одузимање бодова прекршиоцу
answer-exclude-rounds = Забрана наступа у колима
answer-extra-time = Додатно време
answer-player-loses = Да, уз одузимање времена том играчу
answer-score = Бодови
answer-position-before = Позиција пре потеза
answer-clocks = Сатови показују
answer-result = Други резултат
answer-opponent-resigns = Предаје противник
answer-draw-agreed = Договорен је реми
answer-result-white-signed = Како је потписао бели
answer-result-black-signed = Како је потписао црни
answer-extra-increment = Да, као додатак
answer-extra-delay = Да, као временска задршка
answer-ground-reported = Како играчи јављају
answer-ground-conduct = Понашање (11, 12.9)
answer-ground-appeal = Жалба
answer-ground-error = Исправка грешке
answer-no-result = Није завршена
answer-yes-time-off = Да, уз одузимање времена на његовом сату
answer-postpone-with-time = Одлука касније, два минута противнику
answer-postpone = Одлука касније
answer-start = Почетна позиција с бројем
answer-did = Да, одигран је потез
answer-illegal-unplaced = Да, али нико не зна када
answer-flag-wins = Време је прекорачено: побеђује противник
answer-flag-draws = Време је прекорачено, али противник не може да матира: реми
answer-moves-were-made = Не, потези су одиграни на време
answer-flag-of-white = Заставица белог
answer-flag-of-black = Заставица црног
answer-flags-unknown = Нико не зна; резултат је
answer-flags-not-known = Нико не зна
answer-flag-counts = Заставица важи

## Шта се због ње пита, одлучује или одбија

question-dropped = { $by ->
        [white] да ли је бели испустио фигуру са { $from } из руке на { $to } као потез? Ако није, она је тамо само пала
       *[black] да ли је црни испустио фигуру са { $from } из руке на { $to } као потез? Ако није, она је тамо само пала
    }
question-founded = { $of ->
        [white] да ли је примедба белог основана ({ $offence })?
       *[black] да ли је примедба црног основана ({ $offence })?
    }
question-too-late = { $of ->
        [white] није објављено задано време кашњења: да ли је бели закаснио? Да: губи, не: бели игра
       *[black] није објављено задано време кашњења: да ли је црни закаснио? Да: губи, не: црни игра
    }
question-disputed-press = { $by ->
        [white] да ли је бели одиграо потез пре него што је притиснуо сат?
       *[black] да ли је црни одиграо потез пре него што је притиснуо сат?
    }
question-illegal-position-lasts = да ли је неправилна позиција још на табли?
question-disputed-flag = { $of ->
        [white] да ли важи пад заставице белог? Ако не, подесите сатове
       *[black] да ли важи пад заставице црног? Ако не, подесите сатове
    }
question-interference = неко са стране се умешао у партију: да ли се удаљава с места игре?
remedy-bystander-expelled = Онај ко се умешао удаљава се с места игре
refusal-no-assistant = Играч нема помоћника за ово
event-clock-pressed-while-stopped = { $it ->
        [white] Бели притиска сат; сатови су заустављени и притисак нема дејства
       *[black] Црни притиска сат; сатови су заустављени и притисак нема дејства
    }
event-clock-pressed-in-vain = { $it ->
        [white] Бели притиска сат, али се ништа не мења: ради противников сат
       *[black] Црни притиска сат, али се ништа не мења: ради противников сат
    }
