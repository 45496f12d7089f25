//! One of every kind: events and refusals, which the documents have to tell.

use resistance_narrator::game::mission::Done;
use resistance_narrator::game::modules::rogue::{CannotClaim, NoClaim};
use resistance_narrator::game::plot::dealing::DrawnBy;
use resistance_narrator::game::plot::deck::Missing;
use resistance_narrator::game::{
    AgentCard, AgentEvent, AgentRefusal, Ballot, Count, Ending, Event, ExaminationEvent, ExaminationRefusal, Mission,
    MissionCard, MissionEvent, MissionRefusal, Outcome, Phase, PlotCard, PlotEvent, PlotRefusal, Refusal, Results,
    RoundEvent, RoundRefusal, Seat, SeatSet, Seats, Side, Why,
};
use resistance_narrator::journal::entry::Change;

/// One change of every kind.
pub fn changes() -> [Change; 7] {
    let [first, second] = [1, 2].map(|number| Seat::from_number(number).unwrap());
    let name = "Leo".to_owned();
    [
        Change::Renamed { seat: first, name: name.clone() },
        Change::Replaced { seat: first, name: name.clone() },
        Change::Vacated { seat: first },
        Change::Swapped(first, second),
        Change::Joined { name, after: first },
        Change::Claimed { by: first, about: second, side: Side::Spies },
        Change::Abandoned,
    ]
}

/// One event of every kind.
pub fn events() -> Vec<Event> {
    let leader = Seat::from_number(1).unwrap();
    let team = SeatSet::default();
    let mission = Mission::from_number(1).unwrap();
    let ballot = Ballot::Named { approve: team };
    let card = PlotCard::TakeResponsibility;
    vec![
        Event::Round(RoundEvent::TableReady),
        Event::Round(RoundEvent::RevealDone),
        Event::Round(RoundEvent::Began { round: 1, leader }),
        Event::Round(RoundEvent::MissionNamed { leader, mission }),
        Event::Round(RoundEvent::Proposed { leader, mission, team, proposal: 1 }),
        Event::Round(RoundEvent::Voted {
            ballot,
            voters: Seats::new(5).all(),
            tally: ballot.tally(Seats::new(5).all()).unwrap(),
            approved: false,
            proposal: 1,
        }),
        Event::Round(RoundEvent::Rejected { rejections: 1 }),
        Event::Round(RoundEvent::LeadershipPassed { to: leader }),
        Event::Round(RoundEvent::MissionRun {
            done: Done { mission, team, count: Count::fails(0), needed: 1, outcome: Outcome::Success },
            results: Results::default(),
        }),
        Event::Plot(PlotEvent::Drawn { leader, card, by: DrawnBy::Leader }),
        Event::Plot(PlotEvent::DeckEmpty),
        Event::Plot(PlotEvent::Given { leader, card, to: leader }),
        Event::Plot(PlotEvent::CharacterShown { card, owner: leader, viewer: leader, affiliation: false }),
        Event::Plot(PlotEvent::Passed { player: leader, card }),
        Event::Plot(PlotEvent::WindowClosed { card }),
        Event::Plot(PlotEvent::Returned { card, to: leader }),
        Event::Plot(PlotEvent::LeadTaken { by: leader, from: leader }),
        Event::Plot(PlotEvent::Overruled { by: leader }),
        Event::Round(RoundEvent::VoteTrackCleared),
        Event::Plot(PlotEvent::Spotlighted { by: leader, member: leader }),
        Event::Mission(MissionEvent::Watched { leader, member: leader }),
        Event::Mission(MissionEvent::Trapped { leader, member: leader }),
        Event::Mission(MissionEvent::NoClaim { rogue: Side::Spies, why: NoClaim::NoneBefore }),
        Event::Plot(PlotEvent::PlayedFaceUp { member: leader, card: MissionCard::Fail }),
        Event::Plot(PlotEvent::CardLookedAt { by: leader, member: leader }),
        Event::Plot(PlotEvent::Taken { by: leader, card, from: leader }),
        Event::Plot(PlotEvent::Spent { by: leader, card }),
        Event::Examination(ExaminationEvent::Examined { examiner: leader, examined: leader }),
        Event::Examination(ExaminationEvent::TokenPassed { from: leader, to: None }),
        Event::Agent(AgentEvent::CaptainKnown { captain: leader }),
        Event::Agent(AgentEvent::DealtAgain { dealer: leader }),
        Event::Agent(AgentEvent::MissionForfeited { mission, results: Results::default() }),
        Event::Agent(AgentEvent::Accused { captain: leader, accused: leader }),
        Event::Agent(AgentEvent::CardShown { player: leader, card: AgentCard::Hydra }),
        Event::Agent(AgentEvent::SteppedOut { players: team }),
        Event::Agent(AgentEvent::ProposalVoid { mission, team }),
        Event::Agent(AgentEvent::Named { target: crate::role("maria-hill"), player: leader }),
        Event::Agent(AgentEvent::NamingTold { target: crate::role("nick-fury"), player: leader, right: true }),
        Event::Agent(AgentEvent::Exposed { player: leader }),
        Event::Round(RoundEvent::Ended(Ending { winner: Side::Spies, why: Why::FiveRejections })),
    ]
}

