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
use crate::session::abandoning;
use crate::session::asking;
use crate::session::ceremony;
use crate::session::desk::Desk;
use crate::session::listening;
use crate::session::mission;
use crate::session::plot;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::table;

/// What may be said while something is read back, the likely words first.
pub(super) const ANSWERS: [Verb; 5] = [Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove];

impl Session {
    /// Carries out a heard command, or reads it back.
    pub(super) fn heard_intent(&mut self, intent: Intent) {
        self.desk.cue(&self.scene, Cue::Heard);
        let intent = joined_with_pending(&self.scene, intent);
        if self.settle(&intent) || ceremony::lead_ceremony(&mut self.scene, &mut self.desk, &intent) {
            return;
        }
        if intent == Intent::Plain(Verb::Help) {
            return listening::say_what_can_be_said(&self.scene, &mut self.desk, &self.listening);
        }
        if let Some(action) = table::action_of(&self.scene, &intent) {
            return weigh(&mut self.scene, &mut self.desk, intent, action);
        }
        if moves_the_game(&self.scene, &intent) {
            return read_back(&mut self.scene, &mut self.desk, intent);
        }
        self.intend(intent);
        // A question in between: the table still has to say whether it was heard right.
        if self.scene.open.pending.is_some() {
            asking::ask_again(&self.scene, &mut self.desk);
        }
    }

    /// An answer to what is read back: yes, no, or a correction. False if it is none, or nothing is read back.
    pub(super) fn settle(&mut self, intent: &Intent) -> bool {
        let Some(pending) = self.scene.open.pending.clone() else { return false };
        match intent {
            Intent::Plain(Verb::Confirm) => self.confirm(pending),
            Intent::Opens(Verb::Reject) if !abandoning::gives_up(&self.scene, &pending) => return false,
            Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) => {
                self.scene.open.pending = None;
                self.desk.say(&self.scene, Topic::General, Message::new("entry-dropped"));
                asking::ask_again(&self.scene, &mut self.desk);
            }
            Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) => match corrected(&self.scene, intent) {
                Some(corrected) => read_back(&mut self.scene, &mut self.desk, corrected),
                None => self.desk.refuse(&self.scene, "not-now", Message::new("refused-correction")),
            },
            _ => return false,
        }
        true
    }

    fn confirm(&mut self, pending: Intent) {
        if let Some((refusal, message)) =
            table::action_of(&self.scene, &pending).and_then(|action| refusal_of(&self.scene, action))
        {
            return self.desk.refuse(&self.scene, refusal.code(), message);
        }
        self.scene.open.pending = None;
        if abandoning::gives_up(&self.scene, &pending) {
            return abandoning::give_up(&mut self.scene, &mut self.desk, &mut self.listening, &pending);
        }
        match table::action_of(&self.scene, &pending) {
            Some(action) if is_weighed(&self.scene, &pending) => table::play(&mut self.scene, &mut self.desk, action),
            _ => self.intend(pending),
        }
    }
}

