//! What the moderator answers when something can't be, and what it leaves out because everybody knows it.

use std::collections::BTreeSet;

use moderator::NewGameOptions;
use protocol::question::Question;
use resistance_narrator::game::{PlotCard, Seat};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Language, Length, Message, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Wording};
use resistance_narrator::script::pace::Pauses;

use crate::table::{Table, plain};

fn five(table: Table) -> Table {
    table.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana")
}

fn voting() -> Table {
    five(Table::new()).line("ready").line("skip").line("ana and ben").asks(Question::Vote)
}

/// The fault that a program is told for its last line.
fn refusal(table: &Table) -> (String, String) {
    let reports = table.reported();
    let refusal = reports.iter().find(|report| report["kind"] == "refusal").unwrap();
    let text = |field: &str| refusal[field].as_str().unwrap().to_owned();
    (text("code"), text("text"))
}

#[test]
fn a_program_is_offered_no_new_game() {
    let mut table = five(Table::program()).open();
    for _vote in 0..5 {
        table = table.line("propose 1 2").line("vote 1 4");
    }
    for line in ["new game", "propose 1 2", "fails 0"] {
        table = table.line(line);
        assert_eq!(
            refusal(&table),
            (
                "game-over".into(),
                "The game is over. For a new game, start me again. Or say undo, summary, or quit.".into()
            )
        );
    }
}

#[test]
fn cancelling_nothing_is_answered() {
    let table = voting().line("cancel").said(&Message::new("refused-nothing-to-cancel")).asks(Question::Vote);
    let table = table.line("roll call").line("cancel").asks(Question::Vote);
    assert!(!table.spoken().iter().any(|line| line.contains("nothing to cancel")), "{:?}", table.spoken());
}

#[test]
fn votes_of_nobody_asks_whose() {
    for (language, line) in
        [(Language::ENGLISH, "votes of"), (Language::FRENCH, "votes de"), (Language::GERMAN, "Stimmen von")]
    {
        let table = five(Table::program().language(language)).open().line(line);
        assert_eq!(refusal(&table).0, "incomplete", "{line}");
    }
}

#[test]
fn another_game_has_the_rules_of_the_last_one() {
    let mut table = five(Table::new()).edition("widerstand").reveal("eyes").with("targeting").open();
    table = table.line("ready").line("skip");
    for leader in 1..=5 {
        table = table.line("mission 1").line(&format!("{leader}, {}", leader % 5 + 1)).line("vote 0 5");
    }
    table = table.asks(Question::AfterGame).say(&plain(Verb::NewGame)).asks(Question::Players);
    let nobody = Message::new("refused-too-few-players").number("found", 0u32).number("fewest", 5u32);
    table = table.line("done").said(&nobody).line("same").line("draw").asks(Question::Start);
    let rules = table.spoken().last().unwrap().to_string();
    for told in ["Der Widerstand", "eyes", "Targeting"] {
        assert!(rules.contains(told), "{rules}");
    }
    let setup = table.line("start").record().unwrap().setup().clone();
    assert_eq!((setup.edition.id(), setup.reveal.id()), ("widerstand", "eyes"));
    assert_eq!(setup.modules.iter().map(|module| module.id()).collect::<Vec<_>>(), ["targeting"]);
}

fn faults(told: NewGameOptions) -> Vec<String> {
    let localizer = Localizer::new(Language::ENGLISH, &Default::default(), Words::Own);
    let faults = told.setup(&localizer).unwrap_err();
    faults.iter().map(|fault| localizer.render(fault, Form::Printed, Length::Full)).collect()
}

#[test]
fn one_name_has_one_fault() {
    let names = |last: &str| Some(["Ana", "Ben", "Cleo", "Dan", last].map(str::to_owned).to_vec());
    let found = faults(NewGameOptions { players: names("9"), ..NewGameOptions::default() });
    assert_eq!(found, ["A name is made of letters: 9 can't be one."]);
    let found = faults(NewGameOptions { players: names("undo"), ..NewGameOptions::default() });
    assert_eq!(found, ["Nobody can be called undo: it's one of the narrator's commands."]);
}

