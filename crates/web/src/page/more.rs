//! Everything else that can be done: other things to begin, saved games, files, and how the page is.

use journal::journal::game_id::GameId;
use journal::journal::summary::Saved;
use language::language::{Form as Written, Language, Length, Message, terms};
use language::script::Script;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::Page;
use crate::browser::document;
use crate::element::{self, Built, by_id, set_text};
use crate::event::{Events, Order, Pace, Speaks};

/// What can be done with a saved game.
const DOINGS: [Doing; 4] = [
    ("web-name-go-on", Order::GoOn),
    ("web-name-tell", Order::Tell),
    ("web-name-save", Order::Save),
    ("web-name-delete", Order::Delete),
];

/// What it is called, and what is wanted with it.
type Doing = (&'static str, fn(GameId) -> Order);

impl Page {
    /// All of it, in the language of the page.
    pub(super) fn build_more(&self) {
        let place = by_id("more-body");
        let pressed = document().active_element().filter(|active| place.contains(Some(active)));
        place.set_inner_html("");
        for part in [self.beginnings(), self.scripts(), self.saved(), self.settings()] {
            let _ = place.append_child(&part);
        }
        // Whoever has pressed a language finds it where it was; whoever goes on with a game finds what is asked there.
        if let Some(pressed) = pressed {
            let language = pressed.get_attribute("lang").map(|code| format!("button[lang={code}]"));
            let language = language.and_then(|language| place.query_selector(&language).ok().flatten());
            element::focus(&language.unwrap_or_else(|| by_id("asked")));
        }
    }

    fn titled(&self, key: &'static str) -> Element {
        element::new("section").and(&element::new("h3").text(&self.name(key)))
    }

    fn ordering(&self, key: &'static str, order: fn() -> Order) -> Element {
        let events = self.events.clone();
        element::button(&self.name(key)).pressed(move || events.order(order()))
    }

    fn beginnings(&self) -> Element {
        self.titled("web-name-begin")
            .and(&self.ordering("web-name-play", || Order::Play))
            .and(&self.ordering("web-name-learn", || Order::Learn))
            .and(&self.ordering("web-name-practise", || Order::Practise))
    }

    fn scripts(&self) -> Element {
        let section = self.titled("web-name-scripts");
        Script::all().into_iter().fold(section, |section, script| {
            let events = self.events.clone();
            let name = self.text(&name_of(script));
            section.and(&element::button(&name).pressed(move || events.order(Order::Read(script))))
        })
    }

    fn saved(&self) -> Element {
        let file = element::new("input").with("type", "file").with("id", "file");
        let events = self.events.clone();
        element::on(&file, "change", move |event| read_file(&event, &events));
        self.titled("web-name-saved")
            .and(&self.ordering("web-name-list", || Order::Games))
            .and(&element::new("div").with("id", "games"))
            .and(&self.ordering("web-name-statistics", || Order::Statistics))
            .and(&element::new("label").with("for", "file").text(&self.name("web-name-file")))
            .and(&file)
    }

    fn settings(&self) -> Element {
        let who = self
            .titled("web-name-settings")
            .and(&self.ordering("web-name-start-voice", || Order::Start(Speaks::Voice)))
            .and(&self.ordering("web-name-start-reader", || Order::Start(Speaks::ScreenReader)));
        let pace = self.select(
            "pace",
            "web-name-pace",
            &["web-name-pace-at-once", "web-name-pace-measured", "web-name-pace-step"],
        );
        let events = self.events.clone();
        element::on(&pace.1, "change", move |event| {
            let chosen = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
            let at = chosen.map_or(0, |select| select.selected_index().unsigned_abs() as usize);
            Pace::ALL.get(at).into_iter().for_each(|pace| events.order(Order::Pace(*pace)));
        });
        Language::ALL.into_iter().fold(who.and(&pace.0), |section, language| {
            let events = self.events.clone();
            let button = element::button(language.row().own_name).with("lang", language.code());
            section.and(&button.pressed(move || events.order(Order::Language(language))))
        })
    }

    fn select(&self, id: &str, name: &'static str, options: &[&'static str]) -> (Element, Element) {
        let label = element::new("label").with("for", id).text(&self.name(name));
        let select = options.iter().fold(element::new("select").with("id", id), |select, option| {
            select.and(&element::new("option").text(&self.name(option)))
        });
        (element::new("p").and(&label).and(&select), select)
    }

    /// The pace that is chosen.
    pub fn show_pace(&self, pace: Pace) {
        let select: HtmlSelectElement = by_id("pace").unchecked_into();
        let at = Pace::ALL.iter().position(|other| *other == pace).unwrap_or_default();
        select.set_selected_index(at as i32);
    }

    /// The saved games, each with what can be done with it.
    pub fn list_games(&self, games: &[Saved]) {
        let place = by_id("games");
        place.set_inner_html("");
        if games.is_empty() {
            let _ = place.append_child(&element::new("p").text(&self.name("no-games")));
        }
        for game in games {
            let names = game.content.as_ref().map(|summary| summary.players.clone()).unwrap_or_default();
            let names = rules::game::BySeat::new(names);
            let line = self.words.with_names(&game.listed(), &names, Written::Printed, Length::Full);
            let mut row = element::new("section").and(&element::new("h4").text(&line));
            for (key, order) in DOINGS {
                if key == "web-name-go-on" && !game.is_unfinished() {
                    continue;
                }
                let (events, id) = (self.events.clone(), game.id.clone());
                let name = self.text(&Message::new(key).text("game", id.to_string()));
                row = row.and(&element::button(&name).pressed(move || events.order(order(id.clone()))));
            }
            let _ = place.append_child(&row);
        }
    }

    /// What the page says of itself, where whoever looks finds it.
    pub fn stand(&mut self, told: Vec<Message>) {
        self.standing = told;
        self.show_standing();
    }

    /// Something that stands there is told otherwise.
    pub fn stand_instead(&mut self, before: &Message, now: Message) {
        if let Some(told) = self.standing.iter_mut().find(|told| *told == before) {
            *told = now;
            self.show_standing();
        }
    }

    pub(super) fn show_standing(&self) {
        let lines: Vec<String> = self.standing.iter().map(|told| self.text(told)).collect();
        set_text(&by_id("status"), &lines.join(" "));
        set_text(&by_id("ready"), &self.kept_told.map(|key| self.name(key)).unwrap_or_default());
    }
}

/// What a script is called.
fn name_of(script: Script) -> Message {
    match script {
        Script::RevealTouch => Message::new("reveal-touch"),
        Script::RevealEyes => Message::new("reveal-eyes"),
        Script::Stages(edition) => {
            Message::new("web-name-script-stages").message("edition", Message::new(terms::edition(edition)))
        }
        Script::Examination(module) => {
            Message::new("web-name-script-examination").message("module", Message::new(terms::module(module)))
        }
    }
}

fn read_file(event: &web_sys::Event, events: &Events) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let file = input.and_then(|input| input.files()?.item(0));
    let (Some(file), events) = (file, events.clone()) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        events.order(Order::File { name: file.name(), text: text.unwrap_or_default() });
    });
}
