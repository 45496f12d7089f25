//! What is on the page: what is asked, with buttons for what can be said; what was said; and everything else that can be
//! done, further down and always in the same place.

mod more;
mod secret;

use language::language::localizer::{Localizer, Words};
use language::language::{Form as Written, Language, Length, Message};
use protocol::{Form, FormChoice, Input, TeamForm};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use std::cell::Cell;
use std::rc::Rc;

use crate::browser::{self, document};
use crate::element::{self, Built, by_id, set_text, show};
use crate::event::{Event, Events, Order, Speaks};

/// So many lines of what was said stay on the page.
const LINES: u32 = 400;

/// The page.
pub struct Page {
    events: Events,
    words: Localizer,
    /// What is offered now.
    form: Form,
    /// The line that was said last.
    last: String,
    /// What stands below: how games are kept, and what was told of the page last.
    standing: Vec<Message>,
    /// The sentence that tells whether the page works without a network, once that is known.
    kept_told: Option<&'static str>,
    /// The prompt that only one person may see.
    secret: Option<u32>,
    /// What stands alone on the page after that, until everybody had the same time.
    kept: Option<String>,
    /// Until then no button at the table counts.
    quiet_until: Rc<Cell<f64>>,
}

/// A button that is always there, with the line that it says.
pub struct Always {
    /// The line, as it would be typed.
    pub line: String,
    /// Its key in the catalogue.
    pub name: &'static str,
}

impl Page {
    /// The page in a language, with nothing said as yet.
    pub fn new(events: Events, language: Language) -> Self {
        let words = Localizer::new(language, &Default::default(), Words::Own);
        let page = Self {
            events,
            words,
            form: Form::default(),
            last: String::new(),
            standing: Vec::new(),
            kept_told: None,
            secret: None,
            kept: None,
            quiet_until: Rc::default(),
        };
        page.listen();
        page
    }

    /// Something of the page's own, in its language.
    pub fn text(&self, message: &Message) -> String {
        self.words.render(message, Written::Printed, Length::Full)
    }

    fn name(&self, key: &'static str) -> String {
        self.text(&Message::new(key))
    }

    /// All that the page says by itself, in this language from now on.
    pub fn speak(&mut self, language: Language) {
        self.words = Localizer::new(language, &Default::default(), Words::Own);
        let _ = document().document_element().map(|root| root.set_attribute("lang", language.code()));
        document().set_title(&self.name("web-name-title"));
        for (id, key) in [
            ("title", "web-name-title"),
            ("with-voice", "web-name-start-voice"),
            ("with-reader", "web-name-start-reader"),
            ("line-label", "web-name-line"),
            ("line-send", "web-name-send"),
            ("next-line", "web-name-next-line"),
            ("save-this", "web-name-save-this"),
            ("said-title", "web-name-said"),
            ("more-title", "web-name-more"),
        ] {
            set_text(&by_id(id), &self.name(key));
        }
        self.build_more();
        self.show_standing();
        let is_there = !by_id("table").has_attribute("hidden");
        show(&by_id("start"), !is_there);
    }

    fn listen(&self) {
        for (id, speaks) in [("with-voice", Speaks::Voice), ("with-reader", Speaks::ScreenReader)] {
            let events = self.events.clone();
            element::on(&by_id(id), "click", move |_| events.order(Order::Start(speaks)));
        }
        let events = self.events.clone();
        element::on(&by_id("next-line"), "click", move |_| events.order(Order::NextLine));
        let events = self.events.clone();
        element::on(&by_id("save-this"), "click", move |_| events.order(Order::SaveThis));
        let events = self.events.clone();
        element::on(&by_id("line"), "submit", move |event| {
            event.prevent_default();
            let field: HtmlInputElement = by_id("line-text").unchecked_into();
            events.input(Input::Line(field.value()));
            field.set_value("");
        });
        let events = self.events.clone();
        element::on(&document(), "keydown", move |event| {
            if let Some(key) = event.dyn_ref::<KeyboardEvent>().and_then(pressed) {
                event.prevent_default();
                events.input(Input::Key(key));
            }
        });
        let events = self.events.clone();
        element::on(&document(), "visibilitychange", move |_| {
            events.send(Event::Seen(document().visibility_state() == web_sys::VisibilityState::Visible));
        });
    }

    /// The table is there: what begins it goes, all else comes.
    pub fn begin(&self) {
        show(&by_id("table"), true);
        show(&by_id("more"), true);
        if by_id("start").contains(document().active_element().as_deref()) {
            element::focus(&by_id("asked"));
        }
        show(&by_id("start"), false);
    }

    /// Whether the button for the next line is there.
    pub fn wait_for_next(&self, waits: bool) {
        show(&by_id("next-line"), waits);
    }

    /// What can be said at any time.
    pub fn always(&self, always: &[Always]) {
        let all = by_id("always");
        all.set_inner_html("");
        for Always { line, name } in always {
            let (events, line) = (self.events.clone(), line.clone());
            let button = element::button(&self.name(name)).pressed(move || events.input(Input::Line(line.clone())));
            let _ = all.append_child(&button);
        }
    }

