//! A table that changes: names put right, other seats, somebody who leaves, somebody who comes, a game given up.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::journal::{Entry, Record};
use resistance_narrator::language::{Language, Message, Verb};

use crate::table::{Table, plain};

fn five() -> Table {
    Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Lee"]).leader("Ana")
}

/// The team Ana and Ben is before the table.
fn voting() -> Table {
    five().line("ready").line("skip").line("ana and ben").asks(Question::Vote)
}

fn names(table: &Table) -> Vec<String> {
    table.record().unwrap().names().values().to_vec()
}

/// What the log tells of a saved game.
fn log(table: &Table) -> Vec<String> {
    let again = Table::new().resume(table.journal().to_vec()).line("log");
    again.printed().into_iter().map(str::to_owned).collect()
}

#[test]
fn a_name_is_put_right_at_any_time() {
    for line in ["rename Lee to Leo", "lee is called Leo", "Rename lee to Leo."] {
        let renamed = voting().line(line);
        let message = Message::new("renamed").text("old", "Lee").text("new", "Leo");
        let renamed = renamed.said(&message).asks(Question::Vote).line("approve leo, ana, ben").asks(Question::Count);
        assert_eq!(names(&renamed), ["Ana", "Ben", "Cleo", "Dan", "Leo"], "{line}");
        assert_eq!(renamed.kept().last().unwrap().players[4], "Leo", "the next game begins with that name");
        assert!(log(&renamed).iter().any(|line| line.contains("Lee is called Leo")), "{:?}", log(&renamed));
    }
}

#[test]
fn a_name_is_put_right_before_the_game() {
    let table = Table::new().open().line("Ana, Bne, Cleo, Dan, Eve").asks(Question::Leader);
    let table = table.line("rename bne to Ben").asks(Question::Leader).line("swap Ana and Ben").line("ben");
    let table = table.line("start").asks(Question::Guidance { step: SetupStep::Tableau });
    assert_eq!(names(&table), ["Ben", "Ana", "Cleo", "Dan", "Eve"]);
    assert_eq!(table.game().unwrap().leader().number(), 1);
}

#[test]
fn a_name_that_is_taken_or_reserved_is_refused_and_nothing_changes() {
    let mut table = voting();
    let entries = table.journal().len();
    for line in ["rename Lee to Ben", "rename Lee to undo", "rename Lee to 3", "Ana takes the place of Lee"] {
        table = table.line(line).asks(Question::Vote);
        assert_eq!(table.journal().len(), entries, "{line}");
        assert!(
            table.spoken().iter().any(|said| said.contains("Nothing has changed")),
            "{line}: {:?}",
            table.spoken()
        );
    }
}

#[test]
fn a_change_is_taken_back_and_made_again() {
    for (line, key) in [("rename Lee to Leo", "undone-renamed"), ("Leo takes Lee's place", "undone-replaced")] {
        let table = voting().line(line).line("undo");
        let table = table.said(&Message::new(key).text("old", "Lee").text("new", "Leo")).asks(Question::Vote);
        assert_eq!(names(&table)[4], "Lee");
        let table = table.line("redo").asks(Question::Vote);
        assert_eq!(names(&table)[4], "Leo");
        // Before it, the entry before it.
        let table = table.line("undo").line("undo").asks(Question::Team);
        assert_eq!(names(&table)[4], "Lee");
    }
}

#[test]
fn two_who_change_places_keep_what_is_theirs_and_the_lead_goes_on_as_they_sit() {
    let table = voting().line("swap Ben and Cleo").asks(Question::Vote);
    let now = ["Ana", "Cleo", "Ben", "Dan", "Lee"].map(str::to_owned).to_vec();
    let swapped = Message::new("swapped").text("first", "Ben").text("second", "Cleo").texts("names", now.clone());
    let table = table.said(&swapped).line("2 3").asks(Question::Team);
    assert_eq!(table.game().unwrap().leader().number(), 3, "Cleo sits to the left of Ana now");
    assert_eq!(table.kept().last().unwrap().players, now);
    let table = table.line("undo").line("undo").line("2 3");
    assert_eq!(table.game().unwrap().leader().number(), 2);
}

