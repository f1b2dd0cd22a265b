### Խաղասրահի խոսքերը․ ինչ եղավ, ինչ պետք է իմանա մրցավարը, ինչու ինչ-որ բան հնարավոր չէ։

log-opened = Տախտակը պատրաստ է
log-start-taken-back = Խաղափուլի սկիզբը հետ է վերցվել
log-called = Կանչում է մրցավարին՝ { $reason }
call-time-jump = Ըստ մեքենայի ժամացույցի՝ անցել է { $span }, որը խաղասրահը չի տեսել։ Ժամացույցները կանգնեցված են և ցույց են տալիս վերջին տեսած ժամանակը․ գործարկեք դրանք կրկին կամ նախ ուղղեք
log-call-taken = Գնում է տախտակի մոտ
log-call-closed = Կանչը լուծված է
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
        [white] Սպիտակները սեղմում են ժամացույցը. դեռ պարզվում է՝ քայլ կատարվե՞լ է
       *[black] Սևերը սեղմում են ժամացույցը. դեռ պարզվում է՝ քայլ կատարվե՞լ է
    }
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
event-record-found-otherwise = Մրցավարը պարզեց, որ այնպես չէ, ինչպես գրառված է բլանկներում
event-record-denied = Վերջին գրառված քայլը չի կատարվել
event-record-noted = Գրանցվեցին դիրքն ու ժամանակները
event-rapid-record-shown = Դիտում է գրառումը
event-rapid-scoresheet-asked = Խնդրում է բլանկ
event-rapid-illegal-position-noticed = Նկատվեց անհնարին դիրք
event-rapid-illegal-position-mended = Անհնարին դիրքն ուղղված է
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
event-blind-score-kept = Վարում է գրառումը
event-blind-boards-differ = Երկու տախտակները տարբերվում են
event-quickplay-extra-time-requested = Խնդրում է լրացուցիչ ժամանակ ամեն քայլի համար
event-quickplay-extra-time-introduced = Մտցվեց ժամանակի հավելում
event-quickplay-claimed = Պահանջում է ոչ-ոքի վերջին ժամանակահատվածում
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
        [white] Սպիտակների անհնարին քայլ՝ { $move }
       *[black] Սևերի անհնարին քայլ՝ { $move }
    }
alert-irregular-position = Այս դիրքին չի տանում հնարավոր քայլերի ոչ մի հաջորդականություն
alert-sheets-differ = Բլանկներն ու տախտակը տարբերվում են, տեղեր՝ { $count }
alert-move-counter = { $color ->
        [white] Սպիտակների հաշվիչը ցույց է տալիս { $counter }, իսկ ավարտված քայլեր՝ { $moves }
       *[black] Սևերի հաշվիչը ցույց է տալիս { $counter }, իսկ ավարտված քայլեր՝ { $moves }
    }
alert-clock-check = Ժամացույցներն ու անցած ժամանակը տարբերվում են ավելի քան երկու րոպեով
refusal-claim-cannot-withdrawn = Պահանջից հրաժարվել չի կարելի
refusal-decision-due-first = Նախ պետք է որոշում կայացվի
refusal-decision-postponed = Որոշումը հետաձգված է
refusal-full-scoresheet-goes-with-claim = Պահանջին կցվում է լրացված բլանկը
refusal-game-no-such-score = Խաղն այդպիսի հաշիվ չի ունենում
refusal-move-illegal-only-once-it-completed = Քայլն անհնարին է համարվում միայն ավարտվելուց հետո
refusal-reply-sealed-only-while-opponent-absent = Գաղտնի պատասխան գրանցվում է միայն հակառակորդի բացակայության ժամանակ
refusal-wrong-setting-can-still-corrected = Սխալ կարգավորումը դեռ կարելի է ուղղել
alert-time-granted = { $color ->
        [white] Սպիտակներին հաշվարկվել է { $time } առանց կապի կատարած գործողությունների համար
       *[black] Սևերին հաշվարկվել է { $time } առանց կապի կատարած գործողությունների համար
    }
