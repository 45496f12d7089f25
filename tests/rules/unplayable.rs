//! Editions that no table could play, or of which the narrator could not tell, are refused when they are read.

use resistance_narrator::game::edition::Fault;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Action, Edition, Module, Outcome, Reveal, Setup, Side};

use super::editions::{SMALL, faults};
use super::{begun, mission, reject, setup};

/// The same, with another line for what it says of the spies.
fn small_with(line: &str) -> String {
    SMALL.replace("usual =", &format!("{line}\nusual ="))
}

#[test]
fn those_who_look_together_see_each_other_and_so_must_be_shown() {
    let spy = "several = true\nsees = [\"spies\"]";
    assert!(SMALL.contains(spy));
    for sees in ["[\"merlin\"]", "[\"spies\", \"merlin\"]"] {
        let file = SMALL.replace(spy, &format!("several = true\nsees = {sees}"));
        assert_eq!(faults(&file), [(Some(22), Fault::Together("spy".into()))], "{sees}");
    }
    // Whoever looks alone may be shown anybody.
    let alone = SMALL.replace("sees = [\"spies\"]\n\n", "sees = [\"spies\", \"servant\"]\n\n");
    assert!(Edition::read(&alone).is_ok());
}

#[test]
fn what_has_no_sentences_is_refused() {
    let sides = SMALL
        .replace("as_in = \"accessible\"", "as_in = \"accessible\"\nsides = [\"resistance\", \"evil\"]")
        .replace("side = \"spies\"", "side = \"evil\"")
        .replace("sees = [\"spies\"]", "sees = [\"evil\"]");
    assert_eq!(faults(&sides), [(Some(3), Fault::NoPair)]);
    let advice = format!("{SMALL}\n[[advice]]\nid = \"merlin-alone\"\nwith = \"merlin\"\nbelow = 7\n");
    assert_eq!(faults(&advice), [(Some(26), Fault::NoWords("advice-merlin-alone".into()))]);
    let told = format!("{advice}\n[sentences.en]\nadvice-merlin-alone = \"A tip.\"\n");
    assert!(Edition::read(&told).is_ok());
    let name = format!("{SMALL}\n[names]\nlancelot = \"Lancelot\"\n");
    assert_eq!(faults(&name), [(Some(25), Fault::Unknown("lancelot".into()))]);
    let named_early = SMALL.replace("sees = [\"spies\"]\n\n", "part = \"named-before-the-end\"\n\n");
    assert!(faults(&named_early).contains(&(None, Fault::Told("maria-hill"))));
    let captain = small_with("first_leader = \"captain\"")
        .replace("several = true\n\n[[characters]]", "several = true\n\n[[characters]]\nid = \"arthur\"\nside = \"resistance\"\npart = \"captain\"\n\n[[characters]]");
    assert!(faults(&captain).contains(&(None, Fault::Told("captain-america"))));
}

#[test]
fn what_stands_in_another_file_has_no_line_in_this_one() {
    let file = "id = \"x\"\nas_in = \"avalon\"\nsides = [\"resistance\", \"spies\"]\n";
    let wrong = faults(file);
    assert!(
        wrong.contains(&(
            None,
            Fault::NeitherSide { character: "merlin".into(), sides: (Side::Resistance, Side::Spies) }
        )),
        "{wrong:?}"
    );
    assert!(wrong.iter().all(|(line, _)| line.is_none()), "{wrong:?}");
}

#[test]
fn whoever_is_not_wanted_is_left_out_of_what_another_file_says() {
    let file = "id = \"x\"\nas_in = \"avalon\"\nmodules = [\"plot\", \"percival\", \"oberon\"]\n";
    let edition = Edition::read(file).unwrap();
    let ids: Vec<&str> = edition.book().characters.iter().map(|role| role.id()).collect();
    assert_eq!(ids, ["merlin", "percival", "servant", "assassin", "oberon", "minion"]);
    let percival = edition.role("percival").unwrap();
    let turn = edition.book().scenes.iter().find(|scene| scene.looking == [percival]).unwrap();
    assert_eq!(turn.shown, [edition.role("merlin").unwrap()]);
    assert!(edition.book().advice.iter().all(|advice| edition.allows(advice.with)));
}

/// The small edition with one thing changed is refused for this reason, told with this line.
#[track_caller]
fn refused_for(from: &str, to: &str, line: Option<usize>, fault: Fault) {
    assert!(SMALL.contains(from), "{from:?}");
    let wrong = faults(&SMALL.replacen(from, to, 1));
    assert!(wrong.contains(&(line, fault)), "{wrong:?}");
}

const HEAD: &str = "as_in = \"accessible\"";

