#!/bin/sh
# Makes each .bin from the .txtpb beside it with protoc: bytes that no code of ours made.
set -e
cd "$(dirname "$0")"
for text in *.txtpb; do
    message=$(sed -n 's/^# proto-message: //p' "$text")
    protoc --proto_path=../../proto --encode="$message" \
        --deterministic_output jogakbo/v1/collection_view.proto <"$text" >"${text%.txtpb}.bin"
done