#[test]
fn nobody_changes_places_while_everybody_is_asked_in_turn() {
    let table = five().line("ready").line("start").line("pause");
    let table = table.line("swap Ben and Cleo").said(&Message::new("refused-swap-now"));
    assert!(!table.journal().iter().any(|entry| matches!(entry, Entry::Changed(_))));
}

#[test]
fn whoever_leaves_is_replaced_by_a_name_alone() {
    let seat = voting().game().unwrap().seats().iter().nth(4).unwrap();
    let table = voting().line("Lee leaves").said(&Message::new("ask-replacement").player("player", seat));
    let table = table.line("Gina").said(&Message::new("replaced").text("old", "Lee").text("new", "Gina"));
    let table = table.asks(Question::Vote).line("3 2").asks(Question::Count);
    assert_eq!(names(&table)[4], "Gina");
    // Whoever goes on with the game has not named anybody; who only asks for something is still asked.
    let table = voting().line("Lee leaves").line("3 2").line("gina");
    assert_eq!(names(&table)[4], "Lee");
}

#[test]
fn whoever_comes_before_the_first_vote_plays_too_and_later_takes_a_place() {
    let table = voting().line("Gina joins after Ana").asks(Question::Guidance { step: SetupStep::Tableau });
    assert_eq!(names(&table), ["Ana", "Gina", "Ben", "Cleo", "Dan", "Lee"]);
    let table = table.line("ready").line("skip").line("ana and gina").line("3 3").asks(Question::Team);
    let late = Message::new("refused-too-late").text("name", "Finn");
    let seat = table.game().unwrap().seats().iter().nth(2).unwrap();
    table.line("Finn joins after Ben").said(&late.player("player", seat)).asks(Question::Team);
    let back = voting().line("Gina joins after Ana").line("undo").asks(Question::Vote);
    assert_eq!(names(&back), ["Ana", "Ben", "Cleo", "Dan", "Lee"]);
}

#[test]
fn a_game_is_given_up_after_a_question() {
    let table = voting().line("abandon").said(&Message::new("ask-abandon")).line("cancel").asks(Question::Vote);
    let table = table.line("abandon").line("yes").said(&Message::new("abandoned")).asks(Question::AfterGame);
    let table = table.line("3 2").asks(Question::AfterGame);
    assert!(table.record().unwrap().is_abandoned());
    let again = Table::new().resume(table.journal().to_vec()).asks(Question::AfterGame);
    again.line("undo").asks(Question::Vote).line("3 2").asks(Question::Count);
}

/// The answers so far come back with the game.
#[test]
fn a_game_that_was_given_up_in_a_roll_call_goes_on_there() {
    let table = voting().line("roll call").line("approve").line("abandon").line("yes").asks(Question::AfterGame);
    let table = table.line("undo").said(&Message::new("undone-abandoned"));
    let asked = table.game().unwrap().seats().iter().nth(1).unwrap();
    table.asks(Question::RollCall { asked, answered: 1 });
}

#[test]
fn a_new_game_in_the_middle_of_one_is_asked_about_once() {
    let table = voting().line("new game").said(&Message::new("ask-new-game-now")).line("confirm");
    let mut table = table.asks(Question::Players);
    let question = table.sentence(&Message::new("ask-after-game"));
    assert!(!table.spoken().contains(&question.as_str()), "{:?}", table.spoken());
    assert!(table.journal().iter().any(|entry| matches!(entry, Entry::Changed(_))));
    table.line("same").line("ana").line("start").asks(Question::Guidance { step: SetupStep::Tableau });
}

