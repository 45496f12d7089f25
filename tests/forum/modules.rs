//! Inquisitor, Trap, Reverser and Rogue by message: who learns what, and which orders count.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::mission::Done;
use resistance_narrator::game::{Count, Event, MissionCard, Outcome, Phase, RoundEvent, Seat, SeatSet, Side, Why};
use resistance_narrator::journal::GameId;
use resistance_narrator::journal::export::{Format, Secrets, export};
use resistance_narrator::language::{Form, Language, Length, Message, deed};

use super::{NAMES, approved, lines, name, seat, seats};
use crate::table::{Moment, Posted, Table};

fn with(players: usize, modules: &[&str]) -> Table {
    let table = Table::new().edition("forum").names(&NAMES[..players]).leader("Ana").without("plot");
    modules.iter().fold(table, |table, module| table.with(module)).open()
}

fn the(table: &Table, role: Role) -> Seat {
    table.dealt(&[role]).iter().next().unwrap()
}

/// So many members of the resistance without a power.
fn plain(table: &Table, number: usize) -> Vec<Seat> {
    table.dealt(&[crate::role("resistance")]).iter().take(number).collect()
}

fn proposed(table: Table, team: &[Seat]) -> Table {
    let names: Vec<&str> = team.iter().map(|member| name(*member)).collect();
    table.line(&format!("propose {}", names.join(", ")))
}

fn ordered(table: Table, from: Seat, order: &str) -> Table {
    table.line(&format!("privately {} orders {order}", name(from)))
}

/// The missions that were run.
fn runs(table: &Table) -> Vec<Done> {
    let record = table.record().unwrap();
    let run = |event: &Event| {
        if let Event::Round(RoundEvent::MissionRun { done, .. }) = event { Some(*done) } else { None }
    };
    record.events().filter_map(run).collect()
}

fn last_run(table: &Table) -> (Count, Outcome) {
    let done = *runs(table).last().unwrap();
    (done.count, done.outcome)
}

fn refused(table: &Table) -> bool {
    table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused))
}

fn text(table: &mut Table, message: &Message) -> String {
    table.localizer().render(message, Form::Printed, Length::Full)
}

/// The messages to one player since the last line that say this, and nothing that everybody reads or hears says it.
fn told_alone(table: &mut Table, to: Seat, message: &Message) -> bool {
    let said = text(table, message);
    let spoken = table.sentence(message);
    assert!(!table.spoken().contains(&spoken.as_str()), "{spoken}");
    let posts: Vec<Posted> = table.new_posts().into_iter().cloned().collect();
    let with = |posted: &&Posted| posted.text.contains(&said);
    assert!(posts.iter().filter(with).all(|posted| posted.to == Some(to)), "{said}");
    posts.iter().any(|posted| with(&posted))
}

#[test]
fn what_the_inquisitor_learns_goes_to_that_player_alone() {
    let mut table = with(5, &["inquisitor"]);
    for team in [&[1, 2][..], &[1, 2, 3]] {
        let team: Vec<Seat> = team.iter().map(|number| seat(*number)).collect();
        table = approved(proposed(table, &team));
    }
    let mut table = table.asks(Question::Examination { by: seat(5) });
    let wanted = Message::new("post-want-examine").player("player", seat(5)).any_of("names", seats(&[1, 2, 3, 4]));
    let wanted = text(&mut table, &wanted);
    assert!(table.new_posts().iter().any(|post| post.to.is_none() && post.text.contains(&wanted)));
    for examined in [4, 1] {
        let key = if table.spies().contains(seat(examined)) { "message-is-spy" } else { "message-is-resistance" };
        table = table.line(&format!("examine {}", name(seat(examined))));
        assert!(told_alone(&mut table, seat(5), &Message::new(key).player("player", seat(examined))));
        assert_eq!(table.game().unwrap().token().unwrap().holder, seat(examined));
        table = table.line("undo").asks(Question::Examination { by: seat(5) });
    }
    assert!(refused(&table.line("examine Eve")), "nobody examines themselves");
}

#[test]
fn an_order_that_is_set_aside_is_learnt_by_the_leader_and_does_not_count() {
    let table = with(5, &["trap"]);
    let spy = the(&table, crate::role("spy"));
    let team: Vec<Seat> = [vec![spy], plain(&table, 2)].concat();
    let table = approved(proposed(table, &team)).asks(Question::Trap);
    for member in &team {
        let trapped = table_again(&table).line(&format!("trap {}", name(*member)));
        let fails = if *member == spy { 0 } else { 1 };
        assert_eq!(last_run(&trapped).0, Count::fails(fails));
        let key = if *member == spy { "message-ordered-sabotage" } else { "message-ordered-support" };
        let mut trapped = trapped;
        let learns = Message::new(key).player("player", *member);
        // Whose own order it is, knows it.
        assert_eq!(told_alone(&mut trapped, seat(1), &learns), *member != seat(1));
        let trapped = trapped.line("undo").asks(Question::Trap);
        assert!(runs(&trapped).is_empty());
    }
    assert!(refused(&table.line("trap Ana, Ben")));
}

