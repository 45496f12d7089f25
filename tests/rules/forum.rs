//! The forum game: its edition, and what its plot cards do otherwise than at a table (RULES sections 4 and 7).

mod model;
mod random;

use super::*;
use resistance_narrator::game::PlotCard::{
    self, CloseEye, EstablishConfidence, InTheSpotlight, NoConfidence, OpinionMaker, StrongLeader, TakeResponsibility,
};
use resistance_narrator::game::edition::Direction;
use resistance_narrator::game::plot::{Dealing, Decks, Due, Moment};

fn forum(players: usize) -> Setup {
    let (edition, reveal) = (crate::edition("forum"), Reveal::None);
    Setup { edition, reveal, modules: Modules::from_iter([Module::Plot]), ..setup(players) }
}

/// A game at its first proposal: seat 1 has given these cards to these seats.
fn dealt(players: usize, cards: &[(PlotCard, u32)]) -> Game {
    let mut game = begun(&forum(players));
    draw(&mut game, &cards.iter().map(|(card, _)| *card).collect::<Vec<_>>());
    for (card, to) in cards {
        game.play(gives(*card, *to)).unwrap();
    }
    game
}

/// The leader draws these cards. What else is to be drawn leaves no trace.
fn draw(game: &mut Game, cards: &[PlotCard]) {
    for card in cards {
        game.play(Action::DrawAnyway(*card)).unwrap();
    }
    while let Phase::Plot(Dealing { to_draw: 1.., .. }) = game.phase() {
        game.play(Action::DrawAnyway(EstablishConfidence)).unwrap();
        game.play(Action::On(game.seats().left_of(game.leader()))).unwrap();
    }
}

fn gives(card: PlotCard, to: u32) -> Action {
    Action::Give { card, to: seat(to) }
}

fn uses(by: u32, card: PlotCard) -> Action {
    Action::Use { by: seat(by), card, on: None }
}

fn uses_on(by: u32, card: PlotCard, on: u32) -> Action {
    Action::Use { by: seat(by), card, on: Some(seat(on)) }
}

fn takes(by: u32, card: PlotCard, from: u32) -> Action {
    Action::Take { by: seat(by), card, from: seat(from) }
}

/// Which window is open, and who may use its card.
fn open(game: &Game) -> Option<(PlotCard, Vec<u8>)> {
    match game.phase() {
        Phase::Window(window) => {
            assert_eq!(window.asked, None, "nobody is asked in turn");
            Some((window.at.card(), game.may_come(window).iter().map(Seat::number).collect()))
        }
        _ => None,
    }
}

fn team(game: &mut Game) {
    let Phase::Proposal { mission: Some(mission) } = game.phase() else { panic!("{:?}", game.phase()) };
    game.play(Action::Propose(first(game.team_size(mission)))).unwrap();
}

fn voted(game: &mut Game, approve: bool) -> Vec<Event> {
    let all = game.players() as u8;
    game.play(if approve { count(all, 0) } else { count(0, all) }).unwrap()
}

fn refusal(game: &mut Game, action: Action) -> Refusal {
    let before = *game;
    let refusal = game.play(action).unwrap_err();
    assert_eq!(*game, before, "a refusal changes nothing");
    refusal
}

#[test]
fn the_edition_has_the_base_tables_its_own_deck_and_no_reveal() {
    let edition = crate::edition("forum");
    assert_eq!((edition.id(), Edition::from_id("forum")), ("forum", Some(edition)));
    assert_eq!(edition.players(), (5, 10));
    for players in 5..=10 {
        assert_eq!(edition.table(players), crate::edition("accessible").table(players));
    }
    assert_eq!((edition.book().direction, edition.book().rejections), (Direction::Left, 5));
    assert_eq!((edition.book().decks, edition.usual_modules()), (Decks::FORUM, &[Module::Plot][..]));
    for module in Module::all() {
        assert_eq!(edition.allows(module), crate::edition("accessible").allows(module), "{module:?}");
    }
}

