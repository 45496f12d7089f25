//! Who is asked, at the end, to be the Rogue who wins alone.

use super::*;
use resistance_narrator::game::modules::rogue::{CannotClaim, NoClaim};

const SPY: Module = Module::Choice("rogue=spy");
const RESISTANCE: Module = Module::Choice("rogue=resistance");

/// A mission: its team, who is watched if anybody is, and Fails, Reverses and Rogue Successes.
type Told = (&'static [u32], u32, (u8, u8, u8));

/// Runs missions, with nobody set aside; gives back what followed from the last.
fn after(game: &mut Game, missions: &[Told]) -> Vec<Event> {
    let mut events = Vec::new();
    for (members, watched, (fails, reverses, rogues)) in missions {
        sends(game, members);
        if let Phase::Watch(_) = game.phase() {
            game.play(Action::Watch(seat(*watched))).unwrap();
        }
        events = game.play(cards(*fails, *reverses, *rogues)).unwrap();
    }
    events
}

fn claimants(game: &Game) -> Option<Vec<u8>> {
    match game.phase() {
        Phase::Claim(claim) => Some(claim.of.iter().map(Seat::number).collect()),
        _ => None,
    }
}

fn rogue(player: u32, outcome: Outcome) -> Option<Ending> {
    won(Side::Rogue, Why::Rogue { player: seat(player), outcome })
}

fn cannot(player: u32, why: CannotClaim) -> Refusal {
    Refusal::Mission(MissionRefusal::CannotClaim { player: seat(player), why })
}

/// Five players: seats 1 and 2, seats 1, 2 and 3, and seats 2 and 4, of whom 4 is watched.
fn successes(rogues: [u8; 3]) -> [Told; 3] {
    [(&[1, 2], 0, (0, 0, rogues[0])), (&[1, 2, 3], 0, (0, 0, rogues[1])), (&[2, 4], 4, (0, 0, rogues[2]))]
}

fn fails(fails: [u8; 3]) -> [Told; 3] {
    let reverses = fails.map(|fails| u8::from(fails == 0));
    [
        (&[1, 2], 0, (fails[0], reverses[0], 0)),
        (&[1, 2, 3], 0, (fails[1], reverses[1], 0)),
        (&[2, 4], 4, (fails[2], reverses[2], 0)),
    ]
}

#[test]
fn a_rogue_of_the_resistance_wins_alone() {
    let mut game = with(5, &[RESISTANCE]);
    let events = after(&mut game, &successes([1, 0, 1]));
    assert!(matches!(events[..], [Event::Round(RoundEvent::MissionRun { .. })]), "{events:?}");
    assert_eq!((claimants(&game), game.ending()), (Some(vec![2]), None));
    let ending = rogue(2, Outcome::Success);
    assert_eq!(game.play(Action::Claim(seat(2))), Ok(vec![Event::Round(RoundEvent::Ended(ending.unwrap()))]));
    assert_eq!(game.ending(), ending);
    assert_eq!(refused(&mut game, Action::NoClaim), Refusal::Round(RoundRefusal::GameOver));
}

#[test]
fn a_rogue_of_the_spies_wins_alone() {
    let mut game = with(5, &[SPY, Module::Choice("reverser=resistance")]);
    let events = after(&mut game, &fails([1, 0, 1]));
    assert!(matches!(events[..], [Event::Round(RoundEvent::MissionRun { .. })]), "{events:?}");
    assert_eq!(claimants(&game), Some(vec![2]));
    game.play(Action::Claim(seat(2))).unwrap();
    assert_eq!(game.ending(), rogue(2, Outcome::Fail));
}

#[test]
fn when_nobody_claims_the_side_has_won() {
    let mut resistance = with(5, &[RESISTANCE]);
    after(&mut resistance, &successes([1, 1, 1]));
    let ending = won(Side::Resistance, Why::ThreeSuccesses);
    assert_eq!(resistance.play(Action::NoClaim), Ok(vec![Event::Round(RoundEvent::Ended(ending.unwrap()))]));
    assert_eq!(resistance.ending(), ending);
    let mut spies = with(5, &[SPY]);
    after(&mut spies, &fails([1, 1, 1]));
    spies.play(Action::NoClaim).unwrap();
    assert_eq!(spies.ending(), won(Side::Spies, Why::ThreeFails));
}

#[test]
fn it_takes_such_a_card_in_the_last_mission_and_in_an_earlier_one() {
    for counts in (0..8u8).map(|bits| [0, 1, 2].map(|at| bits >> at & 1)) {
        let why = match counts {
            [_, _, 0] => Some(NoClaim::NoneInLast),
            [0, 0, 1] => Some(NoClaim::NoneBefore),
            _ => None,
        };
        for (side, module) in [(Side::Resistance, RESISTANCE), (Side::Spies, SPY)] {
            let mut game = with(5, &[module, Module::Choice("reverser=resistance")]);
            let told = if module == RESISTANCE { successes(counts) } else { fails(counts) };
            let events = after(&mut game, &told);
            assert_eq!(claimants(&game).is_some(), why.is_none(), "{side:?} {counts:?}");
            let told =
                events.iter().find(|event| matches!(event, Event::Mission(MissionEvent::NoClaim { .. }))).copied();
            assert_eq!(
                told,
                why.map(|why| Event::Mission(MissionEvent::NoClaim { rogue: side, why })),
                "{side:?} {counts:?}"
            );
            assert_eq!(game.ending().map(|ending| ending.winner), why.map(|_| side));
        }
    }
}

#[test]
fn nobody_is_asked_when_nobody_was_on_both_teams() {
    let told: [Told; 3] = [(&[1, 2], 0, (0, 0, 1)), (&[3, 4, 5], 0, (0, 0, 0)), (&[3, 4], 4, (0, 0, 1))];
    let mut game = with(5, &[RESISTANCE]);
    let events = after(&mut game, &told);
    let ending = Ending { winner: Side::Resistance, why: Why::ThreeSuccesses };
    let why = NoClaim::NobodyTwice;
    assert_eq!(
        events[1..],
        [
            Event::Mission(MissionEvent::NoClaim { rogue: Side::Resistance, why }),
            Event::Round(RoundEvent::Ended(ending))
        ]
    );
}

#[test]
fn nobody_is_asked_who_was_watched_in_either() {
    // Seven players are watched from the first mission on; seats 1 and 2 go each time.
    let told = |watched: [u32; 3]| -> [Told; 3] {
        [(&[1, 2], watched[0], (0, 0, 1)), (&[1, 2, 3], watched[1], (0, 0, 0)), (&[1, 2, 4], watched[2], (0, 0, 1))]
    };
    for (watched, of) in [([1, 3, 4], Some(vec![2])), ([2, 1, 4], Some(vec![1])), ([1, 1, 2], None)] {
        let mut game = with(7, &[RESISTANCE]);
        after(&mut game, &told(watched));
        assert_eq!(claimants(&game), of, "{watched:?}");
    }
}

#[test]
fn the_watch_token_is_nothing_to_the_rogue_of_the_spies() {
    let told: [Told; 3] = [(&[1, 2], 1, (1, 0, 0)), (&[3, 4, 5], 3, (1, 0, 0)), (&[1, 3, 6], 1, (1, 0, 0))];
    let mut game = with(7, &[SPY]);
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![1, 3]));
}

