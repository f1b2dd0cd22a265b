### Почему сторона никогда не может поставить мат (5.2.2, 6.9).

mate-side = { $side ->
    [white] белые
   *[black] чёрные
}
mate-other-king = { $side ->
    [white] чёрного короля
   *[black] белого короля
}
mate-verdict-winnable = { mate-side } ещё могут поставить мат: { $line }
mate-verdict-unwinnable = { mate-side } никогда не смогут поставить мат: { $reason }
mate-verdict-undecided = Не установлено, могут ли { mate-side } когда-либо поставить мат.
mate-verdict-dead = Мёртвая позиция: ни одна из сторон никогда не сможет поставить мат.
mate-reason-forced = { $moves ->
    [1] после единственного возможного хода: { $then }
    [one] после { $moves } вынужденного хода: { $then }
   *[other] после { $moves } вынужденных ходов: { $then }
}
mate-reason-stalemate = на доске пат
mate-reason-mated = { mate-side } сами получили мат
mate-reason-bare-king = у стороны нет ничего, кроме короля
mate-reason-knight-against-queens = король и конь не могут поставить мат королю, у которого есть только ферзи
mate-reason-bishops-of-one-shade = слоны, стоящие на полях одного цвета, в одиночку мат поставить не могут
mate-reason-locked = фигуры заблокированы (пешки, которые никогда не сдвинутся: { $pawns }); белый король может попасть только на { $white-king }, чёрный — на { $black-king }; { $attackable ->
    [no] ни одна фигура никогда не сможет напасть на { mate-other-king }
   *[yes] ни одна возможная расстановка не является матом
}
mate-reason-fenced = любое продолжение вскоре приводит к позиции, в которой фигуры заблокированы (позиций: { $positions })
mate-reason-exhausted = рассмотрены все позиции, которые ещё могут возникнуть ({ $positions }), и ни одна из них не мат
mate-reason-counted = рассмотрены все позиции, которые ещё могут возникнуть до окончания партии по счёту ходов или из-за повторения ({ $positions }), и ни одна из них не мат
mate-spent-nodes = Поиск был ограничен числом позиций: { $positions }.
mate-spent-memory = Отведённая поиску память заполнена, рассмотрено позиций: { $positions }.
mate-proof-never = Доказательство верно: из этой позиции { mate-side } никогда не смогут поставить мат.
mate-proof-line = Доказательство верно: из этой позиции { mate-side } могут поставить мат.
mate-proof-fails = Доказательство неверно: { $flaw }
