//! Who can be told or asked something alone now.

use crate::game::mission::Run;
use crate::game::{Game, Reveal, Seat, SeatSet};
use crate::language::{Message, Verb};
use crate::preferences::{KeyMode, Secretly};
use crate::state::given_alone::has_plain_cards;
use crate::state::open::{Activity, LetIn, Mode};
use crate::state::pending_prompt::cards_due;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Channel, GoesRound};

/// Commands about what is told alone that can be said now, whatever is asked.
pub(crate) fn verbs(state: &TableState) -> Vec<Verb> {
    if state.human().is_some() {
        return Vec::new();
    }
    if state.mode == Mode::Program || state.goes_by_letters() {
        return of_headset(state);
    }
    let some_own = state.people.deliveries.iter().any(|(_, delivery)| delivery.channel == Channel::Own);
    let choice = state.world.addresses > 1;
    // Where one phone goes round, no computer is there that others could come to.
    let lets_in = !state.passes_phone();
    of_headset(state)
        .into_iter()
        .chain(lets_in.then_some(Verb::Phones))
        .chain(choice.then_some(Verb::PhonesAt))
        .chain(some_own.then_some(Verb::Free))
        .collect()
}

fn of_headset(state: &TableState) -> Vec<Verb> {
    if state.due().is_some() || state.game().is_none_or(|game| game.reveal() != Reveal::Headset) {
        return Vec::new();
    }
    // Nobody could tell the cards of virtual players.
    let own = state.question() == Question::Reveal && state.virtual_players().is_none();
    let (alone, round) = match state.world.goes_round {
        GoesRound::Headset => (Verb::Headset, Verb::Secretly),
        GoesRound::Phone => (Verb::PhoneFor, Verb::PhoneRound),
    };
    let there = [(true, alone), (own, Verb::OwnCards), (secret_choice(state).is_some(), round)];
    there.into_iter().filter(|(there, _)| *there).map(|(_, verb)| verb).collect()
}

/// Everybody in play, from the leader clockwise.
pub(crate) fn in_order(state: &TableState) -> Vec<Seat> {
    let Some(game) = state.game() else { return Vec::new() };
    let clockwise = game.seats().clockwise_from(game.leader());
    clockwise.filter(|seat| game.in_play().contains(*seat)).collect()
}

/// Everybody in a set, from the leader clockwise.
fn members_in_order(state: &TableState, of: SeatSet) -> Vec<Seat> {
    in_order(state).into_iter().filter(|seat| of.contains(*seat)).collect()
}

/// Whether what is answered alone is seen by nobody: what is typed in whole lines at the table could be read. On the
/// phone that goes round nobody types.
pub(crate) fn is_unseen(state: &TableState) -> bool {
    let own = |seat| state.people.deliveries[seat].channel.is_of_one();
    state.passes_phone() || state.preferences.keys != KeyMode::Line || state.everybody().iter().all(own)
}

/// What could be given alone now, and by whom.
pub(crate) fn secret_choice(state: &TableState) -> Option<(About, Vec<Seat>)> {
    let game = state.game().filter(|_| state.human().is_none())?;
    if state.question() == Question::Vote {
        // Whoever votes openly does so before all others choose, and not once more with them.
        let opened = match state.apart() {
            Some(apart) if apart.is_open => return None,
            apart => apart.map(|apart| apart.opened).unwrap_or_default(),
        };
        return Some((About::Vote, members_in_order(state, game.in_play().without(opened))));
    }
    let team = cards_due(game)?;
    (has_plain_cards(game) || are_all_alone(state)).then(|| (About::Card, members_in_order(state, team)))
}

/// Whether all members of a team have given their mission cards alone.
pub(crate) fn gave_cards_alone(state: &TableState, run: Run) -> bool {
    cards_are_there(state, &members_in_order(state, run.team))
}

/// Whether all of a team give their mission cards alone, since a virtual player is on it: of a single card that is not on
/// the table everybody would know what it is.
pub(crate) fn are_all_alone(state: &TableState) -> bool {
    let team = state.game().and_then(cards_due).unwrap_or_default();
    team.iter().any(|member| state.people.deliveries[member].channel == Channel::Bot)
}

/// Whether mission cards are given alone in all missions, and none lies on the table.
pub(crate) fn plays_cards_secretly(state: &TableState) -> bool {
    if state.human().is_some() || are_all_alone(state) {
        return true;
    }
    let chosen = matches!(state.preferences.secretly, Secretly::Cards | Secretly::Both);
    let can_be = state.game().is_some_and(has_plain_cards);
    chosen && can_be && state.deal().is_some() && is_unseen(state)
}

/// Whether none of the mission cards of a game lies on the table: they were given alone, or nobody has any.
pub(crate) fn lie_no_cards(state: &TableState, game: &Game) -> bool {
    let Some(run) = game.phase().run() else { return plays_cards_secretly(state) };
    let channels = || run.team.iter().map(|member| state.people.deliveries[member].channel);
    let all_own = has_plain_cards(game) && channels().all(Channel::is_of_one);
    plays_cards_secretly(state) || all_own || channels().any(|channel| channel == Channel::Bot)
}

/// Whether none of the votes of a game lies on the table.
pub(crate) fn lie_no_votes(state: &TableState, game: &Game) -> bool {
    let by_headset = matches!(state.preferences.secretly, Secretly::Votes | Secretly::Both);
    let all_own = game.in_play().iter().all(|seat| state.people.deliveries[seat].channel.is_of_one());
    all_own || by_headset && state.deal().is_some() && is_unseen(state)
}

pub(crate) fn cards_are_there(state: &TableState, members: &[Seat]) -> bool {
    members.iter().all(|member| state.card_of(*member).is_some())
}

/// A step of laying the table, without what is given alone all game long: that stays in the box.
pub(crate) fn without_what_is_given_alone(state: &TableState, step: Message) -> Message {
    let Activity::Game(table) = &state.activity else { return step };
    if step.key() == "guidance-own-dealt" && state.world.let_in != LetIn::Nobody && !state.passes_phone() {
        return Message::new("guidance-own-phones");
    }
    let (game, secretly) = (table.record.game(), state.preferences.secretly);
    if !table.record.setup().is_dealt() || !is_unseen(state) || state.mode == Mode::Program {
        return step;
    }
    let cards = matches!(secretly, Secretly::Cards | Secretly::Both) && has_plain_cards(game);
    let votes = matches!(secretly, Secretly::Votes | Secretly::Both);
    let key = match step.key() {
        "guidance-tableau" if cards => "guidance-tableau-alone",
        "ws-guidance-tableau" if cards => "ws-guidance-tableau-alone",
        "guidance-tokens" if votes => return Message::new("guidance-tokens-alone"),
        _ => return step,
    };
    Message::new(key).number("players", game.players() as u32)
}

/// What the table is asked in place of the cards that lie on it, where all of a team give theirs alone and have not yet.
pub(crate) fn asks_for_cards_alone(state: &TableState) -> Option<Message> {
    let waits = state.human().is_none() && state.due().is_none() && state.apart().is_none();
    if !waits || !are_all_alone(state) {
        return None;
    }
    let team = state.game().and_then(cards_due)?;
    let names = team.iter().filter(|seat| state.is_virtual(*seat)).collect();
    let key = if is_unseen(state) { "filled-cards" } else { "filled-cards-lines" };
    Some(Message::new(key).group("names", names))
}
