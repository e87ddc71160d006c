#!/bin/bash
# cmake.sh SOURCE FOLDER VERSION [OPTION...]: builds SOURCE in FOLDER with what
# find_package(jogakbo) of at least this version gives: minimal-jogakbo and minimal-static in
# FOLDER/build.
set -euo pipefail
source=$(realpath "$1")
folder=$2
version=$3
shift 3
mkdir -p "$folder"
cat >"$folder/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.13)
project(minimal C)
set(CMAKE_C_STANDARD 99)
find_package(jogakbo $version REQUIRED)
foreach(kind jogakbo static)
    add_executable(minimal-\${kind} $source)
    target_link_libraries(minimal-\${kind} jogakbo::\${kind})
endforeach()
END
if ! cmake -S "$folder" -B "$folder/build" "$@" >"$folder/log" 2>&1 ||
    ! cmake --build "$folder/build" >>"$folder/log" 2>&1; then
    cat "$folder/log"
    exit 1
fi
