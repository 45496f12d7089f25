//! The time that everybody has alike with the headset on. It follows from the table and the voice, never from who is who.

use crate::game::deal::Sight;
use crate::game::{MissionCard, Seat};
use crate::language::{Form, Length, Message, deed, terms};
use crate::preferences::voice::estimate_ms;
use crate::session::earpiece::knowing::seen;
use crate::session::earpiece::offers;
use crate::session::earpiece::way::About;
use crate::session::scene::Scene;

/// What is left to find the keys, in milliseconds.
const SLACK_MS: u32 = 4_000;

/// How long the time is, in milliseconds: whoever hears the most can hear it to its end.
pub(in crate::session) fn slot_ms(scene: &Scene, about: About) -> u32 {
    longest_ms(scene, about) + SLACK_MS
}

/// How long the most takes that anybody at such a table can hear.
fn longest_ms(scene: &Scene, about: About) -> u32 {
    let key = |key| said_ms(scene, &Message::new(key));
    match about {
        About::Vote => {
            let team = scene.game().map(|game| game.phase().team()).unwrap_or_default();
            let vote = said_ms(scene, &Message::new("whisper-vote").players("team", team));
            let answers = ["whisper-approves", "whisper-rejects", "whisper-only-approve"].map(key);
            vote + key("whisper-vote-keys") + answers.into_iter().max().unwrap_or_default()
        }
        About::Card => {
            let plays =
                |card| said_ms(scene, &Message::new("whisper-plays").message("card", deed::mission_card(card)));
            let answers = [plays(MissionCard::Success), plays(MissionCard::Fail), key("whisper-only-success")];
            key("whisper-card") + key("whisper-card-keys") + answers.into_iter().max().unwrap_or_default()
        }
        About::Confess => {
            let cards = offers::cards_in_play(scene);
            let own = cards.into_iter().map(|role| {
                said_ms(
                    scene,
                    &Message::new("whisper-confessed").message("role", Message::new(terms::own_role(role))),
                )
            });
            key("whisper-confess") + key("whisper-confess-keys") + own.sum::<u32>()
        }
        _ => longest_role_ms(scene) + said_ms(scene, &offers::as_keys(scene, "whisper-again")),
    }
}

/// The most that a character is told: who they are, and as many of the longest names as they can see.
fn longest_role_ms(scene: &Scene) -> u32 {
    let Some(game) = scene.game() else { return 0 };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(scene.name_of(*seat).chars().count()));
    let characters = game.characters();
    let told = |role| {
        let stages = characters.stages().into_iter().filter(|stage| stage.looking.contains(&role));
        let seen_ones = stages.map(|stage| {
            let players = seats.iter().take(usize::from(game.spies()) + 1).copied().collect();
            said_ms(scene, &seen(role, Sight { turn: stage.turn, players }))
        });
        said_ms(scene, &Message::new(terms::own_role(role))) + seen_ones.sum::<u32>()
    };
    characters.roles().into_iter().map(told).max().unwrap_or_default()
}

fn said_ms(scene: &Scene, message: &Message) -> u32 {
    estimate_ms(&scene.lexicon.render(message, Form::Spoken, Length::Full), scene.preferences.sound.rate)
}
