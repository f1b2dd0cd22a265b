# The invented event of `adoube demo`.
demo-event = Демо опен
demo-place = Измишљени град
demo-call-1 = Дисплеј сата је угашен
demo-call-2 = Овде је промаја, могу ли да седнем на друго место?
demo-call-3 = Иза мене разговарају
demo-call-4 = Не слажемо се око броја потеза
demo-call-5 = Молим још један записник
demo-call-6 = За суседном таблом је звонио телефон
