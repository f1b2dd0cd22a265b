### Думите на архива.

records-title = Архив
records-none = Тук ще се появят изиграните партии.
records-all = Всички партии
records-replay = Преглед на партията
records-standings = Класиране (PDF)
records-report = Доклад на главния съдия (PDF)
records-round-pgn = Партии от кръг { $round } (PGN)
records-pairings = Двойки от кръг { $round } (PDF)
records-diagram = Диаграма ({ $kind })
records-scoresheet = Бланка (PDF)
records-clock = Разход на време
records-clock-said = { $side }: най-малко остават { $least }, след последния ход { $last }.
records-clock-table = Като таблица
records-move = Ход
records-left = Остава
records-after = След
records-rulings = Решения: { $count }
records-no-rulings = Няма решения.
records-log = Всичко, което се случи: { $count }
