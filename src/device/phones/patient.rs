//! A connection that is given up when nobody takes what is sent.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// A connection that is given up when nobody takes what is sent.
pub(super) struct Patient {
    stream: TcpStream,
    /// How long something may wait to be taken.
    patience: Duration,
    /// Runs while something waits to be taken.
    waiting: Pin<Box<Sleep>>,
    is_waiting: bool,
}

impl Patient {
    pub fn new(stream: TcpStream, patience: Duration) -> Self {
        Self { stream, patience, waiting: Box::pin(sleep(patience)), is_waiting: false }
    }

    fn in_time<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.is_waiting = false;
            return sent;
        }
        if !self.is_waiting {
            self.is_waiting = true;
            let until = Instant::now() + self.patience;
            self.waiting.as_mut().reset(until);
        }
        ready!(self.waiting.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, sent: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, sent);
        self.in_time(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.in_time(context, ended)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::net::Ipv4Addr;

    use tokio::net::TcpListener;

    use super::*;

    async fn pair(patience: Duration) -> (Patient, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (Patient::new(listener.accept().await.unwrap().0, patience), other)
    }

    /// Sends so many blocks, as far as they are taken.
    async fn send(patient: &mut Patient, blocks: usize) -> io::Result<()> {
        let block = vec![7; 1 << 20];
        for _ in 0..blocks {
            let mut sent = 0;
            while sent < block.len() {
                sent += poll_fn(|context| Pin::new(&mut *patient).poll_write(context, &block[sent..])).await?;
            }
        }
        Ok(())
    }

    fn run(test: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test);
    }

    #[test]
    fn whoever_takes_nothing_is_given_up() {
        run(async {
            let (mut patient, _other) = pair(Duration::from_millis(50)).await;
            let given_up = send(&mut patient, usize::MAX).await;
            assert_eq!(given_up.map_err(|error| error.kind()), Err(ErrorKind::TimedOut));
        });
    }

    #[test]
    fn whoever_takes_it_slowly_gets_it_all() {
        run(async {
            let (mut patient, other) = pair(Duration::from_secs(20)).await;
            let sent = tokio::spawn(async move { send(&mut patient, 20).await });
            let (mut taken, mut buffer) = (0, vec![0; 1 << 16]);
            while taken < 20 << 20 {
                other.readable().await.unwrap();
                taken += other.try_read(&mut buffer).unwrap_or_default();
            }
            sent.await.unwrap().unwrap();
        });
    }
}
