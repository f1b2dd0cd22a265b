# The invented event of `adoube demo`.
demo-event = Demo Open
demo-place = Invented Town
demo-call-1 = The display of the clock is dark
demo-call-2 = There is a draught here; may I sit elsewhere?
demo-call-3 = The people behind me are talking
demo-call-4 = We do not agree on the number of moves
demo-call-5 = I would like another scoresheet
demo-call-6 = A telephone rang at the next board
