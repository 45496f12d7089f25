//! A table's pieces: they are moved only by what was said, and compared with how the game stands.

use std::collections::BTreeMap;

use protocol::question::Question;
use resistance_narrator::game::plot::{Moment, Window};
use resistance_narrator::game::{Game, Mission, Module, Outcome, Phase, Seat, SeatSet, Setup};
use resistance_narrator::language::{Arg, Message};

/// Where the mission cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cards {
    /// On their piles, or on their way there.
    Home,
    /// Handed out, in laps.
    Laps,
    /// One of each member lies on the table, or in the lid.
    Played,
    /// Those that were played are with the leader.
    Collected,
    /// And all others with a neighbour.
    Parted,
    /// Those that were played lie face up.
    Counted,
}

/// The pieces of a table.
#[derive(Debug)]
pub struct Pieces {
    leader: Option<Seat>,
    track: u32,
    round: Option<u32>,
    scores: BTreeMap<u32, Outcome>,
    watch: Option<Seat>,
    /// The token of the Inquisitor, of Scarlet Witch or of the Lady of the Lake.
    token: Option<Seat>,
    /// Who has the team tokens; nobody where the leader has them in hand.
    team: Option<SeatSet>,
    votes_are_out: bool,
    cards: Cards,
    /// How many plot cards lie face up; none where the narrator draws them.
    plot: usize,
    /// The narrator has drawn a plot card, so that there are none on the table.
    drawn_for: bool,
    /// Something was taken back: what the table told before it may tell again, without playing it again.
    pub taken_back: bool,
}

impl Pieces {
    /// As they are laid before the first round.
    pub fn laid(game: &Game) -> Self {
        Self {
            leader: (!game.has_captain()).then(|| game.leader()),
            track: 0,
            round: Some(1),
            scores: BTreeMap::new(),
            watch: None,
            token: game.token().filter(|_| !game.has_captain()).map(|token| token.holder),
            team: None,
            votes_are_out: false,
            cards: Cards::Home,
            plot: 0,
            drawn_for: false,
            taken_back: false,
        }
    }

    /// Does what was said. What can't be done as the pieces lie is a fault.
    pub fn hear(&mut self, message: &Message, game: &Game) -> Result<(), String> {
        let seat = |name| of_seat(message, name);
        let number = |name| of_number(message, name);
        match message.key() {
            "leadership-passes" => self.leader = Some(seat("leader")),
            "lead-token" => self.leader = Some(seat("by")),
            "captain-token" => self.leader = Some(seat("captain")),
            "track-marker" => self.track = number("track"),
            "marker-success" => drop(self.scores.insert(number("mission"), Outcome::Success)),
            "marker-fail" => drop(self.scores.insert(number("mission"), Outcome::Fail)),
            "score-marker-off" => drop(self.scores.remove(&number("mission"))),
            "round-marker" => self.round = Some(number("mission")),
            "watched" | "lay-again-watch" => self.watch = Some(seat("member")),
            "watched-own" => self.watch = Some(seat("leader")),
            "watch-back" => self.watch = None,
            "inquisitor-token" | "loyalty-return" => self.token = Some(seat("examined")),
            "token-passed" | "token-passed-dealt" => self.token = Some(seat("to")),
            "inquisitor-back" | "token-back" | "token-back-dealt" | "witch-token-begins" => {
                self.token = Some(seat("holder"));
            }
            "token-gone" => self.token = None,
            "ask-team" | "ask-team-again" | "team-corrected" => self.team = None,
            "lay-again-team" => self.team = Some(of_seats(message, "team")),
            // Whoever names a team has the tokens in hand, and hands them out.
            "proposed" if self.team.is_none() => self.team = Some(of_seats(message, "team")),
            "vote-choose" | "vote-first" | "vote-others" => self.votes_are_out = true,
            "votes-home" => self.votes_are_out = false,
            "mission-cards" | "mission-cards-more" => self.cards(&[Cards::Home], Cards::Laps)?,
            "mission-play" | "mission-play-others" | "plays-face-up" => {
                self.cards(&[Cards::Laps, Cards::Played], Cards::Played)?;
            }
            "mission-collect" => self.cards(&[Cards::Played], Cards::Collected)?,
            "mission-spare" => self.cards(&[Cards::Collected], Cards::Parted)?,
            "mission-shuffle" | "mission-shuffle-more" => self.cards(&[Cards::Parted], Cards::Counted)?,
            // A mission that was taken back is counted once more, and its cards are home already.
            "cards-home" => self.cards(&[Cards::Counted, Cards::Home], Cards::Home)?,
            "undone-vote-cards" => self.cards = Cards::Home,
            "undone-close-eye" => self.cards = Cards::Played,
            "plot-drawn" => self.plot += 1,
            "plot-drawn-narrator" => self.drawn_for = true,
            "plot-card-home" => self.plot -= 1,
            // As they were: all of them at once.
            "plot-back" => self.plot = plot_cards(game),
            _ => {}
        }
        Ok(())
    }

