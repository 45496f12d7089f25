//! All subjects of the game, and which of them a question, an event, a refusal or a phase belongs to.
//!
//! To add a subject: a file with an implementation of `Subject`, and its lines here. What
//! belongs to nobody does not compile.

use crate::game::{Action, Event, Game, Phase, Refusal};
use crate::language::localizer::Localizer;
use crate::language::{Intent, Message};
use crate::queries::characters::Agents;
use crate::queries::hands::Way;
use crate::queries::loyalty::Examinations;
use crate::queries::missions::Missions;
use crate::queries::missions::refusing;
use crate::queries::plot::PlotCards;
use crate::queries::rounds::Rounds;
use crate::queries::rounds::announcing;
use crate::queries::telling::{Said, Subject, Telling};
use crate::queries::{characters, hands, loyalty, missions, plot, rounds};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Those whose commands are told as what they do, when they are read back.
const OF_DEEDS: [&dyn Subject; 4] = [&PlotCards, &Missions, &Examinations, &Agents];

/// Whose question it is; none of those before a game, and of those that the headset or a script asks.
pub(crate) fn of_question(question: Question) -> Option<&'static dyn Subject> {
    Some(match question {
        Question::ScreenReader
        | Question::Unfinished
        | Question::Players
        | Question::DoubtfulName
        | Question::Leader
        | Question::Start
        | Question::Options
        | Question::Edition
        | Question::RevealWay
        | Question::OwnName
        | Question::HowMany
        | Question::Lesson => return None,
        Question::Guidance { .. }
        | Question::Reveal
        | Question::ScriptRuns
        | Question::ScriptPaused
        | Question::ScriptOver
        | Question::Mission
        | Question::Team
        | Question::Vote
        | Question::Letters
        | Question::OwnVote { .. }
        | Question::RollCall { .. }
        | Question::Headset
        | Question::HeadsetMissing
        | Question::HeadsetTried
        | Question::HandOver { .. }
        | Question::Hearing { .. }
        | Question::AfterGame => &Rounds,
        Question::DrawCard { .. }
        | Question::GiveCard
        | Question::Target { .. }
        | Question::UseCard { .. }
        | Question::On { .. }
        | Question::TakeCard { .. }
        | Question::FaceUp { .. } => &PlotCards,
        Question::Watch
        | Question::Trap
        | Question::Count
        | Question::CountOn { .. }
        | Question::OwnCard { .. }
        | Question::Claim => &Missions,
        Question::Examination { .. } => &Examinations,
        Question::Captain
        | Question::AgentCard { .. }
        | Question::WinterSoldier { .. }
        | Question::Sought
        | Question::NamedRightly { .. }
        | Question::Exposed => &Agents,
    })
}

/// Whose phase it is.
pub(crate) fn of_phase(phase: Phase) -> &'static dyn Subject {
    match phase {
        Phase::Setup | Phase::Reveal | Phase::Proposal { .. } | Phase::Vote { .. } | Phase::Over(_) => &Rounds,
        Phase::Window(_) | Phase::Plot(_) | Phase::FaceUp(_) => &PlotCards,
        Phase::Mission(_) | Phase::Watch(_) | Phase::Trap(_) | Phase::Claim(_) => &Missions,
        Phase::Examination { .. } => &Examinations,
        Phase::Captain | Phase::Accusation { .. } | Phase::Assassination { .. } => &Agents,
    }
}

/// What is said about an event, with the game as it stands after all events of the action.
#[must_use]
pub fn tell(event: &Event, game: &Game, told: Telling) -> Vec<Said> {
    match event {
        Event::Round(event) => announcing::lines(event, game, told),
        Event::Plot(event) => plot::lines(event, game, told),
        Event::Mission(event) => missions::lines(event, game, told),
        Event::Examination(event) => loyalty::lines(event, game, told),
        Event::Agent(event) => characters::lines(event, game, told),
    }
}

/// A refusal of the rules in words.
#[must_use]
pub fn refusal(refusal: &Refusal, game: &Game, localizer: &Localizer) -> Message {
    match refusal {
        Refusal::Round(refusal) => rounds::refused(refusal, game),
        Refusal::Plot(refusal) => plot::refused(refusal, game, |card| localizer.write(&Intent::DrawAnyway(card))),
        Refusal::Mission(refusal) => refusing::refusal(refusal, game),
        Refusal::Examination(refusal) => loyalty::refused(refusal, game),
        Refusal::Agent(refusal) => characters::refused(refusal, game),
    }
}

/// The single action that a command is; none if it is more, or none at all.
pub(crate) fn action_of(state: &TableState, intent: &Intent) -> Option<Action> {
    Rounds.action(state, intent).or_else(|| deed_of(state, intent))
}

/// The same, of commands that are told as what they do.
pub(crate) fn deed_of(state: &TableState, intent: &Intent) -> Option<Action> {
    OF_DEEDS.iter().find_map(|subject| subject.action(state, intent))
}

/// A refusal of the rules in words. Where no game is on, there is nothing to be refused but that.
pub(crate) fn refusal_message(state: &TableState, why: &Refusal) -> Message {
    let told = state.game().map(|game| refusal(why, game, &state.localizer));
    told.unwrap_or_else(|| Message::new("refused-game-over"))
}

/// All that is said about events, in its order, and about what hands do then.
pub(crate) fn all_said(events: &[Event], before: &Game, after: &Game, told: Telling) -> Vec<Said> {
    let said = |events: &[Event]| events.iter().flat_map(|event| tell(event, after, told)).collect();
    let (news, next) = events.split_at(hands::up_to_orders(events));
    let parts: [Vec<Said>; 3] = [said(news), hands::orders(before, after, Way::On, told), said(next)];
    parts.concat()
}
