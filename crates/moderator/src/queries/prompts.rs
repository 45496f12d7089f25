//! What one player alone is asked or told now: a vote, a mission card, an own character.

pub(crate) mod roles;
pub(crate) mod taking_back;
pub(crate) mod turn;
pub(crate) mod words;
pub(crate) mod written;

use crate::game::role::{Part, Role};
use crate::game::secret::Secret;
use crate::game::vote::Vote;
use crate::game::{MissionCard, Seat, SeatSet, Side};
use crate::language::{Intent, Message, Verb, deed, terms};
use crate::queries::eligibility;
use crate::queries::secret_ballot::voters;
use crate::state::private_prompt::{Choice, Content, PrivatePrompt};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Answer};

/// What a player is told or asked alone now.
pub(crate) fn prompt(state: &TableState, to: Seat) -> Option<PrivatePrompt> {
    let Some(due) = state.due().filter(|due| due.to.contains(&to)) else {
        return state.people.turns.get(&to).map(|turn| turn.prompt(to));
    };
    let mut content = content_about(state, to, due.about);
    // Before all have chosen, whoever has done what led there can still take it back.
    if due.about.is_asked() {
        content.open_mut().choices.extend(taking_back::choice(state, to));
    }
    Some(PrivatePrompt { to, number: due.number, about: due.about, content })
}

/// What a player is told or asked, once it is about this.
pub(crate) fn content_about(state: &TableState, to: Seat, about: About) -> Secret<Content> {
    Secret::new(match about {
        About::Role => Content::told(roles::own(state, to)),
        About::Shown { owner } => Content::told(roles::shown(state, owner)),
        About::Everything => Content::told(roles::everything(state, to)),
        About::Looked { member } => Content::told(looked_at(state, member)),
        About::Vote => vote_content(state, to),
        About::Card => card_content(state, to),
        About::Turn => return state.people.turns.get(&to).map(|turn| turn.prompt(to).content).unwrap_or_default(),
        About::RoleEntry => role_entry_content(state, to),
    })
}

fn card_content(state: &TableState, member: Seat) -> Content {
    let choice = |card| Choice {
        answer: Answer::Card(card),
        label: Message::new("own-card-label").message("card", deed::mission_card(card)),
        means: Message::new("own-card").message("card", deed::mission_card(card)),
        refused: forbidden(state, member, card),
        is_final: false,
    };
    Content {
        lines: vec![Message::new("whisper-card")],
        choices: cards(state).into_iter().map(choice).collect(),
        chosen: state.card_of(member).map(Answer::Card),
        together: None,
    }
}

/// The cards that can be given alone. Only where nobody has cards of their own there are more than these two.
fn cards(state: &TableState) -> Vec<MissionCard> {
    let usual = [MissionCard::Success, MissionCard::Fail];
    let Some(game) = state.game().filter(|_| eligibility::are_all_alone(state)) else { return usual.into() };
    MissionCard::ALL.into_iter().filter(|card| usual.contains(card) || game.players_of(*card) > 0).collect()
}

/// What a member has played, for the one who looked at it.
fn looked_at(state: &TableState, member: Seat) -> Vec<Message> {
    let looked =
        |card| Message::new("whisper-looked").player("member", member).message("card", deed::mission_card(card));
    state.card_of(member).map(looked).into_iter().collect()
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
pub(crate) fn forbidden(state: &TableState, player: Seat, card: MissionCard) -> Option<Message> {
    let role = state.deal()?.open().role(player)?;
    let watched = state.game()?.phase().run().is_some_and(|run| run.watched == Some(player));
    let may = |card| role.may_play(card) && !(watched && card == MissionCard::RogueSuccess);
    let key = match card {
        _ if may(card) => return None,
        MissionCard::Success => "only-fail",
        MissionCard::RogueSuccess if watched && role.may_play(card) => "practice-watched",
        _ if state.human().is_some() && MissionCard::COUNTED.into_iter().any(may) => "practice-other-card",
        _ => "only-success",
    };
    Some(Message::new(key))
}

fn role_entry_content(state: &TableState, player: Seat) -> Content {
    let means = |role| Message::new(terms::own_role(role));
    let choice = |role| Choice {
        answer: Answer::Role(role),
        label: means(role),
        means: means(role),
        refused: None,
        is_final: false,
    };
    let told = state.due().and_then(|due| due.entered.open().get(&player));
    Content {
        lines: vec![Message::new("whisper-confess")],
        choices: cards_in_play(state).into_iter().map(choice).collect(),
        chosen: told.copied().map(Answer::Role),
        together: None,
    }
}

/// The cards that can be in the game.
fn cards_in_play(state: &TableState) -> Vec<Role> {
    let mut cards = state.game().map(crate::game::Game::character_cards).unwrap_or_default();
    cards.sort_unstable();
    cards.dedup();
    cards
}

fn vote_content(state: &TableState, voter: Seat) -> Content {
    let team = state.game().map(|game| game.phase().team()).unwrap_or_default();
    let is_open = state.apart().is_some_and(|apart| apart.is_open);
    let choice = |approves, label, means, refused| {
        let label = Message::new(label).players("team", team);
        Choice { answer: Answer::Vote { approves }, label, means: Message::new(means), refused, is_final: false }
    };
    Content {
        lines: vec![Message::new(if is_open { "whisper-vote-open" } else { "whisper-vote" }).players("team", team)],
        choices: vec![
            choice(true, "own-vote-approves-label", "own-vote-approves", None),
            choice(false, "own-vote-rejects-label", "own-vote-rejects", forbidden_rejection(state, voter)),
        ],
        chosen: vote_of(state, voter).map(|approves| Answer::Vote { approves }),
        together: None,
    }
}

/// The vote that a player has given alone.
pub(crate) fn vote_of(state: &TableState, player: Seat) -> Option<bool> {
    state.given()?.vote_of(player)
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
fn forbidden_rejection(state: &TableState, player: Seat) -> Option<Message> {
    let deal = state.deal()?;
    let team = state.game()?.phase().team();
    let lets_go = deal.open().player_with(Part::Names) == Some(player)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("only-approve"))
}

/// The answer of one player by name; none if a command is another one.
pub(crate) fn answer_of(state: &TableState, intent: &Intent) -> Option<(Seat, Vote)> {
    // Of those who vote openly before the others each is told by name.
    let by_name = || state.roll_call_is_open() || state.apart().is_some_and(|apart| apart.is_open);
    let only = |who: &SeatSet| who.iter().next().filter(|_| who.len() == 1 && by_name());
    match intent {
        Intent::Sent(Verb::Approves, by) => Some((*by, Vote::Approve)),
        Intent::Sent(Verb::Rejects, by) => Some((*by, Vote::Reject)),
        Intent::Approve(who) => Some((only(who)?, Vote::Approve)),
        Intent::Reject(who) => Some((only(who)?, Vote::Reject)),
        _ => None,
    }
}

/// Whether a player's answer is one that is still to be given.
pub(crate) fn is_awaited(state: &TableState, by: Seat) -> bool {
    match state.roll_call() {
        Some((order, answers)) => order.get(answers.len()..).is_some_and(|left| left.contains(&by)),
        None => state.question() == Question::Vote && voters(state).contains(by),
    }
}
