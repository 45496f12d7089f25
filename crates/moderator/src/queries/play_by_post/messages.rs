//! Which messages were written and are to be sent, and what may be said of a side in them.

use crate::game::secret::Sealed;
use crate::game::{Action, MissionCard, Module, Outcome, Phase, Seat, Side};
use crate::journal::game_history;
use crate::journal::game_history::Round;
use crate::journal::private::Proposal;
use crate::journal::record::{Record, Step};
use crate::language::{Message, terms};
use crate::state::table_state::TableState;
use protocol::Outgoing;

/// Whether the spies know each other.
pub(crate) fn has_blind_spies(state: &TableState) -> bool {
    state.record_of_forum().is_some_and(|record| record.setup().modules.contains(Module::BlindSpies))
}

/// Who was what, once the game is over.
pub(crate) fn unmasked(state: &TableState) -> Vec<Message> {
    let (Some(deal), Some(game)) = (state.deal(), state.game()) else { return Vec::new() };
    if !matches!(game.phase(), Phase::Over(_)) {
        return Vec::new();
    }
    let of = |side| {
        let is = |player: &Seat| deal.open().role(*player).is_some_and(|role| role.side() == side);
        game.seats().iter().filter(is).collect()
    };
    let sides = [
        Message::new("post-spies").players("names", of(Side::Spies)),
        Message::new("post-resistance").players("names", of(Side::Resistance)),
    ];
    let character = |player: Seat| {
        let role = Message::new(terms::character(deal.open().role(player)?)?);
        Some(Message::new("roles-told-character").player("player", player).message("role", role))
    };
    sides.into_iter().chain(game.seats().iter().filter_map(character)).collect()
}

/// Which post it is, and to whom it goes; its title is still to be added.
pub(crate) fn label(number: usize, to: Option<Seat>) -> Message {
    let key = if to.is_some() { "message-written" } else { "post-written" };
    with_player(Message::new(key).number("number", number as u32), to)
}

pub(crate) fn with_player(message: Message, player: Option<Seat>) -> Message {
    match player {
        Some(player) => message.player("player", player),
        None => message,
    }
}

pub(crate) fn outgoing(state: &TableState, number: usize) -> Option<Outgoing> {
    let post = state.private()?.posts().nth(number.checked_sub(1)?)?;
    Some(Outgoing {
        number: number as u32,
        to: post.to,
        name: post.to.and_then(|to| state.localizer.names().get(to).cloned()),
        title: post.title.clone(),
        text: Sealed::new(post.text.clone()),
    })
}

/// How many actions the posts for everybody have told.
pub(crate) fn actions_told(state: &TableState) -> usize {
    actions_posted(state).min(state.record_of_forum().map_or(0, |record: &Record| record.past().len()))
}

/// The same, with those that were taken back since.
pub(crate) fn actions_posted(state: &TableState) -> usize {
    let last = state.private().and_then(|private| private.posts().rfind(|post| post.to.is_none()));
    last.map_or(0, |post| post.actions as usize)
}

/// Whether everybody has been written to.
pub(crate) fn has_posted(state: &TableState) -> bool {
    state.private().is_some_and(|private| private.posts().any(|post| post.to.is_none()))
}

/// Whether a player has ordered, for the last mission and for an earlier one, what a Rogue wins alone by; true
/// where the narrator does not know the orders.
pub(crate) fn can_have_won_alone(state: &TableState, player: Seat, outcome: Outcome) -> bool {
    let (Some(record), Some(deal)) = (state.record_of_forum(), state.deal()) else { return true };
    let Some(role) = deal.open().role(player) else { return true };
    let wanted = match outcome {
        Outcome::Success => MissionCard::RogueSuccess,
        Outcome::Fail => MissionCard::Fail,
    };
    let has_ordered = |round: &Round| {
        let Some(proposal) = round.proposals.last() else { return false };
        let about = Proposal { round: round.number, proposal: proposal.number, team: proposal.team };
        let order = state.private().and_then(|private| private.order(about, player, Some(role), round.watched()));
        let counts = proposal.team.contains(player) && round.trapped() != Some(player);
        counts && order.is_some_and(|order| order.card == wanted)
    };
    let mut run = game_history::rounds(record).into_iter().filter(|round| round.run.is_some());
    let last = run.next_back();
    last.is_some_and(|last| has_ordered(&last)) && run.any(|round| has_ordered(&round))
}

/// Whether a forum game has moved by no command yet.
pub(crate) fn is_untouched(past: &[Step]) -> bool {
    past.iter().all(|step| step.action == Action::TableReady)
}
