//! Commands during a game: the set-up guide, the reveal, proposals, votes, missions, discussion.

pub(crate) mod abandoning;
pub(crate) mod roll_call;

use crate::actions::play::{correction, dealing, people, undo};
use crate::actions::practice::{human, undoing};
use crate::actions::prompts::{role_entry, starting};
use crate::actions::script::rounds;
use crate::actions::{headset, missions, play, play_by_post, plot, speech_input};
use crate::game::vote::Vote;
use crate::game::{Action, Mission, Seat};
use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::refusing::lines;
use crate::narration::{answers, asking, refusing};
use crate::output::history::Topic;
use crate::output::keeping::Saving;
use crate::output::{Output, keeping};
use crate::queries::rounds::result;
use crate::queries::speech_input::confirmation;
use crate::queries::{practice, prompts, subjects, virtual_players};
use crate::state::keyboard::Discussion;
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::Cue;
use protocol::question::Question;
use protocol::setup_step::SetupStep;

/// Carries out a command about the game.
pub(crate) fn command(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: Intent) {
    if human::command(state, output, &intent) {
        return;
    }
    let done = match intent.verb().realm() {
        Realm::People => people::people_command(state, output, listening, &intent),
        // In a forum, votes and orders are letters too.
        Realm::Letters | Realm::Move | Realm::Answer | Realm::Course if !state.is_abandoned() => {
            play_by_post::forum_command(state, output, &intent)
        }
        _ => false,
    };
    if !done {
        move_on(state, output, listening, intent);
    }
}

/// Carries out a command that moves the game, or goes back in it.
fn move_on(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: Intent) {
    let question = state.question();
    let contradiction = result::contradiction(state, &intent);
    state.open.result = None;
    match (intent, question) {
        _ if contradiction.is_some() => {
            contradiction.into_iter().for_each(|ask| output.asks_for(state, Topic::Votes, ask));
        }
        (Intent::Plain(Verb::Undo), Question::RollCall { .. }) => roll_call::roll_call_back(state, output),
        (Intent::Plain(Verb::Undo), Question::Guidance { step }) if step.before().is_some() => {
            guide(state, output, Verb::Back, step)
        }
        (Intent::Plain(Verb::Undo | Verb::Cancel | Verb::Back), Question::CountOn { .. }) => {
            missions::drop_count(state, output)
        }
        (Intent::Plain(Verb::Undo), _) if state.is_half_answered() => plot::drop_use(state, output),
        (Intent::Plain(Verb::Undo), _) if state.virtual_players().is_some() => undoing::undo(state, output),
        (Intent::Plain(Verb::Undo), _) => undo::undo(state, output),
        (Intent::Plain(Verb::Redo), _) => undo::redo(state, output, listening),
        (Intent::Plain(Verb::Unsaved), _) if output.keeping.saving() == Saving::Failing => {
            go_on_unsaved(state, output)
        }
        (Intent::Plain(Verb::NewGame), Question::AfterGame) if state.mode == Mode::Table => {
            abandoning::another_game(state, output, listening)
        }
        (Intent::Plain(Verb::Again), Question::AfterGame) if state.mode == Mode::Table => {
            abandoning::rematch(state, output, listening)
        }
        (intent @ Intent::Plain(Verb::Abandon), _) if confirmation::gives_up(state, &intent) => {
            abandoning::give_up_asked(state, output, listening, intent)
        }
        (intent @ Intent::Plain(Verb::NewGame), _)
            if state.mode == Mode::Table && confirmation::gives_up(state, &intent) =>
        {
            abandoning::give_up_asked(state, output, listening, intent);
        }
        (intent, Question::Vote | Question::RollCall { .. }) if prompts::answer_of(state, &intent).is_some() => {
            if let Some((by, vote)) = prompts::answer_of(state, &intent) {
                roll_call::roll_call_named(state, output, by, vote);
            }
        }
        (Intent::Opens(Verb::Approve), Question::RollCall { .. }) => {
            roll_call::roll_call_answer(state, output, Vote::Approve)
        }
        (Intent::Opens(Verb::Reject), Question::RollCall { .. }) => {
            roll_call::roll_call_answer(state, output, Vote::Reject)
        }
        (Intent::Plain(Verb::Back), Question::RollCall { .. }) => roll_call::roll_call_back(state, output),
        (Intent::Plain(Verb::Cancel), Question::RollCall { .. }) => roll_call::roll_call_cancel(state, output),
        (Intent::Plain(Verb::RollCall), Question::Vote) => roll_call::roll_call_begin(state, output),
        (Intent::Opens(verb @ (Verb::Approve | Verb::Reject)), Question::Vote) if votes_openly(state).is_some() => {
            let vote = if verb == Verb::Approve { Vote::Approve } else { Vote::Reject };
            votes_openly(state).into_iter().for_each(|by| roll_call::roll_call_named(state, output, by, vote));
        }
        (Intent::Opens(Verb::Approve), Question::Vote) => correction::tell(state, output, Vote::Approve),
        (Intent::Opens(Verb::Reject), Question::Vote) => correction::tell(state, output, Vote::Reject),
        (intent, Question::Vote) if result::corrects_team(state, &intent) && virtual_players::leads(state) => {
            output.refuse(state, "not-now", Message::new("practice-of-another"));
        }
        (intent, Question::Vote) if result::corrects_team(state, &intent) => {
            correction::correct_team(state, output, &intent)
        }
        (Intent::Plain(verb @ Verb::DealAgain), _) if virtual_players::verb(state) == Some(verb) => {
            dealing::deal_again(state, output)
        }
        (Intent::Plain(Verb::PhoneRound), Question::Reveal) if state.passes_phone() && state.deal().is_some() => {
            rounds::begin_reveal(state, output, listening)
        }
        (Intent::Plain(Verb::Secretly | Verb::PhoneRound), _) => starting::secretly(state, output),
        (Intent::Plain(Verb::OwnCards), _) => role_entry::confess(state, output),
        (Intent::Mission(number), _) if Mission::from_number(number).is_none() => {
            output.refuse(state, "no-mission", Message::new("refused-no-mission").text("word", number.to_string()));
        }
        (Intent::Plain(Verb::Options), question) if question != Question::AfterGame && state.mode == Mode::Table => {
            output.refuse(state, "not-now", Message::new("refused-options"));
        }
        (Intent::Plain(verb), Question::Guidance { step }) => guide(state, output, verb, step),
        (Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm | Verb::Ready), Question::Reveal) => {
            rounds::begin_reveal(state, output, listening)
        }
        (Intent::Plain(verb @ (Verb::Together | Verb::OneByOne)), _) if rounds::choose_round(state, output, verb) => {
        }
        // Where nothing else can be had again, the last thing that was said is meant.
        (Intent::Plain(Verb::Again), question) if !question.verbs().contains(&Verb::Again) => {
            answers::repeat(state, output);
        }
        (Intent::Plain(Verb::Skip), Question::Reveal) if state.deal().is_some() => {
            role_entry::skip_deal(state, output)
        }
        (Intent::Plain(Verb::Skip), Question::Reveal | Question::ScriptRuns | Question::ScriptPaused)
        | (Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip), Question::ScriptOver) => {
            play::play(state, output, Action::RevealDone);
        }
        (intent, question) => match (subjects::action_of(state, &intent), intent) {
            (Some(action), _) if practice::is_of_another(state, action) => {
                output.refuse(state, "not-now", Message::new("practice-of-another"));
            }
            (Some(action), intent) if state.mode == Mode::Table && confirmation::is_weighed(state, &intent) => {
                speech_input::weigh(state, output, intent, action);
            }
            (Some(action), _) => play::play(state, output, action),
            (None, intent)
                if plot::plot_command(state, output, &intent) || missions::count(state, output, &intent) => {}
            (None, Intent::Opens(verb)) => lines::opens(state, output, verb, question),
            (None, _) => refusing::not_now(state, output, question),
        },
    }
}

