//! Sentences that are ready to be heard.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::synthesis::Sentence;

/// The store keeps at most so many samples: about six minutes of speech in 16 MB.
const MOST_SAMPLES: usize = 8 << 20;

/// Sentences with their samples; the oldest leave when there are too many.
#[derive(Default)]
pub(super) struct Store(Mutex<Sentences>);

#[derive(Default)]
struct Sentences {
    samples: HashMap<Sentence, Arc<[i16]>>,
    oldest_first: VecDeque<Sentence>,
    total: usize,
}

impl Store {
    pub fn get(&self, sentence: &Sentence) -> Option<Arc<[i16]>> {
        self.lock().samples.get(sentence).cloned()
    }

    pub fn put(&self, sentence: Sentence, samples: Arc<[i16]>) {
        let mut sentences = self.lock();
        sentences.total += samples.len();
        if let Some(before) = sentences.samples.insert(sentence.clone(), samples) {
            sentences.total -= before.len();
            return;
        }
        sentences.oldest_first.push_back(sentence);
        while sentences.total > MOST_SAMPLES
            && let Some(oldest) = sentences.oldest_first.pop_front()
        {
            sentences.total -= sentences.samples.remove(&oldest).map_or(0, |samples| samples.len());
        }
    }

    /// A thread that panicked between two lines of [`Store::put`] leaves a store that is still good.
    fn lock(&self) -> MutexGuard<'_, Sentences> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preferences::Tuning;

    fn sentence(number: usize) -> Sentence {
        Sentence::new(&format!("Sentence {number}."), None, &Tuning::default())
    }

    #[test]
    fn the_store_is_bounded_and_forgets_the_oldest() {
        let store = Store::default();
        for number in 0..100 {
            store.put(sentence(number), vec![0; MOST_SAMPLES / 10].into());
        }
        let kept: Vec<usize> = (0..100).filter(|number| store.get(&sentence(*number)).is_some()).collect();
        assert_eq!(kept, (90..100).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_sentence_twice_counts_once() {
        let store = Store::default();
        for _ in 0..100 {
            store.put(sentence(1), vec![0; MOST_SAMPLES / 2].into());
        }
        store.put(sentence(2), vec![0; MOST_SAMPLES / 2].into());
        assert!(store.get(&sentence(1)).is_some() && store.get(&sentence(2)).is_some());
    }
}
