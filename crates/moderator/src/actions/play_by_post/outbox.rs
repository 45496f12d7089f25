//! What was written for the players: kept in the private journal, shown, and copied one at a time.

use crate::game::Seat;
use crate::journal::private::{Post, PrivateEntry};
use crate::language::{Form, Length, Message};
use crate::narration::play_by_post::show;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::queries::play_by_post::Paragraph;
use crate::queries::play_by_post::messages::{label, outgoing, with_player};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::Effect;

fn text_of(state: &TableState, paragraphs: &[Paragraph]) -> String {
    let line = |message: &Message| state.localizer.render(message, Form::Printed, Length::Full);
    let lines = |paragraph: &Paragraph| paragraph.iter().map(line).collect::<Vec<_>>().join("\n");
    let full = paragraphs.iter().filter(|paragraph| !paragraph.is_empty());
    full.map(lines).collect::<Vec<_>>().join("\n\n")
}

/// Writes a post for everybody, or a message for one player.
pub(crate) fn send(
    state: &mut TableState,
    output: &mut Output,
    to: Option<Seat>,
    title: &Message,
    paragraphs: &[Paragraph],
) {
    if to.is_none() {
        keep_missing_votes(state, output);
    }
    let text = text_of(state, paragraphs);
    let actions = state.record_of_forum().map_or(0, |record| record.past().len()) as u32;
    let printed = state.localizer.render(title, Form::Printed, Length::Full);
    output.confide(state, PrivateEntry::Posted(Post { to, title: printed, text, actions }));
    let number = state.private().map_or(0, |private| private.posts().count());
    output.say(state, Topic::General, label(number, to).message("title", title.clone()));
    show(state, output, number);
}

/// A post that asks for votes says what counts for missing ones: from then on it counts in this game, whatever the
/// settings say when it is gone on with.
fn keep_missing_votes(state: &mut TableState, output: &mut Output) {
    let is_kept = state.private().is_some_and(|private| private.missing_votes().is_some());
    if !is_kept && play_by_post::open_proposal(state).is_some() {
        output.confide(state, PrivateEntry::MissingVotes(play_by_post::missing_votes(state)));
    }
}

/// The next post or message goes to the clipboard.
pub(crate) fn copy_next(state: &mut TableState, output: &mut Output) {
    let copied = match &state.activity {
        Activity::Game(table) => table.copied,
        Activity::SetupDialogue(_) | Activity::Reading(_) => 0,
    };
    copy(state, output, copied + 1);
}

/// This post or message goes to the clipboard; a program has none, and gets it once more.
pub(crate) fn copy(state: &mut TableState, output: &mut Output, number: usize) {
    match (outgoing(state, number), state.mode) {
        (Some(outgoing), Mode::Table) => output.effects.push(Effect::Copy(outgoing)),
        (Some(outgoing), Mode::Program) => {
            has_copied(state, number);
            output.effects.push(Effect::Post(outgoing));
        }
        (None, _) => output.refuse(state, "no-post", Message::new("refused-no-post")),
    }
}

fn has_copied(state: &mut TableState, number: usize) {
    if let Activity::Game(table) = &mut state.activity {
        table.copied = number;
    }
}

/// A post or message is on the clipboard. Where there is none, it can be read once more.
pub(crate) fn was_copied(state: &mut TableState, output: &mut Output, number: u32, copied: Result<(), Message>) {
    output.narration.history.begin_group();
    let to = outgoing(state, number as usize).and_then(|outgoing| outgoing.to);
    match copied {
        Ok(()) => {
            has_copied(state, number as usize);
            let key = if to.is_some() { "message-copied" } else { "post-copied" };
            output.say_line(state, &with_player(Message::new(key).number("number", number), to));
        }
        Err(reason) => {
            output.refuse(state, "no-clipboard", reason);
            show(state, output, number as usize);
        }
    }
}
