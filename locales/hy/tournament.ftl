### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Հրապարակված չէ
pairings-ways = Խաղափուլի տեսքերը
pairings-way-boards = Ըստ տախտակների
pairings-way-names = Ըստ անունների
pairings-way-why = Ինչպես են կազմվել զույգերը
pairings-way-screen = Էկրանի համար
pairings-color = Գույն
pairings-opponent = Հակառակորդ
paper-pairings = Զույգեր (PDF)
paper-large = Խոշոր տառերով (PDF)
paper-names = Ըստ անունների (PDF)
paper-cards = Սեղանների քարտեր (PDF)
paper-crosstable = Մրցաշարային աղյուսակ (PDF)
paper-report = Գլխավոր մրցավարի հաշվետվություն (PDF)

## how it was paired

why-words = Ինչպես է ՖԻԴԵ-ի (հոլանդական) համակարգը (C.04.3) կազմում այս խաղափուլի զույգերը՝ ըստ վիճակահանության պահին հայտնի տվյալների։
why-to-come = Խաղափուլի զույգերը դեռ կազմված չեն․ ահա թե ինչ են ասում կանոնները այս պահին։
why-failed = Բացատրությունը հնարավոր չեղավ բեռնել
why-changed = Փոխված է ձեռքով
why-changed-words = Ստորև խմբերը ըստ կանոնների են․ ահա թե ինչով է տարբերվում խաղափուլը։
why-only-here = Միայն խաղափուլում
why-only-rules = Միայն ըստ կանոնների
why-turned = Գույները՝ ըստ կանոնների
why-pair-bye = { $name }՝ ազատ
why-changes = Ինչ է փոխվել մինչև սկիզբը
why-change-paired-again = Կրկին վիճակահանված
why-change-swapped = { $one } և { $two }՝ տեղերով փոխված
why-change-taken-back = Զույգերը հետ են վերցվել
why-place = №
why-history = Գույներ
why-preference = Նախապատվություն
why-floats = Խմբափոխություն
why-moved-down = վերևից
why-unmet = Լիովին չհաջողվեց ապահովել
why-ask = Ինչո՞ւ
why-question = Հարց
why-question-pair = Ինչո՞ւ այս երկուսը չեն խաղում
why-question-float = Ինչո՞ւ է այս խաղացողն իջնում
why-question-bye = Ինչո՞ւ է այս խաղացողն ազատ կամ ոչ
why-other = Մյուս խաղացողը
why-go = Հարցնել
why-sign-1 = բացարձակ նախապատվություն (W սպիտակ, B սև)
why-sign-2 = ուժեղ նախապատվություն
why-sign-3 = թույլ նախապատվություն
why-sign-4 = իջել է մեկ և երկու խաղափուլ առաջ
why-sign-5 = բարձրացել է
why-sign-6 = ոչ մեկը

## cross table and player

crosstable-title = Մրցաշարային աղյուսակ
crosstable-legend = Յուրաքանչյուր վանդակում՝ հակառակորդի տողը, գույնը (○ սպիտակ, ● սև), միավորները։
player-unknown = Այդպիսի խաղացող չկա
player-rating-is = Վարկանիշ { $rating }
player-withdrawn = Դուրս է եկել
player-rank = { $rank }՝ { $players }-ից
player-games = Խաղեր
player-offences = Խախտումներ
player-offences-none = Չկան

## set-up: system

system-label = Համակարգ
system-swiss = Շվեյցարական (ՖԻԴԵ)
system-round-robin = Շրջանային
system-double-round-robin = Երկշրջան
system-free = Ձեռքով կամ ֆայլերից
system-players = Սպասվող խաղացողներ
system-arbiters = Մրցավարներ խաղասրահում
system-arbiters-hint = Արագ շախմատը վերահսկվում է երեք խաղին մեկ մրցավարով, կայծակնային խաղը՝ յուրաքանչյուրին մեկ։
system-rounds-proposed = Առաջարկվում է { $rounds }՝ { $players } խաղացողի համար
system-rate = Ժամանակի հսկողություն
system-rate-own = Ինչպես ստորև
publication-label = Զույգերը երևում են
publication-at-once = անմիջապես
publication-by-hand = հրապարակումից հետո
acceleration-label = Արագացում
acceleration-none = չկա
acceleration-baku = Բաքու (C.04.7)

## set-up: players

player-bye = Խաղափուլ { $round }՝ { $points }
player-at-board = միշտ տախտակ { $board }
player-fixed-board = Միշտ տախտակի մոտ
take-part = Խաղափուլեր
take-part-title = Խաղափուլեր՝ { $name }
take-part-hint = Նախապես խնդրված կամ բաց թողնվող խաղափուլը հաշվի է առնվում վիճակահանության ժամանակ։
take-part-plays = խաղում է
take-part-paired = զույգ ունի
take-part-reason = Դուրս գալու պատճառը
take-part-withdraw = Հանել մրցաշարից
take-part-return = Վերադառնում է
bye-half-point = կես միավոր առանց խաղի
bye-zero-point = բաց է թողնում խաղափուլը
bye-full-point = միավոր առանց խաղի
bye-pairing-allocated = ազատ՝ ըստ վիճակահանության

## set-up: rounds

schedule-title = Խաղափուլերի օրերն ու ժամերը
round-publish = Հրապարակել խաղափուլ { $round }
round-hide = Հետ վերցնել հրապարակումից
round-more = Տախտակներ և փոփոխություններ
round-number-boards = Համարակալել տախտակները ըստ միավորների
round-move-from = Տախտակից
round-move-to = տախտակ
round-move = Տեղափոխել
round-unpair = Հանել զույգերը
apart-title = Չպետք է հանդիպեն՝ { $count }
apart-rounds = խաղափուլեր { $first }–{ $last }
apart-one = Խաղացող
apart-two = չի հանդիպում
apart-add = Չզուգակցել
apart-remove = Հանել

## what a corrected result changes

effect-title = Ինչ է դա փոխում
effect-points = միավորներ { $before } → { $after }
effect-rank = տեղ { $before } → { $after }
effect-more = և ևս { $count }
effect-none = Ոչ տեղեր, ոչ միավորներ
effect-paired = Խաղափուլ { $round }-ի զույգերը կազմված են և այլ կլինեին։
effect-begun = Սկսված խաղափուլերը մնում են՝ ինչպես կազմվել են․ { $rounds } (C.04.2 4.3)։
