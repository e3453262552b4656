# shellcheck shell=bash
# A private apt for one suite of Debian and one architecture. It ignores the packages of the host and needs no root.
# Requires the functions say and fail.

keyring=${RDMA4J_KEYRING:-/usr/share/keyrings/debian-archive-keyring.gpg}

# Prints the URIs in the apt sources of the host, of both formats.
apt_uris() {
    local file
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed -n 's/^URIs:[[:space:]]*\([^[:space:]]*\).*/\1/p' "$file"
    done
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$file" ] || sed -n 's/^deb[[:space:]]\{1,\}\(\[[^]]*\][[:space:]]*\)\{0,1\}\([^[:space:]]*\).*/\2/p' "$file"
    done
}

# Creates the private apt in a new directory and fetches the package lists. $1: the directory, $2: the suite, $3: the
# architecture
open_suite() {
    local folder=$1 suite=$2 architecture=$3 uri
    # The archive of Debian itself: its path ends in debian. That of debian-security does not.
    uri=${RDMA4J_MIRROR:-$(apt_uris | sed -n '\,/debian/*$,{p;q}')}
    [ -n "$uri" ] || fail 3 "the apt sources of this machine name no Debian archive. Set RDMA4J_MIRROR to the URI of one"
    [ -f "$keyring" ] || fail 3 "$keyring is missing. Debian, Ubuntu: apt-get install debian-archive-keyring"
    mkdir -p "$folder/etc" "$folder/state/lists/partial" "$folder/cache/archives/partial"
    : > "$folder/status"
    printf '%s\n' "$architecture" > "$folder/architecture"
    printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' "$uri" "$suite" "$keyring" \
        > "$folder/etc/one.sources"
    suite_apt apt-get "$folder" -qq update || fail 3 "cannot fetch the package lists of $suite; see above"
}

# Runs a program of the private apt. $1: apt-get or apt-cache, $2: the directory, $3...: its arguments
suite_apt() {
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

# Returns 0 if the suite has a package. $1: the directory of the private apt, $2: the package
suite_has_package() { suite_apt apt-cache "$1" show "$2" > /dev/null 2>&1; }
