//! Games without plot cards and agents: all editions of the base game, its variants, and everything said wrong.

use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::Key;

use super::transcript::Transcript;
use super::{NAMES, approve, examine, fails, reject, seat, seats, team, vote};
use crate::table::plain;

/// A newcomer's evening: everything is asked, the reveal is heard, one entry is corrected, the resistance wins.
pub fn first_game(t: &mut Transcript) {
    t.says(plain(Verb::Help));
    for name in &NAMES[..5] {
        t.says(Intent::Players((*name).to_owned()));
    }
    t.says_all([plain(Verb::Next), plain(Verb::Draw), plain(Verb::Help), plain(Verb::Start)]);
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Back)]);
    for _step in 1..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Start), plain(Verb::Next)]);

    t.says_all([plain(Verb::Help), team(&[2, 3]), plain(Verb::Status), vote(3, 2), plain(Verb::Undo)]);
    t.says_all([vote(2, 3), plain(Verb::Undo), plain(Verb::Redo), team(&[1, 3]), vote(4, 1), fails(0)]);
    t.says_all([plain(Verb::Score), team(&[1, 3, 4]), vote(5, 0), fails(1)]);
    t.says_all([plain(Verb::Repeat), team(&[1, 5]), vote(3, 2), fails(0), plain(Verb::ScoreFull)]);
    t.says_all([team(&[1, 3, 5]), plain(Verb::Votes), plain(Verb::Who), vote(3, 2), plain(Verb::Undo)]);
    t.says_all([plain(Verb::Redo), fails(0), plain(Verb::Summary), plain(Verb::Undo), fails(0), plain(Verb::Quit)]);
}

/// Everybody's vote is told; the fourth mission bears one Fail; the spies win all the same.
pub fn votes_by_name(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[6, 7]), Intent::Approve(seats(&[1, 2, 6, 7])), fails(0)]);
    t.says_all([team(&[1, 2, 3]), Intent::Reject(seats(&[3])), fails(2)]);
    t.says_all([team(&[2, 3, 4]), plain(Verb::RejectAll), team(&[3, 4, 5]), plain(Verb::ApproveAll), fails(1)]);
    t.says_all([team(&[1, 2, 3, 4]), Intent::Approve(seats(&[1, 2, 3, 5])), fails(1)]);
    t.says_all([Intent::VotesOf(seat(3)), Intent::VotesOf(seat(7)), plain(Verb::Votes)]);
    t.says_all([team(&[1, 2, 4, 6]), Intent::Approve(seats(&[1, 2, 4, 6])), fails(3), plain(Verb::Quit)]);
}

/// Seat by seat, with answers taken back; a tie rejects; everything hangs on the last mission.
pub fn roll_calls(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Confirm)]);
    t.says_all([team(&[1, 2]), plain(Verb::RollCall), approve(), approve(), plain(Verb::Back), reject()]);
    t.says_all([plain(Verb::Undo), approve(), approve(), approve(), reject(), reject(), fails(0)]);
    t.says_all([team(&[1, 2, 3]), plain(Verb::RollCall), plain(Verb::Status), approve(), plain(Verb::Cancel)]);
    t.says_all([plain(Verb::RollCall), approve(), approve(), approve(), reject(), reject(), approve(), fails(1)]);
    t.says_all([plain(Verb::Help), examine(4), team(&[1, 2, 3, 4]), vote(6, 0), fails(1)]);
    t.says_all([plain(Verb::Who), examine(3), team(&[2, 3, 4]), vote(4, 2), fails(0), examine(2)]);
    t.says_all([team(&[1, 2, 3, 6]), vote(3, 3), team(&[1, 2, 4, 6]), vote(5, 1), fails(0), plain(Verb::Quit)]);
}

/// The leaders choose the missions, the last one only once two have succeeded.
pub fn missions_out_of_order(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip), Intent::Mission(5), Intent::Mission(4), plain(Verb::Status)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(4, 4), Intent::Mission(4), plain(Verb::Undo), Intent::Mission(4)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(6, 2), fails(1), Intent::Mission(4), Intent::Mission(2)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(6, 2), fails(0), Intent::Mission(5), team(&[1, 2, 3, 4, 5])]);
    t.says_all([vote(5, 3), fails(1), Intent::Mission(1), team(&[6, 7, 8]), vote(8, 0), fails(3)]);
    t.says_all([Intent::Mission(3), team(&[1, 2, 3, 4]), vote(7, 1), fails(0), plain(Verb::Quit)]);
}

