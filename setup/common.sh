# shellcheck shell=sh
# What ./play, ./test and ./package share: finding out what is missing, installing it, and talking about it.
# Every line that a person gets is a whole sentence, as it may be heard and not seen; the chatter of apt and cargo
# goes to log files. Before reading this file, the caller sets `root`, the folder of the project, and `me`, its own name.
# shellcheck disable=SC2154

setup="$root/target/setup"

export CARGO_TARGET_DIR="$root/target" CARGO_TERM_PROGRESS_WHEN=never CARGO_TERM_COLOR=never
unset CARGO_BUILD_TARGET CARGO_TERM_VERBOSE

# Standard output is the game's: everything said here goes to standard error.
say() {
    printf '%s\n' "$*" >&2
}

stop() {
    say "$@"
    exit 1
}

# Runs a command and says every minute that it still runs: to a listener, silence is a program that hangs.
# patiently WHAT COMMAND…
patiently() {
    what=$1
    shift
    tick "$what" &
    ticker=$!
    "$@"
    status=$?
    hush
    return $status
}

# logged FILE COMMAND…: everything that the command says, kept in a file.
logged() {
    log=$setup/$1
    shift
    "$@" >"$log" 2>&1
}

tick() {
    pause=
    trap '[ -z "$pause" ] || kill "$pause" 2>/dev/null; exit 0' TERM
    minutes=0
    while :; do
        sleep 60 >/dev/null 2>&1 &
        pause=$!
        wait "$pause"
        kill -0 $$ 2>/dev/null || exit 0
        minutes=$((minutes + 1))
        say "Still $1: minute $minutes."
    done
}

ticker=
hush() {
    [ -n "$ticker" ] || return 0
    # Whoever has only just begun may not hear it the first time.
    while kill "$ticker"; do sleep 0.1; done 2>/dev/null
    ticker=
}

interrupted() {
    hush
    say "Stopped. Run $me again to go on from here."
    exit 130
}
trap interrupted INT TERM HUP
trap hush EXIT

make_folders() {
    mkdir -p "$setup" 2>/dev/null
    [ -w "$setup" ] || stop "The folder $root/target can't be written by you, so nothing can be built there. Make it yours, or delete it."
}

# The packages of the named sets, one a line.
packages() {
    while read -r set name _; do
        case " $* " in *" $set "*) printf '%s\n' "$name" ;; esac
    done <"$root/setup/debian-packages"
}

# Those that are not there, in one line; none where there is no dpkg to ask. A package whose installation was cut short counts as missing.
missing() {
    is_debian || return 0
    wanted=$(packages "$@")
    # shellcheck disable=SC2086
    there=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null)
    lacking=
    for name in $wanted; do
        case "
$there
" in
            *"
installed $name
"*) ;;
            *) lacking="$lacking $name" ;;
        esac
    done
    printf '%s' "${lacking# }"
}

is_debian() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1
}

is_root() {
    [ "$(id -u)" = 0 ]
}

as_root() {
    if is_root; then "$@"; else sudo -n "$@"; fi
}

# Installs packages. A sentence says why, when it fails.
install_packages() {
    say "Missing on this machine: $*."
    may_install "$@" || return 1
    say "Installing them. This can take some minutes."
    : >"$setup/apt.log"
    [ -z "$(dpkg --audit 2>/dev/null)" ] || as_root dpkg --configure -a </dev/null >>"$setup/apt.log" 2>&1
    if patiently "installing" apt_install "$@"; then
        say "Installed."
        return 0
    fi
    say "The installation failed. $(why_apt_failed) Its full messages are in $setup/apt.log."
    say "To install by hand, as root: apt-get install $*"
    return 1
}

# What is known already is tried first: that works offline from a cache and spares the wait. Old lists are the usual reason why it fails.
apt_install() {
    apt_get install --no-install-recommends "$@" && return 0
    printf '%s\n' "--- after apt-get update ---" >>"$setup/apt.log"
    apt_get update
    apt_get --fix-broken install --no-install-recommends "$@"
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -q -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 \
        -o Acquire::Retries=0 -o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30 "$@" </dev/null >>"$setup/apt.log" 2>&1
}

