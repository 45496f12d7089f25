//! What was written for the players: kept in the private journal, shown, and copied one at a time.

use crate::game::Seat;
use crate::journal::private::{Post, PrivateEntry};
use crate::language::{Form, Length, Message};
use crate::narration::play_by_post::show;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::queries::play_by_post::Paragraph;
use crate::queries::play_by_post::messages::{label, outgoing, with_player};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::Effect;

fn text_of(scene: &Scene, paragraphs: &[Paragraph]) -> String {
    let line = |message: &Message| scene.lexicon.render(message, Form::Printed, Length::Full);
    let lines = |paragraph: &Paragraph| paragraph.iter().map(line).collect::<Vec<_>>().join("\n");
    let full = paragraphs.iter().filter(|paragraph| !paragraph.is_empty());
    full.map(lines).collect::<Vec<_>>().join("\n\n")
}

/// Writes a post for everybody, or a message for one player.
pub(crate) fn send(scene: &mut Scene, desk: &mut Desk, to: Option<Seat>, title: &Message, paragraphs: &[Paragraph]) {
    if to.is_none() {
        keep_missing_votes(scene, desk);
    }
    let text = text_of(scene, paragraphs);
    let actions = scene.record_of_forum().map_or(0, |record| record.past().len()) as u32;
    let printed = scene.lexicon.render(title, Form::Printed, Length::Full);
    desk.confide(scene, PrivateEntry::Posted(Post { to, title: printed, text, actions }));
    let number = scene.private().map_or(0, |private| private.posts().count());
    desk.say(scene, Topic::General, label(number, to).message("title", title.clone()));
    show(scene, desk, number);
}

/// A post that asks for votes says what counts for missing ones: from then on it counts in this game, whatever the
/// settings say when it is gone on with.
fn keep_missing_votes(scene: &mut Scene, desk: &mut Desk) {
    let is_kept = scene.private().is_some_and(|private| private.missing_votes().is_some());
    if !is_kept && play_by_post::open_proposal(scene).is_some() {
        desk.confide(scene, PrivateEntry::MissingVotes(play_by_post::missing_votes(scene)));
    }
}

/// The next post or message goes to the clipboard.
pub(crate) fn copy_next(scene: &mut Scene, desk: &mut Desk) {
    let copied = match &scene.activity {
        Activity::Game(table) => table.copied,
        Activity::Interview(_) | Activity::Reading(_) => 0,
    };
    copy(scene, desk, copied + 1);
}

/// This post or message goes to the clipboard; a program has none, and gets it once more.
pub(crate) fn copy(scene: &mut Scene, desk: &mut Desk, number: usize) {
    match (outgoing(scene, number), scene.mode) {
        (Some(outgoing), Mode::Table) => desk.effects.push(Effect::Copy(outgoing)),
        (Some(outgoing), Mode::Program) => {
            has_copied(scene, number);
            desk.effects.push(Effect::Post(outgoing));
        }
        (None, _) => desk.refuse(scene, "no-post", Message::new("refused-no-post")),
    }
}

fn has_copied(scene: &mut Scene, number: usize) {
    if let Activity::Game(table) = &mut scene.activity {
        table.copied = number;
    }
}

/// A post or message is on the clipboard. Where there is none, it can be read once more.
pub(crate) fn was_copied(scene: &mut Scene, desk: &mut Desk, number: u32, copied: Result<(), Message>) {
    desk.narration.history.begin_group();
    let to = outgoing(scene, number as usize).and_then(|outgoing| outgoing.to);
    match copied {
        Ok(()) => {
            has_copied(scene, number as usize);
            let key = if to.is_some() { "message-copied" } else { "post-copied" };
            desk.say_line(scene, &with_player(Message::new(key).number("number", number), to));
        }
        Err(reason) => {
            desk.refuse(scene, "no-clipboard", reason);
            show(scene, desk, number as usize);
        }
    }
}
