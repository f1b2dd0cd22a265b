//! Where one move ends and the next begins, also in texts that run together.

use alloc::vec::Vec;

use super::glyphs::{self, Alphabet, Case, Habits};
use super::language::Language;
use super::scan::scan;
use super::written::SyntaxError;
use crate::Role;

/// A piece of a game's text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// Where it begins, counted from 1 in characters.
    pub column: usize,
    /// The text itself.
    pub text: &'a str,
    /// What it is.
    pub kind: TokenKind,
}

/// What a piece of a game's text is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A move, with the signs behind it.
    Move,
    /// A move number with its dots.
    Number,
    /// A result such as `1-0`.
    Result,
    /// What could not be read, and why.
    Unreadable(SyntaxError),
}

const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "½-½", "Ѕ-Ѕ", "1–0", "0–1", "½–½"];

/// Takes a game's text apart: moves, numbers and results, though they be glued together or broken across
/// lines. What cannot be read is one token up to the next blank space.
pub fn split_moves(text: &str, habits: impl Into<Habits>) -> Vec<Token<'_>> {
    let habits = habits.into();
    let letters: Vec<char> = text.chars().collect();
    // Where each character begins in bytes, and where the text ends.
    let places: Vec<usize> = text
        .char_indices()
        .map(|(at, _)| at)
        .chain([text.len()])
        .collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        if letter.is_whitespace() || glyphs::dot(letter) {
            at += 1;
            continue;
        }
        let (end, kind) = next(&letters, at, habits);
        let end = end.clamp(at + 1, letters.len());
        tokens.push(Token {
            column: at + 1,
            text: &text[places[at]..places[end]],
            kind,
        });
        at = end;
    }
    tokens
}

/// Whose letters a whole game is written in: English only if English letters occur in it that the language
/// does not have, and none of the language's own that English does not have.
pub fn alphabet_of(text: &str, language: Language) -> Alphabet {
    let is_letter_of = |language: Language, letter: char| {
        Role::ALL
            .into_iter()
            .any(|role| language.letter(role).starts_with(letter))
    };
    let (mut english, mut national) = (false, false);
    for token in split_moves(text, language) {
        let Some(letter) = token
            .text
            .chars()
            .next()
            .filter(|_| token.kind == TokenKind::Move)
        else {
            continue;
        };
        // A letter that looks like one of the other alphabet tells nothing.
        let ours = is_letter_of(language, letter);
        let theirs = is_letter_of(Language::En, letter);
        let latin = glyphs::look_alike(letter);
        english |= theirs
            && !Role::ALL.into_iter().any(|role| {
                language
                    .letter(role)
                    .chars()
                    .next()
                    .is_some_and(|own| glyphs::look_alike(own) == latin)
            });
        national |= ours && !is_letter_of(Language::En, latin);
    }
    match (english, national) {
        (true, false) => Alphabet::English,
        _ => Alphabet::Either,
    }
}

fn next(letters: &[char], at: usize, habits: Habits) -> (usize, TokenKind) {
    if let Some(length) = result(&letters[at..]) {
        return (at + length, TokenKind::Result);
    }
    if let Some(length) = number(&letters[at..]) {
        return (at + length, TokenKind::Number);
    }
    // A move has its end within a few dozen letters; looking no further keeps long texts quick.
    let window = &letters[..letters.len().min(at + 64)];
    match scan(window, at, habits, Case::Exact) {
        Ok(found) => {
            let end = found.iter().map(|scanned| scanned.end).max().unwrap_or(at);
            (end, TokenKind::Move)
        }
        Err(error) => {
            let length = letters[at..]
                .iter()
                .take_while(|letter| !letter.is_whitespace())
                .count();
            (at + length, TokenKind::Unreadable(error))
        }
    }
}

fn result(letters: &[char]) -> Option<usize> {
    if letters.first() == Some(&'*') {
        return Some(1);
    }
    RESULTS.into_iter().find_map(|result| {
        let length = result.chars().count();
        let same = letters.len() >= length && result.chars().zip(letters).all(|(a, &b)| a == b);
        // `0-0` begins no result, but `1-0` must not be the beginning of something longer.
        let ends = letters
            .get(length)
            .is_none_or(|letter| !letter.is_alphanumeric() && *letter != '-');
        (same && ends).then_some(length)
    })
}

/// Digits with dots behind them, or digits alone before blank space.
fn number(letters: &[char]) -> Option<usize> {
    let digits = letters
        .iter()
        .take(5)
        .take_while(|letter| letter.is_ascii_digit())
        .count();
    let is_stop = |letter: char| glyphs::dot(letter) || letter == '…';
    let stops = letters
        .iter()
        .skip(digits)
        .take_while(|&&letter| is_stop(letter))
        .count();
    let alone = letters
        .get(digits)
        .is_none_or(|letter| letter.is_whitespace());
    (digits > 0 && (stops > 0 || alone)).then_some(digits + stops)
}
