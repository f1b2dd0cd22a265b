### Сѐ што се кажува за дејствата: во дневникот, за читателите на случај, на копчињата на масата; и што ново дејство прашува или пресудува

## Што кажува дневникот

event-started = Партијата започнува
event-arrived = { $it ->
        [white] Белиот доаѓа на таблата
       *[black] Црниот доаѓа на таблата
    }
event-touched = { $manner ->
        [adjusting] Ја мести фигурата на { $square }
        [accident] Случајно ја допира фигурата на { $square }
        [doubtful] Ја допира фигурата на { $square }, можеби случајно
        [unannounced] Ја мести фигурата на { $square } без најава
       *[plain] Ја допира фигурата на { $square }
    }
event-touch-found = { $deliberate ->
        [true] Допирот на фигурата на { $square } беше намерен
       *[false] Допирот на фигурата на { $square } беше случаен
    }
event-piece-removed = Ја трга фигурата од { $square }
event-piece-put = Ја става фигурата од { $from } на { $to }
event-piece-placed = Става нова фигура на { $square }
event-pieces-put-back = Фигурите се вратени
event-king-castles = Потегот на кралот беше почеток на рокада
event-move-made = Потег { $move }
event-move-made-illegal = Потег { $move } (неправилен, { $article })
event-move-completed = { $it ->
        [pressed] Потегот е завршен со притискање на часовникот
        [ended-game] Потегот ја заврши партијата
        [next-move] Потегот е завршен со следниот
        [answered] Потегот е завршен со одговорот
       *[sealed] Одигран е ковертираниот потег
    }
event-pressed = { $it ->
        [white] Белиот го притиска часовникот
       *[black] Црниот го притиска часовникот
    }
event-clocks-stopped = Часовниците се запрени
event-clock-restarted = { $it ->
        [white] Часовникот на белиот повторно работи
       *[black] Часовникот на црниот повторно работи
    }
event-flag-fell = { $it ->
        [white] Падна знаменцето на белиот
       *[black] Падна знаменцето на црниот
    }
event-period-ended = { $it ->
        [white] Периодот на белиот истече
       *[black] Периодот на црниот истече
    }
event-flag-noticed = { $it ->
        [white] Забележано е паѓањето на знаменцето на белиот
       *[black] Забележано е паѓањето на знаменцето на црниот
    }
event-illegal-move-noticed = Забележан е неправилен потег
event-pressed-without-move = { $it ->
        [white] Белиот го притисна часовникот без потег
       *[black] Црниот го притисна часовникот без потег
    }
event-illegal-move-counted = { $it ->
        [white] На белиот му се брои неправилен потег
       *[black] На црниот му се брои неправилен потег
    }
event-illegal-move-uncounted = { $it ->
        [white] Неправилниот потег на белиот веќе не се брои
       *[black] Неправилниот потег на црниот веќе не се брои
    }
event-complained = Рекламација за повреда на член 4
event-draw-offered = Нуди реми
event-draw-accepted = Прифаќа реми
event-draw-declined = Одбива реми
event-draw-claimed = { $ground ->
        [repetition] Рекламира реми поради повторување
       *[fifty-moves] Рекламира реми поради 50 потези
    }
event-resigned = { $it ->
        [white] Белиот се предава
       *[black] Црниот се предава
    }
event-answered = Судијата одговара
event-answered-later = Судијата одговара
event-proposed = Одлуката го чека судијата
event-confirmed = Судијата потврдува
event-waits = Забележано; ќе се разгледа кога судијата ќе одлучи за тоа што чека
event-heard = Забележаното се разгледува сега
event-clock-absent = { $it ->
        [white] Белиот е отсутен
       *[black] Црниот е отсутен
    }
event-clock-admitted = { $it ->
        [white] На белиот му е дозволено да игра
       *[black] На црниот му е дозволено да игра
    }
event-clock-mishandled = Неправилно ракување со часовникот
event-clock-press-objected = Приговара на притискањето на часовникот
event-clock-display-claimed = Рекламација според приказот на екран
event-clock-fault-found = Утврдена е неисправност на часовникот
event-clock-interruption-asked = Бара запирање на играта
event-clock-assistant-brought = Доведен е помошник за часовникот
event-clock-assistant-accepted = Помошникот за часовникот е прифатен
event-clock-first-flag-seen = { $it ->
        [white] Прво падна знаменцето на белиот
       *[black] Прво падна знаменцето на црниот
    }
event-clock-pressed-unread = { $it ->
        [white] Белиот го притиска часовникот; потегот сѐ уште не е запишан
       *[black] Црниот го притиска часовникот; потегот сѐ уште не е запишан
    }
event-clock-press-read = { $it ->
        [white] Познат е потегот по кој белиот го притисна часовникот
       *[black] Познат е потегот по кој црниот го притисна часовникот
    }
event-clock-press-found-idle = { $it ->
        [white] Се покажа дека белиот го притиснал часовникот без потег
       *[black] Се покажа дека црниот го притиснал часовникот без потег
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Белиот го притиска часовникот; дали е одигран потег, сѐ уште се утврдува
       *[black] Црниот го притиска часовникот; дали е одигран потег, сѐ уште се утврдува
    }
event-clock-replied-in-doubt = Игра { $move } додека се утврдува дали противникот одиграл потег
event-irregular-wrong-start-found = Почетната позиција била погрешна
event-irregular-board-found-turned = Таблата е погрешно свртена
event-irregular-colours-found-reversed = Боите се обратни
event-irregular-pieces-displaced = Турнува фигури
event-irregular-pieces-put-back = Ги враќа турнатите фигури
event-irregular-displaced-pieces-found = Утврдено е дека фигури се турнати
event-irregular-moved-out-of-turn = Потег надвор од ред: { $move }
event-irregular-idle-press-found = { $by ->
        [white] Се покажа дека белиот го притиснал часовникот без потег
       *[black] Се покажа дека црниот го притиснал часовникот без потег
    }
