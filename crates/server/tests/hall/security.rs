//! Each role against each act, each route and each view, tried over real sockets.
//!
//! `+` the door is open (whether it can happen is for the Laws to say), `-` it is closed. The acts and routes come from
//! the document that the hall publishes: a route that is new and not in these tables fails here.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Device, House, Person, moves};
use laws::acts::May;
use laws::regulations::{Confirmation, SheetKind};
use laws::{Edition, Regulations};
use serde_json::{Value, json};
use server::wire::{ClientMsg, Key, RefusalKind, ServerMsg};

/// The columns of all tables.
const ROLES: [&str; 11] = [
    "chief",
    "arbiter",
    "organiser",
    "white",
    "black",
    "other",
    "clock",
    "assistant",
    "spectator",
    "revoked",
    "signed-out",
];

/// Acts at board 1, by who may do them: which that is for an act, its description says (`rules/*/words.rs`). `other` has a
/// seat at board 2, `assistant` acts for White.
#[rustfmt::skip]
const ACTS: &[(May, &str)] = &[
    //             chief arbiter organiser   white black other   clock assistant   spectator revoked signed-out
    (May::Arbiter, "+     +       -           -     -     -       -     -           -         -       -"),
    (May::Noted,   "+     +       -           -     -     -       -     -           -         -       -"),
    (May::Either,  "+     +       -           +     +     -       -     -           -         -       -"),
    (May::Stop,    "+     +       -           +     +     -       +     +           -         -       -"),
    (May::Clock,   "-     -       -           +     +     -       +     +           -         -       -"),
    (May::Player,  "-     -       -           +     +     -       -     +           -         -       -"),
    (May::Own,     "-     -       -           +     +     -       -     -           -         -       -"),
    (May::Nobody,  "-     -       -           -     -     -       -     -           -         -       -"),
];

/// Acts whose doer nobody should change by a slip of the pen.
const NEVER_OTHERS: &[(May, &str)] = &[
    (
        May::Own,
        "resign accept-draw offer-draw claim-draw record.sign",
    ),
    (
        May::Arbiter,
        "answer answer-to confirm decide-otherwise repair conduct.enter-result conduct.enter-score",
    ),
    (May::Nobody, "tick found-dead"),
];

/// Changes to the competition, by `POST /api/event/acts`.
#[rustfmt::skip]
const EVENT_ACTS: &[(&str, &str)] = &[
    //  chief arbiter organiser   white black other   clock assistant   spectator revoked signed-out
    ("  +     -       +           -     -     -       -     -           -         -       -",
     "create amend add-player edit-player remove-player withdraw return seed import schedule set-pairings \
      add-pairing pair-round-robin set-initial-color pair-swiss swap-players publish-pairings hide-pairings give-bye take-back-bye number-boards move-board set-start \
      add-team edit-team remove-team withdraw-team return-team form-teams seed-teams set-matches give-team-bye \
      take-back-team-bye"),
    ("  +     +       +           -     -     -       -     -           -         -       -", "set-line-up"),
    ("  +     +       -           -     -     -       -     -           -         -       -",
     "mark-absent mark-present start-round take-back-start enter-result forfeit-match"),
    ("  +     -       -           -     -     -       -     -           -         -       -",
     "finish-round take-back-finish reopen-result adjourn"),
    ("  -     -       -           -     -     -       -     -           -         -       -",
     "record-offence"),
];

