//! Posts for everybody and messages for one player: what they hold, to whom they go, and how they get out.

use protocol::question::Question;
use resistance_narrator::game::PlotCard;
use resistance_narrator::language::{Form, Language, Length, Message};

use super::{NAMES, approved, five, lines, name, seat, seats, voting, without_cards};
use crate::table::{Posted, Table};

fn text(table: &mut Table, message: &Message) -> String {
    table.localizer().render(message, Form::Printed, Length::Full)
}

fn public(table: &Table) -> Vec<&Posted> {
    table.new_posts().into_iter().filter(|post| post.to.is_none()).collect()
}

#[test]
fn at_first_everybody_reads_the_rules_and_each_player_alone_the_own_role() {
    for players in 5..=10 {
        let mut table = Table::new().edition("forum").names(&NAMES[..players]).leader("Ben").open();
        let posts: Vec<Posted> = table.posts().into_iter().cloned().collect();
        let to: Vec<_> = posts.iter().map(|post| post.to.map(|to| to.number())).collect();
        let wanted: Vec<_> = std::iter::once(None).chain((1..=players as u8).map(Some)).collect();
        assert_eq!(to[..=players], wanted);
        let game = table.game().unwrap();
        for mission in resistance_narrator::game::Mission::ALL {
            let key = if game.fails_needed(mission) > 1 { "post-team-size-two" } else { "post-team-size" };
            let size = Message::new(key).number("mission", mission.number()).number("size", game.team_size(mission));
            let size = text(&mut table, &size);
            assert!(posts[0].text.contains(&size), "{size:?} is not in {}", posts[0].text);
        }
        let spies = table.spies();
        for (post, player) in posts[1..].iter().zip(game.seats().iter()) {
            assert_eq!(post.text.lines().count(), posts[1].text.lines().count(), "the form tells the role");
            assert_eq!(post.title, posts[1].title);
            let key = if spies.contains(player) { "message-spy" } else { "message-resistance" };
            let role = text(&mut table, &Message::new(key).player("player", player));
            assert!(post.text.starts_with(&role), "{}", post.text);
            for other in game.seats().iter().filter(|other| *other != player) {
                let named = post.text.contains(name(other));
                assert_eq!(named, spies.contains(player) && spies.contains(other), "{player:?} reads {}", post.text);
            }
        }
    }
}

#[test]
fn blind_spies_learn_nothing_of_each_other() {
    let table = without_cards().with("blind-spies").open();
    for post in table.posts().into_iter().filter(|post| post.to.is_some()) {
        let names = NAMES[..5].iter().filter(|name| post.text.contains(**name)).count();
        assert_eq!(names, 1, "{}", post.text);
    }
}

#[test]
fn the_rules_say_that_spies_know_each_other_unless_they_are_blind() {
    for key in ["rules-aim", "rules-forum"] {
        let told = |table: Table| {
            let mut table = table.open();
            let rules = text(&mut table, &Message::new(key));
            table.posts()[0].text.contains(&rules)
        };
        assert!(told(without_cards()), "{key}");
        assert!(!told(without_cards().with("blind-spies")), "{key}");
    }
}

#[test]
fn the_rules_name_no_plot_card_that_is_not_in_the_deck() {
    for language in [Language::ENGLISH, Language::FRENCH, Language::GERMAN] {
        for players in 5..=10 {
            let table = Table::new().edition("forum").names(&NAMES[..players]).leader("Ana").language(language);
            let mut table = table.open();
            let deck = table.game().unwrap().plot().deck();
            let rules = table.posts()[0].text.clone();
            let spotlight = text(&mut table, &Message::new("rules-forum-cards"));
            assert_eq!(rules.contains(&spotlight), deck.count(PlotCard::InTheSpotlight) > 0, "{players}: {rules}");
            for card in PlotCard::ALL {
                let name = text(&mut table, &resistance_narrator::language::plot::name(card));
                assert!(deck.count(card) > 0 || !rules.contains(&name), "{players}: {name:?} is in {rules}");
            }
        }
    }
}

#[test]
fn a_post_says_what_is_wanted_from_whom_by_when() {
    let mut table = without_cards().line("deadline 24 hours").line("propose Ana, Ben");
    let hours = Message::new("due-in-hours").number("hours", 24u8);
    let wanted = [
        Message::new("post-want-votes").players("team", seats(&[1, 2])),
        Message::new("post-want-orders").players("team", seats(&[1, 2])),
        Message::new("post-deadline-in").message("deadline", hours),
    ];
    let post = public(&table)[0].text.clone();
    for message in wanted {
        let line = text(&mut table, &message);
        assert!(post.contains(&line), "{line:?} is not in {post}");
    }
}

