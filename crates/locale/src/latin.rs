//! Serbian in Latin letters: the same words, letter for letter by the rule of the two alphabets.

use std::borrow::Cow;

/// Serbian Cyrillic in Latin letters. What is not Serbian Cyrillic stays: Latin text, squares, numbers of articles.
///
/// Three letters become two each. In a word of capitals both are capitals, otherwise only the first: ЉУБАВ is LJUBAV,
/// Љубав is Ljubav.
pub fn latin(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let small = lower(letter);
        match pair(small) {
            Some(pair) if letter == small => written.push_str(pair),
            Some(pair) => {
                let capitals = match letters.peek().filter(|next| next.is_alphabetic()) {
                    Some(next) => next.is_uppercase(),
                    None => before.is_some_and(char::is_uppercase),
                };
                let mut both = pair.chars();
                written.extend(both.next().map(|first| first.to_ascii_uppercase()));
                written.extend(both.flat_map(|second| match capitals {
                    true => second.to_uppercase().collect::<Vec<char>>(),
                    false => vec![second],
                }));
            }
            None => match single(small) {
                Some(one) if letter == small => written.push(one),
                Some(one) => written.extend(one.to_uppercase()),
                None => written.push(letter),
            },
        }
        before = Some(letter).filter(|letter| letter.is_alphabetic());
    }
    written
}

/// The same for a part of a message, as the bundle asks for it.
pub(crate) fn transform(text: &str) -> Cow<'_, str> {
    match text.is_ascii() {
        true => Cow::Borrowed(text),
        false => Cow::Owned(latin(text)),
    }
}

/// Serbian letters have one small form each.
fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

fn pair(small: char) -> Option<&'static str> {
    Some(match small {
        'љ' => "lj",
        'њ' => "nj",
        'џ' => "dž",
        _ => return None,
    })
}

fn single(small: char) -> Option<char> {
    Some(match small {
        'а' => 'a',
        'б' => 'b',
        'в' => 'v',
        'г' => 'g',
        'д' => 'd',
        'ђ' => 'đ',
        'е' => 'e',
        'ж' => 'ž',
        'з' => 'z',
        'и' => 'i',
        'ј' => 'j',
        'к' => 'k',
        'л' => 'l',
        'м' => 'm',
        'н' => 'n',
        'о' => 'o',
        'п' => 'p',
        'р' => 'r',
        'с' => 's',
        'т' => 't',
        'ћ' => 'ć',
        'у' => 'u',
        'ф' => 'f',
        'х' => 'h',
        'ц' => 'c',
        'ч' => 'č',
        'ш' => 'š',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::latin;

    #[test]
    fn letter_by_letter() {
        let alphabet = "АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ";
        assert_eq!(latin(alphabet), "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ");
        assert_eq!(
            latin(&alphabet.to_lowercase()),
            "abvgdđežzijklmnoprstćufhcčš"
        );
        assert_eq!(
            latin("Притисните сат: ђак, жеђ, ћутање, шах"),
            "Pritisnite sat: đak, žeđ, ćutanje, šah"
        );
    }

    #[test]
    fn letters_that_become_two_follow_the_word() {
        for (cyrillic, expected) in [
            ("љубав њива џеп", "ljubav njiva džep"),
            ("Љубав Њива Џеп", "Ljubav Njiva Džep"),
            ("ЉУБАВ ЊИВА ЏЕП", "LJUBAV NJIVA DŽEP"),
            ("КРАЉ КОЊ", "KRALJ KONJ"),
            ("Краљ, коњ", "Kralj, konj"),
            // Alone, and before what is no letter, a capital begins a name.
            ("Љ", "Lj"),
            ("Њ. Петровић", "Nj. Petrović"),
            ("ЉЉ", "LJLJ"),
        ] {
            assert_eq!(latin(cyrillic), expected);
        }
    }

    #[test]
    fn what_is_not_serbian_cyrillic_stays() {
        for text in [
            "",
            "Nf3 e2e4 0-0",
            "7.5.5, III.4, A.3",
            "Anna Bella",
            "ѓ ќ ы",
            "Ձf3",
            "½–½ č š",
        ] {
            assert_eq!(latin(text), text);
        }
        assert_eq!(
            latin("Потез Сg1f3 (члан 7.5.5)"),
            "Potez Sg1f3 (član 7.5.5)"
        );
    }
}
