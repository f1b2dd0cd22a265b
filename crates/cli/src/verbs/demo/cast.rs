//! An invented event: who plays, under which regulations, and what has been played before.

use chess::Color;
use event::player::Title;
use event::settings::{Devices, PairingSystem};
use event::{Act, Board, GameResult, Player, RoundNumber, Settings};
use laws::regulations::{Confirmation, FlagNotice, Supervision};
use laws::{Edition, Millis, Regulations};
use locale::Locale;

use super::taste::Chance;

/// Boards of the demo.
pub const BOARDS: u32 = 40;

/// Rounds of the event.
pub const ROUNDS: u32 = 9;

/// Rounds that are over when the demo begins.
pub const BEFORE: u32 = 2;

/// Nobody here is anybody: names that are common in their lands, put together by chance.
const FAMILIES: [(&str, &[&str], &[&str]); 8] = [
    (
        "ARM",
        &[
            "Sarkisyan",
            "Mkrtchyan",
            "Hovsepyan",
            "Baghdasaryan",
            "Vardanyan",
        ],
        &["Anahit", "Tigran", "Nare", "Davit"],
    ),
    (
        "BUL",
        &["Dimitrova", "Todorov", "Stoyanov", "Marinova", "Yordanov"],
        &["Elena", "Krum", "Desislava", "Boyan"],
    ),
    (
        "SRB",
        &["Pavlović", "Stojanović", "Ilić", "Kovačević", "Marković"],
        &["Jelena", "Vuk", "Milica", "Stefan"],
    ),
    (
        "MKD",
        &["Trajkovski", "Angelova", "Ristevski", "Petkovska", "Naumov"],
        &["Biljana", "Goce", "Simona", "Filip"],
    ),
    (
        "FRA",
        &["Lefèvre", "Moreau", "Garnier", "Chevalier", "Roussel"],
        &["Camille", "Lucien", "Odile", "Rémi"],
    ),
    (
        "IND",
        &["Narayanan", "Deshpande", "Banerjee", "Kulkarni", "Menon"],
        &["Aditi", "Rohan", "Meera", "Kiran"],
    ),
    (
        "ESP",
        &["Castaño", "Ibáñez", "Quintana", "Salgado", "Vidal"],
        &["Lucía", "Íñigo", "Carmen", "Pau"],
    ),
    (
        "USA",
        &["Whitfield", "Okafor", "Lindqvist", "Castellano", "Novak"],
        &["Harper", "Miles", "June", "Theo"],
    ),
];

/// Twice as many players as boards, the strongest first.
fn players(chance: &mut Chance) -> Vec<Player> {
    let count = 2 * BOARDS as usize;
    let player = |n: usize| {
        let (federation, surnames, given) = FAMILIES[n % FAMILIES.len()];
        let turn = n / FAMILIES.len();
        let rating = 2480 - 12 * n as u16 - chance.below(9) as u16;
        Player {
            title: match rating {
                2420.. => Some(Title::Gm),
                2350.. => Some(Title::Im),
                2250.. => Some(Title::Fm),
                _ => None,
            },
            rating: Some(rating),
            federation: federation.to_owned(),
            ..Player::named(
                surnames[turn % surnames.len()],
                given[(turn * 3 + turn / 4) % given.len()],
            )
        }
    };
    (0..count).map(player).collect()
}

/// Everything before the first move of the round that is shown.
pub fn prologue(words: &Locale, chance: &mut Chance) -> Vec<Act> {
    let mut settings = settings(words);
    settings.devices = Devices::UpTo(0);
    let mut acts = vec![Act::Create(settings.clone())];
    acts.extend(players(chance).into_iter().map(Act::AddPlayer));
    acts.push(Act::SetInitialColor(Color::White));
    for number in 1..=BEFORE {
        let round = RoundNumber(number);
        acts.push(Act::PairSwiss {
            round,
            reason: String::new(),
        });
        acts.push(Act::StartRound(round));
        acts.extend((1..=BOARDS).map(|board| Act::EnterResult {
            round,
            board: Board(board),
            result: match chance.below(5) {
                0 | 1 => GameResult::WHITE,
                2 => GameResult::BLACK,
                _ => GameResult::DRAW,
            },
            reason: String::new(),
        }));
        acts.push(Act::FinishRound(round));
    }
    // From here on every board has its devices.
    settings.devices = Devices::All;
    acts.push(Act::Amend(settings));
    acts
}

/// Pairs a round.
pub fn pair(round: u32) -> Act {
    Act::PairSwiss {
        round: RoundNumber(round),
        reason: String::new(),
    }
}

/// Starts a round.
pub fn begin(round: u32) -> Act {
    Act::StartRound(RoundNumber(round))
}

fn settings(words: &Locale) -> Settings {
    let mut regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    regulations.default_time = Some(Millis::minutes(30));
    // So that there is something to observe and to decide.
    regulations.flag = FlagNotice::ByPeople;
    regulations.confirmation = Confirmation::ByArbiter;
    let mut settings = Settings::new(&words.say("demo-event", &[]), ROUNDS, regulations);
    settings.place = words.say("demo-place", &[]);
    settings.system = PairingSystem::Swiss;
    settings.chief_arbiter = super::DOOR.0.to_owned();
    settings
}
