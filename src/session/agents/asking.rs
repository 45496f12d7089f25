//! Questions about agents and the token as they are asked.

use crate::game::setup::Advice;
use crate::game::{AgentCard, Game, Module, Phase, Seat, Setup};
use crate::language::{Length, Message, deed, terms};
use crate::session::asking::has_tactile_cards;
use crate::session::narration::Topic;
use crate::session::preferences::Reminders;
use crate::session::question::Question;
use crate::session::{Session, Stage};

/// The sentence of a question about agents or the token; none for another question.
pub fn question_message(question: Question, game: &Game, setup: &Setup) -> Option<Message> {
    let player = |key, name, seat| Message::new(key).player(name, seat);
    Some(match question {
        Question::Captain => Message::new("ask-captain"),
        Question::Examination { by } => {
            let witch = setup.modules.contains(Module::ScarletWitch);
            let key = if witch { "ask-examine-witch" } else { "ask-examine-inquisitor" };
            player(key, "player", by).any_of("names", game.examinable())
        }
        Question::AgentCard { accused } => {
            let cards = game.possible_cards(accused);
            let keys = cards.iter().map(|card| {
                let number =
                    AgentCard::ALL.iter().position(|other| other == card).map_or(0, |index| index as u32 + 1);
                Message::new("agent-card-key").number("number", number).message("card", deed::card(*card))
            });
            player("ask-agent-card", "player", accused)
                .alternatives("keys", keys.collect())
                .alternatives("cards", cards.into_iter().map(read).collect())
        }
        Question::WinterSoldier { captain } => player("ask-winter-soldier", "captain", captain),
        Question::NickFury => Message::new("ask-nick-fury"),
        Question::NamedRightly { named } => {
            let at_the_end = game.results().count(crate::game::Outcome::Success) == 3;
            player(if at_the_end { "ask-is-nick-fury" } else { "ask-is-maria-hill" }, "player", named)
        }
        Question::Exposed => Message::new("ask-exposed"),
        _ => return None,
    })
}

/// A card as its owner reads it out: so that it can be heard by ear too.
fn read(card: AgentCard) -> Message {
    match card {
        AgentCard::WinterSoldier => Message::new("agent-read-winter-soldier"),
        AgentCard::MariaHill => Message::new("agent-read-maria-hill"),
        card => deed::card(card),
    }
}

/// A step of laying the table for Winter Soldier: which cards, and who deals (Winter Soldier, Set Up).
#[must_use]
pub(in crate::session) fn guidance(step: u8, game: &Game, setup: &Setup) -> Message {
    let message = |key| Message::new(key).number("players", game.players() as u32);
    let has = |module| setup.modules.contains(module);
    match step {
        0 => message("ws-guidance-tableau"),
        // Loyalty cards belong to roles of cardboard.
        1 if has(Module::ScarletWitch) && setup.is_dealt() => message("ws-guidance-markers-witch-dealt"),
        1 if has(Module::ScarletWitch) => message("ws-guidance-markers-witch"),
        1 => message("ws-guidance-markers"),
        3 => {
            let named = |always: &[&'static str], optional: &[Module], cards: u8| {
                let chosen = optional.iter().filter(|module| has(**module)).map(|module| terms::module(*module));
                let keys: Vec<&'static str> = always.iter().copied().chain(chosen).collect();
                let rest = u32::from(cards) - keys.len() as u32;
                let general = (rest > 0).then(|| Message::new("general-agents").number("count", rest));
                keys.into_iter().map(Message::new).chain(general).collect()
            };
            let hydra = game.spies();
            let shield = game.players() as u8 - hydra;
            let good = ["agent-captain-america", "agent-nick-fury"];
            let evil = [Module::AlexanderPierce, Module::ArnimZola, Module::BaronZemo];
            message("ws-guidance-cards")
                .list("shield", named(&good, &[Module::BlackWidow, Module::MariaHill], shield))
                .list("hydra", named(&["agent-winter-soldier"], &evil, hydra))
        }
        4 => message("ws-guidance-deal").player("dealer", game.dealer()),
        _ if has_tactile_cards(setup) => message("ws-guidance-own-card-touch"),
        _ => message("ws-guidance-own-card-eyes"),
    }
}