event-irregular-two-hands-found = { $by ->
        [white] Се покажа дека белиот одиграл потег со двете раце
       *[black] Се покажа дека црниот одиграл потег со двете раце
    }
event-record-wrote = Запишува { $it }
event-record-wrote-ahead = Запишува { $text } пред потегот
event-record-corrected = Го исправа записот во { $text }
event-record-offer-noted = Ја забележува понудата на реми
event-record-letters = { $it ->
        [en] Пишува со англиски букви
        [ru] Пишува со руски букви
        [bg] Пишува со бугарски букви
        [sr] Пишува со српски букви
        [mk] Пишува со македонски букви
        [hy] Пишува со ерменски букви
       *[other] Пишува со буквите на { $it }
    }
event-record-freed = { $of ->
        [white] Белиот веќе не мора да запишува
       *[black] Црниот веќе не мора да запишува
    }
event-record-assistant-accepted = Помошникот за запишување е прифатен
event-record-signed = Го потпишува резултатот
event-record-brought-up-to-date = Го дополнува формуларот
event-record-looked = Погледнат е формулар
event-record-hidden = { $it ->
        [white] Белиот го крие формуларот
       *[black] Црниот го крие формуларот
    }
event-record-found-otherwise = Судијата утврди дека не е така како што пишува во формуларите
event-record-denied = Последниот запишан потег не е одигран
event-record-noted = Забележани се позицијата и времињата
event-rapid-record-shown = Го гледа записот
event-rapid-scoresheet-asked = Бара формулар
event-rapid-illegal-position-noticed = Забележана е неправилна позиција
event-rapid-illegal-position-mended = Неправилната позиција е исправена
event-rapid-pawn-replaced = Пешакот на { $square } е заменет со нова фигура
event-rapid-agreed-to-correct = Се согласува со исправката
event-rapid-schedule-found-in-danger = Распоредот е загрозен
event-adjourn-sealed = Го ковертира { $number }. потег
event-adjourn-resumption-set = Продолжување: { $it }
event-adjourn-resumed = Прекинатата партија е продолжена
event-adjourn-reply-sealed = Го ковертира одговорот
event-adjourn-came = { $it ->
        [white] Белиот дојде на продолжувањето
       *[black] Црниот дојде на продолжувањето
    }
event-adjourn-opened = Ковертот е отворен
event-adjourn-envelope-missing = Ковертот недостасува
event-adjourn-position-lost = Позицијата не може да се обнови
event-adjourn-clock-pointed-out = Посочена е грешка на часовникот
event-conduct-noted = { $of ->
        [white] Забележан е прекршок на белиот
       *[black] Забележан е прекршок на црниот
    }: { $it ->
        [left-venue] напуштање на просторот за играње
        [left-area] напуштање на местото за играње
        [notes] белешки или совети
        [refused-inspection] одбивање контрола
        [distraction] вознемирување на противникот
        [refused-signature] одбивање да потпише
        [smoked] пушење
        [smoked-electronic] електронска цигара
       *[disrepute] нарушување на угледот
    }
event-conduct-device-found = { $it ->
        [white] Кај белиот е најден уред
       *[black] Кај црниот е најден уред
    }
event-conduct-refused = { $it ->
        [white] Белиот одбива да ги почитува правилата
       *[black] Црниот одбива да ги почитува правилата
    }
event-conduct-both-refused = И двајцата одбиваат да ги почитуваат правилата
event-conduct-leave-asked = Бара дозвола да излезе
event-conduct-leave-given = { $it ->
        [white] На белиот му е дозволено да излезе
       *[black] На црниот му е дозволено да излезе
    }
event-conduct-left = { $it ->
        [white] Белиот излезе, на што има право
       *[black] Црниот излезе, на што има право
    }
event-conduct-disturbed = { $it ->
        [white] Белиот беше вознемирен
       *[black] Црниот беше вознемирен
    }
event-conduct-explanation-asked = Бара објаснување од судијата
event-conduct-appealed = { $of ->
        [white] Жалба на белиот: { $it }
       *[black] Жалба на црниот: { $it }
    }
event-conduct-score-entered = Судијата го внесе резултатот
event-conduct-unplayed-entered = Партијата е внесена како неодиграна
event-blind-taken-off = Ја трга фигурата од { $it }
event-blind-placed = Ја става фигурата: { $move }
event-blind-announced = Објавува { $move }
event-blind-repeated = Го повторува објавениот потег
event-blind-repeated-wrongly = Повторува друг потег наместо објавениот: { $move }
event-blind-score-kept = Води запис
event-blind-boards-differ = Двете табли се разликуваат
event-quickplay-extra-time-requested = Бара додаток на време за секој потег
event-quickplay-extra-time-introduced = Воведено е додавање време
event-quickplay-claimed = Рекламира реми во последниот период
event-quickplay-postponed = Одлуката е одложена
event-quickplay-referred = Рекламацијата е предадена на судија
event-quickplay-verified = Завршната позиција е потврдена
event-repaired = Исправено: { $reason }
event-conduct-result-entered = Судијата го впишува резултатот
event-conduct-again = Забележано: { $offence }
event-made-again = Го прави потегот уште еднаш
event-hand-again = Раката е повторно на таблата: { $move }
event-clock-reason-found = Рекламацијата објаснува зошто се запрени часовниците
event-blind-not-repeated = { $it ->
        [white] Белиот продолжува без да го повтори потегот
       *[black] Црниот продолжува без да го повтори потегот
    }