#[test]
fn a_length_counts_for_every_proposal_and_a_moment_for_one() {
    for (told, again) in [("deadline 2 days", true), ("deadline 2026-11-25 18:00", false)] {
        let mut table = lines(voting(), [told, "reject all", "deadline"]);
        let none = text(&mut table, &Message::new("post-no-deadline"));
        assert_eq!(!public(&table)[0].text.contains(&none), again, "{told}");
    }
}

/// One post for everybody with this title, which tells these.
fn tells(table: &mut Table, title: &'static str, told: &[Message]) {
    let posts: Vec<Posted> = public(table).into_iter().cloned().collect();
    assert_eq!(posts.len(), 1, "{posts:?}");
    assert_eq!(posts[0].title, text(table, &Message::new(title)));
    for message in told {
        let line = text(table, message);
        assert!(posts[0].text.contains(&line), "{line:?} is not in {}", posts[0].text);
    }
}

#[test]
fn a_deadline_that_changes_is_posted_whatever_is_asked_for() {
    let two_days = || {
        let days = Message::new("due-in-days").number("days", 2u8);
        Message::new("post-deadline-in").message("deadline", days)
    };
    let card =
        |card: &str| lines(five(), [&format!("draw {card}"), &format!("give {card} to Ben"), "propose Ana, Cleo"]);
    let (ana, ben) = (seat(1), seats(&[2]));
    let team = Message::new("post-want-team").player("leader", ana).number("size", 2u8).number("mission", 1u8);
    let no_confidence = Message::new("post-want-no-confidence").any_of("names", ben);
    let close_eye = Message::new("post-want-close-eye").any_of("names", ben).any_of("team", seats(&[1, 3]));
    let trap = Message::new("post-want-trap").player("leader", ana).any_of("names", seats(&[1, 2, 3]));
    let asked = [
        (without_cards(), team),
        (voting(), Message::new("post-want-votes").players("team", seats(&[1, 2]))),
        (five(), Message::new("post-want-draw")),
        (approved(card("no confidence")), no_confidence),
        (approved(card("close eye")), close_eye),
        (approved(without_cards().with("trap").line("propose Ana, Ben, Cleo")), trap),
    ];
    for (table, wanted) in asked {
        let mut table = table.line("deadline 24 hours").line("deadline 2 days");
        tells(&mut table, "post-title-deadline", &[wanted, two_days()]);
    }
}

#[test]
fn a_deadline_that_changes_while_cards_are_given_leaves_nothing_untold() {
    let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana");
    let table = lines(table, ["draw strong leader", "draw no confidence", "give no confidence to Ben"]);
    let card = |card| resistance_narrator::language::plot::name(card);
    let given = |to, what| {
        Message::new("plot-given").player("leader", seat(1)).player("to", seat(to)).message("card", card(what))
    };
    let mut table = table.line("deadline 2 days");
    tells(&mut table, "post-title-deadline", &[given(2, PlotCard::NoConfidence)]);
    let mut table = table.line("give strong leader to Cleo");
    let rest = text(&mut table, &given(3, PlotCard::StrongLeader));
    assert!(public(&table)[0].text.contains(&rest), "{}", public(&table)[0].text);
}

#[test]
fn when_the_game_is_over_a_deadline_is_not_posted() {
    let mut table = without_cards();
    for round in 0..5 {
        let leader = name(seat(round + 1));
        table = lines(
            table,
            [&format!("propose {leader}, {}", name(seat((round + 1) % 5 + 1))), "reject all", "deadline"],
        );
    }
    assert!(public(&table.line("deadline 2 days")).is_empty());
}

const MISSING: [(&str, &str); 3] = [
    ("missing votes approve", "missing-votes-approve"),
    ("missing votes reject", "missing-votes-reject"),
    ("missing votes leave out", "missing-votes-leave-out"),
];

#[test]
fn every_post_that_asks_for_votes_says_what_counts_for_missing_ones() {
    let asks = |table: Table, key: &'static str, when: &str| {
        let mut table = table;
        let counts = text(&mut table, &Message::new(key));
        assert!(public(&table)[0].text.contains(&counts), "{when}: {}", public(&table)[0].text);
        table
    };
    asks(voting(), "missing-votes-reject", "as usual");
    for (choice, key) in MISSING {
        let table = without_cards().line(choice);
        assert!(public(&table).is_empty(), "nobody votes yet");
        let mut table = asks(table.line("propose Ana, Ben"), key, "a team");
        for line in ["missing", "deadline 2 days", "rename Eve to Iva", "undo"] {
            table = asks(table.line(line), key, line);
        }
    }
    let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana");
    let table = lines(table, ["draw spotlight", "draw strong leader", "give spotlight to Ben"]);
    let table = lines(table, ["give strong leader to Cleo", "propose Ana, Cleo, Dan"]);
    asks(table, "missing-votes-reject", "with a card to be declared");
}

