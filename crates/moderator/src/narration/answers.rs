//! Questions of the table that are answered at any time: repeat, status, score, who, help, history.

pub(crate) mod help;
pub(crate) mod log;
pub(crate) mod past;

use crate::game::{Game, Mission, Outcome, Phase, Seat};
use crate::language::{Intent, Length, Message, Verb};
use crate::narration::practice::advice;
use crate::narration::{asking, lessons, plot, refusing, reminders};
use crate::output::Output;
use crate::output::history::{Found, Repeated, Topic, Walk};
use crate::output::keeping::Saving;
use crate::queries;
use crate::queries::menu::examples;
use crate::queries::plot::asking::plot_verbs;
use crate::queries::telling::score_line;
use crate::queries::{
    bots, characters, eligibility, keys, menu, rules_reference, secret_ballot, subjects, virtual_players,
};
use crate::state::keyboard::Keyboard;
use crate::state::open::Activity;
use crate::state::pending_prompt::PendingPrompt;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Answers a question of the table. False if it is none.
pub(crate) fn answer(state: &TableState, output: &mut Output, keyboard: &Keyboard, intent: &Intent) -> bool {
    if advice::answer(state, output, intent) {
        return true;
    }
    match intent {
        Intent::VotesOf(seat) => past::say_votes_of(state, output, *seat),
        Intent::Explain(card) => plot::say_card(state, output, *card),
        Intent::Topic(asked) if rules_reference::has_rules(state) => help::say_topic(state, output, asked),
        Intent::Plain(verb) => return answer_plain(state, output, keyboard, *verb),
        _ => return false,
    }
    true
}

fn answer_plain(state: &TableState, output: &mut Output, keyboard: &Keyboard, verb: Verb) -> bool {
    match verb {
        Verb::Repeat => repeat(state, output),
        Verb::Log => log::say_log(state, output),
        Verb::Help => say_help(state, output, keyboard),
        Verb::Keys => say_keys(state, output, keyboard),
        Verb::Older => walk(state, output, Walk::Older),
        Verb::Newer => walk(state, output, Walk::Newer),
        Verb::Oldest => walk(state, output, Walk::Oldest),
        Verb::Newest => walk(state, output, Walk::Newest),
        Verb::NextBuffer => change_buffer(state, output, 1),
        Verb::PreviousBuffer => change_buffer(state, output, -1),
        Verb::Status => say_status(state, output),
        Verb::Score => say_score(state, output),
        Verb::ScoreFull => say_full_score(state, output),
        Verb::Votes => past::say_votes(state, output),
        Verb::VotesAll => past::say_all_votes(state, output),
        Verb::More => past::say_more(state, output),
        Verb::Who => say_who(state, output),
        Verb::WhoGoes if state.game().is_some() => say_who_goes(state, output),
        Verb::Rejections if state.game().is_some() => say_rejections(state, output),
        Verb::Roles => output.say_line(state, &Message::new("who-is-what")),
        Verb::LayAgain if state.game().is_some() => log::say_table(state, output),
        Verb::Holders => plot::say_holders(state, output),
        Verb::Deck => plot::say_deck(state, output),
        Verb::Reminders => reminders::say_reminders(state, output),
        Verb::Save => say_saved(state, output),
        Verb::Rules if rules_reference::has_rules(state) => help::say_rules(state, output),
        Verb::Summary if state.question() == Question::AfterGame => past::say_summary(state, output),
        _ => return false,
    }
    true
}

/// Says the last announcements again, word for word, or said at once once more, those before them. They are not kept a
/// second time.
pub(crate) fn repeat(state: &TableState, output: &mut Output) {
    // Whoever is asked for a word or a name wants to hear which, and not what was said before.
    if state.open.asks() {
        return asking::ask_in_full(state, output);
    }
    let (mut last, place) = match output.narration.history.repeat() {
        Repeated::Said(last) => (last, None),
        Repeated::Earlier(last) => (last, Some("history-earlier")),
        Repeated::Oldest(last) => (last, Some("history-oldest")),
        Repeated::Nothing => return output.say_line(state, &Message::new("nothing-to-repeat")),
    };
    last.retain(|said| !state.open.ceremony.is_to_say(&said.printed));
    if let Some(place) = place {
        utter_message(state, output, &Message::new(place));
    }
    for said in last {
        output.say_again(state, said);
    }
}

/// Says the last sentence again: what is asked now, or what was just answered.
pub(crate) fn say_last_again(state: &TableState, output: &mut Output) {
    match output.narration.history.last().filter(|_| !state.open.asks()) {
        Some(last) => output.say_again(state, last),
        None => asking::ask_in_full(state, output),
    }
}

fn walk(state: &TableState, output: &mut Output, walk: Walk) {
    match output.narration.history.walk(walk) {
        Found::Said(said) => output.say_again(state, said),
        Found::End(said) => {
            let key = if walk == Walk::Newer { "history-newest" } else { "history-oldest" };
            utter_message(state, output, &Message::new(key));
            output.say_again(state, said);
        }
        Found::Empty => {
            let buffer = Message::new(output.narration.history.buffer().key());
            utter_message(state, output, &Message::new("history-empty").message("buffer", buffer));
        }
    }
}

fn change_buffer(state: &TableState, output: &mut Output, step: isize) {
    output.narration.history.change_buffer(step);
    let buffer = Message::new(output.narration.history.buffer().key());
    utter_message(state, output, &Message::new("history-buffer").message("buffer", buffer));
}

