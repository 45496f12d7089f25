//! Makes the folder of the narrator in a page: `web-folder PROGRAM.wasm PROJECT FOLDER`.
//!
//! The folder is whole: any web server can hand it out, and nothing outside of it is ever asked for.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

/// What is the same in every folder.
const PAGE: [&str; 6] = ["index.html", "page.css", "start.js", "manifest.webmanifest", "icon-192.png", "icon-512.png"];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [program, project, folder] = arguments.as_slice() else {
        return Err("wanted: the program, the folder of the project, the folder to make".into());
    };
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Bindgen::new().input_path(program).out_name("narrator").web(true)?.typescript(false).remove_name_section(true).remove_producers_section(true).generate(folder)?;
    let page = project.join("crates/web/page");
    for name in PAGE {
        fs::copy(page.join(name), folder.join(name))?;
    }
    for (code, language) in languages(&project.join("voices"))? {
        fs::write(folder.join(format!("language-{code}.json")), language)?;
    }
    write_worker(&fs::read_to_string(page.join("worker.js"))?, folder)?;
    write_zip(folder)
}

/// The names of the files of a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names: Vec<String> =
        fs::read_dir(folder)?.map(|file| Ok(file?.file_name().to_string_lossy().into_owned())).collect::<Result<_, std::io::Error>>()?;
    names.sort();
    Ok(names)
}

/// Each language as one text: what its folder holds.
fn languages(voices: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let mut languages = Vec::new();
    for code in names(voices)?.into_iter().filter(|name| voices.join(name).is_dir()) {
        let folder = voices.join(&code);
        let text = |name: &str| fs::read_to_string(folder.join(name));
        let language = json!({
            "sentences": sentences(&folder)?,
            "overlays": sentences(&folder.join("overlays"))?,
            "phrases": text("phrases.toml")?,
            "meanings": text("meaning.toml")?,
            "names": text("names.toml")?,
            "traits": text("traits.toml")?,
            "edition": text("edition.toml")?,
        });
        languages.push((code, language.to_string()));
    }
    Ok(languages)
}

/// The sentences of a folder, by the names of their files.
fn sentences(folder: &Path) -> Result<Map<String, Value>, Box<dyn Error>> {
    let mut all = Map::new();
    for name in names(folder)? {
        if let Some(stem) = name.strip_suffix(".ftl") {
            all.insert(stem.to_owned(), fs::read_to_string(folder.join(&name))?.into());
        }
    }
    Ok(all)
}

/// What keeps the page: it knows all files, and is another one as soon as one of them is.
fn write_worker(worker: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let files = names(folder)?;
    let mut hash = Sha256::new();
    hash.update(worker);
    for name in &files {
        hash.update(name);
        hash.update(fs::read(folder.join(name))?);
    }
    let hash: String = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let worker = worker.replace("@version@", &format!("narrator-{hash}")).replace("@files@", &files.join(" "));
    Ok(fs::write(folder.join("worker.js"), worker)?)
}

/// The same folder in one file beside it.
fn write_zip(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut zip = zip::ZipWriter::new(fs::File::create(folder.with_extension("zip"))?);
    let options = zip::write::SimpleFileOptions::default();
    for name in names(folder)? {
        zip.start_file(&name, options)?;
        zip.write_all(&fs::read(folder.join(&name))?)?;
    }
    zip.finish()?;
    Ok(())
}