/// Everything else that the hall answers. The boards asked for are board 1 of round 1.
#[rustfmt::skip]
const ROUTES: &[(&str, &str)] = &[
    //  chief arbiter organiser   white black other   clock assistant   spectator revoked signed-out
    ("  +     +       +           +     +     +       +     +           +         -       +",
     "get/api/me get/api/hall"),
    ("  +     +       +           +     +     +       +     +           +         +       +",
     "get/api/presets post/api/logout get/api/laws get/api/laws/articles/{edition}/{number} get/api/laws/cases \
      get/api/laws/cases/{page}/{name} get/api/laws/words get/api/laws/search post/api/laws/try \
      get/public/{round}/{file} get/public/event/{file} get/public/{round}/{board}/{file}"),
    ("  +     +       +           +     +     +       +     +           +         -       +",
     "get/api/swiss/{round} get/api/swiss/{round}/why get/api/players/{number} \
      get/api/teams/standings get/api/teams/explain get/api/teams/{number} \
      get/api/export/pairings.csv get/api/export/standings.csv get/api/export/crosstable.csv \
      get/api/print/standings.pdf get/api/print/crosstable.pdf get/api/print/pairings/{file} \
      get/api/standings get/api/standings/explain get/api/crosstable get/games.pgn get/rounds/{round}/games.pgn \
      get/rounds/{round}/boards/{file}"),
    ("  +     +       +           +     +     +       +     +           +         +       +",
     "get/api/diagram.svg get/api/diagram.png"),
    ("  +     +       +           -     -     -       -     -           -         -       -",
     "get/api/event post/api/event/preview get/api/export/games.pgn \
      get/api/export/safe.pgn get/api/export/players.csv get/api/export/tournament.trf \
      get/api/print/cards/{file} get/api/print/scoresheet/{round}/{file}"),
    // A record of a game that goes on is for arbiters, and so are links: whoever has one acts for the player.
    ("  +     +       -           -     -     -       -     -           -         -       -",
     "get/api/together post/api/together post/api/event/effect \
      get/api/links get/api/links/{board}/{place}/qr.svg get/api/print/links.pdf \
      post/api/links/{board}/{place} delete/api/links/{board}/{place} get/api/records/{round}/{board} \
      get/api/print/report.pdf get/api/print/envelope/{round}/{file}"),
    ("  +     -       -           -     -     -       -     -           -         -       -",
     "get/api/staff post/api/staff delete/api/staff/{name} get/api/export/journal.jsonl \
      post/api/import/journal"),
    ("  +     +       +           +     +     -       +     +           +         -       +",
     "get/api/boards/{round}/{board}"),
    // These ask for something else than a role: the word in the terminal, a password, an act (see above).
    ("  -     -       -           -     -     -       -     -           -         -       -",
     "post/api/setup post/api/login"),
];

/// Which view of board 1 each role gets.
const VIEWS: [&str; 11] = [
    "arbiter", "arbiter", "public", "seat", "seat", "-", "clock", "seat", "public", "-", "public",
];

/// A line of a table.
fn marked(marks: &str) -> [bool; 11] {
    let marks: Vec<bool> = marks.split_whitespace().map(|mark| mark == "+").collect();
    marks.try_into().unwrap()
}

/// A table as a map from the name to a line of `+` and `-`.
fn read(table: &[(&str, &str)]) -> BTreeMap<String, [bool; 11]> {
    let mut lines = BTreeMap::new();
    for (marks, names) in table {
        let marks = marked(marks);
        for name in names.split_whitespace() {
            assert!(
                lines.insert(name.to_owned(), marks).is_none(),
                "{name} twice"
            );
        }
    }
    lines
}

/// Everybody who may come to a hall.
struct People {
    staff: BTreeMap<&'static str, Person>,
    tokens: BTreeMap<&'static str, String>,
    devices: BTreeMap<&'static str, Device>,
}

impl People {
    async fn arrive(house: &House) -> People {
        let chief = house.chief().await;
        let mut regulations = Regulations::classical(Edition::Y2023);
        regulations.scoresheets = SheetKind::Electronic;
        chief.round_robin(4, &regulations).await;
        let arbiter = chief.appoint("Arbiter", "arbiter").await;
        let organiser = chief.appoint("Organiser", "organiser").await;
        let gone = chief.appoint("Gone", "arbiter").await;
        let out = Person::with_session(house.address, &gone.cookie().unwrap());
        assert_eq!(gone.post("/api/logout", &json!({})).await.0, 204);
        let revoked = chief.link(1, "assistant-black").await;
        assert_eq!(chief.delete("/api/links/1/assistant-black").await.0, 204);
        let tokens = BTreeMap::from([
            ("white", chief.link(1, "white").await),
            ("black", chief.link(1, "black").await),
            ("other", chief.link(2, "white").await),
            ("clock", chief.link(1, "clock").await),
            ("assistant", chief.link(1, "assistant-white").await),
            ("revoked", revoked),
        ]);
        let mut devices = BTreeMap::new();
        for (role, token) in &tokens {
            let mut device = Device::silent(house.address).await;
            let answer = device.hello(Some(token)).await;
            match (*role, answer) {
                ("revoked", ServerMsg::Revoked) => continue,
                (_, ServerMsg::Welcome { .. }) => devices.insert(*role, device),
                (_, answer) => panic!("{role}: {answer:?}"),
            };
        }
        let staff = BTreeMap::from([
            ("chief", chief),
            ("arbiter", arbiter),
            ("organiser", organiser),
            ("spectator", house.person()),
            ("signed-out", out),
        ]);
        for (role, person) in &staff {
            let mut device = person.connect().await;
            device.hello(None).await;
            devices.insert(*role, device);
        }
        People {
            staff,
            tokens,
            devices,
        }
    }