/// One refusal of every kind; one of them belongs to a phase.
pub fn refusals(phase: Phase) -> Vec<Refusal> {
    let seat = Seat::from_number(1).unwrap();
    let mission = Mission::from_number(1).unwrap();
    let card = PlotCard::TakeResponsibility;
    vec![
        Refusal::Round(RoundRefusal::NotNow(phase)),
        Refusal::Round(RoundRefusal::GameOver),
        Refusal::Round(RoundRefusal::NoSuchSeat(seat)),
        Refusal::Round(RoundRefusal::TeamSize { wanted: 2, found: 1 }),
        Refusal::Round(RoundRefusal::Tally { approve: 1, reject: 1, players: 5 }),
        Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Fail, found: 3, able: 2, cards: 2 }),
        Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Reverse, found: 3, able: 2, cards: 3 }),
        Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::RogueSuccess, found: 2, able: 1, cards: 3 }),
        Refusal::Mission(MissionRefusal::TooManyCards { found: 4, cards: 3 }),
        Refusal::Mission(MissionRefusal::HoldsWatch(seat)),
        Refusal::Mission(MissionRefusal::CannotClaim { player: seat, why: CannotClaim::NotOnTeam }),
        Refusal::Round(RoundRefusal::MissionRun(mission)),
        Refusal::Round(RoundRefusal::LastMissionClosed),
        Refusal::Mission(MissionRefusal::AgainstFaceUp { card: MissionCard::Fail, found: 0, least: 1, most: 2 }),
        Refusal::Plot(PlotRefusal::NotInDeck { card, why: Missing::AllDrawn }),
        Refusal::Plot(PlotRefusal::NotDrawn(card)),
        Refusal::Plot(PlotRefusal::GivenToLeader),
        Refusal::Plot(PlotRefusal::NoNeighbour { of: seat }),
        Refusal::Plot(PlotRefusal::OwnCard(seat)),
        Refusal::Plot(PlotRefusal::NotHeld { player: seat, card }),
        Refusal::Plot(PlotRefusal::NotItsMoment(card)),
        Refusal::Plot(PlotRefusal::NotAsked { player: seat, asked: seat }),
        Refusal::Plot(PlotRefusal::Target(card)),
        Refusal::Plot(PlotRefusal::NotOnTeam(seat)),
        Refusal::Plot(PlotRefusal::PlaysFaceUp(seat)),
        Refusal::Plot(PlotRefusal::LookedAtBefore(seat)),
        Refusal::Plot(PlotRefusal::NotFaceUp(seat)),
        Refusal::Mission(MissionRefusal::TooManyOpen { card: MissionCard::Fail, able: 2 }),
        Refusal::Examination(ExaminationRefusal::Marked(seat)),
        Refusal::Agent(AgentRefusal::SteppedOut(seat)),
        Refusal::Agent(AgentRefusal::CaptainOut),
        Refusal::Agent(AgentRefusal::MissionUnderWay),
        Refusal::Agent(AgentRefusal::CaptainAmerica(seat)),
        Refusal::Agent(AgentRefusal::CardNotLeft { player: seat, card: AgentCard::Shield }),
        Refusal::Agent(AgentRefusal::NoMariaHill),
        Refusal::Agent(AgentRefusal::MariaHillNamedBefore),
    ]
}