#[test]
fn what_no_table_could_play_is_refused() {
    let head = |more: &str| format!("{HEAD}\n{more}");
    refused_for(HEAD, &head("rejections = 0"), Some(3), Fault::Rejections(0));
    refused_for(HEAD, &head("sides = [\"spies\", \"resistance\"]"), Some(3), Fault::NoPair);
    refused_for(HEAD, &head("sides = [\"resistance\", \"resistance\"]"), Some(3), Fault::NoPair);
    refused_for(HEAD, &head("reveal = \"touch\"\nreveals = [\"eyes\"]"), Some(3), Fault::Reveal(Reveal::Touch));
    refused_for(HEAD, &head("meeting = \"letters\""), None, Fault::RevealByLetters);
    let two = "modules = [\"plot\", \"merlin\", \"inquisitor\", \"scarlet-witch\"]";
    let apart = Fault::Apart(Module::ScarletWitch, "inquisitor");
    refused_for("modules = [\"plot\", \"merlin\"]", two, Some(4), apart);
}

#[test]
fn a_character_whom_nobody_could_be_is_refused() {
    let merlin = "id = \"merlin\"\nside = \"resistance\"\nmodule = \"merlin\"\n";
    let with = |more: &str| format!("{merlin}{more}\n");
    refused_for(merlin, &with("several = true"), Some(12), Fault::Several("merlin".into()));
    refused_for(merlin, &with("plays = [\"rogue-success\"]"), Some(12), Fault::NoCard("merlin".into()));
    refused_for(merlin, &with("plays = []"), Some(12), Fault::NoCard("merlin".into()));
    refused_for(
        merlin,
        &with("part = \"names\""),
        Some(12),
        Fault::PartOfSide { character: "merlin".into(), side: Side::Spies },
    );
}

#[test]
fn a_captain_needs_those_who_are_accused() {
    let wrong = faults(&SMALL.replace(HEAD, &format!("{HEAD}\nfirst_leader = \"captain\"")));
    for part in [Part::Captain, Part::Names, Part::NamedAtTheEnd] {
        assert!(wrong.contains(&(None, Fault::Part(part))), "{wrong:?}");
    }
    assert!(wrong.contains(&(Some(5), Fault::Apart(Module::Plot, "captain"))), "{wrong:?}");
}

#[test]
fn characters_who_are_always_there_need_room_somewhere() {
    let spies: String = (1..=4)
        .map(|at| format!("\n[[characters]]\nid = \"spy-{at}\"\nside = \"spies\"\nsees = [\"spies\"]\n"))
        .collect();
    let room = SMALL.to_owned() + &spies;
    assert!(Edition::read(&room).is_ok(), "ten players have room");
    let one_more = room + "\n[[characters]]\nid = \"spy-5\"\nside = \"spies\"\nsees = [\"spies\"]\n";
    assert_eq!(faults(&one_more), [(None, Fault::NoRoom)]);
}

/// However many files are refused, and whatever modules they name, one more finds room for its own.
#[test]
fn a_refused_file_takes_no_room_among_the_modules() {
    for at in 0..200 {
        let file = SMALL.replace("merlin", &format!("nobody-{at}")).replace("several = true", "several = false");
        assert!(!faults(&file).contains(&(None, Fault::TooMany)));
    }
    assert!(Edition::read(&SMALL.replace("merlin", "somebody")).is_ok());
}

#[test]
fn one_edition_has_no_more_modules_than_a_table_can_tell_apart() {
    let ids: Vec<String> = (0..33).map(|at| format!("m-{at}")).collect();
    let characters: String = ids
        .iter()
        .map(|id| format!("\n[[characters]]\nid = \"{id}\"\nside = \"resistance\"\nmodule = \"{id}\"\n"))
        .collect();
    let file = SMALL.replace("\"merlin\"]\nexample", &format!("\"merlin\", \"{}\"]\nexample", ids.join("\", \"")));
    assert_eq!(faults(&(file + &characters)), [(None, Fault::TooMany)]);
}

/// Whoever may play a card is counted by the cards that are dealt, and not by the rows of the file.
#[test]
fn many_who_play_no_fail_are_many() {
    let file = SMALL.replace("id = \"spy\"\n", "id = \"spy\"\nplays = [\"success\", \"reverse\"]\n");
    let setup = Setup { edition: Edition::read(&file).unwrap(), ..setup(7) };
    let game = setup.check().unwrap().game;
    assert_eq!((game.spies(), game.saboteurs(), game.reversers()), (3, 0, 3));
}

/// Where too many rejections cost the mission, it is the one that the team was for.
#[test]
fn the_mission_that_was_named_is_the_one_that_fails() {
    let file = SMALL.replace(HEAD, &format!("{HEAD}\nrejections_cost = \"mission\""));
    let file = file.replace("\"plot\", ", "\"plot\", \"targeting\", ");
    let setup = Setup {
        edition: Edition::read(&file).unwrap(),
        modules: Modules::from_iter([Module::Targeting]),
        ..setup(5)
    };
    let mut game = begun(&setup);
    for _proposal in 1..=5 {
        game.play(Action::NameMission(mission(4))).unwrap();
        reject(&mut game);
    }
    assert_eq!(game.results().of(mission(4)), Some(Outcome::Fail));
    assert_eq!(game.results().run(), 1);
}
