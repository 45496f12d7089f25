//! What the one person asks of the narrator: who they are, what a careful player would do, why somebody has voted so,
//! what they have missed, and once the game is over what decided it.

use crate::bots::{Advice, Asked, Because, Choice, Reason};
use crate::game::{Action, Event, RoundEvent, Seat, SeatSet};
use crate::language::{Intent, Message, Verb, deed, terms};
use crate::narration::practice;
use crate::narration::practice::{reasons, review};
use crate::output::Output;
use crate::queries;
use crate::queries::menu::trying;
use crate::queries::prompts::turn;
use crate::queries::{bots, subjects, telling};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Answers what only whoever practises can ask, and why a virtual player has decided so. False if it is neither.
pub(crate) fn answer(state: &TableState, output: &mut Output, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::MyCard | Verb::Roles) => practice::say_own_card(state, output),
        Intent::Plain(Verb::Hint) => say_hint(state, output),
        Intent::Plain(Verb::Missed) => say_missed(state, output),
        Intent::Plain(Verb::Review) => review::say_review(state, output),
        Intent::About(Verb::Why, seat) => reasons::say_why(state, output, *seat),
        _ => false,
    }
}

/// What a careful player would do now, and why.
fn say_hint(state: &TableState, output: &mut Output) -> bool {
    let Some(human) = state.human() else { return false };
    let advice = match asked_of(state, human) {
        Some(Asked::Vote) if !queries::practice::may_say(state, Verb::Reject) => Some(Advice::bound_to_approve()),
        Some(asked) => bots::advice(state, &asked),
        None => None,
    };
    let Some(Advice { choice, because }) = advice else {
        output.say_line(state, &Message::new("practice-no-hint"));
        return true;
    };
    output.say_line(state, &advised(state, human, choice));
    because.into_iter().for_each(|because| output.say_line(state, &reason(state, because)));
    true
}

/// What the person is asked now.
fn asked_of(state: &TableState, human: Seat) -> Option<Asked> {
    let game = state.game()?;
    Some(match state.question() {
        Question::AfterGame => return None,
        Question::OwnVote { .. } => Asked::Vote,
        Question::OwnCard { .. } => Asked::Card(queries::practice::cards(state, human)),
        _ => match turn::team_of(game, human) {
            Some((size, of)) => Asked::Team { size, of },
            None => {
                let of = turn::possible_acts(state, game, human);
                (!of.is_empty()).then_some(Asked::Act { of, must: turn::is_asked(game, human) })?
            }
        },
    })
}

fn advised(state: &TableState, human: Seat, choice: Choice) -> Message {
    match choice {
        Choice::Vote(true) => Message::new("practice-hint-approve"),
        Choice::Vote(false) => Message::new("practice-hint-reject"),
        Choice::Team(team) => Message::new("practice-hint-team").players("team", team),
        Choice::Card(card) => Message::new("practice-hint-card").message("card", deed::mission_card(card)),
        Choice::Act(action) => match turn::meaning_of(state, human, action) {
            Some(what) => match telling_of(state, action) {
                Some(told) => Message::new("practice-hint-act").message("what", what).text("command", told),
                None => Message::new("practice-hint-act-alone").message("what", what),
            },
            None => Message::new("practice-no-hint"),
        },
        Choice::Nothing => Message::new("practice-hint-nothing"),
    }
}

/// What somebody says who does this.
fn telling_of(state: &TableState, action: Action) -> Option<String> {
    let game = state.game()?;
    let candidates = Verb::ALL.into_iter().flat_map(|verb| trying::candidates(verb, state, game));
    let mut telling = candidates.filter(|intent| subjects::action_of(state, intent) == Some(action));
    Some(state.localizer.write(&telling.next()?))
}

/// Why, as it is said to the person alone.
fn reason(state: &TableState, because: Because) -> Message {
    match because {
        Because::Said(Reason::NotOnTeam) => Message::new("practice-hint-not-on-team"),
        Because::Said(Reason::CleanButMe) => Message::new("practice-hint-clean-but-you"),
        Because::Said(reason) => queries::practice::sentence(reason),
        Because::Bound => Message::new("practice-hint-bound"),
        Because::Certain(other) => {
            let certain = Message::new("practice-hint-certain").player("other", other);
            let evil = state.game().map(|game| Message::new(terms::on_side(game.book().sides.1)));
            evil.into_iter().fold(certain, |certain, evil| certain.message("evil", evil))
        }
        Because::InTen(count) => Message::new("practice-hint-in-ten").number("count", u32::from(count)),
        Because::Hides => Message::new("practice-hint-hides"),
        Because::CanFail(own) => can_fail(state, own),
        Because::TooFew(own) if own.is_empty() => Message::new("practice-hint-nobody"),
        Because::TooFew(_) => Message::new("practice-hint-too-few"),
        Because::LeavesIt(other) => Message::new("practice-hint-leaves-it").player("other", other),
        Because::Blends => Message::new("practice-hint-blends"),
        Because::Shows => Message::new("practice-hint-shows"),
        Because::Fails => Message::new("practice-hint-fails"),
        Because::Harmless => Message::new("practice-hint-harmless"),
    }
}

fn can_fail(state: &TableState, own: SeatSet) -> Message {
    let human: SeatSet = state.human().into_iter().collect();
    match (own.and(human).is_empty(), own.without(human)) {
        (true, mates) => Message::new("practice-hint-can-fail").players("names", mates),
        (false, mates) if mates.is_empty() => Message::new("practice-hint-you-can-fail"),
        (false, mates) => Message::new("practice-hint-you-and-can-fail").players("names", mates),
    }
}

/// How the last team did, how the last mission went, and how it stands: in the order in which it happened.
fn say_missed(state: &TableState, output: &mut Output) -> bool {
    let (Some(_), Activity::Game(table)) = (state.human(), &state.activity) else { return false };
    let events: Vec<&Event> = table.record.events().collect();
    let mission = events.iter().enumerate().rev().find_map(|(at, event)| match event {
        Event::Round(RoundEvent::MissionRun { done, .. }) => Some((at, deed::result(done, table.record.game()))),
        _ => None,
    });
    let mut lines: Vec<(usize, Message)> = mission.into_iter().chain(last_vote(&events)).collect();
    lines.sort_by_key(|(at, _)| *at);
    if lines.is_empty() {
        output.say_line(state, &Message::new("practice-missed-nothing"));
    }
    lines.iter().for_each(|(_, line)| output.say_line(state, line));
    output.say_line(state, &telling::score_line(&table.record.game().results()));
    true
}

/// Who proposed whom last, and how many were for it; and when that was.
fn last_vote(events: &[&Event]) -> Option<(usize, Message)> {
    let at = events.iter().rposition(|event| matches!(event, Event::Round(RoundEvent::Voted { .. })))?;
    let Event::Round(RoundEvent::Voted { tally, .. }) = events[at] else { return None };
    let round =
        events[..at].iter().rev().take_while(|event| !matches!(event, Event::Round(RoundEvent::MissionRun { .. })));
    let rejected =
        round.filter(|event| matches!(event, Event::Round(RoundEvent::Voted { approved: false, .. }))).count();
    let vote = events[..at].iter().rev().find_map(|event| match event {
        Event::Round(RoundEvent::Proposed { leader, team, .. }) => Some(
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
