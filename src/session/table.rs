//! Commands during a game: laying the table, the reveal, proposals, votes, missions, and the roll call.

use super::announce::Voters;
use super::guidance::guidance;
use super::narration::Topic;
use super::question::Question;
use super::refuse;
use super::saving::Saving;
use super::speech::Cue;
use super::{Effect, Mode, Report, Stage, plot};
use crate::game::deal::Seeds;
use crate::game::vote::Vote;
use crate::game::{Action, Ballot, LeaderChoice, Mission, Seat, SeatSet, Setup};
use crate::journal::entry::{Draft, Entry};
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::{Intent, Message, Verb, terms};
use crate::session::abandoning;
use crate::session::agents;
use crate::session::alone;
use crate::session::announce;
use crate::session::answers;
use crate::session::asking;
use crate::session::calling;
use crate::session::correction;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::forum;
use crate::session::listening::Listening;
use crate::session::mission;
use crate::session::people;
use crate::session::read_back;
use crate::session::report;
use crate::session::rounds;
use crate::session::scene::{Scene, Table};
use crate::session::tune;
use crate::session::undo;

/// The steps of setting the table.
pub const GUIDANCE_STEPS: u8 = 6;

/// The step at which the cards are dealt, counted from 0.
const DEAL_STEP: u8 = 4;

/// Who plays what, and who leads.
pub(super) fn beginning(record: &Record) -> Vec<Message> {
    let setup = record.setup();
    let leader = record.past().first().map_or(record.game(), |step| &step.before).leader();
    let mut lines = vec![
        Message::new("game-begins")
            .message("edition", Message::new(terms::edition(setup.edition)))
            .number("players", setup.players.len() as u32)
            .players("names", record.game().seats().all()),
    ];
    let modules: Vec<Message> = terms::named(setup.modules).into_iter().map(Message::new).collect();
    if !modules.is_empty() {
        lines.push(Message::new("game-modules").list("modules", modules));
    }
    let key = match setup.leader {
        LeaderChoice::Named(_) => "first-leader-named",
        LeaderChoice::Draw => "first-leader-drawn",
    };
    // Where the narrator deals, nobody else does.
    if !(setup.is_dealt() && record.game().is_winter_soldier() && setup.leader == LeaderChoice::Draw) {
        lines.push(Message::new(key).player("leader", leader));
    }
    lines
}

/// Whether a vote completes a roll call.
fn voters(before: &Record, action: Action) -> Voters {
    match (before.draft(), action) {
        (Some(Draft::RollCall { answers }), Action::Vote(Ballot::Named { .. }))
            if answers.len() + 1 == before.game().in_play().len() =>
        {
            Voters::Heard
        }
        _ => Voters::ToBeNamed,
    }
}

/// A count far beyond any table stays beyond it.
pub(super) fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The single action that a command is; none if it is more, or none at all.
pub(super) fn action_of(scene: &Scene, intent: &Intent) -> Option<Action> {
    Some(match intent {
        Intent::Approve(_) | Intent::Reject(_) if scene.roll_call_is_open() => return None,
        Intent::Propose(team) => Action::Propose(*team),
        Intent::Vote { approve, reject } => {
            Action::Vote(Ballot::Count { approve: small(*approve), reject: small(*reject) })
        }
        Intent::Numbered(Verb::Approvals, approve) if scene.question() == Question::Vote => {
            let approve = small(*approve);
            let reject = (scene.everybody().len() as u8).saturating_sub(approve);
            Action::Vote(Ballot::Count { approve, reject })
        }
        Intent::Approve(approve) => Action::Vote(Ballot::Named { approve: *approve }),
        Intent::Reject(reject) => Action::Vote(Ballot::Named { approve: scene.everybody().without(*reject) }),
        Intent::Plain(Verb::ApproveAll) => Action::Vote(Ballot::Named { approve: scene.everybody() }),
        Intent::Plain(Verb::RejectAll) => Action::Vote(Ballot::Named { approve: SeatSet::EMPTY }),
        Intent::Mission(number) => Action::NameMission(Mission::from_number(*number)?),
        intent => return deed_action(scene, intent),
    })
}

/// The single action with plot cards, on a mission, with agents or the token that a command is.
pub(super) fn deed_action(scene: &Scene, intent: &Intent) -> Option<Action> {
    plot::plot_action(scene, intent)
        .or_else(|| mission::mission_action(scene, intent))
        .or_else(|| agents::agent_action(scene, intent))
}

