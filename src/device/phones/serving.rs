//! Connections: taken, counted, and given up when they are slow.

use std::net::{IpAddr, TcpListener as StdListener};
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use super::crowd::Crowd;
use super::door::is_near;
use super::patient::Patient;

/// How long the head of a request may take, and a connection may wait for the next one.
pub(super) const HEAD: Duration = Duration::from_secs(10);
/// How long what is sent may wait to be taken.
const TAKEN: Duration = Duration::from_secs(20);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// The most header fields.
const MOST_FIELDS: usize = 64;
/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Who is at the other end of a connection.
#[derive(Clone, Copy)]
pub(super) struct Peer(pub IpAddr);

/// Serves all who come, until it is told to end.
pub(super) fn serve(listener: StdListener, app: Router, end: oneshot::Receiver<()>) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return tracing::error!(%error, "phones can't be served"),
    };
    runtime.block_on(async {
        match TcpListener::from_std(listener) {
            // A handle that is dropped ends it too.
            Ok(listener) => tokio::select! { () = take_all(listener, app) => {}, _ = end => {} },
            Err(error) => tracing::error!(%error, "phones can't be served"),
        }
    });
    runtime.shutdown_background();
}

async fn take_all(listener: TcpListener, app: Router) {
    let crowd = Crowd::default();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) if is_near(peer.ip()) => {
                let Some(presence) = crowd.enter(peer.ip()) else { continue };
                let app = app.clone().layer(Extension(Peer(peer.ip())));
                tokio::spawn(async move {
                    take(stream, app).await;
                    drop(presence);
                });
            }
            Ok(_) => {}
            Err(error) => {
                tracing::warn!(%error, "a phone could not connect");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

async fn take(stream: TcpStream, app: Router) {
    // What is small is not to wait for more.
    let _ = stream.set_nodelay(true);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LONGEST_HEAD)
        .max_headers(MOST_FIELDS)
        .serve_connection(TokioIo::new(Patient::new(stream, TAKEN)), TowerToHyperService::new(app));
    // A phone may go at any moment.
    if let Err(error) = served.await {
        tracing::debug!(%error, "a connection has ended");
    }
}