cannot-too-long = Սա ավելի երկար է, քան որևէ բան շախմատային խաղում
cannot-called-already = Մրցավարն արդեն կանչված է
cannot-disk = Հիմա ոչինչ հնարավոր չէ գրանցել․ կատարվածը պահված է և կուղարկվի կրկին
refusal-a-claim-cannot-be-withdrawn = Պահանջը չի կարող հետ վերցվել
refusal-a-decision-is-due-first = Նախ պետք է որոշում կայացվի
refusal-a-decision-is-postponed = Որոշումը հետաձգված է
refusal-a-full-scoresheet-goes-with-the-claim = Պահանջին կցվում է լրիվ բլանկը
refusal-a-game-has-no-such-score = Խաղն այդպիսի հաշիվ չի ունենում
refusal-a-move-is-illegal-only-once-it-is-completed = Քայլն անհնարին է միայն ավարտվելուց հետո
refusal-a-reply-is-sealed-only-while-the-opponent-is-absent = Գաղտնի պատասխան գրանցվում է միայն հակառակորդի բացակայության ժամանակ
refusal-a-wrong-setting-can-still-be-corrected = Սխալ կարգավորումը դեռ կարելի է ուղղել
cannot-needs-id = Գործողությունը պետք է ունենա 1–64 նիշ կոդ
refusal-illegal-move-claimed-by-opponent = Անհնարին քայլի պահանջը ներկայացնում է հակառակորդը
refusal-offer-cannot-withdrawn = Առաջարկը չի կարող հետ վերցվել
refusal-another-move-announced = Հայտարարվել էր այլ քայլ
refusal-appendix-d-does-not-apply-to-this-game = D հավելվածն այս խաղին չի վերաբերում
refusal-each-player-must-made-move = Յուրաքանչյուր խաղացող պետք է կատարած լինի գոնե մեկ քայլ
refusal-it-must-pointed-out-before-first-move = Դա պետք է նշվի մինչև առաջին քայլը
refusal-neither-both-kings-in-check-nor-pawn-on-last-rank = Ո՛չ երկու արքաներն են շախի տակ, ո՛չ էլ վերջին հորիզոնականում զինվոր կա
refusal-no-decision-postponed = Որոշում չի հետաձգվել
refusal-no-draw-claimed = Ոչ-ոքի չի պահանջվել
refusal-no-draw-offered = Ոչ-ոքի չի առաջարկվել
refusal-no-flag-fallen = Դրոշակ չի ընկել
refusal-no-illegal-move-completed = Ավարտված անհնարին քայլ չկա
refusal-too-few-moves-for-that = Դրա համար չափազանց քիչ քայլ է կատարվել
refusal-moves-before-it-not-known = Նախորդ քայլերը հայտնի չեն
refusal-no-press-of-this-player-alone-waiting-for-its-move = Այս խաղացողի՝ քայլի գրանցման սպասող միակ սեղմում չկա
refusal-no-illegal-move-in-count = Հաշվառված անհնարին քայլ չկա
refusal-no-illegal-move-stands-that-players-could-put-right = Չկա անհնարին քայլ, որը խաղացողները կարող էին ուղղել
refusal-no-king-or-rook-stands-there = Այնտեղ ո՛չ արքա կա, ո՛չ նավակ
refusal-no-move-announced = Քայլ չի հայտարարվել
refusal-no-move-sealed = Գաղտնի քայլ չի գրանցվել
refusal-no-pawn-can-promoted-there = Այնտեղ զինվորը չի կարող փոխարկվել
refusal-no-piece-stands-there = Այնտեղ խաղաքար չկա
refusal-no-pieces-displaced = Խաղաքարերի դասավորությունը խախտված չէ
refusal-no-place-of-scoresheet-holds-so-much = Բլանկի վանդակում այդքան չի տեղավորվում
refusal-no-scoresheet-holds-so-many-moves = Բլանկում այդքան քայլ չի տեղավորվում
refusal-no-such-move-made = Այդպիսի քայլ չի կատարվել
refusal-nobody-asked-whether-side-can-mate = Ոչ ոք չի հարցրել՝ հնարավոր է արդյոք մատ
refusal-nobody-pressed-clock = Ոչ ոք ժամացույցը չի սեղմել
refusal-nobody-need-record-and-this-edition-promises-no-scoresheet = Գրառելը պարտադիր չէ, և այս խմբագրությունը բլանկ չի խոստանում
refusal-nothing-asked = Հարց չկա
refusal-nothing-proposed = Առաջարկ չկա
refusal-nothing-written = Ոչինչ գրված չէ
refusal-nothing-written-there = Այնտեղ ոչինչ գրված չէ
refusal-only-player-can-do-this = Դա կարող է անել միայն խաղացողը
refusal-only-arbiter-can-do-this = Դա կարող է անել միայն մրցավարը
refusal-only-player-who-move-may-claim = Պահանջ ներկայացնում է միայն քայլ կատարողը
refusal-only-player-who-move-may-see-record = Գրառումը տեսնում է միայն քայլի հերթ ունեցող խաղացողը
refusal-only-visually-disabled-player-keeps-score-so = Այդպես գրառում է միայն թույլ տեսողություն ունեցող խաղացողը
cannot-others-write = Ուրիշները միաժամանակ գրում են այս տախտակին
refusal-so-few-moves-show-that-time-overstepped = Այդքան քիչ քայլերը ցույց են տալիս, որ ժամանակը գերազանցվել է
refusal-asked-already = Դա արդեն հարցված է
refusal-that-how-it-taken-already = Այդպես արդեն ընդունված է
refusal-no-answer = Դա հարցի պատասխան չէ
refusal-arbiter-decides-when-game-goes-on = Երբ շարունակել խաղը՝ որոշում է մրցավարը
refusal-arbiter-does-not-tell = Մրցավարը չի ասում
refusal-arbiter-asked-for-his-consent = Մրցավարի համաձայնությունը խնդրված է
cannot-board-closed = Տախտակը փակված է
refusal-choice-of-piece-final = Խաղաքարի ընտրությունը վերջնական է
refusal-claim-must-checked = Պահանջը պետք է ստուգվի
refusal-claimant-must-stop-clocks-first = Նախ պետք է կանգնեցնել ժամացույցները
refusal-claimants-own-flag-down = Պահանջ ներկայացնողի դրոշակն ընկել է
refusal-clock-of-player-with-disability-not-adjusted = Սահմանափակ կարողություններով խաղացողի ժամացույցը չի վերանայվում
refusal-clock-of-opponent-running = Աշխատում է հակառակորդի ժամացույցը
refusal-clocks-not-stopped = Ժամացույցները կանգնեցված չեն
refusal-clocks-stopped = Ժամացույցները կանգնեցված են
refusal-default-time-over = Թույլատրելի ուշացումն անցել է
refusal-default-time-not-over = Թույլատրելի ուշացումը դեռ չի անցել
refusal-event-does-not-adjourn-games = Այս մրցաշարում խաղերը չեն հետաձգվում
refusal-event-not-announced-these-rules = Մրցաշարն այս կանոնները չի հայտարարել
refusal-event-uses-electronic-scoresheets = Մրցաշարում էլեկտրոնային բլանկներ են
refusal-event-uses-paper-scoresheets = Մրցաշարում թղթե բլանկներ են
refusal-flag-not-down = Դրոշակը չի ընկել
refusal-flags-not-both-down = Ընկել է առավելագույնը մեկ դրոշակ
refusal-game-played = Խաղը խաղացված է
refusal-game-resumed = Խաղը վերսկսված է
refusal-game-not-resumed = Խաղը վերսկսված չէ
refusal-not-started = Խաղը չի սկսվել
refusal-started = Խաղը սկսվել է
refusal-game-not-over = Խաղն ավարտված չէ
refusal-game-over = Խաղն ավարտված է
refusal-game-over-and-its-result-stands = Խաղն ավարտված է, և արդյունքը մնում է
refusal-game-over-before-flag-noticed = Խաղն ավարտվել էր, մինչև նկատվեց դրոշակի ընկնելը
refusal-king-taken = Արքան վերցված է, իսկ առանց արքայի խաղը շարունակել հնարավոր չէ
refusal-last-press-his-own = Վերջինը սեղմել է ինքը
refusal-move-ended-game-and-completed = Քայլն ավարտել է խաղը
refusal-move-made = Քայլը կատարված է
refusal-move-not-made = Քայլը կատարված չէ
refusal-move-made-on-board-must-sealed = Որպես գաղտնի քայլ գրանցվում է խաղատախտակի վրա կատարված քայլը
refusal-move-must-written-first = Նախ պետք է գրել քայլը
refusal-number-of-moves-decides-not-arbiter = Որոշում է քայլերի քանակը, ոչ թե մրցավարը
refusal-opponent-answers-offer-first = Նախ հակառակորդն է պատասխանում առաջարկին
refusal-opponent-confirms-it = Դա հաստատում է հակառակորդը
refusal-opponent-confirms-position-first = Նախ հակառակորդն է հաստատում դիրքը
refusal-opponent-made-next-move = Հակառակորդը կատարել է հաջորդ քայլը
refusal-opponent-move = Քայլի հերթը հակառակորդինն է
refusal-opponent-repeats-move = Քայլը կրկնում է հակառակորդը
refusal-opponents-clock-started = Հակառակորդի ժամացույցը գործարկված է
refusal-opponents-scoresheet-for-player-who-move = Հակառակորդի բլանկը քայլի հերթ ունեցող խաղացողի համար է
refusal-piece-stands-there-already = Խաղաքարն արդեն այնտեղ է
refusal-player-scoresheet-and-must-write = Խաղացողը բլանկ ունի և պարտավոր է գրել
refusal-player-scoresheet-and-need-not-write = Խաղացողը բլանկ ունի, բայց պարտավոր չէ գրել
refusal-player-assistant = Խաղացողն օգնական ունի
refusal-player-displaced-no-pieces = Խաղացողը խաղաքարերի դասավորությունը չի խախտել
refusal-player-at-board = Խաղացողը տախտակի մոտ է
refusal-player-not-at-board = Խաղացողը տախտակի մոտ չէ
refusal-player-who-move-seals = Գաղտնի քայլը գրանցում է քայլ կատարողը
refusal-result-signed-already = Արդյունքն արդեն ստորագրված է
refusal-right-to-claim-ended-with-touching-piece = Պահանջի իրավունքը կորել է խաղաքարին ձեռք տալով
refusal-right-to-complain-ended-with-touching-piece = Խախտման մասին հայտարարելու իրավունքը կորել է խաղաքարին ձեռք տալով
refusal-scores-together-more-than-game-worth = Միասին դա ավելին է, քան խաղի արժեքը
refusal-scoresheet-on-paper = Բլանկը թղթե է
refusal-scoresheets-not-up-to-date = Բլանկները լրացված չեն
refusal-sighted-player-moves-on-ordinary-board = Տեսողունակ խաղացողը խաղում է սովորական խաղատախտակի վրա
refusal-software-does-not-read-that-language = Ծրագիրն այդ լեզուն չի կարդում
refusal-written-move-ambiguous = Գրված քայլը կարող է նշանակել մեկից ավելի քայլ
refusal-written-move-cannot-changed = Գրված քայլը չի կարող փոխվել
refusal-written-move-cannot-read = Գրված քայլը չի կարդացվում
refusal-there-no-next-period = Հաջորդ ժամանակահատված չկա
cannot-no-such-board = Այդպիսի տախտակ չկա
cannot-no-such-call = Այդպիսի կանչ չկա
refusal-there-nothing-to-confirm = Հաստատելու բան չկա
refusal-there-one-board-only = Տախտակը միայն մեկն է
refusal-this-answer-comes-from-search-or-from-arbiter = Այս պատասխանը տալիս է որոնումը կամ մրցավարը
refusal-this-edition-gives-no-right-to-see-record = Այս խմբագրությունը գրառումը տեսնելու իրավունք չի տալիս
refusal-this-edition-knows-no-exclusion-from-rounds = Այս խմբագրությունը խաղափուլերից զրկում չի նախատեսում
refusal-this-edition-knows-only-increment = Այս խմբագրությունը նախատեսում է միայն հավելում
cannot-another-board = Սա այլ տախտակ է
cannot-for-others = Սա ուրիշների գործն է
refusal-time-does-not-run-backwards = Ժամանակը հետ չի գնում
cannot-too-fast = Չափազանց շատ գործողություններ միանգամից
refusal-under-supervision-illegal-move-itself-put-right = Հսկողության դեպքում ուղղվում է հենց անհնարին քայլը
refusal-no-official-record-to-see = Պաշտոնական գրառում, որը կարելի է տեսնել, չկա
refusal-not-last-period = Սա վերջին ժամանակահատվածը չէ
refusal-own-flag-down = Ձեր դրոշակն ընկել է
refusal-two-minutes-left = Մնացել է երկու րոպե կամ ավելի
refusal-moves-add-time-already = Ամեն քայլի համար արդեն ժամանակ է ավելացվում
refusal-board-is-watched = Խաղատախտակին հետևում են, և այնտեղ կատարվածը երևում է
refusal-nobody-watches-the-board = Այս խաղատախտակին ոչ ոք չի հետևում․ ինչ է պարզվել, ասում է մրցավարը
refusal-no-such-clock-setting = Ժամացույցներն այդպես կարգավորել չի կարելի
refusal-reason-needed = Պատճառ է պետք
refusal-no-such-ruling = Չկա այդպիսի որոշում, որը հնարավոր լինի չեղարկել
refusal-moves-made-since = Այդ պահից քայլեր են կատարվել․ սահմանեք դիրքը
refusal-later-rulings-rest-on-it = Դրա վրա են հիմնված հետագա որոշումներ․ նախ չեղարկեք դրանք
refusal-only-ruling-gives-such-score = Այդպիսի հաշիվ տալիս է միայն մրցավարի որոշումը
refusal-result-stands-already = Այդ արդյունքն արդեն գրանցված է
event-repaired = Ուղղված է՝ { $reason }
event-conduct-result-entered = Մրցավարը գրանցում է արդյունքը
event-conduct-again = Նշված է՝ { $offence }
alert-evidence-differs = Բլանկները տարբերվում են․ սպիտակները գրում են { $white }, սևերը՝ { $black }
alert-moves-unwritten = Ժամացույցի սեղմումներ առանց գրառման՝ { $count }
event-made-again = Քայլը կատարում է ևս մեկ անգամ
event-hand-again = Ձեռքը կրկին խաղատախտակին է՝ { $move }
event-clock-reason-found = Պահանջը բացատրում է, թե ինչու են կանգնեցվել ժամացույցները
cannot-signed = Երկուսն էլ ստորագրել են․ արդյունքը փոխում է միայն գլխավոր մրցավարը
cannot-something-happened = Տախտակներից մեկի վրա արդեն ինչ-որ բան է պատահել
cannot-ruling-awaited = Սպասվում է մրցավարի որոշմանը
