//! A forum game as its game master types it: letters, deadlines, a reminder, cards, and what is to be sent.

use resistance_narrator::game::{PlotCard, Seat, SeatSet};
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::Wording;

use super::transcript::Transcript;
use super::{NAMES, seat, seats, team};
use crate::table::{Table, plain};

fn sent(verb: Verb, from: u32) -> Intent {
    Intent::Sent(verb, seat(from))
}

fn drawn(card: PlotCard) -> Intent {
    Intent::DrawCard(card)
}

fn to(player: u32) -> Intent {
    Intent::Give { card: None, to: seat(player) }
}

fn uses(by: u32, card: PlotCard, on: Option<u32>) -> Intent {
    Intent::Use { by: Some(seat(by)), card: Some(card), on: on.map(seat) }
}

/// Ben and Dan are the spies: one of them is found out, and a game is lost and won by votes, orders and cards.
pub fn five(t: &mut Transcript) {
    t.says_all([drawn(PlotCard::NoConfidence), to(1), Intent::Numbered(Verb::DeadlineHours, 24), team(&[3, 4])]);
    t.says_all([sent(Verb::Approves, 1), sent(Verb::PrivatelyRejects, 2), sent(Verb::Approves, 2)]);
    t.says_all([sent(Verb::OrdersSabotage, 3), sent(Verb::OrdersSupport, 3), sent(Verb::OrdersSupport, 5)]);
    t.says_all([plain(Verb::Missing), Intent::Vote { approve: 3, reject: 2 }, plain(Verb::Help)]);
    t.says_all([Intent::Approve(seats(&[3, 4, 5])), uses(1, PlotCard::NoConfidence, None), plain(Verb::Deadline)]);
    t.says_all([plain(Verb::Undo), plain(Verb::Redo)]);

    t.says_all([Intent::DeadlineAt("2026-11-25 18:00".to_owned()), team(&[3, 4]), sent(Verb::OrdersSupport, 4)]);
    t.says_all([Intent::DeadlineAt("2026-11-26 18:00".to_owned()), plain(Verb::ApproveAll), plain(Verb::Deadline)]);
    t.says_all([drawn(PlotCard::CloseEye), to(2), plain(Verb::MissingLeftOut), team(&[1, 2, 5])]);
    t.says_all([Intent::Approve(seats(&[1, 5])), sent(Verb::Rejects, 2), sent(Verb::Forget, 5)]);
    t.says_all([sent(Verb::PrivatelyApproves, 5), plain(Verb::Deadline), plain(Verb::Status)]);
    t.says_all([uses(2, PlotCard::CloseEye, Some(5)), plain(Verb::Posts), plain(Verb::NextPost)]);

    t.says_all([drawn(PlotCard::TakeResponsibility), to(4), plain(Verb::MissingApprove), team(&[1, 4])]);
    t.says_all([plain(Verb::Deadline)]);
    t.says_all([plain(Verb::Quit)]);
}

pub fn seven(table: Table) -> Table {
    let table = table.names(&NAMES[..7]).leader("Ana").edition("forum").without("plot").wording(Wording::Full);
    ["inquisitor", "trap", "reverser", "rogue"].into_iter().fold(table, Table::with)
}

/// Two missions of the resistance, then a claim: what the Inquisitor and the leaders learn, what roles may order, what
/// the watch token and the trap change.
pub fn modules(t: &mut Transcript) {
    let mut dealt = |role| t.table().dealt(&[role]).iter().next().unwrap();
    let (rogue, reverser, spy) =
        (dealt(crate::role("resistance-rogue")), dealt(crate::role("spy-reverser")), dealt(crate::role("spy")));
    let plain_ones = t.table().dealt(&[crate::role("resistance")]);
    let set = |seats: &[Seat]| seats.iter().copied().chain(plain_ones.iter()).collect::<SeatSet>();
    let order = |verb, from: Seat| Intent::Sent(verb, from);
    let about = |verb, seat: Seat| Intent::About(verb, seat);

    // One reverse turns a success round.
    t.says_all([Intent::Propose(set(&[reverser])), order(Verb::OrdersSabotage, reverser)]);
    t.says_all([order(Verb::OrdersReverse, reverser), plain(Verb::Help), plain(Verb::Missing)]);
    t.says_all([plain(Verb::ApproveAll), plain(Verb::Deadline), about(Verb::Watch, reverser)]);
    let first = plain_ones.iter().next().unwrap();
    t.says_all([about(Verb::Trap, first), plain(Verb::Undo), about(Verb::Trap, reverser)]);

    // The Rogue has the watch token, and two in a row examine somebody.
    let four = set(&[rogue, spy]);
    t.says_all([Intent::Propose(four), order(Verb::OrdersRogue, rogue), order(Verb::OrdersSupport, spy)]);
    t.says_all([plain(Verb::ApproveAll), plain(Verb::Deadline), about(Verb::Watch, first), plain(Verb::Status)]);
    t.says_all([about(Verb::Trap, spy)]);
    let holder = t.table().game().unwrap().token().unwrap().holder;
    let examined = t.table().game().unwrap().examinable().iter().find(|seat| *seat != holder).unwrap();
    t.says_all([Intent::About(Verb::Examine, examined), plain(Verb::Reminders), plain(Verb::Who)]);
    t.says_all([Intent::Propose(four), order(Verb::OrdersRogue, rogue), order(Verb::OrdersSupport, spy)]);
    t.says_all([plain(Verb::ApproveAll), plain(Verb::Deadline), about(Verb::Watch, first)]);
    t.says_all([about(Verb::Trap, spy), about(Verb::Claim, spy), about(Verb::Claim, rogue)]);
    t.says_all([plain(Verb::Summary), plain(Verb::Quit)]);
}
