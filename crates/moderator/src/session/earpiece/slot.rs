//! The time that everybody has alike with the headset on. It follows from the table, its players' languages and the
//! voice, never from who is who.

use crate::game::Seat;
use crate::game::deal::Sight;
use crate::language::{Message, terms};
use crate::preferences::voice::estimate_ms;
use crate::session::earpiece::wording;
use crate::session::scene::Scene;
use crate::session::seats::roles::seen;
use crate::session::seats::{About, Content, Manner, OwnWords, slips};

/// What is left to find the keys, in milliseconds.
const SLACK_MS: u32 = 4_000;

/// How long the time is, in milliseconds: whoever hears the most can hear it to its end.
pub(in crate::session) fn slot_ms(scene: &Scene, about: About) -> u32 {
    let mut manners: Vec<Manner> = Vec::new();
    for manner in scene.everybody().iter().map(|seat| scene.manners[seat]) {
        if !manners.contains(&manner) {
            manners.push(manner);
        }
    }
    let longest = manners.into_iter().map(|manner| longest_ms(scene, &OwnWords::of(scene, manner), about));
    longest.max().unwrap_or_default() + SLACK_MS
}

/// How long the most takes that anybody at such a table can hear in these words.
fn longest_ms(scene: &Scene, words: &OwnWords, about: About) -> u32 {
    let said_ms = |messages: &[Message]| estimate_ms(&words.spoken(messages), scene.preferences.sound.rate);
    if about == About::Role {
        return longest_role_ms(scene, said_ms) + said_ms(&[wording::again(scene, about)]);
    }
    // All are told and can choose the same; what one of them may not choose is no part of this.
    let Some(content) = scene.everybody().iter().next().map(|seat| slips::content_about(scene, seat, about)) else {
        return 0;
    };
    let Content { lines, choices, .. } = content.open();
    let answers = choices.iter().map(|choice| said_ms(&wording::chosen(about, choice)));
    let answer_ms = match about {
        // Somebody goes through all of them.
        About::Confess => answers.sum(),
        _ => answers.chain([said_ms(&[wording::longest_refusal(about)])]).max().unwrap_or_default(),
    };
    said_ms(lines) + said_ms(&[wording::choices(about, choices)]) + answer_ms
}

/// The most that a character is told: who they are, and as many of the longest names as they can see.
fn longest_role_ms(scene: &Scene, said_ms: impl Fn(&[Message]) -> u32) -> u32 {
    let Some(game) = scene.game() else { return 0 };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(scene.name_of(*seat).chars().count()));
    let (characters, cards) = (game.characters(), game.character_cards());
    let told = |role| {
        let stages = characters.stages().into_iter().filter(|stage| stage.looking.contains(&role));
        let seen_ones = stages.map(|stage| {
            let shown = cards.iter().filter(|card| stage.shown.contains(card)).count();
            let players = seats.iter().take(shown.max(usize::from(game.spies()) + 1)).copied().collect();
            said_ms(&[seen(role, Sight { turn: stage.turn, players }, game)])
        });
        said_ms(&[Message::new(terms::own_role(role))]) + seen_ones.sum::<u32>()
    };
    characters.roles().into_iter().map(told).max().unwrap_or_default()
}
