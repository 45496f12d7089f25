//! Single keys: each means a command, as everywhere for blind players, and every one can be given another meaning.
//! Digits and Enter answer the open question.

mod wording;

use std::collections::BTreeMap;

use super::mission::{count_of, verb_of};
use super::narration::Topic;
use super::preferences::{Keys, Preferences};
use super::question::Question;
use super::{Effect, Key, Mode, Session, Want};
use crate::game::{Count, Mission, MissionCard, Seat, SeatSet};
use crate::language::{Intent, Message, Verb};

/// What the keys mean from the start.
const USUAL: [(Key, Verb); 22] = [
    (Key::Char(' '), Verb::Talk),
    (Key::Char('r'), Verb::Repeat),
    (Key::Char('t'), Verb::Status),
    (Key::Char('s'), Verb::Score),
    (Key::Char('S'), Verb::ScoreFull),
    (Key::Char('v'), Verb::Votes),
    (Key::Char('V'), Verb::VotesAll),
    (Key::Char('m'), Verb::More),
    (Key::Char('p'), Verb::Pause),
    (Key::Char('w'), Verb::Who),
    (Key::Char('g'), Verb::Log),
    (Key::Char(','), Verb::Older),
    (Key::Char('.'), Verb::Newer),
    (Key::Char('<'), Verb::Oldest),
    (Key::Char('>'), Verb::Newest),
    (Key::Char('['), Verb::PreviousBuffer),
    (Key::Char(']'), Verb::NextBuffer),
    (Key::Char('u'), Verb::Undo),
    (Key::Char('?'), Verb::Help),
    (Key::Control('r'), Verb::Redo),
    (Key::Control('s'), Verb::Save),
    (Key::Control('q'), Verb::Quit),
];

/// The keys of this table, and what was pressed towards an answer.
#[derive(Debug)]
pub struct Keyboard {
    bindings: BTreeMap<Key, Verb>,
    single: bool,
    entry: Entry,
    /// Whether a line is being typed. The keyboard collects it; here it only matters to Escape.
    typing: bool,
    wanted: Option<Want>,
}

/// Digits on their way to an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    team: SeatSet,
    digits: String,
}

impl Keyboard {
    /// The usual keys, with a person's own on top.
    #[must_use]
    pub fn new(preferences: &Preferences) -> Self {
        let mut bindings = BTreeMap::from(USUAL);
        for (key, verb) in &preferences.bindings {
            if let (Some(key), Some(verb)) = (Self::read(key), Verb::from_id(verb)) {
                bindings.insert(key, verb);
            }
        }
        let single = preferences.keys == Keys::Single;
        Self { bindings, single, entry: Entry::default(), typing: false, wanted: None }
    }

    /// A key as it is written in the settings: a sign, or `Ctrl+` and a letter.
    #[must_use]
    pub fn read(text: &str) -> Option<Key> {
        if text == "Space" {
            return Some(Key::Char(' '));
        }
        let (control, sign) = match text.strip_prefix("Ctrl+") {
            Some(sign) => (true, sign),
            None => (false, text),
        };
        let mut signs = sign.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        Some(if control { Key::Control(sign.to_ascii_lowercase()) } else { Key::Char(sign) })
    }

    /// A key as it is written.
    #[must_use]
    pub fn spell(key: Key) -> String {
        match key {
            Key::Char(' ') => "Space".to_owned(),
            Key::Char(sign) => sign.to_string(),
            Key::Control(sign) => format!("Ctrl+{}", sign.to_ascii_uppercase()),
            Key::Enter => "Enter".to_owned(),
            Key::Escape => "Esc".to_owned(),
            Key::Backspace => "Backspace".to_owned(),
            Key::Tab => "Tab".to_owned(),
            Key::Typed | Key::Other => String::new(),
        }
    }

    /// A key as it is called: signs have names when they are spoken.
    #[must_use]
    pub fn name(key: Key) -> Message {
        match key {
            Key::Char(' ') => Message::new("key-space"),
            Key::Char(',') => Message::new("key-comma"),
            Key::Char('.') => Message::new("key-full-stop"),
            Key::Char('<') => Message::new("key-less"),
            Key::Char('>') => Message::new("key-greater"),
            Key::Char('[') => Message::new("key-left-bracket"),
            Key::Char(']') => Message::new("key-right-bracket"),
            Key::Char('?') => Message::new("key-question-mark"),
            Key::Char(letter) if letter.is_uppercase() => Message::new("key-capital").text("letter", letter),
            Key::Control(letter) => Message::new("key-control").text("letter", letter.to_ascii_uppercase()),
            key => Message::new("key-letter").text("letter", Self::spell(key)),
        }
    }

