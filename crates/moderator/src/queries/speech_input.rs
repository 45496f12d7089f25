//! Whether what is heard is for the narrator: the talk key, the wake phrase, and what is said with it in one breath.

pub mod choice;
pub(crate) mod confirmation;
pub(crate) mod meant;

use crate::game::Seat;
use crate::language::hypothesis::WHOLE;
use crate::language::sounds_like::SpokenName;
use crate::language::{Intent, Verb};
use crate::preferences::Listens;
use crate::queries::missions::meaning;
use crate::queries::plot::asking;
use crate::queries::speech_input::choice::{Addressed, Choice};
use crate::queries::{bots, characters, eligibility, menu, virtual_players};
use crate::state::course::Course;
use crate::state::speech_input::{Attention, Listening, TableTalk};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What drops what was read back.
pub(crate) const NO: Intent = Intent::Plain(Verb::Cancel);

/// The share of all from which a word that does not name the narrator ends what it says: some of its own words, as far as
/// they are left in what is heard, are taken for it with less.
pub(crate) const CERTAIN: u32 = WHOLE / 100 * 95;

impl TableTalk {
    /// What it is once it is known what was said.
    pub(crate) fn after(self, said: &Choice) -> Self {
        match (self, said) {
            (Self::Suspected | Self::GoesOn, Choice::One(heard)) if heard.is_nothing() => Self::GoesOn,
            _ => Self::None,
        }
    }
}

/// Whether what was heard was listened for while the narrator spoke.
pub(crate) fn listens_for_interruptions(listening: &Listening) -> bool {
    listening.expected.as_ref().is_some_and(|(moment, _)| moment.interrupting)
}

/// Whether somebody who is heard speaks to the narrator; so they do if they have just called it.
pub(crate) fn addressed(state: &TableState, listening: &Listening) -> Addressed {
    let called = listening.attention == Attention::Awake && !listening.in_one_breath;
    let called = called || state.preferences.ears == Listens::Push;
    let corrected = listening.attention == Attention::Corrected;
    match (state.open.pending.is_some(), called) {
        (true, true) => Addressed::Settling,
        (true, false) => Addressed::Awaited,
        (false, true) => Addressed::Called,
        (false, false) if corrected || state.is_half_answered() => Addressed::Settling,
        (false, false) => Addressed::Open,
    }
}

/// Whether only the wake phrase counts: on call, and with open ears while players talk. While the narrator waits for a
/// yes, a name or the next vote of a roll call, nobody has to wake it again.
pub(crate) fn is_asleep(state: &TableState, listening: &Listening) -> bool {
    let awaits_its_call = match state.preferences.ears {
        Listens::Wake => true,
        Listens::Open => listening.talk == TableTalk::GoesOn,
        Listens::Off | Listens::Push => false,
    };
    awaits_its_call
        && listening.attention == Attention::Asleep
        && state.open.pending.is_none()
        && !state.open.asks()
        && !state.is_half_answered()
}

/// The commands whose phrases are listened for now, beside those that may always be said.
pub(crate) fn listened_for(state: &TableState, listening: &Listening) -> Vec<Verb> {
    if state.open.trial.is_some() {
        return vec![Verb::Next, Verb::Cancel];
    }
    let mut verbs: Vec<Verb> = menu::open_answers(state);
    verbs.extend(
        meaning::other_counts(state)
            .into_iter()
            .chain(asking::plot_verbs(state))
            .chain(characters::agent_verbs(state))
            .chain(virtual_players::verb(state))
            .chain(eligibility::verbs(state))
            .chain(bots::verbs(state)),
    );
    // A lesson may want what nobody asks for aloud elsewhere.
    verbs.extend(state.course.as_deref().map(Course::wanted).unwrap_or_default().iter().map(Intent::verb));
    if listening.attention == Attention::Corrected {
        verbs.extend([Verb::Confirm, Verb::Cancel]);
    }
    if !names_to_try(state, listening).is_empty() {
        verbs.push(Verb::TryNames);
    }
    // Before the first team and after the game: every word more is heard for another one.
    if matches!(state.question(), Question::Guidance { .. } | Question::Reveal | Question::AfterGame) {
        verbs.push(Verb::LearnVoice);
    }
    verbs
}

/// Players whose names the recogniser doesn't know: those that nobody has tried, or else all of them.
pub(crate) fn names_to_try(state: &TableState, listening: &Listening) -> Vec<Seat> {
    let Some(spoken_names) = &listening.spoken_names else { return Vec::new() };
    let unknown = spoken_names.iter().filter(|(_, calling)| !matches!(calling.name, SpokenName::Known(_)));
    let unknown: Vec<Seat> = unknown.map(|(seat, _)| seat).collect();
    let untried = unknown.iter().copied().filter(|seat| listening.untried.contains(&state.name_of(*seat)));
    let untried: Vec<Seat> = untried.collect();
    if untried.is_empty() { unknown } else { untried }
}
