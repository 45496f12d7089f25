//! What is read back for confirmation: as a question, put right, and whether it would be taken.

use crate::game::vote::Vote;
use crate::game::{Action, Ballot, Phase, Refusal, RoundRefusal, SeatSet};
use crate::language::plot::name;
use crate::language::{Intent, Message, Verb, deed};
use crate::queries::menu::trying;
use crate::queries::missions::meaning;
use crate::queries::rounds::{known, result};
use crate::queries::{characters, missions, plot, prompts, secret_ballot, subjects};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::setup_step::SetupStep;

/// Whether a command ends a game that is under way.
pub(crate) fn gives_up(state: &TableState, intent: &Intent) -> bool {
    let Activity::Game(table) = &state.activity else { return false };
    matches!(intent, Intent::Plain(Verb::Abandon | Verb::NewGame))
        && table.record.game().ending().is_none()
        && !table.record.is_abandoned()
}

/// Whether a command that is heard now would be refused: the game is asked, and changes nothing.
pub(crate) fn would_take(state: &TableState, intent: &Intent) -> bool {
    if let Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) = intent {
        return corrected(state, intent).is_some();
    }
    let intent = joined_with_pending(state, intent.clone());
    match (subjects::action_of(state, &intent), &intent) {
        (Some(action), _) => trying::would_play(state, action) || waits_for_more(state, action),
        (None, Intent::Use { .. }) => trying::would_move(state, &intent),
        (None, Intent::Count { .. }) => meaning::would_count(state, &intent),
        (None, Intent::Mission(_)) => false,
        (None, Intent::Approve(_) | Intent::Reject(_) | Intent::Sent(Verb::Approves | Verb::Rejects, _)) => {
            state.goes_by_letters()
                || prompts::answer_of(state, &intent).is_some_and(|(by, _)| prompts::is_awaited(state, by))
        }
        _ => true,
    }
}

/// A team that lacks somebody waits for the rest.
fn waits_for_more(state: &TableState, action: Action) -> bool {
    let refusal = refusal_of(state, action);
    matches!(refusal, Some((Refusal::Round(RoundRefusal::TeamSize { found, wanted }), _)) if found < wanted)
        && known::contradiction(state, action).is_none()
}

/// What may be said while something is read back, the likely words first.
pub(crate) const ANSWERS: [Verb; 5] = [Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove];

/// Whether players are read back who can be put right one by one.
pub(crate) fn names_players(pending: &Intent) -> bool {
    matches!(pending, Intent::Propose(_) | Intent::Approve(_) | Intent::Reject(_))
}

/// What is read back, with the players changed. None for a correction that fits nothing.
pub(crate) fn corrected(state: &TableState, correction: &Intent) -> Option<Intent> {
    let mut corrected = state.open.pending.clone()?;
    let (Intent::Propose(named) | Intent::Approve(named) | Intent::Reject(named)) = &mut corrected else {
        return None;
    };
    let fits = match correction {
        Intent::Replace { player: out, by } => {
            let known = named.contains(*out);
            named.remove(*out);
            known && named.insert(*by)
        }
        Intent::Add(more) => more.iter().all(|seat| named.insert(seat)),
        Intent::Remove(fewer) => {
            let known = fewer.is_within(*named);
            *named = named.without(*fewer);
            known
        }
        _ => false,
    };
    fits.then_some(corrected)
}

/// "Propose Ana" was heard for a team of two, and now "Cleo": both go.
pub(crate) fn joined_with_pending(state: &TableState, intent: Intent) -> Intent {
    let (Some(Intent::Propose(so_far)), Intent::Propose(more)) = (&state.open.pending, &intent) else {
        return intent;
    };
    let both: SeatSet = so_far.iter().chain(more.iter()).collect();
    let wanted = team_wanted(state);
    if so_far.len() < wanted && both.len() <= wanted { Intent::Propose(both) } else { intent }
}

/// How many people the team needs that is asked for now.
fn team_wanted(state: &TableState) -> usize {
    let Some(game) = state.game() else { return 0 };
    game.mission().map_or(0, |mission| usize::from(game.team_size(mission)))
}

/// Whether a command is read back even when it was typed: it can't be undone among people, or it counts as the doing
/// of somebody who has not been named.
pub(crate) fn is_weighed(state: &TableState, intent: &Intent) -> bool {
    let taker_is_asked = matches!(state.question(), Question::TakeCard { .. });
    let is_in_vain = subjects::action_of(state, intent).is_some_and(plot::meaning::is_in_vain);
    is_in_vain || characters::is_grave(intent) || (matches!(intent, Intent::Take { .. }) && !taker_is_asked)
}

/// Why the rules would refuse an action now.
pub(crate) fn refusal_of(state: &TableState, action: Action) -> Option<(Refusal, Message)> {
    let refusal = secret_ballot::trial(state, action).err()?;
    let message = subjects::refusal_message(state, &refusal);
    Some((refusal, message))
}

