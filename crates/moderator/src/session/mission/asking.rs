//! What comes before the questions of a mission, and these questions as they are asked.

use crate::game::mission::Run;
use crate::game::{Count, Game, MissionCard, Outcome, PartialCount, Phase, PlotCard, Seat};
use crate::language::{Length, Message, deed};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::mission::meaning;
use crate::session::scene::{Activity, Scene};
use crate::session::telling::reminders::Reminder;
use crate::session::{plot, seats, telling};
use protocol::question::Question;

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
fn say_how_to_play(scene: &Scene, desk: &mut Desk, game: &Game, run: Run, kept_apart: bool) {
    desk.say(scene, Topic::Missions, hand_out(game, run));
    if !telling::reminders::has_characters(scene) {
        let rule = Message::new(if has_two_kinds(game) { "mission-may-play" } else { "mission-may-play-more" });
        if desk.length_of(scene, rule.key()) == Length::Full {
            desk.say(scene, Topic::Missions, rule);
        }
    }
    telling::reminders::remind(scene, desk, Reminder::Mission);
    telling::reminders::remind_of_modules(scene, desk);
    let mut say = |message| desk.say(scene, Topic::Missions, message);
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
    let leader = game.leader();
    let counted = matches!(game.phase(), Phase::Mission(_));
    // Whose card may be looked at or set aside keeps it apart from the others.
    let some_eye = !game.plot().holders(PlotCard::CloseEye, game.seats()).is_empty() || !run.looked_at.is_empty();
    let apart = some_eye || game.sets_traps();
    if !before.is_some_and(plot::meaning::cards_are_played) {
        say_how_to_play(scene, desk, &game, run, apart && !counted);
        desk.wait(scene, scene.preferences.script.passing_at_pace_ms(run.team.len()));
    }
    if counted {
        let key = if game.counted_cards().count() > 1 { "mission-shuffle-more" } else { "mission-shuffle" };
        desk.say(scene, Topic::Missions, Message::new("mission-collect").player("leader", leader));
        let spare = Message::new("mission-spare").player("neighbour", left_of(leader, &game));
        desk.say(scene, Topic::Missions, spare);
        desk.say(scene, Topic::Missions, Message::new(key).player("leader", leader));
        if run.lit.iter().any(|member| run.counting().contains(member)) {
            desk.say(scene, Topic::Missions, Message::new("open-card-counts"));
        }
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
