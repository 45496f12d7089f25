//! Connections: taken, counted, and given up when they are slow.

use std::net::TcpListener as StdListener;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use super::crowd::{Crowd, Presence};
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
#[derive(Clone)]
pub(super) struct Peer(pub Arc<Presence>);

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
                let (presence, go) = crowd.enter(peer.ip());
                let (app, peer) = (app.clone(), Peer(Arc::new(presence)));
                tokio::spawn(async move {
                    tokio::select! { () = take(stream, app, peer) => {}, _ = go => {} }
                });
                // Who is let in is heard before the next one, who may take the place.
                tokio::task::yield_now().await;
            }
            Ok(_) => {}
            Err(error) => {
                tracing::warn!(%error, "a phone could not connect");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

async fn take(stream: TcpStream, app: Router, peer: Peer) {
    let app = TowerToHyperService::new(app);
    // A layer of the connection's own would be put around every page before anything is asked.
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        app.call(request)
    });
    // What is small is not to wait for more.
    let _ = stream.set_nodelay(true);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LONGEST_HEAD)
        .max_headers(MOST_FIELDS)
        .serve_connection(TokioIo::new(Patient::new(stream, TAKEN)), service);
    // A phone may go at any moment.
    if let Err(error) = served.await {
        tracing::debug!(%error, "a connection has ended");
    }
}
