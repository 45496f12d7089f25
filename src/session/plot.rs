//! Commands about plot cards: drawing, giving, using, passing. What is not named is what was asked for.

pub mod announce;
pub mod asking;
pub(super) mod keys;
pub mod questions;
pub mod refuse;

use super::Mode;
use super::narration::Topic;
use super::question::Question;
use crate::game::mission::Run;
use crate::game::plot::{Dealing, Due, Moment, Window};
use crate::game::{Action, Game, MissionCard, PartialCount, Phase, PlotCard, Refusal, Seat, SeatSet};
use crate::journal::entry::Draft;
pub use crate::language::plot::{does, name};
use crate::language::{Intent, Message, Verb};
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::table;

/// What "success" alone tells.
const NO_FAIL: PartialCount = PartialCount { fails: Some(0), reverses: None, rogues: None };

/// A use of a plot card that still lacks a player or a card: its holder is asked for it.
pub(super) struct Unfinished {
    by: Seat,
    card: PlotCard,
}

impl Unfinished {
    fn draft(&self) -> Draft {
        Draft::Using { by: self.by, card: self.card }
    }
}

/// The one that there is; none if there are several.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let one = all.next()?;
    all.next().is_none().then_some(one)
}

fn only_card_to_give(game: &Game) -> Option<PlotCard> {
    match game.phase() {
        Phase::Plot(dealing) => only(dealing.to_give.kinds()),
        _ => None,
    }
}

/// What a holder is asked.
pub(super) fn window_question(window: Window) -> Question {
    Question::UseCard { asked: window.asked, card: window.at.card() }
}

/// What is open while the leader deals.
pub(super) fn dealing_question(dealing: Dealing) -> Question {
    match dealing.due {
        Some(Due { card: PlotCard::TakeResponsibility, by }) => Question::TakeCard { by },
        Some(Due { card, by }) => Question::Target { by, card },
        None if dealing.to_draw > 0 => Question::DrawCard { left: dealing.to_draw },
        None => Question::GiveCard,
    }
}

/// What was played face up: the members are asked in the order of their seats.
pub(super) fn face_up_question(run: Run) -> Question {
    run.waits_for().iter().next().map_or(Question::Count, |member| Question::FaceUp { member })
}

/// A card that is about to be used, and lacks a player or another card.
pub(super) fn using(draft: Option<&Draft>) -> Option<Question> {
    match draft {
        Some(Draft::Using { by, card: PlotCard::TakeResponsibility }) => Some(Question::TakeCard { by: *by }),
        Some(Draft::Using { by, card }) => Some(Question::On { by: *by, card: *card }),
        _ => None,
    }
}

/// A use that was begun, when something else is told than what it lacks.
pub(super) fn put_off(draft: &Draft, told: Option<Action>) -> Option<Message> {
    let Draft::Using { by, card } = *draft else { return None };
    let completes = match told {
        Some(Action::Use { by: user, card: used, .. }) => (user, used) == (by, card),
        Some(Action::Take { by: user, .. }) => user == by && card == PlotCard::TakeResponsibility,
        _ => false,
    };
    (!completes).then(|| Message::new("use-put-off").player("player", by).message("card", name(card)))
}

/// Whether the mission cards of the run lie on the table already: the step before was about them.
pub(super) fn cards_are_played(before: Phase) -> bool {
    match before {
        Phase::FaceUp(_) | Phase::Trap(_) => true,
        Phase::Window(window) => matches!(window.at, Moment::AfterCards(_)),
        _ => false,
    }
}

/// The single action that a command about plot cards is; none if it is another one, or not complete.
pub(super) fn plot_action(scene: &Scene, intent: &Intent) -> Option<Action> {
    let game = scene.game()?;
    let question = scene.question();
    Some(match (intent, question) {
        (Intent::DrawCard(card), _) => Action::Draw(*card),
        (Intent::DrawAnyway(card), _) if game.plot().deck().count(*card) > 0 => Action::Draw(*card),
        (Intent::DrawAnyway(card), _) => Action::DrawAnyway(*card),
        (Intent::Plain(Verb::DrawForMe), _) | (Intent::Plain(Verb::Draw), Question::DrawCard { .. }) => {
            Action::DrawForLeader
        }
        (Intent::Give { card, to }, _) => Action::Give { card: card.or_else(|| only_card_to_give(game))?, to: *to },
        (Intent::On(named), _) => about(scene, game, *named)?,
        (Intent::Use { by, card, on }, _) => use_action(scene, game, *by, *card, *on)?,
        (Intent::Take { card, from }, _) => take_action(scene, game, *card, *from)?,
        (Intent::Plain(Verb::Pass), Question::UseCard { .. }) => Action::Pass,
        (Intent::Pass(by), Question::UseCard { asked: Some(asked), .. }) if *by == asked => Action::Pass,
        (Intent::Plain(Verb::PassAll), Question::UseCard { .. }) => Action::PassAll,
        (Intent::Played(member, card), _) => Action::FaceUp { member: *member, card: *card },
        // "Success", "fail", "reverse" alone are the open card of the player who was asked; a program names the player.
        (Intent::Count { told, successes: None }, Question::FaceUp { member })
            if *told == NO_FAIL && scene.mode == Mode::Table =>
        {
            Action::FaceUp { member, card: MissionCard::Success }
        }
        (Intent::Opens(verb @ (Verb::Fails | Verb::Reverses | Verb::Rogues)), Question::FaceUp { member })
            if scene.mode == Mode::Table =>
        {
            let card = match verb {
                Verb::Reverses => MissionCard::Reverse,
                Verb::Rogues => MissionCard::RogueSuccess,
                _ => MissionCard::Fail,
            };
            Action::FaceUp { member, card }
        }
        _ => return None,
    })
}

