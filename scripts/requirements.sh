# shellcheck shell=bash
# Checks the requirements of the build and of the tests, and installs missing packages where that needs no password.

. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

# The first Java version with java.lang.foreign, which the bindings use.
min_java=22

# Returns 0 if the C compiler finds a header. $1: the header
finds_header() { printf '#include <%s>\n' "$1" | cc -E -x c - > /dev/null 2>&1; }

# Prints the feature version of a JDK; nothing if the directory is not a JDK. $1: the directory
jdk_version() {
    [ -x "$1/bin/javac" ] && [ -f "$1/release" ] || return 0
    sed -n 's/^JAVA_VERSION="\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' "$1/release"
}

# Prints the directory of a JDK of version $min_java or later. Returns 1 if there is none. The directories are those that
# Maven's toolchain plugin searches.
find_jdk() {
    local javac='' folder version
    has javac && javac=$(readlink -f "$(command -v javac)")
    for folder in ${JAVA_HOME:+"$JAVA_HOME"} ${javac:+"${javac%/bin/javac}"} \
        /usr/lib/jvm/* /usr/java/* /usr/local/java/* /opt/java/* \
        ~/.sdkman/candidates/java/* ~/.jdks/* ~/.m2/jdks/* ~/.asdf/installs/java/*; do
        version=$(jdk_version "$folder")
        if [ -n "$version" ] && [ "$version" -ge "$min_java" ]; then
            printf '%s\n' "$folder"
            return 0
        fi
    done
    return 1
}

# Sets jdk to the directory of a JDK. Exits with 3 if there is none.
# shellcheck disable=SC2034  # used by the scripts that source this file
require_jdk() { jdk=$(find_jdk) || fail 3 "a JDK of version $min_java or later is missing. Set JAVA_HOME to one"; }

# The first version of node that the packages of site/package.json support.
min_node=18

# Returns 0 if node is on the PATH and recent enough.
finds_node() {
    local version
    version=$(node --version 2> /dev/null) && version=${version#v} && [ "${version%%.*}" -ge "$min_node" ]
}

# Prints the path of Chromium or Chrome. Returns 1 if neither is on the PATH.
find_browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable
}

# Prints a line for each missing requirement: NAME|DEBIAN PACKAGE|FEDORA PACKAGE. Debian's package may be empty.
# $1: generate, test, site or browser
missing_requirements() {
    has mvn || echo "Maven|maven|maven"
    has "${JAVA_HOME:+$JAVA_HOME/bin/}java" \
        || echo "java, on the PATH or in JAVA_HOME, which runs Maven|default-jre-headless|java-latest-openjdk-headless"
    find_jdk > /dev/null || [ -f ~/.m2/toolchains.xml ] \
        || echo "a JDK of version $min_java or later|$(debian_jdk)|java-latest-openjdk-devel"
    if has cc; then
        finds_header stdlib.h || echo "the C library's headers|libc6-dev|glibc-devel"
        finds_header infiniband/verbs.h || echo "infiniband/verbs.h|libibverbs-dev|rdma-core-devel"
        finds_header rdma/rdma_verbs.h || echo "rdma/rdma_verbs.h|librdmacm-dev|rdma-core-devel"
    else
        # The headers cannot be asked for. They are reported as missing only if they are not at their usual place.
        echo "a C compiler|gcc|gcc"
        [ -f /usr/include/stdlib.h ] || echo "the C library's headers|libc6-dev|glibc-devel"
        [ -f /usr/include/infiniband/verbs.h ] || echo "infiniband/verbs.h|libibverbs-dev|rdma-core-devel"
        [ -f /usr/include/rdma/rdma_verbs.h ] || echo "rdma/rdma_verbs.h|librdmacm-dev|rdma-core-devel"
    fi
    has readelf || echo "readelf|binutils|binutils"
    if [ "$1" = test ]; then
        has clang || echo "a second C compiler, clang|clang|clang"
        has shellcheck || echo "shellcheck|shellcheck|ShellCheck"
    fi
    if [ "$1" = site ] || [ "$1" = browser ]; then
        finds_node || echo "node of version $min_node or later|nodejs|nodejs"
        has npm || echo "npm|npm|nodejs-npm"
    fi
    if [ "$1" = browser ]; then
        find_browser > /dev/null || echo "Chromium or Chrome|chromium|chromium"
    fi
}

# Prints missing optional requirements in the same form: the tests that use them are skipped without them.
# $1: as for missing_requirements
missing_options() {
    # rdma-gen verify runs the compilers of the other targets, see docs/generator/targets.md.
    local triple
    if [ "$1" = test ] && [ "$(uname -m)" = x86_64 ]; then
        for triple in $(targets); do
            [ "${triple%%-*}" != "$(uname -m)" ] || continue
            has "$triple-gcc" || echo "a compiler for $triple|$(target_property "$triple" compiler)|gcc-$triple"
            [ -f "/usr/$triple/include/stdlib.h" ] || echo "its C library|$(target_property "$triple" libc)|"
        done
    fi
}

# Prints the name of this distribution's JDK package, long-term support first; nothing if all its JDKs are too old.
debian_jdk() {
    local version
    for version in 25 26 24 23 22; do
        if has apt-cache && [ -n "$(apt-cache --quiet=2 show "openjdk-$version-jdk-headless" 2> /dev/null)" ]; then
            printf 'openjdk-%s-jdk-headless\n' "$version"
            return
        fi
    done
}

# Installs missing requirements. Exits with 3 and a list if some are still missing. $1: as for missing_requirements
require() {
    local lines packages=()
    require_temporary_folder
    lines=$(missing_requirements "$1")
    [ -n "$lines$(missing_options "$1")" ] || return 0
    if has apt-get; then
        mapfile -t packages < <({ echo "$lines"; missing_options "$1"; } | cut -d '|' -f 2 | grep . | sort -u)
        if [ ${#packages[@]} -gt 0 ] && as_root true; then
            say "installing ${packages[*]}"
            install_packages "${packages[@]}"
            lines=$(missing_requirements "$1")
        fi
    fi
    [ -n "$lines" ] || return 0
    report_missing "$lines"
    exit 3
}

# Installs packages in one step. If that fails, installs each by itself: an unknown package must not prevent the others.
# $@: the packages
install_packages() {
    local log package
    log=$(mktemp)
    # Not fatal: outdated package lists may still be sufficient.
    as_root apt-get update > "$log" 2>&1 || say "apt-get update failed: $(tail -n 1 "$log")"
    if ! install_quietly "$log" "$@"; then
        for package in "$@"; do
            install_quietly "$log" "$package" || say "apt-get install $package failed: $(tail -n 1 "$log")"
        done
    fi
    rm -f "$log"
    hash -r
}

# Installs packages without output on the terminal. $1: the log file, $2...: the packages
install_quietly() {
    local log=$1
    shift
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install --yes \
        --no-install-recommends "$@" > "$log" 2>&1
}

# Prints the missing requirements and the commands that install them. $1: lines of missing_requirements
report_missing() {
    local what debian fedora
    local -a for_debian=() for_fedora=()
    while IFS='|' read -r what debian fedora; do
        printf '%s\n' "${red}missing:${plain} $what" >&2
        for_debian+=(${debian:+"$debian"})
        [[ " ${for_fedora[*]} " = *" $fedora "* ]] || for_fedora+=("$fedora")
    done <<< "$1"
    [ ${#for_debian[@]} -eq 0 ] || say "  Debian, Ubuntu: apt-get install ${for_debian[*]}"
    say "  Fedora, RHEL:   dnf install ${for_fedora[*]}"
    case $1 in
        *JDK*) say "  Any JDK of version $min_java or later can be used: unpack it below /usr/lib/jvm, or set JAVA_HOME" ;;
    esac
}
