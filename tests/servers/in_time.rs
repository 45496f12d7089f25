//! Tests of real time: whether the machine kept it, and another take if it did not.
//!
//! A test that fails while the machine kept time has failed. One that fails while it did not says nothing, and is
//! taken again, three times in all; the last take counts in any case. Where it is allowed, such a test and all that it
//! starts go before whatever else the machine does meanwhile.

use std::fmt;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};

/// What these tests are to the scheduler: -20 goes first, 0 is everybody else. A sound server runs at -11.
const PRECEDENCE: i32 = -15;

/// How often a test is taken at most.
const TAKES: usize = 3;
/// The watch looks at the clock so often.
const LOOK: Duration = Duration::from_millis(5);
/// A machine that is later than this does not keep time. A stream lasts twice as long without an answer.
const LATE: Duration = Duration::from_millis(50);

/// If somebody waited for a processor for so great a part of the time, sound and voices did too.
const CROWDED: u32 = 4;

/// Before another take the machine has to have kept time for so long.
const CALM: Duration = Duration::from_secs(2);
/// It is waited for so often at most.
const WAITS: usize = 15;

/// The machine that all tests run on.
static MACHINE: Machine = Machine { stalls: Mutex::new(Vec::new()), calm: CALM, waited, say };

/// A machine that keeps time or does not.
struct Machine {
    /// Every stall that was noticed since the tests began.
    stalls: Mutex<Vec<Stall>>,
    /// How long it has to have kept time before another take.
    calm: Duration,
    /// For how long somebody has waited for a processor since it was started.
    waited: fn() -> Duration,
    /// Says what should be known of a test even if it passes in the end.
    say: fn(&str),
}

/// It did not keep time.
#[derive(Clone, Debug)]
struct Stall {
    who: &'static str,
    late: Duration,
}

impl fmt::Display for Stall {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} was {} ms late", self.who, self.late.as_millis())
    }
}

/// Tells how late somebody was who had nothing to wait for: if it is too late, the machine did not keep time.
pub fn notice(who: &'static str, late: Duration) {
    MACHINE.notice(who, late);
}

/// What Linux counts: the microseconds in which at least one thread could have run and was not let.
fn waited() -> Duration {
    let pressure = std::fs::read_to_string("/proc/pressure/cpu").unwrap_or_default();
    let total = pressure.split_whitespace().find_map(|word| word.strip_prefix("total="));
    Duration::from_micros(total.and_then(|total| total.parse().ok()).unwrap_or_default())
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
    // It holds for this thread and what it starts. Only root may have it; without it the machine has to be calm.
    let _ = rustix::process::setpriority_process(None, PRECEDENCE);
    MACHINE.in_time(take)
}

impl Machine {
    fn notice(&self, who: &'static str, late: Duration) {
        if late > LATE {
            self.stalls().push(Stall { who, late });
        }
    }

    /// A test that has failed may have held it; what is in there holds all the same.
    fn stalls(&self) -> MutexGuard<'_, Vec<Stall>> {
        self.stalls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_time<T>(&'static self, take: impl Fn() -> T) -> T {
        let mut number = 1;
        loop {
            let watch = Watch::start(self);
            let taken = catch_unwind(AssertUnwindSafe(&take));
            match (taken, watch.stop()) {
                (Ok(taken), _) => return taken,
                (Err(fault), Some(stall)) if !fault.is::<Certain>() => {
                    let why = fault.downcast_ref::<String>().map_or("", String::as_str);
                    (self.say)(&format!("take {number} of {TAKES} has failed, and {stall}: {why}"));
                    if number == TAKES {
                        resume_unwind(fault);
                    }
                    self.wait_for_calm();
                }
                (Err(fault), _) => resume_unwind(fault),
            }
            number += 1;
        }
    }

    /// Waits until the machine keeps time again, but not for ever.
    fn wait_for_calm(&'static self) {
        for _ in 0..WAITS {
            let watch = Watch::start(self);
            std::thread::sleep(self.calm);
            if watch.stop().is_none() {
                return;
            }
        }
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
        self.look_on(&MACHINE, make, look);
    }

    fn look_on(&self, machine: &'static Machine, make: impl Fn() -> T, look: impl Fn(&T)) {
        machine.in_time(|| {
            let made = self.made(machine, &make);
            let Err(fault) = catch_unwind(AssertUnwindSafe(|| look(&made.made))) else { return };
            if let Some(stall) = &made.stall {
                machine.stalls().push(stall.clone());
                self.kept().take_if(|kept| Arc::ptr_eq(kept, &made));
            }
            resume_unwind(fault);
        });
    }

