//! What has to fit what was told before: the numbers of a vote, a team that is put right, seats that change.

use crate::game::vote::{Tally, Vote};
use crate::game::{Action, Event, RoundEvent, SeatSet};
use crate::journal::entry::Change;
use crate::journal::private::Proposal;
use crate::journal::record::{Changed, Record};
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Realm, Verb};
use crate::queries::{menu, secret_ballot, subjects};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// The proposal that is voted on.
pub(crate) fn proposal(state: &TableState) -> Option<Proposal> {
    match &state.activity {
        Activity::Game(table) => Proposal::last(&table.record),
        Activity::SetupDialogue(_) | Activity::Reading(_) => None,
    }
}

/// The result that was told of the vote that is open. Where some vote alone, the table's part decides nothing.
pub(crate) fn told(state: &TableState) -> Option<Vote> {
    let (of, result) = state.open.result?;
    let is_open = state.question() == Question::Vote && state.apart().is_none() && proposal(state) == Some(of);
    is_open.then_some(result)
}

/// What a vote would come to; none if it would be refused, or is no vote.
fn comes_to(state: &TableState, intent: &Intent) -> Option<(Vote, Tally)> {
    let action = subjects::action_of(state, intent).filter(|action| matches!(action, Action::Vote(_)))?;
    let events = secret_ballot::trial(state, action).ok()?;
    events.iter().find_map(|event| match event {
        Event::Round(RoundEvent::Voted { approved, tally, .. }) => {
            Some((if *approved { Vote::Approve } else { Vote::Reject }, *tally))
        }
        _ => None,
    })
}

/// A tally as it is meant after "rejected": the winning side comes first where neither number has its side.
pub(crate) fn as_told(state: &TableState, line: &str, intent: Intent) -> Intent {
    let (Some(Vote::Reject), Intent::Vote { approve, reject }) = (told(state), &intent) else { return intent };
    let turned = Intent::Vote { approve: *reject, reject: *approve };
    let tokens = Token::split(line);
    let number = |token: Option<&Token>| state.localizer.phrases().number(&token?.word);
    let has_sides = number(tokens.first()).is_none() || number(tokens.last()).is_none();
    let result_of = |intent| comes_to(state, intent).map(|(result, _)| result);
    let fits = result_of(&intent) != Some(Vote::Approve) || result_of(&turned) != Some(Vote::Reject);
    if fits || has_sides { intent } else { turned }
}

/// What to ask where votes contradict the result that was told.
pub(crate) fn contradiction(state: &TableState, intent: &Intent) -> Option<Message> {
    let told = told(state)?;
    let (other, tally) = comes_to(state, intent).filter(|(other, _)| *other != told)?;
    let key = if other == Vote::Approve { "vote-not-rejected" } else { "vote-not-approved" };
    Some(Message::new(key).number("approve", tally.approve).number("reject", tally.reject))
}

/// Whether a command puts the team right that the table votes on now.
pub(crate) fn corrects_team(state: &TableState, intent: &Intent) -> bool {
    // A program names another team only where one is asked for.
    let corrects = match intent {
        Intent::Propose(_) => state.mode == Mode::Table,
        intent => matches!(intent, Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_)),
    };
    corrects && !state.goes_by_letters() && team_of_last_step(state).is_some()
}

/// What is meant by a line that is no command as it stands, but one after its "no". Names alone are not taken for
/// another team while the table votes: they may as well be those who approved.
pub(crate) fn put_right_by(state: &TableState, line: &str) -> Option<Intent> {
    let (no, rest) = line.trim().split_once([' ', ','])?;
    let cancels = || state.localizer.understand(no, &[Verb::Confirm, Verb::Cancel]);
    if state.mode != Mode::Table || cancels() != Ok(Intent::Plain(Verb::Cancel)) {
        return None;
    }
    let understood = |answers: &[Verb]| state.localizer.understand(rest.trim_start_matches([' ', ',']), answers).ok();
    let team = || understood(&[Verb::Propose]).filter(|intent| corrects_team(state, intent));
    // "No deck" asks for nothing.
    let tells = |intent: &Intent| !matches!(intent.verb().realm(), Realm::Question | Realm::Tuning);
    understood(&menu::open_answers(state)).filter(tells).or_else(team)
}

pub(crate) fn team_of_last_step(state: &TableState) -> Option<SeatSet> {
    let Activity::Game(table) = &state.activity else { return None };
    match table.record.past().last()?.action {
        Action::Propose(team) => Some(team),
        _ => None,
    }
}

/// The team that was proposed last; nobody before the first.
pub(crate) fn team_of_last_proposal(state: &TableState) -> SeatSet {
    proposal(state).map_or(SeatSet::EMPTY, |proposal| proposal.team)
}

/// A change that was taken back, in words. The record stands as before it.
pub(crate) fn untold(changed: &Changed, record: &Record) -> Message {
    let old = changed.name_before.clone().unwrap_or_default();
    match &changed.change {
        Change::Renamed { name, .. } => Message::new("undone-renamed").text("old", old).text("new", name),
        Change::Replaced { name, .. } => Message::new("undone-replaced").text("old", old).text("new", name),
        Change::Vacated { .. } => Message::new("undone-vacated").text("name", old),
        Change::Swapped(..) => Message::new("undone-swapped").texts("names", record.setup_as_they_sit().players),
        Change::Joined { name, .. } => Message::new("undone-joined").text("name", name),
        Change::Claimed { .. } => changed.message(record).in_words_of("undone-claimed"),
        Change::Abandoned => Message::new("undone-abandoned"),
    }
}

/// The last change, in words.
pub(crate) fn changes_told(record: &Record) -> Option<Message> {
    record.changes().last().map(|changed| changed.message(record))
}
