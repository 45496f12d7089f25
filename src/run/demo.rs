//! A short example game, by itself: the lines type themselves, and the narrator answers as at a table.

use super::play::Narrator;
use super::world::World;
use crate::args::Output;
use crate::game::{Seat, SeatSet};
use crate::language::{Intent, Verb};
use crate::preferences::Listens;
use moderator::NewGameOptions;

/// Plays the example to its end.
pub(super) fn demo(mut world: World) -> u8 {
    // Nobody speaks to an example.
    world.preferences.ears = Listens::Off;
    let told = NewGameOptions {
        players: Some(["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()),
        leader: Some("Ana".to_owned()),
        ..NewGameOptions::default()
    };
    // An example is nobody's game: it is not saved, and it is told in brief.
    let mut narrator = Narrator::new(world, Output::Table);
    narrator.session.do_not_save();
    let effects = narrator.session.open(told, None, &[]);
    narrator.script = lines().iter().map(|intent| narrator.session.localizer().write(intent)).collect();
    narrator.run(effects)
}

/// Three missions succeed, one fails, one team is rejected, and one entry is corrected.
fn lines() -> Vec<Intent> {
    let team = |numbers: &[u32]| -> Intent {
        let seats: SeatSet = numbers.iter().filter_map(|number| Seat::from_number(*number)).collect();
        Intent::Propose(seats)
    };
    let vote = |approve, reject| Intent::Vote { approve, reject };
    vec![
        Intent::Plain(Verb::Ready),
        Intent::Plain(Verb::Skip),
        team(&[1, 3]),
        vote(4, 1),
        Intent::fails(0),
        team(&[2, 3, 4]),
        vote(2, 3),
        team(&[1, 3, 4]),
        vote(3, 2),
        Intent::fails(1),
        Intent::Plain(Verb::Score),
        team(&[1, 5]),
        vote(5, 0),
        Intent::Plain(Verb::Undo),
        vote(4, 1),
        Intent::fails(0),
        team(&[1, 3, 5]),
        vote(4, 1),
        Intent::fails(0),
        Intent::Plain(Verb::Quit),
    ]
}
