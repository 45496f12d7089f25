//! What is told or asked of one seat now.

use maud::{Markup, html};

use super::{carried, marked, sentences};
use crate::device::phones::text::Text;
use crate::language::{Language, Message, OF_TABLE};
use protocol::{About, Answer, WrittenChoice, WrittenPrompt};

/// What is wrong with what was answered, and what it was.
pub(in crate::device::phones) struct Fault {
    /// The sentence at the field.
    pub sentence: String,
    /// What was chosen.
    pub chosen: Vec<usize>,
    /// What can't be taken back, and is done if it is chosen once more.
    pub sure: Option<usize>,
}

/// Whether what a prompt says is for its seat alone.
pub(in crate::device::phones) fn is_secret(about: About) -> bool {
    matches!(about, About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything)
}

/// Whether it is anybody's turn: not where nothing can be chosen but to take back what was done.
fn waits_for(prompt: &WrittenPrompt) -> bool {
    prompt.about != About::Turn || prompt.choices.iter().any(|choice| choice.answer != Answer::Undo)
}

/// What the title of the page says first.
pub(in crate::device::phones) fn state(text: Text, prompt: Option<&WrittenPrompt>) -> String {
    text.say(match prompt.filter(|prompt| waits_for(prompt)).map(|prompt| prompt.about) {
        None => "page-name-waiting",
        Some(About::Vote) => "page-name-vote",
        Some(About::Card) => "page-name-card-now",
        Some(About::RoleEntry) => "page-name-confess",
        Some(About::Turn) => "page-name-turn",
        Some(About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything) => "page-name-know",
    })
}

/// The heading above what is asked. It tells the state too, so whoever jumps there knows it at once.
pub(in crate::device::phones) fn heading(text: Text, prompt: Option<&WrittenPrompt>) -> String {
    format!("{} – {}", text.say("page-name-asked"), state(text, prompt))
}

/// What is asked, for whoever is reading something else: with the question itself, unless that is a secret.
fn news(text: Text, prompt: Option<&WrittenPrompt>) -> String {
    let news = text.say(match prompt.filter(|prompt| waits_for(prompt)).map(|prompt| prompt.about) {
        None => "page-nothing-asked",
        Some(About::Vote) => "page-news-vote",
        Some(About::Card) => "page-news-card",
        Some(About::RoleEntry) => "page-news-confess",
        Some(About::Turn) => "page-news-turn",
        Some(About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything) => "page-news-know",
    });
    let lines = prompt.filter(|prompt| !is_secret(prompt.about)).map(|prompt| prompt.lines.join(" "));
    [news].into_iter().chain(lines).collect::<Vec<_>>().join(" ").replace([OF_TABLE.0, OF_TABLE.1], "")
}

/// A prompt in its words, or that there is none. The script compares its version with what it has.
pub(in crate::device::phones) struct Asked<'a> {
    pub text: Text,
    /// What is told or asked.
    pub prompt: Option<&'a WrittenPrompt>,
    /// Tells it from what was there before.
    pub version: String,
    /// Tells this run of the program from another, whose prompts have other numbers.
    pub run: &'a str,
    /// The token of forms.
    pub form: &'a str,
    /// What is wrong with what was answered.
    pub fault: Option<&'a Fault>,
    /// The title of the page with it.
    pub title: String,
    /// The language in which commands are understood.
    pub table: Language,
}

