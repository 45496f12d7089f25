//! What a single key means: a digit, a letter, the key that is held.

use crate::game::Seat;
use crate::output::script;
use crate::preferences::KeyMode;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Whether a pause or a script waits until somebody lets it go on.
pub(crate) fn is_held(state: &TableState) -> bool {
    state.open.ceremony.is_held() || script::script_is_held(state)
}

/// The seats beyond the ten digits, where a seat is asked for: a is the eleventh, b the twelfth.
pub(crate) fn seat_of_letter(state: &TableState, sign: char) -> Option<u32> {
    let question = state.question();
    let seat = match sign.to_ascii_lowercase() {
        'a' => 11,
        'b' => 12,
        _ => return None,
    };
    let asked_for = question == Question::Team || question.is_about_examination() || question.is_about_agents();
    (asked_for && state.localizer.names().values().len() >= seat as usize).then_some(seat)
}

/// The digit on the same key as this sign, on keyboards where digits need Shift: those of France and Belgium.
pub(crate) fn digit_of_sign(sign: char) -> Option<char> {
    const SIGNS: [(&str, char); 10] = [
        ("&", '1'),
        ("é", '2'),
        ("\"", '3'),
        ("'", '4'),
        ("(", '5'),
        ("-§", '6'),
        ("è", '7'),
        ("_!", '8'),
        ("ç", '9'),
        ("à", '0'),
    ];
    SIGNS.iter().find(|(signs, _)| signs.contains(sign)).map(|(_, digit)| *digit)
}

/// The number of the seat that a digit stands for: zero is the tenth.
pub(crate) fn seat_of_digit(digit: u32) -> u32 {
    if digit == 0 { 10 } else { digit }
}

/// The seat that a digit stands for, if somebody sits there.
pub(crate) fn seat_of(state: &TableState, digit: u32) -> Option<Seat> {
    Seat::from_number(seat_of_digit(digit)).filter(|seat| seat.index() < state.localizer.names().values().len())
}

/// Whether single keys act at once.
pub(crate) fn uses_single_keys(state: &TableState) -> bool {
    state.preferences.keys == KeyMode::Single
}
