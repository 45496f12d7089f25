//! What is told or asked of one seat now.

use maud::{Markup, html};

use super::{carried, sentences};
use crate::device::phones::text::Text;
use crate::language::Message;
use protocol::{About, WrittenChoice, WrittenPrompt};

/// What is wrong with what was answered, and what it was.
pub(in crate::device::phones) struct Fault {
    /// The sentence at the field.
    pub sentence: String,
    /// What was chosen.
    pub chosen: Vec<usize>,
}

/// Whether what a prompt says is for its seat alone.
pub(in crate::device::phones) fn is_secret(about: About) -> bool {
    matches!(about, About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything)
}

/// What the title of the page says first.
pub(in crate::device::phones) fn state(text: Text, prompt: Option<&WrittenPrompt>) -> String {
    text.say(match prompt.map(|prompt| prompt.about) {
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

/// What is asked, for whoever is reading something else.
fn news(text: Text, prompt: Option<&WrittenPrompt>) -> String {
    text.say(match prompt.map(|prompt| prompt.about) {
        None => "page-nothing-asked",
        Some(About::Vote) => "page-news-vote",
        Some(About::Card) => "page-news-card",
        Some(About::RoleEntry) => "page-news-confess",
        Some(About::Turn) => "page-news-turn",
        Some(About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything) => "page-news-know",
    })
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
}

impl Asked<'_> {
    /// The piece of the page.
    pub fn markup(&self) -> Markup {
        // Another run of the program may have another prompt of the same number.
        let number = self.prompt.map(|prompt| format!("{}-{}", prompt.number, self.run));
        html! {
            .prompt data-version=(self.version) data-number=[number] data-title=(self.title) data-heading=(heading(self.text, self.prompt))
                data-news=(news(self.text, self.prompt)) data-over=(self.text.say("page-over"))
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
        html! {
            p { (text.say("page-to-know")) }
            form method="post" action="/show" data-secret="told" {
                (carried(self.form))
                input type="hidden" name="what" value="slip";
                p { button data-hide=(text.say("page-name-hide")) aria-expanded="false" { (text.say("page-name-show")) } }
            }
            #told.secret aria-live="polite" {}
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
                @if let Some(most) = prompt.together {
                    (self.together(prompt, most))
                } @else {
                    (sentences(&prompt.lines))
                    @if let Some(fault) = fault { p.fault { (fault) } }
                    ul.choices {
                        @for (at, choice) in prompt.choices.iter().enumerate() {
                            li { (one(self.text, at, choice, prompt)) }
                        }
                    }
                }
                p.sent aria-live="polite" {
                    @if let Some(choice) = chosen { (chosen_sentence(self.text, choice)) }
                }
            }
        }
    }

    /// Several that are chosen together, such as a team.
    fn together(&self, prompt: &WrittenPrompt, most: u8) -> Markup {
        let text = self.text;
        let before = self.fault.map(|fault| fault.chosen.as_slice()).unwrap_or_default();
        html! {
            fieldset aria-describedby=[self.fault.map(|_| "team-fault")] {
                legend {
                    (prompt.lines.join(" ")) " "
                    (text.tell(&Message::new("page-choose-exactly").number("number", most)))
                }
                @if let Some(fault) = self.fault { p.fault #team-fault { (fault.sentence) } }
                @for (at, choice) in prompt.choices.iter().enumerate() {
                    @let id = format!("choice-{at}");
                    p.option {
                        input type="checkbox" name="choice" id=(id) value=(at) checked[before.contains(&at)]
                            disabled[choice.refused.is_some()];
                        label for=(id) { (why_not(text, choice)) }
                    }
                }
            }
            p { button { (text.say("page-name-send")) } }
        }
    }
}

/// One thing to choose: choosing is answering. Why somebody may not choose it is said beside it only where everybody knows
/// that anyway; else it is told once they try, since the looks of a page would tell who they are.
fn one(text: Text, at: usize, choice: &WrittenChoice, prompt: &WrittenPrompt) -> Markup {
    if choice.refused.is_some() && prompt.about == About::Turn {
        return html! { button type="button" aria-disabled="true" { (why_not(text, choice)) } };
    }
    let pressed = if prompt.chosen == Some(at) { "true" } else { "false" };
    html! { button name="choice" value=(at) aria-pressed=(pressed) { (choice.text) } }
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
            p { button name="done" value="yes" { (text.say("page-name-done")) } }
            p.sent aria-live="polite" {}
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
