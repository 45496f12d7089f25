//! The models of the recogniser, listed, installed and downloaded.

use std::path::Path;
use std::sync::mpsc;

use super::DONE;
use super::world::World;
use crate::args::ModelsAsked;
use crate::device::recogniser::{Options, Recogniser, Report, Unavailable};
use crate::language::{Language, Message};
use crate::models::check::Fault;
use crate::models::fetch::{PATIENCE, Progress, fetch};
use crate::models::install::install;
use crate::models::{Model, Recommended, Shelf};

/// Does what was asked about models.
pub(super) fn models(world: &World, asked: &ModelsAsked) -> u8 {
    let _stderr = world.open_log(crate::args::Output::Table);
    match asked {
        ModelsAsked::List => list(world),
        ModelsAsked::Add { path } => add(world, Path::new(path)),
        ModelsAsked::Fetch { language } => download(world, Language::from_code(language).unwrap_or_default()),
    }
}

/// Whether there is a model for the language in use.
pub(super) fn can_hear(world: &World) -> bool {
    Shelf::find(&world.folders.models()).best(world.language).is_some()
}

fn list(world: &World) -> u8 {
    let folder = world.folders.models();
    let shelf = Shelf::find(&folder);
    let mut lines = Vec::new();
    for language in Language::ALL {
        for (place, model) in shelf.models(language).enumerate() {
            lines.push(listed(model, if place == 0 { "model-used" } else { "model-spare" }));
        }
        let best = shelf.best(language);
        if best.is_none() {
            lines.push(Message::new("model-lacking").message("language", name_of(language)));
        }
        if best.is_none_or(Model::is_starter) {
            match Recommended::of(language, &folder) {
                Ok(better) => lines.push(
                    Message::new("model-better")
                        .text("name", better.name)
                        .number("megabytes", better.megabytes)
                        .text("code", language.code()),
                ),
                Err(bad) => return world.fault(&bad.message()),
            }
        }
    }
    lines.extend(shelf.broken().iter().map(|(folder, fault)| {
        Message::new("model-unusable").text("folder", folder.display().to_string()).message("fault", fault.message())
    }));
    lines.push(Message::new("models-folder").text("folder", folder.display().to_string()));
    world.print(lines.iter().map(|line| world.text(line)))
}

fn listed(model: &Model, key: &'static str) -> Message {
    Message::new(key)
        .message("language", name_of(model.language))
        .text("name", model.name.clone())
        .number("megabytes", model.megabytes())
        .message("quality", model.quality())
}

fn name_of(language: Language) -> Message {
    Message::new(language.row().key)
}

fn add(world: &World, path: &Path) -> u8 {
    match install(path, &world.folders.models(), can_be_loaded) {
        Ok(model) => world.print([world.text(&installed(&model))]),
        Err(error) => world.fault(
            &Message::new("model-not-installed")
                .text("file", path.display().to_string())
                .message("fault", error.message()),
        ),
    }
}

/// Has the recogniser load a model. Where there is none, nothing is known of it.
fn can_be_loaded(model: &Path) -> Result<(), Fault> {
    let (sender, reports) = mpsc::channel();
    let options = Options { program: Recogniser::program(), model: model.to_owned() };
    let _recogniser = Recogniser::start(options, move |report| drop(sender.send(report)));
    match reports.recv() {
        Ok(Report::Unavailable(Unavailable::BrokenModel | Unavailable::KeepsFailing)) => Err(Fault::Broken),
        _ => Ok(()),
    }
}

fn installed(model: &Model) -> Message {
    Message::new("model-installed").text("name", model.name.clone()).message("language", name_of(model.language))
}

fn download(world: &World, language: Language) -> u8 {
    let folder = world.folders.models();
    let model = match Recommended::of(language, &folder) {
        Ok(model) => model,
        Err(bad) => return world.fault(&bad.message()),
    };
    let begins = Message::new("fetch-begins")
        .text("name", model.name.clone())
        .number("megabytes", model.megabytes)
        .text("licence", model.licence.clone());
    if world.print([world.text(&begins)]) != DONE {
        return super::FAULT;
    }
    let fetched = fetch(&model, language, &folder, PATIENCE, |progress| {
        world.print([world.text(&match progress {
            Progress::Resumed => Message::new("fetch-resumed"),
            Progress::Percent(percent) => Message::new("fetch-percent").number("percent", percent),
        })]);
    });
    match fetched {
        Ok(model) => world.print([world.text(&installed(&model))]),
        Err(error) => {
            world.fault(&Message::new("model-not-fetched").text("name", model.name).message("fault", error.message()))
        }
    }
}
