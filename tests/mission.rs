//! A mission with Trap, Reversers and Rogues at the table: counts told in parts, players named by digit, claims.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{Count, MissionCard, Module, PartialCount, Seat};
use resistance_narrator::journal::{Draft, Entry};
use resistance_narrator::language::pattern::{Pattern, Slot};
use resistance_narrator::language::{Intent, Language, Message, Phrases, Verb, deed};
use resistance_narrator::preferences::{Key, KeyMode, Reminders, Wording};

use crate::table::{Moment, Table};

const NAMES: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/// The question for a kind of cards: the Fails come first, and with them the whole count is asked for.
fn count(card: MissionCard) -> Question {
    if card == MissionCard::Fail { Question::Count } else { Question::CountOn { card } }
}

/// Seven players, Ana leads, and the first team is asked for.
fn seven(modules: &[&str]) -> Table {
    let table = Table::new().names(&NAMES).leader("Ana").reveal("none").wording(Wording::Full);
    modules.iter().fold(table, |table, module| table.with(module))
}

fn begun(modules: &[&str]) -> Table {
    seven(modules).open().line("ready").asks(Question::Team)
}

/// A count of some kinds, as it is kept.
fn kept(fails: Option<u8>, reverses: Option<u8>, rogues: Option<u8>) -> Entry {
    Entry::Noted(Draft::Counting(PartialCount { fails, reverses, rogues }))
}

#[test]
fn kinds_that_are_missing_are_asked_for_one_by_one() {
    let table = begun(&["reverser", "rogue"]).line("propose 1 2").line("vote 4 3").line("watch Ana");
    let table = table.asks(count(MissionCard::Fail)).line("fails 1").asks(count(MissionCard::Reverse));
    assert_eq!(table.journal().last(), Some(&kept(Some(1), None, None)));
    let table = table.line("1").asks(count(MissionCard::RogueSuccess));
    assert_eq!(table.journal().last(), Some(&kept(Some(1), Some(1), None)));
    table.line("none").asks(Question::Team);
}

#[test]
fn half_a_count_is_there_after_a_restart_and_can_be_dropped() {
    let table = begun(&["reverser"]).line("propose 1 2").line("vote 4 3").line("fails 2");
    let entries = table.journal().to_vec();
    let table = Table::new().wording(Wording::Full).resume(entries).asks(count(MissionCard::Reverse));
    let table = table.line("undo").said(&Message::new("entry-dropped")).asks(count(MissionCard::Fail));
    table.line("fails 0 reverses 1").asks(Question::Team);
}

#[test]
fn kinds_can_be_told_in_any_order_and_a_count_that_is_taken_back_is_told_anew() {
    let table = begun(&["reverser"]).line("propose 1 2").line("vote 4 3").line("reverses 1");
    let table = table.asks(Question::CountOn { card: MissionCard::Fail }).said(&Message::new("ask-fails-too"));
    let table = table.line("fails 1").asks(Question::Team).line("undo").asks(count(MissionCard::Fail));
    table.line("redo").asks(Question::Team).line("undo").line("cancel").asks(count(MissionCard::Fail));
}

#[test]
fn half_a_count_is_dropped_before_anything_else_is_taken_back() {
    let table = begun(&["trap", "reverser"]).line("propose 1 2 3").line("vote 4 3").line("trap 2").line("reverses 1");
    let table = table.line("undo").asks(count(MissionCard::Fail)).line("undo").asks(Question::Trap);
    let seat = |number| Seat::from_number(number).unwrap();
    let table = table.said(&Message::new("undone-trap").player("member", seat(2)));
    table.said(&Message::new("undone-close-eye").player("leader", seat(1)));
}

#[test]
fn one_name_is_wanted_and_nobody_is_no_seat() {
    let table = begun(&["trap"]).line("propose 1 2 3").line("vote 4 3").line("trap ana, ben").asks(Question::Trap);
    let both = [1, 2].into_iter().filter_map(Seat::from_number).collect();
    let table = table.said(&Message::new("refused-several").players("names", both));
    let mut table = table.line("trap nobody").asks(Question::Trap);
    let said = table.spoken().last().map(ToString::to_string).unwrap_or_default();
    assert!(said.contains("whose is set aside") && !said.contains("zero"), "{said}");
    assert_eq!(table.question(), Question::Trap);
}

