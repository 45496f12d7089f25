//! What is said aloud: every phrase that the recogniser listens for means its command, in every language and state.

mod agents;
mod spoken_names;
mod utterances;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use resistance_narrator::game::{BySeat, Seat, SeatSet};
use resistance_narrator::language::grammar::{ALWAYS, UNKNOWN};
use resistance_narrator::language::pattern::Token;
use resistance_narrator::language::{
    Grammar, Heard, Intent, Language, Listener, Names, Phrases, SpokenNames, Verb, Vocabulary,
};

use crate::made_up::languages;
use crate::phrases::questions;
use crate::project::root;

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Felix", "Gina", "Hugo", "Ida", "Paul"];

/// Commands whose first phrase no starter model can hear.
const UNHEARD: [(Language, Verb); 19] = [
    (Language::FRENCH, Verb::Edition),
    (Language::GERMAN, Verb::Edition),
    (Language::FRENCH, Verb::Same),
    (Language::FRENCH, Verb::Options),
    (Language::FRENCH, Verb::EyesClosed),
    (Language::GERMAN, Verb::EyesClosed),
    (Language::GERMAN, Verb::ByTouch),
    (Language::FRENCH, Verb::Redo),
    (Language::GERMAN, Verb::Same),
    (Language::GERMAN, Verb::Who),
    (Language::GERMAN, Verb::ShownMariaHill),
    (Language::GERMAN, Verb::Wrong),
    (Language::ENGLISH, Verb::BeginnersLineUp),
    (Language::FRENCH, Verb::UsualLineUp),
    (Language::FRENCH, Verb::BeginnersLineUp),
    (Language::FRENCH, Verb::HardLineUp),
    (Language::GERMAN, Verb::UsualLineUp),
    (Language::GERMAN, Verb::BeginnersLineUp),
    (Language::GERMAN, Verb::HardLineUp),
];

/// The commands that answer the read-back of a team.
const READ_BACK: [Verb; 5] = [Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove];

/// The words of the model that comes with the program; where there is none, all that is listened for.
pub fn starter(language: Language) -> &'static Vocabulary {
    static STARTERS: LazyLock<BTreeMap<Language, Vocabulary>> = LazyLock::new(|| {
        let read = |language: Language| {
            let model = root().join(format!("models/vosk-starter-{}/graph", language.code()));
            let words = std::fs::read_to_string(model.join("words.txt"));
            words.map_or_else(|_| everything(Phrases::of(language)), |words| Vocabulary::from_symbols(&words))
        };
        languages().into_iter().map(|language| (language, read(language))).collect()
    });
    &STARTERS[&language]
}

/// A model that knows every word that the program listens for.
pub fn everything(phrases: &Phrases) -> Vocabulary {
    let written = phrases.all().map(|(_, _, pattern)| pattern.written(|_| String::new()).to_lowercase());
    let wake = phrases.wake().iter().chain(phrases.decoys()).map(|pattern| pattern.written(|_| String::new()));
    let numbers = (0..=100).flat_map(|number| phrases.words_for(number)).cloned();
    let small = phrases.and_words().iter().chain(phrases.seat_words()).map(|word| word.written.clone());
    let languages = languages().into_iter().flat_map(|language| phrases.names_of(language)).cloned();
    let names = NAMES.iter().map(|name| (*name).to_owned()).chain(phrases.alphabet().iter().cloned());
    let texts: Vec<String> = written.chain(wake).chain(numbers).chain(small).chain(languages).chain(names).collect();
    let words = texts.join(" ").to_lowercase();
    Vocabulary::new(words.split([' ', '-', '\'']))
}

/// A table that listens.
pub struct Ears {
    phrases: &'static Phrases,
    spoken_names: SpokenNames,
    names: Names,
    vocabulary: Vocabulary,
}

impl Ears {
    pub fn new(language: Language, players: usize, vocabulary: &Vocabulary) -> Self {
        let phrases = Phrases::of(language);
        let names = BySeat::new(NAMES[..players].iter().map(|name| (*name).to_owned()).collect());
        let spoken_names = SpokenNames::new(&names, &BTreeMap::new(), &BTreeMap::new(), phrases, vocabulary);
        let names = spoken_names.heard_names();
        Self { phrases, spoken_names, names, vocabulary: vocabulary.clone() }
    }

