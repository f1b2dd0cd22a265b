### Էջերի գործողություններն ու կարգավորումները՝ ընթերցողի համար։

said-span-pass = անցնում է { $span }
said-span-passes = անցնում է { $span }
said-the-moves-moves-are-played = խաղացվում են { $moves } քայլերը
said-side-plays-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } քայլում է { $move } և սեղմում ժամացույցը
said-side-touches-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } դիպչում է { $square }-ի խաղաքարին
said-side-lifts-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բարձրացնում է { $square }-ի խաղաքարը
said-side-touches-square-to-adjust = { $side ->
        [white] սպիտակը
       *[other] սևը
    } շտկում է { $square }-ի խաղաքարը՝ նախապես հայտնելով
said-side-touches-square-to-adjust-without-a-word = { $side ->
        [white] սպիտակը
       *[other] սևը
    } շտկում է { $square }-ի խաղաքարը լռելյայն
said-side-touches-square-by-accident = { $side ->
        [white] սպիտակը
       *[other] սևը
    } պատահաբար դիպչում է { $square }-ի խաղաքարին
said-side-touches-square-perhaps-by-accident = { $side ->
        [white] սպիտակը
       *[other] սևը
    } դիպչում է { $square }-ի խաղաքարին, գուցե պատահաբար
said-side-touches-square-and-other-in-unclear-ord = { $side ->
        [white] սպիտակը
       *[other] սևը
    } դիպչում է { $square }-ի և { $other }-ի խաղաքարերին, հերթականությունն անհայտ է
said-side-moves-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } քայլում է { $move }
said-side-moves-move-with-two-hands = { $side ->
        [white] սպիտակը
       *[other] սևը
    } քայլում է { $move } երկու ձեռքով
said-side-removes-the-piece-on-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հեռացնում է { $square }-ի խաղաքարը
said-side-puts-the-piece-from-square-on-other = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ի խաղաքարը դնում է { $other }
said-side-places-a-role-on-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ում դնում է նոր խաղաքար՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-holds-a-role-on-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ում պահում է նոր խաղաքարը՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-places-a-role-of-the-wrong-colour-on-sq = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ում դնում է սխալ գույնի խաղաքար՝ { $role ->
        [king] արքա
       *[queen] թագուհի
        [rook] նավակ
        [bishop] փիղ
        [knight] ձի
        [pawn] զինվոր
    }
said-side-places-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } դնում է { $move }
said-side-drops-the-piece-from-square-on-other = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ի խաղաքարը գցում է { $other }
said-the-arbiter-finds-the-touch-of-square-delibe = մրցավարը գտնում է, որ { $square }-ին դիպչելը դիտավորյալ էր
said-the-arbiter-finds-the-touch-of-square-accide = մրցավարը գտնում է, որ { $square }-ին դիպչելը պատահական էր
said-side-proposes-an-assistant-to-move-the-piece = { $side ->
        [white] սպիտակը
       *[other] սևը
    } առաջարկում է օգնական՝ խաղաքարերը տեղաշարժելու համար
said-side-complains = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է խախտման մասին
said-the-arbiter-intervenes = մրցավարը միջամտում է
said-side-complains-of-a-touched-piece = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է ձեռք տրված խաղաքարի մասին
said-side-complains-of-a-released-piece = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է բաց թողնված խաղաքարի մասին
said-side-complains-of-adjusting = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է խաղաքարերի շտկման մասին
said-side-complains-of-two-hands = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է երկու ձեռքով քայլի մասին
said-side-complains-of-the-hand-on-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ ժամացույցը սեղմված է մյուս ձեռքով
said-side-resigns = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հանձնվում է
said-side-tips-the-king = { $side ->
        [white] սպիտակը
       *[other] սևը
    } շրջում է արքան
said-side-shakes-hands = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ձեռք է մեկնում
said-side-stops-the-clock-without-a-word = { $side ->
        [white] սպիտակը
       *[other] սևը
    } լռելյայն կանգնեցնում է ժամացույցը
said-the-search-finds-a-mate = որոնումը մատ է գտնում
said-the-search-finds-no-mate = որոնումը մատ չի գտնում
said-the-arbiter-starts-the-game = մրցավարն սկսում է խաղը
said-side-arrives = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գալիս է
said-the-arbiter-sees-side-come =
    մրցավարը տեսնում է, որ { $side ->
        [white] սպիտակը
       *[other] սևը
    } գալիս է
