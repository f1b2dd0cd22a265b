### Swiss pairings explained (C.04.3). Players are numbers of the list or names; scores and values are already written.

swiss-bracket = Bracket { $score }
swiss-floaters = Downfloaters: { $players }
swiss-bye = Bye: { $player } (C5: the lowest possible score is { $score })
swiss-barred-had = { $player } had the bye in round { $round } (C2)
swiss-barred-unplayed = { $player } got a win without playing in round { $round } (C2)

## Colours

swiss-rule-5-2-1 = 5.2.1: both preferences
swiss-rule-5-2-2 = 5.2.2: the stronger preference
swiss-rule-5-2-3 = 5.2.3: alternation, they differed { $back } games back
swiss-rule-5-2-4 = 5.2.4: preference of the higher ranked
swiss-rule-5-2-5 = 5.2.5: the initial colour

## Criteria

swiss-c6 = downfloaters
swiss-c7 = scores of downfloaters
swiss-c8 = unpaired in the next bracket
swiss-c9 = unplayed games of who has the bye
swiss-c10 = colour difference above two (topscorers)
swiss-c11 = colour a third time running (topscorers)
swiss-c12 = players without their preferred colour
swiss-c13 = players without a strong preference
swiss-c14 = residents floating down again after one round
swiss-c15 = opponents floating up again after one round
swiss-c16 = residents floating down again after two rounds
swiss-c17 = opponents floating up again after two rounds
swiss-c18 = score differences of those who floated down one round ago
swiss-c19 = score differences of those who floated up one round ago
swiss-c20 = score differences of those who floated down two rounds ago
swiss-c21 = score differences of those who floated up two rounds ago

## Why?

swiss-why-absent = { $player } is not paired in this round.
swiss-why-same = { $player } cannot meet himself or herself.
swiss-why-paired = { $player } and { $other } do meet.
swiss-why-met = { $player } and { $other } met in round { $round } (C1).
swiss-why-forbidden = { $player } and { $other } must not meet (C1, prohibition).
swiss-why-absolute = { $player } and { $other } both have an absolute preference for one colour (C3).
swiss-why-would-float = { $player } would have to float down.
swiss-why-above = { $player } and { $other } are paired in brackets that do not touch.
swiss-why-c4 = Not everybody else could then be paired (C4).
swiss-why-criterion = C{ $criterion } would be worse: { $value } instead of { $instead }.
swiss-why-no-float = { $player } does not float.
swiss-why-nobody-here = { $player } has no possible opponent in the bracket (C1, C3).
swiss-why-even = Nobody has the bye: the number of players is even.
swiss-why-no-bye = { $player } could have the bye, but another does by the criteria.
swiss-why-bye-score = { $player } has { $score }, the lowest score with which the bye leaves the others pairable (C5).
swiss-why-incomplete = With the bye for { $player } the others could not all be paired (C4).
swiss-why-the-same = It is the same pairing.
swiss-later-opponent = Equally good, but later in the sequence (4.2): { $player } meets { $other } before { $instead } is tried.
swiss-later-limbo = Equally good, but later in the sequence (4.4): { $player } would change between paired and unpaired.
swiss-later-exchanges = Equally good, but later in the sequence (4.3): it exchanges { $value } players, not { $instead }.
swiss-later-exchange = Equally good, but a later exchange of { $value } players (4.3).
swiss-later-transposition = Equally good, but a later transposition (4.2): { $player } meets { $other } before { $instead } is tried.
