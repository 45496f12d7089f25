//! What one player alone is asked or told now: a vote, a mission card, an own character.

pub(crate) mod roles;
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
use crate::state::private_prompt::{Choice, Content, Slip};
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Answer};

/// What a player is told or asked alone now.
pub(crate) fn slip(scene: &Scene, to: Seat) -> Option<Slip> {
    let Some(due) = scene.due().filter(|due| due.to.contains(&to)) else {
        return scene.turns.get(&to).map(|turn| turn.slip(to));
    };
    Some(Slip { to, number: due.number, about: due.about, content: content_about(scene, to, due.about) })
}

/// What a player is told or asked, once it is about this.
pub(crate) fn content_about(scene: &Scene, to: Seat, about: About) -> Secret<Content> {
    Secret::new(match about {
        About::Role => Content::told(roles::own(scene, to)),
        About::Shown { owner } => Content::told(roles::shown(scene, owner)),
        About::Everything => Content::told(roles::everything(scene, to)),
        About::Looked { member } => Content::told(looked_at(scene, member)),
        About::Vote => vote_content(scene, to),
        About::Card => card_content(scene, to),
        About::Turn => return scene.turns.get(&to).map(|turn| turn.slip(to).content).unwrap_or_default(),
        About::Confess => confession_content(scene, to),
    })
}

fn card_content(scene: &Scene, member: Seat) -> Content {
    let choice = |card| Choice {
        answer: Answer::Card(card),
        label: Message::new("own-card-label").message("card", deed::mission_card(card)),
        means: Message::new("own-card").message("card", deed::mission_card(card)),
        refused: forbidden(scene, member, card),
    };
    Content {
        lines: vec![Message::new("whisper-card")],
        choices: cards(scene).into_iter().map(choice).collect(),
        chosen: scene.card_of(member).map(Answer::Card),
        together: None,
    }
}

/// The cards that can be given alone. Only where nobody has cards of their own there are more than these two.
fn cards(scene: &Scene) -> Vec<MissionCard> {
    let usual = [MissionCard::Success, MissionCard::Fail];
    let Some(game) = scene.game().filter(|_| eligibility::are_all_alone(scene)) else { return usual.into() };
    MissionCard::ALL.into_iter().filter(|card| usual.contains(card) || game.players_of(*card) > 0).collect()
}

/// What a member has played, for the one who looked at it.
fn looked_at(scene: &Scene, member: Seat) -> Vec<Message> {
    let looked =
        |card| Message::new("whisper-looked").player("member", member).message("card", deed::mission_card(card));
    scene.card_of(member).map(looked).into_iter().collect()
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
pub(crate) fn forbidden(scene: &Scene, player: Seat, card: MissionCard) -> Option<Message> {
    let role = scene.deal()?.open().role(player)?;
    let watched = scene.game()?.phase().run().is_some_and(|run| run.watched == Some(player));
    let may = |card| role.may_play(card) && !(watched && card == MissionCard::RogueSuccess);
    let key = match card {
        _ if may(card) => return None,
        MissionCard::Success => "only-fail",
        MissionCard::RogueSuccess if watched && role.may_play(card) => "practice-watched",
        _ if scene.person().is_some() && MissionCard::COUNTED.into_iter().any(may) => "practice-other-card",
        _ => "only-success",
    };
    Some(Message::new(key))
}

fn confession_content(scene: &Scene, player: Seat) -> Content {
    let means = |role| Message::new(terms::own_role(role));
    let choice = |role| Choice { answer: Answer::Role(role), label: means(role), means: means(role), refused: None };
    let told = scene.due().and_then(|due| due.confessed.open().get(&player));
    Content {
        lines: vec![Message::new("whisper-confess")],
        choices: cards_in_play(scene).into_iter().map(choice).collect(),
        chosen: told.copied().map(Answer::Role),
        together: None,
    }
}

/// The cards that can be in the game.
fn cards_in_play(scene: &Scene) -> Vec<Role> {
    let mut cards = scene.game().map(crate::game::Game::character_cards).unwrap_or_default();
    cards.sort_unstable();
    cards.dedup();
    cards
}

fn vote_content(scene: &Scene, voter: Seat) -> Content {
    let team = scene.game().map(|game| game.phase().team()).unwrap_or_default();
    let choice = |approves, label, means, refused| {
        let label = Message::new(label).players("team", team);
        Choice { answer: Answer::Vote { approves }, label, means: Message::new(means), refused }
    };
    Content {
        lines: vec![Message::new("whisper-vote").players("team", team)],
        choices: vec![
            choice(true, "own-vote-approves-label", "own-vote-approves", None),
            choice(false, "own-vote-rejects-label", "own-vote-rejects", forbidden_rejection(scene, voter)),
        ],
        chosen: vote_of(scene, voter).map(|approves| Answer::Vote { approves }),
        together: None,
    }
}

/// The vote that a player has given alone.
pub(crate) fn vote_of(scene: &Scene, player: Seat) -> Option<bool> {
    scene.given()?.vote_of(player)
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
fn forbidden_rejection(scene: &Scene, player: Seat) -> Option<Message> {
    let deal = scene.deal()?;
    let team = scene.game()?.phase().team();
    let lets_go = deal.open().player_with(Part::Names) == Some(player)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("only-approve"))
}

/// The answer of one player by name; none if a command is another one.
pub(crate) fn answer_of(scene: &Scene, intent: &Intent) -> Option<(Seat, Vote)> {
    let only = |who: &SeatSet| who.iter().next().filter(|_| who.len() == 1 && scene.roll_call_is_open());
    match intent {
        Intent::Sent(Verb::Approves, by) => Some((*by, Vote::Approve)),
        Intent::Sent(Verb::Rejects, by) => Some((*by, Vote::Reject)),
        Intent::Approve(who) => Some((only(who)?, Vote::Approve)),
        Intent::Reject(who) => Some((only(who)?, Vote::Reject)),
        _ => None,
    }
}

/// Whether a player's answer is one that is still to be given.
pub(crate) fn is_awaited(scene: &Scene, by: Seat) -> bool {
    match scene.roll_call() {
        Some((order, answers)) => order.get(answers.len()..).is_some_and(|left| left.contains(&by)),
        None => scene.question() == Question::Vote && voters(scene).contains(by),
    }
}