said-side-presses-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } սեղմում է ժամացույցը
said-side-stops-the-clocks = { $side ->
        [white] սպիտակը
       *[other] սևը
    } կանգնեցնում է ժամացույցները
said-the-arbiter-stops-the-clocks = մրցավարը կանգնեցնում է ժամացույցները
said-the-arbiter-restarts-the-clock = մրցավարը նորից միացնում է ժամացույցը
said-side-restarts-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } նորից միացնում է ժամացույցը
said-side-claims-the-flag = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է դրոշակի ընկնելու մասին
said-side-admits-the-own-flag = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ընդունում է իր դրոշակի ընկնելը
said-the-arbiter-notices-the-flag-of-side =
    մրցավարը նկատում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } դրոշակի ընկնելը
said-the-arbiter-finds-side-absent =
    մրցավարը նշում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } բացակայությունը
said-the-arbiter-admits-side =
    մրցավարը թույլ է տալիս { $side ->
        [white] սպիտակին
       *[other] սևին
    } խաղալ
said-side-stops-the-clocks-for-a-missing-piece = { $side ->
        [white] սպիտակը
       *[other] սևը
    } կանգնեցնում է ժամացույցները․ փոխարկման խաղաքար չկա
said-side-hits-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հարվածում է ժամացույցին
said-side-picks-the-clock-up = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ձեռքն է վերցնում ժամացույցը
said-side-knocks-the-clock-over = { $side ->
        [white] սպիտակը
       *[other] սևը
    } շրջում է ժամացույցը
said-side-keeps-a-finger-on-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } մատը պահում է ժամացույցին
said-side-uses-the-other-hand-for-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ժամացույցը սեղմում է մյուս ձեռքով
said-side-objects-to-the-press = { $side ->
        [white] սպիտակը
       *[other] սևը
    } առարկում է սեղմելու դեմ
said-side-claims-from-the-display = { $side ->
        [white] սպիտակը
       *[other] սևը
    } պահանջ է ներկայացնում ըստ էկրանի
said-side-finds-the-clock-defective = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գտնում է, որ ժամացույցն անսարք է
said-side-finds-the-clock-wrongly-set = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գտնում է, որ ժամացույցը սխալ է կարգավորված
said-the-arbiter-finds-the-clock-wrongly-set = մրցավարը գտնում է, որ ժամացույցը սխալ է կարգավորված
said-the-arbiter-finds-the-clock-defective = մրցավարը գտնում է, որ ժամացույցն անսարք է
said-side-asks-for-an-interruption = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է ընդհատել խաղը
said-side-brings-an-assistant-for-the-clock = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բերում է օգնական ժամացույցի համար
said-the-arbiter-sees-on-the-clock-the-first-flag =
    մրցավարը ժամացույցից տեսնում է, որ առաջինն ընկել է { $side ->
        [white] սպիտակի
       *[other] սևի
    } դրոշակը
said-side-disputes-the-own-flag = { $side ->
        [white] սպիտակը
       *[other] սևը
    } վիճարկում է իր դրոշակի ընկնելը
said-the-arbiter-puts-the-clock-at-the-right-hand =
    մրցավարը ժամացույցը դնում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } աջ կողմում
said-side-claims-an-illegal-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է անհնարին քայլի մասին
said-the-arbiter-notices-the-illegal-move = մրցավարը նկատում է անհնարին քայլը
said-side-claims-that-the-initial-position-was-wr = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ սկզբնական դիրքը սխալ էր
said-side-claims-that-the-initial-position-was-wr-2 = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ սկզբնական դիրքը սխալ էր․ { $squares }-ը տեղում չէ
said-the-arbiter-finds-that-the-initial-position = մրցավարը գտնում է, որ սկզբնական դիրքը սխալ էր
said-the-arbiter-finds-that-the-initial-position-2 = մրցավարը գտնում է, որ սկզբնական դիրքը սխալ էր․ { $squares }-ը տեղում չէ
said-side-claims-that-the-board-is-turned = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ խաղատախտակը շրջված է
said-the-arbiter-finds-that-the-board-is-turned = մրցավարը գտնում է, որ խաղատախտակը շրջված է
said-side-claims-that-the-board-is-half-turned = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ խաղատախտակը կես պտույտով շրջված է
said-the-arbiter-finds-that-the-board-is-half-tur = մրցավարը գտնում է, որ խաղատախտակը կես պտույտով շրջված է
said-side-claims-that-the-colours-are-reversed = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ գույները փոխված են
said-the-arbiter-finds-that-the-colours-are-rever = մրցավարը գտնում է, որ գույները փոխված են
said-the-arbiter-orders-a-new-game-with-the-right = մրցավարը նոր խաղ է նշանակում ճիշտ գույներով
said-side-displaces-pieces = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խախտում է խաղաքարերի դասավորությունը
said-side-calls-the-arbiter-over-displaced-pieces = { $side ->
        [white] սպիտակը
       *[other] սևը
    } կանչում է մրցավարին խախտված դասավորության համար
