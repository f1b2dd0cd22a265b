//! A stream cut into batches of whole games, so that many hands can work on one file and none of them needs
//! more memory than a batch.

use std::io::{self, Read};

use memchr::memmem;

use crate::lexer::{EVENT, Lexer, is_event_start};

/// Bytes that a batch aims at.
const TARGET: usize = 256 * 1024;

/// Nothing longer is read as one game.
pub const LONGEST_GAME: usize = 1024 * 1024;

/// How large things may become. Everybody takes the default; tests take less, so that short texts have long games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// Bytes that a batch aims at.
    pub batch: usize,
    /// Nothing longer is read as one game; a small multiple of the batch.
    pub longest: usize,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes {
            batch: TARGET,
            longest: LONGEST_GAME,
        }
    }
}

impl Sizes {
    /// Of a game that is too long so much is kept, for its tags.
    fn head(self) -> usize {
        self.longest / 64
    }
}

/// Some whole games.
#[derive(Clone, Default, Debug)]
pub struct Batch {
    /// The text; with a game that is too long, only its beginning.
    pub text: Vec<u8>,
    /// Where it begins in the unpacked stream.
    pub offset: u64,
    /// How many bytes of the stream it stands for.
    pub length: u64,
    /// Line breaks in what was passed over.
    pub lines_skipped: u64,
    /// It is one game, and one that is too long.
    pub too_long: bool,
}

/// Cuts a stream into batches.
///
/// Wherever reading begins, at the beginning of the stream or at some `[Event "` behind a blank line, the games come
/// out the same. A cut at such a place changes nothing. A cut at any other game might (nobody knows for sure that one
/// begins there), so where those cuts fall must depend on nothing but the text since the last sure beginning: windows
/// have fixed sizes however much has been read, and where a stretch is long enough to be cut otherwise, a batch begins
/// at the sure beginning before it and another at the one behind it.
pub struct Cutter<R> {
    reader: R,
    sizes: Sizes,
    /// What was read and belongs to the next batch.
    rest: Vec<u8>,
    offset: u64,
    ended: bool,
}

impl<R: Read> Cutter<R> {
    /// From the beginning of a stream.
    pub fn new(reader: R) -> Cutter<R> {
        Cutter::sized(reader, Sizes::default())
    }

    /// With other sizes than the usual ones.
    pub fn sized(reader: R, sizes: Sizes) -> Cutter<R> {
        Cutter {
            reader,
            sizes,
            rest: Vec::new(),
            offset: 0,
            ended: false,
        }
    }

