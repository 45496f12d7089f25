//! What commands about teams and votes come to.

use crate::game::{Action, Ballot, Mission, SeatSet};
use crate::language::{Intent, Verb};
use crate::session::mission;
use crate::session::scene::Scene;
use crate::session::seats::apart::voters;
use protocol::question::Question;

/// The single action that a command about a round is; none if it is another one.
pub(in crate::session) fn action_of(scene: &Scene, intent: &Intent) -> Option<Action> {
    Some(match intent {
        Intent::Approve(_) | Intent::Reject(_) if scene.roll_call_is_open() => return None,
        Intent::Propose(team) => Action::Propose(*team),
        Intent::Vote { approve, reject } => Action::Vote(Ballot::Count {
            approve: mission::open::small(*approve),
            reject: mission::open::small(*reject),
        }),
        Intent::Numbered(verb @ (Verb::Approvals | Verb::Reject), number) if scene.question() == Question::Vote => {
            let told = mission::open::small(*number);
            let others = (voters(scene).len() as u8).saturating_sub(told);
            let (approve, reject) = if *verb == Verb::Reject { (others, told) } else { (told, others) };
            Action::Vote(Ballot::Count { approve, reject })
        }
        Intent::Approve(approve) => Action::Vote(Ballot::Named { approve: *approve }),
        Intent::Reject(reject) => Action::Vote(Ballot::Named { approve: voters(scene).without(*reject) }),
        Intent::Plain(Verb::ApproveAll) => Action::Vote(Ballot::Named { approve: voters(scene) }),
        Intent::Plain(Verb::RejectAll) => Action::Vote(Ballot::Named { approve: SeatSet::EMPTY }),
        Intent::Mission(number) => Action::NameMission(Mission::from_number(*number)?),
        _ => return None,
    })
}
