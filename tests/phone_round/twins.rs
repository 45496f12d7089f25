//! Whatever others notice of the phone that goes round is the same, to the millisecond, whoever has which character.

use std::collections::BTreeMap;

use moderator::{Mode, NewGameOptions, Session};
use protocol::question::Question;
use protocol::{Answer, Channel, Effect, GoesRound, Input, Sealed, Seat, SpeechEvent, WrittenPrompt};
use resistance_narrator::game::secret::Secret;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Preferences, Secretly};

use super::NAMES;
use crate::secrecy::{Twins, alike};

#[test]
fn a_hundred_games_look_and_sound_the_same_whoever_has_which_character() {
    let mut told_apart = 0;
    for seed in 200..250 {
        let twins = Twins::new(seed, Channel::Headset);
        let tables = twins.deals.map(|deal| twins.told(deal).passes_phone().open());
        let alike = alike(tables, seed, 45);
        assert!(alike.whispers > 4, "seed {seed}: {}", alike.whispers);
        told_apart += u64::from(alike.told_apart);
    }
    assert!(told_apart > 47, "{told_apart}");
}

/// A session of which every effect is kept, without what is sealed.
struct Watched {
    session: Session,
    effects: Vec<String>,
    prompts: BTreeMap<Seat, Sealed<WrittenPrompt>>,
    /// What those were told who had the phone.
    told: Vec<String>,
}

impl Watched {
    fn begun(deal: u64) -> Self {
        let preferences = Preferences { secretly: Secretly::Both, ..Preferences::default() };
        let mut session = Session::new(Mode::Table, Language::ENGLISH, preferences);
        session.deal_from(Secret::new(deal));
        session.sends_round(GoesRound::Phone);
        let told = NewGameOptions {
            players: Some(NAMES.map(str::to_owned).to_vec()),
            leader: Some("Ana".to_owned()),
            reveal: Some("earpiece".to_owned()),
            ..NewGameOptions::default()
        };
        let begun = session.open(told, None, &[]);
        let mut watched = Self { session, effects: Vec::new(), prompts: BTreeMap::new(), told: Vec::new() };
        watched.perform(begun);
        watched.effects.clear();
        watched.line("ready");
        watched.line("start");
        watched
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.effects.push(format!("{effect:?}"));
            match effect {
                Effect::Speak(utterance) => {
                    self.handle(Input::Speech(utterance.id, SpeechEvent::Began));
                    self.handle(Input::Speech(utterance.id, SpeechEvent::Ended));
                }
                Effect::PrivatePrompt(seat, Some(prompt)) => {
                    self.told.push(prompt.0.open().lines.join(" "));
                    self.prompts.insert(seat, prompt);
                }
                Effect::PrivatePrompt(seat, None) => assert!(self.prompts.remove(&seat).is_some()),
                _ => {}
            }
            assert!(self.prompts.len() < 2, "only one of them has the phone");
        }
    }

    fn handle(&mut self, input: Input) {
        let effects = self.session.handle(input);
        self.perform(effects);
    }

    fn line(&mut self, line: &str) {
        self.handle(Input::Line(line.to_owned()));
    }

    /// Everybody takes the first choice, and hides it.
    fn round(&mut self) {
        while let Question::HandOver { to } = self.session.question() {
            self.line("next");
            let prompt = self.prompts[&to].0.open();
            let (number, first) = (prompt.number, prompt.choices.first().map(|choice| choice.answer));
            for answer in first.into_iter().chain([Answer::Done]) {
                self.handle(Input::Answered { from: to, prompt: number, answer: Sealed::new(answer) });
            }
            assert!(self.prompts.is_empty());
            self.handle(Input::Alarm);
        }
    }
}

#[test]
fn twin_deals_give_the_same_effects_but_for_what_is_sealed() {
    let played = [3, 4, 5, 6].map(|deal| {
        let mut table = Watched::begun(deal);
        table.round();
        for team in ["1 2", "2 3 4", "3 4"] {
            table.line(&format!("propose {team}"));
            table.round();
        }
        assert_eq!(table.session.question(), Question::AfterGame);
        // At the end everybody is told who was what.
        table.effects.truncate(table.effects.iter().position(|effect| effect.contains("were the spies")).unwrap());
        (table.effects, table.told)
    });
    let secrets = ["You are", "spy you know", "You don't know", "Your vote", "Your mission card", "You play"];
    for (effects, told) in &played {
        assert_eq!(*effects, played[0].0);
        assert!(effects.len() > 200, "{}", effects.len());
        assert!(told.len() > 5 + 3 * 5, "{told:?}");
        for secret in secrets {
            assert!(!effects.iter().any(|effect| effect.contains(secret)), "{secret}: {effects:#?}");
        }
    }
    assert!(played.iter().any(|(_, told)| *told != played[0].1), "there is something to keep secret");
}
