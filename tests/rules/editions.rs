//! Editions are read from files: what is wrong with one is told at once, with its line.

use resistance_narrator::game::edition::{Fault, Name};
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Edition, Module, Reveal, Side};

/// A small edition: everything that it does not say is as in the tactile one.
pub const SMALL: &str = r#"id = "small"
as_in = "accessible"
usual = ["merlin"]
modules = ["plot", "merlin"]
example = "merlin"

[[characters]]
id = "servant"
side = "resistance"
several = true

[[characters]]
id = "merlin"
side = "resistance"
module = "merlin"
sees = ["spies"]

[[characters]]
id = "spy"
side = "spies"
several = true
sees = ["spies"]
"#;

pub fn faults(file: &str) -> Vec<(Option<usize>, Fault)> {
    let wrong = Edition::read(file).expect_err("this file is wrong");
    wrong.into_iter().map(|wrong| (wrong.line, wrong.what)).collect()
}

#[test]
fn what_a_file_does_not_say_is_as_in_the_edition_that_it_names() {
    let (small, usual) = (Edition::read(SMALL).unwrap(), Edition::default());
    assert_eq!((small.id(), small.players()), ("small", usual.players()));
    assert_eq!(small.table(7), usual.table(7));
    assert_eq!(small.modules(), [Module::Plot, Module::Choice("merlin")]);
    assert_eq!(small.usual_modules(), [Module::Choice("merlin")]);
    assert_eq!(small.role("merlin").map(|role| role.side()), Some(Side::Resistance));
    assert_eq!(Edition::read(SMALL).unwrap(), small, "the same file is the same edition");
}

#[test]
fn all_that_is_wrong_is_told_at_once_with_its_line() {
    let file = SMALL
        .replace("usual = [\"merlin\"]", "usual = [\"lancelot\"]")
        .replace("sees = [\"spies\"]\n\n", "sees = [\"mordred\"]\n\n")
        .replace("id = \"spy\"\nside = \"spies\"", "id = \"spy\"\nside = \"hydra\"");
    let wrong = faults(&file);
    assert!(wrong.contains(&(Some(3), Fault::NoModule("lancelot".into()))), "{wrong:?}");
    assert!(wrong.contains(&(Some(16), Fault::Unknown("mordred".into()))), "{wrong:?}");
    let sides = (Side::Resistance, Side::Spies);
    assert!(wrong.contains(&(Some(18), Fault::NeitherSide { character: "spy".into(), sides })), "{wrong:?}");
    assert!(wrong.contains(&(None, Fault::General { side: Side::Spies, found: 0 })), "{wrong:?}");
}

#[test]
fn a_file_that_is_no_edition_is_refused_with_its_line() {
    assert!(matches!(&faults("id = \"x\"\nas_in = [")[..], [(Some(2), Fault::Unreadable(_)), ..]));
    let nobody = "id = \"x\"\nas_in = \"nobody\"\n";
    assert_eq!(faults(nobody), [(Some(2), Fault::NoEdition("nobody".into()))]);
    let unknown_key = SMALL.replace("example =", "exempel =");
    assert!(matches!(&faults(&unknown_key)[..], [(Some(5), Fault::NoKey { found, .. })] if found == "exempel"));
}

#[test]
fn an_end_with_namings_needs_its_characters() {
    let file = SMALL.replace("as_in = \"accessible\"", "as_in = \"accessible\"\nend_game = \"namings\"");
    let wrong = faults(&file);
    for part in [Part::Names, Part::NamedAtTheEnd] {
        assert!(wrong.contains(&(None, Fault::Part(part))), "{wrong:?}");
    }
}

#[test]
fn tables_whose_numbers_do_not_fit_are_refused() {
    let table = |rest: &str| format!("{SMALL}\n[[tables]]\n{rest}");
    let too_large = table("players = 5\nsides = [3, 2]\nteams = [2, 3, 2, 3, 6]\n");
    assert_eq!(faults(&too_large), [(Some(24), Fault::Numbers(5))]);
    let a_gap = table("players = 6\nsides = [4, 2]\nteams = [2, 3, 2, 3, 3]\n");
    assert_eq!(faults(&a_gap), [(Some(24), Fault::Table { wanted: 5 })]);
}

