### Предложения, которые программа составляет по-английски: почему отказано, что не так с файлом, позицией, записанным ходом.

said-the-round-has-not-started = тур не начат
said-the-round-is-finished = тур закончен
said-something-has-happened-in-the-round = в туре уже что-то произошло
said-the-round-is-not-finished = тур не закончен
said-a-later-round-has-started = начат более поздний тур
said-boards-are-counted-from-1 = доски нумеруются с 1
said-at-least-one-player = хотя бы один игрок
said-a-pairing-that-can-be-what = возможная пара: { $what }
said-the-competition-has-players-already = в соревновании уже есть игроки
said-the-report-gives-points-for-absence-for-byes = отчёт даёт очки за отсутствие, за тур без пары или как штраф (162 A, 299), чего зал не знает
said-time-does-not-run-backwards = время не идёт назад
said-the-competition-exists-already = соревнование уже создано
said-the-competition-has-not-been-created = соревнование ещё не создано
said-only-an-arbiter-can-do-this = это может сделать только арбитр
said-there-is-no-such-round = такого тура нет
said-the-round-has-started = тур начат
said-there-is-no-game-on-that-board = на этой доске нет партии
said-there-is-no-such-player = такого игрока нет
said-a-number-that-is-free = свободный номер
said-a-number-that-is-not-that-of-player-player = номер, отличный от номера игрока { $player }
said-a-number-between-1-and-99999 = число от 1 до 99999
said-one-line-of-at-most-200-characters = одна строка не длиннее 200 знаков
said-a-name-without-a-comma = имя без запятой
said-three-letters-or-nothing = три буквы или ничего
said-a-rating-between-1-and-4000-or-nothing = рейтинг от 1 до 4000 или ничего
said-a-number-of-at-most-11-digits = число не длиннее 11 цифр
said-a-player-who-has-been-paired-can-withdraw-no = игрок, уже попавший в пары, может выбыть, но не быть удалён
said-the-player-has-withdrawn-already = игрок уже выбыл
said-the-player-has-not-withdrawn = игрок не выбывал
said-start-numbers-are-fixed-once-a-round-is-pair = после жеребьёвки тура стартовые номера не меняются
said-every-player-once = каждый игрок по одному разу
said-nobody-is-paired-in-this-round = в этом туре нет ни одной пары
said-one-line-that-says-why = одна строка с причиной
said-another-result-stands-say-why-it-is-correcte = записан другой результат: укажите, почему он исправляется
said-at-most-99-points-for-a-game = не больше 99½ очков за партию
said-there-is-no-result-on-that-board = на этой доске нет результата
said-the-game-is-decided = партия закончена
said-the-player-is-not-on-that-board = этот игрок не за этой доской
said-a-day-such-as-2026-11-16-with-or-without-a-t = дата, например 2026-11-16, со временем или без
said-player-player-is-not-in-the-list-or-has-with = игрока { $player } нет в списке, или он выбыл
said-player-player-is-paired-twice = игрок { $player } указан в двух парах
said-player-player-has-a-bye-in-this-round = игрок { $player } в этом туре без пары
said-the-board-is-given-twice = доска указана дважды
said-the-player-has-two-byes = игрок дважды указан без пары
said-player-player-is-paired-already = игрок { $player } уже в паре
said-the-board-is-taken = доска занята
said-a-round-has-started = один из туров уже начат
said-a-round-robin-needs-two-players = для кругового турнира нужны два игрока
said-a-round-robin-has-at-most-500-rounds = в круговом турнире не больше 500 туров
said-the-player-is-paired-in-this-round = игрок в этом туре уже в паре
said-the-player-has-no-bye-in-this-round = игрок в этом туре не свободен от игры
said-a-number-between-0-and-959 = число от 0 до 959
said-the-player-is-not-paired-in-this-round = игрок в этом туре не в паре
said-an-earlier-round-has-not-been-played = предыдущий тур не сыгран
said-a-game-of-an-earlier-round-is-neither-decide = партия предыдущего тура не закончена и не отложена
said-results-are-missing = не хватает результатов
said-a-later-round-is-paired-already = жеребьёвка более позднего тура уже проведена
said-a-round-has-started-scores-of-the-pairing-ar = тур уже начат: очки для жеребьёвки остаются объявленными
said-at-most-20 = не больше 20
said-code-each-at-most-once = { $code }: каждый не больше одного раза
said-needs-a-win-worth-two-draws-and-a-loss-worth = победа должна стоить двух ничьих, а поражение — ничего (C.04.7)
said-at-most-500-lists = не больше 500 списков
said-two-players-or-more-each-once = два игрока или больше, каждый по одному разу
said-a-first-round-and-a-last-one-that-is-not-bef = первый тур и последний, который не раньше его
said-a-competition-needs-a-name = соревнованию нужно название
said-each-is-one-line-and-not-empty = каждая — одна непустая строка
said-a-day-such-as-2026-11-16-or-nothing = дата, например 2026-11-16, или ничего
said-it-is-before-the-first-day = это раньше первого дня
said-between-1-and-500 = от 1 до 500
said-at-most-86400-seconds = не больше 86400 секунд
said-at-most-99-for-a-game = не больше 99½ за партию
said-a-bye-is-not-worth-more-than-a-win = тур без пары не может стоить больше победы
said-the-rounds-follow-the-berger-tables = туры идут по таблицам Бергера
said-the-initial-colour-has-not-been-drawn = жребий начального цвета ещё не брошен
said-the-round-is-paired-say-why-it-is-paired-aga = жеребьёвка тура проведена: укажите, почему она повторяется
said-nobody-is-to-be-paired-in-this-round = в этом туре некого ставить в пары
said-no-legal-pairing-exists-not-everybody-can-ha = допустимой жеребьёвки нет: соперник найдётся не для каждого (C1, C3)
said-no-legal-pairing-exists-nobody-can-have-the = допустимой жеребьёвки нет: никого нельзя оставить без пары так, чтобы остальные составили пары (C2)
said-player-player-is-not-paired-in-this-round = игрок { $player } в этом туре не в паре
said-team-team-is-not-in-the-list-or-has-withdraw = команды { $team } нет в списке, или она выбыла
said-team-team-is-paired-twice = команда { $team } указана в двух парах
said-team-team-has-a-bye-in-this-round = команда { $team } в этом туре без пары
said-there-is-no-such-team = такой команды нет
said-no-team-is-to-be-paired-in-this-round = в этом туре нет команд, которые нужно ставить в пары
said-no-legal-pairing-exists-not-every-team-can-h = допустимой жеребьёвки нет: соперник найдётся не для каждой команды (C.04.6 C1)
said-no-legal-pairing-exists-no-team-can-have-the = допустимой жеребьёвки нет: ни одну команду нельзя оставить без пары так, чтобы остальные составили пары (C.04.6 C2)
said-a-round-robin-needs-two-teams = для кругового турнира нужны две команды
said-a-board-of-the-match-has-a-result-already-ta = на одной из досок матча уже есть результат: сначала уберите его
said-this-is-no-bye-of-a-team = такого пропуска у команды не бывает
said-the-team-is-paired-in-this-round = команда в этом туре уже в паре
said-the-team-has-no-bye-in-this-round = команда в этом туре не свободна от игры
said-there-is-no-such-match = такого матча нет
said-the-team-is-not-in-that-match = команда не участвует в этом матче
said-a-round-is-paired-who-plays-on-how-many-boar = жеребьёвка тура уже проведена: кто играет и на скольких досках, больше не меняется
said-between-1-and-100-boards = от 1 до 100 досок
said-a-colour-for-each-board-or-none-at-all = цвет для каждой доски или ни для одной
said-a-win-is-worth-no-less-than-a-draw-and-a-dra = победа стоит не меньше ничьей, а ничья не меньше поражения
said-not-where-game-points-rank-c-04-7-1-4-4 = не там, где места определяются по очкам на досках (C.04.7 1.4.4)
said-teams-play-matches-pair-teams-and-set-line-u = матчи играют команды: ставьте в пары команды и задавайте составы
said-players-play-for-themselves-here = здесь каждый играет за себя
said-at-most-five-letters = не больше пяти букв
said-at-most-60-members = не больше 60 игроков
said-a-name-that-no-other-team-has = название, которого нет у другой команды
said-there-is-no-player-player = игрока { $player } нет
said-player-player-is-listed-twice = игрок { $player } указан дважды
said-player-player-is-in-team-team = игрок { $player } уже в команде { $team }
said-a-member-who-is-in-the-line-up-of-a-round-st = игрок, вошедший в состав на какой-либо тур, остаётся в команде
said-a-team-that-has-been-paired-can-withdraw-not = команда, уже попавшая в пары, может выбыть, но не быть удалена
said-the-team-has-withdrawn-already = команда уже выбыла
said-the-team-has-not-withdrawn = команда не выбывала
said-no-player-without-a-team-has-a-club-teams-ar = ни у одного игрока без команды не указан клуб: команды составляются по клубам игроков
said-every-team-once = каждая команда по одному разу
said-somebody-else = кто-то другой
said-why-it-is-changed = почему это изменяется
said-code-there-is-no-such-tie-break-c-07-5 = { $code }: такого дополнительного показателя нет (C.07 5)
said-code-modifier-cannot-modify-it-c-07-14 = { $code }: { $modifier } к нему неприменим (C.07 14)
said-code-must-not-be-used-in-round-robins-c-07-8 = { $code }: не применяется в круговых турнирах (C.07 8)
said-code-is-for-teams-only-c-07-11-13 = { $code }: только для команд (C.07 11-13)
said-a-closing-quotation-mark = закрывающая кавычка
said-the-end-of-the-field-after-the-quotation-mar = конец поля после кавычки
said-a-column-that-was-not-named-before = столбец, не названный раньше
said-a-first-line-that-names-the-columns = первая строка с названиями столбцов
said-a-column-called-name = столбец с названием { $name }
said-a-round = тур
said-a-board = доска
said-the-number-of-a-player = номер игрока
said-the-number-of-a-player-or-a-bye = номер игрока или тур без пары
said-two-players-or-a-player-and-a-bye = два игрока или игрок без пары
said-a-column-called-name-or-surname = столбец с названием name или surname
said-a-number = число
said-a-title-such-as-gm-or-wfm-or-nothing = звание, например GM или WFM, или ничего
said-m-w-or-nothing = m, w или ничего
said-a-rating-or-nothing = рейтинг или ничего
said-a-number-or-nothing = число или ничего
said-the-three-letters-of-a-federation-or-nothing = три буквы федерации или ничего
said-a-day-such-as-2001-02-03-a-year-or-nothing = дата, например 2001-02-03, год или ничего
said-en-ru-bg-sr-mk-hy-or-nothing = en, ru, bg, sr, mk, hy или ничего
said-a-board-or-nothing = доска или ничего
said-yes-no-or-nothing = yes, no или ничего
said-a-name = имя
said-expected-players-lines-001 = ожидаются игроки (строки 001)
said-expected-players-not-teams-310 = ожидаются игроки, а не команды (310)
said-expected-the-number-of-rounds-line-142 = ожидается число туров (строка 142)
said-expected-at-least-played-rounds-line-142-not = ожидается число туров не меньше { $played } (строка 142), а не { $rounds }
said-expected-w-or-b-player-player-played-in-roun = ожидается w или b: игрок { $player } играл в туре { $round }
said-a-number-that-is-not-given-twice = номер, не указанный дважды
said-the-number-of-a-player-in-the-report = номер игрока из отчёта
said-an-opponent-who-has-this-player-as-opponent = соперник, у которого соперником значится этот игрок
said-the-other-colour-than-the-opponent-has = не тот цвет, что у соперника
said-a-result-that-fits-the-one-of-the-opponent = результат, согласный с результатом соперника
said-points-in-halves-such-as-1-5 = очки с шагом в половину, например 1.5
said-points-in-halves-such-as-1-5-2 = очки с шагом в половину, например -1.5
said-a-blank-between-two-numbers = пробел между двумя числами
said-a-number-between-1-and-9999 = число от 1 до 9999
said-one-of-f-h-z = одно из F, H, Z
said-at-least-one-number = хотя бы одно число
said-a-round-that-is-not-before-the-first = тур не раньше первого
said-a-number-that-is-not-below-the-first = число не меньше первого
said-at-least-two-numbers = хотя бы два числа
said-one-of-w-d-l-f-h-z-or-a-blank = одно из W D L F H Z + - или пробел
said-points-such-as-0-5-or-1-0 = очки, например 0.5 или -1.0
said-a-code-and-its-points-such-as-w-3-0 = код и его очки, например W=3.0
said-points-such-as-1-0 = очки, например 1.0
said-the-same-points-for-both-colours-reports-can = одинаковые очки для обоих цветов: других отчёт передать не может
said-a-blank-between-two-fields = пробел между двумя полями
said-m-w-or-a-blank = m, w или пробел
said-a-title-or-blanks = звание или пробелы
said-a-rating-or-blanks = рейтинг или пробелы
said-the-three-letters-of-a-federation-or-blanks = три буквы федерации или пробелы
said-a-number-or-blanks = число или пробелы
said-a-day-such-as-2001-02-03-a-year-or-blanks = дата, например 2001/02/03, год или пробелы
said-a-place-or-blanks = место или пробелы
said-the-end-of-the-line = конец строки
said-a-blank-between-opponent-colour-and-result = пробел между соперником, цветом и результатом
said-a-blank-between-two-rounds = пробел между двумя турами
said-the-number-of-an-opponent-or-0000 = номер соперника или 0000
said-w-b-or = w, b или -
said-one-of-1-0-w-d-l-u-h-f-z = одно из 1 = 0 W D L + - U H F Z
said-a-result-against-an-opponent-not-a-bye = результат с соперником, а не тур без пары
said-a-day-such-as-2026-11-16 = дата, например 2026/11/16
said-a-number-of-rounds = число туров
said-a-day-such-as-26-11-16 = дата, например 26/11/16
said-w-or-b = W или B
said-one-of-w-d-l-a-p-x = одно из W, D, L, A, P, X
said-the-number-of-a-team-in-the-report = номер команды из отчёта
said-a-number-between-1-and-999 = число от 1 до 999
said-a-whole-number-or-blanks = целое число или пробелы
said-the-name-of-a-team = название команды
said-a-player-who-is-in-no-other-place-of-a-team = игрок, не указанный на другом месте команды
said-a-number-of-a-team-or-000 = номер команды или 000
said-one-of = одно из +-, -+, --
said-the-number-of-a-player-or-0000 = номер игрока или 0000
said-w-or-b-for-each-board = W или B для каждой доски
said-one-of-tw-td-tl = одно из TW, TD, TL
said-points-such-as-2-0 = очки, например 2.0
said-a-delay-is-for-both-players = задержка действует для обоих игроков
said-a-period-has-at-least-one-move = в периоде хотя бы один ход
said-a-period-has-no-time = в одном из периодов нет времени
said-blitz-needs-a-regime = для блица нужно назвать режим наблюдения
said-rapid-needs-a-regime = для быстрых шахмат нужно назвать режим наблюдения
said-it-cannot-be-negative = это не может быть отрицательным
said-time-cannot-be-negative = время не может быть отрицательным
said-the-starts-are-numbered-0-to-959 = начальные позиции нумеруются от 0 до 959
said-there-is-no-period = нет ни одного периода
said-it-is-not-said-which-period = не сказано, с какого периода начинается партия
said-there-is-no-such-period = такого периода нет
said-the-moves-before-lead-to-another-period = ходы до начала ведут в другой период
said-sign-in-first = сначала войдите
said-this-is-for-others-to-do = это могут делать другие
said-too-many-tries-wait-seconds-seconds = слишком много попыток; подождите { $seconds } с
said-too-many-ask-for-this-come-again-in-a-moment = этого просят слишком многие; зайдите чуть позже
said-nothing-can-be-written-or-read-now-keep-it-a = сейчас ничего нельзя записать или прочесть; сохраните это и попробуйте снова
said-a-name-has-1-to-64-characters = в имени от 1 до 64 знаков
said-a-password-has-8-to-256-characters = в пароле от 8 до 256 знаков
said-no-move-is-sealed-there = там нет тайного хода
said-the-address-of-the-hall-is-too-long = адрес зала слишком длинный
said-the-book-has-no-such-thing = в книге такого нет
said-the-round-is-not-paired-or-not-published = жеребьёвка тура не проведена или не опубликована
said-there-is-no-such-board = такой доски нет
said-there-is-no-such-link = такой ссылки нет
said-there-is-no-such-paper = такого документа нет
said-there-is-no-such-value = такого значения нет
said-there-is-no-such-wall = такой страницы нет
said-the-round-is-still-being-worked-out = пары тура ещё составляются
said-there-is-no-such-round-or-it-has-not-begun = такого тура нет, или он не начат
said-this-is-no-text = это не текст
said-this-password-cannot-be-kept = этот пароль нельзя сохранить
said-no-such-piece-can-go-there = такая фигура туда пойти не может
said-the-king-would-be-left-in-check = король остался бы под шахом
said-the-new-piece-is-not-named = новая фигура не указана
said-no-pawn-is-promoted-by-this-move = этим ходом пешка не превращается
said-a-capture-is-marked-but-nothing-is-taken = указано взятие, но ничего не берётся
said-the-capture-is-not-marked-with-x = взятие не отмечено знаком x
said-a-letter-of-another-script-that-looks-alike = похожая буква другого алфавита
said-an-english-piece-letter = английское обозначение фигуры
said-a-piece-letter-of-the-language-s-other-scrip = обозначение фигуры другим письмом того же языка
said-a-national-piece-letter = национальное обозначение фигуры
said-a-letter-in-the-wrong-case = буква не того регистра
said-a-file-in-cyrillic = вертикаль кириллицей
said-a-letter-for-the-pawn = буква для пешки
said-no-letter-for-the-piece = нет буквы фигуры
said-letters-for-the-zeros-of-castling = буквы вместо нулей рокировки
said-castling-as-a-move-of-the-king = рокировка записана ходом короля
said-a-dash-for-a-hyphen = тире вместо дефиса
said-another-sign-for-a-capture = другой знак взятия
said-a-capture-that-is-none = взятие, которого нет
said-a-sign-before-the-new-piece = знак перед новой фигурой
said-other-letters-for-e-p = другие буквы вместо e.p.
said-e-p-that-is-none = e.p. там, где его нет
said-check-or-mate-that-is-none = шах или мат, которого нет
said-for-a-double-check = ++ для двойного шаха
said-for = = вместо (=)
said-a-comment-on-the-move = примечание к ходу
said-a-space-inside-the-move = пробел внутри хода
said-punctuation-behind-the-move = знак препинания после хода
said-a-move-number = номер хода
said-the-end-of-the-move = конец хода
said-a-piece-letter-a-file-or-castling = буква фигуры, вертикаль или рокировка
said-a-rank-from-1-to-8 = горизонталь от 1 до 8
said-a-square = поле
said-side-has-no-king = { $side ->
        [white] у белых нет короля
       *[other] у чёрных нет короля
    }
