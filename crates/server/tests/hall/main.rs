//! The hall on real sockets and real files: one program for all of it, because linking takes longer than testing.

mod book;
mod care;
mod common;
mod export;
mod files;
mod game;
mod hostile;
mod openapi;
mod pages;
#[cfg(feature = "print")]
mod print;
mod proof;
mod security;
mod wire;
