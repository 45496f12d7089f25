//! What is the one person's to do, and what the rules let them do.

use crate::game::role::Part;
use crate::game::{Action, MissionCard, Seat};
use crate::language::{Intent, Verb};
use crate::session::scene::Scene;
use crate::session::seats::{About, Answer, slips};
use protocol::question::Question;

/// The person's own mission card.
pub(super) fn card(intent: &Intent, person: Seat) -> Option<MissionCard> {
    match intent {
        Intent::Played(member, card) if *member == person => Some(*card),
        Intent::Plain(Verb::PlaySuccess) => Some(MissionCard::Success),
        Intent::Plain(Verb::PlayFail) => Some(MissionCard::Fail),
        Intent::Plain(Verb::PlayReverse) => Some(MissionCard::Reverse),
        Intent::Plain(Verb::PlayRogue) => Some(MissionCard::RogueSuccess),
        Intent::Opens(Verb::Fails) => Some(MissionCard::Fail),
        Intent::Opens(Verb::Reverses) => Some(MissionCard::Reverse),
        Intent::Opens(Verb::Rogues) => Some(MissionCard::RogueSuccess),
        intent if *intent == Intent::fails(0) => Some(MissionCard::Success),
        _ => None,
    }
}

/// The mission cards that the person may play now.
pub(in crate::session) fn cards(scene: &Scene, person: Seat) -> Vec<MissionCard> {
    let card = |answer| if let Answer::Card(card) = answer { Some(card) } else { None };
    free(scene, person, About::Card).into_iter().filter_map(card).collect()
}

/// The one mission card that the person may play now: they are asked for a yes. None where there is a choice.
pub(in crate::session) fn only_card(scene: &Scene) -> Option<MissionCard> {
    let person = scene.person().filter(|_| matches!(scene.question(), Question::OwnCard { .. }))?;
    match cards(scene, person).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// What the rules let the person answer.
fn free(scene: &Scene, person: Seat, about: About) -> Vec<Answer> {
    let content = slips::content_about(scene, person, about);
    content.open().choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.answer).collect()
}

/// Whether the rules let the person say this now; true for whatever is no vote and no card of theirs.
pub(in crate::session) fn may_say(scene: &Scene, verb: Verb) -> bool {
    match (scene.person(), scene.question()) {
        (Some(person), Question::OwnVote { .. }) if matches!(verb, Verb::Approve | Verb::Reject) => {
            free(scene, person, About::Vote).contains(&Answer::Vote { approves: verb == Verb::Approve })
        }
        (Some(person), Question::OwnCard { .. }) => {
            card(&Intent::Plain(verb), person).is_none_or(|card| cards(scene, person).contains(&card))
        }
        _ => true,
    }
}

/// Whether an action is somebody's to do who isn't there; in practice, anybody's but the person's.
pub(in crate::session) fn is_of_another(scene: &Scene, action: Action) -> bool {
    let (Some(absent), Some(game)) = (scene.absent(), scene.game()) else { return false };
    let by = match action {
        Action::Use { by, .. } | Action::Take { by, .. } => Some(by),
        Action::Claim(by) | Action::FaceUp { member: by, .. } => Some(by),
        Action::Accuse(_) => game.captain(),
        Action::Assassinate(_) | Action::Expose(_) => {
            scene.deal().and_then(|deal| deal.open().player_with(Part::Names))
        }
        Action::Examine(_) => game.token().map(|token| token.holder),
        _ => absent.person,
    };
    by.is_some_and(|by| absent.is(by))
}
