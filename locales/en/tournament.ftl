### Pairings, tables, players, and the life of a tournament in the set-up.

## pairings

pairings-hidden = Not published
pairings-ways = Views of the round
pairings-way-boards = By board
pairings-way-names = By name
pairings-way-why = How it was paired
pairings-way-screen = For a screen
pairings-color = Colour
pairings-opponent = Opponent
paper-pairings = Pairings (PDF)
paper-large = In large letters (PDF)
paper-names = By name (PDF)
paper-cards = Cards for the tables (PDF)
paper-crosstable = Cross table (PDF)
paper-report = Report of the chief arbiter (PDF)

## how it was paired

why-words = How the FIDE (Dutch) System (C.04.3) pairs this round from what was known when it was paired.
why-to-come = The round is not paired yet: this is what the rules say as things stand.
why-failed = The explanation could not be loaded
why-changed = Changed by hand
why-changed-words = The brackets below are those of the rules; here is where the round differs.
why-only-here = Only in the round
why-only-rules = Only by the rules
why-turned = Colours by the rules
why-pair-bye = { $name }: bye
why-changes = What was changed before the start
why-change-paired-again = Paired again
why-change-swapped = { $one } and { $two } changed places
why-change-taken-back = The pairings were taken back
why-place = No.
why-history = Colours
why-preference = Due
why-floats = Floats
why-moved-down = from above
why-unmet = Could not be had in full
why-ask = Why?
why-question = Question
why-question-pair = Why do these two not meet?
why-question-float = Why does this player float?
why-question-bye = Why has this player the bye, or not?
why-other = The other player
why-go = Ask
why-sign-1 = absolute preference (W White, B Black)
why-sign-2 = strong preference
why-sign-3 = mild preference
why-sign-4 = floated down, one and two rounds ago
why-sign-5 = floated up
why-sign-6 = neither

## cross table and player

crosstable-title = Cross table
crosstable-legend = In each cell: the line of the opponent, the colour (○ White, ● Black), the points.
player-unknown = There is no such player
player-rating-is = Rating { $rating }
player-withdrawn = Withdrawn
player-rank = { $rank } of { $players }
player-games = Games
player-offences = Offences
player-offences-none = None

## set-up: system

system-label = System
system-swiss = Swiss (FIDE)
system-round-robin = Round robin
system-double-round-robin = Double round robin
system-free = By hand or by files
system-players = Players expected
system-arbiters = Arbiters in the hall
system-arbiters-hint = Rapid is supervised with one arbiter for three games, blitz with one for each.
system-rounds-proposed = { $rounds } proposed for { $players } players
system-rate = Rate of play
system-rate-own = As below
publication-label = Pairings are shown
publication-at-once = at once
publication-by-hand = when they are published
acceleration-label = Acceleration
acceleration-none = none
acceleration-baku = Baku (C.04.7)

## set-up: players

player-bye = Round { $round }: { $points }
player-at-board = always board { $board }
player-fixed-board = Always at board
take-part = Rounds
take-part-title = Rounds of { $name }
take-part-hint = A bye that is asked for in advance, or a round that is missed, is kept when the round is paired.
take-part-plays = plays
take-part-paired = paired
take-part-reason = Reason of the withdrawal
take-part-withdraw = Withdraw for good
take-part-return = Comes back
bye-half-point = half-point bye
bye-zero-point = misses the round
bye-full-point = full-point bye
bye-pairing-allocated = bye of the pairing

## set-up: rounds

schedule-title = Days and times of the rounds
round-publish = Publish round { $round }
round-hide = Take back from the public
round-more = Boards and changes
round-number-boards = Number boards by score
round-move-from = From board
round-move-to = to board
round-move = Move
round-unpair = Take the pairings out
apart-title = Must not meet: { $count }
apart-rounds = rounds { $first }–{ $last }
apart-one = Player
apart-two = does not meet
apart-add = Keep apart
apart-remove = Remove

## what a corrected result changes

effect-title = What it changes
effect-points = { $before } → { $after } points
effect-rank = rank { $before } → { $after }
effect-more = and { $count } more
effect-none = No place and no points
effect-paired = Round { $round } is paired and would be paired otherwise.
effect-begun = Rounds that have begun stay as they are paired: { $rounds } (C.04.2 4.3).