/// Begins a game whose set-up was checked.
pub(super) fn begin_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, mut setup: Setup) {
    let seeds = setup.is_dealt().then(|| Seeds::of(*scene.world.chance.open()));
    if seeds.is_some() {
        // The seed that was given may also be that of the deal: nobody gets back to it from here.
        setup.seed = Seeds::of(setup.seed).public;
    }
    let game = setup.seed;
    let record = match Record::begin(setup, scene.lexicon.language()) {
        Ok(record) => record,
        Err(faults) => return faults.iter().for_each(|fault| desk.refuse(scene, "set-up", refuse::fault(fault))),
    };
    scene.preferences.players.clone_from(&record.setup().players);
    scene.lexicon.play(record.setup().edition);
    scene.lexicon.seat(record.names().clone());
    let entry = record.first_entry();
    scene.stage = Stage::Table(Box::new(Table::new(record.clone(), Private::default())));
    desk.record(scene, entry, record);
    if let Some(Seeds { deal, next, .. }) = seeds {
        scene.world.chance = next;
        desk.confide(scene, PrivateEntry::Dealt { seed: *deal.open(), game });
    }
    announce_beginning(scene, desk, listening);
    tune::keep(scene, desk);
    if scene.mode == Mode::Program && !scene.is_forum() {
        run_through(scene, desk);
    }
    report::report_state(scene, desk);
}

/// Who plays what, who leads, and the first question.
pub(super) fn announce_beginning(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    // A forum has no table to lay, and nobody to call.
    if scene.is_forum() {
        announce_game(scene, desk);
        return forum::open_forum(scene, desk);
    }
    announce_game(scene, desk);
    agents::asking::give_advice(scene, desk);
    warn_of_like_names(scene, desk);
    calling::tell_how_to_call(scene, desk, listening);
    if scene.mode == Mode::Table {
        let dealt = matches!(&scene.stage, Stage::Table(table) if table.record.setup().is_dealt());
        let begin = Message::new(if dealt { "guidance-begin-dealt" } else { "guidance-begin" });
        desk.say(scene, Topic::General, begin.number("steps", GUIDANCE_STEPS));
        asking::ask(scene, desk);
    }
}

/// Who plays what, and who leads.
pub(super) fn announce_game(scene: &Scene, desk: &mut Desk) {
    let Stage::Table(table) = &scene.stage else { return };
    let (lines, begun) = (beginning(&table.record), Report::begun(&table.record));
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(begun));
    }
    lines.into_iter().for_each(|line| desk.say(scene, Topic::General, line));
}

fn warn_of_like_names(scene: &Scene, desk: &mut Desk) {
    for (first, second) in scene.lexicon.spoken_names().alike() {
        let warning = Message::new("like-names")
            .player("first", first)
            .player("second", second)
            .number("first-seat", first.number())
            .number("second-seat", second.number());
        desk.say(scene, Topic::General, warning);
    }
}

/// A program is asked what it can answer: guidance and reveal are said without waiting.
fn ask_program(scene: &mut Scene, desk: &mut Desk) {
    match scene.question() {
        Question::Guidance { .. } => run_through(scene, desk),
        Question::Reveal => {
            rounds::say_reveal(scene, desk);
            play(scene, desk, Action::RevealDone);
        }
        _ => asking::ask(scene, desk),
    }
}

/// For a program, guidance and reveal are said without waiting, and the first question of the game is open.
pub(super) fn run_through(scene: &mut Scene, desk: &mut Desk) {
    for step in 0..GUIDANCE_STEPS {
        let Stage::Table(table) = &scene.stage else { return };
        let message = guidance(step, table.record.game(), table.record.setup());
        desk.say(scene, Topic::General, message);
    }
    play(scene, desk, Action::TableReady);
}

