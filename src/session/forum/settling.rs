//! The deadline: set, told, and settled when it has come. It never comes by itself.

use crate::game::plot::{Moment, Window};
use crate::game::{Action, Ballot, Count, MissionCard, Phase, PlotCard, Seat, SeatSet};
use crate::journal::private::{Deadline, MissingVotes, PrivateEntry, Proposal};
use crate::language::{Message, Verb};
use crate::session::Report;
use crate::session::desk::Desk;
use crate::session::narration::Topic;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::speech::Cue;

/// Whether something is open that a deadline ends.
pub(in crate::session) fn waits_for_deadline(scene: &Scene) -> bool {
    let phase = scene.record_of_forum().map(|record| record.game().phase());
    matches!(phase, Some(Phase::Vote { .. } | Phase::Window(_)))
}

/// The votes that count: of each player the newest private one, or else the newest public one.
fn ballot(scene: &Scene, about: Proposal) -> Ballot {
    let vote = |player: Seat| scene.private().and_then(|private| private.received(about, player).vote());
    let players = scene.everybody();
    let who = |wanted: Option<bool>| players.iter().filter(|player| vote(*player) == wanted).collect::<SeatSet>();
    let (approve, reject, missing) = (who(Some(true)), who(Some(false)), who(None));
    match missing_votes(scene) {
        _ if missing.is_empty() => Ballot::Named { approve },
        MissingVotes::Approve => Ballot::Named { approve: approve.or(missing) },
        MissingVotes::Reject => Ballot::Named { approve },
        MissingVotes::LeaveOut => Ballot::Cast { approve, reject },
    }
}

/// What counts for whoever has not voted: as told in this game, else as in the settings.
pub(in crate::session) fn missing_votes(scene: &Scene) -> MissingVotes {
    scene
        .private()
        .and_then(crate::journal::private::Private::missing_votes)
        .unwrap_or(scene.preferences.missing_votes)
}

/// What the narrator does by itself now: the rest follows from what it knows.
pub(in crate::session) fn own_action(scene: &Scene) -> Option<Action> {
    let record = scene.record_of_forum()?;
    let game = record.game();
    match game.phase() {
        Phase::Setup => Some(Action::TableReady),
        Phase::Window(Window { at: Moment::AfterApproval { .. }, .. }) => {
            let card = PlotCard::NoConfidence;
            let players = scene.private()?.no_confidence(Proposal::last(record)?);
            let by = players.into_iter().find(|by| game.plot().holds(*by, card))?;
            Some(Action::Use { by, card, on: None })
        }
        Phase::FaceUp(run) => {
            let member = run.waits_for().iter().next()?;
            Some(Action::FaceUp { member, card: order_of(scene, member)? })
        }
        Phase::Mission(run) => {
            let orders: Option<Vec<MissionCard>> =
                run.counting().iter().map(|member| order_of(scene, member)).collect();
            Some(Action::Count(Count::of_cards(&orders?)))
        }
        _ => None,
    }
}

/// The order that counts for a member of the last proposed team; none if the narrator does not know who is what.
pub(in crate::session) fn order_of(scene: &Scene, member: Seat) -> Option<MissionCard> {
    let role = scene.deal()?.open().role(member)?;
    let record = scene.record_of_forum()?;
    let watched = record.game().phase().run().and_then(|run| run.watched);
    let order = scene.private()?.order(Proposal::last(record)?, member, Some(role), watched)?;
    Some(order.card)
}

/// Which deadline counts now.
pub(in crate::session) fn deadline(scene: &Scene) -> Option<Deadline> {
    scene.private()?.deadline(votes_taken(scene))
}

fn votes_taken(scene: &Scene) -> u32 {
    let past = scene.record_of_forum().map(crate::journal::record::Record::past).unwrap_or_default();
    past.iter().filter(|step| matches!(step.action, Action::Vote(_))).count() as u32
}

/// The deadline has come: votes are counted, or an open window closes.
pub(in crate::session) fn settle_letters(scene: &mut Scene, desk: &mut Desk) {
    match super::open_proposal(scene) {
        Some(about) => super::play_in_forum(scene, desk, Action::Vote(ballot(scene, about))),
        None if waits_for_deadline(scene) => super::play_in_forum(scene, desk, Action::PassAll),
        None => refuse::not_now(scene, desk, scene.question()),
    }
}

pub(in crate::session) fn set_deadline_at(scene: &mut Scene, desk: &mut Desk, text: &str) {
    match Deadline::read(text) {
        Some(Deadline::At(at)) if scene.world.now.is_some_and(|now| at <= now) => {
            desk.refuse(scene, "deadline", Message::new("refused-deadline-past"));
        }
        Some(deadline) => set_deadline(scene, desk, deadline),
        None => refuse_deadline(scene, desk, text),
    }
}

pub(in crate::session) fn set_deadline_in_hours(scene: &mut Scene, desk: &mut Desk, hours: u32) {
    set_length(scene, desk, hours, Deadline::Hours);
}

pub(in crate::session) fn set_deadline_in_days(scene: &mut Scene, desk: &mut Desk, days: u32) {
    set_length(scene, desk, days, Deadline::Days);
}

fn set_length(scene: &mut Scene, desk: &mut Desk, length: u32, of: fn(u8) -> Deadline) {
    match u8::try_from(length) {
        Ok(length @ 1..) => set_deadline(scene, desk, of(length)),
        _ => refuse_deadline(scene, desk, &length.to_string()),
    }
}

fn refuse_deadline(scene: &Scene, desk: &mut Desk, text: &str) {
    let message = Message::new("refused-deadline").text("text", text).text("example", "2026-11-25 18:00");
    desk.refuse(scene, "deadline", message);
}

fn set_deadline(scene: &mut Scene, desk: &mut Desk, deadline: Deadline) {
    desk.confide(scene, PrivateEntry::Deadline { deadline, votes: votes_taken(scene) });
    super::fields::report(scene, desk, Report::deadline_set(deadline));
    desk.cue(scene, Cue::Accepted);
    let key = if deadline.is_length() { "deadline-told-in" } else { "deadline-told" };
    desk.say(scene, Topic::General, Message::new(key).message("deadline", deadline.message()));
    if super::open_proposal(scene).is_some() {
        super::posts::write_deadline_post(scene, desk);
    }
}

/// The game master chooses what counts for whoever has not voted.
pub(in crate::session) fn choose_missing_votes(scene: &mut Scene, desk: &mut Desk, verb: Verb) {
    let (missing, key) = match verb {
        Verb::MissingApprove => (MissingVotes::Approve, "missing-votes-approve"),
        Verb::MissingReject => (MissingVotes::Reject, "missing-votes-reject"),
        _ => (MissingVotes::LeaveOut, "missing-votes-leave-out"),
    };
    super::letters::take_in(scene, desk, PrivateEntry::MissingVotes(missing));
    super::fields::report(scene, desk, Report::missing_votes_chosen(missing));
    desk.say(scene, Topic::General, Message::new(key));
}
