//! Which language the computer speaks to its user.

/// The locale of the system, such as `de-AT`. None if nothing tells.
#[must_use]
pub fn of_the_system() -> Option<String> {
    sys_locale::get_locale()
}
