//! Tests of real time: whether the machine kept it, and another take if it did not.
//!
//! A test that fails while the machine kept time has failed. One that fails while it did not says nothing, and is
//! taken again, three times in all; the last take counts in any case.

use std::fmt;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};

/// How often a test is taken at most.
const TAKES: usize = 3;
/// The watch looks at the clock so often.
const LOOK: Duration = Duration::from_millis(5);
/// A machine that is later than this does not keep time. A stream lasts twice as long without an answer.
const LATE: Duration = Duration::from_millis(50);

/// Every stall that was noticed since the tests began.
static STALLS: Mutex<Vec<Stall>> = Mutex::new(Vec::new());

/// The machine did not keep time.
#[derive(Clone, Debug)]
pub struct Stall {
    who: &'static str,
    late: Duration,
}

impl fmt::Display for Stall {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} was {} ms late", self.who, self.late.as_millis())
    }
}

/// Tells how late somebody was who is to be trusted: if it is too late, that is a stall.
pub fn notice(who: &'static str, late: Duration) {
    if late > LATE {
        stalls().push(Stall { who, late });
    }
}

/// A test that has failed may hold it; what is in there holds all the same.
fn stalls() -> MutexGuard<'static, Vec<Stall>> {
    STALLS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A fault that no machine can be blamed for, such as a secret that somebody hears: there is no other take.
struct Certain;

/// Fails this test for good unless that holds.
///
/// # Panics
///
/// It does not hold.
#[track_caller]
pub fn certain(holds: bool, fault: &str) {
    if !holds {
        say(fault);
        std::panic::panic_any(Certain);
    }
}

/// Takes a test of real time, and again if it fails while the machine does not keep time.
///
/// # Panics
///
/// It fails while the machine keeps time, or for the last time.
pub fn in_time<T>(take: impl Fn() -> T) -> T {
    let mut number = 1;
    loop {
        let watch = Watch::start();
        let taken = catch_unwind(AssertUnwindSafe(&take));
        match (taken, watch.stop()) {
            (Ok(taken), _) => return taken,
            (Err(reason), Some(stall)) if !reason.is::<Certain>() => {
                say(&format!("take {number} of {TAKES} has failed, and the machine did not keep time: {stall}"));
                if number == TAKES {
                    resume_unwind(reason);
                }
            }
            (Err(reason), _) => resume_unwind(reason),
        }
        number += 1;
    }
}

/// Something expensive that several tests look at. The first of them makes it, and so does any other one if there is
/// none, because making it has failed, or none that holds.
pub struct Kept<T>(Mutex<Option<Arc<Made<T>>>>);

/// What was made, and whether the machine kept time meanwhile.
struct Made<T> {
    made: T,
    stall: Option<Stall>,
}

impl<T> Kept<T> {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// Looks at it. What was made while the machine did not keep time is made anew for whoever finds fault with it.
    ///
    /// # Panics
    ///
    /// As [`in_time`].
    pub fn look(&self, make: impl Fn() -> T, look: impl Fn(&T)) {
        in_time(|| {
            let made = self.made(&make);
            let Err(fault) = catch_unwind(AssertUnwindSafe(|| look(&made.made))) else { return };
            if let Some(stall) = &made.stall {
                stalls().push(stall.clone());
                self.kept().take_if(|kept| Arc::ptr_eq(kept, &made));
            }
            resume_unwind(fault);
        });
    }

    fn made(&self, make: impl Fn() -> T) -> Arc<Made<T>> {
        let watched = || {
            let watch = Watch::start();
            let made = make();
            Arc::new(Made { made, stall: watch.stop() })
        };
        self.kept().get_or_insert_with(watched).clone()
    }

    /// A test that could not make it leaves nothing behind, and the next one tries itself.
    fn kept(&self) -> MutexGuard<'_, Option<Arc<Made<T>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks at the clock all the time, to find out when nobody was let do so.
struct Watch {
    /// How many stalls there were before.
    before: usize,
    over: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Watch {
    fn start() -> Self {
        let over = Arc::<AtomicBool>::default();
        let told = over.clone();
        let thread = std::thread::spawn(move || {
            while !told.load(Ordering::Relaxed) {
                let (began, clock) = (Instant::now(), SystemTime::now());
                std::thread::sleep(LOOK);
                let took = began.elapsed();
                notice("a thread", took.saturating_sub(LOOK));
                // A clock that was set back has gone no time at all.
                notice("the clock", clock.elapsed().unwrap_or_default().abs_diff(took));
            }
        });
        Self { before: stalls().len(), over, thread }
    }

    /// The worst stall that was noticed meanwhile, by whomever.
    fn stop(self) -> Option<Stall> {
        self.over.store(true, Ordering::Relaxed);
        let _ = self.thread.join();
        stalls()[self.before..].iter().max_by_key(|stall| stall.late).cloned()
    }
}

/// Says something about this test even if it passes in the end.
fn say(what: &str) {
    let thread = std::thread::current();
    // Whoever runs the tests without standard error wants to read nothing.
    let _ = writeln!(std::io::stderr(), "{}: {what}.", thread.name().unwrap_or("a test"));
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    /// Nobody is that late by chance.
    fn stand_still() {
        notice("this test", Duration::from_secs(600));
    }

    /// How often it was taken until it failed, and why it failed.
    fn failed(take: impl Fn(usize)) -> (usize, String) {
        let takes = AtomicUsize::new(0);
        let numbered = || take(takes.fetch_add(1, Ordering::Relaxed) + 1);
        let reason = catch_unwind(AssertUnwindSafe(|| in_time(numbered))).expect_err("it fails");
        (takes.into_inner(), reason.downcast_ref::<String>().expect("a reason").clone())
    }

    #[test]
    fn what_fails_while_the_machine_stands_still_is_taken_again_and_never_passed() {
        let always = failed(|take| {
            stand_still();
            panic!("fault {take}");
        });
        assert_eq!(always, (3, "fault 3".to_owned()));
        let at_last = AtomicUsize::new(0);
        let taken = in_time(|| {
            stand_still();
            let take = at_last.fetch_add(1, Ordering::Relaxed) + 1;
            assert!(take == 2, "fault {take}");
            take
        });
        assert_eq!(taken, 2);
    }

    #[test]
    fn what_is_certain_is_taken_once() {
        let takes = AtomicUsize::new(0);
        let take = || {
            takes.fetch_add(1, Ordering::Relaxed);
            stand_still();
            certain(false, "a secret that is only thought of in this test was told");
        };
        assert!(catch_unwind(|| in_time(take)).is_err());
        assert_eq!(takes.into_inner(), 1);
    }

    #[test]
    fn what_could_not_be_made_or_does_not_hold_is_made_again() {
        let kept = Kept::new();
        let made = AtomicUsize::new(0);
        let make = || {
            let number = made.fetch_add(1, Ordering::Relaxed) + 1;
            stand_still();
            assert!(number != 1, "the first one is lost");
            number
        };
        kept.look(make, |number| assert_eq!(*number, 2, "made again"));
        kept.look(make, |number| assert_eq!(*number, 2, "and kept"));
        kept.look(make, |number| assert_eq!(*number, 3, "the second one does not hold"));
        let never = catch_unwind(AssertUnwindSafe(|| kept.look(make, |number| panic!("{number}"))));
        assert!(never.is_err());
        kept.look(make, |number| assert!(*number > 3, "one that fails leaves the others alone"));
    }
}