#[test]
fn another_reveal_or_module_is_a_fault() {
    let asked = Setup { reveal: Reveal::Eyes, modules: Modules::from_iter([Module::ScarletWitch]), ..forum(5) };
    let edition = crate::edition("forum");
    let faults = vec![
        Fault::Module { edition, module: Module::ScarletWitch },
        Fault::Reveal { edition, reveal: Reveal::Eyes },
    ];
    assert_eq!(asked.check(), Err(faults));
}

#[test]
fn strong_leader_is_only_for_the_start_of_a_round() {
    let mut game = dealt(5, &[(StrongLeader, 3)]);
    team(&mut game);
    voted(&mut game, false);
    assert_eq!(open(&game), None);
    assert_eq!(refusal(&mut game, uses(3, StrongLeader)), Refusal::Plot(PlotRefusal::NotItsMoment(StrongLeader)));
    team(&mut game);
    voted(&mut game, true);
    game.play(Action::Count(Count::fails(0))).unwrap();
    assert_eq!((game.leader(), open(&game)), (seat(3), None), "the sitting leader has no use for it");
    draw(&mut game, &[StrongLeader]);
    game.play(gives(StrongLeader, 5)).unwrap();
    team(&mut game);
    voted(&mut game, true);
    game.play(Action::Count(Count::fails(1))).unwrap();
    assert_eq!(open(&game), Some((StrongLeader, vec![3, 5])), "the leader is 4");
    assert_eq!(
        game.play(uses(5, StrongLeader)),
        Ok(vec![Event::Plot(PlotEvent::LeadTaken { by: seat(5), from: seat(4) })])
    );
    assert!(matches!(game.phase(), Phase::Plot(_)), "one closes the window, and cards are drawn");
    assert!(game.plot().holds(seat(3), StrongLeader));
}

#[test]
fn a_pass_closes_a_window_for_all() {
    for pass in [Action::Pass, Action::PassAll] {
        let mut game = dealt(7, &[(NoConfidence, 3), (NoConfidence, 5)]);
        team(&mut game);
        voted(&mut game, true);
        assert_eq!(open(&game), Some((NoConfidence, vec![3, 5])));
        assert_eq!(game.play(pass), Ok(vec![Event::Plot(PlotEvent::WindowClosed { card: NoConfidence })]));
        assert!(matches!(game.phase(), Phase::Mission(_)));
        assert_eq!(refusal(&mut game, uses(5, NoConfidence)), Refusal::Plot(PlotRefusal::NotItsMoment(NoConfidence)));
    }
}

#[test]
fn the_first_no_confidence_counts_and_the_other_is_kept() {
    let mut game = dealt(7, &[(NoConfidence, 3), (NoConfidence, 5)]);
    team(&mut game);
    voted(&mut game, true);
    let events = game.play(uses(5, NoConfidence)).unwrap();
    let rejected =
        [Event::Plot(PlotEvent::Overruled { by: seat(5) }), Event::Round(RoundEvent::Rejected { rejections: 1 })];
    assert_eq!(events, [&rejected[..], &[Event::Round(RoundEvent::LeadershipPassed { to: seat(2) })]].concat());
    assert!(game.plot().holds(seat(3), NoConfidence) && !game.plot().holds(seat(5), NoConfidence));
}

#[test]
fn a_fifth_rejection_by_no_confidence_ends_the_game() {
    let mut game = dealt(5, &[(NoConfidence, 3)]);
    for _rejection in 0..4 {
        team(&mut game);
        voted(&mut game, false);
    }
    team(&mut game);
    voted(&mut game, true);
    game.play(uses(3, NoConfidence)).unwrap();
    assert_eq!(game.ending(), Some(Ending { winner: Side::Spies, why: Why::FiveRejections }));
}

