//! What everybody waits for from a player, and what the rules let them do besides. It is no secret, and is done at the
//! table or on the player's own phone, whichever comes first.

use crate::game::plot::Window;
use crate::game::role::Part;
use crate::game::{Action, Game, Offer, Phase, Seat, SeatSet};
use crate::language::{Message, deed};
use crate::queries;
use crate::queries::plot::meaning;
use crate::queries::prompts::taking_back;
use crate::state::private_prompt::Choice;
use crate::state::prompts;
use crate::state::table_state::TableState;
use protocol::Answer;

/// The team that everybody waits for from this player: of how many, and out of whom.
pub(crate) fn team_of(game: &Game, seat: Seat) -> Option<(u8, SeatSet)> {
    game.offers().iter().find_map(|offer| match offer {
        Offer::Team { size, of } if seat == game.leader() => Some((*size, *of)),
        _ => None,
    })
}

pub(crate) fn acts(state: &TableState, game: &Game, seat: Seat, is_theirs: impl Fn(&Offer) -> bool) -> Vec<Choice> {
    let offers = game.offers();
    let actions = offers.iter().filter(|offer| is_theirs(offer)).flat_map(Offer::actions);
    let actions = actions.filter(|action| !meaning::is_in_vain(*action));
    actions.filter_map(|action| act_choice(state, game, seat, action)).collect()
}

/// What this player may do now, whether or not everybody waits for it: also what nobody else is shown as theirs, such as
/// a naming by whoever comes forward with it.
pub(crate) fn possible_acts(state: &TableState, game: &Game, seat: Seat) -> Vec<Action> {
    let comes_forward = |offer: &Offer| matches!(offer, Offer::Assassinate { .. }) && !may_not_name(state, seat);
    let choices = acts(state, game, seat, |offer| is_of(game, offer, seat) || comes_forward(offer));
    let act = |choice: Choice| match choice.answer {
        Answer::Act(action) if choice.refused.is_none() => Some(action),
        _ => None,
    };
    choices.into_iter().filter_map(act).collect()
}

/// What an action of this player means; none if it is not theirs.
pub(crate) fn meaning_of(state: &TableState, seat: Seat, action: Action) -> Option<Message> {
    act_choice(state, state.game()?, seat, action).map(|choice| choice.means)
}

/// Whether everybody waits for this player.
pub(crate) fn is_asked(game: &Game, seat: Seat) -> bool {
    match game.phase() {
        Phase::Window(Window { asked, .. }) => asked.is_none_or(|asked| asked == seat),
        Phase::Plot(dealing) => dealing.due.map_or(game.leader(), |due| due.by) == seat,
        Phase::FaceUp(run) => run.waits_for().contains(seat),
        Phase::Examination { .. } => prompts::examiner(game) == seat,
        Phase::Proposal { mission: None } | Phase::Watch(_) | Phase::Trap(_) => game.leader() == seat,
        Phase::Claim(claim) => claim.of.contains(seat),
        // The last guess, which nobody else can make.
        Phase::Accusation { accused: None, .. } => game.captain() == Some(seat),
        Phase::Assassination { .. } => true,
        _ => false,
    }
}

/// Whether somebody may do what is offered. What the table tells together, or tells of its cards, is nobody's.
pub(crate) fn is_of(game: &Game, offer: &Offer, seat: Seat) -> bool {
    let asked = || is_asked(game, seat);
    match offer {
        Offer::Mission { .. } | Offer::Watch { .. } | Offer::Trap { .. } | Offer::Give { .. } => asked(),
        Offer::Draw { of } => !of.is_empty() && asked(),
        Offer::On { .. } | Offer::FaceUp { .. } | Offer::Examine { .. } | Offer::Claim { .. } => asked(),
        Offer::Use { by, .. } | Offer::Take { by, .. } => *by == seat,
        Offer::Pass => matches!(game.phase(), Phase::Window(Window { asked: Some(asked), .. }) if asked == seat),
        Offer::Accuse { .. } => game.captain() == Some(seat),
        // Who names others is a secret until then: all are asked alike. Whoever names somebody before comes forward.
        Offer::Assassinate { .. } | Offer::Expose { .. } => matches!(game.phase(), Phase::Assassination { .. }),
        Offer::TableReady
        | Offer::RevealDone
        | Offer::Team { .. }
        | Offer::Vote { .. }
        | Offer::Count { .. }
        | Offer::Captain { .. }
        | Offer::DealAgain
        | Offer::Show { .. }
        | Offer::Told => false,
    }
}

/// Who names others, by the narrator's own deal.
pub(crate) fn namer(state: &TableState) -> Option<Seat> {
    state.deal().and_then(|deal| deal.open().player_with(Part::Names))
}

/// Whether somebody may not name others, by the narrator's own deal.
fn may_not_name(state: &TableState, seat: Seat) -> bool {
    state.deal().is_some() && namer(state) != Some(seat)
}

/// An action as a choice; none if it is not this player's, or comes to nothing.
fn act_choice(state: &TableState, game: &Game, seat: Seat, action: Action) -> Option<Choice> {
    let refused = match action {
        Action::FaceUp { member, card } if member == seat => queries::prompts::forbidden(state, seat, card),
        Action::Assassinate(_) | Action::Expose(_) if may_not_name(state, seat) => {
            Some(Message::new("own-names-not"))
        }
        _ => None,
    };
    let means = match action {
        Action::NameMission(mission) => Message::new("own-mission").number("mission", mission.number()),
        Action::DrawForLeader => Message::new("own-draw"),
        Action::Pass => Message::new("own-pass"),
        Action::FaceUp { member, card } if member == seat => {
            Message::new("own-card").message("card", deed::mission_card(card))
        }
        Action::Claim(player) if player == seat => Message::new("own-claim"),
        Action::FaceUp { .. }
        | Action::Claim(_)
        | Action::NoClaim
        | Action::PassAll
        | Action::Draw(_)
        | Action::DrawAnyway(_) => return None,
        action => deed::sentence({ *game }.play(action).ok()?.first()?)?,
    };
    let is_final = taking_back::is_final(action);
    Some(Choice { answer: Answer::Act(action), label: means.clone(), means, refused, is_final })
}