event-blind-pressed-early = { $it ->
        [white] Белиот го притиска часовникот пред потегот да е одигран и објавен
       *[black] Црниот го притиска часовникот пред потегот да е одигран и објавен
    }
event-blind-assisted = { $it ->
        [white] Постапува помошникот на белиот
       *[black] Постапува помошникот на црниот
    }
event-irregular-board-found-half-turned = Таблата е свртена за половина круг
event-irregular-out-of-play = { $it ->
        [white] Белиот прави нешто на таблата додека не се игра
       *[black] Црниот прави нешто на таблата додека не се игра
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] Рекламирано е паѓање на знаменцето на белиот; тоа не е паднато
       *[black] Рекламирано е паѓање на знаменцето на црниот; тоа не е паднато
    }
event-clock-flag-disputed = { $it ->
        [white] Белиот го оспорува паѓањето на своето знаменце
       *[black] Црниот го оспорува паѓањето на своето знаменце
    }
event-clock-clock-placed = { $it ->
        [white] Часовникот стои од десната страна на белиот
       *[black] Часовникот стои од десната страна на црниот
    }
event-conduct-reported = На судијата му е пријавено: { $it }
event-conduct-interfered = Некој од страна се меша во партијата
event-conduct-visitor-found = На местото за играње има некој без дозвола
event-conduct-told = { $to ->
        [white] Судијата му соопшти на белиот
       *[black] Судијата му соопшти на црниот
    } { $what ->
        [moves] колку потези се одиграни
        [press] дека часовникот не е притиснат
        [move] дека противникот одиграл потег
        [flag] дека знаменцето на противникот паднало
        [own-flag] дека неговото знаменце паднало
       *[illegal-move] дека е одигран неправилен потег
    }

## Што чита читателот на случајот

said-side-touches-square = { $side ->
        [white] белиот
       *[other] црниот
    } ја допира фигурата на { $square }
said-side-lifts-square = { $side ->
        [white] белиот
       *[other] црниот
    } ја крева фигурата од { $square }
said-side-touches-square-to-adjust = { $side ->
        [white] белиот
       *[other] црниот
    } ја мести фигурата на { $square } со најава
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] белиот
       *[other] црниот
    } ја мести фигурата на { $square } без збор
said-side-touches-square-by-accident = { $side ->
        [white] белиот
       *[other] црниот
    } случајно ја допира фигурата на { $square }
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] белиот
       *[other] црниот
    } ја допира фигурата на { $square }, можеби случајно
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] белиот
       *[other] црниот
    } ги допира фигурите на { $square } и { $other }, редоследот нејасен
said-side-moves-move = { $side ->
        [white] белиот
       *[other] црниот
    } игра { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] белиот
       *[other] црниот
    } игра { $move } со двете раце
said-side-removes-the-piece-on-square = { $side ->
        [white] белиот
       *[other] црниот
    } ја трга фигурата од { $square }
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] белиот
       *[other] црниот
    } ја става фигурата од { $square } на { $other }
said-side-places-a-role-on-square = { $side ->
        [white] белиот
       *[other] црниот
    } става на { $square } нова фигура: { $role ->
        [king] крал
       *[queen] дама
        [rook] топ
        [bishop] ловец
        [knight] скокач
        [pawn] пешак
    }
said-side-holds-a-role-on-square = { $side ->
        [white] белиот
       *[other] црниот
    } ја држи новата фигура на { $square }: { $role ->
        [king] крал
       *[queen] дама
        [rook] топ
        [bishop] ловец
        [knight] скокач
        [pawn] пешак
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] белиот
       *[other] црниот
    } става на { $square } нова фигура со погрешна боја: { $role ->
        [king] крал
       *[queen] дама
        [rook] топ
        [bishop] ловец
        [knight] скокач
        [pawn] пешак
    }
said-side-places-move = { $side ->
        [white] белиот
       *[other] црниот
    } става { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] белиот
       *[other] црниот
    } ја испушта фигурата од { $square } на { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = судијата наоѓа дека допирот на фигурата на { $square } е намерен
said-the-arbiter-finds-the-touch-of-square-accide = судијата наоѓа дека допирот на фигурата на { $square } е случаен
said-the-arbiter-finds-two-hands-used-by-side =
    судијата наоѓа дека { $side ->
        [white] белиот
       *[other] црниот
    } одиграл потег со двете раце
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] белиот
       *[other] црниот
    } предлага помошник за поместување на фигурите
said-side-complains = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира прекршок
said-the-arbiter-intervenes = судијата се вмешува
said-side-complains-of-a-touched-piece = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира допрена фигура
said-side-complains-of-a-released-piece = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира испуштена фигура
said-side-complains-of-adjusting = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира местење на фигури
said-side-complains-of-two-hands = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира потег со двете раце
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека часовникот е притиснат со другата рака
said-side-resigns = { $side ->
        [white] белиот
       *[other] црниот
    } ја предава партијата
said-side-tips-the-king = { $side ->
        [white] белиот
       *[other] црниот
    } го соборува кралот
said-side-shakes-hands = { $side ->
        [white] белиот
       *[other] црниот
    } подава рака
said-side-stops-the-clock-without-a-word = { $side ->
        [white] белиот
       *[other] црниот
    } го запира часовникот без збор
