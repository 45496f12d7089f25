//! What a program may say now: the first words of the commands that would be accepted and move the game.
//!
//! Nothing here knows the rules: every command is tried with whatever it can be about, and its word is told if one of
//! these would be accepted.

use crate::game::Game;
use crate::language::{Intent, Language, Phrases, Verb};
use crate::session::menu::{examples, trying};
use crate::session::question::Question;
use crate::session::scene::Scene;
use crate::session::{forum, menu, seats, table};

/// Commands that may be possible whatever is asked, after those that answer the open question.
const ANY_TIME: [Verb; 21] = [
    Verb::Accuse,
    Verb::Assassinate,
    Verb::PrivatelyApproves,
    Verb::Forget,
    Verb::Approve,
    Verb::Reject,
    Verb::Deadline,
    Verb::Vote,
    Verb::Propose,
    Verb::Mission,
    Verb::Watch,
    Verb::Trap,
    Verb::Reverses,
    Verb::Rogues,
    Verb::On,
    Verb::Take,
    Verb::Use,
    Verb::Pass,
    Verb::Confirm,
    Verb::Back,
    Verb::Cancel,
];

/// Commands that belong to moments of the game, and are never possible at all others.
const OF_MOMENTS: [Verb; 24] = [
    Verb::Accuse,
    Verb::Approve,
    Verb::Assassinate,
    Verb::CaptainAmerica,
    Verb::Claim,
    Verb::DrawAnyway,
    Verb::DrawCard,
    Verb::Examine,
    Verb::Expose,
    Verb::Fails,
    Verb::Forget,
    Verb::Give,
    Verb::Mission,
    Verb::On,
    Verb::PrivatelyApproves,
    Verb::Propose,
    Verb::Reject,
    Verb::Reverses,
    Verb::Rogues,
    Verb::Take,
    Verb::Trap,
    Verb::Use,
    Verb::Vote,
    Verb::Watch,
];

/// The first words, in English, of the commands that would be accepted now and move the game: of each command the
/// way to say it that comes first and begins with a word of its own.
pub(in crate::session) fn legal(scene: &Scene) -> Vec<String> {
    let Some(game) = scene.game().filter(|_| !scene.is_abandoned()) else { return Vec::new() };
    let mut words: Vec<String> = Vec::new();
    for verb in scene.question().verbs().into_iter().chain(ANY_TIME) {
        let Some(word) = Phrases::of(Language::default()).first_word(verb) else { continue };
        if !words.iter().any(|told| told == word) && is_legal(scene, verb, game) {
            words.push(word.to_owned());
        }
    }
    words
}

fn is_legal(scene: &Scene, verb: Verb, game: &Game) -> bool {
    match verb {
        Verb::RollCall => scene.question() == Question::Vote,
        Verb::Cancel | Verb::Back => scene.is_half_answered(),
        Verb::Pass if scene.is_half_answered() => !scene.roll_call_is_open(),
        Verb::Forget => forum::open::open_proposal(scene).is_some(),
        // "Privately Ben uses strong leader."
        Verb::PrivatelyApproves => {
            let uses = || game.seats().iter().flat_map(|by| trying::uses(Some(by), game));
            scene.goes_by_letters()
                && (forum::open::open_proposal(scene).is_some()
                    || uses().any(|intent| trying::would_move(scene, &intent)))
        }
        Verb::Deadline => forum::open::waits_for_deadline(scene),
        Verb::Approve | Verb::Reject if scene.roll_call_is_open() => true,
        Verb::Approve | Verb::Reject if scene.goes_by_letters() => forum::open::open_proposal(scene).is_some(),
        Verb::Vote if scene.goes_by_letters() => false,
        _ => trying::candidates(verb, game).iter().any(|intent| trying::would_move(scene, intent)),
    }
}

/// A command as an example that would be taken now; none where it belongs to another moment.
pub(in crate::session) fn example_now(scene: &Scene, verb: Verb) -> Option<String> {
    let usual = examples::example(scene, verb);
    let is_open = match verb {
        Verb::Swap => table::known::seats_can_change(scene),
        Verb::Headset => seats::offers::verbs(scene).contains(&verb),
        _ => !OF_MOMENTS.contains(&verb),
    };
    let game = scene.game().filter(|_| !scene.is_abandoned());
    let (false, Some(game)) = (is_open, game) else { return is_open.then_some(usual) };
    if !is_legal(scene, verb, game) {
        return None;
    }
    let taken = |intent: &Intent| trying::would_move(scene, intent);
    if scene.lexicon.understand(&usual, &menu::open_answers(scene)).is_ok_and(|intent| taken(&intent)) {
        return Some(usual);
    }
    let possible = trying::candidates(verb, game).into_iter().find(taken);
    Some(possible.map_or(usual, |intent| scene.lexicon.write(&intent)))
}