#[test]
fn what_counts_for_missing_votes_is_posted_when_it_changes_while_a_team_is_open() {
    for (choice, key) in MISSING {
        let table = voting().line("deadline 24 hours");
        let table = if key == "missing-votes-reject" { table.line("missing votes approve") } else { table };
        let votes = Message::new("post-want-votes").players("team", seats(&[1, 2]));
        let mut table = table.line(choice);
        tells(
            &mut table,
            "post-title-missing-votes",
            &[
                Message::new(key),
                votes,
                // The length goes on from the post that set it.
                Message::new("post-deadline-stands"),
            ],
        );
        assert!(public(&table.line(choice)).is_empty(), "{choice}: nothing has changed");
    }
}

#[test]
fn a_deadline_is_a_day_and_a_time_or_a_length() {
    for line in ["deadline tomorrow", "deadline 2026-02-30 18:00", "deadline 0 hours", "deadline 18:00"] {
        let table = voting().line(line);
        assert!(table.new_posts().is_empty(), "{line}");
        assert_eq!(table.posts().len(), voting().posts().len(), "{line}");
    }
    for (language, line) in [
        (Language::ENGLISH, "deadline 24 hours"),
        (Language::FRENCH, "échéance 24 heures"),
        (Language::GERMAN, "Frist 24 Stunden"),
    ] {
        let table = without_cards().language(language).line(line);
        let told = Message::new("due-in-hours").number("hours", 24u8);
        table.said(&Message::new("deadline-told-in").message("deadline", told));
    }
}

#[test]
fn a_deadline_lies_ahead() {
    let now = jiff::civil::date(2026, 11, 22).at(14, 0, 0, 0);
    for line in ["deadline 2026-11-22 14:00", "deadline 2026-11-21 18:00", "deadline 0000-01-01 00:00"] {
        let table = voting().at(now).line(line).said(&Message::new("refused-deadline-past"));
        assert!(table.new_posts().is_empty(), "{line}");
    }
    assert_eq!(voting().at(now).line("deadline 2026-11-22 14:01").new_posts().len(), 1);
}

#[test]
fn a_result_is_posted_at_once_with_the_votes_and_without_names_of_saboteurs() {
    let mut table = approved(voting());
    let fails = table.spies().and(seats(&[1, 2])).len() as u32;
    let key = if fails > 0 { "mission-fails" } else { "mission-succeeds" };
    let result = text(&mut table, &Message::new(key).number("mission", 1u8).number("fails", fails));
    let posts = public(&table);
    assert_eq!(posts.len(), 1);
    assert!(posts[0].text.contains(&result), "{}", posts[0].text);
}

#[test]
fn who_has_not_voted_is_told_after_the_deadline() {
    let mut table = lines(voting(), ["missing votes leave out", "approve Ana, Ben, Cleo", "deadline"]);
    let silent = text(&mut table, &Message::new("post-no-vote-left-out").players("names", seats(&[4, 5])));
    assert!(public(&table)[0].text.contains(&silent));
}

#[test]
fn a_reminder_names_voters_before_everybody_and_asks_members_alone_for_orders() {
    let some = lines(voting(), ["approve Ana, Cleo", "privately Ana orders support", "missing"]);
    let public_of = |table: &Table| public(table)[0].text.clone();
    assert_eq!(public(&some).len(), 1);
    let asked: Vec<_> = some.new_posts().into_iter().filter_map(|post| post.to).collect();
    assert_eq!(asked, [seat(2)]);
    let other = lines(voting(), ["approve Ana, Cleo", "privately Ben orders support", "missing"]);
    let none = lines(voting(), ["approve Ana, Cleo", "missing"]);
    assert_eq!(public_of(&some), public_of(&other), "a post tells whose order is missing");
    assert_eq!(public_of(&some), public_of(&none), "a post tells how many orders are missing");
    let some = some.said(&Message::new("missing-orders").group("names", seats(&[2])));
    some.said(&Message::new("missing-votes").group("names", seats(&[2, 4, 5])));
}

#[test]
fn nothing_public_tells_that_only_an_order_is_missing() {
    let table = lines(voting(), ["approve all", "privately Ana orders support", "missing"]);
    let to: Vec<_> = table.new_posts().into_iter().map(|post| post.to).collect();
    assert_eq!(to, [Some(seat(2))]);
}

#[test]
fn what_was_posted_and_no_longer_holds_is_put_right() {
    let mut table = approved(voting()).line("undo");
    let correction = text(&mut table, &Message::new("post-title-correction"));
    assert_eq!(public(&table)[0].title, correction);
    // From here on posts tell what has happened since.
    let table = lines(table, ["reject all", "deadline"]);
    assert_eq!(public(&table).len(), 1);
}

