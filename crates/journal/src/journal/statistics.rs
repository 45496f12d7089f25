//! Statistics of saved games: how many there were, who has won them, and what one player was in them.
//!
//! They are counted anew whenever somebody asks. Nothing of them is stored, and of a game that is not over nobody's role
//! counts.

use super::game_id::GameId;
use super::private::Private;
use super::reading::Reading;
use super::record::Record;
use super::saved::Whole;
use super::summary::date;
use crate::game::deal::Deal;
use crate::game::secret::{Sealed, Secret};
use crate::game::setup::folded;
use crate::game::{Edition, Ending, Seat, Side, Why};
use crate::language::{Message, edition, terms};

/// What saved games come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Games with a result.
    pub finished: u32,
    /// Games without one: they can be gone on with, or the table has ended them.
    pub unfinished: u32,
    /// The finished games, edition by edition.
    pub editions: Vec<InEdition>,
}

/// The finished games of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InEdition {
    /// The edition.
    pub edition: Edition,
    /// How many there are.
    pub games: u32,
    /// How many each side has won: first the two that play against each other, then a Rogue, once one has won.
    pub wins: Vec<(Side, u32)>,
    /// How many were decided by too many rejections.
    pub by_rejections: u32,
    /// How many were decided because somebody named the right player.
    pub by_namings: u32,
}

/// What one player was in saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfPlayer {
    /// The name, as it is written in the first game that was counted.
    pub name: String,
    /// Games with a result in which this name sat at the table.
    pub finished: u32,
    /// Games without one.
    pub unfinished: u32,
    /// The finished games of which the roles are known, side by side.
    pub sides: Vec<OnSide>,
    /// The finished games of which they are not.
    pub without_side: u32,
    /// Games that were won alone, as a Rogue, whether or not the roles are known.
    pub alone: u32,
}

/// Games on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSide {
    /// The side.
    pub side: Side,
    /// How many there are.
    pub games: u32,
    /// How many of them this player has won.
    pub won: u32,
}

impl Statistics {
    /// One game more.
    pub fn count(&mut self, record: &Record) {
        let Some(ending) = record.game().ending() else {
            self.unfinished += 1;
            return;
        };
        self.finished += 1;
        self.in_edition(record.setup().edition).count(ending);
    }

    /// Whether no game was counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.finished + self.unfinished == 0
    }

    /// The games of an edition. One that a table has changed in between is still the same to it.
    fn in_edition(&mut self, edition: Edition) -> &mut InEdition {
        let found = self.editions.iter().position(|other| other.edition.id() == edition.id());
        let at = found.unwrap_or_else(|| {
            self.editions.push(InEdition::none(edition));
            self.editions.len() - 1
        });
        &mut self.editions[at]
    }

    /// The counts as sentences: how many games, and then those of each edition, of which there are most first.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        let all = Message::new("statistics-games").number("finished", self.finished);
        let mut editions: Vec<&InEdition> = self.editions.iter().collect();
        editions.sort_by_key(|edition| std::cmp::Reverse(edition.games));
        let editions = editions.into_iter().flat_map(InEdition::told);
        std::iter::once(all.number("unfinished", self.unfinished)).chain(editions).collect()
    }
}

impl InEdition {
    fn none(edition: Edition) -> Self {
        let (good, evil) = edition.book().sides;
        Self { edition, games: 0, wins: vec![(good, 0), (evil, 0)], by_rejections: 0, by_namings: 0 }
    }

    fn count(&mut self, ending: Ending) {
        self.games += 1;
        match self.wins.iter_mut().find(|(side, _)| *side == ending.winner) {
            Some((_, games)) => *games += 1,
            None => self.wins.push((ending.winner, 1)),
        }
        match ending.why {
            Why::FiveRejections => self.by_rejections += 1,
            Why::Found(_) => self.by_namings += 1,
            Why::ThreeSuccesses | Why::ThreeFails | Why::Safe(_) | Why::Gone(_) | Why::Rogue { .. } => {}
        }
    }

