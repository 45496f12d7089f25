//! What has happened since, and where the game stands for a table that comes back to it.

use crate::game::{Mission, Outcome, Phase};
use crate::journal::record::Record;
use crate::language::{Form, Length, Message};
use crate::narration::{answers, asking, plot};
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Wording;
use crate::queries::beginning::{beginning, cards_are_out};
use crate::queries::subjects::tell;
use crate::queries::telling::{Said, Telling};
use crate::queries::{eligibility, loyalty};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;

/// What has happened and stands, in order.
fn happened(record: &Record) -> Vec<Message> {
    let telling = Telling { dealt: record.setup().is_dealt(), ..Telling::of(record.setup()) };
    let past = record.past();
    let mut told = beginning(record);
    let changed = |after: usize| {
        let changes = record.changes().iter().filter(move |changed| changed.after == after);
        changes.map(|changed| changed.message(record))
    };
    for (index, step) in past.iter().enumerate() {
        told.extend(changed(index));
        let after = past.get(index + 1).map_or(record.game(), |next| &next.before);
        let said = step.events.iter().flat_map(|event| tell(event, after, telling));
        told.extend(said.filter_map(|said| match said {
            Said::Line(_, message) | Said::Also(_, message) => Some(message),
            Said::Guide(..) | Said::Hint(..) | Said::Cue(_) | Said::Pause(_) => None,
        }));
    }
    told.extend(changed(past.len()));
    told
}

/// Tells the log. It does not become part of the history.
pub(crate) fn say_log(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else {
        return output.say_in_full(state, Topic::General, &Message::new("log-empty"));
    };
    let length = match (state.mode, state.preferences.wording) {
        (Mode::Program, _) | (_, Wording::Full) => Length::Full,
        (Mode::Table, _) => Length::Brief,
    };
    for message in happened(&table.record) {
        let [spoken, printed] =
            [Form::Spoken, Form::Printed].map(|form| state.localizer.render(&message, form, length));
        output.utter(state, spoken, printed, None);
    }
}

/// Mission and round, the score, and the rejections so far.
pub(crate) fn say_recap(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    let has_begun = !matches!(game.phase(), Phase::Setup | Phase::Captain | Phase::Reveal);
    let goes_on = has_begun && game.ending().is_none() && !state.is_abandoned();
    if state.mode == Mode::Program || !goes_on {
        return answers::say_score(state, output);
    }
    let round = match game.mission() {
        Some(mission) => Message::new("recap-round").number("mission", mission.number()),
        None => Message::new("recap-round-open"),
    };
    output.say_line(state, &round.number("round", game.round()).player("leader", game.leader()));
    answers::say_score(state, output);
    if let Phase::Vote { team, .. } = game.phase() {
        output.say_line(state, &Message::new("recap-team").players("team", team));
    } else if let Some(run) = game.phase().run() {
        output.say_line(state, &Message::new("recap-team-goes").players("team", run.team));
    }
    let left = game.last_proposal().saturating_sub(game.vote_track());
    let key = if left == 1 { "recap-last-rejection" } else { "recap-rejections" };
    output.say_line(
        state,
        &Message::new(key).number("rejections", game.vote_track()).number("most", game.last_proposal()),
    );
    output.say(state, Topic::General, Message::new("recap-table"));
}

/// How everything lies on the table, for hands that have to lay it again.
pub(crate) fn say_table(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let game = *table.record.game();
    output.say_line(state, &Message::new("lay-again").number("players", game.players() as u32));
    for mission in Mission::ALL {
        let key = match game.results().of(mission) {
            Some(Outcome::Success) => "marker-success",
            Some(Outcome::Fail) => "marker-fail",
            None => continue,
        };
        output.say_line(state, &Message::new(key).number("mission", mission.number()));
    }
    let book = game.book();
    if let Some(mission) = game.mission().filter(|_| book.round_marker) {
        output.say_line(state, &Message::new("round-marker").number("mission", mission.number()));
    }
    let markers = Message::new("lay-again-markers").number("track", game.vote_track());
    output.say_line(state, &markers.player("leader", game.leader()));
    if let Some(token) = game.token() {
        let loyalty = game.examines_loyalty();
        let key = if loyalty { loyalty::token_back(state.deal().is_some()) } else { "lay-again-inquisitor" };
        output.say_line(state, &Message::new(key).player("holder", token.holder));
    }
    if let (Phase::Vote { team, .. }, true) = (game.phase(), book.team_tokens) {
        output.say_line(state, &Message::new("lay-again-team").players("team", team));
    }
    let all_play = game.out().is_empty();
    output.say_line(state, &Message::new(if all_play { "lay-again-cards" } else { "lay-again-cards-out" }));
    if cards_are_out(&game)
        && !eligibility::plays_cards_secretly(state)
        && let Some(run) = game.phase().run()
    {
        let message = Message::new("lay-again-missions").player("leader", game.leader());
        output.say_line(state, &message.players("team", run.team));
        if let Some(member) = run.watched {
            output.say_line(state, &Message::new("lay-again-watch").player("member", member));
        }
    }
    if !game.plot().held(game.seats()).collect::<Vec<_>>().is_empty() {
        plot::say_holders(state, output);
    }
    asking::ask_again(state, output);
}