    fn cards(&mut self, from: &[Cards], to: Cards) -> Result<(), String> {
        if !from.contains(&self.cards) {
            return Err(format!("the mission cards are {:?}, and can't be {to:?} now", self.cards));
        }
        self.cards = to;
        Ok(())
    }

    /// What lies otherwise than the game stands, where a question is open. The tokens of a team that was taken back are
    /// collected when another one is asked for.
    pub fn faults(&self, game: &Game, setup: &Setup, asked: Question) -> Vec<String> {
        let phase = game.phase();
        if matches!(phase, Phase::Setup | Phase::Captain | Phase::Over(_)) {
            return Vec::new();
        }
        let mut faults = Vec::new();
        let mut compare = |what: &str, lies: String, stands: String| {
            if lies != stands {
                faults.push(format!("{what}: {lies}, and the game has {stands}"));
            }
        };
        let text = |value: &dyn std::fmt::Debug| format!("{value:?}");
        compare("leader token", text(&self.leader), text(&Some(game.leader())));
        compare("vote track marker", text(&self.track), text(&u32::from(game.vote_track())));
        let results = game.results();
        let told = |mission: Mission| Some((u32::from(mission.number()), results.of(mission)?));
        let scores: BTreeMap<u32, Outcome> = Mission::ALL.into_iter().filter_map(told).collect();
        compare("score markers", text(&self.scores), text(&scores));
        compare("token", text(&self.token), text(&game.token().map(|token| token.holder)));
        if !self.drawn_for {
            compare("plot cards", text(&self.plot), text(&plot_cards(game)));
        }
        let votes = matches!(phase, Phase::Vote { .. });
        if !(votes && self.taken_back) {
            compare("vote tokens out", text(&self.votes_are_out), text(&votes));
        }
        // Three missions have ended alike: what is still to come is no mission.
        if [Outcome::Success, Outcome::Fail].into_iter().any(|outcome| results.count(outcome) == 3) {
            return faults;
        }
        let chosen = setup.modules.contains(Module::Targeting);
        let mission = if chosen { game.mission() } else { results.first_open() };
        if let Some(mission) = mission.filter(|_| game.book().round_marker) {
            compare("round marker", text(&self.round), text(&Some(u32::from(mission.number()))));
        }
        compare("watch token", text(&self.watch), text(&phase.run().and_then(|run| run.watched)));
        let on_the_way = votes || phase.run().is_some();
        match phase {
            _ if !game.book().team_tokens => {}
            Phase::Proposal { mission: Some(_) } if asked == Question::Team => {
                compare("team tokens", text(&self.team), text(&None::<SeatSet>))
            }
            _ if on_the_way => compare("team tokens", text(&self.team), text(&Some(phase.team()))),
            _ => {}
        }
        let cards = match phase {
            Phase::Mission(_) => Cards::Counted,
            Phase::FaceUp(_) | Phase::Trap(_) => Cards::Played,
            Phase::Window(Window { at: Moment::AfterCards(_), .. }) => Cards::Played,
            _ => Cards::Home,
        };
        let told_again = self.taken_back && cards == Cards::Counted && self.cards == Cards::Home;
        if !told_again {
            compare("mission cards", text(&self.cards), text(&cards));
        }
        faults
    }
}

/// How many plot cards lie face up: with their holders, and with the leader.
fn plot_cards(game: &Game) -> usize {
    let held = game.plot().held(game.seats()).count();
    match game.phase() {
        Phase::Plot(dealing) => held + usize::from(dealing.to_give.total()) + usize::from(dealing.due.is_some()),
        _ => held,
    }
}

fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
    let found = message.args().iter().find(|(of, _)| *of == name);
    &found.unwrap_or_else(|| panic!("{message:?} has no {name}")).1
}

fn of_seat(message: &Message, name: &str) -> Seat {
    match arg(message, name) {
        Arg::Player(seat) => *seat,
        other => panic!("{message:?}: {name} is {other:?}"),
    }
}

fn of_seats(message: &Message, name: &str) -> SeatSet {
    match arg(message, name) {
        Arg::Players(seats) => *seats,
        other => panic!("{message:?}: {name} is {other:?}"),
    }
}

fn of_number(message: &Message, name: &str) -> u32 {
    match arg(message, name) {
        Arg::Number(number) => *number,
        other => panic!("{message:?}: {name} is {other:?}"),
    }
}
