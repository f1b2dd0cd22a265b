### Слова устройства игрока: бланк, часы, доска.

seat-waiting = Ожидание тура
seat-waiting-words = Доска появится здесь сама, когда арбитр начнёт тур.
seat-next-place = Тур { $round }, доска { $board }
seat-next-white = У вас белые.
seat-next-black = У вас чёрные.
seat-next-against = Соперник: { $name }
seat-next-bye = Тур { $round }: вы не играете.
seat-next-unknown = Следующий тур ещё не составлен. Как только он будет составлен, здесь появится ваше место.
seat-next-scan = Эта ссылка была на тур { $round }. За новой доской отсканируйте карточку, которая там лежит.
seat-event-over = Соревнование окончено
seat-event-over-words = Спасибо за игру. Эту страницу можно закрыть.
seat-absent = ещё не за доской
seat-assisting = Вы помогаете: { $name }.
seat-arbiter = Арбитр принимает решение
seat-press = Нажать часы
seat-offline = Нет связи с залом
seat-offline-words = Продолжайте: всё, что вы делаете, сохраняется здесь вместе со временем и отправится само. Добавленное время часы пока не показывают.
seat-kept = сохранено, ещё не отправлено
seat-kept-count = { $count ->
    [one] Сохранено и ещё не отправлено { $count } действие
    [few] Сохранено и ещё не отправлено { $count } действия
   *[many] Сохранено и ещё не отправлено { $count } действий
}

## Бланк
seat-sheet = Бланк
seat-number = Ход
seat-write = Записать ход
seat-write-it = Записать
seat-correct = Исправить
seat-correcting = Исправить { $move }
seat-keys = Буквы и знаки
seat-takes = взятие
seat-castles-short = короткая рокировка
seat-castles-long = длинная рокировка
seat-erase = Стереть последний знак
seat-pad = Поля
seat-pad-label = Поля для записи
seat-mark-offer = Отметить предложение ничьей
seat-dash = Пропустить ход, поставив прочерк
seat-time = Время
seat-letters = Буквы фигур на бланке

## Доска
seat-adjust = Поправляю
seat-promotion = Какая фигура?
seat-promotion-none = Оставить пешку
seat-opponent-moved = Соперник: { $move }

## Что можно сделать
seat-deeds = Что можно сделать
seat-call = Вызвать арбитра
seat-call-words = Арбитр подойдёт к доске. Часы продолжают идти.
seat-call-now = Вызвать
seat-called = Арбитр вызван
seat-call-waits = Арбитр вызван.
seat-call-taken = Идёт { $name }.
seat-why-disturbed = Мне мешают
seat-why-opponent = Поведение соперника
seat-why-clock = Часы
seat-why-position = Позиция на доске
seat-why-sheet = Бланк
seat-why-leave = Хочу покинуть игровую площадку
seat-why-other = Другая причина или без причины
seat-offer = Предложить ничью
seat-offered = Соперник предлагает ничью.
seat-offer-stands = Ваше предложение ничьей в силе.
seat-accept = Принять ничью
seat-decline = Отклонить
seat-claim = Потребовать ничью
seat-claim-ground = Основание
seat-claim-repetition = Позиция возникает по меньшей мере в третий раз
seat-claim-fifty-moves = Пятьдесят ходов без взятия и без хода пешкой
seat-claim-with = На основе
seat-claim-on-board = позиции на доске
seat-claim-new = хода, который я сейчас запишу, но не сделаю
seat-claim-written = уже записанного хода
seat-claim-final = Ход, записанный для требования, изменить нельзя.
seat-claim-write = Записать и потребовать
seat-claim-do = Потребовать ничью
seat-resign = Сдаться
seat-resign-sure = Сдать партию?
seat-resign-words = Это нельзя взять назад.
seat-resign-do = Сдать партию
seat-more = Ещё
seat-stop = Остановить часы
seat-flag = У соперника упал флажок
seat-flag-short = Флажок упал
seat-illegal = Сделан невозможный ход
seat-complain = Соперник нарушил правило «тронул — ходи»
seat-fault = Электронный бланк неисправен
seat-extra-time = Попросить добавление времени на каждый ход
seat-cannot-win = Требую ничью: соперник не может выиграть обычными средствами
seat-no-effort = Требую ничью: соперник не пытается выиграть
seat-seal = Откладывание
seat-seal-words = Ход записывает игрок, за которым очередь хода; до возобновления его никто не видит.
seat-seal-do = Записать тайный ход
seat-seal-early = Минут до окончания игрового времени, если вы откладываете досрочно: они вычитаются из вашего времени
seat-sealed-own = Ваш тайный ход записан. До доигрывания его никто не видит.
seat-sealed-other = Соперник записал тайный ход.
seat-sealed-waits = Конверт вскрывают, когда приходит игрок, который должен отвечать.
seat-resumption = Доигрывание: { $when }
seat-resumed = Доигрывание началось.
seat-reply = Соперник не пришёл
seat-reply-words = Вы можете записать тайный ответ. Его вскроют, когда придёт соперник; до тех пор идут его часы.
seat-reply-do = Записать тайный ответ
seat-reply-sealed = Ответ запечатан.
seat-wrong-time = Время на часах установлено неверно
seat-rulings = Решения
seat-ruled = Решение: { $words }
seat-sign = Подписать { $score }
seat-signed = Вы подписали результат
seat-signed-other = Соперник подписал.
seat-unsigned-other = Соперник ещё не подписал.

## Часы
seat-clock-title = Шахматные часы доски { $board }
seat-press-of = { $side ->
    [white] Белые нажимают
   *[black] Чёрные нажимают
}
seat-counted = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} · период { $period }
seat-swap = Поменять стороны
seat-left = слева
seat-right = справа

## Без зрения
seat-blind = Объявление ходов
seat-line = Ваш ход или вопрос
seat-line-sighted = Объявите свой ход
seat-line-hint = Ход: Кg1f3, e4 или шпрингер Густав айнс Феликс драй; дважды Enter — ход сделан. Вопрос о доске: ? — всё, ?e — вертикаль, ?4 — горизонталь, ?К — кони, ?e4 — поле.
seat-say = Прочитать
seat-make = Сделать ход
seat-you-say = Вы говорите: { $move }. Ещё раз Enter — ход сделан.
seat-made = Сделано: { $move }. Нажмите часы.
seat-announced = Объявлено.
seat-say-from = Назовите и поле, с которого идёт фигура.
seat-unreadable = Это нельзя прочитать как ход.
seat-board-unknown = Фигуры стоят на деревянной доске, её это устройство не видит.
seat-none-there = Там ничего нет.
seat-repeat = Повторить: { $move }
seat-repeated = Повторено.
seat-nothing-to-repeat = Повторять нечего.
seat-nothing-announced = Ход не объявлен.
seat-ask = По запросу
seat-ask-move = Последний ход ещё раз
seat-ask-clocks = Часы
seat-ask-number = Число ходов
seat-clocks-said = У вас: { $own }. У соперника: { $other }.
seat-number-said = Завершено ходов: вы { $own }, соперник { $other }.
seat-you-run = идут ваши часы
seat-other-runs = идут часы соперника
seat-braille = Строка для брайлевского дисплея
seat-form-local = Объявлять на языке этой страницы
seat-voice = Говорить голосом устройства
seat-result = Результат
seat-result-title = Подписать результат партии
seat-result-words = Партия заканчивается, когда оба подписали один и тот же результат.
