//! EPD: an answer to any text, and a record that is read is written and read back the same.
#![no_main]

use chess::notation::Epd;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    match data.parse::<Epd>() {
        Ok(epd) => {
            let text = epd.to_string();
            let again: Epd = text.parse().expect("what we write we read");
            assert_eq!(again.to_string(), text);
            if let Ok(position) = epd.position() {
                let _ = epd.moves(&position, "bm");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
