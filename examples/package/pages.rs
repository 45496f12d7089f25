//! Manual pages in each language, and completions of the shells: all from the command line as the program knows it.

use std::fs;
use std::io;
use std::path::Path;

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use resistance_narrator::args;
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Kit, Language};

/// The headings of a manual page where its language has others than English, in the order of the page.
const HEADINGS: [(&str, [&str; 5]); 3] = [
    ("en", ["NAME", "SYNOPSIS", "DESCRIPTION", "NOTES", "SEE ALSO"]),
    ("fr", ["NOM", "SYNOPSIS", "DESCRIPTION", "REMARQUES", "VOIR AUSSI"]),
    ("de", ["BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "ANMERKUNGEN", "SIEHE AUCH"]),
];

/// The language whose pages are found without its name, and which the completions are in.
const USUAL: &str = "en";

/// Writes all of them: pages into `man`, as that folder is laid out, and completions beside it.
pub fn write(folder: &Path) -> io::Result<()> {
    for language in Language::ALL {
        let code = language.code();
        let man = folder.join("man").join(if code == USUAL { "" } else { code }).join("man1");
        fs::create_dir_all(&man)?;
        for (name, page) in pages(language)? {
            fs::write(man.join(name), page)?;
        }
    }
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for (shell, name) in [(Shell::Bash, "narrator"), (Shell::Zsh, "_narrator"), (Shell::Fish, "narrator.fish")] {
        fs::write(completions.join(name), completion(shell))?;
    }
    Ok(())
}

/// The command line of the program in a language.
pub fn command(language: Language) -> Command {
    let mut command = args::command(&Localizer::new(language, &Kit::default(), Words::Own));
    command.build();
    command
}

/// What a shell has to know to complete a command.
pub fn completion(shell: Shell) -> Vec<u8> {
    let mut written = Vec::new();
    clap_complete::generate(shell, &mut command(Language::default()), "narrator", &mut written);
    written
}

/// The manual pages of the program and of all its commands, with the names of their files.
pub fn pages(language: Language) -> io::Result<Vec<(String, Vec<u8>)>> {
    let whole = command(language);
    let mut pages = Vec::new();
    let mut waiting = vec![(&whole, None)];
    while let Some((command, above)) = waiting.pop() {
        pages.push((format!("{}.1", name(command)), page(command, above, language)?));
        waiting.extend(command.get_subcommands().map(|below| (below, Some(command))));
    }
    Ok(pages)
}

/// One page. No date is in it: the same program has the same pages.
fn page(command: &Command, above: Option<&Command>, language: Language) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone());
    let own = HEADINGS.iter().find(|(code, _)| *code == language.code());
    let [name_of, synopsis, description, notes, see_also] = own.unwrap_or(&HEADINGS[0]).1;
    // The third word would be the date.
    let title = [name(command), "1", "", concat!("narrator ", env!("CARGO_PKG_VERSION")), "narrator"];
    let title = title.map(|word| format!(" \"{}\"", word.replace('-', "\\-"))).concat();
    let mut page = format!(".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH{title}\n").into_bytes();
    page.extend(headed(name_of, |out| man.render_name_section(out))?);
    page.extend(headed(synopsis, |out| man.render_synopsis_section(out))?);
    page.extend(headed(description, |out| man.render_description_section(out))?);
    man.render_options_section(&mut page)?;
    if let Some(commands) = command.get_subcommand_help_heading().filter(|_| command.has_subcommands()) {
        page.extend(headed(&commands.to_uppercase(), |out| man.render_subcommands_section(out))?);
    }
    if command.get_after_help().is_some() {
        page.extend(headed(notes, |out| man.render_extra_section(out))?);
    }
    if let Some(above) = above {
        let above = name(above).replace('-', "\\-");
        page.extend(format!(".SH \"{see_also}\"\n.BR {above} (1)\n").into_bytes());
    }
    Ok(page)
}

/// A section under a heading of our own.
fn headed(heading: &str, write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<Vec<u8>> {
    let mut written = Vec::new();
    write(&mut written)?;
    let text = String::from_utf8_lossy(&written);
    // What stands before the heading is nothing but definitions of the format.
    let below = |(_, rest): (&str, &str)| rest.split_once('\n').map(|(_, below)| below.to_owned());
    let text = text.split_once(".SH ").and_then(below).unwrap_or_default();
    Ok(format!(".SH \"{heading}\"\n{text}").into_bytes())
}

/// A command with those above it, as its page is called.
fn name(command: &Command) -> &str {
    command.get_display_name().unwrap_or(command.get_name())
}
