//! Who is called in the script, and how.

use crate::game::knowledge::Role;
use crate::game::{Game, Side};
use crate::language::{Message, terms};

/// The characters in play, and how sentences call those of them who act.
pub struct Cast {
    /// Those who can be in play.
    pub roles: Vec<Role>,
    /// The sides.
    pub sides: (Side, Side),
}

impl Cast {
    /// The characters of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self { roles: game.characters().roles(), sides: game.book().sides }
    }

    /// A line for some of the characters. Its variables are their names, and how many are called.
    pub fn line(&self, key: &'static str, roles: &[Role]) -> Message {
        Message::new(key).list("who", self.names(roles)).number("count", roles.len() as u32)
    }

    /// A side is called as a whole where its many are meant, without those of it who are left out, and comes last: who is
    /// left out can't be taken for the next on the list.
    pub fn names(&self, roles: &[Role]) -> Vec<Message> {
        let whole: Vec<Side> = [self.sides.0, self.sides.1]
            .into_iter()
            .filter(|side| roles.iter().any(|role| role.side() == *side && role.is_general()))
            .collect();
        let others = roles.iter().filter(|role| !whole.contains(&role.side())).filter_map(|role| name(*role));
        others.chain(whole.iter().map(|side| self.whole_side(*side, roles))).collect()
    }

    fn whole_side(&self, side: Side, roles: &[Role]) -> Message {
        let left_out = self.roles.iter().filter(|role| role.side() == side && !roles.contains(role));
        let left_out: Vec<Message> = left_out.filter_map(|role| name(*role)).collect();
        if left_out.is_empty() {
            Message::new(terms::called(side))
        } else {
            Message::new(terms::called_without(side)).list("names", left_out)
        }
    }
}

/// The name of a character who is called alone; none for general ones.
fn name(role: Role) -> Option<Message> {
    terms::character(role).map(Message::new)
}