/// What is read back, with the players changed. None for a correction that fits nothing.
pub(super) fn corrected(scene: &Scene, correction: &Intent) -> Option<Intent> {
    let mut corrected = scene.open.pending.clone()?;
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
pub(super) fn joined_with_pending(scene: &Scene, intent: Intent) -> Intent {
    let (Some(Intent::Propose(so_far)), Intent::Propose(more)) = (&scene.open.pending, &intent) else {
        return intent;
    };
    let both: SeatSet = so_far.iter().chain(more.iter()).collect();
    let wanted = team_wanted(scene);
    if so_far.len() < wanted && both.len() <= wanted { Intent::Propose(both) } else { intent }
}

/// How many people the team needs that is asked for now.
fn team_wanted(scene: &Scene) -> usize {
    let Some(game) = scene.game() else { return 0 };
    game.mission().map_or(0, |mission| usize::from(game.team_size(mission)))
}

/// Whether a command is read back even when it was typed: it can't be undone among people, or it counts as the doing
/// of somebody who has not been named.
pub(super) fn is_weighed(scene: &Scene, intent: &Intent) -> bool {
    let taker_is_asked = matches!(scene.question(), Question::TakeCard { .. });
    agents::is_grave(intent) || (matches!(intent, Intent::Take { .. }) && !taker_is_asked)
}

/// Why the rules would refuse an action now.
pub(super) fn refusal_of(scene: &Scene, action: Action) -> Option<(Refusal, Message)> {
    let mut trial = *scene.game()?;
    let refusal = trial.play(action).err()?;
    let message = refuse::refusal_message(scene, &refusal);
    Some((refusal, message))
}

/// What is read back, as a question.
pub(super) fn read_back_question(scene: &Scene) -> Option<Message> {
    let pending = scene.open.pending.as_ref()?;
    if let Some(Action::Propose(team)) = table::action_of(scene, pending)
        && team.len() != team_wanted(scene)
    {
        let (found, wanted) = (team.len() as u32, team_wanted(scene) as u32);
        let (key, off) =
            if found < wanted { ("heard-team-short", wanted - found) } else { ("heard-team-long", found - wanted) };
        return Some(Message::new(key).players("team", team).number("count", off));
    }
    Some(match pending {
        Intent::Propose(team) => Message::new("heard-team").players("team", *team),
        Intent::Vote { approve, reject } => {
            Message::new("heard-vote").number("approve", *approve).number("reject", *reject)
        }
        Intent::Approve(_) if scene.roll_call_is_open() => last_of_roll_call(scene, "roll-call-approves"),
        Intent::Reject(_) if scene.roll_call_is_open() => last_of_roll_call(scene, "roll-call-rejects"),
        Intent::Approve(named) => Message::new("heard-approve").players("named", *named),
        Intent::Reject(named) => Message::new("heard-reject").players("named", *named),
        Intent::Count { told, .. } => mission::asking::heard_count(scene, *told)?,
        Intent::Plain(Verb::Abandon) => Message::new("ask-abandon"),
        Intent::Plain(Verb::NewGame) if abandoning::gives_up(scene, pending) => Message::new("ask-new-game-now"),
        Intent::Opens(Verb::Approve) => last_of_roll_call(scene, "roll-call-approves"),
        Intent::Opens(Verb::Reject) => last_of_roll_call(scene, "roll-call-rejects"),
        intent => {
            let command = || Message::new("heard-command").text("command", scene.lexicon.write(intent));
            plot::questions::heard_deed(scene, intent).unwrap_or_else(command)
        }
    })
}

/// The last answer of a roll call settles the vote.
fn last_of_roll_call(scene: &Scene, key: &'static str) -> Message {
    let Question::RollCall { asked, .. } = scene.question() else { return Message::new("heard-last-vote") };
    Message::new("heard-last-vote").message("vote", Message::new(key).player("player", asked))
}

/// Whether something that is no single action changes the game, or ends it for this table.
fn moves_the_game(scene: &Scene, intent: &Intent) -> bool {
    let question = scene.question();
    match intent {
        Intent::Opens(Verb::Approve | Verb::Reject) | Intent::Approve(_) | Intent::Reject(_) => {
            is_last_of_roll_call(scene)
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

fn is_last_of_roll_call(scene: &Scene) -> bool {
    scene.roll_call().is_some_and(|(order, answers)| answers.len() + 1 == order.len())
}

/// Tries an action without playing it. What the rules refuse is refused at once; a team that only lacks people,
/// or has too many, waits for its correction.
pub(super) fn weigh(scene: &mut Scene, desk: &mut Desk, intent: Intent, action: Action) {
    match refusal_of(scene, action) {
        None | Some((Refusal::TeamSize { .. }, _)) => read_back(scene, desk, intent),
        Some((Refusal::NotNow(_), _)) => refuse::not_now(scene, desk, scene.question()),
        Some((refusal, message)) => desk.refuse(scene, refusal.code(), message),
    }
}

pub(super) fn read_back(scene: &mut Scene, desk: &mut Desk, intent: Intent) {
    scene.open.pending = Some(intent);
    desk.cue(scene, Cue::YourTurn);
    asking::ask_again(scene, desk);
}
