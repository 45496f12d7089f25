//! The script with closed eyes: raised thumbs show who is who.

use super::cast::Cast;
use crate::game::knowledge::{Role, Stage, Turn};
use crate::language::Message;
use crate::script::timeline::{Pause, ScriptStep};

pub(super) fn steps(cast: &Cast, stages: &[Stage]) -> Vec<ScriptStep> {
    let mut row = vec![ScriptStep::Say(Message::new("script-fury-close")), ScriptStep::Pause(Pause::Short)];
    let mut up = Vec::new();
    for stage in stages {
        match stage.turn {
            // Spies are shown to each other in other editions.
            Turn::Spies => {}
            Turn::Hydra => {
                let shut = Message::new("script-fury-hydra-shut");
                row.extend(look(cast.line("script-fury-hydra", &stage.looking), shut));
                up = stage.shown.clone();
            }
            Turn::NickFury => {
                row.extend(thumbs(cast, &up, &stage.shown));
                let shut = cast.line("script-fury-shut", &stage.looking);
                row.extend(look(Message::new("script-fury-fury"), shut));
                up = Vec::new();
            }
            Turn::BlackWidow => {
                row.extend(thumbs(cast, &up, &stage.shown));
                let open = Message::new("script-fury-widow").number("count", stage.shown.len() as u32);
                row.extend(look(open, cast.line("script-fury-shut", &stage.looking)));
            }
        }
    }
    row.push(ScriptStep::Say(Message::new("script-fury-end")));
    row
}

/// Some open their eyes, and close them.
fn look(open: Message, shut: Message) -> [ScriptStep; 4] {
    [ScriptStep::Say(open), ScriptStep::Pause(Pause::Long), ScriptStep::Say(shut), ScriptStep::Pause(Pause::Short)]
}

/// From the thumbs that are up to those that are wanted: first who lowers one, then who raises one.
fn thumbs(cast: &Cast, up: &[Role], wanted: &[Role]) -> Vec<ScriptStep> {
    let only = |these: &[Role], those: &[Role]| -> Vec<Role> {
        these.iter().copied().filter(|role| !those.contains(role)).collect()
    };
    let changes = [("script-fury-lower", only(up, wanted)), ("script-fury-raise", only(wanted, up))];
    let changes = changes.into_iter().filter(|(_, roles)| !roles.is_empty());
    changes
        .flat_map(|(key, roles)| [ScriptStep::Say(cast.line(key, &roles)), ScriptStep::Pause(Pause::Short)])
        .collect()
}
