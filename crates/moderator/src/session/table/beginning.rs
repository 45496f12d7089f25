//! Who plays what, and who leads.

use crate::game::LeaderChoice;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::{Message, terms};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, ModeratedGame, Scene, nobody_reached};
use crate::session::seats::Carrier;
use protocol::Report;
use protocol::effect::Effect;

/// Who plays what, and who leads.
pub(in crate::session) fn beginning(record: &Record) -> Vec<Message> {
    let setup = record.setup();
    let leader = record.past().first().map_or(record.game(), |step| &step.before).leader();
    let mut lines = vec![
        Message::new("game-begins")
            .message("edition", Message::new(terms::edition(setup.edition)))
            .number("players", setup.players.len() as u32)
            .players("names", record.game().seats().all()),
    ];
    let modules: Vec<Message> = terms::named(setup.modules).into_iter().map(Message::new).collect();
    if !modules.is_empty() {
        lines.push(Message::new("game-modules").list("modules", modules));
    }
    let key = match setup.leader {
        LeaderChoice::Named(_) => "first-leader-named",
        LeaderChoice::Draw => "first-leader-drawn",
    };
    // Where the narrator deals, nobody else does.
    if !(setup.is_dealt() && record.game().has_captain() && setup.leader == LeaderChoice::Draw) {
        lines.push(Message::new(key).player("leader", leader));
    }
    lines
}

/// A game is moderated from now on, with its words and its names. Who is reached where is to be told anew: the seats may
/// be those of others now.
pub(in crate::session) fn sit_down(scene: &mut Scene, record: Record, private: Private) {
    scene.lexicon.play(record.setup().edition);
    scene.lexicon.seat(record.names().clone());
    scene.manners = nobody_reached();
    scene.activity = Activity::Game(Box::new(ModeratedGame::new(record, private)));
    know_carriers(scene);
}

/// Nothing is carried to whoever isn't there, and in practice the one person is told aloud.
pub(in crate::session) fn know_carriers(scene: &mut Scene) {
    let Some(absent) = scene.absent() else { return };
    absent.others.iter().for_each(|(seat, _)| scene.manners[*seat].carrier = Carrier::Mind);
    absent.person.into_iter().for_each(|person| scene.manners[person].carrier = Carrier::Aloud);
}

/// Who plays what, and who leads.
pub(in crate::session) fn announce_game(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let (lines, begun) = (beginning(&table.record), Report::begun(&table.record));
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(begun));
    }
    lines.into_iter().for_each(|line| desk.say(scene, Topic::General, line));
}

pub(in crate::session) fn warn_of_like_names(scene: &Scene, desk: &mut Desk) {
    for (first, second) in scene.lexicon.spoken_names().alike() {
        let warning = Message::new("like-names")
            .player("first", first)
            .player("second", second)
            .number("first-seat", first.number())
            .number("second-seat", second.number());
        desk.say(scene, Topic::General, warning);
    }
}
