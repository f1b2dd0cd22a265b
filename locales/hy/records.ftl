### Արխիվի բառերը։

records-title = Արխիվ
records-none = Այստեղ կհայտնվեն ավարտված պարտիաները։
records-all = Բոլոր պարտիաները
records-replay = Պարտիայի դիտում
records-standings = Մրցաշարային աղյուսակ (PDF)
records-report = Գլխավոր մրցավարի հաշվետվություն (PDF)
records-round-pgn = { $round }-րդ տուրի պարտիաները (PGN)
records-pairings = { $round }-րդ տուրի զույգերը (PDF)
records-diagram = Դիագրամ ({ $kind })
records-scoresheet = Գրանցման թերթիկ (PDF)
records-clock = Ժամանակի ծախս
records-clock-said = { $side }՝ ամենաքիչը մնացել է { $least }, վերջին քայլից հետո՝ { $last }։
records-clock-table = Աղյուսակով
records-move = Քայլ
records-left = Մնացել է
records-after = Անց
records-rulings = Որոշումներ՝ { $count }
records-no-rulings = Որոշումներ չեն եղել։
records-log = Այն ամենը, ինչ տեղի է ունեցել՝ { $count }
