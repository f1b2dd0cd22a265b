### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Поени
tie-de = Меѓусебна средба
tie-win = Број на победи
tie-won = Добиени партии
tie-bpg = Партии со црните
tie-bwg = Победи со црните
tie-ps = Прогресивни поени
tie-rep = Кола во кои бил подготвен да игра
tie-std = Стандардни поени
tie-tpn = Број на листата
tie-bh = Бухолц
tie-aob = Просечен Бухолц на противниците
tie-fb = Претходен Бухолц
tie-sb = Сонеборн-Бергер
tie-ks = Која
tie-aro = Просечен рејтинг на противниците
tie-tpr = Перформанс
tie-ptp = Точен перформанс
tie-apro = Просечен перформанс на противниците
tie-appo = Просечен точен перформанс на противниците
tie-rtng = Рејтинг

sum-round = Коло
sum-opponent = Противник
sum-points = Поени
sum-of-opponent = Од противникот
sum-adds = Додава
sum-total = Збир
sum-mean = Просек
sum-table = По табелата на рејтинзи
sum-given = Како што е дадено
sum-dummy = замислен противник (16.4)
sum-left-out-least = отфрлено: најмало (14)
sum-left-out-voluntary = отфрлено: неиграно по своја волја (16.5)
sum-left-out-most = отфрлено: најголемо (14)
sum-not-known = овде не се пресметува

sum-kind-played = одиграна
sum-kind-open = незавршена
sum-kind-forfeit-win = победа без борба
sum-kind-forfeit-loss = пораз без борба
sum-kind-pairing-bye = слободен
sum-kind-full-bye = слободен за поен
sum-kind-half-bye = слободен за половина поен
sum-kind-zero-bye = слободен без поени