said-side-puts-the-pieces-back = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խաղաքարերը հետ է դնում
said-side-claims-that-pieces-were-displaced = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ խաղաքարերը տեղաշարժվել էին
said-the-arbiter-finds-that-pieces-were-displaced = մրցավարը գտնում է, որ խաղաքարերը տեղաշարժվել էին
said-the-arbiter-finds-that-nobody-can-place-an-i =
    մրցավարը գտնում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } անհնարին քայլ, որի տեղը ոչ ոք չգիտի
said-the-arbiter-finds-a-press-without-a-move-by =
    մրցավարը գտնում է, որ { $side ->
        [white] սպիտակը
       *[other] սևը
    } սեղմել է ժամացույցն առանց քայլի
said-the-arbiter-does-not-count-the-illegal-move =
    մրցավարը չի հաշվում { $side ->
        [white] սպիտակի
       *[other] սևի
    } անհնարին քայլը
said-side-writes-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գրառում է { $text }
said-side-writes-text-for-a-claim = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գրառում է { $text } պահանջի համար
said-side-enters-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } մուտքագրում է { $text }
said-side-enters-text-for-a-claim = { $side ->
        [white] սպիտակը
       *[other] սևը
    } մուտքագրում է { $text } պահանջի համար
said-side-writes-down-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } միանգամից գրառում է { $text }
said-side-corrects-move-number-of-owner-to-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $number } քայլը ({ $owner ->
        [white] սպիտակի
       *[other] սևի
    }) ուղղում է { $text }
said-side-notes-the-draw-offer = { $side ->
        [white] սպիտակը
       *[other] սևը
    } նշում է ոչ-ոքիի առաջարկը
said-side-brings-the-scoresheet-up-to-date = { $side ->
        [white] սպիտակը
       *[other] սևը
    } լրացնում է բլանկը
said-side-brings-the-scoresheet-up-to-date-from-t = { $side ->
        [white] սպիտակը
       *[other] սևը
    } լրացնում է բլանկն ըստ հակառակորդի բլանկի
said-side-keeps-the-scoresheet-in-language = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բլանկը վարում է { $language } լեզվով
said-side-asks-for-an-assistant-to-record = { $side ->
        [white] սպիտակը
       *[other] սևը
    } օգնական է խնդրում գրառման համար
said-side-reports-a-faulty-scoresheet = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտնում է, որ բլանկն անսարք է
said-side-signs-result = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ստորագրում է { $result }
said-side-approves-result = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հաստատում է { $result }
said-the-arbiter-saw-side-play-move =
    մրցավարը տեսել է, որ { $side ->
        [white] սպիտակը
       *[other] սևը
    } խաղացել է { $move }
said-the-arbiter-looks-at-the-scoresheet-of-side =
    մրցավարը նայում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } բլանկը
said-the-arbiter-calls-for-the-scoresheets = մրցավարը պահանջում է բլանկները
said-the-arbiter-has-the-game-reconstructed = մրցավարը պահանջում է վերականգնել խաղը
said-the-arbiter-cannot-find-out-the-moves-of-sid =
    մրցավարը չի կարող պարզել { $side ->
        [white] սպիտակի
       *[other] սևի
    } քայլերը
said-the-arbiter-finds-evidence-of-number-moves-o =
    մրցավարն ապացույց է գտնում․ { $side ->
        [white] սպիտակի
       *[other] սևի
    } քայլերը՝ { $number }
