//! What a sentence tells that answers the open question, from the words in it that carry meaning.

use crate::game::{Game, Seat};
use crate::language::Intent;
use crate::language::frames;
use crate::language::frames::{Asked, Reading, read, request};
use crate::language::meaning::Spot;
use crate::queries::secret_ballot::voters;
use crate::queries::subjects;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What a line tells, where every word of it is explained: an answer to the open question, or a request.
pub(crate) fn told(state: &TableState, line: &str) -> Option<Intent> {
    let spots = state.localizer.spots(line);
    answer(state, &spots).or_else(|| request(&spots).map(Intent::Plain))
}

fn answer(state: &TableState, spots: &[Spot]) -> Option<Intent> {
    let question = state.question();
    let asked = asked(state, state.game()?, question)?;
    match read(spots, asked)? {
        Reading::Intent(intent) => Some(intent),
        Reading::Person(seat) => subjects::of_question(question)?.digit(state, digit_of(seat)?),
    }
}

/// Whether a line answers the open question but for the number: that is asked for.
pub(crate) fn lacks_a_number(state: &TableState, line: &str) -> bool {
    let asked = state.game().and_then(|game| asked(state, game, state.question()));
    asked.is_some_and(|asked| frames::lacks_a_number(&state.localizer.spots(line), asked))
}

fn asked(state: &TableState, game: &Game, question: Question) -> Option<Asked> {
    Some(match question {
        Question::Team => Asked::Team { leader: game.leader(), players: game.in_play() },
        Question::Vote => Asked::Vote { voters: voters(state) },
        Question::RollCall { asked, .. } => Asked::RollCall { asked },
        Question::Count if game.counted_cards().count() == 1 => {
            Asked::Count { cards: game.phase().run()?.team.len() as u32 }
        }
        Question::Examination { by } => Asked::Person { by: Some(by) },
        Question::UseCard { card, .. } if !card.needs_target() => return None,
        Question::UseCard { .. }
        | Question::Captain
        | Question::WinterSoldier { .. }
        | Question::Sought
        | Question::Exposed
        | Question::Watch
        | Question::Trap
        | Question::Claim
        | Question::Target { .. }
        | Question::On { .. } => Asked::Person { by: None },
        _ => return None,
    })
}

/// The digit that stands for a seat; none beyond the ten.
fn digit_of(seat: Seat) -> Option<u32> {
    let number = u32::from(seat.number());
    (number <= 10).then_some(number % 10)
}