    /// Who has won how often. By what is told only where it was not the missions.
    fn told(&self) -> Vec<Message> {
        let won = |(side, games): &(Side, u32)| {
            Message::new("statistics-wins").message("side", edition::side(*side)).number("games", *games)
        };
        let edition = Message::new("statistics-edition")
            .message("edition", Message::new(terms::edition(self.edition)))
            .number("games", self.games)
            .list("wins", self.wins.iter().map(won).collect());
        let rejections = told_of("statistics-rejections", self.by_rejections);
        let namings = told_of("statistics-namings", self.by_namings);
        std::iter::once(edition).chain(rejections).chain(namings).collect()
    }
}

impl OfPlayer {
    /// Nothing yet, of somebody with this name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), finished: 0, unfinished: 0, sides: Vec::new(), without_side: 0, alone: 0 }
    }

    /// One game more, if this name sits at its table: at its end, if players have changed. Who was what counts only if
    /// the game is over.
    pub fn count(&mut self, record: &Record, deal: Option<&Secret<Deal>>) {
        let Some(seat) = self.seat(record) else { return };
        if self.has_never_played() {
            self.name = record.names().get(seat).cloned().unwrap_or_default();
        }
        let Some(ending) = record.game().ending() else {
            self.unfinished += 1;
            return;
        };
        self.finished += 1;
        self.alone += u32::from(is_alone(ending, seat));
        match deal.and_then(|deal| deal.open().role(seat)) {
            Some(role) => self.count_side(role.side(), has_won(ending, seat, role.side())),
            None => self.without_side += 1,
        }
    }

    /// Where this name sits in a game; nowhere if it does not play.
    #[must_use]
    pub fn seat(&self, record: &Record) -> Option<Seat> {
        let names = record.names().iter();
        names.into_iter().find(|(_, name)| folded(name) == folded(&self.name)).map(|(seat, _)| seat)
    }

    /// Whether the narrator plays for this name at the end of a game: nobody was there to be counted.
    #[must_use]
    pub fn is_virtual(&self, record: &Record, private: &Private) -> bool {
        let virtual_players =
            private.virtual_players().map(|virtual_players| virtual_players.clone().after(record.changes()));
        self.seat(record).zip(virtual_players).is_some_and(|(seat, virtual_players)| virtual_players.is(seat))
    }

    /// Whether no game with this name was counted.
    #[must_use]
    pub fn has_never_played(&self) -> bool {
        self.finished + self.unfinished == 0
    }

    fn count_side(&mut self, side: Side, won: bool) {
        let won = u32::from(won);
        match self.sides.iter_mut().find(|on| on.side == side) {
            Some(on) => (on.games, on.won) = (on.games + 1, on.won + won),
            None => self.sides.push(OnSide { side, games: 1, won }),
        }
    }

    /// The counts as sentences; one alone if this name has never played.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        if self.has_never_played() {
            return vec![Message::new("statistics-nobody").text("name", &self.name)];
        }
        let player = Message::new("statistics-player").text("name", &self.name);
        let player = player.number("finished", self.finished).number("unfinished", self.unfinished);
        let on_side = |side: Side| self.sides.iter().find(move |on| on.side == side);
        let sides = Side::PAIRS.into_iter().flat_map(|(good, evil)| [good, evil]).filter_map(on_side);
        let sides = sides.map(|on| {
            let side = Message::new(terms::on_side(on.side));
            Message::new("statistics-side").message("side", side).number("games", on.games).number("won", on.won)
        });
        let alone = told_of("statistics-alone", self.alone);
        let without_side = told_of("statistics-without-side", self.without_side);
        std::iter::once(player).chain(sides).chain(alone).chain(without_side).collect()
    }
}

/// A sentence about some games; none if there are none.
fn told_of(key: &'static str, games: u32) -> Option<Message> {
    (games > 0).then(|| Message::new(key).number("games", games))
}

fn is_alone(ending: Ending, seat: Seat) -> bool {
    matches!(ending.why, Why::Rogue { player, .. } if player == seat)
}