    /// For requests without a live connection.
    fn person(&self, role: &str) -> Person {
        match self.tokens.get(role) {
            Some(token) => Person::with_link(self.staff["chief"].address, token),
            None => self.staff[role].clone(),
        }
    }
}

const BOARD: Key = Key { round: 1, board: 1 };

#[tokio::test]
async fn acts_at_a_board() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let mut people = People::arrive(&house).await;
    let document = people.staff["spectator"]
        .get_json("/api/openapi.json")
        .await;
    let components = &document["components"]["schemas"];
    let samples = Sampler(components).acts(&components["Act"]);
    assert!(samples.len() > 100, "{}", samples.len());
    for (may, names) in NEVER_OTHERS {
        for name in names.split_whitespace() {
            let act: laws::Act = serde_json::from_value(samples[name].clone()).unwrap();
            assert_eq!(act.described().may, *may, "{name}");
        }
    }
    for (name, act) in &samples {
        let act: laws::Act =
            serde_json::from_value(act.clone()).unwrap_or_else(|e| panic!("{name}: {act}: {e}"));
        let may = act.described().may;
        let (_, marks) = ACTS.iter().find(|(row, _)| *row == may).unwrap();
        for (role, open) in ROLES.into_iter().zip(marked(marks)) {
            let Some(device) = people.devices.get_mut(role) else {
                assert!(!open);
                continue;
            };
            let id = device.new_id();
            let says_whose = ["chief", "arbiter", "clock"].contains(&role);
            let side = says_whose.then_some(chess::Color::White);
            device.forget();
            device
                .say(&ClientMsg::Act {
                    id: id.clone(),
                    key: Some(BOARD),
                    side,
                    act: act.clone(),
                    moment: None,
                })
                .await;
            let answer = device.answer(&id).await;
            let kind = RefusalKind::NotAllowed;
            let closed = matches!(&answer, ServerMsg::Refused { kind: k, .. } if *k == kind);
            assert_eq!(!closed, open, "{role}, {name}: {answer:?}");
            let over_http = json!({"id": format!("http-{role}-{name}"), "act": act, "side": side});
            let (status, body) = people
                .person(role)
                .post("/api/boards/1/1/acts", &over_http)
                .await;
            let closed = status == 401 || status == 403;
            assert_eq!(!closed, open, "{role}, {name} over HTTP: {status} {body}");
            let device = people.devices.get_mut(role).unwrap();
            device.forget();
        }
    }
}

#[tokio::test]
async fn changes_to_the_competition() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let people = People::arrive(&house).await;
    let table = read(EVENT_ACTS);
    let mut schemas = Vec::new();
    <event::Act as utoipa::ToSchema>::schemas(&mut schemas);
    let components = schemas
        .into_iter()
        .map(|(name, schema)| (name, serde_json::to_value(schema).unwrap()));
    let components = Value::Object(components.collect());
    let whole = serde_json::to_value(<event::Act as utoipa::PartialSchema>::schema()).unwrap();
    let samples = Sampler(&components).acts(&whole);
    let known: BTreeSet<&String> = samples.keys().collect();
    assert_eq!(table.keys().collect::<BTreeSet<_>>(), known);
    for (name, act) in &samples {
        if let Err(error) = serde_json::from_value::<event::Act>(act.clone()) {
            panic!("{name}: {act}: {error}");
        }
        for (role, open) in ROLES.into_iter().zip(table[name]) {
            let asked = json!({ "act": act });
            let person = people.person(role);
            let (status, body) = person.post("/api/event/acts", &asked).await;
            let closed = status == 401 || status == 403;
            assert_eq!(!closed, open, "{role}, {name}: {status} {body}");
            assert!(status < 500, "{role}, {name}: {status} {body}");
        }
    }
}

