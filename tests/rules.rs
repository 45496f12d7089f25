//! The rule books, line by line: each test is named after the rule that it holds.

mod avalon;
mod deal;
mod editions;
pub mod everywhere;
mod examination;
mod forum;
mod model;
mod modules_2020;
mod plot;
mod set_up;
mod targeting;
mod unplayable;
mod winter_soldier;

use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{
    Action, AgentEvent, AgentRefusal, Ballot, Count, Edition, Ending, Event, ExaminationEvent, ExaminationRefusal,
    Fault, Game, LeaderChoice, Mission, MissionCard, MissionEvent, MissionRefusal, Module, Outcome, Phase, PlotEvent,
    PlotRefusal, Refusal, Reveal, RoundEvent, RoundRefusal, Seat, SeatSet, Setup, Side, Why,
};

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lou"];

/// The editions that share one game. The rules of Winter Soldier are another one: see [`winter_soldier`].
fn base_game() -> [Edition; 3] {
    ["accessible", "widerstand", "resistance-2020"].map(crate::edition)
}

fn setup(players: usize) -> Setup {
    Setup {
        edition: crate::edition("accessible"),
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader: LeaderChoice::Named(seat(1)),
        reveal: Reveal::Touch,
        modules: Modules::default(),
        seed: 0,
    }
}

/// A game at its first proposal; seat 1 leads.
fn begun(setup: &Setup) -> Game {
    let mut game = setup.check().unwrap().game;
    game.play(Action::TableReady).unwrap();
    if game.phase() == Phase::Reveal {
        game.play(Action::RevealDone).unwrap();
    }
    game
}

fn game(players: usize) -> Game {
    begun(&setup(players))
}

