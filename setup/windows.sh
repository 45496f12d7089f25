# shellcheck shell=sh
# The narrator for Windows, built on Linux: what ./package and ./test share. Read it after common.sh.
# shellcheck disable=SC2154

windows=x86_64-pc-windows-gnu

# need_windows SETS…: what building for Windows needs, and the named sets of packages besides.
need_windows() {
    is_debian || not_debian
    lacking=$(missing base mingw "$@")
    # shellcheck disable=SC2086
    [ -z "$lacking" ] || install_packages $lacking || stop "Building for Windows needs all of these packages, so nothing was built."
    need_linker
    [ -d "$(rustc --print sysroot)/lib/rustlib/$windows" ] || logged rustup.log rustup target add "$windows" ||
        stop "Rust can't build for Windows here. Install what is missing with: rustup target add $windows"
    # What a library for Windows is built with runs here: only both systems together bring all of it.
    fetch_crates_for "$(host)" "$windows"
}

# What starts Windows programs here: Wine, with settings of its own.
need_wine() {
    export WINEPREFIX="$setup/wine" WINEDEBUG=-all CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
    [ -d "$WINEPREFIX" ] || patiently "setting up Wine" logged wine.log wineboot -i
    # Programs written in Rust ask a library for random numbers that is newer than this Wine.
    for folder in "$root/target/$windows/debug" "$root/target/$windows/debug/deps"; do
        mkdir -p "$folder"
        x86_64-w64-mingw32-gcc -shared -O1 -s -o "$folder/bcryptprimitives.dll" "$root/setup/windows/random.c" -ladvapi32 ||
            stop "The library of random numbers for Wine could not be built."
    done
}

# make_windows FOLDER: a folder for Windows that needs no installer, and a zip file of it.
make_windows() {
    make_folders
    need_rust
    need_windows zip
    libvosk_of windows "$root/vendor/libvosk-windows" libvosk.dll || stop "What is made for Windows brings the recogniser of voice commands, so it was not made."
    say "Building the narrator for Windows. The first time this takes some minutes."
    patiently "building" logged windows-build.log in_project env CARGO_PROFILE_DIST_STRIP=symbols \
        cargo build --profile dist --locked --offline --quiet --workspace --all-features --bins --target "$windows" ||
        stop "The build failed. The reason is in $setup/windows-build.log."
    rm -rf "$1" "$1.zip"
    logged windows.log lay_out_windows "$1" || stop "The files for Windows could not be laid out. The reason is in $setup/windows.log."
    (cd "$(dirname "$1")" && logged windows.log zip -qr "$1.zip" "$(basename "$1")") || stop "The files for Windows could not be packed. The reason is in $setup/windows.log."
    say "The narrator for Windows is $1.zip. Unpack it there anywhere, and start narrator.cmd in it."
}

lay_out_windows() {
    mkdir -p "$1/models" &&
        cp "$root/target/$windows/dist/narrator.exe" "$root/target/$windows/dist/narrator-ears.exe" "$1/" &&
        cp "$root/vendor/libvosk-windows/"*.dll "$root/setup/windows/narrator.cmd" "$1/" &&
        cp "$root/LICENSE-MIT" "$1/LICENSE-MIT.txt" && cp "$root/LICENSE-APACHE" "$1/LICENSE-APACHE.txt" &&
        cp -R "$root"/models/vosk-starter-* "$1/models/" &&
        (cd "$root" && find README.md ACCESSIBILITY.md handbook models/README.md -name '*.md' | while read -r page; do as_html "$page" "$1" || exit 1; done)
}

# as_html PAGE FOLDER: a page of the handbook, with its links to other pages.
as_html() {
    html="$2/${1%.md}.html"
    case $1 in */fr/*) page_language=fr ;; */de/*) page_language=de ;; *) page_language=en ;; esac
    mkdir -p "$(dirname "$html")"
    {
        printf '<!doctype html>\n<html lang="%s">\n<meta charset="utf-8">\n' "$page_language"
        printf '<title>%s</title>\n' "$(sed -n 's/^# //p' "$1" | head -n 1)"
        cmark-gfm --extension table "$1" | sed -E 's/(href="[^":]*)\.md([#"])/\1.html\2/g'
    } >"$html"
}