/// Whether a player has won. A Rogue who wins alone has won, and nobody else; one who doesn't wins with the side.
fn has_won(ending: Ending, seat: Seat, side: Side) -> bool {
    is_alone(ending, seat) || ending.winner == side
}

/// What was played, in sentences; the games come newest first.
pub fn told_of_all(games: impl Iterator<Item = Whole>) -> Vec<Message> {
    let (mut statistics, mut newest, mut left_out) = (Statistics::default(), None, 0);
    for game in games {
        match sound(game.reading.ok()) {
            Some(record) => {
                statistics.count(&record);
                newest = newest.or(game.day);
            }
            None => left_out += 1,
        }
    }
    if statistics.is_empty() && left_out == 0 {
        return vec![Message::new("no-games")];
    }
    let newest = newest.map(|day| Message::new("statistics-newest").message("date", date(Some(day))));
    statistics.told().into_iter().chain(newest).chain(told_of_left_out(left_out)).collect()
}

/// What one player was, in sentences. The private part of a game is only read once the game is over.
pub fn told_of_player(
    games: impl Iterator<Item = Whole>,
    name: &str,
    private: impl Fn(&GameId, &Record) -> Option<Sealed<Private>>,
) -> Vec<Message> {
    let (mut player, mut left_out) = (OfPlayer::named(name), 0);
    for game in games {
        match sound(game.reading.ok()) {
            Some(record) if player.seat(&record).is_some() => {
                let private = record.game().ending().and_then(|_| private(&game.id, &record));
                if !private.as_ref().is_some_and(|private| player.is_virtual(&record, private.0.open())) {
                    player.count(&record, private.and_then(|private| private.0.open().deal(&record)).as_ref());
                }
            }
            Some(_) => {}
            None => left_out += 1,
        }
    }
    let left_out = if player.has_never_played() { None } else { told_of_left_out(left_out) };
    player.told().into_iter().chain(left_out).collect()
}

/// A game whose file is sound to its end.
fn sound(reading: Option<Reading>) -> Option<Record> {
    reading.filter(|reading| reading.damage.is_none()).map(|reading| reading.record)
}