#[test]
fn what_steers_a_terminal_is_no_part_of_a_line() {
    let table = Table::new().open().line("A=\u{13}na").asks(Question::Players);
    let table = table.said(&Message::new("refused-unspeakable-name").text("name", "A=na"));
    let table = table.line("A\0na\u{1b}[D, Ben\u{7}, Cleo, Dan, Eve").line("1").line("start");
    assert_eq!(table.record().unwrap().setup().players, ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
}

#[test]
fn alternatives_are_joined_by_or() {
    let told = NewGameOptions { reveal: Some("shouting".to_owned()), ..NewGameOptions::default() };
    let fault = &faults(told)[0];
    assert!(fault.ends_with("It can be touch, eyes, earpiece or none."), "{fault}");
}

#[test]
fn what_a_roll_call_told_is_not_told_again_in_brief() {
    let names = |table: &Table| table.spoken().iter().any(|line| line.starts_with("For: "));
    let called = |wording| {
        let table = five(Table::new().wording(wording)).line("ready").line("skip").line("ana, ben").line("roll call");
        table.line("approve").line("approve").line("reject").line("reject").line("approve").asks(Question::Count)
    };
    assert!(names(&called(Wording::Full)));
    let brief = called(Wording::Brief);
    assert!(!names(&brief), "{:?}", brief.spoken());
    // Names that nobody has heard yet are always told.
    assert!(names(&brief.line("undo").line("cancel").line("ana, ben and cleo approve").asks(Question::Count)));
}

#[test]
fn the_log_holds_the_game_and_nothing_else() {
    let mut table = voting().line("help").line("status").line("nonsense").line("vote 3 2").line("undo").line("log");
    let log = table.spoken().join(" ");
    assert!(log.contains("Ana leads first.") && log.contains("Ana and Ben"), "{log}");
    for other in ["At any time", "nonsense", "to go on", "Approved", "Taken back", "start"] {
        assert!(!log.contains(other), "{other}: {log}");
    }
    let played = table.line("vote 3 2").line("log");
    assert!(played.spoken().last().unwrap().starts_with("Approved"), "{:?}", played.spoken());
    // Who comes back to a saved game hears what was before.
    let whole: Vec<String> = played.spoken().iter().map(ToString::to_string).collect();
    table = Table::new().resume(played.journal().to_vec()).line("log");
    assert_eq!(table.spoken(), whole);
}

#[test]
fn the_pace_is_that_of_votes_too() {
    let silence_ms = |pace| {
        let table = five(Table::new().pauses(Pauses { pace, ..Pauses::default() })).line("ready").line("skip");
        let before = table.clock_ms();
        let after = table.line("ana, ben").clock_ms();
        after - before
    };
    let pauses = Pauses::default();
    let whole = u64::from(pauses.short_ms + pauses.long_ms);
    assert_eq!(silence_ms(1.0) - silence_ms(2.0), whole / 2);
    assert_eq!(silence_ms(0.5) - silence_ms(1.0), whole);
}

#[test]
fn a_seat_is_a_player_in_the_votes_of() {
    let table = voting().line("ana, ben and cleo approve").line("votes of 1");
    let line = Message::new("votes-of-player").player("player", Seat::from_number(1).unwrap());
    table.said(&line.number("approvals", 1u32).number("rejections", 0u32));
}

#[test]
fn questions_name_keys_where_keys_answer() {
    for (language, words) in [
        (
            Language::ENGLISH,
            ["Press Enter", "press Enter", "press the seat number", "Type the number,", "Type the number,"],
        ),
        (Language::FRENCH, ["Entrée", "Entrée", "numéro de place", "Tapez le nombre,", "Tapez le nombre,"]),
        (Language::GERMAN, ["Enter", "Enter", "die Plätze", "Tippt die Zahl,", "Tippt die Zahl,"]),
    ] {
        let asked = |table: &Table, word: &str| {
            let spoken = table.spoken();
            assert!(spoken.iter().any(|line| line.contains(word)), "{word}: {spoken:?}");
        };
        let mut table = five(Table::new().language(language).keys(KeyMode::Single)).open();
        asked(&table, words[0]);
        for _step in 0..6 {
            table = table.press(Key::Enter).listen();
        }
        asked(&table, words[1]);
        table = table.say(&plain(Verb::Skip)).asks(Question::Team);
        asked(&table, words[2]);
        table = table.key('1').key('2').press(Key::Enter).listen().asks(Question::Vote);
        asked(&table, words[3]);
        table = table.key('3').press(Key::Enter).listen().asks(Question::Count);
        asked(&table, words[4]);
        // The same line of a program names no key.
        let program = five(Table::program().language(language).keys(KeyMode::Single)).open().line("propose 1 2");
        assert!(
            !program
                .reported()
                .iter()
                .any(|report| report.get("text").is_some_and(|text| text.to_string().contains(words[3])))
        );
    }
}

#[test]
fn signs_alone_are_not_an_empty_line() {
    let table = five(Table::program()).open();
    for line in ["?!", "...", "…", "-"] {
        let table = five(Table::program()).open().line(line);
        assert_eq!(refusal(&table).0, "unknown-command", "{line}");
    }
    assert_eq!(refusal(&table.line("")).0, "empty");
}

/// The names of the cards that are held in that game.
fn called(card: PlotCard) -> &'static str {
    match card {
        PlotCard::CloseEye => "Keeping a Close Eye on You",
        PlotCard::OpinionMaker => "Opinion Maker",
        PlotCard::InTheSpotlight => "In the Spotlight",
        PlotCard::TakeResponsibility => "Take Responsibility",
        _ => "a card that nobody holds",
    }
}

