//! Every value of C.07 in the vectors, and what they cannot show: modifiers, round robins, what is refused, the sums.

mod shared;

use std::collections::BTreeMap;

use event::standings::{Field, LeftOut, Name, Reckoned, Summand, TieBreak, Value};
use event::{PlayerId, trf};

fn code(text: &str) -> TieBreak {
    TieBreak::read(text).unwrap_or_else(|error| panic!("{error}"))
}

fn codes(text: &str) -> Vec<TieBreak> {
    text.split(',').map(code).collect()
}

/// Reads `7.5`, `45.0625` and `823/18`.
fn value(text: &str) -> Option<Value> {
    // Not to be computed; nobody was met.
    if ["", "-"].contains(&text) {
        return None;
    }
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    let digits = above.split_once('.').map_or(0, |(_, digits)| digits.len());
    let scale = 10_i64.pow(digits as u32);
    let above: i64 = above.replace('.', "").parse().expect("a number");
    let below: i64 = below.parse().expect("a number");
    Some(Value::ratio(above, below * scale))
}

#[test]
fn every_value_of_the_vectors() {
    let (Some(tournaments), Some(table)) =
        (shared::tournaments(), shared::vectors("tie-breaks.tsv.zst"))
    else {
        return;
    };
    let tournaments: BTreeMap<String, String> = tournaments.into_iter().collect();
    let mut lines = table.lines();
    let header: Vec<&str> = lines.next().expect("a header").split('\t').collect();
    let mut by_name: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    for line in lines {
        let row: Vec<&str> = line.split('\t').collect();
        by_name.entry(row[0]).or_default().push(row);
    }
    let (mut compared, mut wrong) = (0, Vec::new());
    for (name, rows) in by_name {
        let report = trf::read(&tournaments[name]).expect("it can be read");
        let field = Field::of_report(&report, None);
        for (column, &head) in header.iter().enumerate().skip(2) {
            let values: BTreeMap<PlayerId, Option<Value>> = match head.strip_prefix("rank PTS,") {
                Some(rest) => {
                    let rows = field.standings(&codes(rest)).rows;
                    let ranks = rows.into_iter();
                    ranks
                        .map(|row| (row.player, Some(Value::whole(i64::from(row.rank)))))
                        .collect()
                }
                None => {
                    let players = field.lines.iter().map(|line| line.player);
                    players.zip(field.values(&code(head))).collect()
                }
            };
            for row in &rows {
                let id = PlayerId(row[1].parse().expect("a number"));
                compared += 1;
                if values[&id] != value(row[column]) {
                    let got = values[&id].map(Value::exact);
                    wrong.push(format!("{name} {id} {head}: {} but {got:?}", row[column]));
                }
            }
        }
    }
    assert!(compared > 300_000, "{compared}");
    assert!(
        wrong.is_empty(),
        "{} of {compared}:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(60)].join("\n")
    );
}

#[test]
fn codes_are_read_in_any_case_and_written_in_one() {
    for (text, spelled) in [
        ("bh/c1", "BH/C1"),
        (" BH / C1", ""),
        ("BH:gp/C2/P", "BH:GP/C2/P"),
        ("ks/l1", "KS/L+1"),
        ("KS/L-2", "KS/L-2"),
        ("GE", "REP"),
        ("AOB/F", "AOB/F"),
        ("sssc/k3/f", "SSSC/K3/F"),
        ("TPN/R", "TPN/R"),
        ("direct-encounter", "DE"),
        ("buchholz-cut1", "BH/C1"),
        ("BH/C0", ""),
        ("BH/C1/C1", ""),
        ("BH/C1/M1", ""),
        ("WIN/C1", ""),
        ("PS/M1", ""),
        ("BH:XP", ""),
        ("BH/R", ""),
        ("KS/L0", ""),
        ("XYZ", ""),
        ("", ""),
    ] {
        let read = TieBreak::read(text).map(|one| one.to_string());
        match spelled {
            "" => assert!(read.is_err(), "{text}: {read:?}"),
            spelled => {
                assert_eq!(read.as_deref(), Ok(spelled));
                assert_eq!(code(spelled).to_string(), spelled);
            }
        }
    }
}