why_apt_failed() {
    said=$(sed '1,/^--- after apt-get update ---$/d' "$setup/apt.log")
    case $said in
        *"No space left"* | *"enough free space"*) printf 'The disk is full.' ;;
        *"Could not get lock"*) printf 'Another program is installing packages: wait until it is done.' ;;
        *"emporary failure resolving"* | *"Could not resolve"* | *"Could not connect"* | *"nable to connect"* | *"is unreachable"* | *"onnection timed out"*)
            printf 'The network, or the server of the packages, was not reached.'
            ;;
        *"Unable to locate package"* | *"no installation candidate"*) printf "This system's package sources don't have all of them." ;;
        *"Read-only file system"*) printf 'The file system is read-only.' ;;
        *) printf 'The package manager refused.' ;;
    esac
}

# Whether packages can be installed at all. A no is remembered, see was_refused.
may_install() {
    is_root && return 0
    if ! command -v sudo >/dev/null 2>&1; then
        say "Installing them needs root, and there is no sudo. Ask somebody who looks after this machine to run, as root: apt-get install $*"
    else
        sudo -n true 2>/dev/null && return 0
        say "Installing them needs sudo, which may ask for your password now."
        sudo -p "Password for sudo: " -v && return 0
        say "sudo refused. To install by hand: sudo apt-get install $*"
    fi
    refusal "$@" >"$setup/refused"
    return 1
}

# Whether this user could not install these packages before: then nobody is asked for a password at every start.
was_refused() {
    ! is_root && [ "$(cat "$setup/refused" 2>/dev/null)" = "$(refusal "$@")" ]
}

refusal() {
    printf '%s' "$(id -u) $(command -v sudo) $*"
}

not_debian() {
    say "This system is not Debian, so $me installs nothing. The build needs a C compiler, pkg-config, and the development files of ALSA, libspeechd and libclang; speaking needs speech-dispatcher with espeak-ng, and espeak-ng itself."
}

# A Rust toolchain, new enough, on the search path.
need_rust() {
    command -v cargo >/dev/null 2>&1 || PATH="${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH"
    wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$root/Cargo.toml")
    found=$(cd "$root" && cargo --version >/dev/null 2>&1 && rustc --version 2>/dev/null | sed -n 's/^rustc \([0-9]*\.[0-9]*\).*/\1/p')
    how="Install it from https://rustup.rs as your own user, open a new terminal, and run $me again."
    case $found in
        [0-9]*.[0-9]*) ;;
        *)
            [ -z "${SUDO_USER:-}" ] || stop "The Rust toolchain was not found for root. Run $me without sudo: it asks for sudo itself when it needs it."
            command -v cargo >/dev/null 2>&1 || stop "The Rust toolchain is missing. $how"
            stop "The Rust toolchain is there but does not run: $(cd "$root" && rustc --version 2>&1 | head -n 1)."
            ;;
    esac
    [ "${found%%.*}" -gt "${wanted%%.*}" ] && return 0
    [ "${found%%.*}" -eq "${wanted%%.*}" ] && [ "${found#*.}" -ge "${wanted#*.}" ] && return 0
    stop "The Rust toolchain here is version $found, and version $wanted or later is needed. Debian's own is often too old. $how"
}

need_linker() {
    command -v cc >/dev/null 2>&1 && return 0
    without="Without a C compiler no Rust program can be built"
    is_debian || stop "$without. Install one, for example gcc."
    stop "$without. These packages bring one: $(packages base | paste -s -d ' ' -)."
}

# The Rust libraries that Cargo.lock names. Once they are here, nothing is asked of the network.
fetch_crates() {
    fetch_crates_for "$(host)"
}

# The kind of machine that this is, as Rust calls it.
host() {
    rustc -vV | sed -n 's/^host: //p'
}

