### Խաղացողի սարքի բառերը՝ բլանկ, ժամացույց, խաղատախտակ։

seat-waiting = Խաղափուլի սպասում
seat-waiting-words = Խաղատախտակն ինքնիրեն կհայտնվի այստեղ, երբ մրցավարը սկսի խաղափուլը։
seat-next-place = Խաղափուլ { $round }, տախտակ { $board }
seat-next-white = Դուք խաղում եք սպիտակներով։
seat-next-black = Դուք խաղում եք սևերով։
seat-next-against = Հակառակորդը՝ { $name }
seat-next-bye = Խաղափուլ { $round }․ դուք խաղ չունեք։
seat-next-unknown = Հաջորդ խաղափուլը դեռ կազմված չէ։ Հենց որ կազմվի, այստեղ կգրվի ձեր տեղը։
seat-next-scan = Այս հղումը { $round } խաղափուլի համար էր։ Նոր տախտակի մոտ սկանավորեք այնտեղ դրված քարտը։
seat-event-over = Մրցաշարն ավարտված է
seat-event-over-words = Շնորհակալություն խաղի համար։ Այս էջը կարող եք փակել։
seat-absent = դեռ չի եկել
seat-assisting = Դուք օգնում եք՝ { $name }։
seat-arbiter = Մրցավարը որոշում է կայացնում
seat-press = Սեղմել ժամացույցը
seat-offline = Խաղասրահի հետ կապ չկա
seat-offline-words = Շարունակեք․ ձեր ամեն գործողություն պահվում է այստեղ իր ժամանակով և ինքնիրեն կուղարկվի։ Մինչ այդ ժամացույցը ավելացված ժամանակ ցույց չի տալիս։
seat-kept = պահված է, դեռ չի ուղարկվել
seat-kept-count = { $count ->
    [one] Պահված և դեռ չուղարկված է { $count } գործողություն
   *[other] Պահված և դեռ չուղարկված է { $count } գործողություն
}

## Բլանկը
seat-sheet = Բլանկ
seat-number = Քայլ
seat-write = Գրանցել քայլը
seat-write-it = Գրանցել
seat-correct = Ուղղել գրառումը
seat-correcting = Ուղղում՝ { $move }
seat-keys = Տառեր և նշաններ
seat-takes = վերցնում է
seat-castles-short = կարճ փոխատեղում
seat-castles-long = երկար փոխատեղում
seat-erase = Ջնջել վերջին նշանը
seat-pad = Դաշտեր
seat-pad-label = Գրանցման դաշտեր
seat-mark-offer = Նշել ոչ-ոքիի առաջարկը
seat-dash = Գծիկով բաց թողնել տեղը
seat-time = Ժամանակ
seat-letters = Խաղաքարերի տառերը բլանկում

## Խաղատախտակը
seat-adjust = Ուղղում եմ
seat-promotion = Ո՞ր խաղաքարը
seat-promotion-none = Թողնել զինվորը
seat-opponent-moved = Հակառակորդը՝ { $move }

## Ինչ կարելի է անել
seat-deeds = Ինչ կարող եք անել
seat-call = Կանչել մրցավարին
seat-call-words = Մրցավարը կմոտենա խաղատախտակին։ Ժամացույցները շարունակում են աշխատել։
seat-call-now = Կանչել
seat-called = Մրցավարը կանչված է
seat-call-waits = Մրցավարը կանչված է։
seat-call-taken = Գալիս է { $name }։
seat-why-disturbed = Ինձ խանգարում են
seat-why-opponent = Հակառակորդի վարքը
seat-why-clock = Ժամացույցը
seat-why-position = Դիրքը խաղատախտակին
seat-why-sheet = Բլանկը
seat-why-leave = Ուզում եմ լքել խաղատեղը
seat-why-other = Այլ պատճառ կամ առանց պատճառի
seat-offer = Առաջարկել ոչ-ոքի
seat-offered = Հակառակորդը ոչ-ոքի է առաջարկում։
seat-offer-stands = Ձեր ոչ-ոքիի առաջարկն ուժի մեջ է։
seat-accept = Ընդունել ոչ-ոքին
seat-decline = Մերժել
seat-claim = Պահանջել ոչ-ոքի
seat-claim-ground = Հիմքը
seat-claim-repetition = Դիրքը հանդիպում է առնվազն երրորդ անգամ
seat-claim-fifty-moves = Հիսուն քայլ առանց վերցնելու և առանց զինվորի քայլի
seat-claim-with = Ինչի հիման վրա
seat-claim-on-board = խաղատախտակի դիրքի
seat-claim-new = քայլի, որը հիմա գրանցում եմ, բայց չեմ կատարում
seat-claim-written = քայլի, որն արդեն գրանցել եմ
seat-claim-final = Պահանջի համար գրանցված քայլը փոխել չի կարելի։
seat-claim-write = Գրանցել և պահանջել
seat-claim-do = Պահանջել ոչ-ոքի
seat-resign = Հանձնվել
seat-resign-sure = Հանձնե՞լ խաղը
seat-resign-words = Սա հետ վերցնել չի կարելի։
seat-resign-do = Հանձնել խաղը
seat-more = Այլ
seat-stop = Կանգնեցնել ժամացույցները
seat-flag = Հակառակորդի դրոշակն ընկել է
seat-flag-short = Դրոշակն ընկավ
seat-illegal = Կատարվել է անհնարին քայլ
seat-complain = Ձեռք տրված խաղաքարով չեն խաղացել
seat-fault = Էլեկտրոնային բլանկն անսարք է
seat-extra-time = Խնդրել հավելում յուրաքանչյուր քայլի համար
seat-cannot-win = Պահանջում եմ ոչ-ոքի․ հակառակորդը չի կարող հաղթել ընդունված միջոցներով
seat-no-effort = Պահանջում եմ ոչ-ոքի․ հակառակորդը չի փորձում հաղթել
seat-seal = Խաղի հետաձգում
seat-seal-words = Քայլը գրանցում է այն խաղացողը, որի հերթն է․ մինչև վերսկսումը ոչ ոք այն չի տեսնում։
seat-seal-do = Գրանցել գաղտնի քայլը
seat-seal-early = Րոպեներ մինչև խաղի համար սահմանված ժամանակի ավարտը, եթե վաղաժամ եք հետաձգում․ դրանք հանվում են ձեր ժամանակից
seat-sealed-own = Ձեր գաղտնի քայլը գրանցված է։ Մինչև վերսկսումը ոչ ոք այն չի տեսնում։
seat-sealed-other = Հակառակորդը գրանցել է գաղտնի քայլ։
seat-sealed-waits = Ծրարը բացվում է, երբ գալիս է պատասխանող խաղացողը։
seat-resumption = Վերսկսումը՝ { $when }
seat-resumed = Խաղը վերսկսված է։
seat-reply = Հակառակորդը չի եկել
seat-reply-words = Կարող եք գրանցել գաղտնի պատասխան։ Այն կբացվի, երբ հակառակորդը գա․ մինչ այդ աշխատում է նրա ժամացույցը։
seat-reply-do = Գրանցել գաղտնի պատասխանը
seat-reply-sealed = Պատասխանը գրանցված է։
seat-wrong-time = Ժամացույցի ժամանակը սխալ է
seat-rulings = Որոշումներ
seat-ruled = Որոշում՝ { $words }
seat-sign = Ստորագրել { $score }
seat-signed = Դուք ստորագրել եք արդյունքը
seat-signed-other = Հակառակորդը ստորագրել է։
seat-unsigned-other = Հակառակորդը դեռ չի ստորագրել։

