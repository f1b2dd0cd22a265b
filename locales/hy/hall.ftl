### Սրահի խոսքերը. ինչ եղավ, ինչ պետք է իմանա մրցավարը, ինչու ինչ-որ բան հնարավոր չէ։

log-opened = Տախտակը պատրաստ է
log-start-taken-back = Խաղափուլի սկիզբը հետ է վերցվել
log-called = Կանչում է մրցավարին՝ { $reason }
log-call-taken = Գնում է տախտակի մոտ
log-call-closed = Կանչը լուծված է
event-started = Պարտիան սկսվում է
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
event-move-made = Քայլ՝ { $move }
event-move-made-illegal = Քայլ՝ { $move } (անհնար, { $article })
event-move-completed = { $it ->
        [pressed] Քայլն ավարտվեց ժամացույցի սեղմումով
        [ended-game] Քայլն ավարտեց պարտիան
        [next-move] Քայլն ավարտվեց հաջորդ քայլով
        [answered] Քայլն ավարտվեց պատասխանով
       *[sealed] Արվեց գաղտնի քայլը
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
        [white] Սպիտակների փուլն ավարտվեց
       *[black] Սևերի փուլն ավարտվեց
    }
event-flag-noticed = { $it ->
        [white] Նկատվեց սպիտակների դրոշակի անկումը
       *[black] Նկատվեց սևերի դրոշակի անկումը
    }
event-illegal-move-noticed = Նկատվեց անհնար քայլ
event-pressed-without-move = { $it ->
        [white] Սպիտակները սեղմեցին ժամացույցն առանց քայլի
       *[black] Սևերը սեղմեցին ժամացույցն առանց քայլի
    }
event-illegal-move-counted = { $it ->
        [white] Հաշվառվեց սպիտակների անհնար քայլը
       *[black] Հաշվառվեց սևերի անհնար քայլը
    }
event-illegal-move-uncounted = { $it ->
        [white] Սպիտակների անհնար քայլն այլևս չի հաշվվում
       *[black] Սևերի անհնար քայլն այլևս չի հաշվվում
    }
event-complained = Բողոք 4-րդ հոդվածի խախտման մասին
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
event-proposed = Որոշումը սպասում է մրցավարին
event-clock-absent = { $it ->
        [white] Սպիտակները բացակա են
       *[black] Սևերը բացակա են
    }
event-clock-admitted = { $it ->
        [white] Սպիտակները թույլատրված են
       *[black] Սևերը թույլատրված են
    }
event-clock-mishandled = Ժամացույցի սխալ օգտագործում
event-clock-press-objected = Առարկում է ժամացույցի սեղմմանը
event-clock-display-claimed = Հայտարարություն ժամացույցի ցուցմունքով
event-clock-fault-found = Հայտնաբերվեց ժամացույցի անսարքություն
event-clock-interruption-asked = Խնդրում է ընդհատել պարտիան
event-clock-assistant-brought = Բերված է ժամացույցի օգնական
event-clock-assistant-accepted = Ժամացույցի օգնականն ընդունված է
event-clock-first-flag-seen = { $it ->
        [white] Առաջինն ընկավ սպիտակների դրոշակը
       *[black] Առաջինն ընկավ սևերի դրոշակը
    }
event-irregular-wrong-start-found = Սկզբնական դիրքը սխալ էր
event-irregular-board-found-turned = Տախտակը շրջված է
event-irregular-colours-found-reversed = Գույները փոխված են
event-irregular-pieces-displaced = Տեղաշարժում է խաղաքարերը
event-irregular-pieces-put-back = Վերադարձնում է տեղաշարժված խաղաքարերը
event-irregular-displaced-pieces-found = Հայտնաբերվեցին տեղաշարժված խաղաքարեր
event-irregular-moved-out-of-turn = Քայլ հերթից դուրս՝ { $move }
event-record-wrote = Գրում է { $it }
event-record-wrote-ahead = Գրում է { $text } քայլից առաջ
event-record-corrected = Ուղղում է գրառումը՝ { $text }
event-record-offer-noted = Նշում է ոչ-ոքիի առաջարկը
event-record-letters = Գրում է { $it } լեզվի տառերով
event-record-freed = { $it ->
        [white] Սպիտակներն այլևս պարտավոր չեն գրել
       *[black] Սևերն այլևս պարտավոր չեն գրել
    }
