### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Не е објавено
pairings-ways = Прикази на колото
pairings-way-boards = По табли
pairings-way-names = По имиња
pairings-way-why = Како е спарено
pairings-way-screen = За екран
pairings-color = Боја
pairings-opponent = Противник
paper-pairings = Парови (PDF)
paper-large = Со крупни букви (PDF)
paper-names = По имиња (PDF)
paper-cards = Картички за масите (PDF)
paper-crosstable = Турнирска табела (PDF)
paper-report = Извештај на главниот судија (PDF)

## how it was paired

why-words = Како системот на ФИДЕ (холандски, C.04.3) го спарува ова коло според она што било познато при спарувањето.
why-to-come = Колото сѐ уште не е спарено: вака велат правилата според сегашната состојба.
why-failed = Објаснувањето не можеше да се вчита
why-changed = Изменето рачно
why-changed-words = Групите подолу се според правилата; еве во што се разликува колото.
why-only-here = Само во колото
why-only-rules = Само според правилата
why-turned = Бои според правилата
why-pair-bye = { $name }: слободен
why-changes = Што е менувано пред почетокот
why-change-paired-again = Повторно спарено
why-change-swapped = { $one } и { $two } ги замениле местата
why-change-taken-back = Паровите се повлечени
why-place = Бр.
why-history = Бои
why-preference = Следува
why-floats = Флотери
why-moved-down = одозгора
why-unmet = Не можеше целосно да се исполни
why-ask = Зошто?
why-question = Прашање
why-question-pair = Зошто овие двајца не играат?
why-question-float = Зошто овој играч се спушта?
why-question-bye = Зошто овој играч е слободен или не?
why-other = Другиот играч
why-go = Прашај
why-sign-1 = апсолутна предност (W бели, B црни)
why-sign-2 = силна предност
why-sign-3 = блага предност
why-sign-4 = спуштен, пред едно и две кола
why-sign-5 = подигнат
why-sign-6 = ниту едно

## cross table and player

crosstable-title = Турнирска табела
crosstable-legend = Во секое поле: редот на противникот, бојата (○ бели, ● црни), поените.
player-unknown = Нема таков играч
player-rating-is = Рејтинг { $rating }
player-withdrawn = Се откажал
player-rank = { $rank } од { $players }
player-games = Партии
player-offences = Прекршоци
player-offences-none = Нема

## set-up: system

system-label = Систем
system-swiss = Швајцарски (ФИДЕ)
system-round-robin = Секој со секого
system-double-round-robin = Двокружен
system-free = Рачно или од датотеки
system-players = Очекувани играчи
system-arbiters = Судии во салата
system-arbiters-hint = Забрзаниот шах е под надзор со еден судија на три партии, брзопотезниот — на секоја.
system-rounds-proposed = Се предлагаат { $rounds } за { $players } играчи
system-rate = Темпо на игра
system-rate-own = Како подолу
publication-label = Паровите се прикажуваат
publication-at-once = веднаш
publication-by-hand = кога ќе се објават
acceleration-label = Забрзување
acceleration-none = без
acceleration-baku = Баку (C.04.7)

## set-up: players

player-bye = Коло { $round }: { $points }
player-at-board = секогаш табла { $board }
player-fixed-board = Секогаш на табла
take-part = Кола
take-part-title = Кола: { $name }
take-part-hint = Однапред побарано слободно или пропуштено коло се почитува при спарувањето.
take-part-plays = игра
take-part-paired = спарен
take-part-reason = Причина за откажувањето
take-part-withdraw = Се откажува засекогаш
take-part-return = Се враќа
bye-half-point = половина поен без игра
bye-zero-point = го пропушта колото
bye-full-point = поен без игра
bye-pairing-allocated = слободен по спарувањето

## set-up: rounds

schedule-title = Денови и времиња на колата
round-publish = Објави го { $round }. коло
round-hide = Повлечи од јавноста
round-more = Табли и измени
round-number-boards = Нумерирај ги таблите по поени
round-move-from = Од табла
round-move-to = на табла
round-move = Премести
round-unpair = Отстрани ги паровите
apart-title = Не смеат да се сретнат: { $count }
apart-rounds = кола { $first }–{ $last }
apart-one = Играч
apart-two = не се среќава со
apart-add = Раздели
apart-remove = Отстрани

## what a corrected result changes

effect-title = Што менува ова
effect-points = поени { $before } → { $after }
effect-rank = место { $before } → { $after }
effect-more = и уште { $count }
effect-none = Ниту места ниту поени
effect-paired = { $round }. коло е спарено и би било спарено поинаку.
effect-begun = Започнатите кола остануваат како што се спарени: { $rounds } (C.04.2 4.3).
