//! The words of Appendix D.2.1 in three scripts, and what the ear makes of them and of speech in every language.

use super::Script;
use crate::notation::Language;
use crate::{File, Rank, Role, Wing};

/// The German names that D.2.1 suggests, as one script writes them.
pub(super) struct Announced {
    files: [&'static str; 8],
    ranks: [&'static str; 8],
    /// From pawn to king.
    pieces: [&'static str; 6],
    short_castling: &'static str,
    long_castling: &'static str,
}

const LATIN: Announced = Announced {
    files: [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ],
    ranks: [
        "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
    ],
    pieces: ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"],
    short_castling: "Kurze Rochade",
    long_castling: "Lange Rochade",
};

const RUSSIAN: Announced = Announced {
    files: [
        "Анна",
        "Белла",
        "Цезарь",
        "Давид",
        "Ева",
        "Феликс",
        "Густав",
        "Хектор",
    ],
    ranks: [
        "айнс",
        "цвай",
        "драй",
        "фир",
        "фюнф",
        "зекс",
        "зибен",
        "ахт",
    ],
    pieces: ["бауэр", "шпрингер", "лойфер", "турм", "даме", "кёниг"],
    short_castling: "Курце Рохаде",
    long_castling: "Ланге Рохаде",
};

/// The Armenian edition prints the names of castling in Latin letters, which an Armenian voice cannot read; the ear
/// understands both.
const ARMENIAN: Announced = Announced {
    files: [
        "Աննա",
        "Բելլա",
        "Սեզար",
        "Դավիթ",
        "Եվա",
        "Ֆելիքս",
        "Գուստավ",
        "Հեկտոր",
    ],
    ranks: [
        "այնս",
        "ցվայ",
        "դրայ",
        "ֆիր",
        "ֆյունֆ",
        "զեքս",
        "զիբեն",
        "ախտ",
    ],
    pieces: ["բաուեր", "շպրինգեր", "լոյֆեր", "թուրմ", "դամե", "քյոնիգ"],
    short_castling: "Կուրցե Ռոխադե",
    long_castling: "Լանգե Ռոխադե",
};

impl Announced {
    pub(super) fn of(script: Script) -> &'static Announced {
        match script {
            Script::Latin => &LATIN,
            Script::Russian => &RUSSIAN,
            Script::Armenian => &ARMENIAN,
        }
    }

    pub(super) fn file(&self, file: File) -> &'static str {
        self.files[usize::from(file.index())]
    }

    pub(super) fn rank(&self, rank: Rank) -> &'static str {
        self.ranks[usize::from(rank.index())]
    }

    pub(super) fn piece(&self, role: Role) -> &'static str {
        self.pieces[role as usize]
    }

    pub(super) fn castling(&self, wing: Wing) -> &'static str {
        match wing {
            Wing::King => self.short_castling,
            Wing::Queen => self.long_castling,
        }
    }
}

/// What a single word can mean.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    File(File),
    Rank(Rank),
    Piece(Role),
    Short,
    Long,
    Castling,
    /// Short or long castling in one word.
    Castles(Wing),
    Check,
    Mate,
    /// Says nothing that the board does not say: takes, to, en passant.
    Filler,
}