/// Says something about the history itself, which does not become part of it.
fn utter_message(state: &TableState, output: &mut Output, message: &Message) {
    let render = |form| state.localizer.render(message, form, crate::language::Length::Full);
    let (spoken, printed) = (render(crate::language::Form::Spoken), render(crate::language::Form::Printed));
    output.utter(state, spoken, printed, None);
}

fn say_status(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return asking::ask_again(state, output) };
    if let Some(status) = subjects::of_phase(game.phase()).stands(&game) {
        output.say_line(state, &status);
    }
    if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
        say_rejections(state, output);
    }
    // Who gets the headset next is asked anyway, and for whom the table waits is told instead of a question. In practice
    // nobody waits for others.
    let is_asked = |due: &&PendingPrompt| !state.hands_over() && due.told.is_none() && state.human().is_none();
    if let Some(due) = state.due().filter(is_asked) {
        let missing = secret_ballot::missing(state, due);
        if !missing.is_empty() {
            output.say_line(state, &Message::new("status-alone").players("names", missing));
        }
    }
    asking::ask_again(state, output);
}

/// How many teams were rejected in this round, and whether the next rejection would be the last.
fn say_rejections(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    output.say_line(state, &Message::new("status-track").number("rejections", game.vote_track()));
    let open = matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. });
    if open && game.vote_track() + 1 == game.last_proposal() {
        output.say_line(state, &Message::new("last-proposal"));
    }
}

/// Who is on the team that is voted on, or on its mission.
fn say_who_goes(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    let team = game.phase().team();
    let line = match game.phase() {
        Phase::Over(_) => Message::new("team-over"),
        _ if team.is_empty() => Message::new("team-none").player("leader", game.leader()),
        _ => Message::new("team-is").players("team", team),
    };
    output.say_line(state, &line);
}

/// The score in one sentence.
pub(crate) fn say_score(state: &TableState, output: &mut Output) {
    let Some(game) = state.game() else { return refusing::not_now(state, output, state.question()) };
    let results = game.results();
    let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
    let score = if none_run { Message::new("score-none") } else { score_line(&results) };
    output.say_line(state, &score);
}

fn say_full_score(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return refusing::not_now(state, output, state.question()) };
    for mission in Mission::ALL {
        let line = match game.results().of(mission) {
            Some(Outcome::Success) => Message::new("score-mission-success"),
            Some(Outcome::Fail) => Message::new("score-mission-fail"),
            None => Message::new("score-mission-open").number("size", game.team_size(mission)),
        };
        output.say_line(state, &line.number("mission", mission.number()));
    }
    output.say_line(state, &score_line(&game.results()));
}

fn say_who(state: &TableState, output: &mut Output) {
    let named: Vec<Seat> = state.localizer.names().iter().map(|(seat, _)| seat).collect();
    let seats = match (state.game(), named.first()) {
        (Some(game), Some(first)) => game.seats().clockwise_from(*first).collect(),
        _ => named,
    };
    for seat in seats {
        let roles = state.game().map(|game| queries::reminders::roles(seat, game)).unwrap_or_default();
        let line = match (roles.as_slice(), state.game().map(Game::leader)) {
            ([], _) => Message::new("who-seat"),
            ([_], Some(leader)) if leader == seat => Message::new("who-seat-leader"),
            _ => Message::new("who-seat-roles").list("roles", roles),
        };
        output.say_line(state, &line.number("seat", seat.number()).player("player", seat));
    }
    // Whoever has heard it once knows it.
    let order = Message::new("who-clockwise");
    if output.length_of(state, order.key()) == Length::Full {
        output.say(state, Topic::General, order);
    }
}

fn say_saved(state: &TableState, output: &mut Output) {
    let key = match (&state.activity, output.keeping.saving()) {
        (Activity::Game(_), Saving::On | Saving::Failing) => "saved",
        (Activity::Game(_), Saving::Off) => "not-saved-now",
        _ => "nothing-saved-yet",
    };
    output.say_line(state, &Message::new(key));
}

/// What can be said now: the answers to the open question, then what is possible at any time.
fn say_help(state: &TableState, output: &mut Output, keyboard: &Keyboard) {
    if keys::uses_single_keys(state) {
        asking::ask_in_full(state, output);
        return say_keys(state, output, keyboard);
    }
    lessons::list(state, output);
    let verbs = menu::answers_to_tell(state);
    let answers = menu::answers(state);
    let always = [
        Verb::Repeat,
        Verb::Status,
        Verb::Score,
        Verb::Votes,
        Verb::Who,
        Verb::Undo,
        Verb::Older,
        Verb::Brief,
        Verb::Faster,
        Verb::Keys,
        Verb::Quit,
    ];
    let always = always
        .into_iter()
        .chain(plot_verbs(state))
        .chain(characters::agent_verbs(state))
        .chain(virtual_players::verb(state))
        .chain(eligibility::verbs(state))
        .chain(bots::verbs(state));
    let always: Vec<Verb> =
        always.filter(|verb| !verbs.contains(verb) && menu::has_something_to_tell(state, *verb)).collect();
    let always = menu::examples(state, &always);
    output.say_line(state, &Message::new("help-answers").choices("list", answers));
    output.say_line(state, &Message::new("help-always").choices("list", always));
}

fn say_keys(state: &TableState, output: &mut Output, keyboard: &Keyboard) {
    let list = keyboard.bindings.listed();
    let keys = list
        .into_iter()
        .map(|(key, verb)| {
            Message::new("help-key").message("key", key.name()).text("meaning", examples::opening(state, verb))
        })
        .collect();
    output.say_line(state, &Message::new("help-keys").list("list", keys));
}