## Ժամացույցը
seat-clock-title = Շախմատի ժամացույց, խաղատախտակ { $board }
seat-press-of = { $side ->
    [white] Սպիտակները սեղմում են
   *[black] Սևերը սեղմում են
}
seat-counted = { $moves ->
    [one] { $moves } քայլ
   *[other] { $moves } քայլ
} · ժամանակահատված { $period }
seat-swap = Փոխել կողմերը
seat-left = ձախ
seat-right = աջ

## Առանց տեսողության
seat-blind = Հայտարարված քայլեր
seat-line = Ձեր քայլը կամ հարցը
seat-line-sighted = Հայտարարեք ձեր քայլը
seat-line-hint = Քայլ՝ Ձg1f3, e4 կամ շպրինգեր Գուստավ այնս Ֆելիքս դրայ․ երկու անգամ Enter՝ քայլը կատարված է։ Հարց խաղատախտակի մասին՝ ? ամբողջը, ?e ուղղաձիգ, ?4 հորիզոնական, ?Ձ ձիերը, ?e4 դաշտ։
seat-say = Կարդալ
seat-make = Կատարել
seat-you-say = Դուք ասում եք՝ { $move }։ Եվս մեկ Enter՝ քայլը կատարված է։
seat-made = Կատարված է՝ { $move }։ Սեղմեք ժամացույցը։
seat-announced = Հայտարարված է։
seat-say-from = Ասեք նաև դաշտը, որտեղից գնում է։
seat-unreadable = Սա հնարավոր չէ կարդալ որպես քայլ։
seat-board-unknown = Խաղաքարերը փայտե խաղատախտակի վրա են, որը այս սարքը չի տեսնում։
seat-none-there = Այնտեղ ոչինչ չկա։
seat-repeat = Կրկնել՝ { $move }
seat-repeated = Կրկնված է։
seat-nothing-to-repeat = Կրկնելու բան չկա։
seat-nothing-announced = Ոչ մի քայլ չի հայտարարվել։
seat-ask = Ըստ պահանջի
seat-ask-move = Կրկին վերջին քայլը
seat-ask-clocks = Ժամացույցներ
seat-ask-number = Քայլերի թիվը
seat-clocks-said = Դուք՝ { $own }։ Հակառակորդը՝ { $other }։
seat-number-said = Ավարտված քայլեր՝ դուք { $own }, հակառակորդը { $other }։
seat-you-run = աշխատում է ձեր ժամացույցը
seat-other-runs = աշխատում է հակառակորդի ժամացույցը
seat-braille = Տող բրայլյան էկրանի համար
seat-form-local = Հայտարարել այս էջի լեզվով
seat-voice = Խոսել սարքի ձայնով
seat-result = Արդյունք
seat-result-title = Ստորագրել խաղի արդյունքը
seat-result-words = Խաղն ավարտվում է, երբ երկուսդ էլ ստորագրում եք նույն արդյունքը։
seat-article-away = Խաղասրահը հասանելի չէ․ հարցրեք մրցավարին։
