### Այն ամենը, ինչ ասվում է գործողությունների մասին՝ մատյանում, դեպքի ընթերցողին, սեղանի կոճակների վրա, և ինչ է հարցնում կամ վճռում նոր գործողությունը

## Ինչ է ասում մատյանը

event-started = Խաղը սկսվում է
event-arrived = { $it ->
        [white] Սպիտակները եկան տախտակի մոտ
       *[black] Սևերը եկան տախտակի մոտ
    }
event-touched = { $manner ->
        [adjusting] Ուղղում է { $square }-ի խաղաքարը
        [accident] Պատահաբար դիպչում է { $square }-ի խաղաքարին
        [doubtful] Դիպչում է { $square }-ի խաղաքարին, գուցե պատահաբար
        [unannounced] Ուղղում է { $square }-ի խաղաքարն առանց ասելու
       *[plain] Դիպչում է { $square }-ի խաղաքարին
    }
event-touch-found = { $deliberate ->
        [true] { $square }-ի խաղաքարին դիպչելը միտումնավոր էր
       *[false] { $square }-ի խաղաքարին դիպչելը պատահական էր
    }
event-piece-removed = Հանում է { $square }-ի խաղաքարը
event-piece-put = { $from }-ի խաղաքարը դնում է { $to }
event-piece-placed = Նոր խաղաքար է դնում { $square }
event-pieces-put-back = Խաղաքարերը վերադարձված են
event-king-castles = Արքայի քայլը փոխատեղման սկիզբն էր
event-move-made = Քայլ՝ { $move }
event-move-made-illegal = Քայլ՝ { $move } (անհնարին, { $article })
event-move-completed = { $it ->
        [pressed] Քայլն ավարտվեց ժամացույցի սեղմումով
        [ended-game] Քայլն ավարտեց խաղը
        [next-move] Քայլն ավարտվեց հաջորդ քայլով
        [answered] Քայլն ավարտվեց պատասխանով
       *[sealed] Կատարվեց գաղտնի քայլը
    }
event-pressed = { $it ->
        [white] Սպիտակները սեղմեցին ժամացույցը
       *[black] Սևերը սեղմեցին ժամացույցը
    }
event-clocks-stopped = Ժամացույցները կանգնեցված են
event-clock-restarted = { $it ->
        [white] Սպիտակների ժամացույցը կրկին աշխատում է
       *[black] Սևերի ժամացույցը կրկին աշխատում է
    }
event-flag-fell = { $it ->
        [white] Ընկավ սպիտակների դրոշակը
       *[black] Ընկավ սևերի դրոշակը
    }
event-period-ended = { $it ->
        [white] Սպիտակների ժամանակահատվածն ավարտվեց
       *[black] Սևերի ժամանակահատվածն ավարտվեց
    }
event-flag-noticed = { $it ->
        [white] Նկատվեց սպիտակների դրոշակի ընկնելը
       *[black] Նկատվեց սևերի դրոշակի ընկնելը
    }
event-illegal-move-noticed = Նկատվեց անհնարին քայլ
event-pressed-without-move = { $it ->
        [white] Սպիտակները սեղմեցին ժամացույցն առանց քայլի
       *[black] Սևերը սեղմեցին ժամացույցն առանց քայլի
    }
event-illegal-move-counted = { $it ->
        [white] Հաշվառվեց սպիտակների անհնարին քայլը
       *[black] Հաշվառվեց սևերի անհնարին քայլը
    }
event-illegal-move-uncounted = { $it ->
        [white] Սպիտակների անհնարին քայլն այլևս չի հաշվվում
       *[black] Սևերի անհնարին քայլն այլևս չի հաշվվում
    }
event-complained = Հայտարարություն 4-րդ հոդվածի խախտման մասին
event-draw-offered = Ոչ-ոքի է առաջարկում
event-draw-accepted = Ընդունում է ոչ-ոքին
event-draw-declined = Մերժում է ոչ-ոքին
event-draw-claimed = { $ground ->
        [repetition] Պահանջում է ոչ-ոքի կրկնության հիմքով
       *[fifty-moves] Պահանջում է ոչ-ոքի 50 քայլի կանոնով
    }
event-resigned = { $it ->
        [white] Սպիտակները հանձնվեցին
       *[black] Սևերը հանձնվեցին
    }
event-answered = Մրցավարը պատասխանում է
event-answered-later = Մրցավարը պատասխանում է
event-proposed = Որոշումը սպասում է մրցավարին
event-confirmed = Մրցավարը հաստատում է
event-waits = Նշված է․ կքննվի, երբ մրցավարը որոշի այն, ինչ սպասում է
event-heard = Նշվածը քննվում է այժմ
event-clock-absent = { $it ->
        [white] Սպիտակները բացակա են
       *[black] Սևերը բացակա են
    }
event-clock-admitted = { $it ->
        [white] Սպիտակներին թույլատրվեց խաղալ
       *[black] Սևերին թույլատրվեց խաղալ
    }
event-clock-mishandled = Ժամացույցի սխալ օգտագործում
event-clock-press-objected = Առարկում է ժամացույցի սեղմմանը
event-clock-display-claimed = Պահանջ՝ էկրանի տվյալների հիման վրա
event-clock-fault-found = Հայտնաբերվեց ժամացույցի անսարքություն
event-clock-interruption-asked = Խնդրում է ընդհատել խաղը
event-clock-assistant-brought = Բերված է ժամացույցի օգնական
event-clock-assistant-accepted = Ժամացույցի օգնականն ընդունված է
event-clock-first-flag-seen = { $it ->
        [white] Առաջինն ընկավ սպիտակների դրոշակը
       *[black] Առաջինն ընկավ սևերի դրոշակը
    }
event-clock-pressed-unread = { $it ->
        [white] Սպիտակները սեղմեցին ժամացույցը․ քայլը դեռ գրառված չէ
       *[black] Սևերը սեղմեցին ժամացույցը․ քայլը դեռ գրառված չէ
    }
event-clock-press-read = { $it ->
        [white] Հայտնի է քայլը, որից հետո սպիտակները սեղմեցին ժամացույցը
       *[black] Հայտնի է քայլը, որից հետո սևերը սեղմեցին ժամացույցը
    }
event-clock-press-found-idle = { $it ->
        [white] Պարզվեց, որ սպիտակները սեղմել են ժամացույցն առանց քայլի
       *[black] Պարզվեց, որ սևերը սեղմել են ժամացույցն առանց քայլի
    }
