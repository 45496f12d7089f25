//! The forum game as its game master uses it: what came in, what was due, and what is to be sent (RULES section 7).
//!
//! Nothing that only some may know is played before its time: letters wait in the private journal until the deadline.
//! Then the narrator does by itself what follows from them, up to the next thing that a player has to decide.
//! Read next: `letters` (what comes in), `settling` (the deadline), `posts` (what everybody reads), `messages`
//! (what one player reads), `outbox` (how it gets out).

pub(super) mod claiming;
pub(super) mod fields;
pub(super) mod letters;
mod messages;
pub(super) mod outbox;
pub(super) mod posts;
mod reminder;
pub(super) mod resuming;
pub(super) mod settling;
pub(super) mod undoing;

use super::narration::Topic;
use super::{Stage, plot};
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Phase, Refusal};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::language::{Intent, Message, Verb};
use crate::session::announce;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::refuse;
use crate::session::scene::Scene;

/// Whether a command means nothing at other tables.
fn is_of_forum(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Deadline
            | Verb::DeadlineHours
            | Verb::DeadlineDays
            | Verb::Missing
            | Verb::MissingApprove
            | Verb::MissingReject
            | Verb::MissingLeftOut
            | Verb::Posts
            | Verb::NextPost
            | Verb::Copy
    )
}

/// The team that votes and orders come in for.
pub(super) fn open_proposal(scene: &Scene) -> Option<Proposal> {
    let record = scene.record_of_forum()?;
    let open = match record.game().phase() {
        Phase::Vote { .. } => true,
        Phase::Window(Window { at, .. }) => matches!(at, Moment::BeforeVote { .. }),
        _ => false,
    };
    if open { Proposal::last(record) } else { None }
}

/// The roles go out, and the first round begins: nobody has a table to lay.
pub(super) fn open_forum(scene: &mut Scene, desk: &mut Desk) {
    match scene.game().map(crate::game::Game::phase) {
        Some(Phase::Setup) => {
            posts::write_first_posts(scene, desk);
            play_in_forum(scene, desk, Action::TableReady);
        }
        // The game began, but could not be saved: what was written is not lost.
        _ => {
            outbox::send_all_again(scene, desk);
            asking::ask(scene, desk);
        }
    }
}

/// Plays an action, and then whatever the narrator does by itself.
pub(super) fn play_in_forum(scene: &mut Scene, desk: &mut Desk, action: Action) {
    match advance(scene, desk, action) {
        Err(refusal) => refuse::refuse_action(scene, desk, &refusal),
        Ok(()) => {
            while let Some(action) = settling::own_action(scene) {
                if advance(scene, desk, action).is_err() {
                    break;
                }
            }
            posts::write_public_post(scene, desk);
            asking::ask(scene, desk);
        }
    }
}

/// Plays one action: recorded, announced, and told in private to whom it concerns.
fn advance(scene: &mut Scene, desk: &mut Desk, action: Action) -> Result<(), Refusal> {
    let Stage::Table(table) = &mut scene.stage else { return Err(Refusal::GameOver) };
    let before = table.record.clone();
    let events = table.record.play(action)?;
    let put_off = before.draft().and_then(|draft| plot::put_off(draft, Some(action)));
    desk.record(scene, Entry::Played(action), before);
    put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
    announce::announce(scene, desk, &events);
    messages::write_messages(scene, desk, &events);
    Ok(())
}

/// Carries out a command of the forum game, or refuses one that belongs to other tables. False if it is neither.
pub(super) fn forum_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    if !scene.is_forum() {
        let only_there = matches!(intent, Intent::Sent(..) | Intent::DeadlineAt(_)) || is_of_forum(intent.verb());
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
        Intent::Use { by: Some(by), card: Some(card), on: None } if letters::is_early(scene, *card) => {
            letters::take_no_confidence(scene, desk, *by);
        }
        Intent::Vote { .. } | Intent::Plain(Verb::RollCall) | Intent::Opens(Verb::Vote) => refuse_tally(scene, desk),
        Intent::Count { .. } | Intent::Opens(Verb::Fails) | Intent::Played(..) if scene.deal().is_some() => {
            refuse_tally(scene, desk);
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
