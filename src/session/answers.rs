//! Questions of the table that are answered at any time: repeat, status, score, who, help, history.

use super::announce::score_line;
use super::keyboard::Keyboard;
use super::narration::history::{Found, Repeated, Topic, Walk};
use super::question::Question;
use super::saving::Saving;
use super::{Session, Stage, agents, mission, plot};
use crate::game::{Action, Game, Mission, Outcome, Phase, Reveal, Seat};
use crate::language::pattern::{Pattern, Slot};
use crate::language::{Intent, Length, Message, Verb};

impl Session {
    /// Answers a question of the table. False if it is none.
    pub(super) fn answer(&mut self, intent: &Intent) -> bool {
        match intent {
            Intent::VotesOf(seat) => self.say_votes_of(*seat),
            Intent::Explain(card) => self.say_card(*card),
            Intent::Plain(verb) => return self.answer_plain(*verb),
            _ => return false,
        }
        true
    }

    fn answer_plain(&mut self, verb: Verb) -> bool {
        match verb {
            Verb::Repeat => self.repeat(),
            Verb::Log => self.say_log(),
            Verb::Help => self.say_help(),
            Verb::Keys => self.say_keys(),
            Verb::Older => self.walk(Walk::Older),
            Verb::Newer => self.walk(Walk::Newer),
            Verb::Oldest => self.walk(Walk::Oldest),
            Verb::Newest => self.walk(Walk::Newest),
            Verb::NextBuffer => self.change_buffer(1),
            Verb::PreviousBuffer => self.change_buffer(-1),
            Verb::Status => self.say_status(),
            Verb::Score => self.say_score(),
            Verb::ScoreFull => self.say_full_score(),
            Verb::Votes => self.say_votes(),
            Verb::VotesAll => self.say_all_votes(),
            Verb::More => self.say_more(),
            Verb::Who => self.say_who(),
            Verb::WhoGoes if self.game().is_some() => self.say_who_goes(),
            Verb::Rejections if self.game().is_some() => self.say_rejections(),
            Verb::Roles => self.say_line(&Message::new("who-is-what")),
            Verb::LayAgain if self.game().is_some() => self.say_table(),
            Verb::Holders => self.say_holders(),
            Verb::Deck => self.say_deck(),
            Verb::Reminders => self.say_reminders(),
            Verb::Save => self.say_saved(),
            Verb::Summary if self.question() == Question::AfterGame => self.say_summary(),
            _ => return false,
        }
        true
    }

    pub(super) fn say_line(&mut self, message: &Message) {
        self.say_in_full(Topic::General, message);
    }