event-clock-pressed-in-doubt = { $it ->
        [white] Սպիտակները սեղմում են ժամացույցը․ դեռ պարզվում է՝ քայլ կատարվե՞լ է
       *[black] Սևերը սեղմում են ժամացույցը․ դեռ պարզվում է՝ քայլ կատարվե՞լ է
    }
event-clock-replied-in-doubt = Կատարում է { $move } քայլը, մինչ պարզվում է՝ արդյոք հակառակորդը քայլ կատարել է
event-irregular-wrong-start-found = Սկզբնական դիրքը սխալ էր
event-irregular-board-found-turned = Խաղատախտակը սխալ է դրված
event-irregular-colours-found-reversed = Գույները հակառակն են
event-irregular-pieces-displaced = Խախտում է խաղաքարերի դասավորությունը
event-irregular-pieces-put-back = Վերականգնում է խաղաքարերի դասավորությունը
event-irregular-displaced-pieces-found = Հայտնաբերվեց խաղաքարերի խախտված դասավորություն
event-irregular-moved-out-of-turn = Քայլ հերթից դուրս՝ { $move }
event-irregular-idle-press-found = { $by ->
        [white] Պարզվեց, որ սպիտակները սեղմել են ժամացույցն առանց քայլի
       *[black] Պարզվեց, որ սևերը սեղմել են ժամացույցն առանց քայլի
    }
event-irregular-two-hands-found = { $by ->
        [white] Պարզվեց, որ սպիտակները քայլը կատարել են երկու ձեռքով
       *[black] Պարզվեց, որ սևերը քայլը կատարել են երկու ձեռքով
    }
event-record-wrote = Գրում է { $it }
event-record-wrote-ahead = Գրում է { $text } քայլից առաջ
event-record-corrected = Ուղղում է գրառումը՝ { $text }
event-record-offer-noted = Նշում է ոչ-ոքիի առաջարկը
event-record-letters = { $it ->
        [en] Գրում է անգլերեն տառերով
        [ru] Գրում է ռուսերեն տառերով
        [bg] Գրում է բուլղարերեն տառերով
        [sr] Գրում է սերբերեն տառերով
        [mk] Գրում է մակեդոներեն տառերով
        [hy] Գրում է հայերեն տառերով
       *[other] Գրում է { $it } լեզվի տառերով
    }
event-record-freed = { $of ->
        [white] Սպիտակներն այլևս պարտավոր չեն գրառել
       *[black] Սևերն այլևս պարտավոր չեն գրառել
    }
event-record-assistant-accepted = Գրառման օգնականն ընդունված է
event-record-signed = Ստորագրում է արդյունքը
event-record-brought-up-to-date = Լրացնում է բլանկը
event-record-looked = Դիտվեց բլանկը
event-record-hidden = { $it ->
        [white] Սպիտակները թաքցնում են բլանկը
       *[black] Սևերը թաքցնում են բլանկը
    }
event-record-found-otherwise = Մրցավարը պարզեց, որ այնպես չէ, ինչպես գրառված է բլանկներում
event-record-denied = Վերջին գրառված քայլը չի կատարվել
event-record-noted = Գրանցվեցին դիրքն ու ժամանակները
event-rapid-record-shown = Դիտում է գրառումը
event-rapid-scoresheet-asked = Խնդրում է բլանկ
event-rapid-illegal-position-noticed = Նկատվեց անհնարին դիրք
event-rapid-illegal-position-mended = Անհնարին դիրքն ուղղված է
event-rapid-pawn-replaced = { $square } դաշտի զինվորը փոխարինվեց նոր խաղաքարով
event-rapid-agreed-to-correct = Համաձայն է ուղղմանը
event-rapid-schedule-found-in-danger = Ժամանակացույցը վտանգված է
event-adjourn-sealed = Գրանցում է գաղտնի քայլը (թիվ { $number })
event-adjourn-resumption-set = Վերսկսում՝ { $it }
event-adjourn-resumed = Հետաձգված խաղը վերսկսվեց
event-adjourn-reply-sealed = Գրանցում է գաղտնի պատասխան
event-adjourn-came = { $it ->
        [white] Սպիտակները եկան վերսկսմանը
       *[black] Սևերը եկան վերսկսմանը
    }
event-adjourn-opened = Ծրարը բացվեց
event-adjourn-envelope-missing = Ծրարը բացակայում է
event-adjourn-position-lost = Դիրքը հնարավոր չէ վերականգնել
event-adjourn-clock-pointed-out = Մատնանշվեց ժամացույցի սխալ ցուցմունքը
event-conduct-noted = { $of ->
        [white] Նշվեց սպիտակների խախտումը
       *[black] Նշվեց սևերի խախտումը
    }՝ { $it ->
        [left-venue] խաղավայրը լքելը
        [left-area] խաղատեղը լքելը
        [notes] գրառումներ կամ հուշումներ
        [refused-inspection] զննումից հրաժարվելը
        [distraction] հակառակորդին խանգարելը
        [refused-signature] ստորագրելուց հրաժարվելը
        [smoked] ծխելը
        [smoked-electronic] էլեկտրոնային ծխախոտ
       *[disrepute] վարկաբեկում
    }
event-conduct-device-found = { $it ->
        [white] Սպիտակների մոտ սարք գտնվեց
       *[black] Սևերի մոտ սարք գտնվեց
    }
event-conduct-refused = { $it ->
        [white] Սպիտակները հրաժարվում են ենթարկվել
       *[black] Սևերը հրաժարվում են ենթարկվել
    }
event-conduct-both-refused = Երկուսն էլ հրաժարվում են ենթարկվել
event-conduct-leave-asked = Խնդրում է դուրս գալու թույլտվություն
event-conduct-leave-given = { $it ->
        [white] Սպիտակներին թույլատրված է դուրս գալ
       *[black] Սևերին թույլատրված է դուրս գալ
    }
event-conduct-left = { $it ->
        [white] Սպիտակները դուրս եկան՝ դրա իրավունքն ունենալով
       *[black] Սևերը դուրս եկան՝ դրա իրավունքն ունենալով
    }
event-conduct-disturbed = { $it ->
        [white] Սպիտակներին խանգարեցին
       *[black] Սևերին խանգարեցին
    }
event-conduct-explanation-asked = Խնդրում է մրցավարի պարզաբանումը
event-conduct-appealed = { $of ->
        [white] Սպիտակների բողոքարկում՝ { $it }
       *[black] Սևերի բողոքարկում՝ { $it }
    }
