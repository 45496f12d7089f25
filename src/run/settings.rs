//! The settings, shown and changed.

use super::world::World;

/// Shows all settings, shows one, or changes one.
pub(super) fn settings(world: &World, _key: Option<&str>, _value: Option<&str>) -> u8 {
    world.print([])
}
