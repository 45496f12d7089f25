//! What a program may say now: the first words of the commands that would be accepted and move the game.
//!
//! Nothing here knows the rules: every command is tried with whatever it can be about, and its word is told if one of
//! these would be accepted.

use super::Session;
use super::question::Question;
use crate::game::plot::Dealing;
use crate::game::{Action, Count, Game, MissionCard, PartialCount, Phase, PlotCard, Seat};
use crate::language::{Intent, Language, Phrases, Verb};

/// Commands that may be possible whatever is asked, after those that answer the open question.
const ANY_TIME: [Verb; 21] = [
    Verb::Accuse,
    Verb::Assassinate,
    Verb::PrivatelyApproves,
    Verb::Forget,
    Verb::Approve,
    Verb::Reject,
    Verb::Deadline,
    Verb::Vote,
    Verb::Propose,
    Verb::Mission,
    Verb::Watch,
    Verb::Trap,
    Verb::Reverses,
    Verb::Rogues,
    Verb::On,
    Verb::Take,
    Verb::Use,
    Verb::Pass,
    Verb::Confirm,
    Verb::Back,
    Verb::Cancel,
];

/// Commands that belong to moments of the game, and are never possible at all others.
const OF_MOMENTS: [Verb; 24] = [
    Verb::Accuse,
    Verb::Approve,
    Verb::Assassinate,
    Verb::CaptainAmerica,
    Verb::Claim,
    Verb::DrawAnyway,
    Verb::DrawCard,
    Verb::Examine,
    Verb::Expose,
    Verb::Fails,
    Verb::Forget,
    Verb::Give,
    Verb::Mission,
    Verb::On,
    Verb::PrivatelyApproves,
    Verb::Propose,
    Verb::Reject,
    Verb::Reverses,
    Verb::Rogues,
    Verb::Take,
    Verb::Trap,
    Verb::Use,
    Verb::Vote,
    Verb::Watch,
];

impl Session {
    /// The first words, in English, of the commands that would be accepted now and move the game: of each command the
    /// way to say it that comes first and begins with a word of its own.
    pub(super) fn legal(&self) -> Vec<String> {
        let Some(game) = self.game().filter(|_| !self.is_abandoned()) else { return Vec::new() };
        let mut words: Vec<String> = Vec::new();
        for verb in self.question().verbs().into_iter().chain(ANY_TIME) {
            let Some(word) = Phrases::of(Language::default()).first_word(verb) else { continue };
            if !words.iter().any(|told| told == word) && self.is_legal(verb, game) {
                words.push(word.to_owned());
            }
        }
        words
    }

    fn is_legal(&self, verb: Verb, game: &Game) -> bool {
        match verb {
            Verb::RollCall => self.question() == Question::Vote,
            Verb::Cancel | Verb::Back => self.is_half_answered(),
            Verb::Pass if self.is_half_answered() => !self.roll_call_is_open(),
            Verb::Forget => self.open_proposal().is_some(),
            // "Privately Ben uses strong leader."
            Verb::PrivatelyApproves => {
                let uses = || game.seats().iter().flat_map(|by| uses(Some(by), game));
                self.is_forum() && (self.open_proposal().is_some() || uses().any(|intent| self.would_move(&intent)))
            }
            Verb::Deadline => self.waits_for_deadline(),
            Verb::Approve | Verb::Reject if self.roll_call_is_open() => true,
            Verb::Approve | Verb::Reject if self.is_forum() => self.open_proposal().is_some(),
            Verb::Vote if self.is_forum() => false,
            _ => candidates(verb, game).iter().any(|intent| self.would_move(intent)),
        }
    }

    /// A command as an example that would be taken now; none where it belongs to another moment.
    pub(super) fn example_now(&self, verb: Verb) -> Option<String> {
        let usual = self.example(verb);
        let is_open = match verb {
            Verb::Swap => self.seats_can_change(),
            Verb::Headset => self.headset_verbs().contains(&verb),
            _ => !OF_MOMENTS.contains(&verb),
        };
        let game = self.game().filter(|_| !self.is_abandoned());
        let (false, Some(game)) = (is_open, game) else { return is_open.then_some(usual) };
        if !self.is_legal(verb, game) {
            return None;
        }
        let taken = |intent: &Intent| self.would_move(intent);
        if self.lexicon.understand(&usual, &self.open_answers()).is_ok_and(|intent| taken(&intent)) {
            return Some(usual);
        }
        let possible = candidates(verb, game).into_iter().find(taken);
        Some(possible.map_or(usual, |intent| self.lexicon.write(&intent)))
    }

