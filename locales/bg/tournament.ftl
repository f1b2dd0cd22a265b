### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Не е публикувано
pairings-ways = Изгледи на кръга
pairings-way-boards = По дъски
pairings-way-names = По имена
pairings-way-why = Как са съставени двойките
pairings-way-screen = За екран
pairings-color = Цвят
pairings-opponent = Противник
paper-pairings = Двойки (PDF)
paper-large = С едри букви (PDF)
paper-names = По имена (PDF)
paper-cards = Картички за масите (PDF)
paper-crosstable = Турнирна таблица (PDF)
paper-report = Доклад на главния съдия (PDF)

## how it was paired

why-words = Как холандската система на ФИДЕ (C.04.3) съставя двойките за този кръг според това, което е било известно при тегленето.
why-to-come = Кръгът още не е теглен: така казват правилата при сегашното положение.
why-failed = Обяснението не можа да се зареди
why-changed = Променено на ръка
why-changed-words = Групите по-долу са по правилата; ето с какво кръгът се различава.
why-only-here = Само в кръга
why-only-rules = Само по правилата
why-turned = Цветове по правилата
why-pair-bye = { $name }: почива
why-changes = Какво е променено преди началото
why-change-paired-again = Теглено отново
why-change-swapped = { $one } и { $two } са си разменили местата
why-change-taken-back = Двойките са снети от публикуване
why-place = №
why-history = Цветове
why-preference = Полага се
why-floats = Слизания и изкачвания
why-moved-down = отгоре
why-unmet = Не можа да се спази напълно
why-ask = Защо?
why-question = Въпрос
why-question-pair = Защо тези двама не играят?
why-question-float = Защо този играч слиза?
why-question-bye = Защо този играч почива или не?
why-other = Другият играч
why-go = Въпрос
why-sign-1 = абсолютно предпочитание (W бели, B черни)
why-sign-2 = силно предпочитание
why-sign-3 = слабо предпочитание
why-sign-4 = слизал преди един и преди два кръга
why-sign-5 = изкачвал се
why-sign-6 = нито едното, нито другото

## cross table and player

crosstable-title = Турнирна таблица
crosstable-legend = Във всяка клетка: редът на противника, цветът (○ бели, ● черни), точките.
player-unknown = Няма такъв играч
player-rating-is = Рейтинг { $rating }
player-withdrawn = Напуснал
player-rank = { $rank } от { $players }
player-games = Партии
player-offences = Нарушения
player-offences-none = Няма

## set-up: system

system-label = Система
system-swiss = Швейцарска (ФИДЕ)
system-round-robin = Всеки срещу всеки
system-double-round-robin = Двукръгова
system-free = На ръка или от файлове
system-players = Очаквани играчи
system-arbiters = Съдии в залата
system-arbiters-hint = Ускореният шах е под наблюдение при съдия на три партии, блицът — на всяка.
system-rounds-proposed = Предлагат се { $rounds } за { $players } играчи
system-rate = Времева контрола
system-rate-own = Както по-долу
publication-label = Двойките се показват
publication-at-once = веднага
publication-by-hand = след публикуване
acceleration-label = Ускорение
acceleration-none = няма
acceleration-baku = Баку (C.04.7)

## set-up: players

player-bye = Кръг { $round }: { $points }
player-at-board = винаги дъска { $board }
player-fixed-board = Винаги на дъска
take-part = Кръгове
take-part-title = Кръгове: { $name }
take-part-hint = Заявена почивка или пропуснат кръг се зачита при тегленето.
take-part-plays = играе
take-part-paired = има двойка
take-part-reason = Причина за напускането
take-part-withdraw = Напуска турнира
take-part-return = Връща се
bye-half-point = половин точка без игра
bye-zero-point = пропуска кръга
bye-full-point = точка без игра
bye-pairing-allocated = почива по жребий

## set-up: rounds

schedule-title = Дни и часове на кръговете
round-publish = Публикуване на кръг { $round }
round-hide = Снемане от публикуване
round-more = Дъски и промени
round-number-boards = Номериране на дъските по точки
round-move-from = От дъска
round-move-to = на дъска
round-move = Преместване
round-unpair = Премахване на двойките
apart-title = Не бива да се срещат: { $count }
apart-rounds = кръгове { $first }–{ $last }
apart-one = Играч
apart-two = не се среща с
apart-add = Разделяне
apart-remove = Премахване

## what a corrected result changes

effect-title = Какво променя това
effect-points = точки { $before } → { $after }
effect-rank = място { $before } → { $after }
effect-more = и още { $count }
effect-none = Нито места, нито точки
effect-paired = Кръг { $round } е теглен и би бил теглен другояче.
effect-begun = Започналите кръгове остават, както са теглени: { $rounds } (C.04.2 4.3).
