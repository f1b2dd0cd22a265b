//! Findings and sums in the forms that people and programs want.

mod html;
#[cfg(feature = "parquet")]
mod parquet;
mod plot;
mod rows;
mod summary;
#[cfg(feature = "parquet")]
pub mod table;

pub use html::{Page, write_html};
#[cfg(feature = "parquet")]
pub use parquet::{ParquetRows, read_table};
pub use rows::{Format, Rows};
pub use summary::write_summary;
