//! Lines and single keys: a key silences, and acts. Digits and Enter answer the open question.

use crate::actions::keyboard::{add_digit, drop_line, open_line, reads_back_as_meant, team_digit};
use crate::actions::lessons::choosing;
use crate::actions::play::people;
use crate::actions::{headset, speech_input};
use crate::door::Taken;
use crate::game::Mission;
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb, is_question};
use crate::narration::announcing::table;
use crate::narration::refusing::lines;
use crate::narration::refusing::lines::{cuts_something_off, not_a_key};
use crate::narration::{answers, asking};
use crate::output::history::Topic;
use crate::output::{Output, ceremony, script};
use crate::preferences::Key;
use crate::queries::keys::{is_held, seat_of_letter};
use crate::queries::lines::understood;
use crate::queries::missions::meaning::count_of;
use crate::queries::question::{is_asked_alone, is_whether, tells};
use crate::queries::rounds::result;
use crate::queries::rules_reference;
use crate::queries::secret_ballot::voters;
use crate::queries::speech_input::confirmation;
use crate::queries::{facts, frames};
use crate::queries::{keys, lessons, subjects};
use crate::state::keyboard::{Entry, Keyboard};
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::{Question, verb_of};

/// A key in single-key mode: it silences, and acts.
pub(crate) fn key(state: &mut TableState, output: &mut Output, keyboard: &mut Keyboard, key: Key) -> Taken {
    output.narration.history.begin_group();
    let was_speaking = output.narration.queue.is_speaking();
    output.silence(state);
    let key = match (key, keyboard.bindings.meaning(key)) {
        (Key::Char(sign), None) => Key::Char(keys::digit_of_sign(sign).unwrap_or(sign)),
        _ => key,
    };
    if !keyboard.typing && headset::keys::headset_key(state, output, keyboard, key) {
        return Taken::Apart;
    }
    match (key, keyboard.bindings.meaning(key)) {
        (Key::Typed, _) => keyboard.typing = true,
        (Key::Escape, _) if keyboard.typing => drop_line(state, output, keyboard),
        // What was pressed so far goes first.
        (_, Some(Verb::Undo | Verb::Cancel | Verb::Back)) if keyboard.entry != Entry::default() => {
            return drops_entry(state, output, keyboard, Verb::Cancel);
        }
        // One key holds, and lets go on.
        (_, Some(Verb::Pause)) if is_held(state) => return Taken::plain(Verb::Resume),
        (_, Some(verb)) => return Taken::plain(verb),
        (Key::Char(':'), _) => open_line(state, output, keyboard),
        (Key::Enter, _) if script::script_is_silenced(state) => {}
        (Key::Enter, _) => return enter(state, output, keyboard, was_speaking),
        (Key::Escape, _) if was_speaking => {}
        (Key::Escape, _) => return drops_entry(state, output, keyboard, Verb::Cancel),
        (Key::Backspace, _) => return drops_entry(state, output, keyboard, Verb::Back),
        (Key::Char(sign), _) if sign.is_ascii_digit() || seat_of_letter(state, sign).is_some() => {
            return digit(state, output, keyboard, sign);
        }
        // That the script pauses is the answer.
        _ if script::script_is_silenced(state) => {}
        _ => not_a_key(state, output),
    }
    Taken::Done
}

/// Enter gives the answer that was put together, or goes on; while the narrator speaks it only silences.
fn enter(state: &mut TableState, output: &mut Output, keyboard: &mut Keyboard, was_speaking: bool) -> Taken {
    let entry = std::mem::take(&mut keyboard.entry);
    let number = entry.digits.parse::<u32>().ok();
    let players = voters(state).len() as u32;
    match (state.question(), number) {
        _ if state.open.pending.is_some() && !was_speaking => Taken::plain(Verb::Confirm),
        _ if state.open.ceremony.is_held() && !was_speaking && number.is_none() => Taken::plain(Verb::Next),
        _ if lessons::waits_for_next(state) => Taken::plain(Verb::Next),
        (Question::Team, _) if !entry.team.is_empty() => Taken::Means(Intent::Propose(entry.team)),
        (Question::Vote, Some(approve)) => {
            Taken::Means(Intent::Vote { approve, reject: players.saturating_sub(approve) })
        }
        (Question::Count, Some(number)) => Taken::Means(count_of(Verb::Fails, number)),
        (Question::CountOn { card }, Some(number)) => Taken::Means(count_of(verb_of(card), number)),
        _ if state.open.asks() => Taken::plain(Verb::Skip),
        (
            Question::Guidance { .. }
            | Question::Reveal
            | Question::ScriptOver
            | Question::ScriptPaused
            | Question::Start
            | Question::Options,
            _,
        ) => Taken::plain(Verb::Next),
        _ if was_speaking => {
            ceremony::end_what_is_only_waited_for(state, output);
            Taken::Done
        }
        (Question::DrawCard { .. }, _) => Taken::plain(Verb::DrawForMe),
        (Question::Claim, _) => Taken::plain(Verb::NoClaim),
        (Question::UseCard { card, .. }, _) if card.needs_target() => Taken::plain(Verb::Pass),
        _ => {
            asking::ask_again(state, output);
            Taken::Done
        }
    }
}

