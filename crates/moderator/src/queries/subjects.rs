//! All subjects of the game, and which of them a question, an event, a refusal or a phase belongs to.
//!
//! To add a subject: a file with an implementation of `Subject`, and its lines here. What
//! belongs to nobody does not compile.

use crate::game::{Action, Event, Game, Phase, Refusal};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message};
use crate::queries::characters::Agents;
use crate::queries::hands;
use crate::queries::hands::Way;
use crate::queries::loyalty::Examinations;
use crate::queries::missions::Missions;
use crate::queries::plot::PlotCards;
use crate::queries::rounds::Rounds;
use crate::queries::telling::{Said, Subject, Telling};
use crate::state::table_state::Scene;
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

/// Who tells an event.
fn of_event(event: &Event) -> &'static dyn Subject {
    match event {
        Event::TableReady
        | Event::RevealDone
        | Event::RoundBegan { .. }
        | Event::MissionNamed { .. }
        | Event::Proposed { .. }
        | Event::Voted { .. }
        | Event::VoteTrackCleared
        | Event::Rejected { .. }
        | Event::LeadershipPassed { .. }
        | Event::MissionRun { .. }
        | Event::Ended(_) => &Rounds,
        Event::PlotDrawn { .. }
        | Event::DeckEmpty
        | Event::PlotGiven { .. }
        | Event::CharacterShown { .. }
        | Event::Passed { .. }
        | Event::WindowClosed { .. }
        | Event::PlotReturned { .. }
        | Event::LeadTaken { .. }
        | Event::Overruled { .. }
        | Event::Spotlighted { .. }
        | Event::PlayedFaceUp { .. }
        | Event::CardLookedAt { .. }
        | Event::PlotTaken { .. }
        | Event::PlotSpent { .. } => &PlotCards,
        Event::Watched { .. } | Event::Trapped { .. } | Event::NoClaim { .. } => &Missions,
        Event::Examined { .. } | Event::TokenPassed { .. } => &Examinations,
        Event::CaptainKnown { .. }
        | Event::DealtAgain { .. }
        | Event::MissionForfeited { .. }
        | Event::Accused { .. }
        | Event::CardShown { .. }
        | Event::SteppedOut { .. }
        | Event::ProposalVoid { .. }
        | Event::Named { .. }
        | Event::NamingTold { .. }
        | Event::Exposed { .. } => &Agents,
    }
}

/// Who puts a refusal into words.
fn of_refusal(refusal: &Refusal) -> &'static dyn Subject {
    match refusal {
        Refusal::NotNow(_)
        | Refusal::GameOver
        | Refusal::NoSuchSeat(_)
        | Refusal::TeamSize { .. }
        | Refusal::Tally { .. }
        | Refusal::MissionRun(_)
        | Refusal::LastMissionClosed => &Rounds,
        Refusal::NotInDeck { .. }
        | Refusal::NotDrawn(_)
        | Refusal::GivenToLeader
        | Refusal::NoNeighbour { .. }
        | Refusal::OwnCard(_)
        | Refusal::NotHeld { .. }
        | Refusal::NotItsMoment(_)
        | Refusal::NotAsked { .. }
        | Refusal::Target(_)
        | Refusal::NotOnTeam(_)
        | Refusal::PlaysFaceUp(_)
        | Refusal::LookedAtBefore(_)
        | Refusal::NotFaceUp(_) => &PlotCards,
        Refusal::TooMany { .. }
        | Refusal::TooManyCards { .. }
        | Refusal::TooManyOpen { .. }
        | Refusal::AgainstFaceUp { .. }
        | Refusal::HoldsWatch(_)
        | Refusal::CannotClaim { .. } => &Missions,
        Refusal::Marked(_) => &Examinations,
        Refusal::SteppedOut(_)
        | Refusal::CaptainOut
        | Refusal::MissionUnderWay
        | Refusal::CaptainAmerica(_)
        | Refusal::CardNotLeft { .. }
        | Refusal::NoMariaHill
        | Refusal::MariaHillNamedBefore => &Agents,
    }
}

/// What is said about an event, with the game as it stands after all events of the action. None for an event that nobody
/// tells; there is none.
#[must_use]
pub fn tell(event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
    of_event(event).tells(event, game, told)
}

/// A refusal of the rules in words. None for a refusal that nobody words; there is none.
#[must_use]
pub fn refusal(refusal: &Refusal, game: &Game, lexicon: &Lexicon) -> Option<Message> {
    of_refusal(refusal).words(refusal, game, lexicon)
}

/// The single action that a command is; none if it is more, or none at all.
pub(crate) fn action_of(scene: &Scene, intent: &Intent) -> Option<Action> {
    Rounds.action(scene, intent).or_else(|| deed_of(scene, intent))
}

/// The same, of commands that are told as what they do.
pub(crate) fn deed_of(scene: &Scene, intent: &Intent) -> Option<Action> {
    OF_DEEDS.iter().find_map(|subject| subject.action(scene, intent))
}

/// A refusal of the rules in words. Where no game is on, there is nothing to be refused but that.
pub(crate) fn refusal_message(scene: &Scene, why: &Refusal) -> Message {
    let told = scene.game().and_then(|game| refusal(why, game, &scene.lexicon));
    told.unwrap_or_else(|| Message::new("refused-game-over"))
}

/// What is said about an event, with the game as it stands after all events of the action.
#[must_use]
pub(crate) fn lines(event: &Event, game: &Game, told: Telling) -> Vec<Said> {
    tell(event, game, told).unwrap_or_default()
}

/// All that is said about events, in its order, and about what hands do then.
pub(crate) fn all_said(events: &[Event], before: &Game, after: &Game, told: Telling) -> Vec<Said> {
    let said = |events: &[Event]| events.iter().flat_map(|event| lines(event, after, told)).collect();
    let (news, next) = events.split_at(hands::up_to_orders(events));
    let parts: [Vec<Said>; 3] = [said(news), hands::orders(before, after, Way::On, told), said(next)];
    parts.concat()
}
