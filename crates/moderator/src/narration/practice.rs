//! Practice: what the one person is told, and for whom the narrator plays.

pub(crate) mod advice;
pub(crate) mod reasons;
pub(crate) mod review;

use crate::game::{Action, Ballot, Event, Game, MissionCard, PlotCard, Seat, SeatSet, Side};
use crate::journal::entry::Change;
use crate::language::{Intent, Message, Verb, terms};
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::KeyMode;
use crate::queries::practice::{is_heard, seen};
use crate::queries::prompts::roles;
use crate::queries::virtual_players::vote_of;
use crate::queries::{keys, prompts};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::{About, Answer};

/// Somebody says on which side a player is: without a name whoever saw that card last.
pub(crate) fn claim(
    state: &TableState,
    output: &mut Output,
    verb: Verb,
    by: Option<Seat>,
    about: Seat,
) -> Option<Change> {
    let is_meant =
        |(viewer, owner): &(Seat, Seat)| *owner == about && by.or(state.human()).is_none_or(|by| by == *viewer);
    let seen = seen(state).into_iter().rev().find(is_meant);
    let Some(((by, _), game)) = seen.zip(state.game()) else {
        let key = if state.virtual_players().is_some() { "claim-not-seen" } else { "claim-to-nobody" };
        output.refuse(state, "not-now", Message::new(key).player("player", about));
        return None;
    };
    let (good, evil) = game.book().sides;
    Some(Change::Claimed { by, about, side: if verb == Verb::SaysGood { good } else { evil } })
}

/// At a table, whoever is to see a card is told how to speak of it.
pub(crate) fn offer(state: &TableState, output: &mut Output, events: &[Event]) {
    let shown = events.iter().filter_map(Event::shown_alone);
    let there = |seat: Seat| state.human().is_none() && !state.is_virtual(seat);
    shown.filter(|(viewer, _)| there(*viewer)).for_each(|(viewer, owner)| offer_to(state, output, viewer, owner));
}

/// How somebody speaks of a card. It is typed even where the narrator listens: at a table this is said all the time.
fn offer_to(state: &TableState, output: &mut Output, viewer: Seat, owner: Seat) {
    let says = |verb| state.localizer.write(&Intent::Says { verb, by: None, about: owner });
    let key = if state.preferences.keys == KeyMode::Line { "claim-offer" } else { "claim-offer-keys" };
    let offer = Message::new(key).player("player", viewer);
    output.say(state, Topic::General, offer.text("good", says(Verb::SaysGood)).text("evil", says(Verb::SaysEvil)));
}

/// For whom the narrator plays.
pub(crate) fn tell_who_is_played(state: &TableState, output: &mut Output) {
    let Some(virtual_players) = state.virtual_players() else { return };
    let names = virtual_players.others.iter().map(|(seat, _)| *seat).collect();
    output.say(state, Topic::General, Message::new("filled-begins").group("names", names));
}

/// Where the table has told its votes as numbers, how virtual players have voted: all votes are open.
pub(crate) fn tell_votes(state: &TableState, output: &mut Output, action: Action) {
    let (Some(virtual_players), Action::Vote(Ballot::Count { .. })) = (state.virtual_players(), action) else {
        return;
    };
    let votes: Vec<(Seat, bool)> =
        virtual_players.others.iter().filter_map(|(seat, _)| Some((*seat, vote_of(state, *seat)?))).collect();
    for (approves, key) in [(true, "filled-approved"), (false, "filled-rejected")] {
        let names: SeatSet = votes.iter().filter(|(_, vote)| *vote == approves).map(|(seat, _)| *seat).collect();
        if !names.is_empty() {
            output.say(state, Topic::Votes, Message::new(key).group("names", names));
        }
    }
}

/// An Opinion Maker votes before everybody, also a virtual one.
pub(crate) fn tell_vote_before_all(state: &TableState, output: &mut Output, seat: Seat, answer: Answer) {
    let (Some(game), Answer::Vote { approves }) = (state.game(), answer) else { return };
    // With somebody who is there, both are told together.
    if state.apart().is_some_and(|apart| apart.is_open) {
        return;
    }
    if game.plot().holders(PlotCard::OpinionMaker, game.seats()).contains(seat) {
        let key = if approves { "filled-approves-first" } else { "filled-rejects-first" };
        output.say(state, Topic::Votes, Message::new(key).player("player", seat));
    }
}

