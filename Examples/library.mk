# Where an example finds the library: in this checkout, or where there is none, or with INSTALLED=1,
# where it is installed. BUILD is the folder for what is built.

ifeq ($(wildcard ../../Package.swift),)
INSTALLED := 1
BUILD ?= build
endif
BUILD ?= ../../.build/examples

ifdef INSTALLED
CPPFLAGS += $(shell pkg-config --cflags jogakbo)
LDLIBS += $(shell pkg-config --libs jogakbo)
# An example finds the library where it is installed, also outside of /usr and /usr/local.
LDLIBS += -Wl,-rpath,$(shell pkg-config --variable=libdir jogakbo)
else
LIBRARY := $(abspath ../../.build/lib)
CPPFLAGS += -I../../include
LDLIBS += -L$(LIBRARY) -ljogakbo -Wl,-rpath,$(LIBRARY)
HEADERS := $(wildcard ../../include/jogakbo.h* ../../include/jogakbo/*.h*)
endif
