### Дејства и поставки од страниците, со зборови за читателот.

said-span-pass = минуваат { $span }
said-span-passes = минува { $span }
said-the-moves-moves-are-played = се играат потезите { $moves }
said-side-plays-move = { $side ->
        [white] белиот
       *[other] црниот
    } игра { $move } и го притиска часовникот
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
    } ја бележи понудата за реми
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
said-why-because-text = { $why }: { $text }
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
said-gives-advice = дава совет
said-tells-moves-and-time-when-asked = ги кажува потезите и времето кога го прашуваат
said-tells-moves-and-time-unasked = ги кажува потезите и времето непрашан
said-count-minutes = { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
said-count-minute = { $count } минута
said-count-seconds = { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
said-count-second = { $count } секунда
said-count-hours = { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
said-count-hour = { $count } час
said-standard = стандарден
said-rapid = забрзан
said-blitz = брзопотезен
said-time-rate = време { $rate }
said-next-period-at-zero = следниот период се додава на нула
said-supervised = под надзор
said-unsupervised = без надзор
said-no-regime = режимот на надзор не е наведен
said-fen-fen = позиција { $fen }
said-chess960-number = шах 960, позиција { $number }
said-chess960 = шах 960
said-clocks-white-black = часовници { $white } – { $black }
said-periods-white-black = периоди: белиот { $white }, црниот { $black }
said-default-time-span = дозволено доцнење { $span }
said-no-default-time = дозволеното доцнење не е наведено
said-flags-noticed-by-the-clock = паднатото знаменце го јавува часовникот
said-flags-noticed-by-people = паднатото знаменце го забележуваат луѓето
said-illegal-moves-noticed-by-the-software = неправилните потези ги забележува програмата
said-illegal-moves-noticed-by-people = неправилните потези ги забележуваат луѓето
said-moves-seen-on-the-board = потезите се гледаат на таблата
said-moves-known-from-the-sheets = потезите се знаат од формуларите
said-scoresheets-on-paper = хартиени формулари
said-rulings-wait-for-the-arbiter = одлуките го чекаат судијата
said-no-arbiter = без судија
said-quickplay = забрзан завршеток (III)
said-adjournment = прекинување на партии (I)
said-no-draws-before-move-number = без ремија пред потегот { $number }
said-draws-with-the-arbiter = реми со дозвола на судијата
said-points-win-draw-loss = поени { $win } – { $draw } – { $loss }
said-electronic-scoresheets = електронски формулари
said-scoresheets-followed = програмата го следи запишувањето
said-lighter-penalty-for-devices = поблага казна за уреди
said-report-before-leaving = јавување пред излегување
said-by-the-letter = по буквата на правилата
said-side-absent = { $side ->
        [white] белиот
       *[other] црниот
    } е отсутен
said-side-with-an-assistant = { $side ->
        [white] белиот
       *[other] црниот
    } со помошник
said-side-disabled = { $side ->
        [white] белиот
       *[other] црниот
    } со инвалидитет
said-side-visually-disabled = { $side ->
        [white] белиот
       *[other] црниот
    } со оштетен вид
said-side-hearing-impaired = { $side ->
        [white] белиот
       *[other] црниот
    } со оштетен слух
said-not-started = партијата не е почната
said-did-you-mean-text = можеби „{ $text }“?
said-an-act-of-a-player = дејство на играч
said-an-act-of-the-arbiter = дејство на судијата
said-an-act = дејство
said-a-setting = поставка
said-a-position-as-fen = позиција како FEN
said-a-move-of-side-who-has-the-move =
    потег на { $side ->
        [white] белиот
       *[other] црниот
    }, што е на потег
said-text-moves-tells-a-move-out-of-turn = потег преку ред се пишува „{ $text } moves …“
said-too-much-for-one-table = премногу за една маса
