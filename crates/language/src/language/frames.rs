//! Frames: what a sentence tells where something is asked, from the words in it that carry meaning.
//!
//! A frame is the same in every language. It takes a line only when every word of it is explained; what is left over, a
//! question or a "not" leaves the line to others. Whether the game takes what comes out is settled by the rules.

mod votes;

use super::intent::Intent;
use super::meaning::{Meaning, Spot};
use super::verb::Verb;
use crate::game::{PartialCount, Seat, SeatSet};

/// What is asked, as far as a frame has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A team, of the leader.
    Team {
        /// Who says "I".
        leader: Seat,
        /// Those who may go.
        players: SeatSet,
    },
    /// How everybody has voted.
    Vote {
        /// Those who vote.
        voters: SeatSet,
    },
    /// How one player votes.
    RollCall {
        /// Who.
        asked: Seat,
    },
    /// How many Fails were among so many cards.
    Count {
        /// The cards.
        cards: u32,
    },
    /// One player.
    Person {
        /// Who is asked, and says "I".
        by: Option<Seat>,
    },
}

/// What a line tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A command.
    Intent(Intent),
    /// One player.
    Person(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    For,
    Against,
}

/// What a line asks of the narrator at any moment; none if it does not, or if a word of it is not explained.
#[must_use]
pub fn request(spots: &[Spot]) -> Option<Verb> {
    const REQUESTS: [(Meaning, Verb); 6] = [
        (Meaning::Slower, Verb::Slower),
        (Meaning::Faster, Verb::Faster),
        (Meaning::Louder, Verb::Louder),
        (Meaning::Quieter, Verb::Quieter),
        (Meaning::Repeat, Verb::Repeat),
        (Meaning::Undo, Verb::Undo),
    ];
    let beside = [Meaning::Filler, Meaning::Me, Meaning::May, Meaning::Choice, Meaning::Talk, Meaning::Correction];
    let mut asked = None;
    for spot in spots {
        match REQUESTS.iter().find(|(meaning, _)| spot.is(*meaning)) {
            Some((_, verb)) if asked.is_none_or(|asked| asked == *verb) => asked = Some(*verb),
            Some(_) => return None,
            None if beside.iter().any(|meaning| spot.is(*meaning)) => {}
            None => return None,
        }
    }
    asked
}

/// Whether a line tells that something was so, and not how many times: a mission has failed, a team went through.
#[must_use]
pub fn lacks_a_number(spots: &[Spot], asked: Asked) -> bool {
    let told = match asked {
        Asked::Count { .. } => [Meaning::Fail, Meaning::Refused],
        Asked::Vote { .. } => [Meaning::Passed, Meaning::Refused],
        _ => return false,
    };
    let beside =
        [Meaning::Filler, Meaning::Mission, Meaning::Team, Meaning::Choice, Meaning::Me, Meaning::One, Meaning::Card];
    let is_told = |spot: &Spot| told.iter().any(|meaning| spot.is(*meaning));
    let fits = |spot: &Spot| is_told(spot) || beside.iter().any(|meaning| spot.is(*meaning));
    spots.iter().any(is_told) && spots.iter().all(fits)
}

/// What a line tells that answers a question; none if it does not, or if a word of it is not explained.
#[must_use]
pub fn read(spots: &[Spot], asked: Asked) -> Option<Reading> {
    let parts = parts(spots, asked);
    // Of what was put right, the last thing that was said whole counts.
    let tells = |part: &&[Spot]| part.iter().any(|spot| !spot.is(Meaning::Filler));
    let part = parts.into_iter().rev().find(tells)?;
    let asks = |spot: &Spot| {
        [Meaning::Who, Meaning::HowMany, Meaning::What, Meaning::May, Meaning::Whether, Meaning::Not]
            .iter()
            .any(|meaning| spot.meanings == [*meaning])
    };
    if part.iter().any(|spot| asks(spot) || spot.is_unknown()) {
        return None;
    }
    let part: Vec<&Spot> = part.iter().filter(|spot| !spot.is(Meaning::Filler) || spot.meanings.len() > 1).collect();
    match asked {
        Asked::Team { leader, players } => team(&part, leader, players).map(Reading::Intent),
        Asked::Vote { voters } => votes::vote(&part, voters).map(Reading::Intent),
        Asked::RollCall { asked } => answer(&part, asked).map(Reading::Intent),
        Asked::Count { cards } => count(&part, cards).map(Reading::Intent),
        Asked::Person { by } => person(&part, by).map(Reading::Person),
    }
}

