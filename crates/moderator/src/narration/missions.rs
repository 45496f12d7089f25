//! How a mission is led up to: who hands out cards, and how they are played.

use crate::game::mission::Run;
use crate::game::{Game, MissionCard, Phase, PlotCard, Seat};
use crate::language::{Length, Message, deed};
use crate::narration;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::plot::meaning;
use crate::queries::reminders::Reminder;
use crate::queries::{eligibility, reminders};
use crate::state::open::Activity;
use crate::state::table_state::TableState;

/// The leader hands the cards out: which, and to whom.
fn hand_out(game: &Game, run: Run) -> Message {
    let leader = game.leader();
    let others = run.team.iter().filter(|member| *member != leader);
    let others = others.map(|member| Message::new("player").player("player", member));
    let own = run.team.contains(leader).then(|| Message::new("hands-yourself"));
    let message = |key| {
        Message::new(key)
            .list("team", others.chain(own).collect())
            .players("members", run.team)
            .number("count", run.team.len() as u32)
            .player("leader", leader)
    };
    if has_two_kinds(game) {
        return message("mission-cards");
    }
    let dealt = |card: &MissionCard| match card {
        MissionCard::Success | MissionCard::Fail => true,
        MissionCard::Reverse => game.reversers() > 0,
        MissionCard::RogueSuccess => game.has_rogue(),
    };
    let all = MissionCard::ALL.into_iter().filter(dealt).map(deed::mission_card).collect();
    message("mission-cards-more").list("cards", all)
}

/// Whether there are but Success and Fail.
fn has_two_kinds(game: &Game) -> bool {
    game.reversers() == 0 && !game.has_rogue()
}

/// The team takes its cards and plays them.
fn say_how_to_play(state: &TableState, output: &mut Output, game: &Game, run: Run, kept_apart: bool) {
    output.say(state, Topic::Missions, hand_out(game, run));
    if !reminders::has_characters(state) {
        let rule = Message::new(if has_two_kinds(game) { "mission-may-play" } else { "mission-may-play-more" });
        if output.length_of(state, rule.key()) == Length::Full {
            output.say(state, Topic::Missions, rule);
        }
    }
    narration::reminders::remind(state, output, Reminder::Mission);
    narration::reminders::remind_of_modules(state, output);
    let mut say = |message| output.say(state, Topic::Missions, message);
    let face_down = run.team.without(run.lit);
    match run.lit.is_empty() {
        true => say(Message::new("mission-play").player("leader", game.leader())),
        false => {
            if !face_down.is_empty() {
                say(Message::new("mission-play-others").group("names", face_down));
            }
            say(Message::new("plays-face-up").group("names", run.lit));
        }
    }
    if kept_apart {
        say(Message::new("mission-keep-apart"));
    }
}

/// What comes before a question about a mission: the team takes its cards, or passes them on.
pub(crate) fn lead_the_mission(state: &TableState, output: &mut Output, run: Run) {
    let Activity::Game(table) = &state.activity else { return };
    // What was given with the headset on lies on no table.
    if eligibility::gave_cards_alone(state, run) {
        return;
    }
    let apart = state.apart();
    if apart.is_some_and(|apart| apart.table.is_empty()) {
        return;
    }
    if eligibility::are_all_alone(state) && apart.is_none() {
        return;
    }
    let with_phone = apart.map(|apart| apart.with_phone(state)).filter(|with_phone| !with_phone.is_empty());
    if let Some(with_phone) = with_phone {
        output.say(state, Topic::Missions, Message::new("cards-some-alone").group("names", with_phone));
    }
    let run = Run { team: apart.map_or(run.team, |apart| apart.table), ..run };
    let game = *table.record.game();
    let before = table.record.past().last().map(|step| step.before.phase());
    let leader = game.leader();
    let counted = matches!(game.phase(), Phase::Mission(_));
    // Whose card may be looked at or set aside keeps it apart from the others.
    let some_eye = !game.plot().holders(PlotCard::CloseEye, game.seats()).is_empty() || !run.looked_at.is_empty();
    let apart = some_eye || game.sets_traps();
    if !before.is_some_and(meaning::cards_are_played) {
        say_how_to_play(state, output, &game, run, apart && !counted);
        output.wait(state, state.preferences.script.passing_at_pace_ms(run.team.len()));
    }
    if counted {
        let key = if game.counted_cards().count() > 1 { "mission-shuffle-more" } else { "mission-shuffle" };
        if run.lit.iter().any(|member| run.counting().contains(member)) {
            output.say(state, Topic::Missions, Message::new("open-card-counts"));
        }
        output.say(state, Topic::Missions, Message::new("mission-collect").player("leader", leader));
        let spare = Message::new("mission-spare").player("neighbour", left_of(leader, &game));
        output.say(state, Topic::Missions, spare);
        output.say(state, Topic::Missions, Message::new(key).player("leader", leader));
    }
}

/// Who takes the cards that were not played: the first one in play on the leader's left.
fn left_of(leader: Seat, game: &Game) -> Seat {
    let mut left = game.seats().left_of(leader);
    while game.out().contains(left) && left != leader {
        left = game.seats().left_of(left);
    }
    left
}
