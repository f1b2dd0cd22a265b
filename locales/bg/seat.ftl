### Думи на устройството на състезателя: бланка, часовник, дъска.

seat-waiting = Изчакване на кръга
seat-waiting-words = Дъската ще се появи тук сама, когато съдията започне кръга.
seat-next-place = Кръг { $round }, дъска { $board }
seat-next-white = Играете с белите.
seat-next-black = Играете с черните.
seat-next-against = Срещу { $name }
seat-next-bye = Кръг { $round }: нямате партия.
seat-next-unknown = Следващият кръг още не е съставен. Щом бъде съставен, тук ще пише къде седите.
seat-next-scan = Този линк беше за кръг { $round }. На новата дъска сканирайте картата, която е там.
seat-event-over = Състезанието приключи
seat-event-over-words = Благодарим за играта. Можете да затворите тази страница.
seat-absent = още не е на дъската
seat-assisting = Помагате на { $name }.
seat-arbiter = Съдията решава
seat-press = Натиснете часовника
seat-offline = Няма връзка със залата
seat-offline-words = Продължавайте: каквото правите, се пази тук с времето си и ще се изпрати само. Дотогава часовникът не показва добавено време.
seat-kept = запазено, още неизпратено
seat-kept-count = { $count ->
    [one] Запазено и още неизпратено: { $count } действие
   *[other] Запазени и още неизпратени: { $count } действия
}

## Бланката
seat-sheet = Бланка
seat-number = Ход
seat-write = Запишете ход
seat-write-it = Записване
seat-correct = Поправка на записа
seat-correcting = Поправяне на { $move }
seat-keys = Букви и знаци
seat-takes = взема
seat-castles-short = малка рокада
seat-castles-long = голяма рокада
seat-erase = Изтриване на последния знак
seat-pad = Полета
seat-pad-label = Полета за писане
seat-mark-offer = Отбелязване на предложение за реми
seat-dash = Пропускане с тире
seat-time = Време
seat-letters = Букви на фигурите в бланката

## Дъската
seat-adjust = Поправям
seat-promotion = Коя фигура?
seat-promotion-none = Пешката остава
seat-opponent-moved = Противникът: { $move }

## Какво може да се направи
seat-deeds = Какво можете да направите
seat-call = Повикайте съдията
seat-call-words = Съдията идва на дъската. Часовниците вървят.
seat-call-now = Повикване
seat-called = Съдията е повикан
seat-call-waits = Съдията е повикан.
seat-call-taken = Идва { $name }.
seat-why-disturbed = Пречат ми
seat-why-opponent = Поведението на противника
seat-why-clock = Часовникът
seat-why-position = Позицията на дъската
seat-why-sheet = Бланката
seat-why-leave = Искам да напусна игралното поле
seat-why-other = Друга причина или без причина
seat-offer = Предлагам реми
seat-offered = Противникът предлага реми.
seat-offer-stands = Вашето предложение за реми е в сила.
seat-accept = Приемам реми
seat-decline = Отказвам
seat-claim = Рекламация за реми
seat-claim-ground = Основание
seat-claim-repetition = Позицията се появява поне за трети път
seat-claim-fifty-moves = Петдесет хода без вземане и без ход с пешка
seat-claim-with = Въз основа на
seat-claim-on-board = позицията на дъската
seat-claim-new = ход, който сега записвам и не играя
seat-claim-written = хода, който вече съм записал
seat-claim-final = Ход, записан за рекламация, не може да се променя.
seat-claim-write = Записвам и рекламирам
seat-claim-do = Рекламирам реми
seat-resign = Предаване на партията
seat-resign-sure = Да предадете ли партията?
seat-resign-words = Това не може да се отмени.
seat-resign-do = Предавам партията
seat-more = Още
seat-stop = Спиране на часовниците
seat-flag = Флагът на противника е паднал
seat-flag-short = Паднал флаг
seat-illegal = Направен е неправилен ход
seat-complain = Докосната фигура не беше изиграна
seat-fault = Електронната бланка е повредена
seat-extra-time = Искам добавка за всеки ход
seat-cannot-win = Рекламирам реми: противникът не може да спечели с нормални средства
seat-no-effort = Рекламирам реми: противникът не се опитва да спечели
seat-seal = Отлагане
seat-seal-words = Ходът се записва от състезателя, който е на ход; до подновяването никой не го вижда.
seat-seal-do = Запечатване на хода
seat-seal-early = Минути до края на сесията, ако отлагате предсрочно: отнемат се от вашето време
seat-sealed-own = Ходът ви е запечатан. До доиграването никой не го вижда.
seat-sealed-other = Противникът е запечатал ход.
seat-sealed-waits = Пликът се отваря, когато дойде състезателят, който трябва да отговори.
seat-resumption = Доиграване: { $when }
seat-resumed = Партията е подновена.
seat-reply = Противникът не е дошъл
seat-reply-words = Можете да запечатате отговора си. Отваря се, когато дойде противникът; дотогава върви неговият часовник.
seat-reply-do = Запечатване на отговора
seat-reply-sealed = Отговорът е запечатан.
seat-wrong-time = Времето на часовника е грешно
seat-rulings = Решения
seat-ruled = Решение: { $words }
seat-sign = Подписвам { $score }
seat-signed = Подписахте резултата
seat-signed-other = Противникът е подписал.
seat-unsigned-other = Противникът още не е подписал.

## Часовникът
seat-clock-title = Шахматен часовник на дъска { $board }
seat-press-of = { $side ->
    [white] Белите натискат
   *[black] Черните натискат
}
seat-counted = { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
} · период { $period }
seat-swap = Размяна на страните
seat-left = ляв
seat-right = десен

## Без зрение
seat-blind = Обявени ходове
seat-line = Вашият ход или въпрос
seat-line-sighted = Обявете своя ход
seat-line-hint = Ход: Кg1f3, e4 или Springer Gustav eins Felix drei; два пъти Enter го прави. Въпрос за дъската: ? за всичко, ?e за вертикал, ?4 за хоризонтал, ?К за конете, ?e4 за поле.
seat-say = Прочитане
seat-make = Изиграване на хода
seat-you-say = Казвате: { $move }. Още един Enter го прави.
seat-made = Направен: { $move }. Натиснете часовника.
seat-announced = Обявен.
seat-say-from = Кажете и полето, от което тръгва.
seat-unreadable = Това не може да се прочете като ход.
seat-board-unknown = Фигурите са на дървена дъска, която това устройство не вижда.
seat-none-there = Там няма нищо.
seat-repeat = Повторете: { $move }
seat-repeated = Повторен.
seat-nothing-to-repeat = Няма какво да се повтаря.
seat-nothing-announced = Няма обявен ход.
seat-ask = При поискване
seat-ask-move = Последният ход отново
seat-ask-clocks = Часовници
seat-ask-number = Брой ходове
seat-clocks-said = Вие: { $own }. Противникът: { $other }.
seat-number-said = Завършени ходове: вие { $own }, противникът { $other }.
seat-you-run = върви вашият часовник
seat-other-runs = върви часовникът на противника
seat-braille = Ред за брайлов дисплей
seat-form-local = Обявяване на езика на тази страница
seat-voice = Говор с гласа на устройството
seat-result = Резултат
seat-result-title = Подписване на резултата
seat-result-words = Партията завършва, когато и двамата сте подписали един и същ резултат.
