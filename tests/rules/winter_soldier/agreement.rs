//! Whether a game stands where the model stands.

use resistance_narrator::game::modules::winter_soldier::Assassination;
use resistance_narrator::game::{Ending, Game, Mission, Outcome, Phase, Seat, Side};

use super::model::{Model, Stage};
use super::players::players_of;

impl Model {
    /// Whether a game stands where the model stands.
    #[track_caller]
    pub fn agrees_with(&self, game: &Game) {
        let stage = match game.phase() {
            Phase::Setup => Stage::Laying,
            Phase::Captain => Stage::Calling,
            Phase::Reveal => Stage::Revealing,
            Phase::Proposal { .. } => Stage::Proposing,
            Phase::Vote { .. } => Stage::Voting,
            Phase::Mission(_) => Stage::Running,
            Phase::Examination { .. } => Stage::Examining,
            Phase::Accusation { accused: None, .. } => Stage::Guessing,
            Phase::Accusation { .. } => Stage::Showing,
            Phase::Assassination { step, .. } => stage_of(step),
            Phase::Over(_) => Stage::Over,
            other => unreachable!("{other:?} in Winter Soldier"),
        };
        assert_eq!(stage, self.stage);
        assert_eq!(game.captain().map(Seat::index), self.captain);
        assert_eq!((game.leader().index(), usize::from(game.vote_track())), (self.leader, self.rejected));
        assert_eq!((usize::from(game.round()), game.dealer().index()), (self.round, self.dealer));
        assert_eq!(players_of(game.in_play()), self.inside);
        assert_eq!(players_of(game.phase().team()), self.team);
        let results = Mission::ALL.map(|mission| match game.results().of(mission) {
            Some(Outcome::Success) => 1,
            Some(Outcome::Fail) => -1,
            None => 0,
        });
        assert_eq!(results, self.results);
        assert_eq!(game.token().map(|token| token.holder.index()), self.token);
        if let Some(token) = game.token() {
            assert_eq!(players_of(token.marked), self.held);
        }
        if matches!(self.stage, Stage::Proposing | Stage::Voting | Stage::Running) {
            assert_eq!(game.mission().map(Mission::index), Some(self.mission()));
            assert_eq!(usize::from(game.team_size(Mission::ALL[self.mission()])), self.team_size());
        }
        let won = match game.ending() {
            None => (0, String::new()),
            Some(Ending { winner: Side::Shield, why }) => (1, why.id().into_owned()),
            Some(Ending { winner: Side::Hydra, why }) => (-1, why.id().into_owned()),
            Some(other) => unreachable!("{other:?} in Winter Soldier"),
        };
        assert_eq!((won.0, won.1.as_str()), self.won);
    }
}

fn stage_of(step: Assassination) -> Stage {
    match step {
        Assassination::Naming => Stage::Hunting,
        Assassination::Named(_) => Stage::Answering,
        Assassination::Exposing => Stage::Exposing,
    }
}
