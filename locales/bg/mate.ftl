### Защо една страна никога не може да даде мат (5.2.2, 6.9).

mate-side = { $side ->
    [white] белите
   *[black] черните
}
mate-other-king = { $side ->
    [white] черния цар
   *[black] белия цар
}
mate-verdict-winnable = { mate-side } все още могат да дадат мат: { $line }
mate-verdict-unwinnable = { mate-side } никога не могат да дадат мат: { $reason }
mate-verdict-undecided = Не е установено дали { mate-side } могат някога да дадат мат.
mate-verdict-dead = Мъртво реми: никоя от страните никога не може да матира.
mate-reason-forced = { $moves ->
    [one] след единствения правомерен ход: { $then }
   *[other] след { $moves } форсирани хода: { $then }
}
mate-reason-stalemate = на дъската е пат
mate-reason-mated = самите { mate-side } са матирани
mate-reason-bare-king = страната има само цар
mate-reason-knight-against-queens = цар и кон не могат да матират цар, до когото има само дами
mate-reason-bishops-of-one-shade = офицери само на полета от един цвят не могат сами да дадат мат
mate-reason-locked = фигурите са блокирани (пешки, които никога няма да се помръднат: { $pawns }); белият цар може да стигне само до { $white-king }, черният — до { $black-king }; { $attackable ->
    [no] никоя фигура никога не може да нападне { mate-other-king }
   *[yes] никое възможно разположение не е мат
}
mate-reason-fenced = всяко продължение скоро води до позиция, в която фигурите са блокирани (позиции: { $positions })
mate-reason-exhausted = прегледани са всички позиции, които още могат да възникнат ({ $positions }), и никоя не е мат
mate-reason-counted = прегледани са всички позиции, които още могат да възникнат, преди партията да завърши поради броя на ходовете или повторение ({ $positions }), и никоя не е мат
mate-spent-nodes = Търсенето беше ограничено до брой позиции: { $positions }.
mate-spent-memory = Паметта, отпусната за търсенето, е запълнена; разгледани позиции: { $positions }.
mate-proof-never = Доказателството е вярно: от тази позиция { mate-side } никога не могат да дадат мат.
mate-proof-line = Доказателството е вярно: от тази позиция { mate-side } могат да дадат мат.
mate-proof-fails = Доказателството не е вярно: { $flaw }
