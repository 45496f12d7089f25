//! Connections: taken, counted, and given up when they are slow.

use std::net::TcpListener as StdListener;
use std::pin::Pin;
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
use tokio_io_timeout::TimeoutStream;

use super::connection_limit::{ConnectionLimit, Presence};
use super::door::is_near;

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

/// How long pages are given to hear that the narrator leaves.
const FAREWELL: Duration = Duration::from_millis(100);

/// Who is at the other end of a connection.
#[derive(Clone)]
pub(super) struct Peer(pub Arc<Presence>);

/// Serves all who come, until it is told to end.
pub(in crate::device) fn serve(listener: StdListener, app: Router, end: oneshot::Receiver<()>) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return tracing::error!(%error, "phones can't be served"),
    };
    runtime.block_on(async {
        match TcpListener::from_std(listener) {
            // A handle that is dropped ends it too.
            Ok(listener) => tokio::select! { () = take_all(listener, app) => {}, () = until_told(end) => {} },
            Err(error) => tracing::error!(%error, "phones can't be served"),
        }
    });
    runtime.shutdown_background();
}

async fn take_all(listener: TcpListener, app: Router) {
    let connection_limit = ConnectionLimit::default();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) if is_near(peer.ip()) => {
                let (presence, go) = connection_limit.enter(peer.ip());
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

/// Until it is told to end, and pages had a moment to be told so.
async fn until_told(end: oneshot::Receiver<()>) {
    let _ = end.await;
    tokio::time::sleep(FAREWELL).await;
}

/// A connection that is given up when nobody takes for so long what is sent.
fn given_up_after(taken: Duration, stream: TcpStream) -> Pin<Box<TimeoutStream<TcpStream>>> {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(taken));
    Box::pin(stream)
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
        .serve_connection(TokioIo::new(given_up_after(TAKEN, stream)), service);
    // A phone may go at any moment.
    if let Err(error) = served.await {
        tracing::debug!(%error, "a connection has ended");
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;
    use std::net::Ipv4Addr;

    use tokio::io::AsyncWriteExt;

    use super::*;

    #[test]
    fn whoever_takes_nothing_is_given_up() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let given_up = runtime.block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
            let _other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
            let mut stream = given_up_after(Duration::from_millis(50), listener.accept().await.unwrap().0);
            stream.write_all(&vec![7; 64 << 20]).await
        });
        assert_eq!(given_up.map_err(|error| error.kind()), Err(ErrorKind::TimedOut));
    }
}