/// The parts of a line, each of which puts the one before it right. Where nobody votes, a "no" between commas does so too.
fn parts(spots: &[Spot], asked: Asked) -> Vec<&[Spot]> {
    let votes = matches!(asked, Asked::Vote { .. } | Asked::RollCall { .. });
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, spot) in spots.iter().enumerate() {
        let no = !votes && spot.is(Meaning::Against) && spots.get(at + 1).is_some_and(|next| next.apart);
        if spot.is(Meaning::Correction) || no {
            parts.push(&spots[from..at]);
            from = at + 1;
        }
    }
    parts.push(&spots[from..]);
    parts
}

fn only(part: &[&Spot], allowed: &[Meaning]) -> bool {
    // Wherever somebody may be chosen, somebody may go along.
    let along = allowed.contains(&Meaning::Choice);
    let fits = |meaning: &Meaning| allowed.contains(meaning) || along && *meaning == Meaning::Along;
    part.iter().all(|spot| spot.seat.is_some() || spot.meanings.iter().any(fits))
}

fn team(part: &[&Spot], leader: Seat, players: SeatSet) -> Option<Intent> {
    let allowed = [
        Meaning::Choice,
        Meaning::And,
        Meaning::Team,
        Meaning::Mission,
        Meaning::Me,
        Meaning::Only,
        Meaning::Again,
        Meaning::Leader,
    ];
    let others = [Meaning::All, Meaning::Except].iter().all(|meaning| part.iter().any(|spot| spot.is(*meaning)));
    let allowed = [&allowed[..], if others { &[Meaning::All, Meaning::Except] } else { &[] }].concat();
    let mut team = SeatSet::EMPTY;
    // "I take Ben" is about me only where I go along: "I" before a choice alone says who chooses.
    let chooses = part.first().is_some_and(|spot| spot.is(Meaning::Me));
    for (at, spot) in part.iter().enumerate() {
        if let Some(seat) = spot.seat {
            // Whoever is named twice is told so.
            if !team.insert(seat) {
                return None;
            }
        } else if spot.is(Meaning::Me) && !(chooses && at == 0) {
            team.insert(leader);
        }
    }
    // "I take Ben along": the two of us.
    if chooses && part.iter().any(|spot| spot.is(Meaning::Along)) {
        team.insert(leader);
    }
    let team = if others { players.without(team) } else { team };
    (only(part, &allowed) && !team.is_empty()).then_some(Intent::Propose(team))
}

fn person(part: &[&Spot], by: Option<Seat>) -> Option<Seat> {
    let allowed = [Meaning::Choice, Meaning::Me, Meaning::Card, Meaning::Show];
    let named: SeatSet = part.iter().filter_map(|spot| spot.seat).collect();
    // "Gina looks at Ben's card": whoever is asked does it to somebody else.
    let others = by.map_or(named, |by| named.without(SeatSet::from_iter([by])));
    let meant = if others.is_empty() { named } else { others };
    (only(part, &allowed) && meant.len() == 1).then(|| meant.iter().next()).flatten()
}

fn side(spot: &Spot) -> Option<Side> {
    let is = |meanings: [Meaning; 2]| meanings.iter().any(|meaning| spot.is(*meaning));
    match (is([Meaning::For, Meaning::Passed]), is([Meaning::Against, Meaning::Refused])) {
        (true, false) => Some(Side::For),
        (false, true) => Some(Side::Against),
        _ => None,
    }
}

