//! The lessons about the room: the keys, voice commands, phones and the headset.

use crate::game::Action;
use crate::language::{Intent, Verb};
use crate::state::lesson_plan::basics::{BY_TOUCH, begun, second_round};
use crate::state::lesson_plan::{Lesson, Step, seat, seats};

/// The lesson that only a narrator with ears gives.
pub(crate) const VOICE: &str = "voice";

/// The lesson about what players are told alone.
pub(crate) const PHONES: &str = "phones";

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        id: "keys",
        name: "lesson-name-keys",
        game: BY_TOUCH,
        steps: &[
            Step::done("lesson-keys-slower", "lesson-keys-slower-ask", || Intent::Plain(Verb::Slower))
                .after(second_round),
            Step::done("lesson-keys-faster", "lesson-keys-faster-ask", || Intent::Plain(Verb::Faster)),
            Step::done("lesson-keys-stop", "lesson-keys-stop-ask", || Intent::Plain(Verb::Stop)),
            Step::done("lesson-keys-older", "lesson-keys-older-ask", || Intent::Plain(Verb::Older))
                .hears(|| vec![Action::Propose(seats(&[2, 3, 4]))]),
            Step::understood("lesson-keys-brief", "lesson-keys-brief-ask", || Intent::Plain(Verb::Brief)),
            Step::done("lesson-keys-score", "lesson-keys-score-ask", || Intent::Plain(Verb::Score)),
            Step::done("lesson-keys-help", "lesson-keys-help-ask", || Intent::Plain(Verb::Keys)),
        ],
    },
    Lesson {
        id: VOICE,
        name: "lesson-name-voice",
        game: BY_TOUCH,
        steps: &[
            Step::done("lesson-voice-push", "lesson-voice-push-ask", || Intent::Plain(Verb::EarsPush)).after(begun),
            Step::done("lesson-voice-score", "lesson-voice-score-ask", || Intent::Plain(Verb::Score)),
            Step::done("lesson-voice-confirm", "lesson-voice-confirm-ask", || Intent::Propose(seats(&[1, 2]))),
            Step::done("lesson-voice-off", "lesson-voice-off-ask", || Intent::Plain(Verb::EarsOff)),
        ],
    },
    Lesson {
        id: PHONES,
        name: "lesson-name-phones",
        game: BY_TOUCH,
        steps: &[
            Step::understood("lesson-phones-headset", "lesson-phones-headset-ask", || {
                Intent::About(Verb::Headset, seat(1))
            })
            .after(begun),
            Step::understood("lesson-phones-in", "lesson-phones-in-ask", || Intent::Plain(Verb::Phones)),
            Step::understood("lesson-phones-free", "lesson-phones-free-ask", || Intent::About(Verb::Free, seat(2))),
            Step::told("lesson-phones-secret"),
        ],
    },
];
