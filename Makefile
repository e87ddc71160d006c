PROTOS := $(wildcard proto/jogakbo/v1/*.proto)

# Makes the messages' C code from proto/. The result is committed.
generate:
	rm -rf Sources/CMessages/jogakbo Sources/CMessages/include/jogakbo
	protoc-c --proto_path=proto --c_out=Sources/CMessages $(patsubst proto/%,%,$(PROTOS))
	mkdir -p Sources/CMessages/include/jogakbo/v1
	mv Sources/CMessages/jogakbo/v1/*.h Sources/CMessages/include/jogakbo/v1/

.PHONY: generate