#[test]
fn modules_come_back_with_their_edition() {
    let table = Table::new().open().line("Ana, Ben, Cleo, Dan, Eve").line("next").line("draw").line("options");
    let table = ["7", "9", "1", "4", "1", "6", "1", "1", "start"].iter().fold(table, |table, line| table.line(line));
    let modules = table.record().unwrap().setup().modules;
    assert_eq!(modules.iter().map(Module::id).collect::<Vec<_>>(), ["trap", "rogue=spy", "rogue=resistance"]);
    // Plot cards belong to the forum anyway, and the Inquisitor to the edition of 2020: they were chosen all the same.
    let table = Table::new().open().line("Ana, Ben, Cleo, Dan, Eve").line("next").line("draw").line("options");
    let table = ["5", "6", "1", "6", "1", "3", "1", "1", "start"].iter().fold(table, |table, line| table.line(line));
    let modules = table.record().unwrap().setup().modules;
    assert_eq!(modules.iter().map(Module::id).collect::<Vec<_>>(), ["plot", "inquisitor"]);
}

#[test]
fn a_program_tells_who_has_played_face_up() {
    let table = Table::program().names(&NAMES[..5]).leader("Ana").reveal("none").with("plot").open();
    let table = table.line("draw in the spotlight anyway").line("give in the spotlight to Ben");
    let table = table.line("propose 1 2").line("vote 5 0").line("on 1").line("fails 0");
    let refusal = table.reported().into_iter().rfind(|object| object["kind"] == "refusal").cloned().unwrap();
    assert_eq!(refusal["code"], "not-now");
    table.line("Ana played success").asks(Question::Count);
}

#[test]
fn what_no_count_can_hold_is_refused_before_more_is_asked_for() {
    let table = begun(&["reverser"]).line("propose 1 2").line("vote 4 3");
    let written = table.journal().len();
    // Three spies, and one of them is the Reverser.
    let table =
        table.line("fails 3").asks(count(MissionCard::Fail)).line("reverses 3").asks(count(MissionCard::Fail));
    assert_eq!(table.journal().len(), written);
    table.line("reverses 2").asks(Question::CountOn { card: MissionCard::Fail }).line("fails 0").asks(Question::Team);
}

#[test]
fn fails_and_successes_together_tell_that_there_is_nothing_else() {
    let all = begun(&["reverser"]).line("propose 1 2").line("vote 4 3").line("1 fail 1 success");
    all.said(&result("counted-fails", 1, &[("card-fails", 1), ("card-reverses", 0)])).asks(Question::Team);
    let some = begun(&["reverser"]).line("propose 1 2").line("vote 4 3").line("1 fail 0 success");
    some.asks(count(MissionCard::Reverse)).line("1").asks(Question::Team);
    let many = begun(&["reverser"]).line("propose 1 2").line("vote 4 3").line("1 fail 2 successes");
    many.asks(count(MissionCard::Fail));
}

fn result(key: &'static str, fails: u32, cards: &[(&'static str, u32)]) -> Message {
    let cards = cards.iter().map(|(key, count)| Message::new(key).number("count", *count)).collect();
    Message::new(key).number("mission", 1u32).number("fails", fails).list("cards", cards)
}

