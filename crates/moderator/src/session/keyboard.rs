//! Single keys: a key silences, and acts. Digits and Enter answer the open question.

mod asked;
pub mod keys;
pub mod lines;
pub(super) mod seats;
pub(super) mod single;
pub(super) mod wording;

use crate::game::{Count, Mission, MissionCard, Seat};
use crate::language::{Intent, Message, Verb};
use crate::preferences::Key;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::keyboard::keys::{Entry, Keyboard};
use crate::session::mission::meaning::count_of;
use crate::session::scene::Scene;
use crate::session::seats::apart::voters;
use crate::session::{Mode, Session, asking, desk, earpiece, lessons, menu, script, subjects};
use protocol::effect::{Effect, Want};
use protocol::question::{Question, verb_of};

impl Session {
    /// A key in single-key mode: it silences, and acts.
    pub(super) fn key(&mut self, key: Key) {
        self.desk.narration.history.begin_group();
        let was_speaking = self.desk.narration.queue.is_speaking();
        self.desk.silence(&mut self.scene);
        let key = match (key, self.keyboard.bindings.meaning(key)) {
            (Key::Char(sign), None) => Key::Char(keys::digit_of_sign(sign).unwrap_or(sign)),
            _ => key,
        };
        if !self.keyboard.typing && earpiece::press::headset_key(&mut self.scene, &mut self.desk, &self.keyboard, key)
        {
            return menu::state::report_state(&self.scene, &mut self.desk);
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
            (Key::Enter, _) if script::holding::script_is_silenced(&mut self.scene) => {}
            (Key::Enter, _) => self.enter(was_speaking),
            (Key::Escape, _) if was_speaking => {}
            (Key::Escape, _) => self.drop_entry(),
            (Key::Backspace, _) => self.backspace(),
            (Key::Char(sign), _) if sign.is_ascii_digit() => self.digit(sign),
            (Key::Char(sign), _) if seat_of_letter(&self.scene, sign).is_some() => self.digit(sign),
            // That the script pauses is the answer.
            _ if script::holding::script_is_silenced(&mut self.scene) => {}
            _ => not_a_key(&self.scene, &mut self.desk),
        }
        script::holding::hold_silenced_script(&mut self.scene, &mut self.desk);
        desk::ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
        menu::state::report_state(&self.scene, &mut self.desk);
    }

