//! Every event is told and every refusal is worded: a new one can't be forgotten.

use moderator::queries::subjects;
use moderator::queries::telling::Telling;
use resistance_narrator::game::{LeaderChoice, Reveal, Seat, Setup};
use resistance_narrator::language::Language;
use resistance_narrator::language::lexicon::{Lexicon, Words};

use crate::every;

fn setup() -> Setup {
    Setup {
        edition: crate::edition("accessible"),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
        leader: LeaderChoice::Named(Seat::default()),
        reveal: Reveal::Touch,
        modules: Default::default(),
        seed: 1,
    }
}

#[test]
fn every_event_has_somebody_who_tells_it() {
    let setup = setup();
    let game = setup.check().unwrap().game;
    for event in every::events() {
        assert!(subjects::tell(&event, &game, Telling::of(&setup)).is_some(), "nobody tells {event:?}");
    }
}

#[test]
fn every_refusal_has_words() {
    let lexicon = Lexicon::new(Language::ENGLISH, &Default::default(), Words::Own);
    let game = setup().check().unwrap().game;
    for refusal in every::refusals(game.phase()) {
        assert!(subjects::refusal(&refusal, &game, &lexicon).is_some(), "nobody words {refusal:?}");
    }
}
