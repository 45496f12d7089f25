//! A forum game that was cut off anywhere: going on with it leaves nothing undone, and tells nothing twice.

use resistance_narrator::journal::private::Post;
use resistance_narrator::language::{Form, Length, Message};

use super::{approved, five, lines, voting, without_cards};
use crate::table::{Posted, Table};

/// Every post and message of the saved game.
fn written(table: &Table) -> Vec<Posted> {
    let posted = |post: &Post| Posted { to: post.to, title: post.title.clone(), text: post.text.clone() };
    table.saved().1.posts().map(posted).collect()
}

/// Wherever the last line is cut off, going on ends where the line did.
fn comes_to_the_same(table: &Table) {
    let cuts = table.cut_off();
    assert!(!cuts.is_empty());
    for (entries, private) in cuts {
        let resumed = Table::new().resume_with(entries.clone(), private.clone());
        let at = entries.len();
        assert_eq!(resumed.game(), table.game(), "cut off after entry {at}");
        assert_eq!(written(&resumed), written(table), "cut off after entry {at}");
    }
}

#[test]
fn a_deadline_is_settled_and_posted_wherever_it_was_cut_off() {
    comes_to_the_same(&approved(voting()));
    comes_to_the_same(&lines(voting(), ["missing votes leave out", "approve Ana, Ben, Cleo", "deadline"]));
    comes_to_the_same(&lines(voting(), ["reject all", "deadline"]));
}

#[test]
fn a_new_deal_is_told_wherever_it_was_cut_off() {
    comes_to_the_same(&without_cards().line("deal again"));
    comes_to_the_same(&lines(voting(), ["Ben votes approve", "Ana orders support", "deal again"]));
    comes_to_the_same(&lines(five(), ["draw no confidence", "give no confidence to Ben", "deal again"]));
}

#[test]
fn a_post_that_comes_late_tells_of_its_own_vote() {
    let table = approved(voting());
    let (entries, private) = &table.cut_off()[1];
    let mut resumed = Table::new().resume_with(entries.clone(), private.clone());
    let mission = Message::new("post-title-mission").number("mission", 1u8);
    let mission = resumed.localizer().render(&mission, Form::Printed, Length::Full);
    assert_eq!(resumed.new_posts().len(), 1);
    assert_eq!(resumed.new_posts()[0].title, mission);
    let next = resumed.line("propose Cleo, Dan, Eve");
    assert_eq!(next.new_posts().len(), 1, "{:?}", next.new_posts());
}

#[test]
fn what_one_player_learns_is_written_wherever_it_was_cut_off() {
    let table = lines(five(), ["draw close eye", "give close eye to Ben", "propose Ana, Cleo"]);
    comes_to_the_same(&approved(table).line("privately Ben uses close eye on Cleo"));
    let table = lines(five(), ["draw no confidence", "give no confidence to Ben", "propose Ana, Cleo"]);
    comes_to_the_same(&approved(table.line("Ben uses no confidence")));
}

#[test]
fn corrections_deadlines_and_missing_votes_are_posted_wherever_they_were_cut_off() {
    comes_to_the_same(&voting().line("deadline 24 hours"));
    comes_to_the_same(&without_cards().line("deadline 24 hours"));
    comes_to_the_same(&lines(five(), ["draw close eye", "deadline 24 hours"]));
    comes_to_the_same(&voting().line("missing votes approve"));
    comes_to_the_same(&voting().line("undo").line("redo"));
    let undone = approved(voting()).line("undo");
    // Cut off before the whole deadline was taken back, it still stands.
    let (entries, private) = &undone.cut_off()[1];
    let resumed = Table::new().resume_with(entries.clone(), private.clone());
    assert_eq!(written(&resumed), written(&undone));
    assert_eq!(resumed.game(), undone.game());
}

#[test]
fn the_rules_and_every_role_are_written_once_wherever_the_beginning_was_cut_off() {
    let table = without_cards().open();
    // Before the deal is on the disk, nobody has been told anything.
    for (entries, private) in &table.cut_off()[1..] {
        let resumed = Table::new().resume_with(entries.clone(), private.clone());
        assert_eq!(written(&resumed), written(&table));
    }
}
