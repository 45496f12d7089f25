//! Sentences that name keys instead of words to type, and a phone instead of a headset.

use crate::game::Reveal;
use crate::language::{Message, terms};
use crate::preferences::KeyMode;
use crate::state::open::Mode;
use crate::state::table_state::TableState;

/// A question as it is asked of these keys: in single-key mode it names keys instead of words to type.
#[must_use]
pub(crate) fn asks(keys: KeyMode, message: Message) -> Message {
    match of_keys(message.key()).filter(|_| keys == KeyMode::Single) {
        Some(key) => message.in_words_of(key),
        None => message,
    }
}

/// The sentence that names keys, for one that names words to type.
fn of_keys(key: &str) -> Option<&'static str> {
    Some(match key {
        "guidance-begin-dealt" => "guidance-begin-dealt-keys",
        "guidance-begin" => "guidance-begin-keys",
        "reveal-touch-ask" => "reveal-touch-ask-keys",
        "reveal-eyes-ask" => "reveal-eyes-ask-keys",
        "reveal-over" => "reveal-over-keys",
        "reveal-over-rogue" => "reveal-over-rogue-keys",
        "script-paused" => "script-paused-keys",
        "script-paused-passing" => "script-paused-passing-keys",
        "script-go-back" => "script-go-back-keys",
        "script-go-back-round" => "script-go-back-round-keys",
        "script-together-stuck" => "script-together-stuck-keys",
        "script-token-together-stuck" => "script-token-together-stuck-keys",
        "script-home" => "script-home-keys",
        "headset-which" => "headset-which-keys",
        "pause-held" => "pause-held-keys",
        "pause-until-ready" => "pause-until-ready-keys",
        "steps-end" => "steps-end-keys",
        "ask-team" => "ask-team-keys",
        "ask-team-again" => "ask-team-again-keys",
        "ask-team-no-tokens" => "ask-team-no-tokens-keys",
        "ask-approvals" => "ask-approvals-keys",
        "ask-vote" => "ask-vote-keys",
        "roll-call-begins" => "roll-call-begins-keys",
        "ask-fails" | "ask-count" => "ask-fails-keys",
        "ask-vote-rest" => "ask-vote-rest-keys",
        "ask-fails-rest" => "ask-fails-rest-keys",
        "ask-vote-there" => "ask-vote-there-keys",
        "ask-fails-there" => "ask-fails-there-keys",
        "ask-replacement-filled" => "ask-replacement-filled-keys",
        "ask-fails-too" => "ask-fails-too-keys",
        "ask-reverses" => "ask-reverses-keys",
        "ask-rogues" => "ask-rogues-keys",
        "ask-watch" => "ask-watch-keys",
        "ask-trap" => "ask-trap-keys",
        "ask-claim-resistance" => "ask-claim-resistance-keys",
        "ask-claim-spies" => "ask-claim-spies-keys",
        "ask-draw" => "ask-draw-keys",
        "ask-give" => "ask-give-keys",
        "ask-give-several" => "ask-give-several-keys",
        "ask-neighbour" => "ask-neighbour-keys",
        "ask-shows-to" => "ask-shows-to-keys",
        "ask-use" => "ask-use-keys",
        "ask-use-on" => "ask-use-on-keys",
        "ask-on" => "ask-on-keys",
        "ask-take" => "ask-take-keys",
        "ask-face-up" => "ask-face-up-keys",
        "ask-face-up-more" => "ask-face-up-more-keys",
        "ask-captain" => "ask-captain-keys",
        "ask-examine-witch" => "ask-examine-witch-keys",
        "ask-examine-inquisitor" => "ask-examine-inquisitor-keys",
        "ask-agent-card" => "ask-agent-card-keys",
        "ask-agent-card-open" => "ask-agent-card-open-keys",
        "ask-winter-soldier" => "ask-winter-soldier-keys",
        "ask-exposed" => "ask-exposed-keys",
        "heard-plot" => "heard-plot-keys",
        "refused-game-over" => "refused-game-over-keys",
        "ask-after-game" => "ask-after-game-keys",
        "practice-ask-after-game" => "practice-ask-after-game-keys",
        "ask-start" => "ask-start-keys",
        "lesson-how" => "lesson-how-keys",
        "lesson-ask-next" => "lesson-ask-next-keys",
        "ask-option" => "ask-option-keys",
        "ask-option-anew" => "ask-option-anew-keys",
        "line-ups-offered" => "line-ups-offered-keys",
        "name-try-talk" => "name-try-talk-keys",
        "ask-roles" => "ask-roles-keys",
        "ask-roles-phones" => "ask-roles-phones-keys",
        "ask-roles-reading" => "ask-roles-reading-keys",
        "ask-open-table" => "ask-open-table-keys",
        "ask-open-both" => "ask-open-both-keys",
        "ask-roles-some" => "ask-roles-some-keys",
        "headset-try" => "headset-try-keys",
        "ask-headset-heard" => "ask-headset-heard-keys",
        "headset-same" => "headset-same-keys",
        "headset-lost" => "headset-lost-keys",
        "headset-missing" => "headset-missing-keys",
        "ask-headset" => "ask-headset-keys",
        "headset-none" => "headset-none-keys",
        "one-phone-ask-roles" => "one-phone-ask-roles-keys",
        "one-phone-ask-roles-some" => "one-phone-ask-roles-some-keys",
        "one-phone-offered" => "one-phone-offered-keys",
        "one-phone-resume" => "one-phone-resume-keys",
        "one-phone-other-cards" => "refused-other-cards",
        "whisper-again-alone" => "whisper-again-alone-keys",
        "whisper-again" => "whisper-again-keys",
        "reveal-rounds" => "reveal-rounds-keys",
        "votes-more" => "votes-more-keys",
        "summary-more" => "summary-more-keys",
        "recap-table" => "recap-table-keys",
        "ask-abandon" => "ask-abandon-keys",
        "ask-new-game-now" => "ask-new-game-now-keys",
        "ask-replacement" => "ask-replacement-keys",
        naming => return terms::with_keys(naming),
    })
}

