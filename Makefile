# make help says what there is.

PREFIX ?= /usr/local
DESTDIR ?=
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(PREFIX)/share/man
DOCDIR ?= $(DATADIR)/doc/jogakbo
UNITDIR ?= $(PREFIX)/lib/systemd/system
SYSUSERSDIR ?= $(PREFIX)/lib/sysusers.d

PROTOS := $(patsubst proto/%,%,$(wildcard proto/jogakbo/v1/*.proto))
# JGB_VERSION_NUMBER is major * 1,000,000 + minor * 1,000 + patch.
VERSION = $(shell awk '/define JGB_VERSION_NUMBER/ { \
	printf "%d.%d.%d", $$3 / 1000000, $$3 / 1000 % 1000, $$3 % 1000 }' include/jogakbo/base.h)

.PHONY: help setup build library tests test check run wall test-wall gtk test-gtk wasm test-wasm \
	test-js test-binder web test-web bench peers instructions check-instructions cliffs pictures \
	guide test-guide install install-library install-executable install-protocol install-documentation dist \
	test-dist lint generate schema check-generated sanitize fuzz test-fuzz attack test-attack \
	test-proxy simulate soak docs test-docs version clean

help:
	@sed -n 's/^## //p' Makefile

## make run [DATA=file.tsv]   builds, and shows the whole at work on real data
run:
	@$(MAKE) --no-print-directory -j2 build library
	@$(MAKE) --no-print-directory -C Examples/c ../../.build/examples/host \
		../../.build/examples/parallax
	@Scripts/run.sh $(DATA)

# What the photo wall needs beside the rest: SDL, and a font.
WALL_PACKAGES := libsdl2-dev libsdl2-ttf-dev fonts-dejavu-core

## make wall [DATA=file.tsv]  shows a photo wall in a window of SDL; of two files, two walls
wall: library
	@Scripts/setup.sh $(WALL_PACKAGES)
	@$(MAKE) --no-print-directory -C Examples/sdl ../../.build/examples/wall \
		../../.build/examples/characters.tsv
	@.build/examples/wall $(or $(DATA),.build/examples/characters.tsv)

## make test-wall [SEED=n]    drives the photo wall with X input on a virtual screen
test-wall: library
	@Scripts/setup.sh $(WALL_PACKAGES) xvfb xdotool
	@Tests/wall/run.sh $(SEED)

# What the gallery needs beside the rest.
GTK_PACKAGES := libgtk-4-dev

## make gtk [DATA=file.tsv]   shows photos in a window of GTK, for screen readers as well
gtk: library
	@Scripts/setup.sh $(GTK_PACKAGES)
	@$(MAKE) --no-print-directory -C Examples/gtk
	@$(MAKE) --no-print-directory -C Examples/sdl ../../.build/examples/characters.tsv
	@.build/examples/gallery $(or $(DATA),.build/examples/characters.tsv)

## make test-gtk              reads that window as a screen reader does, on a virtual screen
test-gtk: library
	@Scripts/setup.sh $(GTK_PACKAGES) xvfb xdotool dbus at-spi2-core python3-gi || true
	@Tests/gtk/run.sh

# The library in WebAssembly, and for its tests a C library and what compilers call.
WASM_PACKAGES := wasi-libc libclang-rt-14-dev-wasm32

## make wasm                  makes .build/wasm/jogakbo.wasm, the library in WebAssembly
wasm: setup
	@echo "Building jogakbo.wasm; the first time it takes some minutes."
	@Scripts/wasm.sh

## make test-wasm             tests it: it must lay out what the library does, bit for bit
test-wasm: library wasm
	@Scripts/setup.sh $(WASM_PACKAGES) nodejs
	@Tests/wasm/run.sh

## make test-js               tests Packages/js, the package around it, under Node
test-js: wasm
	@Scripts/setup.sh nodejs esbuild node-typescript
	@cd Packages/js && node --test test/

## make test-binder           tests what that package does in a browser, Debian's Chromium
test-binder: wasm
	@Scripts/setup.sh nodejs esbuild chromium chromium-driver node-react node-react-dom node-vue
	@node --test Tests/browser/ Packages/js/test-browser/

## make web [PORT=8080] [PEERS=f/node_modules]  serves a gallery of pages that use that package
web: wasm
	@Scripts/web.sh $(PORT)

# Chromium, what drives it, and what axe is fetched with.
WEB_PACKAGES := nodejs chromium chromium-driver python3-pip

## make test-web              drives that gallery in Chromium; pictures in .build/web/pictures
test-web: library wasm
	@Scripts/setup.sh $(WEB_PACKAGES)
	@Tests/web/run.sh

## make test                  runs every test
test:
	@$(MAKE) --no-print-directory -j2 build library
	@$(MAKE) --no-print-directory tests
	@Scripts/test.sh

## make check                 runs the tests of the core with a tenth of the random scripts, tidy and lint
check: lint tests
	@Scripts/check.sh

# The Swift tests in .build/tests: Package.swift says how they are built. They link the library, as old
# as it may be: make test makes it anew.
tests: setup | .build/lib/libjogakbo.so
	@JOGAKBO_TESTS=1 swift build --build-tests --scratch-path .build/tests

## make build                 builds the executable, .build/release/jogakbo
build: setup
	swift build -c release --static-swift-stdlib --product jogakbo

## make library               builds libjogakbo in .build/lib
library: setup
	@echo "Building libjogakbo; the first time it takes some minutes."
	@Scripts/library.sh

# Where pkg-config and CMake are told that the library is. An archive, which people unpack where they
# like, has RELOCATABLE=1: its files name places from their own on.
PC_PREFIX = $(if $(RELOCATABLE),$${pcfiledir}/../..,$(PREFIX))
CMAKE_PREFIX = $(if $(RELOCATABLE),$${CMAKE_CURRENT_LIST_DIR}/../../..,$(PREFIX))

# $(call fill,PREFIX) gives installed files the version and their places.
fill = sed -e 's|@PREFIX@|$1|' -e 's|@BINDIR@|$(PREFIX)/bin|' \
	-e 's|@LIBDIR@|$(LIBDIR:$(PREFIX)/%=$1/%)|' \
	-e 's|@INCLUDEDIR@|$(INCLUDEDIR:$(PREFIX)/%=$1/%)|' -e 's|@VERSION@|$(VERSION)|' \
	-e 's|@MAJOR@|$(firstword $(subst ., ,$(VERSION)))|'
FILL = $(call fill,$(PREFIX))

## make install [PREFIX=/usr/local] [DESTDIR=]
install: install-library install-executable install-protocol install-documentation

# The folder of the built library, the program that strips it, and the built executable.
LIBRARY ?= .build/lib
STRIP ?= strip
EXECUTABLE ?= .build/release/jogakbo

install-library: library
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(LIBDIR)/cmake/jogakbo \
		$(DESTDIR)$(INCLUDEDIR)/jogakbo $(DESTDIR)$(MANDIR)/man3
	install -s --strip-program=$(STRIP) -m 644 $(LIBRARY)/libjogakbo.so.1 $(DESTDIR)$(LIBDIR)
	ln -sf libjogakbo.so.1 $(DESTDIR)$(LIBDIR)/libjogakbo.so
	install -m 644 $(LIBRARY)/libjogakbo.a $(DESTDIR)$(LIBDIR)
	install -m 644 include/jogakbo.h include/jogakbo.hpp $(DESTDIR)$(INCLUDEDIR)
	install -m 644 include/jogakbo/*.h include/jogakbo/*.hpp $(DESTDIR)$(INCLUDEDIR)/jogakbo
	$(call fill,$(PC_PREFIX)) packaging/jogakbo.pc.in \
		>$(DESTDIR)$(LIBDIR)/pkgconfig/jogakbo.pc
	for name in jogakbo-config.cmake jogakbo-config-version.cmake; do \
		$(call fill,$(CMAKE_PREFIX)) packaging/$$name \
			>$(DESTDIR)$(LIBDIR)/cmake/jogakbo/$$name || exit 1; done
	Scripts/docs/manual.py $(DESTDIR)$(MANDIR)/man3 $(VERSION)

install-executable: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(MANDIR)/man1 $(DESTDIR)$(UNITDIR) \
		$(DESTDIR)$(SYSUSERSDIR) $(DESTDIR)$(DATADIR)/bash-completion/completions
	install -s -m 755 $(EXECUTABLE) $(DESTDIR)$(PREFIX)/bin/jogakbo
	install -m 644 packaging/completion.bash \
		$(DESTDIR)$(DATADIR)/bash-completion/completions/jogakbo
	$(FILL) packaging/jogakbo.service >$(DESTDIR)$(UNITDIR)/jogakbo.service
	install -m 644 packaging/jogakbo.socket $(DESTDIR)$(UNITDIR)
	install -m 644 packaging/sysusers.conf $(DESTDIR)$(SYSUSERSDIR)/jogakbo.conf
	$(FILL) docs/man/jogakbo.1 >$(DESTDIR)$(MANDIR)/man1/jogakbo.1

install-protocol:
	install -d $(DESTDIR)$(DATADIR)/jogakbo/proto/jogakbo/v1
	install -m 644 proto/jogakbo/v1/*.proto $(DESTDIR)$(DATADIR)/jogakbo/proto/jogakbo/v1
	protoc --proto_path=proto --include_imports --include_source_info \
		--descriptor_set_out=$(DESTDIR)$(DATADIR)/jogakbo/jogakbo.binpb $(PROTOS)
	install -m 644 docs/setup.schema.json $(DESTDIR)$(DATADIR)/jogakbo

# Pages and examples refer to each other, to headers and to protocol files as they do in the
# repository.
install-documentation:
	@DESTDIR=$(DESTDIR) packaging/documentation.sh $(DOCDIR) $(INCLUDEDIR) $(DATADIR)/jogakbo

# What making and trying packages needs beside the rest.
DIST_PACKAGES := debhelper lintian gcc-aarch64-linux-gnu libc6-dev-arm64-cross

## make dist                  makes archives and Debian packages in .build/dist, for others to install
dist: build library
	@Scripts/setup.sh $(DIST_PACKAGES)
	@Scripts/library.sh aarch64
	@packaging/dist.sh $(VERSION)

## make test-dist             uses each of them in an empty root folder, or under qemu; as root
test-dist: dist
	@Scripts/setup.sh mmdebstrap qemu-user cmake
	@timeout --kill-after=10 1800 Tests/packages/run.sh $(VERSION)

# For scripts.
version:
	@echo $(VERSION)

# What the reference needs beside the rest, and what checks its pages.
DOCS_PACKAGES := doxygen doxygen-awesome-css python3-markdown mandoc groff-base man-db

## make docs                  makes an HTML reference of C, Swift and the protocol in .build/docs
docs: build
	@Scripts/setup.sh $(DOCS_PACKAGES)
	@Scripts/docs/site.sh

## make test-docs             checks the manual pages and the pages of the protocol and the guide
test-docs:
	@Scripts/setup.sh $(DOCS_PACKAGES)
	@Tests/docs/run.sh

## make bench [BENCH_JSON=f] [COLLECTION=f]  measures, in a release build
bench: setup
	@Benchmarks/run.sh

## make peers [PEERS=f/node_modules] [ROUNDS=3] [UPDATE=1]  measures lists of other libraries as well
peers: library
	@Benchmarks/peers/run.sh

## make instructions [BENCH_JSON=f] [ROW=name] [UPDATE=1]  counts instructions with valgrind
instructions: setup
	@Benchmarks/instructions.sh

## make check-instructions    fails where they are more than Benchmarks/instructions.txt says
check-instructions: setup
	@CHECK=1 Benchmarks/instructions.sh

## make cliffs [N=10000] [ROW=text] [BENCH_JSON=f]  fails where ten times the data costs too much more
cliffs: library
	@Benchmarks/cliffs.sh

## make pictures              draws the pictures of updates and layouts in docs/pictures
pictures: build library
	@$(MAKE) --no-print-directory -C Examples/c ../../.build/examples/film \
		../../.build/examples/parallax
	@Scripts/pictures.sh

## make test-guide            runs the programs of docs/guide, and compares its pages with them
test-guide: build library
	@Tests/guide/run.sh

## make guide                 puts those programs, and what they print, into the pages
guide: build library
	@Tests/guide/run.sh --write

## make lint                  checks the format of the Swift sources
lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

## make generate              makes the messages' C code from proto/; the result is committed
generate:
	@Scripts/generate.sh Sources/CMessages $(PROTOS)

## make schema                makes docs/setup.schema.json from the messages
schema: build
	@.build/release/jogakbo schema >docs/setup.schema.json

## make check-generated       fails when that code is not what proto/ gives
check-generated: setup
	@rm -rf .build/generated && Scripts/generate.sh .build/generated $(PROTOS)
	@diff -r .build/generated/jogakbo Sources/CMessages/jogakbo
	@diff -r .build/generated/include/jogakbo Sources/CMessages/include/jogakbo
	@echo "generated files are fresh"

## make sanitize              runs the tests under the address and the thread sanitizer
sanitize: setup
	@Scripts/sanitize.sh

## make fuzz [SECONDS=60]     sends requests, and makes calls of C, at random, and judges the answers
fuzz: setup
	@Tests/fuzz/run.sh $(SECONDS)

## make test-fuzz             does so for a minute each
test-fuzz: setup
	@Tests/fuzz/run.sh 60

## make attack [SECONDS=20]    measures what hostile clients do to others, and to a server's memory
attack: setup
	@Tests/attack/run.sh $(SECONDS)

## make test-attack            does so for a minute, with wide bounds
test-attack: setup
	@Tests/attack/run.sh 4 4

## make simulate [SECONDS=60] [SEED=n]  runs a server and its clients in simulated time
simulate: setup
	@Tests/simulate/run.sh $(or $(SECONDS),60) $(SEED)

## make test-proxy            runs two servers behind HAProxy, and drains one of them
test-proxy: build
	@Scripts/setup.sh haproxy
	@Tests/proxy/run.sh

## make soak [SECONDS=3600]    keeps a server under load, and watches its memory and descriptors
soak: setup
	@Tests/soak/run.sh $(SECONDS)

.build/lib/libjogakbo.so: | setup
	@Scripts/library.sh

# What everything needs: packages and a Swift that is new enough.
setup:
	@Scripts/setup.sh

clean:
	rm -rf .build
