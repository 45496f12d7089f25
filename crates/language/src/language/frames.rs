//! Frames: what a sentence tells where something is asked, from the words in it that carry meaning.
//!
//! A frame is the same in every language. It takes a line only when every word of it is explained; what is left over, a
//! question or a "not" leaves the line to others. Whether the game takes what comes out is settled by the rules.

mod answers;
mod cards;
mod counts;
mod people;
mod teams;
mod votes;

pub use answers::answer_within;
pub use people::{accused, people};

use super::intent::Intent;
use super::meaning::{Meaning, Spot};
use super::verb::Verb;
use crate::game::plot::Pile;
use crate::game::{PlotCard, Seat, SeatSet};

/// What is asked, as far as a frame has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A team, of the leader.
    Team {
        /// Who says "I".
        leader: Seat,
        /// Those who may go.
        players: SeatSet,
        /// How many are needed.
        size: usize,
        /// The number of the mission.
        mission: u32,
        /// The team that was proposed last.
        last: SeatSet,
    },
    /// Which mission is run, of those that may be named.
    Mission,
    /// How everybody has voted.
    Vote {
        /// Those who vote.
        voters: SeatSet,
    },
    /// How one player votes.
    RollCall {
        /// Who.
        asked: Seat,
        /// All who vote: the whole vote may be told as well.
        voters: SeatSet,
    },
    /// How many Fails were among so many cards.
    Count {
        /// The cards.
        cards: u32,
        /// How many Fails the mission takes to fail.
        needed: u32,
    },
    /// Which plot card the leader has drawn.
    Draw {
        /// The leader.
        leader: Seat,
    },
    /// Who gets which plot card from the leader.
    Give {
        /// The leader.
        leader: Seat,
        /// The cards that are to be given away.
        cards: Pile,
    },
    /// Whether a plot card is used, and on whom.
    Use {
        /// The card.
        card: PlotCard,
        /// Who holds it, where only one does.
        holder: Option<Seat>,
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
    const REQUESTS: [(Meaning, Verb); 8] = [
        (Meaning::Slower, Verb::Slower),
        (Meaning::Faster, Verb::Faster),
        (Meaning::Louder, Verb::Louder),
        (Meaning::Quieter, Verb::Quieter),
        (Meaning::Repeat, Verb::Repeat),
        (Meaning::Undo, Verb::Undo),
        (Meaning::InTurn, Verb::RollCall),
        (Meaning::Anew, Verb::Again),
    ];
    let beside = [
        Meaning::Filler,
        Meaning::Me,
        Meaning::May,
        Meaning::Choice,
        Meaning::Talk,
        Meaning::Correction,
        Meaning::Mistake,
        Meaning::One,
        Meaning::Doubt,
        Meaning::You,
        Meaning::Plea,
        Meaning::Hold,
    ];
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

/// What a line tells that answers a question; none if it does not, or if a word of it is not explained.
#[must_use]
pub fn read(spots: &[Spot], asked: Asked) -> Option<Reading> {
    let told = part_that_tells(spots, asked)?;
    let before = spots.iter().position(|spot| std::ptr::eq(spot, &told[0])).unwrap_or_default();
    let part = without_fillers(told, asked);
    match asked {
        Asked::Team { leader, players, size, mission, last } => {
            // "Ana, Ben, Eve, no, Dan instead of Ben": of those who were just named.
            let just_named: SeatSet = spots.iter().take(before).filter_map(|spot| spot.seat).collect();
            let exchanged = || teams::exchange(&part, if just_named.is_empty() { last } else { just_named });
            exchanged().or_else(|| teams::team(&part, leader, players, size, mission)).map(Reading::Intent)
        }
        Asked::Mission => teams::mission(&part).map(Reading::Intent),
        Asked::Vote { voters } => votes::vote(&part, voters).map(Reading::Intent),
        Asked::RollCall { asked, voters } => {
            // "Sorry, Cleo meant no": whose answer is put right is another question than the one that is asked.
            let puts_right = before > 0 && !spots[..before].iter().any(|spot| side(spot).is_some());
            let one = || answer(&part, asked).filter(|_| !puts_right);
            one().or_else(|| votes::whole(&part, voters)).map(Reading::Intent)
        }
        Asked::Count { cards, needed } => counts::count(&part, cards, needed).map(Reading::Intent),
        Asked::Draw { leader } => cards::draw(&part, leader).map(Reading::Intent),
        Asked::Give { leader, .. } => {
            // "Strong Leader to Ben, no, to Cleo" puts only the name right.
            let card = || spots.iter().rev().find_map(|spot| spot.card);
            cards::give(&part, card(), leader).map(Reading::Intent)
        }
        Asked::Use { card, holder } => cards::uses(&part, card, holder).map(Reading::Intent),
        Asked::Person { by } => person(&part, by).map(Reading::Person),
    }
}

/// What a line tells that answers a question several times over: votes by name, cards that were drawn or are handed over.
/// Nothing if it does not.
#[must_use]
pub fn several(spots: &[Spot], asked: Asked) -> Vec<Intent> {
    let Some(told) = part_that_tells(spots, asked) else { return Vec::new() };
    let part = without_fillers(told, asked);
    let all = match asked {
        Asked::Vote { voters } | Asked::RollCall { voters, .. } => votes::several(&part, voters),
        Asked::Mission => teams::mission_with_team(&part),
        Asked::Draw { leader } => cards::draws(&part, leader),
        Asked::Give { leader, cards } => cards::gives(&part, cards, leader),
        _ => Vec::new(),
    };
    if all.len() > 1 { all } else { Vec::new() }
}

fn without_fillers(part: &[Spot], asked: Asked) -> Vec<&Spot> {
    let votes = matches!(asked, Asked::Vote { .. } | Asked::RollCall { .. });
    let means_nothing = |at: usize| {
        let idle = [Meaning::Filler, Meaning::Opinion, Meaning::Next, Meaning::Too];
        // "Ana said no, Ben too."
        let same = votes && part[at].is(Meaning::Too) && at > 0 && part[at - 1].seat.is_some();
        !same && part[at].is(Meaning::Filler) && part[at].meanings.iter().all(|meaning| idle.contains(meaning))
    };
    (0..part.len()).filter(|at| !means_nothing(*at)).map(|at| &part[at]).collect()
}

/// The part of a line that tells something: no question, no wish, no advice, and no word in it that nobody knows.
fn part_that_tells(spots: &[Spot], asked: Asked) -> Option<&[Spot]> {
    let parts = parts(spots, asked);
    // Of what was put right, the last thing that was said whole counts.
    let tells = |part: &&[Spot]| part.iter().any(|spot| !spot.is(Meaning::Filler));
    let part = parts.into_iter().rev().find(tells)?;
    let asks = |spot: &Spot| {
        let words = [Meaning::Who, Meaning::HowMany, Meaning::What, Meaning::May, Meaning::Not, Meaning::Doubt];
        words.iter().any(|meaning| spot.meanings == [*meaning])
    };
    // "Is it two Fails" asks; "the team is it" does not.
    if part.first()?.is(Meaning::Whether) || part.iter().any(|spot| asks(spot) || spot.is_unknown()) {
        return None;
    }
    // "You should give it to Gina" advises, whoever decides; "no, you" and "I guess HYDRA" tell nothing at all.
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    let decides = matches!(asked, Asked::Team { .. } | Asked::Give { .. } | Asked::Draw { .. } | Asked::Mission);
    let may_guess = matches!(asked, Asked::Team { .. } | Asked::Person { .. });
    let votes = matches!(asked, Asked::Vote { .. });
    // "I bet it's Ben and Cleo" names no team.
    let guesses = has(Meaning::Guess) || has(Meaning::Opinion) || has(Meaning::Sure);
    // "Yes, wait": whoever is asked has not answered yet.
    let answers_alone = matches!(asked, Asked::RollCall { .. } | Asked::Use { .. });
    if has(Meaning::Hold) && answers_alone
        || has(Meaning::You) && (has(Meaning::Wish) || !decides)
        || has(Meaning::Guess) && !may_guess
        || has(Meaning::Sure) && votes
        || matches!(asked, Asked::Team { .. }) && has(Meaning::Told) && guesses
    {
        return None;
    }
    // What is wished or advised has not happened. Of a leader it is a choice: "Ana and Ben should go".
    let chooses = matches!(asked, Asked::Team { .. } | Asked::Give { .. } | Asked::Mission);
    let is_open = part.iter().any(|spot| spot.is(Meaning::Doubt) || spot.is(Meaning::Wish) && !chooses);
    (!is_open).then_some(part)
}

/// What a line answers that gives no number, where a number is asked for: a mission has failed, a team went through.
#[must_use]
pub fn lacks_a_number(spots: &[Spot], asked: Asked) -> bool {
    counts::lacks_a_number(spots, asked)
}

/// Whether a line tells of a mistake, or takes something back that was told before.
#[must_use]
pub fn tells_of_a_mistake(spots: &[Spot]) -> bool {
    spots.iter().any(|spot| spot.is(Meaning::Mistake))
}

/// The parts of a line, each of which puts the one before it right. Where nobody votes, a "no" between commas does so too.
fn parts(spots: &[Spot], asked: Asked) -> Vec<&[Spot]> {
    let votes = matches!(asked, Asked::Vote { .. } | Asked::RollCall { .. });
    let numbers = |part: &[Spot]| part.iter().filter(|spot| spot.number.is_some()).count();
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, spot) in spots.iter().enumerate() {
        // "Three two, no, two three."
        let tallies = || numbers(&spots[from..at]) > 1 && numbers(&spots[at..]) > 1;
        let is_between = spot.is(Meaning::Against) && spots.get(at + 1).is_some_and(|next| next.apart);
        let no = is_between && (!votes || tallies());
        if spot.is(Meaning::Correction) || no {
            parts.push(&spots[from..at]);
            from = at + 1;
        }
    }
    parts.push(&spots[from..]);
    parts
}

