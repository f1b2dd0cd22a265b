### The book of the Laws: reading, comparing, watching, trying and learning.

## Around the book
book-title = The Laws of Chess
book-own-words = In our own words. The Laws themselves are the authority.
book-parts = Parts of the book
book-part-read = Read
book-part-cases = Cases
book-part-try = Try it
book-part-learn = Learn
book-edition = Edition
book-edition-of = Edition of { $edition }
book-contents = Contents
book-chapter = Article or part
book-article = Article { $number }
book-missing = There is no such article in this edition
book-case-missing = There is no such case
book-print = Print
book-unreachable = The book cannot be reached now
book-busy = Too many ask at once; try again in a moment

## Looking for an article
book-search = Search
book-search-label = A number, a word, or what people call it
book-search-none = Nothing was found for “{ $text }”.
book-found = { $count ->
    [one] { $count } article found
   *[other] { $count } articles found
}

## An article
book-kind = What the software does
book-kind-heading = It only gathers the articles below.
book-kind-rule = It decides this by itself and cites the article.
book-kind-definition = It uses the words as they are fixed here.
book-kind-discretion = It asks the arbiter and offers the answers that the Laws permit.
book-kind-outside = It records what is told, or it is a matter for people and furniture.
book-numbers = In the three editions
book-not-there = not in this edition
book-translations = Other numbers in translations
book-changes = What changed
book-from-to = From { $from } to { $to }
book-same = We tell it in the same words for { $from } and { $to }.
book-new = New in { $edition }
book-gone = No longer in { $edition }
book-questions = What the arbiter may decide
book-otherwise = The arbiter may decide otherwise and say why; that is recorded.
book-answers = Answers
book-cases-of = Cases about it
book-cases-none = No case is about this article in this edition.
book-case-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
book-code = The code that applies it
book-inside = Inside of it
book-above = It belongs to
book-neighbours = Articles before and after
book-previous = Before: { $article }
book-next = After: { $article }
book-open = Open in the book

## A case that is watched
book-english = Cases have English names, as on their pages; what is done, what happens and what is ruled is told in your language.
book-given = Given
book-step = Step { $step } of { $count }
book-steps = Steps
book-step-first = To the beginning
book-step-back = One step back
book-step-forward = One step forward
book-step-last = To the end
book-done = What is done
book-happened = What happens
book-ruled = What is ruled
book-nothing-ruled = Nothing is ruled; play goes on.
book-cannot-happen = This cannot happen
book-asked = The arbiter is asked
book-facts = The page also finds
book-sheet = { $side ->
    [white] White’s sheet
   *[black] Black’s sheet
}
book-sheet-empty = Nothing is written.
book-not-told = Its page tells this case for: { $editions }
book-compare = Beside it
book-compare-none = no other edition
book-differs = Under { $edition } it is ruled otherwise
book-differs-steps = { $count ->
    [one] { $edition } rules otherwise at { $count } step
   *[other] { $edition } rules otherwise at { $count } steps
}
book-differs-nowhere = { $edition } rules the same at every step.
book-text = As its page writes it
book-take-to-table = Try it at the practice table
book-about = It is about
book-filter = Part of a name
book-all-parts = all

## The practice table
book-try-title = Practice table
book-try-hint = You are both players and the arbiter. Nothing is kept here: the whole table is in the link.
book-try-given = Regulations, with commas between
book-try-add = Add a setting
book-try-use = Use them
book-try-who = Who acts
book-try-arbiter = Arbiter
book-try-time = Time
book-try-hand = A finger on the board
book-hand-plays = moves and presses
book-hand-moves = moves
book-hand-touches = touches
book-try-common = At hand
book-try-all = Every act
book-try-line = What happens, in the words of the pages
book-try-do = Do it
book-try-undo = Take the last act back
book-try-again = New table
book-try-share = Copy the link
book-try-shared = The link is copied.
book-try-save = Save as a case
book-try-as = What is seen
book-try-as-white = White’s device
book-try-as-black = Black’s device
book-try-as-arbiter = The arbiter’s desk
book-try-wrong = Line { $line }, column { $column }: { $problem }
book-try-unfit = These regulations are not whole
book-try-told = The players are told
book-try-nothing-told = Nothing has been told to the players.
book-try-alerts = The arbiter alone is told
book-try-open-moves = Moves that touch-move leaves open
book-try-waits = The arbiter is at the board.
book-acts-common = Moves and time
book-act-press = presses the clock
book-act-stop = stops the clocks
book-act-restart = restarts the clock
book-act-resign = resigns
book-act-offer = offers a draw
book-act-accept = accepts the draw
book-act-decline = declines the draw
book-act-flag = claims the flag
book-act-illegal = claims an illegal move
book-act-minute = a minute passes
book-act-confirm = confirms the ruling

## Learning
book-learn-title = Learn from cases
book-learn-hint = Facts first; you rule; then the ruling with its reason. The score is kept on this device only.
book-learn-difficulty = How hard
book-difficulty-any = any
book-difficulty-easy = easy
book-difficulty-middle = middling
book-difficulty-hard = hard
book-learn-begin = Ask me
book-learn-next = Next question
book-learn-none = There is no case of this kind.
book-learn-facts = The facts
book-learn-you = You rule
book-learn-end = How does it stand now?
book-end-goes-on = The game goes on
book-end-white = White wins
book-end-black = Black wins
book-end-draw = Draw
book-end-other = Another result
book-end-decides = The arbiter must decide
book-learn-ticks = What is ruled besides?
book-tick-time = Time on a clock changes
book-tick-position = The position is put back
book-tick-duty = A player must play a certain piece or move
book-learn-which = On which article first of all?
book-learn-rule = Rule
book-learn-right = Right
book-learn-wrong = Not quite
book-learn-reason = The ruling
book-learn-score = { $right } of { $count } right
book-learn-forget = Forget the score
book-learn-watch = Watch this case
