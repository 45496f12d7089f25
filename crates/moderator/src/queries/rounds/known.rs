//! What the narrator knows nobody has to tell it: cards that it dealt, and mission cards that it was given.

use crate::game::edition::EndGame;
use crate::game::modules::winter_soldier::Assassination;
use crate::game::role::{Part, Role};
use crate::game::{
    Action, AgentCard, Count, Event, ExaminationEvent, Game, MissionCard, MissionEvent, Outcome, Phase, PlotEvent,
    Seat, Side,
};
use crate::language::{Message, terms};
use crate::queries::play_by_post::messages;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::About;

/// What the character card shows that an accused player lays open.
fn agent_card(role: Role) -> AgentCard {
    match role.part() {
        Some(Part::NamedAtTheEnd) => AgentCard::NickFury,
        Some(Part::NamedBeforeTheEnd) => AgentCard::MariaHill,
        Some(Part::Names) => AgentCard::WinterSoldier,
        _ if role.side() == Side::Hydra => AgentCard::Hydra,
        _ => AgentCard::Shield,
    }
}

/// Whether somebody of this character can be exposed beside the Winter Soldier.
fn is_hidden_hydra(role: Role) -> bool {
    role.part() != Some(Part::Names) && role.side() == Side::Hydra
}

/// Why an action can't be true, by what the narrator has dealt.
pub(crate) fn contradiction(state: &TableState, action: Action) -> Option<(&'static str, Message)> {
    let deal = state.deal()?;
    let role = |seat| deal.open().role(seat);
    match action {
        Action::Expose(player) if !is_hidden_hydra(role(player)?) => {
            Some(("not-hydra", Message::new("refused-not-hydra").player("player", player)))
        }
        // Whoever has come forward can't be the one who is looked for.
        Action::Assassinate(named) if state.game()?.book().end_game == EndGame::Assassination => {
            let evil = state.game()?.book().sides.1;
            let sought = state.game()?.book().character_with(Part::NamedAtTheEnd)?;
            (role(named)?.side() == evil)
                .then(|| ("own-side", Message::new(terms::refused_own_side(sought)).player("player", named)))
        }
        Action::Claim(player) => {
            let Phase::Claim(claim) = state.game()?.phase() else { return None };
            let (good, evil) = state.game()?.book().sides;
            let of = match claim.outcome {
                Outcome::Success => good,
                Outcome::Fail => evil,
            };
            let refused = |key| Some(("cannot-claim", Message::new(key).player("player", player)));
            match role(player)? {
                role if !(role.wins_alone() && role.side() == of) => refused("refused-not-rogue"),
                _ if !messages::can_have_won_alone(state, player, claim.outcome) => refused("refused-claim-orders"),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Who is to be shown something that only the narrator holds.
pub(crate) fn shown_alone(state: &TableState, events: &[Event]) -> Option<(Seat, About)> {
    let dealt = state.deal().is_some();
    events.iter().find_map(|event| match *event {
        Event::Plot(PlotEvent::CharacterShown { owner, viewer, .. }) if dealt => {
            Some((viewer, About::Shown { owner }))
        }
        Event::Examination(ExaminationEvent::Examined { examiner, examined }) if dealt => {
            Some((examiner, About::Shown { owner: examined }))
        }
        Event::Mission(MissionEvent::Trapped { leader, member }) if state.card_of(member).is_some() => {
            Some((leader, About::Looked { member }))
        }
        Event::Plot(PlotEvent::CardLookedAt { by, member }) if state.card_of(member).is_some() => {
            Some((by, About::Looked { member }))
        }
        _ => None,
    })
}

/// The action that would tell the narrator what it knows.
pub(crate) fn known_action(state: &TableState) -> Option<Action> {
    let Activity::Game(table) = &state.activity else { return None };
    let game = table.record.game();
    dealt_action(state, game).or_else(|| given_action(state, game))
}

fn dealt_action(state: &TableState, game: &Game) -> Option<Action> {
    let deal = state.deal()?;
    let deal = deal.open();
    match game.phase() {
        Phase::Captain => deal.player_with(Part::Captain).map(Action::CaptainAmerica),
        Phase::Accusation { accused: Some(accused), .. } => Some(Action::Show(agent_card(deal.role(accused)?))),
        Phase::Assassination { step: Assassination::Named(named), at } => {
            Some(Action::NamedRightly(deal.role(named)? == game.sought(at)?))
        }
        _ => None,
    }
}

/// Mission cards that each member has given alone.
fn given_action(state: &TableState, game: &Game) -> Option<Action> {
    match game.phase() {
        Phase::FaceUp(run) => {
            let member = run.waits_for().iter().next()?;
            Some(Action::FaceUp { member, card: state.card_of(member)? })
        }
        Phase::Mission(run) => {
            let cards: Option<Vec<MissionCard>> = run.counting().iter().map(|member| state.card_of(member)).collect();
            Some(Action::Count(Count::of_cards(&cards?)))
        }
        _ => None,
    }
}

/// Whether people can change seats now: not while one after the other is asked.
pub(crate) fn seats_can_change(state: &TableState) -> bool {
    let waits = |phase: Phase| {
        matches!(
            phase,
            Phase::Setup
                | Phase::Captain
                | Phase::Reveal
                | Phase::Proposal { .. }
                | Phase::Vote { .. }
                | Phase::Mission(_)
        )
    };
    let reads = matches!(&state.activity, Activity::Game(table) if table.script.is_some());
    !reads && state.headset_question().is_none() && state.game().is_none_or(|game| waits(game.phase()))
}