/// Every code that must be known (MTB26), and all that Article 5 names.
#[test]
fn no_mandatory_tie_break_is_missing() {
    let mut all = Vec::new();
    for (name, modifiers) in [
        ("DE", "/P"),
        ("SB", "/C1 /C2 /P /C1/P /C2/P"),
        ("BH", "/C1 /C2 /M1 /M2 /P /C1/P /C2/P /M1/P /M2/P"),
        ("FB", "/C1 /C2 /M1 /M2 /P /C1/P /C2/P /M1/P /M2/P"),
        ("ARO", "/C1 /C2 /M1 /M2"),
        ("PS", "/C1 /C2"),
        ("KS", "/L-2 /L-1 /L+1 /L+2"),
        ("AOB", "/F"),
        ("TPN", "/R"),
        ("RTNG", "/R"),
        ("SSSC", "/F /K2"),
    ] {
        all.push(name.to_owned());
        all.extend(modifiers.split(' ').map(|one| format!("{name}{one}")));
    }
    let plain = "WIN WON BPG BWG REP STD APRO APPO PTP TPR PTS MPTS GPTS BC TBR BBE MPVGP EMMSB EMGSB \
                 EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB BH:MP BH:GP/C1";
    all.extend(plain.split(' ').map(str::to_owned));
    for one in all {
        assert_eq!(code(&one).to_string(), one);
    }
}

const SWISS: &str = "\
142 3
192 FIDE_DUTCH
001    1      One                               2400                             2.5    1     2 w 1     3 b 1     4 w =
001    2      Two                               2300                             1.0    2     1 b 0     4 w 1  0000 - Z
001    3      Three                             2200                             1.0    3     4 b +     1 w 0  0000 - Z
001    4      Four                              2100                             0.5    4     3 w -     2 b 0     1 b =
";

fn field(text: &str) -> Field {
    Field::of_report(&trf::read(text).expect("it can be read"), None)
}

fn values(field: &Field, text: &str) -> Vec<String> {
    let values = field.values(&code(text)).into_iter();
    values
        .map(|value| value.map_or("none".to_owned(), Value::exact))
        .collect()
}

#[test]
fn sums_are_what_their_parts_say() {
    let field = field(SWISS);
    // 4 lost his game with 3 by forfeit: a dummy with at most what 3 counts for, and the first to be cut.
    let four = field
        .explain(PlayerId(4), &codes("BH/C1"), 0)
        .expect("a player");
    let shown = |part: &Summand| {
        let opponent = part.opponent.map_or(0, |id| id.0);
        let sign = if part.dummy { "dummy " } else { "" };
        let cut = part.left_out.map_or("", |why| match why {
            LeftOut::Voluntary => " cut by 16.5",
            LeftOut::Least | LeftOut::Most => " cut",
        });
        format!(
            "{}: {sign}{opponent} {}{cut}",
            part.round,
            part.value.exact()
        )
    };
    let parts: Vec<String> = four.summands.iter().map(shown).collect();
    // He has half a point himself, which is less than the 1½ that 3 counts for.
    let expected = ["1: dummy 3 0.5 cut by 16.5", "2: 2 1.5", "3: 1 2.5"];
    assert_eq!(parts, expected);
    assert_eq!(
        (four.value.map(Value::exact), four.article.as_str()),
        (Some("4".into()), "C.07 8.1")
    );
    for name in TieBreak::COMMON.iter().filter(|name| **name != "DE") {
        let tie_break = code(name);
        for (line, value) in field.values(&tie_break).into_iter().enumerate() {
            let shown = field.breakdown(line, &tie_break).expect("a line");
            assert_eq!(shown.value, value, "{name}");
            let parts: Vec<Value> = shown
                .summands
                .iter()
                .filter(|part| part.left_out.is_none())
                .map(|part| part.value)
                .collect();
            let sum: Value = parts.iter().copied().sum();
            let mean = |parts: &[Value]| sum.over(parts.len() as i64);
            match (shown.reckoned, tie_break.name) {
                (Reckoned::Table | Reckoned::Given, _) => {}
                (Reckoned::Mean, Name::AverageBuchholz) => assert_eq!(value, Some(mean(&parts))),
                (Reckoned::Mean, _) => {
                    let rounded = Value::whole(mean(&parts).rounded());
                    assert_eq!(value, Some(rounded), "{name}");
                }
                (Reckoned::Sum, _) => assert_eq!(value, Some(sum), "{name}"),
            }
        }
    }
}

/// A double forfeit and a withdrawal; 5 is free in the first round.
const ROBIN: &str = "\
142 3
192 FIDE_ROUNDROBIN
001    1      One                               2400                             2.0    1     2 w +     3 b 1  0000 - Z
001    2      Two                               2300                             1.0    2     1 b -  0000 - Z     3 w 1
001    3      Three                             2200                             0.0    3  0000 - Z     1 w 0     2 b 0
";

