//! How near words are to each other by their sounds, however these are told.

/// A sound of a word, as it is compared with others.
pub trait Sound {
    /// What it costs to leave it out: consonants carry the word.
    fn weight(&self) -> u32;

    /// What it costs to hear it as another one.
    fn change(&self, other: &Self) -> u32;
}

/// What it costs to make the sounds of one word those of another.
pub fn distance<S: Sound>(from: &[S], to: &[S]) -> u32 {
    let mut row: Vec<u32> = vec![0];
    row.extend(to.iter().scan(0, |sum, sound| {
        *sum += sound.weight();
        Some(*sum)
    }));
    for sound in from {
        let mut diagonal = row[0];
        row[0] += sound.weight();
        for (at, other) in to.iter().enumerate() {
            let changed = diagonal + sound.change(other);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(row[at + 1] + sound.weight()).min(row[at] + other.weight());
        }
    }
    row.last().copied().unwrap_or_default()
}