fn targeted(players: usize) -> Game {
    begun(&Setup { modules: Modules::from_iter([Module::Targeting]), ..setup(players) })
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn mission(number: u32) -> Mission {
    Mission::from_number(number).unwrap()
}

fn first(size: u8) -> SeatSet {
    (1..=u32::from(size)).map(seat).collect()
}

fn count(approve: u8, reject: u8) -> Action {
    Action::Vote(Ballot::Count { approve, reject })
}

/// Proposes a team of the right size: the first players who are in the game.
fn propose(game: &mut Game) {
    let size = game.team_size(game.mission().unwrap());
    let team = game.in_play().iter().take(usize::from(size)).collect();
    game.play(Action::Propose(team)).unwrap();
}

/// Proposes a team that everybody approves.
fn approve(game: &mut Game) {
    propose(game);
    game.play(count(game.in_play().len() as u8, 0)).unwrap();
}

fn reject(game: &mut Game) -> Vec<Event> {
    propose(game);
    game.play(count(0, game.in_play().len() as u8)).unwrap()
}

/// Runs the mission that is next, with so many Fails.
fn run(game: &mut Game, fails: u8) -> Vec<Event> {
    approve(game);
    game.play(Action::Count(Count::fails(fails))).unwrap()
}

/// Refuses, and changes nothing.
#[track_caller]
fn refused(game: &mut Game, action: Action) -> Refusal {
    let before = *game;
    let refusal = game.play(action).expect_err("it is accepted");
    assert_eq!(*game, before, "a refusal changes the game");
    refusal
}

/// What kind of event it is, whatever it is about.
fn kind(event: &Event) -> String {
    format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn won(winner: Side, why: Why) -> Option<Ending> {
    Some(Ending { winner, why })
}

mod team {
    use super::*;

    #[test]
    fn the_leader_names_exactly_as_many_as_the_mission_needs() {
        for size in [0, 1, 3, 5] {
            let refusal = refused(&mut game(5), Action::Propose(first(size)));
            assert_eq!(refusal, Refusal::Round(RoundRefusal::TeamSize { wanted: 2, found: size }));
        }
    }

    #[test]
    fn a_team_is_made_of_players() {
        let stranger = [seat(1), seat(6)].into_iter().collect();
        assert_eq!(
            refused(&mut game(5), Action::Propose(stranger)),
            Refusal::Round(RoundRefusal::NoSuchSeat(seat(6)))
        );
    }

    #[test]
    fn the_leader_may_go_and_need_not() {
        for team in [[1, 2], [4, 5]] {
            let team = team.into_iter().map(seat).collect();
            assert!(game(5).play(Action::Propose(team)).is_ok());
        }
    }
}

mod vote {
    use super::*;

    #[test]
    fn more_approvals_than_rejections_approve_and_a_tie_rejects() {
        for players in 5..=10u8 {
            for approve in 0..=players {
                let mut game = game(usize::from(players));
                propose(&mut game);
                game.play(count(approve, players - approve)).unwrap();
                let approved = matches!(game.phase(), Phase::Mission { .. });
                assert_eq!(approved, 2 * approve > players, "{approve} of {players}");
            }
        }
    }

    #[test]
    fn everybody_votes_the_leader_too() {
        for (approve, reject) in [(2, 2), (3, 3), (0, 0), (5, 1), (255, 1), (128, 133)] {
            let mut game = game(5);
            propose(&mut game);
            let refusal = refused(&mut game, count(approve, reject));
            assert_eq!(refusal, Refusal::Round(RoundRefusal::Tally { approve, reject, players: 5 }));
        }
    }

    #[test]
    fn votes_by_name_count_like_a_tally() {
        let mut game = game(6);
        propose(&mut game);
        let stranger = [seat(7)].into_iter().collect();
        let refusal = refused(&mut game, Action::Vote(Ballot::Named { approve: stranger }));
        assert_eq!(refusal, Refusal::Round(RoundRefusal::NoSuchSeat(seat(7))));
        game.play(Action::Vote(Ballot::Named { approve: first(3) })).unwrap();
        assert_eq!(game.vote_track(), 1);
    }

    #[test]
    fn a_rejection_moves_the_vote_track_and_passes_leadership_to_the_left() {
        let mut game = game(5);
        for rejections in 1..=4u8 {
            let next = seat(u32::from(rejections) + 1);
            assert!(reject(&mut game).ends_with(&[
                Event::Round(RoundEvent::Rejected { rejections }),
                Event::Round(RoundEvent::LeadershipPassed { to: next })
            ]));
            assert_eq!((game.vote_track(), game.leader()), (rejections, next));
            assert_eq!(game.round(), 1);
        }
    }

    #[test]
    fn leadership_goes_round_the_table() {
        let mut game = begun(&Setup { leader: LeaderChoice::Named(seat(5)), ..setup(5) });
        reject(&mut game);
        assert_eq!(game.leader(), seat(1));
    }

    #[test]
    fn the_fifth_rejection_of_one_round_ends_the_game() {
        let mut game = game(5);
        for _proposal in 1..=4 {
            reject(&mut game);
        }
        let ending = Ending { winner: Side::Spies, why: Why::FiveRejections };
        assert!(reject(&mut game).ends_with(&[
            Event::Round(RoundEvent::Rejected { rejections: 5 }),
            Event::Round(RoundEvent::Ended(ending))
        ]));
        assert_eq!(game.ending(), Some(ending));
    }

    #[test]
    fn the_fifth_proposal_is_voted_on_like_the_others() {
        let mut game = game(5);
        for _proposal in 1..=4 {
            reject(&mut game);
        }
        run(&mut game, 0);
        assert_eq!(game.results().count(Outcome::Success), 1);
    }

    #[test]
    fn an_approval_sets_the_vote_track_back() {
        let mut game = game(5);
        for _round in 1..=4 {
            for _proposal in 1..=4 {
                reject(&mut game);
            }
            approve(&mut game);
            assert_eq!(game.vote_track(), 0);
            let fails = u8::from(game.results().count(Outcome::Success) == 2);
            game.play(Action::Count(Count::fails(fails))).unwrap();
        }
        assert_eq!(game.ending(), None);
    }
}

mod conduct {
    use super::*;

    #[test]
    fn one_fail_fails_a_mission() {
        let mut game = game(5);
        run(&mut game, 1);
        assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
        run(&mut game, 0);
        assert_eq!(game.results().of(mission(2)), Some(Outcome::Success));
    }

    #[test]
    fn mission_four_of_seven_bears_one_fail_but_not_two() {
        for (fails, outcome) in [(0, Outcome::Success), (1, Outcome::Success), (2, Outcome::Fail), (3, Outcome::Fail)]
        {
            let mut game = game(7);
            for fails in [0, 1, 0] {
                run(&mut game, fails);
            }
            run(&mut game, fails);
            assert_eq!(game.results().of(mission(4)), Some(outcome), "{fails} Fails");
        }
        let mut six = game(6);
        for fails in [0, 1, 0, 1] {
            run(&mut six, fails);
        }
        assert_eq!(six.results().of(mission(4)), Some(Outcome::Fail), "six players");
    }

    #[test]
    fn there_are_no_more_fails_than_people_on_the_team_or_spies_in_the_game() {
        for players in 5..=10 {
            let mut game = game(players);
            for _mission in 1..=3 {
                approve(&mut game);
                let most = game.phase().team().len().min(usize::from(game.spies())) as u8;
                let found = most + 1;
                let (team, spies) = (game.phase().team().len() as u8, game.spies());
                assert_eq!(
                    refused(&mut game, Action::Count(Count::fails(found))),
                    Refusal::Mission(MissionRefusal::TooMany {
                        card: MissionCard::Fail,
                        found,
                        able: spies,
                        cards: team
                    }),
                    "{players} players"
                );
                refused(&mut game, Action::Count(Count::fails(255)));
                game.play(Action::Count(Count::fails(0))).unwrap();
            }
        }
    }

    #[test]
    fn after_a_mission_leadership_passes_to_the_left_and_the_next_round_begins() {
        let mut game = game(5);
        let events = run(&mut game, 1);
        let next = [
            Event::Round(RoundEvent::LeadershipPassed { to: seat(2) }),
            Event::Round(RoundEvent::Began { round: 2, leader: seat(2) }),
        ];
        assert!(events.ends_with(&next), "{events:?}");
        assert_eq!(game.mission(), Some(mission(2)));
    }

    #[test]
    fn missions_are_run_in_the_order_of_the_tableau() {
        let mut game = game(5);
        for (index, fails) in [0, 1, 0, 1].into_iter().enumerate() {
            assert_eq!(game.mission(), Some(Mission::ALL[index]));
            run(&mut game, fails);
        }
        assert_eq!(game.mission(), Some(mission(5)));
    }
}

mod end {
    use super::*;

    fn after(fails: &[u8]) -> Game {
        let mut game = game(5);
        for fails in fails {
            run(&mut game, *fails);
        }
        game
    }

    #[test]
    fn three_successes_end_the_game_at_once() {
        for fails in [&[0, 0, 0][..], &[1, 0, 0, 0], &[0, 1, 1, 0, 0]] {
            assert_eq!(after(fails).ending(), won(Side::Resistance, Why::ThreeSuccesses));
            assert_eq!(after(&fails[..fails.len() - 1]).ending(), None);
        }
    }

    #[test]
    fn three_fails_end_the_game_at_once() {
        for fails in [&[1, 1, 1][..], &[0, 1, 1, 1], &[1, 0, 0, 2, 1]] {
            assert_eq!(after(fails).ending(), won(Side::Spies, Why::ThreeFails));
            assert_eq!(after(&fails[..fails.len() - 1]).ending(), None);
        }
    }

    #[test]
    fn a_game_that_is_over_takes_nothing_more() {
        let mut over = after(&[0, 0, 0]);
        assert!(over.legal_actions().is_empty());
        for action in [
            Action::TableReady,
            Action::RevealDone,
            Action::Propose(first(2)),
            count(3, 2),
            Action::Count(Count::fails(0)),
        ] {
            assert_eq!(refused(&mut over, action), Refusal::Round(RoundRefusal::GameOver));
        }
    }

    #[test]
    fn the_last_mission_ends_without_a_change_of_leader() {
        let mut game = after(&[0, 0]);
        let leader = game.leader();
        let events = run(&mut game, 0);
        assert!(
            !events.iter().any(|event| matches!(event, Event::Round(RoundEvent::LeadershipPassed { .. }))),
            "{events:?}"
        );
        assert_eq!(game.leader(), leader);
    }
}
