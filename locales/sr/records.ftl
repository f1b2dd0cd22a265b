### Речи архиве.

records-title = Архива
records-none = Овде ће се појавити одигране партије.
records-all = Све партије
records-replay = Преглед партије
records-standings = Поредак (PDF)
records-report = Извештај главног судије (PDF)
records-round-pgn = Партије { $round }. кола (PGN)
records-pairings = Парови { $round }. кола (PDF)
records-diagram = Дијаграм ({ $kind })
records-scoresheet = Записник партије (PDF)
records-clock = Утрошак времена
records-clock-said = { $side }: најмање преостало { $least }, после последњег потеза { $last }.
records-clock-table = Као табела
records-move = Потез
records-left = Преостало
records-after = После
records-rulings = Одлуке: { $count }
records-no-rulings = Није било одлука.
records-log = Све што се догодило: { $count }