event-conduct-score-entered = Մրցավարը մուտքագրեց հաշիվը
event-conduct-unplayed-entered = Խաղը մուտքագրված է որպես չխաղացված
event-blind-taken-off = Հանում է { $it }-ի խաղաքարը
event-blind-placed = Դնում է խաղաքարը՝ { $move }
event-blind-announced = Հայտարարում է { $move }
event-blind-repeated = Կրկնում է հայտարարված քայլը
event-blind-repeated-wrongly = Հայտարարվածի փոխարեն կրկնում է մեկ այլ քայլ՝ { $move }
event-blind-score-kept = Վարում է գրառումը
event-blind-boards-differ = Երկու տախտակները տարբերվում են
event-quickplay-extra-time-requested = Խնդրում է լրացուցիչ ժամանակ ամեն քայլի համար
event-quickplay-extra-time-introduced = Մտցվեց ժամանակի հավելում
event-quickplay-claimed = Պահանջում է ոչ-ոքի վերջին ժամանակահատվածում
event-quickplay-postponed = Որոշումը հետաձգված է
event-quickplay-referred = Պահանջը հանձնվեց մրցավարին
event-quickplay-verified = Վերջնական դիրքը հաստատվեց
event-repaired = Ուղղված է՝ { $reason }
event-conduct-result-entered = Մրցավարը գրանցում է արդյունքը
event-conduct-again = Նշված է՝ { $offence }
event-made-again = Քայլը կատարում է ևս մեկ անգամ
event-hand-again = Ձեռքը կրկին խաղատախտակին է՝ { $move }
event-clock-reason-found = Պահանջը բացատրում է, թե ինչու են կանգնեցվել ժամացույցները
event-blind-not-repeated = { $it ->
        [white] Սպիտակները շարունակում են՝ չկրկնելով քայլը
       *[black] Սևերը շարունակում են՝ չկրկնելով քայլը
    }
event-blind-pressed-early = { $it ->
        [white] Սպիտակները ժամացույցը սեղմում են քայլը կատարելուց և հայտարարելուց առաջ
       *[black] Սևերը ժամացույցը սեղմում են քայլը կատարելուց և հայտարարելուց առաջ
    }
event-blind-assisted = { $it ->
        [white] Գործում է սպիտակների օգնականը
       *[black] Գործում է սևերի օգնականը
    }
event-irregular-board-found-half-turned = Խաղատախտակը շրջված է կես պտույտով
event-irregular-out-of-play = { $it ->
        [white] Սպիտակները ինչ-որ բան են անում խաղատախտակի մոտ, երբ խաղ չի ընթանում
       *[black] Սևերը ինչ-որ բան են անում խաղատախտակի մոտ, երբ խաղ չի ընթանում
    }
event-clock-flag-claimed-in-vain = { $it ->
        [white] Հայտարարվեց սպիտակների դրոշակի ընկնելը․ այն չի ընկել
       *[black] Հայտարարվեց սևերի դրոշակի ընկնելը․ այն չի ընկել
    }
event-clock-flag-disputed = { $it ->
        [white] Սպիտակները վիճարկում են իրենց դրոշակի ընկնելը
       *[black] Սևերը վիճարկում են իրենց դրոշակի ընկնելը
    }
event-clock-clock-placed = { $it ->
        [white] Ժամացույցը սպիտակների աջ կողմում է
       *[black] Ժամացույցը սևերի աջ կողմում է
    }
event-conduct-reported = Մրցավարին հայտնել են՝ { $it }
event-conduct-interfered = Կողմնակի անձը միջամտում է խաղին
event-conduct-visitor-found = Խաղատեղում կողմնակի անձ կա առանց թույլտվության
event-conduct-told = { $to ->
        [white] Մրցավարը սպիտակներին հայտնել է
       *[black] Մրցավարը սևերին հայտնել է
    }{ $what ->
        [moves] {" քայլերի քանակը"}
        [press] {", որ ժամացույցը սեղմված չէ"}
        [move] {", որ հակառակորդը քայլ է կատարել"}
        [flag] {" հակառակորդի դրոշակի ընկնելու մասին"}
        [own-flag] {" սեփական դրոշակի ընկնելու մասին"}
       *[illegal-move] {" անհնարին քայլի մասին"}
    }

## Ինչ է կարդում դեպքի ընթերցողը

said-side-touches-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } դիպչում են { $square }-ի խաղաքարին
said-side-lifts-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բարձրացնում են { $square }-ի խաղաքարը
said-side-touches-square-to-adjust = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } շտկում են { $square }-ի խաղաքարը՝ նախապես հայտնելով
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } շտկում են { $square }-ի խաղաքարը լռելյայն
said-side-touches-square-by-accident = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } պատահաբար դիպչում են { $square }-ի խաղաքարին
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } դիպչում են { $square }-ի խաղաքարին, գուցե պատահաբար
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } դիպչում են { $square }-ի և { $other }-ի խաղաքարերին, հերթականությունն անհայտ է
said-side-moves-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } քայլում են { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } քայլում են { $move } երկու ձեռքով
said-side-removes-the-piece-on-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հեռացնում են { $square }-ի խաղաքարը
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ի խաղաքարը դնում են { $other } դաշտում
said-side-places-a-role-on-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ում դնում են նոր խաղաքար՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-holds-a-role-on-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ում պահում են նոր խաղաքարը՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ում դնում են սխալ գույնի խաղաքար՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-places-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } դնում են { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ի խաղաքարը գցում են { $other } դաշտի վրա
said-the-arbiter-finds-the-touch-of-square-delibe = մրցավարը գտնում է, որ { $square }-ի խաղաքարին դիպչելը դիտավորյալ էր
said-the-arbiter-finds-the-touch-of-square-accide = մրցավարը գտնում է, որ { $square }-ի խաղաքարին դիպչելը պատահական էր
said-the-arbiter-finds-two-hands-used-by-side = մրցավարը գտնում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } քայլը կատարել են երկու ձեռքով
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } առաջարկում են օգնական՝ խաղաքարերը տեղաշարժելու համար
said-side-complains = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են խախտման մասին
said-the-arbiter-intervenes = մրցավարը միջամտում է
said-side-complains-of-a-touched-piece = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են ձեռք տրված խաղաքարի մասին
said-side-complains-of-a-released-piece = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են բաց թողնված խաղաքարի մասին
said-side-complains-of-adjusting = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են խաղաքարերի շտկման մասին
said-side-complains-of-two-hands = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են երկու ձեռքով քայլի մասին
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ ժամացույցը սեղմված է մյուս ձեռքով
said-side-resigns = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հանձնվում են
said-side-tips-the-king = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } պառկեցնում են արքան
said-side-shakes-hands = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ձեռք են մեկնում
said-side-stops-the-clock-without-a-word = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լռելյայն կանգնեցնում են ժամացույցը
said-the-search-finds-a-mate = որոնումը մատ է գտնում
said-the-search-finds-no-mate = որոնումը մատ չի գտնում
said-the-arbiter-starts-the-game = մրցավարն սկսում է խաղը
said-side-arrives = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գալիս են
said-the-arbiter-sees-side-come =
    մրցավարը տեսնում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } եկել են
