//! Independent frames of a packed file: where they are, and their text.
//!
//! A zstd file is a chain of frames, each of which can be unpacked without the others. `pzstd`, with which the large
//! public archives are packed, writes before each of them twelve bytes that say how long it is, so that one hops
//! from frame to frame without reading them; of other frames the headers of their blocks tell.

use std::io::{self, Read};
use std::sync::Arc;

use zstd::stream::raw::{Decoder, InBuffer, Operation as _, OutBuffer};

use crate::body::{Body, Part};
use crate::source::{Meter, WINDOW_LOG_MAX};

/// A frame: its bytes in the file, what stands before it included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Where it begins.
    pub from: u64,
    /// Where the next one begins.
    pub to: u64,
}

const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// What `pzstd` writes before a frame: a skippable frame of four bytes, which are the length of the frame.
const PZSTD: [u8; 8] = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0];

/// Hops from frame to frame.
pub struct Hops {
    body: Arc<dyn Body>,
    at: u64,
    end: u64,
}

impl Hops {
    /// The frames that begin from one place on, up to another.
    pub fn new(body: Arc<dyn Body>, from: u64, to: u64) -> Hops {
        Hops {
            body,
            at: from,
            end: to,
        }
    }

    /// The next frame. `None` at the end; an error of the kind `InvalidData` where no frame can be.
    fn hop(&mut self) -> io::Result<Option<Frame>> {
        let (from, mut at) = (self.at, self.at);
        let to = loop {
            if at >= self.end {
                break at;
            }
            let mut head = [0; 16];
            let length = self.body.read_at(at, &mut head)?;
            if length == 16 && head[..8] == PZSTD && head[12..] == FRAME {
                break at + 12 + u64::from(word(&head[8..]));
            }
            if length >= 8 && head[1..4] == PZSTD[1..4] && head[0] & 0xf0 == 0x50 {
                // An index, a signature, anything to be skipped: it belongs to the frame behind it.
                at += 8 + u64::from(word(&head[4..]));
            } else if length >= 4 && head[..4] == FRAME && !self.body.is_far() {
                break end_of_frame(&*self.body, at)?.ok_or_else(broken)?;
            } else {
                return Err(broken());
            }
        };
        if to > self.end || to == from && from < self.end {
            return Err(broken());
        }
        self.at = to;
        Ok((to > from).then_some(Frame { from, to }))
    }
}

impl Iterator for Hops {
    type Item = io::Result<Frame>;

    fn next(&mut self) -> Option<io::Result<Frame>> {
        self.hop().transpose()
    }
}

fn broken() -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        "no frame where one should begin",
    )
}

