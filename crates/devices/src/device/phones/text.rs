//! The fixed words of pages, in the language of whoever reads them.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::language::localizer::{Localizer, Words};
use crate::language::{Form, Kit, Language, Length, Message};

thread_local! {
    /// The words of the languages that were needed so far; all pages are made on one thread.
    static LEXICONS: RefCell<BTreeMap<Language, Localizer>> = const { RefCell::new(BTreeMap::new()) };
}

/// The fixed words of pages in one language.
#[derive(Clone, Copy)]
pub(super) struct Text(pub Language);

impl Text {
    /// The words with this key.
    pub fn say(self, key: &'static str) -> String {
        self.tell(&Message::new(key))
    }

    /// The words of a message.
    pub fn tell(self, message: &Message) -> String {
        LEXICONS.with_borrow_mut(|all| {
            let localizer = all.entry(self.0).or_insert_with(|| Localizer::new(self.0, &Kit::new(), Words::Own));
            localizer.render(message, Form::Printed, Length::Full)
        })
    }
}

/// The language of ours that a browser likes best.
pub(super) fn liked(accepted: &str) -> Option<Language> {
    let weighed = accepted.split(',').filter_map(|range| {
        let (name, rest) = range.split_once(';').unwrap_or((range, ""));
        let weight = match rest.trim().strip_prefix("q=") {
            Some(weight) => weight.parse::<f32>().ok().filter(|weight| (0.0..=1.0).contains(weight))?,
            None => 1.0,
        };
        let code = name.trim().split('-').next()?.to_ascii_lowercase();
        Some((Language::from_code(&code)?, weight)).filter(|(_, weight)| *weight > 0.0)
    });
    let best = weighed.fold(None, |best: Option<(Language, f32)>, next| match best {
        Some(best) if best.1 >= next.1 => Some(best),
        _ => Some(next),
    });
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_which_language_it_likes() {
        let liked = |accepted| liked(accepted).map(Language::code);
        assert_eq!(liked("de-AT,de;q=0.9,en;q=0.8"), Some("de"));
        assert_eq!(liked("en;q=0.5, fr-CA;q=0.7"), Some("fr"));
        assert_eq!(liked("es,FR;q=0.2"), Some("fr"));
        assert_eq!(liked("de;q=0,es"), None);
        assert_eq!(liked("en;q=much, *"), None);
        assert_eq!(liked(""), None);
    }
}
