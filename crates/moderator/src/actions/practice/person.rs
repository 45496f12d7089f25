//! What the one person says at the table: their own vote, their own card, and nothing for anybody else.

use crate::actions;
use crate::game::{MissionCard, Seat};
use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::refusing;
use crate::output::Desk;
use crate::queries::practice::{card, only_card};
use crate::queries::prompts;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Answer};

/// Carries out what is said otherwise in practice than at a table. False if it is as there.
pub(crate) fn command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(person) = scene.person() else { return false };
    match scene.question() {
        Question::OwnVote { .. } if is_vote(intent) => match vote(intent, person) {
            Some(approves) => give(scene, desk, About::Vote, person, Answer::Vote { approves }),
            None => desk.refuse(scene, "not-now", Message::new("practice-own-vote")),
        },
        Question::OwnCard { .. } if said_card(scene, intent, person).is_some() => {
            let card = said_card(scene, intent, person).unwrap_or(MissionCard::Success);
            give(scene, desk, About::Card, person, Answer::Card(card));
        }
        _ if matches!(intent, Intent::Use { by: Some(by), .. } if *by != person) => {
            desk.refuse(scene, "not-now", Message::new("practice-of-another"));
        }
        question if is_for_tables(intent) => refusing::not_now(scene, desk, question),
        _ => return false,
    }
    true
}

/// The card that the person plays; a yes is the only one that they may.
fn said_card(scene: &Scene, intent: &Intent, person: Seat) -> Option<MissionCard> {
    match intent {
        Intent::Plain(Verb::Confirm) => only_card(scene),
        intent => card(intent, person),
    }
}

/// Gives what is the person's alone, or says why it can't be.
fn give(scene: &mut Scene, desk: &mut Desk, about: About, person: Seat, answer: Answer) {
    let content = prompts::content_about(scene, person, about);
    let choice = content.open().choices.iter().find(|choice| choice.answer == answer);
    match choice.map(|choice| choice.refused.clone()) {
        Some(None) => _ = actions::prompts::take(scene, desk, person, answer),
        Some(Some(why)) => desk.refuse(scene, "not-now", why),
        None => refusing::not_now(scene, desk, scene.question()),
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
fn vote(intent: &Intent, person: Seat) -> Option<bool> {
    let alone = [person].into_iter().collect();
    match intent {
        Intent::Opens(Verb::Approve) | Intent::Plain(Verb::Confirm) => Some(true),
        Intent::Opens(Verb::Reject) | Intent::Plain(Verb::Cancel) => Some(false),
        Intent::Approve(who) if *who == alone => Some(true),
        Intent::Reject(who) if *who == alone => Some(false),
        Intent::Sent(Verb::Approves, by) if *by == person => Some(true),
        Intent::Sent(Verb::Rejects, by) if *by == person => Some(false),
        _ => None,
    }
}

/// What a table does, and one person alone can't.
fn is_for_tables(intent: &Intent) -> bool {
    let verb = intent.verb();
    verb.realm() == Realm::People && !matches!(verb, Verb::Rename | Verb::SaysGood | Verb::SaysEvil)
        || matches!(verb, Verb::RollCall | Verb::Secretly | Verb::OwnCards | Verb::DealAgain | Verb::DrawCard)
        || matches!(intent, Intent::Plain(Verb::Redo))
}
