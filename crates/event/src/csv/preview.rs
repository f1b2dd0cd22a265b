//! What would be saved of a file with players, before anything is: what its columns mean, who is in it, what was not
//! understood, and who seems to be there already.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::headings;
use super::players::{Placed, read_table};
use crate::competition::Competition;
use crate::player::{Player, PlayerId};
use crate::problem::Problem;
use crate::trf;

/// A column of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PreviewColumn {
    /// As it is headed.
    pub heading: String,
    /// The field of a player that it fills; none if it was not understood and is passed over.
    pub meaning: Option<String>,
}

/// Why two seem to be one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = DuplicateBy))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The same number in the rating list.
    FideId,
    /// The same name, and no years of birth that differ.
    Name,
}

/// Somebody who seems to be the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Duplicate {
    /// Why it seems so.
    pub by: Why,
    /// A player of the competition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Or an earlier line of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

/// One player of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PreviewRow {
    /// The line it stands on.
    pub line: usize,
    /// As it would be saved; the number is zero where the next free one is meant.
    pub player: Player,
    /// Who seems to be the same: to be asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<Duplicate>,
}

/// What a file would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PlayersPreview))]
pub struct Preview {
    /// The columns of a table; none of a report, whose columns are fixed.
    pub columns: Vec<PreviewColumn>,
    /// Who would be saved.
    pub rows: Vec<PreviewRow>,
    /// What was not understood and would be left out.
    pub problems: Vec<Problem>,
}

/// Reads a table or a tournament report without saving anything.
///
/// # Errors
///
/// Places because of which nothing of it can be read.
pub fn preview(at: &Competition, text: &str) -> Result<Preview, Vec<Problem>> {
    let mut preview = match is_report(text) {
        true => of_report(text)?,
        false => of_table(text)?,
    };
    number(at, &mut preview.rows);
    mark(at, &mut preview.rows);
    Ok(preview)
}

/// Does it look like a report, and not like a table?
fn is_report(text: &str) -> bool {
    let mut lines = text.split(['\r', '\n']);
    lines.any(|line| line.starts_with("001 ") && !line.contains([';', '\t']))
}

fn of_report(text: &str) -> Result<Preview, Vec<Problem>> {
    let report = trf::read(text)?;
    let rows = report.players.into_iter().zip(1..);
    let rows = rows.map(|(line, place)| PreviewRow {
        line: place,
        player: line.player,
        duplicate: None,
    });
    Ok(Preview {
        columns: Vec::new(),
        rows: rows.collect(),
        problems: Vec::new(),
    })
}

fn of_table(text: &str) -> Result<Preview, Vec<Problem>> {
    let table = read_table(text)?;
    let columns = table.headings.into_iter();
    let columns = columns.map(|(heading, column)| PreviewColumn {
        heading,
        meaning: column.map(|column| headings::name(column).to_owned()),
    });
    let mut problems = table.problems;
    let mut rows = Vec::new();
    for Placed { player, line, .. } in table.players {
        match player.name().is_empty() {
            true => problems.push(Problem::new(line, 1, "a name")),
            false => rows.push(PreviewRow {
                line,
                player,
                duplicate: None,
            }),
        }
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    Ok(Preview {
        columns: columns.collect(),
        rows,
        problems,
    })
}

/// Numbers of a file hold if nobody has one yet and no two have the same.
fn number(at: &Competition, rows: &mut [PreviewRow]) {
    let mut seen = std::collections::BTreeSet::new();
    let fine = rows.iter().all(|row| {
        let id = row.player.id;
        id.0 == 0 || id <= PlayerId::MAX && seen.insert(id)
    });
    if !at.players.is_empty() || !fine {
        rows.iter_mut().for_each(|row| row.player.id = PlayerId(0));
    }
}

/// Somebody seen before: where, and with which year of birth.
struct Seen {
    player: Option<PlayerId>,
    line: Option<usize>,
    born: String,
}

/// Marks those who seem to be there already, in the competition or further up in the file.
fn mark(at: &Competition, rows: &mut [PreviewRow]) {
    let mut by_id: BTreeMap<u64, (Option<PlayerId>, Option<usize>)> = BTreeMap::new();
    let mut by_name: BTreeMap<String, Vec<Seen>> = BTreeMap::new();
    for entrant in at.players.values() {
        let id = Some(entrant.player.id);
        remember(&mut by_id, &mut by_name, &entrant.player, (id, None));
    }
    for row in rows {
        let player = &row.player;
        let listed = player.fide_id.and_then(|id| by_id.get(&id));
        let born = year(&player.birth);
        let named = by_name.get(&folded(player)).and_then(|all| {
            let mut like = all.iter();
            like.find(|seen| born.is_empty() || seen.born.is_empty() || seen.born == born)
        });
        row.duplicate = match (listed, named) {
            (Some(&(player, line)), _) => Some((Why::FideId, player, line)),
            (None, Some(seen)) => Some((Why::Name, seen.player, seen.line)),
            (None, None) => None,
        }
        .map(|(by, player, line)| Duplicate { by, player, line });
        let place = (None, Some(row.line));
        remember(&mut by_id, &mut by_name, &row.player, place);
    }
}

fn remember(
    by_id: &mut BTreeMap<u64, (Option<PlayerId>, Option<usize>)>,
    by_name: &mut BTreeMap<String, Vec<Seen>>,
    player: &Player,
    place: (Option<PlayerId>, Option<usize>),
) {
    if let Some(id) = player.fide_id {
        by_id.entry(id).or_insert(place);
    }
    by_name.entry(folded(player)).or_default().push(Seen {
        player: place.0,
        line: place.1,
        born: year(&player.birth).to_owned(),
    });
}

fn year(birth: &str) -> &str {
    birth.get(..4).unwrap_or_default()
}

/// A name without what lists write differently: case, commas, order of its words.
fn folded(player: &Player) -> String {
    let name = player.name().to_lowercase();
    let mut words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).collect();
    words.retain(|word| !word.is_empty());
    words.sort_unstable();
    words.join(" ")
}
