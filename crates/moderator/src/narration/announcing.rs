//! Events are announced, in order.

pub(crate) mod table;

use crate::game::role::Role;
use crate::game::{Event, Game, Module, RoundEvent};
use crate::journal::record::Step;
use crate::language::{Length, Message, terms};
use crate::narration::answers::past;
use crate::narration::practice;
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Pieces;
use crate::queries::hands::Way;
use crate::queries::reminders::how_told;
use crate::queries::telling::{Pause, Said, Telling, Voters};
use crate::queries::{hands, subjects, virtual_players};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::{Effect, Report};

/// Announces events, in order.
pub(crate) fn announce(state: &TableState, output: &mut Output, events: &[Event]) {
    announce_votes(state, output, events, Voters::ToBeNamed);
}

/// Announces events, in order; of a vote that was heard one by one the names are no news.
pub(crate) fn announce_votes(state: &TableState, output: &mut Output, events: &[Event], voters: Voters) {
    let Activity::Game(table) = &state.activity else { return };
    let (game, setup) = (*table.record.game(), table.record.setup());
    let before = table.record.past().last().map_or(game, |step| step.before);
    let (told, modules, names) = (how_told(state, setup, &before), setup.modules, table.record.names().clone());
    let announce = |output: &mut Output, event: &Event| {
        if state.mode == Mode::Program {
            output.effects.push(Effect::Report(Report::event(event, &names)));
        }
        for said in subjects::tell(event, &game, told) {
            tell(
                state,
                output,
                match voters {
                    Voters::ToBeNamed => said,
                    Voters::Heard => said.without_news_of_voters(),
                },
            );
        }
        if *event == Event::Round(RoundEvent::TableReady) && modules.contains(Module::BlindSpies) {
            output.say(state, Topic::General, Message::new("reveal-skipped-blind"));
        }
    };
    let (news, next) = events.split_at(hands::up_to_orders(events));
    news.iter().for_each(|event| announce(output, event));
    hands::orders(&before, &game, Way::On, told).into_iter().for_each(|order| tell(state, output, order));
    next.iter().for_each(|event| announce(output, event));
    if events.iter().any(|event| matches!(event, Event::Round(RoundEvent::Ended(_)))) {
        if !tell_roles(state, output) {
            output.say(state, Topic::General, Message::new("show-cards"));
        }
        past::sum_up(state, output);
    }
}

/// What was told of this step was taken back: what hands have put back they are told to do again.
pub(crate) fn forget_what_was_told(state: &TableState, output: &mut Output, step: &Step, after: &Game) {
    let Activity::Game(table) = &state.activity else { return };
    let told = Telling::of(table.record.setup());
    for message in subjects::all_said(&step.events, &step.before, after, told).iter().filter_map(Said::message) {
        output.narration.tell_again(message.key());
    }
}

/// Tells one thing.
pub(crate) fn tell(state: &TableState, output: &mut Output, said: Said) {
    match said {
        Said::Guide(..) | Said::Pause(_) if output.narration.retells => {}
        // Nothing lies on a table, and nobody waits for a sign.
        Said::Guide(..) | Said::Hint(..) | Said::Pause(_) if state.goes_by_letters() || state.human().is_some() => {}
        Said::Cue(cue) => output.cue(state, cue),
        Said::Pause(Pause::Long) => output.wait(state, state.preferences.script.long_at_pace_ms()),
        Said::Pause(Pause::Passing(hands)) => output.wait(state, state.preferences.script.passing_at_pace_ms(hands)),
        Said::Line(topic, message) if state.human().is_some() => {
            practice::say_without_hands(state, output, topic, message);
        }
        // Nobody was asked whom they take, so nobody knows who has proposed.
        Said::Line(topic, message) if message.key() == "proposed" && virtual_players::leads(state) => {
            output.say_in_full(state, topic, &message);
            // Nor has anybody collected the team tokens and handed them out.
            if let Some(game) = state.game().filter(|game| game.book().team_tokens) {
                let tokens = Message::new("lay-again-team").players("team", game.phase().team());
                output.say(state, topic, tokens);
            }
        }
        // Where somebody moves a marker, it is told with that.
        Said::Also(topic, message) => {
            let moves = state.preferences.pieces == Pieces::All && state.human().is_none();
            if !moves
                || output.narration.retells
                || state.goes_by_letters()
                || output.length_of(state, message.key()) == Length::Full
            {
                output.say(state, topic, message);
            }
        }
        Said::Line(topic, message) | Said::Guide(topic, message) => output.say(state, topic, message),
        Said::Hint(topic, message) => {
            if output.length_of(state, message.key()) == Length::Full {
                output.say(state, topic, message);
            }
        }
    }
}

/// The game is over: who was what. False if the narrator doesn't know.
pub(crate) fn tell_roles(state: &TableState, output: &mut Output) -> bool {
    let (Some(deal), Some(game)) = (state.deal(), state.game()) else { return false };
    let (deal, game) = (deal.open(), *game);
    let evil = deal.players_of(game.book().sides.1);
    let key = if game.has_captain() { "roles-told-hydra" } else { "roles-told-spies" };
    let mut lines = vec![Message::new(key).number("count", evil.len() as u32).players("names", evil)];
    let special = game.seats().iter().filter_map(|seat| Some((seat, terms::character(deal.role(seat)?)?)));
    lines.extend(special.map(|(seat, character)| {
        Message::new("roles-told-character").player("player", seat).message("role", Message::new(character))
    }));
    if state.mode == Mode::Program {
        let roles = game.seats().iter().filter_map(|seat| deal.role(seat)).map(Role::id).collect();
        output.effects.push(Effect::Report(Report::roles(roles)));
    }
    lines.into_iter().for_each(|line| output.say(state, Topic::General, line));
    true
}
