//! What a sentence tells that answers the open question, from the words in it that carry meaning.

use crate::game::plot::Pile;
use crate::game::{Game, Phase, Seat, SeatSet};
use crate::language::frames;
use crate::language::frames::{Asked, Reading, read, request};
use crate::language::is_question;
use crate::language::meaning::{Meaning, Meanings, Spot};
use crate::language::pattern::Token;
use crate::language::{Intent, Verb};
use crate::queries::rounds::result;
use crate::queries::secret_ballot::voters;
use crate::queries::{prompts, rules_reference, subjects};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What a line tells, where every word of it is explained: an answer to the open question, or a request.
pub(crate) fn told(state: &TableState, line: &str) -> Option<Intent> {
    let spots = spots(state, line);
    let asks = || match request(&spots)? {
        // "Stop the roll call."
        Verb::RollCall if state.roll_call_is_open() => {
            spots.iter().any(|spot| spot.is(Meaning::Correction)).then_some(Intent::Plain(Verb::Cancel))
        }
        Verb::Again if state.question() != Question::AfterGame => None,
        verb => Some(Intent::Plain(verb)),
    };
    answer(state, &spots).or_else(asks).or_else(|| fixed_answer(state, line))
}

/// A statement that somebody answers in the same breath, without the answer: "three to two, right? Yes."
pub(crate) fn without_its_own_answer<'a>(state: &TableState, line: &'a str) -> &'a str {
    let Some((said, answer)) = line.split_once('?').filter(|_| state.game().is_some()) else { return line };
    let answer = state.localizer.spots(answer);
    let is_yes = |spot: &Spot| spot.is(Meaning::For) || spot.meanings == [Meaning::Filler];
    let tells = |spot: &Spot| spot.seat.is_some() || spot.card.is_some() || spot.number.is_some();
    let agrees = answer.iter().all(is_yes) && answer.iter().any(|spot| spot.is(Meaning::For));
    if !agrees {
        return line;
    }
    // "…, right?"
    let is_tag = |tag: &&str| tag.split_whitespace().count() == 1 && !state.localizer.spots(tag).iter().any(tells);
    said.rsplit_once(',').filter(|(_, tag)| is_tag(tag)).map_or(said, |(said, _)| said)
}

/// Whether a sentence asks for the last sentence once more: "again, please". The bare command tells all that was said.
pub(crate) fn asks_for_the_last(state: &TableState, line: &str) -> bool {
    let is_of_game = state.game().is_some() && !state.question().verbs().contains(&Verb::Again);
    let is_sentence = || Token::split(line).len() > 1;
    is_of_game && is_sentence() && request(&state.localizer.spots(line)) == Some(Verb::Repeat)
}

/// What a line says of the pause that is going on: somebody isn't ready, or all are.
pub(crate) fn of_the_pause(state: &TableState, line: &str) -> Option<Verb> {
    if !state.open.ceremony.waits() {
        return None;
    }
    let spots = state.localizer.spots(line);
    let has = |meaning| spots.iter().any(|spot| spot.is(meaning));
    // "No, not yet."
    let idle = [Meaning::Not, Meaning::Against, Meaning::Correction, Meaning::Filler];
    let says_so = || has(Meaning::Not) && spots.iter().all(|spot| idle.iter().any(|meaning| spot.is(*meaning)));
    let isnt_ready = || has(Meaning::Ready) && (has(Meaning::Not) || has(Meaning::Nobody)) || says_so();
    if has(Meaning::Hold) || isnt_ready() {
        return Some(Verb::Pause);
    }
    // One who is ready says nothing of the others.
    let beside =
        [Meaning::Ready, Meaning::All, Meaning::Me, Meaning::Filler, Meaning::Told, Meaning::Choice, Meaning::And];
    let fits = |spot: &Spot| beside.iter().any(|meaning| spot.is(*meaning)) && !spot.is(Meaning::Doubt);
    let asks = is_question(line) || spots.first().is_some_and(|spot| spot.is(Meaning::Whether));
    (has(Meaning::Ready) && !asks && spots.iter().all(fits)).then_some(Verb::Ready)
}

