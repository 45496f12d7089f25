# shellcheck shell=sh
# The narrator in a page: what ./package and ./test share. Read it after common.sh.
# shellcheck disable=SC2154

wasm=wasm32-unknown-unknown
# What makes the folder has nothing of the narrator in it, and crates of its own.
web_folder="$root/setup/web"

need_wasm() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$wasm" ] || logged rustup.log rustup target add "$wasm" ||
        stop "Rust can't build for browsers here. Install what is missing with: rustup target add $wasm"
    fetch_crates_for "$(host)" "$wasm"
    (cd "$web_folder" && logged fetch.log cargo fetch --locked --quiet) || stop "What makes the folder could not be fetched. The reason is in $setup/fetch.log."
}

# make_web FOLDER: the folder of the narrator in a page, and a zip of it beside.
make_web() {
    make_folders
    need_rust
    need_linker
    need_wasm
    say "Building the narrator as a page. The first time this takes some minutes."
    patiently "building" logged web-build.log build_web ||
        stop "The build failed. The reason is in $setup/web-build.log."
    mkdir -p "$(dirname "$1")"
    logged web.log "$root/target/web-tool/debug/web-folder" "$root/target/$wasm/web/web.wasm" "$root" "$1" ||
        stop "The folder could not be made. The reason is in $setup/web.log."
}

build_web() {
    in_project cargo build --locked --offline --quiet --profile web --package web --target "$wasm" &&
        (cd "$web_folder" && exec cargo build --locked --offline --quiet --target-dir "$root/target/web-tool")
}