said-the-search-finds-a-mate = пребарувањето наоѓа мат
said-the-search-finds-no-mate = пребарувањето не наоѓа мат
said-the-arbiter-starts-the-game = судијата ја почнува партијата
said-side-arrives = { $side ->
        [white] белиот
       *[other] црниот
    } доаѓа
said-the-arbiter-sees-side-come =
    судијата гледа дека { $side ->
        [white] белиот
       *[other] црниот
    } дошол
said-side-presses-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } го притиска часовникот
said-side-stops-the-clocks = { $side ->
        [white] белиот
       *[other] црниот
    } ги запира часовниците
said-the-arbiter-stops-the-clocks = судијата ги запира часовниците
said-the-arbiter-restarts-the-clock = судијата повторно го пушта часовникот
said-side-restarts-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } повторно го пушта часовникот
said-side-claims-the-flag = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира паѓање на знаменцето
said-side-admits-the-own-flag = { $side ->
        [white] белиот
       *[other] црниот
    } го признава паѓањето на своето знаменце
said-the-arbiter-notices-the-flag-of-side =
    судијата забележува дека паднало знаменцето на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-finds-side-absent =
    судијата бележи дека { $side ->
        [white] белиот
       *[other] црниот
    } е отсутен
said-the-arbiter-admits-side =
    судијата му дозволува на { $side ->
        [white] белиот
       *[other] црниот
    } да игра
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] белиот
       *[other] црниот
    } ги запира часовниците бидејќи нема фигура за промоција
said-side-hits-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } го удира часовникот
said-side-picks-the-clock-up = { $side ->
        [white] белиот
       *[other] црниот
    } го зема часовникот в раце
said-side-knocks-the-clock-over = { $side ->
        [white] белиот
       *[other] црниот
    } го соборува часовникот
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } држи прст на часовникот
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } го притиска часовникот со другата рака
said-side-objects-to-the-press = { $side ->
        [white] белиот
       *[other] црниот
    } приговара на притискањето на часовникот
said-side-claims-from-the-display = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира според тоа што го покажува екранот
said-side-finds-the-clock-defective = { $side ->
        [white] белиот
       *[other] црниот
    } наоѓа дека часовникот е неисправен
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] белиот
       *[other] црниот
    } наоѓа дека часовникот е погрешно подесен
said-the-arbiter-finds-the-clock-wrongly-set = судијата наоѓа дека часовникот е погрешно подесен
said-the-arbiter-finds-the-clock-defective = судијата наоѓа дека часовникот е неисправен
said-side-asks-for-an-interruption = { $side ->
        [white] белиот
       *[other] црниот
    } бара запирање на играта
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] белиот
       *[other] црниот
    } доведува помошник за часовникот
said-the-arbiter-sees-on-the-clock-the-first-flag =
    судијата гледа на часовникот дека прво паднало знаменцето на { $side ->
        [white] белиот
       *[other] црниот
    }
said-side-disputes-the-own-flag = { $side ->
        [white] белиот
       *[other] црниот
    } го оспорува паѓањето на своето знаменце
said-the-arbiter-puts-the-clock-at-the-right-hand =
    судијата го става часовникот од десната страна на { $side ->
        [white] белиот
       *[other] црниот
    }
said-side-claims-an-illegal-move = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира неправилен потег
said-the-arbiter-notices-the-illegal-move = судијата го забележува неправилниот потег
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека почетната позиција била погрешна
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека почетната позиција била погрешна: { $squares } не е на место
said-the-arbiter-finds-that-the-initial-position = судијата наоѓа дека почетната позиција била погрешна
said-the-arbiter-finds-that-the-initial-position-2 = судијата наоѓа дека почетната позиција била погрешна: { $squares } не е на место
said-side-claims-that-the-board-is-turned = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека таблата е погрешно свртена
said-the-arbiter-finds-that-the-board-is-turned = судијата наоѓа дека таблата е погрешно свртена
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека таблата е свртена за половина круг
said-the-arbiter-finds-that-the-board-is-half-tur = судијата наоѓа дека таблата е свртена за половина круг
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека боите се обратни
said-the-arbiter-finds-that-the-colours-are-rever = судијата наоѓа дека боите се обратни
said-the-arbiter-orders-a-new-game-with-the-right = судијата одредува нова партија со вистинските бои
said-side-displaces-pieces = { $side ->
        [white] белиот
       *[other] црниот
    } турка фигури од место
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] белиот
       *[other] црниот
    } го вика судијата поради турнати фигури
said-side-puts-the-pieces-back = { $side ->
        [white] белиот
       *[other] црниот
    } ги враќа фигурите на место
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека фигури биле турнати
said-the-arbiter-finds-that-pieces-were-displaced = судијата наоѓа дека фигури биле турнати
said-the-arbiter-finds-that-nobody-can-place-an-i =
    судијата наоѓа неправилен потег на { $side ->
        [white] белиот
       *[other] црниот
    }, а никој не знае каде бил
said-the-arbiter-finds-a-press-without-a-move-by =
    судијата наоѓа дека { $side ->
        [white] белиот
       *[other] црниот
    } го притиснал часовникот без потег
said-the-arbiter-does-not-count-the-illegal-move =
    судијата не го смета неправилниот потег на { $side ->
        [white] белиот
       *[other] црниот
    }
said-side-writes-text = { $side ->
        [white] белиот
       *[other] црниот
    } запишува { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] белиот
       *[other] црниот
    } запишува { $text } за рекламација
said-side-enters-text = { $side ->
        [white] белиот
       *[other] црниот
    } внесува { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] белиот
       *[other] црниот
    } внесува { $text } за рекламација
