//! What the one person says at the table: their own vote, their own card, and nothing for anybody else.

use crate::actions;
use crate::game::{MissionCard, Seat};
use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::refusing;
use crate::output::Output;
use crate::queries::practice::{card, only_card};
use crate::queries::prompts;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Answer};

/// Carries out what is said otherwise in practice than at a table. False if it is as there.
pub(crate) fn command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let Some(human) = state.human() else { return false };
    match state.question() {
        Question::OwnVote { .. } if is_vote(intent) => match vote(intent, human) {
            Some(approves) => give(state, output, About::Vote, human, Answer::Vote { approves }),
            None => output.refuse(state, "not-now", Message::new("practice-own-vote")),
        },
        Question::OwnCard { .. } if said_card(state, intent, human).is_some() => {
            let card = said_card(state, intent, human).unwrap_or(MissionCard::Success);
            give(state, output, About::Card, human, Answer::Card(card));
        }
        _ if matches!(intent, Intent::Use { by: Some(by), .. } if *by != human) => {
            output.refuse(state, "not-now", Message::new("practice-of-another"));
        }
        question if is_for_tables(intent) => refusing::not_now(state, output, question),
        _ => return false,
    }
    true
}

/// The card that the person plays; a yes is the only one that they may.
fn said_card(state: &TableState, intent: &Intent, human: Seat) -> Option<MissionCard> {
    match intent {
        Intent::Plain(Verb::Confirm) => only_card(state),
        intent => card(intent, human),
    }
}

/// Gives what is the person's alone, or says why it can't be.
fn give(state: &mut TableState, output: &mut Output, about: About, human: Seat, answer: Answer) {
    let content = prompts::content_about(state, human, about);
    let choice = content.open().choices.iter().find(|choice| choice.answer == answer);
    match choice.map(|choice| choice.refused.clone()) {
        Some(None) => _ = actions::prompts::take(state, output, human, answer),
        Some(Some(why)) => output.refuse(state, "not-now", why),
        None => refusing::not_now(state, output, state.question()),
    }
}

/// What is said of votes.
fn is_vote(intent: &Intent) -> bool {
    let of_one = [Verb::Approve, Verb::Reject, Verb::Approves, Verb::Rejects];
    let whole = [Verb::ApproveAll, Verb::RejectAll, Verb::Vote, Verb::Approvals];
    of_one.contains(&intent.verb())
        || whole.contains(&intent.verb())
        || matches!(intent, Intent::Plain(Verb::Confirm | Verb::Cancel | Verb::RollCall))
}

/// The person's own vote.
fn vote(intent: &Intent, human: Seat) -> Option<bool> {
    let alone = [human].into_iter().collect();
    match intent {
        Intent::Opens(Verb::Approve) | Intent::Plain(Verb::Confirm) => Some(true),
        Intent::Opens(Verb::Reject) | Intent::Plain(Verb::Cancel) => Some(false),
        Intent::Approve(who) if *who == alone => Some(true),
        Intent::Reject(who) if *who == alone => Some(false),
        Intent::Sent(Verb::Approves, by) if *by == human => Some(true),
        Intent::Sent(Verb::Rejects, by) if *by == human => Some(false),
        _ => None,
    }
}

/// What a table does, and one person alone can't.
fn is_for_tables(intent: &Intent) -> bool {
    let verb = intent.verb();
    verb.realm() == Realm::People && !matches!(verb, Verb::Rename | Verb::SaysGood | Verb::SaysEvil)
        || matches!(
            verb,
            Verb::RollCall | Verb::Secretly | Verb::PhoneRound | Verb::OwnCards | Verb::DealAgain | Verb::DrawCard
        )
        || matches!(intent, Intent::Plain(Verb::Redo))
}
