//! The action that a command about plot cards comes to. What is not named is what was asked for.

use crate::game::plot::{Due, Moment};
use crate::game::{Action, Game, MissionCard, Phase, PlotCard, Refusal, RoundRefusal, Seat};
use crate::journal::entry::Draft;
use crate::language::plot::name;
use crate::language::{Intent, Message, Verb};
use crate::queries::plot::NO_FAIL;
use crate::state::open::Mode;
use crate::state::prompts;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// A use of a plot card that still lacks a player or a card: its holder is asked for it.
pub(crate) struct Unfinished {
    pub(crate) by: Seat,
    pub(crate) card: PlotCard,
}

impl Unfinished {
    pub(crate) fn draft(&self) -> Draft {
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

/// A use that was begun, when something else is told than what it lacks.
pub(crate) fn put_off(draft: &Draft, told: Option<Action>) -> Option<Message> {
    let Draft::Using { by, card } = *draft else { return None };
    let completes = match told {
        Some(Action::Use { by: user, card: used, .. }) => (user, used) == (by, card),
        Some(Action::Take { by: user, .. }) => user == by && card == PlotCard::TakeResponsibility,
        _ => false,
    };
    (!completes).then(|| Message::new("use-put-off").player("player", by).message("card", name(card)))
}

/// Whether the mission cards of the run lie on the table already: the step before was about them.
pub(crate) fn cards_are_played(before: Phase) -> bool {
    match before {
        Phase::FaceUp(_) | Phase::Trap(_) => true,
        Phase::Window(window) => matches!(window.at, Moment::AfterCards(_)),
        _ => false,
    }
}

/// The single action that a command about plot cards is; none if it is another one, or not complete.
pub(crate) fn plot_action(state: &TableState, intent: &Intent) -> Option<Action> {
    let game = state.game()?;
    let question = state.question();
    Some(match (intent, question) {
        (Intent::DrawCard(card), _) => Action::Draw(*card),
        (Intent::DrawAnyway(card), _) if game.plot().deck().count(*card) > 0 => Action::Draw(*card),
        (Intent::DrawAnyway(card), _) => Action::DrawAnyway(*card),
        (Intent::Plain(Verb::DrawForMe), _) | (Intent::Plain(Verb::Draw), Question::DrawCard { .. }) => {
            Action::DrawForLeader
        }
        (Intent::Give { card, to }, _) => Action::Give { card: card.or_else(|| only_card_to_give(game))?, to: *to },
        (Intent::On(named), _) => about(state, game, *named)?,
        (Intent::Use { by, card, on }, _) => use_action(state, game, *by, *card, *on)?,
        (Intent::Take { card, from }, _) => take_action(state, game, *card, *from)?,
        (Intent::Plain(Verb::Pass), Question::UseCard { .. }) => Action::Pass,
        (Intent::Pass(by), Question::UseCard { asked: Some(asked), .. }) if *by == asked => Action::Pass,
        (Intent::Plain(Verb::PassAll), Question::UseCard { .. }) => Action::PassAll,
        (Intent::Played(member, card), _) => Action::FaceUp { member: *member, card: *card },
        // "Success", "fail", "reverse" alone are the open card of the player who was asked; a program names the player.
        (Intent::Count { told, successes: None }, Question::FaceUp { member })
            if *told == NO_FAIL && state.mode == Mode::Table =>
        {
            Action::FaceUp { member, card: MissionCard::Success }
        }
        (Intent::Opens(verb @ (Verb::Fails | Verb::Reverses | Verb::Rogues)), Question::FaceUp { member })
            if state.mode == Mode::Table =>
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
fn about(state: &TableState, game: &Game, named: Seat) -> Option<Action> {
    Some(match state.question() {
        Question::Target { .. } => Action::On(named),
        Question::On { by, card } => Action::Use { by, card, on: Some(named) },
        Question::UseCard { card, .. } if card.needs_target() => {
            Action::Use { by: who_uses(state)?, card, on: Some(named) }
        }
        Question::TakeCard { by } => Action::Take { by, card: only(game.plot().hand(named).kinds())?, from: named },
        _ => return None,
    })
}

fn use_action(
    state: &TableState,
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
    let Unfinished { by, card } = meant(state, by, card)?;
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
fn meant(state: &TableState, by: Option<Seat>, card: Option<PlotCard>) -> Option<Unfinished> {
    match (state.question(), by, card) {
        (_, Some(by), Some(card)) => Some(Unfinished { by, card }),
        (Question::UseCard { card: asked_for, .. }, by, card) => {
            Some(Unfinished { by: by.or_else(|| who_uses(state))?, card: card.unwrap_or(asked_for) })
        }
        (_, None, Some(card)) => {
            let game = state.game()?;
            only(game.plot().holders(card, game.seats()).iter()).map(|by| Unfinished { by, card })
        }
        _ => None,
    }
}

/// Who uses the card of the open window, if nobody is named: who is asked, or the only one who can.
pub(crate) fn who_uses(state: &TableState) -> Option<Seat> {
    let game = state.game()?;
    match game.phase() {
        Phase::Window(window) => only(game.may_come(window).iter()),
        _ => None,
    }
}

/// Whether a card is spent for nothing: nobody has one to be taken, or its player looks at their own. The rules allow it;
/// it is not offered, and asked about before.
pub(crate) fn is_in_vain(action: Action) -> bool {
    match action {
        Action::Use { card: PlotCard::TakeResponsibility, on: None, .. } => true,
        Action::Use { by, card: PlotCard::CloseEye, on } => on == Some(by),
        _ => false,
    }
}

/// A use that may begin now.
pub(crate) fn unfinished(
    state: &TableState,
    by: Option<Seat>,
    card: Option<PlotCard>,
) -> Result<Unfinished, Refusal> {
    let game = state.game().ok_or(Refusal::Round(RoundRefusal::GameOver))?;
    let using = meant(state, by, card).ok_or(Refusal::Round(RoundRefusal::NotNow(game.phase())))?;
    game.may_use(using.by, using.card).map(|()| using)
}

/// Whether what a use lacks is asked for already.
pub(crate) fn is_asked_for(state: &TableState, using: &Unfinished) -> bool {
    Some(state.question()) == prompts::using(Some(&using.draft()))
}

/// Takes a card from its holder, where there is only one; the taker is the one who was asked, or the only one who
/// could.
fn take_action(state: &TableState, game: &Game, card: PlotCard, from: Option<Seat>) -> Option<Action> {
    let by = match state.question() {
        Question::TakeCard { by } => by,
        _ => only(game.seats().iter().filter(|by| game.may_use(*by, PlotCard::TakeResponsibility).is_ok()))?,
    };
    let others = game.plot().holders(card, game.seats()).without([by].into_iter().collect());
    Some(Action::Take { by, card, from: from.or_else(|| only(others.iter()))? })
}
