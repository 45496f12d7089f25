//! Posts and messages as they are shown to the game master.

use crate::journal::private::Post;
use crate::language::Message;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::play_by_post::messages::{label, outgoing};
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::{Effect, Report};

pub(crate) fn report(state: &TableState, output: &mut Output, report: Report) {
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(report));
    }
}

/// Hands a post out, without a word.
pub(crate) fn show(state: &TableState, output: &mut Output, number: usize) {
    if let Some(outgoing) = outgoing(state, number) {
        output.effects.push(Effect::Post(outgoing));
    }
}

/// Everything that was written comes out once more.
pub(crate) fn send_all_again(state: &TableState, output: &mut Output) {
    let posts: Vec<Post> = state.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    for (number, post) in (1..).zip(posts) {
        output.say(state, Topic::General, label(number, post.to).text("title", post.title));
        show(state, output, number);
    }
}

/// Says which posts and messages there are, the newest last.
pub(crate) fn say_posts(state: &TableState, output: &mut Output) {
    let posts: Vec<Post> = state.private().map(|private| private.posts().cloned().collect()).unwrap_or_default();
    if posts.is_empty() {
        return output.say_line(state, &Message::new("posts-none"));
    }
    for (number, post) in (1..).zip(posts) {
        output.say_line(state, &label(number, post.to).text("title", post.title));
    }
}
