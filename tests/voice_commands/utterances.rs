//! What people say, and what it means: whole commands, half ones, impossible ones, and talk that is for nobody.

use resistance_narrator::game::PartialCount;
use resistance_narrator::language::grammar::UNKNOWN;
use resistance_narrator::language::{Grammar, Heard, Intent, Language, Misunderstood, Phrases, Verb};

use super::{Ears, READ_BACK, seat, seats, starter, states};

/// A language, what is open, and what is said with what it means.
type Case<'a> = (Language, &'a [Verb], &'a [(&'a str, Heard)]);

#[test]
fn what_is_said_is_understood() {
    let pair = |one, other| Heard::Meant(Intent::Propose(seats(&[one, other])));
    let vote = |approve, reject| Heard::Meant(Intent::Vote { approve, reject });
    let fails = |number| Heard::Meant(Intent::fails(number));
    let plain = |verb| Heard::Meant(Intent::Plain(verb));
    let replaced = Heard::Meant(Intent::Replace { player: seat(2), by: seat(4) });
    let cards = Heard::Meant(Intent::Count {
        told: PartialCount { fails: Some(2), ..PartialCount::default() },
        successes: Some(1),
    });
    let team = [Verb::Propose];
    let tally = [Verb::Vote, Verb::Approve, Verb::Reject, Verb::RollCall];
    let mission = [Verb::Fails, Verb::Success];
    let cases: [Case; 12] = [
        (
            Language::ENGLISH,
            &team,
            &[
                ("ana and cleo go", pair(1, 3)),
                ("the team is dan eve", pair(4, 5)),
                ("propose seat one and bravo", pair(1, 2)),
                ("i choose ana ben", pair(1, 2)),
                ("what is the score", plain(Verb::Score)),
                ("how has dan voted", Heard::Meant(Intent::VotesOf(seat(4)))),
            ],
        ),
        (
            Language::ENGLISH,
            &tally,
            &[
                ("three to two", vote(3, 2)),
                ("three yes two no", vote(3, 2)),
                ("three approve two reject", vote(3, 2)),
                ("three approve and two reject", vote(3, 2)),
                ("five none", vote(5, 0)),
                ("all approve", plain(Verb::ApproveAll)),
                ("ana and ben approve", Heard::Meant(Intent::Approve(seats(&[1, 2])))),
            ],
        ),
        (
            Language::ENGLISH,
            &mission,
            &[
                ("one fail", fails(1)),
                ("no fails", fails(0)),
                ("it failed with one", fails(1)),
                ("none", fails(0)),
                ("two fails and one success", cards.clone()),
                ("all success", fails(0)),
            ],
        ),
        (
            Language::ENGLISH,
            &READ_BACK,
            &[
                ("not ben dan", replaced.clone()),
                ("dan instead of ben", replaced.clone()),
                ("replace ben with dan", replaced.clone()),
                ("add eve", Heard::Meant(Intent::Add(seats(&[5])))),
                ("remove seat three", Heard::Meant(Intent::Remove(seats(&[3])))),
                ("cancel", plain(Verb::Cancel)),
                ("confirm", plain(Verb::Confirm)),
            ],
        ),
        (
            Language::FRENCH,
            &team,
            &[
                ("proposer ana et cleo", pair(1, 3)),
                ("je propose ana cleo", pair(1, 3)),
                ("l équipe est dan eve", pair(4, 5)),
                ("place un et bravo", pair(1, 2)),
                ("quel est le score", plain(Verb::Score)),
            ],
        ),
        (
            Language::FRENCH,
            &tally,
            &[
                ("trois contre deux", vote(3, 2)),
                ("trois pour deux contre", vote(3, 2)),
                ("trois oui deux non", vote(3, 2)),
                ("trois approuvent deux rejette", vote(3, 2)),
                ("tout le monde approuve", plain(Verb::ApproveAll)),
            ],
        ),
        (
            Language::FRENCH,
            &mission,
            &[
                ("un échec", fails(1)),
                ("aucun échec", fails(0)),
                ("échouée avec un échec", fails(1)),
                ("sans échec", fails(0)),
                ("deux échecs et un succès", cards.clone()),
            ],
        ),
        (
            Language::FRENCH,
            &READ_BACK,
            &[
                ("pas ben mais dan", replaced.clone()),
                ("pas ben dan", replaced.clone()),
                ("dan à la place de ben", replaced.clone()),
                ("remplace ben par dan", replaced.clone()),
                ("ajouter eve", Heard::Meant(Intent::Add(seats(&[5])))),
                ("retirer la place trois", Heard::Impossible(Misunderstood::Unknown)),
                ("enlève numéro trois", Heard::Meant(Intent::Remove(seats(&[3])))),
                ("annuler", plain(Verb::Cancel)),
            ],
        ),
        (
            Language::GERMAN,
            &team,
            &[
                ("vorschlag ana und cleo", pair(1, 3)),
                ("ana und cleo gehen", pair(1, 3)),
                ("das team ist dan eve", pair(4, 5)),
                ("platz eins und bravo", pair(1, 2)),
                ("wie steht es", plain(Verb::Score)),
            ],
        ),
        (
            Language::GERMAN,
            &tally,
            &[
                ("drei zu zwei", vote(3, 2)),
                ("drei dafür zwei dagegen", vote(3, 2)),
                ("drei ja zwei nein", vote(3, 2)),
                ("alle stimmen zu", plain(Verb::ApproveAll)),
                ("ana stimmt zu", Heard::Meant(Intent::Sent(Verb::Approves, seats(&[1]).iter().next().unwrap()))),
            ],
        ),
        (
            Language::GERMAN,
            &mission,
            &[
                ("ein fehlschlag", fails(1)),
                ("keine fehlschläge", fails(0)),
                ("gescheitert mit einem", Heard::Meant(Intent::fails(1))),
                ("zwei fehlschläge und ein erfolg", cards),
                ("nur erfolge", fails(0)),
            ],
        ),
        (
            Language::GERMAN,
            &READ_BACK,
            &[
                ("nicht ben dan", replaced.clone()),
                ("dan statt ben", replaced.clone()),
                ("nicht ben sondern dan", replaced),
                ("dazu eve", Heard::Meant(Intent::Add(seats(&[5])))),
                ("ohne platz drei", Heard::Meant(Intent::Remove(seats(&[3])))),
                ("abbrechen", plain(Verb::Cancel)),
                ("bestätigen", plain(Verb::Confirm)),
            ],
        ),
    ];
    for (language, open, said) in cases {
        let ears = Ears::starter(language, 5);
        for (utterance, wanted) in said {
            assert_eq!(ears.heard(open, utterance), *wanted, "{language:?}: {utterance}");
        }
    }
}