#[test]
fn the_earlier_mission_may_have_ended_either_way() {
    // Rogue Success in a mission that failed.
    let told: [Told; 4] =
        [(&[1, 2], 0, (1, 0, 1)), (&[3, 4, 5], 0, (0, 0, 0)), (&[3, 4], 4, (0, 0, 0)), (&[1, 3, 4], 4, (0, 0, 1))];
    let mut game = with(5, &[RESISTANCE]);
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![1]));
    // A Fail in a mission that was turned round.
    let told: [Told; 4] =
        [(&[1, 2], 0, (1, 1, 0)), (&[3, 4, 5], 0, (0, 1, 0)), (&[3, 4], 4, (0, 1, 0)), (&[1, 3, 4], 4, (1, 0, 0))];
    let mut game = with(5, &[SPY, Module::Choice("reverser=resistance")]);
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![1]));
}

#[test]
fn a_third_fail_that_was_only_turned_round_is_no_fail_of_a_rogue() {
    let mut game = with(5, &[SPY, Module::Choice("reverser=resistance")]);
    let events = after(&mut game, &fails([1, 1, 0]));
    assert!(events.contains(&Event::Mission(MissionEvent::NoClaim { rogue: Side::Spies, why: NoClaim::NoneInLast })));
    // Two Reverses leave the Fail what it is.
    let told: [Told; 3] = [(&[1, 2], 0, (1, 0, 0)), (&[1, 2, 3], 0, (1, 0, 0)), (&[1, 2, 4], 4, (1, 2, 0))];
    let mut game = with(7, &[SPY, Module::Choice("reverser=spy"), Module::Choice("reverser=resistance")]);
    let told = told.map(|(members, _, counts)| (members, 1, counts));
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![1, 2]));
}

#[test]
fn with_only_the_rogue_of_the_other_side_nothing_is_asked_and_nothing_said() {
    let mut game = with(5, &[SPY]);
    let events = after(&mut game, &successes([0, 0, 0]));
    let ending = Ending { winner: Side::Resistance, why: Why::ThreeSuccesses };
    assert_eq!(events[1..], [Event::Round(RoundEvent::Ended(ending))]);
    let mut game = with(5, &[RESISTANCE]);
    let events = after(&mut game, &fails([1, 1, 1]));
    assert_eq!(events[1..], [Event::Round(RoundEvent::Ended(Ending { winner: Side::Spies, why: Why::ThreeFails }))]);
}

