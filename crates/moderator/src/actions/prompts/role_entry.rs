//! The table has dealt its own cards: each player tells the narrator alone which one it is, and nobody else.

use crate::actions::play;
use crate::actions::play::entries;
use crate::actions::prompts::starting;
use crate::game::deal::Deal;
use crate::game::role::{Part, Role};
use crate::game::secret::Secret;
use crate::game::{Action, LeaderChoice, Seat};
use crate::journal::private::PrivateEntry;
use crate::journal::record::Came;
use crate::language::Message;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, wording};
use crate::queries::eligibility;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::About;
use protocol::question::Question;
use std::collections::BTreeMap;

/// The table says that it has dealt by itself.
pub(crate) fn confess(state: &mut TableState, output: &mut Output) {
    if state.question() != Question::Reveal || state.deal().is_none() {
        return refusing::not_now(state, output, state.question());
    }
    if state.virtual_players().is_some() {
        // Nobody could tell the cards of virtual players.
        return output.refuse(state, "not-there", Message::new("filled-deals"));
    }
    if !eligibility::is_unseen(state) {
        return output.refuse(state, "needs-keys", Message::new("refused-secretly-lines"));
    }
    let order = eligibility::in_order(state);
    starting::tell(state, About::RoleEntry, order);
}

/// The table has its own cards and knows whom it knows: what the narrator has dealt does not count.
pub(crate) fn skip_deal(state: &mut TableState, output: &mut Output) {
    if state.virtual_players().is_some() {
        return output.refuse(state, "not-there", Message::new("filled-deals"));
    }
    if state.game().is_some_and(crate::game::Game::has_captain) {
        // Everybody knows by now who is Captain America.
        return refusing::not_now(state, output, Question::Reveal);
    }
    if let Activity::Game(table) = &mut state.activity {
        // Nobody who has not heard it yet is to hear it now.
        table.due = None;
    }
    output.confide(state, PrivateEntry::Forgotten);
    play::play(state, output, Action::RevealDone);
}

/// All have told their cards: they have to be those of this table.
pub(crate) fn all_entered_roles(state: &mut TableState, output: &mut Output, entered: &Secret<BTreeMap<Seat, Role>>) {
    let roles: Vec<Role> = entered.open().values().copied().collect();
    if !are_of_this_table(state, &roles) {
        let refused = wording::as_answered(state, Message::new("refused-other-cards"));
        output.refuse(state, "other-cards", refused);
        return asking::ask_again(state, output);
    }
    output.confide(state, PrivateEntry::Told { roles });
    output.say(state, Topic::General, Message::new("headset-confessed"));
    correct_captain(state, output);
    starting::tell_roles(state);
}

/// Whether these can be the cards of the table; who is Captain America it may have said before the game.
fn are_of_this_table(state: &TableState, roles: &[Role]) -> bool {
    let Activity::Game(table) = &state.activity else { return false };
    let (game, leader) = (table.record.game(), table.record.setup().leader);
    let captain = match leader {
        LeaderChoice::Named(seat) if game.has_captain() => {
            roles.get(seat.index()).and_then(|role| role.part()) == Some(Part::Captain)
        }
        _ => true,
    };
    captain && Deal::told(game, roles.to_vec()).is_ok()
}

/// Winter Soldier: by the narrator's own deal somebody else was Captain America.
fn correct_captain(state: &mut TableState, output: &mut Output) {
    let Some(told) = state.deal().and_then(|deal| deal.open().player_with(Part::Captain)) else { return };
    if state.game().is_none_or(|game| game.captain() == Some(told)) {
        return;
    }
    if let Some(step) = entries::take_back_action(state, output) {
        entries::tell_what_came(state, output, &Came::Undone(step));
        play::play(state, output, Action::CaptainAmerica(told));
    }
}
