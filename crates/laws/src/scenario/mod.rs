//! Cases that an arbiter can read, and that run.
//!
//! A page is Markdown; its blocks marked `scenario` are cases. Each case runs under every edition it does not
//! exclude, and its `then` lines list every ruling.

pub mod coverage;
pub mod given;
pub mod page;
pub mod run;
pub mod words;
