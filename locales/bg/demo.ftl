# The invented event of `adoube demo`.
demo-event = Демо опен
demo-place = Измислен град
demo-call-1 = Дисплеят на часовника угасна
demo-call-2 = Тук става течение, може ли да седна другаде?
demo-call-3 = Зад мен разговарят
demo-call-4 = Не сме съгласни за броя на ходовете
demo-call-5 = Моля за още една бланка
demo-call-6 = На съседната маса звъня телефон
