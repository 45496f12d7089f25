//! What prompts ask for is understood: typed, and by ears that know every word, in the question that the prompt asks.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::{BySeat, Edition, PlotCard, Seat};
use resistance_narrator::language::{
    Form, Heard, Intent, Language, Length, Listener, Misunderstood, Names, Phrases, Verb,
};

use crate::phrases::questions;
use crate::voice_commands::{Ears, everything};
use crate::wordings::{Wording, all_sentences, filled, is_fragment, nobody, wordings};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// What answers something that was heard, and is read back.
const READ_BACK: [Verb; 5] = [Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove];

/// What a pause that waits offers, beside the answers to its question.
const PAUSE_OFFERS: [Verb; 2] = [Verb::Next, Verb::Ready];

/// A prompt, and what it offers in English, French and German.
struct Prompt {
    key: &'static str,
    /// Whose words it is said in.
    edition: Edition,
    open: Vec<Verb>,
    full: [&'static [&'static str]; 3],
    brief: [&'static [&'static str]; 3],
}

impl Prompt {
    fn of(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }
}

fn prompt(
    key: &'static str,
    open: Vec<Verb>,
    full: [&'static [&'static str]; 3],
    brief: [&'static [&'static str]; 3],
) -> Prompt {
    Prompt { key, edition: Edition::default(), open, full, brief }
}

