//! Events as data for other programs. Names and fields never change.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::game::mission::Done;
use crate::game::plot::dealing::DrawnBy;
use crate::game::{
    AgentEvent, BySeat, Ending, Event, ExaminationEvent, MissionEvent, Outcome, PlotEvent, RoundEvent, Seat, SeatSet,
    Why,
};

/// The name of an event at this table, and what belongs to it.
#[must_use]
pub fn fields(event: &Event, names: &BySeat<String>) -> Value {
    match *event {
        Event::Round(RoundEvent::TableReady) => json!({ "event": "table-ready" }),
        Event::Round(RoundEvent::RevealDone) => json!({ "event": "reveal-done" }),
        Event::Round(RoundEvent::Began { round, leader }) => {
            json!({ "event": "round-began", "round": round, "leader": leader.number() })
        }
        Event::Round(RoundEvent::MissionNamed { leader, mission }) => {
            json!({ "event": "mission-named", "leader": leader.number(), "mission": mission.number() })
        }
        Event::Round(RoundEvent::Proposed { leader, mission, team, proposal }) => json!({
            "event": "proposed", "leader": leader.number(), "mission": mission.number(),
            "team": numbers(team), "proposal": proposal,
        }),
        Event::Round(RoundEvent::Voted { ballot, tally, approved, proposal, .. }) => json!({
            "event": "voted", "proposal": proposal, "approve": tally.approve, "reject": tally.reject,
            "approvers": ballot.approvers().map(numbers), "approved": approved,
        }),
        Event::Round(RoundEvent::Rejected { rejections }) => json!({ "event": "rejected", "vote_track": rejections }),
        Event::Round(RoundEvent::LeadershipPassed { to }) => {
            json!({ "event": "leadership-passed", "leader": to.number() })
        }
        Event::Round(RoundEvent::MissionRun {
            done: Done { mission, team, count, needed, outcome: result }, ..
        }) => json!({
            "event": "mission-run", "mission": mission.number(), "team": numbers(team), "fails": count.fails,
            "reverses": count.reverses, "rogues": count.rogues, "fails_needed": needed, "result": outcome(result),
        }),
        Event::Mission(MissionEvent::Watched { leader, member }) => {
            json!({ "event": "watched", "leader": leader.number(), "member": member.number() })
        }
        Event::Mission(MissionEvent::Trapped { leader, member }) => {
            json!({ "event": "trapped", "leader": leader.number(), "member": member.number() })
        }
        Event::Mission(MissionEvent::NoClaim { rogue, why }) => {
            json!({ "event": "no-claim", "rogue": rogue.id(), "why": why.id() })
        }
        Event::Plot(PlotEvent::Drawn { leader, card, by }) => json!({
            "event": "plot-drawn", "leader": leader.number(), "card": card.id(), "by": drawn_by(by),
        }),
        Event::Plot(PlotEvent::DeckEmpty) => json!({ "event": "deck-empty" }),
        Event::Plot(PlotEvent::Given { leader, card, to }) => json!({
            "event": "plot-given", "leader": leader.number(), "card": card.id(), "to": to.number(),
        }),
        Event::Plot(PlotEvent::CharacterShown { card, owner, viewer, affiliation }) => json!({
            "event": "character-shown", "card": card.id(), "owner": owner.number(), "viewer": viewer.number(),
            "affiliation": affiliation,
        }),
        Event::Plot(PlotEvent::Passed { player, card }) => {
            json!({ "event": "passed", "player": player.number(), "card": card.id() })
        }
        Event::Plot(PlotEvent::WindowClosed { card }) => json!({ "event": "window-closed", "card": card.id() }),
        Event::Plot(PlotEvent::Returned { card, to }) => {
            json!({ "event": "plot-returned", "card": card.id(), "to": to.number() })
        }
        Event::Plot(PlotEvent::LeadTaken { by, from }) => {
            json!({ "event": "lead-taken", "leader": by.number(), "from": from.number() })
        }
        Event::Plot(PlotEvent::Overruled { by }) => json!({ "event": "overruled", "by": by.number() }),
        Event::Round(RoundEvent::VoteTrackCleared) => json!({ "event": "vote-track-cleared" }),
        Event::Plot(PlotEvent::Spotlighted { by, member }) => {
            json!({ "event": "spotlighted", "by": by.number(), "member": member.number() })
        }
        Event::Plot(PlotEvent::PlayedFaceUp { member, card }) => {
            json!({ "event": "played-face-up", "member": member.number(), "card": card.id() })
        }
        Event::Plot(PlotEvent::CardLookedAt { by, member }) => {
            json!({ "event": "card-looked-at", "by": by.number(), "member": member.number() })
        }
        Event::Plot(PlotEvent::Taken { by, card, from }) => json!({
            "event": "plot-taken", "by": by.number(), "card": card.id(), "from": from.number(),
        }),
        Event::Plot(PlotEvent::Spent { by, card }) => {
            json!({ "event": "plot-spent", "by": by.number(), "card": card.id() })
        }
        Event::Examination(ExaminationEvent::Examined { examiner, examined }) => {
            json!({ "event": "examined", "examiner": examiner.number(), "examined": examined.number() })
        }
        Event::Examination(ExaminationEvent::TokenPassed { from, to }) => {
            json!({ "event": "token-passed", "from": from.number(), "to": to.map(Seat::number) })
        }
        Event::Agent(AgentEvent::CaptainKnown { captain }) => {
            json!({ "event": "captain-known", "captain": captain.number() })
        }
        Event::Agent(AgentEvent::DealtAgain { dealer }) => {
            json!({ "event": "dealt-again", "dealer": dealer.number() })
        }
        Event::Agent(AgentEvent::MissionForfeited { mission, .. }) => {
            json!({ "event": "mission-forfeited", "mission": mission.number(), "result": outcome(Outcome::Fail) })
        }
        Event::Agent(AgentEvent::Accused { captain, accused }) => {
            json!({ "event": "accused", "captain": captain.number(), "accused": accused.number() })
        }
        Event::Agent(AgentEvent::CardShown { player, card }) => {
            json!({ "event": "card-shown", "player": player.number(), "card": card.id() })
        }
        Event::Agent(AgentEvent::SteppedOut { players }) => {
            json!({ "event": "stepped-out", "players": numbers(players) })
        }
        Event::Agent(AgentEvent::ProposalVoid { mission, team }) => {
            json!({ "event": "proposal-void", "mission": mission.number(), "team": numbers(team) })
        }
        Event::Agent(AgentEvent::Named { target, player }) => {
            json!({ "event": "named", "as": target.id(), "player": player.number() })
        }
        Event::Agent(AgentEvent::NamingTold { target, player, right }) => {
            json!({ "event": "naming-told", "as": target.id(), "player": player.number(), "right": right })
        }
        Event::Agent(AgentEvent::Exposed { player }) => json!({ "event": "exposed", "player": player.number() }),
        Event::Round(RoundEvent::Ended(ending)) => {
            json!({ "event": "ended", "winner": ending.winner.id(), "why": why(ending, names) })
        }
    }
}

/// By what a game was won; of a Rogue, who it is.
#[must_use]
pub fn why(ending: Ending, names: &BySeat<String>) -> Cow<'_, str> {
    match ending.why {
        Why::Rogue { player, .. } => names.get(player).map_or("", String::as_str).into(),
        why => why.id(),
    }
}

/// The name of an outcome.
#[must_use]
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Success => "success",
        Outcome::Fail => "fail",
    }
}

/// Seats as the numbers that people count them by, from 1.
#[must_use]
pub fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn drawn_by(by: DrawnBy) -> &'static str {
    match by {
        DrawnBy::Leader => "leader",
        DrawnBy::Narrator => "narrator",
    }
}
