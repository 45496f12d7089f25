//! Plot cards of the forum game: who learns what, and what is applied by itself.

use protocol::question::Question;
use resistance_narrator::game::{Event, Phase, PlotCard, PlotEvent, SeatSet};
use resistance_narrator::language::Message;

use super::{NAMES, approved, five, last_vote, lines, name, seat, seats};
use crate::table::Table;

/// Ben has a card, and the first team is proposed.
fn with_card(card: &str) -> Table {
    lines(five(), [&format!("draw {card}"), &format!("give {card} to Ben"), "propose Ana, Cleo"])
}

#[test]
fn no_confidence_ahead_of_the_vote_is_used_at_once_when_the_team_is_approved() {
    for line in ["privately Ben uses no confidence", "Ben uses no confidence"] {
        let table = approved(with_card("no confidence").line(line));
        let game = table.game().unwrap();
        assert_eq!((game.vote_track(), game.plot().holds(seat(2), PlotCard::NoConfidence)), (1, false));
        let overruled =
            table.record().unwrap().events().any(|event| *event == Event::Plot(PlotEvent::Overruled { by: seat(2) }));
        assert!(overruled);
        // What followed from the deadline is taken back with it.
        let table = table.line("undo");
        assert!(matches!(table.game().unwrap().phase(), Phase::Vote { .. }));
    }
}

#[test]
fn no_confidence_is_kept_when_the_team_is_rejected_anyway_and_is_final_once_declared() {
    let table = lines(with_card("no confidence"), ["Ben uses no confidence", "reject all", "deadline"]);
    assert!(table.game().unwrap().plot().holds(seat(2), PlotCard::NoConfidence));
    let table =
        lines(with_card("no confidence"), ["Ben uses no confidence", "forget Ben", "approve all", "deadline"]);
    assert!(!table.game().unwrap().plot().holds(seat(2), PlotCard::NoConfidence));
    let table = with_card("strong leader").line("Ben uses no confidence");
    table.said(
        &Message::new("refused-not-held")
            .message("card", Message::new("card-no-confidence"))
            .player("player", seat(2)),
    );
}

#[test]
fn an_approved_team_waits_for_no_confidence_until_the_window_is_closed() {
    for closed in ["pass", "deadline"] {
        let table = approved(with_card("no confidence"));
        let table = table.asks(Question::UseCard { asked: None, card: PlotCard::NoConfidence });
        let table = table.line(closed);
        assert!(table.game().unwrap().results().first_open().is_some_and(|mission| mission.number() == 2));
    }
}

/// The first seed with which this is so.
fn dealt(is: impl Fn(SeatSet) -> bool, players: usize) -> u64 {
    let deal = |seed| Table::new().edition("forum").names(&NAMES[..players]).leader("Ana").deal(seed).open();
    (0..200).find(|seed| is(deal(*seed).spies())).unwrap()
}

#[test]
fn close_eye_tells_its_user_the_order_and_nobody_else() {
    for (is_spy, key) in [(true, "message-ordered-sabotage"), (false, "message-ordered-support")] {
        let seed = dealt(|spies| spies.contains(seat(3)) == is_spy, 5);
        let table = five().deal(seed).line("draw close eye").line("give close eye to Ben");
        let table = approved(table.line("propose Ana, Cleo"));
        let mut table = table.asks(Question::UseCard { asked: None, card: PlotCard::CloseEye });
        let order = table.sentence(&Message::new(key).player("player", seat(3)));
        let table = table.line("privately Ben uses close eye on Cleo");
        let told: Vec<_> = table.new_posts().into_iter().filter(|post| post.text == order).collect();
        assert!(told.len() == 1 && told[0].to == Some(seat(2)));
        assert!(table.spoken().iter().all(|line| !line.contains(&order)));
        let public = table.new_posts().into_iter().filter(|post| post.to.is_none());
        assert!(public.clone().count() == 1 && public.clone().all(|post| !post.text.contains(&order)));
    }
}