said-side-writes-down-text = { $side ->
        [white] белиот
       *[other] црниот
    } одеднаш запишува { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] белиот
       *[other] црниот
    } го исправа потегот { $number } ({ $owner ->
        [white] на белиот
       *[other] на црниот
    }) во { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] белиот
       *[other] црниот
    } ја бележи понудата на реми
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] белиот
       *[other] црниот
    } го дополнува формуларот
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] белиот
       *[other] црниот
    } го дополнува формуларот според противниковиот
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] белиот
       *[other] црниот
    } го води формуларот на јазик { $language }
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] белиот
       *[other] црниот
    } бара помошник за запишување
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] белиот
       *[other] црниот
    } пријавува неисправен формулар
said-side-hides-the-scoresheet = { $side ->
        [white] белиот
       *[other] црниот
    } го крие формуларот
said-side-signs-result = { $side ->
        [white] белиот
       *[other] црниот
    } потпишува { $result }
said-side-approves-result = { $side ->
        [white] белиот
       *[other] црниот
    } потврдува { $result }
said-the-arbiter-saw-side-play-move =
    судијата видел дека { $side ->
        [white] белиот
       *[other] црниот
    } одиграл { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    судијата го гледа формуларот на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-calls-for-the-scoresheets = судијата ги бара формуларите
said-the-arbiter-has-the-game-reconstructed = судијата бара реконструкција на партијата
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    судијата не може да ги утврди потезите на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-finds-evidence-of-number-moves-o =
    судијата наоѓа доказ: потези на { $side ->
        [white] белиот
       *[other] црниот
    } — { $number }
said-side-offers-a-draw = { $side ->
        [white] белиот
       *[other] црниот
    } нуди реми
said-side-offers-a-draw-if-text = { $side ->
        [white] белиот
       *[other] црниот
    } нуди реми под услов: { $text }
said-side-withdraws-the-offer = { $side ->
        [white] белиот
       *[other] црниот
    } ја повлекува понудата
said-side-accepts-the-draw = { $side ->
        [white] белиот
       *[other] црниот
    } го прифаќа ремито
said-side-declines-the-draw = { $side ->
        [white] белиот
       *[other] црниот
    } го одбива ремито
said-side-claims-a-draw-by-repetition = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми поради повторување
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми поради повторување со запишаниот потег
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми поради повторување со { $move }
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми по правилото на педесет потези
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми по правилото на педесет потези со запишаниот потег
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира реми по правилото на педесет потези со { $move }
said-side-withdraws-the-claim = { $side ->
        [white] белиот
       *[other] црниот
    } ја повлекува рекламацијата
said-the-arbiter-notes-disrepute-by-side =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } го нарушува угледот на шахот
said-the-arbiter-notes-that-the-venue-was-left-by =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } го напуштил просторот за играње
said-the-arbiter-notes-that-the-area-was-left-by =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } го напуштил местото за играње
said-the-arbiter-notes-advice-taken-by-side =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } користел совет
said-the-arbiter-notes-an-inspection-refused-by-s =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } одбил контрола
said-the-arbiter-notes-distraction-by-side =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } го вознемирува противникот
said-the-arbiter-notes-a-signature-refused-by-sid =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } одбил да потпише
said-the-arbiter-notes-smoking-by-side =
    судијата бележи: { $side ->
        [white] белиот
       *[other] црниот
    } пуши
said-the-arbiter-notes-an-e-cigarette-of-side =
    судијата бележи електронска цигара на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-finds-devices-on-both = судијата наоѓа уреди кај двајцата
said-the-arbiter-finds-a-device-on-side =
    судијата наоѓа уред кај { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-finds-the-laws-refused-by-side =
    судијата наоѓа дека { $side ->
        [white] белиот
       *[other] црниот
    } одбива да ги почитува Правилата
said-the-arbiter-finds-both-refusing-the-laws = судијата наоѓа дека двајцата одбиваат да ги почитуваат Правилата
said-the-arbiter-lodges-an-appeal-of-side-against =
    судијата прима жалба на { $side ->
        [white] белиот
       *[other] црниот
    }: { $text }
said-the-arbiter-enters-the-result-result-as-repo = судијата внесува резултат { $result } како што е пријавен
said-the-arbiter-enters-the-result-result-for-con = судијата внесува резултат { $result } поради однесување
said-the-arbiter-enters-the-score-score = судијата внесува поени { $score }
said-the-arbiter-enters-the-unplayed-result-resul = судијата внесува резултат на неодиграна партија { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] белиот
       *[other] црниот
    } бара да го напушти просторот за играње
said-side-asks-to-leave-the-area = { $side ->
        [white] белиот
       *[other] црниот
    } бара да го напушти местото за играње
said-the-arbiter-notes-a-disturbance-of-side =
    судијата бележи дека { $side ->
        [white] белиот
       *[other] црниот
    } бил попречуван
said-the-arbiter-speaks-to-side =
    судијата му се обраќа на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-has-told-side-moves = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } колку потези се одиграни
said-the-arbiter-has-told-side-press = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } дека часовникот не е притиснат
said-the-arbiter-has-told-side-move = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } дека противникот одиграл потег
said-the-arbiter-has-told-side-flag = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } дека знаменцето на противникот паднало
said-the-arbiter-has-told-side-own-flag = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } дека неговото знаменце паднало
said-the-arbiter-has-told-side-illegal-move = судијата му соопшти на { $side ->
        [white] белиот
       *[other] црниот
    } дека е одигран неправилен потег
