//! A deadline: a moment on the game master's clock, or a length from the post that tells of it.

use jiff::civil::{Date, DateTime, Time};

use crate::language::{Language, Message, Traits};

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
        moment(date([year, month, day])?, &[hour, minute])
    }

    /// A day and a time as people say them: `25 novembre 2026 à 18 h`, or `morgen 18 Uhr`. Without a year it is the next
    /// such day.
    #[must_use]
    pub fn told(text: &str, language: Language, now: Option<Moment>) -> Option<Self> {
        Self::read(text).or_else(|| in_words(text, language, now))
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

    /// One that still lies ahead, as an example: the evening of tomorrow.
    #[must_use]
    pub fn example(now: Option<Moment>) -> Self {
        let today = now.map_or(Date::constant(2026, 11, 24), Moment::date);
        Self::At(today.tomorrow().unwrap_or(today).at(18, 0, 0, 0))
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

fn in_words(text: &str, language: Language, now: Option<Moment>) -> Option<Deadline> {
    let calendar = &Traits::of(language).calendar;
    let place = |words: &[String], word: &str| words.iter().position(|other| other.to_lowercase() == *word);
    let (mut numbers, mut month, mut ahead, mut leads) = (Vec::new(), None, None, false);
    for word in words(text) {
        match word.parse::<i16>() {
            Ok(number) => numbers.push(number),
            Err(_) if calendar.around.contains(&word) => {}
            Err(_) => match (place(&calendar.months, &word), place(&calendar.days, &word)) {
                (Some(at), _) if month.is_none() => {
                    (month, leads) = (i16::try_from(at + 1).ok(), numbers.is_empty());
                }
                (_, Some(at)) if ahead.is_none() => ahead = Some(at),
                _ => return None,
            },
        }
    }
    if let (None, Some(days)) = (month, ahead) {
        let date = (0..days).try_fold(now?.date(), |date, _| date.tomorrow().ok())?;
        return moment(date, &numbers);
    }
    match (month, numbers.as_slice()) {
        (Some(month), [day, year, time @ ..]) if *year > 1900 => moment(date([*year, month, *day])?, time),
        // "November at 18:00" has no day.
        (Some(month), [day, time @ ..]) if !leads || time.len() > 1 => {
            let now = now?;
            let next = |year| moment(date([year, month, *day])?, time);
            let is_ahead = |deadline: &Deadline| matches!(deadline, Deadline::At(at) if *at > now);
            next(now.year()).filter(is_ahead).or_else(|| next(now.year() + 1))
        }
        (None, [day, month, year, time @ ..]) if *year > 1900 => moment(date([*year, *month, *day])?, time),
        _ => None,
    }
}

/// Words and numbers, without what stands between them.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for letter in text.to_lowercase().chars() {
        let kind = letter.is_alphanumeric().then_some(letter.is_ascii_digit());
        match words.last_mut().filter(|_| before == kind) {
            Some(word) if kind.is_some() => word.push(letter),
            _ if kind.is_some() => words.push(letter.to_string()),
            _ => {}
        }
        before = kind;
    }
    words
}

fn date([year, month, day]: [i16; 3]) -> Option<Date> {
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

fn moment(date: Date, time: &[i16]) -> Option<Deadline> {
    let (hour, minute) = match time {
        [hour] => (*hour, 0),
        [hour, minute] => (*hour, *minute),
        _ => return None,
    };
    let time = Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
    Some(Deadline::At(date.to_datetime(time)))
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
    fn a_moment_is_told_in_the_words_of_a_language() {
        let now = Some(jiff::civil::date(2026, 11, 22).at(14, 0, 0, 0));
        for (language, text) in [
            (Language::ENGLISH, "25 November at 18:00"),
            (Language::ENGLISH, "Wednesday, November 25, 2026, at 18:00"),
            (Language::FRENCH, "le 25 novembre à 18 h"),
            (Language::FRENCH, "mercredi 25 novembre 2026 à 18 heures"),
            (Language::FRENCH, "25/11/2026 18h00"),
            (Language::GERMAN, "am 25. November um 18 Uhr"),
            (Language::GERMAN, "Mittwoch, 25. November 2026, 18:00 Uhr"),
        ] {
            let told = Deadline::told(text, language, now).map(Deadline::id);
            assert_eq!(told.as_deref(), Some("2026-11-25T18:00"), "{text}");
        }
        for (language, text) in [
            (Language::ENGLISH, "tomorrow 18:30"),
            (Language::FRENCH, "demain à 18 h 30"),
            (Language::GERMAN, "morgen um 18 Uhr 30"),
        ] {
            let told = Deadline::told(text, language, now).map(Deadline::id);
            assert_eq!(told.as_deref(), Some("2026-11-23T18:30"), "{text}");
            assert_eq!(Deadline::told(text, language, None), None, "{text}");
        }
        let next_year = Deadline::told("le 1er mars à 9 h", Language::FRENCH, now).map(Deadline::id);
        assert_eq!(next_year.as_deref(), Some("2027-03-01T09:00"));
        for text in ["25 November", "November at 18:00", "25 Smarch at 18:00", "tomorrow", "not tomorrow 18:00"] {
            assert_eq!(Deadline::told(text, Language::ENGLISH, now), None, "{text}");
        }
    }

    #[test]
    fn every_deadline_is_found_by_its_name() {
        for id in ["2026-11-25T18:05", "PT24H", "P2D"] {
            assert_eq!(Deadline::from_id(id).map(Deadline::id).as_deref(), Some(id));
        }
    }
}
