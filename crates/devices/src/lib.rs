//! The devices: keyboard and screen, loudspeaker, headset, microphone, and the players' phones. Each owns its thread, can
//! be lost and come back, and says so as an [`Input`](protocol::Input); what it is to do comes as an
//! [`Effect`](protocol::Effect). They know nothing of the moderator. Begin with [`device`], which lists them; what was
//! taught of voices is kept in [`voice_profiles`].

pub mod device;
pub mod voice_profiles;

use ::language::language;
use ::models::models;
use ::preferences::preferences;
use ::system::{files, folders, locale, place};
