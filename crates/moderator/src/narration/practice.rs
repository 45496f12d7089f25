//! Practice: what the one person is told, and for whom the narrator plays.

pub(crate) mod advice;
pub(crate) mod reasons;
pub(crate) mod review;

use crate::game::{Action, Ballot, Event, Game, MissionCard, PlotCard, Seat, SeatSet, Side};
use crate::journal::entry::Change;
use crate::language::{Intent, Message, Verb, terms};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::KeyMode;
use crate::queries::practice::{is_heard, seen};
use crate::queries::prompts::roles;
use crate::queries::virtual_players::vote_of;
use crate::queries::{keys, prompts};
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::{About, Answer};

/// Somebody says on which side a player is: without a name whoever saw that card last.
pub(crate) fn claim(scene: &Scene, desk: &mut Desk, verb: Verb, by: Option<Seat>, about: Seat) -> Option<Change> {
    let is_meant =
        |(viewer, owner): &(Seat, Seat)| *owner == about && by.or(scene.person()).is_none_or(|by| by == *viewer);
    let seen = seen(scene).into_iter().rev().find(is_meant);
    let Some(((by, _), game)) = seen.zip(scene.game()) else {
        let key = if scene.absent().is_some() { "claim-not-seen" } else { "claim-to-nobody" };
        desk.refuse(scene, "not-now", Message::new(key).player("player", about));
        return None;
    };
    let (good, evil) = game.book().sides;
    Some(Change::Claimed { by, about, side: if verb == Verb::SaysGood { good } else { evil } })
}

/// At a table, whoever is to see a card is told how to speak of it.
pub(crate) fn offer(scene: &Scene, desk: &mut Desk, events: &[Event]) {
    let shown = events.iter().filter_map(Event::shown_alone);
    let there = |seat: Seat| scene.person().is_none() && !scene.is_absent(seat);
    shown.filter(|(viewer, _)| there(*viewer)).for_each(|(viewer, owner)| offer_to(scene, desk, viewer, owner));
}

/// How somebody speaks of a card. It is typed even where the narrator listens: at a table this is said all the time.
fn offer_to(scene: &Scene, desk: &mut Desk, viewer: Seat, owner: Seat) {
    let says = |verb| scene.lexicon.write(&Intent::Says { verb, by: None, about: owner });
    let key = if scene.preferences.keys == KeyMode::Line { "claim-offer" } else { "claim-offer-keys" };
    let offer = Message::new(key).player("player", viewer);
    desk.say(scene, Topic::General, offer.text("good", says(Verb::SaysGood)).text("evil", says(Verb::SaysEvil)));
}

/// For whom the narrator plays.
pub(crate) fn tell_who_is_played(scene: &Scene, desk: &mut Desk) {
    let Some(absent) = scene.absent() else { return };
    let names = absent.others.iter().map(|(seat, _)| *seat).collect();
    desk.say(scene, Topic::General, Message::new("filled-begins").group("names", names));
}

/// Where the table has told its votes as numbers, how those have voted who aren't there: all votes are open.
pub(crate) fn tell_votes(scene: &Scene, desk: &mut Desk, action: Action) {
    let (Some(absent), Action::Vote(Ballot::Count { .. })) = (scene.absent(), action) else { return };
    let votes: Vec<(Seat, bool)> =
        absent.others.iter().filter_map(|(seat, _)| Some((*seat, vote_of(scene, *seat)?))).collect();
    for (approves, key) in [(true, "filled-approved"), (false, "filled-rejected")] {
        let names: SeatSet = votes.iter().filter(|(_, vote)| *vote == approves).map(|(seat, _)| *seat).collect();
        if !names.is_empty() {
            desk.say(scene, Topic::Votes, Message::new(key).group("names", names));
        }
    }
}

/// An Opinion Maker votes before everybody, also one who isn't there.
pub(crate) fn tell_vote_before_all(scene: &Scene, desk: &mut Desk, seat: Seat, answer: Answer) {
    let (Some(game), Answer::Vote { approves }) = (scene.game(), answer) else { return };
    if game.plot().holders(PlotCard::OpinionMaker, game.seats()).contains(seat) {
        let key = if approves { "filled-approves-first" } else { "filled-rejects-first" };
        desk.say(scene, Topic::Votes, Message::new(key).player("player", seat));
    }
}

/// Who sits where, that the narrator plays them, and what helps.
pub(crate) fn announce_practice(scene: &Scene, desk: &mut Desk) {
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

/// Says aloud what is the person's alone: nobody else is there.
pub(crate) fn tell_alone(scene: &Scene, desk: &mut Desk, person: Seat) {
    let Some(slip) = prompts::slip(scene, person) else { return };
    slip.content.open().lines.iter().for_each(|line| desk.say_in_full(scene, Topic::General, line));
    if let About::Shown { owner } = slip.about {
        offer_to(scene, desk, person, owner);
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
pub(crate) fn say_own_card(scene: &Scene, desk: &mut Desk) -> bool {
    let Some(person) = scene.person() else { return false };
    let lines = roles::everything(scene, person).into_iter().chain(about_roles(scene, person));
    lines.for_each(|line| desk.say_in_full(scene, Topic::General, &line));
    true
}

/// Says what has happened, without what hands do: nothing lies on a table.
pub(crate) fn say_without_hands(scene: &Scene, desk: &mut Desk, topic: Topic, message: Message) {
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

/// What the book advises against, said as advice; and how the seats beyond the digits are pressed.
pub(crate) fn give_advice(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup();
    let mut told: Vec<Message> = setup.advice().map(|advice| Message::new(terms::advice(advice))).collect();
    if keys::uses_single_keys(scene) {
        told.extend(match setup.players.len() {
            0..=9 => None,
            10 => Some(Message::new("keys-seat-ten")),
            _ => Some(Message::new("keys-seats-more")),
        });
    }
    told.into_iter().for_each(|message| desk.say(scene, Topic::General, message));
}
