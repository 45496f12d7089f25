//! A team that was typed is put right as long as nobody has told the vote on it.

use crate::actions::play;
use crate::actions::play::entries;
use crate::game::vote::Vote;
use crate::game::{Action, SeatSet};
use crate::language::{Intent, Message};
use crate::narration::{asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::rounds::result::{proposal, team_of_last_step};
use crate::state::open::Activity;
use crate::state::table_state::TableState;

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
pub(crate) fn correct_team(state: &mut TableState, output: &mut Output, intent: &Intent) {
    let Some(team) = team_of_last_step(state) else { return };
    let Some(team) = corrected(team, intent) else {
        return output.refuse(state, "not-now", Message::new("refused-correction"));
    };
    // It was right already.
    if team_of_last_step(state) == Some(team) {
        return asking::ask_again(state, output);
    }
    let Activity::Game(table) = &state.activity else { return };
    let trial = table.record.past().last().map(|step| step.before);
    if let Some(Err(refusal)) = trial.map(|mut game| game.play(Action::Propose(team))) {
        return refusing::refuse_action(state, output, &refusal);
    }
    if entries::take_back_action(state, output).is_some() {
        let tokens = state.game().is_some_and(|game| game.book().team_tokens);
        let key = if tokens { "team-corrected" } else { "team-corrected-no-tokens" };
        output.say(state, Topic::Votes, Message::new(key));
        play::play(state, output, Action::Propose(team));
    }
}

/// Keeps a result that was told alone, and asks for the numbers.
pub(crate) fn tell(state: &mut TableState, output: &mut Output, result: Vote) {
    state.open.result = proposal(state).map(|of| (of, result));
    output.asks_for(state, Topic::Votes, Message::new("ask-approvals"));
}
