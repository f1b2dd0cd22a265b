### Слова архива.

records-title = Архив
records-none = Здесь появятся сыгранные партии.
records-all = Все партии
records-replay = Просмотр партии
records-standings = Таблица (PDF)
records-report = Отчёт главного арбитра (PDF)
records-round-pgn = Партии { $round }-го тура (PGN)
records-pairings = Пары { $round }-го тура (PDF)
records-diagram = Диаграмма ({ $kind })
records-scoresheet = Бланк для записи партии (PDF)
records-clock = Расход времени
records-clock-said = { $side }: наименьший остаток { $least }, после последнего хода { $last }.
records-clock-table = Таблицей
records-move = Ход
records-left = Остаток
records-after = Через
records-rulings = Решения: { $count }
records-no-rulings = Решений не было.
records-log = Всё, что произошло: { $count }
