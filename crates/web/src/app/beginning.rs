//! What is begun: the page itself, a table, lessons, a practice, a script, and what is only told.

use journal::journal::game_id::GameId;
use journal::journal::statistics::told_of_all;
use journal::journal::summary::Newest;
use language::language::{Language, Message, Verb};
use language::script::Script;
use moderator::state::lesson_plan::Rooms;
use moderator::{Company, Mode, NewGameOptions, Session};
use preferences::preferences::{KeyMode, Preferences, VoiceMode};
use protocol::{Effect, GoesRound, Sealed, Unfinished};
use rules::game::deal::Seeds;
use wasm_bindgen::JsValue;

use super::{App, kept};
use crate::announcer::Announcer;
use crate::event::{Events, Speaks};
use crate::page::Page;
use crate::speaker::Speaker;
use crate::store::Store;
use crate::{browser, games, voices};

impl App {
    /// The page, with what was kept of an earlier visit.
    ///
    /// # Errors
    /// The sentences can't be had.
    pub(super) async fn new(events: Events) -> Result<Self, JsValue> {
        let store = Store::open().await;
        let found = match &store {
            Ok(store) => kept::read(store).await,
            Err(_) => kept::Kept::default(),
        };
        let language = found.preferences.language.unwrap_or_else(of_the_browser);
        voices::bring(language).await?;
        let mut page = Page::new(events.clone(), language);
        page.speak(language);
        let mut app = Self {
            page,
            speaker: Speaker::new(events.clone()),
            announcer: Announcer::new(events.clone()),
            store: store.ok(),
            session: None,
            is_leaving: false,
            journal: None,
            language,
            preferences: found.preferences,
            speaks: found.speaks,
            pace: found.pace,
            alarm: 0,
            awake: None,
            to_delete: None,
            events,
        };
        app.page.show_pace(app.pace);
        app.tell_standing(found.problems);
        Ok(app)
    }

    /// Somebody has said who speaks: with that a table begins, or goes on in another way.
    pub(super) async fn start(&mut self, speaks: Speaks) {
        self.speaks = Some(speaks);
        self.speaker.open();
        self.page.begin();
        self.announcer.set(speaks == Speaks::ScreenReader, self.pace);
        self.keep_taste().await;
        self.preferences.sound.mode = mode_of(speaks);
        match &self.session {
            None => self.play().await,
            // At a table it is said as anybody would.
            Some(session) => {
                let verb = if speaks == Speaks::Voice { Verb::VoiceSystem } else { Verb::VoiceOff };
                let line = session.typed(verb);
                self.input(protocol::Input::Line(line)).await;
            }
        }
        self.bring_all().await;
    }

    /// The other languages are there too from now on.
    async fn bring_all(&self) {
        for language in Language::ALL {
            let _ = voices::bring(language).await;
        }
    }

    /// A session in place of the one that was there; its game is kept.
    fn begin(&mut self) -> &mut Session {
        self.speaker.silence();
        self.speaker.masking(protocol::Masking::Off);
        (self.journal, self.is_leaving) = (None, false);
        // What is typed in the page is a line; keys work beside it.
        let preferences = Preferences { keys: KeyMode::Line, cells: 0, ..self.preferences.clone() };
        let mut session = Session::new(Mode::Table, self.language, preferences);
        session.deal_from(self.deal_seed().0);
        session.sends_round(GoesRound::Phone);
        session.it_is(kept::now());
        self.session.insert(session)
    }

    async fn go(&mut self, begin: impl FnOnce(&mut Session) -> Vec<Effect>) {
        let effects = begin(self.begin());
        self.page.focus_on_asked();
        self.show_always();
        self.perform(effects).await;
    }

    /// A game of which nothing is told but its seeds.
    fn told(&self) -> NewGameOptions {
        let seed = browser::seed_asked().unwrap_or_else(browser::drawn);
        NewGameOptions { seed, deal_seed: self.deal_seed(), ..NewGameOptions::default() }
    }