/// A player is named: for an immediate card, for a card that is used, or as the one whose card is taken.
fn about(scene: &Scene, game: &Game, named: Seat) -> Option<Action> {
    Some(match scene.question() {
        Question::Target { .. } => Action::On(named),
        Question::On { by, card } => Action::Use { by, card, on: Some(named) },
        Question::UseCard { card, .. } if card.needs_target() => {
            Action::Use { by: who_uses(scene)?, card, on: Some(named) }
        }
        Question::TakeCard { by } => Action::Take { by, card: only(game.plot().hand(named).kinds())?, from: named },
        _ => return None,
    })
}

fn use_action(
    scene: &Scene,
    game: &Game,
    by: Option<Seat>,
    card: Option<PlotCard>,
    on: Option<Seat>,
) -> Option<Action> {
    // An immediate card is used as soon as it is given: whoever has it only names a player.
    if let (Phase::Plot(dealing), Some(named)) = (game.phase(), on)
        && let Some(Due { card: due, by: holder }) = dealing.due
        && card.is_none_or(|card| card == due)
        && by.is_none_or(|by| by == holder)
    {
        return Some(Action::On(named));
    }
    let Unfinished { by, card } = meant(scene, by, card)?;
    match (card, on) {
        (PlotCard::TakeResponsibility, Some(from)) => {
            Some(Action::Take { by, card: only(game.plot().hand(from).kinds())?, from })
        }
        (PlotCard::TakeResponsibility, None) if game.plot().takeable(by, game.seats()).next().is_some() => None,
        (card, None) if card.needs_target() => None,
        (card, on) => Some(Action::Use { by, card, on }),
    }
}

/// Who uses which card: what was not said is what the open question is about.
fn meant(scene: &Scene, by: Option<Seat>, card: Option<PlotCard>) -> Option<Unfinished> {
    match (scene.question(), by, card) {
        (_, Some(by), Some(card)) => Some(Unfinished { by, card }),
        (Question::UseCard { card: asked_for, .. }, by, card) => {
            Some(Unfinished { by: by.or_else(|| who_uses(scene))?, card: card.unwrap_or(asked_for) })
        }
        (_, None, Some(card)) => {
            let game = scene.game()?;
            only(game.plot().holders(card, game.seats()).iter()).map(|by| Unfinished { by, card })
        }
        _ => None,
    }
}

/// Who uses the card of the open window, if nobody is named: who is asked, or the only one who can.
pub(super) fn who_uses(scene: &Scene) -> Option<Seat> {
    let game = scene.game()?;
    match game.phase() {
        Phase::Window(window) => only(game.may_come(window).iter()),
        _ => None,
    }
}

/// A use that may begin now.
pub(super) fn unfinished(scene: &Scene, by: Option<Seat>, card: Option<PlotCard>) -> Result<Unfinished, Refusal> {
    let game = scene.game().ok_or(Refusal::GameOver)?;
    let using = meant(scene, by, card).ok_or(Refusal::NotNow(game.phase()))?;
    game.may_use(using.by, using.card).map(|()| using)
}

/// Whether what a use lacks is asked for already.
pub(super) fn is_asked_for(scene: &Scene, using: &Unfinished) -> bool {
    Some(scene.question()) == self::using(Some(&using.draft()))
}

/// Takes a card from its holder, where there is only one; the taker is the one who was asked, or the only one who
/// could.
fn take_action(scene: &Scene, game: &Game, card: PlotCard, from: Option<Seat>) -> Option<Action> {
    let by = match scene.question() {
        Question::TakeCard { by } => by,
        _ => only(game.seats().iter().filter(|by| game.may_use(*by, PlotCard::TakeResponsibility).is_ok()))?,
    };
    let others = game.plot().holders(card, game.seats()).without([by].into_iter().collect());
    Some(Action::Take { by, card, from: from.or_else(|| only(others.iter()))? })
}

/// What is left of a command about plot cards that is no single action: a question, or a refusal.
/// False if the command is another one.
pub(super) fn plot_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let question = scene.question();
    match (intent, question) {
        (
            Intent::Plain(Verb::Cancel | Verb::Back | Verb::Stop | Verb::Pass),
            Question::On { .. } | Question::TakeCard { .. },
        ) if scene.is_half_answered() => drop_use(scene, desk),
        (Intent::Give { card: None, .. }, Question::GiveCard) => super::refuse::incomplete(scene, desk, Verb::Give),
        (Intent::Use { by, card, .. }, _) => begin_use(scene, desk, *by, *card),
        (Intent::Take { card, .. }, Question::TakeCard { by }) => refuse_take(scene, desk, by, *card),
        (Intent::Pass(by), Question::UseCard { asked: Some(asked), .. }) => {
            super::refuse::refuse_action(scene, desk, &Refusal::NotAsked { player: *by, asked });
        }
        _ => return false,
    }
    true
}

/// The card is not used after all.
pub(super) fn drop_use(scene: &mut Scene, desk: &mut Desk) {
    table::note(scene, desk, Draft::Nothing);
    super::asking::ask_again(scene, desk);
}

/// A card is used that needs a player or another card: asks for it, if the card may be used now.
fn begin_use(scene: &mut Scene, desk: &mut Desk, by: Option<Seat>, card: Option<PlotCard>) {
    match unfinished(scene, by, card) {
        Ok(using) if is_asked_for(scene, &using) => super::asking::ask_again(scene, desk),
        Ok(using) => {
            let put_off = scene.draft().and_then(|draft| put_off(draft, None));
            put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
            table::note(scene, desk, using.draft());
            super::asking::ask(scene, desk);
        }
        Err(refusal) => super::refuse::refuse_action(scene, desk, &refusal),
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
