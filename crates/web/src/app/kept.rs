//! What is kept: games, entry by entry, and what somebody has chosen.

use journal::journal::entry::Entry;
use journal::journal::game_id::GameId;
use journal::journal::private::{Moment, PrivateEntry};
use js_sys::Date;
use language::language::Message;
use preferences::preferences::Preferences;
use protocol::{Input, Outgoing, Progress, RefusedLine};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use super::App;
use crate::event::{Event, Pace, Speaks};
use crate::games::{self, Journal};
use crate::store::Store;
use crate::{browser, voices};

/// Where things lie in the store.
const SETTINGS: &str = "settings";
const TASTE: &str = "taste";
const LESSONS: &str = "lessons";
const EDITIONS: &str = "edition/";
const REFUSED: &str = "refused/";

/// What is told where the browser has promised nothing.
const FOR_NOW: &str = "web-keeps-for-now";

/// What was kept of an earlier visit.
#[derive(Default)]
pub(super) struct Kept {
    pub preferences: Preferences,
    pub speaks: Option<Speaks>,
    pub pace: Pace,
    /// What of it can't be read.
    pub problems: Vec<Message>,
}

/// What is chosen in the page alone.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Taste {
    speaks: Option<Speaks>,
    pace: Pace,
}

/// Which lessons are done, and where one was left.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Lessons {
    done: Vec<String>,
    left: Option<(String, usize)>,
}

/// What the clock of this phone says.
pub(super) fn now() -> Moment {
    let date = Date::new_0();
    let small = |number: u32| number as i8;
    let now = Moment::new(
        date.get_full_year() as i16,
        small(date.get_month() + 1),
        small(date.get_date()),
        small(date.get_hours()),
        small(date.get_minutes()),
        small(date.get_seconds()),
        0,
    );
    now.unwrap_or_default()
}

async fn one<T: DeserializeOwned>(store: &Store, name: &str) -> Option<T> {
    let kept = store.kept(name).await.ok()?;
    let (_, text) = kept.into_iter().find(|(other, _)| other == name)?;
    serde_json::from_str(&text).ok()
}

/// What was kept.
pub(super) async fn read(store: &Store) -> Kept {
    let taste: Taste = one(store, TASTE).await.unwrap_or_default();
    let mut problems = Vec::new();
    for (name, text) in store.kept(EDITIONS).await.unwrap_or_default() {
        if let Err(faults) = offer_edition(&text) {
            let file = name.trim_start_matches(EDITIONS).to_owned();
            problems.push(Message::new("editions-faults").text("file", file).number("count", faults.len() as u32));
        }
    }
    Kept {
        preferences: one(store, SETTINGS).await.unwrap_or_default(),
        speaks: taste.speaks,
        pace: taste.pace,
        problems,
    }
}

/// An edition from a file can be chosen from now on.
///
/// # Errors
/// All that is wrong with it.
pub(super) fn offer_edition(text: &str) -> Result<rules::game::Edition, Vec<Message>> {
    use language::language::{edition, own_sentences};
    let read = rules::game::Edition::read(text.trim_start_matches('\u{feff}'));
    let read = read.map_err(|wrong| wrong.iter().map(edition::fault::wrong).collect::<Vec<_>>())?;
    let untold = own_sentences::wrong_sentences(read);
    if !untold.is_empty() {
        return Err(untold.iter().map(own_sentences::WrongSentence::told).collect());
    }
    read.offer();
    Ok(read)
}

impl App {
    pub(super) async fn record(&mut self, entry: &Entry) -> Result<(), Message> {
        // A browser that keeps nothing has said so: the game goes on as long as the page is open.
        let Some(store) = &self.store else { return Ok(()) };
        let written = match (&mut self.journal, entry) {
            (_, Entry::Begun { .. }) | (None, _) => match Journal::create(store, now().date(), entry).await {
                Ok(journal) => {
                    self.journal = Some(journal);
                    Ok(())
                }
                Err(why) => Err(why),
            },
            (Some(journal), entry) => journal.append(store, entry).await,
        };
        written.map_err(|why| games::reason(&why))
    }

    pub(super) async fn confide(&mut self, entry: &PrivateEntry) -> Result<(), Message> {
        let (Some(store), Some(journal)) = (&self.store, &mut self.journal) else { return Ok(()) };
        journal.confide(store, entry).await.map_err(|why| games::reason(&why))
    }

