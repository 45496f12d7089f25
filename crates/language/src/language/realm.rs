//! What commands are about.

/// What commands are about: each is about one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Realm {
    /// The game, whatever is asked: it moves it whenever the rules allow it.
    Move,
    /// The game, and what comes before and after it: it answers the question that is asked.
    Answer,
    /// How something goes on that is open: whatever was opened last takes it.
    Course,
    /// A question of the table, which changes nothing.
    Question,
    /// How the narrator sounds, and when it listens.
    Tuning,
    /// How players are called and heard by voice.
    Calling,
    /// Who plays, and where.
    People,
    /// What one seat alone hears and tells.
    Seat,
    /// A forum game: what came in, what is due, what goes out.
    Letters,
}
