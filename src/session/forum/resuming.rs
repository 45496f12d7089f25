//! Going on with a forum game that was cut off anywhere: what was still to be played and written is done first.

use super::super::undo::undone;
use crate::game::Action;
use crate::session::Session;

impl Session {
    /// A saved game is gone on with: what was still to be done when it was left is done now.
    pub(in crate::session) fn resume_forum(&mut self) {
        self.write_late_message();
        match super::settling::own_action(&self.scene) {
            Some(Action::TableReady) => self.open_forum(),
            Some(action) => self.play_in_forum(action),
            None => {
                self.write_late_correction();
                // The journal does not tell whether letters have come in since something was taken back.
                self.forget_undone();
                self.write_public_post();
                self.write_late_deadline();
                self.ask();
            }
        }
    }

    /// What the last action let somebody learn alone. Messages of earlier ones were written before it was played.
    fn write_late_message(&mut self) {
        let (Some(record), Some(private)) = (self.scene.record_of_forum(), self.scene.private()) else { return };
        let written = private.posts().last().map_or(0, |post| post.actions as usize);
        if written < record.past().len()
            && let Some(step) = record.past().last().cloned()
        {
            self.write_messages(&step.events);
        }
    }

    /// Something was posted, and then taken back.
    fn write_late_correction(&mut self) {
        let Some(record) = self
            .scene
            .record_of_forum()
            .filter(|record| record.past().len() < super::outbox::actions_posted(&self.scene))
        else {
            return;
        };
        let mut again = record.clone();
        again.redo();
        if let Some(step) = again.past().last() {
            self.write_correction(undone(step));
        }
    }

    /// A deadline that was set while votes come in.
    fn write_late_deadline(&mut self) {
        let is_late = self.scene.private().is_some_and(crate::journal::private::Private::has_untold_deadline);
        if is_late && super::open_proposal(&self.scene).is_some() {
            self.write_deadline_post();
        }
    }
}
