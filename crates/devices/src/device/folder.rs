//! Serves a folder of files to this computer alone: the narrator as a page, for whoever wants to try it here.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::oneshot;

use super::phones::serve;

/// The files of a folder, by their names.
type Files = Arc<BTreeMap<String, Vec<u8>>>;

/// A folder that is ready to be served.
pub struct Served {
    listener: TcpListener,
    files: Files,
}

impl Served {
    /// Reads the files of a folder, and takes a port of this computer; 0 takes any that is free.
    ///
    /// # Errors
    /// The folder can't be read, or the port is taken.
    pub fn new(folder: &Path, port: u16) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            files.insert(entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path())?);
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(Self { listener, files: Arc::new(files) })
    }

    /// The port.
    ///
    /// # Errors
    /// The system does not tell it.
    pub fn port(&self) -> io::Result<u16> {
        Ok(self.listener.local_addr()?.port())
    }

    /// Serves all who come, until the program ends.
    pub fn serve(self) {
        let app = Router::new().fallback(file).with_state(self.files);
        let (_never, end) = oneshot::channel();
        serve(self.listener, app, end);
    }
}

/// The file that is asked for. There are those that were read, and no others.
async fn file(State(files): State<Files>, uri: Uri) -> Response {
    let name = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    match files.get(name) {
        Some(content) => {
            // What is new is there at once: the page keeps by itself what it needs.
            let headers = [(header::CONTENT_TYPE, kind_of(name)), (header::CACHE_CONTROL, "no-cache")];
            (headers, content.clone()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn kind_of(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_page_has_its_kind() {
        for name in ["index.html", "page.css", "start.js", "language-en.json", "narrator_bg.wasm", "icon-192.png"] {
            assert_ne!(kind_of(name), "application/octet-stream", "{name}");
        }
    }

    #[test]
    fn a_folder_that_is_not_there_is_refused() {
        assert!(Served::new(Path::new("/nowhere/at/all"), 0).is_err());
    }
}
