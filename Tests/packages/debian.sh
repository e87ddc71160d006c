#!/bin/bash
# debian.sh ROOT VERSION PACKAGE...: makes a root folder with Debian's smallest system, the packages
# and what they depend on, tries them, and adds compilers and Python.
set -euo pipefail
root=$1
version=$2
shift 2

fail() {
    echo "FAILED: $*"
    exit 1
}

folder=$(dirname "$1")
for package in "$@"; do
    depends=$(dpkg-deb -f "$package" Depends)
    case ${package##*/} in
    # glibc 2.17 is that of the oldest systems in use.
    libjogakbo1_*)
        libc=$(sed -nE 's/^libc6 \(>= ([0-9.]+)\)$/\1/p' <<<"$depends")
        dpkg --compare-versions "${libc:-99}" le 2.17 || fail "libjogakbo1 depends on '$depends'"
        ;;
    esac
done

# How the packages behave before anything else is there, then what hosts are built with.
cat >"$root.bare" <<'END'
set -e
said=$(chroot "$1" jogakbo --version)
[ "$said" = "jogakbo $version" ] || { echo "FAILED: the executable is '$said'"; exit 1; }
chroot "$1" getent group jogakbo >/dev/null || { echo "FAILED: no group jogakbo"; exit 1; }
chroot "$1" getent passwd jogakbo >/dev/null || { echo "FAILED: no user jogakbo"; exit 1; }
if chroot "$1" dpkg --audit | grep .; then exit 1; fi
chroot "$1" apt-get -qq -y -o DPkg::Options::=--force-unsafe-io install --no-install-recommends \
    gcc g++ libc6-dev make cmake pkg-config python3-protobuf protobuf-compiler
END
version=$version mmdebstrap --mode=root --variant=minbase \
    "${@/#/--include=}" \
    --dpkgopt=force-unsafe-io --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
    --customize-hook="sh -e $root.bare \"\$1\"" \
    bookworm "$root" "${MIRROR:-http://deb.debian.org/debian}" >"$root.log" 2>&1 || {
    tail -40 "$root.log"
    fail "a root folder with the packages cannot be made"
}
