//! How often something random is tried: as often as there is time for in every run of the tests, or as often as somebody
//! wants who has more of it.

/// So often as this variable of the environment says, or else the usual number of times.
///
/// # Panics
///
/// It is set to something else than a number.
pub fn times(variable: &str, usual: u64) -> u64 {
    match std::env::var(variable) {
        Ok(times) => times.parse().unwrap_or_else(|_| panic!("{variable} is {times}, and should be a number")),
        Err(_) => usual,
    }
}

/// So many of so many random cases as a run of the tests tries.
pub fn some_of(all: u64) -> u64 {
    all.div_ceil(one_in())
}

/// Of the random cases, a run of the tests tries one in five. With NARRATOR_THOROUGH all are tried.
pub fn one_in() -> u64 {
    if std::env::var_os("NARRATOR_THOROUGH").is_some() { 1 } else { 5 }
}