#[test]
fn a_program_tells_every_kind_at_once() {
    let program = |module: &str| {
        let table = Table::program().names(&NAMES).leader("Ana").reveal("none").with(module);
        table.open().line("propose 1 2").line("vote 4 3")
    };
    for line in ["fails 1", "reverses 1", "1 fail 0 success", "fails"] {
        let table = program("reverser").line(line).asks(count(MissionCard::Fail));
        let refusal = table.reported().into_iter().rfind(|object| object["kind"] == "refusal").cloned().unwrap();
        assert_eq!(refusal["code"], "incomplete", "{line}");
        assert!(refusal["text"].as_str().unwrap().contains("fails 1 reverses 1"), "{refusal:?}");
    }
    program("reverser").line("fails 1 reverses 1").asks(Question::Team);
    // Where only the spies have a Rogue nobody plays Rogue Success: Fails are the whole count.
    program("rogue=spy").line("watch Ana").line("fails 1").asks(Question::Team);
    program("rogue=spy").line("watch Ana").line("fails 1 rogues 0").asks(Question::Team);
    program("rogue").line("watch Ana").line("fails 1 rogues 1").asks(Question::Team);
}

/// What a program is told last.
fn state(table: &Table) -> serde_json::Map<String, serde_json::Value> {
    table.reported().into_iter().rfind(|object| object["kind"] == "state").cloned().unwrap()
}

#[test]
fn a_program_is_told_who_is_watched_and_whose_card_is_set_aside() {
    let table = Table::program().names(&NAMES).leader("Ana").reveal("none").with("trap").with("rogue").open();
    assert_eq!(state(&table)["team_size"], 3);
    let table = table.line("propose 1 2 3").line("vote 7 0");
    assert_eq!((&state(&table)["phase"], &state(&table)["watched"]), (&"watch".into(), &serde_json::Value::Null));
    let table = table.line("watch 2");
    assert_eq!((&state(&table)["phase"], &state(&table)["watched"]), (&"trap".into(), &2.into()));
    let table = table.line("trap 3");
    let told = state(&table);
    assert_eq!((&told["phase"], &told["trapped"], &told["watched"]), (&"mission".into(), &3.into(), &2.into()));
    let told = state(&table.line("fails 0 rogues 0"));
    assert_eq!((&told["trapped"], &told["watched"]), (&serde_json::Value::Null, &serde_json::Value::Null));
    let without = state(&Table::program().names(&NAMES).leader("Ana").open());
    assert!(!without.contains_key("trapped") && !without.contains_key("watched"));
}

/// Presses keys, then Enter.
fn enter(table: Table, keys: &str) -> Table {
    keys.chars().fold(table, Table::key).press(Key::Enter).listen()
}

#[test]
fn every_question_of_a_mission_names_its_keys() {
    let table = seven(&["trap", "rogue", "reverser"]).keys(KeyMode::Single).open().line("ready");
    let table = enter(enter(table, "123"), "7");
    let names_its_keys = |table: Table, question| {
        let table = table.asks(question);
        let last = table.spoken().last().map(ToString::to_string).unwrap_or_default();
        assert!(last.contains("ress ") || last.contains("Enter"), "{question:?} names no key: {last}");
        table
    };
    let table = names_its_keys(table, Question::Watch).key('9').asks(Question::Watch).key('2');
    let table = names_its_keys(table, Question::Trap).key('7').asks(Question::Trap).key('1');
    let table = enter(names_its_keys(table, count(MissionCard::Fail)), "0");
    let table = enter(names_its_keys(table, count(MissionCard::Reverse)), "0");
    let mut table = enter(names_its_keys(table, count(MissionCard::RogueSuccess)), "1");
    for team in ["1234", "1234"] {
        table = enter(enter(table, team), "7").key('4').key('2');
        table = enter(enter(enter(table, "0"), "0"), "1");
    }
    let table = names_its_keys(table, Question::Claim).key('4').asks(Question::Claim).press(Key::Enter).listen();
    let table = table.asks(Question::AfterGame).press(Key::Char('u')).listen();
    names_its_keys(table, Question::Claim).key('3').asks(Question::AfterGame);
}

#[test]
fn a_cue_comes_before_every_player_that_is_to_be_named() {
    let table = begun(&["trap", "rogue"]).line("propose 1 2 3").line("vote 7 0").asks(Question::Watch);
    let cued = |table: &Table| table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::YourTurn));
    assert!(cued(&table));
    let table = table.line("watch 1").asks(Question::Trap);
    assert!(cued(&table));
}