/// All that is no word, no number and no key where it stands, with its line; what can't be meant otherwise follows only
/// once all of that is right.
#[test]
fn all_that_is_wrong_in_its_form_is_told_at_once() {
    let file = SMALL.replace("usual =", "direction = \"up\"\nrejections = \"many\"\nusuel =").replace(
        "several = true\n\n[[characters]]\nid = \"merlin\"",
        "severel = true\n\n[[characters]]\nit = \"merlin\"",
    ) + "\n[[tables]]\nplayers = 5\nsides = [3, 2]\n\n[kit]\nround_marker = 1\n";
    let wrong = faults(&file);
    let lines: Vec<_> = wrong.iter().map(|(line, fault)| (line.unwrap(), fault)).collect();
    let has = |line, is: &dyn Fn(&Fault) -> bool| {
        assert!(lines.iter().any(|(at, fault)| *at == line && is(fault)), "{line}: {lines:#?}")
    };
    let is_key = |key: &'static str| move |fault: &Fault| matches!(fault, Fault::NoKey { found, .. } if found == key);
    has(
        3,
        &|fault| matches!(fault, Fault::NoWord { found, wanted } if found == "up" && wanted == &["left", "right"]),
    );
    has(4, &|fault| *fault == Fault::Kind("rejections".into()));
    has(5, &is_key("usuel"));
    has(12, &is_key("severel"));
    has(15, &is_key("it"));
    has(14, &|fault| *fault == Fault::KeyMissing("id".into()));
    has(26, &|fault| *fault == Fault::KeyMissing("teams".into()));
    has(31, &|fault| *fault == Fault::Kind("round_marker".into()));
    has(30, &|fault| *fault == Fault::KeyMissing("tactile_cards".into()));
    assert_eq!(wrong.len(), 9, "{wrong:#?}");
    assert!(lines.is_sorted_by_key(|(line, _)| *line), "they are told in the order of the file");
}

#[test]
fn a_file_that_says_nothing_lacks_its_keys() {
    let wrong = faults("");
    for key in ["id", "sides", "tables", "characters"] {
        assert!(wrong.contains(&(None, Fault::KeyMissing(key.into()))), "{key}: {wrong:?}");
    }
}

/// What is wrong with the small edition when this stands in the place of that.
#[track_caller]
fn only(that: &str, this: &str) -> (Option<usize>, Fault) {
    assert!(SMALL.contains(that), "{that}");
    let mut wrong = faults(&SMALL.replacen(that, this, 1));
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    wrong.remove(0)
}

#[test]
fn what_no_table_could_play_is_refused_in_its_line() {
    let word = |word: &str| word.to_owned();
    assert_eq!(only("\"small\"", "\"avalon\""), (Some(1), Fault::Taken(word("avalon"))));
    assert_eq!(only("\"small\"", "\"My own\""), (Some(1), Fault::Name(word("My own"))));
    assert_eq!(only("usual", "rejections = 0\nusual"), (Some(3), Fault::Rejections(0)));
    let reveal = only("usual", "reveal = \"eyes\"\nreveals = [\"touch\"]\nusual");
    assert_eq!(reveal, (Some(3), Fault::Reveal(Reveal::Eyes)));
    assert_eq!(
        only("usual", "meeting = \"letters\"\nreveals = [\"touch\"]\nusual"),
        (Some(4), Fault::RevealByLetters)
    );
    assert_eq!(
        only("sees = [\"spies\"]", "sees = [\"spies\"]\nplays = []"),
        (Some(12), Fault::NoCard(word("merlin")))
    );
    assert_eq!(
        only("sees = [\"spies\"]", "sees = [\"spies\", \"not spies\"]").1,
        Fault::Contradiction(word("spies"))
    );
    let nobody = only("sees = [\"spies\"]", "sees = [\"not spies\"]");
    assert_eq!(nobody, (Some(12), Fault::SeesNobody(word("merlin"))));
    assert_eq!(only("sees = [\"spies\"]", "sees = [\"merlin\"]"), (Some(12), Fault::SeesNobody(word("merlin"))));
    assert_eq!(
        only(
            "several = true\n\n[[characters]]\nid = \"merlin\"",
            "several = true\nmodule = \"merlin\"\n\n[[characters]]\nid = \"merlin\""
        ),
        (Some(7), Fault::Several(word("servant")))
    );
    let sides = only("usual", "sides = [\"resistance\", \"resistance\"]\nusual");
    assert_eq!(sides, (Some(3), Fault::NoPair));
}

