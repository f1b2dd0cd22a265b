//! Players as a table.

use super::headings::{Column, meaning};
use super::{Field, in_column, rows};
use crate::date::from_people;
use crate::player::{Player, PlayerId, Sex, Title};
use crate::problem::Problem;
use crate::text::is_federation;

/// A player with the place of each of its fields in the text.
pub(crate) struct Placed {
    pub(crate) player: Player,
    pub(crate) line: usize,
    fields: Vec<(Column, usize)>,
}

impl Placed {
    /// Where a field of the player stands, by the name that settings give it.
    pub(crate) fn place(&self, field: &str) -> (usize, usize) {
        let column = match field {
            "id" => Some(Column::Number),
            other => meaning(other),
        };
        let known = |wanted: Column| self.fields.iter().find(|(one, _)| *one == wanted);
        // A part of the name may have come in a column for the whole of it.
        let place = column.and_then(known).or_else(|| match column {
            Some(Column::Surname | Column::Given) => known(Column::Name),
            _ => None,
        });
        (self.line, place.map_or(1, |(_, column)| *column))
    }
}

/// Reads players. A number that is not given is zero.
///
/// # Errors
///
/// Every field that cannot be read.
pub fn read_players(text: &str) -> Result<Vec<Player>, Vec<Problem>> {
    let placed = read_placed(text)?.into_iter();
    Ok(placed.map(|placed| placed.player).collect())
}

pub(crate) fn read_placed(text: &str) -> Result<Vec<Placed>, Vec<Problem>> {
    let table = read_table(text)?;
    match table.problems.is_empty() {
        true => Ok(table.players),
        false => Err(table.problems),
    }
}

/// A table as far as it could be read.
pub(crate) struct Table {
    /// The headings, and what each was understood to mean.
    pub(crate) headings: Vec<(String, Option<Column>)>,
    /// Who could be read, without the fields that could not.
    pub(crate) players: Vec<Placed>,
    /// The fields that could not, and the rows without a name.
    pub(crate) problems: Vec<Problem>,
}

pub(crate) fn read_table(text: &str) -> Result<Table, Vec<Problem>> {
    let rows = rows(text)?;
    let Some((header, rows)) = rows.split_first() else {
        let expected = "a first line that names the columns";
        return Err(vec![Problem::new(1, 1, expected)]);
    };
    let columns = columns(header, rows);
    let has = |column| columns.contains(&Some(column));
    if !has(Column::Name) && !has(Column::Surname) {
        let expected = "a column called name or surname";
        return Err(vec![Problem::new(header[0].line, 1, expected)]);
    }
    let mut table = Table {
        headings: Vec::new(),
        players: Vec::new(),
        problems: Vec::new(),
    };
    for row in rows {
        let (placed, problems) = read_row(row, &columns);
        table.players.push(placed);
        table.problems.extend(problems);
    }
    let headings = header.iter().map(|field| field.text.clone());
    table.headings = headings.zip(columns).collect();
    Ok(table)
}

/// Which column means what. A second one with the same meaning is passed over; one without a heading that holds nothing
/// but titles is that of titles, as result servers write it.
fn columns(header: &[Field], rows: &[Vec<Field>]) -> Vec<Option<Column>> {
    let mut columns: Vec<Option<Column>> = Vec::new();
    for field in header {
        let column = meaning(&field.text).filter(|column| !columns.contains(&Some(*column)));
        columns.push(column);
    }
    // Beside a surname a "name" is what one is called by.
    let place = |column| columns.iter().position(|one| *one == Some(column));
    if let (Some(_), Some(name), None) = (
        place(Column::Surname),
        place(Column::Name),
        place(Column::Given),
    ) {
        let mut names = rows.iter().filter_map(|row| row.get(name));
        if !names.any(|cell| cell.text.contains(',')) {
            columns[name] = Some(Column::Given);
        }
    }
    let titles = |place: usize| {
        let cells = rows.iter().filter_map(|row| row.get(place));
        let mut said = cells.filter(|cell| !cell.text.is_empty()).peekable();
        said.peek().is_some() && said.all(|cell| Title::read(&cell.text).is_some())
    };
    let nameless = header.iter().position(|field| field.text.is_empty());
    let untitled = !columns.contains(&Some(Column::Title));
    if let Some(place) = nameless.filter(|&place| untitled && titles(place)) {
        columns[place] = Some(Column::Title);
    }
    columns
}

fn read_row(row: &[Field], columns: &[Option<Column>]) -> (Placed, Vec<Problem>) {
    let problems = Vec::new();
    let mut cells = Cells {
        row,
        columns,
        problems,
    };
    let name = cells.text(Column::Name);
    let (surname, given) = match name.is_empty() {
        true => (cells.text(Column::Surname), cells.text(Column::Given)),
        false => Player::split_name(&name),
    };
    let mut player = Player::named(&surname, &given);
    player.club = cells.text(Column::Club);
    read_person(&mut cells, &mut player);
    read_strength(&mut cells, &mut player);
    read_seating(&mut cells, &mut player);
    let places = columns.iter().zip(row);
    let placed = Placed {
        player,
        line: row[0].line,
        fields: places
            .filter_map(|(column, field)| Some(((*column)?, field.column)))
            .collect(),
    };
    let mut problems = cells.problems;
    problems.sort_by_key(|problem| problem.column);
    (placed, problems)
}