    /// A question as it is asked of these keys: in single-key mode it names keys instead of words to type.
    #[must_use]
    pub fn asks(&self, message: Message) -> Message {
        match wording::of_keys(message.key()).filter(|_| self.single) {
            Some(key) => message.in_words_of(key),
            None => message,
        }
    }

    /// The command of a line that holds one sign: in line mode the same letters are typed as a line.
    #[must_use]
    pub fn line(&self, line: &str) -> Option<Verb> {
        let mut signs = line.trim().chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        self.meaning(Key::Char(sign))
    }

    /// A line has been typed to its end.
    pub(super) fn line_ended(&mut self) {
        self.typing = false;
    }

    /// All keys with their commands.
    #[must_use]
    pub fn listed(&self) -> Vec<(Key, Verb)> {
        self.bindings.iter().map(|(key, verb)| (*key, *verb)).collect()
    }

    /// A capital letter means the same as the small one, unless it has a meaning of its own.
    pub(super) fn meaning(&self, key: Key) -> Option<Verb> {
        let small = match key {
            Key::Char(sign) => Key::Char(sign.to_ascii_lowercase()),
            other => other,
        };
        self.bindings.get(&key).or_else(|| self.bindings.get(&small)).copied()
    }
}

impl Session {
    /// A key in single-key mode: it silences, and acts.
    pub(super) fn key(&mut self, key: Key) {
        self.narration.history.begin_group();
        let was_speaking = self.narration.queue.is_speaking();
        self.silence();
        if !self.keyboard.typing && self.headset_key(key) {
            return self.report_state();
        }
        match (key, self.keyboard.meaning(key)) {
            (Key::Typed, _) => self.keyboard.typing = true,
            (Key::Escape, _) if self.keyboard.typing => self.drop_line(),
            // One key holds, and lets go on.
            (_, Some(Verb::Pause)) if self.is_held() => self.intend(Intent::Plain(Verb::Resume)),
            (_, Some(verb)) => self.intend(Intent::Plain(verb)),
            (Key::Char(':'), _) => self.open_line(),
            (Key::Enter, _) if self.script_is_silenced() => {}
            (Key::Enter, _) => self.enter(was_speaking),
            (Key::Escape, _) if was_speaking => {}
            (Key::Escape, _) => self.drop_entry(),
            (Key::Backspace, _) => self.backspace(),
            (Key::Char(sign), _) if sign.is_ascii_digit() => self.digit(sign),
            (Key::Char(sign), _) if self.seat_of_letter(sign).is_some() => self.digit(sign),
            // That the script pauses is the answer.
            _ if self.script_is_silenced() => {}
            _ => self.not_a_key(),
        }
        self.hold_silenced_script();
        self.go_on_with_ceremony();
        self.report_state();
    }

    fn open_line(&mut self) {
        self.keyboard.typing = true;
        self.say(Topic::General, Message::new("line-opens"));
    }

    fn drop_line(&mut self) {
        self.keyboard.typing = false;
        self.say(Topic::General, Message::new("entry-dropped"));
    }

    /// Whether a pause or a script waits until somebody lets it go on.
    fn is_held(&self) -> bool {
        self.narration.ceremony.is_held() || self.script_is_held()
    }

    fn not_a_key(&mut self) {
        self.refuse("unknown-key", Message::new("refused-key"));
    }

