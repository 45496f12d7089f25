//! Commands during a game: laying the table, the reveal, proposals, votes, missions, and the roll call.

use super::announce::Voters;
use super::guidance::guidance;
use super::narration::Topic;
use super::question::Question;
use super::refuse;
use super::saving::Saving;
use super::speech::Cue;
use super::{Effect, Mode, Report, Session, Stage, plot};
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
use crate::session::correction;
use crate::session::mission;
use crate::session::read_back;
use crate::session::scene::{Scene, Table};

/// The steps of setting the table.
pub const GUIDANCE_STEPS: u8 = 6;

/// The step at which the cards are dealt, counted from 0.
const DEAL_STEP: u8 = 4;

impl Session {
    /// Begins a game whose set-up was checked.
    pub(super) fn begin_game(&mut self, mut setup: Setup) {
        let seeds = setup.is_dealt().then(|| Seeds::of(*self.scene.world.chance.open()));
        if seeds.is_some() {
            // The seed that was given may also be that of the deal: nobody gets back to it from here.
            setup.seed = Seeds::of(setup.seed).public;
        }
        let game = setup.seed;
        let record = match Record::begin(setup, self.scene.lexicon.language()) {
            Ok(record) => record,
            Err(faults) => return faults.iter().for_each(|fault| self.refuse("set-up", refuse::fault(fault))),
        };
        self.scene.preferences.players.clone_from(&record.setup().players);
        self.scene.lexicon.play(record.setup().edition);
        self.scene.lexicon.seat(record.names().clone());
        let entry = record.first_entry();
        self.scene.stage = Stage::Table(Box::new(Table::new(record.clone(), Private::default())));
        self.record(entry, record);
        if let Some(Seeds { deal, next, .. }) = seeds {
            self.scene.world.chance = next;
            self.confide(PrivateEntry::Dealt { seed: *deal.open(), game });
        }
        self.announce_beginning();
        self.keep();
        if self.scene.mode == Mode::Program && !self.scene.is_forum() {
            self.run_through();
        }
        self.report_state();
    }

    /// Who plays what, who leads, and the first question.
    pub(super) fn announce_beginning(&mut self) {
        // A forum has no table to lay, and nobody to call.
        if self.scene.is_forum() {
            self.announce_game();
            return self.open_forum();
        }
        self.announce_game();
        self.give_advice();
        self.warn_of_like_names();
        self.tell_how_to_call();
        if self.scene.mode == Mode::Table {
            let dealt = matches!(&self.scene.stage, Stage::Table(table) if table.record.setup().is_dealt());
            let begin = Message::new(if dealt { "guidance-begin-dealt" } else { "guidance-begin" });
            self.say(Topic::General, begin.number("steps", GUIDANCE_STEPS));
            self.ask();
        }
    }

