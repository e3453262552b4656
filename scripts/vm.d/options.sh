# shellcheck shell=bash
# Other parts use the variables, which shellcheck cannot see.
# shellcheck disable=SC2034,SC2154
# Parses the options of run, pair and shell into the variables option_*, and the command into the array words.

option_device=both
option_timeout=
option_out=
option_user=root
option_memlock=unlimited
option_memory=2048
option_verbose=
option_exact_times=no
option_env=()
option_share=()
option_peer=
words=()

# $@: the options and the command
parse_options() {
    while [ $# -gt 0 ]; do
        case $1 in
            --device | --timeout | --out | --user | --memlock | --memory | --env | --share | --peer)
                [ $# -ge 2 ] || bad_usage "$1 needs a value"
                set_option "${1#--}" "$2"
                shift 2
                ;;
            --*=*)
                # Splits --name=value into two words.
                local name=${1%%=*} value=${1#*=}
                case $name in -- | --verbose | --exact-times) bad_usage "$name takes no value" ;; esac
                shift
                set -- "$name" "$value" "$@"
                ;;
            --exact-times)
                option_exact_times=yes
                shift
                ;;
            --verbose)
                option_verbose=1
                shift
                ;;
            --)
                shift
                break
                ;;
            -*) bad_usage "unknown option '$1'" ;;
            *) break ;;
        esac
    done
    words=("$@")
}

# Sets an option. $1: the name, $2: the value
set_option() {
    case $1=$2 in
        device=rxe | device=siw | device=both | device=none) option_device=$2 ;;
        device=*) bad_usage "--device must be rxe, siw, both or none, not '$2'" ;;
        timeout=*) require_positive --timeout "$2" && option_timeout=$2 ;;
        memory=*) require_positive --memory "$2" && option_memory=$2 ;;
        memlock=unlimited) option_memlock=$2 ;;
        memlock=0) option_memlock=$2 ;;
        memlock=*) require_positive --memlock "$2" && option_memlock=$2 ;;
        user=?*) option_user=$2 ;;
        out=?*) option_out=$2 ;;
        share=?*)
            option_share+=("$(CDPATH='' cd -- "$2" 2> /dev/null && pwd -P)") \
                || bad_usage "--share: there is no directory '$2'"
            ;;
        peer=*)
            [[ $2 =~ ^(bullseye|bookworm|trixie|sid)-(amd64|arm64)$ ]] \
                || bad_usage "--peer must be SUITE-ARCHITECTURE, such as sid-arm64, not '$2'"
            option_peer=$2
            ;;
        env=*)
            [[ $2 =~ ^[A-Za-z_][A-Za-z_0-9]*(=.*)?$ ]] || bad_usage "--env must be NAME or NAME=VALUE, not '$2'"
            case $2 in
                *=*) option_env+=("$2") ;;
                *) option_env+=("$2=${!2-}") ;;
            esac
            ;;
        *) bad_usage "--$1 needs a value" ;;
    esac
}

# Returns 0 if the system of the machine has a user. Users of the host may come from other sources than /etc/passwd.
# $1: the user
has_user() {
    if [ -n "$suite" ]; then
        cut -d : -f 1 "$machine_root/etc/passwd" | grep -q -x -F -e "$1"
    else
        id -u "$1" > /dev/null 2>&1
    fi
}

# Exits with 2 if a value is not a positive number. $1: the option, $2: the value
require_positive() {
    [[ $2 =~ ^[1-9][0-9]{0,8}$ ]] || bad_usage "$1 must be a positive number, not '$2'"
}