#[test]
fn a_spotlight_is_declared_before_the_vote_and_counts_when_the_team_is_approved() {
    let mut game = dealt(5, &[(InTheSpotlight, 4)]);
    team(&mut game);
    assert_eq!((game.phase().id(), open(&game)), ("spotlight", Some((InTheSpotlight, vec![4]))));
    assert!(matches!(game.phase(), Phase::Window(window) if matches!(window.at, Moment::BeforeVote { .. })));
    assert_eq!(refusal(&mut game, uses_on(4, InTheSpotlight, 3)), Refusal::Plot(PlotRefusal::NotOnTeam(seat(3))));
    let events = game.play(uses_on(4, InTheSpotlight, 2)).unwrap();
    assert_eq!(events, [Event::Plot(PlotEvent::Spotlighted { by: seat(4), member: seat(2) })]);
    assert_eq!(game.phase().id(), "vote");
    voted(&mut game, true);
    assert!(matches!(game.phase(), Phase::FaceUp(run) if run.lit == [seat(2)].into_iter().collect()));
    game.play(Action::FaceUp { member: seat(2), card: MissionCard::Fail }).unwrap();
    assert!(game.play(Action::Count(Count::fails(0))).is_err(), "a Fail lies face up");
    game.play(Action::Count(Count::fails(1))).unwrap();
    assert!(!game.plot().holds(seat(4), InTheSpotlight));
}

#[test]
fn a_spotlight_goes_back_when_the_team_is_rejected() {
    let returned = Event::Plot(PlotEvent::Returned { card: InTheSpotlight, to: seat(4) });
    for by_card in [false, true] {
        let mut game = dealt(7, &[(InTheSpotlight, 4), (NoConfidence, 5)]);
        team(&mut game);
        game.play(uses_on(4, InTheSpotlight, 1)).unwrap();
        let mut events = voted(&mut game, by_card);
        if by_card {
            assert!(!events.contains(&returned));
            events = game.play(uses(5, NoConfidence)).unwrap();
        }
        assert!(events.contains(&returned));
        team(&mut game);
        assert_eq!(open(&game), Some((InTheSpotlight, vec![4])), "it can be used again");
        game.play(Action::Pass).unwrap();
        voted(&mut game, true);
        game.play(Action::Pass).unwrap_or_default();
        assert!(matches!(game.phase(), Phase::Mission(run) if run.lit.is_empty()));
    }
}

#[test]
fn two_spotlights_are_on_two_members_and_go_back_to_their_holders() {
    let mut game = dealt(7, &[(InTheSpotlight, 4), (InTheSpotlight, 5)]);
    team(&mut game);
    game.play(uses_on(5, InTheSpotlight, 1)).unwrap();
    assert_eq!(open(&game), Some((InTheSpotlight, vec![4])));
    assert_eq!(refusal(&mut game, uses_on(4, InTheSpotlight, 1)), Refusal::Plot(PlotRefusal::PlaysFaceUp(seat(1))));
    game.play(uses_on(4, InTheSpotlight, 2)).unwrap();
    voted(&mut game, false);
    let holders = game.plot().holders(InTheSpotlight, game.seats());
    assert_eq!(holders, [4, 5].map(seat).into_iter().collect());
}

#[test]
fn take_responsibility_is_resolved_as_it_is_given() {
    let mut game = begun(&forum(7));
    draw(&mut game, &[NoConfidence, TakeResponsibility]);
    game.play(gives(NoConfidence, 3)).unwrap();
    game.play(gives(TakeResponsibility, 4)).unwrap();
    let due = Some(Due { card: TakeResponsibility, by: seat(4) });
    assert!(matches!(game.phase(), Phase::Plot(dealing) if dealing.due == due));
    assert_eq!(refusal(&mut game, Action::On(seat(3))), Refusal::Plot(PlotRefusal::Target(TakeResponsibility)));
    assert!(game.play(takes(5, NoConfidence, 3)).is_err(), "only whoever got the card takes one");
    assert_eq!(game.legal_actions(), [takes(4, NoConfidence, 3)]);
    let taken = Event::Plot(PlotEvent::Taken { by: seat(4), card: NoConfidence, from: seat(3) });
    assert_eq!(game.play(takes(4, NoConfidence, 3)), Ok(vec![taken]));
    assert!(game.plot().holds(seat(4), NoConfidence) && !game.plot().holds(seat(4), TakeResponsibility));
    assert!(matches!(game.phase(), Phase::Proposal { .. }));
}