event-record-signed = Ստորագրում է արդյունքը
event-record-looked = Դիտվեց բլանկը
event-record-noted = Գրանցվեցին դիրքն ու ժամանակները
event-rapid-record-shown = Դիտում է գրառումը
event-rapid-scoresheet-asked = Խնդրում է բլանկ
event-rapid-illegal-position-noticed = Նկատվեց անհնար դիրք
event-rapid-illegal-position-mended = Անհնար դիրքն ուղղված է
event-rapid-agreed-to-correct = Համաձայն է ուղղմանը
event-rapid-schedule-found-in-danger = Ժամանակացույցը վտանգված է
event-adjourn-sealed = Գաղտնագրում է { $number }-րդ քայլը
event-adjourn-resumption-set = Վերսկսում՝ { $it }
event-adjourn-resumed = Հետաձգված պարտիան վերսկսվեց
event-adjourn-reply-sealed = Գաղտնագրում է պատասխանը
event-adjourn-came = { $it ->
        [white] Սպիտակները եկան վերսկսմանը
       *[black] Սևերը եկան վերսկսմանը
    }
event-adjourn-opened = Ծրարը բացվեց
event-adjourn-envelope-missing = Ծրարը բացակայում է
event-adjourn-position-lost = Դիրքը հնարավոր չէ վերականգնել
event-adjourn-clock-pointed-out = Նշվեց ժամացույցի սխալը
event-conduct-noted = Նշվեց խախտում՝ { $it }
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
event-conduct-disturbed = { $it ->
        [white] Սպիտակներին խանգարեցին
       *[black] Սևերին խանգարեցին
    }
event-conduct-explanation-asked = Խնդրում է մրցավարի պարզաբանումը
event-conduct-appealed = Բողոքարկում՝ { $it }
event-conduct-score-entered = Մրցավարը մուտքագրեց հաշիվը
event-conduct-unplayed-entered = Պարտիան մուտքագրված է որպես չխաղացված
event-blind-taken-off = Հանում է { $it }-ի խաղաքարը
event-blind-placed = Դնում է խաղաքարը՝ { $move }
event-blind-announced = Հայտարարում է { $move }
event-blind-repeated = Կրկնում է հայտարարված քայլը
event-blind-score-kept = Վարում է գրառումը
event-blind-boards-differ = Երկու տախտակները տարբերվում են
event-quickplay-extra-time-requested = Խնդրում է լրացուցիչ ժամանակ ամեն քայլի համար
event-quickplay-extra-time-introduced = Մտցվեց ժամանակի հավելում
event-quickplay-claimed = Պահանջում է ոչ-ոքի վերջին փուլում
event-quickplay-postponed = Որոշումը հետաձգված է
event-quickplay-referred = Պահանջը հանձնվեց մրցավարին
event-quickplay-verified = Վերջնական դիրքը հաստատվեց
alert-threefold = Դիրքը եղել է { $count } անգամ
alert-threefold-reachable = Դիրքը կարող է երրորդ անգամ առաջանալ { $moves } քայլից հետո
alert-fifty = Յուրաքանչյուր կողմի { $count } քայլ առանց վերցնելու և զինվորի քայլի
alert-flag = { $color ->
        [white] Սպիտակների դրոշակն ընկել է
       *[black] Սևերի դրոշակն ընկել է
    }
alert-both-flags = { $color ->
        [white] Երկու դրոշակներն էլ ընկել են, առաջինը՝ սպիտակներինը
       *[black] Երկու դրոշակներն էլ ընկել են, առաջինը՝ սևերինը
    }
alert-illegal-move = { $color ->
        [white] Սպիտակների անհնար քայլ՝ { $move }
       *[black] Սևերի անհնար քայլ՝ { $move }
    }
alert-irregular-position = Այս դիրքին չի տանում հնարավոր քայլերի ոչ մի հաջորդականություն
alert-sheets-differ = Բլանկներն ու տախտակը տարբերվում են, տեղեր՝ { $count }
alert-move-counter = { $color ->
        [white] Սպիտակների հաշվիչը ցույց է տալիս { $counter }, իսկ ավարտված քայլերը { $moves } են
       *[black] Սևերի հաշվիչը ցույց է տալիս { $counter }, իսկ ավարտված քայլերը { $moves } են
    }
