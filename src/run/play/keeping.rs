//! What is kept: the saved game of a table, whose entries go into its files, settings, and voices that were learned.

use super::{Flow, Narrator};
use crate::args::Output;
use crate::game::secret::Sealed;
use crate::journal::entry::Entry;
use crate::journal::game_id::GameId;
use crate::journal::private::PrivateEntry;
use crate::journal::storage::{Journal, Warning};
use crate::language::Message;
use crate::language::template::VoiceProfile;
use crate::run::saved;
use crate::settings::Settings;
use crate::voice_profiles::VoiceProfiles;
use moderator::output::keeping::file_news;
use protocol::{FileNews, Input, Opened, Report};

impl Narrator {
    /// Writes an entry; the first one of a game makes its file.
    pub(super) fn record(&mut self, entry: &Entry) -> Result<(), Message> {
        let written = match (&mut self.journal, entry) {
            (_, Entry::Begun { .. }) | (None, _) => {
                Journal::create(&self.world.folders.games(), entry).map(|journal| self.journal = Some(journal))
            }
            (Some(journal), entry) => journal.append(entry),
        };
        self.tell_in_time();
        if written.is_ok() && matches!(entry, Entry::Begun { .. }) {
            self.keep_phones();
        }
        written.map_err(|error| error.message())
    }

    /// Writes an entry of the private part. The game has its file by then.
    pub(super) fn confide(&mut self, entry: &Sealed<PrivateEntry>) -> Result<(), Message> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        let written = journal.confide(entry.0.open());
        self.tell_in_time();
        written.map_err(|error| error.message())
    }

    /// What is to be known of the file of a game is told in time: to a program at once, since the state ends its answer.
    fn tell_in_time(&mut self) {
        for warning in self.journal.as_mut().map(Journal::warnings).unwrap_or_default() {
            let news = match warning {
                Warning::NearlyFull => FileNews::NearlyFull,
                Warning::Unlocked => FileNews::Unlocked,
            };
            match self.output {
                Output::Table => drop(self.inbox.sender().send(Input::File(news))),
                Output::Json => {
                    let text = self.text(&file_news(news));
                    self.written(|screen| screen.json(&Report::say(&text).0));
                }
            }
        }
    }

    /// Opens a saved game, and goes on with it.
    pub(super) fn go_on_with(&mut self, id: &str, open: saved::Open) -> Flow {
        let opened = self.open(id, open);
        let effects = self.session.handle(Input::Opened(opened));
        self.perform(effects)
    }

    fn open(&mut self, id: &str, open: saved::Open) -> Result<Opened, Message> {
        let Some(id) = GameId::from_name(id) else {
            return Err(Message::new("storage-no-such-game").text("game", id));
        };
        let (journal, mut opened) = open(&self.world, &id).map_err(|error| error.message())?;
        self.journal = Some(journal);
        self.restore_posts(&opened);
        opened.reached = self.know_phones_again();
        Ok(opened)
    }

    /// Keeps a voice that was learned, and uses it from now on.
    pub(super) fn learn(&mut self, voice: VoiceProfile) {
        match VoiceProfiles::at(self.world.folders.voices()).keep(voice) {
            Ok(()) => {
                if let Some(ears) = &self.speech_input {
                    ears.voices_changed();
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the voice was not kept");
                let reason = Message::new("voice-not-kept").message("reason", crate::settings::reason(&error));
                let line = self.text(&reason);
                self.written(|screen| screen.line(&line));
            }
        }
    }

    /// Keeps the settings. The options of this call are not kept: only what was changed since.
    pub(super) fn keep(&mut self, preferences: &crate::preferences::Preferences) {
        if self.output == Output::Json {
            return;
        }
        match Settings::save(&self.world.folders, &self.world.preferences, preferences) {
            Ok(()) => self.world.preferences = preferences.clone(),
            Err(problem) => {
                tracing::warn!(?problem, "the settings were not kept");
                let line = self.text(&problem.message());
                self.written(|screen| screen.line(&line));
            }
        }
    }
}