#[test]
fn after_five_rejections_nothing_is_asked() {
    let mut game = with(5, &[SPY, RESISTANCE]);
    after(&mut game, &fails([1, 1, 1])[..2]);
    let mut events = Vec::new();
    for _proposal in 1..=5 {
        events = reject(&mut game);
    }
    assert_eq!(game.ending(), won(Side::Spies, Why::FiveRejections));
    assert!(!events.iter().any(|event| matches!(event, Event::Mission(MissionEvent::NoClaim { .. }))), "{events:?}");
}

#[test]
fn a_claim_by_somebody_else_is_refused_with_the_reason() {
    // Seat 3 was on the last team and not before; seat 1 before and not at last; seat 4 was watched.
    let told: [Told; 3] = [(&[1, 2], 0, (0, 0, 1)), (&[1, 2, 4], 0, (0, 0, 0)), (&[2, 3], 3, (0, 0, 1))];
    let mut game = with(5, &[RESISTANCE]);
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![2]));
    for virtual_players in [1, 4, 5] {
        assert_eq!(
            refused(&mut game, Action::Claim(seat(virtual_players))),
            cannot(virtual_players, CannotClaim::NotOnTeam)
        );
    }
    assert_eq!(refused(&mut game, Action::Claim(seat(3))), cannot(3, CannotClaim::HeldWatch));
    assert_eq!(refused(&mut game, Action::Claim(seat(6))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(6))));
    let told: [Told; 3] = [(&[1, 2], 0, (1, 0, 0)), (&[1, 2, 4], 0, (0, 1, 0)), (&[2, 3], 2, (1, 0, 0))];
    let mut game = with(5, &[SPY, Module::Choice("reverser=resistance")]);
    after(&mut game, &told);
    assert_eq!(claimants(&game), Some(vec![2]));
    assert_eq!(refused(&mut game, Action::Claim(seat(3))), cannot(3, CannotClaim::NotBefore));
}

#[test]
fn a_card_that_was_set_aside_is_nobody_s() {
    let mut game = with(5, &[SPY, Module::Trap]);
    for (members, aside) in [([1, 2, 3].as_slice(), 1), (&[1, 2, 3, 4], 4), (&[1, 2, 3], 2)] {
        sends(&mut game, members);
        if let Phase::Watch(_) = game.phase() {
            game.play(Action::Watch(seat(1))).unwrap();
        }
        game.play(Action::Trap(seat(aside))).unwrap();
        game.play(cards(1, 0, 0)).unwrap();
    }
    assert_eq!(claimants(&game), Some(vec![1, 3]));
    assert_eq!(refused(&mut game, Action::Claim(seat(2))), cannot(2, CannotClaim::SetAside));
    assert_eq!(refused(&mut game, Action::Claim(seat(4))), cannot(4, CannotClaim::NotOnTeam));
}

#[test]
fn what_lay_face_up_was_seen_by_everybody() {
    // Seats 1 and 2 go three times. The card of seat 1 lies face up on the last mission.
    let shown = |card, fails| {
        let mut game = with(5, &[SPY, Module::Plot]);
        for number in 1..=3 {
            let spotlight = (PlotCard::InTheSpotlight, 5);
            let nothing = (PlotCard::OpinionMaker, 5);
            let led_by_five = game.leader() == seat(5);
            assert!(!led_by_five);
            deals(&mut game, &[if number == 3 { spotlight } else { nothing }]);
            sends(&mut game, if number == 2 { &[1, 2, 3] } else { &[1, 2] });
            if number == 3 {
                uses(&mut game, 5, PlotCard::InTheSpotlight, 1);
                game.play(Action::Watch(seat(1))).unwrap();
                game.play(shows(1, card)).unwrap();
            }
            game.play(cards(if number == 3 { fails } else { 1 }, 0, 0)).unwrap();
        }
        game
    };
    let mut one = shown(MissionCard::Fail, 1);
    assert_eq!(claimants(&one), Some(vec![1]));
    assert_eq!(refused(&mut one, Action::Claim(seat(2))), cannot(2, CannotClaim::NotTheirs));
    let two = shown(MissionCard::Fail, 2);
    assert_eq!(claimants(&two), Some(vec![1, 2]));
    let mut other = shown(MissionCard::Success, 1);
    assert_eq!(claimants(&other), Some(vec![2]));
    assert_eq!(refused(&mut other, Action::Claim(seat(1))), cannot(1, CannotClaim::NotTheirs));
}

#[test]
fn a_claim_is_for_the_end() {
    let mut game = with(5, &[SPY, RESISTANCE]);
    for action in [Action::Claim(seat(1)), Action::NoClaim] {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(Phase::Proposal { .. }))));
    }
    after(&mut game, &successes([1, 0, 1]));
    for action in [Action::Propose(first(2)), count(5, 0), cards(0, 0, 0), Action::Watch(seat(2)), Action::Pass] {
        assert!(
            matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(Phase::Claim(_)))),
            "{action:?}"
        );
    }
}
