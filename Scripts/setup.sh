#!/bin/sh
# setup.sh [PACKAGE...]: installs what is missing: Debian packages, and those that are named, by apt,
# with sudo where not root. Swift itself is the user's to install.
set -eu

packages="libprotobuf-c-dev protobuf-c-compiler protobuf-compiler libuv1-dev libjson-c-dev
    libssl-dev openssl unicode-data python3-protobuf python3 valgrind gcc g++ make pkg-config $*"

fail() {
    echo "jogakbo: $*" >&2
    exit 1
}

command -v swift >/dev/null 2>&1 ||
    fail "Swift is missing: install Swift 6.3 or newer from https://www.swift.org/install/linux/" \
        "and put its bin directory on PATH"
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
major=${version%%.*}
minor=${version#*.}
[ -n "$version" ] || fail "cannot tell the version of $(command -v swift)"
[ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -ge 3 ]; } ||
    fail "Swift $version is too old: 6.3 or newer is needed (https://www.swift.org/install/linux/)"

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "jogakbo: not a Debian system; needed are:" $packages >&2
    exit 0
fi

missing=
for package in $packages; do
    status=$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null || true)
    case $status in
    ii*) ;;
    *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 ||
        fail "these packages are missing, and there is no sudo to install them:$missing"
    root=sudo
fi
echo "jogakbo: installing$missing"
export DEBIAN_FRONTEND=noninteractive
$root apt-get update -q
# shellcheck disable=SC2086
$root apt-get install -q -y --no-install-recommends $missing