    fn starter(language: Language, players: usize) -> Self {
        Self::new(language, players, starter(language))
    }

    fn grammar(&self, open: &[Verb]) -> Grammar {
        Grammar::new(open, self.phrases, &self.spoken_names, &self.vocabulary)
    }

    pub fn heard(&self, open: &[Verb], utterance: &str) -> Heard {
        self.heard_with(&self.grammar(open), open, utterance)
    }

    fn heard_with(&self, grammar: &Grammar, open: &[Verb], utterance: &str) -> Heard {
        let listener = Listener { phrases: &[self.phrases], names: &self.names, answers: open };
        Heard::understood(utterance, grammar, &listener)
    }
}

/// The commands that are open in each state of a game.
fn states() -> Vec<Vec<Verb>> {
    let counts = vec![Verb::Fails, Verb::Success, Verb::Reverses, Verb::Rogues];
    questions().into_iter().map(|question| question.verbs()).chain([counts, READ_BACK.to_vec()]).collect()
}

/// What a phrase was listed for, and what it means: the short forms of a command are those of their own rows.
fn belongs(verb: Verb, intent: &Intent) -> bool {
    match intent {
        intent if *intent == Intent::fails(0) => matches!(verb, Verb::Success | Verb::Fails),
        Intent::Opens(opened) => verb == *opened,
        // Who is alone tells one vote.
        Intent::Sent(Verb::Approves, _) => matches!(verb, Verb::Approve | Verb::Approves),
        Intent::Sent(Verb::Rejects, _) => matches!(verb, Verb::Reject | Verb::Rejects),
        intent => verb == intent.verb(),
    }
}

#[test]
fn every_phrase_that_is_listened_for_means_its_command() {
    let mut faults = Vec::new();
    let mut tried = 0;
    for language in languages() {
        let starter = Language::ALL.contains(&language).then(|| Ears::starter(language, 10));
        for ears in starter.into_iter().chain([Ears::new(language, 5, &everything(Phrases::of(language)))]) {
            for open in states() {
                let grammar = ears.grammar(&open);
                for (verb, phrase) in grammar.phrases() {
                    tried += 1;
                    match ears.heard_with(&grammar, &open, phrase) {
                        Heard::Meant(intent) if belongs(verb, &intent) => {}
                        Heard::Unfinished { verb: Verb::Propose, players } if players.len() == 1 => {}
                        other => faults.push(format!("{language:?} {open:?}: {phrase:?} of {verb:?} is {other:?}")),
                    }
                }
            }
        }
    }
    assert!(tried > 20_000, "only {tried} phrases");
    assert!(faults.is_empty(), "{} of {tried}: {:#?}", faults.len(), &faults[..faults.len().min(40)]);
}

#[test]
fn no_two_commands_share_what_is_said() {
    for language in languages() {
        let ears = Ears::new(language, 10, &everything(Phrases::of(language)));
        for open in states() {
            let mut known: BTreeMap<String, Verb> = BTreeMap::new();
            for (verb, phrase) in ears.grammar(&open).phrases() {
                let other = known.insert(phrase.to_owned(), verb);
                assert_eq!(other, None, "{language:?}: {phrase:?} is {verb:?} too");
            }
        }
    }
}

#[test]
fn only_words_that_the_model_knows_are_listed() {
    for language in Language::ALL {
        let ears = Ears::starter(language, 10);
        for open in states() {
            let listed = ears.grammar(&open).listed();
            assert!(listed.iter().any(|phrase| phrase == UNKNOWN));
            for word in listed.iter().flat_map(|phrase| phrase.split(' ')).filter(|word| *word != UNKNOWN) {
                assert_eq!(starter(language).spelling(word), Some(word), "{language:?}");
            }
        }
    }
}

