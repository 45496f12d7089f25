//! Examinations: the token of the Inquisitor, of Scarlet Witch or of the Lady of the Lake, whose holder looks at who
//! somebody is.

use crate::game::{Action, ExaminationEvent, ExaminationRefusal, Game, Seat, Setup};
use crate::language::{Intent, Message, Verb, deed};
use crate::output::history::Topic;
use crate::queries::hands::passing;
use crate::queries::keys;
use crate::queries::telling::{Said, Subject, Telling};
use crate::state::prompts;
use crate::state::table_state::TableState;
use protocol::Cue;
use protocol::question::Question;

/// The token of examinations.
pub(crate) struct Examinations;

impl Subject for Examinations {
    fn list(&self, _: Question) -> Topic {
        Topic::General
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        Some(status(game))
    }

    fn action(&self, _: &TableState, intent: &Intent) -> Option<Action> {
        match *intent {
            Intent::About(Verb::Examine, seat) => Some(Action::Examine(seat)),
            _ => None,
        }
    }

    /// A seat.
    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent> {
        keys::seat_of(state, digit).map(|seat| Intent::About(Verb::Examine, seat))
    }
}

/// A refusal about examinations.
pub(crate) fn refused(refusal: &ExaminationRefusal, game: &Game) -> Message {
    let ExaminationRefusal::Marked(seat) = *refusal;
    Message::new("refused-marked").player("player", seat).players("names", game.examinable())
}

/// What is said about an event of the token.
pub(crate) fn lines(event: &ExaminationEvent, game: &Game, told: Telling) -> Vec<Said> {
    let sentence = match *event {
        ExaminationEvent::TokenPassed { to: Some(to), .. } if told.dealt => token_passed(to),
        ref event => deed::of_token(event),
    };
    let sentence = Said::Line(Topic::General, sentence);
    let ExaminationEvent::Examined { examiner, examined } = *event else { return vec![sentence] };
    let mut said = vec![Said::Cue(Cue::Accepted), sentence];
    if game.examines_loyalty() {
        match told.dealt {
            true => said.push(guide(token_passed(examined))),
            false => said.extend(passing::loyalty(examiner, examined, game.seats(), told.by_touch)),
        }
        return said;
    }
    if !told.dealt {
        said.extend(passing::side(examined, examiner, game, told.by_touch));
    }
    said.push(guide(Message::new("inquisitor-token").player("examiner", examiner).player("examined", examined)));
    said
}

/// What the first holder of the Scarlet Witch token is given; none where there is no token.
#[must_use]
pub(crate) fn witch_token(game: &Game, told: Telling) -> Option<Said> {
    let to_holder = |holder: Seat| match told.dealt {
        true => token_passed(holder),
        false => Message::new("witch-token-begins").player("holder", holder),
    };
    game.token().map(|token| guide(to_holder(token.holder)))
}

/// The Scarlet Witch token goes on alone: loyalty cards belong to roles of cardboard.
fn token_passed(to: Seat) -> Message {
    Message::new("token-passed-dealt").player("to", to)
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::General, message)
}

/// The sentence of the question; none for another question.
fn question_message(question: Question, game: &Game) -> Option<Message> {
    let Question::Examination { by } = question else { return None };
    let key = if game.examines_loyalty() { "ask-examine-witch" } else { "ask-examine-inquisitor" };
    Some(Message::new(key).player("player", by).any_of("names", game.examinable()))
}

/// Where the game stands while somebody is to be examined.
fn status(game: &Game) -> Message {
    Message::new("status-examination").player("player", prompts::examiner(game))
}

/// The Scarlet Witch token goes back: with its cards, if the roles are of cardboard.
pub(crate) fn token_back(dealt: bool) -> &'static str {
    if dealt { "token-back-dealt" } else { "token-back" }
}
