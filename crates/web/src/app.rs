//! The loop of the page: one event after the other, each handled by the moderator, every effect performed in order.

mod beginning;
mod kept;
mod ordered;

use futures_channel::mpsc::{UnboundedReceiver, unbounded};
use futures_util::StreamExt;
use language::language::plain::plain;
use language::language::{Language, Message, Verb};
use moderator::Session;
use preferences::preferences::Preferences;
use protocol::question::Question;
use protocol::{Effect, HeadsetEvent, Input, PhonesEvent};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::announcer::Announcer;
use crate::browser;
use crate::event::{Event, Events, Pace, Speaks};
use crate::games::Journal;
use crate::page::{Always, Page};
use crate::speaker::Speaker;
use crate::store::Store;

/// The narrator in a page.
pub struct App {
    events: Events,
    page: Page,
    speaker: Speaker,
    announcer: Announcer,
    /// None where this browser keeps nothing.
    store: Option<Store>,
    session: Option<Session>,
    /// The session has said its last words, or says them.
    is_leaving: bool,
    journal: Option<Journal>,
    language: Language,
    preferences: Preferences,
    speaks: Option<Speaks>,
    pace: Pace,
    /// The number of the alarm that counts.
    alarm: u32,
    /// What keeps the screen on.
    awake: Option<JsValue>,
    /// The game that the next wish to delete it means.
    to_delete: Option<journal::journal::game_id::GameId>,
}

/// Begins.
#[wasm_bindgen(start)]
pub fn main() {
    console_error_panic_hook::set_once();
    let (sender, receiver) = unbounded();
    spawn_local(async move {
        match App::new(Events(sender)).await {
            Ok(app) => app.run(receiver).await,
            Err(error) => wasm_bindgen::throw_val(error),
        }
    });
}

impl App {
    async fn run(mut self, mut events: UnboundedReceiver<Event>) {
        while let Some(event) = events.next().await {
            self.handle(event).await;
        }
    }

    async fn handle(&mut self, event: Event) {
        match event {
            Event::Input(input) => self.input(input).await,
            Event::Tick => {
                self.speaker.tick();
                self.announcer.tick();
            }
            Event::Alarm(number) if number == self.alarm => self.input(Input::Alarm).await,
            Event::Alarm(_) => {}
            Event::Voice(id, voiced) => self.speaker.heard(id, voiced),
            Event::Order(order) => self.ordered(order).await,
            Event::Seen(seen) => self.seen(seen).await,
            Event::Persists => self.persists(),
            Event::Kept(kept) => self.page.tell_kept(kept),
        }
        self.page.wait_for_next(self.announcer.waits());
    }

    /// Something for the moderator. After the last words only what becomes of them counts.
    async fn input(&mut self, input: Input) {
        if matches!(input, Input::Line(_) | Input::Key(_) | Input::Answered { .. }) {
            self.announcer.acted();
        }
        let Some(session) = &mut self.session else { return };
        if self.is_leaving {
            return session.fade(&input);
        }
        session.it_is(kept::now());
        let effects = session.handle(input);
        self.perform(effects).await;
    }