#[test]
fn of_words_that_sound_the_same_one_is_listened_for() {
    let phrases = Phrases::of(Language::FRENCH);
    let ears = Ears::starter(Language::FRENCH, 5);
    for open in states() {
        for phrase in ears.grammar(&open).listed() {
            assert!(phrase.split(' ').all(|word| phrases.heard_as(word) == word), "{phrase}");
        }
    }
    let vote = [Verb::Vote, Verb::Approve, Verb::Reject];
    assert!(ears.grammar(&vote).phrases().any(|(_, phrase)| phrase == "tous approuve"));
    assert_eq!(ears.heard(&vote, "tous approuve"), Heard::Meant(Intent::Plain(Verb::ApproveAll)));
}

/// Ten players and five seats have 30,240 orders.
#[test]
fn a_grammar_stays_small() {
    for language in languages() {
        let ears = Ears::starter(language, 10);
        for open in states() {
            let listed = ears.grammar(&open).listed().len();
            assert!(listed < 2_000, "{language:?} {open:?}: {listed}");
        }
    }
}

/// Each name stands beside each other one: from these pairs any team can be heard.
#[test]
fn any_team_can_be_said() {
    for language in languages() {
        let ears = Ears::starter(language, 10);
        let open = [Verb::Propose];
        let grammar = ears.grammar(&open);
        let listed: BTreeSet<&str> = grammar.phrases().map(|(_, phrase)| phrase).collect();
        let called: Vec<&str> = ears.spoken_names.iter().filter_map(|(_, calling)| calling.name.words()).collect();
        assert_eq!(called.len(), NAMES.len(), "{language:?}");
        for one in &called {
            for other in called.iter().filter(|other| *other != one) {
                assert!(listed.contains(format!("{one} {other}").as_str()), "{language:?}: {one} {other}");
            }
        }
        let shown = ears.phrases.shown(Verb::Propose).expect("it is shown");
        let said = shown.written(|_| "ana cleo gina hugo paul".to_owned());
        assert_eq!(ears.heard(&open, &said), Heard::Meant(Intent::Propose(seats(&[1, 3, 7, 8, 10]))), "{said}");
    }
}

#[test]
fn every_command_can_be_said_with_the_starter_models() {
    for language in Language::ALL {
        let ears = Ears::starter(language, 5);
        for open in states() {
            let grammar = ears.grammar(&open);
            let said: BTreeSet<Verb> = grammar.phrases().map(|(verb, _)| verb).collect();
            // Names of newcomers are typed: no model knows them all. Letters of a forum game are nobody else's to hear.
            // How the reveal shall be has a number too.
            let numbered = [Verb::EyesClosed, Verb::ByTouch, Verb::ByHeadset];
            let typed = |verb: &Verb| *verb == Verb::Players || verb.is_letter() || numbered.contains(verb);
            let wanted = open.iter().chain(&ALWAYS).filter(|verb| !typed(verb));
            for verb in wanted {
                assert!(said.contains(verb), "{language:?}: {verb:?} can't be said");
            }
            let told: BTreeSet<Verb> = grammar.examples().iter().map(|(verb, _)| *verb).collect();
            assert_eq!(told, said, "{language:?}: what can be said is told");
        }
        assert!(Grammar::wake(ears.phrases, &ears.vocabulary).phrases().count() > 0, "{language:?}: no waking");
    }
}

/// What help shows can be said, but for these: their words are in no starter model, and there is another way to say it.
#[test]
fn what_help_shows_can_be_said() {
    let mut unheard = BTreeSet::new();
    for language in Language::ALL {
        let phrases = Phrases::of(language);
        for verb in states().concat().into_iter().chain(ALWAYS).filter(|verb| !verb.is_letter()) {
            let Some(shown) = phrases.shown(verb) else { continue };
            if !shown.literal_words().all(|word| starter(language).spelling(word).is_some()) {
                unheard.insert((language, verb));
            }
        }
    }
    let known = BTreeSet::from(UNHEARD);
    assert_eq!(unheard, known);
}

