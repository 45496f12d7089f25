//! What only the one who holds the phone may see: it stands alone on the page, and leaves nothing behind.

use protocol::{Answer, Input, Sealed, Seat, WrittenPrompt};

use super::Page;
use crate::browser::{self, document};
use crate::element::{self, Built, by_id, show};
use crate::event::Order;

/// A second tap on "hide it" is none on what comes there next.
const QUIET_MS: f64 = 800.0;

impl Page {
    /// Shows what one seat alone is told or asked, and nothing else; or nothing of it any more.
    pub fn secret(&mut self, seat: Seat, prompt: Option<&Sealed<WrittenPrompt>>) {
        let place = by_id("secret");
        let is_new = self.secret.is_none();
        self.kept = None;
        let had_focus = place.contains(document().active_element().as_deref());
        place.set_inner_html("");
        let prompt = prompt.map(|prompt| prompt.0.open());
        self.secret = prompt.map(|prompt| prompt.number);
        let Some(prompt) = prompt else {
            self.quiet_until.set(browser::now() + QUIET_MS);
            // What stands there next is known once all is done.
            self.kept = Some(String::new());
            return;
        };
        show(&place, true);
        for id in ["table", "more"] {
            show(&by_id(id), false);
        }
        let heading =
            element::new("h2").text(&self.name("web-name-secret")).with("tabindex", "-1").with("id", "secret-title");
        let _ = place.append_child(&heading);
        for line in &prompt.lines {
            let _ = place.append_child(&element::new("p").text(line));
        }
        let mut pressed = None;
        for (at, choice) in prompt.choices.iter().enumerate() {
            let is_chosen = prompt.chosen == Some(at);
            let button = element::button(&choice.text).with("aria-pressed", if is_chosen { "true" } else { "false" });
            let (events, answer, number) = (self.events.clone(), choice.answer, prompt.number);
            let button = match &choice.refused {
                Some(why) => button.with("aria-disabled", "true").text(&format!("{}. {why}", choice.text)),
                None => button.pressed(move || events.input(answered(seat, number, answer))),
            };
            let _ = place.append_child(&button);
            if is_chosen {
                pressed = Some(button);
                let _ = place.append_child(&element::new("p").text(&choice.means));
            }
        }
        if prompt.choices.is_empty() || prompt.chosen.is_some() {
            let _ = place.append_child(&element::new("p").text(&self.name("web-then-hide")));
        }
        let events = self.events.clone();
        let aloud =
            element::button(&self.name("web-name-secret-aloud")).pressed(move || events.order(Order::ReadSecret));
        let (events, number) = (self.events.clone(), prompt.number);
        let done = element::button(&self.name("web-name-secret-done"))
            .pressed(move || events.input(answered(seat, number, Answer::Done)));
        let _ = place.append_child(&aloud);
        if prompt.choices.is_empty() || prompt.chosen.is_some() {
            let _ = place.append_child(&done);
        }
        // It came by somebody's tap, so the focus may go there, or stay on what they have tapped.
        if is_new || had_focus {
            element::focus(pressed.as_ref().filter(|_| !is_new).unwrap_or(&heading));
        }
    }

    /// Until everybody had the same time the page tells only that; nothing on it tells who had what.
    pub fn keep_hidden(&mut self, told: Option<String>) {
        if self.secret.is_some() || told == self.kept {
            return;
        }
        let place = by_id("secret");
        place.set_inner_html("");
        show(&place, told.is_some());
        for id in ["table", "more"] {
            show(&by_id(id), told.is_none());
        }
        if let Some(told) = &told {
            let heading = element::new("h2").text(told).with("tabindex", "-1");
            let _ = place.append_child(&heading);
            element::focus(&heading);
        } else {
            element::focus(&by_id("asked"));
        }
        self.kept = told;
    }

    /// What is to be read aloud of it.
    pub fn secret_text(&self) -> String {
        let paragraphs = by_id("secret").query_selector_all("p").ok();
        let Some(paragraphs) = paragraphs.filter(|_| self.secret.is_some()) else { return String::new() };
        let text = |at| paragraphs.item(at).and_then(|paragraph| paragraph.text_content());
        (0..paragraphs.length()).filter_map(text).collect::<Vec<_>>().join(" ")
    }
}

fn answered(from: Seat, prompt: u32, answer: Answer) -> Input {
    Input::Answered { from, prompt, answer: Sealed::new(answer) }
}
