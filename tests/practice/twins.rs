//! What a virtual player does follows from what that seat may know: with all else dealt anew, it is the same.
//!
//! A game is cut off before everything that one of them does. Then it goes on twice: as it was dealt, and with other
//! characters and other mission cards wherever that player can't know them. What is written next must be the same.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::{Action, Edition, Event, Game, MissionEvent, PlotEvent, RoundEvent, Seat};
use resistance_narrator::journal::private::{Letter, Private, PrivateEntry, Proposal, Received};
use resistance_narrator::journal::{Entry, Record, Step};

use super::{human, play_whole, practice, random_setup};
use crate::table::Table;
use crate::times::{one_in, times};

/// How often it is tried to find another deal.
const TRIES: u32 = 60;

/// A game as it lies on the disk.
type Saved = (Vec<Entry>, Private);

/// What one player has done.
#[derive(Clone, PartialEq)]
enum Deed {
    Plays(Action),
    Gives(Received),
}

/// Who has done something between two moments of a game, and what. None for what is nobody's.
fn deed(before: &Saved, after: &Saved) -> Option<(Seat, Deed)> {
    let record = Record::replay(before.0.clone()).unwrap();
    if after.0.len() > before.0.len() {
        let Entry::Played(action) = after.0[before.0.len()] else { return None };
        return Some((actor(record.game(), action)?, Deed::Plays(action)));
    }
    let about = Proposal::last(&record)?;
    record.game().seats().iter().find_map(|seat| {
        let now = after.1.received(about, seat);
        (now != before.1.received(about, seat)).then_some((seat, Deed::Gives(now)))
    })
}

/// Who decides about an action.
fn actor(game: &Game, action: Action) -> Option<Seat> {
    match action {
        Action::NameMission(_) | Action::Propose(_) | Action::Watch(_) | Action::Trap(_) | Action::Give { .. } => {
            Some(game.leader())
        }
        Action::Use { by, .. } | Action::Take { by, .. } => Some(by),
        Action::FaceUp { member, .. } => Some(member),
        Action::Accuse(_) => game.captain(),
        Action::Claim(player) => Some(player),
        _ => None,
    }
}

/// Who was shown whose card, counted from what everybody has seen happen.
fn shown(past: &[Step]) -> Vec<(Seat, Seat)> {
    past.iter().flat_map(|step| &step.events).filter_map(Event::shown_alone).collect()
}

/// Whether a seat can't tell one deal from another.
fn alike(seat: Seat, record: &Record, one: &Deal, other: &Deal) -> bool {
    let shown = shown(record.past());
    let sides_alone = record.game().shows_affiliation();
    let same_card = |owner: Seat| match (one.role(owner), other.role(owner)) {
        (Some(one), Some(other)) if sides_alone => one.side() == other.side(),
        (one, other) => one == other,
    };
    let game = record.game();
    let evil = game.book().sides.1;
    let same_mates = !game.has_come_forward() || one.players_of(evil) == other.players_of(evil);
    // What others have seen they have told everybody: as long as they and the card are the same, they say the same.
    let told = shown.iter().filter(|(viewer, _)| *viewer != seat);
    let same_claims = told.flat_map(|(viewer, owner)| [*viewer, *owner]).all(|of| one.role(of) == other.role(of));
    let mut own = shown.iter().filter(|(viewer, _)| *viewer == seat);
    same_mates
        && same_claims
        && one.role(seat) == other.role(seat)
        && one.seen_by(seat) == other.seen_by(seat)
        && own.all(|(_, owner)| same_card(*owner))
}

/// The game dealt anew wherever a seat can't know it; none if nothing can be.
fn twin(saved: &Saved, seat: Seat, chance: &mut ChaCha8Rng) -> Option<Saved> {
    let record = Record::replay(saved.0.clone()).unwrap();
    let deal = saved.1.deal(&record)?;
    let deal = deal.open();
    let roles: Vec<Role> = record.game().seats().iter().map(|seat| deal.role(seat).unwrap()).collect();
    let mut private = saved.1.clone();
    let other = (0..TRIES).find_map(|_| {
        let mut other = roles.clone();
        let (one, two) = (chance.random_range(0..roles.len()), chance.random_range(0..roles.len()));
        other.swap(one, two);
        if chance.random() {
            other.shuffle(chance);
        }
        let dealt = Deal::told(record.game(), other.clone()).unwrap();
        (other != roles && alike(seat, &record, deal, &dealt)).then_some(other)
    })?;
    private.add(PrivateEntry::Told { roles: other });
    exchange_cards(&mut private, &record, seat);
    Some((saved.0.clone(), private))
}