impl Asked<'_> {
    /// The piece of the page.
    pub fn markup(&self) -> Markup {
        // Another run of the program may have another prompt of the same number.
        let number = self.prompt.map(|prompt| format!("{}-{}", prompt.number, self.run));
        html! {
            .prompt data-version=(self.version) data-number=[number] data-title=(self.title) data-heading=(heading(self.text, self.prompt))
                data-news=(news(self.text, self.prompt))
                lang=[self.prompt.map(|prompt| prompt.language.code())]
            {
                @match self.prompt {
                    None => p { (self.text.say("page-nothing-asked")) },
                    Some(prompt) if is_secret(prompt.about) => (self.to_know(prompt)),
                    Some(prompt) => (self.to_answer(prompt)),
                }
            }
        }
    }

    fn to_know(&self, prompt: &WrittenPrompt) -> Markup {
        let text = self.text;
        // What is over may still be on the page: nothing has its name.
        let place = format!("told-{}", prompt.number);
        html! {
            p { (text.say("page-to-know")) }
            form method="post" action="/show" data-secret=(place) {
                (carried(self.form))
                input type="hidden" name="what" value="slip";
                p { button data-hide=(text.say("page-name-hide")) aria-expanded="false" { (text.say("page-name-show")) } }
            }
            .secret id=(place) {}
            (done(text, self.form, self.run, prompt.number))
        }
    }

    fn to_answer(&self, prompt: &WrittenPrompt) -> Markup {
        let fault = self.fault.map(|fault| fault.sentence.as_str());
        let chosen = prompt.chosen.and_then(|at| prompt.choices.get(at));
        html! {
            form method="post" action="/answer" data-send="" {
                (carried(self.form))
                (named(self.run, prompt.number))
                @if let Some(sure) = self.fault.and_then(|fault| fault.sure) { input type="hidden" name="sure" value=(sure); }
                @if let Some(most) = prompt.together {
                    (self.together(prompt, most))
                } @else {
                    (sentences(&prompt.lines, self.table))
                    @if fault.is_some() { (note(fault, None, None)) }
                    // Without marks it is no list to WebKit unless it says so.
                    ul.choices role="list" {
                        @for (at, choice) in prompt.choices.iter().enumerate() {
                            li { (one(self.text, at, choice, prompt)) }
                        }
                    }
                    // What is told after a tap moves no button under the finger.
                    @if fault.is_none() { (note(None, None, chosen.map(|choice| chosen_sentence(self.text, choice)))) }
                }
            }
        }
    }

    /// Several that are chosen together, such as a team.
    fn together(&self, prompt: &WrittenPrompt, most: u8) -> Markup {
        let text = self.text;
        let before = self.fault.map(|fault| fault.chosen.as_slice()).unwrap_or_default();
        let own = |what: &str| format!("{what}-{}", prompt.number);
        html! {
            fieldset aria-describedby=(own("note")) {
                legend {
                    (marked(&prompt.lines.join(" "), self.table)) " "
                    (text.tell(&Message::new("page-choose-exactly").number("number", most)))
                }
                (note(self.fault.map(|fault| fault.sentence.as_str()), Some(&own("note")), None))
                @for (at, choice) in prompt.choices.iter().enumerate().filter(|(_, choice)| choice.answer != Answer::Undo) {
                    @let id = format!("{}-{at}", own("choice"));
                    p.option {
                        input type="checkbox" name="choice" id=(id) value=(at) checked[before.contains(&at)]
                            disabled[choice.refused.is_some()];
                        label for=(id) { (why_not(text, choice)) }
                    }
                }
            }
            p { button { (text.say("page-name-send")) } }
            @for (at, choice) in prompt.choices.iter().enumerate().filter(|(_, choice)| choice.answer == Answer::Undo) {
                p { (one(text, at, choice, prompt)) }
            }
        }
    }
}

/// One thing to choose: choosing is answering. Why somebody may not choose it is said beside it only where everybody knows
/// that anyway; else it is told once they try, since the looks of a page would tell who they are.
fn one(text: Text, at: usize, choice: &WrittenChoice, prompt: &WrittenPrompt) -> Markup {
    if choice.refused.is_some() && prompt.about == About::Turn {
        return html! { button type="button" aria-disabled="true" { (why_not(text, choice)) } };
    }
    let pressed = (choice.answer != Answer::Undo).then_some(if prompt.chosen == Some(at) { "true" } else { "false" });
    html! { button name="choice" value=(at) aria-pressed=[pressed] { (choice.text) } }
}

/// What can be chosen, with the reason if it can't: read as one, since not every screen reader tells a description.
fn why_not(text: Text, choice: &WrittenChoice) -> String {
    let refused = |reason: &String| {
        text.tell(&Message::new("page-name-choice-refused").text("choice", &choice.text).text("reason", reason))
    };
    choice.refused.as_ref().map_or_else(|| choice.text.clone(), refused)
}

/// Says that a secret is known.
pub(in crate::device::phones) fn done(text: Text, form: &str, run: &str, number: u32) -> Markup {
    html! {
        form method="post" action="/answer" data-send="" {
            (carried(form))
            (named(run, number))
            p.sent {}
            p { button name="done" value="yes" { (text.say("page-name-done")) } }
        }
    }
}

/// What is told at a form: what is wrong, or what is chosen.
fn note(fault: Option<&str>, id: Option<&str>, chosen: Option<String>) -> Markup {
    html! {
        p.sent.fault[fault.is_some()] id=[id] {
            (fault.map(str::to_owned).or(chosen).unwrap_or_default())
        }
    }
}

/// Which prompt a form answers.
fn named(run: &str, number: u32) -> Markup {
    html! {
        input type="hidden" name="run" value=(run);
        input type="hidden" name="slip" value=(number);
    }
}

/// What is chosen, and that it can be changed.
pub(in crate::device::phones) fn chosen_sentence(text: Text, choice: &WrittenChoice) -> String {
    format!("{} {}", choice.means, text.say("page-can-change"))
}
