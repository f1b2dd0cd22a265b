### Радње и подешавања са страна, речима за читаоца.

said-span-pass = пролази { $span }
said-span-passes = пролази { $span }
said-the-moves-moves-are-played = играју се потези { $moves }
said-side-plays-move = { $side ->
        [white] бели
       *[other] црни
    } игра { $move } и притиска сат
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
said-why-because-text = { $why }: { $text }
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
said-gives-advice = даје савет
said-tells-moves-and-time-when-asked = каже потезе и време кад га питају
said-tells-moves-and-time-unasked = каже потезе и време а да га не питају
said-count-minutes = { $count ->
        [one] { $count } минут
        [few] { $count } минута
       *[other] { $count } минута
    }
said-count-minute = { $count } минут
said-count-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунде
       *[other] { $count } секунди
    }
said-count-second = { $count } секунда
said-count-hours = { $count ->
        [one] { $count } сат
        [few] { $count } сата
       *[other] { $count } сати
    }
said-count-hour = { $count } сат
said-standard = стандардни
said-rapid = убрзани
said-blitz = брзопотезни
said-time-rate = време { $rate }
said-next-period-at-zero = следећи период се додаје на нули
said-supervised = под надзором
said-unsupervised = без надзора
said-no-regime = режим надзора није наведен
said-fen-fen = позиција { $fen }
said-chess960-number = шах 960, позиција { $number }
said-chess960 = шах 960
said-clocks-white-black = сатови { $white } – { $black }
said-periods-white-black = периоди: бели { $white }, црни { $black }
said-default-time-span = задано време кашњења { $span }
said-no-default-time = задано време кашњења није наведено
said-flags-noticed-by-the-clock = пад заставице јавља сат
said-flags-noticed-by-people = пад заставице примећују људи
said-illegal-moves-noticed-by-the-software = неправилне потезе примећује програм
said-illegal-moves-noticed-by-people = неправилне потезе примећују људи
said-moves-seen-on-the-board = потези се виде на табли
said-moves-known-from-the-sheets = потези се знају из записника
said-scoresheets-on-paper = папирни записници
said-rulings-wait-for-the-arbiter = одлуке чекају судију
said-no-arbiter = без судије
said-quickplay = убрзани завршетак (III)
said-adjournment = прекид партија (I)
said-no-draws-before-move-number = без ремија пре потеза { $number }
said-draws-with-the-arbiter = реми уз дозволу судије
said-points-win-draw-loss = бодови { $win } – { $draw } – { $loss }
said-electronic-scoresheets = електронски записници
said-scoresheets-followed = програм прати записивање
said-lighter-penalty-for-devices = блажа казна за уређаје
said-report-before-leaving = јавити се пре изласка
said-by-the-letter = по слову правила
said-side-absent = { $side ->
        [white] бели
       *[other] црни
    } је одсутан
said-side-with-an-assistant = { $side ->
        [white] бели
       *[other] црни
    } с помоћником
said-side-disabled = { $side ->
        [white] бели
       *[other] црни
    } с инвалидитетом
said-side-visually-disabled = { $side ->
        [white] бели
       *[other] црни
    } оштећеног вида
said-side-hearing-impaired = { $side ->
        [white] бели
       *[other] црни
    } оштећеног слуха
said-not-started = партија није почела
said-did-you-mean-text = можда „{ $text }“?
said-an-act-of-a-player = радња играча
said-an-act-of-the-arbiter = радња судије
said-an-act = радња
said-a-setting = подешавање
said-a-position-as-fen = позиција као FEN
said-a-move-of-side-who-has-the-move =
    потез { $side ->
        [white] белог
       *[other] црног
    }, који је на потезу
said-text-moves-tells-a-move-out-of-turn = потез преко реда се пише „{ $text } moves …“
said-too-much-for-one-table = превише за један сто
