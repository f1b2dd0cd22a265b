### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Միավորներ
tie-de = Անձնական հանդիպում
tie-win = Հաղթանակների թիվը
tie-won = Հաղթած խաղեր
tie-bpg = Խաղեր սևերով
tie-bwg = Հաղթանակներ սևերով
tie-ps = Առաջընթաց միավորներ
tie-rep = Խաղափուլեր, որոնցում պատրաստ էր խաղալ
tie-std = Ստանդարտ միավորներ
tie-tpn = Համարը ցուցակում
tie-bh = Բուխհոլց
tie-aob = Հակառակորդների միջին Բուխհոլցը
tie-fb = Նախնական Բուխհոլց
tie-sb = Զոնեբորն-Բերգեր
tie-ks = Կոյա
tie-aro = Հակառակորդների միջին վարկանիշը
tie-tpr = Ցուցադրած վարկանիշ
tie-ptp = Ճշգրիտ ցուցադրած վարկանիշ
tie-apro = Հակառակորդների միջին ցուցադրած վարկանիշը
tie-appo = Հակառակորդների միջին ճշգրիտ ցուցադրած վարկանիշը
tie-rtng = Վարկանիշ

sum-round = Խաղափուլ
sum-opponent = Հակառակորդ
sum-points = Միավորներ
sum-of-opponent = Հակառակորդից
sum-adds = Ավելացնում է
sum-total = Գումար
sum-mean = Միջին
sum-table = Ըստ վարկանիշի աղյուսակի
sum-given = Ինչպես տրված է
sum-dummy = պայմանական հակառակորդ (16.4)
sum-left-out-least = հանված է՝ նվազագույնը (14)
sum-left-out-voluntary = հանված է՝ չի խաղացել իր կամքով (16.5)
sum-left-out-most = հանված է՝ առավելագույնը (14)
sum-not-known = այստեղ չի հաշվվում

sum-kind-played = խաղացված
sum-kind-open = անավարտ
sum-kind-forfeit-win = շնորհված հաղթանակ
sum-kind-forfeit-loss = գրանցված պարտություն
sum-kind-pairing-bye = ազատ
sum-kind-full-bye = ազատ՝ մեկ միավորով
sum-kind-half-bye = ազատ՝ կես միավորով
sum-kind-zero-bye = ազատ՝ առանց միավորի
