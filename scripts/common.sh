# shellcheck shell=bash disable=SC2034
# ^ what is defined here is used where it is read.
# What the scripts share. Read it with: . "$(dirname -- "$0")/common.sh"
#
# Exit codes of every script: 0 done; 1 the answer is no; 2 bad input or usage; 3 something is missing here.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

bold='' red='' plain=''
if [ -t 2 ] && [ -z "${NO_COLOR:-}" ]; then
    bold=$'\033[1m' red=$'\033[1;31m' plain=$'\033[0m'
fi

say() { printf '%s\n' "${bold}rdma4j:${plain} $*" >&2; }

# Ends with exit code $1 and the message in the rest.
fail() {
    local code=$1
    shift
    printf '%s\n' "${red}error:${plain} $*" >&2
    exit "$code"
}

# Ends with what the head of the script says, where its first argument asks for help. $@: the script's arguments
help_is_the_head() {
    case ${1:-} in
        -h | --help)
            sed -n '2,/^set /{/^set /!s/^# \{0,1\}//p}' "$0"
            exit 0
            ;;
    esac
}

# Ends with 2 where the first argument is an option, for scripts that have none.
reject_option() {
    case ${1:-} in -*) fail 2 "there is no option '$1'; see scripts/${0##*/} --help" ;; esac
}

# What differs between targets, as the generator has it too.
targets_file=$root/rdma-gen/src/main/resources/org/rdma4j/gen/model/targets.properties

# The targets that the generator knows, a line each.
targets() { sed -n 's/^targets = //p' "$targets_file" | tr ' ' '\n'; }

# A property of a target. $1: its triple, $2: the property
target_property() { sed -n "s/^$1\.$2 = //p" "$targets_file"; }

# What is generated, without .toml; the others import the first.
configurations=(rdma mlx5 efa)

# The same as arguments of rdma-gen.
config_arguments=()
for configuration in "${configurations[@]}"; do
    config_arguments+=(--config "$root/$configuration.toml")
done

# The value of an element of a POM without a parent, of which the first is the project's own. $1: the POM, $2: the element
of_pom() { sed -n "0,/<$2>/s/.*<$2>\(.*\)<\/$2>.*/\1/p" "$1"; }

# Whether each file that ./dev package wrote into the folder $1 is there and as it was: SHA256SUMS is what it writes last.
whole() { [ -f "$1/SHA256SUMS" ] && (cd "$1" && sha256sum --check --quiet SHA256SUMS) >&2; }

has() { command -v "$1" > /dev/null 2>&1; }

# In the C locale a JVM can neither open files whose names have letters beyond ASCII nor load classes from such folders.
if [[ $root$PWD$* = *[!\ -~]* ]] && [ "$(locale charmap 2> /dev/null)" != UTF-8 ]; then
    export LC_ALL=C.UTF-8
fi

# Ends with 3 unless a file can be written to the folder for temporary files. Compilers and the JVM write theirs there;
# their own messages blame something else.
require_temporary_folder() {
    local folder=${TMPDIR:-/tmp} file reason
    if file=$(mktemp "$folder/rdma4j.XXXXXX" 2> /dev/null) && reason=$({ head -c 65536 /dev/zero > "$file"; } 2>&1); then
        rm -f "$file"
        return 0
    fi
    [ -z "$file" ] || rm -f "$file"
    [ -n "${reason:-}" ] || reason=$(mktemp "$folder/rdma4j.XXXXXX" 2>&1) || :
    fail 3 "cannot write to the temporary folder $folder: ${reason##*: }. Free some space there, or name another folder with TMPDIR"
}

# Ends with 3 unless files can be written to the tree.
require_writable_tree() {
    [ -w "$root" ] || fail 3 "cannot write to $root: the folder is read-only for $(id -un). Build in a copy of it, or change" \
        "the permissions or the mount"
}

# Runs the words as root, or ends with 1 where that may not be done without asking.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif has sudo && sudo -n true 2> /dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# Maven without its log of downloads and without colour codes in a file.
maven() {
    require_writable_tree
    local options=(--batch-mode --no-transfer-progress)
    [ -t 1 ] && [ -z "${NO_COLOR:-}" ] || options+=(-Dstyle.color=never)
    # Without jansi.noreset even a log in a file begins with an escape sequence.
    MAVEN_OPTS="${MAVEN_OPTS:-} -Djansi.noreset=true" mvn "${options[@]}" --file "$root/pom.xml" "$@"
}