/// One row, with what is wrong in it.
struct Cells<'a> {
    row: &'a [Field],
    columns: &'a [Option<Column>],
    problems: Vec<Problem>,
}

impl Cells<'_> {
    fn text(&self, column: Column) -> String {
        let field = in_column(self.row, self.columns, column);
        field.map_or_else(String::new, |field| field.text.clone())
    }

    /// Takes what stands in a column, if anything does; what cannot be taken is a problem.
    fn read(&mut self, column: Column, expected: &str, take: impl FnOnce(&str) -> Option<()>) {
        let field = in_column(self.row, self.columns, column);
        let Some(field) = field.filter(|field| !field.text.is_empty()) else {
            return;
        };
        if take(&field.text).is_none() {
            self.problems.push(field.problem(expected));
        }
    }
}

/// Who it is.
fn read_person(cells: &mut Cells, player: &mut Player) {
    cells.read(Column::Number, "a number", |text| {
        player.id = PlayerId(text.parse().ok()?);
        Some(())
    });
    cells.read(Column::Sex, "m, w or nothing", |text| {
        player.sex = Some(Sex::read(text)?);
        Some(())
    });
    cells.read(Column::FideId, "a number or nothing", |text| {
        player.fide_id = Some(text.parse().ok()?).filter(|&id| id > 0);
        Some(())
    });
    let expected = "the three letters of a federation, or nothing";
    cells.read(Column::Federation, expected, |text| {
        // Bare words are no letters of a federation; they are left out rather than cut.
        is_federation(text).then(|| player.federation = text.to_uppercase())
    });
    let expected = "a day such as 2001-02-03, a year, or nothing";
    cells.read(Column::Birth, expected, |text| {
        player.birth = from_people(text)?;
        Some(())
    });
    let expected = "en, ru, bg, sr, mk, hy or nothing";
    cells.read(Column::Language, expected, |text| {
        player.language = Some(text.to_lowercase().parse().ok()?);
        Some(())
    });
}

/// How strong he is.
fn read_strength(cells: &mut Cells, player: &mut Player) {
    let expected = "a title such as GM or WFM, or nothing";
    cells.read(Column::Title, expected, |text| {
        player.title = Some(Title::read(text)?);
        Some(())
    });
    // Lists write zero for no rating and no number. An international rating counts before any other.
    for column in [Column::NationalRating, Column::Rating, Column::FideRating] {
        cells.read(column, "a rating or nothing", |text| {
            let rating: u16 = text.parse().ok()?;
            player.rating = Some(rating).filter(|&rating| rating > 0).or(player.rating);
            Some(())
        });
    }
}

/// Where he sits, and what he needs there.
fn read_seating(cells: &mut Cells, player: &mut Player) {
    cells.read(Column::FixedBoard, "a board or nothing", |text| {
        player.fixed_board = Some(text.parse().ok()?);
        Some(())
    });
    let needs = &mut player.needs;
    let flags = [
        (Column::VisuallyDisabled, &mut needs.visually_disabled),
        (Column::HearingImpaired, &mut needs.hearing_impaired),
        (Column::Disability, &mut needs.disability),
        (Column::Assistant, &mut needs.assistant),
    ];
    for (column, flag) in flags {
        cells.read(column, "yes, no or nothing", |text| {
            *flag = yes_or_no(text)?;
            Some(())
        });
    }
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" | "да" | "այո" => Some(true),
        "no" | "n" | "false" | "0" | "нет" | "не" | "ոչ" => Some(false),
        _ => None,
    }
}

/// Players as a table that [`read_players`] reads.
pub fn write_players<'a>(players: impl IntoIterator<Item = &'a Player>) -> String {
    let header = [
        "number",
        "surname",
        "given",
        "title",
        "sex",
        "rating",
        "federation",
        "fide_id",
        "birth",
        "club",
        "language",
        "fixed_board",
        "visually_disabled",
        "hearing_impaired",
        "disability",
        "assistant",
    ];
    let header = header.map(str::to_owned).to_vec();
    let rows = players.into_iter().map(|player| {
        let flag = |flag: bool| if flag { "yes" } else { "" }.to_owned();
        let needs = player.needs;
        vec![
            player.id.to_string(),
            player.surname.clone(),
            player.given.clone(),
            said(player.title),
            said(player.sex.map(Sex::letter)),
            said(player.rating),
            player.federation.clone(),
            said(player.fide_id),
            player.birth.clone(),
            player.club.clone(),
            said(player.language),
            said(player.fixed_board),
            flag(needs.visually_disabled),
            flag(needs.hearing_impaired),
            flag(needs.disability),
            flag(needs.assistant),
        ]
    });
    super::write(std::iter::once(header).chain(rows))
}

fn said<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}