#[tokio::test]
async fn routes() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let people = People::arrive(&house).await;
    let mut table = read(ROUTES);
    let document = people.staff["spectator"]
        .get_json("/api/openapi.json")
        .await;
    let mut published = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys();
        published.extend(methods.map(|method| format!("{method}{path}")));
    }
    // Each has a table of its own.
    for own in [
        "post/api/event/acts",
        "post/api/boards/{round}/{board}/acts",
    ] {
        assert!(published.remove(own), "{own}");
    }
    assert_eq!(table.keys().cloned().collect::<BTreeSet<_>>(), published);
    // Signing out comes last: after it there is nobody left to try.
    let logout = table.remove_entry("post/api/logout").unwrap();
    for (name, marks) in table.into_iter().chain([logout]) {
        for (role, open) in ROLES.into_iter().zip(marks) {
            let path = name.split_once('/').unwrap().1;
            let path = format!("/{path}")
                .replace("{round}", "1")
                .replace("{board}", "1")
                .replace("{place}", "assistant-black")
                .replace(
                    "{file}",
                    if name.contains("/print/") {
                        "1.pdf"
                    } else {
                        "1.pgn"
                    },
                )
                .replace("{number}", "1")
                .replace("{name}", "nobody");
            let person = people.person(role);
            let body = json!({"name": "New", "post": "arbiter", "password": "e4e5Nf3Nc6", "token": "guess", "what": "start", "round": 1, "board": 1});
            let (status, body) = match name.split('/').next().unwrap() {
                "get" => person.get(&path).await,
                "post" => person.post(&path, &body).await,
                _ => person.delete(&path).await,
            };
            // Too many wrong passwords are not even looked at.
            let closed = [401, 403, 429].contains(&status);
            assert_eq!(!closed, open, "{role}, {name}: {status} {body}");
            assert!(status < 500, "{role}, {name}: {status} {body}");
        }
    }
}

#[tokio::test]
async fn views() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let mut people = People::arrive(&house).await;
    for (role, expected) in ROLES.into_iter().zip(VIEWS) {
        let (status, body) = people.person(role).get("/api/boards/1/1").await;
        match expected {
            "-" => assert!(status == 401 || status == 403, "{role}: {status} {body}"),
            kind => {
                let view: Value = serde_json::from_str(&body).unwrap();
                assert_eq!(view["for"], kind, "{role}");
            }
        }
        // Over the live connection: a device with a board gets its own and no other, whatever it asks to watch.
        let Some(device) = people.devices.get_mut(role) else {
            continue;
        };
        device
            .say(&ClientMsg::Watch {
                boards: vec![BOARD],
            })
            .await;
        let board = device.until(|m| matches!(m, ServerMsg::Board { .. })).await;
        let ServerMsg::Board { key, view, .. } = board else {
            unreachable!();
        };
        let view = serde_json::to_value(view).unwrap();
        match role {
            "other" => assert_eq!((key.board, &view["for"]), (2, &json!("seat"))),
            _ => assert_eq!((key, &view["for"]), (BOARD, &json!(expected)), "{role}"),
        }
    }
}

/// All strings in a value.
fn strings(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) => into.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|one| strings(one, into)),
        Value::Object(all) => all.values().for_each(|one| strings(one, into)),
        _ => {}
    }
}

/// The arbiter's view has secrets, and no other view has any of them.
#[tokio::test]
async fn what_only_the_arbiter_may_know() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.scoresheets = SheetKind::Electronic;
    regulations.confirmation = Confirmation::ByArbiter;
    chief.round_robin(4, &regulations).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    // A position three times, on Black's sheet in Black's own words, and then an illegal move.
    for (n, mv) in [
        "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8",
    ]
    .into_iter()
    .enumerate()
    {
        let mover = if n % 2 == 0 { &mut white } else { &mut black };
        mover.plays(mv).await;
        let text = format!("Sf{n}?!");
        black
            .does(json!({"record": {"enter": {"text": text, "claim": false}}}))
            .await;
    }
    let (_, before) = chief.get("/api/boards/1/1").await;
    white.does(moves("e2e5")).await;
    white.does(json!("press")).await;
    let (_, after) = chief.get("/api/boards/1/1").await;
    let mut other = Device::join(house.address, &chief.link(2, "white").await).await;
    other
        .does(json!({"touch": {"square": "b1", "manner": "plain"}}))
        .await;
    let (_, touched) = chief.get("/api/boards/1/2").await;
    let secrets = [
        (&before, "alerts", 1),
        (&after, "proposed", 1),
        (&touched, "open_moves", 2),
    ];
    let mut hidden = BTreeMap::new();
    for (view, field, board) in secrets {
        let view: Value = serde_json::from_str(view).unwrap();
        let mut found = Vec::new();
        strings(&view[field], &mut found);
        found.retain(|text| {
            text.chars().count() > 2 && !text.starts_with(|c: char| c.is_ascii_digit())
        });
        assert!(!found.is_empty(), "there is a secret in {field}: {view}");
        hidden.insert((field, board), found);
    }
    let view: Value = serde_json::from_str(&after).unwrap();
    let mut sheet = Vec::new();
    strings(&view["sheets"]["black"], &mut sheet);
    assert_eq!(sheet.len(), 8);
    hidden.insert(("sheets", 1), sheet);
    let places = [
        ("white", 1),
        ("clock", 1),
        ("assistant-white", 1),
        ("white", 2),
    ];
    for (place, board) in places {
        let link = chief.link(board, place).await;
        let person = Person::with_link(house.address, &link);
        must_hide(&person, board, &hidden).await;
    }
    must_hide(&house.person(), 1, &hidden).await;
    must_hide(&house.person(), 2, &hidden).await;
}

