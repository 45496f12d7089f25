//! What the narrator knows nobody has to tell it: cards that it dealt, and mission cards that it was given.

use super::earpiece::About;
use super::{Mode, Stage};
use crate::game::knowledge::Role;
use crate::game::modules::winter_soldier::{Assassination, Target};
use crate::game::{Action, AgentCard, Count, Event, Game, MissionCard, Outcome, Phase, Seat, Side};
use crate::journal::record::Step;
use crate::language::Message;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::forum;
use crate::session::scene::Scene;
use crate::session::table;
use crate::session::undo;

/// What the character card shows that an accused player lays open.
fn agent_card(role: Role) -> AgentCard {
    match role {
        Role::NickFury => AgentCard::NickFury,
        Role::MariaHill => AgentCard::MariaHill,
        Role::WinterSoldier => AgentCard::WinterSoldier,
        role if role.side() == Side::Hydra => AgentCard::Hydra,
        _ => AgentCard::Shield,
    }
}

/// Whether somebody of this character can be exposed beside the Winter Soldier.
fn is_hidden_hydra(role: Role) -> bool {
    role != Role::WinterSoldier && role.side() == Side::Hydra
}

/// Why an action can't be true, by what the narrator has dealt.
pub(super) fn contradiction(scene: &Scene, action: Action) -> Option<(&'static str, Message)> {
    let deal = scene.deal()?;
    let role = |seat| deal.open().role(seat);
    match action {
        Action::Expose(player) if !is_hidden_hydra(role(player)?) => {
            Some(("not-hydra", Message::new("refused-not-hydra").player("player", player)))
        }
        Action::Claim(player) => {
            let Phase::Claim(claim) = scene.game()?.phase() else { return None };
            let rogue = match claim.outcome {
                Outcome::Success => Role::ResistanceRogue,
                Outcome::Fail => Role::SpyRogue,
            };
            let refused = |key| Some(("cannot-claim", Message::new(key).player("player", player)));
            match role(player)? {
                role if role != rogue => refused("refused-not-rogue"),
                _ if !forum::claiming::can_have_won_alone(scene, player, claim.outcome) => {
                    refused("refused-claim-orders")
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Who is to be shown something that only the narrator holds.
fn shown_alone(scene: &Scene, events: &[Event]) -> Option<(Seat, About)> {
    let dealt = scene.deal().is_some();
    events.iter().find_map(|event| match *event {
        Event::CharacterShown { owner, viewer, .. } if dealt => Some((viewer, About::Shown { owner })),
        Event::Examined { examiner, examined } if dealt => Some((examiner, About::Shown { owner: examined })),
        Event::CardLookedAt { by, member } if scene.card_of(member).is_some() => Some((by, About::Looked { member })),
        _ => None,
    })
}

/// The action that would tell the narrator what it knows.
pub(super) fn known_action(scene: &Scene) -> Option<Action> {
    let Stage::Table(table) = &scene.stage else { return None };
    let game = table.record.game();
    dealt_action(scene, game).or_else(|| given_action(scene, game))
}

fn dealt_action(scene: &Scene, game: &Game) -> Option<Action> {
    let deal = scene.deal()?;
    let deal = deal.open();
    match game.phase() {
        Phase::Captain => deal.players(&[Role::CaptainAmerica]).iter().next().map(Action::CaptainAmerica),
        Phase::Accusation { accused: Some(accused), .. } => Some(Action::Show(agent_card(deal.role(accused)?))),
        Phase::Assassination { step: Assassination::Named(named), at } => {
            let wanted = match Target::at(at) {
                Target::MariaHill => Role::MariaHill,
                Target::NickFury => Role::NickFury,
            };
            Some(Action::NamedRightly(deal.role(named)? == wanted))
        }
        _ => None,
    }
}

/// Mission cards that were given with the headset on.
fn given_action(scene: &Scene, game: &Game) -> Option<Action> {
    match game.phase() {
        Phase::FaceUp(run) => {
            let member = run.waits_for().iter().next()?;
            Some(Action::FaceUp { member, card: scene.card_of(member)? })
        }
        Phase::Mission(run) => {
            let cards: Option<Vec<MissionCard>> = run.team.iter().map(|member| scene.card_of(member)).collect();
            Some(Action::Count(Count::of_cards(&cards?)))
        }
        _ => None,
    }
}

/// After an action: what the narrator can do itself, or who gets the headset. False if the table is asked.
pub(super) fn goes_on_alone(scene: &mut Scene, desk: &mut Desk, events: &[Event]) -> bool {
    if scene.game().is_none_or(Game::is_forum) {
        return false;
    }
    if let Some((viewer, about)) = shown_alone(scene, events).filter(|_| scene.mode == Mode::Table) {
        earpiece::hand_out(scene, desk, about, [viewer]);
        return true;
    }
    match known_action(scene) {
        Some(action) => {
            table::play(scene, desk, action);
            true
        }
        None => earpiece::choice::takes_secretly(scene, desk),
    }
}

/// After an undo: what the narrator tells itself is taken back together with what led to it; mission cards that it
/// was given are given anew. False if the table is asked.
pub(super) fn takes_back_alone(scene: &mut Scene, desk: &mut Desk, step: &Step) -> bool {
    if scene.is_forum() || known_action(scene) != Some(step.action) {
        return false;
    }
    if !matches!(step.action, Action::Count(_) | Action::FaceUp { .. }) {
        undo::undo(scene, desk);
        return true;
    }
    earpiece::choice::forget_cards(scene, desk);
    earpiece::choice::takes_secretly(scene, desk)
}

/// The cards are given: on with the mission.
pub(super) fn go_on_alone(scene: &mut Scene, desk: &mut Desk) {
    match known_action(scene) {
        Some(action) => table::play(scene, desk, action),
        None => asking::ask(scene, desk),
    }
}
