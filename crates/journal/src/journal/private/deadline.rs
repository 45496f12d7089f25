//! A deadline: a moment on the game master's clock, or a length from the post that tells of it.

use jiff::civil::{Date, DateTime, Time};

use crate::language::Message;

/// A day and a time where the game master is.
pub type Moment = DateTime;

/// Until when votes, orders and cards are wanted. Nothing happens by itself when it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// This day and time, where the game master is.
    At(DateTime),
    /// So many hours after the post.
    Hours(u8),
    /// So many days after the post.
    Days(u8),
}

impl Deadline {
    /// A day and a time as people write them: `2026-11-25 18:00` or `25.11.2026 18:00`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (day, time) = text.trim().split_once([' ', 'T'])?;
        let day = if day.contains('.') {
            numbers(day, '.').map(|parts| parts.into_iter().rev().collect())
        } else {
            numbers(day, '-')
        };
        let time = numbers(time, if time.contains('h') { 'h' } else { ':' });
        let (day, time): (Vec<i16>, Vec<i16>) = (day?, time?);
        let (&[year, month, day], &[hour, minute]) = (day.as_slice(), time.as_slice()) else { return None };
        let small = |number: i16| i8::try_from(number).ok();
        let date = Date::new(year, small(month)?, small(day)?).ok()?;
        let time = Time::new(small(hour)?, small(minute)?, 0, 0).ok()?;
        Some(Self::At(date.to_datetime(time)))
    }

    /// The deadline in JSON and in files, by ISO 8601.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::At(at) => at.strftime("%Y-%m-%dT%H:%M").to_string(),
            Self::Hours(hours) => format!("PT{hours}H"),
            Self::Days(days) => format!("P{days}D"),
        }
    }

    /// The deadline with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let between = |begin, end| id.strip_prefix(begin)?.strip_suffix(end)?.parse().ok();
        match (between("PT", "H"), between("P", "D")) {
            (Some(hours), _) => Some(Self::Hours(hours)),
            (_, Some(days)) => Some(Self::Days(days)),
            _ => Self::read(id),
        }
    }

    /// Whether it is a length of time, which counts from the post that tells of it.
    #[must_use]
    pub fn is_length(self) -> bool {
        matches!(self, Self::Hours(_) | Self::Days(_))
    }

    /// The deadline in words: a day and an hour, or how long.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::At(at) => {
                let date = Message::new("date")
                    .number("day", at.day() as u32)
                    .number("month", at.month() as u32)
                    .number("year", at.year() as u32);
                Message::new("due-at")
                    .number("weekday", at.weekday().to_monday_one_offset() as u32)
                    .message("date", date)
                    .number("hour", at.hour() as u32)
                    .number("minute", at.minute() as u32)
                    .text("minutes", at.strftime("%M").to_string())
            }
            Self::Hours(hours) => Message::new("due-in-hours").number("hours", hours),
            Self::Days(days) => Message::new("due-in-days").number("days", days),
        }
    }
}

/// The numbers of a date or a time.
fn numbers(text: &str, between: char) -> Option<Vec<i16>> {
    text.split(between).map(|part| part.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_as_people_write_it() {
        let at = Deadline::read("2026-11-25 18:05");
        assert_eq!(at.map(Deadline::id).as_deref(), Some("2026-11-25T18:05"));
        for text in ["25.11.2026 18:05", " 2026-11-25  18:05 ", "2026-11-25 18h05", "2026-11-25T18:05"] {
            assert_eq!(Deadline::read(text), at, "{text}");
        }
    }

    #[test]
    fn what_is_no_moment_is_not_read() {
        for text in ["2026-02-30 18:00", "2026-11-25 24:30", "2026-11-25", "18:00", "tomorrow noon", "", "1.2 3"] {
            assert_eq!(Deadline::read(text), None, "{text}");
        }
    }

    #[test]
    fn every_deadline_is_found_by_its_name() {
        for id in ["2026-11-25T18:05", "PT24H", "P2D"] {
            assert_eq!(Deadline::from_id(id).map(Deadline::id).as_deref(), Some(id));
        }
    }
}
