### Одлуке речима. Име поруке долази из запамћеног облика.

span = { $minutes ->
        [0] { "" }
        [one] { $minutes } минут
        [few] { $minutes } минута
       *[other] { $minutes } минута
    }{ $seconds ->
        [0] { "" }
        [one] { " " }{ $seconds } секунда
        [few] { " " }{ $seconds } секунде
       *[other] { " " }{ $seconds } секунди
    }

remedy-add-time = { $to ->
        [white] Белом се додаје { $time }
       *[black] Црном се додаје { $time }
    }
remedy-take-time = { $from ->
        [white] Белом се одузима { $time }
       *[black] Црном се одузима { $time }
    }
remedy-set-time = { $of ->
        [white] Време белог: { $time }
       *[black] Време црног: { $time }
    }
remedy-set-counter = { $of ->
        [white] Бројач потеза белог се поставља на { $moves }
       *[black] Бројач потеза црног се поставља на { $moves }
    }
remedy-set-period = { $of ->
        [white] Бели је у периоду { $period }
       *[black] Црни је у периоду { $period }
    }
remedy-next-period = { $of ->
        [white] Почиње следећи период белог; урачунати потези: { $moves }
       *[black] Почиње следећи период црног; урачунати потези: { $moves }
    }
remedy-clock-of = { $player ->
        [white] Тече време белог
       *[black] Тече време црног
    }
remedy-correct-clock = Време на сату се исправља
remedy-press-undone = { $by ->
        [white] Поништава се притисак који је извео бели
       *[black] Поништава се притисак који је извео црни
    }
remedy-reinstate = Враћа се позиција пре потеза { $before }
remedy-go-back = { $before ->
        [pass] Партија се враћа на позицију пре притиска на сат без потеза
       *[other] Партија се враћа на позицију пре потеза { $before }
    }
remedy-go-back-to = { $color ->
        [white] Партија се враћа на позицију пре { $number }. потеза белог
       *[black] Партија се враћа на позицију пре { $number }. потеза црног
    }
remedy-put-pieces-back = { $player ->
        [white] Бели враћа фигуре на места у свом времену
       *[black] Црни враћа фигуре на места у свом времену
    }
remedy-transfer-position = Позиција се преноси на правилно постављену таблу
remedy-must-move = { $player ->
        [white] Бели { $duty }
       *[black] Црни { $duty }
    }
remedy-becomes-queen = Пешак на { $square } постаје дама
remedy-move-stands = { $attempt ->
        [pass] Притисак на сат без потеза остаје на снази
       *[other] Потез { $attempt } остаје на снази
    }
remedy-counts-as-made = Потез { $attempt } се сматра довршеним
remedy-finished = Потез { $attempt } се довршава
remedy-win = { $winner ->
        [white] Бели побеђује
       *[black] Црни побеђује
    }
remedy-draw = Партија је реми
remedy-score = Резултат је { $points-white } – { $points-black }
remedy-play-on = Игра се наставља
remedy-claim-correct = { $of ->
        [white] Рекламација белог је тачна{ $found }
       *[black] Рекламација црног је тачна{ $found }
    }
remedy-claim-rejected = { $of ->
        [white] Рекламација белог се одбија{ $found }
       *[black] Рекламација црног се одбија{ $found }
    }
remedy-offer-stands = { $of ->
        [white] Понуда ремија белог остаје на снази
       *[black] Понуда ремија црног остаје на снази
    }
remedy-offer-void = { $of ->
        [white] Понуда ремија белог нема дејства
       *[black] Понуда ремија црног нема дејства
    }
remedy-draw-allowed = Споразумни реми је дозвољен
remedy-must-record = { $player ->
        [white] Бели мора да допуни записник
       *[black] Црни мора да допуни записник
    }
remedy-need-not-record = { $player ->
        [white] Бели не мора да записује до краја периода
       *[black] Црни не мора да записује до краја периода
    }
remedy-sheet-replaced = { $of ->
        [white] Записник белог се замењује
       *[black] Записник црног се замењује
    }
remedy-gets-scoresheet = { $player ->
        [white] Бели добија записник
       *[black] Црни добија записник
    }
remedy-warning = { $to ->
        [white] Бели добија опомену
       *[black] Црни добија опомену
    }
remedy-points-up = { $to ->
        [white] Белом се додају бодови: { $points }
       *[black] Црном се додају бодови: { $points }
    }
remedy-points-down = { $from ->
        [white] Белом се одузимају бодови: { $points }
       *[black] Црном се одузимају бодови: { $points }
    }
remedy-fined = { $player ->
        [white] Бели се кажњава новчано
       *[black] Црни се кажњава новчано
    }
