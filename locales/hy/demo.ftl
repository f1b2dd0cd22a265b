# The invented event of `adoube demo`.
demo-event = Ցուցադրական մրցաշար
demo-place = Հորինված քաղաք
demo-call-1 = Ժամացույցի էկրանը մարել է
demo-call-2 = Այստեղ քամի է փչում, կարո՞ղ եմ այլ տեղ նստել
demo-call-3 = Իմ հետևում խոսում են
demo-call-4 = Մենք համաձայն չենք քայլերի թվի հարցում
demo-call-5 = Խնդրում եմ ևս մեկ բլանկ
demo-call-6 = Հարևան սեղանի մոտ հեռախոս զանգեց
