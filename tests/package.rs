//! The package: what is in it is found wherever it lies, and says what is so.

#[path = "../examples/package/pages.rs"]
#[allow(dead_code, reason = "the example writes them too")]
mod pages;

mod texts;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_complete::Shell;
use resistance_narrator::language::Language;
use tempfile::TempDir;

use crate::executables::write_program;
use crate::program::Narrator;
use crate::project::root;

/// A folder laid out as the package is: only that the library is a link, as it is large.
fn laid_out() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let place = |to: &str| {
        let to = folder.path().join("usr").join(to);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        to
    };
    let put = |from: &Path, to: &str| fs::copy(from, place(to)).unwrap();
    write_program(&place("bin/narrator"), fs::read(Narrator::path()).unwrap());
    put(&root().join("setup/package/copyright"), "share/doc/narrator/copyright");
    for (path, model) in models() {
        put(&path, &format!("share/narrator/models/{model}"));
    }
    #[cfg(feature = "voice")]
    {
        write_program(&place("lib/narrator/narrator-ears"), fs::read(crate::example_programs::ears()).unwrap());
        let library = folder.path().join("usr/lib/narrator/libvosk.so");
        std::os::unix::fs::symlink(root().join("vendor/libvosk/libvosk.so"), library).unwrap();
    }
    folder
}

/// The files of the starter models, with their paths in the folder of models.
fn models() -> Vec<(PathBuf, String)> {
    let models = root().join("models");
    let mut waiting: Vec<PathBuf> =
        Language::ALL.map(|language| models.join(format!("vosk-starter-{}", language.code()))).to_vec();
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            let inside = path.strip_prefix(&models).unwrap().to_string_lossy().into_owned();
            files.push((path, inside));
        }
    }
    files
}

/// What the program in a folder prints.
fn told(folder: &TempDir, args: &[&str]) -> String {
    let home = Narrator::new();
    let program = folder.path().join("usr/bin/narrator");
    let output = home.command(&format!("exec {} \"$@\";", program.display()), args).output().unwrap();
    let (said, faults) = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap()).into();
    assert_eq!((output.status.code(), faults.as_str()), (Some(0), ""), "{said}");
    said
}

#[test]
fn an_installed_program_says_how_to_get_a_newer_one() {
    let folder = laid_out();
    for language in Language::ALL {
        let said = told(&folder, &["update", "--language", language.code()]);
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines.len() == 3 && lines[0].contains(env!("CARGO_PKG_VERSION")), "{said}");
        assert!(lines[2].starts_with("sudo apt install ./narrator_VERSION_"), "{said}");
        let built = Narrator::new().run(&["update", "--language", language.code()], "").well();
        assert!(built.ends_with("\ngit pull\n./play\n") && built.contains(root().to_str().unwrap()), "{built}");
    }
    fs::remove_file(folder.path().join("usr/share/doc/narrator/copyright")).unwrap();
    let said = told(&folder, &["update"]);
    assert!(said.lines().count() == 2 && said.contains(folder.path().to_str().unwrap()), "{said}");
}

#[test]
fn an_installed_program_works() {
    let folder = laid_out();
    let said = told(&folder, &["check", "--voice", "off"]);
    assert!(said.ends_with("That was the check.\n"), "{said}");
    assert!(told(&folder, &["demo", "--voice", "off"]).contains("resistance wins"));
}

#[cfg(feature = "voice")]
#[test]
fn an_installed_program_finds_its_models_and_its_ears() {
    let folder = laid_out();
    let said = told(&folder, &["models"]);
    for language in Language::ALL {
        assert!(said.contains(&format!("vosk-starter-{}", language.code())), "{said}");
    }
    let sound = folder.path().join("said.wav");
    let mut espeak = std::process::Command::new("espeak-ng");
    espeak.args(["-v", "en-us", "-s", "140", "-w"]).arg(&sound).arg("propose ana and ben");
    assert!(espeak.status().unwrap().success());
    let heard =
        ["hear", "--players", "Ana,Ben,Cleo,Dan,Eve", "--phase", "proposal", "--wav", sound.to_str().unwrap()];
    assert!(told(&folder, &heard).contains("Understood: propose Ana, Ben."));
    let ears = folder.path().join("usr/lib/narrator/narrator-ears");
    let linked = std::process::Command::new("ldd").arg(ears).output().unwrap();
    let linked = String::from_utf8(linked.stdout).unwrap();
    assert!(linked.contains(folder.path().join("usr/lib/narrator/libvosk.so").to_str().unwrap()), "{linked}");
}

/// A command and all that are in it.
fn with_those_below(command: &Command) -> Vec<&Command> {
    [command].into_iter().chain(command.get_subcommands().flat_map(with_those_below)).collect()
}

/// The long names of the options of a command.
fn options(command: &Command) -> impl Iterator<Item = &str> {
    command.get_arguments().filter_map(clap::Arg::get_long)
}

#[test]
fn every_command_has_a_manual_page_in_each_language_that_names_all_its_options() {
    for language in Language::ALL {
        let whole = pages::command(language);
        let pages: Vec<(String, Vec<u8>)> = pages::pages(language).unwrap();
        let commands = with_those_below(&whole);
        assert_eq!(pages.len(), commands.len());
        for command in commands {
            let name = format!("{}.1", command.get_display_name().unwrap_or("narrator"));
            let found = pages.iter().find(|(other, _)| *other == name);
            let (_, page) = found.unwrap_or_else(|| panic!("no page {name} in {language:?}"));
            let page = String::from_utf8(page.clone()).unwrap().replace("\\-", "-").replace("\\*(Aq", "'");
            for option in options(command) {
                assert!(page.contains(&format!("--{option}")), "{name} in {language:?} lacks --{option}");
            }
            for word in command.get_positionals() {
                let help = word.get_help().unwrap().to_string();
                assert!(page.contains(&help), "{name} in {language:?} lacks {help}");
            }
            let about = command.get_about().unwrap().to_string();
            assert!(page.contains(&format!("- {about}")), "{name} in {language:?} lacks {about}");
            let headings: Vec<&str> = page.lines().filter(|line| line.starts_with(".SH")).collect();
            assert!(headings.len() >= 4 && headings.iter().all(|heading| !heading.contains('_')), "{headings:?}");
        }
    }
}

#[test]
fn the_script_says_what_can_be_asked_of_it() {
    for words in [&[][..], &["rpm"], &["deb", "try"]] {
        let output = std::process::Command::new(root().join("package")).args(words).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        assert!(said.contains("./package deb") && said.contains("./package try") && said.ends_with(".\n"), "{said}");
    }
}

#[test]
fn the_same_program_has_the_same_pages() {
    for language in Language::ALL {
        assert_eq!(pages::pages(language).unwrap(), pages::pages(language).unwrap());
    }
}

#[test]
fn shells_complete_every_command_and_option() {
    let whole = pages::command(Language::default());
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let text = String::from_utf8(pages::completion(shell)).unwrap();
        for command in with_those_below(&whole) {
            assert!(text.contains(command.get_name()), "{shell} lacks {}", command.get_name());
            let lacking: BTreeSet<&str> = options(command).filter(|option| !text.contains(option)).collect();
            assert!(lacking.is_empty(), "{shell} lacks {lacking:?} of {}", command.get_name());
        }
    }
}