    pub(super) async fn open(&mut self, id: &str, mends: bool) {
        let opened = match (GameId::from_name(id), &self.store) {
            (Some(id), Some(store)) => games::open(store, &id, mends).await.map_err(|why| why.message()),
            _ => Err(Message::new("storage-no-such-game").text("game", id)),
        };
        let opened = opened.map(|(journal, opened)| {
            self.journal = Some(journal);
            opened
        });
        let Some(session) = &mut self.session else { return };
        let effects = session.handle(Input::Opened(opened));
        Box::pin(self.perform(effects)).await;
    }

    /// Keeps something small. That it can't be is told.
    async fn keep_small(&mut self, name: &str, value: &impl Serialize) {
        let Some(store) = &self.store else { return };
        let text = serde_json::to_string(value).unwrap_or_default();
        if let Err(why) = store.keep(name, &text).await {
            self.tell(&Message::new("web-not-kept").message("reason", games::reason(&why)));
        }
    }

    pub(super) async fn keep(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        let kept = self.preferences.clone();
        self.keep_small(SETTINGS, &kept).await;
    }

    pub(super) async fn keep_taste(&mut self) {
        let taste = Taste { speaks: self.speaks, pace: self.pace };
        self.keep_small(TASTE, &taste).await;
    }

    pub(super) async fn keep_refused(&mut self, line: &RefusedLine) {
        let name = format!("{REFUSED}{}", Date::now());
        self.keep_small(&name, line).await;
    }

    pub(super) async fn keep_learnt(&mut self, progress: &Progress) {
        let lessons = Lessons { done: progress.done.iter().cloned().collect(), left: progress.left.clone() };
        self.keep_small(LESSONS, &lessons).await;
    }

    pub(super) async fn progress(&self) -> Progress {
        let Some(store) = &self.store else { return Progress::default() };
        let lessons: Lessons = one(store, LESSONS).await.unwrap_or_default();
        Progress { done: lessons.done.into_iter().collect(), left: lessons.left }
    }

    /// An edition that somebody has chosen as a file is there from now on.
    pub(super) async fn take_edition(&mut self, name: &str, text: &str) {
        let told = match offer_edition(text) {
            Ok(edition) => {
                if let Some(store) = &self.store {
                    let _ = store.keep(&format!("{EDITIONS}{name}"), text).await;
                }
                vec![language::language::edition::can_be_played(edition)]
            }
            Err(faults) => {
                let first = Message::new("editions-faults").text("file", name).number("count", faults.len() as u32);
                std::iter::once(first).chain(faults).collect()
            }
        };
        told.iter().for_each(|message| self.tell(message));
    }

    /// One sentence of the page itself.
    pub(super) fn tell(&mut self, message: &Message) {
        let text = self.page.text(message);
        self.page.stand(vec![message.clone()]);
        self.announcer.say(&text);
        if self.speaks == Some(Speaks::Voice) {
            self.speaker.say_alone(&text);
        }
    }

    /// Whether this phone keeps games. Some browsers ask whoever uses them, and nothing waits for their answer.
    pub(super) fn tell_standing(&mut self, mut problems: Vec<Message>) {
        let key = if self.store.is_some() { FOR_NOW } else { "web-keeps-nothing" };
        problems.push(Message::new(key));
        self.page.stand(problems);
        let events = self.events.clone();
        wasm_bindgen_futures::spawn_local(async move { events.send(Event::Kept(browser::is_kept().await)) });
        let events = self.events.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let storage = browser::property(&browser::window().navigator(), "storage");
            let persists = browser::called(&storage, "persist", &[]).await;
            if persists.and_then(|told| told.as_bool()) == Some(true) {
                events.send(Event::Persists);
            }
        });
    }

    /// The browser has promised to keep what is here.
    pub(super) fn persists(&mut self) {
        self.page.stand_instead(&Message::new(FOR_NOW), Message::new("web-keeps"));
    }

    /// Shows a post of a forum game.
    pub(super) fn post(&mut self, outgoing: &Outgoing) {
        for line in outgoing.text.0.open().lines().filter(|line| !line.is_empty()) {
            self.page.said(line);
        }
    }

    /// Puts a post on the clipboard.
    pub(super) fn copy(&self, outgoing: Outgoing) {
        let (events, number) = (self.events.clone(), outgoing.number);
        wasm_bindgen_futures::spawn_local(async move {
            let clipboard = browser::property(&browser::window().navigator(), "clipboard");
            let text: JsValue = outgoing.text.0.open().as_str().into();
            let copied = browser::called(&clipboard, "writeText", &[text]).await;
            let result = copied.map(drop).ok_or_else(|| Message::new("web-reason-not-copied"));
            events.input(Input::Copied { number, result });
        });
    }

    pub(super) async fn bring(&self, language: language::language::Language) -> bool {
        voices::bring(language).await.is_ok()
    }
}
