//! What stands in a game by post: the open proposal, who has sent what, the deadline.

pub(crate) mod messages;

use crate::game::plot::{Moment, Window};
use crate::game::role::Role;
use crate::game::{Action, Count, MissionCard, Phase, PlotCard, Seat, SeatSet, Side};
use crate::journal::events::numbers;
use crate::journal::private::{Deadline, MissingVotes, Proposal, Received};
use crate::language::{Message, Verb};
use crate::state::table_state::TableState;
use serde_json::{Map, Value, json};

/// Whether a command means nothing at other tables.
pub(crate) fn is_of_forum(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Deadline
            | Verb::DeadlineHours
            | Verb::DeadlineDays
            | Verb::Missing
            | Verb::MissingApprove
            | Verb::MissingReject
            | Verb::MissingLeftOut
            | Verb::Posts
            | Verb::NextPost
            | Verb::Copy
    )
}

/// The team that votes and orders come in for.
pub(crate) fn open_proposal(state: &TableState) -> Option<Proposal> {
    let record = state.record_of_forum()?;
    let open = match record.game().phase() {
        Phase::Vote { .. } => true,
        Phase::Window(Window { at, .. }) => matches!(at, Moment::BeforeVote { .. }),
        _ => false,
    };
    if open { Proposal::last(record) } else { None }
}

/// Whether a card is declared before the vote that it would overrule.
pub(crate) fn is_early(state: &TableState, card: PlotCard) -> bool {
    card == PlotCard::NoConfidence && open_proposal(state).is_some()
}

/// Who has not voted, and which members have sent no order.
pub(crate) fn missing(state: &TableState) -> (SeatSet, SeatSet) {
    let (Some(about), Some(private)) = (open_proposal(state), state.private()) else {
        return (SeatSet::EMPTY, SeatSet::EMPTY);
    };
    let received = |player: &Seat| private.received(about, *player);
    let votes = state.everybody().iter().filter(|player| received(player).vote().is_none()).collect();
    let orders = about.team.iter().filter(|player| received(player).card.is_none()).collect();
    (votes, orders)
}

pub(crate) fn side_of(state: &TableState, player: Seat) -> Option<Side> {
    state.deal()?.open().role(player).map(Role::side)
}

/// Lines that stand together, with an empty line before the next ones.
pub(crate) type Paragraph = Vec<Message>;

/// The deadline once more: a length of time counts from the post that set it, not from this one.
pub(crate) fn deadline_as_told(state: &TableState) -> Paragraph {
    match deadline(state) {
        Some(deadline) if deadline.is_length() => vec![Message::new("post-deadline-stands")],
        _ => deadline_lines(state),
    }
}

pub(crate) fn deadline_lines(state: &TableState) -> Paragraph {
    vec![match deadline(state) {
        Some(deadline) => {
            let key = if deadline.is_length() { "post-deadline-in" } else { "post-deadline" };
            Message::new(key).message("deadline", deadline.message())
        }
        None => Message::new("post-no-deadline"),
    }]
}

/// Whether a post asks somebody for something, and names the deadline.
pub(crate) fn asks_for_something(state: &TableState) -> bool {
    let phase = state.record_of_forum().map(|record| record.game().phase());
    phase.is_some_and(|phase| !matches!(phase, Phase::Setup | Phase::Over(_)))
}

/// Whether something is open that a deadline ends.
pub(crate) fn waits_for_deadline(state: &TableState) -> bool {
    let phase = state.record_of_forum().map(|record| record.game().phase());
    matches!(phase, Some(Phase::Vote { .. } | Phase::Window(_)))
}

/// What counts for whoever has not voted: as told in this game, else as in the settings.
pub(crate) fn missing_votes(state: &TableState) -> MissingVotes {
    state
        .private()
        .and_then(crate::journal::private::Private::missing_votes)
        .unwrap_or(state.preferences.missing_votes)
}

/// The same, as a sentence.
pub(crate) fn missing_votes_line(state: &TableState) -> Message {
    Message::new(match missing_votes(state) {
        MissingVotes::Approve => "missing-votes-approve",
        MissingVotes::Reject => "missing-votes-reject",
        MissingVotes::LeaveOut => "missing-votes-leave-out",
    })
}

/// What the narrator does by itself now: the rest follows from what it knows.
pub(crate) fn own_action(state: &TableState) -> Option<Action> {
    let record = state.record_of_forum()?;
    let game = record.game();
    match game.phase() {
        Phase::Setup => Some(Action::TableReady),
        Phase::Window(Window { at: Moment::AfterApproval { .. }, .. }) => {
            let card = PlotCard::NoConfidence;
            let players = state.private()?.no_confidence(Proposal::last(record)?);
            let by = players.into_iter().find(|by| game.plot().holds(*by, card))?;
            Some(Action::Use { by, card, on: None })
        }
        Phase::FaceUp(run) => {
            let member = run.waits_for().iter().next()?;
            Some(Action::FaceUp { member, card: order_of(state, member)? })
        }
        Phase::Mission(run) => {
            let orders: Option<Vec<MissionCard>> =
                run.counting().iter().map(|member| order_of(state, member)).collect();
            Some(Action::Count(Count::of_cards(&orders?)))
        }
        _ => None,
    }
}

/// The order that counts for a member of the last proposed team; none if the narrator does not know who is what.
pub(crate) fn order_of(state: &TableState, member: Seat) -> Option<MissionCard> {
    let role = state.deal()?.open().role(member)?;
    let record = state.record_of_forum()?;
    let watched = record.game().phase().run().and_then(|run| run.watched);
    let order = state.private()?.order(Proposal::last(record)?, member, Some(role), watched)?;
    Some(order.card)
}

/// Which deadline counts now.
fn deadline(state: &TableState) -> Option<Deadline> {
    state.private()?.deadline(votes_taken(state))
}

pub(crate) fn votes_taken(state: &TableState) -> u32 {
    let past = state.record_of_forum().map(crate::journal::record::Record::past).unwrap_or_default();
    past.iter().filter(|step| matches!(step.action, Action::Vote(_))).count() as u32
}

/// The deadline, who has sent what, and what counts for the rest; nothing in another game.
pub(crate) fn forum_fields(state: &TableState) -> Map<String, Value> {
    if !state.goes_by_letters() {
        return Map::new();
    }
    let (about, private) = (open_proposal(state), state.private());
    let sent = |has: fn(&Received) -> bool| -> SeatSet {
        let (Some(about), Some(private)) = (about, private) else { return SeatSet::EMPTY };
        state.everybody().iter().filter(|player: &Seat| has(&private.received(about, *player))).collect()
    };
    let fields = [
        ("deadline", json!(deadline(state).map(Deadline::id))),
        ("missing_votes", json!(missing_votes(state))),
        ("received", json!(numbers(sent(|received| received.vote().is_some())))),
        ("ordered", json!(numbers(sent(|received| received.card.is_some())))),
        ("posts", json!(private.map_or(0, |private| private.posts().count()))),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
