//! A team that was typed is put right as long as nobody has told the vote on it.

use crate::actions::play;
use crate::actions::play::entries;
use crate::game::vote::Vote;
use crate::game::{Action, SeatSet};
use crate::language::{Intent, Message};
use crate::narration::{asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::rounds::result::{proposal, team_of_last_step};
use crate::state::open::Activity;
use crate::state::table_state::Scene;

/// The team with a correction; none if that doesn't fit it.
fn corrected(mut team: SeatSet, intent: &Intent) -> Option<SeatSet> {
    let fits = match intent {
        Intent::Propose(other) => {
            team = *other;
            true
        }
        Intent::Replace { player, by } => {
            let known = team.contains(*player);
            team.remove(*player);
            known && team.insert(*by)
        }
        Intent::Add(more) => more.iter().all(|seat| team.insert(seat)),
        Intent::Remove(fewer) => {
            let known = fewer.is_within(team);
            team = team.without(*fewer);
            known
        }
        _ => false,
    };
    fits.then_some(team)
}

/// Takes the team back and proposes it as it should be. What the rules refuse changes nothing.
pub(crate) fn correct_team(scene: &mut Scene, desk: &mut Desk, intent: &Intent) {
    let Some(team) = team_of_last_step(scene) else { return };
    let Some(team) = corrected(team, intent) else {
        return desk.refuse(scene, "not-now", Message::new("refused-correction"));
    };
    // It was right already.
    if team_of_last_step(scene) == Some(team) {
        return asking::ask_again(scene, desk);
    }
    let Activity::Game(table) = &scene.activity else { return };
    let trial = table.record.past().last().map(|step| step.before);
    if let Some(Err(refusal)) = trial.map(|mut game| game.play(Action::Propose(team))) {
        return refusing::refuse_action(scene, desk, &refusal);
    }
    if entries::take_back_action(scene, desk).is_some() {
        let tokens = scene.game().is_some_and(|game| game.book().team_tokens);
        let key = if tokens { "team-corrected" } else { "team-corrected-no-tokens" };
        desk.say(scene, Topic::Votes, Message::new(key));
        play::play(scene, desk, Action::Propose(team));
    }
}

/// Keeps a result that was told alone, and asks for the numbers.
pub(crate) fn tell(scene: &mut Scene, desk: &mut Desk, result: Vote) {
    scene.open.result = proposal(scene).map(|of| (of, result));
    desk.asks_for(scene, Topic::Votes, Message::new("ask-approvals"));
}
