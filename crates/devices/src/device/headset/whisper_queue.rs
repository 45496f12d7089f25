//! The owner of the headset: has one text made after the other, whispers it, and watches over it.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::place::{Place, Whispering};
use super::{Message, whisper};
use crate::device::sound::{Channel, Levels, RATE};
use crate::device::speaker::built_in::{SynthesisError, synthesise};
use crate::language::Language;
use crate::preferences::Tuning;
use protocol::{HeadsetEvent, Input, Secret, SpeechEvent, UtteranceId};

/// A whisper is looked after so often: a plug that is pulled out is noticed within that.
const WATCH: Duration = Duration::from_millis(40);
/// A headset that was asleep swallows the first moment.
const LEAD: usize = RATE.get() as usize / 4;
/// Longer than the built-in voice takes for any text.
const MAKING: Duration = Duration::from_secs(10);
/// A whisper that does not go on for so long is given up.
const STALLED: Duration = Duration::from_secs(3);

/// What is to be done, one after the other.
enum Task {
    Check,
    Whisper(UtteranceId, Language, Secret<String>),
}

/// What is being done.
enum Work {
    Nothing,
    /// The built-in voice is at it.
    Making {
        task: Task,
        number: u64,
        until: Instant,
    },
    Whispering(Whisper),
}

struct Whisper {
    id: UtteranceId,
    whispering: Box<dyn Whispering>,
    length: usize,
    begun: bool,
    heard: usize,
    moved_at: Instant,
}

/// The headset with its queue.
pub(super) struct WhisperQueue {
    place: Place,
    tuning: Tuning,
    inputs: Sender<Input>,
    messages: Sender<Message>,
    waiting: VecDeque<Task>,
    work: Work,
    tasks: u64,
}

impl WhisperQueue {
    /// A queue to which `messages` lead.
    pub fn new(place: Place, tuning: Tuning, inputs: Sender<Input>, messages: Sender<Message>) -> Self {
        Self { place, tuning, inputs, messages, waiting: VecDeque::new(), work: Work::Nothing, tasks: 0 }
    }

