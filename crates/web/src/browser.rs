//! What every part of the page asks the browser for.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, Response, Url, Window};

/// The window that the page is in.
pub fn window() -> Window {
    web_sys::window().unwrap_throw()
}

/// The page.
pub fn document() -> Document {
    window().document().unwrap_throw()
}

/// Milliseconds since the page began; this clock never goes back.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Calls something once, after so many milliseconds.
pub fn after(delay_ms: f64, act: impl FnOnce() + 'static) {
    // A longer time is none for a browser: it would be over at once.
    let delay = delay_ms.clamp(0.0, f64::from(i32::MAX)) as i32;
    let act = Closure::once_into_js(act);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(act.unchecked_ref(), delay);
}

/// A property, whatever the browser knows of it.
pub fn property(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a method that not every browser has; none if this one has not, or refuses at once.
pub fn call(of: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function: Function = property(of, method).dyn_into().ok()?;
    function.apply(of, &arguments.iter().collect::<Array>()).ok()
}

/// The same where a promise comes back: what it brings.
pub async fn called(of: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let promise: js_sys::Promise = call(of, method, arguments)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// The text of a file beside the page.
///
/// # Errors
/// It can't be had.
pub async fn fetched(path: &str) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(path)).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_f64(response.status().into()));
    }
    JsFuture::from(response.text()?).await?.as_string().ok_or(JsValue::NULL)
}

/// Hands a file to whoever uses the page.
pub fn download(name: &str, text: &str) {
    let _ = handed_out(name, text);
}

fn handed_out(name: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    after(60_000.0, move || drop(Url::revoke_object_url(&address)));
    Some(())
}

/// A number that nobody can guess.
pub fn drawn() -> u64 {
    let mut bytes = [0; 8];
    // Without it every deal would be the same: better no game than that.
    window().crypto().unwrap_throw().get_random_values_with_u8_array(&mut bytes).unwrap_throw();
    u64::from_le_bytes(bytes)
}

/// The seed that the address of the page asks for, as in `#seed=7`: with it the same is drawn again.
pub fn seed_asked() -> Option<u64> {
    let asked = window().location().hash().ok()?;
    asked.strip_prefix("#seed=")?.parse().ok()
}

/// Waits until the page is kept, so that it works without a network. False where that can't be, as without `https`.
pub async fn is_kept() -> bool {
    let workers = property(&window().navigator(), "serviceWorker");
    let Ok(ready) = property(&workers, "ready").dyn_into::<js_sys::Promise>() else { return false };
    JsFuture::from(ready).await.is_ok()
}

/// The languages that the person of this browser reads, the best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}
