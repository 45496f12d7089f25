//! Who is called in the script, and how.

use crate::game::Side;
use crate::game::knowledge::Role;
use crate::language::{Message, terms};

/// The characters in play, and how sentences call those of them who act.
pub struct Cast {
    /// Those who can be in play.
    pub roles: Vec<Role>,
    /// The side that is called as a whole.
    pub evil: Side,
}

impl Cast {
    /// A line for some of the characters. Its variables are their names, and how many are called.
    pub fn line(&self, key: &'static str, roles: &[Role]) -> Message {
        Message::new(key).list("who", self.names(roles)).number("count", roles.len() as u32)
    }

    /// One side is called as a whole, without those of it who are left out, and comes last: who is left out can't be
    /// taken for the next on the list.
    fn names(&self, roles: &[Role]) -> Vec<Message> {
        if !roles.iter().any(|role| role.side() == self.evil && role.is_general()) {
            return roles.iter().filter_map(|role| name(*role)).collect();
        }
        let others = roles.iter().filter(|role| role.side() != self.evil).filter_map(|role| name(*role));
        others.chain([self.whole_side(roles)]).collect()
    }

    fn whole_side(&self, roles: &[Role]) -> Message {
        let left_out = self.roles.iter().filter(|role| role.side() == self.evil && !roles.contains(role));
        let left_out: Vec<Message> = left_out.filter_map(|role| name(*role)).collect();
        if left_out.is_empty() {
            Message::new(terms::called(self.evil))
        } else {
            Message::new(terms::called_without(self.evil)).list("names", left_out)
        }
    }
}

/// The name of a character who is called alone; none for general ones.
fn name(role: Role) -> Option<Message> {
    terms::character(role).map(Message::new)
}
