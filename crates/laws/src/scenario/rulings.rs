//! The words of rulings, as `then` lines say them. A test holds them against every ruling of every page.

use super::words::{WordError, Words};

/// Every ruling: the phrase, and what it means where that is not plain.
pub static RULINGS: &[(&str, &str)] = &[
    ("nothing", "no ruling"),
    (
        "refused, TEXT",
        "it cannot happen; `adoube words refusals` lists the reasons",
    ),
    ("play goes on", ""),
    ("COLOUR wins", ""),
    ("the game is drawn", ""),
    ("the score is SCORE", ""),
    ("the game is not played UNPLAYED", ""),
    ("a new game is played", ""),
    ("a new game is played with the right colours", ""),
    (
        "the arbiter decides: TEXT",
        "a question; `the arbiter answers …` settles it",
    ),
    ("the arbiter decides otherwise: TEXT", ""),
    ("COLOUR gains SPAN", "on the clock"),
    ("COLOUR loses SPAN", "on the clock"),
    ("the clock of COLOUR is set to TIME", ""),
    ("the move counter of COLOUR is set to NUMBER", ""),
    ("COLOUR is in period NUMBER", ""),
    ("the clocks are corrected", ""),
    ("the clock of COLOUR runs", ""),
    ("the press of COLOUR is undone", ""),
    ("both get SPAN a move as increment", ""),
    ("both get SPAN a move as delay", ""),
    (
        "the next move of COLOUR is move TEXT in the next period",
        "",
    ),
    ("the position before MOVE returns", ""),
    ("the game goes back to the position before MOVE", ""),
    (
        "the game goes back to the position before move NUMBER of COLOUR",
        "where no record has it",
    ),
    (
        "the game goes back to the position before the press without a move",
        "",
    ),
    (
        "MOVE stands",
        "an illegal move that can no longer be corrected",
    ),
    ("the press without a move stands", ""),
    ("MOVE counts as completed", ""),
    ("MOVE is finished", "a part of it was left undone"),
    ("the pawn on SQUARE becomes a queen", ""),
    ("COLOUR puts the pieces back on WORD own time", ""),
    ("the position moves to a board that lies right", ""),
    ("COLOUR must move the piece on SQUARE", ""),
    ("COLOUR must move the piece on SQUARE to SQUARE", ""),
    ("COLOUR must move one of the pieces on SQUARES", ""),
    ("COLOUR must take the piece on SQUARE", ""),
    (
        "COLOUR must take the piece on SQUARE with the piece on SQUARE",
        "",
    ),
    ("COLOUR must promote to a PIECE on SQUARE", ""),
    ("COLOUR must castle with the rook on SQUARE", ""),
    ("COLOUR must play MOVE", ""),
    (
        "COLOUR must play the written move TEXT",
        "where no record has the position",
    ),
    ("COLOUR may make any legal move", "nothing binds any more"),
    ("COLOUR may not castle", ""),
    ("COLOUR may not castle with the rook on SQUARE", ""),
    ("the claim of COLOUR is correct", ""),
    (
        "the claim of COLOUR is correct TEXT",
        "with what it rests on",
    ),
    ("the claim of COLOUR is rejected", ""),
    (
        "the claim of COLOUR is rejected TEXT",
        "with what there is of it",
    ),
    ("the offer of COLOUR stands", ""),
    ("the offer of COLOUR has no effect", ""),
    ("a draw may be agreed", ""),
    ("COLOUR must bring the scoresheet up to date", ""),
    ("COLOUR need not record", ""),
    ("COLOUR gets a scoresheet", ""),
    ("the scoresheet of COLOUR is replaced", ""),
    ("COLOUR is warned", ""),
    ("COLOUR gains POINTS point", "`points`, if more than one"),
    ("COLOUR gains POINTS points", ""),
    ("COLOUR loses POINTS point", ""),
    ("COLOUR loses POINTS points", ""),
    ("COLOUR is fined", ""),
    ("COLOUR is excluded from NUMBER round", ""),
    ("COLOUR is excluded from NUMBER rounds", ""),
    ("COLOUR is expelled", ""),
    ("the one who interferes is expelled", ""),
    ("the complaint of COLOUR is unfounded", ""),
    ("the record has NUMBER half-move and then TEXT", "put right"),
    ("the record has NUMBER half-moves and then TEXT", ""),
    ("the position is FEN", "put right"),
    ("NUMBER illegal move of COLOUR is counted", "put right"),
    ("NUMBER illegal moves of COLOUR are counted", ""),
    ("ruling NUMBER is withdrawn", ""),
    ("rulings NUMBER to NUMBER are withdrawn", ""),
    ("the game goes on", "it was ended wrongly"),
    ("COLOUR is permitted", "what was asked for"),
    ("COLOUR is not permitted", ""),
];

/// The phrase that a ruling or a refusal is, without its articles.
pub fn phrase_of(remedy: &str) -> Option<&'static str> {
    let mut words = Words::new(remedy);
    let phrases = RULINGS.iter().map(|(phrase, _)| (*phrase, *phrase));
    let eye = super::moves::Eye::CLOSED;
    let read = super::phrase::choose(phrases, &mut words, &eye, true, "a ruling");
    read.ok().map(|(phrase, _)| phrase)
}

/// Can a `then` line be read? Its articles are looked up elsewhere.
pub(crate) fn read(line: &str) -> Result<(), WordError> {
    let remedy = line.rsplit_once(" by ").map_or(line, |(remedy, _)| remedy);
    let phrases = RULINGS.iter().map(|(phrase, _)| (*phrase, ()));
    let eye = super::moves::Eye::GUESSING;
    let read = |text| {
        super::phrase::choose(
            phrases.clone(),
            &mut Words::new(text),
            &eye,
            true,
            "a ruling",
        )
    };
    read(remedy)
        .or_else(|error| read(line).map_err(|_| error))
        .map(drop)
}