async fn must_hide(person: &Person, board: u32, hidden: &BTreeMap<(&str, u32), Vec<String>>) {
    let view = person.get_json(&format!("/api/boards/1/{board}")).await;
    let mut shown = Vec::new();
    strings(&view, &mut shown);
    for ((field, of), words) in hidden {
        for secret in words.iter().filter(|_| *of == board) {
            let told = shown.iter().find(|text| text.contains(secret));
            assert!(told.is_none(), "{field} shows {secret:?} in {view}");
        }
    }
    for key in [
        "alerts",
        "open_moves",
        "sheets",
        "proposed",
        "questions",
        "log",
        "differences",
        "offences",
    ] {
        assert!(view.get(key).is_none(), "{key} in {view}");
    }
    if view["for"] == "public" {
        let moves = view["moves"].as_array().unwrap();
        assert!(moves.iter().all(|mv| mv["illegal"].is_null()), "{view}");
    }
}

/// Makes up a value for every variant of an act, from its published description.
pub(crate) struct Sampler<'a>(pub(crate) &'a Value);

impl Sampler<'_> {
    /// By name; the acts of an article with the article's name before them.
    pub(crate) fn acts(&self, schema: &Value) -> BTreeMap<String, Value> {
        let mut all = BTreeMap::new();
        if let Some(names) = schema["enum"].as_array() {
            let names = names.iter().map(|name| name.as_str().unwrap());
            return names.map(|name| (name.to_owned(), json!(name))).collect();
        }
        for variant in schema["oneOf"].as_array().unwrap() {
            let Some(fields) = variant["properties"].as_object() else {
                let name = variant["enum"][0].as_str().unwrap();
                all.insert(name.to_owned(), json!(name));
                continue;
            };
            let (name, inner) = fields.iter().next().unwrap();
            let of = inner["$ref"].as_str().unwrap_or_default();
            if of.ends_with("Act") {
                for (act, value) in self.acts(self.refer(of)) {
                    all.insert(format!("{name}.{act}"), json!({ name: value }));
                }
            } else {
                let value = known(name).unwrap_or_else(|| self.value(inner));
                all.insert(name.clone(), json!({ name: value }));
            }
        }
        all
    }

    fn refer(&self, path: &str) -> &Value {
        &self.0[path.rsplit('/').next().unwrap()]
    }

    fn value(&self, schema: &Value) -> Value {
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.rsplit('/').next().unwrap();
            return match known(name) {
                Some(value) => value,
                None => self.value(self.refer(path)),
            };
        }
        for several in ["oneOf", "anyOf", "allOf"] {
            if let Some(all) = schema[several].as_array() {
                let some = all.iter().find(|one| one["type"] != "null");
                return self.value(some.unwrap());
            }
        }
        if let Some(one) = schema["enum"].as_array() {
            return one[0].clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds[0].as_str().unwrap_or_default(),
            kind => kind.as_str().unwrap_or_default(),
        };
        match kind {
            "object" => self.object(schema),
            "array" => {
                let items = match schema["prefixItems"].as_array() {
                    Some(items) => items.iter().map(|item| self.value(item)).collect(),
                    None => {
                        let least = schema["minItems"].as_u64().unwrap_or(0);
                        (0..least).map(|_| self.value(&schema["items"])).collect()
                    }
                };
                Value::Array(items)
            }
            "integer" | "number" => json!(schema["minimum"].as_i64().unwrap_or(0).max(1)),
            "boolean" => json!(false),
            "string" => json!("e4"),
            _ => Value::Null,
        }
    }

    fn object(&self, schema: &Value) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fields = required.iter().map(|name| {
            let name = name.as_str().unwrap();
            let value = match known(name) {
                Some(value) => value,
                None => self.value(&schema["properties"][name]),
            };
            (name.to_owned(), value)
        });
        Value::Object(fields.collect())
    }
}

/// What no description of types can say.
fn known(name: &str) -> Option<Value> {
    match name {
        "note" => Some(json!(["white", "distraction"])),
        "touch-two" => Some(json!(["e2", "d2"])),
        "Square" => Some(json!("e2")),
        "ruling" => serde_json::to_value(laws::Ruling::new(
            laws::Remedy::Draw,
            &laws::rules::a05_end::AGREEMENT,
        ))
        .ok(),
        "Regulations" => serde_json::to_value(Regulations::classical(Edition::Y2023)).ok(),
        _ => None,
    }
}