/// Other spellings that are printed or common, small letters only.
const VARIANTS: [(&str, Word); 80] = [
    ("hektor", Word::File(File::H)),
    ("гектор", Word::File(File::H)),
    ("caesar", Word::File(File::C)),
    ("cäsar", Word::File(File::C)),
    ("fünf", Word::Rank(Rank::FIFTH)),
    ("könig", Word::Piece(Role::King)),
    ("кениг", Word::Piece(Role::King)),
    ("քյոնեյ", Word::Piece(Role::King)),
    ("դամ", Word::Piece(Role::Queen)),
    ("թում", Word::Piece(Role::Rook)),
    ("läufer", Word::Piece(Role::Bishop)),
    ("laeuffer", Word::Piece(Role::Bishop)),
    ("լոյֆը", Word::Piece(Role::Bishop)),
    ("շպղինգը", Word::Piece(Role::Knight)),
    ("բաուը", Word::Piece(Role::Pawn)),
    ("kurze", Word::Short),
    ("курце", Word::Short),
    ("кюрце", Word::Short),
    ("short", Word::Short),
    ("короткая", Word::Short),
    ("малка", Word::Short),
    ("къса", Word::Short),
    ("мала", Word::Short),
    ("կարճ", Word::Short),
    ("lange", Word::Long),
    ("ланге", Word::Long),
    ("long", Word::Long),
    ("длинная", Word::Long),
    ("голяма", Word::Long),
    ("дълга", Word::Long),
    ("велика", Word::Long),
    ("голема", Word::Long),
    ("երկար", Word::Long),
    ("rochade", Word::Castling),
    ("рохаде", Word::Castling),
    ("рошаде", Word::Castling),
    ("castling", Word::Castling),
    ("рокировка", Word::Castling),
    ("рокада", Word::Castling),
    ("փոխատեղում", Word::Castling),
    ("kurzerochade", Word::Castles(Wing::King)),
    ("langerochade", Word::Castles(Wing::Queen)),
    ("schach", Word::Check),
    ("check", Word::Check),
    ("шах", Word::Check),
    ("շախ", Word::Check),
    ("matt", Word::Mate),
    ("mate", Word::Mate),
    ("checkmate", Word::Mate),
    ("мат", Word::Mate),
    ("մատ", Word::Mate),
    ("schlägt", Word::Filler),
    ("schlaegt", Word::Filler),
    ("nimmt", Word::Filler),
    ("auf", Word::Filler),
    ("nach", Word::Filler),
    ("to", Word::Filler),
    ("from", Word::Filler),
    ("берет", Word::Filler),
    ("бьёт", Word::Filler),
    ("бьет", Word::Filler),
    ("ана", Word::File(File::A)),
    ("бела", Word::File(File::B)),
    ("цезар", Word::File(File::C)),
    ("ајнс", Word::Rank(Rank::FIRST)),
    ("цвај", Word::Rank(Rank::SECOND)),
    ("драј", Word::Rank(Rank::THIRD)),
    ("финф", Word::Rank(Rank::FIFTH)),
    ("զիբն", Word::Rank(Rank::SEVENTH)),
    ("лојфер", Word::Piece(Role::Bishop)),
    ("бауер", Word::Piece(Role::Pawn)),
    ("mala", Word::Short),
    ("կուրցե", Word::Short),
    ("velika", Word::Long),
    ("լանգե", Word::Long),
    ("rokada", Word::Castling),
    ("ռոխադե", Word::Castling),
    ("šah", Word::Check),
    ("mat", Word::Mate),
    ("пассант", Word::Filler),
];

/// What a word of small letters means, in whatever language or script it is.
pub(super) fn meaning(word: &str) -> Option<Word> {
    let named = |name: &str| name.to_lowercase() == word;
    for names in [&LATIN, &RUSSIAN, &ARMENIAN] {
        if let Some(&file) = File::ALL.iter().find(|&&file| named(names.file(file))) {
            return Some(Word::File(file));
        }
        if let Some(&rank) = Rank::ALL.iter().find(|&&rank| named(names.rank(rank))) {
            return Some(Word::Rank(rank));
        }
        if let Some(&role) = Role::ALL.iter().find(|&&role| named(names.piece(role))) {
            return Some(Word::Piece(role));
        }
    }
    for language in Language::ALL {
        if let Some(&role) = Role::ALL
            .iter()
            .find(|&&role| language.piece_name(role) == word)
        {
            return Some(Word::Piece(role));
        }
    }
    // A single letter may also be a word, as Serbian "u" is.
    if let [byte] = *word.as_bytes() {
        let line = File::from_ascii(byte)
            .map(Word::File)
            .or_else(|| Rank::from_ascii(byte).map(Word::Rank));
        if line.is_some() {
            return line;
        }
    }
    if let Some(&(_, meaning)) = VARIANTS.iter().find(|(variant, _)| *variant == word) {
        return Some(meaning);
    }
    let phrases = Language::ALL
        .into_iter()
        .flat_map(|language| [language.takes(), language.en_passant()]);
    phrases
        .flat_map(|phrase| phrase.split(' '))
        .any(|filler| filler == word)
        .then_some(Word::Filler)
}

/// The Latin letter that a small Cyrillic one stands for in the Serbian edition, which mixes the scripts
/// within a word.
pub(super) fn latin(letter: char) -> char {
    match letter {
        'а' => 'a',
        'е' => 'e',
        'о' => 'o',
        'с' => 'c',
        'р' => 'p',
        'х' => 'x',
        'к' => 'k',
        'л' => 'l',
        'м' => 'm',
        'т' => 't',
        'в' => 'b',
        'н' => 'h',
        _ => letter,
    }
}