/// Options are changed before the game; the spies don't know each other.
pub fn options_and_blind_spies(t: &mut Transcript) {
    t.says(Intent::Players(NAMES.join(", ")));
    t.says_all([
        Intent::Leader(seat(9)),
        plain(Verb::Options),
        Intent::Option(1),
        Intent::Option(2),
        Intent::Option(2),
    ]);
    t.says_all([
        Intent::Option(2),
        Intent::Option(3),
        Intent::Option(3),
        Intent::Option(4),
        plain(Verb::Start),
        plain(Verb::Ready),
    ]);
    t.says_all([team(&[1, 9, 10]), vote(6, 4), fails(3), team(&[1, 2, 3, 10]), vote(6, 4), fails(0)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(10, 0), fails(1), team(&[2, 3, 4, 5, 6]), vote(9, 1), fails(2)]);
    t.says_all([plain(Verb::NewGame), plain(Verb::Same), plain(Verb::Draw), plain(Verb::Quit)]);
}

/// Nobody trusts anybody. The last vote is taken back and given again.
pub fn five_rejections(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip)]);
    for leader in [3, 4, 5, 1] {
        t.says_all([team(&[leader, 2]), vote(2, 3)]);
    }
    t.says_all([plain(Verb::Status), team(&[2, 3]), vote(1, 4), plain(Verb::Undo), vote(3, 2)]);
    t.says_all([
        plain(Verb::Undo),
        vote(0, 5),
        plain(Verb::Score),
        team(&[1, 2]),
        plain(Verb::Log),
        plain(Verb::Quit),
    ]);
}

/// A table that knows the game: brief wording from the beginning to the end.
pub fn brief_game(t: &mut Transcript) {
    for _step in 0..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Skip), team(&[8, 9, 10]), vote(7, 3), fails(1), team(&[1, 2, 9, 10]), vote(5, 5)]);
    t.says_all([team(&[2, 3, 4, 5]), vote(8, 2), fails(0), team(&[3, 4, 5, 6]), Intent::Reject(seats(&[1, 2]))]);
    t.says_all([fails(2), team(&[1, 2, 3, 4, 5]), plain(Verb::RollCall)]);
    for _voter in 0..10 {
        t.says(approve());
    }
    t.says_all([fails(1), team(&[1, 2, 3, 4, 5]), vote(6, 4), plain(Verb::Status), fails(1), plain(Verb::Quit)]);
}

/// A whole game with single keys.
pub fn single_keys(t: &mut Transcript) {
    t.keys("?");
    t.keys_of(&[Key::Enter, Key::Enter, Key::Backspace, Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    t.keys_of(&[Key::Enter, Key::Enter]);
    t.keys("3441");
    t.keys_of(&[Key::Enter]);
    t.keys("4");
    t.keys_of(&[Key::Escape]);
    t.keys("x9");
    t.keys_of(&[Key::Enter]);
    t.keys("3");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys("swtr,,.[]S");
    t.keys("145");
    t.keys_of(&[Key::Enter]);
    t.keys("5");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys("u");
    t.keys_of(&[Key::Control('r'), Key::Control('s')]);
    t.keys("v");
    t.keys("34");
    t.keys_of(&[Key::Enter]);
    t.keys("3");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys_of(&[Key::Control('q')]);
}

/// Everything that can be said wrong: what was found, what is wanted, and that nothing has changed.
pub fn refusals(t: &mut Transcript) {
    t.lines(["", "?!", "fliegenpilz"]);
    t.says_all([
        fails(0),
        team(&[1, 2]),
        plain(Verb::Pause),
        plain(Verb::Undo),
        plain(Verb::Redo),
        plain(Verb::Ready),
    ]);
    t.says_all([vote(3, 2), plain(Verb::Draw), plain(Verb::Skip)]);
    t.says_all([team(&[1]), team(&[1, 2, 3]), Intent::Opens(Verb::Propose), Intent::Mission(1), Intent::Mission(6)]);
    // Who is meant is easily seen: it counts when somebody confirms it.
    t.words(Verb::Propose, "Anna, Ben");
    t.says_all([plain(Verb::Cancel)]);
    for people in ["Anna", "Zoltan, Ben", "Ana, Ana", "1, 9", "1, Ana", "Ana"] {
        t.words(Verb::Propose, people);
    }
    t.says_all([vote(3, 2), team(&[1, 2]), vote(3, 3), vote(9, 9), vote(5, 1), fails(0)]);
    t.words(Verb::Approve, "Ana, Xaver");
    t.words(Verb::Approve, "7");
    t.says_all([Intent::Opens(Verb::Vote), vote(4, 1), fails(3), fails(99), Intent::Opens(Verb::Fails)]);
    t.words(Verb::Fails, "abc");
    t.says_all([Intent::Level(Verb::Volume, 101), Intent::Voice("Xaver".to_owned()), Intent::Opens(Verb::Rate)]);
    t.words(Verb::Language, "klingon");
    t.says_all([fails(1), plain(Verb::Summary), plain(Verb::NewGame), plain(Verb::Start), plain(Verb::Quit)]);
}
