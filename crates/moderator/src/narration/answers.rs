//! Questions of the table that are answered at any time: repeat, status, score, who, help, history.

pub(crate) mod help;
pub(crate) mod log;
pub(crate) mod past;

use crate::game::{Game, Mission, Outcome, Phase, Seat};
use crate::language::{Intent, Length, Message, Verb};
use crate::narration::practice::advice;
use crate::narration::{asking, lessons, plot, refusing, reminders};
use crate::output::Desk;
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
use crate::state::pending_prompt::Due;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// Answers a question of the table. False if it is none.
pub(crate) fn answer(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard, intent: &Intent) -> bool {
    if advice::answer(scene, desk, intent) {
        return true;
    }
    match intent {
        Intent::VotesOf(seat) => past::say_votes_of(scene, desk, *seat),
        Intent::Explain(card) => plot::say_card(scene, desk, *card),
        Intent::Topic(asked) if rules_reference::has_rules(scene) => help::say_topic(scene, desk, asked),
        Intent::Plain(verb) => return answer_plain(scene, desk, keyboard, *verb),
        _ => return false,
    }
    true
}

fn answer_plain(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard, verb: Verb) -> bool {
    match verb {
        Verb::Repeat => repeat(scene, desk),
        Verb::Log => log::say_log(scene, desk),
        Verb::Help => say_help(scene, desk, keyboard),
        Verb::Keys => say_keys(scene, desk, keyboard),
        Verb::Older => walk(scene, desk, Walk::Older),
        Verb::Newer => walk(scene, desk, Walk::Newer),
        Verb::Oldest => walk(scene, desk, Walk::Oldest),
        Verb::Newest => walk(scene, desk, Walk::Newest),
        Verb::NextBuffer => change_buffer(scene, desk, 1),
        Verb::PreviousBuffer => change_buffer(scene, desk, -1),
        Verb::Status => say_status(scene, desk),
        Verb::Score => say_score(scene, desk),
        Verb::ScoreFull => say_full_score(scene, desk),
        Verb::Votes => past::say_votes(scene, desk),
        Verb::VotesAll => past::say_all_votes(scene, desk),
        Verb::More => past::say_more(scene, desk),
        Verb::Who => say_who(scene, desk),
        Verb::WhoGoes if scene.game().is_some() => say_who_goes(scene, desk),
        Verb::Rejections if scene.game().is_some() => say_rejections(scene, desk),
        Verb::Roles => desk.say_line(scene, &Message::new("who-is-what")),
        Verb::LayAgain if scene.game().is_some() => log::say_table(scene, desk),
        Verb::Holders => plot::say_holders(scene, desk),
        Verb::Deck => plot::say_deck(scene, desk),
        Verb::Reminders => reminders::say_reminders(scene, desk),
        Verb::Save => say_saved(scene, desk),
        Verb::Rules if rules_reference::has_rules(scene) => help::say_rules(scene, desk),
        Verb::Summary if scene.question() == Question::AfterGame => past::say_summary(scene, desk),
        _ => return false,
    }
    true
}

/// Says the last announcements again, word for word, or said at once once more, those before them. They are not kept a
/// second time.
pub(crate) fn repeat(scene: &Scene, desk: &mut Desk) {
    // Whoever is asked for a word or a name wants to hear which, and not what was said before.
    if scene.open.asks() {
        return asking::ask_in_full(scene, desk);
    }
    let (mut last, place) = match desk.narration.history.repeat() {
        Repeated::Said(last) => (last, None),
        Repeated::Earlier(last) => (last, Some("history-earlier")),
        Repeated::Oldest(last) => (last, Some("history-oldest")),
        Repeated::Nothing => return desk.say_line(scene, &Message::new("nothing-to-repeat")),
    };
    last.retain(|said| !scene.open.ceremony.is_to_say(&said.printed));
    if let Some(place) = place {
        utter_message(scene, desk, &Message::new(place));
    }
    for said in last {
        desk.say_again(scene, said);
    }
}

fn walk(scene: &Scene, desk: &mut Desk, walk: Walk) {
    match desk.narration.history.walk(walk) {
        Found::Said(said) => desk.say_again(scene, said),
        Found::End(said) => {
            let key = if walk == Walk::Newer { "history-newest" } else { "history-oldest" };
            utter_message(scene, desk, &Message::new(key));
            desk.say_again(scene, said);
        }
        Found::Empty => {
            let buffer = Message::new(desk.narration.history.buffer().key());
            utter_message(scene, desk, &Message::new("history-empty").message("buffer", buffer));
        }
    }
}

fn change_buffer(scene: &Scene, desk: &mut Desk, step: isize) {
    desk.narration.history.change_buffer(step);
    let buffer = Message::new(desk.narration.history.buffer().key());
    utter_message(scene, desk, &Message::new("history-buffer").message("buffer", buffer));
}

/// Says something about the history itself, which does not become part of it.
fn utter_message(scene: &Scene, desk: &mut Desk, message: &Message) {
    let render = |form| scene.lexicon.render(message, form, crate::language::Length::Full);
    let (spoken, printed) = (render(crate::language::Form::Spoken), render(crate::language::Form::Printed));
    desk.utter(scene, spoken, printed);
}

