//! Whole games by the one phone, in each language.

use protocol::question::Question;
use resistance_narrator::game::{Phase, Seat, Side};
use resistance_narrator::language::{Intent, Language, Verb};
use resistance_narrator::preferences::{KeyMode, Preferences, Secretly, Wording};

use super::{NAMES, plain, public, side};
use crate::table::Table;

/// The table, and all that somebody alone was shown.
struct Game {
    table: Table,
    secrets: Vec<String>,
}

impl Game {
    fn begun(language: Language, edition: &str, wording: Wording) -> Self {
        let preferences =
            Preferences { secretly: Secretly::Both, keys: KeyMode::Line, wording, ..Preferences::default() };
        let table = Table::new().preferences(preferences).language(language).edition(edition).players(NAMES);
        let table = if edition == "winter-soldier" { table } else { table.leader("Ana") };
        let table = table.reveal("earpiece").passes_phone().open();
        Self { table: table.say(&plain(Verb::Ready)).say(&plain(Verb::Start)), secrets: Vec::new() }
    }

    /// Everybody has their turn with it: all approve, and each side plays its card.
    fn round(mut self) -> Self {
        while let Question::HandOver { to } = self.table.question() {
            let (table, _) = super::takes(self.table);
            let written = table.prompt(to).unwrap().0.open().clone();
            self.secrets.extend(written.lines.iter().cloned());
            self.secrets.extend(written.choices.iter().map(|choice| choice.means.clone()));
            let card = written.about == protocol::About::Card && side(&table, to) != Side::Resistance;
            let fails = usize::from(card && written.choices[1].refused.is_none());
            let table = if written.choices.is_empty() { table } else { table.chooses(to, fails) };
            self.table = table.answers(to, protocol::Answer::Done).wait_for_slot();
        }
        self
    }

    fn is_over(&self) -> bool {
        let phase = self.table.game().unwrap().phase();
        matches!(phase, Phase::Over(_) | Phase::Accusation { .. } | Phase::Assassination { .. })
    }
}

/// The first players from the leader on.
fn team(table: &Table) -> Intent {
    let game = table.game().unwrap();
    let size = game.team_size(game.mission().unwrap()) as usize;
    let seats: Vec<Seat> = game.seats().clockwise_from(game.leader()).take(size).collect();
    Intent::Propose(seats.into_iter().collect())
}

#[test]
fn a_whole_game_goes_by_one_phone_in_each_language_and_tells_nothing_to_others() {
    for language in Language::ALL {
        for (edition, wording) in [("accessible", Wording::Learning), ("avalon", Wording::Full)] {
            let mut game = Game::begun(language, edition, wording).round();
            while !game.is_over() {
                let team = team(&game.table);
                game.table = game.table.asks(Question::Team).say(&team);
                game = game.round();
            }
            let public = public(&game.table);
            let missions = game.table.game().unwrap().results().run();
            assert!(missions >= 3, "{language:?} {edition}: {missions}");
            assert!(game.secrets.len() > 5 * 2 + missions * 5);
            for secret in &game.secrets {
                assert!(!public.contains(secret), "{language:?} {edition}: {secret}");
            }
        }
    }
}

/// Nobody is sent for a headset that isn't there, and nobody is told to type into it.
#[test]
fn nobody_is_told_of_a_headset() {
    for (language, headset) in Language::ALL.into_iter().zip(["headset", "casque", "Kopfhörer"]) {
        for edition in ["accessible", "winter-soldier"] {
            let game = Game::begun(language, edition, Wording::Full).round();
            let team = team(&game.table);
            let table =
                game.table.say(&team).say(&plain(Verb::Cancel)).say(&plain(Verb::Roles)).say(&plain(Verb::Help));
            let public = public(&table).to_lowercase();
            assert!(!public.contains(&headset.to_lowercase()), "{language:?}: {public}");
        }
    }
}
