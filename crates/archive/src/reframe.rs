//! A packed file packed anew in independent frames, each of whole games, so that all cores can read it at once.
//!
//! Frames are those of `pzstd`: any zstd unpacks them, and the twelve bytes before each say how long it is.

use std::io::{self, Read, Write};

use memchr::memmem;

use crate::lexer::{EVENT, is_event_start};
use crate::source::Opened;
use crate::split::blank_before;

/// How a file is packed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Framing {
    /// Bytes of text in a frame, about.
    pub frame: usize,
    /// Of zstd, 1 to 19: the higher, the smaller and the slower.
    pub level: i32,
}

impl Default for Framing {
    fn default() -> Framing {
        Framing {
            frame: 8 * 1024 * 1024,
            level: 9,
        }
    }
}

/// What was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Frames.
    pub frames: u64,
    /// Bytes of text.
    pub text: u64,
    /// Bytes as packed.
    pub packed: u64,
}

/// A frame without a place to cut it becomes so many times as long.
const LONGEST: usize = 4;

/// Reads everything and writes it in frames, the text itself byte for byte as it was.
///
/// # Errors
///
/// What the system says; what was written until then is not all of it.
pub fn reframe(mut source: Opened, out: &mut impl Write, framing: Framing) -> io::Result<Written> {
    let mut written = Written::default();
    let mut packer = zstd::bulk::Compressor::new(framing.level)?;
    packer.include_checksum(true)?;
    let size = framing.frame.max(1);
    let (mut text, mut ended) = (Vec::new(), false);
    while !ended || !text.is_empty() {
        let mut want = size;
        let cut = loop {
            let more = want.saturating_sub(text.len()) as u64;
            let read = source.by_ref().take(more).read_to_end(&mut text)?;
            ended |= (read as u64) < more;
            if ended && text.len() <= size {
                break text.len();
            }
            match last_cut(&text) {
                Some(cut) => break cut,
                None if ended || want >= LONGEST * size => break text.len(),
                None => want += size,
            }
        };
        // Nothing at all is one empty frame, for a file without any is no zstd.
        if cut == 0 && written.frames > 0 {
            break;
        }
        let packed = packer.compress(&text[..cut])?;
        let length = u32::try_from(packed.len()).map_err(io::Error::other)?;
        out.write_all(&[0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0])?;
        out.write_all(&length.to_le_bytes())?;
        out.write_all(&packed)?;
        written.frames += 1;
        written.text += cut as u64;
        written.packed += packed.len() as u64 + 12;
        text.drain(..cut);
    }
    out.flush()?;
    Ok(written)
}

/// The last blank line before a game: with it the game lies in one frame, and nobody has to look into two.
fn last_cut(text: &[u8]) -> Option<usize> {
    memmem::rfind_iter(text, EVENT)
        .filter(|&at| is_event_start(text, at))
        .map(|at| blank_before(text, at))
        .find(|&cut| cut > 0)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::body::Body;
    use crate::frames::chain;

    #[test]
    fn frames_of_whole_games() {
        let text: Vec<u8> = (0..3000)
            .flat_map(|i| format!("[Event \"{i}\"]\n\n1. e4 {{{i}}} *\n\n").into_bytes())
            .collect();
        let mut packed = Vec::new();
        let framing = Framing {
            frame: 4000,
            level: 1,
        };
        let opened = Opened::new(io::Cursor::new(text.clone())).expect("memory");
        let written = reframe(opened, &mut packed, framing).expect("memory");
        assert_eq!(
            (written.text, written.packed),
            (text.len() as u64, packed.len() as u64)
        );
        assert_eq!(zstd::decode_all(&packed[..]).expect("zstd reads it"), text);
        let body: Arc<dyn Body> = Arc::new(packed.clone());
        let frames = chain(&body).expect("memory").expect("frames");
        assert_eq!(frames.len() as u64, written.frames);
        assert!(frames.len() > 20);
        for frame in &frames[1..] {
            let frame = &packed[frame.from as usize..frame.to as usize];
            let text = zstd::decode_all(frame).expect("it stands alone");
            assert!(text.starts_with(b"\n\n[Event"));
        }
        for odd in [&b""[..], b"1. e4 *", &[b'x'; 9000]] {
            let mut packed = Vec::new();
            let opened = Opened::new(io::Cursor::new(odd.to_vec())).expect("memory");
            reframe(opened, &mut packed, framing).expect("memory");
            assert_eq!(zstd::decode_all(&packed[..]).expect("zstd reads it"), odd);
        }
    }
}