#[test]
fn cards_that_are_not_given_yet_cannot_be_taken_and_nothing_to_take_spends_the_card() {
    let mut game = begun(&forum(7));
    draw(&mut game, &[OpinionMaker, TakeResponsibility]);
    let events = game.play(gives(TakeResponsibility, 4)).unwrap();
    assert_eq!(events[1..], [Event::Plot(PlotEvent::Spent { by: seat(4), card: TakeResponsibility })]);
    assert_eq!(game.plot().held(game.seats()).count(), 0);
    game.play(gives(OpinionMaker, 4)).unwrap();
    assert!(matches!(game.phase(), Phase::Proposal { .. }));
}

#[test]
fn close_eye_is_open_to_all_holders_while_a_card_is_left() {
    let mut game = dealt(9, &[(CloseEye, 4), (CloseEye, 6), (InTheSpotlight, 5)]);
    team(&mut game);
    game.play(uses_on(5, InTheSpotlight, 1)).unwrap();
    voted(&mut game, true);
    game.play(Action::FaceUp { member: seat(1), card: MissionCard::Success }).unwrap();
    assert_eq!((game.phase().id(), open(&game)), ("close-eye", Some((CloseEye, vec![4, 6]))));
    assert_eq!(refusal(&mut game, uses_on(6, CloseEye, 1)), Refusal::Plot(PlotRefusal::PlaysFaceUp(seat(1))));
    game.play(uses_on(6, CloseEye, 2)).unwrap();
    assert_eq!(open(&game), Some((CloseEye, vec![4])));
    assert_eq!(refusal(&mut game, uses_on(4, CloseEye, 2)), Refusal::Plot(PlotRefusal::LookedAtBefore(seat(2))));
    game.play(uses_on(4, CloseEye, 3)).unwrap();
    assert!(matches!(game.phase(), Phase::Mission(_)));
}

#[test]
fn the_vote_track_is_cleared_when_nobody_can_overrule_the_vote() {
    let mut game = dealt(5, &[(NoConfidence, 3)]);
    team(&mut game);
    voted(&mut game, false);
    team(&mut game);
    assert!(!voted(&mut game, true).contains(&Event::Round(RoundEvent::VoteTrackCleared)));
    let closed = Event::Plot(PlotEvent::WindowClosed { card: NoConfidence });
    assert_eq!(game.play(Action::Pass), Ok(vec![closed, Event::Round(RoundEvent::VoteTrackCleared)]));
}

#[test]
fn whoever_is_left_out_of_a_vote_counts_for_nobody() {
    let proposed = || {
        let mut game = begun(&Setup { modules: Modules::default(), ..forum(5) });
        game.play(Action::Propose(first(2))).unwrap();
        game
    };
    let cast = |approve: &[u32], reject: &[u32]| {
        let seats = |numbers: &[u32]| numbers.iter().map(|number| seat(*number)).collect();
        Action::Vote(Ballot::Cast { approve: seats(approve), reject: seats(reject) })
    };
    for (approve, reject, track) in [(&[1, 2][..], &[3][..], 0), (&[1], &[2], 1), (&[], &[], 1)] {
        let mut game = proposed();
        let events = game.play(cast(approve, reject)).unwrap();
        let Event::Round(RoundEvent::Voted { voters, tally, approved, .. }) = events[0] else { panic!("{events:?}") };
        assert_eq!(voters.len(), approve.len() + reject.len());
        assert_eq!((usize::from(tally.approve), usize::from(tally.reject)), (approve.len(), reject.len()));
        assert_eq!((approved, game.vote_track()), (track == 0, track));
    }
    assert_eq!(proposed().play(cast(&[1], &[6])), Err(Refusal::Round(RoundRefusal::NoSuchSeat(seat(6)))));
    let mut elsewhere = begun(&setup(5));
    elsewhere.play(Action::Propose(first(2))).unwrap();
    assert!(matches!(elsewhere.play(cast(&[1, 2], &[3])), Err(Refusal::Round(RoundRefusal::NotNow(_)))));
}
