//! The pause before a vote: held, asked into, ended early. The cue never comes before its time, and never without its
//! sentence.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Form, Language, Length, Message, Verb};
use resistance_narrator::preferences::{Key, KeyMode};
use resistance_narrator::script::pace::Pauses;

use crate::table::{Moment, Table, plain};

fn five() -> Table {
    Table::new().unchecked().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana")
}

/// A team was named, and everybody chooses: the instruction was heard, and the pause has begun.
fn choosing(table: Table) -> Table {
    let mut table = table.line("ready").line("skip").begin_line("propose ana and ben");
    let choose = table.sentence(&Message::new("vote-choose"));
    table.listen_to(&choose).listen_ms(12_000)
}

/// When the cue sounded in the last step, in milliseconds; the sentence has just been heard, and printed once.
fn shown_at_ms(table: &mut Table) -> Option<u64> {
    let sentence = table.sentence(&Message::new("vote-show"));
    let step = table.last_step();
    let of = |wanted: &dyn Fn(&Moment) -> bool| {
        step.iter().filter(|at| wanted(&at.moment)).map(|at| at.ms).collect::<Vec<_>>()
    };
    let cues = of(&|moment| *moment == Moment::Cue(Cue::Now));
    let spoken = of(&|moment| matches!(moment, Moment::Spoken(text) if *text == sentence));
    let printed = of(&|moment| matches!(moment, Moment::Printed(text) if *text == sentence));
    assert_eq!((spoken.len(), printed.len()), (cues.len(), cues.len()), "sentence, print and cue: {step:#?}");
    assert_eq!(spoken, printed, "the line is printed when it is said");
    cues.first().copied()
}

const ANYTHING: [&str; 9] =
    ["score", "status", "", "what a bit", "nonsense", "votes", "repeat", "faster", "who is on the team"];

#[test]
fn whatever_is_typed_while_people_choose_the_cue_comes_after_the_whole_pause() {
    for line in ANYTHING {
        let mut table = choosing(five()).begin_line(line);
        assert_eq!(shown_at_ms(&mut table), None, "{line:?} has brought the cue at once");
        let typed_ms = table.clock_ms();
        let mut table = table.listen();
        let pause_ms = u64::from(Pauses::default().long_ms);
        let shown_ms = shown_at_ms(&mut table).unwrap_or_else(|| panic!("after {line:?} the cue never comes"));
        assert!(shown_ms >= typed_ms + pause_ms, "{line:?}: {} ms", shown_ms - typed_ms);
        let asked = Message::new("ask-vote")
            .message("example", Message::new("example-vote").number("approve", 3u32).number("reject", 2u32));
        let asked = table.sentence(&asked);
        let times = table.spoken().iter().filter(|said| **said == asked).count();
        assert_eq!((times, table.question()), (1, Question::Vote), "{line:?}: the question comes once, at the end");
    }
}

#[test]
fn wait_holds_the_pause_until_it_may_go_on() {
    for (language, wait, go_on) in [
        (Language::ENGLISH, "wait", "go on"),
        (Language::FRENCH, "attendez", "on continue"),
        (Language::GERMAN, "warte", "weiter"),
        (Language::ENGLISH, "hang on, Ben isn't ready", "okay, now we're all ready"),
        (Language::ENGLISH, "not yet", "everybody's done"),
        (Language::ENGLISH, "one second, I dropped my token", "all set"),
        (Language::FRENCH, "attends, Ben n'est pas prêt", "c'est bon, tout le monde est prêt"),
        (Language::FRENCH, "pas encore", "on est tous prêts"),
        (Language::GERMAN, "Moment, Ben ist noch nicht so weit", "so, jetzt sind wir alle so weit"),
        (Language::GERMAN, "noch nicht", "alle fertig"),
    ] {
        let table = five().language(language).say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
        let mut table = table.begin_line("1, 2");
        let choose = table.sentence(&Message::new("vote-choose"));
        let mut table = table.listen_to(&choose).listen_ms(12_000).line(wait).said(&Message::new("pause-held"));
        assert_eq!(shown_at_ms(&mut table), None, "{language:?}");
        let mut table = table.listen_ms(600_000).line("zork").line(go_on);
        assert!(shown_at_ms(&mut table).is_some(), "{language:?}: {:?}", table.last_step());
        table.asks(Question::Vote);
    }
}

