//! What the page keeps, in IndexedDB: the lines of every game, and small things by their names. Nothing counts before the
//! browser says that it is on the disk.

use std::cell::RefCell;
use std::rc::Rc;

use futures_channel::oneshot;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction};

use crate::browser::{call, window};

/// What the data base is called.
const NAME: &str = "narrator";
/// Raised when there is a store more.
const VERSION: u32 = 1;
/// The lines of games, each under its game, its part and its number.
const LINES: &str = "lines";
/// The place of each game among the others.
const PLACES: &str = "places";
/// Small things by their names.
const KEPT: &str = "kept";

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What everybody may know.
    Public,
    /// What the narrator alone knows.
    Private,
}

impl Part {
    fn id(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
        }
    }
}

/// Why something was not kept, in the browser's words.
#[derive(Clone, Debug)]
pub struct NotKept(pub String);

impl From<JsValue> for NotKept {
    fn from(error: JsValue) -> Self {
        let name = crate::browser::property(&error, "name").as_string();
        Self(name.unwrap_or_else(|| format!("{error:?}")))
    }
}

/// What the narrator knows alone has one length, whatever it is.
const PRIVATE_LENGTH: usize = 2_048;

fn padded(part: Part, line: &str) -> String {
    match part {
        Part::Public => line.to_owned(),
        Part::Private => format!("{line:PRIVATE_LENGTH$}"),
    }
}

/// What is kept.
pub struct Store(IdbDatabase);

impl Store {
    /// Opens it, and makes it where there is none.
    ///
    /// # Errors
    /// This browser keeps nothing, as some do in a private window.
    pub async fn open() -> Result<Self, NotKept> {
        let factory = window().indexed_db()?.ok_or_else(|| NotKept("no IndexedDB".to_owned()))?;
        let request: IdbOpenDbRequest = factory.open_with_u32(NAME, VERSION)?;
        let opened = request.clone();
        let make = Closure::once_into_js(move |_: JsValue| {
            let database: IdbDatabase = opened.result().unwrap_throw().unchecked_into();
            for store in [LINES, PLACES, KEPT] {
                if !database.object_store_names().contains(store) {
                    database.create_object_store(store).unwrap_throw();
                }
            }
        });
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let database: IdbDatabase = answered(&request).await?.unchecked_into();
        Ok(Self(database))
    }

    /// Begins something that is on the disk when it is over.
    fn begin(&self, stores: &[&str], writes: bool) -> Result<IdbTransaction, NotKept> {
        let stores: Array = stores.iter().map(|store| JsValue::from_str(store)).collect();
        let strict = Object::new();
        Reflect::set(&strict, &"durability".into(), &"strict".into())?;
        let mode = if writes { "readwrite" } else { "readonly" };
        let begun = call(&self.0, "transaction", &[stores.into(), mode.into(), strict.into()]);
        begun.map(JsCast::unchecked_into).ok_or_else(|| NotKept("no transaction".to_owned()))
    }

    /// The games, each with its place among the others.
    pub async fn games(&self) -> Result<Vec<(String, u64)>, NotKept> {
        let store = self.begin(&[PLACES], false)?.object_store(PLACES)?;
        let (names, places) = (store.get_all_keys()?, store.get_all()?);
        let (names, places) = (answered(&names).await?, answered(&places).await?);
        let names = Array::from(&names).iter().filter_map(|name| name.as_string()).collect::<Vec<_>>();
        let places =
            Array::from(&places).iter().map(|place| place.as_f64().unwrap_or(0.0) as u64).collect::<Vec<_>>();
        Ok(names.into_iter().zip(places).collect())
    }

    /// The lines of a part of a game, as one text.
    pub async fn lines(&self, game: &str, part: Part) -> Result<String, NotKept> {
        let store = self.begin(&[LINES], false)?.object_store(LINES)?;
        let lines = answered(&store.get_all_with_key(&all_of(game, part)?.into())?).await?;
        let lines = Array::from(&lines).iter().filter_map(|line| line.as_string()).collect::<Vec<_>>();
        Ok(lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect())
    }

    /// Keeps the first line of a game, and its place.
    pub async fn begin_game(&self, game: &str, place: u64, line: &str) -> Result<(), NotKept> {
        let transaction = self.begin(&[PLACES, LINES], true)?;
        // Another tab may have begun a game of this name.
        transaction.object_store(PLACES)?.add_with_key(&JsValue::from_f64(place as f64), &game.into())?;
        put(&transaction.object_store(LINES)?, line, &key(game, Part::Public, 1))?;
        done(&transaction).await
    }

