//! Games in which the narrator deals, and one headset goes from hand to hand.

use protocol::question::Question;
use resistance_narrator::game::{MissionCard, Side};
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::Key;

use super::transcript::Transcript;
use super::{seat, team, vote};

/// Lays the table, tries the headset, and hands it round until everybody knows who they are.
fn reveal(t: &mut Transcript) {
    t.keys(":");
    t.says(Intent::Plain(Verb::Ready));
    t.keys_of(&[Key::Enter, Key::Char(' '), Key::Enter]);
    while matches!(t.table().question(), Question::HandOver { .. }) {
        t.keys_of(&[Key::Char(' '), Key::Enter]);
        t.slot();
    }
}

/// Everybody on the team tries to play Fail, and whoever is no spy plays Success then.
fn cards(t: &mut Transcript) {
    while let Question::HandOver { to } = t.table().question() {
        t.keys_of(&[Key::Char(' '), Key::Backspace]);
        let record = t.table().record().unwrap();
        let role = t.table().private().deal(&record).and_then(|deal| deal.open().role(to)).unwrap();
        if !role.may_play(MissionCard::Fail) {
            t.keys_of(&[Key::Tab]);
        }
        t.keys_of(&[Key::Enter]);
        t.slot();
    }
}

fn line(t: &mut Transcript, intent: Intent) {
    t.keys(":");
    t.says(intent);
}

/// The first mission with cards from the headset; Ben has forgotten who he is; three Fails end the game.
pub fn five(t: &mut Transcript) {
    reveal(t);
    for members in [&[1, 2][..], &[2, 3, 4], &[4, 5], &[1, 4, 5]] {
        line(t, team(members));
        line(t, vote(3, 2));
        cards(t);
        if members.len() == 2 && members[0] == 1 {
            line(t, Intent::About(Verb::Headset, seat(2)));
            t.keys_of(&[Key::Char(' '), Key::Enter]);
        }
        if t.table().question() == Question::AfterGame {
            return;
        }
    }
    panic!("the game has not ended");
}

/// Three people and two virtual players: these propose and vote by themselves, and the headset goes round past them.
pub fn filled(t: &mut Transcript) {
    reveal(t);
    loop {
        match t.table().question() {
            Question::Team => {
                let game = t.table().game().unwrap();
                let size = game.team_size(game.mission().unwrap());
                line(t, team(&[1, 2, 4, 5][..usize::from(size)]));
            }
            Question::Vote => line(t, vote(2, 1)),
            Question::HandOver { .. } => cards(t),
            _ => return,
        }
    }
}

/// Winter Soldier: the narrator knows Captain America, what an accused player is, and shows sides through the headset.
pub fn winter(t: &mut Transcript) {
    reveal(t);
    line(t, team(&[1, 2]));
    line(t, vote(5, 0));
    cards(t);
    line(t, team(&[3, 4, 5]));
    line(t, vote(5, 0));
    cards(t);
    let examiner = t.table().question();
    assert!(matches!(examiner, Question::Examination { .. }), "{examiner:?}");
    let Question::Examination { by } = examiner else { return };
    let examined = if by == seat(1) { seat(2) } else { seat(1) };
    line(t, Intent::About(Verb::Examine, examined));
    t.keys_of(&[Key::Char(' '), Key::Enter]);
    line(t, Intent::About(Verb::Accuse, examined));
    t.keys_of(&[Key::Enter]);
}

/// Avalon: the Lady of the Lake is answered through the headset; one of evil can't be named, and who is Merlin the
/// narrator knows.
pub fn avalon(t: &mut Transcript) {
    reveal(t);
    let good: Vec<u32> = players_of(t, Side::Good);
    let evil: Vec<u32> = players_of(t, Side::Evil);
    for size in [2, 3, 3] {
        line(t, team(&good[..size]));
        line(t, vote(4, 3));
        cards(t);
        if let Question::Examination { by } = t.table().question() {
            let examined = evil.iter().copied().find(|number| seat(*number) != by).unwrap();
            line(t, Intent::About(Verb::Examine, seat(examined)));
            t.keys_of(&[Key::Char(' '), Key::Enter]);
        }
    }
    line(t, Intent::About(Verb::Assassinate, seat(evil[0])));
    t.keys_of(&[Key::Enter]);
    line(t, Intent::About(Verb::Assassinate, seat(good[0])));
    t.keys_of(&[Key::Enter]);
    line(t, Intent::Plain(Verb::Quit));
}

/// The seats of those who belong to a side, as the narrator knows them.
fn players_of(t: &mut Transcript, side: Side) -> Vec<u32> {
    let record = t.table().record().unwrap();
    let deal = t.table().private().deal(&record).unwrap();
    deal.open().players_of(side).iter().map(|seat| u32::from(seat.number())).collect()
}
