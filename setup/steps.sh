# shellcheck shell=sh
# The steps of ./test: each says what it does, keeps how long it took, and shows what was said when it fails.
# Before reading this file, the caller reads common.sh.
# shellcheck disable=SC2154

# How long each step took, and what is being done beside the others.
times=$setup/steps
# Which part of the tests this is: parts that run side by side keep what they say apart.
part=${part:-main}

begin_steps() {
    : >"$times"
    : >"$setup/tests.took"
}

# timed WHAT COMMAND…
timed() {
    timed=$1 began=$(date +%s)
    shift
    "$@"
    status=$?
    printf '%s %s\n' $(($(date +%s) - began)) "$timed" >>"$times"
    return $status
}

# check WHAT COMMAND…: quiet when it passes; when it fails, what the command said, and the end.
check() {
    title=$1
    shift
    [ "$part" != main ] || say "Checking $title."
    timed "checking $title" patiently "checking $title" logged "$part.log" "$@" </dev/null && return 0
    cat "$setup/$part.log"
    stop "Failed: $title."
}

# build_tests NAME ARGUMENTS…: builds tests, and keeps as NAME which programs they are: a line for each, its path, what
# it is made of, and the folder of its crate.
build_tests() {
    built=$1
    shift
    check "that the tests of $built can be built" cargo test --locked --offline --no-run "$@"
    sed -n 's/^ *Executable \(.*\) (\(.*\))$/\2 \1/p' "$setup/$part.log" >"$setup/$built.tests"
    [ -s "$setup/$built.tests" ] || stop "No tests were built: $built."
}

# run_tests WHAT NAME PATTERN AT_ONCE ARGUMENTS…: of the programs that were built as NAME, runs those that the pattern of
# grep finds, so many tests at once. Every line is shown but those of tests that passed.
run_tests() {
    running=$1 built=$2 pattern=$3 at_once=$4
    shift 4
    [ "$part" != main ] || say "Running $running."
    timed "running $running" patiently "running $running" each_program "$@" && return 0
    stop "Failed: $running."
}

each_program() {
    grep -e "$pattern" "$setup/$built.tests" >"$setup/$part.programs" || stop "There are no tests of $pattern."
    while read -r program source; do
        # What a test took is told by a switch that is not for everybody yet. Without it there is only less to read.
        RUSTC_BOOTSTRAP=1 "$program" -Z unstable-options --report-time --test-threads "$at_once" "$@" \
            </dev/null >"$setup/$part.ran" 2>&1
        ended=$?
        grep -v -E '^test .* \.\.\. ok|^$|^running [0-9]+ test|^$' "$setup/$part.ran" | sed "s|^test result: ok|$source: ok|"
        sed -n 's/^test \(.*\) \.\.\. ok <\([0-9.]*\)s>$/\2 \1/p' "$setup/$part.ran" >>"$setup/tests.took"
        [ $ended = 0 ] || return 1
    done <"$setup/$part.programs"
}

# beside NAME NICENESS: begins a part that runs beside what follows and gives way to it, until together_with waits for it.
beside() {
    # A session of its own can be ended with all that was started in it.
    apart=
    ! command -v setsid >/dev/null 2>&1 || apart=setsid
    $apart nice -n "$2" "$self" part "$1" >"$setup/$1.said" 2>&1 </dev/null &
    parts="$parts $1:$!"
}

# Once nothing has to be in time any more, what runs beside gives way to nothing either: beside strangers who want all of
# every processor it would hardly go on. Whoever may not do that, as only root may, waits longer there.
stop_giving_way() {
    for one in $parts; do
        renice -n 0 -g "${one#*:}" >/dev/null 2>&1
        [ ! -w "/proc/${one#*:}/autogroup" ] || echo 0 2>/dev/null >"/proc/${one#*:}/autogroup"
    done
}

# together_with NAME: waits for a part, and ends with it if it has failed.
together_with() {
    for one in $parts; do
        [ "${one%%:*}" = "$1" ] || continue
        patiently "waiting for what runs beside: $1" wait "${one#*:}"
        ended=$?
        cat "$setup/$1.said"
        [ $ended = 0 ] || stop "Failed beside the others: $1."
    done
}

end_parts() {
    for one in $parts; do
        kill -s TERM -- "-${one#*:}" 2>/dev/null
    done
}
parts=
trap 'hush; end_parts' EXIT

# The longest steps and tests, as somebody wants to know who waits.
longest() {
    say "The longest steps, in seconds:"
    sort -rn "$times" | head -n 10
    say "The longest tests, in seconds:"
    sort -rn "$setup/tests.took" | head -n 20
}
