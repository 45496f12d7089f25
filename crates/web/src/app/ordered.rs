//! What somebody wants of the page itself.

use journal::journal::game_id::GameId;
use language::language::{Intent, Language, Message};
use protocol::Input;

use super::App;
use crate::event::{Order, Speaks};
use crate::{browser, games};

impl App {
    pub(super) async fn ordered(&mut self, order: Order) {
        let deletes = matches!(order, Order::Delete(_));
        match order {
            Order::Start(speaks) => self.start(speaks).await,
            Order::Language(language) => self.choose_language(language).await,
            Order::Play => self.play().await,
            Order::Learn => self.learn_lessons().await,
            Order::Practise => self.practise().await,
            Order::Read(script) => self.read_script(script).await,
            Order::Statistics => self.tell_statistics().await,
            Order::Games => self.list_games().await,
            Order::GoOn(id) => self.go_on(&id).await,
            Order::Tell(id) => self.tell_again(&id).await,
            Order::SaveThis => {
                if let Some(id) = self.journal.as_ref().map(|journal| journal.id().clone()) {
                    self.save(&id).await;
                }
            }
            Order::Save(id) => self.save(&id).await,
            Order::Delete(id) => self.delete(id).await,
            Order::File { name, text } => self.take_file(&name, &text).await,
            Order::Pace(pace) => {
                self.pace = pace;
                self.announcer.set(self.speaks == Some(Speaks::ScreenReader), pace);
                self.keep_taste().await;
            }
            Order::NextLine => self.announcer.acted(),
            Order::ReadSecret => {
                let text = self.page.secret_text();
                self.speaker.say_alone(&text);
            }
        }
        if !deletes {
            self.to_delete = None;
        }
    }

    /// Before a table is there, the page is in that language; at a table it is said as anybody would.
    async fn choose_language(&mut self, language: Language) {
        if !self.bring(language).await {
            return self.tell(&Message::new("web-no-language"));
        }
        if let Some(session) = self.session.as_ref().filter(|_| !self.is_leaving) {
            let said = session.localizer().write(&Intent::Language(language));
            return self.input(Input::Line(said)).await;
        }
        self.change_language(language);
        let preferences = self.preferences.clone();
        self.keep(preferences).await;
    }

    async fn list_games(&mut self) {
        let Some(store) = &self.store else { return self.tell(&Message::new("web-keeps-nothing")) };
        match games::list(store).await {
            Ok(games) => self.page.list_games(&games),
            Err(why) => self.tell(&Message::new("games-unreadable").message("reason", games::reason(&why))),
        }
    }

    async fn save(&mut self, id: &GameId) {
        let Some(store) = &self.store else { return };
        match games::file(store, id).await {
            Ok(files) => {
                files.iter().for_each(|(name, text)| browser::download(name, text));
                self.tell(&Message::new("web-saved").text("game", id.to_string()));
            }
            Err(why) => self.tell_unusable(id, &why),
        }
    }

    /// Deletes a game, once it was asked for twice: it can't be brought back.
    async fn delete(&mut self, id: GameId) {
        let Some(store) = &self.store else { return };
        if self.to_delete.take().as_ref() != Some(&id) {
            self.tell(&Message::new("web-delete-twice").text("game", id.to_string()));
            self.to_delete = Some(id);
            return;
        }
        match store.delete(id.as_str()).await {
            Ok(()) => {
                self.tell(&Message::new("game-deleted").text("game", id.to_string()));
                self.list_games().await;
            }
            Err(why) => self.tell_unusable(&id, &why.into()),
        }
    }

    /// A file that was chosen is a game or an edition.
    async fn take_file(&mut self, name: &str, text: &str) {
        if name.to_lowercase().ends_with(".toml") {
            return self.take_edition(name, text).await;
        }
        let Some(store) = &self.store else { return self.tell(&Message::new("web-keeps-nothing")) };
        match games::take(store, name, text).await {
            Ok(id) => {
                self.tell(&Message::new("web-taken").text("game", id.to_string()));
                self.list_games().await;
            }
            Err(why) => {
                self.tell(&Message::new("web-no-game-file").text("file", name).message("reason", why.message()))
            }
        }
    }
}