    /// Keeps a line of a game.
    pub async fn append(&self, game: &str, part: Part, number: usize, line: &str) -> Result<(), NotKept> {
        let transaction = self.begin(&[LINES], true)?;
        let store = transaction.object_store(LINES)?;
        // A line that is there stays: it was announced.
        store.add_with_key(&padded(part, line).into(), &key(game, part, number))?;
        done(&transaction).await
    }

    /// Keeps a whole game in place of what was there under its name.
    pub async fn replace(&self, game: &str, place: u64, parts: &[(Part, Vec<String>)]) -> Result<(), NotKept> {
        let transaction = self.begin(&[PLACES, LINES], true)?;
        transaction.object_store(PLACES)?.put_with_key(&JsValue::from_f64(place as f64), &game.into())?;
        let store = transaction.object_store(LINES)?;
        for (part, lines) in parts {
            store.delete(&all_of(game, *part)?.into())?;
            for (number, line) in (1..).zip(lines) {
                put(&store, &padded(*part, line), &key(game, *part, number))?;
            }
        }
        done(&transaction).await
    }

    /// Deletes a game.
    pub async fn delete(&self, game: &str) -> Result<(), NotKept> {
        let transaction = self.begin(&[PLACES, LINES], true)?;
        transaction.object_store(PLACES)?.delete(&game.into())?;
        let store = transaction.object_store(LINES)?;
        for part in [Part::Public, Part::Private] {
            store.delete(&all_of(game, part)?.into())?;
        }
        done(&transaction).await
    }

    /// Keeps something under a name.
    pub async fn keep(&self, name: &str, value: &str) -> Result<(), NotKept> {
        let transaction = self.begin(&[KEPT], true)?;
        put(&transaction.object_store(KEPT)?, value, &name.into())?;
        done(&transaction).await
    }

    /// What is kept under names that begin like this, each with its name.
    pub async fn kept(&self, beginning: &str) -> Result<Vec<(String, String)>, NotKept> {
        let store = self.begin(&[KEPT], false)?.object_store(KEPT)?;
        let end = format!("{beginning}\u{FFFF}");
        let range = IdbKeyRange::bound(&beginning.into(), &end.into())?;
        let (names, values) = (store.get_all_keys_with_key(&range)?, store.get_all_with_key(&range)?);
        let (names, values) = (answered(&names).await?, answered(&values).await?);
        let text = |all: &JsValue| Array::from(all).iter().filter_map(|one| one.as_string()).collect::<Vec<_>>();
        Ok(text(&names).into_iter().zip(text(&values)).collect())
    }
}

fn put(store: &IdbObjectStore, value: &str, key: &JsValue) -> Result<(), JsValue> {
    store.put_with_key(&value.into(), key).map(drop)
}

fn key(game: &str, part: Part, number: usize) -> JsValue {
    Array::of3(&game.into(), &part.id().into(), &JsValue::from_f64(number as f64)).into()
}

fn all_of(game: &str, part: Part) -> Result<IdbKeyRange, JsValue> {
    let first = Array::of2(&game.into(), &part.id().into());
    // An array is greater than any number.
    let last = Array::of3(&game.into(), &part.id().into(), &Array::new());
    IdbKeyRange::bound(&first, &last)
}

/// What a request brings.
async fn answered(request: &IdbRequest) -> Result<JsValue, NotKept> {
    let is_well = ends_well(|well, badly| {
        request.set_onsuccess(Some(well));
        request.set_onerror(Some(badly));
    });
    if is_well.await {
        Ok(request.result()?)
    } else {
        Err(refused(request.error().ok().flatten().map(JsValue::from)))
    }
}

/// Waits until all of it is on the disk.
async fn done(transaction: &IdbTransaction) -> Result<(), NotKept> {
    let is_well = ends_well(|well, badly| {
        transaction.set_oncomplete(Some(well));
        transaction.set_onabort(Some(badly));
    });
    if is_well.await { Ok(()) } else { Err(refused(transaction.error().map(JsValue::from))) }
}

/// Waits for one of two things to happen; whether it was the first.
async fn ends_well(listen: impl FnOnce(&Function, &Function)) -> bool {
    let (tell, told) = oneshot::channel::<bool>();
    let tell = Rc::new(RefCell::new(Some(tell)));
    let when = |well: bool| {
        let tell = tell.clone();
        Closure::once_into_js(move |_: JsValue| {
            let _ = tell.borrow_mut().take().map(|tell| tell.send(well));
        })
    };
    listen(when(true).unchecked_ref(), when(false).unchecked_ref());
    told.await == Ok(true)
}

fn refused(error: Option<JsValue>) -> NotKept {
    error.map_or_else(|| NotKept("refused".to_owned()), NotKept::from)
}
