//! Tells the linker where the recogniser's library is, and the recogniser where to look for it when it starts.

use std::path::Path;

/// Set while a package is built: then no folder of this machine is written into a program.
const PACKAGE: &str = "NARRATOR_PACKAGE";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed={PACKAGE}");
    if std::env::var_os("CARGO_FEATURE_VOICE").is_none() {
        return;
    }
    let is_windows = std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows");
    let (folder, library) =
        if is_windows { ("vendor/libvosk-windows", "libvosk.dll") } else { ("vendor/libvosk", "libvosk.so") };
    // The folder of the project is two above that of this crate.
    let Some(project) = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2) else { return };
    let vendor = project.join(folder);
    println!("cargo:rerun-if-changed={}", vendor.display());
    if !vendor.join(library).exists() {
        println!("cargo:warning=libvosk is not in {folder}: ./play and ./test fetch it, ./package for Windows.");
    }
    println!("cargo:rustc-link-search=native={}", vendor.display());
    // Windows looks beside the program by itself.
    if !is_windows {
        // Beside the program, where a package puts it, and in this folder.
        let places = match std::env::var_os(PACKAGE) {
            Some(_) => "$ORIGIN".to_owned(),
            None => format!("$ORIGIN:$ORIGIN/../../vendor/libvosk:{}", vendor.display()),
        };
        println!("cargo:rustc-link-arg-bin=narrator-ears=-Wl,-rpath,{places}");
    }
}