said-the-arbiter-hears-from-a-spectator-text = судијата слуша од гледач: { $text }
said-the-arbiter-notes-interference-by-a-spectato = судијата бележи мешање на гледач
said-the-arbiter-finds-a-visitor-in-the-playing-a = судијата наоѓа посетител на местото за играње
said-side-asks-for-an-explanation = { $side ->
        [white] белиот
       *[other] црниот
    } бара објаснување на Правилата
said-side-appeals-text = { $side ->
        [white] белиот
       *[other] црниот
    } вложува жалба: { $text }
said-the-arbiter-answers-text = судијата одговара: { $text }
said-the-arbiter-answers-yes = судијата одговара: да
said-the-arbiter-answers-no = судијата одговара: не
said-the-arbiter-answers-nothing = судијата одговара: ништо
said-the-arbiter-answers-a-warning = судијата одговара: опомена
said-the-arbiter-answers-span-for-the-opponent = судијата одговара: { $span } за противникот
said-the-arbiter-answers-span-off-the-clock = судијата одговара: { $span } помалку на часовникот
said-the-arbiter-answers-points-up-points = судијата одговара: поени за противникот: { $points }
said-the-arbiter-answers-points-down-points = судијата одговара: одземање поени на прекршителот: { $points }
said-the-arbiter-answers-the-game-is-lost = судијата одговара: партијата е изгубена
said-the-arbiter-answers-a-fine = судијата одговара: парична казна
said-the-arbiter-answers-exclusion-from-number-rounds = судијата одговара: забрана за настап во { $number } кола
said-the-arbiter-answers-exclusion-from-number-round = судијата одговара: забрана за настап во { $number } коло
said-the-arbiter-answers-expulsion = судијата одговара: отстранување од натпреварувањето
said-the-arbiter-answers-span-more = судијата одговара: уште { $span }
said-the-arbiter-answers-the-score-points = судијата одговара: поени: { $points }
said-the-arbiter-answers-the-start-number = судијата одговара: почетна позиција { $number }
said-the-arbiter-answers-the-result-result = судијата одговара: резултат { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side =
    судијата одговара: позицијата пред потегот { $number } на { $side ->
        [white] белиот
       *[black] црниот
    }
said-the-arbiter-answers-clocks = судијата одговара: белиот { $one }, црниот { $two }
said-the-arbiter-answers-clock-of-white = судијата одговара: белиот { $one }
said-the-arbiter-answers-clock-of-black = судијата одговара: црниот { $two }
said-the-arbiter-answers-postponed = судијата одговара: одлука подоцна
said-the-arbiter-answers-postponed-with-two-minutes = судијата одговара: одлука подоцна, две минути за противникот
said-the-arbiter-answers-the-move-move = судијата одговара: потегот { $move }
said-the-arbiter-answers-the-flag-of-white = судијата одговара: знаменцето на белиот
said-the-arbiter-answers-the-flag-of-black = судијата одговара: знаменцето на црниот
said-the-arbiter-answers-as-reported = судијата одговара: како што јавуваат играчите
said-the-arbiter-answers-for-conduct = судијата одговара: поради однесување
said-the-arbiter-answers-after-an-appeal = судијата одговара: по жалба
said-the-arbiter-answers-in-correction = судијата одговара: како исправка
said-the-arbiter-answers-an-increment = судијата одговара: како додаток
said-the-arbiter-answers-a-delay = судијата одговара: со одложено одбројување
said-the-arbiter-tells-the-number-of-moves = судијата го соопштува бројот на потези
said-the-arbiter-tells-that-the-clock-was-not-pre = судијата соопштува дека часовникот не е притиснат
said-the-arbiter-confirms = судијата потврдува
said-the-arbiter-decides-otherwise-text = судијата одлучува поинаку: { $text }
said-the-arbiter-gives-side-span-because-text =
    судијата му дава на { $side ->
        [white] белиот
       *[other] црниот
    } { $span }: { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    судијата му одзема на { $side ->
        [white] белиот
       *[other] црниот
    } { $span }: { $text }
said-the-arbiter-withdraws-ruling-number-because = судијата ја повлекува одлуката { $number }: { $text }
said-the-arbiter-lets-the-game-go-on-because-text = судијата остава партијата да продолжи: { $text }
said-the-arbiter-sets-the-position-to-fen-because = судијата ја поставува позицијата { $fen }: { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = судијата ги подесува часовниците на { $clocks }: { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] белиот
       *[other] црниот
    } бара увид во службениот формулар
said-side-asks-for-a-scoresheet = { $side ->
        [white] белиот
       *[other] црниот
    } бара формулар
said-the-arbiter-finds-checkmate-by-side =
    судијата утврдува дека { $side ->
        [white] белиот
       *[other] црниот
    } матирал
said-the-arbiter-finds-stalemate = судијата утврдува пат
said-the-arbiter-finds-a-dead-position = судијата утврдува мртво реми
said-the-arbiter-finds-the-same-position-five-tim = судијата утврдува дека иста позиција се појавила пет пати
said-the-arbiter-finds-seventy-five-moves = судијата утврдува седумдесет и пет потези без земање и без потег со пешак
said-the-arbiter-notices-the-illegal-position = судијата ја забележува неправилната позиција
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] белиот
       *[other] црниот
    } се согласува да се исправи неправилниот потег
said-the-arbiter-finds-that-the-schedule-would-su = судијата наоѓа дека распоредот би трпел од подесувањето на часовникот
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] белиот
       *[other] црниот
    } ја вади фигурата на { $square } од отворот
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] белиот
       *[other] црниот
    } ја трга фигурата од { $square } на специјалната табла
said-side-makes-move-on-the-special-board = { $side ->
        [white] белиот
       *[other] црниот
    } игра { $move } на специјалната табла
