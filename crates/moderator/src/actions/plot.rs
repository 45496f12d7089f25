//! Commands about plot cards that are more than a single action, or less.

use crate::game::{PlotCard, PlotRefusal, Refusal, Seat, SeatSet};
use crate::journal::entry::Draft;
use crate::language::plot::name;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, keeping};
use crate::queries::plot::meaning;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What is left of a command about plot cards that is no single action: a question, or a refusal.
/// False if the command is another one.
pub(crate) fn plot_command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let question = state.question();
    match (intent, question) {
        (Intent::Plain(Verb::Cancel | Verb::Back | Verb::Pass), Question::On { .. } | Question::TakeCard { .. })
            if state.is_half_answered() =>
        {
            drop_use(state, output)
        }
        (Intent::Give { card: None, .. }, Question::GiveCard) => refusing::incomplete(state, output, Verb::Give),
        (Intent::Use { by, card, .. }, _) => begin_use(state, output, *by, *card),
        (Intent::Take { card, .. }, Question::TakeCard { by }) => refuse_take(state, output, by, *card),
        (Intent::Pass(by), Question::UseCard { asked: Some(asked), .. }) => {
            refusing::refuse_action(state, output, &Refusal::Plot(PlotRefusal::NotAsked { player: *by, asked }));
        }
        _ => return false,
    }
    true
}

/// The card is not used after all.
pub(crate) fn drop_use(state: &mut TableState, output: &mut Output) {
    keeping::note(state, output, Draft::Nothing);
    asking::ask_again(state, output);
}

/// A card is used that needs a player or another card: asks for it, if the card may be used now.
fn begin_use(state: &mut TableState, output: &mut Output, by: Option<Seat>, card: Option<PlotCard>) {
    match meaning::unfinished(state, by, card) {
        Ok(using) if meaning::is_asked_for(state, &using) => asking::ask_again(state, output),
        Ok(using) => {
            let put_off = state.draft().and_then(|draft| meaning::put_off(draft, None));
            put_off.into_iter().for_each(|message| output.say(state, Topic::Plot, message));
            keeping::note(state, output, using.draft());
            asking::ask(state, output);
        }
        Err(refusal) => refusing::refuse_action(state, output, &refusal),
    }
}

/// Nobody else holds the card that somebody wants to take, or several do.
fn refuse_take(state: &TableState, output: &mut Output, by: Seat, card: PlotCard) {
    let Some(game) = state.game() else { return };
    let others: SeatSet = game.plot().holders(card, game.seats()).iter().filter(|seat| *seat != by).collect();
    let message = match others.is_empty() {
        true => Message::new("refused-take-none").message("card", name(card)),
        false => Message::new("refused-take-several").message("card", name(card)).players("names", others),
    };
    output.refuse(state, "ambiguous-player", message);
}
