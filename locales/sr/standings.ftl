### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Бодови
tie-de = Међусобни сусрет
tie-win = Број победа
tie-won = Добијене партије
tie-bpg = Партије црним
tie-bwg = Победе црним
tie-ps = Прогресивни бодови
tie-rep = Кола у којима је био спреман да игра
tie-std = Стандардни бодови
tie-tpn = Број на листи
tie-bh = Бухолц
tie-aob = Просечан Бухолц противника
tie-fb = Претходни Бухолц
tie-sb = Сонеборн-Бергер
tie-ks = Која
tie-aro = Просечан рејтинг противника
tie-tpr = Перформанс
tie-ptp = Тачан перформанс
tie-apro = Просечан перформанс противника
tie-appo = Просечан тачан перформанс противника
tie-rtng = Рејтинг

sum-round = Коло
sum-opponent = Противник
sum-points = Бодови
sum-of-opponent = Од противника
sum-adds = Додаје
sum-total = Збир
sum-mean = Просек
sum-table = По табели рејтинга
sum-given = Како је дато
sum-dummy = замишљени противник (16.4)
sum-left-out-least = одбачено: најмање (14)
sum-left-out-voluntary = одбачено: није играно својом вољом (16.5)
sum-left-out-most = одбачено: највеће (14)
sum-not-known = овде се не рачуна

sum-kind-played = одиграна
sum-kind-open = незавршена
sum-kind-forfeit-win = победа без борбе
sum-kind-forfeit-loss = пораз без борбе
sum-kind-pairing-bye = слободан
sum-kind-full-bye = слободан за бод
sum-kind-half-bye = слободан за пола бода
sum-kind-zero-bye = слободан без бодова
