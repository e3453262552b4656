# shellcheck shell=bash disable=SC2034
# ^ The variables are used by the scripts that source this file.
# Functions and variables of all scripts: messages, help, targets, Maven. To source it: . "$(dirname -- "$0")/common.sh"
#
# Exit codes of all scripts: 0 done; 1 the answer is no; 2 bad input or usage; 3 something is missing on this machine.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

bold='' red='' plain=''
if [ -t 2 ] && [ -z "${NO_COLOR:-}" ]; then
    bold=$'\033[1m' red=$'\033[1;31m' plain=$'\033[0m'
fi

say() { printf '%s\n' "${bold}rdma4j:${plain} $*" >&2; }

# Prints an error and exits. $1: the exit code, $2...: the message
fail() {
    local code=$1
    shift
    printf '%s\n' "${red}error:${plain} $*" >&2
    exit "$code"
}

# Prints the comment at the top of the script and exits if the first argument is -h or --help. $@: the script's arguments
print_help_if_requested() {
    case ${1:-} in
        -h | --help)
            sed -n '2,/^set /{/^set /!s/^# \{0,1\}//p}' "$0"
            exit 0
            ;;
    esac
}

# Exits with 2 if the first argument is an option. For scripts without options. $@: the script's arguments
reject_option() {
    case ${1:-} in -*) fail 2 "unknown option '$1'; see scripts/${0##*/} --help" ;; esac
}

# Properties of the targets. The generator reads the same file.
targets_file=$root/rdma-gen/src/main/resources/org/rdma4j/gen/model/targets.properties

# Prints the triples of all targets, one per line.
targets() { sed -n 's/^targets = //p' "$targets_file" | tr ' ' '\n'; }

# Prints a property of a target. $1: the triple, $2: the property
target_property() { sed -n "s/^$1\.$2 = //p" "$targets_file"; }

# Names of the configurations, without .toml. mlx5 and efa import rdma.
configurations=(rdma mlx5 efa)

# The options of rdma-gen that name all configurations.
config_arguments=()
for configuration in "${configurations[@]}"; do
    config_arguments+=(--config "$root/$configuration.toml")
done

# Prints the first value of an element in a POM. Without a parent in the POM, that is the value of the project itself.
# $1: the POM, $2: the element
pom_value() { sed -n "0,/<$2>/s/.*<$2>\(.*\)<\/$2>.*/\1/p" "$1"; }

# Returns 0 if a directory contains all files that ./dev package wrote to it, unchanged. ./dev package writes SHA256SUMS
# last. $1: the directory
is_intact_package() { [ -f "$1/SHA256SUMS" ] && (cd "$1" && sha256sum --check --quiet SHA256SUMS) >&2; }

# Returns 0 if a program is on the PATH. $1: the program
has() { command -v "$1" > /dev/null 2>&1; }

# In the C locale, a JVM cannot open files whose names contain characters outside ASCII, and cannot load classes from such
# directories.
if [[ $root$PWD$* = *[!\ -~]* ]] && [ "$(locale charmap 2> /dev/null)" != UTF-8 ]; then
    export LC_ALL=C.UTF-8
fi

# Exits with 3 if the temporary directory cannot be written. Compilers and JVMs that fail for this reason report other
# causes.
require_temporary_folder() {
    local folder=${TMPDIR:-/tmp} file reason
    if file=$(mktemp "$folder/rdma4j.XXXXXX" 2> /dev/null) && reason=$({ head -c 65536 /dev/zero > "$file"; } 2>&1); then
        rm -f "$file"
        return 0
    fi
    [ -z "$file" ] || rm -f "$file"
    [ -n "${reason:-}" ] || reason=$(mktemp "$folder/rdma4j.XXXXXX" 2>&1) || :
    fail 3 "cannot write to the temporary directory $folder: ${reason##*: }. Free space there, or name another with TMPDIR"
}

# Exits with 3 if the repository cannot be written.
require_writable_tree() {
    [ -w "$root" ] || fail 3 "cannot write to $root: the directory is read-only for $(id -un). Build in a copy of it, or change" \
        "the permissions or the mount"
}

# Runs a command as root. Returns 1 if that requires a password. $@: the command
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif has sudo && sudo -n true 2> /dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# Runs Maven on the repository. Without a terminal, its output has no colours. $@: its arguments
maven() {
    require_writable_tree
    local options=(--batch-mode --no-transfer-progress)
    [ -t 1 ] && [ -z "${NO_COLOR:-}" ] || options+=(-Dstyle.color=never)
    # jansi.noreset: otherwise Maven writes an escape sequence even to a file.
    MAVEN_OPTS="${MAVEN_OPTS:-} -Djansi.noreset=true" mvn "${options[@]}" --file "$root/pom.xml" "$@"
}