    /// Enter gives the answer that was put together, or goes on; while the narrator speaks it only silences.
    fn enter(&mut self, was_speaking: bool) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        let number = entry.digits.parse::<u32>().ok();
        let players = self.everybody().len() as u32;
        match (self.question(), number) {
            _ if self.listening.pending.is_some() && !was_speaking => self.intend(Intent::Plain(Verb::Confirm)),
            _ if self.narration.ceremony.is_held() && !was_speaking && number.is_none() => {
                self.intend(Intent::Plain(Verb::Next));
            }
            (Question::Team, _) if !entry.team.is_empty() => self.intend(Intent::Propose(entry.team)),
            (Question::Vote, Some(approve)) if approve <= players => {
                self.intend(Intent::Vote { approve, reject: players - approve });
            }
            (Question::Vote, Some(approve)) => self.intend(Intent::Vote { approve, reject: 0 }),
            (Question::Count, Some(number)) => self.intend(count_of(Verb::Fails, number)),
            (Question::CountOn { card }, Some(number)) => self.intend(count_of(verb_of(card), number)),
            _ if self.listening.asks() => self.intend(Intent::Plain(Verb::Skip)),
            (
                Question::Guidance { .. }
                | Question::Reveal
                | Question::ScriptOver
                | Question::ScriptPaused
                | Question::Start
                | Question::Options,
                _,
            ) => self.intend(Intent::Plain(Verb::Next)),
            _ if was_speaking => {}
            (Question::DrawCard { .. }, _) => self.intend(Intent::Plain(Verb::DrawForMe)),
            (Question::Claim, _) => self.intend(Intent::Plain(Verb::NoClaim)),
            (Question::UseCard { card, .. }, _) if card.needs_target() => self.intend(Intent::Plain(Verb::Pass)),
            _ => self.ask_again(),
        }
    }

    fn drop_entry(&mut self) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        if entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Cancel));
        } else {
            self.say(Topic::General, Message::new("entry-dropped"));
        }
    }

    fn backspace(&mut self) {
        if self.keyboard.entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Back));
        } else {
            self.drop_entry();
        }
    }

    fn digit(&mut self, sign: char) {
        let number = sign.to_digit(10).or_else(|| self.seat_of_letter(sign)).unwrap_or(0);
        match self.question() {
            Question::Unfinished | Question::Options | Question::RevealWay | Question::Headset => {
                self.intend(Intent::Option(number))
            }
            Question::Mission => match Mission::from_number(number) {
                Some(_) => self.intend(Intent::Mission(number)),
                None => self.refuse("no-mission", Message::new("refused-no-mission").text("word", sign)),
            },
            Question::RollCall { .. } => match number {
                1 => self.intend(Intent::Opens(Verb::Approve)),
                2 => self.intend(Intent::Opens(Verb::Reject)),
                _ => self.refuse("no-choice", Message::new("refused-no-choice").text("word", sign)),
            },
            Question::Team => self.team_digit(seat_of_digit(number)),
            question if question.is_about_plot_cards() => self.plot_digit(number),
            question if question.is_about_agents() => self.agent_digit(number),
            question if question.names_in_mission() => self.mission_digit(number),
            Question::Vote | Question::Count | Question::CountOn { .. } if sign.is_ascii_digit() => {
                self.add_digit(sign);
            }
            _ => self.not_a_key(),
        }
    }

    /// A digit of a number: one that makes it too large is refused, and the number stays as it was.
    fn add_digit(&mut self, sign: char) {
        let digits = format!("{}{sign}", self.keyboard.entry.digits);
        let (number, most) = (digits.parse::<u32>().unwrap_or(u32::MAX), self.most());
        if number > most {
            let refused = Message::new("refused-too-high").number("number", number).number("most", most);
            return self.refuse("no-choice", refused);
        }
        self.keyboard.entry.digits = digits;
        self.read_entry();
    }

    /// The largest number that answers the open question.
    fn most(&self) -> u32 {
        let Some(game) = self.game() else { return u32::MAX };
        let counts = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
        let most = |cards: fn(&Count) -> u8| counts.iter().map(cards).max().map_or(u32::MAX, u32::from);
        match self.question() {
            Question::Vote => self.everybody().len() as u32,
            Question::CountOn { card: MissionCard::Reverse } => most(|count| count.reverses),
            Question::CountOn { card: MissionCard::RogueSuccess } => most(|count| count.rogues),
            _ => most(|count| count.fails),
        }
    }

    /// The seats beyond the ten digits, where a seat is asked for: a is the eleventh, b the twelfth.
    fn seat_of_letter(&self, sign: char) -> Option<u32> {
        let question = self.question();
        let seat = match sign.to_ascii_lowercase() {
            'a' => 11,
            'b' => 12,
            _ => return None,
        };
        let asked_for = question == Question::Team || question.is_about_agents();
        (asked_for && self.lexicon.names().values().len() >= seat as usize).then_some(seat)
    }

    /// A digit is a seat: it joins the team, or leaves it again.
    fn team_digit(&mut self, number: u32) {
        let players = self.lexicon.names().values().len();
        let Some(seat) = Seat::from_number(number).filter(|seat| seat.index() < players) else {
            let refused = Message::new("refused-no-seat").number("seat", number).number("players", players as u32);
            return self.refuse("unknown-player", refused);
        };
        let team = &mut self.keyboard.entry.team;
        let key = if team.insert(seat) {
            "entry-joins"
        } else {
            team.remove(seat);
            "entry-leaves"
        };
        let team = *team;
        let message = Message::new(key).player("player", seat).number("count", team.len() as u32);
        self.say_in_full(Topic::General, &message);
    }

    fn read_entry(&mut self) {
        let number = self.keyboard.entry.digits.parse::<u32>().unwrap_or(u32::MAX);
        let players = self.everybody().len() as u32;
        let message = match self.question() {
            Question::Vote => {
                let key = if number > 0 && number * 10 <= players { "entry-vote-more" } else { "entry-vote" };
                Message::new(key).number("approve", number).number("reject", players.saturating_sub(number))
            }
            Question::CountOn { card: MissionCard::Reverse } => {
                Message::new("entry-reverses").number("count", number)
            }
            Question::CountOn { card: MissionCard::RogueSuccess } => {
                Message::new("entry-rogues").number("count", number)
            }
            _ => Message::new("entry-fails").number("fails", number),
        };
        self.say_in_full(Topic::General, &message);
    }

    /// Whether single keys act at once.
    pub(super) fn uses_single_keys(&self) -> bool {
        self.keyboard.single
    }

    /// Whoever uses single keys is told once that they act at once.
    pub(super) fn tell_of_single_keys(&mut self) {
        if self.keyboard.single && self.mode == Mode::Table {
            self.say(Topic::General, Message::new("keys-single-on"));
        }
    }

    /// Tells single-key mode whether letters are text now, before anything that asks for them is printed: whoever answers
    /// at once is understood.
    pub(super) fn want(&mut self) {
        if !self.keyboard.single || self.mode == Mode::Program {
            return;
        }
        let want = if self.question().wants_a_line() { Want::Line } else { Want::Key };
        if self.keyboard.wanted != Some(want) {
            self.keyboard.wanted = Some(want);
            self.effects.insert(0, Effect::Want(want));
        }
    }
}

