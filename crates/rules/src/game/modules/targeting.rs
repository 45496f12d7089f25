//! Targeting: the leader names a mission not yet run, then a team of its size; the vote is on both.
//!
//! The whole of it: a proposal begins without a mission, [`check`] says which may be named, and team size and
//! the two-fail rule follow the mission that was named (base rules, variants; RULES section 2).

use crate::game::{Mission, Outcome, Refusal, Results, RoundRefusal};

/// Successes that open mission 5.
const SUCCESSES_FOR_LAST: usize = 2;

/// Whether the leader may name this mission now.
///
/// # Errors
/// Refuses a mission that was run, and mission 5 before two missions have succeeded.
pub fn check(mission: Mission, results: &Results) -> Result<(), Refusal> {
    if results.of(mission).is_some() {
        return Err(Refusal::Round(RoundRefusal::MissionRun(mission)));
    }
    if mission.number() == 5 && results.count(Outcome::Success) < SUCCESSES_FOR_LAST {
        return Err(Refusal::Round(RoundRefusal::LastMissionClosed));
    }
    Ok(())
}

/// The missions that the leader may name now.
#[must_use]
pub fn open_missions(results: &Results) -> Vec<Mission> {
    Mission::ALL.into_iter().filter(|mission| check(*mission, results).is_ok()).collect()
}
