//! Which language the speech service speaks when nobody tells it.

use crate::locale;
use crate::preferences::Tuning;

/// Whether a voice has to be chosen. The service speaks the language of the system by itself, with the
/// voice that the person has set for everything; that voice is left alone whenever it can be.
pub(super) fn must_choose(tuning: &Tuning) -> bool {
    tuning.voice.is_some() || language_of_system() != tuning.language.code()
}

fn language_of_system() -> String {
    language_of(&locale::of_the_system().unwrap_or_default())
}

fn language_of(locale: &str) -> String {
    match locale.split(['_', '.', '@', '-']).next() {
        None | Some("" | "C" | "POSIX") => "en".to_owned(),
        Some(language) => language.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, language) in
            [("de_AT.UTF-8", "de"), ("fr", "fr"), ("en_GB", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en")]
        {
            assert_eq!(language_of(locale), language, "{locale}");
        }
    }
}
