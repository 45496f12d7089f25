//! Commands during a game: laying the table, the reveal, proposals, votes, missions, and the roll call.

use crate::game::vote::Vote;
use crate::game::{Action, Mission};
use crate::language::{Intent, Message, Realm, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::desk::keeping::Saving;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::subjects;
use crate::session::table::{abandoning, correction, dealing, people, playing, redo, result, roll_call, undo};
use crate::session::{
    Mode, answers, asking, forum, laying, listening, mission, plot, practice, refuse, script, seats, voter,
};
use protocol::question::Question;

/// Carries out a command about the game.
pub(in crate::session) fn command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    if practice::person::command(scene, desk, &intent) {
        return;
    }
    let done = match intent.verb().realm() {
        Realm::People => people::people_command(scene, desk, listening, &intent),
        // In a forum, votes and orders are letters too.
        Realm::Letters | Realm::Move | Realm::Answer | Realm::Course if !scene.is_abandoned() => {
            forum::forum_command(scene, desk, &intent)
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
            laying::guide(scene, desk, Verb::Back, step)
        }
        (Intent::Plain(Verb::Undo | Verb::Cancel | Verb::Back), Question::CountOn { .. }) => {
            mission::deeds::drop_count(scene, desk)
        }
        (Intent::Plain(Verb::Undo), _) if scene.is_half_answered() => plot::deeds::drop_use(scene, desk),
        (Intent::Plain(Verb::Undo), _) if scene.absent().is_some() => practice::undoing::undo(scene, desk),
        (Intent::Plain(Verb::Undo), _) => undo::undo(scene, desk),
        (Intent::Plain(Verb::Redo), _) => redo::redo(scene, desk, listening),
        (Intent::Plain(Verb::Unsaved), _) if desk.keeping.saving() == Saving::Failing => go_on_unsaved(scene, desk),
        (Intent::Plain(Verb::NewGame), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::another_game(scene, desk, listening)
        }
        (Intent::Plain(Verb::Again), Question::AfterGame) if scene.mode == Mode::Table => {
            abandoning::rematch(scene, desk, listening)
        }
        (intent @ Intent::Plain(Verb::Abandon), _) if listening::pending::gives_up(scene, &intent) => {
            abandoning::give_up_asked(scene, desk, listening, intent)
        }
        (intent @ Intent::Plain(Verb::NewGame), _)
            if scene.mode == Mode::Table && listening::pending::gives_up(scene, &intent) =>
        {
            abandoning::give_up_asked(scene, desk, listening, intent);
        }
        (intent, Question::Vote | Question::RollCall { .. }) if voter::answer_of(scene, &intent).is_some() => {
            if let Some((by, vote)) = voter::answer_of(scene, &intent) {
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
        (Intent::Opens(Verb::Approve), Question::Vote) => result::tell(scene, desk, Vote::Approve),
        (Intent::Opens(Verb::Reject), Question::Vote) => result::tell(scene, desk, Vote::Reject),
        (intent, Question::Vote) if correction::corrects_team(scene, &intent) && practice::filling::leads(scene) => {
            desk.refuse(scene, "not-now", Message::new("practice-of-another"));
        }
        (intent, Question::Vote) if correction::corrects_team(scene, &intent) => {
            correction::correct_team(scene, desk, &intent)
        }
        (Intent::Plain(verb @ Verb::DealAgain), _) if dealing::verb(scene) == Some(verb) => {
            dealing::deal_again(scene, desk)
        }
        (Intent::Plain(Verb::Secretly), _) => seats::starting::secretly(scene, desk),
        (Intent::Plain(Verb::OwnCards), _) => seats::confessing::confess(scene, desk),
        (Intent::Mission(number), _) if Mission::from_number(number).is_none() => {
            desk.refuse(scene, "no-mission", Message::new("refused-no-mission").text("word", number.to_string()));
        }
        (Intent::Plain(Verb::Options), question) if question != Question::AfterGame && scene.mode == Mode::Table => {
            desk.refuse(scene, "not-now", Message::new("refused-options"));
        }
        (Intent::Plain(verb), Question::Guidance { step }) => laying::guide(scene, desk, verb, step),
        (Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm | Verb::Ready), Question::Reveal) => {
            script::rounds::begin_reveal(scene, desk, listening)
        }
        (Intent::Plain(verb @ (Verb::Together | Verb::OneByOne)), _)
            if script::rounds::choose_round(scene, desk, verb) => {}
        // Where nothing else can be had again, the last thing that was said is meant.
        (Intent::Plain(Verb::Again), question)
            if scene.mode == Mode::Table && !question.verbs().contains(&Verb::Again) =>
        {
            answers::repeat(scene, desk);
        }
        (Intent::Plain(Verb::Skip), Question::Reveal) if scene.deal().is_some() => {
            seats::confessing::skip_deal(scene, desk)
        }
        (Intent::Plain(Verb::Skip), Question::Reveal | Question::ScriptRuns | Question::ScriptPaused)
        | (Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip), Question::ScriptOver) => {
            playing::play(scene, desk, Action::RevealDone);
        }
        (intent, question) => match (subjects::action_of(scene, &intent), intent) {
            (Some(action), _) if practice::rights::is_of_another(scene, action) => {
                desk.refuse(scene, "not-now", Message::new("practice-of-another"));
            }
            (Some(action), intent) if scene.mode == Mode::Table && listening::pending::is_weighed(scene, &intent) => {
                listening::weighing::weigh(scene, desk, intent, action);
            }
            (Some(action), _) => playing::play(scene, desk, action),
            (None, intent)
                if plot::deeds::plot_command(scene, desk, &intent) || mission::deeds::count(scene, desk, &intent) => {
            }
            (None, Intent::Opens(verb)) => refuse::lines::opens(scene, desk, verb, question),
            (None, _) => refuse::not_now(scene, desk, question),
        },
    }
}

fn go_on_unsaved(scene: &Scene, desk: &mut Desk) {
    desk.keeping.stop();
    desk.say(scene, Topic::General, Message::new("going-on-unsaved"));
    asking::ask_again(scene, desk);
}
