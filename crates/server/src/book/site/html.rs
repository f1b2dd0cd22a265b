//! A page of the static book, written tag by tag.

/// Text as HTML has it.
pub fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            other => written.push(other),
        }
    }
    written
}

/// A page on its way.
pub struct Html(String);

impl Html {
    /// A page in a language, with its title and the way to the files that all pages have.
    pub fn new(language: &str, title: &str, root: &str) -> Html {
        let title = escaped(title);
        Html(format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <link rel=\"stylesheet\" href=\"{root}/style.css\">\n<script src=\"{root}/cases.js\" defer></script>\n\
             </head>\n<body>\n<main>\n"
        ))
    }

    /// An element with its text. What stands behind the name of the tag are its attributes.
    pub fn tag(&mut self, tag: &str, text: &str) {
        self.raw(tag, &escaped(text));
    }

    /// An element with what is HTML already.
    pub fn raw(&mut self, tag: &str, inside: &str) {
        let name = name_of(tag);
        self.0.push_str(&format!("<{tag}>{inside}</{name}>\n"));
    }

    /// The beginning of an element.
    pub fn open(&mut self, tag: &str) {
        self.0.push_str(&format!("<{tag}>\n"));
    }

    /// Its end.
    pub fn close(&mut self, tag: &str) {
        self.0.push_str(&format!("</{}>\n", name_of(tag)));
    }

    /// The whole page.
    pub fn done(mut self) -> String {
        self.0.push_str("</main>\n</body>\n</html>\n");
        self.0
    }
}

fn name_of(tag: &str) -> &str {
    tag.split(' ').next().unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_become_a_tag() {
        let mut page = Html::new("en", "<b>", ".");
        page.tag("p class=\"a\"", "1 < 2 & \"x\"");
        let text = page.done();
        assert!(text.contains("<title>&lt;b&gt;</title>"));
        assert!(text.contains("<p class=\"a\">1 &lt; 2 &amp; &quot;x&quot;</p>"));
    }
}
