//! The characters' powers at the table: what is open, which commands there are, what is told of them.

pub(crate) mod asking;

use crate::game::role::Part;
use crate::game::{Action, AgentCard, AgentEvent, AgentRefusal, Game, Offer, Seat, Setup};
use crate::language::{Intent, Message, Verb, deed};
use crate::output::history::Topic;
use crate::queries::telling::{Said, Subject, Telling, score_line};
use crate::queries::{keys, loyalty, practice, reminders};
use crate::state::table_state::TableState;
use protocol::Cue;
use protocol::question::Question;

/// Agents of Winter Soldier.
pub(crate) struct Agents;

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

    fn action(&self, state: &TableState, intent: &Intent) -> Option<Action> {
        agent_action(state, intent)
    }

    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent> {
        chosen_by_digit(state, digit)
    }
}

/// Whether a command is confirmed before it counts, however it was given: a card that was shown can't be hidden again.
pub(crate) fn is_grave(intent: &Intent) -> bool {
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
fn verb_of(card: AgentCard) -> Verb {
    match card {
        AgentCard::Shield => Verb::ShownShield,
        AgentCard::NickFury => Verb::ShownNickFury,
        AgentCard::MariaHill => Verb::ShownMariaHill,
        AgentCard::Hydra => Verb::ShownHydra,
        AgentCard::WinterSoldier => Verb::ShownWinterSoldier,
    }
}

/// The single action that a command about agents is; none if it is another one.
fn agent_action(state: &TableState, intent: &Intent) -> Option<Action> {
    Some(match *intent {
        Intent::About(Verb::CaptainAmerica, seat) => Action::CaptainAmerica(seat),
        Intent::About(Verb::Accuse, seat) => Action::Accuse(seat),
        Intent::About(Verb::Assassinate, seat) => Action::Assassinate(seat),
        Intent::About(Verb::Expose, seat) => Action::Expose(seat),
        Intent::Plain(Verb::DealAgain) => Action::DealAgain,
        Intent::Plain(Verb::Right) => Action::NamedRightly(true),
        Intent::Plain(Verb::Confirm) if matches!(state.question(), Question::NamedRightly { .. }) => {
            Action::NamedRightly(true)
        }
        Intent::Plain(Verb::Wrong) => Action::NamedRightly(false),
        Intent::Plain(verb) => Action::Show(card_of(verb)?),
        _ => return None,
    })
}

/// Moves of Winter Soldier that are possible now, whatever is asked: whoever practises is told of their own.
fn agent_moves(state: &TableState) -> Vec<Verb> {
    let is_own = |offer: &Offer, action: fn(Seat) -> Action| {
        let (Offer::Accuse { of } | Offer::Assassinate { of, .. }) = offer else { return false };
        state.human().is_none() || of.iter().any(|seat| !practice::is_of_another(state, action(seat)))
    };
    let of_offer = |offer: &Offer| match offer {
        Offer::Accuse { .. } if is_own(offer, Action::Accuse) => Some(Verb::Accuse),
        Offer::Assassinate { .. } if is_own(offer, Action::Assassinate) => Some(Verb::Assassinate),
        _ => None,
    };
    state.game().map(|game| game.offers().iter().filter_map(of_offer).collect()).unwrap_or_default()
}

/// Commands of Winter Soldier that can be said now, whatever is asked; and with some modules the one for reminders.
pub(crate) fn agent_verbs(state: &TableState) -> Vec<Verb> {
    let reminders =
        || (!reminders::module_reminders(state).is_empty()).then_some(Verb::Reminders).into_iter().collect();
    let Some(game) = state.game().filter(|_| reminders::has_characters(state)) else { return reminders() };
    let deal = game.offers().contains(&Offer::DealAgain).then_some(Verb::DealAgain);
    agent_moves(state).into_iter().chain(deal).chain([Verb::Reminders]).collect()
}

/// Whether a command could tell what is on the card of the accused player; true for every other command.
pub(crate) fn is_possible_card(state: &TableState, verb: Verb) -> bool {
    let (Question::AgentCard { accused }, Some(card)) = (state.question(), card_of(verb)) else { return true };
    state.game().is_some_and(|game| game.possible_cards(accused).contains(&card))
}

/// What is said about an event of Winter Soldier.
pub(crate) fn lines(event: &AgentEvent, game: &Game, told: Telling) -> Vec<Said> {
    let sentence = deed::of_agents(event);
    let sentence = match event {
        // A table has just confirmed it.
        AgentEvent::Accused { .. } | AgentEvent::Named { .. } if !told.filled => Said::Hint(topic(event), sentence),
        AgentEvent::DealtAgain { .. } if told.dealt => Said::Line(topic(event), Message::new("dealt-again-dealt")),
        _ => Said::Line(topic(event), sentence),
    };
    let mut said = match event {
        AgentEvent::MissionForfeited { .. } => vec![Said::Cue(Cue::Fail), sentence],
        AgentEvent::SteppedOut { .. } | AgentEvent::ProposalVoid { .. } => vec![sentence],
        _ => vec![Said::Cue(Cue::Accepted), sentence],
    };
    match *event {
        AgentEvent::CaptainKnown { captain } => {
            said.extend(tokens_of(captain, game, told));
        }
        AgentEvent::MissionForfeited { results, .. } => said.push(Said::Line(Topic::Missions, score_line(&results))),
        AgentEvent::CardShown { player, card: AgentCard::WinterSoldier } if !told.dealt => {
            said.push(guide(Message::new("becomes-bucky").player("player", player)));
        }
        AgentEvent::NamingTold { target, right: false, .. }
            if !told.dealt && target.part() == Some(Part::NamedBeforeTheEnd) =>
        {
            said.push(guide(Message::new("winter-soldier-shows")));
        }
        AgentEvent::Exposed { player } if !told.dealt => {
            said.push(guide(Message::new("exposed-shows").player("player", player)))
        }
        AgentEvent::SteppedOut { players } => {
            said.push(guide(Message::new("out-now").players("names", players)));
        }
        _ => {}
    }
    said
}

/// What Captain America and the first holder of the Scarlet Witch token are given; nothing while nobody knows who they
/// are.
pub(crate) fn tokens(game: &Game, told: Telling) -> Vec<Said> {
    game.captain().map(|captain| tokens_of(captain, game, told)).unwrap_or_default()
}

fn tokens_of(captain: Seat, game: &Game, told: Telling) -> Vec<Said> {
    let witch = loyalty::witch_token(game, told);
    [guide(Message::new("captain-token").player("captain", captain))].into_iter().chain(witch).collect()
}

fn topic(event: &AgentEvent) -> Topic {
    match event {
        AgentEvent::MissionForfeited { .. } => Topic::Missions,
        AgentEvent::ProposalVoid { .. } => Topic::Votes,
        _ => Topic::General,
    }
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::General, message)
}

