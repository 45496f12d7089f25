//! What the one person asks of the narrator: who they are, what a careful player would do, why somebody has voted so,
//! what they have missed, and once the game is over what decided it.

use crate::game::{Action, Event, Seat, SeatSet};
use crate::language::{Intent, Message, Verb, deed, terms};
use crate::minds::{Advice, Asked, Because, Choice, Reason};
use crate::narration::practice;
use crate::narration::practice::{reasons, review};
use crate::output::Desk;
use crate::queries;
use crate::queries::menu::trying;
use crate::queries::prompts::turn;
use crate::queries::{bots, subjects, telling};
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// Answers what only whoever practises can ask, and why somebody who isn't there has decided so. False if it is neither.
pub(crate) fn answer(scene: &Scene, desk: &mut Desk, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::MyCard | Verb::Roles) => practice::say_own_card(scene, desk),
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
    let advice = match asked_of(scene, person) {
        Some(Asked::Vote) if !queries::practice::may_say(scene, Verb::Reject) => Some(Advice::bound_to_approve()),
        Some(asked) => bots::advice(scene, &asked),
        None => None,
    };
    let Some(Advice { choice, because }) = advice else {
        desk.say_line(scene, &Message::new("practice-no-hint"));
        return true;
    };
    desk.say_line(scene, &advised(scene, person, choice));
    because.into_iter().for_each(|because| desk.say_line(scene, &reason(scene, because)));
    true
}

/// What the person is asked now.
fn asked_of(scene: &Scene, person: Seat) -> Option<Asked> {
    let game = scene.game()?;
    Some(match scene.question() {
        Question::AfterGame => return None,
        Question::OwnVote { .. } => Asked::Vote,
        Question::OwnCard { .. } => Asked::Card(queries::practice::cards(scene, person)),
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
            Some(what) => match telling_of(scene, action) {
                Some(told) => Message::new("practice-hint-act").message("what", what).text("command", told),
                None => Message::new("practice-hint-act-alone").message("what", what),
            },
            None => Message::new("practice-no-hint"),
        },
        Choice::Nothing => Message::new("practice-hint-nothing"),
    }
}

/// What somebody says who does this.
fn telling_of(scene: &Scene, action: Action) -> Option<String> {
    let game = scene.game()?;
    let candidates = Verb::ALL.into_iter().flat_map(|verb| trying::candidates(verb, scene, game));
    let mut telling = candidates.filter(|intent| subjects::action_of(scene, intent) == Some(action));
    Some(scene.lexicon.write(&telling.next()?))
}

/// Why, as it is said to the person alone.
fn reason(scene: &Scene, because: Because) -> Message {
    match because {
        Because::Said(Reason::NotOnTeam) => Message::new("practice-hint-not-on-team"),
        Because::Said(Reason::CleanButMe) => Message::new("practice-hint-clean-but-you"),
        Because::Said(reason) => queries::practice::sentence(reason),
        Because::Bound => Message::new("practice-hint-bound"),
        Because::Certain(other) => {
            let certain = Message::new("practice-hint-certain").player("other", other);
            let evil = scene.game().map(|game| Message::new(terms::on_side(game.book().sides.1)));
            evil.into_iter().fold(certain, |certain, evil| certain.message("evil", evil))
        }
        Because::InTen(count) => Message::new("practice-hint-in-ten").number("count", u32::from(count)),
        Because::Hides => Message::new("practice-hint-hides"),
        Because::CanFail(own) => can_fail(scene, own),
        Because::TooFew(own) if own.is_empty() => Message::new("practice-hint-nobody"),
        Because::TooFew(_) => Message::new("practice-hint-too-few"),
        Because::LeavesIt(other) => Message::new("practice-hint-leaves-it").player("other", other),
        Because::Blends => Message::new("practice-hint-blends"),
        Because::Shows => Message::new("practice-hint-shows"),
        Because::Fails => Message::new("practice-hint-fails"),
        Because::Harmless => Message::new("practice-hint-harmless"),
    }
}

fn can_fail(scene: &Scene, own: SeatSet) -> Message {
    let person: SeatSet = scene.person().into_iter().collect();
    match (own.and(person).is_empty(), own.without(person)) {
        (true, mates) => Message::new("practice-hint-can-fail").players("names", mates),
        (false, mates) if mates.is_empty() => Message::new("practice-hint-you-can-fail"),
        (false, mates) => Message::new("practice-hint-you-and-can-fail").players("names", mates),
    }
}

/// How the last team did, how the last mission went, and how it stands: in the order in which it happened.
fn say_missed(scene: &Scene, desk: &mut Desk) -> bool {
    let (Some(_), Activity::Game(table)) = (scene.person(), &scene.activity) else { return false };
    let events: Vec<&Event> = table.record.events().collect();
    let mission = events.iter().enumerate().rev().find_map(|(at, event)| match event {
        Event::MissionRun { done, .. } => Some((at, deed::result(done, table.record.game()))),
        _ => None,
    });
    let mut lines: Vec<(usize, Message)> = mission.into_iter().chain(last_vote(&events)).collect();
    lines.sort_by_key(|(at, _)| *at);
    if lines.is_empty() {
        desk.say_line(scene, &Message::new("practice-missed-nothing"));
    }
    lines.iter().for_each(|(_, line)| desk.say_line(scene, line));
    desk.say_line(scene, &telling::score_line(&table.record.game().results()));
    true
}

/// Who proposed whom last, and how many were for it; and when that was.
fn last_vote(events: &[&Event]) -> Option<(usize, Message)> {
    let at = events.iter().rposition(|event| matches!(event, Event::Voted { .. }))?;
    let Event::Voted { tally, .. } = events[at] else { return None };
    let round = events[..at].iter().rev().take_while(|event| !matches!(event, Event::MissionRun { .. }));
    let rejected = round.filter(|event| matches!(event, Event::Voted { approved: false, .. })).count();
    let vote = events[..at].iter().rev().find_map(|event| match event {
        Event::Proposed { leader, team, .. } => Some(
            Message::new("practice-missed-vote")
                .player("leader", *leader)
                .players("team", *team)
                .number("approve", tally.approve)
                .number("reject", tally.reject)
                .number("before", rejected as u32),
        ),
        _ => None,
    });
    vote.map(|vote| (at, vote))
}