said-side-presses-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } սեղմում են ժամացույցը
said-side-stops-the-clocks = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } կանգնեցնում են ժամացույցները
said-the-arbiter-stops-the-clocks = մրցավարը կանգնեցնում է ժամացույցները
said-the-arbiter-restarts-the-clock = մրցավարը նորից միացնում է ժամացույցը
said-side-restarts-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } նորից միացնում են ժամացույցը
said-side-claims-the-flag = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են դրոշակի ընկնելու մասին
said-side-admits-the-own-flag = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } ընդունում են իրենց դրոշակի ընկնելը
said-the-arbiter-notices-the-flag-of-side =
    մրցավարը նկատում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } դրոշակի ընկնելը
said-the-arbiter-finds-side-absent =
    մրցավարը նշում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } բացակայությունը
said-the-arbiter-admits-side =
    մրցավարը թույլ է տալիս { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } խաղալ
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } կանգնեցնում են ժամացույցները․ փոխարկման խաղաքար չկա
said-side-hits-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հարվածում են ժամացույցին
said-side-picks-the-clock-up = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ձեռքն են վերցնում ժամացույցը
said-side-knocks-the-clock-over = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } շրջում են ժամացույցը
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մատը պահում են ժամացույցի վրա
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ժամացույցը սեղմում են մյուս ձեռքով
said-side-objects-to-the-press = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } առարկում են ժամացույցը սեղմելու դեմ
said-side-claims-from-the-display = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } պահանջ են ներկայացնում ըստ էկրանի
said-side-finds-the-clock-defective = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գտնում են, որ ժամացույցն անսարք է
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գտնում են, որ ժամացույցը սխալ է կարգավորված
said-the-arbiter-finds-the-clock-wrongly-set = մրցավարը գտնում է, որ ժամացույցը սխալ է կարգավորված
said-the-arbiter-finds-the-clock-defective = մրցավարը գտնում է, որ ժամացույցն անսարք է
said-side-asks-for-an-interruption = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խնդրում են ընդհատել խաղը
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բերում են օգնական ժամացույցի համար
said-the-arbiter-sees-on-the-clock-the-first-flag =
    մրցավարը ժամացույցից տեսնում է, որ առաջինն ընկել է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } դրոշակը
said-side-disputes-the-own-flag = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } վիճարկում են իրենց դրոշակի ընկնելը
said-the-arbiter-puts-the-clock-at-the-right-hand =
    մրցավարը ժամացույցը դնում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } աջ կողմում
said-side-claims-an-illegal-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են անհնարին քայլի մասին
said-the-arbiter-notices-the-illegal-move = մրցավարը նկատում է անհնարին քայլը
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ սկզբնական դիրքը սխալ էր
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ սկզբնական դիրքը սխալ էր․ { $squares }-ը տեղում չէ
said-the-arbiter-finds-that-the-initial-position = մրցավարը գտնում է, որ սկզբնական դիրքը սխալ էր
said-the-arbiter-finds-that-the-initial-position-2 = մրցավարը գտնում է, որ սկզբնական դիրքը սխալ էր․ { $squares }-ը տեղում չէ
said-side-claims-that-the-board-is-turned = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ խաղատախտակը սխալ է դրված
said-the-arbiter-finds-that-the-board-is-turned = մրցավարը գտնում է, որ խաղատախտակը սխալ է դրված
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ խաղատախտակը կես պտույտով շրջված է
said-the-arbiter-finds-that-the-board-is-half-tur = մրցավարը գտնում է, որ խաղատախտակը կես պտույտով շրջված է
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ գույները հակառակն են
said-the-arbiter-finds-that-the-colours-are-rever = մրցավարը գտնում է, որ գույները հակառակն են
said-the-arbiter-orders-a-new-game-with-the-right = մրցավարը նոր խաղ է նշանակում ճիշտ գույներով
said-side-displaces-pieces = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խախտում են խաղաքարերի դասավորությունը
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } կանչում են մրցավարին խախտված դասավորության համար
said-side-puts-the-pieces-back = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խաղաքարերը հետ են դնում
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ խաղաքարերի դասավորությունը խախտվել էր
said-the-arbiter-finds-that-pieces-were-displaced = մրցավարը գտնում է, որ խաղաքարերի դասավորությունը խախտվել էր
said-the-arbiter-finds-that-nobody-can-place-an-i =
    մրցավարը գտնում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } անհնարին քայլ, որի տեղը ոչ ոք չգիտի
said-the-arbiter-finds-a-press-without-a-move-by =
    մրցավարը գտնում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } սեղմել են ժամացույցն առանց քայլի
said-the-arbiter-does-not-count-the-illegal-move =
    մրցավարը չի հաշվում { $side ->
        [white] սպիտակների
       *[other] սևերի
    } անհնարին քայլը
said-side-writes-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գրառում են { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գրառում են { $text } պահանջի համար
said-side-enters-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մուտքագրում են { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մուտքագրում են { $text } պահանջի համար
said-side-writes-down-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } միանգամից գրառում են { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $number } քայլը ({ $owner ->
        [white] սպիտակների
       *[other] սևերի
    }) ուղղում են՝ { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } նշում են ոչ-ոքիի առաջարկը
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լրացնում են բլանկը
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լրացնում են բլանկն ըստ հակառակորդի բլանկի
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բլանկը վարում են { $language } լեզվով
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } օգնական են խնդրում գրառման համար
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտնում են, որ բլանկն անսարք է
said-side-hides-the-scoresheet = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } թաքցնում են բլանկը
said-side-signs-result = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ստորագրում են { $result }
said-side-approves-result = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հաստատում են { $result }
said-the-arbiter-saw-side-play-move =
    մրցավարը տեսել է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խաղացել են { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    մրցավարը նայում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } բլանկը
