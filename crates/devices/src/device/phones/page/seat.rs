//! The page of a seat, in a fixed order.

use maud::{Markup, PreEscaped, html};

use super::asked::{self, Asked};
use super::{Live, announces_fields, carried, points, switch, whole, words_fields};
use crate::device::phones::clients::Taste;
use crate::device::phones::padding::{PROMPT, SECRET, padded};
use crate::device::phones::text::Text;

/// What the page of a seat has on it.
pub(in crate::device::phones) struct SeatPage<'a> {
    pub text: Text,
    /// Whose page it is.
    pub name: &'a str,
    /// What is asked.
    pub asked: Asked<'a>,
    /// What the page begins with, once.
    pub notice: Option<&'a str>,
    /// What was said last.
    pub said: &'a [String],
    /// How the table stands.
    pub table: &'a [String],
    /// Answers to what was asked here, the newest last.
    pub answers: &'a [String],
    /// The number of the newest answer.
    pub answered: u64,
    /// What is wrong with what was asked here.
    pub question: Option<&'a str>,
    /// What the script has to know.
    pub live: Live<'a>,
}

impl SeatPage<'_> {
    /// The whole page.
    pub fn page(&self, state: &str) -> String {
        let (text, table) = (self.text, self.live.table);
        let is_sure = self.asked.fault.as_ref().is_some_and(|fault| fault.sure.is_some());
        let wrong = text.say(if is_sure { "page-name-sure" } else { "page-name-wrong" });
        let is_wrong = self.asked.fault.is_some() || self.question.is_some();
        let states = [wrong.as_str(), state, self.name];
        let main = html! {
            h1 { (self.name) }
            p #status {}
            @if let Some(notice) = self.notice { p { (notice) } }
            section aria-labelledby="h-asked" {
                h2 #h-asked { (asked::heading(text, self.asked.prompt)) }
                #asked { (PreEscaped(padded(self.asked.markup().into_string(), PROMPT))) }
            }
            (self.card())
            section aria-labelledby="h-said" {
                h2 #h-said { (text.say("page-name-said")) }
                // Without marks it is no list to WebKit unless it says so.
                ol #said role="list" { (points(self.said, table)) }
                p { a href="/said" { (text.say("page-name-all-said")) } }
            }
            section aria-labelledby="h-table" {
                h2 #h-table { (text.say("page-name-table")) }
                ul #table { (points(self.table, table)) }
            }
            (self.ask())
            (settings(text, self.asked.form, self.live.taste))
        };
        whole(text, &states[usize::from(!is_wrong)..], Some(&self.live), &main)
    }

    fn card(&self) -> Markup {
        let text = self.text;
        html! {
            section aria-labelledby="h-card" {
                h2 #h-card { (text.say("page-name-card")) }
                form method="post" action="/show" data-secret="card" {
                    (carried(self.asked.form))
                    input type="hidden" name="what" value="card";
                    p {
                        button data-hide=(text.say("page-name-hide-card")) aria-expanded="false" {
                            (text.say("page-name-show-card"))
                        }
                    }
                }
                #card.secret {}
            }
        }
    }

    fn ask(&self) -> Markup {
        let text = self.text;
        html! {
            section aria-labelledby="h-ask" {
                h2 #h-ask { (text.say("page-name-ask")) }
                form method="post" action="/ask" data-send="" {
                    (carried(self.asked.form))
                    p.field {
                        label for="line" { (text.say("page-name-question")) }
                        @if let Some(fault) = self.question { span.fault #question-fault { (fault) } }
                        input #line name="line" type="text" autocomplete="off" maxlength="200"
                            aria-invalid=[self.question.map(|_| "true")]
                            aria-describedby=[self.question.map(|_| "question-fault")];
                    }
                    p { button { (text.say("page-name-ask-button")) } }
                    p.sent {}
                }
                ol #answers role="list" data-last=(self.answered) {
                    (PreEscaped(padded(points(self.answers, self.live.table).into_string(), SECRET)))
                }
            }
        }
    }
}

fn settings(text: Text, form: &str, taste: &Taste) -> Markup {
    html! {
        section aria-labelledby="h-settings" {
            h2 #h-settings { (text.say("page-name-settings")) }
            form method="post" action="/settings" {
                (carried(form))
                (words_fields(text, taste))
                (announces_fields(text, taste))
                (switch("speech", &text.say("page-name-speech"), taste.speech))
                (switch("vibration", &text.say("page-name-vibration"), taste.vibration))
                p { button { (text.say("page-name-save")) } }
            }
            p { a href="/captions" { (text.say("page-name-captions-link")) } }
        }
    }
}