    pub(super) fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Table(table) => Some(table.record.game()),
            Stage::Interview(_) | Stage::Reading(_) => None,
        }
    }

    /// Says the last announcements again, word for word, or said at once once more, those before them. They are not kept a
    /// second time.
    pub(super) fn repeat(&mut self) {
        let (mut last, place) = match self.narration.history.repeat() {
            Repeated::Said(last) => (last, None),
            Repeated::Earlier(last) => (last, Some("history-earlier")),
            Repeated::Oldest(last) => (last, Some("history-oldest")),
            Repeated::Nothing => return self.say_line(&Message::new("nothing-to-repeat")),
        };
        last.retain(|said| !self.narration.ceremony.is_to_say(&said.printed));
        if let Some(place) = place {
            self.utter_message(&Message::new(place));
        }
        for said in last {
            self.utter(said.spoken, said.printed);
        }
    }

    fn walk(&mut self, walk: Walk) {
        match self.narration.history.walk(walk) {
            Found::Said(said) => self.utter(said.spoken, said.printed),
            Found::End(said) => {
                let key = if walk == Walk::Newer { "history-newest" } else { "history-oldest" };
                self.utter_message(&Message::new(key));
                self.utter(said.spoken, said.printed);
            }
            Found::Empty => {
                let buffer = Message::new(self.narration.history.buffer().key());
                self.utter_message(&Message::new("history-empty").message("buffer", buffer));
            }
        }
    }

    fn change_buffer(&mut self, step: isize) {
        self.narration.history.change_buffer(step);
        let buffer = Message::new(self.narration.history.buffer().key());
        self.utter_message(&Message::new("history-buffer").message("buffer", buffer));
    }

    /// Says something about the history itself, which does not become part of it.
    fn utter_message(&mut self, message: &Message) {
        let render = |form| self.lexicon.render(message, form, crate::language::Length::Full);
        let (spoken, printed) = (render(crate::language::Form::Spoken), render(crate::language::Form::Printed));
        self.utter(spoken, printed);
    }

    fn say_status(&mut self) {
        let Some(game) = self.game().copied() else { return self.ask_again() };
        let leader = game.leader();
        let status = match game.phase() {
            Phase::Setup => Message::new("status-setup"),
            Phase::Reveal if game.reveal() == Reveal::Earpiece => Message::new("status-reveal-dealt"),
            Phase::Reveal => Message::new("status-reveal"),
            Phase::Proposal { mission: None } => Message::new("status-mission-choice").player("leader", leader),
            Phase::Proposal { mission: Some(mission) } => Message::new("status-proposal")
                .player("leader", leader)
                .number("size", game.team_size(mission))
                .number("mission", mission.number()),
            Phase::Vote { mission, team } => Message::new("status-vote")
                .players("team", team)
                .number("mission", mission.number())
                .player("leader", leader),
            Phase::Window(window) => {
                let key = if window.asked.is_some() { "status-window" } else { "status-window-open" };
                Message::new(key)
                    .any_of("player", game.may_come(window))
                    .message("card", plot::name(window.at.card()))
            }
            Phase::Plot(_) => Message::new("status-plot").player("leader", leader),
            Phase::FaceUp(run) => Message::new("status-face-up").players("names", run.waits_for()),
            Phase::Mission(run) => {
                Message::new("status-mission").group("team", run.team).number("mission", run.mission.number())
            }
            Phase::Over(_) => Message::new("status-over"),
            phase => mission::asking::status(&game).unwrap_or_else(|| agents::asking::status(phase, &game)),
        };
        self.say_line(&status);
        if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
            self.say_rejections();
        }
        self.ask_again();
    }

    /// How many teams were rejected in this round, and whether the next rejection would be the last.
    fn say_rejections(&mut self) {
        let Some(game) = self.game().copied() else { return };
        self.say_line(&Message::new("status-track").number("rejections", game.vote_track()));
        let open = matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. });
        if open && game.vote_track() + 1 == game.last_proposal() {
            self.say_line(&Message::new("last-proposal"));
        }
    }

    /// Who is on the team that is voted on, or on its mission.
    fn say_who_goes(&mut self) {
        let Some(game) = self.game().copied() else { return };
        let team = game.phase().team();
        let line = match game.phase() {
            Phase::Over(_) => Message::new("team-over"),
            _ if team.is_empty() => Message::new("team-none").player("leader", game.leader()),
            _ => Message::new("team-is").players("team", team),
        };
        self.say_line(&line);
    }

    /// The score in one sentence.
    pub(super) fn say_score(&mut self) {
        let Some(game) = self.game() else { return self.not_now(self.question()) };
        let results = game.results();
        let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
        let score = if none_run { Message::new("score-none") } else { score_line(&results) };
        self.say_line(&score);
    }

    fn say_full_score(&mut self) {
        let Some(game) = self.game().copied() else { return self.not_now(self.question()) };
        for mission in Mission::ALL {
            let line = match game.results().of(mission) {
                Some(Outcome::Success) => Message::new("score-mission-success"),
                Some(Outcome::Fail) => Message::new("score-mission-fail"),
                None => Message::new("score-mission-open").number("size", game.team_size(mission)),
            };
            self.say_line(&line.number("mission", mission.number()));
        }
        self.say_line(&score_line(&game.results()));
    }

    fn say_who(&mut self) {
        let named: Vec<Seat> = self.lexicon.names().iter().map(|(seat, _)| seat).collect();
        let seats = match (self.game(), named.first()) {
            (Some(game), Some(first)) => game.seats().clockwise_from(*first).collect(),
            _ => named,
        };
        for seat in seats {
            let roles = self.game().map(|game| agents::asking::roles(seat, game)).unwrap_or_default();
            let line = match (roles.as_slice(), self.game().map(Game::leader)) {
                ([], _) => Message::new("who-seat"),
                ([_], Some(leader)) if leader == seat => Message::new("who-seat-leader"),
                _ => Message::new("who-seat-roles").list("roles", roles),
            };
            self.say_line(&line.number("seat", seat.number()).player("player", seat));
        }
        // Whoever has heard it once knows it.
        let order = Message::new("who-clockwise");
        if self.length_of(order.key()) == Length::Full {
            self.say(Topic::General, order);
        }
    }

    fn say_saved(&mut self) {
        let key = match (&self.stage, self.keeping.saving()) {
            (Stage::Table(_), Saving::On | Saving::Failing) => "saved",
            (Stage::Table(_), Saving::Off) => "not-saved-now",
            _ => "nothing-saved-yet",
        };
        self.say_line(&Message::new(key));
    }

    /// What can be said now: the answers to the open question, then what is possible at any time.
    fn say_help(&mut self) {
        if self.uses_single_keys() {
            self.ask_in_full();
            return self.say_keys();
        }
        let verbs = self.answers_to_tell();
        let answers = self.examples(&verbs);
        let always = [
            Verb::Repeat,
            Verb::Status,
            Verb::Score,
            Verb::Votes,
            Verb::Who,
            Verb::Undo,
            Verb::Older,
            Verb::Brief,
            Verb::Faster,
            Verb::Keys,
            Verb::Quit,
        ];
        let always =
            always.into_iter().chain(self.plot_verbs()).chain(self.agent_verbs()).chain(self.headset_verbs());
        let always: Vec<Verb> = always.filter(|verb| !verbs.contains(verb)).collect();
        let always = self.examples(&always);
        self.say_line(&Message::new("help-answers").choices("list", answers));
        self.say_line(&Message::new("help-always").choices("list", always));
    }

    fn say_keys(&mut self) {
        let list = self.keyboard.listed();
        let keys = list
            .into_iter()
            .map(|(key, verb)| {
                Message::new("help-key").message("key", Keyboard::name(key)).text("meaning", self.opening(verb))
            })
            .collect();
        self.say_line(&Message::new("help-keys").list("list", keys));
    }

    /// An example of each command, as it would be typed.
    pub(super) fn examples(&self, verbs: &[Verb]) -> Vec<String> {
        let mut examples: Vec<String> = verbs
            .iter()
            .filter(|verb| self.is_possible_card(**verb) && self.can_be_told(**verb))
            .map(|verb| self.example(*verb))
            .collect();
        examples.retain(|example| !example.is_empty());
        examples.dedup();
        examples
    }

    /// A command as it would be typed at this table; while the narrator has ears, as it can be said too.
    pub(super) fn example(&self, verb: Verb) -> String {
        let whole = (verb == Verb::Fails).then(|| self.whole_count_example()).flatten();
        let shown = || self.lexicon.phrases().shown(verb);
        let Some(pattern) = whole.or_else(|| self.said_as(verb)).or_else(shown) else {
            return String::new();
        };
        if matches!(verb, Verb::Approve | Verb::Reject) && self.roll_call_is_open() {
            return without_slots(pattern);
        }
        if verb == Verb::On && matches!(self.question(), Question::Target { .. }) && self.said_as(verb).is_none() {
            return self.example_of(Slot::Target);
        }
        let is_new = |name: &&str| !self.lexicon.names().values().iter().any(|own| own == name);
        let newcomer = || ["Fay", "Kim", "Leo"].into_iter().find(is_new).unwrap_or_default().to_owned();
        pattern.written(|slot| match slot {
            Slot::Text if matches!(verb, Verb::Rename | Verb::TakesPlace | Verb::Joins) => newcomer(),
            slot => self.example_of(slot),
        })
    }

    /// The words of a command that are not in slots.
    pub(super) fn opening(&self, verb: Verb) -> String {
        self.lexicon.phrases().opening(verb)
    }

    /// The first mission that the leader can name now.
    fn mission_of_example(&self) -> u8 {
        let can_be_named =
            |mission: &Mission| self.game().is_some_and(|game| { *game }.play(Action::NameMission(*mission)).is_ok());
        Mission::ALL.into_iter().find(can_be_named).map_or(1, Mission::number)
    }

    pub(super) fn example_of(&self, slot: Slot) -> String {
        let players = self.lexicon.names().values();
        let size = self.game().and_then(|game| Some(usize::from(game.team_size(game.mission()?)))).unwrap_or(2);
        let (everybody, voters) = (self.everybody(), self.everybody().len());
        let name = |seat: usize, else_name: &str| players.get(seat).cloned().unwrap_or_else(|| else_name.to_owned());
        match slot {
            Slot::Players => {
                let in_play = |(seat, name): (Seat, &String)| everybody.contains(seat).then(|| name.clone());
                self.lexicon.names().iter().filter_map(in_play).take(size).collect::<Vec<_>>().join(", ")
            }
            Slot::Player => name(self.player_of_example(), "Ana"),
            Slot::Instead => name(1, "Ben"),
            Slot::Target => name(self.target_of_example(), "Ben"),
            Slot::Card => {
                let names = self.lexicon.phrases().names_of_card(self.card_of_example());
                names.first().cloned().unwrap_or_default()
            }
            Slot::Module => {
                let names = self.lexicon.phrases().names_of_module(self.module_of_example());
                names.first().cloned().unwrap_or_default()
            }
            Slot::Mission => self.mission_of_example().to_string(),
            Slot::Number | Slot::Reverses => "1".to_owned(),
            Slot::Rogues => "0".to_owned(),
            Slot::Approve => (voters - voters / 2).to_string(),
            Slot::Reject => (voters / 2).to_string(),
            Slot::Level => "50".to_owned(),
            Slot::Language => self.lexicon.phrases().own_name(),
            Slot::Text => "Ana, Ben, Cleo, Dan, Eve".to_owned(),
        }
    }
}

fn without_slots(pattern: &Pattern) -> String {
    pattern.written(|_| String::new()).split_whitespace().collect::<Vec<_>>().join(" ")
}
