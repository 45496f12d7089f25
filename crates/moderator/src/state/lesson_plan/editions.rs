//! The lessons about what each edition has of its own.

use crate::game::{Action, Ballot, Count, Reveal, Seat};
use crate::language::{Intent, Verb};
use crate::state::lesson_plan::basics::{BY_TOUCH, begun};
use crate::state::lesson_plan::{Lesson, Position, Step, Wanted, seat, seats};

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "accessible",
        name: "lesson-name-accessible",
        game: Position { modules: &["targeting"], ..BY_TOUCH },
        steps: &[
            Step::told("lesson-accessible-kit"),
            Step::done("lesson-accessible-targeting", "lesson-accessible-targeting-ask", || Intent::Mission(2))
                .after(begun),
            Step::done("lesson-accessible-team", "lesson-accessible-team-ask", || Intent::Propose(seats(&[1, 2, 3]))),
            Step::told("lesson-accessible-blind"),
        ],
    },
    Lesson {
        id: "widerstand",
        name: "lesson-name-widerstand",
        game: Position { edition: "widerstand", reveal: Reveal::Eyes, modules: &[] },
        steps: &[
            Step::told("lesson-widerstand-eyes").after(|| vec![Action::TableReady]),
            Step::new(
                "lesson-widerstand-start",
                "lesson-widerstand-start-ask",
                Wanted::Reached(|| Intent::Plain(Verb::Start), || Intent::Plain(Verb::Skip)),
            ),
        ],
    },
    Lesson {
        id: "resistance-2020",
        name: "lesson-name-resistance-2020",
        game: Position { edition: "resistance-2020", reveal: Reveal::Eyes, modules: &["inquisitor", "trap"] },
        steps: &[
            Step::done("lesson-2020-trap", "lesson-2020-trap-ask", || Intent::About(Verb::Trap, seat(2))).after(
                || {
                    let team =
                        [Action::Propose(seats(&[1, 2, 3])), Action::Vote(Ballot::Count { approve: 4, reject: 1 })];
                    begun().into_iter().chain(team).collect()
                },
            ),
            Step::done("lesson-2020-inquisitor", "lesson-2020-inquisitor-ask", || {
                Intent::About(Verb::Examine, seat(3))
            })
            .after(|| {
                let first = [Action::Count(Count::fails(0))];
                first.into_iter().chain(trapped_round(&[2, 3, 4, 5], 2)).collect()
            }),
            Step::told("lesson-2020-others"),
        ],
    },
    Lesson {
        id: "winter-soldier",
        name: "lesson-name-winter-soldier",
        game: Position { edition: "winter-soldier", reveal: Reveal::Eyes, modules: &[] },
        steps: &[
            Step::done("lesson-winter-captain", "lesson-winter-captain-ask", || {
                Intent::About(Verb::CaptainAmerica, seat(1))
            })
            .after(|| vec![Action::TableReady]),
            Step::told("lesson-winter-rules"),
            Step::done("lesson-winter-accuse", "lesson-winter-accuse-ask", || Intent::About(Verb::Accuse, seat(4)))
                .after(|| played(&[Action::RevealDone], &[&[1, 2], &[1, 2, 3]])),
            Step::done("lesson-winter-shown", "lesson-winter-shown-ask", || Intent::Plain(Verb::ShownHydra)),
            Step::told("lesson-winter-end"),
        ],
    },
    Lesson {
        id: "avalon",
        name: "lesson-name-avalon",
        game: Position { edition: "avalon", reveal: Reveal::Eyes, modules: &[] },
        steps: &[
            Step::told("lesson-avalon-merlin"),
            Step::told("lesson-avalon-others"),
            Step::done("lesson-avalon-assassin", "lesson-avalon-assassin-ask", || {
                Intent::About(Verb::Assassinate, seat(2))
            })
            .after(|| played(&begun(), &[&[1, 2], &[1, 2, 3], &[2, 3]])),
            Step::done("lesson-avalon-wrong", "lesson-avalon-wrong-ask", || Intent::Plain(Verb::Wrong)),
        ],
    },
    Lesson {
        id: "forum",
        name: "lesson-name-forum",
        game: Position { edition: "forum", reveal: Reveal::None, modules: &[] },
        steps: &[
            Step::done("lesson-forum-team", "lesson-forum-team-ask", || Intent::Propose(seats(&[1, 3])))
                .after(|| vec![Action::TableReady]),
            Step::done("lesson-forum-vote", "lesson-forum-vote-ask", || Intent::Sent(Verb::Approves, seat(2))),
            Step::done("lesson-forum-order", "lesson-forum-order-ask", || Intent::Sent(Verb::OrdersSupport, seat(1))),
            Step::done("lesson-forum-missing", "lesson-forum-missing-ask", || Intent::Plain(Verb::Missing)),
        ],
    },
];

/// Missions that succeed, one after the other, after what came before them.
fn played(before: &[Action], teams: &[&[u32]]) -> Vec<Action> {
    let mission = |team: &&[u32]| {
        let vote = Action::Vote(Ballot::Count { approve: 4, reject: 1 });
        [Action::Propose(seats(team)), vote, Action::Count(Count::fails(0))]
    };
    before.iter().copied().chain(teams.iter().flat_map(mission)).collect()
}

/// A mission that succeeds, with one card set aside.
fn trapped_round(team: &[u32], trapped: u32) -> Vec<Action> {
    let trapped: Seat = seat(trapped);
    let vote = Action::Vote(Ballot::Count { approve: 4, reject: 1 });
    vec![Action::Propose(seats(team)), vote, Action::Trap(trapped), Action::Count(Count::fails(0))]
}
