//! What a player has done on something of their own can be taken back there too, as long as nothing has come of it.

use crate::game::{Action, PlotCard, Seat};
use crate::language::{Message, deed};
use crate::state::open::Activity;
use crate::state::private_prompt::Choice;
use crate::state::table_state::TableState;
use protocol::{Answer, Channel};

/// The choice that takes back what this player has done last; none once somebody has learnt something from it, or
/// anything else has come.
pub(crate) fn choice(state: &TableState, seat: Seat) -> Option<Choice> {
    let Activity::Game(table) = &state.activity else { return None };
    let (record, own) = (&table.record, state.people.deliveries[seat].channel == Channel::Own);
    let deed = state.people.own_deed.filter(|deed| own && deed.by == seat && deed.steps == record.past().len())?;
    let step = record.past().last().filter(|step| step.action == deed.action)?;
    let goes_on = record.ends_with_change() || state.is_abandoned() || state.is_half_answered();
    let is_over = record.game().ending().is_some();
    // How somebody has voted openly on a team everybody knows.
    let is_known = state.given().is_some_and(|given| given.opened().iter().next().is_some());
    if goes_on || is_over || is_known || is_final(step.action) || step.action == Action::DrawForLeader {
        return None;
    }
    let label = match step.action {
        Action::Propose(team) => Message::new("own-undo-team").players("team", team),
        Action::NameMission(mission) => Message::new("own-undo-mission").number("mission", mission.number()),
        _ => Message::new("own-undo-deed").message("what", deed::sentence(step.events.first()?)?),
    };
    Some(Choice { answer: Answer::Undo, label: label.clone(), means: label, refused: None, is_final: false })
}

/// Whether an action can't be taken back among people, since somebody learns something from it: a card that was shown or
/// looked at can't be hidden again, and who has come forward is known.
pub(crate) fn is_final(action: Action) -> bool {
    match action {
        Action::Accuse(_) | Action::Assassinate(_) | Action::Expose(_) | Action::Claim(_) => true,
        // A card is shown, looked at, or laid open.
        Action::Examine(_) | Action::On(_) | Action::Trap(_) | Action::FaceUp { .. } => true,
        Action::Use { card, .. } => matches!(card, PlotCard::CloseEye | PlotCard::TakeResponsibility),
        Action::Take { .. } => true,
        _ => false,
    }
}
