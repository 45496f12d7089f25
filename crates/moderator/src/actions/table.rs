//! Commands during a game: the set-up guide, the reveal, proposals, votes, missions, discussion.

pub(crate) mod abandoning;
pub(crate) mod roll_call;

use crate::actions::play::{correction, dealing, people, undo};
use crate::actions::practice::{person, undoing};
use crate::actions::prompts::{role_entry, starting};
use crate::actions::script::rounds;
use crate::actions::{headset, missions, play, play_by_post, plot, speech_input};
use crate::game::vote::Vote;
use crate::game::{Action, Mission};
use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::refusing::lines;
use crate::narration::{answers, asking, refusing};
use crate::output::history::Topic;
use crate::output::keeping::Saving;
use crate::output::{Desk, keeping};
use crate::queries::rounds::result;
use crate::queries::speech_input::confirmation;
use crate::queries::{practice, prompts, subjects, virtual_players};
use crate::state::keyboard::Discussion;
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::Cue;
use protocol::laying_step::LayingStep;
use protocol::question::Question;

/// Carries out a command about the game.
pub(crate) fn command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    if person::command(scene, desk, &intent) {
        return;
    }
    let done = match intent.verb().realm() {
        Realm::People => people::people_command(scene, desk, listening, &intent),
        // In a forum, votes and orders are letters too.
        Realm::Letters | Realm::Move | Realm::Answer | Realm::Course if !scene.is_abandoned() => {
            play_by_post::forum_command(scene, desk, &intent)
        }
        _ => false,
    };
    if !done {
        move_on(scene, desk, listening, intent);
    }
}

