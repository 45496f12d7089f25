//! The same clips as in the room, written into a WAV file.
