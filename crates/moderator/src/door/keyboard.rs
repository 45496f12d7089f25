//! Lines and single keys: a key silences, and acts. Digits and Enter answer the open question.

use crate::actions::keyboard::{add_digit, drop_line, open_line, reads_back_as_meant, team_digit};
use crate::actions::lessons::choosing;
use crate::actions::play::people;
use crate::actions::{headset, speech_input};
use crate::door::Session;
use crate::game::Mission;
use crate::language::{Intent, Message, Misunderstood, Verb, is_question};
use crate::narration::announcing::table;
use crate::narration::answers::help;
use crate::narration::asking;
use crate::narration::refusing::lines;
use crate::narration::refusing::lines::{cuts_something_off, not_a_key};
use crate::output::history::Topic;
use crate::output::{ceremony, script};
use crate::preferences::Key;
use crate::queries::keys::{is_held, seat_of_letter};
use crate::queries::lines::understood;
use crate::queries::missions::meaning::count_of;
use crate::queries::question::{is_asked_alone, is_whether, tells};
use crate::queries::rounds::result;
use crate::queries::secret_ballot::voters;
use crate::queries::speech_input::confirmation;
use crate::queries::{keys, lessons, subjects};
use crate::state::keyboard::Entry;
use crate::state::open::Mode;
use protocol::question::{Question, verb_of};

impl Session {
    /// A key in single-key mode: it silences, and acts.
    pub(crate) fn key(&mut self, key: Key) {
        self.desk.narration.history.begin_group();
        let was_speaking = self.desk.narration.queue.is_speaking();
        self.desk.silence(&mut self.scene);
        let key = match (key, self.keyboard.bindings.meaning(key)) {
            (Key::Char(sign), None) => Key::Char(keys::digit_of_sign(sign).unwrap_or(sign)),
            _ => key,
        };
        if !self.keyboard.typing && headset::keys::headset_key(&mut self.scene, &mut self.desk, &self.keyboard, key) {
            return help::report_state(&self.scene, &mut self.desk);
        }
        match (key, self.keyboard.bindings.meaning(key)) {
            (Key::Typed, _) => self.keyboard.typing = true,
            (Key::Escape, _) if self.keyboard.typing => drop_line(&self.scene, &mut self.desk, &mut self.keyboard),
            // What was pressed so far goes first.
            (_, Some(Verb::Undo | Verb::Cancel | Verb::Back)) if self.keyboard.entry != Entry::default() => {
                self.drop_entry();
            }
            // One key holds, and lets go on.
            (_, Some(Verb::Pause)) if is_held(&self.scene) => self.intend(Intent::Plain(Verb::Resume)),
            (_, Some(verb)) => self.intend(Intent::Plain(verb)),
            (Key::Char(':'), _) => open_line(&self.scene, &mut self.desk, &mut self.keyboard),
            (Key::Enter, _) if script::script_is_silenced(&mut self.scene) => {}
            (Key::Enter, _) => self.enter(was_speaking),
            (Key::Escape, _) if was_speaking => {}
            (Key::Escape, _) => self.drop_entry(),
            (Key::Backspace, _) => self.backspace(),
            (Key::Char(sign), _) if sign.is_ascii_digit() => self.digit(sign),
            (Key::Char(sign), _) if seat_of_letter(&self.scene, sign).is_some() => self.digit(sign),
            // That the script pauses is the answer.
            _ if script::script_is_silenced(&mut self.scene) => {}
            _ => not_a_key(&self.scene, &mut self.desk),
        }
        script::hold_silenced_script(&mut self.scene, &mut self.desk);
        ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
        help::report_state(&self.scene, &mut self.desk);
    }