/// Gives the mission cards that others played face down to each other.
fn exchange_cards(private: &mut Private, record: &Record, seat: Seat) {
    for (index, step) in record.past().iter().enumerate() {
        let runs = step.events.iter().any(|event| matches!(event, Event::Round(RoundEvent::MissionRun { .. })));
        let Some(about) = Proposal::last_of(&record.past()[..index]).filter(|_| runs) else { continue };
        let seen = |event: &Event| {
            matches!(
                event,
                Event::Plot(PlotEvent::CardLookedAt { .. })
                    | Event::Mission(MissionEvent::Trapped { .. })
                    | Event::Plot(PlotEvent::PlayedFaceUp { .. })
            )
        };
        if record.events().any(seen) {
            return;
        }
        let others: Vec<Seat> = about.team.iter().filter(|member| *member != seat).collect();
        let cards: Vec<_> = others.iter().map(|member| private.received(about, *member).card).collect();
        for (member, card) in others.iter().zip(cards.iter().rev()) {
            let Some(card) = *card else { continue };
            private.add(PrivateEntry::Letter { about, from: *member, letter: Letter::Card(card) });
        }
    }
}

/// The next thing that happens in a game that goes on from there, unless somebody who is there has to decide first.
fn next_deed(table: Table, saved: &Saved) -> Option<(Seat, Deed)> {
    let resumed = table.resume_with(saved.0.clone(), saved.1.clone());
    let after = resumed.cut_off().iter().find(|after| *after != saved)?;
    deed(saved, after)
}

/// Compares what virtual players have done lately with what they do where others are somebody else: each time, or
/// only so often as once in `every`.
pub struct Comparing {
    pub every: u32,
    pub chance: ChaCha8Rng,
    /// How many decisions there were, and how many had a twin.
    pub decided: u32,
    pub compared: u32,
}

impl Comparing {
    pub fn new(every: u32, seed: u64) -> Self {
        Self { every, chance: ChaCha8Rng::seed_from_u64(seed), decided: 0, compared: 0 }
    }

    /// Compares what has happened at a table since the last line. It goes on at tables like `again`.
    pub fn compare(&mut self, table: &Table, is_virtual: impl Fn(Seat) -> bool, again: impl Fn() -> Table) {
        for moments in table.cut_off().to_vec().windows(2) {
            let Some((seat, done)) = deed(&moments[0], &moments[1]).filter(|(seat, _)| is_virtual(*seat)) else {
                continue;
            };
            self.decided += 1;
            if !self.decided.is_multiple_of(self.every) {
                continue;
            }
            let Some(twin) = twin(&moments[0], seat, &mut self.chance) else { continue };
            // Somebody else, who is somebody else now, may come first.
            let Some((other, once_more)) = next_deed(again(), &twin) else { continue };
            if other == seat {
                assert!(once_more == done, "{seat:?} does something else");
                self.compared += 1;
            }
        }
    }
}

/// Compares what the others do in a game, each time or only so often as once in `every`. How many decisions had a twin.
fn compare(edition: Edition, players: usize, seed: u64, every: u32) -> u32 {
    let mut comparing = Comparing::new(every, seed);
    let setup = random_setup(edition, players, &mut comparing.chance);
    let (mut typist, table) = practice(&setup, seed);
    play_whole(&mut typist, table, |table| comparing.compare(table, |seat| seat != human(), Table::new));
    comparing.compared
}

#[test]
fn dealt_anew_where_they_cannot_know_it_they_do_the_same() {
    // Whoever sets how many games are played wants every decision compared.
    let games = times("NARRATOR_TWINS", 0);
    let every = if games == 0 { 2 * one_in() as u32 } else { 1 };
    for edition in Edition::all().into_iter().filter(|edition| *edition != crate::edition("forum")) {
        let (fewest, most) = edition.players();
        for seed in 0..games.max(1) {
            let players = fewest + (seed as usize * 3 + edition.id().len()) % (most - fewest + 1);
            let compared = compare(edition, players, seed, every);
            assert!(compared > 0, "{edition:?} with {players}: only {compared} decisions had a twin");
        }
    }
}
