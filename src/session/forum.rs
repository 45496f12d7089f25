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
mod outbox;
mod posts;
mod reminder;
mod resuming;
pub(super) mod settling;
mod undoing;

use super::narration::Topic;
use super::{Session, Stage, plot};
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Phase, Refusal};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::language::{Intent, Message, Verb};
use crate::session::scene::Scene;

impl Session {
    /// The roles go out, and the first round begins: nobody has a table to lay.
    pub(super) fn open_forum(&mut self) {
        match self.scene.game().map(crate::game::Game::phase) {
            Some(Phase::Setup) => {
                self.write_first_posts();
                self.play_in_forum(Action::TableReady);
            }
            // The game began, but could not be saved: what was written is not lost.
            _ => {
                self.send_all_again();
                self.ask();
            }
        }
    }

    /// Plays an action, and then whatever the narrator does by itself.
    pub(super) fn play_in_forum(&mut self, action: Action) {
        match self.advance(action) {
            Err(refusal) => self.refuse_action(&refusal),
            Ok(()) => {
                while let Some(action) = settling::own_action(&self.scene) {
                    if self.advance(action).is_err() {
                        break;
                    }
                }
                self.write_public_post();
                self.ask();
            }
        }
    }

    /// Plays one action: recorded, announced, and told in private to whom it concerns.
    fn advance(&mut self, action: Action) -> Result<(), Refusal> {
        let Stage::Table(table) = &mut self.scene.stage else { return Err(Refusal::GameOver) };
        let before = table.record.clone();
        let events = table.record.play(action)?;
        let put_off = before.draft().and_then(|draft| plot::put_off(draft, Some(action)));
        self.record(Entry::Played(action), before);
        put_off.into_iter().for_each(|message| self.say(Topic::Plot, message));
        self.announce(&events);
        self.write_messages(&events);
        Ok(())
    }

    /// Carries out a command of the forum game, or refuses one that belongs to other tables. False if it is neither.
    pub(super) fn forum_command(&mut self, intent: &Intent) -> bool {
        if !self.scene.is_forum() {
            let only_there = matches!(intent, Intent::Sent(..) | Intent::DeadlineAt(_)) || is_of_forum(intent.verb());
            if only_there {
                self.refuse("forum-only", Message::new("refused-forum-only"));
            }
            return only_there;
        }
        match intent {
            Intent::Sent(verb, from) => self.take_letter(*verb, *from),
            Intent::Approve(players) => self.take_public_votes(*players, Verb::Approves),
            Intent::Reject(players) => self.take_public_votes(*players, Verb::Rejects),
            Intent::Plain(Verb::ApproveAll) => self.take_public_votes(self.scene.everybody(), Verb::Approves),
            Intent::Plain(Verb::RejectAll) => self.take_public_votes(self.scene.everybody(), Verb::Rejects),
            Intent::Use { by: Some(by), card: Some(card), on: None } if letters::is_early(&self.scene, *card) => {
                self.take_no_confidence(*by);
            }
            Intent::Vote { .. } | Intent::Plain(Verb::RollCall) | Intent::Opens(Verb::Vote) => self.refuse_tally(),
            Intent::Count { .. } | Intent::Opens(Verb::Fails) | Intent::Played(..) if self.scene.deal().is_some() => {
                self.refuse_tally();
            }
            Intent::Plain(Verb::Deadline) => self.settle_letters(),
            Intent::DeadlineAt(text) => self.set_deadline_at(text),
            Intent::Numbered(Verb::DeadlineHours, hours) => self.set_deadline_in_hours(*hours),
            Intent::Numbered(Verb::DeadlineDays, days) => self.set_deadline_in_days(*days),
            Intent::Plain(Verb::Missing) => self.remind_of_missing(),
            Intent::Plain(verb @ (Verb::MissingApprove | Verb::MissingReject | Verb::MissingLeftOut)) => {
                self.choose_missing_votes(*verb);
            }
            Intent::Plain(Verb::Posts) => self.say_posts(),
            Intent::Plain(Verb::NextPost) => self.copy_next(),
            Intent::Numbered(Verb::Copy, number) => self.copy(*number as usize),
            _ => return false,
        }
        true
    }

    fn refuse_tally(&mut self) {
        self.refuse("by-letters", Message::new("refused-by-letters"));
    }
}

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
