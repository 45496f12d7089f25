//! Posts for everybody: what has happened since the last one, how things stand, and what is wanted from whom by when.

use crate::actions::play_by_post::messages::write_roles;
use crate::actions::play_by_post::outbox;
use crate::game::plot::deck::draws;
use crate::game::plot::{Dealing, Moment, Window};
use crate::game::{
    Action, Event, Game, Mission, Module, Outcome, Phase, PlotCard, PlotEvent, RoundEvent, Seat, Side,
};
use crate::journal::private::{MissingVotes, Proposal};
use crate::journal::record::Step;
use crate::language::plot::does;
use crate::language::{Message, terms};
use crate::output::Output;
use crate::queries::play_by_post;
use crate::queries::play_by_post::{Paragraph, messages};
use crate::queries::plot::asking;
use crate::queries::plot::asking::{cards, question_message};
use crate::queries::rounds::which_mission;
use crate::queries::subjects::tell;
use crate::queries::telling::{Said, Telling, score_line};
use crate::state::table_state::TableState;

fn votes_wanted(game: &Game) -> Message {
    Message::new("post-want-votes").players("team", game.phase().team())
}

/// Votes of everybody, what counts for whoever sends none, and orders of the team.
fn letters_wanted(state: &TableState, game: &Game) -> Paragraph {
    let orders = if game.counted_cards().count() > 1 { "post-want-orders-more" } else { "post-want-orders" };
    let orders = Message::new(orders).players("team", game.phase().team());
    vec![votes_wanted(game), play_by_post::missing_votes_line(state), orders]
}

/// How plot cards are used, and of a card in particular only if the deck has it.
fn rules_of_cards(game: &Game) -> Vec<Message> {
    let deck = game.plot().deck();
    let rules =
        [(!deck.is_empty(), "rules-forum-plot"), (deck.count(PlotCard::InTheSpotlight) > 0, "rules-forum-cards")];
    rules.into_iter().filter(|(plays, _)| *plays).map(|(_, key)| Message::new(key)).collect()
}

/// What the modules of the edition of 2020 change, each in its own sentence.
fn rules_of_modules(game: &Game) -> Vec<Message> {
    let rules = [
        (game.token().is_some(), "rules-forum-inquisitor"),
        (game.sets_traps(), "rules-forum-trap"),
        (game.reversers() > 0, "rules-forum-reverser"),
        (game.has_rogue(), "rules-forum-rogue"),
        (game.has_resistance_rogue(), "rules-forum-rogue-resistance"),
        (game.has_rogue_of(Side::Spies), "rules-forum-rogue-spies"),
    ];
    rules.into_iter().filter(|(plays, _)| *plays).map(|(_, key)| Message::new(key)).collect()
}

/// Cards that are drawn and given one after the other are told together; a result is told at once.
fn is_due(game: &Game, steps: &[Step]) -> bool {
    let Phase::Plot(dealing) = game.phase() else { return true };
    let has_result =
        |step: &Step| step.events.iter().any(|event| matches!(event, Event::Round(RoundEvent::MissionRun { .. })));
    if steps.iter().any(has_result) {
        return true;
    }
    let drawn = matches!(
        steps.last().map(|step| step.action),
        Some(Action::Draw(_) | Action::DrawAnyway(_) | Action::DrawForLeader)
    );
    dealing.due.is_some() || (drawn && dealing.to_draw == 0)
}

/// What everybody is told of an event, and what a card does that was drawn. The score comes with how things stand.
fn said(event: &Event, after: &Game, told: Telling) -> Vec<Message> {
    let line = |said| match said {
        Said::Line(_, message) | Said::Also(_, message) if message.key() != "score-line" => Some(message),
        _ => None,
    };
    let mut messages: Vec<Message> = tell(event, after, told).into_iter().filter_map(line).collect();
    if let Event::Plot(PlotEvent::Drawn { card, .. }) = event {
        messages.push(does(*card));
    }
    messages
}

/// A post is called after the last great thing that it tells.
fn title(steps: &[Step], game: &Game) -> Message {
    let events = || steps.iter().rev().flat_map(|step| step.events.iter().rev().map(move |event| (step, event)));
    let last = |is: fn(&Event) -> bool| events().find(|(_, event)| is(event));
    let in_round = |key, round: u8| Message::new(key).number("round", round);
    if last(|event| matches!(event, Event::Round(RoundEvent::Ended(_)))).is_some() {
        return Message::new("post-title-end");
    }
    if let Some((_, Event::Round(RoundEvent::MissionRun { done, .. }))) =
        last(|event| matches!(event, Event::Round(RoundEvent::MissionRun { .. })))
    {
        return Message::new("post-title-mission").number("mission", done.mission.number());
    }
    let told = last(|event| {
        matches!(
            event,
            Event::Round(RoundEvent::Voted { .. })
                | Event::Round(RoundEvent::Proposed { .. })
                | Event::Plot(PlotEvent::Drawn { .. })
        )
    });
    match told {
        Some((step, Event::Round(RoundEvent::Voted { proposal, .. }))) => {
            in_round("post-title-vote", step.before.round()).number("proposal", *proposal)
        }
        Some((step, Event::Round(RoundEvent::Proposed { proposal, .. }))) => {
            in_round("post-title-team", step.before.round()).number("proposal", *proposal)
        }
        Some((step, _)) => in_round("post-title-cards", step.before.round()),
        None => in_round("post-title-round", game.round()),
    }
}

