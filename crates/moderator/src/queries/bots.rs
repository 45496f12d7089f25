//! What bots decide, from what their seats may know and from nothing else: all of that is made here.

use crate::bots::{Advice, Asked, Bot, Choice, Claim, Own, Reason, Shown, View};
use crate::game::deal::Deal;
use crate::game::role::{Part, Role};
use crate::game::{Event, ExaminationEvent, Game, MissionEvent, PlotEvent, RoundEvent, Seat};
use crate::journal::private::{Private, Proposal};
use crate::journal::record::Step;
use crate::language::Verb;
use crate::queries::practice;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What a virtual player decides in a game with this past. None for a human, and if nobody knows any more who
/// is what.
pub(crate) fn decides(state: &TableState, seat: Seat, game: Game, past: &[Step], asked: &Asked) -> Option<Choice> {
    let bot = bot(state, seat, past.len())?;
    let known = known_in(state, seat, game, past, claims(state, past))?;
    Some(bot.decide(&known.view(), asked))
}

/// What a virtual player says about what they did in a game with this past.
pub(crate) fn says(state: &TableState, seat: Seat, game: Game, past: &[Step], did: Choice) -> Option<Reason> {
    let bot = bot(state, seat, past.len())?;
    let known = known_in(state, seat, game, past, claims(state, past))?;
    bot.says(&known.view(), did)
}

/// What a careful player would do in the place of the person.
pub(crate) fn advice(state: &TableState, asked: &Asked) -> Option<Advice> {
    let Activity::Game(table) = &state.activity else { return None };
    let (human, past) = (state.human()?, table.record.past());
    let known = known_in(state, human, *table.record.game(), past, claims(state, past))?;
    Some(Bot::hint(&known.view(), asked))
}

/// What was said in such a past of cards that only one player has seen: by virtual players as soon as they have
/// seen it, by those who are whenever they like.
pub(crate) fn claims(state: &TableState, past: &[Step]) -> Vec<Claim> {
    let mut claims = Vec::new();
    for (index, step) in past.iter().enumerate() {
        for (viewer, owner) in step.events.iter().filter_map(Event::shown_alone) {
            let after = past.get(index + 1).map(|next| next.before);
            claims.extend(claim(state, viewer, owner, after, &past[..=index], &claims));
        }
        claims.extend(practice::said_after(state, index + 1));
    }
    claims
}

fn claim(
    state: &TableState,
    by: Seat,
    about: Seat,
    after: Option<Game>,
    past: &[Step],
    before: &[Claim],
) -> Option<Claim> {
    // Whoever has come, or gone, since then has claimed nothing by the narrator's mouth.
    let bot = bot(state, by, past.len() - 1)?;
    let game = after.or(state.game().copied())?;
    bot.claims(&known_in(state, by, game, past, before.to_vec())?.view(), about)
}

/// How somebody thinks who wasn't there once so many actions had been played.
fn bot(state: &TableState, seat: Seat, actions: usize) -> Option<Bot> {
    let virtual_players = state.virtual_players_after(actions)?;
    Some(Bot {
        style: virtual_players.style_of(seat)?,
        seed: virtual_players.seed.wrapping_add(seat.number().into()),
    })
}

fn known_in(state: &TableState, seat: Seat, game: Game, past: &[Step], claims: Vec<Claim>) -> Option<Known> {
    Some(known_to(seat, game, past, claims, state.private()?, state.deal()?.open()))
}

/// What a seat may know.
pub(crate) struct Known {
    seat: Seat,
    game: Game,
    events: Vec<Event>,
    claims: Vec<Claim>,
    own: Own,
}

impl Known {
    /// It as a bot is shown it.
    pub(crate) fn view(&self) -> View<'_> {
        View { seat: self.seat, game: &self.game, events: &self.events, claims: &self.claims, own: &self.own }
    }
}

/// What a seat may know in a game with this past, in which that was claimed: what has happened before everybody, and of
/// what the narrator knows only what is this seat's own.
fn known_to(seat: Seat, game: Game, past: &[Step], claims: Vec<Claim>, private: &Private, deal: &Deal) -> Known {
    let mut own = Own { role: deal.role(seat), sights: deal.seen_by(seat), ..Own::default() };
    for (index, step) in past.iter().enumerate() {
        let card_of = |member: Seat| private.received(Proposal::last_of(&past[..index])?, member).card;
        for event in &step.events {
            match *event {
                Event::Plot(PlotEvent::CharacterShown { owner, viewer, .. }) if viewer == seat => {
                    own.shown.extend(shown(deal, &game, owner));
                }
                Event::Examination(ExaminationEvent::Examined { examiner, examined }) if examiner == seat => {
                    own.shown.extend(shown(deal, &game, examined));
                }
                Event::Plot(PlotEvent::CardLookedAt { by: viewer, member })
                | Event::Mission(MissionEvent::Trapped { leader: viewer, member })
                    if viewer == seat =>
                {
                    let looked = step.before.phase().mission().zip(card_of(member));
                    own.looked.extend(looked.map(|(mission, card)| (mission, member, card)));
                }
                Event::Round(RoundEvent::MissionRun { done, .. }) if done.team.contains(seat) => {
                    own.played.extend(card_of(seat).map(|card| (done.mission, card)));
                }
                _ => {}
            }
        }
    }
    own.shown.extend(come_forward(seat, &game, deal));
    Known { seat, game, events: past.iter().flat_map(|step| step.events.iter().copied()).collect(), claims, own }
}

/// Whoever names somebody at the end knows by then who is on the own side: they have come forward.
fn come_forward(seat: Seat, game: &Game, deal: &Deal) -> Vec<(Seat, Shown)> {
    let names = deal.role(seat).and_then(Role::part) == Some(Part::Names);
    if !names || !game.has_come_forward() {
        return Vec::new();
    }
    let evil = game.book().sides.1;
    let mates = deal.players_of(evil).without([seat].into_iter().collect());
    mates.iter().map(|mate| (mate, Shown::Side(evil))).collect()
}

/// What another player's card has shown: the character, or only the side.
fn shown(deal: &Deal, game: &Game, owner: Seat) -> Option<(Seat, Shown)> {
    let role = deal.role(owner)?;
    let shown = if game.shows_affiliation() { Shown::Side(role.side()) } else { Shown::Role(role) };
    Some((owner, shown))
}

/// What only whoever practises can ask, while the game goes on and once it is over; and what can be said to those who
/// aren't there.
pub(crate) fn verbs(state: &TableState) -> Vec<Verb> {
    let asked = match state.human() {
        None => Vec::new(),
        Some(_) if state.question() == Question::AfterGame => vec![Verb::Review, Verb::MyCard],
        Some(_) => vec![Verb::Hint, Verb::Why, Verb::Missed, Verb::MyCard, Verb::Rules],
    };
    // They can only be typed.
    let can_be_said = |verb: &Verb| *verb != Verb::Rules || !practice::is_heard(state);
    asked.into_iter().filter(can_be_said).chain(practice::verbs(state)).collect()
}
