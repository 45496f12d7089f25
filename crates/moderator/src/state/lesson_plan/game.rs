//! The lessons about the parts of a game: voting, the mission, the reveal, plot cards.

use crate::game::{Action, Ballot, Count, PlotCard, Reveal};
use crate::language::{Intent, Verb};
use crate::state::lesson_plan::basics::{BY_TOUCH, begun};
use crate::state::lesson_plan::{Lesson, Position, Step, Wanted, seat, seats};

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "voting",
        name: "lesson-name-voting",
        game: BY_TOUCH,
        steps: &[
            Step::done("lesson-voting-team", "lesson-voting-team-ask", || Intent::Plain(Verb::WhoGoes))
                .after(begun)
                .hears(|| vec![Action::Propose(seats(&[1, 2]))]),
            Step::done("lesson-voting-tally", "lesson-voting-tally-ask", || Intent::Vote { approve: 2, reject: 3 })
                .asked_by_the_table(),
            Step::done("lesson-voting-names", "lesson-voting-names-ask", || Intent::Reject(seats(&[4])))
                .hears(|| vec![Action::Propose(seats(&[2, 3]))]),
            Step::new(
                "lesson-voting-roll-call",
                "lesson-voting-roll-call-ask",
                Wanted::Reached(|| Intent::Plain(Verb::RollCall), || Intent::Approve(seats(&[1, 3, 5]))),
            )
            .after(|| vec![Action::Count(Count::fails(0))])
            .hears(|| vec![Action::Propose(seats(&[1, 3, 5]))]),
            Step::done("lesson-voting-all", "lesson-voting-all-ask", || Intent::Plain(Verb::ApproveAll))
                .after(|| vec![Action::Count(Count::fails(1))])
                .hears(|| vec![Action::Propose(seats(&[1, 4]))]),
        ],
    },
    Lesson {
        id: "mission",
        name: "lesson-name-mission",
        game: BY_TOUCH,
        steps: &[
            Step::done("lesson-mission-cards", "lesson-mission-cards-ask", || Intent::fails(1)).after(on_mission),
            Step::done("lesson-mission-spies", "lesson-mission-spies-ask", || Intent::fails(0)).after(|| {
                vec![Action::Propose(seats(&[1, 2, 4])), Action::Vote(Ballot::Count { approve: 4, reject: 1 })]
            }),
            Step::done("lesson-mission-sizes", "lesson-mission-sizes-ask", || Intent::Plain(Verb::ScoreFull)),
            Step::done("lesson-mission-rejections", "lesson-mission-rejections-ask", || {
                Intent::Plain(Verb::Rejections)
            }),
        ],
    },
    Lesson {
        id: "reveal",
        name: "lesson-name-reveal",
        game: BY_TOUCH,
        steps: &[
            Step::told("lesson-reveal-why").after(|| vec![Action::TableReady]),
            Step::new(
                "lesson-reveal-start",
                "lesson-reveal-start-ask",
                Wanted::Reached(|| Intent::Plain(Verb::Start), || Intent::Plain(Verb::Pause)),
            ),
            Step::new(
                "lesson-reveal-again",
                "lesson-reveal-again-ask",
                Wanted::Reached(|| Intent::Plain(Verb::Again), || Intent::Plain(Verb::Skip)),
            ),
            Step::told("lesson-reveal-else").after(|| vec![Action::RevealDone]),
        ],
    },
    Lesson {
        id: "plot",
        name: "lesson-name-plot",
        game: Position { edition: "accessible", reveal: Reveal::Touch, modules: &["plot"] },
        steps: &[
            Step::done("lesson-plot-draw", "lesson-plot-draw-ask", || Intent::DrawCard(PlotCard::NoConfidence))
                .after(begun),
            Step::done("lesson-plot-give", "lesson-plot-give-ask", || Intent::Give {
                card: Some(PlotCard::NoConfidence),
                to: seat(3),
            }),
            Step::done("lesson-plot-explain", "lesson-plot-explain-ask", || Intent::Explain(PlotCard::NoConfidence)),
            Step::done("lesson-plot-use", "lesson-plot-use-ask", || Intent::Use {
                by: Some(seat(3)),
                card: Some(PlotCard::NoConfidence),
                on: None,
            })
            .after(|| vec![Action::Propose(seats(&[1, 2])), Action::Vote(Ballot::Count { approve: 4, reject: 1 })]),
            Step::done("lesson-plot-holders", "lesson-plot-holders-ask", || Intent::Plain(Verb::Holders)),
        ],
    },
];

/// Ana and Cleo are on the first mission.
fn on_mission() -> Vec<Action> {
    let team = [Action::Propose(seats(&[1, 3])), Action::Vote(Ballot::Count { approve: 4, reject: 1 })];
    begun().into_iter().chain(team).collect()
}