    /// A line that was said.
    pub fn said(&mut self, line: &str) {
        let said = by_id("said");
        let _ = said.append_child(&element::new("p").with("lang", self.words.language().code()).text(line));
        if said.child_element_count() > LINES
            && let Some(first) = said.first_element_child()
        {
            first.remove();
        }
        line.clone_into(&mut self.last);
    }

    /// Something else was begun further down: the focus goes to what is asked now.
    pub fn focus_on_asked(&self) {
        if by_id("more").contains(document().active_element().as_deref()) {
            element::focus(&by_id("asked"));
        }
    }

    /// Whether the game that is over can be taken along as a file.
    pub fn offer_file(&self, is_over: bool) {
        show(&by_id("save-this"), is_over);
    }

    /// Whether the page works without a network from now on.
    pub fn tell_kept(&mut self, kept: bool) {
        self.kept_told = Some(if kept { "web-ready" } else { "web-without-https" });
        self.show_standing();
    }

    /// What is asked now, and what can be answered. What is the same stays where it is, with the focus.
    pub fn ask(&mut self, form: Form) {
        let asked = form.asked.clone().unwrap_or_else(|| self.last.clone());
        set_text(&by_id("asked"), &asked);
        if form == self.form {
            return;
        }
        if self.loses_focus(&form) {
            element::focus(&by_id("asked"));
        }
        if form.team != self.form.team {
            self.put_team_together(form.team.as_ref());
        }
        self.offer(&form.choices);
        self.form = form;
    }

    /// Whether what has the focus is not there any more with this form: somebody has pressed it.
    fn loses_focus(&self, form: &Form) -> bool {
        let Some(active) = document().active_element() else { return false };
        let in_team = by_id("team").contains(Some(&active)) && form.team != self.form.team;
        let stays = |line: &String| form.choices.iter().any(|choice| choice.line == *line);
        in_team || active.get_attribute("data-line").is_some_and(|line| !stays(&line))
    }

    /// Nothing is asked any more.
    pub fn over(&mut self) {
        self.keep_hidden(None);
        self.ask(Form { asked: Some(self.name("web-over")), ..Form::default() });
        by_id("always").set_inner_html("");
    }

    /// Buttons for what can be said: those that say the same as before stay.
    fn offer(&self, choices: &[FormChoice]) {
        let all = by_id("choices");
        let line_of = |button: &Element| button.get_attribute("data-line").unwrap_or_default();
        let children = all.children();
        let before: Vec<Element> = (0..children.length()).filter_map(|at| children.item(at)).collect();
        for button in &before {
            if !choices.iter().any(|choice| choice.line == line_of(button)) {
                button.remove();
            }
        }
        for (at, FormChoice { label, line }) in (0..).zip(choices) {
            let kept = before.iter().find(|button| line_of(button) == *line).cloned();
            let button = kept.unwrap_or_else(|| {
                let (events, said, quiet_until) = (self.events.clone(), line.clone(), self.quiet_until.clone());
                element::button(label).with("data-line", line).pressed(move || {
                    if browser::now() >= quiet_until.get() {
                        events.input(Input::Line(said.clone()));
                    }
                })
            });
            set_text(&button, label);
            let there = all.children().item(at);
            if there.as_ref() != Some(&button) {
                let _ = all.insert_before(&button, there.as_deref());
            }
        }
    }

    /// Boxes for a team, in seat order.
    fn put_team_together(&self, team: Option<&TeamForm>) {
        let place = by_id("team");
        place.set_inner_html("");
        let Some(team) = team else { return };
        let legend = Message::new("web-name-team").number("size", u32::from(team.size));
        let mut fieldset = element::new("fieldset").and(&element::new("legend").text(&self.text(&legend)));
        let mut boxes = Vec::new();
        for (seat, player) in team.players.iter().enumerate() {
            let (row, tick) = element::tick_box(&format!("member-{seat}"), player);
            fieldset = fieldset.and(&row);
            boxes.push((tick, player.clone()));
        }
        let events = self.events.clone();
        let send = element::button(&self.name("web-name-team-send")).pressed(move || {
            let chosen = boxes.iter().filter(|(tick, _)| tick.checked()).map(|(_, player)| player.as_str());
            events.input(Input::Line(chosen.collect::<Vec<_>>().join(", ")));
        });
        let _ = place.append_child(&fieldset.and(&send));
    }
}

/// The key of single-key mode, where nothing on the page takes it.
fn pressed(event: &KeyboardEvent) -> Option<protocol::Key> {
    use protocol::Key;
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let tag = target.map(|target| target.tag_name().to_lowercase()).unwrap_or_default();
    let name = event.key();
    let mut signs = name.chars();
    let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let takes_keys = matches!(tag.as_str(), "input" | "select" | "textarea" | "summary");
    if takes_keys || is_modified || by_id("table").has_attribute("hidden") {
        return None;
    }
    match (signs.next(), signs.next()) {
        // Blanks and Enter press a button.
        (Some(' '), None) if tag == "button" || tag == "a" => None,
        (Some(sign), None) => Some(Key::Char(sign)),
        _ => match name.as_str() {
            "Enter" if tag != "button" && tag != "a" => Some(Key::Enter),
            "Escape" => Some(Key::Escape),
            "Backspace" => Some(Key::Backspace),
            _ => None,
        },
    }
}