said-the-arbiter-calls-for-the-scoresheets = մրցավարը պահանջում է բլանկները
said-the-arbiter-has-the-game-reconstructed = մրցավարը պահանջում է վերականգնել խաղը
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    մրցավարը չի կարող պարզել { $side ->
        [white] սպիտակների
       *[other] սևերի
    } քայլերը
said-the-arbiter-finds-evidence-of-number-moves-o =
    մրցավարն ապացույց է գտնում․ { $side ->
        [white] սպիտակների
       *[other] սևերի
    } քայլերը՝ { $number }
said-side-offers-a-draw = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են առաջարկում
said-side-offers-a-draw-if-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են առաջարկում պայմանով՝ { $text }
said-side-withdraws-the-offer = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հետ են վերցնում առաջարկը
said-side-accepts-the-draw = { $side ->
        [white] սպիտակներն
       *[other] սևերն
    } ընդունում են ոչ-ոքին
said-side-declines-the-draw = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մերժում են ոչ-ոքին
said-side-claims-a-draw-by-repetition = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում կրկնությամբ
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում կրկնությամբ՝ գրառված քայլով
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում կրկնությամբ՝ { $move } քայլով
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում 50 քայլի կանոնով
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում 50 քայլի կանոնով՝ գրառված քայլով
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ոչ-ոքի են պահանջում 50 քայլի կանոնով՝ { $move } քայլով
said-side-withdraws-the-claim = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հետ են վերցնում պահանջը
said-the-arbiter-notes-disrepute-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հեղինակազրկում են շախմատը
said-the-arbiter-notes-that-the-venue-was-left-by =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լքել են խաղավայրը
said-the-arbiter-notes-that-the-area-was-left-by =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } լքել են խաղատեղը
said-the-arbiter-notes-advice-taken-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խորհրդից օգտվել են
said-the-arbiter-notes-an-inspection-refused-by-s =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հրաժարվել են զննումից
said-the-arbiter-notes-distraction-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խանգարում են հակառակորդին
said-the-arbiter-notes-a-signature-refused-by-sid =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հրաժարվել են ստորագրել
said-the-arbiter-notes-smoking-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } ծխում են
said-the-arbiter-notes-an-e-cigarette-of-side =
    մրցավարը նշում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } էլեկտրոնային ծխախոտը
said-the-arbiter-finds-devices-on-both = մրցավարը սարքեր է գտնում երկուսի մոտ
said-the-arbiter-finds-a-device-on-side =
    մրցավարը սարք է գտնում { $side ->
        [white] սպիտակների
       *[other] սևերի
    } մոտ
said-the-arbiter-finds-the-laws-refused-by-side =
    մրցավարը գտնում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հրաժարվում են պահպանել Օրենքները
said-the-arbiter-finds-both-refusing-the-laws = մրցավարը գտնում է, որ երկուսն էլ հրաժարվում են պահպանել Օրենքները
said-the-arbiter-lodges-an-appeal-of-side-against =
    մրցավարն ընդունում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } բողոքը․ { $text }
said-the-arbiter-enters-the-result-result-as-repo = մրցավարը գրանցում է { $result } արդյունքը՝ ըստ հայտնածի
said-the-arbiter-enters-the-result-result-for-con = մրցավարը գրանցում է { $result } արդյունքը վարքի համար
said-the-arbiter-enters-the-score-score = մրցավարը գրանցում է { $score } միավորները
said-the-arbiter-enters-the-unplayed-result-resul = մրցավարը գրանցում է չխաղացված խաղի արդյունքը՝ { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խաղավայրը լքելու թույլտվություն են խնդրում
said-side-asks-to-leave-the-area = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խաղատեղը լքելու թույլտվություն են խնդրում
said-the-arbiter-notes-a-disturbance-of-side =
    մրցավարը նշում է, որ { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } խանգարել են
said-the-arbiter-speaks-to-side =
    մրցավարը դիմում է { $side ->
        [white] սպիտակներին
       *[other] սևերին
    }
said-the-arbiter-has-told-side-moves = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է քայլերի քանակը
said-the-arbiter-has-told-side-press = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է, որ ժամացույցը սեղմված չէ
said-the-arbiter-has-told-side-move = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է, որ հակառակորդը քայլ է կատարել
said-the-arbiter-has-told-side-flag = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է հակառակորդի դրոշակի ընկնելու մասին
said-the-arbiter-has-told-side-own-flag = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է սեփական դրոշակի ընկնելու մասին
said-the-arbiter-has-told-side-illegal-move = մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } հայտնել է անհնարին քայլի մասին
said-the-arbiter-hears-from-a-spectator-text = մրցավարը հանդիսատեսից լսում է․ { $text }
said-the-arbiter-notes-interference-by-a-spectato = մրցավարը նշում է հանդիսատեսի միջամտությունը
said-the-arbiter-finds-a-visitor-in-the-playing-a = մրցավարը խաղատեղում կողմնակի անձ է գտնում
said-side-asks-for-an-explanation = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խնդրում են բացատրել Օրենքները
said-side-appeals-text = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բողոքարկում են․ { $text }
said-the-arbiter-answers-text = մրցավարը պատասխանում է․ { $text }
said-the-arbiter-answers-yes = մրցավարը պատասխանում է․ այո
said-the-arbiter-answers-no = մրցավարը պատասխանում է․ ոչ
said-the-arbiter-answers-nothing = մրցավարը պատասխանում է․ ոչինչ
said-the-arbiter-answers-a-warning = մրցավարը պատասխանում է․ զգուշացում
said-the-arbiter-answers-span-for-the-opponent = մրցավարը պատասխանում է․ { $span } հակառակորդին
said-the-arbiter-answers-span-off-the-clock = մրցավարը պատասխանում է․ ժամացույցից հանել { $span }
said-the-arbiter-answers-points-up-points = մրցավարը պատասխանում է․ միավորներ հակառակորդին՝ { $points }
said-the-arbiter-answers-points-down-points = մրցավարը պատասխանում է․ խախտողից հանել միավորներ՝ { $points }
said-the-arbiter-answers-the-game-is-lost = մրցավարը պատասխանում է․ պարտություն խաղում
said-the-arbiter-answers-a-fine = մրցավարը պատասխանում է․ դրամական տուգանք
said-the-arbiter-answers-exclusion-from-number-rounds = մրցավարը պատասխանում է․ { $number } խաղափուլի մասնակցությունից զրկում
said-the-arbiter-answers-exclusion-from-number-round = մրցավարը պատասխանում է․ { $number } խաղափուլի մասնակցությունից զրկում
said-the-arbiter-answers-expulsion = մրցավարը պատասխանում է․ հեռացում մրցաշարից
said-the-arbiter-answers-span-more = մրցավարը պատասխանում է․ ևս { $span }
said-the-arbiter-answers-the-score-points = մրցավարը պատասխանում է․ միավորներ՝ { $points }
said-the-arbiter-answers-the-start-number = մրցավարը պատասխանում է․ սկզբնական դիրքը՝ { $number }
said-the-arbiter-answers-the-result-result = մրցավարը պատասխանում է․ արդյունքը՝ { $result }
said-the-arbiter-answers-the-position-before-move-number-of-side =
    մրցավարը պատասխանում է․ դիրքը { $side ->
        [white] սպիտակների
       *[black] սևերի
    } { $number } համարի քայլից առաջ
