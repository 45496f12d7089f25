//! The pieces of this table's kit: which cards can be felt, and what is told otherwise where there are fewer pieces.

use crate::game::{Edition, Reveal, Setup};
use crate::language::Message;
use crate::preferences::Pieces;
use crate::state::table_state::TableState;

/// What is about markers and tokens alone.
const OF_MARKERS: [&str; 19] = [
    "track-marker",
    "marker-success",
    "marker-fail",
    "score-marker-off",
    "round-marker",
    "leadership-passes",
    "lead-token",
    "watched-rule",
    "watch-back",
    "lay-again-watch",
    "captain-token",
    "inquisitor-token",
    "inquisitor-back",
    "token-passed-dealt",
    "token-back-dealt",
    "lay-again",
    "lay-again-markers",
    "lay-again-inquisitor",
    "lay-again-team",
];

/// What is about cards and vote tokens alone.
const OF_CARDS: [&str; 17] = [
    "votes-home",
    "team-corrected",
    "mission-play",
    "mission-play-others",
    "mission-keep-apart",
    "mission-collect",
    "mission-spare",
    "mission-shuffle",
    "mission-shuffle-more",
    "cards-home",
    "undone-vote-cards",
    "undone-close-eye",
    "plot-card-home",
    "plot-card-lies",
    "plot-back",
    "lay-again-cards",
    "lay-again-missions",
];

/// A message as it is said at a table with these pieces; none where all of it is about others.
pub(crate) fn as_kept(state: &TableState, message: Message) -> Option<Message> {
    let pieces = state.preferences.pieces;
    let key = message.key();
    let is_untold = match pieces {
        Pieces::All => false,
        Pieces::Cards => OF_MARKERS.contains(&key),
        Pieces::None => OF_MARKERS.contains(&key) || OF_CARDS.contains(&key),
    };
    (!is_untold).then(|| match otherwise(pieces, key) {
        Some(key) => message.in_words_of(key),
        None => message,
    })
}

/// The sentence for a table with fewer pieces in place of one that tells of all; none if that holds for both.
fn otherwise(pieces: Pieces, key: &str) -> Option<&'static str> {
    let nothing = pieces == Pieces::None;
    Some(match key {
        _ if pieces == Pieces::All => return None,
        "ask-team" | "ask-team-again" => "ask-team-no-tokens",
        "ask-team-keys" | "ask-team-again-keys" => "ask-team-no-tokens-keys",
        "team-corrected" => "team-corrected-no-tokens",
        "guidance-tableau-alone" | "ws-guidance-tableau-alone" => "guidance-no-tableau",
        "guidance-tableau" | "guidance-tableau-modules" | "guidance-tableau-rogue" | "ws-guidance-tableau" => {
            if nothing {
                "guidance-no-tableau"
            } else {
                "guidance-mission-cards"
            }
        }
        "guidance-markers-plot" if !nothing => "guidance-plot-cards",
        "guidance-markers" | "guidance-markers-plot" | "ws-guidance-markers" => "guidance-no-markers",
        "guidance-tokens" if nothing => "guidance-no-tokens",
        "guidance-leader" => "guidance-no-leader-token",
        "mission-cards" | "mission-cards-more" if nothing => "mission-decide",
        "vote-choose" if nothing => "vote-decide",
        "vote-show" if nothing => "vote-now",
        "vote-first" if nothing => "vote-first-decide",
        "vote-first-show" if nothing => "vote-first-say",
        "vote-others" if nothing => "vote-others-decide",
        _ => return None,
    })
}

/// Whether the cards of an edition have to be marked before a finger can tell them apart. Where the book has several
/// stages, vote tokens go round instead.
pub(crate) fn needs_marks(edition: Edition) -> bool {
    !edition.book().tactile_cards && !edition.book().reveals_in_stages()
}

/// Whether a card tells its side to the finger: the accessible kit's do, and a reveal by touch needs them.
pub(crate) fn has_tactile_cards(setup: &Setup) -> bool {
    setup.edition.book().tactile_cards || setup.reveal == Reveal::Touch
}
