//! The players' names, as they are taken in before the game and put right.

use super::Interview;
use crate::game::setup::same_name;
use crate::game::{Fault, LeaderChoice, Seat, Setup};
use crate::language::Message;
use crate::language::pattern::Token;
use crate::session::narration::Topic;
use crate::session::people::one_line;
use crate::session::scene::Scene;
use crate::session::{Mode, Session};

/// Whether what was said is a name after all.
pub(super) enum Doubt {
    Right,
    Unfounded,
}

impl Session {
    /// Takes one name or several, as people list them; what is hardly a name only after a question back.
    pub(in crate::session) fn seat_players(&mut self, names: &str) {
        let names = &listed(&self.scene, names);
        let doubtful = names.split(',').find(|name| self.scene.lexicon.phrases().is_hardly_a_name(name));
        if doubtful.is_some() && self.scene.mode == Mode::Table {
            let Some(interview) = self.interview() else { return };
            interview.doubtful = Some(names.to_owned());
            return self.ask_interview();
        }
        self.seat_all(names);
    }

    pub(super) fn doubt_settled(&mut self, doubt: Doubt) {
        let names = self.interview().and_then(|interview| interview.doubtful.take());
        match (doubt, names) {
            (Doubt::Unfounded, Some(names)) => self.seat_all(&names),
            _ => self.ask_interview(),
        }
    }

    /// What was hardly a name was none.
    pub(super) fn drop_doubtful_name(&mut self) {
        if let Some(interview) = self.interview() {
            interview.doubtful = None;
        }
    }

    fn seat_all(&mut self, names: &str) {
        let new: Vec<String> =
            names.split(',').map(|name| name.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let Some(interview) = self.interview() else { return };
        interview.doubtful = None;
        let mut players = interview.players.clone();
        for name in new {
            players.push(name);
            if let Some(refused) = refused_name(&self.scene, &players) {
                return self.refuse("name", refused);
            }
        }
        let most = super::most_players(&self.scene);
        if players.len() > most {
            let refused = Message::new("refused-too-many-players").number("found", players.len() as u32);
            return self.refuse("too-many-players", refused.number("most", most as u32));
        }
        let several = names.contains(',');
        let seated = players.len();
        self.keep_players(players);
        if let Some(seat) = Seat::from_number(seated as u32).filter(|_| !several) {
            let message = Message::new("player-seated").number("seat", seat.number()).player("player", seat);
            self.say_in_full(Topic::General, &message);
        }
        if several && super::players_so_far(&self.scene) >= super::fewest_players(&self.scene)
            || super::players_so_far(&self.scene) == most
        {
            self.players_done();
        } else {
            self.ask_interview();
        }
    }

    /// Puts a name right before the game.
    pub(super) fn rename_before_the_game(&mut self, seat: Seat, name: &str) {
        let name = one_line(name);
        let mut players: Vec<String> = self.scene.lexicon.names().values().to_vec();
        let Some(old) = players.get(seat.index()).cloned() else { return };
        let others = players.iter().filter(|other| **other != old).cloned().chain([name.clone()]).collect::<Vec<_>>();
        if let Some(refused) = refused_name(&self.scene, &others) {
            return self.refuse("name", refused);
        }
        players[seat.index()].clone_from(&name);
        self.keep_players(players);
        self.say_in_full(Topic::General, &Message::new("renamed").text("old", old).text("new", name));
        self.ask_interview();
    }

    /// Two players change places before the game.
    pub(super) fn swap_before_the_game(&mut self, first: Seat, second: Seat) {
        let mut players: Vec<String> = self.scene.lexicon.names().values().to_vec();
        players.swap(first.index(), second.index());
        self.swap_leader(first, second);
        let message = Message::new("swapped").text("first", &players[second.index()]);
        let message = message.text("second", &players[first.index()]).texts("names", players.clone());
        self.keep_players(players);
        self.say_in_full(Topic::General, &message);
        self.ask_interview();
    }

    /// Whoever was to lead still leads after two players have changed places.
    fn swap_leader(&mut self, first: Seat, second: Seat) {
        let Some(interview) = self.interview() else { return };
        let swapped = |seat| match seat {
            seat if seat == first => second,
            seat if seat == second => first,
            seat => seat,
        };
        interview.proposed = interview.proposed.map(swapped);
        if let Some(LeaderChoice::Named(seat)) = interview.leader {
            interview.leader = Some(LeaderChoice::Named(swapped(seat)));
        }
    }
}

/// Names with a comma between any two of them: "Ana, Ben and Cleo" are three.
fn listed(scene: &Scene, names: &str) -> String {
    let phrases = scene.lexicon.phrases();
    let names = names.split(',').flat_map(|part| {
        let words: Vec<&str> = part.split_whitespace().collect();
        let between = words.split(|word| phrases.joins(&Token::compared(word)));
        let several: Vec<String> = between.map(|name| name.join(" ")).filter(|name| !name.is_empty()).collect();
        if several.is_empty() { vec![part.to_owned()] } else { several }
    });
    names.collect::<Vec<_>>().join(",")
}

/// Why the last of these names can't be seated.
pub(in crate::session) fn refused_name(scene: &Scene, players: &[String]) -> Option<Message> {
    let (name, others) = players.split_last()?;
    if scene.lexicon.reserves(name) {
        return Some(Message::new("refused-reserved-name").text("name", name));
    }
    if others.iter().any(|other| same_name(other, name)) {
        return Some(Message::new("refused-same-name").text("name", name));
    }
    let alone = Setup { players: vec![name.clone()], ..Interview::default().setup(LeaderChoice::Draw) };
    alone.check().err()?.iter().find_map(|fault| match fault {
        Fault::EmptyName { .. } => Some(Message::new("refused-empty-name")),
        Fault::LongName { .. } => Some(Message::new("refused-long-name")),
        Fault::UnspeakableName { name } => Some(Message::new("refused-unspeakable-name").text("name", name)),
        _ => None,
    })
}