/// What is read back, as a question.
pub(crate) fn read_back_question(state: &TableState) -> Option<Message> {
    let pending = state.open.pending.as_ref()?;
    if let Some(Action::Propose(team)) = subjects::action_of(state, pending)
        && team.len() != team_wanted(state)
    {
        let (found, wanted) = (team.len() as u32, team_wanted(state) as u32);
        let (key, off) =
            if found < wanted { ("heard-team-short", wanted - found) } else { ("heard-team-long", found - wanted) };
        return Some(Message::new(key).players("team", team).number("count", off));
    }
    if let Some(Action::Vote(Ballot::Count { approve, reject })) = subjects::action_of(state, pending) {
        return Some(Message::new("heard-vote").number("approve", approve).number("reject", reject));
    }
    Some(match pending {
        Intent::Propose(team) => Message::new("heard-team").players("team", *team),
        intent if state.roll_call_is_open() && prompts::answer_of(state, intent).is_some() => {
            match prompts::answer_of(state, intent)? {
                (_, Vote::Approve) => last_of_roll_call(state, "roll-call-approves"),
                (_, Vote::Reject) => last_of_roll_call(state, "roll-call-rejects"),
            }
        }
        Intent::Approve(named) => Message::new("heard-approve").players("named", *named),
        Intent::Reject(named) => Message::new("heard-reject").players("named", *named),
        Intent::Count { told, .. } => missions::heard_count(state, *told)?,
        Intent::Opens(Verb::Success) => missions::heard_count(state, meaning::told_by_success(state)?)?,
        Intent::Plain(Verb::Abandon) => Message::new("ask-abandon"),
        Intent::Plain(Verb::NewGame) if gives_up(state, pending) => Message::new("ask-new-game-now"),
        Intent::Opens(Verb::Approve) => last_of_roll_call(state, "roll-call-approves"),
        Intent::Opens(Verb::Reject) => last_of_roll_call(state, "roll-call-rejects"),
        intent => {
            let command = || Message::new("heard-command").command("command", state.localizer.write(intent));
            heard_deed(state, intent).unwrap_or_else(command)
        }
    })
}

/// What waits for a yes, or for its numbers, as it would be typed.
pub(crate) fn pending(state: &TableState) -> Option<String> {
    let read_back = state.open.pending.as_ref().map(|intent| state.localizer.write(intent).trim().to_owned());
    let result = |of| if of == Vote::Approve { Verb::Approve } else { Verb::Reject };
    let lacks_numbers = || Some(state.localizer.phrases().opening(result(result::told(state)?)));
    read_back.or_else(lacks_numbers)
}

/// The last answer of a roll call settles the vote.
fn last_of_roll_call(state: &TableState, key: &'static str) -> Message {
    let Question::RollCall { asked, .. } = state.question() else { return Message::new("heard-last-vote") };
    Message::new("heard-last-vote").message("vote", Message::new(key).player("player", asked))
}

/// Whether something that is no single action changes the game, or ends it for this table.
pub(crate) fn moves_the_game(state: &TableState, intent: &Intent) -> bool {
    let question = state.question();
    match intent {
        Intent::Opens(Verb::Approve | Verb::Reject)
        | Intent::Approve(_)
        | Intent::Reject(_)
        | Intent::Sent(Verb::Approves | Verb::Rejects, _) => is_last_of_roll_call(state),
        Intent::Count { successes, .. } => {
            successes.is_some() && matches!(question, Question::Count | Question::CountOn { .. })
        }
        // Nothing is taken back while a script is read.
        Intent::Plain(Verb::Undo) => !matches!(question, Question::ScriptRuns | Question::ScriptPaused),
        Intent::Plain(
            Verb::Redo | Verb::NewGame | Verb::Abandon | Verb::Skip | Verb::Ready | Verb::Quit | Verb::Unsaved,
        ) => true,
        Intent::Plain(Verb::Next | Verb::Confirm) => {
            question == Question::ScriptOver || question == Question::Guidance { step: SetupStep::OwnCard }
        }
        Intent::Plain(Verb::Start | Verb::Same | Verb::Draw) => {
            matches!(question, Question::Players | Question::Leader | Question::Start)
        }
        Intent::Leader(_) => true,
        _ => false,
    }
}

fn is_last_of_roll_call(state: &TableState) -> bool {
    state.roll_call().is_some_and(|(order, answers)| answers.len() + 1 == order.len())
}

/// What was heard about plot cards, agents or the token, as a question: what would be told if it counted.
fn heard_deed(state: &TableState, intent: &Intent) -> Option<Message> {
    let action = subjects::deed_of(state, intent)?;
    let mut game = *state.game()?;
    match (action, game.phase()) {
        (Action::DrawForLeader, _) => return Some(Message::new("heard-draw-for-me")),
        (Action::PassAll, Phase::Window(window)) => {
            return Some(Message::new("heard-pass-all").message("card", name(window.at.card())));
        }
        _ => {}
    }
    let events = game.play(action).ok()?;
    let what = deed::sentence(events.first()?)?;
    Some(Message::new("heard-plot").message("what", what))
}