fn result(part: &[&Spot]) -> Option<Side> {
    part.iter().find_map(|spot| match () {
        () if spot.is(Meaning::Passed) => Some(Side::For),
        () if spot.is(Meaning::Refused) => Some(Side::Against),
        () => None,
    })
}

fn answer(part: &[&Spot], asked: Seat) -> Option<Intent> {
    let mut sides = part.iter().filter_map(|spot| side(spot));
    let one = sides.next().filter(|one| sides.all(|other| other == *one))?;
    let others = part.iter().any(|spot| match spot.seat {
        Some(seat) => seat != asked,
        None => side(spot).is_none() && !only(&[*spot], &[Meaning::Me, Meaning::Vote, Meaning::Choice]),
    });
    (!others).then_some(Intent::Opens(if one == Side::For { Verb::Approve } else { Verb::Reject }))
}

fn count(part: &[&Spot], cards: u32) -> Option<Intent> {
    let allowed = [
        Meaning::Fail,
        Meaning::Success,
        Meaning::Clean,
        Meaning::All,
        Meaning::Nobody,
        Meaning::Both,
        Meaning::One,
        Meaning::Only,
        Meaning::And,
        Meaning::Mission,
        Meaning::Card,
        Meaning::People,
        Meaning::Choice,
    ];
    if !part.iter().all(|spot| spot.seat.is_none() && (spot.number.is_some() || only(&[*spot], &allowed))) {
        return None;
    }
    let (mut fails, mut successes, mut number) = (None, None, None);
    let take = |of: &mut Option<u32>, number: &mut Option<u32>| of.is_none().then(|| *of = number.take());
    for spot in part {
        if spot.is(Meaning::Clean) {
            fails = Some(0);
        } else if spot.is(Meaning::Fail) {
            take(&mut fails, &mut number)?;
        } else if spot.is(Meaning::Success) {
            take(&mut successes, &mut number)?;
        } else {
            let told = match () {
                () if spot.is(Meaning::All) => Some(cards),
                () if spot.is(Meaning::Both) => Some(2),
                () if spot.is(Meaning::Nobody) => Some(0),
                () if spot.is(Meaning::One) => Some(1),
                () => spot.number,
            };
            // "One of the two": which of both numbers is meant, nobody can tell.
            if told.is_some() && number.is_some() && told != number {
                return None;
            }
            number = told.or(number);
        }
    }
    if number.is_some() {
        return None;
    }
    let fails = match (fails, successes) {
        (Some(fails), None) => fails,
        (Some(fails), Some(successes)) if fails + successes == cards => fails,
        (None, Some(successes)) if successes == cards => 0,
        _ => return None,
    };
    let told = PartialCount { fails: Some(u8::try_from(fails).ok()?), reverses: None, rogues: None };
    Some(Intent::Count { told, successes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::BySeat;
    use crate::language::meaning::Meanings;
    use crate::language::{Language, Names, Phrases};

    fn seats(numbers: &[u32]) -> SeatSet {
        numbers.iter().filter_map(|number| Seat::from_number(*number)).collect()
    }

    fn told(language: Language, line: &str, asked: Asked) -> Option<Reading> {
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
        let names = Names::new(&BySeat::new(names));
        read(&Meanings::of(language).spot(line, Phrases::of(language), &names), asked)
    }

    fn english(line: &str, asked: Asked) -> Option<Intent> {
        match told(Language::ENGLISH, line, asked) {
            Some(Reading::Intent(intent)) => Some(intent),
            _ => None,
        }
    }

    fn vote() -> Asked {
        Asked::Vote { voters: seats(&[1, 2, 3, 4, 5]) }
    }

    fn team() -> Asked {
        Asked::Team { leader: Seat::from_number(1).unwrap(), players: seats(&[1, 2, 3, 4, 5]) }
    }

    #[test]
    fn every_language_has_every_meaning_and_no_other() {
        let rows: Vec<&str> = Meaning::ALL.iter().map(|meaning| meaning.id()).collect();
        for language in Language::ALL {
            let file: toml::Table = language.files().meanings.parse().expect("it is TOML");
            let missing: Vec<&&str> = rows.iter().filter(|row| !file.contains_key(**row)).collect();
            let other: Vec<&String> = file.keys().filter(|row| !rows.contains(&row.as_str())).collect();
            assert!(missing.is_empty() && other.is_empty(), "{language:?}: {missing:?}, {other:?}");
        }
    }

    #[test]
    fn tallies_are_told_in_any_order_and_in_every_language() {
        let tally = |approve, reject| Some(Reading::Intent(Intent::Vote { approve, reject }));
        for (language, line, approve, reject) in [
            (Language::ENGLISH, "three for it and two against", 3, 2),
            (Language::ENGLISH, "it's a no, one to four", 1, 4),
            (Language::ENGLISH, "rejected, three to two", 2, 3),
            (Language::ENGLISH, "everyone approved", 5, 0),
            (Language::ENGLISH, "nobody was against it", 5, 0),
            (Language::ENGLISH, "two yes three no, sorry, three yes two no", 3, 2),
            (Language::FRENCH, "trois contre deux, c'est passé", 3, 2),
            (Language::FRENCH, "c'est non, quatre à un", 1, 4),
            (Language::GERMAN, "ist mit vier zu eins durchgegangen", 4, 1),
            (Language::GERMAN, "die Mehrheit ist dagegen, drei zu zwei", 2, 3),
        ] {
            assert_eq!(told(language, line, vote()), tally(approve, reject), "{line}");
        }
        assert_eq!(english("three two against", vote()), None, "two against, or lost by two to three");
    }

    #[test]
    fn votes_are_told_by_name() {
        for (line, intent) in [
            ("everyone except Dan approved", Intent::Approve(seats(&[1, 2, 3, 5]))),
            ("nobody but Ana voted yes", Intent::Approve(seats(&[1]))),
            ("yes from Ana, Ben and Cleo, no from Dan and Eve", Intent::Approve(seats(&[1, 2, 3]))),
            ("Ben and Dan rejected it", Intent::Reject(seats(&[2, 4]))),
        ] {
            assert_eq!(english(line, vote()), Some(intent), "{line}");
        }
    }

    #[test]
    fn whoever_says_i_is_the_leader_and_the_last_word_counts() {
        for (line, numbers) in [
            ("I'm taking Dan with me", &[1, 4][..]),
            ("I take Ben along", &[1, 2]),
            ("Ana and Ben, no wait, Ana and Dan", &[1, 4]),
            ("all except Ana and Ben", &[3, 4, 5]),
            ("um, let's say Cleo and Eve", &[3, 5]),
        ] {
            assert_eq!(english(line, team()), Some(Intent::Propose(seats(numbers))), "{line}");
        }
    }

    #[test]
    fn cards_are_counted_by_kind() {
        let asked = Asked::Count { cards: 3 };
        let fails = |intent: Option<Intent>| match intent {
            Some(Intent::Count { told, .. }) => told.fails,
            _ => None,
        };
        for (line, found) in [
            ("two successes and a fail", Some(1)),
            ("nobody sabotaged it", Some(0)),
            ("all three success", Some(0)),
            ("all success", Some(0)),
            ("zero, sorry, one fail", Some(1)),
            ("two successes", None),
            ("one of the two failed", None),
        ] {
            assert_eq!(fails(english(line, asked)), found, "{line}");
        }
    }

    #[test]
    fn what_is_not_explained_what_is_asked_and_what_is_not_so_is_left() {
        for line in
            ["Ana and the dragon", "who votes for Ana", "don't take Ana and Ben", "Ben, don't you dare take Cleo"]
        {
            assert_eq!(english(line, team()), None, "{line}");
        }
        for line in ["three two and Ben will leave", "do we vote yes", "I think Ben is a spy"] {
            assert_eq!(english(line, vote()), None, "{line}");
        }
    }
}