    /// Whether a command that is a single action, or begins to use a plot card, would be accepted.
    pub(super) fn would_move(&self, intent: &Intent) -> bool {
        match (self.action_of(intent), intent) {
            (Some(action), _) => self.would_play(action),
            (None, Intent::Use { by, card, .. }) => {
                self.unfinished(*by, *card).is_ok_and(|using| !self.is_asked_for(&using))
            }
            (None, _) => false,
        }
    }

    /// Whether an action would be accepted: the game is asked, and changes nothing.
    pub(super) fn would_play(&self, action: Action) -> bool {
        let Some(mut game) = self.game().copied() else { return false };
        self.contradiction(action).is_none() && game.play(action).is_ok()
    }
}

/// What a command can be about. One team and one tally stand for all.
fn candidates(verb: Verb, game: &Game) -> Vec<Intent> {
    let seats = || game.seats().iter();
    let of_cards = |intents: fn(PlotCard, Seat) -> Intent| -> Vec<Intent> {
        on_the_table(game).flat_map(|card| seats().map(move |seat| intents(card, seat))).collect()
    };
    match verb {
        Verb::Propose => {
            let size = game.mission().map_or(0, |mission| usize::from(game.team_size(mission)));
            vec![Intent::Propose(game.in_play().iter().take(size).collect())]
        }
        Verb::Vote => vec![Intent::Vote { approve: game.in_play().len() as u32, reject: 0 }],
        Verb::Approve => vec![Intent::Approve(game.in_play())],
        Verb::Reject => vec![Intent::Reject(game.in_play())],
        Verb::Success => vec![Intent::fails(0)],
        Verb::Fails => counts(game),
        // The same count, told from its other end.
        Verb::Reverses if game.players_of(MissionCard::Reverse) > 0 => counts(game),
        Verb::Rogues if game.players_of(MissionCard::RogueSuccess) > 0 => counts(game),
        Verb::Reverses | Verb::Rogues => Vec::new(),
        Verb::Mission => (1..=5).map(Intent::Mission).collect(),
        Verb::DrawCard | Verb::DrawAnyway => PlotCard::ALL.map(Intent::DrawAnyway).to_vec(),
        Verb::Give => of_cards(|card, to| Intent::Give { card: Some(card), to }),
        Verb::Take => of_cards(|card, from| Intent::Take { card, from: Some(from) }),
        Verb::Use => uses(None, game),
        Verb::On => seats().map(Intent::On).collect(),
        Verb::Watch
        | Verb::Trap
        | Verb::Claim
        | Verb::Examine
        | Verb::CaptainAmerica
        | Verb::Accuse
        | Verb::Assassinate
        | Verb::Expose => seats().map(|seat| Intent::About(verb, seat)).collect(),
        verb => vec![Intent::Plain(verb)],
    }
}

/// The kinds of plot cards that somebody holds, or is about to give or to use.
fn on_the_table(game: &Game) -> impl Iterator<Item = PlotCard> {
    let dealing = match game.phase() {
        Phase::Plot(dealing) => dealing,
        _ => Dealing::default(),
    };
    let is_there = move |card: &PlotCard| {
        dealing.to_give.count(*card) > 0
            || dealing.due.is_some_and(|due| due.card == *card)
            || !game.plot().holders(*card, game.seats()).is_empty()
    };
    PlotCard::ALL.into_iter().filter(is_there)
}

/// The use of any card, or of the one that is asked for, on anybody or nobody.
fn uses(by: Option<Seat>, game: &Game) -> Vec<Intent> {
    let on = || game.seats().iter().map(Some).chain([None]);
    let cards = on_the_table(game).map(Some).chain([None]);
    cards.flat_map(|card| on().map(move |on| Intent::Use { by, card, on })).collect()
}

/// The counts of a mission that are plausible.
fn counts(game: &Game) -> Vec<Intent> {
    let told = |count: Count| PartialCount {
        fails: Some(count.fails),
        reverses: Some(count.reverses),
        rogues: Some(count.rogues),
    };
    let plausible = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
    plausible.into_iter().map(|count| Intent::Count { told: told(count), successes: None }).collect()
}
