//! Another deal in a forum game: the roles go out once more, and what was sent before does not count.

use crate::language::Message;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::forum::{fields, messages, posts};
use crate::session::scene::Scene;
use crate::session::table::dealing;
use protocol::Report;

/// The roles are dealt once more.
pub(in crate::session) fn deal_again(scene: &mut Scene, desk: &mut Desk) {
    dealing::shuffle(scene, desk);
    fields::report(scene, desk, Report::dealt_again());
    desk.say(scene, Topic::General, Message::new("dealt-again-sent"));
    tell_deal(scene, desk);
    asking::ask_again(scene, desk);
}

/// What was played before the new deal is taken back, everybody reads that, and every player the new role.
pub(in crate::session) fn tell_deal(scene: &mut Scene, desk: &mut Desk) {
    dealing::take_back_all(scene, desk);
    posts::write_new_deal(scene, desk);
    messages::write_roles(scene, desk);
}
