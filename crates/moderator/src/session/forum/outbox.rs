//! What was written for the players: kept in the private journal, shown, and copied one at a time.

use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::journal::private::{Post, PrivateEntry};
use crate::journal::record::Record;
use crate::language::{Form, Length, Message};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::forum::open;
use crate::session::forum::open::Paragraph;
use crate::session::scene::{Activity, Scene};
use protocol::Outgoing;
use protocol::effect::Effect;

/// Which post it is, and to whom it goes; its title is still to be added.
fn label(number: usize, to: Option<Seat>) -> Message {
    let key = if to.is_some() { "message-written" } else { "post-written" };
    with_player(Message::new(key).number("number", number as u32), to)
}

fn with_player(message: Message, player: Option<Seat>) -> Message {
    match player {
        Some(player) => message.player("player", player),
        None => message,
    }
}

fn text_of(scene: &Scene, paragraphs: &[Paragraph]) -> String {
    let line = |message: &Message| scene.lexicon.render(message, Form::Printed, Length::Full);
    let lines = |paragraph: &Paragraph| paragraph.iter().map(line).collect::<Vec<_>>().join("\n");
    let full = paragraphs.iter().filter(|paragraph| !paragraph.is_empty());
    full.map(lines).collect::<Vec<_>>().join("\n\n")
}

fn outgoing(scene: &Scene, number: usize) -> Option<Outgoing> {
    let post = scene.private()?.posts().nth(number.checked_sub(1)?)?;
    Some(Outgoing {
        number: number as u32,
        to: post.to,
        name: post.to.and_then(|to| scene.lexicon.names().get(to).cloned()),
        title: post.title.clone(),
        text: Sealed::new(post.text.clone()),
    })
}

/// How many actions the posts for everybody have told.
pub(in crate::session) fn actions_told(scene: &Scene) -> usize {
    actions_posted(scene).min(scene.record_of_forum().map_or(0, |record: &Record| record.past().len()))
}

/// The same, with those that were taken back since.
pub(in crate::session) fn actions_posted(scene: &Scene) -> usize {
    let last = scene.private().and_then(|private| private.posts().rfind(|post| post.to.is_none()));
    last.map_or(0, |post| post.actions as usize)
}

/// Whether everybody has been written to.
pub(in crate::session) fn has_posted(scene: &Scene) -> bool {
    scene.private().is_some_and(|private| private.posts().any(|post| post.to.is_none()))
}

/// Writes a post for everybody, or a message for one player.
pub(in crate::session) fn send(
    scene: &mut Scene,
    desk: &mut Desk,
    to: Option<Seat>,
    title: &Message,
    paragraphs: &[Paragraph],
) {
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
    if !is_kept && open::open_proposal(scene).is_some() {
        desk.confide(scene, PrivateEntry::MissingVotes(open::missing_votes(scene)));
    }
}

/// Hands a post out, without a word.
fn show(scene: &Scene, desk: &mut Desk, number: usize) {
    if let Some(outgoing) = outgoing(scene, number) {
        desk.effects.push(Effect::Post(outgoing));
    }
}

/// Everything that was written comes out once more.
pub(in crate::session) fn send_all_again(scene: &Scene, desk: &mut Desk) {
    let posts: Vec<Post> = scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    for (number, post) in (1..).zip(posts) {
        desk.say(scene, Topic::General, label(number, post.to).text("title", post.title));
        show(scene, desk, number);
    }
}

/// Says which posts and messages there are, the newest last.
pub(in crate::session) fn say_posts(scene: &Scene, desk: &mut Desk) {
    let posts: Vec<Post> = scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    if posts.is_empty() {
        return desk.say_line(scene, &Message::new("posts-none"));
    }
    for (number, post) in (1..).zip(posts) {
        desk.say_line(scene, &label(number, post.to).text("title", post.title));
    }
}

/// The next post or message goes to the clipboard.
pub(in crate::session) fn copy_next(scene: &mut Scene, desk: &mut Desk) {
    let copied = match &scene.activity {
        Activity::Game(table) => table.copied,
        Activity::Interview(_) | Activity::Reading(_) => 0,
    };
    copy(scene, desk, copied + 1);
}

/// This post or message goes to the clipboard; a program has none, and gets it once more.
pub(in crate::session) fn copy(scene: &mut Scene, desk: &mut Desk, number: usize) {
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
pub(in crate::session) fn was_copied(scene: &mut Scene, desk: &mut Desk, number: u32, copied: Result<(), Message>) {
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