#[test]
fn an_order_in_the_spotlight_is_told_when_the_team_goes_and_the_card_comes_back_when_it_does_not() {
    let ten = |seed| Table::new().edition("forum").names(&NAMES[..8]).leader("Ana").deal(seed);
    let spotlit = |seed| {
        let table = lines(ten(seed), ["draw spotlight", "draw strong leader", "give spotlight to Ben"]);
        lines(table, ["give strong leader to Cleo", "propose Ana, Cleo, Dan", "Ben uses spotlight on Dan"])
    };
    let seed = dealt(|spies| spies.contains(seat(4)), 8);
    let table = approved(spotlit(seed));
    let sabotage = Message::new("played-fail").player("player", seat(4));
    let table = table.said(&sabotage);
    let record = table.record().unwrap();
    assert!(
        record
            .events()
            .any(|event| matches!(event, Event::Plot(PlotEvent::PlayedFaceUp { member, .. }) if *member == seat(4)))
    );
    let table = lines(spotlit(seed), ["reject all", "deadline"]);
    assert!(table.game().unwrap().plot().holds(seat(2), PlotCard::InTheSpotlight));
    assert!(
        !table.record().unwrap().events().any(|event| matches!(event, Event::Plot(PlotEvent::PlayedFaceUp { .. })))
    );
}

#[test]
fn letters_come_in_while_a_spotlight_can_still_be_declared_and_the_deadline_closes_that() {
    let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana");
    let table = lines(table, ["draw spotlight", "draw strong leader", "give spotlight to Ben"]);
    let table = lines(table, ["give strong leader to Cleo", "propose Ana, Cleo, Dan"]);
    let table = table.asks(Question::UseCard { asked: None, card: PlotCard::InTheSpotlight });
    let table = lines(table, ["approve all", "privately Dan votes reject", "deadline"]);
    assert_eq!(last_vote(&table).0, seats(&[1, 2, 3, 5, 6, 7, 8]));
}

#[test]
fn what_a_deadline_closes_is_open_again_when_it_is_taken_back() {
    let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana");
    let table = lines(table, ["draw spotlight", "draw strong leader", "give spotlight to Ben"]);
    let table = lines(table, ["give strong leader to Cleo", "propose Ana, Cleo, Dan"]);
    let spotlight = Question::UseCard { asked: None, card: PlotCard::InTheSpotlight };
    let counted = lines(table, ["approve all", "deadline"]);
    let after = counted.game();
    let table = counted.line("undo").asks(spotlight);
    let table = lines(table, ["redo", "undo", "deadline"]);
    assert_eq!(table.game(), after);
    let table = lines(table, ["undo", "Ben uses spotlight on Dan"]);
    assert!(!table.game().unwrap().plot().holds(seat(2), PlotCard::InTheSpotlight));
}

#[test]
fn an_immediate_card_tells_one_player_a_role() {
    for card in ["open up", "overheard conversation", "establish confidence"] {
        let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana").line(&format!("draw {card}"));
        // Ben tells Cleo his role, or learns hers; the leader tells Cleo hers.
        let (table, owner, viewer) = match card {
            "establish confidence" => (table, seat(1), seat(3)),
            "open up" => (table, seat(2), seat(3)),
            _ => (table, seat(3), seat(2)),
        };
        let table = if card == "establish confidence" {
            table
        } else {
            lines(table, ["draw strong leader", &format!("give {card} to Ben")])
        };
        let mut table = table.line("on Cleo");
        let key = if table.spies().contains(owner) { "message-is-spy" } else { "message-is-resistance" };
        let role = table.sentence(&Message::new(key).player("player", owner));
        let told: Vec<_> = table.new_posts().into_iter().filter(|post| post.text == role).collect();
        assert!(told.len() == 1 && told[0].to == Some(viewer), "{card}");
        assert!(!table.spoken().concat().contains(&role), "{card}");
        assert!(told[0].title.contains(name(owner)));
    }
}