said-side-offers-a-draw = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է առաջարկում
said-side-offers-a-draw-if-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է առաջարկում պայմանով՝ { $text }
said-side-withdraws-the-offer = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հետ է վերցնում առաջարկը
said-side-accepts-the-draw = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ընդունում է ոչ-ոքին
said-side-declines-the-draw = { $side ->
        [white] սպիտակը
       *[other] սևը
    } մերժում է ոչ-ոքին
said-side-claims-a-draw-by-repetition = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում կրկնությամբ
said-side-claims-a-draw-by-repetition-with-the-wr = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում կրկնությամբ՝ գրառված քայլով
said-side-claims-a-draw-by-repetition-with-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում կրկնությամբ՝ { $move } քայլով
said-side-claims-a-draw-by-fifty-moves = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում 50 քայլի կանոնով
said-side-claims-a-draw-by-fifty-moves-with-the-w = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում 50 քայլի կանոնով՝ գրառված քայլով
said-side-claims-a-draw-by-fifty-moves-with-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } ոչ-ոքի է պահանջում 50 քայլի կանոնով՝ { $move } քայլով
said-side-withdraws-the-claim = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հետ է վերցնում պահանջը
said-the-arbiter-notes-disrepute-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } հեղինակազրկում է շախմատը
said-the-arbiter-notes-that-the-venue-was-left-by =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } լքել է խաղավայրը
said-the-arbiter-notes-that-the-area-was-left-by =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } լքել է խաղատեղը
said-the-arbiter-notes-advice-taken-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } խորհրդից օգտվել է
said-the-arbiter-notes-an-inspection-refused-by-s =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } հրաժարվել է ստուգումից
said-the-arbiter-notes-distraction-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } խանգարում է հակառակորդին
said-the-arbiter-notes-a-signature-refused-by-sid =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } հրաժարվել է ստորագրել
said-the-arbiter-notes-smoking-by-side =
    մրցավարը նշում է․ { $side ->
        [white] սպիտակը
       *[other] սևը
    } ծխում է
said-the-arbiter-notes-an-e-cigarette-of-side =
    մրցավարը նշում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } էլեկտրոնային ծխախոտը
said-the-arbiter-finds-devices-on-both = մրցավարը սարքեր է գտնում երկուսի մոտ
said-the-arbiter-finds-a-device-on-side =
    մրցավարը սարք է գտնում { $side ->
        [white] սպիտակի
       *[other] սևի
    } մոտ
said-the-arbiter-finds-the-laws-refused-by-side =
    մրցավարը գտնում է, որ { $side ->
        [white] սպիտակը
       *[other] սևը
    } հրաժարվում է պահպանել Օրենքները
said-the-arbiter-finds-both-refusing-the-laws = մրցավարը գտնում է, որ երկուսն էլ հրաժարվում են պահպանել Օրենքները
said-the-arbiter-lodges-an-appeal-of-side-against =
    մրցավարն ընդունում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } բողոքը․ { $text }
said-the-arbiter-enters-the-result-result-as-repo = մրցավարը գրանցում է { $result } արդյունքը՝ ըստ հայտնածի
said-the-arbiter-enters-the-result-result-for-con = մրցավարը գրանցում է { $result } արդյունքը վարքի համար
said-the-arbiter-enters-the-score-score = մրցավարը գրանցում է { $score } միավորները
said-the-arbiter-enters-the-unplayed-result-resul = մրցավարը գրանցում է չխաղացված արդյունքը՝ { $result }
said-side-asks-to-leave-the-venue = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է լքել խաղավայրը
said-side-asks-to-leave-the-area = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է լքել խաղատեղը
said-the-arbiter-notes-a-disturbance-of-side =
    մրցավարը նշում է, որ { $side ->
        [white] սպիտակին
       *[other] սևին
    } խանգարել են
said-the-arbiter-speaks-to-side =
    մրցավարը դիմում է { $side ->
        [white] սպիտակին
       *[other] սևին
    }
