//! Who is called in the script, and how.

use crate::game::Side;
use crate::game::knowledge::Role;
use crate::game::role::Part;
use crate::language::{Message, terms};

/// The characters in play, and how sentences call those of them who act.
pub struct Cast(pub Vec<Role>);

impl Cast {
    /// A line for some of the characters. Its variables are their names, and how many are called.
    pub fn line(&self, key: &'static str, roles: &[Role]) -> Message {
        Message::new(key).list("who", self.names(roles)).number("count", roles.len() as u32)
    }

    /// HYDRA is called as a side, without those of it who are left out, and comes last: who is left out can't be
    /// taken for the next on the list.
    fn names(&self, roles: &[Role]) -> Vec<Message> {
        if !roles.iter().any(|role| role.is_general() && role.side() == Side::Hydra) {
            return roles.iter().filter_map(|role| name(*role)).collect();
        }
        let others = roles.iter().filter(|role| role.side() != Side::Hydra).filter_map(|role| name(*role));
        others.chain([self.hydra(roles)]).collect()
    }

    fn hydra(&self, roles: &[Role]) -> Message {
        let left_out = self.0.iter().filter(|role| role.side() == Side::Hydra && !roles.contains(role));
        let left_out: Vec<Message> = left_out.filter_map(|role| name(*role)).collect();
        if left_out.is_empty() {
            Message::new("script-role-hydra")
        } else {
            Message::new("script-role-hydra-but").list("names", left_out)
        }
    }
}

/// The name of a character who is called alone; none if it never is.
fn name(role: Role) -> Option<Message> {
    let is_alone = role.module().is_some() || role.part() == Some(Part::NamedAtTheEnd);
    terms::character(role).filter(|_| is_alone).map(Message::new)
}