#[test]
fn a_held_pause_survives_questions_and_an_empty_line_tells_of_it() {
    let table = choosing(five()).line("wait");
    let mut table = table.line("score").said(&Message::new("score-none")).line("").said(&Message::new("pause-held"));
    assert_eq!(shown_at_ms(&mut table), None);
    let mut table = table.line("everybody ready");
    assert!(shown_at_ms(&mut table).is_some());
}

#[test]
fn ready_ends_the_pause_at_once() {
    for line in ["ready", "everybody is ready", "we are all ready"] {
        let mut table = choosing(five());
        let typed_ms = table.clock_ms();
        table = table.line(line);
        let shown_ms = shown_at_ms(&mut table).unwrap_or_else(|| panic!("after {line:?} the cue never comes"));
        assert!(shown_ms < typed_ms + 3_000, "{line:?}: {} ms", shown_ms - typed_ms);
    }
}

#[test]
fn a_vote_that_is_told_early_ends_the_pause_without_its_cue() {
    let mut table = choosing(five()).line("vote 2 3").asks(Question::Team);
    assert_eq!(shown_at_ms(&mut table), None);
    let show = table.sentence(&Message::new("vote-show"));
    assert!(!table.printed().contains(&show.as_str()), "{:?}", table.printed());
}

#[test]
fn the_pause_can_last_until_somebody_says_so() {
    let until = |table: Table| table.pauses(Pauses { vote_ms: Some(0), ..Pauses::default() });
    let mut table = until(five()).line("ready").line("skip").line("propose ana and ben");
    table = table.said(&Message::new("pause-until-ready"));
    assert_eq!(shown_at_ms(&mut table), None);
    table = table.listen_ms(3_600_000).line("score").line("wait");
    assert_eq!(shown_at_ms(&mut table), None);
    table = table.line("ready");
    assert!(shown_at_ms(&mut table).is_some());
    table.asks(Question::Vote).line("vote 3 2").asks(Question::Count);
    // In single-key mode Enter says it.
    let table = until(five().keys(KeyMode::Single)).line("ready").line("skip").key('1').key('2');
    let mut table = table.press(Key::Enter).listen().said(&Message::new("pause-until-ready-keys"));
    assert_eq!(shown_at_ms(&mut table), None);
    table = table.press(Key::Enter).listen();
    assert!(shown_at_ms(&mut table).is_some());
}

#[test]
fn opinion_makers_are_waited_for_and_then_the_others() {
    let pauses = Pauses { vote_ms: Some(0), ..Pauses::default() };
    let table = five().with("plot").pauses(pauses).line("ready").line("skip").line("draw opinion maker");
    let mut table = table.line("give opinion maker to Ben").line("propose ana and ben");
    let cues = |table: &Table| table.last_step().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).count();
    assert_eq!(cues(&table), 0, "{:?}", table.spoken());
    table = table.line("ready");
    assert_eq!(cues(&table), 1, "{:?}", table.spoken());
    table = table.line("ready");
    assert_eq!(cues(&table), 1, "{:?}", table.spoken());
    table.asks(Question::Vote);
}

#[test]
fn its_length_is_a_setting() {
    let waited_ms = |vote_ms| {
        let mut table = choosing(five().pauses(Pauses { vote_ms, ..Pauses::default() }));
        table = table.line("score");
        shown_at_ms(&mut table).unwrap() - table.last_step()[0].ms
    };
    assert_eq!(waited_ms(Some(60_000)) - waited_ms(None), 53_000);
}

#[test]
fn the_pause_for_mission_cards_goes_on_after_a_question_too() {
    let mut table = five().line("ready").line("skip").line("ana, ben").begin_line("vote 3 2").begin_line("score");
    table = table.listen().asks(Question::Count);
    table.said(&Message::new("mission-shuffle").player("leader", Seat::from_number(1).unwrap()));
}

#[test]
fn what_is_not_held_is_said_to_be_waiting_for_people() {
    let table = five().line("ready").line("skip").line("ana, ben").line("wait");
    table.said(&Message::new("refused-no-script")).asks(Question::Vote);
}

#[test]
fn one_key_holds_the_pause_and_lets_it_go_on() {
    let mut table = choosing(five().keys(KeyMode::Single)).press(Key::Char('p')).listen_ms(120_000);
    assert_eq!(shown_at_ms(&mut table), None, "it is held");
    let mut table = table.press(Key::Char('p')).listen();
    assert!(shown_at_ms(&mut table).is_some(), "it goes on: {:?}", table.spoken());
}

