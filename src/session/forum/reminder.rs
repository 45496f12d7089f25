//! A reminder: the game master hears what is missing from whom, and everybody reads who has still to vote. Which
//! members have sent no order, only they read: what is public depends on votes alone.

use crate::language::Message;
use crate::session::Session;

impl Session {
    pub(super) fn remind_of_missing(&mut self) {
        let Some(about) = super::open_proposal(&self.scene) else { return self.not_now(self.scene.question()) };
        let (votes, orders) = super::letters::missing(&self.scene);
        if votes.is_empty() && orders.is_empty() {
            return self.say_line(&Message::new("letters-complete"));
        }
        if !votes.is_empty() {
            self.say_line(&Message::new("missing-votes").group("names", votes));
        }
        if !orders.is_empty() {
            self.say_line(&Message::new("missing-orders").group("names", orders));
        }
        if !votes.is_empty() {
            let reminder = vec![
                Message::new("post-missing-votes").group("names", votes),
                // The same words for every team, or they would tell whether an order is missing.
                Message::new("post-missing-orders").players("team", about.team),
            ];
            self.send(
                None,
                &Message::new("post-title-reminder"),
                &[reminder, super::posts::deadline_as_told(&self.scene)],
            );
        }
        for member in orders.iter() {
            self.write_order_wanted(member);
        }
    }
}
