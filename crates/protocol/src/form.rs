//! What is asked, as a page offers it: a heading, and what can be pressed in place of being typed.

/// What can be answered now. Each answer is a line, as it would be typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The open question in one sentence; none where it is no sentence of its own, such as while a script is read.
    pub asked: Option<String>,
    /// The players of whom a team is put together, where one is asked for.
    pub team: Option<TeamForm>,
    /// What can be answered, the likeliest first.
    pub choices: Vec<FormChoice>,
}

/// The team that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamForm {
    /// How many go.
    pub size: u8,
    /// Who can go, in seat order.
    pub players: Vec<String>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormChoice {
    /// What it is called on a button.
    pub label: String,
    /// The line that gives it.
    pub line: String,
}
