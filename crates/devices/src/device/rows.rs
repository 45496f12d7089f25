//! Rows of a Braille display: a line in pieces that fit on it.

/// The cells that stay free behind a row: a blank, and the cursor, which the display follows.
const FREE: usize = 2;

/// A text broken between words, with a line end after each row but the last, so that every row fits on a display with so
/// many cells. A word that is longer than a row is broken too. With no cells it stays as it is.
#[must_use]
pub fn in_rows(text: &str, cells: u32) -> String {
    if cells == 0 {
        return text.to_owned();
    }
    // On a display that is too small for that, a row is one sign.
    let room = (cells as usize).saturating_sub(FREE).max(1);
    let mut rows = String::with_capacity(text.len() + 8);
    let mut taken = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if taken > 0 {
            let fits = taken + 1 + length <= room;
            rows.push(if fits { ' ' } else { '\n' });
            taken = if fits { taken + 1 } else { 0 };
        }
        for sign in word.chars() {
            if taken == room {
                rows.push('\n');
                taken = 0;
            }
            rows.push(sign);
            taken += 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_line_is_broken_between_words_and_leaves_room_for_the_cursor() {
        let told = "There's no a here. Say two of the names, for example Ana and Cleo. Nothing has changed.";
        assert_eq!(
            in_rows(told, 40),
            "There's no a here. Say two of the\nnames, for example Ana and Cleo.\nNothing has changed."
        );
        assert_eq!(in_rows(told, 0), told);
        assert_eq!(in_rows("Zoë, who goes to the mission?", 12), "Zoë, who\ngoes to\nthe\nmission?");
        assert_eq!(in_rows("Donaudampfschiff", 12), "Donaudampf\nschiff");
    }

    proptest! {
        #[test]
        fn every_row_fits_and_nothing_is_lost(text in "[a-zé.]{1,30}( [a-zé.]{1,30}){0,20}", cells in 1_u32..90) {
            let rows = in_rows(&text, cells);
            prop_assert!(rows.lines().all(|row| row.chars().count() <= (cells as usize).saturating_sub(FREE).max(1)));
            let letters = |text: &str| text.chars().filter(|sign| !sign.is_whitespace()).collect::<String>();
            prop_assert_eq!(letters(&rows), letters(&text));
        }
    }
}