    /// Performs effects in order. What can't be kept is not announced.
    pub(super) async fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Record(entry) => {
                    if let Err(reason) = self.record(&entry).await {
                        return self.not_recorded(reason).await;
                    }
                }
                Effect::Confide(entry) => {
                    if let Err(reason) = self.confide(entry.0.open()).await {
                        return self.not_recorded(reason).await;
                    }
                }
                Effect::Print(line) => self.print(&line),
                Effect::Speak(utterance) => self.speaker.speak(utterance),
                Effect::Silence => self.speaker.silence(),
                Effect::Masking(masking) => self.speaker.masking(masking),
                Effect::Tune(tuning) => self.speaker.tune(tuning),
                Effect::ListVoices => self.speaker.list_voices(),
                Effect::Keep(preferences) => self.keep(*preferences).await,
                Effect::KeepRefused(line) => self.keep_refused(&line).await,
                Effect::Learnt(progress) => self.keep_learnt(&progress).await,
                Effect::Open(id) => return self.open(&id, false).await,
                Effect::Mend(id) => return self.open(&id, true).await,
                Effect::Headset(_) => self.events.input(Input::Headset(HeadsetEvent::Lost(String::new()))),
                Effect::ListOutputs => self.events.input(Input::Outputs(Vec::new())),
                Effect::PrivatePrompt(seat, prompt) => {
                    self.speaker.hush_alone();
                    self.page.secret(seat, prompt.as_ref());
                }
                Effect::Phones(_) => {
                    self.events.input(Input::Phones(PhonesEvent::Failed(Message::new("web-reason-no-phones"))));
                }
                Effect::Alarm(after_ms) => self.set_alarm(after_ms),
                Effect::Post(outgoing) => self.post(&outgoing),
                Effect::Copy(outgoing) => self.copy(outgoing),
                Effect::Quit(_) => self.is_leaving = true,
                // A page has no terminal, no program that reads it, no ears and no other pages.
                Effect::Report(_)
                | Effect::Prepare(_)
                | Effect::Learn(_)
                | Effect::Want(_)
                | Effect::SpeechInput(_)
                | Effect::Unreached(_)
                | Effect::Page(_) => {}
            }
        }
        self.show().await;
    }

    async fn not_recorded(&mut self, reason: Message) {
        let Some(session) = &mut self.session else { return };
        let effects = session.handle(Input::NotRecorded { reason });
        Box::pin(self.perform(effects)).await;
    }

    fn print(&mut self, line: &str) {
        let line = plain(line);
        self.page.said(&line);
        self.announcer.say(&line);
    }

    fn set_alarm(&mut self, after_ms: Option<u32>) {
        self.alarm += 1;
        let (events, number) = (self.events.clone(), self.alarm);
        if let Some(after_ms) = after_ms {
            browser::after(after_ms.into(), move || events.send(Event::Alarm(number)));
        }
    }

    /// What is asked now is on the page, and the screen stays on while a script is read.
    async fn show(&mut self) {
        let Some(session) = &self.session else { return };
        if self.is_leaving {
            self.keep_awake(false).await;
            return self.page.over();
        }
        if session.language() != self.language {
            self.language = session.language();
            self.page.speak(self.language);
            self.show_always();
        }
        let Some(session) = &self.session else { return };
        self.page.keep_hidden(session.waits_on_phone());
        self.page.ask(session.form());
        let is_over = session.question() == Question::AfterGame;
        self.page.offer_file(is_over && self.journal.is_some());
        let is_read = session.question() == Question::ScriptRuns;
        self.keep_awake(is_read).await;
    }

    /// What can be said at any time, in the words of the language.
    pub(super) fn show_always(&self) {
        let Some(session) = &self.session else { return };
        let typed = |verb, name| Always { line: session.typed(verb), name };
        self.page.always(&[
            typed(Verb::Repeat, "web-name-repeat"),
            typed(Verb::Undo, "web-name-undo"),
            typed(Verb::Pause, "web-name-hold"),
            // An empty line silences, and asks again.
            Always { line: String::new(), name: "web-name-silence" },
        ]);
    }

    async fn keep_awake(&mut self, wanted: bool) {
        match (wanted, self.awake.take()) {
            (true, None) => {
                let lock = browser::property(&browser::window().navigator(), "wakeLock");
                self.awake = browser::called(&lock, "request", &["screen".into()]).await;
            }
            (true, kept) => self.awake = kept,
            (false, Some(kept)) => drop(browser::called(&kept, "release", &[]).await),
            (false, None) => {}
        }
    }

    /// A page that is hidden goes silent: what is read holds itself then, and says so when the page is seen again.
    async fn seen(&mut self, seen: bool) {
        let Some(session) = self.session.as_ref().filter(|_| !self.is_leaving) else { return };
        if !seen {
            let holds = session.question() == Question::ScriptRuns;
            let line = if holds { session.typed(Verb::Pause) } else { return };
            self.awake = None;
            return self.input(Input::Line(line)).await;
        }
        if session.question() == Question::ScriptPaused {
            self.input(Input::Line(String::new())).await;
        }
    }
}
