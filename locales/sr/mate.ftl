### Зашто једна страна никада не може да матира (5.2.2, 6.9).

mate-side = { $side ->
    [white] бели
   *[black] црни
}
mate-other-king = { $side ->
    [white] црног краља
   *[black] белог краља
}
mate-verdict-winnable = { mate-side } још може да матира: { $line }
mate-verdict-unwinnable = { mate-side } никада не може да матира: { $reason }
mate-verdict-undecided = Није утврђено да ли { mate-side } икада може да матира.
mate-verdict-dead = Мртва позиција: ниједна страна никада не може да матира.
mate-reason-forced = { $moves ->
    [1] после јединог правилног потеза: { $then }
    [one] после { $moves } изнуђеног потеза: { $then }
    [few] после { $moves } изнуђена потеза: { $then }
   *[other] после { $moves } изнуђених потеза: { $then }
}
mate-reason-stalemate = на табли је пат
mate-reason-mated = { mate-side } је и сам матиран
mate-reason-bare-king = страна има само краља
mate-reason-knight-against-queens = краљ и скакач не могу да матирају краља који поред себе има само даме
mate-reason-bishops-of-one-shade = ловци који сви стоје на пољима исте боје не могу сами да матирају
mate-reason-locked = фигуре су блокиране (пешаци који се никада неће померити: { $pawns }); бели краљ може доћи само на { $white-king }, црни на { $black-king }; { $attackable ->
    [no] ниједна фигура никада не може напасти { mate-other-king }
   *[yes] ниједан могући распоред није мат
}
mate-reason-fenced = сваки наставак ускоро води у позицију у којој су фигуре блокиране (позиција: { $positions })
mate-reason-exhausted = прегледане су све позиције које још могу настати ({ $positions }) и ниједна није мат
mate-reason-counted = прегледане су све позиције које још могу настати пре него што се партија заврши због броја потеза или понављања ({ $positions }) и ниједна није мат
mate-spent-nodes = Претрага је била ограничена на број позиција: { $positions }.
mate-spent-memory = Меморија дата претрази је попуњена; размотрено позиција: { $positions }.
mate-proof-never = Доказ је исправан: из ове позиције { mate-side } никада не може да матира.
mate-proof-line = Доказ је исправан: из ове позиције { mate-side } може да матира.
mate-proof-fails = Доказ није исправан: { $flaw }