/// Seven players with the Inquisitor, who is to examine somebody: the third one away, past two others.
fn examining(table: Table) -> Table {
    let table = table.unchecked().edition("resistance-2020").reveal("none");
    let table = table.names(&["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"]).leader("Ana").open();
    let lines = ["ready", "1 2", "7 0", "0", "1 2 3", "7 0", "0"];
    let mut table = lines.into_iter().fold(table, Table::line);
    assert!(matches!(table.question(), Question::Examination { .. }), "{:?}", table.question());
    table
}

/// When this line of the last step is printed, in milliseconds.
fn printed_at_ms(table: &mut Table, message: &Message) -> u64 {
    let line = table.localizer().render(message, Form::Printed, Length::Full);
    let at = table.last_step().iter().find(|at| at.moment == Moment::Printed(line.clone()));
    at.unwrap_or_else(|| panic!("{line:?} is not printed: {:#?}", table.last_step())).ms
}

fn tones_ms(table: &Table) -> Vec<u64> {
    table.last_step().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).map(|at| at.ms).collect()
}

/// A card has as much time for its way home as it had out, and the more hands it goes through, the longer.
#[test]
fn a_card_has_time_for_its_way_there_and_back() {
    let times = |examined: &str| {
        let table = examining(Table::new()).line(&format!("examine {examined}"));
        let tones = tones_ms(&table);
        let [out, look, home] = *tones else { panic!("{:#?}", table.last_step()) };
        (out - table.last_step()[0].ms, look - out, home - look)
    };
    // Gina has the token: Cleo's card goes past two others.
    let ((out, _, home), (near_out, _, near_home)) = (times("Cleo"), times("Ana"));
    let pauses = Pauses::default();
    let more = u64::from(pauses.short_ms) * 2;
    assert!(home >= u64::from(pauses.long_ms) + more, "{home} ms for the way home");
    assert!(near_home >= u64::from(pauses.long_ms), "{near_home} ms");
    assert!(out >= near_out + more, "{out} ms out, {near_out} ms next door");
}

/// Without a voice each line is printed when it would be heard: what is done at a tone, not before it.
#[test]
fn without_a_voice_a_line_comes_when_its_tone_has_sounded() {
    let seat = |number| Seat::from_number(number).unwrap();
    let token = Message::new("inquisitor-token").player("examiner", seat(7)).player("examined", seat(1));
    let look = Message::new("look-by-eye").player("viewer", seat(7));
    let mut table = examining(Table::new().silent()).line("examine Ana");
    let tones = tones_ms(&table);
    assert!(printed_at_ms(&mut table, &look) >= tones[0], "{:#?}", table.last_step());
    assert!(printed_at_ms(&mut table, &token) >= tones[2], "{:#?}", table.last_step());
    // Enter ends each of these waits, and the next line is there at once.
    let mut table = examining(Table::new().silent()).begin_line("examine Ana").listen_ms(10_000);
    let typed_ms = table.clock_ms();
    table = table.begin_line("").listen_ms(1_000);
    assert!(printed_at_ms(&mut table, &look) <= typed_ms + 1_000, "{:#?}", table.last_step());
    table = table.begin_line("").listen_ms(1_000).begin_line("").listen_ms(1_000);
    assert!(printed_at_ms(&mut table, &token) <= typed_ms + 4_000, "{:#?}", table.last_step());
    table.listen().asks(Question::Team);
}

/// With the Trap nobody says that all cards are played before there was time for it.
#[test]
fn cards_that_are_handed_out_have_time_to_arrive() {
    let table = Table::new().names(&["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo"]).leader("Ana");
    let table = table.reveal("none").with("trap").open().line("ready").line("1 2 3 4");
    let mut table = table.line("8 0").asks(Question::Trap);
    let keep = table.sentence(&Message::new("mission-keep-apart"));
    let last = table.last_step().iter().rfind(|at| matches!(at.moment, Moment::Spoken(_))).unwrap().ms;
    let told = table.last_step().iter().find(|at| at.moment == Moment::Spoken(keep.clone())).unwrap().ms;
    let pauses = Pauses::default();
    assert!(last - told >= u64::from(pauses.long_ms + 3 * pauses.short_ms), "{} ms", last - told);
}