#[test]
fn in_a_round_robin_forfeits_are_games_and_free_rounds_nothing() {
    let field = field(ROBIN);
    assert_eq!(values(&field, "SB"), ["1", "0", "0"]);
    assert_eq!(values(&field, "WIN"), ["2", "1", "0"]);
    assert_eq!(values(&field, "WON"), ["1", "1", "0"]);
    assert_eq!(values(&field, "REP"), ["2", "1", "2"]);
    assert_eq!(values(&field, "ARO"), ["2200", "2200", "2350"]);
    // Half of two games: 1 and 2 have it.
    assert_eq!(values(&field, "KS"), ["1", "0", "0"]);
    assert_eq!(values(&field, "KS/L+1"), ["0", "0", "0"]);
    assert_eq!(values(&field, "KS/L-2"), ["2", "1", "0"]);
    // Buchholz and its family must not be used.
    for forbidden in ["BH", "FB/C1", "AOB"] {
        assert_eq!(values(&field, forbidden), ["none", "none", "none"]);
        let error = code(forbidden).allowed(field.system, false).unwrap_err();
        assert!(error.to_string().contains("C.07 8"), "{error}");
    }
    let error = code("EDE").allowed(field.system, false).unwrap_err();
    assert!(error.to_string().contains("teams"), "{error}");
}

#[test]
fn ratings_are_dropped_if_anybody_has_none() {
    let text = SWISS.to_owned();
    let unrated = field(&text.replace("2100", "    "));
    for dropped in ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
        assert!(
            values(&unrated, dropped)
                .iter()
                .all(|value| value == "none")
        );
    }
    let standings = unrated.standings(&codes("ARO,WIN"));
    assert_eq!(standings.rows[0].values[0], None);
    // A rating that a national list has, and that was announced to count.
    let list = "172 ESP FIDON\nESP    4      Four                              2100\n";
    let rated = field(&format!("{}{list}", text.replace("2100", "    ")));
    assert_eq!(values(&rated, "RTNG"), ["2400", "2300", "2200", "2100"]);
}

/// Ranks by points and the direct encounter, in the order of numbers.
fn ranks(field: &Field, text: &str) -> Vec<u32> {
    let mut rows = field.standings(&codes(text)).rows;
    rows.sort_by_key(|row| row.player);
    rows.iter().map(|row| row.rank).collect()
}

#[test]
fn who_cannot_be_caught_is_first_in_a_direct_encounter() {
    // 1, 2 and 3 have one point each. 1 beat 2 and 3; 2 and 3 have not met, and neither can reach two.
    let caught = "\
142 3
001    1      One                                                                2.0    1     2 w 1     3 b 1     4 w 0
001    2      Two                                                                2.0    1     1 b 0     4 w 1     5 b 1
001    3      Three                                                              2.0    1     5 w 1     1 w 0     6 w 1
001    4      Four                                                               1.0    4     6 w 0     2 b 0     1 b 1
001    5      Five                                                               0.0    6     3 b 0     6 w 0     2 w 0
001    6      Six                                                                2.0    1     4 b 1     5 b 1     3 b 0
";
    let field = field(caught);
    // 6 beat nobody of them and lost to 3; he has not met 1 and 2 and could have two points too: nothing is decided.
    assert_eq!(ranks(&field, "DE"), [1, 1, 1, 5, 6, 1]);
    let without = caught
        .replace("5 b 1     3 b 0", "5 b =     3 b 0")
        .replace("6 w 0     2 w 0", "6 w =     2 w 0");
    let field = self::field(&without);
    assert_eq!(ranks(&field, "DE"), [1, 2, 2, 5, 6, 4]);
    let one = field
        .explain(PlayerId(1), &codes("DE"), 0)
        .expect("a player");
    assert_eq!(one.summands.len(), 2);
    assert_eq!(one.value, Some(Value::whole(2)));
}

#[test]
fn numbers_and_ratings_rank_both_ways() {
    let field = field(SWISS);
    assert_eq!(ranks(&field, "TPN"), [1, 2, 3, 4]);
    assert_eq!(ranks(&field, "RTNG/R"), [1, 3, 2, 4]);
    assert_eq!(ranks(&field, "TPN/R"), [1, 3, 2, 4]);
}