fn only(part: &[&Spot], allowed: &[Meaning]) -> bool {
    // Wherever somebody may be chosen, somebody may go along or be named.
    let chosen = allowed.contains(&Meaning::Choice);
    let beside = [Meaning::Along, Meaning::Naming];
    let fits = |meaning: &Meaning| {
        let is_told = *meaning == Meaning::Told && allowed.contains(&Meaning::Vote);
        let means_nothing =
            [Meaning::Filler, Meaning::Plea, Meaning::Guess, Meaning::You, Meaning::Hold].contains(meaning);
        allowed.contains(meaning) || is_told || means_nothing || chosen && beside.contains(meaning)
    };
    part.iter().all(|spot| spot.seat.is_some() || spot.meanings.iter().any(fits))
}

/// Which one a word says, of up to five.
#[must_use]
pub fn ordinal(spot: &Spot) -> Option<u32> {
    const ORDINALS: [Meaning; 5] = [Meaning::First, Meaning::Second, Meaning::Third, Meaning::Fourth, Meaning::Fifth];
    (1..).zip(ORDINALS).find(|(_, of)| spot.is(*of)).map(|(number, _)| number)
}

fn person(part: &[&Spot], by: Option<Seat>) -> Option<Seat> {
    let allowed = [Meaning::Choice, Meaning::Me, Meaning::Card, Meaning::Show, Meaning::Told];
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
        None => {
            side(spot).is_none() && !only(&[*spot], &[Meaning::Me, Meaning::ForMe, Meaning::Vote, Meaning::Choice])
        }
    });
    (!others).then_some(Intent::Opens(if one == Side::For { Verb::Approve } else { Verb::Reject }))
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
        let players = seats(&[1, 2, 3, 4, 5]);
        Asked::Team { leader: Seat::from_number(1).unwrap(), players, size: 2, mission: 1, last: SeatSet::EMPTY }
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
            ("all but two approved", Intent::Vote { approve: 3, reject: 2 }),
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
    fn one_comes_for_another_where_that_is_said_and_nowhere_else() {
        let players = seats(&[1, 2, 3, 4, 5]);
        let leader = Seat::from_number(1).unwrap();
        let after = Asked::Team { leader, players, size: 2, mission: 1, last: seats(&[2, 3]) };
        for (line, numbers) in [
            ("the same team but Dan instead of Ben", &[3, 4][..]),
            ("same again but swap Cleo for Eve", &[2, 5]),
            ("Ana and Ben, no wait, Dan instead of Ben", &[1, 4]),
        ] {
            assert_eq!(english(line, after), Some(Intent::Propose(seats(numbers))), "{line}");
        }
        for (language, line) in [
            (Language::FRENCH, "la même équipe, mais Dan à la place de Ben"),
            (Language::GERMAN, "das gleiche Team, nur Dan statt Ben"),
        ] {
            assert_eq!(told(language, line, after), Some(Reading::Intent(Intent::Propose(seats(&[3, 4])))), "{line}");
        }
        // "For" puts nobody in anybody's place.
        assert_ne!(english("Ana for the mission and Ben", after), Some(Intent::Propose(seats(&[1, 3]))));
    }

    fn several_told(language: Language, line: &str, asked: Asked) -> Vec<Intent> {
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
        let names = Names::new(&BySeat::new(names));
        several(&Meanings::of(language).spot(line, Phrases::of(language), &names), asked)
    }

    #[test]
    fn a_sentence_tells_several_answers() {
        let seat = |number| Seat::from_number(number).unwrap();
        let (strong, no) = (PlotCard::StrongLeader, PlotCard::NoConfidence);
        let give = |card, to| Intent::Give { card: Some(card), to: seat(to) };
        let gives = Asked::Give {
            leader: seat(1),
            cards: Pile::new(PlotCard::ALL.map(|card| u8::from([strong, no].contains(&card)))),
        };
        let draws = Asked::Draw { leader: seat(1) };
        let of = |verb, number| Intent::Sent(verb, seat(number));
        let (yes, nay) = (Verb::Approves, Verb::Rejects);
        for (language, asked, line, all) in [
            (Language::ENGLISH, vote(), "Ana yes, Ben no, Cleo yes", vec![of(yes, 1), of(nay, 2), of(yes, 3)]),
            (Language::GERMAN, vote(), "Ana ja, Ben nein", vec![of(yes, 1), of(nay, 2)]),
            (Language::FRENCH, gives, "les deux à Ben", vec![give(strong, 2), give(no, 2)]),
            (
                Language::ENGLISH,
                gives,
                "Ben gets strong leader and the other one goes to Cleo",
                vec![give(strong, 2), give(no, 3)],
            ),
            (
                Language::GERMAN,
                gives,
                "Führungsstärke an Ben, Misstrauen an Cleo",
                vec![give(strong, 2), give(no, 3)],
            ),
            (Language::ENGLISH, draws, "two strong leaders", vec![Intent::DrawCard(strong); 2]),
            (
                Language::ENGLISH,
                Asked::Mission,
                "the second one with Ben and Cleo",
                vec![Intent::Mission(2), Intent::Propose(seats(&[2, 3]))],
            ),
        ] {
            assert_eq!(several_told(language, line, asked), all, "{line}");
        }
        for (asked, line) in [
            (vote(), "Ana and Ben yes"),
            (vote(), "half yes, half no"),
            (vote(), "maybe Ana yes and Ben no"),
            (gives, "strong leader to Ben and Cleo"),
            (gives, "both should go to Ben"),
        ] {
            assert_eq!(several_told(Language::ENGLISH, line, asked), [], "{line}");
        }
    }

    #[test]
    fn who_goes_who_comes_and_who_is_accused_is_told_in_sentences() {
        let names = Names::new(&BySeat::new(["Ana", "Ben", "Cleo"].map(str::to_owned).to_vec()));
        let spots = |language, line| Meanings::of(language).spot(line, Phrases::of(language), &names);
        let seat = |number| Seat::from_number(number).unwrap();
        let comes = |name: &str| Some(Intent::TakesPlace(seat(2), name.to_owned()));
        for (language, line, told) in [
            (Language::ENGLISH, "Ben's going home, Finn's playing instead", comes("Finn")),
            (Language::ENGLISH, "Ben has to leave, Mary Ann takes over", comes("Mary Ann")),
            (Language::ENGLISH, "Ben has to leave now", Some(Intent::About(Verb::Leaves, seat(2)))),
            (Language::ENGLISH, "call Ben Benny", Some(Intent::Rename(seat(2), "Benny".to_owned()))),
            (Language::FRENCH, "Ben s'en va, c'est Finn qui le remplace", comes("Finn")),
            (Language::GERMAN, "Ben muss leider gehen, Finn springt ein", comes("Finn")),
            (Language::ENGLISH, "Ben isn't leaving already", None),
            (Language::ENGLISH, "call Ben later", None),
            (Language::ENGLISH, "Ben left his drink on the table", None),
            (Language::GERMAN, "wer würde für Ben übernehmen", None),
        ] {
            assert_eq!(people(&spots(language, line), line), told, "{line}");
        }
        let captain = Some(seat(1));
        for (language, line, told) in [
            (Language::ENGLISH, "Captain America accuses Ben", Some(Some(seat(2)))),
            (Language::ENGLISH, "Ana wants to accuse somebody", Some(None)),
            (Language::GERMAN, "Ana beschuldigt Ben", Some(Some(seat(2)))),
            (Language::ENGLISH, "stop accusing Ben", None),
            (Language::FRENCH, "n'accuse pas Ben", None),
        ] {
            assert_eq!(accused(&spots(language, line), captain), told, "{line}");
        }
    }

    #[test]
    fn cards_are_counted_by_kind() {
        let asked = Asked::Count { cards: 3, needed: 1 };
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

    #[test]
    fn what_somebody_wishes_advises_or_tells_of_others_has_not_happened() {
        let count = Asked::Count { cards: 3, needed: 1 };
        for (language, asked, lines) in [
            (
                Language::ENGLISH,
                vote(),
                &[
                    "everyone should vote yes",
                    "say yes everyone",
                    "I hope everyone approves",
                    "if everyone votes no",
                    "two people will probably vote no",
                    "vote yes, all of you",
                    "Ana and Ben yes",
                    "has everyone approved",
                ][..],
            ),
            (
                Language::ENGLISH,
                count,
                &["nobody would fail this", "it might be two fails", "I bet there's one fail"],
            ),
            (Language::ENGLISH, team(), &["would Ana and Ben go together", "Ben suggests Ana", "Ana has Ben"]),
            (Language::ENGLISH, Asked::Person { by: None }, &["Ben might shoot Cleo", "maybe Ben"]),
            (
                Language::FRENCH,
                vote(),
                &["tout le monde va voter contre", "j'espère que tout le monde approuve", "si tout le monde dit non"],
            ),
            (Language::FRENCH, count, &["il va y avoir un échec", "peut-être un sabotage"]),
            (Language::FRENCH, team(), &["Ben propose Ana"]),
            (
                Language::GERMAN,
                vote(),
                &[
                    "alle sollen dafür stimmen",
                    "noch einer dagegen",
                    "sind alle dafür",
                    "hoffentlich stimmen alle dafür",
                ],
            ),
            (Language::GERMAN, count, &["es wird ein Fehlschlag", "vielleicht keine Sabotage"]),
            (Language::GERMAN, team(), &["Ben schlägt Ana vor", "würde Ana mit Ben gehen"]),
        ] {
            for line in lines {
                assert_eq!(told(language, line, asked), None, "{line}");
            }
        }
    }
}
