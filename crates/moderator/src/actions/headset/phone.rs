//! The one phone goes round: whoever has it alone says so, reads and answers there, and hides it. Then the next one is
//! asked for.

use crate::actions::headset;
use crate::actions::headset::keys::Press;
use crate::actions::prompts;
use crate::game::Seat;
use crate::narration::asking;
use crate::output::Output;
use crate::queries;
use crate::state::headset::Progress;
use crate::state::table_state::TableState;
use protocol::Answer;

/// Nothing has to be looked for first: the phone is there.
pub(crate) fn offer(state: &mut TableState, output: &mut Output) {
    if let Some(hand_over) = headset::hand_over_mut(state) {
        hand_over.progress = Progress::Offered;
    }
    asking::ask(state, output);
}

/// Takes what was answered. False if it was not taken. Whoever has the phone hides it with what they are done with.
pub(crate) fn answered(state: &mut TableState, output: &mut Output, from: Seat, number: u32, answer: Answer) -> bool {
    let has_phone = queries::headset::holder(state) == Some(from);
    if !has_phone || answer != Answer::Done {
        return prompts::answered(state, output, from, number, answer);
    }
    let prompt = queries::prompts::prompt(state, from);
    prompt.is_some_and(|prompt| prompt.number == number) && hide(state, output)
}

/// Something was pressed, or said, that is about the phone on its way.
pub(crate) fn pressed(state: &mut TableState, output: &mut Output, press: Press) {
    match (state.hand_over().map(|hand_over| hand_over.progress), press) {
        (Some(Progress::Offered), Press::Hide) => take(state, output),
        (Some(Progress::Offered), _) => asking::ask_again(state, output),
        (Some(Progress::SpeechInputOrder), Press::Hide) => {
            hide(state, output);
        }
        // Whoever has it alone has it all before them, and nothing is said meanwhile.
        _ => {}
    }
}

/// Somebody has the phone alone: from now on everybody has the same time.
fn take(state: &mut TableState, output: &mut Output) {
    let Some(about) = state.due().map(|due| due.about) else { return };
    headset::begin_slot(state, output, about);
}

/// What somebody has is hidden, and the phone goes on once everybody had the same time. False if something is still to be
/// chosen.
fn hide(state: &mut TableState, output: &mut Output) -> bool {
    // Whoever has answered on something else has no prompt any more, and still the phone.
    let holder = queries::headset::holder(state).and_then(|seat| queries::prompts::prompt(state, seat));
    if holder.is_some_and(|prompt| !prompt.content.open().takes(Answer::Done)) {
        return false;
    }
    headset::end_turn(state, output);
    true
}