said-side-has-more-than-one-king = { $side ->
        [white] у белых больше одного короля
       *[other] у чёрных больше одного короля
    }
said-side-has-more-than-sixteen-pieces = { $side ->
        [white] у белых больше шестнадцати фигур
       *[other] у чёрных больше шестнадцати фигур
    }
said-side-has-more-than-eight-pawns = { $side ->
        [white] у белых больше восьми пешек
       *[other] у чёрных больше восьми пешек
    }
said-a-pawn-stands-on-square = на { $square } стоит пешка
said-side-has-more-promoted-pieces-than-pawns-are = { $side ->
        [white] у белых
       *[other] у чёрных
    } превращённых фигур больше, чем недостаёт пешек
said-side-has-two-bishops-on-squares-of-one-colou = { $side ->
        [white] у белых
       *[other] у чёрных
    } два слона на полях одного цвета и все восемь пешек
said-a-pawn-stands-on-its-own-first-rank = пешка стоит на первой горизонтали своей стороны
said-the-kings-stand-side-by-side = короли стоят рядом
said-both-kings-are-in-check = оба короля под шахом
said-side-is-in-check-although-the-opponent-has-t = { $side ->
        [white] белые
       *[other] чёрные
    } под шахом, хотя ход соперника
said-no-last-move-gives-check-from-squares = никакой последний ход не даёт шаха с { $squares }
said-the-right-to-castle-with-a-rook-on-square-ki = право рокировки с ладьёй на { $square }: король или ладья не на месте
said-the-right-to-castle-with-the-rook-on-square = право рокировки с ладьёй на { $square }: на этом фланге право у другой ладьи
said-both-sides-may-castle-but-kings-or-rooks-sta = обе стороны вправе рокировать, но короли или ладьи стоят на разных вертикалях
said-no-pawn-can-just-have-passed-square = никакая пешка не могла только что пройти { $square }
said-a-pawn-has-just-moved-but-the-counter-is-not = пешка только что пошла, но счётчик не равен нулю
said-no-piece-stands-there = там нет фигуры
said-the-piece-is-the-opponent-s = это фигура соперника
said-the-piece-was-not-moved = фигура не передвинута
said-the-pieces-lie-as-no-single-move-puts-them = одним ходом такое расположение фигур получить нельзя
said-a-piece-of-the-same-colour-stands-there = там стоит фигура того же цвета
said-the-king-may-not-be-taken = короля брать нельзя
said-a-role-does-not-move-that-way = { $role ->
        [king] король
       *[queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
        [pawn] пешка
    } так не ходит
said-the-piece-on-square-is-in-the-way = мешает фигура на { $square }
said-the-pawn-is-blocked = пешка заблокирована
said-the-pawn-may-not-go-two-squares = пешка не может пойти на два поля
said-the-pawn-has-nothing-to-take-there = пешке там нечего брать
said-taking-en-passant-is-allowed-only-at-once = взятие на проходе возможно только сразу
said-the-pawn-must-be-replaced = пешка должна быть заменена
said-a-pawn-cannot-become-a-role = { $role ->
        [king] пешка не может стать королём
       *[pawn] пешка не может остаться пешкой
    }
said-nothing-is-replaced-by-this-move = этим ходом ничего не заменяется
said-no-king-and-rook-stand-ready-to-castle = король и ладья не стоят для рокировки
said-the-right-to-castle-with-that-rook-is-lost = право рокировки с этой ладьёй утрачено
said-the-piece-on-square-prevents-castling = рокировке мешает фигура на { $square }
said-castling-is-prevented-because-square-is-atta = рокировка невозможна: поле { $square } под боем
said-the-king-would-be-in-check-from-squares = король оказался бы под шахом с { $squares }
said-a-single-space = один пробел
said-one-number-for-neighbouring-empty-squares = одно число для соседних пустых полей
said-rights-to-castle-in-the-order-kqkq-each-once = права рокировки в порядке KQkq, каждое по разу
said-another-field = ещё одно поле записи
said-a-move-number-from-1 = номер хода от 1
said-w-or-b-2 = w или b
said-the-end = конец
said-a-space = пробел
said-more-squares = ещё поля
said-no-more-than-eight-squares-in-a-rank = не больше восьми полей в горизонтали
said-eight-squares-in-the-rank = восемь полей в горизонтали
said-no-more-than-eight-ranks = не больше восьми горизонталей
said-a-piece-letter-a-number-from-1-to-8-or = буква фигуры, число от 1 до 8 или /
said-rights-to-castle-such-as-kqkq-or = права рокировки, например KQkq, или -
said-a-square-of-the-sixth-rank-or = поле шестой горизонтали или -
said-a-square-of-the-third-rank-or = поле третьей горизонтали или -
said-a-number-below-4294967296 = число меньше 4294967296
said-expected-a-number-from-0-to-959 = ожидается число от 0 до 959
said-expected-a-king-a-queen-two-rooks-two-bishop = ожидаются король, ферзь, две ладьи, два слона и два коня
said-the-king-must-stand-between-the-rooks = король должен стоять между ладьями
said-the-bishops-must-stand-on-squares-of-opposit = слоны должны стоять на разноцветных полях
said-both-sides-must-stand-alike-behind-their-paw = фигуры обеих сторон должны стоять за пешками одинаково
said-more-throws-are-needed = нужны ещё броски
said-a-die-shows-1-to-6 = на кости от 1 до 6
said-expected-eight-pieces = ожидаются восемь фигур
