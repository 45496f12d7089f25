//! The table of decks, a test for each row: how many of a card there are, and of which kind it is.

use super::*;
use resistance_narrator::game::plot::{Decks, Kind, Pile};

/// The printed decks for 5 to 6 and for 7 or more players, then those of the forum for up to 7 and for 8 or more.
fn counts(card: PlotCard) -> [u8; 4] {
    let decks = [Decks::PRINTED.of(6), Decks::PRINTED.of(7), Decks::FORUM.of(7), Decks::FORUM.of(8)];
    decks.map(|deck| deck.count(card))
}

#[track_caller]
fn row(card: PlotCard, in_decks: [u8; 4], kind: Kind) {
    assert_eq!((counts(card), card.kind(crate::edition("accessible"))), (in_decks, kind));
}

#[test]
fn strong_leader_is_two_everywhere_and_used_once() {
    row(PlotCard::StrongLeader, [2, 2, 2, 2], Kind::OneUse);
}

#[test]
fn keeping_a_close_eye_on_you_is_two_or_three_in_the_large_forum_and_used_once() {
    row(PlotCard::CloseEye, [2, 2, 2, 3], Kind::OneUse);
}

#[test]
fn no_confidence_is_one_or_three_and_used_once() {
    row(PlotCard::NoConfidence, [1, 3, 1, 3], Kind::OneUse);
}

#[test]
fn take_responsibility_is_one_or_two_in_the_large_forum_and_used_once() {
    row(PlotCard::TakeResponsibility, [1, 1, 1, 2], Kind::OneUse);
}

#[test]
fn opinion_maker_is_one_or_two_but_not_in_the_forum_and_permanent() {
    row(PlotCard::OpinionMaker, [1, 2, 0, 0], Kind::Permanent);
}

#[test]
fn overheard_conversation_is_two_in_large_decks_and_immediate() {
    row(PlotCard::OverheardConversation, [0, 2, 0, 2], Kind::Immediate);
}

#[test]
fn open_up_is_one_in_large_decks_and_immediate() {
    row(PlotCard::OpenUp, [0, 1, 0, 1], Kind::Immediate);
}

#[test]
fn establish_confidence_is_one_in_large_decks_and_immediate() {
    row(PlotCard::EstablishConfidence, [0, 1, 0, 1], Kind::Immediate);
}

#[test]
fn in_the_spotlight_is_one_in_large_decks_and_used_once() {
    row(PlotCard::InTheSpotlight, [0, 1, 0, 1], Kind::OneUse);
}

#[test]
fn the_totals_are_seven_fifteen_six_and_fifteen() {
    let total =
        PlotCard::ALL.map(counts).into_iter().fold([0; 4], |sum, row| [0, 1, 2, 3].map(|at| sum[at] + row[at]));
    assert_eq!(total, [7, 15, 6, 15]);
}

#[test]
fn every_edition_plays_with_the_printed_decks_by_the_number_of_players() {
    for edition in base_game() {
        for players in 5..=10 {
            let game = begun(&Setup { edition, ..with_plot(players) });
            let deck = if players < 7 { Decks::PRINTED.few } else { Decks::PRINTED.many };
            assert_eq!(game.plot().deck(), deck, "{players} players, {edition:?}");
        }
    }
}

#[test]
fn without_the_module_nothing_is_drawn() {
    let mut game = game(7);
    assert_eq!(game.plot().deck(), Pile::EMPTY);
    assert_eq!(game.phase(), Phase::Proposal { mission: Some(mission(1)) });
    for action in [Action::Draw(PlotCard::OpenUp), Action::DrawAnyway(PlotCard::OpenUp), Action::DrawForLeader] {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))));
    }
}