/// What a player is in the game, for everybody to know.
#[must_use]
pub(in crate::session) fn roles(seat: Seat, game: &Game) -> Vec<Message> {
    let token = if game.is_winter_soldier() { "role-witch" } else { "role-inquisitor" };
    let roles = [
        (game.leader() == seat, "role-leader"),
        (game.captain() == Some(seat), "agent-captain-america"),
        (game.token().is_some_and(|token| token.holder == seat), token),
        (game.phase().run().is_some_and(|run| run.watched == Some(seat)), "role-watch"),
        (game.exposed() == Some(seat), "role-exposed"),
        (game.out().contains(seat), "role-out"),
    ];
    roles.into_iter().filter(|(is, _)| *is).map(|(_, key)| Message::new(key)).collect()
}

/// Where the game stands, in a phase of agents or of the token.
pub(in crate::session) fn status(phase: Phase, game: &Game) -> Message {
    match (super::question(phase, game), phase) {
        (Question::Examination { by }, _) => Message::new("status-examination").player("player", by),
        (Question::AgentCard { accused }, _) => Message::new("status-accused").player("player", accused),
        (Question::WinterSoldier { captain }, _) => Message::new("status-last-accusation").player("captain", captain),
        (Question::Captain, _) => Message::new("status-captain"),
        (Question::NamedRightly { named }, _) => Message::new("status-named").player("player", named),
        (Question::Exposed, _) => Message::new("status-exposing"),
        _ => Message::new("status-naming"),
    }
}

impl Session {
    /// Whether the game is one of Winter Soldier.
    pub(in crate::session) fn is_winter_soldier(&self) -> bool {
        self.game().is_some_and(Game::is_winter_soldier)
    }

    /// The Scarlet Witch token goes back: with its cards, if the roles are of cardboard.
    pub(in crate::session) fn token_back(&self) -> &'static str {
        if self.deal().is_some() { "token-back-dealt" } else { "token-back" }
    }

    /// What the book advises against, said as advice; and how the seats beyond the digits are pressed.
    pub(in crate::session) fn give_advice(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let setup = table.record.setup();
        let mut told: Vec<Message> = setup.advice().into_iter().map(|advice| Message::new(key_of(advice))).collect();
        if self.uses_single_keys() {
            told.extend(match setup.players.len() {
                0..=9 => None,
                10 => Some(Message::new("keys-seat-ten")),
                _ => Some(Message::new("keys-seats-more")),
            });
        }
        told.into_iter().for_each(|message| self.say(Topic::General, message));
    }

    /// Says what the Winter Soldier and Maria Hill must or may do: once to those who are told everything in full, and
    /// every time to a table that wants to be reminded.
    pub(in crate::session) fn remind(&mut self, of: Reminder) {
        let always = self.preferences.reminders == Reminders::On;
        if !self.is_winter_soldier() {
            return;
        }
        for message in self.reminders(of) {
            if always || self.length_of(message.key()) == Length::Full {
                self.say(Topic::General, message);
            }
        }
    }

    /// Answers the question for reminders: all of them, in full.
    pub(in crate::session) fn say_reminders(&mut self) {
        if !self.is_winter_soldier() {
            let reminders = self.module_reminders();
            if reminders.is_empty() {
                return self.refuse("not-now", Message::new("refused-no-reminders"));
            }
            return reminders.iter().for_each(|message| self.say_in_full(Topic::General, message));
        }
        for message in [Reminder::Vote, Reminder::Mission, Reminder::AnyTime].map(|of| self.reminders(of)).concat() {
            self.say_in_full(Topic::General, &message);
        }
    }

    fn reminders(&self, of: Reminder) -> Vec<Message> {
        let Some(game) = self.game() else { return Vec::new() };
        let hill = game.maria_hill_in_play();
        let mut messages = vec![Message::new(match of {
            Reminder::Vote => "reminder-vote",
            Reminder::Mission if hill => "reminder-mission-hill",
            Reminder::Mission => "reminder-mission",
            Reminder::AnyTime => "reminder-accuse",
        })];
        if of == Reminder::AnyTime && game.captain_in_play().is_none() {
            messages.clear();
        }
        if of == Reminder::AnyTime && hill {
            messages.push(Message::new("reminder-name-hill"));
        }
        messages
    }
}

fn key_of(advice: Advice) -> &'static str {
    match advice {
        Advice::PierceWithoutWidow => "advice-pierce",
        Advice::MariaHillBelowTen => "advice-maria-hill",
        Advice::ScarletWitchBelowSeven => "advice-scarlet-witch",
    }
}

/// When somebody is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Reminder {
    /// Before a vote.
    Vote,
    /// Before the mission cards are chosen.
    Mission,
    /// When somebody asks: what may be done at any time.
    AnyTime,
}