said-the-arbiter-has-told-side-moves =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է քայլերի քանակը
said-the-arbiter-has-told-side-press =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է որ ժամացույցը սեղմված չէ
said-the-arbiter-has-told-side-move =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է որ մրցակիցը քայլ է կատարել
said-the-arbiter-has-told-side-flag =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է մրցակցի դրոշակի մասին
said-the-arbiter-has-told-side-own-flag =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է սեփական դրոշակի մասին
said-the-arbiter-has-told-side-illegal-move =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } ասել է անհնարին քայլի մասին
said-the-arbiter-hears-from-a-spectator-text = մրցավարը հանդիսատեսից լսում է․ { $text }
said-the-arbiter-notes-interference-by-a-spectato = մրցավարը նշում է հանդիսատեսի միջամտությունը
said-the-arbiter-finds-a-visitor-in-the-playing-a = մրցավարը խաղատեղում կողմնակի անձ է գտնում
said-side-asks-for-an-explanation = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է բացատրել Օրենքները
said-side-appeals-text = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բողոքարկում է․ { $text }
said-the-arbiter-answers-text = մրցավարը պատասխանում է․ { $text }
said-the-arbiter-answers-yes = մրցավարը պատասխանում է․ այո
said-the-arbiter-answers-no = մրցավարը պատասխանում է․ ոչ
said-the-arbiter-tells-the-number-of-moves = մրցավարն ասում է քայլերի քանակը
said-the-arbiter-tells-that-the-clock-was-not-pre = մրցավարն ասում է, որ ժամացույցը սեղմված չէ
said-the-arbiter-confirms = մրցավարը հաստատում է
said-the-arbiter-decides-otherwise-text = մրցավարն այլ որոշում է կայացնում․ { $text }
said-the-arbiter-gives-side-span-because-text =
    մրցավարը { $side ->
        [white] սպիտակին
       *[other] սևին
    } տալիս է { $span }․ { $text }
said-the-arbiter-takes-from-side-span-because-tex =
    մրցավարը { $side ->
        [white] սպիտակի
       *[other] սևի
    } ժամանակից հանում է { $span }․ { $text }
said-the-arbiter-withdraws-ruling-number-because = մրցավարը չեղարկում է { $number } որոշումը․ { $text }
said-the-arbiter-lets-the-game-go-on-because-text = մրցավարը թույլ է տալիս շարունակել խաղը․ { $text }
said-the-arbiter-sets-the-position-to-fen-because = մրցավարը դնում է { $fen } դիրքը․ { $text }
said-the-arbiter-sets-the-clocks-to-clocks-becaus = մրցավարը ժամացույցները դնում է { $clocks }․ { $text }
said-side-asks-to-see-the-record = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է ցույց տալ պաշտոնական բլանկը
said-side-asks-for-a-scoresheet = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բլանկ է խնդրում
said-the-arbiter-notices-the-illegal-position = մրցավարը նկատում է անհնարին դիրքը
said-side-agrees-to-put-the-illegal-move-right = { $side ->
        [white] սպիտակը
       *[other] սևը
    } համաձայնում է ուղղել անհնարին քայլը
said-the-arbiter-finds-that-the-schedule-would-su = մրցավարը գտնում է, որ ժամացույցի կարգավորումից կտուժի ժամանակացույցը
said-side-takes-the-piece-on-square-out-of-its-ho = { $side ->
        [white] սպիտակը
       *[other] սևը
    } { $square }-ի խաղաքարը հանում է անցքից
said-side-takes-the-piece-on-square-off-the-speci = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հատուկ տախտակից հեռացնում է { $square }-ի խաղաքարը
said-side-makes-move-on-the-special-board = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հատուկ տախտակին կատարում է { $move }
said-side-announces-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է { $move }
said-side-repeats-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } կրկնում է { $move }
said-side-keeps-score-in-braille = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գրառում է բրայլյան գրով
said-side-keeps-score-in-writing = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գրառում է գրավոր
said-side-keeps-score-on-a-recorder = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գրառում է ձայնագրիչով
said-the-arbiter-finds-that-the-boards-differ = մրցավարը գտնում է, որ տախտակները տարբերվում են
said-side-seals-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գաղտնի քայլ է գրում՝ { $move }
said-side-seals-move-with-span-to-go = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գաղտնի քայլ է գրում՝ { $move }, երբ մնացել է { $span }
said-the-arbiter-sets-the-resumption-for-text = մրցավարը նշանակում է վերսկսումը․ { $text }
said-the-arbiter-resumes-the-game-with-both = մրցավարը վերսկսում է խաղը, երկուսն էլ ներկա են
said-the-arbiter-resumes-the-game-with-nobody = մրցավարը վերսկսում է խաղը, ոչ ոք չկա
said-the-arbiter-resumes-the-game-with-side =
    մրցավարը վերսկսում է խաղը, եկել է միայն { $side ->
        [white] սպիտակը
       *[other] սևը
    }
