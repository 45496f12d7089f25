//! Posts and messages as they are shown to the game master.

use crate::journal::private::Post;
use crate::language::Message;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::play_by_post::messages::{label, outgoing};
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::{Effect, Report};

pub(crate) fn report(scene: &Scene, desk: &mut Desk, report: Report) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
}

/// Hands a post out, without a word.
pub(crate) fn show(scene: &Scene, desk: &mut Desk, number: usize) {
    if let Some(outgoing) = outgoing(scene, number) {
        desk.effects.push(Effect::Post(outgoing));
    }
}

/// Everything that was written comes out once more.
pub(crate) fn send_all_again(scene: &Scene, desk: &mut Desk) {
    let posts: Vec<Post> = scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    for (number, post) in (1..).zip(posts) {
        desk.say(scene, Topic::General, label(number, post.to).text("title", post.title));
        show(scene, desk, number);
    }
}

/// Says which posts and messages there are, the newest last.
pub(crate) fn say_posts(scene: &Scene, desk: &mut Desk) {
    let posts: Vec<Post> = scene.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    if posts.is_empty() {
        return desk.say_line(scene, &Message::new("posts-none"));
    }
    for (number, post) in (1..).zip(posts) {
        desk.say_line(scene, &label(number, post.to).text("title", post.title));
    }
}
