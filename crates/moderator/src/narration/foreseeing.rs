//! Sentences that are likely to come next: worth synthesising before they are needed.

use crate::game::{Action, Ballot, Phase};
use crate::language::Form;
use crate::output::Output;
use crate::queries::subjects::all_said;
use crate::queries::telling::{Said, Telling};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::Effect;

/// The most sentences that are prepared at a time.
const MOST: usize = 40;

/// The answers that are few enough to be foreseen.
fn likely_actions(state: &TableState) -> Vec<Action> {
    let Activity::Game(table) = &state.activity else { return Vec::new() };
    let game = table.record.game();
    let players = game.in_play().len() as u8;
    match game.phase() {
        Phase::Vote { .. } => {
            let count = |approve| Action::Vote(Ballot::Count { approve, reject: players - approve });
            (0..=players).map(count).collect()
        }
        Phase::Mission(_)
        | Phase::Watch(_)
        | Phase::Trap(_)
        | Phase::Claim(_)
        | Phase::FaceUp(_)
        | Phase::Window(_)
        | Phase::Setup
        | Phase::Captain
        | Phase::Reveal
        | Phase::Examination { .. }
        | Phase::Accusation { .. }
        | Phase::Assassination { .. }
        | Phase::Proposal { mission: None } => game.legal_actions(),
        Phase::Plot(dealing) if dealing.to_draw == 0 => game.legal_actions(),
        Phase::Proposal { mission: Some(_) } | Phase::Plot(_) | Phase::Over(_) => Vec::new(),
    }
}

/// Asks for the sentences that the likely answers to the open question would bring.
pub(crate) fn foresee(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    if state.mode == Mode::Program || state.goes_by_letters() {
        return;
    }
    let record = &table.record;
    let told = Telling::of(record.setup());
    let mut sentences: Vec<String> = Vec::new();
    for action in likely_actions(state) {
        let mut game = *record.game();
        let Ok(events) = game.play(action) else { continue };
        for message in all_said(&events, record.game(), &game, told).iter().filter_map(Said::message) {
            let sentence = state.localizer.render(message, Form::Spoken, output.length_of(state, message.key()));
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
    }
    sentences.truncate(MOST);
    if !sentences.is_empty() {
        output.effects.push(Effect::Prepare(sentences));
    }
}
