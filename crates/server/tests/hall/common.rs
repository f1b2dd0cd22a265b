//! A hall on a real port with a real file, and devices that speak to it.
#![allow(dead_code, reason = "each test uses its part")]

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use laws::Regulations;
use serde_json::{Value, json};
use server::journal::Address;
use server::journal::postgres::Place;
use server::serve::{Config, Running};
use server::view::{BoardView, HallView};
use server::wire::{ClientMsg, Key, ServerMsg};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing on loopback takes longer.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Where the hall of a file is kept: in the file if there is one, or in the database that ADOUBE_TEST_JOURNAL names, as a
/// hall of its own.
pub fn address_of(file: &Path) -> Address {
    let url = std::env::var("ADOUBE_TEST_JOURNAL");
    let Some(url) = url.ok().filter(|_| !file.exists()) else {
        return file.into();
    };
    let mut hasher = DefaultHasher::new();
    file.hash(&mut hasher);
    let hall = format!("test-{:016x}", hasher.finish());
    Address::Postgres(Place::parse(&url, &hall).unwrap())
}

/// The hall of a file, as it is now, as another file.
pub async fn copy_of(file: &Path, copy: &Path) {
    if let Address::Postgres(place) = address_of(file) {
        server::journal::postgres::backup(&place, copy)
            .await
            .unwrap();
        return;
    }
    for more in ["", "-wal", "-shm", "-head"] {
        let beside = |file: &Path| format!("{}{more}", file.display());
        if Path::new(&beside(file)).exists() {
            std::fs::copy(beside(file), beside(copy)).unwrap();
        }
    }
}

/// For a trial of files as such, which goes on a file whatever the suite is run on.
pub fn on_a_file(file: &Path) {
    drop(server::journal::Sqlite::open(file).unwrap());
}

/// A hall in this process.
pub struct House {
    pub address: SocketAddr,
    pub setup: Option<String>,
    pub hall: Arc<server::Hall>,
}

impl House {
    /// Opens the hall of a file on a free port.
    pub async fn open(file: &Path) -> House {
        let config = Config {
            journal: address_of(file),
            node: String::new(),
            listen: "127.0.0.1:0".parse().unwrap(),
            limits: server::Limits::default(),
        };
        House::of(Running::open(&config).await.unwrap())
    }

    /// With other limits than usual.
    pub async fn limited(file: &Path, limits: server::Limits) -> House {
        let config = Config {
            journal: address_of(file),
            node: String::new(),
            listen: "127.0.0.1:0".parse().unwrap(),
            limits,
        };
        House::of(Running::open(&config).await.unwrap())
    }

    /// A hall whose time stands still until it is moved.
    pub async fn rehearse(file: &Path) -> House {
        let limits = server::Limits {
            burst: 1_000_000,
            ..server::Limits::default()
        };
        let config = Config {
            journal: address_of(file),
            node: String::new(),
            listen: "127.0.0.1:0".parse().unwrap(),
            limits: limits.clone(),
        };
        let hall = server::Hall::rehearse(address_of(file), limits)
            .await
            .unwrap();
        House::of(Running::with(hall, &config).await.unwrap())
    }

    fn of(running: Running) -> House {
        let house = House {
            address: running.address,
            setup: running.setup.clone(),
            hall: running.hall.clone(),
        };
        tokio::spawn(running.serve(std::future::pending()));
        house
    }

    /// A person in front of a browser.
    pub fn person(&self) -> Person {
        Person::at(self.address)
    }

    /// The chief arbiter, signed in.
    pub async fn chief(&self) -> Person {
        let chief = self.person();
        let token = self.setup.clone().expect("there is no chief arbiter yet");
        let asked = json!({"token": token, "name": "Chief", "password": "e4e5Nf3Nc6"});
        assert_eq!(chief.post("/api/setup", &asked).await.0, 204);
        chief
    }
}

/// A browser with its cookies.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    client: reqwest::Client,
    token: Option<String>,
    session: Arc<Mutex<Option<String>>>,
}

impl Person {
    pub fn at(address: SocketAddr) -> Person {
        Person {
            address,
            client: reqwest::Client::new(),
            token: None,
            session: Arc::default(),
        }
    }

    /// With the token of a link.
    pub fn with_link(address: SocketAddr, token: &str) -> Person {
        let mut person = Person::at(address);
        person.token = Some(token.to_owned());
        person
    }