#[test]
fn who_may_play_what_is_told_before_the_first_mission_and_on_demand() {
    let told = |table: &Table, begin: &str| {
        table
            .last_step()
            .iter()
            .filter_map(|at| at.moment.sound())
            .any(|sound| matches!(sound, protocol::Sound::Text(text) if text.starts_with(begin)))
    };
    let play = |table: Table| table.line("propose 1 2").line("vote 4 3");
    let only = "Only Reversers may play Reverse.";
    let begin = || seven(&["reverser"]).wording(Wording::Learning);
    let first = play(begin().open().line("ready"));
    assert!(told(&first, only));
    let second = first.line("fails 0 reverses 0").line("propose 1 2 3").line("vote 4 3");
    assert!(!told(&second, only), "nobody wants to hear it every time");
    assert!(told(&second.line("remind us"), only));
    let always = play(begin().reminders(Reminders::On).open().line("ready"));
    let again = always.line("fails 0 reverses 0").line("propose 1 2 3").line("vote 4 3");
    assert!(told(&again, "Reverse: Reversers only."));
    let of_spies = play(begun(&["reverser=spy"]));
    assert!(told(&of_spies, "Only the spy Reverser may play Reverse"));
    let of_resistance = play(begun(&["reverser=resistance"]));
    assert!(told(&of_resistance, "Only the resistance Reverser may play Reverse"));
}

#[test]
fn options_switch_both_characters_together_or_one_alone() {
    let after = |lines: &[&str]| {
        let table =
            Table::new().open().line("Ana, Ben, Cleo, Dan, Eve").line("next").line("draw").asks(Question::Start);
        let table = table.line("options");
        let table = lines.iter().fold(table, |table, line| table.line(line)).line("start");
        let modules = table.record().unwrap().setup().modules;
        modules.iter().map(Module::id).collect::<Vec<_>>()
    };
    assert_eq!(after(&["8"]), ["reverser=spy", "reverser=resistance"]);
    assert_eq!(after(&["8", "8"]), ["reverser=spy"]);
    assert_eq!(after(&["8", "8", "8"]), ["reverser=resistance"]);
    assert_eq!(after(&["7", "8", "8", "8", "8", "9"]), ["trap", "rogue=spy", "rogue=resistance"]);
    let named =
        after(&["with spy rogue", "with reverser", "without resistance reverser", "with trap", "without trap"]);
    assert_eq!(named, ["reverser=spy", "rogue=spy"]);
}

/// What a question gives as an example can be typed as it stands.
#[test]
fn a_count_can_be_told_in_the_words_in_which_it_is_announced() {
    for language in Language::ALL {
        for modules in [&["reverser"][..], &["rogue=resistance"], &["reverser", "rogue"]] {
            let table = modules.iter().fold(Table::new().language(language), |table, module| table.with(module));
            let table = table.names(&NAMES).leader("Ana").reveal("none").wording(Wording::Full).open();
            let say = |table: Table, verb| table.say(&Intent::Plain(verb));
            let table = say(table, Verb::Ready).line("1, 2");
            let mut table = table.line("4 3");
            if table.question() == Question::Watch {
                table = table.line("1");
            }
            let mut table = table.asks(count(MissionCard::Fail));
            let game = table.game().unwrap();
            for told in [Count { fails: 1, reverses: 1, rogues: 0 }, Count { fails: 0, reverses: 0, rogues: 1 }] {
                let told = Count {
                    reverses: told.reverses.min(game.reversers()),
                    rogues: told.rogues.min(u8::from(game.has_resistance_rogue())),
                    ..told
                };
                let line = table.sentence(&Message::new("heard-count").list("cards", deed::cards(told, &game)));
                let line = line.split(". ").next().unwrap().to_owned();
                table = table.line(&line).asks(Question::Team);
                table = say(table, Verb::Undo);
            }
        }
    }
}

