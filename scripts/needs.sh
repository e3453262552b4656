# shellcheck shell=bash
# Finds what the project needs on this machine, installs what it may, and says exactly what is missing.

. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

# The oldest Java that has java.lang.foreign, and so compiles and tests the bindings.
needed_java=22

# Whether the C compiler finds a header.
finds_header() { printf '#include <%s>\n' "$1" | cc -E -x c - > /dev/null 2>&1; }

# The major version of the JDK in folder $1, from the file that every JDK has; nothing where it is no JDK.
jdk_version() {
    [ -x "$1/bin/javac" ] && [ -f "$1/release" ] || return 0
    sed -n 's/^JAVA_VERSION="\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' "$1/release"
}

# The home of a JDK that is new enough, where Maven's toolchain plugin looks too; ends with 1 where there is none.
new_jdk() {
    local javac='' folder version
    has javac && javac=$(readlink -f "$(command -v javac)")
    for folder in ${JAVA_HOME:+"$JAVA_HOME"} ${javac:+"${javac%/bin/javac}"} \
        /usr/lib/jvm/* /usr/java/* /usr/local/java/* /opt/java/* \
        ~/.sdkman/candidates/java/* ~/.jdks/* ~/.m2/jdks/* ~/.asdf/installs/java/*; do
        version=$(jdk_version "$folder")
        if [ -n "$version" ] && [ "$version" -ge "$needed_java" ]; then
            printf '%s\n' "$folder"
            return 0
        fi
    done
    return 1
}

# Each thing that is missing, a line: what it is, Debian's package (which there may not be), Fedora's. $1: generate or
# test
missing() {
    has mvn || echo "Maven|maven|maven"
    has "${JAVA_HOME:+$JAVA_HOME/bin/}java" \
        || echo "java, on the PATH or in JAVA_HOME, which runs Maven|default-jre-headless|java-latest-openjdk-headless"
    new_jdk > /dev/null || [ -f ~/.m2/toolchains.xml ] \
        || echo "a JDK of version $needed_java or newer|$(debian_jdk)|java-latest-openjdk-devel"
    if has cc; then
        finds_header stdlib.h || echo "the C library's headers|libc6-dev|glibc-devel"
        finds_header infiniband/verbs.h || echo "infiniband/verbs.h|libibverbs-dev|rdma-core-devel"
        finds_header rdma/rdma_verbs.h || echo "rdma/rdma_verbs.h|librdmacm-dev|rdma-core-devel"
    else
        # Which headers it would find is not known. These are installed with it.
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
}

# The same for what some tests use and are skipped without. $1: generate or test
wanted() {
    # verify asks the other targets' compilers, see docs/targets.md
    local triple
    if [ "$1" = test ] && [ "$(uname -m)" = x86_64 ]; then
        for triple in $(targets); do
            [ "${triple%%-*}" != "$(uname -m)" ] || continue
            has "$triple-gcc" || echo "a compiler for $triple|$(target_property "$triple" compiler)|gcc-$triple"
            [ -f "/usr/$triple/include/stdlib.h" ] || echo "its C library|$(target_property "$triple" libc)|"
        done
    fi
}

# The package of the JDK that this Debian or Ubuntu offers, the one with long support first; nothing where all that it
# has are too old.
debian_jdk() {
    local version
    for version in 25 26 24 23 22; do
        if has apt-cache && [ -n "$(apt-cache --quiet=2 show "openjdk-$version-jdk-headless" 2> /dev/null)" ]; then
            printf 'openjdk-%s-jdk-headless\n' "$version"
            return
        fi
    done
}

# Installs what "$1" (generate or test) needs and wants, or ends with 3 and a list of what it needs and is missing.
need() {
    local lines packages=()
    require_temporary_folder
    lines=$(missing "$1")
    [ -n "$lines$(wanted "$1")" ] || return 0
    if has apt-get; then
        mapfile -t packages < <({ echo "$lines"; wanted "$1"; } | cut -d '|' -f 2 | grep . | sort -u)
        if [ ${#packages[@]} -gt 0 ] && as_root true; then
            say "installing ${packages[*]}"
            install_packages "${packages[@]}"
            lines=$(missing "$1")
        fi
    fi
    [ -n "$lines" ] || return 0
    report "$lines"
    exit 3
}

# All at once; where that fails, one by one, so that one unknown package does not keep the others out.
install_packages() {
    local log package
    log=$(mktemp)
    # The lists may be old; what is in them may do all the same.
    as_root apt-get update > "$log" 2>&1 || say "apt-get update failed: $(tail -n 1 "$log")"
    if ! install_quietly "$log" "$@"; then
        for package in "$@"; do
            install_quietly "$log" "$package" || say "apt-get install $package failed: $(tail -n 1 "$log")"
        done
    fi
    rm -f "$log"
    hash -r
}

install_quietly() {
    local log=$1
    shift
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install --yes \
        --no-install-recommends "$@" > "$log" 2>&1
}

report() {
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
        *JDK*) say "  Any JDK of version $needed_java or newer will do: unpack it below /usr/lib/jvm, or set JAVA_HOME" ;;
    esac
}