/// What a line tells of people, whatever is asked: somebody goes, somebody comes for them, somebody is accused.
pub(crate) fn told_of_people(state: &TableState, line: &str) -> Option<Intent> {
    let game = state.game().filter(|_| !is_question(line))?;
    let spots = state.localizer.spots(line);
    let accuses = || {
        // "I accuse Ben of lying" is talk; of being the Winter Soldier, it is none.
        let is_clear =
            || !spots.iter().any(Spot::is_unknown) || rules_reference::character_named(state, line).is_some();
        match frames::accused(&spots, game.captain()).filter(|_| game.has_captain())? {
            Some(accused) => is_clear().then_some(Intent::About(Verb::Accuse, accused)),
            None => Some(Intent::Opens(Verb::Accuse)),
        }
    };
    frames::people(&spots, line).or_else(accuses)
}

/// What a line answers several times over, where all of it would be taken; nothing otherwise.
pub(crate) fn told_several(state: &TableState, line: &str) -> Vec<Intent> {
    let answers = matches!(
        state.question(),
        Question::Vote
            | Question::RollCall { .. }
            | Question::Mission
            | Question::DrawCard { .. }
            | Question::GiveCard
    );
    let Some(game) = state.game().filter(|_| answers && !is_question(line) && !is_plea(state, line)) else {
        return Vec::new();
    };
    let spots = spots(state, line);
    let all =
        asked(state, game, state.question(), &spots).map(|asked| frames::several(&spots, asked)).unwrap_or_default();
    let mut after = *game;
    let is_taken = |intent: &Intent| match prompts::answer_of(state, intent) {
        Some((by, _)) => prompts::is_awaited(state, by),
        None => subjects::action_of(state, intent).is_some_and(|action| after.play(action).is_ok()),
    };
    if all.iter().all(is_taken) { all } else { Vec::new() }
}

/// An answer of fixed words, with nothing around it but who is asked and words that mean nothing.
fn fixed_answer(state: &TableState, line: &str) -> Option<Intent> {
    let question = state.question();
    let asked = match question {
        Question::AgentCard { accused } => Some(accused),
        Question::NamedRightly { .. } => None,
        _ => return None,
    };
    let tokens = Token::split(line);
    let (verb, within) = frames::answer_within(&tokens, state.localizer.phrases(), &question.verbs())?;
    let (first, last) = (tokens.get(within.start)?, tokens.get(within.end.checked_sub(1)?)?);
    let (before, after) = (&line[..first.span.start], &line[last.span.end..]);
    let beside = [
        Meaning::Filler,
        Meaning::Me,
        Meaning::Choice,
        Meaning::Told,
        Meaning::One,
        Meaning::Card,
        Meaning::Correction,
    ];
    let fits = |spot: &Spot| match spot.seat {
        Some(seat) => asked == Some(seat),
        None => beside.iter().any(|meaning| spot.is(*meaning)) && !spot.is(Meaning::Wish),
    };
    let rest = [before, after].map(|text| state.localizer.spots(text));
    // "You must be HYDRA" accuses.
    // "I think he is HYDRA" is what others say.
    if rest.iter().flatten().any(|spot| spot.is(Meaning::You) || spot.is(Meaning::Opinion)) {
        return None;
    }
    rest.iter().flatten().all(fits).then_some(Intent::Plain(verb))
}