/// A message names what goes round: where it is the phone, other things are done with the hands than with a headset. In
/// a forum nothing goes round.
pub(crate) fn of_round(state: &TableState, message: Message) -> Message {
    match of_phone(message.key()).filter(|_| state.passes_phone() && !state.goes_by_letters()) {
        Some(key) => message.in_words_of(key),
        None => message,
    }
}

/// The sentence for the phone that goes round, in place of one for the headset.
fn of_phone(key: &str) -> Option<&'static str> {
    Some(match key {
        "guidance-own-dealt" => "one-phone-guidance-own",
        "guidance-tokens-alone" => "one-phone-guidance-tokens",
        "ask-reveal" => "one-phone-ask-reveal",
        "ask-reveal-marked" => "one-phone-ask-reveal-marked",
        "reveal-earpiece" => "reveal-phone",
        "ask-roles" => "one-phone-ask-roles",
        "ask-roles-some" => "one-phone-ask-roles-some",
        "ask-headset" => "one-phone-offered",
        "headset-votes" => "one-phone-votes",
        "headset-cards" => "one-phone-cards",
        "headset-confess" => "one-phone-confess",
        "headset-confessed" => "one-phone-confessed",
        "headset-round" => "one-phone-over",
        "headset-off" => "one-phone-off",
        "headset-back" => "one-phone-back",
        "headset-resume" => "one-phone-resume",
        "refused-other-cards" => "one-phone-other-cards",
        "who-is-what" => "one-phone-who-is-what",
        "goodbye-saved" => "web-goodbye-saved",
        "filled-needs-dealing" => "one-phone-needs-dealing",
        "filled-newcomer-later" => "one-phone-newcomer-later",
        _ => return None,
    })
}

/// What a way to reveal is called at this table.
pub(crate) fn reveal(state: &TableState, reveal: Reveal) -> Message {
    of_round(state, Message::new(terms::reveal(reveal)))
}

/// A question names what it is answered with: keys or words.
pub(crate) fn as_answered(state: &TableState, message: Message) -> Message {
    let message = of_round(state, message);
    match state.mode {
        Mode::Table => asks(state.preferences.keys, message),
        Mode::Program => message,
    }
}
