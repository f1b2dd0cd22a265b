### Зборови на уредот на играчот: формулар, часовник, табла.

seat-waiting = Се чека колото
seat-waiting-words = Таблата ќе се појави тука сама кога судијата ќе го започне колото.
seat-next-place = Коло { $round }, табла { $board }
seat-next-white = Играте со белите.
seat-next-black = Играте со црните.
seat-next-against = Против { $name }
seat-next-bye = Коло { $round }: немате партија.
seat-next-unknown = Следното коло уште не е спарено. Штом ќе биде, тука ќе пишува каде седите.
seat-next-scan = Овој линк беше за коло { $round }. На новата табла скенирајте ја картичката што е таму.
seat-event-over = Натпреварувањето заврши
seat-event-over-words = Благодариме за играта. Можете да ја затворите оваа страница.
seat-absent = сѐ уште не е на таблата
seat-assisting = Му помагате на { $name }.
seat-arbiter = Судијата одлучува
seat-press = Притисни го часовникот
seat-offline = Нема врска со салата
seat-offline-words = Продолжете: сѐ што правите се чува тука со своето време и ќе се испрати само. Дотогаш часовникот не покажува додадено време.
seat-kept = зачувано, уште неиспратено
seat-kept-count = { $count ->
    [one] Зачувано и уште неиспратено: { $count } дејство
   *[other] Зачувани и уште неиспратени: { $count } дејства
}

## Формуларот
seat-sheet = Формулар
seat-number = Потег
seat-write = Запишете потег
seat-write-it = Запиши
seat-correct = Поправи
seat-correcting = Поправка: { $move }
seat-keys = Букви и знаци
seat-takes = зема
seat-castles-short = мала рокада
seat-castles-long = голема рокада
seat-erase = Избриши го последниот знак
seat-pad = Полиња
seat-pad-label = Полиња за пишување
seat-mark-offer = Забележи понуда на реми
seat-dash = Прескокни го местото со црта
seat-time = Време
seat-letters = Букви на фигурите во формуларот

## Таблата
seat-adjust = Местам
seat-promotion = Која фигура?
seat-promotion-none = Остави го пешакот
seat-opponent-moved = Противникот: { $move }

## Што може да се направи
seat-deeds = Што можете да направите
seat-call = Повикај судија
seat-call-words = Судијата доаѓа на таблата. Часовниците одат понатаму.
seat-call-now = Повикај
seat-called = Судијата е повикан
seat-call-waits = Судијата е повикан.
seat-call-taken = Доаѓа { $name }.
seat-why-disturbed = Ми пречат
seat-why-opponent = Однесувањето на противникот
seat-why-clock = Часовникот
seat-why-position = Позицијата на таблата
seat-why-sheet = Формуларот
seat-why-leave = Сакам да го напуштам местото за играње
seat-why-other = Друга причина или без причина
seat-offer = Понуди реми
seat-offered = Противникот нуди реми.
seat-offer-stands = Вашата понуда на реми важи.
seat-accept = Прифати реми
seat-decline = Одбиј
seat-claim = Рекламирање на реми
seat-claim-ground = Основ
seat-claim-repetition = Позицијата се појавува најмалку по третпат
seat-claim-fifty-moves = Педесет потези без земање и без потег со пешак
seat-claim-with = Врз основа на
seat-claim-on-board = позицијата на таблата
seat-claim-new = потег што сега го запишувам, а не го играм
seat-claim-written = потегот што веќе го запишав
seat-claim-final = Потег запишан за рекламација не може да се менува.
seat-claim-write = Запиши и рекламирај
seat-claim-do = Рекламирај реми
seat-resign = Предај ја партијата
seat-resign-sure = Да ја предадете партијата?
seat-resign-words = Ова не може да се врати.
seat-resign-do = Ја предавам партијата
seat-more = Уште
seat-stop = Запри ги часовниците
seat-flag = Знаменцето на противникот е паднато
seat-flag-short = Паднато знаменце
seat-illegal = Одигран е неправилен потег
seat-complain = Повредено е правилото за допрена фигура
seat-fault = Електронскиот формулар е неисправен
seat-extra-time = Побарај дополнително време за секој потег
seat-cannot-win = Рекламирам реми: противникот не може да победи со нормални средства
seat-no-effort = Рекламирам реми: противникот не се обидува да победи
seat-seal = Прекин на партијата
seat-seal-words = Потегот го запишува играчот што е на потег; до продолжувањето никој не го гледа.
seat-seal-do = Ковертирај го потегот
seat-seal-early = Минути до крајот на сесијата, ако прекинувате порано: се одземаат од вашето време
seat-sealed-own = Вашиот потег е ковертиран. До продолжувањето никој не го гледа.
seat-sealed-other = Противникот ковертирал потег.
seat-sealed-waits = Ковертот се отвора кога ќе дојде играчот што треба да одговори.
seat-resumption = Продолжување: { $when }
seat-resumed = Партијата е продолжена.
seat-reply = Противникот не дојде
seat-reply-words = Можете да го ковертирате одговорот. Се отвора кога ќе дојде противникот; дотогаш тече неговото време.
seat-reply-do = Ковертирај го одговорот
seat-reply-sealed = Одговорот е ковертиран.
seat-wrong-time = Времето на часовникот е погрешно
seat-rulings = Одлуки
seat-ruled = Одлука: { $words }
seat-sign = Потпиши { $score }
seat-signed = Го потпишавте резултатот
seat-signed-other = Противникот потпиша.
seat-unsigned-other = Противникот уште не потпишал.

## Часовникот
seat-clock-title = Шаховски часовник на табла { $board }
seat-press-of = { $side ->
    [white] Белиот притиска
   *[black] Црниот притиска
}
seat-counted = { $moves ->
    [one] { $moves } потег
   *[other] { $moves } потези
} · период { $period }
seat-swap = Смени страни
seat-left = лев
seat-right = десен

## Без вид
seat-blind = Објавени потези
seat-line = Вашиот потег или прашање
seat-line-sighted = Објавете го својот потег
seat-line-hint = Потег: Сg1f3, e4 или Springer Gustav eins Felix drei; двапати Enter го игра. Прашање за таблата: ? за сѐ, ?e за линија, ?4 за ред, ?С за скокачите, ?e4 за поле.
seat-say = Прочитај
seat-make = Одиграј
seat-you-say = Велите: { $move }. Уште еден Enter го игра.
seat-made = Одиграно: { $move }. Притиснете го часовникот.
seat-announced = Објавено.
seat-say-from = Кажете го и полето од кое тргнува.
seat-unreadable = Ова не може да се прочита како потег.
seat-board-unknown = Фигурите се на дрвена табла, која овој уред не ја гледа.
seat-none-there = Таму нема ништо.
seat-repeat = Повтори: { $move }
seat-repeated = Повторено.
seat-nothing-to-repeat = Нема што да се повтори.
seat-nothing-announced = Ниту еден потег не е објавен.
seat-ask = На барање
seat-ask-move = Последниот потег повторно
seat-ask-clocks = Часовници
seat-ask-number = Број на потези
seat-clocks-said = Вие: { $own }. Противникот: { $other }.
seat-number-said = Завршени потези: вие { $own }, противникот { $other }.
seat-you-run = оди вашиот часовник
seat-other-runs = оди часовникот на противникот
seat-braille = Ред за Брајов дисплеј
seat-form-local = Објавување на јазикот на оваа страница
seat-voice = Зборувај со гласот на уредот
seat-result = Резултат
seat-result-title = Потпис на резултатот
seat-result-words = Партијата завршува кога и двајцата ќе го потпишете истиот резултат.
