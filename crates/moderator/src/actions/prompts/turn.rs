//! A player does on the own phone what everybody waits for, as long as the table has not done it.

use crate::actions::play;
use crate::actions::play::undo;
use crate::actions::practice::undoing;
use crate::game::secret::Secret;
use crate::game::{Action, Phase, Seat};
use crate::language::Message;
use crate::output::Output;
use crate::queries::prompts::taking_back;
use crate::queries::prompts::turn::{acts, is_asked, is_of, namer, team_of};
use crate::queries::rounds::known;
use crate::queries::{characters, question};
use crate::state::open::Activity;
use crate::state::private_prompt::{Choice, Content, OwnDeed, Turn};
use crate::state::table_state::TableState;
use protocol::{About, Answer};

/// After whatever has happened: everybody who has something of their own has the turn that is theirs by now. Another one
/// has another number.
pub(crate) fn follow(state: &mut TableState) {
    let now = steps(state);
    state.people.own_deed = state.people.own_deed.filter(|deed| deed.steps == now);
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

/// Something that was chosen alone. Nobody at the table is asked whether it is meant: whoever has chosen it was.
pub(crate) fn act(state: &mut TableState, output: &mut Output, by: Seat, action: Action) {
    let before = steps(state);
    play::play(state, output, action);
    let deed = OwnDeed { by, action, steps: before + 1 };
    state.people.own_deed = (steps(state) > before).then_some(deed);
}

fn steps(state: &TableState) -> usize {
    match &state.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::SetupDialogue(_) | Activity::Reading(_) => 0,
    }
}

/// What was done alone is taken back, as it would be at the table.
pub(crate) fn take_back(state: &mut TableState, output: &mut Output) {
    state.people.own_deed = None;
    match state.virtual_players() {
        Some(_) => undoing::undo(state, output),
        None => undo::undo(state, output),
    }
}

/// What a player can do now; none if nothing is theirs. What they have done last stands last, to be taken back.
fn content(state: &TableState, seat: Seat) -> Option<Content> {
    let Some(undo) = taking_back::choice(state, seat) else { return asked(state, seat) };
    let mut content = asked(state, seat).unwrap_or_default();
    content.choices.push(undo);
    Some(content)
}

/// What is asked of a player now, and what can be chosen; none if nothing is.
fn asked(state: &TableState, seat: Seat) -> Option<Content> {
    let game = state.game().filter(|_| !state.is_abandoned() && !state.goes_by_letters())?;
    // Whoever has stepped out only watches.
    if !game.in_play().contains(seat) {
        return None;
    }
    // A card that can be looked at, or lies open, is given first.
    if state.apart().is_some_and(|apart| apart.about == About::Card) {
        return None;
    }
    // Who names somebody is a secret: all are told something at once, and one of them can choose.
    let names = matches!(game.phase(), Phase::Assassination { .. }).then(|| namer(state)).flatten();
    if names.is_some_and(|names| names != seat) {
        return characters::asking::waits_for_naming(game).map(|line| Content::told(vec![line]));
    }
    let team = team_of(game, seat);
    let mut acts = acts(state, game, seat, |offer| is_of(game, offer, seat));
    // Whoever has come forward as one of the own side can't be named.
    acts.retain(|choice| names.is_none() || is_true(state, choice.answer));
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
    Choice {
        answer: Answer::Team([seat].into_iter().collect()),
        label: means(),
        means: means(),
        refused: None,
        is_final: false,
    }
}

/// Whether the narrator knows of nothing that contradicts it.
fn is_true(state: &TableState, answer: Answer) -> bool {
    !matches!(answer, Answer::Act(action) if known::contradiction(state, action).is_some())
}