/// Carries out a command about the game.
pub(super) fn command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    if people::people_command(scene, desk, listening, &intent)
        || (!scene.is_abandoned() && forum::forum_command(scene, desk, &intent))
    {
        return;
    }
    let question = scene.question();
    match (intent, question) {
        (Intent::Plain(Verb::Undo), Question::RollCall { .. }) => roll_call_back(scene, desk),
        (Intent::Plain(Verb::Undo), Question::Guidance { step: step @ 1.. }) => guide(scene, desk, Verb::Back, step),
        (Intent::Plain(Verb::Undo | Verb::Cancel | Verb::Back), Question::CountOn { .. }) => {
            mission::drop_count(scene, desk)
        }
        (Intent::Plain(Verb::Undo), _) if scene.is_half_answered() => plot::drop_use(scene, desk),
        (Intent::Plain(Verb::Undo), _) => undo::undo(scene, desk),
        (Intent::Plain(Verb::Redo), _) => undo::redo(scene, desk, listening),
        (Intent::Plain(Verb::Unsaved), _) if desk.keeping.saving() == Saving::Failing => go_on_unsaved(scene, desk),
        (Intent::Plain(Verb::NewGame), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::another_game(scene, desk)
        }
        (Intent::Plain(Verb::Again), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::rematch(scene, desk, listening)
        }
        (intent @ Intent::Plain(Verb::Abandon), _) if abandoning::gives_up(scene, &intent) => {
            abandoning::give_up_asked(scene, desk, listening, intent)
        }
        (intent @ Intent::Plain(Verb::NewGame), _)
            if scene.mode == Mode::Table && abandoning::gives_up(scene, &intent) =>
        {
            abandoning::give_up_asked(scene, desk, listening, intent);
        }
        // "Ana approves" is her answer, and no vote of the whole table.
        (Intent::Approve(who), Question::RollCall { asked, .. }) => {
            roll_call_named(scene, desk, who, asked, Vote::Approve)
        }
        (Intent::Reject(who), Question::RollCall { asked, .. }) => {
            roll_call_named(scene, desk, who, asked, Vote::Reject)
        }
        (Intent::Opens(Verb::Approve), Question::RollCall { .. }) => roll_call_answer(scene, desk, Vote::Approve),
        (Intent::Opens(Verb::Reject), Question::RollCall { .. }) => roll_call_answer(scene, desk, Vote::Reject),
        (Intent::Plain(Verb::Back), Question::RollCall { .. }) => roll_call_back(scene, desk),
        (Intent::Plain(Verb::Cancel | Verb::Stop), Question::RollCall { .. }) => roll_call_cancel(scene, desk),
        (Intent::Plain(Verb::RollCall), Question::Vote) => roll_call_begin(scene, desk),
        (Intent::Opens(Verb::Approve | Verb::Reject), Question::Vote) if scene.mode == Mode::Table => {
            desk.say(scene, Topic::Votes, Message::new("ask-approvals"));
        }
        (intent, Question::Vote) if correction::corrects_team(scene, &intent) => {
            correction::correct_team(scene, desk, &intent)
        }
        (Intent::Plain(Verb::Secretly), _) => earpiece::choice::secretly(scene, desk),
        (Intent::Plain(Verb::OwnCards), _) => earpiece::confession::confess(scene, desk),
        (Intent::Mission(number), _) if Mission::from_number(number).is_none() => {
            desk.refuse(scene, "no-mission", Message::new("refused-no-mission").text("word", number.to_string()));
        }
        (Intent::Plain(Verb::Options), question) if question != Question::AfterGame && scene.mode == Mode::Table => {
            desk.refuse(scene, "not-now", Message::new("refused-options"));
        }
        (Intent::Plain(verb), Question::Guidance { step }) => guide(scene, desk, verb, step),
        (Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm | Verb::Ready), Question::Reveal) => {
            rounds::begin_reveal(scene, desk, listening)
        }
        (Intent::Plain(verb @ (Verb::Together | Verb::OneByOne)), _) if rounds::choose_round(scene, desk, verb) => {}
        // Where nothing else can be had again, the last thing that was said is meant.
        (Intent::Plain(Verb::Again), question)
            if scene.mode == Mode::Table && !question.verbs().contains(&Verb::Again) =>
        {
            answers::repeat(scene, desk);
        }
        (Intent::Plain(Verb::Skip), Question::Reveal) if scene.deal().is_some() => {
            earpiece::confession::skip_deal(scene, desk)
        }
        (Intent::Plain(Verb::Skip), Question::Reveal | Question::ScriptRuns | Question::ScriptPaused)
        | (Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip), Question::ScriptOver) => {
            play(scene, desk, Action::RevealDone);
        }
        (intent, question) => match (action_of(scene, &intent), intent) {
            (Some(action), intent) if scene.mode == Mode::Table && read_back::is_weighed(scene, &intent) => {
                read_back::weigh(scene, desk, intent, action);
            }
            (Some(action), _) => play(scene, desk, action),
            (None, intent) if plot::plot_command(scene, desk, &intent) || mission::count(scene, desk, &intent) => {}
            (None, Intent::Opens(verb)) => refuse::opens(scene, desk, verb, question),
            (None, _) => refuse::not_now(scene, desk, question),
        },
    }
}

