### Սրահի խոսքերը. ինչ եղավ, ինչ պետք է իմանա մրցավարը, ինչու ինչ-որ բան հնարավոր չէ։

log-opened = Տախտակը պատրաստ է
log-called = Կանչում է մրցավարին՝ { $reason }
call-time-jump = Ըստ մեքենայի ժամացույցի՝ անցել է { $span }, որը դահլիճը չի տեսել։ Ժամացույցները կանգնեցված են և ցույց են տալիս վերջին տեսած ժամանակը. գործարկեք դրանք կրկին կամ նախ ուղղեք
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
alert-time-granted = { $color ->
        [white] Սպիտակին հաշվարկվել է { $time } առանց կապի կատարած գործողությունների համար
       *[black] Սևին հաշվարկվել է { $time } առանց կապի կատարած գործողությունների համար
    }
refusal-this-is-longer-than-anything-in-a-game-of-chess = Սա ավելի երկար է, քան որևէ բան շախմատային պարտիայում
refusal-the-arbiter-has-been-called-already = Մրցավարն արդեն կանչված է
refusal-nothing-can-be-written-or-read-now-keep-it-and-try-again = Հիմա ոչինչ հնարավոր չէ գրանցել. կատարվածը պահված է և կուղարկվի կրկին
refusal-a-claim-cannot-be-withdrawn = Հայտարարությունը չի կարող հետ վերցվել
refusal-a-decision-is-due-first = Նախ պետք է որոշում կայացվի
refusal-a-decision-is-postponed = Որոշումը հետաձգված է
refusal-a-full-scoresheet-goes-with-the-claim = Հայտարարությանը կցվում է լրիվ բլանկը
refusal-a-game-has-no-such-score = Պարտիան այդպիսի հաշիվ չի ունենում
refusal-a-move-is-illegal-only-once-it-is-completed = Քայլն անհնար է միայն ավարտվելուց հետո
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Պատասխանը գաղտնագրվում է միայն մրցակցի բացակայության ժամանակ
refusal-a-wrong-setting-can-still-be-corrected = Սխալ կարգավորումը դեռ կարելի է ուղղել
refusal-an-act-needs-an-id-of-1-to-64-characters = Գործողությունը պետք է ունենա 1–64 նիշ կոդ
refusal-an-illegal-move-is-claimed-by-the-opponent = Անհնար քայլի մասին հայտարարում է մրցակիցը
refusal-an-offer-cannot-be-withdrawn = Առաջարկը չի կարող հետ վերցվել
refusal-another-move-was-announced = Հայտարարվել էր այլ քայլ
refusal-appendix-d-does-not-apply-to-this-game = D հավելվածն այս պարտիային չի վերաբերում
refusal-each-player-must-have-made-a-move = Ամեն խաղացող պետք է քայլ արած լինի
refusal-it-must-be-pointed-out-before-the-first-move = Դա պետք է նշվի մինչև առաջին քայլը
refusal-neither-are-both-kings-in-check-nor-is-a-pawn-on-the-last-rank = Ո՛չ երկու արքաներն են շախի տակ, ո՛չ էլ վերջին հորիզոնականում զինվոր կա
refusal-no-decision-is-postponed = Որոշում չի հետաձգվել
refusal-no-draw-has-been-claimed = Ոչ-ոքի չի պահանջվել
refusal-no-draw-has-been-offered = Ոչ-ոքի չի առաջարկվել
refusal-no-flag-has-fallen = Դրոշակ չի ընկել
refusal-no-illegal-move-has-been-completed = Ավարտված անհնար քայլ չկա
refusal-no-press-of-this-player-alone-is-waiting-for-its-move = Այս խաղացողի՝ քայլի գրանցման սպասող միակ սեղմում չկա
refusal-no-illegal-move-is-in-the-count = Հաշվառված անհնար քայլ չկա
refusal-no-illegal-move-stands-that-the-players-could-put-right = Չկա անհնար քայլ, որ խաղացողները կարողանային ուղղել
refusal-no-king-or-rook-stands-there = Այնտեղ ո՛չ արքա կա, ո՛չ նավակ
refusal-no-move-has-been-announced = Քայլ չի հայտարարվել
refusal-no-move-has-been-made = Քայլ չի արվել
refusal-no-move-has-been-sealed = Քայլ չի գաղտնագրվել
refusal-no-pawn-can-be-promoted-there = Այնտեղ զինվորը չի կարող փոխարկվել
refusal-no-piece-stands-there = Այնտեղ խաղաքար չկա
refusal-no-pieces-are-displaced = Խաղաքարերը տեղաշարժված չեն
refusal-no-place-of-a-scoresheet-holds-so-much = Բլանկի վանդակում այդքան չի տեղավորվում
refusal-no-such-move-has-been-made = Այդպիսի քայլ չի արվել
refusal-nobody-has-asked-whether-a-side-can-mate = Ոչ ոք չի հարցրել՝ հնարավոր է արդյոք մատ
refusal-nobody-has-pressed-the-clock = Ոչ ոք ժամացույցը չի սեղմել
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Գրառելը պարտադիր չէ, և այս խմբագրությունը բլանկ չի խոստանում
refusal-nothing-is-asked = Հարց չկա
refusal-nothing-is-proposed = Առաջարկ չկա
refusal-nothing-is-written = Ոչինչ գրված չէ
refusal-nothing-is-written-there = Այնտեղ ոչինչ գրված չէ
refusal-only-a-player-can-do-this = Դա կարող է անել միայն խաղացողը
refusal-only-the-arbiter-can-do-this = Դա կարող է անել միայն մրցավարը
refusal-only-the-player-who-has-the-move-may-claim = Հայտարարում է միայն քայլի հերթ ունեցող խաղացողը
refusal-only-the-player-who-has-the-move-may-see-the-record = Գրառումը տեսնում է միայն քայլի հերթ ունեցող խաղացողը
refusal-only-the-visually-disabled-player-keeps-score-so = Այդպես գրառում է միայն տեսողության խնդիր ունեցող խաղացողը
refusal-others-keep-writing-to-this-board = Ուրիշները միաժամանակ գրում են այս տախտակին
refusal-so-few-moves-show-that-time-was-overstepped = Այդքան քայլը ցույց է տալիս ժամանակի գերազանցում
refusal-that-is-asked-already = Դա արդեն հարցված է
refusal-that-is-how-it-is-taken-already = Այդպես արդեն ընդունված է
refusal-that-is-no-answer-to-what-is-asked = Դա հարցի պատասխան չէ
refusal-the-announcement-and-the-board-differ = Հայտարարությունն ու տախտակը տարբերվում են
refusal-the-arbiter-decides-when-the-game-goes-on = Երբ շարունակել պարտիան՝ որոշում է մրցավարը
refusal-the-arbiter-does-not-tell = Մրցավարը չի ասում
refusal-the-arbiter-has-been-asked-for-his-consent = Մրցավարի համաձայնությունը խնդրված է
refusal-the-board-is-closed = Տախտակը փակված է
refusal-the-captured-piece-has-not-been-taken-off = Վերցված խաղաքարը հանված չէ
refusal-the-choice-of-the-piece-is-final = Խաղաքարի ընտրությունը վերջնական է
refusal-the-claim-must-be-checked = Հայտարարությունը պետք է ստուգվի
refusal-the-claimant-must-stop-the-clocks-first = Նախ պետք է կանգնեցնել ժամացույցները
refusal-the-claimant-s-own-flag-is-down = Հայտարարողի դրոշակն ընկել է
refusal-the-clock-of-a-player-with-a-disability-is-not-adjusted = Հաշմանդամություն ունեցող խաղացողի ժամացույցը չի ճշգրտվում
refusal-the-clock-of-a-player-with-a-disability-is-not-changed = Հաշմանդամություն ունեցող խաղացողի ժամացույցը չի փոխվում
refusal-the-clock-of-the-opponent-is-running = Աշխատում է մրցակցի ժամացույցը
refusal-the-clocks-are-not-stopped = Ժամացույցները կանգնեցված չեն
refusal-the-clocks-are-stopped = Ժամացույցները կանգնեցված են
refusal-the-complaint-is-the-opponent-s = Բողոքում է մրցակիցը
refusal-the-default-time-is-over = Թույլատրելի ուշացումն անցել է
refusal-the-event-does-not-adjourn-games = Այս մրցաշարում պարտիաները չեն հետաձգվում
refusal-the-event-has-not-announced-these-rules = Մրցաշարն այս կանոնները չի հայտարարել
refusal-the-event-uses-electronic-scoresheets = Մրցաշարում էլեկտրոնային բլանկներ են
refusal-the-event-uses-paper-scoresheets = Մրցաշարում թղթե բլանկներ են
refusal-the-flag-is-not-down = Դրոշակը չի ընկել
refusal-the-flags-are-not-both-down = Երկու դրոշակներն էլ չեն ընկել
refusal-the-game-has-been-played = Պարտիան խաղացված է
refusal-the-game-has-been-resumed = Պարտիան վերսկսված է
refusal-the-game-has-not-been-resumed = Պարտիան վերսկսված չէ
refusal-the-game-has-not-started = Պարտիան չի սկսվել
refusal-the-game-has-started = Պարտիան սկսվել է
refusal-the-game-is-not-over = Պարտիան ավարտված չէ
refusal-the-game-is-over = Պարտիան ավարտված է
refusal-the-game-is-over-and-its-result-stands = Պարտիան ավարտված է, և արդյունքը մնում է
refusal-the-game-was-over-before-the-flag-was-noticed = Պարտիան ավարտվել էր մինչև դրոշակի նկատվելը
refusal-the-last-move-has-not-been-announced = Վերջին քայլը չի հայտարարվել
refusal-the-last-move-has-not-been-repeated = Վերջին քայլը չի կրկնվել
refusal-the-last-press-was-his-own = Վերջինը սեղմել է ինքը
refusal-the-move-ended-the-game-and-is-completed = Քայլն ավարտել է պարտիան
refusal-the-move-has-been-made = Քայլն արված է
refusal-the-move-has-not-been-announced = Քայլը չի հայտարարվել
refusal-the-move-has-not-been-made = Քայլն արված չէ
refusal-the-move-made-on-the-board-must-be-sealed = Գաղտնագրվում է տախտակին արված քայլը
refusal-the-move-must-be-written-first = Նախ պետք է գրել քայլը
refusal-the-number-of-moves-decides-not-the-arbiter = Որոշում է քայլերի քանակը, ոչ թե մրցավարը
refusal-the-offer-stands-already = Առաջարկն արդեն ուժի մեջ է
refusal-the-opponent-answers-the-offer-first = Նախ մրցակիցն է պատասխանում առաջարկին
refusal-the-opponent-confirms-it = Դա հաստատում է մրցակիցը
refusal-the-opponent-confirms-the-position-first = Նախ մրցակիցն է հաստատում դիրքը
refusal-the-opponent-has-made-the-next-move = Մրցակիցն արել է հաջորդ քայլը
refusal-the-opponent-has-the-move = Քայլի հերթը մրցակցինն է
refusal-the-opponent-repeats-the-move = Քայլը կրկնում է մրցակիցը
refusal-the-opponent-s-clock-has-been-started = Մրցակցի ժամացույցը գործարկված է
refusal-the-opponent-s-offer-stands = Ուժի մեջ է մրցակցի առաջարկը
refusal-the-opponent-s-scoresheet-is-for-the-player-who-has-the-move = Մրցակցի բլանկը քայլի հերթ ունեցող խաղացողի համար է
refusal-the-piece-has-not-been-placed = Խաղաքարը դրված չէ
refusal-the-piece-stands-there-already = Խաղաքարն արդեն այնտեղ է
refusal-the-player-has-a-scoresheet-and-must-write = Խաղացողը բլանկ ունի և պարտավոր է գրել
refusal-the-player-has-an-assistant = Խաղացողն օգնական ունի
refusal-the-player-has-displaced-no-pieces = Խաղացողը խաղաքարեր չի տեղաշարժել
refusal-the-player-is-at-the-board = Խաղացողը տախտակի մոտ է
refusal-the-player-is-not-at-the-board = Խաղացողը տախտակի մոտ չէ
refusal-the-player-who-has-the-move-seals = Գաղտնագրում է քայլի հերթ ունեցող խաղացողը
refusal-the-result-is-signed-already = Արդյունքն արդեն ստորագրված է
refusal-the-right-to-claim-ended-with-touching-a-piece = Հայտարարելու իրավունքը կորել է խաղաքարին դիպչելով
refusal-the-right-to-complain-ended-with-touching-a-piece = Բողոքելու իրավունքը կորել է խաղաքարին դիպչելով
refusal-the-scores-together-are-more-than-a-game-is-worth = Միասին դա ավելին է, քան պարտիայի արժեքը
refusal-the-scoresheet-is-on-paper = Բլանկը թղթե է
refusal-the-scoresheets-are-not-up-to-date = Բլանկները լրացված չեն
refusal-the-sighted-player-moves-on-an-ordinary-board = Տեսնող խաղացողը խաղում է սովորական տախտակին
refusal-the-software-does-not-read-that-language = Ծրագիրն այդ լեզուն չի կարդում
refusal-the-written-move-cannot-be-changed = Գրված քայլը չի կարող փոխվել
refusal-the-written-move-cannot-be-read = Գրված քայլը չի կարդացվում
refusal-there-is-no-next-period = Հաջորդ փուլ չկա
refusal-there-is-no-such-board = Այդպիսի տախտակ չկա
refusal-there-is-no-such-call = Այդպիսի կանչ չկա
refusal-there-is-nothing-to-confirm = Հաստատելու բան չկա
refusal-there-is-one-board-only = Տախտակը միայն մեկն է
refusal-this-answer-comes-from-the-search-or-from-the-arbiter = Այս պատասխանը տալիս է որոնումը կամ մրցավարը
refusal-this-edition-gives-no-right-to-see-the-record = Այս խմբագրությունը գրառումը տեսնելու իրավունք չի տալիս
refusal-this-edition-knows-no-exclusion-from-rounds = Այս խմբագրությունը տուրերից հեռացում չգիտի
refusal-this-edition-knows-only-an-increment = Այս խմբագրությունը գիտի միայն հավելում
refusal-this-is-another-board = Սա այլ տախտակ է
refusal-this-is-for-others-to-do = Սա ուրիշների գործն է
refusal-time-does-not-run-backwards = Ժամանակը հետ չի գնում
refusal-too-many-acts-at-once = Չափազանց շատ գործողություններ միանգամից
refusal-under-supervision-the-illegal-move-itself-is-put-right = Հսկողության դեպքում ուղղվում է հենց անհնար քայլը
