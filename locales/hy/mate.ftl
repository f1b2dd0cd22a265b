### Ինչու կողմը երբեք չի կարող մատ անել (5.2.2, 6.9)։

mate-side = { $side ->
    [white] սպիտակները
   *[black] սևերը
}
mate-other-king = { $side ->
    [white] սև արքայի
   *[black] սպիտակ արքայի
}
mate-verdict-winnable = { mate-side } դեռ կարող են մատ անել․ { $line }
mate-verdict-unwinnable = { mate-side } երբեք չեն կարող մատ անել․ { $reason }
mate-verdict-undecided = Պարզված չէ՝ { mate-side } երբևէ կարո՞ղ են մատ անել։
mate-verdict-dead = Մեռյալ դիրք․ կողմերից ոչ մեկը երբեք չի կարող մատ անել։
mate-reason-forced = { $moves ->
    [one] միակ հնարավոր քայլից հետո՝ { $then }
   *[other] { $moves } հարկադրված քայլից հետո՝ { $then }
}
mate-reason-stalemate = խաղատախտակին պատ է
mate-reason-mated = { mate-side } իրենք են մատ ստացել
mate-reason-bare-king = կողմն ունի միայն արքա
mate-reason-knight-against-queens = արքան և ձին չեն կարող մատ անել արքային, որն իր կողքին միայն թագուհիներ ունի
mate-reason-bishops-of-one-shade = մեկ գույնի դաշտերում կանգնած փղերը միայնակ չեն կարող մատ անել
mate-reason-locked = խաղաքարերը արգելափակված են (երբեք չշարժվող զինվորներ՝ { $pawns })․ սպիտակ արքան կարող է հասնել միայն { $white-king } դաշտերը, սև արքան՝ { $black-king }․ { $attackable ->
    [no] ոչ մի խաղաքար երբեք չի կարող հարձակվել { mate-other-king } վրա
   *[yes] հնարավոր ոչ մի դասավորություն մատ չէ
}
mate-reason-fenced = ամեն շարունակություն շուտով հանգեցնում է դիրքի, որտեղ խաղաքարերը արգելափակված են (դիրքեր՝ { $positions })
mate-reason-exhausted = դիտարկվել են բոլոր դիրքերը, որոնք դեռ կարող են առաջանալ ({ $positions }), և դրանցից ոչ մեկը մատ չէ
mate-reason-counted = դիտարկվել են բոլոր դիրքերը, որոնք դեռ կարող են առաջանալ, քանի դեռ խաղը չի ավարտվել քայլերի հաշվով կամ կրկնությամբ ({ $positions }), և դրանցից ոչ մեկը մատ չէ
mate-spent-nodes = Որոնումը սահմանափակված էր դիրքերի քանակով՝ { $positions }։
mate-spent-memory = Որոնմանը հատկացված հիշողությունը լցվեց․ դիտարկված դիրքեր՝ { $positions }։
mate-proof-never = Ապացույցը ճիշտ է․ այս դիրքից { mate-side } երբեք չեն կարող մատ անել։
mate-proof-line = Ապացույցը ճիշտ է․ այս դիրքից { mate-side } կարող են մատ անել։
mate-proof-fails = Ապացույցը ճիշտ չէ․ { $flaw }
