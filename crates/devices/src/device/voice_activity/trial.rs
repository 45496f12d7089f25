//! A trial: listens for a few seconds and says how loud it was.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use super::attention::TAIL;
use super::{Absence, Level, Meter, RATE};
use crate::device::microphone::{Microphone, News};

/// It is looked so often what has come in.
const POLL: Duration = Duration::from_millis(50);
/// A microphone that delivers so slowly is of no use.
const PATIENCE: Duration = Duration::from_secs(5);

/// Listens for so long through the microphone of that name, or the system's default one.
///
/// The first half second does not count: the narrator may just have spoken.
///
/// # Errors
///
/// There is no such microphone, or it delivers nothing.
pub fn try_out(microphone: Option<String>, length: Duration) -> Result<Level, Absence> {
    let (reports, received) = channel();
    let report = move |report| {
        // Nobody reads it any more once the trial is over.
        let _ = reports.send(report);
    };
    let mut microphone = Microphone::new(microphone, Arc::new(report));
    microphone.open();
    let (mut meter, mut passed_over) = (Meter::default(), 0);
    let mut missing = (length.as_secs_f64() * f64::from(RATE)) as usize;
    let until = Instant::now() + length + PATIENCE;
    while missing > 0 && Instant::now() < until {
        let news = received.recv_timeout(POLL).ok().and_then(|report| microphone.read(report));
        if let Some(News::Lost(absence)) = news.or_else(|| microphone.tick(Instant::now())) {
            return Err(absence);
        }
        microphone.listen(Instant::now(), |samples| {
            let early = (TAIL - passed_over).min(samples.len());
            passed_over += early;
            let counting = &samples[early..];
            meter.hear(&counting[..counting.len().min(missing)]);
            missing = missing.saturating_sub(counting.len());
        });
    }
    if missing == 0 { Ok(meter.level()) } else { Err(Absence::Mute) }
}
