### Зборови на архивата.

records-title = Архива
records-none = Тука ќе се појават одиграните партии.
records-all = Сите партии
records-replay = Преглед на партијата
records-standings = Пласман (PDF)
records-report = Извештај на главниот судија (PDF)
records-round-pgn = Партии од { $round }. коло (PGN)
records-pairings = Парови од { $round }. коло (PDF)
records-diagram = Дијаграм ({ $kind })
records-scoresheet = Формулар (PDF)
records-clock = Потрошено време
records-clock-said = { $side }: најмалку преостанато { $least }, по последниот потег { $last }.
records-clock-table = Како табела
records-move = Потег
records-left = Преостанато
records-after = По
records-rulings = Одлуки: { $count }
records-no-rulings = Немало одлуки.
records-log = Сѐ што се случило: { $count }