remedy-expelled = { $player ->
        [white] Бели се искључује са такмичења
       *[black] Црни се искључује са такмичења
    }
remedy-permitted = { $to ->
        [white] Белом се дозвољава
       *[black] Црном се дозвољава
    }
remedy-not-permitted = { $to ->
        [white] Белом се не дозвољава
       *[black] Црном се не дозвољава
    }
remedy-arbiter-decides = Судија одлучује: { $question }
remedy-otherwise = Судија одлучује другачије: { $reason }
duty-move = мора да игра фигуром са { $it }
duty-move-to = мора да игра фигуром са { $from } на { $to }
duty-promote = мора да промовише пешака на { $square } у { $role ->
        [rook] топа
        [bishop] ловца
        [knight] скакача
       *[queen] даму
    }
duty-capture = мора да узме фигуру на { $it }
duty-capture-with = мора да узме фигуру на { $target } фигуром са { $with }
duty-castle = мора да рокира са топом на { $it }
duty-play = мора да одигра { $it }
duty-one-of = мора да игра једном од фигура или да узме једну од њих: { $it }
duty-written = мора да одигра потез онако како је записан: { $it }
duty-any = може да одигра било који правилан потез
question-penalty = { $against ->
        [white] казна белом ({ $offence })
       *[black] казна црном ({ $offence })
    }
question-moving-assistant = { $of ->
        [white] сме ли помоћник да помера фигуре уместо белог?
       *[black] сме ли помоћник да помера фигуре уместо црног?
    }
question-resigns = { $by ->
        [white] предаје ли бели?
       *[black] предаје ли црни?
    }
question-disturbance = { $of ->
        [white] додатно време за белог, који је ометан?
       *[black] додатно време за црног, који је ометан?
    }
question-opponent-score = { $of ->
        [white] колико бодова добија бели?
       *[black] колико бодова добија црни?
    }
question-new-start = од које почетне позиције се игра нова партија? Ако је нико не зна, извуците је жребом
question-last-position = од које позиције се партија наставља?
question-clock-times = које време треба да показује сат?
question-recording-assistant = { $of ->
        [white] сме ли помоћник да записује уместо белог?
       *[black] сме ли помоћник да записује уместо црног?
    }
question-faulty-scoresheet = { $of ->
        [white] да ли је записник белог неисправан?
       *[black] да ли је записник црног неисправан?
    }
question-signed-result = који од потписаних резултата остаје на снази?
question-draw-consent = сме ли се договорити реми?
question-draw-claim = { $by ->
        [white] да ли бели с правом рекламира реми, шта год да је записано?
       *[black] да ли црни с правом рекламира реми, шта год да је записано?
    }
question-valid-reason = { $by ->
        [white] да ли је бели имао оправдан разлог да заустави сат?
       *[black] да ли је црни имао оправдан разлог да заустави сат?
    }
question-defective-clock = да ли је сат очито неисправан? Ако јесте, подесите времена на заменском; ако није, игра се наставља
question-wrong-setting = сат је погрешно подешен: које је време тачно?
question-clock-assistant = { $of ->
        [white] сме ли помоћник да притиска сат уместо белог?
       *[black] сме ли помоћник да притиска сат уместо црног?
    }
question-interruption = треба ли зауставити игру? Да: сатови се заустављају, не: игра се наставља
question-quickplay-increment = { $by ->
        [white] увести додатак по потезу на захтев белог?
       *[black] увести додатак по потезу на захтев црног?
    }
question-quickplay-claim = { $by ->
        [white] бели рекламира реми: црни не може да победи на уобичајени начин или не улаже напор. Да ли је тако?
       *[black] црни рекламира реми: бели не може да победи на уобичајени начин или не улаже напор. Да ли је тако?
    }
question-quickplay-opponent = { $side ->
        [white] да ли је реми, јер бели не може да победи на уобичајени начин или није уложио довољно напора? Ако није, одлучује пала заставица црног
       *[black] да ли је реми, јер црни не може да победи на уобичајени начин или није уложио довољно напора? Ако није, одлучује пала заставица белог
    }
question-quickplay-final-position = { $side ->
        [white] да ли је реми, јер се завршна позиција не може добити на уобичајени начин или бели није уложио довољно напора? Ако није, одлучује пала заставица црног
       *[black] да ли је реми, јер се завршна позиција не може добити на уобичајени начин или црни није уложио довољно напора? Ако није, одлучује пала заставица белог
    }
question-no-arbiter-claim = { $by ->
        [white] да ли је рекламација белог, поднета без судије, оправдана? Да: реми, не: бели губи
       *[black] да ли је рекламација црног, поднета без судије, оправдана? Да: реми, не: црни губи
    }
