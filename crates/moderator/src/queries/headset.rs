//! Who has what goes round; the time that everybody has alike with the headset on, or the phone in hand, and the
//! sentences heard there. The time follows from the table, its players' languages and the voice, never from who is who.

use crate::game::deal::Sight;
use crate::game::{Game, Seat};
use crate::language::{Form, Message, Verb, terms};
use crate::output::wording;
use crate::preferences::Listens;
use crate::preferences::voice::estimate_ms;
use crate::queries::prompts;
use crate::queries::prompts::roles::seen;
use crate::queries::prompts::words::OwnWords;
use crate::script::{Script, Travels};
use crate::state::headset::{HandOver, Progress};
use crate::state::open::Activity;
use crate::state::private_prompt::{Choice, Content};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Delivery};

/// What is left to find the keys, in milliseconds.
const SLACK_MS: u32 = 4_000;

/// What is left on a phone to find the buttons by ear, in milliseconds.
const SLACK_ON_PHONE_MS: u32 = 8_000;

/// Who has the phone that goes round, alone, and is not done with it.
pub(crate) fn holder(state: &TableState) -> Option<Seat> {
    let hand_over = state.hand_over().filter(|_| state.passes_phone())?;
    hand_over.to.front().copied().filter(|_| hand_over.progress == Progress::SpeechInputOrder)
}

/// What whoever has the phone is told on it, when it is empty and not to be handed on yet.
pub(crate) fn waits_on_phone(state: &TableState) -> Option<String> {
    let hand_over = state.hand_over().filter(|_| state.passes_phone())?;
    let seat = hand_over.to.front().copied().filter(|_| hand_over.progress == Progress::Hidden)?;
    let words = OwnWords::of(state, state.people.deliveries[seat]);
    Some(words.render(&Message::new("one-phone-keep"), Form::Printed))
}

/// Whether what is said aloud is no command: somebody has on, or in hand, what goes round. Whoever is only offered the
/// phone says that they have it; but not where everything is listened to, and table talk could be taken for that.
pub(crate) fn hears_nobody(state: &TableState) -> bool {
    let is_told = state.passes_phone() && state.preferences.ears != Listens::Open;
    let is_offered = |hand_over: &HandOver| is_told && hand_over.progress == Progress::Offered;
    state.hand_over().is_some_and(|hand_over| !is_offered(hand_over))
}

/// How long the time is, in milliseconds: whoever hears the most can hear it to its end.
pub(crate) fn slot_ms(state: &TableState, about: About) -> u32 {
    let mut deliveries: Vec<Delivery> = Vec::new();
    for delivery in state.everybody().iter().map(|seat| state.people.deliveries[seat]) {
        if !deliveries.contains(&delivery) {
            deliveries.push(delivery);
        }
    }
    let longest = deliveries.into_iter().map(|delivery| longest_ms(state, &OwnWords::of(state, delivery), about));
    let slack_ms = if state.passes_phone() { SLACK_ON_PHONE_MS } else { SLACK_MS };
    longest.max().unwrap_or_default() + slack_ms
}

/// How long the most takes that anybody at such a table can hear in these words.
fn longest_ms(state: &TableState, words: &OwnWords, about: About) -> u32 {
    let said_ms = |messages: &[Message]| estimate_ms(&words.spoken(messages), state.preferences.sound.rate);
    if about == About::Role {
        let then_ms = if state.passes_phone() { 0 } else { said_ms(&[again(state, about)]) };
        return longest_role_ms(state, said_ms) + then_ms;
    }
    // All are told and can choose the same; what one of them may not choose is no part of this.
    let Some(content) = state.everybody().iter().next().map(|seat| prompts::content_about(state, seat, about)) else {
        return 0;
    };
    let Content { lines, choices, .. } = content.open();
    if state.passes_phone() {
        // Somebody goes through all buttons, and hears what the last one means.
        let labels = choices.iter().map(|choice| said_ms(std::slice::from_ref(&choice.label)));
        let means = choices.iter().map(|choice| said_ms(std::slice::from_ref(&choice.means)));
        return said_ms(lines) + labels.sum::<u32>() + means.max().unwrap_or_default();
    }
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

/// Whether something goes round in the script that is read, and could come home.
pub(crate) fn is_on_its_way(state: &TableState) -> bool {
    match &state.activity {
        Activity::Game(table) => table.script.as_ref().is_some_and(|script| script.round_began().is_some()),
        Activity::Reading(reading) => reading.player.round_began().is_some(),
        Activity::SetupDialogue(_) => false,
    }
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
