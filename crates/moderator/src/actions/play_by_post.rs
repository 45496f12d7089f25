//! The forum game as its game master uses it: what came in, what was due, and what is to be sent (RULES section 7).
//!
//! Nothing that only some may know is played before its time: letters wait in the private journal until the deadline.
//! Then the narrator does by itself what follows from them, up to the next thing that a player has to decide.
//! Read next: `letters` (what comes in), `settling` (the deadline), `posts` (what everybody reads), `messages`
//! (what one player reads), `outbox` (how it gets out).

pub(crate) mod letters;
pub(crate) mod messages;
pub(crate) mod outbox;
pub(crate) mod posts;
pub(crate) mod resuming;
pub(crate) mod settling;

use crate::actions::play::{dealing, entries};
use crate::game::Action;
use crate::journal::entry::Entry;
use crate::journal::record::{Came, Step};
use crate::language::{Intent, Message, Verb};
use crate::narration;
use crate::narration::{announcing, asking};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::beginning::undone;
use crate::queries::{play_by_post, virtual_players};
use crate::state::table_state::Scene;
use protocol::Report;

/// Carries out a command of the forum game, or refuses one that belongs to other tables. False if it is neither.
pub(crate) fn forum_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    if !scene.goes_by_letters() {
        let only_there =
            matches!(intent, Intent::Sent(..) | Intent::DeadlineAt(_)) || play_by_post::is_of_forum(intent.verb());
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
        Intent::Use { by: Some(by), card: Some(card), on: None } if play_by_post::is_early(scene, *card) => {
            letters::take_no_confidence(scene, desk, *by);
        }
        Intent::Vote { .. }
        | Intent::Numbered(Verb::Approvals | Verb::Reject, _)
        | Intent::Plain(Verb::RollCall)
        | Intent::Opens(Verb::Vote) => refuse_tally(scene, desk),
        Intent::Count { .. } | Intent::Opens(Verb::Fails) | Intent::Played(..) if scene.deal().is_some() => {
            refuse_tally(scene, desk);
        }
        Intent::Plain(verb @ Verb::DealAgain) if virtual_players::verb(scene) == Some(*verb) => {
            deal_again(scene, desk);
        }
        Intent::Plain(Verb::Deadline) => settling::settle_letters(scene, desk),
        Intent::DeadlineAt(text) => settling::set_deadline_at(scene, desk, text),
        Intent::Numbered(Verb::DeadlineHours, hours) => settling::set_deadline_in_hours(scene, desk, *hours),
        Intent::Numbered(Verb::DeadlineDays, days) => settling::set_deadline_in_days(scene, desk, *days),
        Intent::Plain(Verb::Missing) => settling::remind_of_missing(scene, desk),
        Intent::Plain(verb @ (Verb::MissingApprove | Verb::MissingReject | Verb::MissingLeftOut)) => {
            settling::choose_missing_votes(scene, desk, *verb);
        }
        Intent::Plain(Verb::Posts) => narration::play_by_post::say_posts(scene, desk),
        Intent::Plain(Verb::NextPost) => outbox::copy_next(scene, desk),
        Intent::Numbered(Verb::Copy, number) => outbox::copy(scene, desk, *number as usize),
        _ => return false,
    }
    true
}

fn refuse_tally(scene: &Scene, desk: &mut Desk) {
    desk.refuse(scene, "by-letters", Message::new("refused-by-letters"));
}

/// The roles are dealt once more.
fn deal_again(scene: &mut Scene, desk: &mut Desk) {
    dealing::shuffle(scene, desk);
    narration::play_by_post::report(scene, desk, Report::dealt_again());
    desk.say(scene, Topic::General, Message::new("dealt-again-sent"));
    tell_deal(scene, desk);
    asking::ask_again(scene, desk);
}

/// What was played before the new deal is taken back, everybody reads that, and every player the new role.
pub(crate) fn tell_deal(scene: &mut Scene, desk: &mut Desk) {
    dealing::take_back_all(scene, desk);
    posts::write_new_deal(scene, desk);
    messages::write_roles(scene, desk);
}

/// Plays an action, and then whatever the narrator does by itself.
pub(crate) fn play_in_forum(scene: &mut Scene, desk: &mut Desk, action: Action) {
    let Some(came) = entries::enter_and_tell(scene, desk, Entry::Played(action)) else { return };
    messages::write_messages(scene, desk, came.events());
    while let Some(action) = play_by_post::own_action(scene)
        && let Ok(came) = desk.take(scene, Entry::Played(action))
    {
        entries::tell_what_came(scene, desk, &came);
        messages::write_messages(scene, desk, came.events());
    }
    posts::write_public_post(scene, desk);
    asking::ask(scene, desk);
}

/// An action was taken back: with it goes the command that it followed from.
pub(crate) fn undo_in_forum(scene: &mut Scene, desk: &mut Desk, mut step: Step) {
    while play_by_post::own_action(scene) == Some(step.action) {
        let Ok(Came::Undone(before)) = desk.take(scene, Entry::Undone) else { return };
        step = before;
    }
    let correction = undone(&step);
    entries::tell_what_came(scene, desk, &Came::Undone(step));
    posts::write_correction(scene, desk, correction);
    asking::ask_again(scene, desk);
}

/// An action was played again, and told: with it comes what follows from it.
pub(crate) fn redo_in_forum(scene: &mut Scene, desk: &mut Desk, step: &Step) {
    messages::write_messages(scene, desk, &step.events);
    while play_by_post::own_action(scene).is_some()
        && let Ok(Came::Redone(step)) = desk.take(scene, Entry::Redone)
    {
        announcing::announce(scene, desk, &step.events);
        messages::write_messages(scene, desk, &step.events);
    }
    posts::write_public_post(scene, desk);
    asking::ask_again(scene, desk);
}