said-side-announces-move = { $side ->
        [white] белиот
       *[other] црниот
    } објавува { $move }
said-side-repeats-move = { $side ->
        [white] белиот
       *[other] црниот
    } повторува { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] белиот
       *[other] црниот
    } запишува со Брајово писмо
said-side-keeps-score-in-writing = { $side ->
        [white] белиот
       *[other] црниот
    } запишува со обично писмо
said-side-keeps-score-on-a-recorder = { $side ->
        [white] белиот
       *[other] црниот
    } запишува на диктафон
said-the-arbiter-finds-that-the-boards-differ = судијата наоѓа дека таблите се разликуваат
said-side-seals-move = { $side ->
        [white] белиот
       *[other] црниот
    } ковертира { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] белиот
       *[other] црниот
    } ковертира { $move } кога остануваат { $span }
said-the-arbiter-sets-the-resumption-for-text = судијата го закажува продолжувањето: { $text }
said-the-arbiter-resumes-the-game-with-both = судијата ја продолжува партијата, двајцата присутни
said-the-arbiter-resumes-the-game-with-nobody = судијата ја продолжува партијата, никој не дошол
said-the-arbiter-resumes-the-game-with-side =
    судијата ја продолжува партијата, дошол само { $side ->
        [white] белиот
       *[other] црниот
    }
said-side-seals-the-reply-move = { $side ->
        [white] белиот
       *[other] црниот
    } го ковертира одговорот { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] белиот
       *[other] црниот
    } доаѓа на продолжувањето
said-the-arbiter-sees-side-come-to-the-resumption =
    судијата гледа дека { $side ->
        [white] белиот
       *[other] црниот
    } дошол на продолжувањето
said-the-arbiter-finds-the-envelope-missing = судијата наоѓа дека ковертот го нема
said-the-arbiter-finds-the-adjourned-position-los = судијата наоѓа дека прекинатата позиција е изгубена
said-side-points-out-a-wrong-time = { $side ->
        [white] белиот
       *[other] црниот
    } укажува на погрешно време
said-side-asks-for-extra-time-a-move = { $side ->
        [white] белиот
       *[other] црниот
    } бара додаток по потег
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека противникот не може да победи
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека противникот не може да победи, со целосен формулар
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека противникот не се труди да победи
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] белиот
       *[other] црниот
    } рекламира дека противникот не се труди да победи, со целосен формулар
said-side-confirms-the-position = { $side ->
        [white] белиот
       *[other] црниот
    } ја потврдува позицијата
said-side-confirms-position-and-score = { $side ->
        [white] белиот
       *[other] црниот
    } ги потврдува позицијата и записот
