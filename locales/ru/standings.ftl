### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Очки
tie-de = Личная встреча
tie-win = Число побед
tie-won = Выигранные партии
tie-bpg = Партии чёрными
tie-bwg = Победы чёрными
tie-ps = Прогрессирующий счёт
tie-rep = Туры, в которых игрок был готов играть
tie-std = Стандартные очки
tie-tpn = Номер в списке
tie-bh = Коэффициент Бухгольца
tie-aob = Средний Бухгольц соперников
tie-fb = Предварительный Бухгольц
tie-sb = Коэффициент Зоннеборна-Бергера
tie-ks = Коэффициент Койя
tie-aro = Средний рейтинг соперников
tie-tpr = Перформанс
tie-ptp = Точный перформанс
tie-apro = Средний перформанс соперников
tie-appo = Средний точный перформанс соперников
tie-rtng = Рейтинг

sum-round = Тур
sum-opponent = Соперник
sum-points = Очки
sum-of-opponent = От соперника
sum-adds = Вклад
sum-total = Сумма
sum-mean = Среднее
sum-table = По таблице рейтингов
sum-given = Как задано
sum-dummy = условный соперник (16.4)
sum-left-out-least = отброшено: наименьшее (14)
sum-left-out-voluntary = отброшено: не сыграно по своей воле (16.5)
sum-left-out-most = отброшено: наибольшее (14)
sum-not-known = здесь не вычисляется

sum-kind-played = сыграна
sum-kind-open = не окончена
sum-kind-forfeit-win = победа присуждена
sum-kind-forfeit-loss = поражение присуждено
sum-kind-pairing-bye = без пары
sum-kind-full-bye = пропуск за очко
sum-kind-half-bye = пропуск за пол-очка
sum-kind-zero-bye = пропуск без очков
