//! Why somebody who isn't there has decided so, as it is said before everybody.

use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::record::Step;
use crate::language::Message;
use crate::minds::{Asked, Reason, Style};
use crate::preferences::Wording;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::practice::deciding;
use crate::session::scene::{Activity, Scene};

/// How many say why after a vote.
const MOST: usize = 2;

/// After a proposal the leader says why, and after a vote one or two do: first those who were of another opinion. Nobody
/// does where little is to be said.
pub(in crate::session) fn tell(scene: &Scene, desk: &mut Desk) {
    let (Some(practice), Some(game)) = (scene.practice(), scene.game()) else { return };
    if scene.preferences.wording == Wording::Brief || game.ending().is_some() {
        return;
    }
    let Activity::Game(table) = &scene.activity else { return };
    let Some((index, step)) = table.record.past().iter().enumerate().next_back() else { return };
    let talkative = |seat: &Seat| practice.others.contains(&(*seat, Style::Talkative));
    let speakers: Vec<Seat> = match step.action {
        Action::Propose(_) => vec![step.before.leader()],
        Action::Vote(Ballot::Named { approve }) => {
            let minority = minority(step, approve);
            let clockwise = step.before.seats().clockwise_from(step.before.leader()).skip(1);
            clockwise.filter(|seat| minority.contains(*seat) || minority.is_empty() && talkative(seat)).collect()
        }
        _ => return,
    };
    let mut said: Vec<Reason> = Vec::new();
    for seat in speakers {
        // What was said already, or goes without saying, is not worth the time.
        let reason =
            reason_of(scene, index, seat).filter(|reason| !said.contains(reason) && *reason != Reason::OwnTeam);
        if let Some(reason) = reason.filter(|_| said.len() < MOST) {
            said.push(reason);
            desk.say(scene, Topic::Votes, said_by(seat, reason));
        }
    }
}

/// Who was of another opinion than most.
fn minority(step: &Step, approve: SeatSet) -> SeatSet {
    let reject = step.before.in_play().without(approve);
    if approve.len() > reject.len() { reject } else { approve }
}

/// Why somebody has proposed, or voted, as they did in this step of the game. They are asked once more: that gives the
/// same.
fn reason_of(scene: &Scene, index: usize, seat: Seat) -> Option<Reason> {
    let Activity::Game(table) = &scene.activity else { return None };
    let step = table.record.past().get(index)?;
    let asked = match step.action {
        Action::Propose(_) if step.before.leader() == seat => {
            let size = step.before.team_size(step.before.mission()?);
            Asked::Team { size, of: step.before.in_play() }
        }
        Action::Vote(_) if step.before.in_play().contains(seat) => Asked::Vote,
        _ => return None,
    };
    deciding::decides(scene, seat, step.before, &table.record.past()[..index], &asked)?.reason
}

/// Why somebody has decided so last, before everybody.
pub(in crate::session) fn say_why(scene: &Scene, desk: &mut Desk, seat: Seat) -> bool {
    let (Some(practice), Activity::Game(table)) = (scene.practice(), &scene.activity) else { return false };
    let reason = (0..table.record.past().len()).rev().find_map(|index| reason_of(scene, index, seat));
    let line = match reason {
        _ if seat == practice.person => Message::new("practice-why-you"),
        Some(reason) => said_by(seat, reason),
        None => Message::new("practice-why-not").player("player", seat),
    };
    desk.say_line(scene, &line);
    true
}

fn said_by(seat: Seat, reason: Reason) -> Message {
    Message::new("practice-says").player("player", seat).message("what", sentence(reason))
}

/// A reason in words.
pub(super) fn sentence(reason: Reason) -> Message {
    let about = |key, other| Message::new(key).player("other", other);
    match reason {
        Reason::CleanSoFar => Message::new("practice-clean-so-far"),
        Reason::FailedTogether(other) => about("practice-failed-together", other),
        Reason::NotOnTeam => Message::new("practice-not-on-team"),
        Reason::LastChance => Message::new("practice-last-chance"),
        Reason::TrustsLeader(other) => about("practice-trusts-leader", other),
        Reason::DoubtsLeader(other) => about("practice-doubts-leader", other),
        Reason::Doubts(other) => about("practice-doubts", other),
        Reason::OwnTeam => Message::new("practice-own-team"),
        Reason::TooEarly => Message::new("practice-too-early"),
    }
}
