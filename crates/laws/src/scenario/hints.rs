//! Words that arbiters use and the pages say otherwise: what to say instead.

/// How a line goes on behind whoever acts, or how a setting begins, and the words of the pages.
static HINTS: &[(&str, &str)] = &[
    (
        "declares the game drawn",
        "enters the result ½-½ as reported",
    ),
    ("declares a draw", "enters the result ½-½ as reported"),
    (
        "declares the game lost",
        "enters the result 0-1 for conduct",
    ),
    ("declares the game won", "enters the result 1-0 as reported"),
    ("says j'adoube", "touches SQUARE to adjust"),
    ("says j’adoube", "touches SQUARE to adjust"),
    ("says adoube", "touches SQUARE to adjust"),
    ("says i adjust", "touches SQUARE to adjust"),
    ("adjusts", "touches SQUARE to adjust"),
    ("promotes", "places a PIECE on SQUARE"),
    ("leaves the venue", "asks to leave the venue"),
    ("leaves", "asks to leave the area"),
    ("agrees to a draw", "accepts the draw"),
    ("agrees", "accepts the draw"),
    ("captures", "moves MOVE"),
    ("takes back", "puts the pieces back"),
    ("stops the clock", "stops the clocks"),
    ("calls the arbiter", "stops the clocks"),
    ("blitz ", "blitz, time RATE"),
    ("rapid ", "rapid, time RATE"),
    ("standard ", "standard, time RATE"),
];

/// What to say instead, if the words are among those.
pub(super) fn of(text: &str) -> Option<&'static str> {
    let text = text.trim_start().to_lowercase();
    let said = HINTS.iter().find(|(words, _)| text.starts_with(words));
    said.map(|(_, instead)| *instead)
}