/// Carries out a command that moves the game, or goes back in it.
fn move_on(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    let question = scene.question();
    let contradiction = result::contradiction(scene, &intent);
    scene.open.result = None;
    match (intent, question) {
        _ if contradiction.is_some() => {
            contradiction.into_iter().for_each(|ask| desk.asks_for(scene, Topic::Votes, ask));
        }
        (Intent::Plain(Verb::Undo), Question::RollCall { .. }) => roll_call::roll_call_back(scene, desk),
        (Intent::Plain(Verb::Undo), Question::Guidance { step }) if step.before().is_some() => {
            guide(scene, desk, Verb::Back, step)
        }
        (Intent::Plain(Verb::Undo | Verb::Cancel | Verb::Back), Question::CountOn { .. }) => {
            missions::drop_count(scene, desk)
        }
        (Intent::Plain(Verb::Undo), _) if scene.is_half_answered() => plot::drop_use(scene, desk),
        (Intent::Plain(Verb::Undo), _) if scene.absent().is_some() => undoing::undo(scene, desk),
        (Intent::Plain(Verb::Undo), _) => undo::undo(scene, desk),
        (Intent::Plain(Verb::Redo), _) => undo::redo(scene, desk, listening),
        (Intent::Plain(Verb::Unsaved), _) if desk.keeping.saving() == Saving::Failing => go_on_unsaved(scene, desk),
        (Intent::Plain(Verb::NewGame), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::another_game(scene, desk, listening)
        }
        (Intent::Plain(Verb::Again), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::rematch(scene, desk, listening)
        }
        (intent @ Intent::Plain(Verb::Abandon), _) if confirmation::gives_up(scene, &intent) => {
            abandoning::give_up_asked(scene, desk, listening, intent)
        }
        (intent @ Intent::Plain(Verb::NewGame), _)
            if scene.mode == Mode::Table && confirmation::gives_up(scene, &intent) =>
        {
            abandoning::give_up_asked(scene, desk, listening, intent);
        }
        (intent, Question::Vote | Question::RollCall { .. }) if prompts::answer_of(scene, &intent).is_some() => {
            if let Some((by, vote)) = prompts::answer_of(scene, &intent) {
                roll_call::roll_call_named(scene, desk, by, vote);
            }
        }
        (Intent::Opens(Verb::Approve), Question::RollCall { .. }) => {
            roll_call::roll_call_answer(scene, desk, Vote::Approve)
        }
        (Intent::Opens(Verb::Reject), Question::RollCall { .. }) => {
            roll_call::roll_call_answer(scene, desk, Vote::Reject)
        }
        (Intent::Plain(Verb::Back), Question::RollCall { .. }) => roll_call::roll_call_back(scene, desk),
        (Intent::Plain(Verb::Cancel), Question::RollCall { .. }) => roll_call::roll_call_cancel(scene, desk),
        (Intent::Plain(Verb::RollCall), Question::Vote) => roll_call::roll_call_begin(scene, desk),
        (Intent::Opens(Verb::Approve), Question::Vote) => correction::tell(scene, desk, Vote::Approve),
        (Intent::Opens(Verb::Reject), Question::Vote) => correction::tell(scene, desk, Vote::Reject),
        (intent, Question::Vote) if result::corrects_team(scene, &intent) && virtual_players::leads(scene) => {
            desk.refuse(scene, "not-now", Message::new("practice-of-another"));
        }
        (intent, Question::Vote) if result::corrects_team(scene, &intent) => {
            correction::correct_team(scene, desk, &intent)
        }
        (Intent::Plain(verb @ Verb::DealAgain), _) if virtual_players::verb(scene) == Some(verb) => {
            dealing::deal_again(scene, desk)
        }
        (Intent::Plain(Verb::Secretly), _) => starting::secretly(scene, desk),
        (Intent::Plain(Verb::OwnCards), _) => role_entry::confess(scene, desk),
        (Intent::Mission(number), _) if Mission::from_number(number).is_none() => {
            desk.refuse(scene, "no-mission", Message::new("refused-no-mission").text("word", number.to_string()));
        }
        (Intent::Plain(Verb::Options), question) if question != Question::AfterGame && scene.mode == Mode::Table => {
            desk.refuse(scene, "not-now", Message::new("refused-options"));
        }
        (Intent::Plain(verb), Question::Guidance { step }) => guide(scene, desk, verb, step),
        (Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm | Verb::Ready), Question::Reveal) => {
            rounds::begin_reveal(scene, desk, listening)
        }
        (Intent::Plain(verb @ (Verb::Together | Verb::OneByOne)), _) if rounds::choose_round(scene, desk, verb) => {}
        // Where nothing else can be had again, the last thing that was said is meant.
        (Intent::Plain(Verb::Again), question)
            if scene.mode == Mode::Table && !question.verbs().contains(&Verb::Again) =>
        {
            answers::repeat(scene, desk);
        }
        (Intent::Plain(Verb::Skip), Question::Reveal) if scene.deal().is_some() => role_entry::skip_deal(scene, desk),
        (Intent::Plain(Verb::Skip), Question::Reveal | Question::ScriptRuns | Question::ScriptPaused)
        | (Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip), Question::ScriptOver) => {
            play::play(scene, desk, Action::RevealDone);
        }
        (intent, question) => match (subjects::action_of(scene, &intent), intent) {
            (Some(action), _) if practice::is_of_another(scene, action) => {
                desk.refuse(scene, "not-now", Message::new("practice-of-another"));
            }
            (Some(action), intent) if scene.mode == Mode::Table && confirmation::is_weighed(scene, &intent) => {
                speech_input::weigh(scene, desk, intent, action);
            }
            (Some(action), _) => play::play(scene, desk, action),
            (None, intent) if plot::plot_command(scene, desk, &intent) || missions::count(scene, desk, &intent) => {}
            (None, Intent::Opens(verb)) => lines::opens(scene, desk, verb, question),
            (None, _) => refusing::not_now(scene, desk, question),
        },
    }
}

fn go_on_unsaved(scene: &Scene, desk: &mut Desk) {
    desk.keeping.stop();
    desk.say(scene, Topic::General, Message::new("going-on-unsaved"));
    asking::ask_again(scene, desk);
}

fn guide(scene: &mut Scene, desk: &mut Desk, verb: Verb, step: LayingStep) {
    let next = match verb {
        Verb::Ready | Verb::Skip => None,
        Verb::Next | Verb::Confirm | Verb::Start => step.next(),
        Verb::Back => Some(step.before().unwrap_or(step)),
        Verb::Again | Verb::Restart => return asking::ask_in_full(scene, desk),
        _ => return refusing::not_now(scene, desk, Question::Guidance { step }),
    };
    let Some(next) = next else { return play::play(scene, desk, Action::TableReady) };
    keeping::note(scene, desk, next.draft());
    asking::ask_in_full(scene, desk);
}

/// The time is over: the leader is reminded. Nobody has to hurry.
pub(crate) fn alarm(scene: &mut Scene, desk: &mut Desk, discussion: Option<Discussion>) {
    if headset::slot_is_over(scene, desk) {
        return;
    }
    let Some(leader) = scene.game().filter(|_| discussion.is_some()).map(crate::game::Game::leader) else {
        return;
    };
    desk.narration.history.begin_group();
    desk.cue(scene, Cue::YourTurn);
    let over = Message::new("discussion-over").player("leader", leader);
    desk.say(scene, Topic::General, over.number("minutes", scene.preferences.discussion));
}
