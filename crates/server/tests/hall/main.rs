//! The hall on real sockets and real files: one program for all of it, because linking takes longer than testing.

mod book;
mod care;
mod common;
mod export;
mod faults;
mod files;
mod game;
mod growth;
mod hostile;
mod kept;
mod leaks;
mod links;
mod meanwhile;
mod moment;
mod one_truth;
mod openapi;
mod pages;
mod paper;
#[cfg(feature = "print")]
mod print;
mod proof;
mod publish;
mod rest;
mod rounds;
mod second_look;
mod security;
mod signed;
mod swiss;
mod together;
mod wire;
