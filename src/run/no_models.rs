//! Models, in a narrator that was built without voice commands and has no use for them.

use super::world::World;
use crate::args::ModelsAsked;
use crate::language::Message;

/// Without ears nothing is heard.
pub(super) fn can_hear(_world: &World) -> bool {
    false
}

/// Says so.
pub(super) fn models(world: &World, _asked: &ModelsAsked) -> u8 {
    world.fault(&Message::new("models-not-here"))
}
