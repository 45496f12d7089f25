//! A team that was typed is put right as long as nobody has told the vote on it.

use crate::game::{Action, SeatSet};
use crate::language::{Intent, Message, Realm, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{entries, playing};
use crate::session::{Mode, asking, menu, refuse};

/// The team with a correction; none if that doesn't fit it.
fn corrected(mut team: SeatSet, intent: &Intent) -> Option<SeatSet> {
    let fits = match intent {
        Intent::Propose(other) => {
            team = *other;
            true
        }
        Intent::Replace { player, by } => {
            let known = team.contains(*player);
            team.remove(*player);
            known && team.insert(*by)
        }
        Intent::Add(more) => more.iter().all(|seat| team.insert(seat)),
        Intent::Remove(fewer) => {
            let known = fewer.is_within(team);
            team = team.without(*fewer);
            known
        }
        _ => false,
    };
    fits.then_some(team)
}

/// Whether a command puts the team right that the table votes on now.
pub(in crate::session) fn corrects_team(scene: &Scene, intent: &Intent) -> bool {
    let corrects = matches!(intent, Intent::Propose(_) | Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_));
    corrects && scene.mode == Mode::Table && !scene.goes_by_letters() && team_of_last_step(scene).is_some()
}

/// What is meant by a line that is no command as it stands, but one after its "no". Names alone are not taken for
/// another team while the table votes: they may as well be those who approved.
pub(in crate::session) fn put_right_by(scene: &Scene, line: &str) -> Option<Intent> {
    let (no, rest) = line.trim().split_once([' ', ','])?;
    let cancels = scene.lexicon.understand(no, &[Verb::Confirm, Verb::Cancel]);
    if scene.mode != Mode::Table || cancels != Ok(Intent::Plain(Verb::Cancel)) {
        return None;
    }
    let understood = |answers: &[Verb]| scene.lexicon.understand(rest.trim_start_matches([' ', ',']), answers).ok();
    let team = || understood(&[Verb::Propose]).filter(|intent| corrects_team(scene, intent));
    // "No deck" asks for nothing.
    let tells = |intent: &Intent| !matches!(intent.verb().realm(), Realm::Question | Realm::Tuning);
    understood(&menu::open_answers(scene)).filter(tells).or_else(team)
}

fn team_of_last_step(scene: &Scene) -> Option<SeatSet> {
    let Activity::Game(table) = &scene.activity else { return None };
    match table.record.past().last()?.action {
        Action::Propose(team) => Some(team),
        _ => None,
    }
}

/// Takes the team back and proposes it as it should be. What the rules refuse changes nothing.
pub(in crate::session) fn correct_team(scene: &mut Scene, desk: &mut Desk, intent: &Intent) {
    let Some(team) = team_of_last_step(scene) else { return };
    let Some(team) = corrected(team, intent) else {
        return desk.refuse(scene, "not-now", Message::new("refused-correction"));
    };
    // It was right already.
    if team_of_last_step(scene) == Some(team) {
        return asking::ask_again(scene, desk);
    }
    let Activity::Game(table) = &scene.activity else { return };
    let trial = table.record.past().last().map(|step| step.before);
    if let Some(Err(refusal)) = trial.map(|mut game| game.play(Action::Propose(team))) {
        return refuse::refuse_action(scene, desk, &refusal);
    }
    if entries::take_back_action(scene, desk).is_some() {
        let tokens = scene.game().is_some_and(|game| game.book().team_tokens);
        let key = if tokens { "team-corrected" } else { "team-corrected-no-tokens" };
        desk.say(scene, Topic::Votes, Message::new(key));
        playing::play(scene, desk, Action::Propose(team));
    }
}
