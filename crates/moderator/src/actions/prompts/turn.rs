//! A player does on the own phone what everybody waits for, as long as the table has not done it.

use crate::actions::{play, speech_input};
use crate::game::secret::Secret;
use crate::game::{Action, Seat, SeatSet};
use crate::language::{Intent, Message, Verb};
use crate::output::Output;
use crate::queries::prompts::turn::{acts, is_asked, is_of, team_of};
use crate::queries::{characters, question};
use crate::state::private_prompt::{Choice, Content, Turn};
use crate::state::table_state::TableState;
use protocol::{About, Answer};

/// After whatever has happened: everybody who has something of their own has the turn that is theirs by now. Another one
/// has another number.
pub(crate) fn follow(state: &mut TableState) {
    let own = state.people.deliveries.iter().filter(|(_, delivery)| delivery.channel.is_of_one());
    let now: Vec<_> = own.filter_map(|(seat, _)| Some((seat, Secret::new(content(state, seat)?)))).collect();
    let mut before = std::mem::take(&mut state.people.turns);
    for (seat, content) in now {
        let same = before.remove(&seat).filter(|turn| turn.is(&content));
        let turn = same.unwrap_or_else(|| {
            state.people.newest_prompt += 1;
            Turn::new(state.people.newest_prompt, content)
        });
        state.people.turns.insert(seat, turn);
    }
}

/// A team that was chosen alone.
pub(crate) fn propose(state: &mut TableState, output: &mut Output, team: SeatSet) {
    play::play(state, output, Action::Propose(team));
}

/// Something that was chosen alone. What can't be undone among people is read back to the table first.
pub(crate) fn act(state: &mut TableState, output: &mut Output, action: Action) {
    let grave = match action {
        Action::Accuse(player) => Some(Intent::About(Verb::Accuse, player)),
        Action::Assassinate(player) => Some(Intent::About(Verb::Assassinate, player)),
        _ => None,
    };
    match grave {
        Some(intent) if characters::is_grave(&intent) => speech_input::weigh(state, output, intent, action),
        _ => play::play(state, output, action),
    }
}

/// What is asked of a player now, and what can be chosen; none if nothing is.
fn content(state: &TableState, seat: Seat) -> Option<Content> {
    let game = state.game().filter(|_| !state.is_abandoned() && !state.goes_by_letters())?;
    // Whoever has stepped out only watches.
    if !game.in_play().contains(seat) {
        return None;
    }
    // A card that can be looked at, or lies open, is given first.
    if state.apart().is_some_and(|apart| apart.about == About::Card) {
        return None;
    }
    let team = team_of(game, seat);
    let acts = acts(state, game, seat, |offer| is_of(game, offer, seat));
    let asked = || question::open_question(state).map(|(_, message)| message);
    match team {
        // Whatever else the leader may do is done at the table meanwhile.
        Some((size, of)) => Some(Content {
            lines: asked().into_iter().collect(),
            choices: of.iter().map(member).collect(),
            chosen: None,
            together: Some(size),
        }),
        None if acts.is_empty() => None,
        None if is_asked(game, seat) => {
            Some(Content { choices: acts, ..Content::told(asked().into_iter().collect()) })
        }
        None => Some(Content { choices: acts, ..Content::told(vec![Message::new("own-besides")]) }),
    }
}

fn member(seat: Seat) -> Choice {
    let means = || Message::new("player").player("player", seat);
    Choice { answer: Answer::Team([seat].into_iter().collect()), label: means(), means: means(), refused: None }
}
