//! Why somebody who isn't there has decided so, as it is said before everybody.

use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::record::Step;
use crate::language::{Message, terms};
use crate::minds::{Asked, Claim, Reason, Style};
use crate::preferences::{Reasons, Wording};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::practice::{deciding, filling};
use crate::session::scene::{Activity, Scene};
use crate::session::speech::OwnVoice;

/// How many say why after a vote.
const MOST: usize = 2;

/// Whoever has seen a card says what it is, true or not. After a proposal the leader says why, and after a vote one or two
/// do: first those who were of another opinion. Nobody gives reasons where little is to be said, and whoever has a new one
/// does where much is.
pub(in crate::session) fn tell(scene: &Scene, desk: &mut Desk) {
    let (Some(absent), Some(game)) = (scene.absent(), scene.game()) else { return };
    tell_claims(scene, desk);
    let reasons = scene.preferences.reasons;
    let brief = scene.preferences.wording == Wording::Brief && reasons != Reasons::Chatty;
    if reasons == Reasons::Quiet || brief || game.ending().is_some() {
        return;
    }
    let Activity::Game(table) = &scene.activity else { return };
    let Some((index, step)) = table.record.past().iter().enumerate().next_back() else { return };
    let talkative = |seat: &Seat| absent.style_of(*seat) == Some(Style::Talkative);
    let speakers: Vec<Seat> = match step.action {
        Action::Propose(_) => vec![step.before.leader()],
        Action::Vote(ballot) => {
            let minority = minority(scene, step, ballot);
            let clockwise = || step.before.seats().clockwise_from(step.before.leader()).skip(1);
            let first = clockwise().filter(|seat| minority.contains(*seat));
            let others = clockwise().filter(|seat| !minority.contains(*seat));
            let agreed = minority.is_empty();
            first.chain(others.filter(|seat| reasons == Reasons::Chatty || agreed && talkative(seat))).collect()
        }
        _ => return,
    };
    let most = if reasons == Reasons::Chatty { speakers.len() } else { MOST };
    let mut said: Vec<Reason> = Vec::new();
    for seat in speakers {
        // What was said already, or goes without saying, is not worth the time.
        let reason =
            reason_of(scene, index, seat).filter(|reason| !said.contains(reason) && *reason != Reason::OwnTeam);
        if let Some(reason) = reason.filter(|_| said.len() < most) {
            said.push(reason);
            say_as(scene, desk, Topic::Votes, seat, sentence(reason));
        }
    }
}

/// What somebody says of a card that they have just seen.
fn tell_claims(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let Some((_, before)) = table.record.past().split_last() else { return };
    let known = deciding::claims(scene, before).len();
    for Claim { by, about, side } in deciding::claims(scene, table.record.past()).into_iter().skip(known) {
        let what = Message::new(terms::shown_side(side)).player("player", about);
        say_as(scene, desk, Topic::General, by, what);
    }
}

/// Who was of another opinion than most, as far as everybody's vote is known, or at least that of those who aren't there.
fn minority(scene: &Scene, step: &Step, ballot: Ballot) -> SeatSet {
    let voters = step.before.in_play();
    match ballot {
        Ballot::Count { approve, reject } => {
            let approved = approve > reject;
            let other = |seat: &Seat| filling::vote_of(scene, *seat).is_some_and(|approves| approves != approved);
            voters.iter().filter(other).collect()
        }
        ballot => {
            let approve = ballot.approvers().unwrap_or_default();
            let reject = voters.without(approve);
            if approve.len() > reject.len() { reject } else { approve }
        }
    }
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
    let (Some(absent), Activity::Game(table)) = (scene.absent(), &scene.activity) else { return false };
    let reason = (0..table.record.past().len()).rev().find_map(|index| reason_of(scene, index, seat));
    let line = match reason {
        _ if absent.person == Some(seat) => Message::new("practice-why-you"),
        Some(reason) => {
            say_as(scene, desk, Topic::General, seat, sentence(reason));
            return true;
        }
        None => Message::new("practice-why-not").player("player", seat),
    };
    desk.say_line(scene, &line);
    true
}

/// Says something in the voice of a seat, which nothing changes as long as this game lasts. The name comes first all the
/// same: nobody knows ten voices by heart, and who reads along hears none.
fn say_as(scene: &Scene, desk: &mut Desk, topic: Topic, seat: Seat, what: Message) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup();
    let voice = OwnVoice::of(seat, setup.players.len(), setup.seed);
    let said = Message::new("practice-says").player("player", seat).message("what", what);
    desk.say_in_voice(scene, topic, voice, &said);
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
