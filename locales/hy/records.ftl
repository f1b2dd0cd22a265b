### Արխիվի բառերը։

records-title = Արխիվ
records-none = Այստեղ կհայտնվեն ավարտված խաղերը։
records-all = Բոլոր խաղերը
records-replay = Խաղի դիտում
records-standings = Մրցաշարային աղյուսակ (PDF)
records-report = Գլխավոր մրցավարի հաշվետվություն (PDF)
records-round-pgn = Խաղափուլ { $round }․ խաղերը (PGN)
records-pairings = Խաղափուլ { $round }․ զույգերը (PDF)
records-diagram = Դիագրամ ({ $kind })
records-scoresheet = Բլանկ (PDF)
records-clock = Ժամանակի ծախս
records-clock-said = { $side }՝ ամենաքիչը մնացել է { $least }, վերջին քայլից հետո՝ { $last }։
records-clock-table = Աղյուսակով
records-move = Քայլ
records-left = Մնացել է
records-after = Անց
records-rulings = Որոշումներ՝ { $count }
records-no-rulings = Որոշումներ չեն եղել։
records-log = Այն ամենը, ինչ տեղի է ունեցել՝ { $count }
