//! Who can be told or asked something alone now.

use crate::game::mission::Run;
use crate::game::{Game, Reveal, Seat, SeatSet};
use crate::language::{Message, Verb};
use crate::preferences::{KeyMode, Secretly};
use crate::state::given_alone::has_plain_cards;
use crate::state::open::{Activity, LetIn, Mode};
use crate::state::pending_prompt::cards_due;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Carrier};

/// Commands about what is told alone that can be said now, whatever is asked.
pub(crate) fn verbs(scene: &Scene) -> Vec<Verb> {
    if scene.person().is_some() {
        return Vec::new();
    }
    if scene.mode == Mode::Program || scene.goes_by_letters() {
        return of_headset(scene);
    }
    let some_own = scene.manners.iter().any(|(_, manner)| manner.carrier == Carrier::Own);
    of_headset(scene).into_iter().chain([Verb::Phones]).chain(some_own.then_some(Verb::Free)).collect()
}

fn of_headset(scene: &Scene) -> Vec<Verb> {
    if scene.due().is_some() || scene.game().is_none_or(|game| game.reveal() != Reveal::Earpiece) {
        return Vec::new();
    }
    // Nobody could tell the cards of those who aren't there.
    let own = scene.question() == Question::Reveal && scene.absent().is_none();
    let there = [(true, Verb::Headset), (own, Verb::OwnCards), (secret_choice(scene).is_some(), Verb::Secretly)];
    there.into_iter().filter(|(there, _)| *there).map(|(_, verb)| verb).collect()
}

/// Everybody in play, from the leader clockwise.
pub(crate) fn in_order(scene: &Scene) -> Vec<Seat> {
    let Some(game) = scene.game() else { return Vec::new() };
    let clockwise = game.seats().clockwise_from(game.leader());
    clockwise.filter(|seat| game.in_play().contains(*seat)).collect()
}

/// Everybody in a set, from the leader clockwise.
fn members_in_order(scene: &Scene, of: SeatSet) -> Vec<Seat> {
    in_order(scene).into_iter().filter(|seat| of.contains(*seat)).collect()
}

/// Whether what is answered alone is seen by nobody: what is typed in whole lines at the table could be read.
pub(crate) fn is_unseen(scene: &Scene) -> bool {
    let own = |seat| scene.manners[seat].carrier.is_of_one();
    scene.preferences.keys != KeyMode::Line || scene.everybody().iter().all(own)
}

/// What could be given alone now, and by whom.
pub(crate) fn secret_choice(scene: &Scene) -> Option<(About, Vec<Seat>)> {
    let game = scene.game().filter(|_| scene.person().is_none())?;
    if scene.question() == Question::Vote {
        return Some((About::Vote, members_in_order(scene, game.in_play())));
    }
    let team = cards_due(game)?;
    (has_plain_cards(game) || are_all_alone(scene)).then(|| (About::Card, members_in_order(scene, team)))
}

/// Whether all members of a team have given their mission cards alone.
pub(crate) fn gave_cards_alone(scene: &Scene, run: Run) -> bool {
    cards_are_there(scene, &members_in_order(scene, run.team))
}

/// Whether all of a team give their mission cards alone, since somebody on it isn't there: of a single card that is not on
/// the table everybody would know what it is.
pub(crate) fn are_all_alone(scene: &Scene) -> bool {
    let team = scene.game().and_then(cards_due).unwrap_or_default();
    team.iter().any(|member| scene.manners[member].carrier == Carrier::Mind)
}

/// Whether mission cards are given alone in all missions, and none lies on the table.
pub(crate) fn plays_cards_secretly(scene: &Scene) -> bool {
    if scene.person().is_some() || are_all_alone(scene) {
        return true;
    }
    let chosen = matches!(scene.preferences.secretly, Secretly::Cards | Secretly::Both);
    let can_be = scene.game().is_some_and(has_plain_cards);
    chosen && can_be && scene.deal().is_some() && is_unseen(scene)
}

/// Whether none of the mission cards of a game lies on the table: they were given alone, or nobody has any.
pub(crate) fn lie_no_cards(scene: &Scene, game: &Game) -> bool {
    let Some(run) = game.phase().run() else { return plays_cards_secretly(scene) };
    let carriers = || run.team.iter().map(|member| scene.manners[member].carrier);
    let all_own = has_plain_cards(game) && carriers().all(Carrier::is_of_one);
    plays_cards_secretly(scene) || all_own || carriers().any(|carrier| carrier == Carrier::Mind)
}

/// Whether none of the votes of a game lies on the table.
pub(crate) fn lie_no_votes(scene: &Scene, game: &Game) -> bool {
    let by_headset = matches!(scene.preferences.secretly, Secretly::Votes | Secretly::Both);
    let all_own = game.in_play().iter().all(|seat| scene.manners[seat].carrier.is_of_one());
    all_own || by_headset && scene.deal().is_some() && is_unseen(scene)
}

pub(crate) fn cards_are_there(scene: &Scene, members: &[Seat]) -> bool {
    members.iter().all(|member| scene.card_of(*member).is_some())
}

/// A step of laying the table, without what is given alone all game long: that stays in the box.
pub(crate) fn without_what_is_given_alone(scene: &Scene, step: Message) -> Message {
    let Activity::Game(table) = &scene.activity else { return step };
    if step.key() == "guidance-own-dealt" && scene.world.let_in != LetIn::Nobody {
        return Message::new("guidance-own-phones");
    }
    let (game, secretly) = (table.record.game(), scene.preferences.secretly);
    if !table.record.setup().is_dealt() || !is_unseen(scene) || scene.mode == Mode::Program {
        return step;
    }
    let cards = matches!(secretly, Secretly::Cards | Secretly::Both) && has_plain_cards(game);
    let votes = matches!(secretly, Secretly::Votes | Secretly::Both);
    let key = match step.key() {
        "guidance-tableau" if cards => "guidance-tableau-alone",
        "ws-guidance-tableau" if cards => "ws-guidance-tableau-alone",
        "guidance-tokens" if votes => return Message::new("guidance-tokens-alone"),
        _ => return step,
    };
    Message::new(key).number("players", game.players() as u32)
}

/// What the table is asked in place of the cards that lie on it, where all of a team give theirs alone and have not yet.
pub(crate) fn asks_for_cards_alone(scene: &Scene) -> Option<Message> {
    let waits = scene.person().is_none() && scene.due().is_none() && scene.apart().is_none();
    if !waits || !are_all_alone(scene) {
        return None;
    }
    let team = scene.game().and_then(cards_due)?;
    let names = team.iter().filter(|seat| scene.is_absent(*seat)).collect();
    let key = if is_unseen(scene) { "filled-cards" } else { "filled-cards-lines" };
    Some(Message::new(key).group("names", names))
}
