### Речи играчевог уређаја: записник, сат, табла.

seat-waiting = Чека се коло
seat-waiting-words = Табла се овде сама појављује кад судија започне коло.
seat-next-place = Коло { $round }, табла { $board }
seat-next-white = Играте белим.
seat-next-black = Играте црним.
seat-next-against = Противник: { $name }
seat-next-bye = Коло { $round }: немате партију.
seat-next-unknown = Следеће коло још није упарено. Чим буде, овде ће писати где седите.
seat-next-scan = Овај линк је био за коло { $round }. За новом таблом скенирајте картицу која тамо лежи.
seat-event-over = Такмичење је завршено
seat-event-over-words = Хвала на игри. Ову страну можете затворити.
seat-absent = још није за таблом
seat-assisting = Помажете: { $name }.
seat-arbiter = Судија одлучује
seat-press = Притисни сат
seat-offline = Нема везе са салом
seat-offline-words = Наставите: све што радите чува се овде са својим временом и послаће се само. Дотле сат не показује додато време.
seat-kept = сачувано, још није послато
seat-kept-count = { $count ->
    [one] Сачувана и још није послата { $count } радња
    [few] Сачуване и још нису послате { $count } радње
   *[other] Сачувано и још није послато { $count } радњи
}

## Записник
seat-sheet = Записник
seat-number = Потез
seat-write = Упишите потез
seat-write-it = Упиши
seat-correct = Исправи
seat-correcting = Исправка: { $move }
seat-keys = Слова и знаци
seat-takes = узима
seat-castles-short = мала рокада
seat-castles-long = велика рокада
seat-erase = Обриши последњи знак
seat-pad = Поља
seat-pad-label = Поља за писање
seat-mark-offer = Забележи понуду ремија
seat-dash = Прескочи место цртом
seat-time = Време
seat-letters = Слова фигура у записнику

## Табла
seat-adjust = Поправљам
seat-promotion = Која фигура?
seat-promotion-none = Остави пешака
seat-opponent-moved = Противник: { $move }

## Шта се може учинити
seat-deeds = Шта можете учинити
seat-call = Позови судију
seat-call-words = Судија долази до табле. Сатови иду даље.
seat-call-now = Позови
seat-called = Судија је позван
seat-call-waits = Судија је позван.
seat-call-taken = Долази { $name }.
seat-why-disturbed = Ометају ме
seat-why-opponent = Понашање противника
seat-why-clock = Сат
seat-why-position = Позиција на табли
seat-why-sheet = Записник
seat-why-leave = Желим да напустим простор за игру
seat-why-other = Други разлог или без разлога
seat-offer = Понуди реми
seat-offered = Противник нуди реми.
seat-offer-stands = Ваша понуда ремија важи.
seat-accept = Прихвати реми
seat-decline = Одбиј
seat-claim = Рекламација ремија
seat-claim-ground = Основ
seat-claim-repetition = Позиција се јавља бар трећи пут
seat-claim-fifty-moves = Педесет потеза без узимања и без потеза пешаком
seat-claim-with = На основу
seat-claim-on-board = позиције на табли
seat-claim-new = потеза који сада уписујем, а не одигравам
seat-claim-written = већ уписаног потеза
seat-claim-final = Потез уписан за рекламацију не може се мењати.
seat-claim-write = Упиши и рекламирај
seat-claim-do = Рекламирај реми
seat-resign = Предај партију
seat-resign-sure = Предајете ли партију?
seat-resign-words = Ово се не може повући.
seat-resign-do = Предајем партију
seat-more = Још
seat-stop = Заустави сатове
seat-flag = Противникова заставица је пала
seat-flag-short = Пала заставица
seat-illegal = Одигран је неправилан потез
seat-complain = Повређено је правило додирнуте фигуре
seat-fault = Електронски записник је неисправан
seat-extra-time = Затражи додатно време за сваки потез
seat-cannot-win = Рекламирам реми: противник не може добити на уобичајени начин
seat-no-effort = Рекламирам реми: противник не настоји да добије
seat-seal = Прекид партије
seat-seal-words = Потез уписује играч који је на потезу; до наставка га нико не види.
seat-seal-do = Ковертирај потез
seat-seal-early = Минута до краја сеансе, ако прекидате раније: одузимају се од вашег времена
seat-sealed-own = Ваш потез је ковертиран. До наставка га нико не види.
seat-sealed-other = Противник је ковертирао потез.
seat-sealed-waits = Коверат се отвара када дође играч који треба да одговори.
seat-resumption = Наставак: { $when }
seat-resumed = Партија је настављена.
seat-reply = Противник није дошао
seat-reply-words = Можете да ковертирате одговор. Отвара се када дође противник; дотле ради његов сат.
seat-reply-do = Ковертирај одговор
seat-reply-sealed = Одговор је ковертиран.
seat-wrong-time = Време на сату је погрешно
seat-rulings = Одлуке
seat-ruled = Одлука: { $words }
seat-sign = Потпиши { $score }
seat-signed = Потписали сте резултат
seat-signed-other = Противник је потписао.
seat-unsigned-other = Противник још није потписао.

## Сат
seat-clock-title = Шаховски сат табле { $board }
seat-press-of = { $side ->
    [white] Бели притиска
   *[black] Црни притиска
}
seat-counted = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
} · период { $period }
seat-swap = Замени стране
seat-left = леви
seat-right = десни

## Без вида
seat-blind = Објављени потези
seat-line = Ваш потез или питање
seat-line-sighted = Објавите свој потез
seat-line-hint = Потез: Сg1f3, e4 или Springer Gustav eins Felix drei; два пута Enter га одиграва. Питање о табли: ? за све, ?e за линију, ?4 за ред, ?С за скакаче, ?e4 за поље.
seat-say = Прочитај
seat-make = Одиграј
seat-you-say = Кажете: { $move }. Још један Enter га одиграва.
seat-made = Одиграно: { $move }. Притисните сат.
seat-announced = Објављено.
seat-say-from = Реците и поље са којег полази.
seat-unreadable = Ово се не може прочитати као потез.
seat-board-unknown = Фигуре су на дрвеној табли, коју овај уређај не види.
seat-none-there = Тамо нема ничега.
seat-repeat = Понови: { $move }
seat-repeated = Поновљено.
seat-nothing-to-repeat = Нема шта да се понови.
seat-nothing-announced = Ниједан потез није објављен.
seat-ask = На захтев
seat-ask-move = Последњи потез поново
seat-ask-clocks = Сатови
seat-ask-number = Број потеза
seat-clocks-said = Ви: { $own }. Противник: { $other }.
seat-number-said = Довршени потези: ви { $own }, противник { $other }.
seat-you-run = иде ваш сат
seat-other-runs = иде противников сат
seat-braille = Ред за Брајев дисплеј
seat-form-local = Објављивање на језику ове стране
seat-voice = Говори гласом уређаја
seat-result = Резултат
seat-result-title = Потпис резултата партије
seat-result-words = Партија се завршава када обојица потпишете исти резултат.