/// Whether a line tells of a mistake: how to take the last step back is told.
pub(crate) fn tells_of_a_mistake(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let has = |meanings: &[Meaning]| spots.iter().any(|spot| meanings.iter().any(|meaning| spot.is(*meaning)));
    let is_sure = !is_question(line)
        && !has(&[Meaning::Wish, Meaning::Doubt, Meaning::Who, Meaning::HowMany, Meaning::What])
        && !spots.iter().any(Spot::is_unknown);
    let names_somebody = spots.iter().any(|spot| spot.seat.is_some());
    // What was asked for before is told otherwise now.
    let tells_of_before = match state.question() {
        Question::Team | Question::AfterGame => {
            has(&[Meaning::Fail, Meaning::Clean]) || has(&[Meaning::Success]) && has(&[Meaning::Correction])
        }
        Question::Vote => has(&[Meaning::Correction]) && names_somebody,
        Question::RollCall { .. } => has(&[Meaning::Correction]) && has(&[Meaning::For, Meaning::Against]),
        Question::Count => {
            let of_somebody = has(&[Meaning::Vote, Meaning::Told, Meaning::Correction]) || names_somebody;
            has(&[Meaning::For, Meaning::Against]) && of_somebody
        }
        _ => false,
    };
    state.game().is_some() && (spots.len() > 1 && frames::tells_of_a_mistake(&spots) || is_sure && tells_of_before)
}

/// The parts of a line. Where it is asked who somebody is, that name says nothing else.
fn spots(state: &TableState, line: &str) -> Vec<Spot> {
    match state.question() {
        Question::Sought | Question::WinterSoldier { .. } => {
            state.localizer.spots(&rules_reference::without_characters(state, line))
        }
        _ => state.localizer.spots(line),
    }
}

/// The team that the table votes on, put right: "I meant Ana and Dan", "swap Cleo for Dan". Names alone may as well be
/// those who approved.
fn team_put_right(state: &TableState, game: &Game, spots: &[Spot]) -> Option<Intent> {
    let words = [Meaning::Correction, Meaning::Swap, Meaning::Instead];
    let votes = [Meaning::Refused, Meaning::Passed, Meaning::Vote, Meaning::All, Meaning::Nobody];
    let has_one = |of: &[Meaning]| spots.iter().any(|spot| of.iter().any(|meaning| spot.is(*meaning)));
    if state.question() != Question::Vote || !has_one(&words) || has_one(&votes) {
        return None;
    }
    let Reading::Intent(intent) = read(spots, asked(state, game, Question::Team, spots)?)? else { return None };
    let before = result::team_of_last_proposal(state);
    let one_for_another = |team: SeatSet| {
        let (out, comes) = (before.without(team), team.without(before));
        let pair = out.iter().next().zip(comes.iter().next()).filter(|_| out.len() == 1 && comes.len() == 1);
        pair.map(|(player, by)| Intent::Replace { player, by })
    };
    let exchanged = if let Intent::Propose(team) = intent { one_for_another(team) } else { None };
    exchanged.into_iter().chain([intent]).find(|intent| result::corrects_team(state, intent))
}

/// How many were for the team, where that is asked after the result.
fn approvals_after_result(state: &TableState, spots: &[Spot]) -> Option<Intent> {
    result::told(state)?;
    let told: Vec<&Spot> = spots.iter().filter(|spot| spot.meanings != [Meaning::Filler]).collect();
    let [Spot { number: Some(approve), .. }] = told[..] else { return None };
    let reject = (voters(state).len() as u32).checked_sub(*approve)?;
    Some(Intent::Vote { approve: *approve, reject })
}

fn answer(state: &TableState, spots: &[Spot]) -> Option<Intent> {
    let question = state.question();
    if let Some(intent) = state.game().and_then(|game| team_put_right(state, game, spots)) {
        return Some(intent);
    }
    if let Some(intent) = approvals_after_result(state, spots) {
        return Some(intent);
    }
    let asked = asked(state, state.game()?, question, spots)?;
    match read(spots, asked)? {
        Reading::Intent(intent) => Some(intent),
        Reading::Person(seat) => subjects::of_question(question)?.digit(state, digit_of(seat)?),
    }
}

