# shellcheck shell=bash
# An apt of its own for one suite of Debian, of any architecture: it knows nothing of what is installed, and needs no
# root. Who reads this has the functions say and fail.

keyring=${RDMA4J_KEYRING:-/usr/share/keyrings/debian-archive-keyring.gpg}

# Debian's archives among the machine's sources, in either of their two notations: those whose path ends in debian, not
# the one for security and nobody else's.
mirror() {
    local file
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed -n 's/^URIs:[[:space:]]*\([^[:space:]]*\).*/\1/p' "$file"
    done
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$file" ] || sed -n 's/^deb[[:space:]]\{1,\}\(\[[^]]*\][[:space:]]*\)\{0,1\}\([^[:space:]]*\).*/\2/p' "$file"
    done
}

# Makes the apt in a folder that is not there, and fetches its lists. $1: the folder; $2: the suite; $3: the architecture
open_suite() {
    local folder=$1 suite=$2 architecture=$3 uri
    uri=${RDMA4J_MIRROR:-$(mirror | sed -n '\,/debian/*$,{p;q}')}
    [ -n "$uri" ] || fail 3 "this machine's apt sources name no archive of Debian; name one with RDMA4J_MIRROR"
    [ -f "$keyring" ] || fail 3 "$keyring is missing; Debian, Ubuntu: apt-get install debian-archive-keyring"
    mkdir -p "$folder/etc" "$folder/state/lists/partial" "$folder/cache/archives/partial"
    : > "$folder/status"
    printf '%s\n' "$architecture" > "$folder/architecture"
    printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' "$uri" "$suite" "$keyring" \
        > "$folder/etc/one.sources"
    suite apt-get "$folder" -qq update || fail 3 "the lists of $suite cannot be fetched; see above"
}

# Runs a program of apt's on such a folder. $1: apt-get or apt-cache; $2: the folder; $3…: its arguments
suite() {
    local program=$1 folder=$2 architecture
    shift 2
    architecture=$(< "$folder/architecture")
    "$program" -q \
        -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/etc" -o Dir::Etc::parts=/dev/null \
        -o Dir::Etc::preferencesparts=/dev/null -o Dir::Etc::preferences=/dev/null \
        -o Dir::State="$folder/state" -o Dir::State::status="$folder/status" -o Dir::Cache="$folder/cache" \
        -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" \
        -o APT::Sandbox::User= -o Acquire::Languages=none "$@"
}

# Whether the suite has a package. $1: the folder; $2: the package
suite_has() { suite apt-cache "$1" show "$2" > /dev/null 2>&1; }