#[test]
fn typed_phrases_are_phrases_of_their_row() {
    for language in languages() {
        let phrases = Phrases::of(language);
        for verb in Verb::ALL {
            for typed in phrases.typed(verb) {
                let found = phrases.all().any(|(other, _, pattern)| other == verb && pattern == typed);
                assert!(found, "{language:?} {verb:?}: {}", typed.written(|slot| format!("{{{}}}", slot.id())));
            }
        }
    }
}

/// A word of one syllable is heard badly: alone it is never a command, but for answers to what was asked.
/// People's yes and no were measured to be heard well.
#[test]
fn nothing_short_is_listened_for() {
    for language in Language::ALL {
        let ears = Ears::starter(language, 5);
        for open in states() {
            for (verb, phrase) in ears.grammar(&open).phrases().filter(|(_, phrase)| !phrase.contains(' ')) {
                let answers = matches!(
                    verb,
                    Verb::Propose
                        | Verb::Leader
                        | Verb::Fails
                        | Verb::Reverses
                        | Verb::Rogues
                        | Verb::Option
                        | Verb::Confirm
                        | Verb::Cancel
                        | Verb::Mission
                        | Verb::EyesClosed
                        | Verb::ByTouch
                );
                assert!(answers || syllables(language, phrase) > 1, "{language:?} {verb:?}: {phrase}");
            }
        }
    }
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).expect("there is such a seat")
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// Somebody who is told to say something is heard when they say it, with the starter models too.
#[test]
fn what_questions_name_is_listened_for() {
    let told: [(Language, &[(Verb, &str)]); 3] = [
        (
            Language::ENGLISH,
            &[
                (Verb::Help, "what can I say"),
                (Verb::Next, "go on"),
                (Verb::Same, "the same players"),
                (Verb::Draw, "draw a leader"),
                (Verb::Start, "start now"),
                (Verb::Options, "options"),
                (Verb::Ready, "everything is ready"),
                (Verb::Skip, "skip the reveal"),
                (Verb::Back, "go back"),
                (Verb::Summary, "how did it go"),
            ],
        ),
        (
            Language::FRENCH,
            &[
                (Verb::Help, "que puis-je dire"),
                (Verb::Next, "suivant"),
                (Verb::Same, "comme avant"),
                (Verb::Draw, "au hasard"),
                (Verb::Start, "commencer"),
                (Verb::Options, "changer les règles"),
                (Verb::Ready, "tout est prêt"),
                (Verb::Skip, "sauter"),
                (Verb::Back, "retour"),
                (Verb::Summary, "raconter la partie"),
            ],
        ),
        (
            Language::GERMAN,
            &[
                (Verb::Help, "Hilfe"),
                (Verb::Next, "weiter"),
                (Verb::Same, "alle wieder"),
                (Verb::Draw, "ein Los ziehen"),
                (Verb::Start, "starten"),
                (Verb::Options, "ändern"),
                (Verb::Ready, "bereit"),
                (Verb::Skip, "überspringen"),
                (Verb::Back, "zurück"),
                (Verb::Reject, "dagegen"),
                (Verb::Summary, "Spiel erzählen"),
            ],
        ),
    ];
    for (language, told) in told {
        let ears = Ears::starter(language, 5);
        let file = |name| {
            std::fs::read_to_string(crate::project::root().join(format!("voices/{}/{name}.ftl", language.code())))
                .unwrap()
        };
        let sentences = file("interface") + &file("narration");
        for (verb, words) in told {
            assert!(sentences.contains(words), "{language:?}: nobody is told to say {words}");
            let heard = words.to_lowercase().replace('-', " ");
            let listened =
                states().iter().any(|open| ears.grammar(open).phrases().any(|said| said == (*verb, heard.as_str())));
            assert!(listened, "{language:?}: {words} is not listened for");
        }
    }
}

/// Groups of vowels. An e at the end is silent, but not in German.
fn syllables(language: Language, word: &str) -> usize {
    let plain = deunicode::deunicode(word);
    let groups = plain.split(|sign: char| !"aeiouy".contains(sign)).filter(|group| !group.is_empty()).count();
    groups - usize::from(language != Language::GERMAN && word.ends_with('e') && groups > 1)
}