said-side-seals-the-reply-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գաղտնի պատասխան է գրում՝ { $move }
said-side-comes-to-the-resumption = { $side ->
        [white] սպիտակը
       *[other] սևը
    } գալիս է վերսկսմանը
said-the-arbiter-sees-side-come-to-the-resumption =
    մրցավարը տեսնում է, որ { $side ->
        [white] սպիտակը
       *[other] սևը
    } գալիս է վերսկսմանը
said-the-arbiter-finds-the-envelope-missing = մրցավարը գտնում է, որ ծրարը կորել է
said-the-arbiter-finds-the-adjourned-position-los = մրցավարը գտնում է, որ հետաձգված դիրքը կորել է
said-side-points-out-a-wrong-time = { $side ->
        [white] սպիտակը
       *[other] սևը
    } մատնանշում է սխալ ժամանակը
said-side-asks-for-extra-time-a-move = { $side ->
        [white] սպիտակը
       *[other] սևը
    } խնդրում է հավելում ամեն քայլի համար
said-side-claims-that-the-opponent-cannot-win = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ հակառակորդը չի կարող հաղթել
said-side-claims-that-the-opponent-cannot-win-wit = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ հակառակորդը չի կարող հաղթել, լրիվ բլանկով
said-side-claims-that-the-opponent-does-not-try = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ հակառակորդը չի փորձում հաղթել
said-side-claims-that-the-opponent-does-not-try-w = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հայտարարում է, որ հակառակորդը չի փորձում հաղթել, լրիվ բլանկով
said-side-confirms-the-position = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հաստատում է դիրքը
said-side-confirms-position-and-score = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հաստատում է դիրքն ու գրառումը
said-the-arbiter-declares-the-postponed-claim-a-d = մրցավարը հետաձգված պահանջով ոչ-ոքի է հայտարարում
said-the-assistant-of-side-what = { $side ->
        [white] սպիտակի
       *[other] սևի
    } օգնականը․ { $what }
said-the-chief-arbiter-withdraws-ruling-number-be = գլխավոր մրցավարը չեղարկում է { $number } որոշումը․ { $text }
said-the-chief-arbiter-lets-the-game-go-on-becaus = գլխավոր մրցավարը թույլ է տալիս շարունակել խաղը․ { $text }
said-why-because-text = { $why }․ { $text }
said-side-takes-out-square = { $side ->
        [white] սպիտակը
       *[other] սևը
    } հանում է { $square }-ի խաղաքարը
said-the-arbiter-finds-evidence-of-number-move-of =
    մրցավարն ապացույց է գտնում․ { $side ->
        [white] սպիտակի
       *[other] սևի
    } քայլերը՝ { $number }
said-the-arbiter-enters-the-result-result-after-a = մրցավարը գրանցում է { $result } արդյունքը բողոքից հետո
said-the-arbiter-enters-the-result-result-in-corr = մրցավարն արդյունքն ուղղում է՝ { $result }
said-the-arbiter-replaces-move-number-of-side-wit =
    մրցավարը { $side ->
        [white] սպիտակի
       *[other] սևի
    } { $number } քայլը փոխարինում է { $move }
said-the-arbiter-inserts-move-before-move-number =
    մրցավարը { $side ->
        [white] սպիտակի
       *[other] սևի
    } { $number } քայլից առաջ ավելացնում է { $move }
said-the-arbiter-takes-out-move-number-of-side =
    մրցավարը հանում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } { $number } քայլը
said-the-arbiter-takes-as-right-the-scoresheet-of =
    մրցավարը ճիշտ է համարում { $side ->
        [white] սպիտակի
       *[other] սևի
    } բլանկը
said-the-arbiter-counts-for-side-number-illegal-m =
    մրցավարը հաշվում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } անհնարին քայլերը՝ { $number }
said-the-arbiter-counts-for-side-one-illegal-move =
    մրցավարը հաշվում է { $side ->
        [white] սպիտակի
       *[other] սևի
    } անհնարին քայլերը՝ { $number }
