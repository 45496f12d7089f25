//! Lines made up at random around numbers, names, questions and words that take back, in every moment of a game:
//! whatever is not meant changes nothing.

use protocol::question::Question;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Action, Ballot, PlotCard};
use resistance_narrator::journal::Entry;
use resistance_narrator::language::pattern::{Pattern, Piece, Slot};
use resistance_narrator::language::{Intent, Language, Phrases, Realm, Verb};

use super::{
    NAMES, accused, again, at, counting_two_fails, naming, naming_merlin, setting_a_trap, voting, with_cards,
};
use crate::table::{Table, plain};
use crate::times::times;

/// How many lines are tried of each kind in each language, if nobody wants more.
const LINES: u64 = 12;

/// Somebody who says something.
struct Speaker {
    chance: ChaCha8Rng,
    phrases: &'static Phrases,
}

impl Speaker {
    fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.chance.random_range(0..all.len())].clone()
    }

    fn number(&mut self) -> String {
        let number = self.chance.random_range(1..=8);
        if self.chance.random() { number.to_string() } else { self.phrases.words_for(number)[0].clone() }
    }

    /// A command with players and numbers in it, in any of its words.
    fn filled(&mut self, pattern: &Pattern, players: impl Fn(&mut Self) -> String) -> String {
        pattern.written(|slot| match slot {
            Slot::Players | Slot::Player | Slot::Instead | Slot::Target => players(self),
            Slot::Card => {
                let card = self.one_of(&PlotCard::ALL);
                self.phrases.names_of_card(card)[0].clone()
            }
            Slot::Text => "Zork".to_owned(),
            Slot::Module | Slot::Language => "x".to_owned(),
            _ => self.number(),
        })
    }

    fn anybody(&mut self) -> String {
        match self.chance.random_range(0..3) {
            0 => self.number(),
            1 => self.one_of(&NAMES[..5]).to_owned(),
            _ => format!("{}, {}", self.one_of(&NAMES[..5]), self.one_of(&NAMES[..5])),
        }
    }

    fn pattern(&mut self, fits: impl Fn(Verb, &Pattern) -> bool) -> Pattern {
        let found: Vec<Pattern> = self
            .phrases
            .all()
            .filter(|(verb, _, pattern)| fits(*verb, pattern))
            .map(|(.., pattern)| pattern.clone())
            .collect();
        self.one_of(&found)
    }
}

/// The moments of a game, by the journals that lead to them.
fn moments(language: Language) -> Vec<Vec<Entry>> {
    let reversed = || at(language, 7).edition("resistance-2020").with("reverser=spy").without("inquisitor");
    let moments = [
        naming(language, 5).line("1 2").line("2 3"),
        naming(language, 8),
        voting(language, 5),
        voting(language, 8),
        voting(language, 5).say(&plain(Verb::RollCall)).say(&Intent::Opens(Verb::Approve)),
        voting(language, 5).line("5 0"),
        counting_two_fails(language),
        naming_merlin(language),
        setting_a_trap(language),
        reversed().say(&plain(Verb::Ready)).line("1 2").line("7 0").line("0"),
        accused(language),
        with_cards(language, [PlotCard::CloseEye, PlotCard::StrongLeader]),
        with_cards(language, [PlotCard::CloseEye, PlotCard::OpinionMaker]).line("1 2").line("7 0"),
    ];
    moments.iter().map(|table| table.journal().to_vec()).collect()
}

/// Somebody for each line, and where it is said.
fn each_line(mut says: impl FnMut(&mut Speaker, &dyn Fn() -> Table)) {
    let lines = times("NARRATOR_LINES", LINES);
    for language in Language::ALL {
        let moments = moments(language);
        for seed in 0..lines {
            let chance = ChaCha8Rng::seed_from_u64(seed);
            let mut speaker = Speaker { chance, phrases: Phrases::of(language) };
            let journal = speaker.one_of(&moments);
            says(&mut speaker, &|| again(language, &journal));
        }
    }
}

/// Whether a command asks the narrator to do something, and tells nothing.
fn is_a_request(verb: Verb) -> bool {
    let requests = [
        Verb::RollCall,
        Verb::NewGame,
        Verb::Abandon,
        Verb::Redo,
        Verb::Unsaved,
        Verb::Quit,
        Verb::Options,
        Verb::Together,
        Verb::OneByOne,
    ];
    requests.contains(&verb)
}

