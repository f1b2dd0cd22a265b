//! What the columns of a table of players are called, by the programs and in the languages they come from.

use super::plain_name;

/// A column that is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Column {
    Number,
    Name,
    Surname,
    Given,
    Title,
    Sex,
    Rating,
    FideRating,
    NationalRating,
    Federation,
    FideId,
    Birth,
    Club,
    Language,
    FixedBoard,
    VisuallyDisabled,
    HearingImpaired,
    Disability,
    Assistant,
}

/// Without blanks and signs, in small letters: `RtgI`, `Rtg. I` and `rtg_i` are one.
#[rustfmt::skip]
const NAMES: [(Column, &str); 19] = [
    (Column::Number, "number no nr num id sno snr startnumber startno startnr startingrank startrank startingno seed \
                      № номер номерплощадки бр број ном համար"),
    (Column::Name, "name player playername fullname participant spieler nom nombre имя фио игрок участник фамилияимя \
                    име играч имеипрезиме презимеиме անունազգանուն խաղացող"),
    (Column::Surname, "surname lastname familyname family nachname apellido apellidos фамилия фамилно презиме ազգանուն"),
    (Column::Given, "given givenname givennames firstname forename vorname prenom имяотчество лично собственоиме անուն"),
    (Column::Title, "title tit titel fidetitle titre titulo звание титул титла титула կոչում"),
    (Column::Sex, "sex gender geschlecht sexe sexo пол полот սեռ"),
    (Column::Rating, "rating elo rtg rat rtng рейтинг рејтинг рейт эло վարկանիշ"),
    (Column::FideRating, "rtgi rtgint ratingi ratint ratingint eloint elointl eloi fiderating fideelo fidertg rtgfide elofide \
                          ratingfide internationalrating intrating srtng standard std stdrating standardrating рейтингфиде"),
    (Column::NationalRating, "rtgn rtgnat ratingn ratnat ratingnat elonat elon nationalrating natrating nationalelo dwz \
                              рейтингнац национальныйрейтинг националенрейтинг"),
    (Column::Federation, "federation fed country nation land fide federacion pays страна федерация федерација држава երկիր"),
    (Column::FideId, "fideid fidenumber fideno fidecode fidenr idfide idnumber fin fidecard фидеид idфиде фиденомер"),
    (Column::Birth, "birth born birthday birthdate bday dateofbirth dob yearofbirth birthyear byear year geburt \
                     geburtsjahr geburtsdatum датарождения годрождения рождён роден датанараждане годинанараждане рођен \
                     датумрођења ծննդյան ծնվել"),
    (Column::Club, "club school team clubcity clubname verein city клуб школа город град ակումբ քաղաք"),
    (Column::Language, "language lang язык език језик јазик լեզու"),
    (Column::FixedBoard, "fixedboard"),
    (Column::VisuallyDisabled, "visuallydisabled blind"),
    (Column::HearingImpaired, "hearingimpaired deaf"),
    (Column::Disability, "disability"),
    (Column::Assistant, "assistant"),
];

/// What a heading means.
pub(crate) fn meaning(heading: &str) -> Option<Column> {
    let plain = plain_name(heading);
    let plain = if heading.trim() == "№" {
        "№"
    } else {
        &plain
    };
    let known = |names: &str| names.split_whitespace().any(|name| name == plain);
    let found = NAMES.iter().find(|(_, names)| known(names));
    found.map(|(column, _)| *column)
}

/// The name under which a column is spoken of.
pub(crate) fn name(column: Column) -> &'static str {
    let names = NAMES.iter().find(|(one, _)| *one == column);
    let first = names.and_then(|(_, names)| names.split_whitespace().next());
    match column {
        Column::FideId => "fide_id",
        Column::FixedBoard => "fixed_board",
        Column::VisuallyDisabled => "visually_disabled",
        Column::HearingImpaired => "hearing_impaired",
        Column::FideRating | Column::NationalRating => "rating",
        _ => first.unwrap_or_default(),
    }
}