#[test]
fn whoever_sees_somebody_who_can_never_be_there_is_told() {
    let file = SMALL.replace(
        "modules = [\"plot\", \"merlin\"]\nexample = \"merlin\"",
        "modules = [\"plot\"]\nexample = \"plot\"",
    );
    let file = file
        .replace("usual = [\"merlin\"]", "usual = []")
        .replace("several = true\nsees = [\"spies\"]", "several = true\nsees = [\"merlin\"]");
    let never = Fault::NeverThere { character: "merlin".into(), module: "merlin".into() };
    assert_eq!(faults(&file), [(Some(12), never), (Some(22), Fault::SeesNever("merlin".into()))]);
}

#[test]
fn with_the_trap_a_team_has_one_more() {
    let table = "\n[[tables]]\nplayers = 5\nsides = [3, 2]\nteams = [2, 3, 2, 3, 5]\n";
    let file = SMALL.replace("modules = [\"plot\",", "modules = [\"trap\",") + table;
    assert_eq!(faults(&file), [(Some(24), Fault::Trap(5))]);
    assert!(Edition::read(&(SMALL.to_owned() + table)).is_ok());
}

/// What is taken over from another edition counts only where its characters are.
#[test]
fn what_goes_with_other_characters_is_left_behind_with_them() {
    let file = SMALL.replace(
        "as_in = \"accessible\"",
        "as_in = \"avalon\"\nsides = [\"resistance\", \"spies\"]\nend_game = \"none\"",
    );
    let edition = Edition::read(&file).unwrap();
    assert!(edition.book().advice.is_empty());
    let file = SMALL.replace("as_in = \"accessible\"", "as_in = \"winter-soldier\"\nsides = [\"resistance\", \"spies\"]\nend_game = \"none\"\nfirst_leader = \"chosen\"");
    let edition = Edition::read(&file).unwrap();
    assert!(edition.book().needs.is_empty());
    assert_eq!(edition.book().script, "small");
}

#[test]
fn a_file_goes_by_an_edition_of_the_narrators_own_alone() {
    Edition::read(SMALL).unwrap();
    assert_eq!(faults("id = \"other\"\nas_in = \"small\"\n"), [(Some(2), Fault::NoEdition("small".into()))]);
}

#[test]
fn what_was_read_is_not_offered_by_that() {
    let small = Edition::read(SMALL).unwrap();
    assert_eq!(small.file(), Some(SMALL));
    assert!(!Edition::all().contains(&small) && Edition::from_id("small").is_none());
    assert!(Edition::own().iter().all(|own| own.file().is_none()));
}

#[test]
fn a_name_is_that_of_the_language_or_the_english_one_or_any() {
    let named = |names: &[(&str, &str)]| {
        Name::In(names.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect())
    };
    let both = named(&[("de", "Meins"), ("en", "Mine")]);
    assert_eq!((both.in_language("de"), both.in_language("fr")), ("Meins", "Mine"));
    assert_eq!(named(&[("fr", "Le mien")]).in_language("de"), "Le mien");
    assert_eq!(Name::Everywhere("Ours".to_owned()).in_language("de"), "Ours");
}

/// Which editions tell their characters one by one, and which of their modules bring a character.
#[test]
fn an_edition_knows_its_stages_and_the_characters_of_its_modules() {
    for (id, stages) in [
        ("accessible", false),
        ("widerstand", false),
        ("resistance-2020", false),
        ("forum", false),
        ("winter-soldier", true),
        ("avalon", true),
    ] {
        assert_eq!(Edition::from_id(id).unwrap().book().reveals_in_stages(), stages, "{id}");
    }
    let brings = |id: &str, module: &str| {
        Edition::from_id(id).unwrap().book().brings_character(Module::from_id(module).unwrap())
    };
    assert!(brings("avalon", "percival") && brings("winter-soldier", "maria-hill"));
    assert!(!brings("avalon", "plot") && !brings("accessible", "targeting") && !brings("winter-soldier", "percival"));
}
