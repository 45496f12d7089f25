//! Rules that are asked for: cards and characters, and what is open just now.

use super::Asked;
use crate::game::plot::deck::draws;
use crate::game::{Mission, PlotCard, Seat};
use crate::language::meaning::Meaning;
use crate::language::{Intent, Message, Verb, is_question};
use crate::queries::rules_reference;
use crate::state::table_state::TableState;
use protocol::question::Question;

impl Asked<'_> {
    /// The plot card that is named.
    pub(super) fn of_a_card(&self) -> Option<PlotCard> {
        self.spots.iter().find_map(|spot| spot.card)
    }

    /// Who is named first.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.spots.iter().find_map(|spot| spot.seat)
    }

    /// Whether the number of something is two.
    pub(super) fn says_two(&self) -> bool {
        self.spots.iter().any(|spot| spot.number == Some(2))
    }

    /// Whether the Assassin is asked.
    pub(super) fn is_sought(&self) -> bool {
        self.question == Question::Sought && self.table.record.setup().edition.id() == "avalon"
    }

    /// Whether somebody shows a card who was accused.
    pub(super) fn is_accused(&self) -> bool {
        matches!(self.question, Question::AgentCard { .. })
    }

    /// Whether plot cards are drawn or given away.
    pub(super) fn is_giving(&self) -> bool {
        matches!(self.question, Question::DrawCard { .. } | Question::GiveCard)
    }

    /// Whether it is asked if a card is used.
    pub(super) fn is_holding(&self) -> bool {
        matches!(self.question, Question::UseCard { .. })
    }

    /// Whether the game is over.
    pub(super) fn is_at_end(&self) -> bool {
        self.question == Question::AfterGame
    }

    /// Whether there are plot cards in this game.
    pub(super) fn is_with_plot_cards(&self) -> bool {
        !self.game.plot().deck().is_empty()
    }

    /// How many plot cards are drawn now, or left in the deck.
    pub(super) fn cards_left(&self) -> Message {
        if self.is_giving() && self.has(Meaning::Handed) {
            return Message::new("fact-draws").number("cards", draws(self.game.players() as u8));
        }
        let deck = self.game.plot().deck();
        let cards = PlotCard::ALL.into_iter().map(|card| u32::from(deck.count(card))).sum::<u32>();
        Message::new("fact-deck").number("cards", cards)
    }

    /// Whether it is asked for No Confidence.
    pub(super) fn is_no_confidence(&self) -> bool {
        matches!(self.question, Question::UseCard { card: PlotCard::NoConfidence, .. })
    }

    /// Whether one Fail fails the mission that is run now.
    pub(super) fn takes_one_fail(&self) -> bool {
        self.game.mission().is_some_and(|mission| self.game.fails_needed(mission) == 1)
    }

    /// Which mission takes two Fails.
    pub(super) fn two_fails(&self) -> Message {
        let takes_two = |mission: &Mission| self.game.fails_needed(*mission) > 1;
        Message::new(if Mission::ALL.iter().any(takes_two) { "fact-two-fails" } else { "fact-one-fail" })
    }

    /// Which characters are in the game, or whether one is.
    pub(super) fn characters_in_play(&self, state: &TableState, line: &str) -> Option<Message> {
        let asks = self.has(Meaning::InPlay)
            && self.seat().is_none()
            && !self.has_one(&[Meaning::Mission, Meaning::Team, Meaning::Leader]);
        if !asks {
            return None;
        }
        let named = rules_reference::characters_named(state, line);
        let modules = self.table.record.setup().modules;
        let names: Vec<Message> = rules_reference::names_in_play(state);
        let key = match named.iter().all(|module| modules.contains(module)) {
            _ if names.is_empty() => "fact-plain-game",
            true if !named.is_empty() => "fact-is-in-game",
            true => "fact-in-game",
            false => "fact-not-in-game",
        };
        Some(Message::new(key).list("names", names))
    }

    /// What the rules say of a character that is named: what it does and knows, or the end that it decides.
    pub(super) fn of_a_character(&self, state: &TableState, line: &str) -> Option<Message> {
        let asks = [Meaning::What, Meaning::May, Meaning::Whether, Meaning::Know, Meaning::Does, Meaning::Doubt];
        if !self.has_one(&asks) {
            return None;
        }
        if self.has(Meaning::Accuse) && self.game.has_captain() {
            return Some(Message::new("rules-accusation"));
        }
        let key = rules_reference::character_named(state, line)?;
        // "What if Merlin is found?"
        let key = rules_reference::about_end(state).filter(|_| self.asks_if()).unwrap_or(key);
        Some(Message::new(if self.is_accused() { "fact-accused-hydra" } else { key }))
    }

    /// The command that tells what is asked for.
    pub(super) fn command(&self, state: &TableState, line: &str) -> Option<Intent> {
        let what = self.has_one(&[Meaning::What, Meaning::May, Meaning::Whether, Meaning::Know, Meaning::WhatNow]);
        let it = match self.question {
            Question::UseCard { card, .. } | Question::Target { card, .. } | Question::On { card, .. } => Some(card),
            _ => None,
        };
        match self.of_a_card() {
            Some(card) if self.has_one(&[Meaning::What, Meaning::Does, Meaning::HowMany]) || is_question(line) => {
                return Some(Intent::Explain(card));
            }
            Some(_) => return None,
            None if self.has(Meaning::Recap) => {
                return Some(Intent::Plain(if self.is_at_end() { Verb::Summary } else { Verb::ScoreFull }));
            }
            None if self.has(Meaning::Who) && self.has(Meaning::Card) && state.plays_with_plot_cards() => {
                return Some(Intent::Plain(Verb::Holders));
            }
            None if self.has(Meaning::About) => return Some(Intent::Plain(Verb::WhoGoes)),
            None => {}
        }
        // "What does it do again?"
        let does = self.has(Meaning::What) && self.has_one(&[Meaning::Does, Meaning::Card, Meaning::Use]);
        if self.seat().is_some() && self.has(Meaning::Card) && state.plays_with_plot_cards() {
            return Some(Intent::Plain(Verb::Holders));
        }
        if self.is_at_end() && self.has(Meaning::Win) {
            return Some(Intent::Plain(Verb::Summary));
        }
        if let Some(card) = it.filter(|_| does) {
            return Some(Intent::Explain(card));
        }
        let topic = || rules_reference::topic_named(state, line).map(Intent::Topic);
        what.then(topic).flatten()
    }

    /// Whether a line asks what is asked just now: what to do, whom one may choose.
    pub(super) fn is_about_now(&self) -> bool {
        let chooses = [Meaning::Choice, Meaning::Naming, Meaning::Handed, Meaning::Use, Meaning::Show];
        let names = matches!(
            self.question,
            Question::Mission
                | Question::Examination { .. }
                | Question::Target { .. }
                | Question::On { .. }
                | Question::Sought
                | Question::UseCard { .. }
                | Question::GiveCard
                | Question::Trap
                | Question::Watch
        );
        self.has(Meaning::WhatNow) || names && self.has_one(&[Meaning::Who, Meaning::What]) && self.has_one(&chooses)
    }
}
