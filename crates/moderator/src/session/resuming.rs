//! A saved game is gone on with, at the question that was open; a damaged one from where it is still sound, if the table
//! wants that.

use crate::game::{Action, Seat};
use crate::journal::private::Private;
use crate::language::Message;
use crate::preferences::Secretly;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::state::Interview;
use crate::session::interview::unfinished::{Offers, Unfinished};
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{Manner, waiting};
use crate::session::{Mode, Session, answers, asking, desk, forum, interview, keyboard, menu, parting, seats, table};
use protocol::Report;
use protocol::effect::Effect;
use protocol::input::{KeptAside, Leave, Opened};
use protocol::question::Question;

impl Session {
    /// Asks whether to go on with a damaged game, which was asked for by name.
    pub fn offer(&mut self, damaged: Unfinished) -> Vec<Effect> {
        desk::devices::tune(&self.scene, &mut self.desk);
        desk::devices::tune_ears(&self.scene, &mut self.desk);
        keyboard::single::tell_of_single_keys(&self.scene, &mut self.desk);
        self.scene.activity = Activity::Interview(Box::new(Interview::only(damaged)));
        interview::asking::ask_interview(&self.scene, &mut self.desk);
        menu::state::report_state(&self.scene, &mut self.desk);
        self.finish()
    }
}

/// A saved game was opened, or could not be.
pub(super) fn opened(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, opened: Result<Opened, Message>) {
    desk.narration.history.begin_group();
    match opened {
        Ok(opened) => resume_game(scene, desk, opened),
        Err(reason) => {
            desk.refuse(scene, "damaged", Message::new("resume-damaged").message("reason", reason));
            match interview::open::interview(scene).map(|interview| interview.offers) {
                Some(Offers::Nothing) => parting::leave(scene, desk, Leave::Asked),
                _ => interview::ask_for_new_game(scene, desk, listening),
            }
        }
    }
}

/// Goes on with a saved game.
pub(super) fn resume_game(scene: &mut Scene, desk: &mut Desk, opened: Opened) {
    let record = *opened.record;
    let resumed = Message::new("game-resumed")
        .players("names", record.game().seats().all())
        .number("entries", record.past().len() as u32);
    table::beginning::sit_down(scene, record, opened.private.0.open().clone());
    desk.say(scene, Topic::General, resumed);
    know_phones_again(scene, desk, opened.reached);
    if opened.cut {
        desk.say(scene, Topic::General, Message::new("storage-cut"));
    }
    if let Some(aside) = &opened.aside {
        tell_kept_aside(scene, desk, "damaged-kept", aside);
    }
    if let Some(aside) = &opened.private_aside {
        tell_kept_aside(
            scene,
            desk,
            if scene.goes_by_letters() { "private-damaged-forum" } else { "private-damaged" },
            aside,
        );
    }
    let lost = scene.deal().is_none();
    if matches!(&scene.activity, Activity::Game(table) if table.record.setup().is_dealt() && lost) {
        desk.say_in_full(scene, Topic::General, &Message::new("private-missing"));
    }
    if scene.mode == Mode::Program
        && !scene.goes_by_letters()
        && matches!(scene.question(), Question::Guidance { .. } | Question::Reveal)
    {
        catch_up(scene, desk);
    }
    answers::recap::say_recap(scene, desk);
    match table::known::known_action(scene) {
        _ if scene.is_abandoned() => asking::ask(scene, desk),
        _ if scene.goes_by_letters() => forum::resuming::resume_forum(scene, desk),
        Some(action) => table::playing::play_whole(scene, desk, action),
        None if seats::offers::are_all_alone(scene) && seats::starting::takes_secretly(scene) => {}
        None => asking::ask(scene, desk),
    }
    menu::state::report_state(scene, desk);
}

/// Those who had a phone have it again. Where nothing was kept of phones that were there, nobody would know why theirs
/// stays silent.
fn know_phones_again(scene: &mut Scene, desk: &mut Desk, reached: Option<Vec<(Seat, Manner)>>) {
    match reached {
        _ if scene.goes_by_letters() => {}
        Some(reached) if !reached.is_empty() => {
            let names = reached.iter().map(|(seat, _)| *seat).collect();
            reached.into_iter().for_each(|(seat, manner)| scene.manners[seat] = manner);
            desk.say(scene, Topic::General, Message::new("phones-resumed").players("names", names));
            waiting::forget_what_cannot_be_joined(scene, desk);
        }
        None if scene.mode == Mode::Table && had_phones(scene) => {
            desk.say(scene, Topic::General, Message::new("phones-gone"));
        }
        _ => {}
    }
}

/// Whether votes were given alone where the headset takes none.
fn had_phones(scene: &Scene) -> bool {
    let by_headset = scene.deal().is_some() && matches!(scene.preferences.secretly, Secretly::Votes | Secretly::Both);
    !by_headset && scene.private().is_some_and(Private::has_votes_given_alone)
}

fn tell_kept_aside(scene: &Scene, desk: &mut Desk, key: &'static str, KeptAside { file, lost }: &KeptAside) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::kept_aside(file, *lost)));
    }
    desk.say_in_full(scene, Topic::General, &Message::new(key).text("file", file));
}

/// A game that a table left before its first round is gone on with by a program.
fn catch_up(scene: &mut Scene, desk: &mut Desk) {
    if matches!(scene.question(), Question::Guidance { .. }) {
        table::playing::play(scene, desk, Action::TableReady);
    }
    if scene.question() == Question::Reveal {
        table::playing::play(scene, desk, Action::RevealDone);
    }
}
