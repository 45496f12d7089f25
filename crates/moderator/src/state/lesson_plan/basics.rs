//! The first lessons: what lies on the table, a round, and the words that one needs.

use crate::game::{Action, Ballot, Count, Reveal};
use crate::language::{Intent, Verb};
use crate::state::lesson_plan::{Lesson, Position, Step, seat, seats};

/// The game in which everything can be felt.
pub(crate) const BY_TOUCH: Position = Position { edition: "accessible", reveal: Reveal::Touch, modules: &[] };

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "table",
        name: "lesson-name-table",
        game: BY_TOUCH,
        steps: &[
            Step::told("lesson-table-game"),
            Step::told("lesson-table-people"),
            Step::told("lesson-table-tableau"),
            Step::told("lesson-table-votes"),
            Step::told("lesson-table-cards"),
            Step::told("lesson-table-character"),
            Step::done("lesson-table-laid", "lesson-table-laid-ask", || Intent::Plain(Verb::Ready)),
            Step::done("lesson-table-again", "lesson-table-again-ask", || Intent::Plain(Verb::LayAgain)).after(laid),
        ],
    },
    Lesson {
        id: "round",
        name: "lesson-name-round",
        game: BY_TOUCH,
        steps: &[
            Step::told("lesson-round-sides"),
            Step::done("lesson-round-team", "lesson-round-team-ask", || Intent::Propose(seats(&[1, 3]))).after(begun),
            Step::done("lesson-round-vote", "lesson-round-vote-ask", || Intent::Vote { approve: 3, reject: 2 }),
            Step::done("lesson-round-mission", "lesson-round-mission-ask", || Intent::fails(0)),
            Step::done("lesson-round-turn", "lesson-round-turn-ask", || Intent::Plain(Verb::Status)),
            Step::done("lesson-round-end", "lesson-round-end-ask", || Intent::Plain(Verb::Score)),
        ],
    },
    Lesson {
        id: "words",
        name: "lesson-name-words",
        game: BY_TOUCH,
        steps: &[
            Step::done("lesson-words-who", "lesson-words-who-ask", || Intent::Plain(Verb::Who)).after(second_round),
            Step::done("lesson-words-seats", "lesson-words-seats-ask", || Intent::Propose(seats(&[2, 4, 5]))),
            Step::done("lesson-words-undo", "lesson-words-undo-ask", || Intent::Plain(Verb::Undo)),
            Step::done("lesson-words-votes", "lesson-words-votes-ask", || Intent::VotesOf(seat(1))),
            Step::done("lesson-words-repeat", "lesson-words-repeat-ask", || Intent::Plain(Verb::Repeat)),
            Step::done("lesson-words-help", "lesson-words-help-ask", || Intent::Plain(Verb::Help)),
        ],
    },
];

fn laid() -> Vec<Action> {
    vec![Action::TableReady]
}

/// Up to the first proposal.
pub(crate) fn begun() -> Vec<Action> {
    vec![Action::TableReady, Action::RevealDone]
}

/// The first mission has succeeded, with Ana and Cleo, and Ben leads.
pub(crate) fn second_round() -> Vec<Action> {
    let first = [
        Action::Propose(seats(&[1, 3])),
        Action::Vote(Ballot::Named { approve: seats(&[1, 3, 4]) }),
        Action::Count(Count::fails(0)),
    ];
    begun().into_iter().chain(first).collect()
}
