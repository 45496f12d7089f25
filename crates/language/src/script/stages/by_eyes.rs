//! The script with closed eyes: open eyes or raised thumbs show who is who.

use super::cast::Cast;
use crate::game::edition::Sign;
use crate::game::knowledge::{Role, Stage};
use crate::language::{Message, terms};
use crate::script::timeline::{Pause, ScriptStep};

pub(super) fn steps(cast: &Cast, stages: &[Stage]) -> Vec<ScriptStep> {
    let mut row = vec![ScriptStep::Say(Message::new("script-fury-close")), ScriptStep::Pause(Pause::Short)];
    let mut up = Vec::new();
    for stage in stages {
        if stage.looking == stage.shown {
            let (open, shut) = match stage.sign {
                Sign::Eyes => ("script-meet-eyes", "script-shut-eyes"),
                Sign::Thumbs => ("script-meet-thumbs", "script-shut-thumbs"),
            };
            row.extend(look(cast.line(open, &stage.looking), Message::new(shut)));
            // Whoever has looked for thumbs leaves their own up.
            up = if stage.sign == Sign::Thumbs { stage.shown.clone() } else { Vec::new() };
        } else {
            let open = cast.line(terms::looks(stage.turn), &stage.looking).number("shown", stage.shown.len() as u32);
            row.extend(thumbs(cast, &up, &stage.shown));
            row.extend(look(open, cast.line("script-fury-shut", &stage.looking)));
            up = Vec::new();
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