/// The number of the seat that a digit stands for: zero is the tenth.
pub(super) fn seat_of_digit(digit: u32) -> u32 {
    if digit == 0 { 10 } else { digit }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::session::{Input, Told};

    /// A session in single-key mode, at its first question, with what it printed for it.
    fn session() -> (Session, Vec<Effect>) {
        let preferences = Preferences { keys: Keys::Single, ..Preferences::default() };
        let mut session = Session::new(Mode::Table, Language::ENGLISH, preferences);
        let effects = session.open(Told::default(), None, &[]);
        (session, effects)
    }

    fn printed(effects: Vec<Effect>) -> Vec<String> {
        let lines = effects.into_iter().filter_map(|effect| match effect {
            Effect::Print(line) => Some(line),
            _ => None,
        });
        lines.collect()
    }

    fn press(session: &mut Session, key: Key) -> Vec<Effect> {
        session.handle(Input::Key(key))
    }

    #[test]
    fn a_line_is_wanted_for_names() {
        let (_, effects) = session();
        assert!(effects.contains(&Effect::Want(Want::Line)), "{effects:?}");
    }

    #[test]
    fn what_keys_are_for_is_known_before_it_is_asked() {
        let (mut session, effects) = session();
        assert_eq!(effects.first(), Some(&Effect::Want(Want::Line)));
        for line in ["Ana, Ben, Cleo, Dan, Eve", "done"] {
            session.handle(Input::Line(line.to_owned()));
        }
        let effects = session.handle(Input::Line("Ana".to_owned()));
        assert_eq!(effects.first(), Some(&Effect::Want(Want::Key)), "{effects:?}");
    }

    #[test]
    fn typing_silences_and_says_nothing() {
        let (mut session, _) = session();
        let effects = press(&mut session, Key::Typed);
        assert!(effects.contains(&Effect::Silence), "{effects:?}");
        assert_eq!(printed(effects), Vec::<String>::new());
        assert_eq!(printed(press(&mut session, Key::Typed)), Vec::<String>::new());
    }

    #[test]
    fn escape_drops_a_line_and_nothing_else() {
        let (mut session, _) = session();
        assert_eq!(printed(press(&mut session, Key::Char(':'))), ["Type your command."]);
        press(&mut session, Key::Typed);
        assert_eq!(printed(press(&mut session, Key::Escape)), ["Cancelled."]);
        press(&mut session, Key::Typed);
        session.handle(Input::Line("Ana".to_owned()));
        assert!(!printed(press(&mut session, Key::Escape)).contains(&"Cancelled.".to_owned()));
    }
}
