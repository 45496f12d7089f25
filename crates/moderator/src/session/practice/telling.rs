//! What the one person is told: how the practice begins, and what is theirs alone.

use crate::game::{Game, MissionCard, Seat, Side};
use crate::language::{Message, deed, terms};
use crate::preferences::{KeyMode, Listens};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::practice::{claiming, rights};
use crate::session::scene::Scene;
use crate::session::seats::{About, roles, slips};

/// Who sits where, that the narrator plays them, and what helps.
pub(in crate::session) fn announce(scene: &Scene, desk: &mut Desk) {
    let (Some(person), Some(game)) = (scene.person(), scene.game()) else { return };
    let others = || game.seats().clockwise_from(person).skip(1);
    let names = others().map(|seat| Message::new("player").player("player", seat)).collect();
    let key = match scene.preferences.keys {
        _ if is_heard(scene) => "practice-begins-ears",
        KeyMode::Single => "practice-begins-keys",
        KeyMode::Line => "practice-begins",
    };
    let begins = Message::new(key).player("player", person).list("names", names);
    desk.say(
        scene,
        Topic::General,
        others().next().into_iter().fold(begins, |begins, other| begins.player("other", other)),
    );
}

/// Whether somebody listens by now, and not only would like to.
pub(in crate::session) fn is_heard(scene: &Scene) -> bool {
    scene.preferences.ears != Listens::Off && !scene.spoken.is_empty()
}

/// Says aloud what is the person's alone: nobody else is there.
pub(super) fn tell_alone(scene: &Scene, desk: &mut Desk, person: Seat) {
    let Some(slip) = slips::slip(scene, person) else { return };
    slip.content.open().lines.iter().for_each(|line| desk.say_in_full(scene, Topic::General, line));
    if let About::Shown { owner } = slip.about {
        claiming::offer_to(scene, desk, person, owner);
    }
    if slip.about == About::Role {
        about_roles(scene, person).iter().for_each(|line| desk.say_in_full(scene, Topic::General, line));
    }
}

/// What the own character must do, and which characters are dealt: nobody has laid the cards out, and no table talks of
/// them.
fn about_roles(scene: &Scene, person: Seat) -> Vec<Message> {
    let Some(game) = scene.game() else { return Vec::new() };
    let role = scene.deal().and_then(|deal| deal.open().role(person));
    let is_bound = role.is_some_and(|role| role.side() == Side::Hydra && !role.may_play(MissionCard::Success));
    let must = is_bound.then(|| Message::new("practice-is-bound"));
    let mut dealt: Vec<&str> = game.character_cards().into_iter().filter_map(terms::character).collect();
    dealt.dedup();
    let names = || dealt.iter().copied().map(Message::new).collect();
    let characters = (!dealt.is_empty()).then(|| Message::new("practice-characters").list("list", names()));
    must.into_iter().chain(characters).collect()
}

/// Says once more all that the person has learnt.
pub(in crate::session) fn say_own_card(scene: &Scene, desk: &mut Desk) -> bool {
    let Some(person) = scene.person() else { return false };
    let lines = roles::everything(scene, person).into_iter().chain(about_roles(scene, person));
    lines.for_each(|line| desk.say_in_full(scene, Topic::General, &line));
    true
}

/// Says what has happened, without what hands do: nothing lies on a table.
pub(in crate::session) fn say_without_hands(scene: &Scene, desk: &mut Desk, topic: Topic, message: Message) {
    match message.key() {
        "table-ready" => {}
        // Nobody is heard or felt to propose it.
        "proposed" => {
            let is_last = |game: &Game| game.vote_track() + 1 == game.last_proposal();
            if scene.game().is_some_and(|game| is_last(game) && scene.person() != Some(game.leader())) {
                desk.say_in_full(scene, Topic::Votes, &Message::new("last-proposal"));
            }
            desk.say(scene, topic, message.in_words_of("practice-proposed"));
        }
        _ => desk.say(scene, topic, message),
    }
}

/// A question as it is asked where nothing lies on a table. With ears it names what every recogniser knows.
pub(in crate::session) fn asked_without_hands(scene: &Scene, message: Message) -> Message {
    match message.key() {
        "ask-after-game" if is_heard(scene) => message.in_words_of("practice-ask-after-game-ears"),
        "ask-after-game" => message.in_words_of("practice-ask-after-game"),
        // Whoever is alone is asked for what the rules let them play.
        "practice-ask-card" => match scene.person() {
            Some(person) => {
                let cards = rights::cards(scene, person).into_iter().map(deed::mission_card).collect();
                Message::new("practice-ask-card").player("player", person).alternatives("cards", cards)
            }
            None => message,
        },
        "ask-team" | "ask-team-no-tokens" => message.in_words_of("practice-ask-team"),
        "ask-claim-resistance" | "ask-claim-spies" => Message::new("practice-ask-claim"),
        _ => message,
    }
}
