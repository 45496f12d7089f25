//! Which language the computer speaks to its user.

/// The locale of the system, as `de_AT.UTF-8` or `de-AT`: that of the environment comes first. None if nothing tells.
#[must_use]
pub fn of_the_system() -> Option<String> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|locale| !locale.is_empty()).or_else(of_the_user)
}

/// Windows keeps it elsewhere.
#[cfg(windows)]
fn of_the_user() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(windows))]
fn of_the_user() -> Option<String> {
    None
}