    /// Who plays what, and who leads.
    pub(super) fn announce_game(&mut self) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let (lines, begun) = (beginning(&table.record), Report::begun(&table.record));
        if self.scene.mode == Mode::Program {
            self.desk.effects.push(Effect::Report(begun));
        }
        lines.into_iter().for_each(|line| self.say(Topic::General, line));
    }

    fn warn_of_like_names(&mut self) {
        for (first, second) in self.scene.lexicon.spoken_names().alike() {
            let warning = Message::new("like-names")
                .player("first", first)
                .player("second", second)
                .number("first-seat", first.number())
                .number("second-seat", second.number());
            self.say(Topic::General, warning);
        }
    }

    /// A program is asked what it can answer: guidance and reveal are said without waiting.
    fn ask_program(&mut self) {
        match self.scene.question() {
            Question::Guidance { .. } => self.run_through(),
            Question::Reveal => {
                self.say_reveal();
                self.play(Action::RevealDone);
            }
            _ => self.ask(),
        }
    }

    /// For a program, guidance and reveal are said without waiting, and the first question of the game is open.
    pub(super) fn run_through(&mut self) {
        for step in 0..GUIDANCE_STEPS {
            let Stage::Table(table) = &self.scene.stage else { return };
            let message = guidance(step, table.record.game(), table.record.setup());
            self.say(Topic::General, message);
        }
        self.play(Action::TableReady);
    }

    /// Carries out a command about the game.
    pub(super) fn command(&mut self, intent: Intent) {
        if self.people_command(&intent) || (!self.scene.is_abandoned() && self.forum_command(&intent)) {
            return;
        }
        let question = self.scene.question();
        match (intent, question) {
            (Intent::Plain(Verb::Undo), Question::RollCall { .. }) => self.roll_call_back(),
            (Intent::Plain(Verb::Undo), Question::Guidance { step: step @ 1.. }) => self.guide(Verb::Back, step),
            (Intent::Plain(Verb::Undo | Verb::Cancel | Verb::Back), Question::CountOn { .. }) => self.drop_count(),
            (Intent::Plain(Verb::Undo), _) if self.scene.is_half_answered() => self.drop_use(),
            (Intent::Plain(Verb::Undo), _) => self.undo(),
            (Intent::Plain(Verb::Redo), _) => self.redo(),
            (Intent::Plain(Verb::Unsaved), _) if self.desk.keeping.saving() == Saving::Failing => {
                self.go_on_unsaved()
            }
            (Intent::Plain(Verb::NewGame), Question::AfterGame) if self.scene.mode == Mode::Table => {
                self.another_game()
            }
            (Intent::Plain(Verb::Again), Question::AfterGame) if self.scene.mode == Mode::Table => self.rematch(),
            (intent @ Intent::Plain(Verb::Abandon), _) if abandoning::gives_up(&self.scene, &intent) => {
                self.give_up_asked(intent)
            }
            (intent @ Intent::Plain(Verb::NewGame), _)
                if self.scene.mode == Mode::Table && abandoning::gives_up(&self.scene, &intent) =>
            {
                self.give_up_asked(intent);
            }
            // "Ana approves" is her answer, and no vote of the whole table.
            (Intent::Approve(who), Question::RollCall { asked, .. }) => {
                self.roll_call_named(who, asked, Vote::Approve)
            }
            (Intent::Reject(who), Question::RollCall { asked, .. }) => self.roll_call_named(who, asked, Vote::Reject),
            (Intent::Opens(Verb::Approve), Question::RollCall { .. }) => self.roll_call_answer(Vote::Approve),
            (Intent::Opens(Verb::Reject), Question::RollCall { .. }) => self.roll_call_answer(Vote::Reject),
            (Intent::Plain(Verb::Back), Question::RollCall { .. }) => self.roll_call_back(),
            (Intent::Plain(Verb::Cancel | Verb::Stop), Question::RollCall { .. }) => self.roll_call_cancel(),
            (Intent::Plain(Verb::RollCall), Question::Vote) => self.roll_call_begin(),
            (Intent::Opens(Verb::Approve | Verb::Reject), Question::Vote) if self.scene.mode == Mode::Table => {
                self.say(Topic::Votes, Message::new("ask-approvals"));
            }
            (intent, Question::Vote) if correction::corrects_team(&self.scene, &intent) => self.correct_team(&intent),
            (Intent::Plain(Verb::Secretly), _) => self.secretly(),
            (Intent::Plain(Verb::OwnCards), _) => self.confess(),
            (Intent::Mission(number), _) if Mission::from_number(number).is_none() => {
                self.refuse("no-mission", Message::new("refused-no-mission").text("word", number.to_string()));
            }
            (Intent::Plain(Verb::Options), question)
                if question != Question::AfterGame && self.scene.mode == Mode::Table =>
            {
                self.refuse("not-now", Message::new("refused-options"));
            }
            (Intent::Plain(verb), Question::Guidance { step }) => self.guide(verb, step),
            (Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm | Verb::Ready), Question::Reveal) => {
                self.begin_reveal()
            }
            (Intent::Plain(verb @ (Verb::Together | Verb::OneByOne)), _) if self.choose_round(verb) => {}
            // Where nothing else can be had again, the last thing that was said is meant.
            (Intent::Plain(Verb::Again), question)
                if self.scene.mode == Mode::Table && !question.verbs().contains(&Verb::Again) =>
            {
                self.repeat();
            }
            (Intent::Plain(Verb::Skip), Question::Reveal) if self.scene.deal().is_some() => self.skip_deal(),
            (Intent::Plain(Verb::Skip), Question::Reveal | Question::ScriptRuns | Question::ScriptPaused)
            | (Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip), Question::ScriptOver) => {
                self.play(Action::RevealDone);
            }
            (intent, question) => match (action_of(&self.scene, &intent), intent) {
                (Some(action), intent)
                    if self.scene.mode == Mode::Table && read_back::is_weighed(&self.scene, &intent) =>
                {
                    self.weigh(intent, action);
                }
                (Some(action), _) => self.play(action),
                (None, intent) if self.plot_command(&intent) || self.count(&intent) => {}
                (None, Intent::Opens(verb)) => self.opens(verb, question),
                (None, _) => self.not_now(question),
            },
        }
    }

    /// Plays an action: refused, or recorded and announced.
    pub(super) fn play(&mut self, action: Action) {
        if let Some((code, why)) = alone::contradiction(&self.scene, action) {
            return self.refuse(code, why);
        }
        if self.scene.is_forum() {
            return self.play_in_forum(action);
        }
        let Stage::Table(table) = &mut self.scene.stage else { return };
        let before = table.record.clone();
        match table.record.play(action) {
            Err(refusal) => self.refuse_action(&refusal),
            Ok(events) => {
                table.script = None;
                let voters = voters(&before, action);
                let put_off = before.draft().and_then(|draft| plot::put_off(draft, Some(action)));
                self.record(Entry::Played(action), before);
                put_off.into_iter().for_each(|message| self.say(Topic::Plot, message));
                self.announce_votes(&events, voters);
                if self.goes_on_alone(&events) {
                    return;
                }
                if self.scene.mode == Mode::Program {
                    return self.ask_program();
                }
                if action == Action::DealAgain {
                    self.note(Draft::Guidance { step: DEAL_STEP });
                }
                self.ask();
            }
        }
    }

    fn go_on_unsaved(&mut self) {
        self.desk.keeping.stop();
        self.say(Topic::General, Message::new("going-on-unsaved"));
        self.ask_again();
    }

    fn guide(&mut self, verb: Verb, step: u8) {
        let next = match verb {
            Verb::Ready | Verb::Skip => GUIDANCE_STEPS,
            Verb::Next | Verb::Confirm | Verb::Start => step + 1,
            Verb::Back => step.saturating_sub(1),
            Verb::Again | Verb::Restart => return self.ask_in_full(),
            _ => return self.not_now(Question::Guidance { step }),
        };
        if next >= GUIDANCE_STEPS {
            return self.play(Action::TableReady);
        }
        self.note(Draft::Guidance { step: next });
        self.ask_in_full();
    }

    /// Keeps an answer inside an open question.
    pub(super) fn note(&mut self, draft: Draft) {
        let Stage::Table(table) = &mut self.scene.stage else { return };
        let before = table.record.clone();
        table.record.note(draft.clone());
        self.record(Entry::Noted(draft), before);
    }

    fn roll_call_begin(&mut self) {
        self.note(Draft::RollCall { answers: Vec::new() });
        self.say(Topic::Votes, Message::new("roll-call-begins"));
        self.ask();
    }

    /// An answer with a name in it: it counts if it is of the player who was asked.
    fn roll_call_named(&mut self, who: SeatSet, asked: Seat, vote: Vote) {
        if who == [asked].into_iter().collect() {
            self.roll_call_answer(vote);
        } else {
            self.not_now(self.scene.question());
        }
    }

    fn roll_call_answer(&mut self, vote: Vote) {
        let approves = vote == Vote::Approve;
        let Some((order, mut answers)) = self.scene.roll_call() else { return };
        let Some(player) = order.get(answers.len()) else { return };
        answers.push(approves);
        self.cue(Cue::Accepted);
        self.say_roll_call_answer(*player, approves);
        if answers.len() < order.len() {
            self.note(Draft::RollCall { answers });
            return self.ask();
        }
        let approve = order.iter().zip(&answers).filter(|(_, approves)| **approves).map(|(seat, _)| *seat).collect();
        self.play(Action::Vote(Ballot::Named { approve }));
    }

    fn say_roll_call_answer(&mut self, player: Seat, approves: bool) {
        let key = if approves { "roll-call-approves" } else { "roll-call-rejects" };
        self.say(Topic::Votes, Message::new(key).player("player", player));
    }

    /// Says what a roll call has come to, and goes on with it.
    pub(super) fn roll_call_again(&mut self) {
        let Some((order, answers)) = self.scene.roll_call() else { return };
        match order.iter().zip(&answers).next_back() {
            Some((player, approves)) => self.say_roll_call_answer(*player, *approves),
            None => self.say(Topic::Votes, Message::new("roll-call-begins")),
        }
        self.ask();
    }

    fn roll_call_back(&mut self) {
        let Some((order, mut answers)) = self.scene.roll_call() else { return };
        if answers.pop().is_none() {
            return self.roll_call_cancel();
        }
        let player = order[answers.len()];
        self.note(Draft::RollCall { answers });
        self.say(Topic::Votes, Message::new("roll-call-back").player("player", player));
    }

    fn roll_call_cancel(&mut self) {
        self.note(Draft::Nothing);
        self.ask_again();
    }
}

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
