//! Winter Soldier at the table: what is open, which commands there are, what is remembered.

pub mod announce;
pub mod asking;
pub(super) mod keys;
pub(super) mod laying;
pub(super) mod open;
pub mod refuse;

use crate::game::{Action, AgentCard, Event, Game, Offer, Refusal, Seat, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::history::Topic;
use crate::session::practice::rights;
use crate::session::scene::Scene;
use crate::session::subject::Subject;
use crate::session::telling;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// Agents of Winter Soldier.
pub(super) struct Agents;

impl Subject for Agents {
    fn list(&self, _: Question) -> Topic {
        Topic::General
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        asking::question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        Some(asking::status(game.phase(), game))
    }

    fn tells(&self, event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
        announce::lines(event, game, told)
    }

    fn words(&self, refusal: &Refusal, game: &Game, _: &Lexicon) -> Option<Message> {
        refuse::refusal(refusal, game)
    }

    fn action(&self, scene: &Scene, intent: &Intent) -> Option<Action> {
        agent_action(scene, intent)
    }

    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent> {
        keys::digit(scene, digit)
    }
}

/// Whether a command is confirmed before it counts, however it was given: a card that was shown can't be hidden again.
pub(super) fn is_grave(intent: &Intent) -> bool {
    matches!(intent, Intent::About(Verb::Accuse | Verb::Assassinate, _))
}

/// The card that a command tells of an accused player.
fn card_of(verb: Verb) -> Option<AgentCard> {
    Some(match verb {
        Verb::ShownShield => AgentCard::Shield,
        Verb::ShownNickFury => AgentCard::NickFury,
        Verb::ShownMariaHill => AgentCard::MariaHill,
        Verb::ShownHydra => AgentCard::Hydra,
        Verb::ShownWinterSoldier => AgentCard::WinterSoldier,
        _ => return None,
    })
}

/// The command that tells a card of an accused player.
pub(super) fn verb_of(card: AgentCard) -> Verb {
    match card {
        AgentCard::Shield => Verb::ShownShield,
        AgentCard::NickFury => Verb::ShownNickFury,
        AgentCard::MariaHill => Verb::ShownMariaHill,
        AgentCard::Hydra => Verb::ShownHydra,
        AgentCard::WinterSoldier => Verb::ShownWinterSoldier,
    }
}

/// The single action that a command about agents is; none if it is another one.
pub(super) fn agent_action(scene: &Scene, intent: &Intent) -> Option<Action> {
    Some(match *intent {
        Intent::About(Verb::CaptainAmerica, seat) => Action::CaptainAmerica(seat),
        Intent::About(Verb::Accuse, seat) => Action::Accuse(seat),
        Intent::About(Verb::Assassinate, seat) => Action::Assassinate(seat),
        Intent::About(Verb::Expose, seat) => Action::Expose(seat),
        Intent::Plain(Verb::DealAgain) => Action::DealAgain,
        Intent::Plain(Verb::Right) => Action::NamedRightly(true),
        Intent::Plain(Verb::Confirm) if matches!(scene.question(), Question::NamedRightly { .. }) => {
            Action::NamedRightly(true)
        }
        Intent::Plain(Verb::Wrong) => Action::NamedRightly(false),
        Intent::Plain(verb) => Action::Show(card_of(verb)?),
        _ => return None,
    })
}

/// Moves of Winter Soldier that are possible now, whatever is asked: whoever practises is told of their own.
fn agent_moves(scene: &Scene) -> Vec<Verb> {
    let is_own = |offer: &Offer, action: fn(Seat) -> Action| {
        let (Offer::Accuse { of } | Offer::Assassinate { of, .. }) = offer else { return false };
        scene.person().is_none() || of.iter().any(|seat| !rights::is_of_another(scene, action(seat)))
    };
    let of_offer = |offer: &Offer| match offer {
        Offer::Accuse { .. } if is_own(offer, Action::Accuse) => Some(Verb::Accuse),
        Offer::Assassinate { .. } if is_own(offer, Action::Assassinate) => Some(Verb::Assassinate),
        _ => None,
    };
    scene.game().map(|game| game.offers().iter().filter_map(of_offer).collect()).unwrap_or_default()
}

/// Commands of Winter Soldier that can be said now, whatever is asked; and with some modules the one for reminders.
pub(super) fn agent_verbs(scene: &Scene) -> Vec<Verb> {
    let reminders =
        || (!telling::reminders::module_reminders(scene).is_empty()).then_some(Verb::Reminders).into_iter().collect();
    let Some(game) = scene.game().filter(|_| telling::reminders::has_characters(scene)) else { return reminders() };
    let deal = game.offers().contains(&Offer::DealAgain).then_some(Verb::DealAgain);
    agent_moves(scene).into_iter().chain(deal).chain([Verb::Reminders]).collect()
}

/// Whether a command could tell what is on the card of the accused player; true for every other command.
pub(super) fn is_possible_card(scene: &Scene, verb: Verb) -> bool {
    let (Question::AgentCard { accused }, Some(card)) = (scene.question(), card_of(verb)) else { return true };
    scene.game().is_some_and(|game| game.possible_cards(accused).contains(&card))
}
