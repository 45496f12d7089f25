//! What the one person asks of the narrator: who they are, what a careful player would do, why somebody has voted so,
//! what they have missed, and once the game is over what decided it.

use crate::game::{Event, Seat};
use crate::language::{Intent, Message, Verb, deed};
use crate::minds::{Asked, Choice, Decision, Reason};
use crate::session::desk::Desk;
use crate::session::practice::{deciding, reasons, review, telling};
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{About, Answer, slips, turn};
use crate::session::telling::said;

/// Answers what only whoever practises can ask, and why somebody who isn't there has decided so. False if it is neither.
pub(in crate::session) fn answer(scene: &Scene, desk: &mut Desk, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::MyCard | Verb::Roles) => telling::say_own_card(scene, desk),
        Intent::Plain(Verb::Hint) => say_hint(scene, desk),
        Intent::Plain(Verb::Missed) => say_missed(scene, desk),
        Intent::Plain(Verb::Review) => review::say_review(scene, desk),
        Intent::About(Verb::Why, seat) => reasons::say_why(scene, desk, *seat),
        _ => false,
    }
}

/// What a careful player would do now, and why.
fn say_hint(scene: &Scene, desk: &mut Desk) -> bool {
    let Some(person) = scene.person() else { return false };
    let decision = asked_of(scene, person).and_then(|asked| deciding::advice(scene, &asked));
    let Some(Decision { choice, reason }) = decision else {
        desk.say_line(scene, &Message::new("practice-no-hint"));
        return true;
    };
    desk.say_line(scene, &advised(scene, person, choice));
    reason.into_iter().for_each(|reason| desk.say_line(scene, &because(reason)));
    true
}

/// What the person is asked now.
fn asked_of(scene: &Scene, person: Seat) -> Option<Asked> {
    let game = scene.game()?;
    Some(match scene.question() {
        Question::AfterGame => return None,
        Question::OwnVote { .. } => Asked::Vote,
        Question::OwnCard { .. } => {
            let content = slips::content_about(scene, person, About::Card);
            let free = content.open().choices.iter().filter(|choice| choice.refused.is_none());
            let card = |answer| if let Answer::Card(card) = answer { Some(card) } else { None };
            Asked::Card(free.filter_map(|choice| card(choice.answer)).collect())
        }
        _ => match turn::team_of(game, person) {
            Some((size, of)) => Asked::Team { size, of },
            None => {
                let of = turn::possible_acts(scene, game, person);
                (!of.is_empty()).then_some(Asked::Act { of, must: turn::is_asked(game, person) })?
            }
        },
    })
}

fn advised(scene: &Scene, person: Seat, choice: Choice) -> Message {
    match choice {
        Choice::Vote(true) => Message::new("practice-hint-approve"),
        Choice::Vote(false) => Message::new("practice-hint-reject"),
        Choice::Team(team) => Message::new("practice-hint-team").players("team", team),
        Choice::Card(card) => Message::new("practice-hint-card").message("card", deed::mission_card(card)),
        Choice::Act(action) => match turn::meaning_of(scene, person, action) {
            Some(what) => Message::new("practice-hint-act").message("what", what),
            None => Message::new("practice-no-hint"),
        },
        Choice::Nothing => Message::new("practice-hint-nothing"),
    }
}

fn because(reason: Reason) -> Message {
    match reason {
        Reason::NotOnTeam => Message::new("practice-hint-not-on-team"),
        Reason::OwnTeam => Message::new("practice-hint-own-team"),
        reason => reasons::sentence(reason),
    }
}

/// How the last mission went, how the last team did, and how it stands.
fn say_missed(scene: &Scene, desk: &mut Desk) -> bool {
    let (Some(_), Activity::Game(table)) = (scene.person(), &scene.activity) else { return false };
    let events: Vec<&Event> = table.record.events().collect();
    let last_mission = events.iter().rev().find_map(|event| match event {
        Event::MissionRun { done, .. } => Some(deed::result(done, table.record.game())),
        _ => None,
    });
    let lines: Vec<Message> = last_mission.into_iter().chain(last_vote(&events)).collect();
    if lines.is_empty() {
        desk.say_line(scene, &Message::new("practice-missed-nothing"));
    }
    lines.iter().for_each(|line| desk.say_line(scene, line));
    desk.say_line(scene, &said::score_line(&table.record.game().results()));
    true
}

/// Who proposed whom last, and how many were for it.
fn last_vote(events: &[&Event]) -> Option<Message> {
    let at = events.iter().rposition(|event| matches!(event, Event::Voted { .. }))?;
    let Event::Voted { tally, .. } = events[at] else { return None };
    events[..at].iter().rev().find_map(|event| match event {
        Event::Proposed { leader, team, .. } => Some(
            Message::new("practice-missed-vote")
                .player("leader", *leader)
                .players("team", *team)
                .number("approve", tally.approve)
                .number("reject", tally.reject),
        ),
        _ => None,
    })
}
