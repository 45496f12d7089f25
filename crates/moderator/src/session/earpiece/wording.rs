//! What is heard in the headset beside a slip: which keys hear it again, choose and hide.

use crate::language::Message;
use crate::session::keyboard;
use crate::session::scene::Scene;
use crate::session::seats::{About, Choice};

/// How to hear it again, and to hide it.
pub(in crate::session) fn again(scene: &Scene, about: About) -> Message {
    let key = if about == About::Role { "whisper-again" } else { "whisper-again-alone" };
    keyboard::wording::asks(scene.preferences.keys, Message::new(key))
}

/// Whether the keys go through the choices, one after the other: two keys choose among two.
pub(in crate::session) fn goes_through(about: About, choices: &[Choice]) -> bool {
    about == About::Confess || choices.len() > 2
}

/// Which keys choose.
pub(in crate::session) fn choices(about: About, choices: &[Choice]) -> Message {
    Message::new(match about {
        About::Vote => "whisper-vote-keys",
        _ if goes_through(about, choices) => "whisper-confess-keys",
        _ => "whisper-card-keys",
    })
}

/// What was chosen, and what the keys do now.
pub(in crate::session) fn chosen(about: About, choice: &Choice) -> [Message; 2] {
    let keys = match about {
        About::Vote => "whisper-change-vote",
        About::Confess => "whisper-own-card",
        _ => "whisper-change-card",
    };
    [choice.means.clone(), Message::new(keys)]
}

/// Why something may not be chosen, with the key for what has to be.
pub(in crate::session) fn refused(why: &Message) -> Message {
    let key = match why.key() {
        "only-success" => "whisper-only-success",
        "only-fail" => "whisper-only-fail",
        "only-approve" => "whisper-only-approve",
        key => key,
    };
    why.clone().in_words_of(key)
}

/// The longest of the sentences that refuse.
pub(in crate::session) fn longest_refusal(about: About) -> Message {
    Message::new(if about == About::Vote { "whisper-only-approve" } else { "whisper-only-success" })
}
