//! The forum game as its game master uses it: what came in, what was due, and what is to be sent (RULES section 7).
//!
//! Nothing that only some may know is played before its time: letters wait in the private journal until the deadline.
//! Then the narrator does by itself what follows from them, up to the next thing that a player has to decide.
//! Read next: `letters` (what comes in), `settling` (the deadline), `posts` (what everybody reads), `messages`
//! (what one player reads), `outbox` (how it gets out).

pub(super) mod claiming;
pub(super) mod dealing;
pub(super) mod fields;
pub(super) mod letters;
pub(super) mod messages;
pub(super) mod open;
pub(super) mod outbox;
pub(super) mod playing;
pub(super) mod posts;
pub(super) mod reminder;
pub(super) mod resuming;
pub(super) mod settling;
pub(super) mod undoing;

use crate::language::{Intent, Message, Verb};
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::table;

/// Carries out a command of the forum game, or refuses one that belongs to other tables. False if it is neither.
pub(super) fn forum_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    if !scene.goes_by_letters() {
        let only_there =
            matches!(intent, Intent::Sent(..) | Intent::DeadlineAt(_)) || open::is_of_forum(intent.verb());
        // "Ana approves" is said at every table.
        let only_there = only_there && !matches!(intent.verb(), Verb::Approves | Verb::Rejects);
        if only_there {
            desk.refuse(scene, "forum-only", Message::new("refused-forum-only"));
        }
        return only_there;
    }
    match intent {
        Intent::Sent(verb, from) => letters::take_letter(scene, desk, *verb, *from),
        Intent::Approve(players) => letters::take_public_votes(scene, desk, *players, Verb::Approves),
        Intent::Reject(players) => letters::take_public_votes(scene, desk, *players, Verb::Rejects),
        Intent::Plain(Verb::ApproveAll) => letters::take_public_votes(scene, desk, scene.everybody(), Verb::Approves),
        Intent::Plain(Verb::RejectAll) => letters::take_public_votes(scene, desk, scene.everybody(), Verb::Rejects),
        Intent::Use { by: Some(by), card: Some(card), on: None } if open::is_early(scene, *card) => {
            letters::take_no_confidence(scene, desk, *by);
        }
        Intent::Vote { .. }
        | Intent::Numbered(Verb::Approvals | Verb::Reject, _)
        | Intent::Plain(Verb::RollCall)
        | Intent::Opens(Verb::Vote) => refuse_tally(scene, desk),
        Intent::Count { .. } | Intent::Opens(Verb::Fails) | Intent::Played(..) if scene.deal().is_some() => {
            refuse_tally(scene, desk);
        }
        Intent::Plain(verb @ Verb::DealAgain) if table::dealing::verb(scene) == Some(*verb) => {
            dealing::deal_again(scene, desk);
        }
        Intent::Plain(Verb::Deadline) => settling::settle_letters(scene, desk),
        Intent::DeadlineAt(text) => settling::set_deadline_at(scene, desk, text),
        Intent::Numbered(Verb::DeadlineHours, hours) => settling::set_deadline_in_hours(scene, desk, *hours),
        Intent::Numbered(Verb::DeadlineDays, days) => settling::set_deadline_in_days(scene, desk, *days),
        Intent::Plain(Verb::Missing) => reminder::remind_of_missing(scene, desk),
        Intent::Plain(verb @ (Verb::MissingApprove | Verb::MissingReject | Verb::MissingLeftOut)) => {
            settling::choose_missing_votes(scene, desk, *verb);
        }
        Intent::Plain(Verb::Posts) => outbox::say_posts(scene, desk),
        Intent::Plain(Verb::NextPost) => outbox::copy_next(scene, desk),
        Intent::Numbered(Verb::Copy, number) => outbox::copy(scene, desk, *number as usize),
        _ => return false,
    }
    true
}

fn refuse_tally(scene: &Scene, desk: &mut Desk) {
    desk.refuse(scene, "by-letters", Message::new("refused-by-letters"));
}