/// The prompts whose words don't all stand after a colon. A brief wording that only asks offers nothing.
fn prompts() -> Vec<Prompt> {
    let none: [&[&str]; 3] = [&[]; 3];
    let read_back: [&[&str]; 3] = [&["confirm", "cancel"], &["confirmer", "annuler"], &["bestätigen", "abbrechen"]];
    let confirmed: [&[&str]; 3] = [&["confirm"], &["confirmer"], &["bestätigen"]];
    let begins: [&[&str]; 3] =
        [&["start now", "skip the reveal"], &["commencer", "sauter"], &["starten", "überspringen"]];
    let held: [&[&str]; 3] =
        [&["go on", "everybody is ready"], &["on continue", "tout le monde est prêt"], &["weiter", "alle bereit"]];
    let goes_on: [&[&str]; 3] = [&["go on", "again"], &["suivant", "encore"], &["weiter", "noch einmal"]];
    let after: [&[&str]; 3] = [
        &["again", "new game", "how did it go", "leave the game"],
        &["encore", "nouvelle partie", "raconter la partie", "quitter"],
        &["noch einmal", "neues Spiel", "Spiel erzählen", "beenden"],
    ];
    let rightly: [&[&str]; 3] =
        [&["that was right", "that was wrong"], &["c'est vrai", "c'est faux"], &["richtig", "stimmt nicht"]];
    let used: [&[&str]; 3] = [&["I use it", "I pass"], &["je l'utilise", "je passe"], &["benutzen", "passen"]];
    let passed: [&[&str]; 3] = [&["I pass"], &["je passe"], &["passen"]];
    // In brief the French name the card with the verb, so that only the other answer is the same for every card.
    let used_brief: [&[&str]; 3] = [used[0], &["passer"], used[2]];
    let passed_brief: [&[&str]; 3] = [passed[0], &["passer"], passed[2]];
    let claims: [&[&str]; 3] = [&["nobody claims"], &["personne"], &["niemand allein"]];
    let seat = Seat::from_number(2).expect("there is a second seat");
    let uses = |card| Question::UseCard { asked: Some(seat), card }.verbs();
    let vote = Question::Vote.verbs();
    vec![
        prompt(
            "ask-leader",
            Question::Leader.verbs(),
            [&["draw a leader"], &["au hasard"], &["ein Los ziehen"]],
            [&["draw a leader"], &["au hasard"], &["ein Los ziehen"]],
        ),
        prompt(
            "ask-option-anew",
            Question::Options.verbs(),
            [&["options", "start now"], &["options", "commencer"], &["optionen", "starten"]],
            [&["options", "start now"], &["options", "commencer"], &["optionen", "starten"]],
        ),
        prompt(
            "ask-start",
            Question::Start.verbs(),
            [&["start now", "options"], &["commencer", "changer les règles"], &["starten", "ändern"]],
            [&["start now", "options"], &["commencer", "changer les règles"], &["starten", "ändern"]],
        ),
        prompt(
            "guidance-begin",
            Question::Guidance { step: SetupStep::Tableau }.verbs(),
            [&["go on", "everything is ready"], &["suivant", "tout est prêt"], &["weiter", "bereit"]],
            none,
        ),
        prompt("reveal-touch-ask", Question::Reveal.verbs(), begins, none),
        prompt("reveal-eyes-ask", Question::Reveal.verbs(), begins, none),
        prompt("reveal-touch-ask", Question::Reveal.verbs(), begins, none).of(crate::edition("winter-soldier")),
        prompt("reveal-eyes-ask", Question::Reveal.verbs(), begins, none).of(crate::edition("winter-soldier")),
        prompt("reveal-touch-ask", Question::Reveal.verbs(), begins, none).of(crate::edition("avalon")),
        prompt("reveal-eyes-ask", Question::Reveal.verbs(), begins, none).of(crate::edition("avalon")),
        prompt("ask-roles", Question::Reveal.verbs(), begins, [&["start now"], &["commencer"], &["starten"]]),
        prompt(
            "ask-roles",
            Question::Reveal.verbs(),
            [&["start now"], &["commencer"], &["starten"]],
            [&["start now"], &["commencer"], &["starten"]],
        )
        .of(crate::edition("winter-soldier")),
        prompt("reveal-over", Question::ScriptOver.verbs(), goes_on, none),
        prompt("reveal-over-rogue", Question::ScriptOver.verbs(), goes_on, none),
        prompt("reveal-over", Question::ScriptOver.verbs(), goes_on, none).of(crate::edition("winter-soldier")),
        prompt("reveal-over", Question::ScriptOver.verbs(), goes_on, none).of(crate::edition("avalon")),
        prompt(
            "script-paused",
            Question::ScriptPaused.verbs(),
            [
                &["resume", "again", "go back", "start over"],
                &["reprendre", "encore", "retour", "depuis le début"],
                &["weiter", "noch einmal", "zurück", "neu starten"],
            ],
            none,
        ),
        prompt("pause-held", [vote.clone(), PAUSE_OFFERS.to_vec()].concat(), held, held),
        prompt("ask-vote", vote.clone(), [&["roll call"], &["faire l'appel"], &["alle fragen"]], none),
        prompt(
            "roll-call-begins",
            Question::RollCall { asked: seat, answered: 0 }.verbs(),
            [&["approve", "reject", "go back"], &["approuvé", "rejeté", "retour"], &["dafür", "dagegen", "zurück"]],
            none,
        ),
        prompt("heard-team", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-vote", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-approve", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-reject", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-fails", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-count", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-plot", READ_BACK.to_vec(), read_back, confirmed),
        prompt("heard-pass-all", READ_BACK.to_vec(), read_back, confirmed),
        prompt("ask-after-game", [Question::AfterGame.verbs(), vec![Verb::Quit]].concat(), after, after),
        prompt("ask-is-maria-hill", Question::NamedRightly { named: seat }.verbs(), rightly, rightly),
        prompt("ask-is-nick-fury", Question::NamedRightly { named: seat }.verbs(), rightly, rightly),
        prompt("ask-is-merlin", Question::NamedRightly { named: seat }.verbs(), rightly, rightly),
        prompt("ask-use", uses(PlotCard::NoConfidence), used, used_brief),
        prompt("ask-use-on", uses(PlotCard::CloseEye), passed, passed_brief),
        prompt("ask-claim-resistance", Question::Claim.verbs(), claims, claims),
        prompt("ask-claim-spies", Question::Claim.verbs(), claims, claims),
        prompt("ask-claim-spies", Question::Claim.verbs(), claims, claims).of(crate::edition("forum")),
    ]
}

