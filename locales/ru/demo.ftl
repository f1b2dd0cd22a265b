# The invented event of `adoube demo`.
demo-event = Демо-опен
demo-place = Вымышленный город
demo-call-1 = Табло часов погасло
demo-call-2 = Здесь сквозит, можно пересесть?
demo-call-3 = За моей спиной разговаривают
demo-call-4 = Мы расходимся в числе ходов
demo-call-5 = Прошу ещё один бланк
demo-call-6 = За соседним столиком звонил телефон
