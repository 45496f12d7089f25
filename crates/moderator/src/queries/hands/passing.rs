//! Cards that go from hand to hand under the table: which way, when to feel or look, and back.

use crate::game::{Game, Seat, Seats};
use crate::language::Message;
use crate::output::history::Topic;
use crate::queries::telling::{Pause, Said};
use protocol::Cue;

/// What tells a player's side goes to one player and back, under the table: the character card or, where that would tell
/// too much, the true one of the two affiliation cards (edition of 2020, Modules).
#[must_use]
pub(crate) fn side(owner: Seat, viewer: Seat, game: &Game, by_touch: bool) -> Vec<Said> {
    let both = |key| Message::new(key).player("owner", owner).player("viewer", viewer);
    let look = Message::new(if by_touch { "look-by-touch" } else { "look-by-eye" }).player("viewer", viewer);
    let (pass, back) =
        if game.shows_affiliation() { ("affiliation-pass", "affiliation-back") } else { ("hand-over", "hand-back") };
    let hands = distance(owner, viewer, game.seats());
    let pass = both(pass).message("way", way(owner, viewer, game.seats()));
    let mut said =
        at_tones([(pass, Pause::Passing(hands)), (look, Pause::Long), (both(back), Pause::Passing(hands))]);
    said.push(may_say_anything(viewer));
    said
}

/// Both loyalty cards go to the examined player, and the true one comes back (Winter Soldier, Scarlet Witch).
#[must_use]
pub(crate) fn loyalty(examiner: Seat, examined: Seat, seats: Seats, by_touch: bool) -> Vec<Said> {
    let both = |key| Message::new(key).player("examiner", examiner).player("examined", examined);
    let look = both(if by_touch { "loyalty-feel" } else { "loyalty-look" });
    let pass = both("loyalty-pass").message("way", way(examiner, examined, seats));
    let pick = both(if by_touch { "loyalty-pick-feel" } else { "loyalty-pick" });
    let passing = Pause::Passing(distance(examiner, examined, seats));
    let mut said =
        at_tones([(pass, passing), (pick, passing), (look, Pause::Long), (both("loyalty-return"), passing)]);
    said.push(may_say_anything(examiner));
    said
}

/// A mission card goes to one player and back.
#[must_use]
pub(crate) fn mission_card(member: Seat, viewer: Seat, seats: Seats) -> Vec<Said> {
    let both = |key| Message::new(key).player("member", member).player("by", viewer);
    let passing = Pause::Passing(distance(member, viewer, seats));
    let pass = both("see-by-hand").message("way", way(member, viewer, seats));
    at_tones([(pass, passing), (both("see-look"), Pause::Long), (both("see-back"), passing)])
}

/// What to do one after the other, each until a tone.
fn at_tones<const N: usize>(lines: [(Message, Pause); N]) -> Vec<Said> {
    let steps = lines.into_iter().flat_map(|(line, pause)| [guide(line), Said::Pause(pause), Said::Cue(Cue::Now)]);
    [Said::Hint(Topic::General, Message::new("steps-end"))].into_iter().chain(steps).collect()
}

fn may_say_anything(viewer: Seat) -> Said {
    Said::Hint(Topic::General, Message::new("may-say-anything").player("viewer", viewer))
}

/// How many hands something goes through on the shorter way.
#[must_use]
pub(crate) fn distance(from: Seat, to: Seat, seats: Seats) -> usize {
    let steps = |next: &dyn Fn(Seat) -> Seat| {
        std::iter::successors(Some(from), |seat| Some(next(*seat))).take_while(|seat| *seat != to).count()
    };
    steps(&|seat| seats.left_of(seat)).min(steps(&|seat| seats.right_of(seat)))
}

/// The shorter way from one player to another, with those whom it passes.
#[must_use]
pub(crate) fn way(from: Seat, to: Seat, seats: Seats) -> Message {
    let between = |next: &dyn Fn(Seat) -> Seat| {
        let mut passed = Vec::new();
        let mut at = next(from);
        while at != to {
            passed.push(at);
            at = next(at);
        }
        passed
    };
    let left = between(&|seat| seats.left_of(seat));
    let right = between(&|seat| seats.right_of(seat));
    let (passed, beside, past) = match left.len() <= right.len() {
        true => (left, "way-left", "way-past-left"),
        false => (right, "way-right", "way-past-right"),
    };
    if passed.is_empty() {
        return Message::new(beside);
    }
    let passed = passed.into_iter().map(|seat| Message::new("player").player("player", seat)).collect();
    Message::new(past).list("names", passed)
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::General, message)
}
