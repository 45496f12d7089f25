//! Events are announced, in order.

use crate::game::{Event, Game, Module};
use crate::language::{Length, Message};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::effect::Effect;
use crate::session::report::Report;
use crate::session::scene::{Activity, Scene};
use crate::session::telling::said::{Pause, Said, Telling, Voters};
use crate::session::telling::{lines, roles};
use crate::session::{Mode, answers, practice, seats};

/// Announces events, in order.
pub(in crate::session) fn announce(scene: &Scene, desk: &mut Desk, events: &[Event]) {
    announce_votes(scene, desk, events, Voters::ToBeNamed);
}

/// Announces events, in order; of a vote that was heard one by one the names are no news.
pub(in crate::session) fn announce_votes(scene: &Scene, desk: &mut Desk, events: &[Event], voters: Voters) {
    let Activity::Game(table) = &scene.activity else { return };
    let (game, setup) = (*table.record.game(), table.record.setup());
    let (told, modules, names) = (
        Telling {
            dealt: scene.deal().is_some(),
            secretly: seats::offers::plays_cards_secretly(scene),
            filled: scene.absent().is_some(),
            ..Telling::of(setup)
        },
        setup.modules,
        table.record.names().clone(),
    );
    let summary = events.iter().any(|event| matches!(event, Event::Ended(_)));
    for event in events {
        if scene.mode == Mode::Program {
            desk.effects.push(Effect::Report(Report::event(event, &names)));
        }
        for said in lines::lines(event, &game, told) {
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
    }
    if summary {
        if !roles::tell_roles(scene, desk) {
            desk.say(scene, Topic::General, Message::new("show-cards"));
        }
        answers::past::sum_up(scene, desk);
    }
}

/// What was told of these events was taken back: what hands have put back they are told to do again.
pub(in crate::session) fn forget_what_was_told(scene: &Scene, desk: &mut Desk, events: &[Event], after: &Game) {
    let Activity::Game(table) = &scene.activity else { return };
    let told = Telling::of(table.record.setup());
    for said in events.iter().flat_map(|event| lines::lines(event, after, told)) {
        if let Said::Line(_, message) | Said::Guide(_, message) | Said::Hint(_, message) = said {
            desk.narration.tell_again(message.key());
        }
    }
}

fn tell(scene: &Scene, desk: &mut Desk, said: Said) {
    match said {
        Said::Guide(..) | Said::Pause(_) if desk.narration.retells => {}
        // Nothing lies on a table, and nobody waits for a sign.
        Said::Guide(..) | Said::Hint(..) | Said::Pause(_) if scene.goes_by_letters() || scene.person().is_some() => {}
        Said::Cue(cue) => desk.cue(scene, cue),
        Said::Pause(Pause::Short) => desk.wait(scene, scene.preferences.script.short_at_pace_ms()),
        Said::Pause(Pause::Long) => desk.wait(scene, scene.preferences.script.long_at_pace_ms()),
        Said::Line(topic, message) if scene.person().is_some() => {
            practice::telling::say_without_hands(scene, desk, topic, message);
        }
        // Nobody was asked whom they take, so nobody knows who has proposed.
        Said::Line(topic, message) if message.key() == "proposed" && practice::filling::leads(scene) => {
            desk.say_in_full(scene, topic, &message);
        }
        Said::Line(topic, message) | Said::Guide(topic, message) => desk.say(scene, topic, message),
        Said::Hint(topic, message) => {
            if desk.length_of(scene, message.key()) == Length::Full {
                desk.say(scene, topic, message);
            }
        }
    }
}
