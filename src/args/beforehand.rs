//! What is found in a command line before it is taken apart, since the help and all that can be chosen depend on it.

use crate::language::Language;

/// The language that a command line asks for: the help is in it.
#[must_use]
pub fn language_asked(args: &[String]) -> Option<Language> {
    values(args, "--language").find_map(|(_, code)| Language::from_code(code))
}

/// The same command line, where each edition that is asked for has the name that is found for it, if one is: whoever
/// names a file means the edition in it.
///
/// # Errors
/// Why there is none.
pub fn with_edition<E>(
    args: &[String],
    mut name_of: impl FnMut(&str) -> Result<Option<String>, E>,
) -> Result<Vec<String>, E> {
    let mut named = args.to_vec();
    for (at, asked) in values(args, EDITION) {
        let Some(name) = name_of(asked)? else { continue };
        named[at] = if args[at] == asked { name } else { format!("{EDITION}={name}") };
    }
    Ok(named)
}

const EDITION: &str = "--edition";

/// The values of an option, each with the place of the word that ends with it.
fn values<'a>(args: &'a [String], option: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    args.iter().enumerate().filter_map(move |(at, word)| match word.strip_prefix(option) {
        Some("") => args.get(at + 1).map(|value| (at + 1, value.as_str())),
        Some(value) => value.strip_prefix('=').map(|value| (at, value)),
        None => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        for line in ["narrator --language de games", "narrator games --language=de", "narrator games --language de"] {
            assert_eq!(language_asked(&words(line)), Some(Language::GERMAN), "{line}");
        }
        assert_eq!(language_asked(&words("narrator --language xx games")), None);
    }

    #[test]
    fn an_edition_gets_the_name_that_is_found_for_it() {
        let name_of = |asked: &str| match asked {
            "wrong.toml" => Err("wrong"),
            asked => Ok(asked.strip_suffix(".toml").map(str::to_owned)),
        };
        let named = |line: &str| with_edition(&words(line), name_of).map(|words| words.join(" "));
        assert_eq!(named("narrator --edition a.toml --seed 1"), Ok("narrator --edition a --seed 1".into()));
        assert_eq!(named("narrator play --edition=a.toml"), Ok("narrator play --edition=a".into()));
        assert_eq!(named("narrator play --edition avalon"), Ok("narrator play --edition avalon".into()));
        assert_eq!(named("narrator play --edition"), Ok("narrator play --edition".into()));
        assert_eq!(named("narrator play --edition wrong.toml"), Err("wrong"));
    }
}