#[test]
fn a_question_never_changes_the_game() {
    each_line(|speaker, moment| {
        let mut table = moment();
        let open = table.question().verbs();
        let of_it = speaker.chance.random_range(0..4) > 0;
        let tells = |verb: Verb| {
            let realm = matches!(verb.realm(), Realm::Move | Realm::Answer | Realm::Letters | Realm::People);
            (realm || matches!(verb, Verb::Reject | Verb::Replace | Verb::Add | Verb::Remove)) && !is_a_request(verb)
        };
        let pattern = speaker.pattern(|verb, _| tells(verb) && (!of_it || open.contains(&verb)));
        let line = speaker.filled(&pattern, Speaker::anybody) + speaker.one_of(&["?", " ?", "?!", "\u{a0}?"]);
        let journal = table.journal().to_vec();
        let after = table.line(&line);
        assert_eq!(after.journal(), journal, "{line:?}, {:#?}", after.printed());
    });
}

/// The first vote that was told after so many steps.
fn vote_after(table: &Table, steps: usize) -> Option<Action> {
    let record = table.record().unwrap();
    let actions = record.past().iter().skip(steps).map(|step| step.action);
    actions.into_iter().find(|action| matches!(action, Action::Vote(_)))
}

#[test]
fn a_number_in_a_vote_is_never_a_seat_and_one_name_never_ends_it() {
    let votes = |verb| matches!(verb, Verb::Approve | Verb::Reject | Verb::Approves | Verb::Rejects);
    let names = |pattern: &Pattern| {
        let is_named = |piece: &Piece| matches!(piece, Piece::Slot(Slot::Players | Slot::Player));
        pattern.pieces().iter().any(is_named)
    };
    for language in Language::ALL {
        let [five, eight] = [5, 8].map(|players| voting(language, players).journal().to_vec());
        let asked = again(language, &five).say(&plain(Verb::RollCall)).journal().to_vec();
        for seed in 0..times("NARRATOR_LINES", LINES) {
            let chance = ChaCha8Rng::seed_from_u64(seed);
            let mut speaker = Speaker { chance, phrases: Phrases::of(language) };
            let journal = speaker.one_of(&[&five, &eight, &asked]);
            let steps = again(language, journal).record().unwrap().past().len();
            let pattern = speaker.pattern(|verb, pattern| votes(verb) && names(pattern));
            let line = speaker.filled(&pattern, Speaker::number);
            let after = again(language, journal).line(&line);
            match vote_after(&after, steps) {
                None => assert_eq!(after.journal(), journal, "{line:?}, {:#?}", after.printed()),
                Some(Action::Vote(Ballot::Count { .. })) => {}
                Some(action) => panic!("{line:?} is {action:?}"),
            }
            // Whoever is alone tells one vote, unless a word in front says that it is all of them.
            let pattern =
                speaker.pattern(|verb, pattern| votes(verb) && names(pattern) && !pattern.begins_with_word());
            let name = speaker.one_of(&NAMES[..5]);
            let line = speaker.filled(&pattern, |_| name.to_owned());
            let mut after = again(language, journal).line(&line);
            assert_eq!(vote_after(&after, steps), None, "{line:?}, {:#?}", after.printed());
            let question = after.question();
            assert!(
                matches!(question, Question::Vote | Question::RollCall { answered: 0 | 1, .. }),
                "{line:?}: {question:?}"
            );
        }
    }
}

#[test]
fn a_word_that_takes_back_closes_what_is_asked_inside_and_takes_nothing_back() {
    each_line(|speaker, moment| {
        let leaves = speaker.pattern(|verb, _| verb == Verb::Leaves);
        let leaves = speaker.filled(&leaves, |speaker| speaker.one_of(&NAMES[..5]).to_owned());
        let mut table = moment();
        let abandon = table.localizer().write(&plain(Verb::Abandon));
        let guess = format!("{}?", speaker.anybody());
        let line = speaker.one_of(&[leaves.clone(), abandon, guess]);
        let (question, journal) = (table.question(), table.journal().to_vec());
        let asked = table.line(&line);
        assert_eq!(asked.journal(), journal, "{line:?}: {:#?}", asked.printed());
        if asked.unconfirmed().is_none() && line != leaves {
            return;
        }
        let word = speaker.pattern(|verb, _| matches!(verb, Verb::Cancel | Verb::Undo));
        let word = speaker.filled(&word, Speaker::number);
        let mut after = asked.line(&word);
        assert_eq!(after.journal(), journal, "{line:?}, {word:?}: {:#?}", after.printed());
        assert_eq!(after.question(), question, "{line:?}, {word:?}");
        assert!(after.unconfirmed().is_none(), "{line:?}, {word:?}");
    });
}