question-envelope-missing = коверат недостаје: да ли је познато утрошено време? Ако није, подесите сатове
question-resumption-times = да ли су времена на сату погрешна, као што је играч указао? Ако јесу, подесите тачна; ако нису, игра се наставља
question-boards-differ = две табле се разликују: да ли се записи слажу?
question-can-mate = { $side ->
        [white] може ли бели да матира било којим низом правилних потеза?
       *[black] може ли црни да матира било којим низом правилних потеза?
    }
remedy-add-per-move = { $mode ->
        [delay] Пре сваког потеза сатови оба играча чекају { $time }
       *[increment] Оба играча за сваки потез добијају још { $time }
    }
remedy-no-castling = { $player ->
        [white] Бели не може да рокира{ $rook ->
            [none] { "" }
           *[other] { " " }са топом на { $rook }
        }
       *[black] Црни не може да рокира{ $rook ->
            [none] { "" }
           *[other] { " " }са топом на { $rook }
        }
    }
remedy-unplayed = { $there-white ->
        [true] Бели добија без борбе
       *[false] { $there-black ->
            [true] Црни добија без борбе
           *[false] Обојица губе без борбе
        }
    }
remedy-new-game = { $colours ->
        [same] Игра се нова партија
       *[right] Игра се нова партија са правилним бојама
    }
remedy-excluded = { $player ->
        [white] Белом се забрањује наступ: { $rounds ->
            [one] { $rounds } коло
            [few] { $rounds } кола
           *[other] { $rounds } кола
        }
       *[black] Црном се забрањује наступ: { $rounds ->
            [one] { $rounds } коло
            [few] { $rounds } кола
           *[other] { $rounds } кола
        }
    }
found-nothing = { "" }
found-positions = { " " }(позиција после { $it })
found-half-moves = { " " }(полупотеза без узимања и потеза пешаком: { $it })
question-leave = { $place ->
        [venue] { $by ->
            [white] сме ли бели да напусти место игре?
           *[black] сме ли црни да напусти место игре?
        }
       *[area] { $by ->
            [white] сме ли бели да напусти простор за игру?
           *[black] сме ли црни да напусти простор за игру?
        }
    }
question-flag-on-wood = { $of ->
        [white] да ли је бели прекорачио време?
       *[black] да ли је црни прекорачио време?
    }{ $if_right ->
        [white] {" Ако су записници тачни, бели побеђује."}
        [black] {" Ако су записници тачни, црни побеђује."}
        [drawn] {" Ако су записници тачни, партија је реми."}
       *[open] {""}
    }
question-first-flag = обе заставице су пале: која је пала прва?
question-displaced-on-wood = { $by ->
        [white] да ли је бели пореметио положај фигура?
       *[black] да ли је црни пореметио положај фигура?
    }
question-ten-moves = да ли су оба играча довршила по десет потеза?
question-illegal-on-wood = { $by ->
        [white] да ли је бели довршио неправилан потез?
       *[black] да ли је црни довршио неправилан потез?
    }
question-made-with-one = { $by ->
        [white] да ли је бели поново одиграо потез једном руком пре него што је притиснуо сат?
       *[black] да ли је црни поново одиграо потез једном руком пре него што је притиснуо сат?
    }
question-two-hands-kind = { $by ->
        [white] да ли је бели са две руке рокирао, узео фигуру или промовисао пешака?
       *[black] да ли је црни са две руке рокирао, узео фигуру или промовисао пешака?
    }
question-began-wrongly = да ли је партија почела неправилно, како се тврди?
question-sealed-on-wood = може ли се одиграти ковертирани потез { $text }?
question-sealed-otherwise = важи ли ковертирани потез { $text }, а не потез одигран на табли?
question-as-written = да ли су записници тачни? Ако јесу: { $if_so }
remedy-record-set = Запис је исправљен од полупотеза { $from }: { $moves }
remedy-position-set = Постављена је позиција: { $position }
remedy-count-set = { $of ->
        [white] Рачуна се неправилних потеза белог: { $count }
       *[black] Рачуна се неправилних потеза црног: { $count }
    }
remedy-withdrawn = Одлуке { $first }–{ $last } су поништене
remedy-game-goes-on = Игра се наставља
question-ground-of-result = по ком основу се партија завршава { $points-white }–{ $points-black }?
remedy-unfounded = { $of ->
        [white] Примедба белог није основана
       *[black] Примедба црног није основана
    }
question-accepts = { $by ->
        [white] да ли бели прихвата реми?
       *[black] да ли црни прихвата реми?
    }
question-ended = да ли је партија завршена овим резултатом?