/// What was pressed towards an answer is dropped. Where nothing was, the key means something else.
fn drops_entry(state: &TableState, output: &mut Output, keyboard: &mut Keyboard, otherwise: Verb) -> Taken {
    if std::mem::take(&mut keyboard.entry) == Entry::default() {
        return Taken::plain(otherwise);
    }
    output.say(state, Topic::General, Message::new("entry-dropped"));
    Taken::Done
}

fn digit(state: &mut TableState, output: &mut Output, keyboard: &mut Keyboard, sign: char) -> Taken {
    let number = sign.to_digit(10).or_else(|| seat_of_letter(state, sign)).unwrap_or(0);
    match state.question() {
        Question::ScreenReader
        | Question::Unfinished
        | Question::Options
        | Question::Edition
        | Question::RevealWay
        | Question::Headset => return Taken::Means(Intent::Option(number)),
        Question::Start if number == 0 => return Taken::Means(Intent::Option(number)),
        Question::Mission if Mission::from_number(number).is_some() => return Taken::Means(Intent::Mission(number)),
        Question::Mission => {
            output.refuse(state, "no-mission", Message::new("refused-no-mission").text("word", sign))
        }
        Question::Team => team_digit(state, output, keyboard, keys::seat_of_digit(number)),
        question if question.is_answered_by_a_digit() => {
            let subject = subjects::of_question(question);
            if let Some(intent) = subject.and_then(|subject| subject.digit(state, number)) {
                return Taken::Means(intent);
            }
            output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        Question::Vote | Question::Count | Question::CountOn { .. } if sign.is_ascii_digit() => {
            add_digit(state, output, keyboard, sign);
        }
        _ => not_a_key(state, output),
    }
    Taken::Done
}

/// A typed line. In a cooked terminal Enter also stops speech; an empty line while something is heard does only that.
pub(crate) fn line(
    state: &mut TableState,
    output: &mut Output,
    keyboard: &mut Keyboard,
    listening: &mut Listening,
    line: &str,
) -> Taken {
    keyboard.line_ended();
    output.narration.history.begin_group();
    let cuts_off = cuts_something_off(state, output);
    output.silence(state);
    match line.trim() {
        _ if headset::keys::headset_line(state, output, line) => {}
        "" if cuts_off => ceremony::end_what_is_only_waited_for(state, output),
        "" => return empty_line(state, output),
        name if choosing::takes_name(state, output, name) => {}
        _ if table::refuses_seated(state, output, line) => {}
        _ => return line_means(state, output, keyboard, listening, line),
    }
    Taken::Done
}

fn line_means(
    state: &mut TableState,
    output: &mut Output,
    keyboard: &Keyboard,
    listening: &mut Listening,
    line: &str,
) -> Taken {
    if let Some(verb) = frames::of_the_pause(state, line) {
        return Taken::plain(verb);
    }
    let line = frames::without_its_own_answer(state, line);
    if frames::asks_for_the_last(state, line) {
        answers::say_last_again(state, output);
        return Taken::Done;
    }
    let several = frames::told_several(state, line);
    if !several.is_empty() {
        return Taken::Each(several);
    }
    if let Some(intent) = frames::told_of_people(state, line) {
        return means(state, output, line, intent);
    }
    let why = match understood(state, line) {
        Ok(Intent::Topic(topic)) if !rules_reference::has(state, &topic) => {
            return match facts::asked_for(state, line) {
                Some(answer) => tells_answer(state, output, line, answer),
                None => means(state, output, line, Intent::Topic(topic)),
            };
        }
        // "It failed" says more than the command alone, and not how many.
        Ok(Intent::Opens(Verb::Fails))
            if state.question() == Question::Count
                && Token::split(line).len() > 1
                && frames::lacks_a_number(state, line) =>
        {
            asking::ask_for_the_rest(state, output);
            return Taken::Done;
        }
        // All names were told in one line, and then that these are all.
        Ok(Intent::Plain(Verb::Next | Verb::Ready)) if state.question() == Question::Leader => {
            asking::ask_for_the_rest(state, output);
            return Taken::Done;
        }
        // "Who was on mission two?" asks for more than who goes now.
        Ok(Intent::Plain(Verb::WhoGoes)) if facts::names_a_mission(state, line) => {
            return match facts::asked_for(state, line) {
                Some(answer) => tells_answer(state, output, line, answer),
                None => means(state, output, line, Intent::Plain(Verb::WhoGoes)),
            };
        }
        Ok(intent) => return means(state, output, line, intent),
        // Half a tally in other words is no command that lacks something.
        Err(Misunderstood::Incomplete(Verb::Vote)) if !frames::begins_with_a_vote(state, line) => {
            Misunderstood::Unknown
        }
        Err(why) => why,
    };
    if let Some(verb) = keyboard.bindings.line(line) {
        return Taken::plain(verb);
    }
    let taken =
        people::names_instead(state, output, listening, line, &why) || reads_back_as_meant(state, output, line, &why);
    if !taken {
        let is_open_ended = match &why {
            // "I want to examine somebody": whoever is asked speaks.
            Misunderstood::UnknownPlayer { word, .. } => {
                state.localizer.phrases().is_me(word) && matches!(state.question(), Question::Examination { .. })
            }
            why => !matches!(why, Misunderstood::Incomplete(_)),
        };
        match (result::put_right_by(state, line), facts::asked_for(state, line)) {
            (Some(intent), _) => return means(state, output, line, intent),
            (None, Some(answer)) => return tells_answer(state, output, line, answer),
            (None, None) if frames::abstains(state, line) => {
                output.asks_for(state, Topic::Votes, Message::new("fact-abstain"));
            }
            (None, None) if frames::keeps_a_gift(state, line) => {
                output.asks_for(state, Topic::General, Message::new("fact-give"));
            }
            (None, None) if is_open_ended && frames::lacks_a_number(state, line) => {
                asking::ask_for_the_rest(state, output)
            }
            (None, None) if frames::tells_of_a_mistake(state, line) => {
                output.asks_for(state, Topic::General, Message::new("ask-undo"));
            }
            (None, None) if frames::only_waits(state, line) => {
                output.say(state, Topic::General, Message::new("take-your-time"));
            }
            (None, None) if frames::only_tells_ready(state, line) => asking::ask_for_the_rest(state, output),
            (None, None) => lines::misunderstood(state, output, line, why),
        }
    }
    Taken::Done
}

/// What somebody is told who asks.
fn tells_answer(state: &mut TableState, output: &mut Output, line: &str, answer: facts::Answer) -> Taken {
    match answer {
        facts::Answer::Fact(fact) => output.say_line(state, &fact),
        facts::Answer::Command(intent) => return means(state, output, line, intent),
        facts::Answer::Question => asking::ask_for_the_rest(state, output),
    }
    Taken::Done
}

/// What a line means is carried out; what may not be meant as it stands only after a yes.
fn means(state: &mut TableState, output: &mut Output, line: &str, intent: Intent) -> Taken {
    let is_unsure = is_question(line) || frames::is_plea(state, line);
    let only_asks = is_unsure && tells(state, &intent);
    if !only_asks && !is_whether(state, line, &intent) {
        return Taken::Means(intent);
    }
    match subjects::action_of(state, &intent).filter(|_| !is_asked_alone(state)) {
        Some(action) => speech_input::weigh(state, output, intent, action),
        None if confirmation::moves_the_game(state, &intent)
            && intent.verb() != Verb::Confirm
            && !is_asked_alone(state) =>
        {
            speech_input::read_back(state, output, intent);
        }
        None => asking::ask_again(state, output),
    }
    Taken::Done
}

fn empty_line(state: &TableState, output: &mut Output) -> Taken {
    match state.mode {
        Mode::Table if state.open.asks() => return Taken::plain(Verb::Skip),
        Mode::Table => asking::ask_in_full(state, output),
        Mode::Program => lines::misunderstood(state, output, "", Misunderstood::Empty),
    }
    Taken::Done
}

#[cfg(test)]
mod tests {
    use crate::door::Session;
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::preferences::{Key, KeyMode};
    use crate::state::open::Mode;
    use crate::state::setup_dialogue::NewGameOptions;
    use protocol::Want;
    use protocol::{Effect, Input};

    /// A session in single-key mode, at its first question, with what it printed for it.
    fn session() -> (Session, Vec<Effect>) {
        let preferences = Preferences { keys: KeyMode::Single, ..Preferences::default() };
        let mut session = Session::new(Mode::Table, Language::ENGLISH, preferences);
        let effects = session.open(NewGameOptions::default(), None, &[]);
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