/// The one player at the table who votes openly before the others now.
fn votes_openly(state: &TableState) -> Option<Seat> {
    let open = state.apart().filter(|apart| apart.is_open && apart.table.len() == 1)?;
    open.table.iter().next()
}

fn go_on_unsaved(state: &TableState, output: &mut Output) {
    output.keeping.stop();
    output.say(state, Topic::General, Message::new("going-on-unsaved"));
    asking::ask_again(state, output);
}

fn guide(state: &mut TableState, output: &mut Output, verb: Verb, step: SetupStep) {
    let next = match verb {
        Verb::Ready | Verb::Skip => None,
        Verb::Next | Verb::Confirm | Verb::Start => step.next(),
        Verb::Back => Some(step.before().unwrap_or(step)),
        Verb::Again | Verb::Restart => return asking::ask_in_full(state, output),
        _ => return refusing::not_now(state, output, Question::Guidance { step }),
    };
    let Some(next) = next else { return play::play(state, output, Action::TableReady) };
    keeping::note(state, output, next.draft());
    asking::ask_in_full(state, output);
}

/// The time is over: the leader is reminded. Nobody has to hurry.
pub(crate) fn alarm(state: &mut TableState, output: &mut Output, discussion: Option<Discussion>) {
    if headset::slot_is_over(state, output) {
        return;
    }
    let Some(leader) = state.game().filter(|_| discussion.is_some()).map(crate::game::Game::leader) else {
        return;
    };
    output.narration.history.begin_group();
    output.cue(state, Cue::YourTurn);
    let over = Message::new("discussion-over").player("leader", leader);
    output.say(state, Topic::General, over.number("minutes", state.preferences.discussion));
}
