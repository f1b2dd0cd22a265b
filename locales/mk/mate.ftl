### Зошто една страна никогаш не може да матира (5.2.2, 6.9).

mate-side = { $side ->
    [white] белиот
   *[black] црниот
}
mate-other-king = { $side ->
    [white] црниот крал
   *[black] белиот крал
}
mate-verdict-winnable = { mate-side } сѐ уште може да матира: { $line }
mate-verdict-unwinnable = { mate-side } никогаш не може да матира: { $reason }
mate-verdict-undecided = Не е утврдено дали { mate-side } може некогаш да матира.
mate-verdict-dead = Мртво реми: ниедна страна никогаш не може да матира.
mate-reason-forced = { $moves ->
    [1] по единствениот правилен потег: { $then }
    [one] по { $moves } изнуден потег: { $then }
   *[other] по { $moves } изнудени потези: { $then }
}
mate-reason-stalemate = на таблата е пат
mate-reason-mated = { mate-side } и самиот е матиран
mate-reason-bare-king = страната има само крал
mate-reason-knight-against-queens = крал и скокач не можат да матираат крал кој покрај себе има само дами
mate-reason-bishops-of-one-shade = ловци што сите стојат на полиња со иста боја не можат сами да матираат
mate-reason-locked = фигурите се блокирани (пешаци што никогаш нема да се поместат: { $pawns }); белиот крал може да стигне само на { $white-king }, црниот на { $black-king }; { $attackable ->
    [no] ниедна фигура никогаш не може да го нападне { mate-other-king }
   *[yes] ниеден можен распоред не е мат
}
mate-reason-fenced = секое продолжение наскоро води во позиција во која фигурите се блокирани (позиции: { $positions })
mate-reason-exhausted = прегледани се сите позиции што сѐ уште можат да настанат ({ $positions }) и ниедна не е мат
mate-reason-counted = прегледани се сите позиции што сѐ уште можат да настанат пред партијата да заврши поради бројот на потезите или повторување ({ $positions }) и ниедна не е мат
mate-spent-nodes = Пребарувањето беше ограничено на број позиции: { $positions }.
mate-spent-memory = Меморијата дадена на пребарувањето е пополнета; разгледани позиции: { $positions }.
mate-proof-never = Доказот е точен: од оваа позиција { mate-side } никогаш не може да матира.
mate-proof-line = Доказот е точен: од оваа позиција { mate-side } може да матира.
mate-proof-fails = Доказот не е точен: { $flaw }
