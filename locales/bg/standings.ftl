### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Точки
tie-de = Директна среща
tie-win = Брой победи
tie-won = Спечелени партии
tie-bpg = Партии с черните
tie-bwg = Победи с черните
tie-ps = Прогресивен коефициент
tie-rep = Кръгове, в които е бил готов да играе
tie-std = Стандартни точки
tie-tpn = Номер в списъка
tie-bh = Бухолц
tie-aob = Среден Бухолц на противниците
tie-fb = Предварителен Бухолц
tie-sb = Зонеборн-Бергер
tie-ks = Койа
tie-aro = Среден рейтинг на противниците
tie-tpr = Пърформънс
tie-ptp = Точен пърформънс
tie-apro = Среден пърформънс на противниците
tie-appo = Среден точен пърформънс на противниците
tie-rtng = Рейтинг

sum-round = Кръг
sum-opponent = Противник
sum-points = Точки
sum-of-opponent = От противника
sum-adds = Добавя
sum-total = Сума
sum-mean = Средно
sum-table = По рейтинговата таблица
sum-given = Както е дадено
sum-dummy = условен противник (16.4)
sum-left-out-least = отпада: най-малко (14)
sum-left-out-voluntary = отпада: неиграно по собствена воля (16.5)
sum-left-out-most = отпада: най-голямо (14)
sum-not-known = тук не се изчислява

sum-kind-played = изиграна
sum-kind-open = незавършена
sum-kind-forfeit-win = служебна победа
sum-kind-forfeit-loss = служебна загуба
sum-kind-pairing-bye = почивка
sum-kind-full-bye = почивка за точка
sum-kind-half-bye = почивка за половин точка
sum-kind-zero-bye = почивка без точки
