//! Events are announced, in order.

pub(crate) mod table;

use crate::game::role::Role;
use crate::game::{Event, Game, Module};
use crate::journal::record::Step;
use crate::language::{Length, Message, terms};
use crate::narration::answers::past;
use crate::narration::practice;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::Pieces;
use crate::queries::hands::Way;
use crate::queries::reminders::how_told;
use crate::queries::telling::{Pause, Said, Telling, Voters};
use crate::queries::{hands, subjects, virtual_players};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::{Effect, Report};

/// Announces events, in order.
pub(crate) fn announce(scene: &Scene, desk: &mut Desk, events: &[Event]) {
    announce_votes(scene, desk, events, Voters::ToBeNamed);
}

/// Announces events, in order; of a vote that was heard one by one the names are no news.
pub(crate) fn announce_votes(scene: &Scene, desk: &mut Desk, events: &[Event], voters: Voters) {
    let Activity::Game(table) = &scene.activity else { return };
    let (game, setup) = (*table.record.game(), table.record.setup());
    let before = table.record.past().last().map_or(game, |step| step.before);
    let (told, modules, names) = (how_told(scene, setup, &before), setup.modules, table.record.names().clone());
    let announce = |desk: &mut Desk, event: &Event| {
        if scene.mode == Mode::Program {
            desk.effects.push(Effect::Report(Report::event(event, &names)));
        }
        for said in subjects::lines(event, &game, told) {
            tell(
                scene,
                desk,
                match voters {
                    Voters::ToBeNamed => said,
                    Voters::Heard => said.without_news_of_voters(),
                },
            );
        }
        if *event == Event::TableReady && modules.contains(Module::BlindSpies) {
            desk.say(scene, Topic::General, Message::new("reveal-skipped-blind"));
        }
    };
    let (news, next) = events.split_at(hands::up_to_orders(events));
    news.iter().for_each(|event| announce(desk, event));
    hands::orders(&before, &game, Way::On, told).into_iter().for_each(|order| tell(scene, desk, order));
    next.iter().for_each(|event| announce(desk, event));
    if events.iter().any(|event| matches!(event, Event::Ended(_))) {
        if !tell_roles(scene, desk) {
            desk.say(scene, Topic::General, Message::new("show-cards"));
        }
        past::sum_up(scene, desk);
    }
}

/// What was told of this step was taken back: what hands have put back they are told to do again.
pub(crate) fn forget_what_was_told(scene: &Scene, desk: &mut Desk, step: &Step, after: &Game) {
    let Activity::Game(table) = &scene.activity else { return };
    let told = Telling::of(table.record.setup());
    for message in subjects::all_said(&step.events, &step.before, after, told).iter().filter_map(Said::message) {
        desk.narration.tell_again(message.key());
    }
}

/// Tells one thing.
pub(crate) fn tell(scene: &Scene, desk: &mut Desk, said: Said) {
    match said {
        Said::Guide(..) | Said::Pause(_) if desk.narration.retells => {}
        // Nothing lies on a table, and nobody waits for a sign.
        Said::Guide(..) | Said::Hint(..) | Said::Pause(_) if scene.goes_by_letters() || scene.person().is_some() => {}
        Said::Cue(cue) => desk.cue(scene, cue),
        Said::Pause(Pause::Long) => desk.wait(scene, scene.preferences.script.long_at_pace_ms()),
        Said::Pause(Pause::Passing(hands)) => desk.wait(scene, scene.preferences.script.passing_at_pace_ms(hands)),
        Said::Line(topic, message) if scene.person().is_some() => {
            practice::say_without_hands(scene, desk, topic, message);
        }
        // Nobody was asked whom they take, so nobody knows who has proposed.
        Said::Line(topic, message) if message.key() == "proposed" && virtual_players::leads(scene) => {
            desk.say_in_full(scene, topic, &message);
        }
        // Where somebody moves a marker, it is told with that.
        Said::Also(topic, message) => {
            let moves = scene.preferences.pieces == Pieces::All && scene.person().is_none();
            if !moves
                || desk.narration.retells
                || scene.goes_by_letters()
                || desk.length_of(scene, message.key()) == Length::Full
            {
                desk.say(scene, topic, message);
            }
        }
        Said::Line(topic, message) | Said::Guide(topic, message) => desk.say(scene, topic, message),
        Said::Hint(topic, message) => {
            if desk.length_of(scene, message.key()) == Length::Full {
                desk.say(scene, topic, message);
            }
        }
    }
}

/// The game is over: who was what. False if the narrator doesn't know.
pub(crate) fn tell_roles(scene: &Scene, desk: &mut Desk) -> bool {
    let (Some(deal), Some(game)) = (scene.deal(), scene.game()) else { return false };
    let (deal, game) = (deal.open(), *game);
    let evil = deal.players_of(game.book().sides.1);
    let key = if game.has_captain() { "roles-told-hydra" } else { "roles-told-spies" };
    let mut lines = vec![Message::new(key).number("count", evil.len() as u32).players("names", evil)];
    let special = game.seats().iter().filter_map(|seat| Some((seat, terms::character(deal.role(seat)?)?)));
    lines.extend(special.map(|(seat, character)| {
        Message::new("roles-told-character").player("player", seat).message("role", Message::new(character))
    }));
    if scene.mode == Mode::Program {
        let roles = game.seats().iter().filter_map(|seat| deal.role(seat)).map(Role::id).collect();
        desk.effects.push(Effect::Report(Report::roles(roles)));
    }
    lines.into_iter().for_each(|line| desk.say(scene, Topic::General, line));
    true
}