#[test]
fn numbers_of_several_words_are_understood() {
    for (language, number, said) in [
        (Language::ENGLISH, 42, "volume forty two"),
        (Language::ENGLISH, 100, "volume one hundred"),
        (Language::FRENCH, 17, "volume dix sept"),
        (Language::FRENCH, 21, "volume vingt et un"),
        (Language::FRENCH, 80, "volume quatre vingts"),
        (Language::FRENCH, 99, "volume quatre-vingt-dix-neuf"),
        (Language::GERMAN, 21, "lautstärke einundzwanzig"),
        (Language::GERMAN, 38, "lautstärke achtunddreißig"),
    ] {
        let heard = Ears::starter(language, 5).heard(&[Verb::Volume], said);
        assert_eq!(heard, Heard::Meant(Intent::Level(Verb::Volume, number)), "{said}");
    }
    for language in Language::ALL {
        let phrases = Phrases::of(language);
        let shown = phrases.shown(Verb::Volume).expect("it is shown");
        let ears = Ears::starter(language, 5);
        for number in 0..=100 {
            let said = shown.written(|_| phrases.words_for(number)[0].clone());
            let wanted = Heard::Meant(Intent::Level(Verb::Volume, number as u32));
            assert_eq!(ears.heard(&[Verb::Volume], &said), wanted, "{said}");
        }
    }
}

