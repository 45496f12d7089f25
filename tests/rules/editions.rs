//! Editions are read from files: what is wrong with one is told at once, with its line.

use resistance_narrator::game::edition::Fault;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Edition, Module, Side};

/// A small edition: everything that it does not say is as in the tactile one.
const SMALL: &str = r#"id = "small"
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

fn faults(file: &str) -> Vec<(Option<usize>, Fault)> {
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
    assert!(wrong.contains(&(Some(3), Fault::Unknown("lancelot".into()))), "{wrong:?}");
    assert!(wrong.contains(&(Some(16), Fault::Unknown("mordred".into()))), "{wrong:?}");
    assert!(wrong.contains(&(Some(18), Fault::NeitherSide("spy".into()))), "{wrong:?}");
    assert!(wrong.contains(&(None, Fault::General { side: Side::Spies, found: 0 })), "{wrong:?}");
}

#[test]
fn a_file_that_is_no_edition_is_refused_with_its_line() {
    assert!(matches!(&faults("id = \"x\"\nas_in = [")[..], [(Some(2), Fault::Unreadable(_)), ..]));
    let nobody = "id = \"x\"\nas_in = \"nobody\"\n";
    assert_eq!(faults(nobody), [(Some(2), Fault::NoEdition("nobody".into()))]);
    let unknown_key = SMALL.replace("example =", "exempel =");
    assert!(matches!(&faults(&unknown_key)[..], [(Some(5), Fault::Unreadable(_))]));
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