/// The same game, opened once more.
fn table_again(table: &Table) -> Table {
    let (entries, private) = table.saved();
    Table::new().resume_with(entries, private)
}

#[test]
fn exactly_one_reverse_turns_the_result_round() {
    let table = with(7, &["reverser"]);
    let (spy, resistance) =
        (the(&table, crate::role("spy-reverser")), the(&table, crate::role("resistance-reverser")));
    let table = proposed(table, &[spy, resistance]);
    let count = |reverses| Count { fails: 0, reverses, rogues: 0 };
    // Without an order a Reverser supports.
    assert_eq!(last_run(&approved(table_again(&table))), (count(0), Outcome::Success));
    let one = ordered(table, spy, "reverse");
    assert_eq!(last_run(&approved(table_again(&one))), (count(1), Outcome::Fail));
    let two = approved(ordered(one, resistance, "reverse"));
    assert_eq!(last_run(&two), (count(2), Outcome::Success));
    // An order can be changed until the deadline.
    let changed = approved(ordered(two.line("undo"), spy, "support"));
    assert_eq!(last_run(&changed), (count(1), Outcome::Fail));
}

#[test]
fn a_role_allows_its_own_orders_and_why_another_is_refused_is_only_printed() {
    let table = with(7, &["reverser", "rogue"]);
    let roles = [
        crate::role("spy-reverser"),
        crate::role("resistance-reverser"),
        crate::role("spy-rogue"),
        crate::role("resistance-rogue"),
        crate::role("resistance"),
    ];
    let cards = [
        ("support", MissionCard::Success),
        ("sabotage", MissionCard::Fail),
        ("reverse", MissionCard::Reverse),
        ("rogue success", MissionCard::RogueSuccess),
    ];
    for role in roles {
        let player = the(&table, role);
        let other = plain(&table, 2).into_iter().find(|other| *other != player).unwrap();
        let mut open = proposed(table_again(&table), &[player, other]);
        for (order, card) in cards {
            open = ordered(open, player, order);
            assert_eq!(refused(&open), !role.may_play(card), "{role:?} orders {order}");
            if refused(&open) {
                let why = match (role.id(), card) {
                    ("resistance", MissionCard::Fail) => Message::new("refused-order"),
                    _ => Message::new("refused-order-role").message("card", deed::mission_card(card)),
                };
                let why = why.player("player", player);
                let (spoken, printed) = (open.sentence(&why), text(&mut open, &why));
                assert_eq!((open.spoken(), open.printed()), (vec![spoken.as_str()], vec![printed.as_str()]));
                assert!(!spoken.contains(name(player)) && printed.contains(name(player)));
            }
        }
    }
    let no_reverser = proposed(with(5, &[]), &[seat(1), seat(2)]);
    for order in ["reverse", "rogue success"] {
        assert!(refused(&ordered(table_again(&no_reverser), seat(1), order)), "{order}");
    }
}

#[test]
fn everybody_learns_the_own_character_and_rogues_know_nobody() {
    let mut table = with(7, &["reverser", "rogue"]);
    let (rogue, reverser) = (the(&table, crate::role("spy-rogue")), the(&table, crate::role("spy-reverser")));
    let spy = the(&table, crate::role("spy"));
    let message =
        |table: &Table, to: Seat| table.posts().into_iter().find(|post| post.to == Some(to)).unwrap().text.clone();
    let you_are = Message::new("message-character").message("role", Message::new("module-rogue-spy"));
    let you_are = text(&mut table, &you_are);
    assert!(message(&table, rogue).contains(&you_are));
    assert!(!message(&table, spy).contains(&you_are));
    for other in [spy, reverser] {
        assert!(!message(&table, rogue).contains(name(other)), "the Rogue knows {}", name(other));
        assert!(!message(&table, other).contains(name(rogue)), "{} knows the Rogue", name(other));
    }
    assert!(message(&table, spy).contains(name(reverser)) && message(&table, reverser).contains(name(spy)));
}

