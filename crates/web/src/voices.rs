//! The sentences of a language: a file each beside the page, brought before anything is said in it.

use std::collections::BTreeMap;

use language::language::{Files, Language};
use serde::Deserialize;
use wasm_bindgen::JsValue;

use crate::browser;

/// A language as it lies beside the page.
#[derive(Deserialize)]
struct Packed {
    sentences: BTreeMap<String, String>,
    overlays: BTreeMap<String, String>,
    phrases: String,
    meanings: String,
    names: String,
    traits: String,
    edition: String,
}

/// Brings a language. One that is there stays.
///
/// # Errors
/// Its file can't be had, or is none.
pub async fn bring(language: Language) -> Result<(), JsValue> {
    if !language.files().sentences.is_empty() {
        return Ok(());
    }
    let text = browser::fetched(&format!("language-{}.json", language.code())).await?;
    let packed: Packed = serde_json::from_str(&text).map_err(|error| JsValue::from_str(&error.to_string()))?;
    let kept = |text: String| &*Box::leak(text.into_boxed_str());
    let named = |files: BTreeMap<String, String>| {
        let files: Vec<_> = files.into_iter().map(|(name, text)| (kept(name), kept(text))).collect();
        &*Box::leak(files.into_boxed_slice())
    };
    language.bring(Files {
        sentences: named(packed.sentences),
        overlays: named(packed.overlays),
        phrases: kept(packed.phrases),
        meanings: kept(packed.meanings),
        names: kept(packed.names),
        traits: kept(packed.traits),
        edition: kept(packed.edition),
    });
    Ok(())
}
