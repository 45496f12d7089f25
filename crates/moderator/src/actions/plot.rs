//! Commands about plot cards that are more than a single action, or less.

use crate::game::{PlotCard, Refusal, Seat, SeatSet};
use crate::journal::entry::Draft;
use crate::language::plot::name;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, keeping};
use crate::queries::plot::meaning;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// What is left of a command about plot cards that is no single action: a question, or a refusal.
/// False if the command is another one.
pub(crate) fn plot_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let question = scene.question();
    match (intent, question) {
        (Intent::Plain(Verb::Cancel | Verb::Back | Verb::Pass), Question::On { .. } | Question::TakeCard { .. })
            if scene.is_half_answered() =>
        {
            drop_use(scene, desk)
        }
        (Intent::Give { card: None, .. }, Question::GiveCard) => refusing::incomplete(scene, desk, Verb::Give),
        (Intent::Use { by, card, .. }, _) => begin_use(scene, desk, *by, *card),
        (Intent::Take { card, .. }, Question::TakeCard { by }) => refuse_take(scene, desk, by, *card),
        (Intent::Pass(by), Question::UseCard { asked: Some(asked), .. }) => {
            refusing::refuse_action(scene, desk, &Refusal::NotAsked { player: *by, asked });
        }
        _ => return false,
    }
    true
}

/// The card is not used after all.
pub(crate) fn drop_use(scene: &mut Scene, desk: &mut Desk) {
    keeping::note(scene, desk, Draft::Nothing);
    asking::ask_again(scene, desk);
}

/// A card is used that needs a player or another card: asks for it, if the card may be used now.
fn begin_use(scene: &mut Scene, desk: &mut Desk, by: Option<Seat>, card: Option<PlotCard>) {
    match meaning::unfinished(scene, by, card) {
        Ok(using) if meaning::is_asked_for(scene, &using) => asking::ask_again(scene, desk),
        Ok(using) => {
            let put_off = scene.draft().and_then(|draft| meaning::put_off(draft, None));
            put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
            keeping::note(scene, desk, using.draft());
            asking::ask(scene, desk);
        }
        Err(refusal) => refusing::refuse_action(scene, desk, &refusal),
    }
}

/// Nobody else holds the card that somebody wants to take, or several do.
fn refuse_take(scene: &Scene, desk: &mut Desk, by: Seat, card: PlotCard) {
    let Some(game) = scene.game() else { return };
    let others: SeatSet = game.plot().holders(card, game.seats()).iter().filter(|seat| *seat != by).collect();
    let message = match others.is_empty() {
        true => Message::new("refused-take-none").message("card", name(card)),
        false => Message::new("refused-take-several").message("card", name(card)).players("names", others),
    };
    desk.refuse(scene, "ambiguous-player", message);
}
