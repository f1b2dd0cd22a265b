//! Agreement with brute force: tables of helpmates worked out backwards, by nothing but legal moves.
//!
//! All positions of up to three men in every run. Four men take long: `ADOUBE_SOAK=4` (or `make soak-mate`)
//! works through all 55 kinds of material, every position that is unwinnable and one in 97 of the others; a
//! number in `ADOUBE_SOAK_EVERY` changes the latter, 1 being all of them.

use std::collections::HashMap;

use chess::{Board, Color, Position, Rank, Role, Setup, Square};
use mate::{Budget, Proof, Solver, Verdict, check, check_line};

/// The men besides the kings, White's in upper case, sorted.
type Material = Vec<(Color, Role)>;

/// For one kind of material: can White ever mate? By the move and the squares of the men.
struct Table {
    men: Material,
    winnable: Vec<u64>,
}

impl Table {
    fn new(others: Material) -> Table {
        let mut men = vec![(Color::White, Role::King), (Color::Black, Role::King)];
        men.extend(others);
        let size = 2usize << (6 * men.len());
        Table {
            men,
            winnable: vec![0; size.div_ceil(64)],
        }
    }

    fn size(&self) -> usize {
        2 << (6 * self.men.len())
    }

    fn get(&self, index: usize) -> bool {
        self.winnable[index / 64] >> (index % 64) & 1 != 0
    }

    /// The position of an index, unless men stand on one square or a pawn on an end rank.
    fn position(&self, index: usize) -> Option<Position> {
        let mut setup = Setup {
            turn: Color::ALL[index & 1],
            ..Setup::empty()
        };
        for (i, &(color, role)) in self.men.iter().enumerate() {
            let square = Square::new((index >> (1 + 6 * i) & 63) as u8)?;
            let end = matches!(square.rank(), Rank::FIRST | Rank::EIGHTH);
            if setup.board.occupied().contains(square) || role == Role::Pawn && end {
                return None;
            }
            setup.board.put(square, role.of(color));
        }
        setup.position().ok()
    }

    fn index(&self, position: &Position) -> usize {
        let mut left: Board = *position.board();
        let mut index = position.turn() as usize;
        for (i, &(color, role)) in self.men.iter().enumerate() {
            let square = left
                .pieces(color, role)
                .first()
                .expect("the men of the table");
            left.take(square);
            index |= square.index() << (1 + 6 * i);
        }
        index
    }
}

fn material(position: &Position) -> Material {
    let mut men: Material = position
        .board()
        .iter()
        .filter(|(_, piece)| piece.role != Role::King)
        .map(|(_, piece)| (piece.color, piece.role))
        .collect();
    men.sort();
    men
}

/// All kinds of material with so many men besides the kings, those with fewer pawns first.
fn kinds(others: usize) -> Vec<Material> {
    let mut kinds: Vec<Material> = vec![Vec::new()];
    for _ in 0..others {
        let mut longer = Vec::new();
        for kind in &kinds {
            for color in Color::ALL {
                for role in Role::ALL.into_iter().filter(|&role| role != Role::King) {
                    if kind.last().is_none_or(|&last| last <= (color, role)) {
                        longer.push([kind.as_slice(), &[(color, role)]].concat());
                    }
                }
            }
        }
        kinds = longer;
    }
    kinds.sort_by_key(|kind| kind.iter().filter(|(_, role)| *role == Role::Pawn).count());
    kinds
}

/// Marks mates, then whatever leads to a marked position, until nothing changes.
fn fill(table: &mut Table, smaller: &HashMap<Material, Table>) {
    let own = material_of(table);
    loop {
        let mut changed = false;
        for index in 0..table.size() {
            if table.get(index) {
                continue;
            }
            let Some(position) = table.position(index) else {
                continue;
            };
            let mut wins = position.turn() == Color::Black && position.is_checkmate();
            position.for_each_legal_move(|mv| {
                if !wins {
                    let next = position.after(mv);
                    let kind = material(&next);
                    wins = if kind == own {
                        table.get(table.index(&next))
                    } else {
                        smaller.get(&kind).is_some_and(|t| t.get(t.index(&next)))
                    };
                }
            });
            if wins {
                table.winnable[index / 64] |= 1 << (index % 64);
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

fn material_of(table: &Table) -> Material {
    table.men[2..].to_vec()
}

/// The solver on every unwinnable position and one in `every` of the others.
fn compare(table: &Table, every: usize) -> usize {
    let mut solver = Solver::new(Proof::Kept);
    let mut asked = 0;
    for index in 0..table.size() {
        let truth = table.get(index);
        if truth && !index.is_multiple_of(every) {
            continue;
        }
        let Some(position) = table.position(index) else {
            continue;
        };
        asked += 1;
        match solver
            .decide(&position, Color::White, Budget::Unlimited)
            .verdict
        {
            Verdict::Winnable(line) => {
                assert!(truth, "{position:?}: called winnable");
                if index.is_multiple_of(31) {
                    check_line(&position, Color::White, &line).expect("a line to mate");
                }
            }
            Verdict::Unwinnable(certificate) => {
                assert!(!truth, "{position:?}: called unwinnable");
                if index.is_multiple_of(31) {
                    check(&position, Color::White, &certificate).expect("a proof");
                }
            }
            Verdict::Undecided => panic!("{position:?}: undecided without a budget"),
        }
    }
    asked
}

#[test]
fn every_position_of_up_to_three_men() {
    let mut tables = HashMap::new();
    for others in 0..=1 {
        for kind in kinds(others) {
            let mut table = Table::new(kind.clone());
            fill(&mut table, &tables);
            compare(&table, 7);
            tables.insert(kind, table);
        }
    }
}

#[test]
fn four_men_if_asked_for() {
    if std::env::var("ADOUBE_SOAK").as_deref() != Ok("4") {
        eprintln!("four men not tested: set ADOUBE_SOAK=4");
        return;
    }
    let every = std::env::var("ADOUBE_SOAK_EVERY")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(97);
    let only = std::env::var("ADOUBE_SOAK_ONLY").ok();
    let mut tables = HashMap::new();
    for others in 0..=2 {
        for kind in kinds(others) {
            let name: String = kind
                .iter()
                .map(|&(color, role)| role.of(color).char())
                .collect();
            // Without its promotions a kind with pawns cannot be worked out alone.
            if others == 2
                && only
                    .as_ref()
                    .is_some_and(|only| !only.split(',').any(|wanted| wanted == name))
            {
                continue;
            }
            let mut table = Table::new(kind.clone());
            fill(&mut table, &tables);
            let asked = if others == 2 {
                compare(&table, every)
            } else {
                0
            };
            eprintln!("{name}: {asked} positions asked, all agree");
            tables.insert(kind, table);
        }
    }
}