/// Who sits where, that the narrator plays them, and what helps.
pub(crate) fn announce_practice(state: &TableState, output: &mut Output) {
    let (Some(human), Some(game)) = (state.human(), state.game()) else { return };
    let others = || game.seats().clockwise_from(human).skip(1);
    let names = others().map(|seat| Message::new("player").player("player", seat)).collect();
    let key = match state.preferences.keys {
        _ if is_heard(state) => "practice-begins-ears",
        KeyMode::Single => "practice-begins-keys",
        KeyMode::Line => "practice-begins",
    };
    let begins = Message::new(key).player("player", human).list("names", names);
    output.say(
        state,
        Topic::General,
        others().next().into_iter().fold(begins, |begins, other| begins.player("other", other)),
    );
}

/// Says aloud what is the person's alone: nobody else is there.
pub(crate) fn tell_alone(state: &TableState, output: &mut Output, human: Seat) {
    let Some(prompt) = prompts::prompt(state, human) else { return };
    prompt.content.open().lines.iter().for_each(|line| output.say_in_full(state, Topic::General, line));
    if let About::Shown { owner } = prompt.about {
        offer_to(state, output, human, owner);
    }
    if prompt.about == About::Role {
        about_roles(state, human).iter().for_each(|line| output.say_in_full(state, Topic::General, line));
    }
}

/// What the own character must do, and which characters are dealt: nobody has laid the cards out, and no table talks of
/// them.
fn about_roles(state: &TableState, human: Seat) -> Vec<Message> {
    let Some(game) = state.game() else { return Vec::new() };
    let role = state.deal().and_then(|deal| deal.open().role(human));
    let is_bound = role.is_some_and(|role| role.side() == Side::Hydra && !role.may_play(MissionCard::Success));
    let must = is_bound.then(|| Message::new("practice-is-bound"));
    let mut dealt: Vec<&str> = game.character_cards().into_iter().filter_map(terms::character).collect();
    dealt.dedup();
    let names = || dealt.iter().copied().map(Message::new).collect();
    let characters = (!dealt.is_empty()).then(|| Message::new("practice-characters").list("list", names()));
    must.into_iter().chain(characters).collect()
}

/// Says once more all that the person has learnt.
pub(crate) fn say_own_card(state: &TableState, output: &mut Output) -> bool {
    let Some(human) = state.human() else { return false };
    let lines = roles::everything(state, human).into_iter().chain(about_roles(state, human));
    lines.for_each(|line| output.say_in_full(state, Topic::General, &line));
    true
}

/// Says what has happened, without what hands do: nothing lies on a table.
pub(crate) fn say_without_hands(state: &TableState, output: &mut Output, topic: Topic, message: Message) {
    match message.key() {
        "table-ready" => {}
        // Nobody is heard or felt to propose it.
        "proposed" => {
            let is_last = |game: &Game| game.vote_track() + 1 == game.last_proposal();
            if state.game().is_some_and(|game| is_last(game) && state.human() != Some(game.leader())) {
                output.say_in_full(state, Topic::Votes, &Message::new("last-proposal"));
            }
            output.say(state, topic, message.in_words_of("practice-proposed"));
        }
        _ => output.say(state, topic, message),
    }
}

/// What the book advises against, said as advice; and how the seats beyond the digits are pressed.
pub(crate) fn give_advice(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let setup = table.record.setup();
    let mut told: Vec<Message> = setup.advice().map(|advice| Message::new(terms::advice(advice))).collect();
    if keys::uses_single_keys(state) {
        told.extend(match setup.players.len() {
            0..=9 => None,
            10 => Some(Message::new("keys-seat-ten")),
            _ => Some(Message::new("keys-seats-more")),
        });
    }
    told.into_iter().for_each(|message| output.say(state, Topic::General, message));
}