/// Whether a line asks players for something, or somebody about something, before it says more: "please no Fails",
/// "Ben? He's fine", "Cleo, take Ana".
pub(crate) fn is_plea(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let Some(first) = spots.first().filter(|_| state.game().is_some()) else { return false };
    let orders = |spot: &Spot| {
        let deeds = [Meaning::Choice, Meaning::Naming, Meaning::Use, Meaning::Keep, Meaning::Told, Meaning::Handed];
        spot.apart && deeds.iter().any(|meaning| spot.is(*meaning))
    };
    let is_called = first.seat.is_some() && spots.get(1).is_some_and(orders);
    // "SHIELD, please!" hopes; "everybody except Ben, please" is polite.
    let cards = matches!(state.question(), Question::AgentCard { .. } | Question::DrawCard { .. });
    let hopes = spots.iter().any(|spot| spot.is(Meaning::Plea)) && (cards || line.trim_end().ends_with('!'));
    // "Would you take Ana and Ben" asks, with or without its mark.
    let opens = [Meaning::Doubt, Meaning::May, Meaning::Whether, Meaning::Plea];
    let asks = opens.iter().any(|meaning| first.is(*meaning)) && spots.len() > 1;
    // "Ben is HYDRA!" is what others say.
    let claims = matches!(state.question(), Question::AgentCard { .. })
        && line.trim_end().ends_with('!')
        && spots.iter().any(|spot| spot.seat.is_some());
    hopes
        || claims
        || asks
        || is_called
        || has_a_name_that_means_nothing(state, line)
        || line.trim_end().trim_end_matches('?').contains('?')
}

/// Whether a word in small letters is a name and may as well mean nothing: in French, Ben is one.
fn has_a_name_that_means_nothing(state: &TableState, line: &str) -> bool {
    let tokens = Token::split(line);
    let meanings = Meanings::of(state.localizer.language());
    let joins = |token: Option<&Token>| token.is_some_and(|token| state.localizer.phrases().joins(&token.word));
    let is_name =
        |token: &Token| state.localizer.names().values().iter().any(|name| Token::compared(name) == token.word);
    let is_small = |token: &Token| line[token.span.clone()].chars().all(char::is_lowercase);
    // Who writes all names so means the names.
    let is_beside = |token: Option<&Token>| token.is_some_and(|token| is_name(token) && is_small(token));
    let is_either = |(at, token): (usize, &Token)| {
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        let next = tokens.get(at + 1);
        let is_listed = joins(before) || joins(next) || is_beside(before) || is_beside(next);
        let is_parted = token.apart || next.is_none_or(|next| next.apart);
        is_small(token) && is_name(token) && !is_listed && !is_parted && meanings.is_filler(&token.word)
    };
    tokens.iter().enumerate().any(is_either)
}

/// Whether the leader wants to keep a card that is to be given away.
pub(crate) fn keeps_a_gift(state: &TableState, line: &str) -> bool {
    state.question() == Question::GiveCard && state.localizer.spots(line).iter().any(|spot| spot.is(Meaning::Keep))
}

/// Whether a line only tells that somebody is ready, where nobody is waited for.
pub(crate) fn only_tells_ready(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let beside = [Meaning::Ready, Meaning::All, Meaning::Me, Meaning::For, Meaning::Told, Meaning::Choice];
    let fits = |spot: &Spot| spot.meanings == [Meaning::Filler] || beside.iter().any(|meaning| spot.is(*meaning));
    state.game().is_some() && spots.iter().any(|spot| spot.is(Meaning::Ready)) && spots.iter().all(fits)
}

/// Whether somebody only wants the narrator to wait, where nothing is going on that could wait.
pub(crate) fn only_waits(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let first = spots.iter().find(|spot| spot.meanings != [Meaning::Filler]);
    state.game().is_some() && first.is_some_and(|spot| spot.is(Meaning::Hold))
}

