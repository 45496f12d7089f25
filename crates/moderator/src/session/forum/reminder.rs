//! A reminder: the game master hears what is missing from whom, and everybody reads who has still to vote. Which
//! members have sent no order, only they read: what is public depends on votes alone.

use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::forum::{messages, open, outbox};
use crate::session::refuse;
use crate::session::scene::Scene;

pub(in crate::session) fn remind_of_missing(scene: &mut Scene, desk: &mut Desk) {
    let Some(about) = open::open_proposal(scene) else { return refuse::not_now(scene, desk, scene.question()) };
    let (votes, orders) = open::missing(scene);
    if votes.is_empty() && orders.is_empty() {
        return desk.say_line(scene, &Message::new("letters-complete"));
    }
    if !votes.is_empty() {
        desk.say_line(scene, &Message::new("missing-votes").group("names", votes));
    }
    if !orders.is_empty() {
        desk.say_line(scene, &Message::new("missing-orders").group("names", orders));
    }
    if !votes.is_empty() {
        let reminder = vec![
            Message::new("post-missing-votes").group("names", votes),
            open::missing_votes_line(scene),
            // The same words for every team, or they would tell whether an order is missing.
            Message::new("post-missing-orders").players("team", about.team),
        ];
        outbox::send(
            scene,
            desk,
            None,
            &Message::new("post-title-reminder"),
            &[reminder, open::deadline_as_told(scene)],
        );
    }
    for member in orders.iter() {
        messages::write_order_wanted(scene, desk, member);
    }
}