    /// Enter gives the answer that was put together, or goes on; while the narrator speaks it only silences.
    pub(super) fn enter(&mut self, was_speaking: bool) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        let number = entry.digits.parse::<u32>().ok();
        let players = voters(&self.scene).len() as u32;
        match (self.scene.question(), number) {
            _ if self.scene.open.pending.is_some() && !was_speaking => self.intend(Intent::Plain(Verb::Confirm)),
            _ if self.scene.open.ceremony.is_held() && !was_speaking && number.is_none() => {
                self.intend(Intent::Plain(Verb::Next));
            }
            _ if lessons::commands::waits_for_next(&self.scene) => self.intend(Intent::Plain(Verb::Next)),
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
            _ if was_speaking => desk::ceremony::end_what_is_only_waited_for(&mut self.scene, &mut self.desk),
            (Question::DrawCard { .. }, _) => self.intend(Intent::Plain(Verb::DrawForMe)),
            (Question::Claim, _) => self.intend(Intent::Plain(Verb::NoClaim)),
            (Question::UseCard { card, .. }, _) if card.needs_target() => self.intend(Intent::Plain(Verb::Pass)),
            _ => asking::ask_again(&self.scene, &mut self.desk),
        }
    }

    pub(super) fn drop_entry(&mut self) {
        let entry = std::mem::take(&mut self.keyboard.entry);
        if entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Cancel));
        } else {
            self.desk.say(&self.scene, Topic::General, Message::new("entry-dropped"));
        }
    }

    pub(super) fn backspace(&mut self) {
        if self.keyboard.entry == Entry::default() {
            self.intend(Intent::Plain(Verb::Back));
        } else {
            self.drop_entry();
        }
    }

    pub(super) fn digit(&mut self, sign: char) {
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

    pub(super) fn digit_means(&mut self, intent: Option<Intent>, digit: u32) {
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

/// Whether a pause or a script waits until somebody lets it go on.
fn is_held(scene: &Scene) -> bool {
    scene.open.ceremony.is_held() || script::holding::script_is_held(scene)
}

/// The largest number that answers the open question.
fn most(scene: &Scene) -> u32 {
    let Some(game) = scene.game() else { return u32::MAX };
    let counts = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
    let most = |cards: fn(&Count) -> u8| counts.iter().map(cards).max().map_or(u32::MAX, u32::from);
    match scene.question() {
        Question::Vote => voters(scene).len() as u32,
        Question::CountOn { card: MissionCard::Reverse } => most(|count| count.reverses),
        Question::CountOn { card: MissionCard::RogueSuccess } => most(|count| count.rogues),
        _ => most(|count| count.fails),
    }
}

/// The seats beyond the ten digits, where a seat is asked for: a is the eleventh, b the twelfth.
fn seat_of_letter(scene: &Scene, sign: char) -> Option<u32> {
    let question = scene.question();
    let seat = match sign.to_ascii_lowercase() {
        'a' => 11,
        'b' => 12,
        _ => return None,
    };
    let asked_for = question == Question::Team || question.is_about_examination() || question.is_about_agents();
    (asked_for && scene.lexicon.names().values().len() >= seat as usize).then_some(seat)
}

fn open_line(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    keyboard.typing = true;
    desk.say(scene, Topic::General, Message::new("line-opens"));
}

fn drop_line(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    keyboard.typing = false;
    desk.say(scene, Topic::General, Message::new("entry-dropped"));
}

fn not_a_key(scene: &Scene, desk: &mut Desk) {
    desk.refuse(scene, "unknown-key", Message::new("refused-key"));
}

/// A digit of a number: one that makes it too large is refused, and the number stays as it was.
fn add_digit(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard, sign: char) {
    let digits = format!("{}{sign}", keyboard.entry.digits);
    let (number, most) = (digits.parse::<u32>().unwrap_or(u32::MAX), most(scene));
    if number > most {
        let refused = Message::new("refused-too-high").number("number", number).number("most", most);
        return desk.refuse(scene, "no-choice", refused);
    }
    keyboard.entry.digits = digits;
    read_entry(scene, desk, keyboard);
}

/// A digit is a seat: it joins the team, or leaves it again.
fn team_digit(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard, number: u32) {
    let players = scene.lexicon.names().values().len();
    let Some(seat) = Seat::from_number(number).filter(|seat| seat.index() < players) else {
        let refused = Message::new("refused-no-seat").number("seat", number).number("players", players as u32);
        return desk.refuse(scene, "unknown-player", refused);
    };
    let team = &mut keyboard.entry.team;
    let key = if team.insert(seat) {
        "entry-joins"
    } else {
        team.remove(seat);
        "entry-leaves"
    };
    let team = *team;
    let message = Message::new(key).player("player", seat).number("count", team.len() as u32);
    desk.say_in_full(scene, Topic::General, &message);
}

fn read_entry(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard) {
    let number = keyboard.entry.digits.parse::<u32>().unwrap_or(u32::MAX);
    let players = voters(scene).len() as u32;
    let message = match scene.question() {
        Question::Vote => {
            let key = if number > 0 && number * 10 <= players { "entry-vote-more" } else { "entry-vote" };
            Message::new(key).number("approve", number).number("reject", players.saturating_sub(number))
        }
        Question::CountOn { card: MissionCard::Reverse } => Message::new("entry-reverses").number("count", number),
        Question::CountOn { card: MissionCard::RogueSuccess } => Message::new("entry-rogues").number("count", number),
        _ => Message::new("entry-fails").number("fails", number),
    };
    desk.say_in_full(scene, Topic::General, &message);
}

/// Tells single-key mode whether letters are text now, before anything that asks for them is printed: whoever answers
/// at once is understood.
pub(super) fn want(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    if !single::uses_single_keys(scene) || scene.mode == Mode::Program {
        return;
    }
    let want = if scene.question().wants_a_line() { Want::Line } else { Want::Key };
    if keyboard.wanted != Some(want) {
        keyboard.wanted = Some(want);
        desk.effects.insert(0, Effect::Want(want));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::preferences::{KeyMode, Preferences};
    use crate::session::{Input, Told};

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
