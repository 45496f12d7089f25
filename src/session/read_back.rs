//! What was heard is read back, and counts when somebody confirms it.
//!
//! A typed command counts at once. A heard one may have been misheard: whatever moves the game waits here for
//! "confirm", and can be put right before ("not Ben, Dan", "add Eve", "remove seat three") or dropped ("cancel").

use super::narration::Topic;
use super::question::Question;
use super::speech::Cue;
use super::{Session, agents};
use crate::game::{Action, Refusal, SeatSet};
use crate::language::{Intent, Message, Verb};

/// What may be said while something is read back, the likely words first.
pub(super) const ANSWERS: [Verb; 5] = [Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove];

impl Session {
    /// Carries out a heard command, or reads it back.
    pub(super) fn heard_intent(&mut self, intent: Intent) {
        self.cue(Cue::Heard);
        let intent = self.joined_with_pending(intent);
        if self.settle(&intent) || self.lead_ceremony(&intent) {
            return;
        }
        if intent == Intent::Plain(Verb::Help) {
            return self.say_what_can_be_said();
        }
        if let Some(action) = self.action_of(&intent) {
            return self.weigh(intent, action);
        }
        if self.moves_the_game(&intent) {
            return self.read_back(intent);
        }
        self.intend(intent);
        // A question in between: the table still has to say whether it was heard right.
        if self.listening.pending.is_some() {
            self.ask_again();
        }
    }

