//! Why a bot has decided so, as it is said before everybody.

use crate::bots::{Asked, Choice, Claim, Reason, Style};
use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::record::Step;
use crate::language::{Message, terms};
use crate::narration::practice;
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::{Reasons, Wording};
use crate::queries::practice::sentence;
use crate::queries::{bots, virtual_players};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::OwnVoice;

/// How many say why after a vote.
const MOST: usize = 2;

/// Whoever has seen a card says what it is, true or not. After a proposal the leader says why, and after a vote one or two
/// do: first those who were of another opinion. Nobody gives reasons where little is to be said, and whoever has a new one
/// does where much is.
pub(crate) fn tell(state: &TableState, output: &mut Output) {
    let (Some(virtual_players), Some(game)) = (state.virtual_players(), state.game()) else { return };
    tell_claims(state, output);
    let reasons = state.preferences.reasons;
    let brief = state.preferences.wording == Wording::Brief && reasons != Reasons::Chatty;
    if reasons == Reasons::Quiet || brief || game.ending().is_some() {
        return;
    }
    let Activity::Game(table) = &state.activity else { return };
    let Some((index, step)) = table.record.past().iter().enumerate().next_back() else { return };
    let talkative = |seat: &Seat| virtual_players.style_of(*seat) == Some(Style::Talkative);
    let speakers: Vec<Seat> = match step.action {
        Action::Propose(_) => vec![step.before.leader()],
        Action::Vote(ballot) => {
            let minority = minority(state, step, ballot);
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
            reason_of(state, index, seat).filter(|reason| !said.contains(reason) && *reason != Reason::OwnTeam);
        if let Some(reason) = reason.filter(|_| said.len() < most) {
            said.push(reason);
            say_as(state, output, Topic::Votes, seat, sentence(reason));
        }
    }
}

/// What somebody says of a card that they have just seen.
fn tell_claims(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let Some((step, before)) = table.record.past().split_last() else { return };
    let known = bots::claims(state, before).len();
    for Claim { by, about, side } in bots::claims(state, table.record.past()).into_iter().skip(known) {
        let what = Message::new(terms::shown_side(side)).player("player", about);
        say_as(state, output, Topic::General, by, what);
    }
    practice::offer(state, output, &step.events);
}

/// Who was of another opinion than most, as far as everybody's vote is known, or at least that of virtual players.
fn minority(state: &TableState, step: &Step, ballot: Ballot) -> SeatSet {
    let voters = step.before.in_play();
    match ballot {
        Ballot::Count { approve, reject } => {
            let approved = approve > reject;
            let other =
                |seat: &Seat| virtual_players::vote_of(state, *seat).is_some_and(|approves| approves != approved);
            voters.iter().filter(other).collect()
        }
        ballot => {
            let approve = ballot.approvers().unwrap_or_default();
            let reject = voters.without(approve);
            if approve.len() > reject.len() { reject } else { approve }
        }
    }
}

/// Why somebody has proposed, or voted, as they did in this step of the game.
fn reason_of(state: &TableState, index: usize, seat: Seat) -> Option<Reason> {
    let Activity::Game(table) = &state.activity else { return None };
    let past = table.record.past();
    bots::says(state, seat, past.get(index)?.before, &past[..index], deed_of(state, index, seat)?)
}

/// Whom somebody proposed in this step of the game, or how they voted; none if they did neither, or it isn't known.
fn deed_of(state: &TableState, index: usize, seat: Seat) -> Option<Choice> {
    let Activity::Game(table) = &state.activity else { return None };
    let step = table.record.past().get(index)?;
    match step.action {
        Action::Propose(team) if step.before.leader() == seat => Some(Choice::Team(team)),
        Action::Vote(ballot) if step.before.in_play().contains(seat) => {
            let named = ballot.approvers().map(|approve| approve.contains(seat));
            let decided = || bots::decides(state, seat, step.before, &table.record.past()[..index], &Asked::Vote);
            named.map(Choice::Vote).or_else(decided)
        }
        _ => None,
    }
}

/// What somebody did last before everybody, and why.
pub(crate) fn say_why(state: &TableState, output: &mut Output, seat: Seat) -> bool {
    let (Some(virtual_players), Activity::Game(table)) = (state.virtual_players(), &state.activity) else {
        return false;
    };
    if virtual_players.human == Some(seat) {
        output.say_line(state, &Message::new("practice-why-you"));
        return true;
    }
    let past = table.record.past();
    let last = (0..past.len()).rev().find_map(|index| Some((index, deed_of(state, index, seat)?)));
    let Some((index, deed)) = last else {
        output.say_line(state, &Message::new("practice-why-nothing").player("player", seat));
        return true;
    };
    let voted = |index| deed_of(state, index, seat).filter(|deed| matches!(deed, Choice::Vote(_)));
    let voted_before = (0..index).rev().find_map(|index| Some((index, voted(index)?)));
    // Whoever has proposed a team may be asked about the vote before it.
    if let Some((index, vote)) = voted_before.filter(|_| matches!(deed, Choice::Team(_))) {
        tell_deed(state, output, seat, index, vote);
    }
    tell_deed(state, output, seat, index, deed);
    true
}

/// What somebody did in this step of the game, and why.
fn tell_deed(state: &TableState, output: &mut Output, seat: Seat, index: usize, deed: Choice) {
    let Activity::Game(table) = &state.activity else { return };
    let before = table.record.past()[index].before;
    let (key, team) = match deed {
        Choice::Vote(true) => ("practice-why-approved", before.phase().team()),
        Choice::Vote(false) => ("practice-why-rejected", before.phase().team()),
        Choice::Team(team) => ("practice-why-proposed", team),
        Choice::Card(_) | Choice::Act(_) | Choice::Nothing => return,
    };
    output.say_line(state, &Message::new(key).player("player", seat).players("team", team));
    match reason_of(state, index, seat) {
        Some(reason) => say_as(state, output, Topic::General, seat, sentence(reason)),
        None => output.say_line(state, &Message::new("practice-why-not").player("player", seat)),
    }
}

/// Says something in the voice of a seat, which nothing changes as long as this game lasts. The name comes first all the
/// same: nobody knows ten voices by heart, and who reads along hears none.
fn say_as(state: &TableState, output: &mut Output, topic: Topic, seat: Seat, what: Message) {
    let Activity::Game(table) = &state.activity else { return };
    let setup = table.record.setup();
    let voice = OwnVoice::of(seat, setup.players.len(), setup.seed);
    let said = Message::new("practice-says").player("player", seat).message("what", what);
    output.say_in_voice(state, topic, voice, &said);
}