said-announces-move = հայտարարում է { $move }
said-repeats-move = կրկնում է { $move }
said-writes-text = գրառում է { $text }
said-seals-move = գաղտնի քայլ է գրում՝ { $move }
said-makes-move-on-the-opponent-s-board = կատարում է { $move } հակառակորդի տախտակին
said-presses-the-clock = սեղմում է ժամացույցը
said-claims-the-flag = հայտարարում է դրոշակի ընկնելու մասին
said-gives-advice = խորհուրդ է տալիս
said-tells-moves-and-time-when-asked = ասում է քայլերն ու ժամանակը, երբ հարցնում են
said-tells-moves-and-time-unasked = ասում է քայլերն ու ժամանակն առանց հարցնելու
said-count-minutes = { $count } րոպե
said-count-minute = { $count } րոպե
said-count-seconds = { $count } վայրկյան
said-count-second = { $count } վայրկյան
said-count-hours = { $count } ժամ
said-count-hour = { $count } ժամ
said-standard = սովորական
said-rapid = արագ
said-blitz = կայծակնային
said-time-rate = ժամանակ { $rate }
said-next-period-at-zero = հաջորդ ժամանակահատվածն ավելանում է զրոյում
said-supervised = հսկողությամբ
said-unsupervised = առանց հսկողության
said-no-regime = կարգը նշված չէ
said-fen-fen = դիրք { $fen }
said-chess960-number = շախմատ 960, դիրք { $number }
said-chess960 = շախմատ 960
said-clocks-white-black = ժամացույցներ { $white } – { $black }
said-periods-white-black = ժամանակահատվածներ { $white } – { $black }
said-default-time-span = ուշացման թույլատրելի ժամանակ՝ { $span }
said-no-default-time = ուշացման ժամանակ նշված չէ
said-flags-noticed-by-the-clock = դրոշակի մասին հայտնում է ժամացույցը
said-flags-noticed-by-people = դրոշակը նկատում են մարդիկ
said-illegal-moves-noticed-by-the-software = անհնարին քայլերը նկատում է ծրագիրը
said-illegal-moves-noticed-by-people = անհնարին քայլերը նկատում են մարդիկ
said-moves-seen-on-the-board = քայլերը երևում են տախտակին
said-moves-known-from-the-sheets = քայլերը հայտնի են բլանկներից
said-scoresheets-on-paper = թղթային բլանկներ
said-rulings-wait-for-the-arbiter = որոշումները սպասում են մրցավարին
said-no-arbiter = առանց մրցավարի
said-quickplay = արագ ավարտ (III)
said-adjournment = խաղերի հետաձգում (I)
said-no-draws-before-move-number = ոչ-ոքի չի լինում մինչև { $number } քայլը
said-draws-with-the-arbiter = ոչ-ոքի մրցավարի թույլտվությամբ
said-points-win-draw-loss = միավորներ { $win } – { $draw } – { $loss }
said-electronic-scoresheets = էլեկտրոնային բլանկներ
said-scoresheets-followed = ծրագիրը հետևում է գրառմանը
said-lighter-penalty-for-devices = սարքի համար ավելի մեղմ պատիժ
said-report-before-leaving = հայտնել դուրս գալուց առաջ
said-by-the-letter = ըստ տառի
said-side-absent = { $side ->
        [white] սպիտակը
       *[other] սևը
    } բացակա է
said-side-with-an-assistant = { $side ->
        [white] սպիտակը
       *[other] սևը
    } օգնականով
said-side-disabled = { $side ->
        [white] սպիտակը
       *[other] սևը
    } սահմանափակ կարողություններով
said-side-visually-disabled = { $side ->
        [white] սպիտակը
       *[other] սևը
    } տեսողության խանգարումով
said-side-hearing-impaired = { $side ->
        [white] սպիտակը
       *[other] սևը
    } լսողության խանգարումով
said-not-started = խաղը չի սկսվել
said-did-you-mean-text = գուցե «{ $text }»
said-an-act-of-a-player = խաղացողի գործողություն
said-an-act-of-the-arbiter = մրցավարի գործողություն
said-an-act = գործողություն
said-a-setting = կարգավորում
said-a-position-as-fen = դիրք FEN-ով
said-a-move-of-side-who-has-the-move = { $side ->
        [white] սպիտակի
       *[other] սևի
    } քայլը, որի հերթն է
said-text-moves-tells-a-move-out-of-turn = հերթից դուրս քայլը գրվում է «{ $text } moves …»
said-too-much-for-one-table = մեկ սեղանի համար չափազանց շատ է
