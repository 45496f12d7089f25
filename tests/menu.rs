//! Every command of the interface that may move a game, in English and for one moment of it: lines that may be typed,
//! possible or not. Undo and a new deal are not among them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::{Count, Game, Offer, PlotCard, Seat, SeatSet};
use resistance_narrator::language::{Language, Phrases};

/// Commands that need nothing more.
const PLAIN: [&str; 33] = [
    "approve all",
    "reject all",
    "roll call",
    "approve",
    "reject",
    "back",
    "cancel",
    "confirm",
    "success",
    "draw",
    "draw a card",
    "use it",
    "pass",
    "pass all",
    "no claim",
    "shield",
    "nick fury",
    "maria hill",
    "hydra",
    "winter soldier",
    "right",
    "wrong",
    "deadline",
    "secretly",
    "our own cards",
    "skip",
    "ready",
    "next",
    "start",
    "pause",
    "silence",
    "new game",
    "without saving",
];

/// Commands about one player.
const ABOUT: [&str; 15] = [
    "approve",
    "reject",
    "on",
    "watch",
    "trap",
    "claim",
    "examine",
    "accuse",
    "assassinate",
    "expose",
    "captain america is",
    "give it to",
    "use it on",
    "forget",
    "add",
];

/// What one player does.
const DOES: [&str; 12] = [
    "played success",
    "played fail",
    "played reverse",
    "played rogue",
    "votes approve",
    "votes reject",
    "orders support",
    "orders sabotage",
    "passes",
    "uses it",
    "approves",
    "rejects",
];

/// The lines of one moment.
pub struct Menu<'a> {
    names: &'a [String],
    game: Game,
    cards: Vec<String>,
}

impl<'a> Menu<'a> {
    pub fn new(names: &'a [String], game: Game) -> Self {
        let english = Phrases::of(Language::ENGLISH);
        let cards = PlotCard::ALL.into_iter().map(|card| english.names_of_card(card)[0].clone()).collect();
        Self { names, game, cards }
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn team(&self, team: SeatSet) -> String {
        team.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Lines that begin with the own word of their command, each command with whatever it can be about. Of teams and
    /// votes there are some.
    pub fn commands(&self, chance: &mut ChaCha8Rng) -> Vec<String> {
        let mut lines: Vec<String> = PLAIN.map(str::to_owned).to_vec();
        lines.extend((1..=5).map(|mission| format!("mission {mission}")));
        lines.extend(self.counts());
        let in_play = self.game.in_play();
        let voters = in_play.len();
        let approve = chance.random_range(0..=voters);
        lines.push(format!("vote {approve} {}", voters - approve));
        let size = self.game.mission().map_or(2, |mission| self.game.team_size(mission));
        let mut seats: Vec<Seat> = in_play.iter().collect();
        let one =
            |seats: &mut Vec<Seat>, chance: &mut ChaCha8Rng| seats.swap_remove(chance.random_range(0..seats.len()));
        let team: SeatSet = (0..usize::from(size).min(voters)).map(|_| one(&mut seats, chance)).collect();
        lines.push(format!("propose {}", self.team(team)));
        for name in self.names {
            lines.extend(ABOUT.map(|verb| format!("{verb} {name}")));
            lines.extend(DOES[4..8].iter().map(|does| format!("privately {name} {does}")));
        }
        for card in &self.cards {
            lines.extend(["draw {}", "draw {} anyway", "use {}", "take {}"].map(|line| line.replace("{}", card)));
            for name in self.names {
                lines.extend([
                    format!("give {card} to {name}"),
                    format!("use {card} on {name}"),
                    format!("take {card} from {name}"),
                ]);
                if self.game.goes_by_letters() {
                    lines.push(format!("privately {name} uses {card}"));
                    lines.extend(self.names.iter().map(|on| format!("privately {name} uses {card} on {on}")));
                }
            }
        }
        lines
    }

    /// Lines that begin with the name of a player.
    pub fn of_players(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for name in self.names {
            lines.extend(DOES.map(|does| format!("{name} {does}")));
            for card in &self.cards {
                lines.push(format!("{name} uses {card}"));
                lines.extend(self.names.iter().map(|on| format!("{name} uses {card} on {on}")));
            }
        }
        lines
    }

    /// The counts that are plausible, and one that is none.
    fn counts(&self) -> Vec<String> {
        let mut counts: Vec<Count> = vec![Count::fails(9)];
        for offer in self.game.offers() {
            if let Offer::Count { of } = offer {
                counts.extend(of);
            }
        }
        let kinds: Vec<_> = self.game.counted_cards().map(|card| card.id()).collect();
        let (reverses, rogues) = (kinds.contains(&"reverse"), kinds.contains(&"rogue-success"));
        let line = |count: Count| {
            let part = |there: bool, word: &str, number: u8| there.then(|| format!("{word} {number}"));
            let parts = [
                part(true, "fails", count.fails),
                part(reverses, "reverses", count.reverses),
                part(rogues, "rogues", count.rogues),
            ];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            (0..parts.len()).map(move |first| [&parts[first..], &parts[..first]].concat().join(" "))
        };
        counts.into_iter().flat_map(line).collect()
    }
}
