//! One of every kind: events and refusals, which the documents have to tell.

use resistance_narrator::game::mission::Done;
use resistance_narrator::game::modules::rogue::{CannotClaim, NoClaim};
use resistance_narrator::game::plot::dealing::DrawnBy;
use resistance_narrator::game::plot::deck::Missing;
use resistance_narrator::game::{
    AgentCard, Ballot, Count, Ending, Event, Mission, MissionCard, Outcome, Phase, PlotCard, Refusal, Results, Seat,
    SeatSet, Seats, Side, Why,
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
        Event::TableReady,
        Event::RevealDone,
        Event::RoundBegan { round: 1, leader },
        Event::MissionNamed { leader, mission },
        Event::Proposed { leader, mission, team, proposal: 1 },
        Event::Voted {
            ballot,
            voters: Seats::new(5).all(),
            tally: ballot.tally(Seats::new(5).all()).unwrap(),
            approved: false,
            proposal: 1,
        },
        Event::Rejected { rejections: 1 },
        Event::LeadershipPassed { to: leader },
        Event::MissionRun {
            done: Done { mission, team, count: Count::fails(0), needed: 1, outcome: Outcome::Success },
            results: Results::default(),
        },
        Event::PlotDrawn { leader, card, by: DrawnBy::Leader },
        Event::DeckEmpty,
        Event::PlotGiven { leader, card, to: leader },
        Event::CharacterShown { card, owner: leader, viewer: leader, affiliation: false },
        Event::Passed { player: leader, card },
        Event::WindowClosed { card },
        Event::PlotReturned { card, to: leader },
        Event::LeadTaken { by: leader, from: leader },
        Event::Overruled { by: leader },
        Event::VoteTrackCleared,
        Event::Spotlighted { by: leader, member: leader },
        Event::Watched { leader, member: leader },
        Event::Trapped { leader, member: leader },
        Event::NoClaim { rogue: Side::Spies, why: NoClaim::NoneBefore },
        Event::PlayedFaceUp { member: leader, card: MissionCard::Fail },
        Event::CardLookedAt { by: leader, member: leader },
        Event::PlotTaken { by: leader, card, from: leader },
        Event::PlotSpent { by: leader, card },
        Event::Examined { examiner: leader, examined: leader },
        Event::TokenPassed { from: leader, to: None },
        Event::CaptainKnown { captain: leader },
        Event::DealtAgain { dealer: leader },
        Event::MissionForfeited { mission, results: Results::default() },
        Event::Accused { captain: leader, accused: leader },
        Event::CardShown { player: leader, card: AgentCard::Hydra },
        Event::SteppedOut { players: team },
        Event::ProposalVoid { mission, team },
        Event::Named { target: crate::role("maria-hill"), player: leader },
        Event::NamingTold { target: crate::role("nick-fury"), player: leader, right: true },
        Event::Exposed { player: leader },
        Event::Ended(Ending { winner: Side::Spies, why: Why::FiveRejections }),
    ]
}

/// One refusal of every kind; one of them belongs to a phase.
pub fn refusals(phase: Phase) -> Vec<Refusal> {
    let seat = Seat::from_number(1).unwrap();
    let mission = Mission::from_number(1).unwrap();
    let card = PlotCard::TakeResponsibility;
    vec![
        Refusal::NotNow(phase),
        Refusal::GameOver,
        Refusal::NoSuchSeat(seat),
        Refusal::TeamSize { wanted: 2, found: 1 },
        Refusal::Tally { approve: 1, reject: 1, players: 5 },
        Refusal::TooMany { card: MissionCard::Fail, found: 3, able: 2, cards: 2 },
        Refusal::TooMany { card: MissionCard::Reverse, found: 3, able: 2, cards: 3 },
        Refusal::TooMany { card: MissionCard::RogueSuccess, found: 2, able: 1, cards: 3 },
        Refusal::TooManyCards { found: 4, cards: 3 },
        Refusal::HoldsWatch(seat),
        Refusal::CannotClaim { player: seat, why: CannotClaim::NotOnTeam },
        Refusal::MissionRun(mission),
        Refusal::LastMissionClosed,
        Refusal::AgainstFaceUp { card: MissionCard::Fail, found: 0, least: 1, most: 2 },
        Refusal::NotInDeck { card, why: Missing::AllDrawn },
        Refusal::NotDrawn(card),
        Refusal::GivenToLeader,
        Refusal::NoNeighbour { of: seat },
        Refusal::OwnCard(seat),
        Refusal::NotHeld { player: seat, card },
        Refusal::NotItsMoment(card),
        Refusal::NotAsked { player: seat, asked: seat },
        Refusal::Target(card),
        Refusal::NotOnTeam(seat),
        Refusal::PlaysFaceUp(seat),
        Refusal::LookedAtBefore(seat),
        Refusal::NotFaceUp(seat),
        Refusal::TooManyOpen { card: MissionCard::Fail, able: 2 },
        Refusal::Marked(seat),
        Refusal::SteppedOut(seat),
        Refusal::CaptainOut,
        Refusal::MissionUnderWay,
        Refusal::CaptainAmerica(seat),
        Refusal::CardNotLeft { player: seat, card: AgentCard::Shield },
        Refusal::NoMariaHill,
        Refusal::MariaHillNamedBefore,
    ]
}