/// Whether a line begins with the word for voting.
pub(crate) fn begins_with_a_vote(state: &TableState, line: &str) -> bool {
    state.localizer.spots(line).first().is_some_and(|spot| spot.is(Meaning::Vote))
}

/// Whether somebody will not vote.
pub(crate) fn abstains(state: &TableState, line: &str) -> bool {
    let votes = matches!(state.question(), Question::Vote | Question::RollCall { .. });
    votes && state.localizer.spots(line).iter().any(|spot| spot.is(Meaning::Abstain))
}

/// Whether a line answers the open question but for the number: that is asked for.
pub(crate) fn lacks_a_number(state: &TableState, line: &str) -> bool {
    // "He's one of the bad guys": which of them?
    if matches!(state.question(), Question::AgentCard { .. }) {
        let spots = state.localizer.spots(line);
        let is_side = |spot: &Spot| spot.is(Meaning::Spies) || spot.is(Meaning::Loyal);
        let is_sure = |spot: &Spot| !spot.is(Meaning::Doubt) && !spot.is(Meaning::Wish) && !spot.is(Meaning::Know);
        return spots.iter().any(is_side) && spots.iter().all(|spot| is_sure(spot) && !spot.is_unknown());
    }
    let spots = state.localizer.spots(line);
    let asked = state.game().and_then(|game| asked(state, game, state.question(), &spots));
    asked.is_some_and(|asked| frames::lacks_a_number(&spots, asked))
}

fn asked(state: &TableState, game: &Game, question: Question, spots: &[Spot]) -> Option<Asked> {
    Some(match question {
        Question::Team => {
            let mission = game.mission()?;
            let (leader, players) = (game.leader(), game.in_play());
            let size = usize::from(game.team_size(mission));
            let last = result::team_of_last_proposal(state);
            Asked::Team { leader, players, size, mission: mission.number().into(), last }
        }
        Question::Mission => Asked::Mission,
        Question::Vote => Asked::Vote { voters: voters(state) },
        Question::RollCall { asked, .. } => Asked::RollCall { asked, voters: voters(state) },
        Question::Count if game.counted_cards().count() == 1 => {
            let needed = game.fails_needed(game.mission()?).into();
            Asked::Count { cards: game.phase().run()?.team.len() as u32, needed }
        }
        // "I'd say Dan" names somebody only where a guess is asked for.
        Question::Examination { .. }
        | Question::Captain
        | Question::Trap
        | Question::Watch
        | Question::Target { .. }
            if spots.iter().any(|spot| spot.is(Meaning::Guess)) =>
        {
            return None;
        }
        Question::Examination { by } => Asked::Person { by: Some(by) },
        Question::DrawCard { .. } => Asked::Draw { leader: game.leader() },
        Question::GiveCard => {
            let cards = if let Phase::Plot(dealing) = game.phase() { dealing.to_give } else { Pile::EMPTY };
            Asked::Give { leader: game.leader(), cards }
        }
        Question::UseCard { card, asked } => Asked::Use { card, holder: asked },
        // "Propose Ana" names no captain.
        Question::Captain if spots.iter().any(|spot| spot.is(Meaning::Naming)) => return None,
        // "Ana takes Ben's": the leader does it.
        Question::Trap if !spots.iter().any(|spot| spot.is(Meaning::Naming)) => {
            Asked::Person { by: Some(game.leader()) }
        }
        Question::Captain
        | Question::WinterSoldier { .. }
        | Question::Sought
        | Question::Exposed
        | Question::Watch
        | Question::Trap
        | Question::Claim
        | Question::Target { .. }
        | Question::On { .. } => Asked::Person { by: None },
        _ => return None,
    })
}

/// The digit that stands for a seat; none beyond the ten.
fn digit_of(seat: Seat) -> Option<u32> {
    let number = u32::from(seat.number());
    (number <= 10).then_some(number % 10)
}