#[test]
fn the_same_table_plays_again_and_the_next_on_the_left_would_lead() {
    let over = five().with("targeting").line("ready").line("skip");
    let over = (0..3).fold(over, |table, mission| {
        let team = ["ana, ben", "ana, ben, cleo", "ana, ben"][mission];
        table.line(&format!("mission {}", mission + 1)).line(team).line("5 0").line("0")
    });
    let over = over.asks(Question::AfterGame);
    let next = over.game().unwrap().seats().left_of(over.game().unwrap().leader());
    let again = over.line("again").said(&Message::new("ask-leader-again").player("leader", next));
    let begun = again.line("yes").asks(Question::Guidance { step: SetupStep::Tableau });
    let record = begun.record().unwrap();
    assert_eq!((record.game().leader(), record.past().len()), (next, 0));
    assert!(record.setup().modules.iter().any(|module| module.id() == "targeting"));
    assert_eq!(names(&begun), ["Ana", "Ben", "Cleo", "Dan", "Lee"]);
}

#[test]
fn another_leader_than_the_proposed_one_is_a_name_away() {
    let again = voting().line("abandon").line("yes").line("again").asks(Question::Leader);
    let begun = again.line("dan").asks(Question::Guidance { step: SetupStep::Tableau });
    assert_eq!(begun.game().unwrap().leader().number(), 4);
}

#[test]
fn people_are_named_as_one_lists_them() {
    for (language, line) in [
        (Language::ENGLISH, "Ana, Ben, Cleo, Dan and Eve"),
        (Language::ENGLISH, "Ana, Ben, Cleo, Dan, and Eve"),
        (Language::ENGLISH, "Ana and Ben and Cleo and Dan and Eve"),
        (Language::FRENCH, "Ana, Ben, Cleo, Dan et Eve"),
        (Language::GERMAN, "Ana, Ben, Cleo, Dan und Eve"),
    ] {
        let mut table = Table::new().language(language).open().line(line).asks(Question::Leader);
        assert_eq!(table.localizer().names().values(), ["Ana", "Ben", "Cleo", "Dan", "Eve"], "{line}");
    }
    let two = Table::new().open().line("Ana and Ben").asks(Question::Players);
    assert_eq!(seated(two), 2);
}

#[test]
fn a_greeting_or_a_whole_sentence_is_no_name_without_a_question_back() {
    let sentences = [
        (Language::ENGLISH, ["hello", "Lee is wrong", "I am Ana"], "yes", "no"),
        (Language::FRENCH, ["bonjour", "Lee est faux", "je suis Ana"], "oui", "non"),
        (Language::GERMAN, ["hallo", "Lee ist falsch", "ich bin Ana"], "ja", "nein"),
    ];
    for (language, lines, yes, no) in sentences {
        for line in lines {
            let open = || Table::new().language(language).open().line("Zoé").line(line).asks(Question::DoubtfulName);
            let offered = open().say(&plain(Verb::Help)).spoken().join(" ").to_lowercase();
            let ways: Vec<&str> = offered.split([':', ';']).map(str::trim).collect();
            assert_eq!(ways[1..3], [yes, no], "{offered}");
            let refused = open().line(no).asks(Question::Players);
            assert_eq!(seated(refused), 1, "{line}");
            assert_eq!(seated(open().line(yes).asks(Question::Players)), 2, "{line}");
            // Another name is an answer too.
            assert_eq!(seated(open().line("Lea").asks(Question::Players)), 2, "{line}");
            assert_eq!(seated(open().line(no).line("Anna Maria von Berg").asks(Question::Players)), 2, "{line}");
        }
    }
}

fn seated(mut table: Table) -> usize {
    table.localizer().names().values().len()
}