/// A digit at a question about agents.
fn chosen_by_digit(state: &TableState, digit: u32) -> Option<Intent> {
    let about = |verb| keys::seat_of(state, digit).map(|seat| Intent::About(verb, seat));
    match state.question() {
        Question::Captain => about(Verb::CaptainAmerica),
        Question::WinterSoldier { .. } => about(Verb::Accuse),
        Question::Sought => about(Verb::Assassinate),
        Question::Exposed => about(Verb::Expose),
        Question::NamedRightly { .. } => match digit {
            1 => Some(Intent::Plain(Verb::Right)),
            2 => Some(Intent::Plain(Verb::Wrong)),
            _ => None,
        },
        _ => {
            let card = (digit as usize).checked_sub(1).and_then(|index| AgentCard::ALL.get(index));
            card.map(|card| Intent::Plain(verb_of(*card)))
        }
    }
}

/// A refusal about agents.
pub(crate) fn refused(refusal: &AgentRefusal, game: &Game) -> Message {
    let player = |key, seat| Message::new(key).player("player", seat);
    match *refusal {
        AgentRefusal::SteppedOut(seat) => player("refused-stepped-out", seat),
        AgentRefusal::CaptainOut => Message::new("refused-captain-out"),
        AgentRefusal::MissionUnderWay => Message::new("refused-mission-under-way"),
        AgentRefusal::CaptainAmerica(seat) => player("refused-captain-america", seat),
        AgentRefusal::CardNotLeft { player: accused, card } => {
            // What can be said instead is named as it can be said.
            let cards = game.possible_cards(accused).into_iter().map(asking::read).collect();
            player("refused-card-not-left", accused).message("card", deed::card(card)).alternatives("cards", cards)
        }
        AgentRefusal::NoMariaHill => Message::new("refused-no-maria-hill"),
        AgentRefusal::MariaHillNamedBefore => Message::new("refused-named-before"),
    }
}