#[test]
fn whatever_a_prompt_offers_is_said_and_heard() {
    let mut faults = Vec::new();
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let room = Room::new(language);
        let ears = Ears::new(language, 5, &everything(room.phrases));
        for prompt in prompts() {
            for (length, offers) in [(Length::Full, prompt.full[at]), (Length::Brief, prompt.brief[at])] {
                let wording = room.wordings.iter().find(|wording| wording.edition == prompt.edition).unwrap();
                let spoken = rendered(wording, prompt.key, Form::Spoken, length).to_lowercase();
                let printed = rendered(wording, prompt.key, Form::Printed, length).to_lowercase();
                for offer in offers {
                    let said = offer.to_lowercase();
                    if !spoken.contains(&said) || !printed.contains(&said) {
                        faults.push(format!("{language:?} {}: {offer} is not offered: {spoken}", prompt.key));
                    }
                    if let Err(why) = room.understood(&prompt.open, offer) {
                        faults.push(format!("{language:?} {}: {offer} is not understood: {why:?}", prompt.key));
                    }
                    match ears.heard(&prompt.open, &said.replace('-', " ")) {
                        Heard::Meant(_) | Heard::Unfinished { .. } => {}
                        other => faults.push(format!("{language:?} {}: {offer} is not heard: {other:?}", prompt.key)),
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// "Say: start now." By ear there are no quotation marks, so a command that is named stands after a colon.
#[test]
fn what_stands_after_say_is_a_command() {
    let everywhere: Vec<Vec<Verb>> =
        questions().into_iter().map(Question::verbs).chain([READ_BACK.to_vec()]).collect();
    let mut faults = Vec::new();
    let mut tried = 0;
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let room = Room::new(language);
        let say: &[&str] = [
            &["say: ", "Say: ", "or: "][..],
            &["dites : ", "Dites : ", "dis : ", "Dis : ", "Ou : ", "ou : "][..],
            &["sagt: ", "Sagt: ", "sag: ", "Sag: ", "oder: "][..],
        ][at];
        for (wording, key, sentence) in all_sentences(&room.wordings) {
            // Examples are made for the moment; what they are worth is tried where they are given.
            if is_fragment(key) || sentence.variables.contains_key("example") {
                continue;
            }
            for length in [Length::Full, Length::Brief] {
                let text = rendered(wording, key, Form::Spoken, length);
                for command in say.iter().flat_map(|say| text.split(say).skip(1)) {
                    let command = command.split(['.', ',', ';', '?', '!', ':']).next().unwrap_or_default().trim();
                    tried += 1;
                    // "Examine, and the name": the name follows.
                    let lines = [command.to_owned(), format!("{command} Ana")];
                    let meant = |line: &String| everywhere.iter().any(|open| room.understood(open, line).is_ok());
                    if !lines.iter().any(meant) {
                        faults.push(format!("{language:?} {key}: {command:?} in {text}"));
                    }
                }
            }
        }
    }
    assert!(tried > 150, "only {tried} commands are named");
    assert!(faults.is_empty(), "{faults:#?}");
}

fn rendered(wording: &Wording, key: &str, form: Form, length: Length) -> String {
    wording.catalogue.render(&filled(key, &wording.sentences[key], 2, "Ana"), &nobody(), form, length)
}

/// A language with its sentences, its phrases and five people.
struct Room {
    wordings: Vec<Wording>,
    phrases: &'static Phrases,
    names: Names,
}

impl Room {
    fn new(language: Language) -> Self {
        Self {
            wordings: wordings(language),
            phrases: Phrases::of(language),
            names: Names::new(&BySeat::new(NAMES.map(str::to_owned).to_vec())),
        }
    }

    fn understood(&self, open: &[Verb], line: &str) -> Result<Intent, Misunderstood> {
        Listener { phrases: &[self.phrases], names: &self.names, answers: open }.understand(line)
    }
}