/// In each language people say it their own way.
#[test]
fn changes_are_said_in_three_languages() {
    let lines: [(Language, [&str; 5]); 3] = [
        (
            Language::ENGLISH,
            [
                "rename Lee to Leo",
                "Leo and Dan change places",
                "Gina takes Dan's place",
                "Kim joins after Ana",
                "abandon",
            ],
        ),
        (
            Language::FRENCH,
            [
                "renommer Lee en Leo",
                "Leo et Dan échangent de place",
                "Gina remplace Dan",
                "Kim s'assoit à gauche d'Ana",
                "abandonner la partie",
            ],
        ),
        (
            Language::GERMAN,
            [
                "Lee heißt Leo",
                "Leo und Dan tauschen die Plätze",
                "Gina spielt für Dan",
                "Kim setzt sich links neben Ana",
                "Spiel abbrechen",
            ],
        ),
    ];
    for (language, lines) in lines {
        let mut table = five().language(language);
        for line in lines {
            table = table.line(line);
        }
        assert_eq!(names(&table), ["Ana", "Kim", "Ben", "Cleo", "Leo", "Gina"], "{language:?}");
        let table = table.say(&crate::table::plain(resistance_narrator::language::Verb::Confirm));
        table.asks(Question::AfterGame);
    }
}

#[test]
fn a_program_is_told_of_every_change() {
    let table = Table::program().players(["Ana", "Ben", "Cleo", "Dan", "Lee"]).leader("Ana").open();
    let mut table = table.line("propose 1 2");
    let wanted = [
        ("rename Lee to Leo", "renamed"),
        ("swap 2 and 3", "swapped"),
        ("Gina takes the place of Leo", "replaced"),
        ("abandon", "abandoned"),
        ("undo", "undone"),
        ("redo", "redone"),
    ];
    for (line, event) in wanted {
        table = table.line(line);
        let told = table.reported().iter().any(|report| report.get("event").is_some_and(|found| found == event));
        assert!(told, "{line}: {:?}", table.reported());
    }
    let state = table.reported().last().copied().cloned().unwrap();
    let field = |name: &str| state[name].clone();
    assert_eq!(
        (field("phase"), field("why"), field("legal")),
        ("over".into(), "abandoned".into(), serde_json::json!([]))
    );
    assert_eq!(field("players"), serde_json::json!(["Ana", "Ben", "Cleo", "Dan", "Gina"]));
    let refused = table.line("Finn leaves");
    assert!(refused.reported().iter().any(|report| report["kind"] == "refusal"));
}

/// Whatever the form, an export tells what has changed.
#[test]
fn an_export_tells_what_has_changed() {
    use resistance_narrator::journal::GameId;
    use resistance_narrator::journal::export::{Format, export};
    let table = voting().line("rename Lee to Leo").line("swap Ana and Leo").line("abandon").line("yes");
    let (record, id) = (table.record().unwrap(), GameId::from_name("2026-11-22-1").unwrap());
    for form in ["text", "markdown", "html"] {
        let told = export(&record, None, &id, Format::from_id(form).unwrap(), Language::ENGLISH);
        for wanted in ["Lee is called Leo", "Ana and Leo have changed places", "ended without a result"] {
            assert!(told.contains(wanted), "{form}: {wanted}: {told}");
        }
    }
    let told = export(&record, None, &id, Format::from_id("json").unwrap(), Language::ENGLISH);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["changes"].as_array().unwrap().len(), 3, "{told}");
    let told = export(&record, None, &id, Format::from_id("csv").unwrap(), Language::ENGLISH);
    assert!(told.contains("ended without a result"), "{told}");
}

#[test]
fn a_team_is_put_right_after_a_name_was_and_the_name_stays() {
    let table = voting().line("rename Lee to Leo").line("propose ana and leo").asks(Question::Vote);
    assert_eq!(names(&table), ["Ana", "Ben", "Cleo", "Dan", "Leo"]);
    let table = table.line("3 2").asks(Question::Count);
    assert_eq!(Record::replay(table.journal().to_vec()).as_ref(), Ok(&table.record().unwrap()));
    assert!(log(&table).iter().any(|line| line.contains("Ana and Leo")), "{:?}", log(&table));
    assert!(log(&table).iter().any(|line| line.contains("Lee is called Leo")), "{:?}", log(&table));
}

