//! Findings as Arrow tables: columns that programs for data take as they are.

use std::sync::Arc;

use arrow::array::{ArrayRef, StringArray, UInt32Array, UInt64Array};
use arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use arrow::error::ArrowError;
use arrow::record_batch::RecordBatch;

use crate::audit::{Finding, side_name};
use crate::lexer::Outcome;

/// The columns of a table of findings.
pub fn schema() -> SchemaRef {
    let text = |name: &str| Field::new(name, DataType::Utf8, true);
    Arc::new(Schema::new(vec![
        text("file"),
        Field::new("game", DataType::UInt64, false),
        Field::new("line", DataType::UInt64, false),
        Field::new("ply", DataType::UInt32, true),
        text("move"),
        text("kind"),
        text("article"),
        text("side"),
        text("recorded"),
        text("lawful"),
        text("white"),
        text("black"),
        text("date"),
        text("words"),
    ]))
}

/// Findings as rows of the table.
pub fn table<'a>(rows: impl Iterator<Item = (&'a str, &'a Finding)> + Clone) -> RecordBatch {
    type Row<'a> = (&'a str, &'a Finding);
    let text = |of: fn(Row<'a>) -> Option<&'a str>| -> ArrayRef {
        Arc::new(rows.clone().map(of).collect::<StringArray>())
    };
    fn outcome(outcome: Option<Outcome>) -> Option<&'static str> {
        outcome.map(Outcome::as_str)
    }
    let plies = rows.clone().map(|(_, f)| f.ply);
    let columns: Vec<ArrayRef> = vec![
        text(|(file, _)| Some(file)),
        Arc::new(UInt64Array::from_iter_values(
            rows.clone().map(|(_, f)| f.game),
        )),
        Arc::new(UInt64Array::from_iter_values(
            rows.clone().map(|(_, f)| f.line),
        )),
        Arc::new(plies.collect::<UInt32Array>()),
        text(|(_, f)| Some(&f.mv)),
        text(|(_, f)| Some(f.kind.name())),
        text(|(_, f)| Some(f.article)),
        text(|(_, f)| f.side.map(side_name)),
        text(|(_, f)| outcome(f.recorded)),
        text(|(_, f)| outcome(f.lawful)),
        text(|(_, f)| Some(&f.white)),
        text(|(_, f)| Some(&f.black)),
        text(|(_, f)| Some(&f.date)),
        text(|(_, f)| Some(&f.words)),
    ];
    RecordBatch::try_new(schema(), columns).expect("the columns are those of the schema")
}

/// The same rows with games and lines counted from further back.
///
/// # Errors
///
/// If it is no table of findings.
pub fn shifted(rows: &RecordBatch, games: u64, lines: u64) -> Result<RecordBatch, ArrowError> {
    let mut columns = rows.columns().to_vec();
    for (name, more) in [("game", games), ("line", lines)] {
        let at = rows.schema_ref().index_of(name)?;
        let column = columns[at].as_any().downcast_ref::<UInt64Array>();
        let column =
            column.ok_or_else(|| ArrowError::SchemaError(format!("{name} is no number")))?;
        columns[at] = Arc::new(column.unary::<_, arrow::datatypes::UInt64Type>(|n| n + more));
    }
    RecordBatch::try_new(rows.schema(), columns)
}
