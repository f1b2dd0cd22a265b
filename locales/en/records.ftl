### Words of the records.

records-title = Records
records-none = Finished games appear here.
records-all = All records
records-replay = Replay
records-standings = Standings (PDF)
records-report = Report of the chief arbiter (PDF)
records-round-pgn = Games of round { $round } (PGN)
records-pairings = Pairings of round { $round } (PDF)
records-diagram = Diagram ({ $kind })
records-scoresheet = Scoresheet (PDF)
records-clock = Clock use
records-clock-said = { $side }: at least { $least } left, { $last } after the last move.
records-clock-table = As a table
records-move = Move
records-left = Left
records-after = After
records-rulings = Rulings: { $count }
records-no-rulings = Nothing was ruled.
records-log = Everything that happened: { $count }
