//! What hands are told beside the result: when to pass and when to look, who gets which token, what goes back.

mod pieces;
mod told;

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::Seat;
use resistance_narrator::language::Message;
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Secretly, Wording};

use crate::table::{Moment, Table};

const NAMES: [&str; 8] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Eight players, Ana leads, and the first team is asked for.
fn eight(module: &str) -> Table {
    let table = Table::new().names(&NAMES).leader("Ana").reveal("none").wording(Wording::Full);
    table.with(module).open().line("ready")
}

/// What was said in the last step, with its tones to act by.
fn said_and_tones(table: &Table) -> Vec<String> {
    let heard = table.last_step().iter().filter_map(|at| match &at.moment {
        Moment::Spoken(words) => Some(words.clone()),
        Moment::Cue(Cue::Now) => Some("tone".to_owned()),
        _ => None,
    });
    heard.collect()
}

fn place(heard: &[String], words: &str) -> usize {
    heard.iter().position(|line| line == words).unwrap_or_else(|| panic!("{words:?} was not said: {heard:#?}"))
}

#[test]
fn a_card_that_is_set_aside_is_away_before_the_others_come() {
    let mut table = eight("trap").line("propose 1 2 3 4").line("vote 8 0").line("trap Ben");
    let heard = said_and_tones(&table);
    let look = table.sentence(&Message::new("trap-feel").player("leader", seat(1)));
    let look = place(&heard, &look);
    assert_eq!(heard[look + 1], "tone", "{heard:#?}");
    let others = Message::new("mission-collect").player("leader", seat(1));
    let others = table.sentence(&others);
    assert!(place(&heard, &others) > look, "the others' cards follow: {heard:#?}");
}

#[test]
fn cards_that_were_handed_out_go_back_when_the_vote_is_taken_back() {
    let back = Message::new("undone-vote-cards").player("leader", seat(1));
    let five = Table::new().names(&NAMES[..5]).leader("Ana").wording(Wording::Full);
    let table = five.line("ready").line("skip").line("1 2");
    let table = table.line("3 2").asks(Question::Count).line("undo").asks(Question::Vote).said(&back);
    let team = vec![Message::new("player").player("player", seat(2)), Message::new("hands-yourself")];
    let out = Message::new("mission-cards").list("team", team).number("count", 2u8).player("leader", seat(1));
    let table = table.line("redo").asks(Question::Count).said(&out).line("undo");
    let table = table.line("3 2").asks(Question::Count).said(&out).line("undo");
    let mut table = table.line("2 3").asks(Question::Team).line("undo").asks(Question::Vote);
    let back = table.sentence(&back);
    assert!(!table.last_step().iter().any(|at| at.moment == Moment::Spoken(back.clone())), "nothing was handed out");
}

/// With a Rogue the cards are handed out after the watch token, and go back when that is taken back.
#[test]
fn cards_that_were_handed_out_go_back_when_the_watch_token_is_taken_back() {
    let back = Message::new("undone-vote-cards").player("leader", seat(1));
    let table =
        Table::new().names(&NAMES[..7]).leader("Ana").reveal("none").with("rogue").wording(Wording::Full).open();
    let table = table.line("ready").line("1 2").line("4 3");
    let mut table = table.asks(Question::Watch).line("undo").asks(Question::Vote);
    let sentence = table.sentence(&back);
    let told = |table: &Table| table.last_step().iter().any(|at| at.moment == Moment::Spoken(sentence.clone()));
    assert!(!told(&table), "nothing was handed out yet");
    let hands_out = |table: &Table| {
        let mut said = table.last_step().iter().filter_map(|at| match &at.moment {
            Moment::Spoken(sentence) => Some(sentence),
            _ => None,
        });
        said.any(|sentence| sentence.starts_with("Ana, give Ben and yourself"))
    };
    let table = table.line("4 3").line("watch Ana").asks(Question::Count);
    assert!(hands_out(&table), "the cards are handed out: {:?}", table.printed());
    let table = table.line("undo").asks(Question::Watch);
    assert!(told(&table), "the cards are out: {:?}", table.printed());
    let table = table.line("redo").asks(Question::Count);
    assert!(hands_out(&table), "the cards are handed out again: {:?}", table.printed());
}

/// Cards that were mixed can't be told apart any more: whoever wants to look at one after all has them played again.
#[test]
fn mixed_cards_are_played_again_when_a_look_at_one_is_wanted_after_all() {
    let five =
        Table::new().names(&NAMES[..5]).leader("Ana").reveal("none").with("plot").wording(Wording::Full).open();
    let table = five.line("ready").line("draw close eye").line("give close eye to Dan").line("1 2").line("3 2");
    let again = Message::new("undone-close-eye").player("leader", Seat::from_number(1).unwrap());
    let table = table.line("pass").asks(Question::Count).line("undo").said(&again);
    let mut table = table.line("undo").asks(Question::Vote);
    let again = table.sentence(&again);
    assert!(!table.last_step().iter().any(|at| at.moment == Moment::Spoken(again.clone())), "nothing was mixed");
}

/// Who shows a card of cardboard turns it face up; dealt by headset there is none.
#[test]
fn the_winter_soldier_who_is_exposed_turns_a_card_face_up() {
    let table = Table::new().edition("winter-soldier").names(&NAMES[..5]).leader("Ana").with("maria-hill");
    let table = table.reveal("none").wording(Wording::Full).open().line("ready");
    let table = table.line("assassinate Ben").line("yes").line("wrong").asks(Question::Exposed);
    table.said(&Message::new("winter-soldier-shows"));
}

/// Captain America who is named before the game never says who that is: the tokens are told all the same.
#[test]
fn who_is_named_beforehand_is_given_the_tokens() {
    let table = Table::new().edition("winter-soldier").names(&NAMES[..6]).leader("Finn").with("scarlet-witch");
    let table = table.reveal("none").wording(Wording::Full).open().line("ready");
    let table = table.said(&Message::new("captain-token").player("captain", seat(6)));
    table.said(&Message::new("witch-token-begins").player("holder", seat(1)));
}

/// What is given with the headset on in every round has no place on the table.
#[test]
fn what_is_given_with_the_headset_stays_in_the_box() {
    for (secretly, cards, votes) in [
        (Secretly::Nothing, "guidance-tableau", "guidance-tokens"),
        (Secretly::Cards, "guidance-tableau-alone", "guidance-tokens"),
        (Secretly::Both, "guidance-tableau-alone", "guidance-tokens-alone"),
    ] {
        let dealt = |keys| {
            let preferences = Preferences { keys, secretly, wording: Wording::Full, ..Preferences::default() };
            Table::new().preferences(preferences).names(&NAMES[..5]).leader("Ana").reveal("earpiece").open()
        };
        let tableau = |key| Message::new(key).number("players", 5u8);
        let next = |table: Table| table.press(Key::Char(':')).line("next");
        next(next(dealt(KeyMode::Single).said(&tableau(cards)))).said(&Message::new(votes));
        // Where lines are typed, nothing is given that way.
        let table = dealt(KeyMode::Line).said(&tableau("guidance-tableau"));
        table.line("next").line("next").said(&Message::new("guidance-tokens"));
    }
}