said-the-arbiter-declares-the-postponed-claim-a-d = судијата по одложената рекламација прогласува реми
said-the-assistant-of-side-what =
    помошникот на { $side ->
        [white] белиот
       *[other] црниот
    }: { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = главниот судија ја повлекува одлуката { $number }: { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = главниот судија остава партијата да продолжи: { $text }
said-side-takes-out-square = { $side ->
        [white] белиот
       *[other] црниот
    } ја вади фигурата на { $square }
said-the-arbiter-finds-evidence-of-number-move-of =
    судијата наоѓа доказ: потези на { $side ->
        [white] белиот
       *[other] црниот
    } — { $number }
said-the-arbiter-enters-the-result-result-after-a = судијата внесува резултат { $result } по жалба
said-the-arbiter-enters-the-result-result-in-corr = судијата го исправа резултатот во { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    судијата го заменува потегот { $number } на { $side ->
        [white] белиот
       *[other] црниот
    } со { $move }
said-the-arbiter-inserts-move-before-move-number =
    судијата вметнува { $move } пред потегот { $number } на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-takes-out-move-number-of-side =
    судијата го брише потегот { $number } на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-takes-as-right-the-scoresheet-of =
    судијата го зема за точен формуларот на { $side ->
        [white] белиот
       *[other] црниот
    }
said-the-arbiter-counts-for-side-number-illegal-m =
    судијата ги смета неправилните потези на { $side ->
        [white] белиот
       *[other] црниот
    }: { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    судијата ги смета неправилните потези на { $side ->
        [white] белиот
       *[other] црниот
    }: { $number }
said-announces-move = објавува { $move }
said-repeats-move = повторува { $move }
said-writes-text = запишува { $text }
said-seals-move = ковертира { $move }
said-makes-move-on-the-opponent-s-board = игра { $move } на противниковата табла
said-presses-the-clock = го притиска часовникот
said-claims-the-flag = рекламира паѓање на знаменцето
said-complains-of-a-touched-piece = рекламира допрена фигура
said-gives-advice = дава совет
said-tells-moves-and-time-when-asked = ги кажува потезите и времето кога го прашуваат
said-tells-moves-and-time-unasked = ги кажува потезите и времето непрашан

## Копчето на масата

proposal-apply = Примени
proposal-otherwise = Одлучи поинаку
question-title = За ова одлучувате вие
measure-stop = Запри ги часовниците
measure-restart = Пушти го часовникот
measure-notice-flag = Знаменцето падна
measure-arrive = Дојде
measure-admit = Дозволи и покрај доцнењето
measure-look = Погледни го формуларот
measure-disturbance = Беше вознемируван
measure-device = Најден уред
measure-refusal = Одбива да ги почитува Правилата
measure-first-flag = Знаменцето падна прво
measure-idle-press = Го притиснал часовникот без потег
measure-two-hands = Одиграл потег со двете раце
measure-checkmate = Матирал
measure-stalemate = Пат
measure-dead = Мртво реми
measure-five-times = Иста позиција пет пати
measure-seventy-five = 75 потези без земање и без потег со пешак
measure-illegal = Неправилен потег
measure-clock-setting = Часовниците погрешно наместени: исправи
measure-clock-defect = Неисправен часовник
measure-displaced = Турнати фигури
measure-colours = Обратни бои
measure-sheets = Барај пополнети формулари
measure-both-refuse = И двајцата одбиваат да ги почитуваат Правилата
measure-declare-draw = Прогласи го рекламираното реми
measure-resumption = Продолжување
measure-resume = Продолжи: отвори го ковертот
measure-envelope = Ковертот недостасува
measure-position-lost = Позицијата не може да се утврди
measure-come = { $side ->
    [white] Белиот дојде
   *[black] Црниот дојде
}
offence-disrepute = Нарушување на угледот
offence-left-venue = Го напушти просторот за играње
offence-left-area = Го напушти местото за играње
offence-notes = Белешки или совети
offence-refused-inspection = Одбивање контрола
offence-distraction = Вознемирување на противникот
offence-refused-signature = Одбил да потпише
offence-smoked = Пушење
mishandling-hit = Удар по часовникот
mishandling-lifted = Кревање на часовникот
mishandling-knocked-over = Соборување на часовникот
mishandling-hovering = Прст на часовникот или над него
mishandling-other-hand = Притискање на часовникот со другата рака
offence-smoked-electronic = Пушење електронска цигара
offence-hid-scoresheet = Го сокри формуларот
measure-interference = Некој од страна се меша

## Одговори на она што се прашува судијата

answer-yes = Да
answer-no = Не
answer-nothing = Ништо
answer-warn = Опомена
answer-loss = Губење на партијата
answer-fine = Парична казна
answer-expel = Отстранување од натпреварувањето
answer-opponent-gains = Време на противникот
answer-offender-loses = Одземање време на прекршителот
answer-opponent-points-up = Поени на противникот
answer-offender-points-down = Одземање поени на прекршителот
answer-exclude-rounds = Забрана за настап во кола
answer-extra-time = Дополнително време
answer-player-loses = Да, со одземање време на тој играч
answer-score = Поени
answer-position-before = Позицијата пред потегот
answer-clocks = Часовниците покажуваат
answer-result = Друг резултат
answer-opponent-resigns = Се предава противникот
answer-draw-agreed = Договорено е реми
answer-result-white-signed = Како што потпиша белиот
answer-result-black-signed = Како што потпиша црниот
answer-extra-increment = Да, како додаток
answer-extra-delay = Да, со одложено одбројување (time-delay)
answer-ground-reported = Како што јавуваат играчите
answer-ground-conduct = Однесување (11, 12.9)
answer-ground-appeal = Жалба
answer-ground-error = Исправка на грешка
answer-no-result = Не е завршена
answer-yes-time-off = Да, со одземање време од неговиот часовник
answer-postpone-with-time = Одлука подоцна, две минути на противникот
answer-postpone = Одлука подоцна
answer-start = Почетната позиција со број
answer-did = Да, одигран е потегот
answer-illegal-unplaced = Да, но никој не знае кога
answer-flag-wins = Времето е пречекорено: победува противникот
answer-flag-draws = Времето е пречекорено, но противникот не може да матира: реми
answer-moves-were-made = Не, потезите се одиграни навреме
answer-flag-of-white = Знаменцето на белиот
answer-flag-of-black = Знаменцето на црниот
answer-flags-unknown = Никој не знае; резултатот е
answer-flags-not-known = Никој не знае
answer-flag-counts = Знаменцето важи

## Што се прашува, пресудува или одбива поради него

question-dropped = { $by ->
        [white] дали белиот ја пуштил фигурата од { $from } на { $to }? Ако не, таа само паднала таму
       *[black] дали црниот ја пуштил фигурата од { $from } на { $to }? Ако не, таа само паднала таму
    }
question-founded = { $of ->
        [white] дали приговорот на белиот е основан ({ $offence })?
       *[black] дали приговорот на црниот е основан ({ $offence })?
    }
question-too-late = { $of ->
        [white] не е објавено дозволено доцнење: дали белиот задоцнил? Да: губи, не: белиот игра
       *[black] не е објавено дозволено доцнење: дали црниот задоцнил? Да: губи, не: црниот игра
    }
question-disputed-press = { $by ->
        [white] дали белиот одиграл потег пред да го притисне часовникот?
       *[black] дали црниот одиграл потег пред да го притисне часовникот?
    }
question-illegal-position-lasts = дали неправилната позиција сѐ уште е на таблата?
question-disputed-flag = { $of ->
        [white] дали важи падот на знаменцето на белиот? Ако не, наместете ги часовниците
       *[black] дали важи падот на знаменцето на црниот? Ако не, наместете ги часовниците
    }
question-interference = некој од страна се вмеша во партијата: дали се отстранува од просторот за играње?
remedy-bystander-expelled = Оној што се вмешал се отстранува од просторот за играње
refusal-no-assistant = Играчот нема помошник за ова
event-clock-pressed-while-stopped = { $it ->
        [white] Белиот го притиска часовникот; часовниците се запрени и притискањето нема дејство
       *[black] Црниот го притиска часовникот; часовниците се запрени и притискањето нема дејство
    }
event-clock-pressed-in-vain = { $it ->
        [white] Белиот го притиска часовникот, но ништо не се менува: работи часовникот на противникот
       *[black] Црниот го притиска часовникот, но ништо не се менува: работи часовникот на противникот
    }
