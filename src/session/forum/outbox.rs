//! What was written for the players: kept in the private journal, shown, and copied one at a time.

use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::journal::private::{Post, PrivateEntry};
use crate::journal::record::Record;
use crate::language::{Form, Length, Message};
use crate::session::narration::Topic;
use crate::session::scene::Scene;
use crate::session::{Effect, Mode, Outgoing, Report, Session, Stage};

/// Lines that stand together, with an empty line before the next ones.
pub(super) type Paragraph = Vec<Message>;

impl Session {
    /// Writes a post for everybody, or a message for one player.
    pub(super) fn send(&mut self, to: Option<Seat>, title: &Message, paragraphs: &[Paragraph]) {
        let text = text_of(&self.scene, paragraphs);
        let actions = self.scene.record_of_forum().map_or(0, |record| record.past().len()) as u32;
        let printed = self.scene.lexicon.render(title, Form::Printed, Length::Full);
        self.confide(PrivateEntry::Posted(Post { to, title: printed, text, actions }));
        let number = self.scene.private().map_or(0, |private| private.posts().count());
        self.say(Topic::General, label(number, to).message("title", title.clone()));
        self.show(number);
    }

    /// Hands a post out, without a word.
    fn show(&mut self, number: usize) {
        if let Some(outgoing) = outgoing(&self.scene, number) {
            self.desk.effects.push(Effect::Post(outgoing));
        }
    }

    /// Everything that was written comes out once more.
    pub(super) fn send_all_again(&mut self) {
        let posts: Vec<Post> =
            self.scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
        for (number, post) in (1..).zip(posts) {
            self.say(Topic::General, label(number, post.to).text("title", post.title));
            self.show(number);
        }
    }

    /// Says which posts and messages there are, the newest last.
    pub(super) fn say_posts(&mut self) {
        let posts: Vec<Post> =
            self.scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
        if posts.is_empty() {
            return self.say_line(&Message::new("posts-none"));
        }
        for (number, post) in (1..).zip(posts) {
            self.say_line(&label(number, post.to).text("title", post.title));
        }
    }

    /// The next post or message goes to the clipboard.
    pub(super) fn copy_next(&mut self) {
        let copied = match &self.scene.stage {
            Stage::Table(table) => table.copied,
            Stage::Interview(_) | Stage::Reading(_) => 0,
        };
        self.copy(copied + 1);
    }

    /// This post or message goes to the clipboard; a program has none, and gets it once more.
    pub(super) fn copy(&mut self, number: usize) {
        match (outgoing(&self.scene, number), self.scene.mode) {
            (Some(outgoing), Mode::Table) => self.desk.effects.push(Effect::Copy(outgoing)),
            (Some(outgoing), Mode::Program) => {
                self.has_copied(number);
                self.desk.effects.push(Effect::Post(outgoing));
            }
            (None, _) => self.refuse("no-post", Message::new("refused-no-post")),
        }
    }

    fn has_copied(&mut self, number: usize) {
        if let Stage::Table(table) = &mut self.scene.stage {
            table.copied = number;
        }
    }

    /// A post or message is on the clipboard. Where there is none, it can be read once more.
    pub(in crate::session) fn was_copied(&mut self, number: u32, copied: Result<(), Message>) {
        self.desk.narration.history.begin_group();
        let to = outgoing(&self.scene, number as usize).and_then(|outgoing| outgoing.to);
        match copied {
            Ok(()) => {
                self.has_copied(number as usize);
                let key = if to.is_some() { "message-copied" } else { "post-copied" };
                self.say_line(&with_player(Message::new(key).number("number", number), to));
            }
            Err(reason) => {
                self.refuse("no-clipboard", reason);
                self.show(number as usize);
            }
        }
    }
}

impl Report {
    /// A post or a message, with its text.
    #[must_use]
    pub fn post(outgoing: &Outgoing) -> Self {
        let fields = serde_json::json!({
            "number": outgoing.number, "to": outgoing.to.map(Seat::number),
            "title": outgoing.title, "text": outgoing.text.0.open(),
        });
        Self::of("post", fields)
    }
}

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

/// Whether somebody, or everybody, has been written to.
pub(in crate::session) fn is_written_to(scene: &Scene, to: Option<Seat>) -> bool {
    scene.private().is_some_and(|private| private.posts().any(|post| post.to == to))
}