fn told_of_left_out(games: u32) -> Option<Message> {
    (games > 0).then(|| Message::new("statistics-left-out").number("games", games))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::knowledge::Role;
    use crate::game::module::Modules;
    use crate::game::{Action, Ballot, Count, LeaderChoice, Module, Phase, Reveal, SeatSet, Setup};
    use crate::journal::entry::{Change, Entry};
    use crate::language::Language;

    /// The team sizes of five players.
    const SIZES: [u32; 5] = [2, 3, 2, 3, 3];

    fn seat(number: u32) -> Seat {
        Seat::from_number(number).unwrap()
    }

    /// A game of five, about to begin its first round.
    fn begun(edition: &str, modules: Modules) -> Record {
        let setup = Setup {
            edition: Edition::from_id(edition).unwrap(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: LeaderChoice::Named(seat(1)),
            reveal: Reveal::Headset,
            modules,
            seed: 7,
        };
        let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
        record.play(Action::TableReady).unwrap();
        record.play(Action::RevealDone).unwrap();
        record
    }

    fn accessible() -> Record {
        begun("accessible", Modules::default())
    }

    fn vote(record: &mut Record, team: SeatSet, approve: u8) {
        record.play(Action::Propose(team)).unwrap();
        record.play(Action::Vote(Ballot::Count { approve, reject: 5 - approve })).unwrap();
    }

    /// Runs missions with so many Fails each, beginning with the first.
    fn run(mut record: Record, fails: &[u8]) -> Record {
        for (fails, size) in fails.iter().zip(SIZES) {
            vote(&mut record, (1..=size).map(seat).collect(), 5);
            record.play(Action::Count(Count::fails(*fails))).unwrap();
        }
        record
    }

    fn rejected(mut record: Record) -> Record {
        for _ in 0..5 {
            vote(&mut record, [seat(1), seat(2)].into_iter().collect(), 1);
        }
        record
    }

    /// Three quests succeed, and somebody is named as Merlin.
    fn named(rightly: bool) -> Record {
        let mut record = run(begun("avalon", Modules::default()), &[0, 0, 0]);
        record.play(Action::Assassinate(seat(4))).unwrap();
        record.play(Action::NamedRightly(rightly)).unwrap();
        record
    }

    /// Three missions succeed, and Ben wins alone, as the Rogue of the resistance.
    fn won_alone() -> Record {
        let rogue = Module::Choice("rogue=resistance");
        let mut record = begun("resistance-2020", [rogue].into_iter().collect());
        for (team, rogues) in [(&[1, 2][..], 1), (&[1, 2, 3], 0), (&[2, 4], 1)] {
            vote(&mut record, team.iter().copied().map(seat).collect(), 5);
            if let Phase::Watch(_) = record.game().phase() {
                record.play(Action::Watch(seat(4))).unwrap();
            }
            record.play(Action::Count(Count { fails: 0, reverses: 0, rogues })).unwrap();
        }
        record.play(Action::Claim(seat(2))).unwrap();
        record
    }

    fn changed(mut record: Record, change: Change) -> Record {
        record.take(Entry::Changed(change)).unwrap();
        record
    }

    /// The cards of a game in a deal in which these players are the evil ones, and the first of the others is a Rogue if
    /// there is one.
    fn dealt(record: &Record, evil: [u32; 2]) -> Secret<Deal> {
        let (mut wicked, mut others): (Vec<Role>, Vec<Role>) =
            record.game().character_cards().into_iter().partition(|role| role.side().is_evil());
        others.sort_by_key(|role| role.wins_alone());
        let role = |number| if evil.contains(&number) { wicked.pop() } else { others.pop() };
        let roles = (1..=5).map(role).collect::<Option<Vec<Role>>>().unwrap();
        Secret::new(Deal::told(record.game(), roles).unwrap())
    }

    fn counted(records: &[Record]) -> Statistics {
        let mut statistics = Statistics::default();
        records.iter().for_each(|record| statistics.count(record));
        statistics
    }

    /// What somebody was in a game that was dealt so, or of which the deal is not known.
    fn of(name: &str, games: &[(&Record, Option<[u32; 2]>)]) -> OfPlayer {
        let mut player = OfPlayer::named(name);
        for (record, evil) in games {
            player.count(record, evil.map(|evil| dealt(record, evil)).as_ref());
        }
        player
    }

    fn on(side: Side, games: u32, won: u32) -> OnSide {
        OnSide { side, games, won }
    }

    fn keys(messages: &[Message]) -> Vec<&'static str> {
        messages.iter().map(Message::key).collect()
    }

    #[test]
    fn wins_are_counted_edition_by_edition() {
        let spies = || run(accessible(), &[1, 1, 1]);
        let all =
            [spies(), run(accessible(), &[0, 0, 0]), named(true), rejected(accessible()), named(false), spies()];
        let statistics = counted(&all);
        assert_eq!((statistics.finished, statistics.unfinished), (6, 0));
        let [accessible, avalon] = &statistics.editions[..] else { panic!("{statistics:?}") };
        assert_eq!((accessible.edition.id(), accessible.games), ("accessible", 4));
        assert_eq!(accessible.wins, [(Side::Resistance, 1), (Side::Spies, 3)]);
        assert_eq!((accessible.by_rejections, accessible.by_namings), (1, 0));
        assert_eq!((avalon.edition.id(), avalon.games), ("avalon", 2));
        assert_eq!(avalon.wins, [(Side::Good, 1), (Side::Evil, 1)]);
        assert_eq!((avalon.by_rejections, avalon.by_namings), (0, 1));
    }

    #[test]
    fn a_rogue_who_wins_alone_counts_for_nobody_else() {
        let record = won_alone();
        let statistics = counted(std::slice::from_ref(&record));
        let wins = [(Side::Resistance, 0), (Side::Spies, 0), (Side::Rogue, 1)];
        assert_eq!(statistics.editions[0].wins, wins);
        // Ben is the Rogue, Ana and Eve are spies.
        let of = |name| of(name, &[(&record, Some([1, 5]))]);
        assert_eq!((of("Ben").sides, of("Ben").alone), (vec![on(Side::Resistance, 1, 1)], 1));
        for (name, side) in [("Ana", Side::Spies), ("Cleo", Side::Resistance), ("Eve", Side::Spies)] {
            assert_eq!((of(name).sides, of(name).alone), (vec![on(side, 1, 0)], 0), "{name}");
        }
    }

    #[test]
    fn a_game_that_was_abandoned_or_can_be_gone_on_with_is_not_finished() {
        let open = run(accessible(), &[1, 1]);
        let statistics = counted(&[open.clone(), changed(open, Change::Abandoned), run(accessible(), &[0, 0, 0])]);
        assert_eq!((statistics.finished, statistics.unfinished), (1, 2));
        assert_eq!(statistics.editions[0].games, 1);
        // A game whose end was taken back is open again.
        let mut undone = run(accessible(), &[0, 0, 0]);
        undone.take(Entry::Undone).unwrap();
        assert_eq!(counted(&[undone]).unfinished, 1);
    }

    #[test]
    fn a_player_is_counted_by_side_and_by_who_has_won() {
        let (failed, succeeded) = (run(accessible(), &[1, 1, 1]), run(accessible(), &[0, 0, 0]));
        let avalon = named(true);
        let games = [
            (&failed, Some([1, 2])),
            (&failed, Some([2, 3])),
            (&succeeded, Some([1, 3])),
            (&succeeded, Some([4, 5])),
            (&avalon, Some([1, 2])),
            (&failed, None),
        ];
        let ana = of("ana", &games);
        assert_eq!((ana.name.as_str(), ana.finished, ana.unfinished, ana.without_side), ("Ana", 6, 0, 1));
        assert_eq!(ana.sides, [on(Side::Spies, 2, 1), on(Side::Resistance, 2, 1), on(Side::Evil, 1, 1)]);
        let told = ["statistics-player", "statistics-side", "statistics-side", "statistics-side"];
        assert_eq!(keys(&ana.told()), [&told[..], &["statistics-without-side"]].concat());
    }

    #[test]
    fn roles_of_a_game_that_is_not_over_do_not_count() {
        let open = run(accessible(), &[1, 1]);
        for record in [open.clone(), changed(open, Change::Abandoned)] {
            let ana = of("Ana", &[(&record, Some([1, 2]))]);
            assert_eq!((ana.unfinished, ana.finished, ana.without_side, ana.sides.len()), (1, 0, 0, 0));
            assert_eq!(ana, of("Ana", &[(&record, Some([3, 4]))]));
            assert_eq!(ana, of("Ana", &[(&record, None)]));
            assert_eq!(keys(&ana.told()), ["statistics-player"]);
        }
    }

    #[test]
    fn whoever_sat_there_at_the_end_was_in_the_game() {
        let replaced = changed(run(accessible(), &[1]), Change::Replaced { seat: seat(2), name: "Gina".into() });
        let replaced = run_on(replaced);
        let gina = of("Gina", &[(&replaced, Some([2, 3]))]);
        assert_eq!((gina.finished, gina.sides), (1, vec![on(Side::Spies, 1, 1)]));
        let ben = of("Ben", &[(&replaced, Some([2, 3]))]);
        assert!(ben.has_never_played());
        assert_eq!(keys(&ben.told()), ["statistics-nobody"]);
    }

    /// Two more missions fail, after the first.
    fn run_on(mut record: Record) -> Record {
        for size in &SIZES[1..3] {
            vote(&mut record, (1..=*size).map(seat).collect(), 5);
            record.play(Action::Count(Count::fails(1))).unwrap();
        }
        record
    }

    #[test]
    fn the_edition_that_is_played_most_is_told_first() {
        let statistics = counted(&[named(true), rejected(accessible()), run(accessible(), &[0, 0, 0])]);
        let told = statistics.told();
        let wanted = ["games", "edition", "rejections", "edition", "namings"].map(|key| format!("statistics-{key}"));
        assert_eq!(keys(&told), wanted);
    }
}