/// The frames of a file, if it is a chain of them; none if it is packed otherwise, is a single frame, or if the chain
/// does not lead exactly to the end of the file: then reading it in one go is the way to see what is wrong with it.
///
/// On a far disk only the frames that say how long they are count: to look for the headers of blocks would take longer
/// than unpacking.
///
/// # Errors
///
/// What the system says.
pub fn chain(body: &Arc<dyn Body>) -> io::Result<Option<Vec<Frame>>> {
    let size = body.size();
    let frames: io::Result<Vec<Frame>> = Hops::new(Arc::clone(body), 0, size).collect();
    match frames {
        Ok(frames) => Ok((frames.len() > 1).then_some(frames)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(None),
        Err(error) => Err(error),
    }
}

fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

/// Where a frame ends, by the headers of its blocks (RFC 8878, 3.1.1).
fn end_of_frame(body: &dyn Body, from: u64) -> io::Result<Option<u64>> {
    let mut descriptor = [0];
    body.read_at(from + 4, &mut descriptor)?;
    let descriptor = descriptor[0];
    let single = descriptor & 0x20 != 0;
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let content = match descriptor >> 6 {
        0 => u64::from(single),
        more => 1 << more,
    };
    let checksum = if descriptor & 4 != 0 { 4 } else { 0 };
    let mut at = from + 5 + u64::from(!single) + dictionary + content;
    loop {
        let mut block = [0; 3];
        if body.read_at(at, &mut block)? < 3 {
            return Ok(None);
        }
        let block = u32::from_le_bytes([block[0], block[1], block[2], 0]);
        at += 3 + match block >> 1 & 3 {
            // One byte, many times.
            1 => 1,
            0 | 2 => u64::from(block >> 3),
            _ => return Ok(None),
        };
        if block & 1 != 0 {
            return Ok(Some(at + checksum));
        }
    }
}

/// Bytes that the unpacker gets and gives at once, from the beginning of each frame on: where a frame is damaged, as
/// much of it comes out whoever reads it and from wherever.
const STEP: usize = 128 * 1024;

/// The text of some frames, one after the other.
pub struct Unpacked {
    body: Arc<dyn Body>,
    meter: Meter,
    frames: Hops,
    decoder: Decoder<'static>,
    packed: Option<Part>,
    input: Vec<u8>,
    taken: usize,
    text: Vec<u8>,
    given: usize,
    /// The unpacker stands between two frames.
    between: bool,
}

impl Unpacked {
    /// Of the frames of a body from one place up to another.
    ///
    /// # Errors
    ///
    /// If there is no memory for an unpacker.
    pub fn new(body: Arc<dyn Body>, from: u64, to: u64, meter: Meter) -> io::Result<Unpacked> {
        let mut decoder = Decoder::new()?;
        decoder.set_parameter(zstd::stream::raw::DParameter::WindowLogMax(WINDOW_LOG_MAX))?;
        Ok(Unpacked {
            frames: Hops::new(Arc::clone(&body), from, to),
            body,
            meter,
            decoder,
            packed: None,
            input: Vec::new(),
            taken: 0,
            text: Vec::with_capacity(STEP),
            given: 0,
            between: true,
        })
    }

    /// More packed bytes; false when all frames are read.
    fn feed(&mut self) -> io::Result<bool> {
        loop {
            if let Some(part) = &mut self.packed {
                self.input.clear();
                self.taken = 0;
                part.take(STEP as u64).read_to_end(&mut self.input)?;
                if !self.input.is_empty() {
                    return Ok(true);
                }
                if !self.between {
                    return Err(io::Error::new(
                        io::ErrorKind::UnexpectedEof,
                        "a frame is incomplete",
                    ));
                }
            }
            let Some(frame) = self.frames.hop()? else {
                return Ok(false);
            };
            self.decoder.reinit()?;
            self.packed = Some(Part::new(
                Arc::clone(&self.body),
                frame.from,
                frame.to,
                self.meter.clone(),
            ));
        }
    }
}

impl Unpacked {
    /// More text; nothing at the end.
    fn unpack(&mut self) -> io::Result<()> {
        self.text.clear();
        self.given = 0;
        loop {
            let mut input = InBuffer::around(&self.input[self.taken..]);
            let mut output = OutBuffer::around(&mut self.text);
            let hint = self.decoder.run(&mut input, &mut output)?;
            let (used, made) = (input.pos(), output.pos());
            self.taken += used;
            if used > 0 || made > 0 {
                self.between = hint == 0;
            }
            if made > 0 || self.taken == self.input.len() && !self.feed()? {
                return Ok(());
            }
        }
    }
}

impl Read for Unpacked {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.given == self.text.len() {
            self.unpack()?;
        }
        let ready = &self.text[self.given..];
        let length = ready.len().min(buf.len());
        buf[..length].copy_from_slice(&ready[..length]);
        self.given += length;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `pzstd` packs.
    fn pzstd(texts: &[&[u8]]) -> Vec<u8> {
        let mut packed = Vec::new();
        for text in texts {
            let mut packer = zstd::bulk::Compressor::new(3).expect("memory");
            packer.include_checksum(true).expect("known");
            let frame = packer.compress(text).expect("memory");
            packed.extend_from_slice(&PZSTD);
            packed.extend_from_slice(&(frame.len() as u32).to_le_bytes());
            packed.extend_from_slice(&frame);
        }
        packed
    }

    fn frames(packed: &[u8]) -> Option<Vec<Frame>> {
        let body: Arc<dyn Body> = Arc::new(packed.to_vec());
        chain(&body).expect("memory")
    }

    fn unpacked(packed: &[u8], from: u64) -> (Vec<u8>, io::Result<usize>) {
        let mut text = Vec::new();
        let to = packed.len() as u64;
        let body = Arc::new(packed.to_vec());
        let mut unpacked = Unpacked::new(body, from, to, Meter::default()).expect("memory");
        let read = unpacked.read_to_end(&mut text);
        (text, read)
    }

    #[test]
    fn frames_with_and_without_their_length() {
        let (long, short) = (vec![b'a'; 1_000_000], b"bc".repeat(3000));
        let whole = [&long[..], &short].concat();
        let with = pzstd(&[&long, b"", &short]);
        assert_eq!(frames(&with).expect("frames").len(), 3);
        assert_eq!(unpacked(&with, 0).0, whole);
        let mut without = zstd::encode_all(&long[..], 1).expect("memory");
        without.extend(zstd::encode_all(&short[..], 19).expect("memory"));
        assert_eq!(frames(&without).expect("frames").len(), 2);
        // An index at the end, as the seekable format has it.
        without.extend([0x5e, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
        let found = frames(&without).expect("frames");
        assert_eq!((found.len(), found[2].to), (3, without.len() as u64));
        let (text, read) = unpacked(&without, 0);
        assert_eq!((text, read.expect("sound")), (whole.clone(), whole.len()));
        assert_eq!(unpacked(&without, found[1].from).0, short);
    }

    #[test]
    fn what_is_no_chain_is_left_to_the_one_reader() {
        assert_eq!(frames(&pzstd(&[b"x"])), None);
        let two = pzstd(&[b"x", b"y"]);
        assert!(frames(&two).is_some());
        // The head of the second frame alone is something to be skipped, and sound.
        let second = frames(&two).expect("frames")[1].from as usize;
        for cut in (0..two.len()).filter(|&cut| cut != second + 12) {
            assert_eq!(frames(&two[..cut]), None, "{cut}");
        }
        assert_eq!(frames(&[&two[..], b"?"].concat()), None);
        assert_eq!(frames(b"[Event \"x\"]"), None);
    }

    #[test]
    fn a_damaged_frame_gives_what_stands_before_it() {
        let noise: Vec<u8> = (0..500_000_u32)
            .map(|i| (i.wrapping_mul(i) >> 7) as u8)
            .collect();
        let mut packed = pzstd(&[b"first", &noise, b"third"]);
        let middle = frames(&packed).expect("frames")[1];
        packed[(middle.from + middle.to) as usize / 2] ^= 0xff;
        let ((all, failed), (second, _)) = (unpacked(&packed, 0), unpacked(&packed, middle.from));
        assert!(failed.is_err());
        assert_eq!(all, [b"first", &second[..]].concat());
    }
}