# fetch_crates_for TARGET…
fetch_crates_for() {
    for target in "$@"; do
        set -- "$@" --target "$target"
        shift
    done
    logged fetch.log in_project cargo fetch --locked --offline "$@" && return 0
    say "Downloading the Rust libraries. This can take a minute or two."
    patiently "downloading" logged fetch.log in_project cargo fetch --locked "$@" && return 0
    case $(cat "$setup/fetch.log") in
        *"--locked was passed"* | *"lock file"*"needs to be updated"*) stop "Cargo.lock does not fit Cargo.toml. Put both back as they were published." ;;
        *"No space left"*) stop "The Rust libraries could not be stored: the disk is full." ;;
        *certificate*) stop "The Rust libraries could not be downloaded: the certificate of their server is not trusted on this machine. What cargo said is in $setup/fetch.log." ;;
        *) stop "The Rust libraries could not be downloaded: the network, or their server, was not reached. What cargo said is in $setup/fetch.log." ;;
    esac
}

# The recogniser of voice commands, in vendor/libvosk. Once it is here, nothing is asked of the network.
# A sentence says why, when it can't be had.
fetch_libvosk() {
    libvosk_of "$(uname -m)" "$root/vendor/libvosk" libvosk.so
}

# libvosk_of MACHINE FOLDER LIBRARY
libvosk_of() {
    libvosk=$2 library=$3
    wheel_for "$1"
    if [ -z "$wheel" ]; then
        say "There is no recogniser of voice commands for this kind of machine, $1."
        return 1
    fi
    [ -e "$libvosk/$library" ] && [ "$(cat "$libvosk/sha256" 2>/dev/null)" = "$sum" ] && return 0
    need_pip "The recogniser of voice commands" || return 1
    say "Downloading the recogniser of voice commands, about 7 megabytes."
    fetch_wheel libvosk --platform "$platform" || return 1
    if ! logged libvosk.log keep_libvosk; then
        say "It could not be unpacked. The reason is in $setup/libvosk.log."
        return 1
    fi
}

# fetch_wheel NAME OPTION…: the Python package `wheel`, which has the SHA-256 `sum`, unpacked into NAME/out in the
# folder of the set-up. What is told to pip besides says for which machine it is. A sentence says why, when it fails.
fetch_wheel() {
    parcel=$setup/$1 parcel_log=$1.log
    shift
    rm -rf "$parcel"
    if ! patiently "downloading" logged "$parcel_log" pip_download "$@"; then
        say "It could not be downloaded. What pip said is in $setup/$parcel_log."
        return 1
    fi
    if ! printf '%s  %s\n' "$sum" "$parcel/$wheel" | sha256sum -c --status; then
        say "What was downloaded is not what is meant: its checksum is another one."
        return 1
    fi
    if ! logged "$parcel_log" python3 -m zipfile -e "$parcel/$wheel" "$parcel/out"; then
        say "It could not be unpacked. The reason is in $setup/$parcel_log."
        return 1
    fi
}

# Sets `platform`, `wheel` and `sum` for a machine, to nothing if there is none for it.
wheel_for() {
    wheel=
    while read -r machine platform wheel sum; do
        [ "$machine" = "$1" ] && return
    done <"$root/setup/libvosk"
    wheel=
}

# need_pip WHAT: what is to be downloaded with it.
need_pip() {
    python3 -m pip --version >/dev/null 2>&1 && return 0
    fetchers=$(missing fetch)
    if [ -z "$fetchers" ]; then
        say "$1 is published as a Python package, and there is no pip to download it with."
        return 1
    fi
    # shellcheck disable=SC2086
    ! was_refused $fetchers && install_packages $fetchers
}

# Where packages come from is a matter of pip's own settings. A wheel begins with the name and the version of its package.
pip_download() {
    name=${wheel%%-*}
    version=${wheel#"$name"-}
    python3 -m pip --disable-pip-version-check download --no-input --progress-bar off --retries 1 --no-deps --only-binary :all: \
        --dest "$parcel" "$@" "$name==${version%%-*}" </dev/null
}

keep_libvosk() {
    mkdir -p "$libvosk" && mv "$parcel/out/vosk/"*".${library##*.}" "$libvosk/" &&
        printf '%s\n' "$sum" >"$libvosk/sha256" && rm -rf "$parcel"
}

# cargo looks for its settings from the folder that it runs in.
in_project() {
    (cd "$root" && exec "$@" </dev/null)
}