/// Plays an action: refused, or recorded and announced.
pub(super) fn play(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if let Some((code, why)) = alone::contradiction(scene, action) {
        return desk.refuse(scene, code, why);
    }
    if scene.is_forum() {
        return forum::play_in_forum(scene, desk, action);
    }
    let Stage::Table(table) = &mut scene.stage else { return };
    let before = table.record.clone();
    match table.record.play(action) {
        Err(refusal) => refuse::refuse_action(scene, desk, &refusal),
        Ok(events) => {
            table.script = None;
            let voters = voters(&before, action);
            let put_off = before.draft().and_then(|draft| plot::put_off(draft, Some(action)));
            desk.record(scene, Entry::Played(action), before);
            put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
            announce::announce_votes(scene, desk, &events, voters);
            if alone::goes_on_alone(scene, desk, &events) {
                return;
            }
            if scene.mode == Mode::Program {
                return ask_program(scene, desk);
            }
            if action == Action::DealAgain {
                note(scene, desk, Draft::Guidance { step: DEAL_STEP });
            }
            asking::ask(scene, desk);
        }
    }
}

fn go_on_unsaved(scene: &Scene, desk: &mut Desk) {
    desk.keeping.stop();
    desk.say(scene, Topic::General, Message::new("going-on-unsaved"));
    asking::ask_again(scene, desk);
}

fn guide(scene: &mut Scene, desk: &mut Desk, verb: Verb, step: u8) {
    let next = match verb {
        Verb::Ready | Verb::Skip => GUIDANCE_STEPS,
        Verb::Next | Verb::Confirm | Verb::Start => step + 1,
        Verb::Back => step.saturating_sub(1),
        Verb::Again | Verb::Restart => return asking::ask_in_full(scene, desk),
        _ => return refuse::not_now(scene, desk, Question::Guidance { step }),
    };
    if next >= GUIDANCE_STEPS {
        return play(scene, desk, Action::TableReady);
    }
    note(scene, desk, Draft::Guidance { step: next });
    asking::ask_in_full(scene, desk);
}

/// Keeps an answer inside an open question.
pub(super) fn note(scene: &mut Scene, desk: &mut Desk, draft: Draft) {
    let Stage::Table(table) = &mut scene.stage else { return };
    let before = table.record.clone();
    table.record.note(draft.clone());
    desk.record(scene, Entry::Noted(draft), before);
}

fn roll_call_begin(scene: &mut Scene, desk: &mut Desk) {
    note(scene, desk, Draft::RollCall { answers: Vec::new() });
    desk.say(scene, Topic::Votes, Message::new("roll-call-begins"));
    asking::ask(scene, desk);
}

/// An answer with a name in it: it counts if it is of the player who was asked.
fn roll_call_named(scene: &mut Scene, desk: &mut Desk, who: SeatSet, asked: Seat, vote: Vote) {
    if who == [asked].into_iter().collect() {
        roll_call_answer(scene, desk, vote);
    } else {
        refuse::not_now(scene, desk, scene.question());
    }
}

fn roll_call_answer(scene: &mut Scene, desk: &mut Desk, vote: Vote) {
    let approves = vote == Vote::Approve;
    let Some((order, mut answers)) = scene.roll_call() else { return };
    let Some(player) = order.get(answers.len()) else { return };
    answers.push(approves);
    desk.cue(scene, Cue::Accepted);
    say_roll_call_answer(scene, desk, *player, approves);
    if answers.len() < order.len() {
        note(scene, desk, Draft::RollCall { answers });
        return asking::ask(scene, desk);
    }
    let approve = order.iter().zip(&answers).filter(|(_, approves)| **approves).map(|(seat, _)| *seat).collect();
    play(scene, desk, Action::Vote(Ballot::Named { approve }));
}

fn say_roll_call_answer(scene: &Scene, desk: &mut Desk, player: Seat, approves: bool) {
    let key = if approves { "roll-call-approves" } else { "roll-call-rejects" };
    desk.say(scene, Topic::Votes, Message::new(key).player("player", player));
}

/// Says what a roll call has come to, and goes on with it.
pub(super) fn roll_call_again(scene: &Scene, desk: &mut Desk) {
    let Some((order, answers)) = scene.roll_call() else { return };
    match order.iter().zip(&answers).next_back() {
        Some((player, approves)) => say_roll_call_answer(scene, desk, *player, *approves),
        None => desk.say(scene, Topic::Votes, Message::new("roll-call-begins")),
    }
    asking::ask(scene, desk);
}

fn roll_call_back(scene: &mut Scene, desk: &mut Desk) {
    let Some((order, mut answers)) = scene.roll_call() else { return };
    if answers.pop().is_none() {
        return roll_call_cancel(scene, desk);
    }
    let player = order[answers.len()];
    note(scene, desk, Draft::RollCall { answers });
    desk.say(scene, Topic::Votes, Message::new("roll-call-back").player("player", player));
}

fn roll_call_cancel(scene: &mut Scene, desk: &mut Desk) {
    note(scene, desk, Draft::Nothing);
    asking::ask_again(scene, desk);
}
