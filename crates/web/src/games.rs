//! Saved games in the page: begun, gone on with, listed, carried to a file and back.

use jiff::civil::Date;
use journal::journal::entry::Entry;
use journal::journal::frame::{BadContent, decode_all_by};
use journal::journal::game_id::GameId;
use journal::journal::line;
use journal::journal::private::{self, Private, PrivateEntry};
use journal::journal::reading::Reading;
use journal::journal::record::Record;
use journal::journal::saved::Whole;
use journal::journal::summary::{Saved, Summary};
use journal::journal::trouble::StorageError;
use language::language::Message;
use protocol::{KeptAside, Opened, Sealed};

use crate::store::{NotKept, Part, Store};

/// The game that is played, and how many lines of it are kept.
pub struct Journal {
    id: GameId,
    public: usize,
    private: usize,
}

/// Why nothing was kept, as a part of a sentence.
pub fn reason(why: &NotKept) -> Message {
    let key = match why.0.as_str() {
        "QuotaExceededError" => "web-reason-storage-full",
        "ConstraintError" => "web-reason-other-tab",
        _ => "web-reason-storage-refuses",
    };
    Message::new(key).text("reason", &why.0)
}

impl Journal {
    /// A new game of this day.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn create(store: &Store, day: Date, first: &Entry) -> Result<Self, NotKept> {
        let games = store.games().await?;
        let place = games.iter().map(|(_, place)| place + 1).max().unwrap_or(1);
        let is_free = |id: &GameId| !games.iter().any(|(name, _)| name == id.as_str());
        let id = (1..).map(|number| GameId::of_day(day, number)).find(is_free);
        let id = id.unwrap_or_else(|| GameId::of_day(day, 1));
        store.begin_game(id.as_str(), place, &line::encode_first(place, first)).await?;
        Ok(Self { id, public: 1, private: 0 })
    }

    /// Which game it is.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// Keeps an entry.
    ///
    /// # Errors
    /// The browser refuses; what was there stays.
    pub async fn append(&mut self, store: &Store, entry: &Entry) -> Result<(), NotKept> {
        let number = self.public + 1;
        store.append(self.id.as_str(), Part::Public, number, &line::encode(number, entry)).await?;
        self.public = number;
        Ok(())
    }

    /// Keeps an entry of the private part. Each has the same length there, whatever it tells.
    ///
    /// # Errors
    /// The browser refuses; what was there stays.
    pub async fn confide(&mut self, store: &Store, entry: &PrivateEntry) -> Result<(), NotKept> {
        let number = self.private + 1;
        store.append(self.id.as_str(), Part::Private, number, &private::encode(number, entry)).await?;
        self.private = number;
        Ok(())
    }
}

/// Why a game can't be used, as a part of a sentence.
pub enum Unusable {
    /// The browser refuses.
    NotKept(NotKept),
    /// What is in it is no game, or damaged.
    Storage(StorageError),
}

impl From<NotKept> for Unusable {
    fn from(why: NotKept) -> Self {
        Self::NotKept(why)
    }
}

impl From<StorageError> for Unusable {
    fn from(why: StorageError) -> Self {
        Self::Storage(why)
    }
}

impl Unusable {
    /// The reason as a part of a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::NotKept(why) => reason(why),
            Self::Storage(why) => why.message(),
        }
    }
}

/// What is sound of a game.
pub async fn read(store: &Store, id: &GameId) -> Result<Reading, Unusable> {
    let text = store.lines(id.as_str(), Part::Public).await?;
    let reading = Reading::of(text.as_bytes()).map_err(StorageError::from)?;
    Ok(reading)
}

/// The private part of a game.
pub async fn read_private(store: &Store, id: &GameId, record: &Record) -> Result<Vec<PrivateEntry>, Unusable> {
    let text = store.lines(id.as_str(), Part::Private).await?;
    let content = match decode_all_by(private::decode(record.game().edition()), text.as_bytes()) {
        Err(BadContent::Empty) => return Ok(Vec::new()),
        content => content.map_err(StorageError::from)?,
    };
    match content.damage {
        None => Ok(content.entries),
        Some(damage) => Err(StorageError::Private(damage.line).into()),
    }
}

