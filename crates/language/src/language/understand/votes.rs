//! Votes: what of them is told of one player, and what of the whole table.

use super::Fit;
use crate::language::intent::{Intent, Misunderstood};
use crate::language::pattern::Slot;
use crate::language::verb::Verb;

impl Fit<'_> {
    /// Votes: a number counts them, and is a seat only with the word for one. Whoever is alone and stands first, as in
    /// "Ana approves", tells one vote; all else tells those of the whole table.
    pub(super) fn voters(&self, verb: Verb) -> Result<Intent, Misunderstood> {
        let approves = matches!(verb, Verb::Approve | Verb::Approves);
        let tokens = self.slot(|slot| matches!(slot, Slot::Players | Slot::Player));
        let counted = self.names.bare_numbers(tokens, self.phrases);
        match counted[..] {
            [] => {}
            [0] if tokens.len() == 1 => {
                return Ok(Intent::Plain(if approves { Verb::RejectAll } else { Verb::ApproveAll }));
            }
            [number] if tokens.len() == 1 => {
                return Ok(Intent::Numbered(if approves { Verb::Approvals } else { Verb::Reject }, number));
            }
            _ => return Err(Misunderstood::Incomplete(Verb::Vote)),
        }
        let voters = self.names.players(tokens, self.phrases)?;
        let stands_first = matches!(self.filled, [(_, range)] if range.start == 0);
        let only = voters.iter().next().filter(|_| voters.len() == 1);
        Ok(match only.filter(|_| stands_first || verb.is_letter()) {
            Some(voter) => Intent::Sent(if approves { Verb::Approves } else { Verb::Rejects }, voter),
            None if approves => Intent::Approve(voters),
            None => Intent::Reject(voters),
        })
    }
}