/// A whole game with plot cards, in which every question about them is asked.
const WITH_PLOT_CARDS: [&str; 37] = [
    "ready",
    "skip",
    "draw open up anyway",
    "give open up to ben",
    "on cleo",
    "ana, cleo",
    "roll call",
    "approve",
    "cancel",
    "vote 3 2",
    "fails 0",
    "draw close eye",
    "give close eye to dan",
    "ben, dan, eve",
    "vote 5 0",
    "dan uses close eye",
    "on eve",
    "fails 1",
    "draw opinion maker",
    "give opinion maker to ana",
    "ana, ben",
    "ana, cleo and dan approve",
    "fails 0",
    "draw in the spotlight anyway",
    "give in the spotlight to ana",
    "ana, ben, eve",
    "vote 4 1",
    "on ben",
    "ben played success",
    "fails 1",
    "draw take responsibility",
    "give take responsibility to cleo",
    "cleo uses take responsibility",
    "opinion maker",
    "ana, dan, eve",
    "vote 3 2",
    "fails 0",
];

#[test]
fn who_holds_what_can_be_asked_at_any_time() {
    let mut table = five(Table::new().with("plot")).open();
    let mut open = BTreeSet::new();
    for line in WITH_PLOT_CARDS {
        table = table.line(line);
        let question = table.question();
        open.insert(format!("{question:?}").split(' ').next().unwrap().to_owned());
        let game = table.game().unwrap();
        table = table.line("who holds what").asks(question);
        let told: Vec<&str> = table.spoken().into_iter().filter(|line| line.contains(" holds ")).collect();
        let names = table.record().unwrap().names().clone();
        let held = |seat| game.plot().hand(seat).kinds().map(called).collect::<Vec<_>>().join(" and ");
        let mut expected: Vec<String> = names
            .iter()
            .filter(|(seat, _)| !game.plot().hand(*seat).is_empty())
            .map(|(seat, name)| format!("{name} holds {}.", held(seat)))
            .collect();
        if expected.is_empty() {
            expected.push("Nobody holds a plot card.".to_owned());
        }
        assert_eq!(told, expected, "after {line:?}");
    }
    let expected = [
        "AfterGame",
        "Count",
        "DrawCard",
        "FaceUp",
        "GiveCard",
        "On",
        "Reveal",
        "RollCall",
        "TakeCard",
        "Target",
        "Team",
        "UseCard",
        "Vote",
    ];
    assert_eq!(open.iter().collect::<Vec<_>>(), expected, "every question is open once");
}

#[test]
fn cards_to_be_given_are_nobodys() {
    let table = five(Table::new().with("plot")).line("ready").line("skip").line("draw no confidence");
    let table = table.line("who holds what");
    assert_eq!(table.spoken()[..2], ["Nobody holds a plot card.", "Still to be given away: No Confidence."]);
}

/// Ben turns down Ana's team.
fn overruled(table: Table) -> Table {
    let table = five(table.with("plot")).line("ready").line("skip").line("draw no confidence");
    let table = table.line("give no confidence to ben").line("ana, cleo").line("ana, cleo and dan approve");
    table.line("ben uses no confidence").asks(Question::Team)
}

#[test]
fn votes_tell_who_gave_and_used_which_card_in_its_order() {
    let table = overruled(Table::new()).line("votes");
    assert_eq!(
        table.printed(),
        [
            "Round 1: Ana gives No Confidence to Ben.",
            "Round 1, proposal 1, Ana and Cleo: approved, 3 to 2, then rejected after all.",
            "Round 1: Ben uses No Confidence and rejects this team.",
        ]
    );
    assert_eq!(
        table.line("votes of ben").printed(),
        [
            "Ben: never approved, rejected once.",
            "Round 1: Ana gives No Confidence to Ben.",
            "Round 1, proposal 1, Ana and Cleo: rejected.",
            "Round 1: Ben uses No Confidence and rejects this team.",
        ]
    );
    let before = five(Table::new().with("plot")).line("ready").line("skip").line("draw open up anyway").line("votes");
    assert_eq!(before.printed(), ["There hasn't been a vote yet."]);
}

#[test]
fn the_summary_counts_a_team_that_was_turned_down_as_rejected() {
    let mut table = overruled(Table::new());
    for _vote in 0..4 {
        table = table.line("ana, cleo").line("vote 1 4");
    }
    let told = table.asks(Question::AfterGame).line("tell the game");
    assert!(told.spoken().contains(&"Votes taken: five. Teams rejected: five."), "{:?}", told.spoken());
}
