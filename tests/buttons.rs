//! What a page offers on its buttons: whole games are played by nothing else, and nothing that is offered is refused.

use moderator::{Mode, NewGameOptions, Session};
use protocol::question::Question;
use protocol::{Cue, Effect, Form, GoesRound, Input, Sound};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::Edition;
use resistance_narrator::language::{Language, Verb};
use resistance_narrator::preferences::{Preferences, VoiceMode};

/// More presses than any game takes.
const PRESSES: usize = 600;

/// Games of each edition that are played in the usual run.
const GAMES: u64 = 6;

/// What ends nothing and begins nothing: pressing it would only go round in circles.
const IN_CIRCLES: [Verb; 12] = [
    Verb::Back,
    Verb::Undo,
    Verb::Again,
    Verb::Restart,
    Verb::Pause,
    Verb::NewGame,
    Verb::Quit,
    Verb::Summary,
    Verb::Options,
    Verb::OneByOne,
    Verb::Together,
    Verb::Cancel,
];

/// A table that is only ever pressed.
struct Pressed {
    session: Session,
    chance: ChaCha8Rng,
    refused: bool,
    said: Vec<String>,
}

impl Pressed {
    fn new(language: Language, edition: &str, seed: u64) -> Self {
        let mut preferences = Preferences::default();
        preferences.sound.mode = VoiceMode::Off;
        let mut session = Session::new(Mode::Table, language, preferences);
        session.sends_round(GoesRound::Phone);
        let players = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"].map(str::to_owned);
        let told = NewGameOptions {
            edition: Some(edition.to_owned()),
            players: Some(players[..5 + (seed % 3) as usize].to_vec()),
            with: if seed.is_multiple_of(2) { vec![] } else { with(edition) },
            seed,
            ..NewGameOptions::default()
        };
        let effects = session.open(told, None, &[]);
        let mut pressed = Self { session, chance: ChaCha8Rng::seed_from_u64(seed), refused: false, said: Vec::new() };
        pressed.hear(effects);
        pressed
    }

    fn hear(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Speak(utterance) => self.refused |= utterance.sound == Sound::Cue(Cue::Refused),
                Effect::Print(line) => self.said.push(line),
                _ => {}
            }
        }
    }

    fn say(&mut self, line: &str) {
        self.said.push(format!("> {line}"));
        let effects = self.session.handle(Input::Line(line.to_owned()));
        self.hear(effects);
    }

    /// One of what is offered, any of them as likely.
    fn choose(&mut self, form: &Form) -> Option<String> {
        if let Some(team) = &form.team {
            let mut players = team.players.clone();
            let of = |chance: &mut ChaCha8Rng, players: &mut Vec<String>| {
                players.swap_remove(chance.random_range(0..players.len()))
            };
            let chosen: Vec<String> = (0..team.size).map(|_| of(&mut self.chance, &mut players)).collect();
            return Some(chosen.join(", "));
        }
        let goes_on = |line: &str| {
            let understood = self.session.localizer().understand(line, &[]).ok();
            !understood.is_some_and(|intent| IN_CIRCLES.contains(&intent.verb()))
        };
        let mut lines: Vec<&str> = form.choices.iter().map(|choice| choice.line.as_str()).collect();
        lines.retain(|line| goes_on(line));
        if lines.is_empty() { None } else { Some(lines[self.chance.random_range(0..lines.len())].to_owned()) }
    }
}

/// Modules that bring questions of their own.
fn with(edition: &str) -> Vec<String> {
    let modules: &[&str] = match edition {
        "accessible" => &["plot", "inquisitor"],
        "resistance-2020" => &["trap", "rogue", "reverser"],
        "avalon" => &["lady-of-the-lake", "percival"],
        "winter-soldier" => &["scarlet-witch"],
        _ => &["plot"],
    };
    modules.iter().map(|module| (*module).to_owned()).collect()
}

/// What is on a button begins with a capital, and none is there twice.
fn check_labels(form: &Form) {
    for choice in &form.choices {
        let first = choice.label.chars().next();
        assert!(first.is_some_and(|first| !first.is_lowercase()), "{choice:?}");
        let same = form.choices.iter().filter(|other| other.line == choice.line).count();
        assert_eq!(same, 1, "{form:?}");
    }
}

#[test]
fn whole_games_are_played_by_buttons_alone_and_nothing_offered_is_refused() {
    let mut over = 0;
    for edition in ["accessible", "widerstand", "resistance-2020", "winter-soldier", "avalon"] {
        assert!(Edition::from_id(edition).is_some());
        for (language, seed) in Language::ALL.into_iter().cycle().zip(0..GAMES) {
            let mut table = Pressed::new(language, edition, seed);
            for _ in 0..PRESSES {
                let form = table.session.form();
                check_labels(&form);
                if table.session.question() == Question::AfterGame {
                    over += 1;
                    break;
                }
                let Some(line) = table.choose(&form) else {
                    assert_ne!(table.session.question(), Question::Vote, "{:#?}", table.said);
                    table.say("skip");
                    continue;
                };
                table.refused = false;
                table.say(&line);
                let recent = &table.said[table.said.len().saturating_sub(30)..];
                assert!(
                    !table.refused,
                    "{edition}, {language:?}, {seed}: {line} was offered: {recent:#?}\n{form:#?}"
                );
            }
        }
    }
    assert!(over >= 12, "only {over} games have come to their end");
}

#[test]
fn what_is_asked_is_one_short_sentence_over_the_buttons() {
    let mut table = Pressed::new(Language::ENGLISH, "accessible", 0);
    assert!(table.session.form().choices.iter().any(|choice| choice.label == "Ana"));
    for line in ["Ana", "start now", "everything is ready", "skip the reveal", "Ana, Ben"] {
        table.say(line);
    }
    let form = table.session.form();
    assert_eq!(form.asked.as_deref(), Some("For and against?"));
    let labels: Vec<&str> = form.choices.iter().map(|choice| choice.label.as_str()).collect();
    let tallies =
        ["5 for, 0 against", "4 for, 1 against", "3 for, 2 against", "2 for, 3 against", "1 for, 4 against"];
    assert!(labels.windows(5).any(|five| five == tallies), "{labels:?}");
    assert!(labels.contains(&"Ready"), "{labels:?}");
}