    fn made(&self, machine: &'static Machine, make: impl Fn() -> T) -> Arc<Made<T>> {
        let watched = || {
            let watch = Watch::start(machine);
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
    machine: &'static Machine,
    /// How many stalls there were before.
    before: usize,
    /// When it began, and how long somebody had waited for a processor until then.
    began: (Instant, Duration),
    over: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Watch {
    fn start(machine: &'static Machine) -> Self {
        let over = Arc::<AtomicBool>::default();
        let told = over.clone();
        let thread = std::thread::spawn(move || {
            while !told.load(Ordering::Relaxed) {
                let (began, clock) = (Instant::now(), SystemTime::now());
                std::thread::sleep(LOOK);
                let took = began.elapsed();
                machine.notice("a thread", took.saturating_sub(LOOK));
                // A clock that was set back has gone no time at all.
                machine.notice("the clock", clock.elapsed().unwrap_or_default().abs_diff(took));
            }
        });
        let began = (Instant::now(), (machine.waited)());
        Self { machine, before: machine.stalls().len(), began, over, thread }
    }

    /// The worst stall that was noticed meanwhile, by whomever.
    fn stop(self) -> Option<Stall> {
        self.over.store(true, Ordering::Relaxed);
        let _ = self.thread.join();
        let waited = (self.machine.waited)().saturating_sub(self.began.1);
        if waited > self.began.0.elapsed() / CROWDED {
            self.machine.notice("whoever needed a processor", waited);
        }
        self.machine.stalls()[self.before..].iter().max_by_key(|stall| stall.late).cloned()
    }
}

/// Says something about this test even if it passes in the end.
pub fn say(what: &str) {
    let thread = std::thread::current();
    // Whoever runs the tests without standard error wants to read nothing.
    let _ = writeln!(std::io::stderr(), "{}: {what}.", thread.name().unwrap_or("a test"));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine of which nobody hears.
    fn machine() -> &'static Machine {
        Box::leak(Box::new(Machine {
            stalls: Mutex::new(Vec::new()),
            calm: Duration::ZERO,
            waited: || Duration::ZERO,
            say: |_| {},
        }))
    }

    /// Nobody is that late by chance.
    const STANDSTILL: Duration = Duration::from_secs(600);

    #[test]
    fn what_fails_while_the_machine_stands_still_is_taken_again_and_never_passed() {
        let (machine, takes) = (machine(), std::sync::atomic::AtomicUsize::new(0));
        let fails = |right: usize| {
            machine.notice("this test", STANDSTILL);
            let take = takes.fetch_add(1, Ordering::Relaxed) + 1;
            assert!(take == right, "fault {take}");
            take
        };
        let fault = catch_unwind(AssertUnwindSafe(|| machine.in_time(|| fails(0)))).expect_err("it always fails");
        assert_eq!(fault.downcast_ref::<String>().map(String::as_str), Some("fault 3"));
        assert_eq!(machine.in_time(|| fails(5)), 5);
    }

    #[test]
    fn a_crowd_at_the_processors_is_noticed() {
        static BEGAN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
        let always = || BEGAN.elapsed();
        let crowded = Machine { stalls: Mutex::new(Vec::new()), calm: Duration::ZERO, waited: always, say: |_| {} };
        let crowded: &Machine = Box::leak(Box::new(crowded));
        let watch = Watch::start(crowded);
        std::thread::sleep(LATE + LOOK);
        assert!(watch.stop().is_some());
    }

    #[test]
    fn what_is_certain_is_taken_once() {
        let (machine, takes) = (machine(), std::sync::atomic::AtomicUsize::new(0));
        let take = || {
            takes.fetch_add(1, Ordering::Relaxed);
            machine.notice("this test", STANDSTILL);
            std::panic::panic_any(Certain);
        };
        assert!(catch_unwind(AssertUnwindSafe(|| machine.in_time(take))).is_err());
        assert_eq!(takes.into_inner(), 1);
    }

    #[test]
    fn what_could_not_be_made_or_does_not_hold_is_made_again() {
        let (machine, kept, made) = (machine(), Kept::new(), std::sync::atomic::AtomicUsize::new(0));
        let make = || {
            let number = made.fetch_add(1, Ordering::Relaxed) + 1;
            machine.notice("this test", STANDSTILL);
            assert!(number != 1, "the first one is lost");
            number
        };
        let look = |right: usize| kept.look_on(machine, make, |number| assert_eq!(*number, right));
        look(2);
        look(2);
        look(3);
        assert!(catch_unwind(AssertUnwindSafe(|| look(0))).is_err());
        kept.look_on(machine, make, |number| assert!(*number > 3, "one that fails leaves the others alone"));
    }
}
