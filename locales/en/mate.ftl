### Why a side can never mate (5.2.2, 6.9). The key is what `mate::Ground::message` gives.
###
### $side is the side that cannot mate, `white` or `black`; $pawns, $white-king and $black-king are lists of
### squares; $attackable is `yes` or `no`; $positions and $moves are numbers.

mate-side = { $side ->
    [white] White
   *[black] Black
}
mate-other-king = { $side ->
    [white] the black king
   *[black] the white king
}
mate-verdict-winnable = { mate-side } can still mate: { $line }
mate-verdict-unwinnable = { mate-side } can never mate: { $reason }
mate-verdict-undecided = It is not decided whether { mate-side } can ever mate.
mate-verdict-dead = The position is dead: neither side can ever mate.
mate-reason-forced = { $moves ->
    [one] after the only legal move, { $then }
   *[other] after { $moves } forced moves, { $then }
}
mate-reason-stalemate = it is stalemate
mate-reason-mated = { mate-side } has been checkmated
mate-reason-bare-king = { mate-side } has nothing but the king
mate-reason-knight-against-queens = a king and a knight cannot mate a king who has only queens beside him
mate-reason-bishops-of-one-shade = bishops that all stand on squares of one colour cannot mate alone
mate-reason-locked = the men are locked (pawns that never move: { $pawns }); the white king can only ever reach { $white-king }, the black king { $black-king }; { $attackable ->
    [no] no piece can ever attack { mate-other-king }
   *[yes] no arrangement that can come about is mate
}
mate-reason-fenced = every line of play soon ends in a position where the men are locked ({ $positions } positions)
mate-reason-exhausted = all { $positions } positions that can still arise were looked at, and none is mate
mate-reason-counted = every position that can still arise before the game ends by the count of moves or by repetition was looked at ({ $positions }), and none is mate
mate-spent-nodes = The search was given { $positions } positions.
mate-spent-memory = { $positions } positions filled the memory that the search was given.
mate-proof-never = The proof holds: { mate-side } can never mate from this position.
mate-proof-line = The proof holds: { mate-side } can mate from this position.
mate-proof-fails = The proof does not hold: { $flaw }