    /// Works until it is stopped.
    pub fn run(mut self, messages: &Receiver<Message>) {
        loop {
            self.tick();
            let message = match &self.work {
                Work::Nothing => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Work::Making { until, .. } => messages.recv_timeout(until.saturating_duration_since(Instant::now())),
                Work::Whispering(_) => messages.recv_timeout(WATCH),
            };
            match message {
                Ok(Message::Stop) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(message) => self.handle(message),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.silence();
    }

    fn handle(&mut self, message: Message) {
        match message {
            Message::Check => self.waiting.push_back(Task::Check),
            Message::Whisper(id, language, text) => self.waiting.push_back(Task::Whisper(id, language, text)),
            Message::Made(number, samples) => self.made(number, samples),
            Message::Silence => self.silence(),
            Message::Tune(loudspeaker, tuning) => {
                self.place.loudspeaker = loudspeaker;
                self.tuning = *tuning;
            }
            Message::Stop => {}
        }
    }

    fn tick(&mut self) {
        match &mut self.work {
            Work::Making { until, .. } if *until <= Instant::now() => {
                self.fail(HeadsetEvent::Lost("the built-in voice does not answer".to_owned()));
            }
            Work::Whispering(_) => self.watch(),
            _ => {}
        }
        if matches!(self.work, Work::Nothing)
            && let Some(task) = self.waiting.pop_front()
        {
            self.make(task);
        }
    }

    /// Has the built-in voice speak a text. A check has it speak too, to find out whether it can.
    fn make(&mut self, task: Task) {
        self.tasks += 1;
        let (number, messages, mut tuning) = (self.tasks, self.messages.clone(), self.tuning.clone());
        let text = match &task {
            Task::Check => Secret::new("a".to_owned()),
            Task::Whisper(_, language, text) => {
                if *language != tuning.language {
                    // The voice that was chosen speaks the language of the table.
                    (tuning.language, tuning.voice) = (*language, None);
                }
                text.clone()
            }
        };
        self.work = Work::Making { task, number, until: Instant::now() + MAKING };
        let name = std::thread::Builder::new().name("whisper".to_owned());
        let made = name.spawn(move || drop(messages.send(Message::Made(number, synthesise(text.open(), &tuning)))));
        if let Err(error) = made {
            self.fail(HeadsetEvent::Lost(format!("no thread for the built-in voice: {error}")));
        }
    }

    fn made(&mut self, made: u64, samples: Result<Vec<i16>, SynthesisError>) {
        // Anything else was silenced meanwhile.
        let Work::Making { task, number, .. } = &self.work else { return };
        if *number != made {
            return;
        }
        let done = match (samples, task) {
            (Err(error), _) => Err(HeadsetEvent::Lost(error.to_string())),
            (Ok(_), Task::Check) => whisper::check(&mut self.place).map(|()| Work::Nothing),
            (Ok(samples), Task::Whisper(id, ..)) => {
                let gain = Levels::new(self.tuning.volume, 0, 0).gain(Channel::Speech);
                Whisper::start(*id, &samples, gain, &mut self.place).map(Work::Whispering)
            }
        };
        match done {
            Err(event) => self.fail(event),
            Ok(work) => {
                if matches!(work, Work::Nothing) {
                    self.tell(Input::Headset(HeadsetEvent::Ready));
                }
                self.work = work;
            }
        }
    }

    fn watch(&mut self) {
        let Work::Whispering(whisper) = &mut self.work else { return };
        match whisper.whispering.heard(&mut self.place) {
            Err(event) => return self.fail(event),
            Ok(heard) if heard > whisper.heard => {
                whisper.heard = heard;
                whisper.moved_at = Instant::now();
            }
            Ok(_) if whisper.moved_at.elapsed() > STALLED => {
                return self.fail(HeadsetEvent::Lost("the stream stands still".to_owned()));
            }
            Ok(_) => {}
        }
        let (id, begins, ends) =
            (whisper.id, whisper.heard >= LEAD && !whisper.begun, whisper.heard >= whisper.length);
        whisper.begun |= begins;
        if begins {
            self.tell(Input::Speech(id, SpeechEvent::Began));
        }
        if ends {
            self.work = Work::Nothing;
            self.tell(Input::Speech(id, SpeechEvent::Ended));
        }
    }

    /// Nothing more is whispered: first why, then each that it cancels. Whoever waits for a check has the answer too.
    fn fail(&mut self, event: HeadsetEvent) {
        tracing::warn!(?event, "no earpiece");
        let whispering = self.end();
        self.tell(Input::Headset(event));
        self.cancel(whispering);
        self.waiting.clear();
    }

    /// Checks are still answered.
    fn silence(&mut self) {
        let whispering = match self.work {
            Work::Making { task: Task::Check, .. } => None,
            _ => self.end(),
        };
        self.cancel(whispering);
    }

    /// Ends what is being done; nothing is heard any more.
    fn end(&mut self) -> Option<UtteranceId> {
        match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Nothing | Work::Making { task: Task::Check, .. } => None,
            Work::Making { task: Task::Whisper(id, ..), .. } | Work::Whispering(Whisper { id, .. }) => Some(id),
        }
    }

    /// Tells that these whispers and all that wait are cancelled.
    fn cancel(&mut self, whispering: Option<UtteranceId>) {
        let inputs = &self.inputs;
        let cancelled = |id| drop(inputs.send(Input::Speech(id, SpeechEvent::Cancelled)));
        whispering.into_iter().for_each(cancelled);
        self.waiting.retain(|task| match task {
            Task::Check => true,
            Task::Whisper(id, ..) => {
                cancelled(*id);
                false
            }
        });
    }

    /// A table that is gone hears nothing.
    fn tell(&self, input: Input) {
        let _ = self.inputs.send(input);
    }
}

impl Whisper {
    fn start(id: UtteranceId, samples: &[i16], gain: f32, place: &mut Place) -> Result<Self, HeadsetEvent> {
        let spoken = samples.iter().map(|sample| (f32::from(*sample) * gain) as i16);
        let samples: Vec<i16> = std::iter::repeat_n(0, LEAD).chain(spoken).collect();
        let length = samples.len();
        let whispering = whisper::whisper(place, samples)?;
        Ok(Self { id, whispering, length, begun: false, heard: 0, moved_at: Instant::now() })
    }
}