fn say_status(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return asking::ask_again(scene, desk) };
    if let Some(status) = subjects::of_phase(game.phase()).stands(&game) {
        desk.say_line(scene, &status);
    }
    if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
        say_rejections(scene, desk);
    }
    // Who gets the headset next is asked anyway, and for whom the table waits is told instead of a question. In practice
    // nobody waits for others.
    let is_asked = |due: &&Due| !scene.hands_over() && due.told.is_none() && scene.person().is_none();
    if let Some(due) = scene.due().filter(is_asked) {
        desk.say_line(scene, &Message::new("status-alone").players("names", secret_ballot::missing(scene, due)));
    }
    asking::ask_again(scene, desk);
}

/// How many teams were rejected in this round, and whether the next rejection would be the last.
fn say_rejections(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    desk.say_line(scene, &Message::new("status-track").number("rejections", game.vote_track()));
    let open = matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. });
    if open && game.vote_track() + 1 == game.last_proposal() {
        desk.say_line(scene, &Message::new("last-proposal"));
    }
}

/// Who is on the team that is voted on, or on its mission.
fn say_who_goes(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let team = game.phase().team();
    let line = match game.phase() {
        Phase::Over(_) => Message::new("team-over"),
        _ if team.is_empty() => Message::new("team-none").player("leader", game.leader()),
        _ => Message::new("team-is").players("team", team),
    };
    desk.say_line(scene, &line);
}

/// The score in one sentence.
pub(crate) fn say_score(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game() else { return refusing::not_now(scene, desk, scene.question()) };
    let results = game.results();
    let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
    let score = if none_run { Message::new("score-none") } else { score_line(&results) };
    desk.say_line(scene, &score);
}

fn say_full_score(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return refusing::not_now(scene, desk, scene.question()) };
    for mission in Mission::ALL {
        let line = match game.results().of(mission) {
            Some(Outcome::Success) => Message::new("score-mission-success"),
            Some(Outcome::Fail) => Message::new("score-mission-fail"),
            None => Message::new("score-mission-open").number("size", game.team_size(mission)),
        };
        desk.say_line(scene, &line.number("mission", mission.number()));
    }
    desk.say_line(scene, &score_line(&game.results()));
}

fn say_who(scene: &Scene, desk: &mut Desk) {
    let named: Vec<Seat> = scene.lexicon.names().iter().map(|(seat, _)| seat).collect();
    let seats = match (scene.game(), named.first()) {
        (Some(game), Some(first)) => game.seats().clockwise_from(*first).collect(),
        _ => named,
    };
    for seat in seats {
        let roles = scene.game().map(|game| queries::reminders::roles(seat, game)).unwrap_or_default();
        let line = match (roles.as_slice(), scene.game().map(Game::leader)) {
            ([], _) => Message::new("who-seat"),
            ([_], Some(leader)) if leader == seat => Message::new("who-seat-leader"),
            _ => Message::new("who-seat-roles").list("roles", roles),
        };
        desk.say_line(scene, &line.number("seat", seat.number()).player("player", seat));
    }
    // Whoever has heard it once knows it.
    let order = Message::new("who-clockwise");
    if desk.length_of(scene, order.key()) == Length::Full {
        desk.say(scene, Topic::General, order);
    }
}

fn say_saved(scene: &Scene, desk: &mut Desk) {
    let key = match (&scene.activity, desk.keeping.saving()) {
        (Activity::Game(_), Saving::On | Saving::Failing) => "saved",
        (Activity::Game(_), Saving::Off) => "not-saved-now",
        _ => "nothing-saved-yet",
    };
    desk.say_line(scene, &Message::new(key));
}

/// What can be said now: the answers to the open question, then what is possible at any time.
fn say_help(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard) {
    if keys::uses_single_keys(scene) {
        asking::ask_in_full(scene, desk);
        return say_keys(scene, desk, keyboard);
    }
    lessons::list(scene, desk);
    let verbs = menu::answers_to_tell(scene);
    let answers = menu::answers(scene);
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
        .chain(plot_verbs(scene))
        .chain(characters::agent_verbs(scene))
        .chain(virtual_players::verb(scene))
        .chain(eligibility::verbs(scene))
        .chain(bots::verbs(scene));
    let always: Vec<Verb> =
        always.filter(|verb| !verbs.contains(verb) && menu::has_something_to_tell(scene, *verb)).collect();
    let always = menu::examples(scene, &always);
    desk.say_line(scene, &Message::new("help-answers").choices("list", answers));
    desk.say_line(scene, &Message::new("help-always").choices("list", always));
}

fn say_keys(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard) {
    let list = keyboard.bindings.listed();
    let keys = list
        .into_iter()
        .map(|(key, verb)| {
            Message::new("help-key").message("key", key.name()).text("meaning", examples::opening(scene, verb))
        })
        .collect();
    desk.say_line(scene, &Message::new("help-keys").list("list", keys));
}
