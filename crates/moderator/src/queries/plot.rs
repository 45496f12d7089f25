//! Plot cards: what is asked about them, what is told, what a key chooses.

pub(crate) mod asking;
pub(crate) mod meaning;

use crate::game::plot::Due;
use crate::game::plot::deck::Missing;
use crate::game::{Action, Game, MissionCard, PartialCount, Phase, PlotCard, PlotEvent, PlotRefusal, Seat, Setup};
use crate::language::plot::{does, name, sentence};
use crate::language::{Intent, Message, Verb};
use crate::output::history::Topic;
use crate::queries::hands::passing;
use crate::queries::keys;
use crate::queries::telling::{Said, Subject, Telling};
use crate::state::table_state::TableState;
use protocol::Cue;
use protocol::question::Question;

/// Plot cards that are drawn, given, used, and cards that are played face up.
pub(crate) struct PlotCards;

impl Subject for PlotCards {
    fn list(&self, _: Question) -> Topic {
        Topic::Plot
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        asking::question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        asking::status(game)
    }

    fn action(&self, state: &TableState, intent: &Intent) -> Option<Action> {
        meaning::plot_action(state, intent)
    }

    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent> {
        chosen_by_digit(state, digit)
    }
}

/// What "success" alone tells.
pub(crate) const NO_FAIL: PartialCount = PartialCount { fails: Some(0), reverses: None, rogues: None };

/// What is said about an event with plot cards.
pub(crate) fn lines(event: &PlotEvent, game: &Game, told: Telling) -> Vec<Said> {
    let sentence = plot(sentence(event));
    let mut said = match event {
        PlotEvent::DeckEmpty | PlotEvent::Passed { .. } | PlotEvent::WindowClosed { .. } => vec![sentence],
        PlotEvent::Overruled { .. } => vec![Said::Cue(Cue::Rejected), sentence],
        _ => vec![Said::Cue(Cue::Accepted), sentence],
    };
    match *event {
        // In a forum nothing goes from hand to hand.
        PlotEvent::CharacterShown { .. } | PlotEvent::CardLookedAt { .. } if game.goes_by_letters() => {}
        PlotEvent::Drawn { card, .. } => said.push(hint(does(card))),
        PlotEvent::CharacterShown { owner, viewer, .. } if !told.dealt => {
            said.extend(passing::side(owner, viewer, game, told.by_touch));
        }
        PlotEvent::CardLookedAt { by, member } if by != member && !told.secretly => {
            said.extend(passing::mission_card(member, by, game.seats()));
        }
        _ => {}
    }
    said
}

fn plot(message: Message) -> Said {
    Said::Line(Topic::Plot, message)
}

fn hint(message: Message) -> Said {
    Said::Hint(Topic::Plot, message)
}

/// A digit at a question about plot cards.
fn chosen_by_digit(state: &TableState, digit: u32) -> Option<Intent> {
    match (state.question(), digit) {
        (Question::DrawCard { .. }, _) => None,
        (Question::UseCard { card, .. }, _) if !card.needs_target() => match digit {
            1 => Some(Intent::Use { by: None, card: None, on: None }),
            2 => Some(Intent::Plain(Verb::Pass)),
            _ => None,
        },
        (Question::FaceUp { member }, digit) => {
            let card = (digit as usize).checked_sub(1).and_then(|index| MissionCard::ALL.get(index));
            card.map(|card| Intent::Played(member, *card))
        }
        (question, _) => keys::seat_of(state, digit).map(|seat| match question {
            Question::GiveCard => give_first(state, seat),
            _ => Intent::On(seat),
        }),
    }
}

/// Of several cards to be given the first that was named.
fn give_first(state: &TableState, to: Seat) -> Intent {
    let card = match state.game().map(crate::game::Game::phase) {
        Some(Phase::Plot(dealing)) => dealing.to_give.kinds().next(),
        _ => None,
    };
    Intent::Give { card, to }
}

/// A refusal about plot cards. What would force a card is told by `example`.
pub(crate) fn refused(refusal: &PlotRefusal, game: &Game, example: impl Fn(PlotCard) -> String) -> Message {
    let about = |key, card| Message::new(key).message("card", name(card));
    let player = |key, seat| Message::new(key).player("player", seat);
    match *refusal {
        PlotRefusal::NotInDeck { card, why: Missing::NotInThisDeck } => about("refused-not-in-this-deck", card)
            .number("players", game.players() as u32)
            .text("example", example(card)),
        PlotRefusal::NotInDeck { card, why: Missing::AllDrawn } => {
            about("refused-all-drawn", card).text("example", example(card))
        }
        PlotRefusal::NotDrawn(card) => about("refused-not-drawn", card),
        PlotRefusal::GivenToLeader => Message::new("refused-given-to-leader"),
        PlotRefusal::NoNeighbour { of } => {
            let due = Due { card: PlotCard::OverheardConversation, by: of };
            player("refused-no-neighbour", of).players("names", game.due_targets(due))
        }
        PlotRefusal::OwnCard(owner) => player("refused-own-card", owner),
        PlotRefusal::NotHeld { player: holder, card } => about("refused-not-held", card).player("player", holder),
        PlotRefusal::NotItsMoment(card) => about("refused-not-its-moment", card).message("does", does(card)),
        PlotRefusal::NotAsked { player: early, asked } => player("refused-not-asked", early).player("asked", asked),
        PlotRefusal::Target(card) => about("refused-target", card).message("does", does(card)),
        PlotRefusal::NotOnTeam(seat) => player("refused-not-on-team", seat).players("team", game.phase().team()),
        PlotRefusal::PlaysFaceUp(seat) => player("refused-plays-face-up", seat),
        PlotRefusal::LookedAtBefore(seat) => player("refused-looked-at", seat),
        PlotRefusal::NotFaceUp(seat) => player("refused-not-face-up", seat),
    }
}