#[test]
fn cards_that_are_drawn_together_are_posted_together() {
    let table = Table::new().edition("forum").names(&NAMES[..8]).leader("Ana").line("draw strong leader");
    assert_eq!(table.new_posts().len(), 0);
    let table = table.line("draw no confidence");
    assert_eq!(public(&table).len(), 1);
    let table = table.line("give no confidence to Ben");
    assert_eq!(table.new_posts().len(), 0);
    let mut table = table.line("give strong leader to Cleo");
    let card = |card: PlotCard| Message::new(resistance_narrator::language::plot::name(card).key());
    let given = Message::new("plot-given").player("leader", seat(1)).player("to", seat(2));
    let given = text(&mut table, &given.message("card", card(PlotCard::NoConfidence)));
    assert!(public(&table)[0].text.contains(&given), "{}", public(&table)[0].text);
}

#[test]
fn the_last_post_tells_who_was_what() {
    let mut table = five().without("plot");
    for _ in 0..5 {
        let leader = table.game().map_or(seat(1), |game| game.leader());
        let other = if leader == seat(1) { "Ben" } else { "Ana" };
        table = lines(table, [&format!("propose {}, {other}", name(leader)), "reject all", "deadline"]);
    }
    assert!(table.game().unwrap().ending().is_some());
    let spies = table.spies();
    let told = text(&mut table, &Message::new("post-spies").players("names", spies));
    assert!(public(&table)[0].text.contains(&told));
}

#[test]
fn posts_go_to_the_clipboard_one_at_a_time() {
    let table = without_cards().line("copy");
    assert_eq!(table.copied(), [1]);
    let table = table.clipboard_says(Ok(())).said(&Message::new("post-copied").number("number", 1u8));
    let table = table.line("next post");
    assert_eq!(table.copied(), [1, 2]);
    let copied = Message::new("message-copied").number("number", 2u8).player("player", seat(1));
    let table = table.clipboard_says(Ok(())).said(&copied).line("copy 4").clipboard_says(Ok(())).line("next post");
    assert_eq!(table.copied(), [1, 2, 4, 5]);
    let table = table.clipboard_says(Err(Message::new("no-clipboard"))).said(&Message::new("no-clipboard"));
    assert_eq!(table.new_posts(), [table.posts()[4]], "without a clipboard it can be read");
    let table = table.line("next post");
    assert_eq!(table.copied(), [1, 2, 4, 5, 5], "what was not copied comes again");
    table.line("copy 99").said(&Message::new("refused-no-post"));
}

#[test]
fn what_is_private_is_never_spoken_and_titles_tell_nothing() {
    let table = voting();
    for post in table.posts() {
        for line in post.text.lines().filter(|line| !line.is_empty() && post.to.is_some()) {
            let spoken = crate::table::spoken(table.moments());
            assert!(!spoken.iter().any(|said| said.contains(line)), "{line:?} was spoken");
        }
    }
}

#[test]
fn a_game_that_can_not_be_saved_is_posted_all_the_same() {
    let table = without_cards().disk_fails(Message::new("storage-disk-full")).open();
    assert_eq!(table.posts().len(), 7, "the rules, five roles, the first round");
    let table = table.line("propose Ana, Ben");
    assert_eq!(public(&table).len(), 1);
    let table = lines(table, ["approve all", "deadline"]);
    assert_eq!(public(&table).len(), 1);
}

#[test]
fn what_can_not_be_written_is_neither_kept_nor_posted() {
    let table = voting().disk_fails(Message::new("storage-disk-full")).line("Ana votes approve").disk_writes();
    let table = lines(table, ["missing votes leave out", "approve Ben", "reject Cleo, Dan", "deadline"]);
    assert_eq!(super::last_vote(&table).1, seats(&[2, 3, 4]));
    let table = lines(voting(), ["approve all"]).disk_fails(Message::new("storage-disk-full")).line("deadline");
    assert_eq!(table.new_posts().len(), 0);
    let table = table.disk_writes().asks(Question::Letters).line("deadline");
    assert_eq!(public(&table).len(), 1);
}

#[test]
fn whoever_reads_the_forum_is_told_who_plays_now() {
    let mut table = super::voting().line("deadline 24 hours").line("rename Eve to Iva");
    let stands = text(&mut table, &Message::new("post-deadline-stands"));
    assert!(table.new_posts()[0].text.contains(&stands), "the time would begin anew: {:?}", table.new_posts());
    let posts = table.new_posts();
    assert_eq!(posts.len(), 1, "{posts:?}");
    assert!(posts[0].to.is_none() && posts[0].text.contains("Iva"), "{posts:?}");
    let table = table.line("undo");
    let posts = table.new_posts();
    assert!(posts.len() == 1 && posts[0].text.contains("Eve"), "{posts:?}");
}