/// Who had not voted when the deadline came, after what was played before it.
fn no_votes(state: &TableState, before: &[Step]) -> Option<Message> {
    let about = Proposal::last_of(before)?;
    let private = state.private()?;
    let silent = |player: &Seat| private.received(about, *player).vote().is_none();
    let players: crate::game::SeatSet = state.everybody().iter().filter(silent).collect();
    let key = match play_by_post::missing_votes(state) {
        MissingVotes::Approve => "post-no-vote-approves",
        MissingVotes::Reject => "post-no-vote-rejects",
        MissingVotes::LeaveOut => "post-no-vote-left-out",
    };
    let told = || Message::new(key).players("names", players);
    (!players.is_empty()).then(told)
}

/// Missions, rejections and plot cards.
fn standing(state: &TableState) -> Paragraph {
    let Some(game) = state.game() else { return Vec::new() };
    let mut lines = vec![score_line(&game.results())];
    if matches!(game.phase(), Phase::Over(_)) {
        return lines;
    }
    lines.push(
        Message::new("post-rejections").number("rejections", game.vote_track()).number("most", game.last_proposal()),
    );
    lines.extend(game.token().map(|token| Message::new("post-token").player("player", token.holder)));
    // What is still to be given away is told with what is wanted.
    let holders = asking::holders(state).unwrap_or_default();
    lines.extend(holders.into_iter().filter(|line| line.key() != "to-give-line"));
    lines
}

/// What is wanted from whom, and by when.
fn wanted(state: &TableState) -> Paragraph {
    wanted_until(state, play_by_post::deadline_lines(state))
}

fn wanted_until(state: &TableState, deadline: Paragraph) -> Paragraph {
    let Some(game) = state.game() else { return Vec::new() };
    let leader = game.leader();
    let mut lines = match game.phase() {
        Phase::Over(_) => return Vec::new(),
        Phase::Window(window) => wanted_in_window(state, window, game),
        Phase::Plot(Dealing { due: None, to_draw: 1.., .. }) => vec![Message::new("post-want-draw")],
        Phase::Plot(Dealing { due: None, to_give, .. }) => {
            vec![Message::new("post-want-cards").player("leader", leader).list("cards", cards(to_give))]
        }
        Phase::Proposal { mission: Some(mission) } => vec![
            Message::new("post-want-team")
                .player("leader", leader)
                .number("size", game.team_size(mission))
                .number("mission", mission.number()),
        ],
        Phase::Vote { .. } => letters_wanted(state, game),
        Phase::Watch(run) => {
            vec![Message::new("post-want-watch").player("leader", leader).any_of("names", run.team)]
        }
        Phase::Trap(run) => {
            vec![Message::new("post-want-trap").player("leader", leader).any_of("names", run.team)]
        }
        Phase::Examination { .. } => examination_wanted(game).into_iter().collect(),
        Phase::Claim(claim) => {
            let key = match claim.outcome {
                Outcome::Success => "post-want-claim-resistance",
                Outcome::Fail => "post-want-claim-spies",
            };
            vec![Message::new(key).any_of("names", claim.of)]
        }
        _ => question_message(state.question(), game).or_else(|| question_of_mission(state)).into_iter().collect(),
    };
    lines.extend(deadline);
    lines
}

fn examination_wanted(game: &Game) -> Option<Message> {
    let holder = game.token()?.holder;
    Some(Message::new("post-want-examine").player("player", holder).any_of("names", game.examinable()))
}

fn wanted_in_window(state: &TableState, window: Window, game: &Game) -> Paragraph {
    let names = game.may_come(window);
    let use_of = |key| Message::new(key).any_of("names", names);
    match window.at {
        Moment::BeforeProposal => vec![use_of("post-want-lead")],
        Moment::AfterApproval { .. } => vec![use_of("post-want-no-confidence")],
        Moment::BeforeVote { .. } => {
            let spotlight = use_of("post-want-spotlight").any_of("team", game.targets(window.at));
            letters_wanted(state, game).into_iter().chain([spotlight]).collect()
        }
        Moment::BeforeCards(_) | Moment::AfterCards(_) => {
            vec![use_of("post-want-close-eye").any_of("team", game.targets(window.at))]
        }
    }
}

/// Targeting: which missions are open.
fn question_of_mission(state: &TableState) -> Option<Message> {
    let game = state.game()?;
    let targeting = state.record_of_forum()?.setup().modules.contains(Module::Targeting);
    targeting.then(|| which_mission(game))
}

/// The rules with the numbers of this table, and to every player the own role, as far as they are not written.
pub(crate) fn write_first_posts(state: &mut TableState, output: &mut Output) {
    if !messages::has_posted(state) {
        write_rules(state, output);
    }
    write_roles(state, output);
}