#[test]
fn nothing_is_guessed_around_a_hole() {
    let decoys = [(Language::ENGLISH, "maybe"), (Language::FRENCH, "vraiment"), (Language::GERMAN, "vielleicht")];
    for (language, decoy) in decoys {
        let ears = Ears::starter(language, 5);
        for open in states() {
            let grammar = ears.grammar(&open);
            for (_, phrase) in grammar.phrases().step_by(7) {
                for hole in [UNKNOWN, decoy] {
                    for said in [
                        format!("{hole} {phrase}"),
                        format!("{phrase} {hole}"),
                        phrase.replacen(' ', &format!(" {hole} "), 1),
                    ] {
                        let heard = ears.heard_with(&grammar, &open, &said);
                        assert!(heard == Heard::NotForUs || !said.contains(hole), "{said}: {heard:?}");
                    }
                }
            }
            for silence in ["", " ", UNKNOWN, "[unk] [unk]", decoy] {
                assert_eq!(ears.heard(&open, silence), Heard::NotForUs);
            }
        }
    }
}

/// What the starter models made of players who talked to each other.
#[test]
fn talk_that_begins_like_a_command_is_for_nobody() {
    let tally = [Verb::Vote, Verb::Approve, Verb::Reject, Verb::RollCall];
    let talk: [(Language, &[Verb], &str); 4] = [
        (Language::GERMAN, &tally, "dan und eve stimmen immer drei"),
        (Language::GERMAN, &tally, "ben und eve stimmen immer platz eins"),
        (Language::ENGLISH, &tally, "cleo and cleo vote the say where"),
        (Language::ENGLISH, &[Verb::Propose], "i choose ben was one of delta was missions"),
    ];
    for (language, open, words) in talk {
        let heard = Ears::starter(language, 5).heard(open, words);
        assert!(matches!(heard, Heard::NotForUs | Heard::Impossible(Misunderstood::Unknown)), "{words}: {heard:?}");
    }
}

#[test]
fn half_a_command_asks_for_the_rest() {
    let ears = Ears::starter(Language::ENGLISH, 5);
    let tally = [Verb::Vote, Verb::Approve, Verb::Reject];
    let unfinished = |verb, players: &[u32]| Heard::Unfinished { verb, players: seats(players) };
    assert_eq!(ears.heard(&tally, "three approve"), unfinished(Verb::Vote, &[]));
    assert_eq!(ears.heard(&[Verb::Propose], "propose ana"), unfinished(Verb::Propose, &[1]), "no team is of one");
    assert_eq!(ears.heard(&[Verb::Propose], "propose ana and"), unfinished(Verb::Propose, &[1]));
    assert_eq!(ears.heard(&[Verb::Propose], "ana and ben and"), unfinished(Verb::Propose, &[1, 2]));
    assert_eq!(ears.heard(&[Verb::Propose], "propose"), unfinished(Verb::Propose, &[]));
}

#[test]
fn what_is_not_listened_for_is_not_acted_upon() {
    let ears = Ears::starter(Language::ENGLISH, 5);
    let nothing = Heard::Impossible(Misunderstood::Unknown);
    assert_eq!(ears.heard(&[Verb::Approve, Verb::Reject, Verb::Back], "no"), nothing, "it is only typed");
    assert_eq!(ears.heard(&[Verb::Propose], "confirm"), nothing, "nothing was read back");
    assert_eq!(ears.heard(&[Verb::Vote], "propose ana and ben"), nothing, "no team is asked for");
    assert_eq!(ears.heard(&[Verb::Propose], "ana and ana go"), Heard::Impossible(Misunderstood::Twice(seat(1))));
    assert_eq!(ears.heard(&[Verb::Propose], "seat nine goes"), Heard::Impossible(Misunderstood::NoSeat(9)));
}

#[test]
fn only_the_wake_phrase_wakes() {
    for language in Language::ALL {
        let phrases = Phrases::of(language);
        for wake in Grammar::wake(phrases, starter(language)).phrases().map(|(_, phrase)| phrase.to_owned()) {
            assert!(wake.contains(' '), "{language:?}: one word is said by chance");
            let words = wake.split(' ').count();
            assert_eq!(Heard::wakes(&wake, phrases), Some(words), "{language:?}: {wake}");
            assert_eq!(
                Heard::wakes(&format!("{wake} {UNKNOWN}"), phrases),
                Some(words),
                "more follows in one breath"
            );
            assert_eq!(Heard::wakes(&format!("{UNKNOWN} {wake}"), phrases), None);
            assert_eq!(Heard::wakes(wake.split(' ').next().expect("it has words"), phrases), None);
        }
        assert_eq!(Heard::wakes("", phrases).or(Heard::wakes(UNKNOWN, phrases)), None);
    }
}