    /// The seed of the deals: never one that the saved game holds, nor one that follows from it, unless the address of the
    /// page asks for a game that anybody could play again.
    fn deal_seed(&self) -> Sealed<u64> {
        Sealed::new(browser::seed_asked().map_or_else(browser::drawn, |seed| *Seeds::of(seed).next.open()))
    }

    /// A new game, or the one that was left.
    pub(super) async fn play(&mut self) {
        let newest = match &self.store {
            Some(store) => games::list(store).await.map(Newest::among).unwrap_or_default(),
            None => Newest::default(),
        };
        let unreadable: Vec<Message> = newest.passed_over.iter().take(1).map(|game| game.listed()).collect();
        let told = self.told();
        let unfinished = newest.unfinished.and_then(Unfinished::of);
        self.go(|session| session.open(told, unfinished, &unreadable)).await;
    }

    /// The lessons.
    pub(super) async fn learn_lessons(&mut self) {
        let progress = self.progress().await;
        self.go(|session| session.learn(Rooms { voice: false, phones: false }, progress, None)).await;
    }

    /// A practice.
    pub(super) async fn practise(&mut self) {
        let told = self.told();
        self.go(|session| session.practise(told, Company::default())).await;
    }

    /// A script on its own.
    pub(super) async fn read_script(&mut self, script: Script) {
        let told = NewGameOptions::of_script(script, 5);
        let session = self.begin();
        let effects = match told.setup(session.localizer()) {
            Ok(setup) => session.read(script, &setup),
            Err(faults) => session.tell_all(&faults),
        };
        self.show_always();
        self.perform(effects).await;
    }

    /// What was played.
    pub(super) async fn tell_statistics(&mut self) {
        let Some(store) = &self.store else { return };
        let told = match games::whole(store).await {
            Ok(games) => told_of_all(games.into_iter()),
            Err(why) => vec![Message::new("games-unreadable").message("reason", games::reason(&why))],
        };
        self.go(|session| session.tell_all(&told)).await;
    }

    /// Goes on with a game.
    pub(super) async fn go_on(&mut self, id: &GameId) {
        let Some(store) = &self.store else { return };
        match games::open(store, id, true).await {
            Ok((journal, opened)) => {
                self.speak_language_of(opened.record.language()).await;
                let effects = self.begin().resume(opened);
                self.journal = Some(journal);
                self.show_always();
                self.perform(effects).await;
            }
            Err(why) => self.tell_unusable(id, &why),
        }
    }

    /// Tells a game again.
    pub(super) async fn tell_again(&mut self, id: &GameId) {
        let Some(store) = &self.store else { return };
        match games::read(store, id).await {
            Ok(reading) => {
                self.speak_language_of(reading.record.language()).await;
                self.go(|session| session.replay(reading.entries, None)).await;
            }
            Err(why) => self.tell_unusable(id, &why),
        }
    }

    async fn speak_language_of(&mut self, language: Language) {
        if voices::bring(language).await.is_ok() {
            self.change_language(language);
        }
    }

    /// Another language from now on.
    pub(super) fn change_language(&mut self, language: Language) {
        self.language = language;
        self.preferences.language = Some(language);
        self.page.speak(language);
        self.page.show_pace(self.pace);
    }

    pub(super) fn tell_unusable(&mut self, id: &GameId, why: &games::Unusable) {
        let told = Message::new("game-unreadable").text("game", id.to_string()).message("reason", why.message());
        self.tell(&told);
    }
}

/// Who speaks, as the settings have it.
pub(super) fn mode_of(speaks: Speaks) -> VoiceMode {
    match speaks {
        Speaks::Voice => VoiceMode::System,
        Speaks::ScreenReader => VoiceMode::Off,
    }
}

/// The first language of the browser that is one of ours.
fn of_the_browser() -> Language {
    let ours = browser::languages().into_iter().find_map(|language| Language::from_code(language.get(..2)?));
    ours.unwrap_or_default()
}