    /// Enter gives the answer that was put together, or goes on; while the narrator speaks it only silences.
    pub(crate) fn enter(&mut self, was_speaking: bool) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        let number = entry.digits.parse::<u32>().ok();
        let players = voters(&self.scene).len() as u32;
        match (self.scene.question(), number) {
            _ if self.scene.open.pending.is_some() && !was_speaking => self.intend(Intent::Plain(Verb::Confirm)),
            _ if self.scene.open.ceremony.is_held() && !was_speaking && number.is_none() => {
                self.intend(Intent::Plain(Verb::Next));
            }
            _ if lessons::waits_for_next(&self.scene) => self.intend(Intent::Plain(Verb::Next)),
            (Question::Team, _) if !entry.team.is_empty() => self.intend(Intent::Propose(entry.team)),
            (Question::Vote, Some(approve)) if approve <= players => {
                self.intend(Intent::Vote { approve, reject: players - approve });
            }
            (Question::Vote, Some(approve)) => self.intend(Intent::Vote { approve, reject: 0 }),
            (Question::Count, Some(number)) => self.intend(count_of(Verb::Fails, number)),
            (Question::CountOn { card }, Some(number)) => self.intend(count_of(verb_of(card), number)),
            _ if self.scene.open.asks() => self.intend(Intent::Plain(Verb::Skip)),
            (
                Question::Guidance { .. }
                | Question::Reveal
                | Question::ScriptOver
                | Question::ScriptPaused
                | Question::Start
                | Question::Options,
                _,
            ) => self.intend(Intent::Plain(Verb::Next)),
            _ if was_speaking => ceremony::end_what_is_only_waited_for(&mut self.scene, &mut self.desk),
            (Question::DrawCard { .. }, _) => self.intend(Intent::Plain(Verb::DrawForMe)),
            (Question::Claim, _) => self.intend(Intent::Plain(Verb::NoClaim)),
            (Question::UseCard { card, .. }, _) if card.needs_target() => self.intend(Intent::Plain(Verb::Pass)),
            _ => asking::ask_again(&self.scene, &mut self.desk),
        }
    }

    pub(crate) fn drop_entry(&mut self) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        if entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Cancel));
        } else {
            self.desk.say(&self.scene, Topic::General, Message::new("entry-dropped"));
        }
    }

    pub(crate) fn backspace(&mut self) {
        if self.keyboard.entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Back));
        } else {
            self.drop_entry();
        }
    }

    pub(crate) fn digit(&mut self, sign: char) {
        let number = sign.to_digit(10).or_else(|| seat_of_letter(&self.scene, sign)).unwrap_or(0);
        match self.scene.question() {
            Question::ScreenReader
            | Question::Unfinished
            | Question::Options
            | Question::Edition
            | Question::RevealWay
            | Question::Headset => self.intend(Intent::Option(number)),
            Question::Start if number == 0 => self.intend(Intent::Option(number)),
            Question::Mission => match Mission::from_number(number) {
                Some(_) => self.intend(Intent::Mission(number)),
                None => {
                    self.desk.refuse(&self.scene, "no-mission", Message::new("refused-no-mission").text("word", sign))
                }
            },
            Question::Team => {
                team_digit(&self.scene, &mut self.desk, &mut self.keyboard, keys::seat_of_digit(number))
            }
            question if question.is_answered_by_a_digit() => {
                let intent = subjects::of_question(question).and_then(|subject| subject.digit(&self.scene, number));
                self.digit_means(intent, number);
            }
            Question::Vote | Question::Count | Question::CountOn { .. } if sign.is_ascii_digit() => {
                add_digit(&self.scene, &mut self.desk, &mut self.keyboard, sign);
            }
            _ => not_a_key(&self.scene, &mut self.desk),
        }
    }

    pub(crate) fn digit_means(&mut self, intent: Option<Intent>, digit: u32) {
        match intent {
            Some(intent) => self.intend(intent),
            None => self.desk.refuse(
                &self.scene,
                "no-choice",
                Message::new("refused-no-choice").text("word", digit.to_string()),
            ),
        }
    }
}

impl Session {
    /// Carries out a line; one that may not be meant as it stands only after a yes.
    pub(crate) fn means(&mut self, line: &str, intent: Intent) {
        let only_asks = is_question(line) && tells(&self.scene, &intent);
        if !only_asks && !is_whether(&self.scene, line, &intent) {
            return self.intend(intent);
        }
        match subjects::action_of(&self.scene, &intent).filter(|_| !is_asked_alone(&self.scene)) {
            Some(action) => speech_input::weigh(&mut self.scene, &mut self.desk, intent, action),
            None if confirmation::moves_the_game(&self.scene, &intent)
                && intent.verb() != Verb::Confirm
                && !is_asked_alone(&self.scene) =>
            {
                speech_input::read_back(&mut self.scene, &mut self.desk, intent);
            }
            None => asking::ask_again(&self.scene, &mut self.desk),
        }
    }
}

impl Session {
    /// A typed line. In a cooked terminal Enter also stops speech; an empty line while something is heard does only that.
    pub(crate) fn line(&mut self, line: &str) {
        self.keyboard.line_ended();
        self.desk.narration.history.begin_group();
        let cuts_off = cuts_something_off(&self.scene, &self.desk);
        self.desk.silence(&mut self.scene);
        match line.trim() {
            _ if headset::keys::headset_line(&mut self.scene, &mut self.desk, line) => {}
            "" if cuts_off => ceremony::end_what_is_only_waited_for(&mut self.scene, &mut self.desk),
            "" => self.empty_line(),
            name if choosing::takes_name(&mut self.scene, &mut self.desk, name) => {}
            _ => self.line_means(line),
        }
        script::hold_silenced_script(&mut self.scene, &mut self.desk);
        ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
        help::report_state(&self.scene, &mut self.desk);
    }

    fn line_means(&mut self, line: &str) {
        if table::refuses_seated(&self.scene, &mut self.desk, line) {
            return;
        }
        match understood(&self.scene, line) {
            Ok(intent) => self.means(line, intent),
            Err(why) => match self.keyboard.bindings.line(line) {
                Some(verb) => self.intend(Intent::Plain(verb)),
                None if people::names_instead(&mut self.scene, &mut self.desk, &mut self.listening, line, &why) => {}
                None if reads_back_as_meant(&mut self.scene, &mut self.desk, line, &why) => {}
                None => match result::put_right_by(&self.scene, line) {
                    Some(intent) => self.means(line, intent),
                    None => lines::misunderstood(&self.scene, &mut self.desk, line, why),
                },
            },
        }
    }

    fn empty_line(&mut self) {
        match self.scene.mode {
            Mode::Table if self.scene.open.asks() => self.intend(Intent::Plain(Verb::Skip)),
            Mode::Table => asking::ask_in_full(&self.scene, &mut self.desk),
            Mode::Program => lines::misunderstood(&self.scene, &mut self.desk, "", Misunderstood::Empty),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::door::Session;
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::preferences::{Key, KeyMode};
    use crate::state::open::Mode;
    use crate::state::setup_dialogue::Told;
    use protocol::Want;
    use protocol::{Effect, Input};

    /// A session in single-key mode, at its first question, with what it printed for it.
    fn session() -> (Session, Vec<Effect>) {
        let preferences = Preferences { keys: KeyMode::Single, ..Preferences::default() };
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