    /// With a session that was had elsewhere.
    pub fn with_session(address: SocketAddr, cookie: &str) -> Person {
        let person = Person::at(address);
        *person.session.lock().unwrap() = Some(cookie.to_owned());
        person
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// With what this person has to show.
    fn signed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        match self.cookie() {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> (u16, String) {
        let answer = self.signed(request).send().await.unwrap();
        let status = answer.status().as_u16();
        let set = answer.headers().get_all("set-cookie").into_iter();
        let mut set = set.filter(|set| set.to_str().unwrap().starts_with("adoube="));
        if let Some(set) = set.next() {
            let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            let kept = !pair.ends_with('=');
            *self.session.lock().unwrap() = kept.then_some(pair);
        }
        (status, answer.text().await.unwrap())
    }

    /// A request that has not been sent.
    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().unwrap();
        self.signed(self.client.request(method, self.url(path)))
    }

    pub async fn get(&self, path: &str) -> (u16, String) {
        self.send(self.client.get(self.url(path))).await
    }

    pub async fn get_bytes(&self, path: &str) -> (u16, Vec<u8>) {
        let request = self.signed(self.client.get(self.url(path)));
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        (status, answer.bytes().await.unwrap().to_vec())
    }

    pub async fn get_json(&self, path: &str) -> Value {
        let (status, body) = self.get(path).await;
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, String) {
        self.send(self.client.post(self.url(path)).json(body)).await
    }

    pub async fn post_text(&self, path: &str, body: &str) -> (u16, String) {
        let request = self.client.post(self.url(path)).body(body.to_owned());
        self.send(request).await
    }

    pub async fn delete(&self, path: &str) -> (u16, String) {
        self.send(self.client.delete(self.url(path))).await
    }

    /// Changes the competition, which must succeed.
    pub async fn organise(&self, act: Value) -> Value {
        let (status, body) = self.post("/api/event/acts", &json!({ "act": act })).await;
        assert_eq!(status, 200, "{act}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// The result of a board of round 1.
    pub async fn result(&self, board: usize) -> Value {
        self.result_of(1, board).await
    }

    /// The board is answered first; the competition hears of its result right after.
    pub async fn result_of(&self, round: usize, board: usize) -> Value {
        let heard = async {
            loop {
                let event = self.get_json("/api/event").await;
                let entry = &event["rounds"][round - 1]["pairings"][board - 1]["entry"];
                if !entry.is_null() {
                    return entry["result"]["outcome"].clone();
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, heard).await.unwrap()
    }

    /// An event with players and a round robin, round 1 started.
    pub async fn round_robin(&self, players: u32, regulations: &Regulations) {
        let settings =
            json!({"name": "Test Open", "rounds": players - 1, "regulations": regulations});
        self.organise(json!({ "create": settings })).await;
        for n in 1..=players {
            self.organise(json!({"add-player": {"surname": format!("Player{n}")}}))
                .await;
        }
        self.organise(json!({"pair-round-robin": {"cycles": "single"}}))
            .await;
        self.organise(json!({"start-round": 1})).await;
    }

    /// The token of a link.
    pub async fn link(&self, board: u32, place: &str) -> String {
        let links = self.get_json("/api/links").await;
        let links = links.as_array().unwrap().iter();
        let wanted = |link: &&Value| link["board"] == board && link["place"] == place;
        let path = links.clone().find(wanted).unwrap()["path"]
            .as_str()
            .unwrap()
            .to_owned();
        path.split_once('#').unwrap().1.to_owned()
    }

    /// A live connection with the cookies of this person.
    pub async fn connect(&self) -> Device {
        let url = format!("ws://{}/ws", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = self.cookie() {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        Device::open(request).await
    }

    /// `adoube=…`, if somebody is signed in.
    pub fn cookie(&self) -> Option<String> {
        self.session.lock().unwrap().clone()
    }

    /// The chief lets somebody sign in, who does.
    pub async fn appoint(&self, name: &str, post: &str) -> Person {
        let password = "e4e5Nf3Nc6";
        let staff = json!({"name": name, "post": post, "password": password});
        assert_eq!(self.post("/api/staff", &staff).await.0, 204);
        let person = Person::at(self.address);
        let asked = json!({"name": name, "password": password});
        assert_eq!(person.post("/api/login", &asked).await.0, 204);
        person
    }
}

/// A live connection.
pub struct Device {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: VecDeque<ServerMsg>,
    /// Boards as this device has put them together.
    boards: HashMap<Key, BoardView>,
    /// The competition, the same way.
    hall: Option<HallView>,
    /// Bytes of boards and tiles that were sent to it.
    pub bytes: usize,
    next: u64,
    name: String,
}

impl Device {
    /// A connection that has not said a word.
    pub async fn silent(address: SocketAddr) -> Device {
        let url = format!("ws://{address}/ws");
        Device::open(url.into_client_request().unwrap()).await
    }

    async fn open(request: tokio_tungstenite::tungstenite::handshake::client::Request) -> Device {
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Device {
            socket,
            heard: VecDeque::new(),
            boards: HashMap::new(),
            hall: None,
            bytes: 0,
            next: 0,
            name: format!("{:08x}", getrandom::u32().unwrap()),
        }
    }

    /// Joins by the token of a link.
    pub async fn join(address: SocketAddr, token: &str) -> Device {
        let mut device = Device::silent(address).await;
        device.hello(Some(token)).await;
        device
    }

    /// Says who it is and waits for the welcome.
    pub async fn hello(&mut self, token: Option<&str>) -> ServerMsg {
        self.say(&ClientMsg::Hello {
            token: token.map(str::to_owned),
            language: "en".into(),
            seen: Vec::new(),
        })
        .await;
        self.until(|message| matches!(message, ServerMsg::Welcome { .. } | ServerMsg::Revoked))
            .await
    }

    pub async fn say(&mut self, message: &ClientMsg) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    pub async fn say_raw(&mut self, text: &str) {
        self.socket
            .send(Message::Text(text.to_owned().into()))
            .await
            .unwrap();
    }

    /// What was heard and not asked for is dropped.
    pub fn forget(&mut self) {
        self.heard.clear();
    }

    /// The next message of a kind; the others are kept.
    pub async fn until(&mut self, wanted: impl Fn(&ServerMsg) -> bool) -> ServerMsg {
        if let Some(place) = self.heard.iter().position(&wanted) {
            return self.heard.remove(place).unwrap();
        }
        let reading = async {
            loop {
                let message = self
                    .socket
                    .next()
                    .await
                    .expect("the hall is there")
                    .unwrap();
                let Message::Text(text) = message else {
                    continue;
                };
                let mut message: ServerMsg = serde_json::from_str(&text).unwrap();
                if matches!(message, ServerMsg::Board { .. } | ServerMsg::Wall { .. }) {
                    self.bytes += text.len();
                }
                put_together(&mut self.boards, &mut message);
                enter(&mut self.hall, &mut message);
                if wanted(&message) {
                    return message;
                }
                self.heard.push_back(message);
            }
        };
        tokio::time::timeout(PATIENCE, reading)
            .await
            .expect("an answer in time")
    }

    /// Does an act and waits for its answer.
    pub async fn act(&mut self, act: Value) -> ServerMsg {
        self.act_at(None, act).await
    }

    pub async fn act_at(&mut self, key: Option<Key>, act: Value) -> ServerMsg {
        let act = serde_json::from_value(act.clone()).unwrap_or_else(|e| panic!("{act}: {e}"));
        self.tries(key, act).await
    }

    /// An id that nobody has used.
    pub fn new_id(&mut self) -> String {
        self.next += 1;
        format!("{}-{}", self.name, self.next)
    }

    /// Does an act and waits for its answer.
    pub async fn tries(&mut self, key: Option<Key>, act: laws::Act) -> ServerMsg {
        let id = self.new_id();
        self.say(&ClientMsg::Act {
            id: id.clone(),
            key,
            side: None,
            act,
            moment: None,
        })
        .await;
        self.answer(&id).await
    }

    pub async fn answer(&mut self, id: &str) -> ServerMsg {
        let wanted = id.to_owned();
        self.until(move |message| match message {
            ServerMsg::Acked { id, .. } | ServerMsg::Refused { id, .. } => *id == wanted,
            _ => false,
        })
        .await
    }

    /// Does an act that must be acknowledged.
    pub async fn does(&mut self, act: Value) -> u64 {
        match self.act(act.clone()).await {
            ServerMsg::Acked { version, .. } => version,
            other => panic!("{act}: {other:?}"),
        }
    }

    /// Moves and presses.
    pub async fn plays(&mut self, mv: &str) {
        self.does(moves(mv)).await;
        self.does(json!("press")).await;
    }
}

/// Results that are told without the competition, as a whole.
fn enter(known: &mut Option<HallView>, message: &mut ServerMsg) {
    if let ServerMsg::Results { results } = message {
        let mut hall = known.clone().expect("told behind something");
        hall.enter(results);
        *message = ServerMsg::Hall { hall };
    }
    if let ServerMsg::Hall { hall } = message {
        *known = Some(hall.clone());
    }
}

/// What is told of a board behind what was told before, as a whole.
fn put_together(boards: &mut HashMap<Key, BoardView>, message: &mut ServerMsg) {
    let ServerMsg::Board {
        key,
        since,
        kept,
        view,
        ..
    } = message
    else {
        return;
    };
    if *since > 0 {
        let before = boards.get(key).expect("told behind something");
        **view = (**view).clone().behind(before, *kept).expect("it fits");
    }
    boards.insert(*key, (**view).clone());
}

/// `e2e4` as an act.
pub fn moves(text: &str) -> Value {
    let attempt = laws::command::parse_attempt(text).unwrap();
    json!({"move": {"attempt": attempt, "hands": "one"}})
}