alert-clock-check = Ժամացույցներն ու անցած ժամանակը տարբերվում են ավելի քան երկու րոպեով
refusal-claim-cannot-withdrawn = Հայտարարությունը չի կարող հետ վերցվել
refusal-decision-due-first = Նախ պետք է որոշում կայացվի
refusal-decision-postponed = Որոշումը հետաձգված է
refusal-full-scoresheet-goes-with-claim = Հայտարարությանը կցվում է լրիվ բլանկը
refusal-game-no-such-score = Պարտիան այդպիսի հաշիվ չի ունենում
refusal-move-illegal-only-once-it-completed = Քայլն անհնար է միայն ավարտվելուց հետո
refusal-reply-sealed-only-while-opponent-absent = Պատասխանը գաղտնագրվում է միայն մրցակցի բացակայության ժամանակ
refusal-wrong-setting-can-still-corrected = Սխալ կարգավորումը դեռ կարելի է ուղղել
refusal-an-act-needs-an-id-of-1-to-64-characters = Գործողությունը պետք է ունենա 1–64 նիշ կոդ
refusal-illegal-move-claimed-by-opponent = Անհնար քայլի մասին հայտարարում է մրցակիցը
refusal-offer-cannot-withdrawn = Առաջարկը չի կարող հետ վերցվել
refusal-another-move-announced = Հայտարարվել էր այլ քայլ
refusal-appendix-d-does-not-apply-to-this-game = D հավելվածն այս պարտիային չի վերաբերում
refusal-each-player-must-made-move = Ամեն խաղացող պետք է քայլ արած լինի
refusal-it-must-pointed-out-before-first-move = Դա պետք է նշվի մինչև առաջին քայլը
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Ո՛չ երկու արքաներն են շախի տակ, ո՛չ էլ վերջին հորիզոնականում զինվոր կա
refusal-no-decision-postponed = Որոշում չի հետաձգվել
refusal-no-draw-claimed = Ոչ-ոքի չի պահանջվել
refusal-no-draw-offered = Ոչ-ոքի չի առաջարկվել
refusal-no-flag-fallen = Դրոշակ չի ընկել
refusal-no-illegal-move-completed = Ավարտված անհնար քայլ չկա
refusal-no-press-of-this-player-alone-waiting-for-its-move = Այս խաղացողի՝ քայլի գրանցման սպասող միակ սեղմում չկա
refusal-no-illegal-move-in-count = Հաշվառված անհնար քայլ չկա
refusal-no-illegal-move-stands-that-players-could-put-right = Չկա անհնար քայլ, որ խաղացողները կարողանային ուղղել
refusal-no-king-or-rook-stands-there = Այնտեղ ո՛չ արքա կա, ո՛չ նավակ
refusal-no-move-announced = Քայլ չի հայտարարվել
refusal-no-move-made = Քայլ չի արվել
refusal-no-move-sealed = Քայլ չի գաղտնագրվել
refusal-no-pawn-can-promoted-there = Այնտեղ զինվորը չի կարող փոխարկվել
refusal-no-piece-stands-there = Այնտեղ խաղաքար չկա
refusal-no-pieces-displaced = Խաղաքարերը տեղաշարժված չեն
refusal-no-place-of-scoresheet-holds-so-much = Բլանկի վանդակում այդքան չի տեղավորվում
refusal-no-such-move-made = Այդպիսի քայլ չի արվել
refusal-nobody-asked-whether-side-can-mate = Ոչ ոք չի հարցրել՝ հնարավոր է արդյոք մատ
refusal-nobody-pressed-clock = Ոչ ոք ժամացույցը չի սեղմել
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Գրառելը պարտադիր չէ, և այս խմբագրությունը բլանկ չի խոստանում
refusal-nothing-asked = Հարց չկա
refusal-nothing-proposed = Առաջարկ չկա
refusal-nothing-written = Ոչինչ գրված չէ
refusal-nothing-written-there = Այնտեղ ոչինչ գրված չէ
refusal-only-player-can-do-this = Դա կարող է անել միայն խաղացողը
refusal-only-arbiter-can-do-this = Դա կարող է անել միայն մրցավարը
refusal-only-player-who-move-may-claim = Հայտարարում է միայն քայլի հերթ ունեցող խաղացողը
refusal-only-player-who-move-may-see-record = Գրառումը տեսնում է միայն քայլի հերթ ունեցող խաղացողը
refusal-only-visually-disabled-player-keeps-score-so = Այդպես գրառում է միայն տեսողության խնդիր ունեցող խաղացողը
refusal-others-keep-writing-to-this-board = Ուրիշները միաժամանակ գրում են այս տախտակին
refusal-so-few-moves-show-that-time-overstepped = Այդքան քայլը ցույց է տալիս ժամանակի գերազանցում
refusal-that-asked-already = Դա արդեն հարցված է
refusal-that-how-it-taken-already = Այդպես արդեն ընդունված է
refusal-that-no-answer-to-what-asked = Դա հարցի պատասխան չէ
refusal-announcement-and-board-differ = Հայտարարությունն ու տախտակը տարբերվում են
refusal-arbiter-decides-when-game-goes-on = Երբ շարունակել պարտիան՝ որոշում է մրցավարը
refusal-arbiter-does-not-tell = Մրցավարը չի ասում
refusal-arbiter-asked-for-his-consent = Մրցավարի համաձայնությունը խնդրված է
refusal-the-board-is-closed = Տախտակը փակված է
refusal-captured-piece-not-taken-off = Վերցված խաղաքարը հանված չէ
refusal-choice-of-piece-final = Խաղաքարի ընտրությունը վերջնական է
refusal-claim-must-checked = Հայտարարությունը պետք է ստուգվի
refusal-claimant-must-stop-clocks-first = Նախ պետք է կանգնեցնել ժամացույցները
refusal-claimants-own-flag-down = Հայտարարողի դրոշակն ընկել է
refusal-clock-of-player-with-disability-not-adjusted = Հաշմանդամություն ունեցող խաղացողի ժամացույցը չի ճշգրտվում
refusal-clock-of-player-with-disability-not-changed = Հաշմանդամություն ունեցող խաղացողի ժամացույցը չի փոխվում
refusal-clock-of-opponent-running = Աշխատում է մրցակցի ժամացույցը
refusal-clocks-not-stopped = Ժամացույցները կանգնեցված չեն
refusal-clocks-stopped = Ժամացույցները կանգնեցված են
refusal-complaint-opponents = Բողոքում է մրցակիցը
refusal-default-time-over = Թույլատրելի ուշացումն անցել է
refusal-event-does-not-adjourn-games = Այս մրցաշարում պարտիաները չեն հետաձգվում
refusal-event-not-announced-these-rules = Մրցաշարն այս կանոնները չի հայտարարել
refusal-event-uses-electronic-scoresheets = Մրցաշարում էլեկտրոնային բլանկներ են
refusal-event-uses-paper-scoresheets = Մրցաշարում թղթե բլանկներ են
refusal-flag-not-down = Դրոշակը չի ընկել
refusal-flags-not-both-down = Երկու դրոշակներն էլ չեն ընկել
refusal-game-played = Պարտիան խաղացված է
refusal-game-resumed = Պարտիան վերսկսված է
refusal-game-not-resumed = Պարտիան վերսկսված չէ
refusal-not-started = Պարտիան չի սկսվել
refusal-started = Պարտիան սկսվել է
refusal-game-not-over = Պարտիան ավարտված չէ
refusal-game-over = Պարտիան ավարտված է
refusal-game-over-and-its-result-stands = Պարտիան ավարտված է, և արդյունքը մնում է
refusal-game-over-before-flag-noticed = Պարտիան ավարտվել էր մինչև դրոշակի նկատվելը
refusal-last-move-not-announced = Վերջին քայլը չի հայտարարվել
refusal-last-move-not-repeated = Վերջին քայլը չի կրկնվել
refusal-last-press-his-own = Վերջինը սեղմել է ինքը
refusal-move-ended-game-and-completed = Քայլն ավարտել է պարտիան
refusal-move-made = Քայլն արված է
refusal-move-not-announced = Քայլը չի հայտարարվել
refusal-move-not-made = Քայլն արված չէ
refusal-move-made-on-board-must-sealed = Գաղտնագրվում է տախտակին արված քայլը
refusal-move-must-written-first = Նախ պետք է գրել քայլը
refusal-number-of-moves-decides-not-arbiter = Որոշում է քայլերի քանակը, ոչ թե մրցավարը
refusal-offer-stands-already = Առաջարկն արդեն ուժի մեջ է
refusal-opponent-answers-offer-first = Նախ մրցակիցն է պատասխանում առաջարկին
refusal-opponent-confirms-it = Դա հաստատում է մրցակիցը
refusal-opponent-confirms-position-first = Նախ մրցակիցն է հաստատում դիրքը
refusal-opponent-made-next-move = Մրցակիցն արել է հաջորդ քայլը
refusal-opponent-move = Քայլի հերթը մրցակցինն է
refusal-opponent-repeats-move = Քայլը կրկնում է մրցակիցը
refusal-opponents-clock-started = Մրցակցի ժամացույցը գործարկված է
refusal-opponents-offer-stands = Ուժի մեջ է մրցակցի առաջարկը
refusal-opponents-scoresheet-for-player-who-move = Մրցակցի բլանկը քայլի հերթ ունեցող խաղացողի համար է
refusal-piece-not-placed = Խաղաքարը դրված չէ
refusal-piece-stands-there-already = Խաղաքարն արդեն այնտեղ է
refusal-player-scoresheet-and-must-write = Խաղացողը բլանկ ունի և պարտավոր է գրել
refusal-player-assistant = Խաղացողն օգնական ունի
refusal-player-displaced-no-pieces = Խաղացողը խաղաքարեր չի տեղաշարժել
refusal-player-at-board = Խաղացողը տախտակի մոտ է
refusal-player-not-at-board = Խաղացողը տախտակի մոտ չէ
refusal-player-who-move-seals = Գաղտնագրում է քայլի հերթ ունեցող խաղացողը
refusal-result-signed-already = Արդյունքն արդեն ստորագրված է
refusal-right-to-claim-ended-with-touching-piece = Հայտարարելու իրավունքը կորել է խաղաքարին դիպչելով
refusal-right-to-complain-ended-with-touching-piece = Բողոքելու իրավունքը կորել է խաղաքարին դիպչելով
refusal-scores-together-more-than-game-worth = Միասին դա ավելին է, քան պարտիայի արժեքը
refusal-scoresheet-on-paper = Բլանկը թղթե է
refusal-scoresheets-not-up-to-date = Բլանկները լրացված չեն
refusal-sighted-player-moves-on-ordinary-board = Տեսնող խաղացողը խաղում է սովորական տախտակին
refusal-software-does-not-read-that-language = Ծրագիրն այդ լեզուն չի կարդում
refusal-written-move-cannot-changed = Գրված քայլը չի կարող փոխվել
refusal-written-move-cannot-read = Գրված քայլը չի կարդացվում
refusal-there-no-next-period = Հաջորդ փուլ չկա
refusal-there-is-no-such-board = Այդպիսի տախտակ չկա
refusal-there-is-no-such-call = Այդպիսի կանչ չկա
refusal-there-nothing-to-confirm = Հաստատելու բան չկա
refusal-there-one-board-only = Տախտակը միայն մեկն է
refusal-this-answer-comes-from-search-or-from-arbiter = Այս պատասխանը տալիս է որոնումը կամ մրցավարը
refusal-this-edition-gives-no-right-to-see-record = Այս խմբագրությունը գրառումը տեսնելու իրավունք չի տալիս
refusal-this-edition-knows-no-exclusion-from-rounds = Այս խմբագրությունը տուրերից հեռացում չգիտի
refusal-this-edition-knows-only-increment = Այս խմբագրությունը գիտի միայն հավելում
refusal-this-is-another-board = Սա այլ տախտակ է
refusal-this-is-for-others-to-do = Սա ուրիշների գործն է
refusal-time-does-not-run-backwards = Ժամանակը հետ չի գնում
refusal-too-many-acts-at-once = Չափազանց շատ գործողություններ միանգամից
refusal-under-supervision-illegal-move-itself-put-right = Հսկողության դեպքում ուղղվում է հենց անհնար քայլը
refusal-no-official-record-to-see = Պաշտոնական գրառում, որը կարելի է տեսնել, չկա
refusal-not-last-period = Սա վերջին ժամանակահատվածը չէ
refusal-own-flag-down = Ձեր դրոշակն ընկած է
refusal-two-minutes-left = Մնացել է երկու րոպե կամ ավելի
refusal-moves-add-time-already = Յուրաքանչյուր քայլի համար արդեն ժամանակ է ավելանում