fn write_rules(state: &mut TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    let with_cards = !game.plot().deck().is_empty();
    let mut rules = if messages::has_blind_spies(state) {
        ["rules-aim-blind", "rules-forum-blind", "rules-forum-deadline", "post-blind-spies"]
            .map(Message::new)
            .to_vec()
    } else {
        ["rules-aim", "rules-forum", "rules-forum-deadline"].map(Message::new).to_vec()
    };
    rules.extend(rules_of_cards(&game));
    rules.extend(rules_of_modules(&game));
    let players: Vec<String> = game
        .seats()
        .clockwise_from(game.leader())
        .filter_map(|seat| state.localizer.names().get(seat).cloned())
        .collect();
    let special =
        game.character_cards().into_iter().filter_map(terms::character).map(Message::new).collect::<Vec<_>>();
    let characters = (!special.is_empty()).then(|| Message::new("post-characters").list("names", special));
    let mut table = vec![
        Message::new("post-players").texts("names", players),
        Message::new("first-leader-named").player("leader", game.leader()),
        Message::new("post-sides")
            .number("resistance", game.players() as u32 - u32::from(game.spies()))
            .number("spies", game.spies()),
    ];
    table.extend(characters);
    let sizes = Mission::ALL.into_iter().map(|mission| {
        let key = if game.fails_needed(mission) > 1 { "post-team-size-two" } else { "post-team-size" };
        Message::new(key).number("mission", mission.number()).number("size", game.team_size(mission))
    });
    let deck = with_cards.then(|| {
        Message::new("post-deck")
            .list("cards", cards(game.plot().deck()))
            .number("draws", draws(game.players() as u8))
    });
    let sections = [rules, table, sizes.collect(), deck.into_iter().collect(), play_by_post::deadline_lines(state)];
    outbox::send(state, output, None, &Message::new("post-title-rules"), &sections);
}

/// Tells everybody what has happened since the last post, once there is something for somebody to do.
pub(crate) fn write_public_post(state: &mut TableState, output: &mut Output) {
    let told = messages::actions_told(state);
    let Some(record) = state.record_of_forum().filter(|record| record.past().len() > told) else { return };
    let (game, steps) = (*record.game(), &record.past()[told..]);
    if !is_due(&game, steps) {
        return;
    }
    let title = title(steps, &game);
    let sections = [happened(state), messages::unmasked(state), standing(state), wanted(state)];
    outbox::send(state, output, None, &title, &sections);
}

/// What no post has told yet.
fn happened(state: &TableState) -> Paragraph {
    let told = messages::actions_told(state);
    let Some(record) = state.record_of_forum() else { return Vec::new() };
    let mut happened = Vec::new();
    let after = record.past().iter().skip(told + 1).map(|step| step.before).chain([*record.game()]);
    for ((at, step), after) in record.past().iter().enumerate().skip(told).zip(after) {
        for event in &step.events {
            happened.extend(said(event, &after, Telling::of(record.setup())));
            if matches!(event, Event::Round(RoundEvent::Voted { .. })) {
                happened.extend(no_votes(state, &record.past()[..at]));
            }
        }
    }
    happened
}

/// What was posted no longer holds: tells what was taken back, and how things stand.
pub(crate) fn write_correction(state: &mut TableState, output: &mut Output, undone: Message) {
    let correction = vec![Message::new("post-correction"), undone];
    let sections = [correction, standing(state), wanted(state)];
    outbox::send(state, output, None, &Message::new("post-title-correction"), &sections);
}

/// The roles were dealt once more: what was sent for the last ones does not count.
pub(crate) fn write_new_deal(state: &mut TableState, output: &mut Output) {
    let sections = [vec![Message::new("post-dealt-again")], standing(state), wanted(state)];
    outbox::send(state, output, None, &Message::new("post-title-correction"), &sections);
}

/// Who plays has changed: tells that, and how things stand with the names from now on.
pub(crate) fn write_change(state: &mut TableState, output: &mut Output, told: Message) {
    let wanted = wanted_until(state, play_by_post::deadline_as_told(state));
    let sections = [vec![told], standing(state), wanted];
    outbox::send(state, output, None, &Message::new("post-title-correction"), &sections);
}

/// Tells everybody of a deadline that was set while players have something to do. What has happened since the last
/// post is told with it: the next one tells only what follows.
pub(crate) fn write_deadline_post(state: &mut TableState, output: &mut Output) {
    let sections = [happened(state), wanted(state)];
    outbox::send(state, output, None, &Message::new("post-title-deadline"), &sections);
}

/// Tells everybody that something else counts for missing votes now, while votes come in.
pub(crate) fn write_missing_votes_post(state: &mut TableState, output: &mut Output) {
    let Some(votes) = state.game().map(votes_wanted) else { return };
    let wanted = [votes].into_iter().chain(play_by_post::deadline_as_told(state)).collect();
    let sections = [vec![play_by_post::missing_votes_line(state)], wanted];
    outbox::send(state, output, None, &Message::new("post-title-missing-votes"), &sections);
}