said-the-arbiter-answers-clocks = մրցավարը պատասխանում է․ սպիտակները՝ { $one }, սևերը՝ { $two }
said-the-arbiter-answers-clock-of-white = մրցավարը պատասխանում է․ սպիտակները՝ { $one }
said-the-arbiter-answers-clock-of-black = մրցավարը պատասխանում է․ սևերը՝ { $two }
said-the-arbiter-answers-postponed = մրցավարը պատասխանում է․ որոշում ավելի ուշ
said-the-arbiter-answers-postponed-with-two-minutes = մրցավարը պատասխանում է․ որոշում ավելի ուշ, երկու րոպե հակառակորդին
said-the-arbiter-answers-the-move-move = մրցավարը պատասխանում է․ { $move } քայլը
said-the-arbiter-answers-the-flag-of-white = մրցավարը պատասխանում է․ սպիտակների դրոշակը
said-the-arbiter-answers-the-flag-of-black = մրցավարը պատասխանում է․ սևերի դրոշակը
said-the-arbiter-answers-as-reported = մրցավարը պատասխանում է․ խաղացողների հաղորդմամբ
said-the-arbiter-answers-for-conduct = մրցավարը պատասխանում է․ վարքագծի համար
said-the-arbiter-answers-after-an-appeal = մրցավարը պատասխանում է․ բողոքարկումից հետո
said-the-arbiter-answers-in-correction = մրցավարը պատասխանում է․ ուղղման կարգով
said-the-arbiter-answers-an-increment = մրցավարը պատասխանում է․ հավելումով
said-the-arbiter-answers-a-delay = մրցավարը պատասխանում է․ «ժամանակի երկարաձգումով»
said-the-arbiter-tells-the-number-of-moves = մրցավարն ասում է քայլերի քանակը
said-the-arbiter-tells-that-the-clock-was-not-pre = մրցավարն ասում է, որ ժամացույցը սեղմված չէ
said-the-arbiter-confirms = մրցավարը հաստատում է
said-the-arbiter-decides-otherwise-text = մրցավարն այլ որոշում է կայացնում․ { $text }
said-the-arbiter-gives-side-span-because-text =
    մրցավարը { $side ->
        [white] սպիտակներին
       *[other] սևերին
    } տալիս է { $span }․ { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    մրցավարը { $side ->
        [white] սպիտակների
       *[other] սևերի
    } ժամանակից հանում է { $span }․ { $text }
said-the-arbiter-withdraws-ruling-number-because = մրցավարը չեղարկում է { $number } որոշումը․ { $text }
said-the-arbiter-lets-the-game-go-on-because-text = մրցավարը թույլ է տալիս շարունակել խաղը․ { $text }
said-the-arbiter-sets-the-position-to-fen-because = մրցավարը դնում է { $fen } դիրքը․ { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = մրցավարը ժամացույցները կարգավորում է՝ { $clocks }․ { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խնդրում են ցույց տալ պաշտոնական բլանկը
said-side-asks-for-a-scoresheet = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } բլանկ են խնդրում
said-the-arbiter-finds-checkmate-by-side =
    մրցավարը հաստատում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մատ են արել
said-the-arbiter-finds-stalemate = մրցավարը հաստատում է պատ
said-the-arbiter-finds-a-dead-position = մրցավարը հաստատում է մեռյալ դիրք
said-the-arbiter-finds-the-same-position-five-tim = մրցավարը հաստատում է, որ նույն դիրքը եղել է հինգ անգամ
said-the-arbiter-finds-seventy-five-moves = մրցավարը հաստատում է յոթանասունհինգ քայլ՝ առանց վերցնելու և զինվորի քայլի
said-the-arbiter-notices-the-illegal-position = մրցավարը նկատում է անհնարին դիրքը
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } համաձայնում են ուղղել անհնարին քայլը
said-the-arbiter-finds-that-the-schedule-would-su = մրցավարը գտնում է, որ ժամացույցի կարգավորումից կտուժի ժամանակացույցը
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } { $square }-ի խաղաքարը հանում են անցքից
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հատուկ տախտակից հեռացնում են { $square }-ի խաղաքարը
said-side-makes-move-on-the-special-board = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հատուկ տախտակին կատարում են { $move }
said-side-announces-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են { $move }
said-side-repeats-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } կրկնում են { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գրառում են Բրեյլի համակարգով
said-side-keeps-score-in-writing = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գրառում են սովորական գրով
said-side-keeps-score-on-a-recorder = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գրառում են ձայնագրիչով
said-the-arbiter-finds-that-the-boards-differ = մրցավարը գտնում է, որ տախտակները տարբերվում են
said-side-seals-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գաղտնի քայլ են գրանցում՝ { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գաղտնի քայլ են գրանցում՝ { $move }, երբ մնացել է { $span }
said-the-arbiter-sets-the-resumption-for-text = մրցավարը նշանակում է վերսկսումը․ { $text }
said-the-arbiter-resumes-the-game-with-both = մրցավարը վերսկսում է խաղը, երկուսն էլ ներկա են
said-the-arbiter-resumes-the-game-with-nobody = մրցավարը վերսկսում է խաղը, ոչ ոք չկա
said-the-arbiter-resumes-the-game-with-side =
    մրցավարը վերսկսում է խաղը, եկել են միայն { $side ->
        [white] սպիտակները
       *[other] սևերը
    }
said-side-seals-the-reply-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գաղտնի պատասխան են գրանցում՝ { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } գալիս են վերսկսմանը
said-the-arbiter-sees-side-come-to-the-resumption =
    մրցավարը տեսնում է, որ { $side ->
        [white] սպիտակները
       *[other] սևերը
    } եկել են վերսկսմանը
said-the-arbiter-finds-the-envelope-missing = մրցավարը գտնում է, որ ծրարը կորել է
said-the-arbiter-finds-the-adjourned-position-los = մրցավարը գտնում է, որ հետաձգված դիրքը կորել է
said-side-points-out-a-wrong-time = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } մատնանշում են սխալ ժամանակը
said-side-asks-for-extra-time-a-move = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } խնդրում են հավելում ամեն քայլի համար
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ հակառակորդը չի կարող հաղթել
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ հակառակորդը չի կարող հաղթել, լրիվ բլանկով
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ հակառակորդը չի փորձում հաղթել
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հայտարարում են, որ հակառակորդը չի փորձում հաղթել, լրիվ բլանկով
said-side-confirms-the-position = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հաստատում են դիրքը
said-side-confirms-position-and-score = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հաստատում են դիրքն ու գրառումը
said-the-arbiter-declares-the-postponed-claim-a-d = մրցավարը հետաձգված պահանջով ոչ-ոքի է հայտարարում
said-the-assistant-of-side-what = { $side ->
        [white] սպիտակների
       *[other] սևերի
    } օգնականը․ { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = գլխավոր մրցավարը չեղարկում է { $number } որոշումը․ { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = գլխավոր մրցավարը թույլ է տալիս շարունակել խաղը․ { $text }
said-side-takes-out-square = { $side ->
        [white] սպիտակները
       *[other] սևերը
    } հանում են { $square }-ի խաղաքարը
said-the-arbiter-finds-evidence-of-number-move-of =
    մրցավարն ապացույց է գտնում․ { $side ->
        [white] սպիտակների
       *[other] սևերի
    } քայլերը՝ { $number }
said-the-arbiter-enters-the-result-result-after-a = մրցավարը գրանցում է { $result } արդյունքը բողոքից հետո
said-the-arbiter-enters-the-result-result-in-corr = մրցավարն արդյունքն ուղղում է՝ { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    մրցավարը { $side ->
        [white] սպիտակների
       *[other] սևերի
    } { $number } քայլը փոխարինում է { $move } քայլով
said-the-arbiter-inserts-move-before-move-number =
    մրցավարը { $side ->
        [white] սպիտակների
       *[other] սևերի
    } { $number } քայլից առաջ ավելացնում է { $move }
said-the-arbiter-takes-out-move-number-of-side =
    մրցավարը հանում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } { $number } քայլը
said-the-arbiter-takes-as-right-the-scoresheet-of =
    մրցավարը ճիշտ է համարում { $side ->
        [white] սպիտակների
       *[other] սևերի
    } բլանկը
said-the-arbiter-counts-for-side-number-illegal-m =
    մրցավարը հաշվում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } անհնարին քայլերը՝ { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    մրցավարը հաշվում է { $side ->
        [white] սպիտակների
       *[other] սևերի
    } անհնարին քայլերը՝ { $number }
said-announces-move = հայտարարում է { $move }
said-repeats-move = կրկնում է { $move }
said-writes-text = գրառում է { $text }
said-seals-move = գաղտնի քայլ է գրանցում՝ { $move }
said-makes-move-on-the-opponent-s-board = կատարում է { $move } հակառակորդի տախտակին
said-presses-the-clock = սեղմում է ժամացույցը
said-claims-the-flag = հայտարարում է դրոշակի ընկնելու մասին
said-complains-of-a-touched-piece = հայտարարում է ձեռք տրված խաղաքարի մասին
said-gives-advice = խորհուրդ է տալիս
said-tells-moves-and-time-when-asked = ասում է քայլերն ու ժամանակը, երբ հարցնում են
said-tells-moves-and-time-unasked = ասում է քայլերն ու ժամանակն առանց հարցվելու

## Կոճակը սեղանին

proposal-apply = Կիրառել
proposal-otherwise = Այլ որոշում
question-title = Սա որոշում եք դուք
measure-stop = Կանգնեցնել ժամացույցները
measure-restart = Գործարկել ժամացույցը
measure-notice-flag = Դրոշակն ընկել է
measure-arrive = Եկել է
measure-admit = Թույլատրել խաղալ՝ չնայած ուշացմանը
measure-look = Նայել բլանկը
measure-disturbance = Խանգարվել է
measure-device = Սարք է գտնվել
measure-refusal = Հրաժարվում է ենթարկվել
measure-first-flag = Դրոշակն առաջինն է ընկել
measure-idle-press = Սեղմել է ժամացույցն առանց քայլի
measure-two-hands = Քայլը կատարել է երկու ձեռքով
measure-checkmate = Մատ է արել
measure-stalemate = Պատ
measure-dead = Մեռյալ դիրք
measure-five-times = Նույն դիրքը հինգ անգամ
measure-seventy-five = 75 քայլ՝ առանց վերցնելու և զինվորի քայլի
measure-illegal = Անհնարին քայլ
measure-clock-setting = Ժամացույցները սխալ են դրված՝ ուղղել
measure-clock-defect = Ժամացույցն անսարք է
measure-displaced = Խաղաքարերի դասավորությունը խախտված է
measure-colours = Խաղաքարերի հակառակ գույներ
measure-sheets = Պահանջել լրացված բլանկներ
measure-both-refuse = Երկուսն էլ հրաժարվում են ենթարկվել
measure-declare-draw = Հայտարարել պահանջված ոչ-ոքին
measure-resumption = Վերսկսում
measure-resume = Վերսկսել՝ բացել ծրարը
measure-envelope = Ծրարը բացակայում է
measure-position-lost = Դիրքը հնարավոր չէ վերականգնել
measure-come = { $side ->
    [white] Սպիտակները եկան
   *[black] Սևերը եկան
}
offence-disrepute = Վարկաբեկում
offence-left-venue = Լքել է խաղավայրը
offence-left-area = Լքել է խաղատեղը
offence-notes = Գրառումներ կամ հուշումներ
offence-refused-inspection = Հրաժարվել է զննումից
offence-distraction = Հակառակորդին խանգարելը
offence-refused-signature = Հրաժարվել է ստորագրել
offence-smoked = Ծխել է
mishandling-hit = Ժամացույցին հարվածելը
mishandling-lifted = Ժամացույցը բարձրացնելը
mishandling-knocked-over = Ժամացույցը շրջելը
mishandling-hovering = Մատը ժամացույցի վրա կամ վերևում պահելը
mishandling-other-hand = Ժամացույցը մյուս ձեռքով սեղմելը
offence-smoked-electronic = Ծխել է էլեկտրոնային ծխախոտ
offence-hid-scoresheet = Թաքցրել է բլանկը
measure-interference = Կողմնակի անձը միջամտում է

## Պատասխաններ այն հարցերին, որոնք տրվում են մրցավարին

answer-yes = Այո
answer-no = Ոչ
answer-nothing = Ոչինչ
answer-warn = Զգուշացում
answer-loss = Պարտություն խաղում
answer-fine = Դրամական տուգանք
answer-expel = Հեռացում մրցաշարից
answer-opponent-gains = Ժամանակ հակառակորդին
answer-offender-loses = Խախտողի ժամանակի պակասեցում
answer-opponent-points-up = Միավորներ հակառակորդին
answer-offender-points-down = Խախտողի միավորների պակասեցում
answer-exclude-rounds = Խաղափուլերի մասնակցությունից զրկում
answer-extra-time = Լրացուցիչ ժամանակ
answer-player-loses = Այո՝ այդ խաղացողի ժամանակի նվազեցմամբ
answer-score = Միավորներ
answer-position-before = Դիրքը քայլից առաջ
answer-clocks = Ժամացույցները ցույց են տալիս
answer-result = Այլ արդյունք
answer-opponent-resigns = Հանձնվում է հակառակորդը
answer-draw-agreed = Համաձայնել են ոչ-ոքիի
answer-result-white-signed = Ինչպես ստորագրել են սպիտակները
answer-result-black-signed = Ինչպես ստորագրել են սևերը
answer-extra-increment = Այո, հավելումով
answer-extra-delay = Այո, «ժամանակի երկարաձգումով»
answer-ground-reported = Խաղացողների հաղորդմամբ
answer-ground-conduct = Վարքագիծ (11, 12.9)
answer-ground-appeal = Բողոք
answer-ground-error = Սխալի ուղղում
answer-no-result = Այն ավարտված չէ
answer-yes-time-off = Այո, նրա ժամացույցից ժամանակ հանելով
answer-postpone-with-time = Որոշել ավելի ուշ, երկու րոպե հակառակորդին
answer-postpone = Որոշել ավելի ուշ
answer-start = Սկզբնական դիրքը՝ համարով
answer-did = Այո, խաղացվել է այս քայլը
answer-illegal-unplaced = Այո, բայց ոչ ոք չգիտի՝ երբ
answer-flag-wins = Ժամանակը սպառված է․ հաղթում է հակառակորդը
answer-flag-draws = Ժամանակը սպառված է, բայց հակառակորդը մատ անել չի կարող․ ոչ-ոքի
answer-moves-were-made = Ոչ, քայլերը կատարվել են ժամանակին
answer-flag-of-white = Սպիտակների դրոշակը
answer-flag-of-black = Սևերի դրոշակը
answer-flags-unknown = Ոչ ոք չգիտի․ արդյունքն է
answer-flags-not-known = Ոչ ոք չգիտի
answer-flag-counts = Դրոշակը հաշվվում է

## Ինչ է դրա պատճառով հարցվում, վճռվում կամ մերժվում

question-dropped = { $by ->
        [white] սպիտակները բաց թողե՞լ են { $from } դաշտի խաղաքարը { $to } դաշտում։ Եթե ոչ, այն միայն ընկել է այնտեղ
       *[black] սևերը բաց թողե՞լ են { $from } դաշտի խաղաքարը { $to } դաշտում։ Եթե ոչ, այն միայն ընկել է այնտեղ
    }
question-founded = { $of ->
        [white] սպիտակների հայտարարությունը հիմնավո՞ր է ({ $offence })
       *[black] սևերի հայտարարությունը հիմնավո՞ր է ({ $offence })
    }
question-too-late = { $of ->
        [white] ուշացման թույլատրելի ժամանակը հայտարարված չէ․ սպիտակներն ուշացե՞լ են։ Այո՝ պարտվում են, ոչ՝ սպիտակները խաղում են
       *[black] ուշացման թույլատրելի ժամանակը հայտարարված չէ․ սևերն ուշացե՞լ են։ Այո՝ պարտվում են, ոչ՝ սևերը խաղում են
    }
question-disputed-press = { $by ->
        [white] արդյո՞ք սպիտակները քայլ կատարել էին մինչև ժամացույցը սեղմելը
       *[black] արդյո՞ք սևերը քայլ կատարել էին մինչև ժամացույցը սեղմելը
    }
question-illegal-position-lasts = անհնարին դիրքը դեռ խաղատախտակի վրա՞ է
question-disputed-flag = { $of ->
        [white] սպիտակների դրոշակի ընկնելը հաշվվո՞ւմ է։ Եթե ոչ, կարգավորեք ժամացույցները
       *[black] սևերի դրոշակի ընկնելը հաշվվո՞ւմ է։ Եթե ոչ, կարգավորեք ժամացույցները
    }
question-interference = կողմնակի անձը միջամտել է խաղին․ հեռացվո՞ւմ է նա խաղավայրից
remedy-bystander-expelled = Միջամտողը հեռացվում է խաղավայրից
refusal-no-assistant = Խաղացողը սրա համար օգնական չունի
event-clock-pressed-while-stopped = { $it ->
        [white] Սպիտակները սեղմում են ժամացույցը․ ժամացույցները կանգնեցված են, և սեղմելը ոչինչ չի փոխում
       *[black] Սևերը սեղմում են ժամացույցը․ ժամացույցները կանգնեցված են, և սեղմելը ոչինչ չի փոխում
    }
event-clock-pressed-in-vain = { $it ->
        [white] Սպիտակները սեղմում են ժամացույցը, բայց ոչինչ չի փոխվում․ աշխատում է հակառակորդի ժամացույցը
       *[black] Սևերը սեղմում են ժամացույցը, բայց ոչինչ չի փոխվում․ աշխատում է հակառակորդի ժամացույցը
    }
