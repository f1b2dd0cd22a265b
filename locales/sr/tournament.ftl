### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Није објављено
pairings-ways = Прикази кола
pairings-way-boards = По таблама
pairings-way-names = По именима
pairings-way-why = Како је упарено
pairings-way-screen = За екран
pairings-color = Боја
pairings-opponent = Противник
paper-pairings = Парови (PDF)
paper-large = Крупним словима (PDF)
paper-names = По именима (PDF)
paper-cards = Картице за столове (PDF)
paper-crosstable = Турнирска табела (PDF)
paper-report = Извештај главног судије (PDF)

## how it was paired

why-words = Како ФИДЕ (холандски) систем (C.04.3) упарује ово коло по ономе што је било познато при упаривању.
why-to-come = Коло још није упарено: овако кажу правила према садашњем стању.
why-failed = Објашњење није могло да се учита
why-changed = Измењено ручно
why-changed-words = Групе испод су по правилима; ево у чему се коло разликује.
why-only-here = Само у колу
why-only-rules = Само по правилима
why-turned = Боје по правилима
why-pair-bye = { $name }: слободан
why-changes = Шта је мењано пре почетка
why-change-paired-again = Поново упарено
why-change-swapped = { $one } и { $two } су заменили места
why-change-taken-back = Парови су повучени
why-place = Бр.
why-history = Боје
why-preference = Следује
why-floats = Флотери
why-moved-down = одозго
why-unmet = Није могло потпуно да се испуни
why-ask = Зашто?
why-question = Питање
why-question-pair = Зашто се ова два играча не састају?
why-question-float = Зашто се овај играч спушта?
why-question-bye = Зашто је овај играч слободан или није?
why-other = Други играч
why-go = Питај
why-sign-1 = апсолутна предност (W бели, B црни)
why-sign-2 = јака предност
why-sign-3 = блага предност
why-sign-4 = спуштен, пре једног и два кола
why-sign-5 = подигнут
why-sign-6 = ниједно

## cross table and player

crosstable-title = Турнирска табела
crosstable-legend = У сваком пољу: ред противника, боја (○ бели, ● црни), бодови.
player-unknown = Нема таквог играча
player-rating-is = Рејтинг { $rating }
player-withdrawn = Одустао
player-rank = { $rank } од { $players }
player-games = Партије
player-offences = Прекршаји
player-offences-none = Нема

## set-up: system

system-label = Систем
system-swiss = Швајцарски (ФИДЕ)
system-round-robin = Свако са сваким
system-double-round-robin = Двокружни
system-free = Ручно или из датотека
system-players = Очекивано играча
system-arbiters = Судија у сали
system-arbiters-hint = Убрзани шах је под надзором са једним судијом на три партије, брзопотезни — на сваку.
system-rounds-proposed = Предлаже се { $rounds } за { $players } играча
system-rate = Темпо игре
system-rate-own = Као испод
publication-label = Парови се приказују
publication-at-once = одмах
publication-by-hand = кад се објаве
acceleration-label = Убрзање
acceleration-none = без
acceleration-baku = Баку (C.04.7)

## set-up: players

player-bye = Коло { $round }: { $points }
player-at-board = увек табла { $board }
player-fixed-board = Увек за таблом
take-part = Кола
take-part-title = Кола: { $name }
take-part-hint = Унапред затражено слободно или пропуштено коло поштује се при упаривању.
take-part-plays = игра
take-part-paired = упарен
take-part-reason = Разлог одустајања
take-part-withdraw = Одустаје заувек
take-part-return = Враћа се
bye-half-point = пола бода без игре
bye-zero-point = пропушта коло
bye-full-point = бод без игре
bye-pairing-allocated = слободан по упаривању

## set-up: rounds

schedule-title = Дани и времена кола
round-publish = Објави { $round }. коло
round-hide = Повуци из јавности
round-more = Табле и измене
round-number-boards = Нумериши табле по бодовима
round-move-from = Са табле
round-move-to = на таблу
round-move = Премести
round-unpair = Уклони парове
apart-title = Не смеју да се састану: { $count }
apart-rounds = кола { $first }–{ $last }
apart-one = Играч
apart-two = не састаје се са
apart-add = Раздвоји
apart-remove = Уклони

## what a corrected result changes

effect-title = Шта то мења
effect-points = бодови { $before } → { $after }
effect-rank = место { $before } → { $after }
effect-more = и још { $count }
effect-none = Ни места ни бодова
effect-paired = { $round }. коло је упарено и било би упарено другачије.
effect-begun = Започета кола остају како су упарена: { $rounds } (C.04.2 4.3).
