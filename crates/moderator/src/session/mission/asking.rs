//! What comes before the questions of a mission, and these questions as they are asked.

use crate::game::mission::Run;
use crate::game::{Count, Game, MissionCard, Outcome, PartialCount, Phase, PlotCard};
use crate::language::{Message, deed};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::mission::meaning;
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::telling::reminders::Reminder;
use crate::session::{plot, seats, telling};

/// The team takes its cards: which, and where they are put.
fn take_cards(game: &Game, run: Run, apart: bool) -> Message {
    let message = |key| Message::new(key).group("team", run.team).player("leader", game.leader());
    let plain = game.reversers() == 0 && !game.has_rogue();
    match (plain, apart) {
        (true, false) => message("mission-cards"),
        (true, true) => message("mission-cards-kept"),
        (false, apart) => {
            let dealt = |card: &MissionCard| match card {
                MissionCard::Success | MissionCard::Fail => true,
                MissionCard::Reverse => game.reversers() > 0,
                MissionCard::RogueSuccess => game.has_rogue(),
            };
            let all = MissionCard::ALL.into_iter().filter(dealt).map(deed::mission_card).collect();
            message(if apart { "mission-cards-more-kept" } else { "mission-cards-more" }).list("cards", all)
        }
    }
}

/// A count as it is told.
const EXAMPLE: Count = Count { fails: 1, reverses: 1, rogues: 0 };

/// The sentence of a question of a mission; none for another question.
pub fn question_message(question: Question, game: &Game) -> Option<Message> {
    let leader = |key| Message::new(key).player("leader", game.leader());
    Some(match (question, game.phase()) {
        (Question::Watch, Phase::Watch(run)) => leader("ask-watch").any_of("names", run.team),
        (Question::Trap, Phase::Trap(run)) => leader("ask-trap").any_of("names", run.team),
        (Question::Claim, Phase::Claim(claim)) => {
            let key = match claim.outcome {
                Outcome::Success => "ask-claim-resistance",
                Outcome::Fail => "ask-claim-spies",
            };
            Message::new(key).any_of("names", claim.of)
        }
        (Question::OwnCard { of }, _) => {
            let cards = MissionCard::ALL.into_iter().filter(|card| game.players_of(*card) > 0);
            let cards = cards.map(deed::mission_card).collect();
            Message::new("practice-ask-card").player("player", of).alternatives("cards", cards)
        }
        (Question::CountOn { card }, _) => Message::new(match card {
            MissionCard::Reverse => "ask-reverses",
            MissionCard::RogueSuccess => "ask-rogues",
            MissionCard::Success | MissionCard::Fail => "ask-fails-too",
        }),
        (Question::Count, _) if game.counted_cards().count() > 1 => {
            let kinds = game.counted_cards().map(|card| Message::new(kind(card))).collect();
            Message::new("ask-count").list("kinds", kinds).list("example", deed::cards(EXAMPLE, game))
        }
        (Question::Count, _) => Message::new("ask-fails"),
        _ => return None,
    })
}

/// A kind of cards, to be counted.
pub(in crate::session) fn kind(card: MissionCard) -> &'static str {
    match card {
        MissionCard::Success | MissionCard::Fail => "card-kind-fails",
        MissionCard::Reverse => "card-kind-reverses",
        MissionCard::RogueSuccess => "card-kind-rogues",
    }
}

/// Where the game stands, in a phase of a mission; none in another phase.
pub(super) fn status(game: &Game) -> Option<Message> {
    let of_run = |key, run: Run| Message::new(key).players("team", run.team).number("mission", run.mission.number());
    Some(match game.phase() {
        Phase::Mission(run) => {
            Message::new("status-mission").group("team", run.team).number("mission", run.mission.number())
        }
        Phase::Watch(run) => of_run("status-watch", run).player("leader", game.leader()),
        Phase::Trap(run) => of_run("status-trap", run).player("leader", game.leader()),
        Phase::Claim(_) => Message::new("status-claim"),
        _ => return None,
    })
}

/// A count that was heard, to be confirmed.
pub(in crate::session) fn heard_count(scene: &Scene, told: PartialCount) -> Option<Message> {
    let game = scene.game()?;
    let count = meaning::count_with(scene, told);
    Some(match game.counted_cards().count() {
        1 => Message::new("heard-fails").number("fails", count.fails),
        _ => Message::new("heard-count").list("cards", deed::cards(count, game)),
    })
}

/// What comes before a question about a mission: the team takes its cards, or passes them on.
pub(in crate::session) fn lead_the_mission(scene: &Scene, desk: &mut Desk, run: Run) {
    let Activity::Game(table) = &scene.activity else { return };
    // What was given with the headset on lies on no table.
    if seats::offers::gave_cards_alone(scene, run) {
        return;
    }
    let apart = scene.apart();
    if apart.is_some_and(|apart| apart.table.is_empty()) {
        return;
    }
    if seats::offers::are_all_alone(scene) && apart.is_none() {
        return;
    }
    let with_phone = apart.map(|apart| apart.with_phone(scene)).filter(|with_phone| !with_phone.is_empty());
    if let Some(with_phone) = with_phone {
        desk.say(scene, Topic::Missions, Message::new("cards-some-alone").group("names", with_phone));
    }
    let run = Run { team: apart.map_or(run.team, |apart| apart.table), ..run };
    let game = *table.record.game();
    let before = table.record.past().last().map(|step| step.before.phase());
    let pause_ms = scene.preferences.script.long_at_pace_ms();
    let leader = game.leader();
    let counted = matches!(game.phase(), Phase::Mission(_));
    // Whose card may be looked at or set aside keeps it apart from the others.
    let some_eye = !game.plot().holders(PlotCard::CloseEye, game.seats()).is_empty() || !run.looked_at.is_empty();
    let apart = some_eye || game.sets_traps();
    if !before.is_some_and(plot::meaning::cards_are_played) {
        desk.say(scene, Topic::Missions, take_cards(&game, run, apart && !counted));
        telling::reminders::remind(scene, desk, Reminder::Mission);
        telling::reminders::remind_of_modules(scene, desk);
        if !run.lit.is_empty() {
            desk.say(scene, Topic::Missions, Message::new("plays-face-up").group("names", run.lit));
        }
        desk.wait(scene, pause_ms);
    } else if counted && apart {
        let others = run.counting().without([leader].into_iter().collect());
        let collect = Message::new("mission-collect").group("team", others).player("leader", leader);
        desk.say(scene, Topic::Missions, collect);
        desk.wait(scene, pause_ms);
    }
    if counted {
        let key = if game.counted_cards().count() > 1 { "mission-shuffle-more" } else { "mission-shuffle" };
        desk.say(scene, Topic::Missions, Message::new(key).player("leader", leader));
        if run.lit.iter().any(|member| run.counting().contains(member)) {
            desk.say(scene, Topic::Missions, Message::new("open-card-counts"));
        }
    }
}
