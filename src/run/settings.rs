//! The settings, shown and changed.

use super::world::World;
use super::{BAD_ARGUMENTS, DONE};
use crate::language::Message;
use crate::preferences::Preferences;
use crate::preferences::setting::Setting;
use crate::settings::{Problem, Settings};

/// Shows all settings, shows one, or changes one. Options about voice, keys and pace are kept too.
pub(super) fn settings(world: &World, key: Option<&str>, value: Option<&str>) -> u8 {
    world.print(world.problems.iter().map(|problem| world.text(&problem.message())));
    let (kept, _) = Settings::load(&world.folders);
    let optional = from_options(&kept, &world.preferences);
    match (key, value) {
        (None, _) if optional.is_empty() => show_all(world, &kept),
        (None, _) => {
            let now = Preferences { language: kept.language, ..world.preferences.clone() };
            keep(world, &kept, &now, &optional)
        }
        (Some(key), value) => match (Setting::find(key), value) {
            (None, _) => {
                world.fault(&unknown(key));
                BAD_ARGUMENTS
            }
            (Some(setting), None) => show(world, &kept, &setting),
            (Some(setting), Some(value)) => change(world, &kept, setting, value),
        },
    }
}

/// What the options of this call change. The language of a call is the one that it answers in, no more.
fn from_options(kept: &Preferences, called: &Preferences) -> Vec<Setting> {
    let mut settings = Setting::all(kept);
    settings.retain(|setting| setting.key() != "language" && setting.get(kept) != setting.get(called));
    settings
}

fn show_all(world: &World, kept: &Preferences) -> u8 {
    let lines = Setting::all(kept).into_iter().map(|setting| line(world, kept, &setting));
    world.print(lines)
}

fn show(world: &World, kept: &Preferences, setting: &Setting) -> u8 {
    let accepts = world.text(&setting.accepts().message());
    let usual = world.text(&Message::new("setting-how-usual"));
    world.print([line(world, kept, setting), format!("{accepts} {usual}")])
}

fn line(world: &World, kept: &Preferences, setting: &Setting) -> String {
    world.text(&setting.tell("setting-line", kept).message("meaning", setting.meaning()))
}

fn change(world: &World, kept: &Preferences, setting: Setting, value: &str) -> u8 {
    let mut now = kept.clone();
    match setting.set(&mut now, value) {
        Ok(()) => keep(world, kept, &now, &[setting]),
        Err(unfit) => {
            world.fault(&unfit.message());
            BAD_ARGUMENTS
        }
    }
}

fn keep(world: &World, kept: &Preferences, now: &Preferences, changed: &[Setting]) -> u8 {
    match Settings::save(&world.folders, kept, now) {
        Ok(()) => {
            world.print(changed.iter().map(|setting| world.text(&setting.tell("setting-now", now))));
            DONE
        }
        Err(Problem::NotSaved(reason)) => world.fault(&Message::new("setting-not-kept").message("reason", reason)),
        Err(problem) => world.fault(&problem.message()),
    }
}

fn unknown(key: &str) -> Message {
    let nearest = Setting::nearest(key);
    let message = Message::new(if nearest.is_some() { "setting-none-suggest" } else { "setting-none" });
    let message = message.text("key", key);
    match nearest {
        Some(nearest) => message.text("suggestion", nearest.key()),
        None => message,
    }
}
