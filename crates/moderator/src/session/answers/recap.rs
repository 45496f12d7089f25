//! Where the game stands, for a table that comes back to it: in three sentences, and how everything lies.

use crate::game::{Mission, Outcome, Phase};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::undone::cards_are_out;
use crate::session::{Mode, answers, asking, examination, plot, seats};

/// Mission and round, the score, and the rejections so far.
pub(in crate::session) fn say_recap(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let has_begun = !matches!(game.phase(), Phase::Setup | Phase::Captain | Phase::Reveal);
    let goes_on = has_begun && game.ending().is_none() && !scene.is_abandoned();
    if scene.mode == Mode::Program || !goes_on {
        return answers::say_score(scene, desk);
    }
    let round = match game.mission() {
        Some(mission) => Message::new("recap-round").number("mission", mission.number()),
        None => Message::new("recap-round-open"),
    };
    desk.say_line(scene, &round.number("round", game.round()).player("leader", game.leader()));
    answers::say_score(scene, desk);
    if let Phase::Vote { team, .. } = game.phase() {
        desk.say_line(scene, &Message::new("recap-team").players("team", team));
    } else if let Some(run) = game.phase().run() {
        desk.say_line(scene, &Message::new("recap-team-goes").players("team", run.team));
    }
    let left = game.last_proposal().saturating_sub(game.vote_track());
    let key = if left == 1 { "recap-last-rejection" } else { "recap-rejections" };
    desk.say_line(
        scene,
        &Message::new(key).number("rejections", game.vote_track()).number("most", game.last_proposal()),
    );
    desk.say(scene, Topic::General, Message::new("recap-table"));
}

/// How everything lies on the table, for hands that have to lay it again.
pub(in crate::session) fn say_table(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let game = *table.record.game();
    desk.say_line(scene, &Message::new("lay-again").number("players", game.players() as u32));
    for mission in Mission::ALL {
        let key = match game.results().of(mission) {
            Some(Outcome::Success) => "marker-success",
            Some(Outcome::Fail) => "marker-fail",
            None => continue,
        };
        desk.say_line(scene, &Message::new(key).number("mission", mission.number()));
    }
    let book = game.book();
    if let Some(mission) = game.mission().filter(|_| book.round_marker) {
        desk.say_line(scene, &Message::new("round-marker").number("mission", mission.number()));
    }
    let markers = Message::new("lay-again-markers").number("track", game.vote_track());
    desk.say_line(scene, &markers.player("leader", game.leader()));
    if let Some(token) = game.token() {
        let loyalty = game.examines_loyalty();
        let key =
            if loyalty { examination::asking::token_back(scene.deal().is_some()) } else { "lay-again-inquisitor" };
        desk.say_line(scene, &Message::new(key).player("holder", token.holder));
    }
    if let (Phase::Vote { team, .. }, true) = (game.phase(), book.team_tokens) {
        desk.say_line(scene, &Message::new("lay-again-team").players("team", team));
    }
    let all_play = game.out().is_empty();
    desk.say_line(scene, &Message::new(if all_play { "lay-again-cards" } else { "lay-again-cards-out" }));
    if cards_are_out(&game)
        && !seats::offers::plays_cards_secretly(scene)
        && let Some(run) = game.phase().run()
    {
        let message = Message::new("lay-again-missions").player("leader", game.leader());
        desk.say_line(scene, &message.players("team", run.team));
        if let Some(member) = run.watched {
            desk.say_line(scene, &Message::new("lay-again-watch").player("member", member));
        }
    }
    if !game.plot().held(game.seats()).collect::<Vec<_>>().is_empty() {
        plot::questions::say_holders(scene, desk);
    }
    asking::ask_again(scene, desk);
}