#[test]
fn a_command_of_another_question_has_to_wait() {
    let table = begun(&["trap", "rogue"]).line("propose 1 2 3").line("vote 4 3").asks(Question::Watch);
    let table = table.line("watch").asks(Question::Watch).said(
        &Message::new("ask-watch")
            .player("leader", leader())
            .any_of("names", [1, 2, 3].into_iter().filter_map(Seat::from_number).collect()),
    );
    let table = table.line("trap").asks(Question::Watch);
    let said = table.spoken().last().map(ToString::to_string).unwrap_or_default();
    assert!(said.starts_with("Not now."), "{said}");
}

fn leader() -> Seat {
    Seat::from_number(1).unwrap()
}

#[test]
fn several_modules_are_chosen_in_one_line() {
    let table = Table::new().open().line("Ana, Ben, Cleo, Dan, Eve").line("next").line("draw").line("options");
    let table =
        table.line("with trap, spy rogue and plot cards").line("without plot cards and the trap").line("start");
    let modules = table.record().unwrap().setup().modules;
    assert_eq!(modules.iter().map(Module::id).collect::<Vec<_>>(), ["rogue=spy"]);
}

#[test]
fn the_summary_begins_with_who_has_won() {
    let mut table = begun(&[]);
    for team in ["1 2", "1 2 3", "1 2 3"] {
        table = table.line(&format!("propose {team}")).line("vote 4 3").line("success");
    }
    let table = table.asks(Question::AfterGame).line("summary");
    assert_eq!(table.spoken().iter().filter(|line| line.starts_with("The resistance wins")).count(), 1);
}

#[test]
fn no_character_card_is_told_of_where_the_affiliation_card_was_shown() {
    let play = |modules: &[&str]| {
        let table = seven(modules).open().line("ready").line("draw open up anyway").line("draw opinion maker");
        table.line("give open up to Ben").line("on 3").line("give opinion maker to Cleo").line("votes")
    };
    for (modules, never) in [(&["plot"][..], "affiliation card"), (&["plot", "reverser"], "character card")] {
        let table = play(modules);
        let said = table.last_step().iter().filter_map(|at| at.moment.sound()).map(|sound| format!("{sound:?}"));
        let said = said.collect::<String>();
        assert!(said.contains("Ben shows Cleo which side Ben is on") && !said.contains(never), "{modules:?}: {said}");
    }
}

/// A phrase with something in its slots that fits them.
fn written(pattern: &Pattern) -> String {
    pattern.written(|slot| {
        let filled = match slot {
            Slot::Players => "Ana, Ben",
            Slot::Player | Slot::Instead => "Ana",
            Slot::Target => "Ben",
            Slot::Card => "strong leader",
            Slot::Module => "trap",
            Slot::Edition => "avalon",
            Slot::Language => "en",
            Slot::Text => "x",
            _ => "1",
        };
        filled.to_owned()
    })
}

#[test]
fn what_belongs_to_another_question_is_no_wrong_number() {
    let counts = [Verb::Fails, Verb::Success, Verb::Reverses, Verb::Rogues];
    let english = Phrases::of(Language::ENGLISH);
    let told = english.all().filter(|(verb, _, pattern)| {
        !counts.contains(verb) && pattern.literal_words().next().is_some() && *verb != Verb::Players
    });
    let lines: Vec<String> = told.map(|(.., pattern)| written(pattern)).collect();
    let table = Table::program().names(&NAMES).leader("Ana").open().line("propose 1 2").line("vote 7 0");
    let (entries, private) = table.saved();
    let mut table = table;
    for line in lines {
        table = table.line(&line);
        let reported = table.reported();
        let code = reported.iter().find_map(|report| report.get("code")).and_then(serde_json::Value::as_str);
        assert!(!matches!(code, Some("not-a-number" | "unknown-command")), "{line:?}: {code:?}");
        if code.is_none() || table.question() != Question::Count {
            table = Table::program().resume_with(entries.clone(), private.clone());
        }
    }
    for line in ["right", "wrong", "shield", "hydra", "to Ben"] {
        table = table.line(line);
        let code = table.reported()[0]["code"].clone();
        assert_eq!(code, "not-now", "{line}");
    }
}
