//! The time that everybody has alike with the headset on, and the sentences heard there. The time follows from the
//! table, its players' languages and the voice, never from who is who.

use crate::game::deal::Sight;
use crate::game::{Game, Seat};
use crate::language::{Message, Verb, terms};
use crate::output::wording;
use crate::preferences::voice::estimate_ms;
use crate::queries::prompts;
use crate::queries::prompts::roles::seen;
use crate::queries::prompts::words::OwnWords;
use crate::script::{Script, Travels};
use crate::state::private_prompt::{Choice, Content};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Delivery};

/// What is left to find the keys, in milliseconds.
const SLACK_MS: u32 = 4_000;

/// How long the time is, in milliseconds: whoever hears the most can hear it to its end.
pub(crate) fn slot_ms(state: &TableState, about: About) -> u32 {
    let mut deliveries: Vec<Delivery> = Vec::new();
    for delivery in state.everybody().iter().map(|seat| state.people.deliveries[seat]) {
        if !deliveries.contains(&delivery) {
            deliveries.push(delivery);
        }
    }
    let longest = deliveries.into_iter().map(|delivery| longest_ms(state, &OwnWords::of(state, delivery), about));
    longest.max().unwrap_or_default() + SLACK_MS
}

/// How long the most takes that anybody at such a table can hear in these words.
fn longest_ms(state: &TableState, words: &OwnWords, about: About) -> u32 {
    let said_ms = |messages: &[Message]| estimate_ms(&words.spoken(messages), state.preferences.sound.rate);
    if about == About::Role {
        return longest_role_ms(state, said_ms) + said_ms(&[again(state, about)]);
    }
    // All are told and can choose the same; what one of them may not choose is no part of this.
    let Some(content) = state.everybody().iter().next().map(|seat| prompts::content_about(state, seat, about)) else {
        return 0;
    };
    let Content { lines, choices, .. } = content.open();
    let answers = choices.iter().map(|choice| said_ms(&chosen(about, choice)));
    let answer_ms = match about {
        // Somebody goes through all of them.
        About::RoleEntry => answers.sum(),
        _ => answers.chain([said_ms(&[longest_refusal(about)])]).max().unwrap_or_default(),
    };
    said_ms(lines) + said_ms(&[tell_choices(about, choices)]) + answer_ms
}

/// The most that a character is told: who they are, and as many of the longest names as they can see.
fn longest_role_ms(state: &TableState, said_ms: impl Fn(&[Message]) -> u32) -> u32 {
    let Some(game) = state.game() else { return 0 };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(state.name_of(*seat).chars().count()));
    let (characters, cards) = (game.characters(), game.character_cards());
    let told = |role| {
        let stages = characters.stages().into_iter().filter(|stage| stage.looking.contains(&role));
        let seen_ones = stages.map(|stage| {
            let shown = cards.iter().filter(|card| stage.shown.contains(card)).count();
            let players = seats.iter().take(shown.max(usize::from(game.spies()) + 1)).copied().collect();
            said_ms(&[seen(role, Sight { turn: stage.turn, players }, game)])
        });
        said_ms(&[Message::new(terms::own_role(role))]) + seen_ones.sum::<u32>()
    };
    characters.roles().into_iter().map(told).max().unwrap_or_default()
}

/// How to hear it again, and to hide it.
pub(crate) fn again(state: &TableState, about: About) -> Message {
    let key = if about == About::Role { "whisper-again" } else { "whisper-again-alone" };
    wording::asks(state.preferences.keys, Message::new(key))
}

/// Whether the keys go through the choices, one after the other: two keys choose among two.
pub(crate) fn goes_through(about: About, choices: &[Choice]) -> bool {
    about == About::RoleEntry || choices.len() > 2
}

/// Which keys choose.
pub(crate) fn tell_choices(about: About, choices: &[Choice]) -> Message {
    Message::new(match about {
        About::Vote => "whisper-vote-keys",
        _ if goes_through(about, choices) => "whisper-confess-keys",
        _ => "whisper-card-keys",
    })
}

/// What was chosen, and what the keys do now.
pub(crate) fn chosen(about: About, choice: &Choice) -> [Message; 2] {
    let keys = match about {
        About::Vote => "whisper-change-vote",
        About::RoleEntry => "whisper-own-card",
        About::Card | About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything | About::Turn => {
            "whisper-change-card"
        }
    };
    [choice.means.clone(), Message::new(keys)]
}

/// Why something may not be chosen, with the key for what has to be.
pub(crate) fn refused(why: &Message) -> Message {
    let key = match why.key() {
        "only-success" => "whisper-only-success",
        "only-fail" => "whisper-only-fail",
        "only-approve" => "whisper-only-approve",
        key => key,
    };
    why.clone().in_words_of(key)
}

/// The longest of the sentences that refuse.
fn longest_refusal(about: About) -> Message {
    Message::new(if about == About::Vote { "whisper-only-approve" } else { "whisper-only-success" })
}

/// What goes round in the reveal of a game.
pub(crate) fn travels(game: &Game) -> Option<Travels> {
    Script::of(game)?.travels(game)
}

/// What can be said now about the way things go round.
pub(crate) fn round_offers(state: &TableState) -> Vec<Verb> {
    if state.game().and_then(travels).is_none() {
        return Vec::new();
    }
    match state.question() {
        Question::Reveal | Question::ScriptOver => vec![Verb::Together, Verb::OneByOne],
        Question::ScriptPaused => vec![Verb::Together, Verb::OneByOne, Verb::Home],
        Question::ScriptRuns => vec![Verb::Home],
        _ => Vec::new(),
    }
}
