### Tie-breaks by their codes (C.07), and the sums they are made of.

tie-pts = Points
tie-de = Direct encounter
tie-win = Wins
tie-won = Games won
tie-bpg = Games with Black
tie-bwg = Wins with Black
tie-ps = Progressive score
tie-rep = Rounds one elected to play
tie-std = Standard points
tie-tpn = Pairing number
tie-bh = Buchholz
tie-aob = Average Buchholz of the opponents
tie-fb = Fore Buchholz
tie-sb = Sonneborn-Berger
tie-ks = Koya
tie-aro = Average rating of the opponents
tie-tpr = Performance rating
tie-ptp = Perfect performance
tie-apro = Average performance of the opponents
tie-appo = Average perfect performance of the opponents
tie-rtng = Rating

sum-round = Round
sum-opponent = Opponent
sum-points = Points
sum-of-opponent = Of the opponent
sum-adds = Adds
sum-total = Sum
sum-mean = Mean
sum-table = By the rating table
sum-given = As given
sum-dummy = a dummy in place of the opponent (16.4)
sum-left-out-least = cut: least significant (14)
sum-left-out-voluntary = cut: not played by own will (16.5)
sum-left-out-most = cut: most significant (14)
sum-not-known = cannot be had here

sum-kind-played = played
sum-kind-open = open
sum-kind-forfeit-win = won by forfeit
sum-kind-forfeit-loss = lost by forfeit
sum-kind-pairing-bye = bye
sum-kind-full-bye = full-point bye
sum-kind-half-bye = half-point bye
sum-kind-zero-bye = zero-point bye
