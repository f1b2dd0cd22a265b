//! What is measured or limited by the process as a whole: these tests run one after the other, and without others.
#![cfg(target_os = "linux")]

#[path = "../hall/common.rs"]
mod common;
mod disk;
mod sleeper;

/// Whoever holds it has the process for himself.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