    /// An answer to what is read back: yes, no, or a correction. False if it is none, or nothing is read back.
    pub(super) fn settle(&mut self, intent: &Intent) -> bool {
        let Some(pending) = self.listening.pending.clone() else { return false };
        match intent {
            Intent::Plain(Verb::Confirm) => self.confirm(pending),
            Intent::Opens(Verb::Reject) if !self.gives_up(&pending) => return false,
            Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) => {
                self.listening.pending = None;
                self.say(Topic::General, Message::new("entry-dropped"));
                self.ask_again();
            }
            Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) => match self.corrected(intent) {
                Some(corrected) => self.read_back(corrected),
                None => self.refuse("not-now", Message::new("refused-correction")),
            },
            _ => return false,
        }
        true
    }

    fn confirm(&mut self, pending: Intent) {
        if let Some((refusal, message)) = self.action_of(&pending).and_then(|action| self.refusal_of(action)) {
            return self.refuse(refusal.code(), message);
        }
        self.listening.pending = None;
        if self.gives_up(&pending) {
            return self.give_up(&pending);
        }
        match self.action_of(&pending) {
            Some(action) if self.is_weighed(&pending) => self.play(action),
            _ => self.intend(pending),
        }
    }

    /// What is read back, with the players changed. None for a correction that fits nothing.
    pub(super) fn corrected(&self, correction: &Intent) -> Option<Intent> {
        let mut corrected = self.listening.pending.clone()?;
        let (Intent::Propose(named) | Intent::Approve(named) | Intent::Reject(named)) = &mut corrected else {
            return None;
        };
        let fits = match correction {
            Intent::Replace { player: out, by } => {
                let known = named.contains(*out);
                named.remove(*out);
                known && named.insert(*by)
            }
            Intent::Add(more) => more.iter().all(|seat| named.insert(seat)),
            Intent::Remove(fewer) => {
                let known = fewer.is_within(*named);
                *named = named.without(*fewer);
                known
            }
            _ => false,
        };
        fits.then_some(corrected)
    }

    /// "Propose Ana" was heard for a team of two, and now "Cleo": both go.
    pub(super) fn joined_with_pending(&self, intent: Intent) -> Intent {
        let (Some(Intent::Propose(so_far)), Intent::Propose(more)) = (&self.listening.pending, &intent) else {
            return intent;
        };
        let both: SeatSet = so_far.iter().chain(more.iter()).collect();
        let wanted = self.team_wanted();
        if so_far.len() < wanted && both.len() <= wanted { Intent::Propose(both) } else { intent }
    }

    /// How many people the team needs that is asked for now.
    fn team_wanted(&self) -> usize {
        let Some(game) = self.game() else { return 0 };
        game.mission().map_or(0, |mission| usize::from(game.team_size(mission)))
    }

    /// Whether a command is read back even when it was typed: it can't be undone among people, or it counts as the doing
    /// of somebody who has not been named.
    pub(super) fn is_weighed(&self, intent: &Intent) -> bool {
        let taker_is_asked = matches!(self.question(), Question::TakeCard { .. });
        agents::is_grave(intent) || (matches!(intent, Intent::Take { .. }) && !taker_is_asked)
    }

    /// Tries an action without playing it. What the rules refuse is refused at once; a team that only lacks people,
    /// or has too many, waits for its correction.
    pub(super) fn weigh(&mut self, intent: Intent, action: Action) {
        match self.refusal_of(action) {
            None | Some((Refusal::TeamSize { .. }, _)) => self.read_back(intent),
            Some((Refusal::NotNow(_), _)) => self.not_now(self.question()),
            Some((refusal, message)) => self.refuse(refusal.code(), message),
        }
    }

    /// Why the rules would refuse an action now.
    pub(super) fn refusal_of(&self, action: Action) -> Option<(Refusal, Message)> {
        let mut trial = *self.game()?;
        let refusal = trial.play(action).err()?;
        let message = self.refusal_message(&refusal);
        Some((refusal, message))
    }

    pub(super) fn read_back(&mut self, intent: Intent) {
        self.listening.pending = Some(intent);
        self.cue(Cue::YourTurn);
        self.ask_again();
    }

    /// What is read back, as a question.
    pub(super) fn read_back_question(&self) -> Option<Message> {
        let pending = self.listening.pending.as_ref()?;
        if let Some(Action::Propose(team)) = self.action_of(pending)
            && team.len() != self.team_wanted()
        {
            let (found, wanted) = (team.len() as u32, self.team_wanted() as u32);
            let (key, off) = if found < wanted {
                ("heard-team-short", wanted - found)
            } else {
                ("heard-team-long", found - wanted)
            };
            return Some(Message::new(key).players("team", team).number("count", off));
        }
        Some(match pending {
            Intent::Propose(team) => Message::new("heard-team").players("team", *team),
            Intent::Vote { approve, reject } => {
                Message::new("heard-vote").number("approve", *approve).number("reject", *reject)
            }
            Intent::Approve(_) if self.roll_call_is_open() => self.last_of_roll_call("roll-call-approves"),
            Intent::Reject(_) if self.roll_call_is_open() => self.last_of_roll_call("roll-call-rejects"),
            Intent::Approve(named) => Message::new("heard-approve").players("named", *named),
            Intent::Reject(named) => Message::new("heard-reject").players("named", *named),
            Intent::Count { told, .. } => self.heard_count(*told)?,
            Intent::Plain(Verb::Abandon) => Message::new("ask-abandon"),
            Intent::Plain(Verb::NewGame) if self.gives_up(pending) => Message::new("ask-new-game-now"),
            Intent::Opens(Verb::Approve) => self.last_of_roll_call("roll-call-approves"),
            Intent::Opens(Verb::Reject) => self.last_of_roll_call("roll-call-rejects"),
            intent => {
                let command = || Message::new("heard-command").text("command", self.lexicon.write(intent));
                self.heard_deed(intent).unwrap_or_else(command)
            }
        })
    }

    /// The last answer of a roll call settles the vote.
    fn last_of_roll_call(&self, key: &'static str) -> Message {
        let Question::RollCall { asked, .. } = self.question() else { return Message::new("heard-last-vote") };
        Message::new("heard-last-vote").message("vote", Message::new(key).player("player", asked))
    }

    /// Whether something that is no single action changes the game, or ends it for this table.
    fn moves_the_game(&self, intent: &Intent) -> bool {
        let question = self.question();
        match intent {
            Intent::Opens(Verb::Approve | Verb::Reject) | Intent::Approve(_) | Intent::Reject(_) => {
                self.is_last_of_roll_call()
            }
            Intent::Count { successes, .. } => {
                successes.is_some() && matches!(question, Question::Count | Question::CountOn { .. })
            }
            Intent::Plain(
                Verb::Undo
                | Verb::Redo
                | Verb::NewGame
                | Verb::Abandon
                | Verb::Skip
                | Verb::Ready
                | Verb::Quit
                | Verb::Unsaved,
            ) => true,
            Intent::Plain(Verb::Next | Verb::Confirm) => {
                question == Question::ScriptOver
                    || question == Question::Guidance { step: super::table::GUIDANCE_STEPS - 1 }
            }
            Intent::Plain(Verb::Start | Verb::Same | Verb::Draw) => {
                matches!(question, Question::Players | Question::Leader | Question::Start)
            }
            Intent::Leader(_) => true,
            _ => false,
        }
    }

    fn is_last_of_roll_call(&self) -> bool {
        self.roll_call().is_some_and(|(order, answers)| answers.len() + 1 == order.len())
    }
}