#[test]
fn a_rogue_success_with_the_watch_token_is_support_and_two_of_them_win_alone() {
    let table = with(7, &["rogue"]);
    let rogue = the(&table, crate::role("resistance-rogue"));
    let others = plain(&table, 2);
    let team = [rogue, others[0], others[1]];
    let orders = |table: Table, team: &[Seat], watch| {
        let table = proposed(table, team);
        let table = approved(ordered(table, rogue, "rogue success")).asks(Question::Watch);
        table.line(&format!("watch {}", name(watch)))
    };
    let table = orders(table, &team[..2], others[0]);
    assert_eq!(last_run(&table), (Count { rogues: 1, ..Count::default() }, Outcome::Success));
    let table = orders(table, &team, rogue);
    assert_eq!(last_run(&table), (Count::default(), Outcome::Success));
    let table = orders(table, &team, others[1]).asks(Question::Claim);
    let table = table.line(&format!("claim {}", name(others[0])));
    assert!(refused(&table));
    let table = table.line(&format!("claim {}", name(rogue)));
    let ending = table.game().unwrap().ending().unwrap();
    assert_eq!((ending.winner, ending.why), (Side::Rogue, Why::Rogue { player: rogue, outcome: Outcome::Success }));
    // The last post tells who was what, and the export what counted.
    let last = table.posts().into_iter().rfind(|post| post.to.is_none()).unwrap().text.clone();
    assert!(last.contains(&format!("{} was the resistance Rogue.", name(rogue))), "{last}");
    let (record, (_, private)) = (table.record().unwrap(), table.saved());
    let secrets = Secrets::of(&record, &private).unwrap();
    let id = GameId::from_name("2026-11-25-1").unwrap();
    let json = export(&record, Some(&secrets), &id, Format::Json, Language::ENGLISH);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let cards = json["cards"].as_array().unwrap();
    let of_rogue = |mission: &serde_json::Value| {
        let played = mission["played"].as_array().unwrap().iter();
        played.clone().find(|played| played["player"] == rogue.number()).unwrap()["card"].clone()
    };
    assert_eq!(cards.iter().map(of_rogue).collect::<Vec<_>>(), ["rogue-success", "success", "rogue-success"]);
}

#[test]
fn a_rogue_who_let_others_sabotage_does_not_win_alone() {
    let table = with(7, &["rogue=spy"]);
    let (rogue, spy, plain) =
        (the(&table, crate::role("spy-rogue")), the(&table, crate::role("spy")), plain(&table, 1)[0]);
    let team = [rogue, spy, plain];
    let mut table = table;
    for size in [2, 3, 3] {
        table = ordered(proposed(table, &team[..size]), rogue, "support");
        table = approved(table).asks(Question::Watch).line(&format!("watch {}", name(spy)));
        assert_eq!(last_run(&table), (Count::fails(1), Outcome::Fail));
    }
    let table = table.asks(Question::Claim).line(&format!("claim {}", name(rogue)));
    let table = table.said(&Message::new("refused-claim-orders").player("player", rogue));
    let table = table.line("no claim");
    assert_eq!(table.game().unwrap().ending().unwrap().winner, Side::Spies);
}

/// Two games that differ only in who is what: everybody supports, and whatever all see and hear is the same.
#[test]
fn nothing_public_depends_on_the_roles() {
    let play = |deal: u64| {
        let table = Table::new().edition("forum").names(&NAMES[..7]).leader("Ana").without("plot").deal(deal);
        let modules = ["inquisitor", "trap", "reverser", "rogue"];
        let mut table = modules.iter().fold(table, |table, module| table.with(module)).open();
        while table.game().unwrap().ending().is_none() {
            let game = table.game().unwrap();
            let first = |of: SeatSet| name(of.iter().next().unwrap());
            table = match game.phase() {
                Phase::Proposal { mission: Some(mission) } => {
                    let size = usize::from(game.team_size(mission));
                    let team: Vec<Seat> = game.seats().clockwise_from(game.leader()).take(size).collect();
                    let table =
                        team.iter().fold(proposed(table, &team), |table, from| ordered(table, *from, "support"));
                    lines(table, ["missing", "approve all", "deadline"])
                }
                Phase::Watch(run) => table.line(&format!("watch {}", first(run.team))),
                Phase::Trap(run) => table.line(&format!("trap {}", first(run.team))),
                Phase::Examination { .. } => table.line(&format!("examine {}", first(game.examinable()))),
                phase => panic!("nothing is known of {phase:?}"),
            };
        }
        let mut public: Vec<String> =
            table.posts().into_iter().filter(|post| post.to.is_none()).map(|post| format!("{post:?}")).collect();
        // It tells who was what, and so it should.
        public.pop();
        let to: Vec<Option<Seat>> = table.posts().into_iter().map(|post| post.to).collect();
        let heard: Vec<String> = crate::table::spoken(table.moments()).into_iter().map(str::to_owned).collect();
        let heard: Vec<String> = heard.into_iter().take_while(|text| !text.contains("wins.")).collect();
        (public, to, heard, table.dealt(&[crate::role("spy-reverser"), crate::role("spy-rogue")]))
    };
    let (one, other) = (play(1), play(2));
    assert_ne!(one.3, other.3, "the deals are the same");
    assert_eq!((one.0, one.1, one.2), (other.0, other.1, other.2));
}