    /// Passes over the first bytes of the stream, which must end where a batch ended.
    ///
    /// # Errors
    ///
    /// What the system says; a stream that is shorter.
    pub fn skip(&mut self, bytes: u64) -> io::Result<()> {
        let skipped = io::copy(&mut self.reader.by_ref().take(bytes), &mut io::sink())?;
        if skipped < bytes {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.offset += bytes;
        Ok(())
    }

    /// Fills `batch` with the next games; false at the end.
    ///
    /// # Errors
    ///
    /// What the system says. What had been read before is handed out first, so that no game is lost to an
    /// error behind it.
    pub fn next(&mut self, batch: &mut Batch) -> io::Result<bool> {
        batch.text.clear();
        batch.too_long = false;
        batch.lines_skipped = 0;
        std::mem::swap(&mut batch.text, &mut self.rest);
        batch.offset = self.offset;
        let mut want = self.sizes.batch;
        let cut = loop {
            // A sure beginning right behind the window is looked for as well: a stream that ends there must be cut
            // as one that goes on.
            let failed = self.fill(&mut batch.text, want + EVENT.len()).err();
            let first = want == self.sizes.batch;
            // After a failure the rest is handed out; the error will come again, or else the rest of the stream.
            let last = (self.ended || failed.is_some()) && batch.text.len() <= want;
            if let Some(error) = failed
                && batch.text.is_empty()
            {
                return Err(error);
            }
            if last && first {
                break batch.text.len();
            }
            if let Some(cut) = sure_beginning(&batch.text, want, first) {
                break cut;
            }
            if last {
                break batch.text.len();
            }
            let window = &batch.text[..want.min(batch.text.len())];
            if let Some(cut) = last_game(window) {
                break cut;
            }
            if want >= self.sizes.longest {
                return self.pass_over(batch).map(|()| true);
            }
            want *= 2;
        };
        self.rest.extend_from_slice(&batch.text[cut..]);
        batch.text.truncate(cut);
        batch.length = cut as u64;
        self.offset += batch.length;
        Ok(cut > 0)
    }

    fn fill(&mut self, text: &mut Vec<u8>, want: usize) -> io::Result<()> {
        while text.len() < want && !self.ended {
            let more = (want - text.len()) as u64;
            let read = self.reader.by_ref().take(more).read_to_end(text)?;
            self.ended = (read as u64) < more;
        }
        Ok(())
    }

    /// Reads on to where a game begins for sure, and keeps only the head.
    fn pass_over(&mut self, batch: &mut Batch) -> io::Result<()> {
        batch.too_long = true;
        let head = self.sizes.head().min(batch.text.len());
        let mut window = batch.text.split_off(head);
        batch.length = batch.text.len() as u64;
        let mut failed = false;
        loop {
            let found = memmem::find_iter(&window, EVENT).find(|&at| is_event_start(&window, at));
            // What might be the beginning of a boundary is looked at again with what follows it.
            let keep = EVENT.len() + 3;
            let over = self.ended || failed;
            let done = match found {
                Some(at) => at,
                None if over => window.len(),
                None => window.len().saturating_sub(keep),
            };
            batch.lines_skipped += memchr::memchr_iter(b'\n', &window[..done]).count() as u64;
            batch.length += done as u64;
            window.drain(..done);
            if found.is_some() || over {
                break;
            }
            // The error will come again when the next batch is asked for.
            let want = window.len() + self.sizes.batch;
            failed = self.fill(&mut window, want).is_err();
        }
        self.rest = window;
        self.offset += batch.length;
        Ok(())
    }
}

/// Where in the text, up to `want` and not at its beginning, a game begins for sure: the last such place, or in a
/// window that had to grow the first.
fn sure_beginning(text: &[u8], want: usize, last: bool) -> Option<usize> {
    let text = &text[..text.len().min(want + EVENT.len())];
    let is = |&at: &usize| at > 0 && is_event_start(text, at);
    if last {
        memmem::rfind_iter(text, EVENT).find(is)
    } else {
        memmem::find_iter(text, EVENT).find(is)
    }
}

/// The last game that begins in the text, if it is not the first: none of them begins with its event.
fn last_game(text: &[u8]) -> Option<usize> {
    let mut lexer = Lexer::new(text);
    let mut last = None;
    let mut first = true;
    while lexer.next_game() {
        if !first {
            last = Some(lexer.game_start());
        }
        first = false;
        while lexer.next_tag().is_some() {}
        lexer.skip_game();
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &[u8]) -> Vec<Vec<u8>> {
        let mut lexer = Lexer::new(text);
        let mut games = Vec::new();
        while lexer.next_game() {
            let start = lexer.game_start();
            while lexer.next_tag().is_some() {}
            lexer.skip_game();
            games.push(text[start..lexer.position()].trim_ascii().to_vec());
        }
        games
    }

    fn through_batches(text: &[u8]) -> (Vec<Vec<u8>>, u64) {
        let mut cutter = Cutter::new(text);
        let mut batch = Batch::default();
        let (mut found, mut length) = (Vec::new(), 0);
        while cutter.next(&mut batch).expect("memory") {
            assert_eq!(batch.offset, length);
            length += batch.length;
            found.extend(games(&batch.text));
        }
        (found, length)
    }

    #[test]
    fn batches_lose_nothing() {
        for head in ["[Event \"x\"]\n[Site \"y\"]\n\n", "[White \"x\"]\n\n", ""] {
            let text: String = (0..30_000)
                .map(|i| format!("{head}1. e4 e5 {{no. {i}}} 1/2-1/2\n\n"))
                .collect();
            let (found, length) = through_batches(text.as_bytes());
            assert_eq!(length, text.len() as u64);
            assert_eq!(found, games(text.as_bytes()));
            assert_eq!(found.len(), 30_000);
        }
    }

    #[test]
    fn a_game_that_never_ends_is_passed_over() {
        let mut text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e4 {".to_vec();
        text.resize(5_000_000, b'\n');
        text.extend_from_slice(b"\n\n[Event \"c\"]\n\n1. d4 *\n");
        let mut cutter = Cutter::new(&text[..]);
        let mut batch = Batch::default();
        assert!(cutter.next(&mut batch).expect("memory") && !batch.too_long);
        assert!(cutter.next(&mut batch).expect("memory") && batch.too_long);
        let lines = memchr::memchr_iter(b'\n', &batch.text).count() as u64 + batch.lines_skipped;
        assert!((4_999_000..5_000_010).contains(&lines), "{lines}");
        assert!(cutter.next(&mut batch).expect("memory") && !batch.too_long);
        assert_eq!(batch.text, b"[Event \"c\"]\n\n1. d4 *\n");
        assert_eq!(batch.offset + batch.length, text.len() as u64);
        assert!(!cutter.next(&mut batch).expect("memory"));
    }
}