#[test]
fn a_change_whose_end_can_not_be_written_stands_and_nothing_is_said_of_it() {
    let reason = Message::new("storage-disk-full");
    let full = voting().line("rename Lee to Leo").disk_fails(reason.clone()).line("undo").asks(Question::Vote);
    assert_eq!(full.spoken().len(), 1, "{:?}", full.spoken());
    let mut table = full.said(&Message::new("not-recorded").message("reason", reason));
    assert_eq!(names(&table), ["Ana", "Ben", "Cleo", "Dan", "Leo"]);
    for _ in 0..3 {
        table = table.line("repeat");
        assert!(!table.spoken().iter().any(|said| said.contains("Lee again")), "{:?}", table.spoken());
    }
    let table = table.disk_writes().line("undo").asks(Question::Vote).line("redo").asks(Question::Vote);
    assert_eq!(names(&table), ["Ana", "Ben", "Cleo", "Dan", "Leo"]);
}

/// A replay tells what was changed, and taken back.
#[test]
fn what_has_changed_is_told_again() {
    let table = voting().line("rename Lee to Leo").line("swap Ana and Leo").line("undo").line("3 2");
    let mut session =
        moderator::door::Session::new(moderator::state::open::Mode::Table, Language::ENGLISH, Default::default());
    let effects = session.replay(table.journal().to_vec(), None);
    let printed: Vec<String> = effects.into_iter().filter_map(printed).collect();
    for wanted in ["Lee is called Leo from now on.", "Ana and Leo have changed places", "Taken back. Clockwise again"]
    {
        assert!(printed.iter().any(|line| line.contains(wanted)), "{wanted}: {printed:#?}");
    }
    assert_eq!(Record::replay(table.journal().to_vec()).unwrap().changes().len(), 1);
}

fn printed(effect: protocol::Effect) -> Option<String> {
    match effect {
        protocol::Effect::Print(line) => Some(line),
        _ => None,
    }
}

#[test]
fn the_losers_lead_where_the_table_wants_that() {
    let over = voting().line("abandon").line("yes").asks(Question::AfterGame);
    let asked = over.line("again").asks(Question::Leader).line("the losers lead");
    let asked = asked.said(&Message::new("ask-leader-losers")).asks(Question::Leader);
    let begun = asked.line("Dan").asks(Question::Guidance { step: SetupStep::Tableau });
    assert_eq!(begun.record().unwrap().game().leader().number(), 4);
}

#[test]
fn what_people_are_told_to_do_is_understood_as_an_order_too() {
    let said = [
        (Language::FRENCH, "prêt", "sauter", "renomme Lee en Leo"),
        (Language::FRENCH, "prêt", "sauter", "renommez lee en Leo"),
        (Language::GERMAN, "bereit", "überspringen", "benenne Lee um in Leo"),
        (Language::GERMAN, "bereit", "überspringen", "benenne Lee in Leo um"),
    ];
    for (language, ready, skip, line) in said {
        let table = five().language(language).line(ready).line(skip).asks(Question::Team).line(line);
        assert_eq!(names(&table)[4], "Leo", "{line}");
    }
    for (language, line) in [
        (Language::FRENCH, "Lee nous quitte"),
        (Language::FRENCH, "Lee s'en va"),
        (Language::GERMAN, "Lee geht heim"),
        (Language::GERMAN, "Lee verlässt uns"),
    ] {
        let (ready, skip) =
            if language == Language::FRENCH { ("prêt", "sauter") } else { ("bereit", "überspringen") };
        let table = five().language(language).line(ready).line(skip).line(line).line("Mia");
        assert_eq!(names(&table)[4], "Mia", "{line}");
    }
}
