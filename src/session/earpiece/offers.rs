//! What can be told with the headset on, and what was told.

use crate::game::deal::Deal;
use crate::game::knowledge::Role;
use crate::game::mission::Run;
use crate::game::plot::{Moment, Window};
use crate::game::{Game, LeaderChoice, MissionCard, Phase, Reveal, Seat, SeatSet, Side};
use crate::journal::private::Proposal;
use crate::language::{Message, Verb, deed, terms};
use crate::preferences::{Keys, Secretly};
use crate::session::Mode;
use crate::session::earpiece::handing;
use crate::session::earpiece::way::About;
use crate::session::keyboard;
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};

/// Commands about the headset that can be said now, whatever is asked.
pub(in crate::session) fn headset_verbs(scene: &Scene) -> Vec<Verb> {
    if scene.hands_over() || scene.game().is_none_or(|game| game.reveal() != Reveal::Earpiece) {
        return Vec::new();
    }
    let own = scene.question() == Question::Reveal;
    let there = [(true, Verb::Headset), (own, Verb::OwnCards), (secret_choice(scene).is_some(), Verb::Secretly)];
    there.into_iter().filter(|(there, _)| *there).map(|(_, verb)| verb).collect()
}

/// Whether there are but Success and Fail, and none is set aside: only these can be given with the headset on.
fn has_plain_cards(game: &Game) -> bool {
    game.counted_cards().count() == 1 && !game.sets_traps()
}

/// The team, once it is time for its cards.
pub(in crate::session) fn cards_due(game: &Game) -> Option<SeatSet> {
    match game.phase() {
        Phase::FaceUp(run) | Phase::Mission(run) | Phase::Window(Window { at: Moment::AfterCards(run), .. }) => {
            Some(run.team)
        }
        _ => None,
    }
}

/// What could be given with the headset on now, and by whom.
pub(in crate::session) fn secret_choice(scene: &Scene) -> Option<(About, Vec<Seat>)> {
    let game = scene.game()?;
    if scene.question() == Question::Vote {
        return Some((About::Vote, handing::members_in_order(scene, game.in_play())));
    }
    let team = cards_due(game)?;
    has_plain_cards(game).then(|| (About::Card, handing::members_in_order(scene, team)))
}

/// Whether all members of a team have given their mission cards with the headset on.
pub(in crate::session) fn gave_cards_secretly(scene: &Scene, run: Run) -> bool {
    scene.deal().is_some() && cards_are_there(scene, &handing::members_in_order(scene, run.team))
}

/// Whether mission cards are given with the headset on in all missions, and none lies on the table.
pub(in crate::session) fn plays_cards_secretly(scene: &Scene) -> bool {
    let chosen = matches!(scene.preferences.secretly, Secretly::Cards | Secretly::Both);
    let can_be = scene.game().is_some_and(has_plain_cards);
    chosen && can_be && scene.deal().is_some() && scene.preferences.keys != Keys::Line
}

pub(in crate::session) fn cards_are_there(scene: &Scene, members: &[Seat]) -> bool {
    members.iter().all(|member| scene.card_of(*member).is_some())
}

pub(in crate::session) fn vote_of(scene: &Scene, player: Seat) -> Option<bool> {
    let Activity::Table(table) = &scene.activity else { return None };
    table.private.open().received(Proposal::last(&table.record)?, player).private_vote
}

/// What somebody has chosen, as it is read back.
pub(in crate::session) fn chosen(scene: &Scene, player: Seat, about: About) -> Option<Message> {
    match about {
        About::Vote => {
            let approves = vote_of(scene, player)?;
            Some(Message::new(if approves { "whisper-approves" } else { "whisper-rejects" }))
        }
        About::Card => {
            let card = deed::mission_card(scene.card_of(player)?);
            Some(Message::new("whisper-plays").message("card", card))
        }
        About::Confess => confessed_now(scene),
        _ => None,
    }
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
pub(in crate::session) fn forbidden(scene: &Scene, player: Seat, card: MissionCard) -> Option<Message> {
    let role = scene.deal()?.open().role(player).filter(|role| !role.may_play(card))?;
    let only = if role == Role::WinterSoldier { "whisper-only-fail" } else { "whisper-only-success" };
    Some(Message::new(only))
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
pub(in crate::session) fn forbidden_rejection(scene: &Scene, player: Seat) -> Option<Message> {
    let deal = scene.deal()?;
    let team = scene.game()?.phase().team();
    let lets_go = deal.open().role(player) == Some(Role::WinterSoldier)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("whisper-only-approve"))
}

/// What is chosen now, as it is read back.
pub(in crate::session) fn confessed_now(scene: &Scene) -> Option<Message> {
    let role = *cards_in_play(scene).get(scene.hand_over()?.confessed.open().choosing?)?;
    Some(Message::new("whisper-confessed").message("role", Message::new(terms::own_role(role))))
}

/// Whether these can be the cards of the table; who is Captain America it may have said before the game.
pub(in crate::session) fn are_of_this_table(scene: &Scene, roles: &[Role]) -> bool {
    let Activity::Table(table) = &scene.activity else { return false };
    let (game, leader) = (table.record.game(), table.record.setup().leader);
    let captain = match leader {
        LeaderChoice::Named(seat) if game.is_winter_soldier() => {
            roles.get(seat.index()) == Some(&Role::CaptainAmerica)
        }
        _ => true,
    };
    captain && Deal::told(game, roles.to_vec()).is_ok()
}

pub(in crate::session) fn cards_in_play(scene: &Scene) -> Vec<Role> {
    let mut cards = scene.game().map(crate::game::Game::character_cards).unwrap_or_default();
    cards.sort_unstable();
    cards.dedup();
    cards
}

pub(in crate::session) fn choices(about: About) -> Message {
    Message::new(match about {
        About::Vote => "whisper-vote-keys",
        About::Confess => "whisper-confess-keys",
        _ => "whisper-card-keys",
    })
}

/// A sentence that names keys, or words where lines are typed.
pub(in crate::session) fn as_keys(scene: &Scene, key: &'static str) -> Message {
    keyboard::wording::asks(scene.preferences.keys, Message::new(key))
}

/// A step of laying the table, without what is given with the headset on all game long: that stays in the box.
pub(in crate::session) fn without_what_is_given_alone(scene: &Scene, step: Message) -> Message {
    let Activity::Table(table) = &scene.activity else { return step };
    let (game, secretly) = (table.record.game(), scene.preferences.secretly);
    if !table.record.setup().is_dealt() || scene.preferences.keys == Keys::Line || scene.mode == Mode::Program {
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