/// A game to go on with. One that is damaged is only opened if what is sound of it is to take its place; what was there is
/// kept under another name.
pub async fn open(store: &Store, id: &GameId, mends: bool) -> Result<(Journal, Opened), Unusable> {
    let reading = read(store, id).await?;
    if let (Some(damage), false) = (reading.damage, mends) {
        return Err(StorageError::Damaged(damage).into());
    }
    let private = read_private(store, id, &reading.record).await;
    let (trusted, private_is_damaged) = match private {
        Ok(entries) => (entries, false),
        Err(Unusable::Storage(_)) => (Vec::new(), true),
        Err(why) => return Err(why),
    };
    let of = Private::of(trusted.clone());
    if !of.is_of(&reading.record) {
        return Err(StorageError::PrivateOfAnother.into());
    }
    let is_damaged = reading.damage.is_some();
    let mut aside = None;
    if is_damaged || private_is_damaged {
        aside = Some(set_aside(store, id).await?);
        let place =
            store.games().await?.into_iter().find(|(name, _)| name == id.as_str()).map_or(1, |(_, place)| place);
        let first = |entry: &Entry| line::encode_first(place, entry);
        let later =
            |(number, entry): (usize, &Entry)| if number == 1 { first(entry) } else { line::encode(number, entry) };
        let public = (1..).zip(&reading.entries).map(later).collect();
        let private = (1..).zip(&trusted).map(|(number, entry)| private::encode(number, entry)).collect();
        store.replace(id.as_str(), place, &[(Part::Public, public), (Part::Private, private)]).await?;
    }
    let lost = reading.damage.and_then(|damage| damage.lost).and_then(|lost| u32::try_from(lost).ok());
    let kept_aside = |is_so: bool, lost| aside.clone().filter(|_| is_so).map(|file| KeptAside { file, lost });
    let opened = Opened {
        private: Sealed::new(of),
        cut: false,
        reached: None,
        aside: kept_aside(is_damaged, lost),
        private_aside: kept_aside(private_is_damaged, None),
        record: Box::new(reading.record),
    };
    Ok((Journal { id: id.clone(), public: reading.entries.len(), private: trusted.len() }, opened))
}

/// Keeps what is there of a damaged game under another name, and gives that back.
async fn set_aside(store: &Store, id: &GameId) -> Result<String, Unusable> {
    let before = store.kept("aside/").await?.len();
    let name = format!("{id}.damaged-{}", before + 1);
    for part in [Part::Public, Part::Private] {
        let text = store.lines(id.as_str(), part).await?;
        store.keep(&format!("aside/{name}/{part:?}"), &text).await?;
    }
    Ok(name)
}

/// All games with what is in them, the newest first.
pub async fn whole(store: &Store) -> Result<Vec<Whole>, NotKept> {
    let mut games = store.games().await?;
    games.sort_by_key(|(_, place)| std::cmp::Reverse(*place));
    let mut read_games = Vec::new();
    for (name, _) in games {
        let Some(id) = GameId::from_name(&name) else { continue };
        let reading = match read(store, &id).await {
            Ok(reading) => Ok(reading),
            Err(Unusable::Storage(why)) => Err(why),
            Err(Unusable::NotKept(why)) => return Err(why),
        };
        read_games.push(Whole { day: id.day().map(|(day, _)| day), id, reading });
    }
    Ok(read_games)
}

/// The same games as a list tells them.
pub async fn list(store: &Store) -> Result<Vec<Saved>, NotKept> {
    let saved = |game: Whole| Saved {
        id: game.id,
        day: game.day,
        content: game.reading.map(|reading| Summary::of(&reading)),
    };
    Ok(whole(store).await?.into_iter().map(saved).collect())
}

/// A game as a file: what a computer keeps of it, too. What the narrator knows alone goes with it once the game is over.
pub async fn file(store: &Store, id: &GameId) -> Result<Vec<(String, String)>, Unusable> {
    let record = read(store, id).await?.record;
    let mut files = vec![(format!("{id}.game"), store.lines(id.as_str(), Part::Public).await?)];
    if record.game().ending().is_some() {
        let private = store.lines(id.as_str(), Part::Private).await?;
        files.extend((!private.is_empty()).then(|| (format!("{id}.private"), private)));
    }
    Ok(files)
}

/// Takes a game from a file. It gets another name where there is one of its own already.
pub async fn take(store: &Store, file: &str, text: &str) -> Result<GameId, Unusable> {
    let reading = Reading::of(text.as_bytes()).map_err(StorageError::from)?;
    if let Some(damage) = reading.damage {
        return Err(StorageError::Damaged(damage).into());
    }
    let games = store.games().await?;
    let named = GameId::from_name(file.strip_suffix(".game").unwrap_or(file));
    let named = named.ok_or(StorageError::Content(BadContent::Foreign))?;
    let is_there = |name: &str| games.iter().any(|(other, _)| other == name);
    let mut others = (2..).map(|more| format!("{named}-{more}"));
    let id = match is_there(named.as_str()) {
        false => named,
        true => others.find(|name| !is_there(name)).and_then(|name| GameId::from_name(&name)).unwrap_or(named),
    };
    let place = games.iter().map(|(_, place)| place + 1).max().unwrap_or(1);
    store.replace(id.as_str(), place, &[(Part::Public, text.lines().map(str::to_owned).collect())]).await?;
    Ok(id)
}
