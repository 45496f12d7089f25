//! A file to begin an edition with: one that can be played at once, and explains each of its keys.

use std::io::{ErrorKind, Write};
use std::path::Path;

use crate::files;
use crate::game::Edition;
use crate::language::edition::fault;
use crate::language::{Language, Message};
use crate::run::world::World;
use crate::run::{BAD_ARGUMENTS, FAULT};
use crate::settings::reason;

/// What stands for the name in the files of the languages.
const NAME: &str = "\"NAME\"";

/// Writes the file of a new edition. One that is there already stays as it is.
pub(super) fn write(world: &World, name: &str, folder: Option<&str>) -> u8 {
    let name = name.strip_suffix(".toml").unwrap_or(name);
    let content = content(world.language, name);
    if let Err(wrong) = Edition::read(&content) {
        for wrong in wrong {
            world.fault(&fault::fault(&wrong.what));
        }
        return BAD_ARGUMENTS;
    }
    let path = Path::new(folder.unwrap_or_default()).join(format!("{name}.toml"));
    let file = path.display().to_string();
    let written = files::create_new(&path).and_then(|mut file| {
        file.write_all(content.as_bytes())?;
        file.sync_all()
    });
    let fault = match written {
        Ok(()) => {
            let lines = [
                Message::new("editions-new").text("file", file.clone()),
                Message::new("editions-new-next").text("file", file),
            ];
            return world.print(lines.iter().map(|line| world.text(line)));
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Message::new("editions-new-there").text("file", file)
        }
        Err(error) => Message::new("editions-new-not-written").text("file", file).message("reason", reason(&error)),
    };
    world.fault(&fault);
    FAULT
}

/// The file in a language, for an edition of this name.
fn content(language: Language, name: &str) -> String {
    language.files().edition.replace(NAME, &toml::Value::from(name).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::Fault;

    #[test]
    fn the_file_of_every_language_can_be_played_and_means_the_same() {
        let editions = Language::ALL.map(|language| Edition::read(&content(language, "lovers")).unwrap());
        let books = editions.map(|edition| format!("{:?}", edition.book()));
        assert_eq!(editions[0].id(), "lovers");
        assert!(books.iter().all(|book| *book == books[0]), "{books:#?}");
    }

    /// The keys that the reader of files knows at a place, as it tells them of one that it does not know.
    fn keys(at: &str) -> Vec<String> {
        let file = format!("id = \"x\"\nas_in = \"avalon\"\n{at}\nunheard-of = 1\n");
        let wrong = Edition::read(&file).unwrap_err();
        let wanted = wrong.into_iter().find_map(|wrong| match wrong.what {
            Fault::NoKey { wanted, .. } => Some(wanted),
            _ => None,
        });
        wanted.unwrap_or_else(|| panic!("{at} has keys"))
    }

    #[test]
    fn every_key_stands_in_it_with_its_meaning() {
        for language in Language::ALL {
            let content = content(language, "lovers");
            for at in
                ["", "[plot]", "[kit]", "[[tables]]", "[[characters]]", "[[options]]", "[[advice]]", "[[line_ups]]"]
            {
                for key in keys(at) {
                    let told = content.lines().filter(|line| line.starts_with("# "));
                    let told =
                        told.flat_map(|line| line.split(|sign: char| !(sign.is_alphanumeric() || sign == '_')));
                    assert!(told.into_iter().any(|word| word == key), "{language:?}: {at} {key}");
                }
            }
        }
    }

    #[test]
    fn a_name_is_one_word_that_no_edition_has() {
        for (name, wanted) in [("avalon", Fault::Taken("avalon".into())), ("a\"b", Fault::Name("a\"b".into()))] {
            let wrong = Edition::read(&content(Language::ENGLISH, name)).unwrap_err();
            assert_eq!(wrong.into_iter().map(|wrong| wrong.what).collect::<Vec<_>>(), [wanted]);
        }
    }
}
