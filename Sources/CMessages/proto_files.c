/* proto_files.c - the files of proto/, as the compiler finds them.
 *
 * A program that describes messages has their comments so, which the generated code has not. */
#include "proto_files.h"

/* C23, and long known to the compiler that Swift comes with. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char accessibility[] = {
#embed "../../proto/jogakbo/v1/accessibility.proto" suffix(, 0)
};
static const char animation[] = {
#embed "../../proto/jogakbo/v1/animation.proto" suffix(, 0)
};
static const char background[] = {
#embed "../../proto/jogakbo/v1/background.proto" suffix(, 0)
};
static const char collection_view[] = {
#embed "../../proto/jogakbo/v1/collection_view.proto" suffix(, 0)
};
static const char compositional[] = {
#embed "../../proto/jogakbo/v1/compositional.proto" suffix(, 0)
};
static const char data_source[] = {
#embed "../../proto/jogakbo/v1/data_source.proto" suffix(, 0)
};
static const char display_frame[] = {
#embed "../../proto/jogakbo/v1/display_frame.proto" suffix(, 0)
};
static const char drag[] = {
#embed "../../proto/jogakbo/v1/drag.proto" suffix(, 0)
};
static const char element[] = {
#embed "../../proto/jogakbo/v1/element.proto" suffix(, 0)
};
static const char event[] = {
#embed "../../proto/jogakbo/v1/event.proto" suffix(, 0)
};
static const char explicit[] = {
#embed "../../proto/jogakbo/v1/explicit.proto" suffix(, 0)
};
static const char focus[] = {
#embed "../../proto/jogakbo/v1/focus.proto" suffix(, 0)
};
static const char geometry[] = {
#embed "../../proto/jogakbo/v1/geometry.proto" suffix(, 0)
};
static const char index_titles[] = {
#embed "../../proto/jogakbo/v1/index_titles.proto" suffix(, 0)
};
static const char input[] = {
#embed "../../proto/jogakbo/v1/input.proto" suffix(, 0)
};
static const char layout[] = {
#embed "../../proto/jogakbo/v1/layout.proto" suffix(, 0)
};
static const char menu[] = {
#embed "../../proto/jogakbo/v1/menu.proto" suffix(, 0)
};
static const char movement[] = {
#embed "../../proto/jogakbo/v1/movement.proto" suffix(, 0)
};
static const char prefetch[] = {
#embed "../../proto/jogakbo/v1/prefetch.proto" suffix(, 0)
};
static const char scroll[] = {
#embed "../../proto/jogakbo/v1/scroll.proto" suffix(, 0)
};
static const char section_snapshot[] = {
#embed "../../proto/jogakbo/v1/section_snapshot.proto" suffix(, 0)
};
static const char selection[] = {
#embed "../../proto/jogakbo/v1/selection.proto" suffix(, 0)
};
static const char setup[] = {
#embed "../../proto/jogakbo/v1/setup.proto" suffix(, 0)
};
static const char snapshot[] = {
#embed "../../proto/jogakbo/v1/snapshot.proto" suffix(, 0)
};
static const char state[] = {
#embed "../../proto/jogakbo/v1/state.proto" suffix(, 0)
};
static const char swipe[] = {
#embed "../../proto/jogakbo/v1/swipe.proto" suffix(, 0)
};
static const char traits[] = {
#embed "../../proto/jogakbo/v1/traits.proto" suffix(, 0)
};
static const char update[] = {
#embed "../../proto/jogakbo/v1/update.proto" suffix(, 0)
};
static const char viewability[] = {
#embed "../../proto/jogakbo/v1/viewability.proto" suffix(, 0)
};

static const struct {
    const char *name;
    const char *text;
} files[] = {
    {"jogakbo/v1/accessibility.proto", accessibility},
    {"jogakbo/v1/animation.proto", animation},
    {"jogakbo/v1/background.proto", background},
    {"jogakbo/v1/collection_view.proto", collection_view},
    {"jogakbo/v1/compositional.proto", compositional},
    {"jogakbo/v1/data_source.proto", data_source},
    {"jogakbo/v1/display_frame.proto", display_frame},
    {"jogakbo/v1/drag.proto", drag},
    {"jogakbo/v1/element.proto", element},
    {"jogakbo/v1/event.proto", event},
    {"jogakbo/v1/explicit.proto", explicit},
    {"jogakbo/v1/focus.proto", focus},
    {"jogakbo/v1/geometry.proto", geometry},
    {"jogakbo/v1/index_titles.proto", index_titles},
    {"jogakbo/v1/input.proto", input},
    {"jogakbo/v1/layout.proto", layout},
    {"jogakbo/v1/menu.proto", menu},
    {"jogakbo/v1/movement.proto", movement},
    {"jogakbo/v1/prefetch.proto", prefetch},
    {"jogakbo/v1/scroll.proto", scroll},
    {"jogakbo/v1/section_snapshot.proto", section_snapshot},
    {"jogakbo/v1/selection.proto", selection},
    {"jogakbo/v1/setup.proto", setup},
    {"jogakbo/v1/snapshot.proto", snapshot},
    {"jogakbo/v1/state.proto", state},
    {"jogakbo/v1/swipe.proto", swipe},
    {"jogakbo/v1/traits.proto", traits},
    {"jogakbo/v1/update.proto", update},
    {"jogakbo/v1/viewability.proto", viewability},
};

size_t proto_file_count(void)
{
    return sizeof files / sizeof *files;
}

const char *proto_file_name(size_t index)
{
    return files[index].name;
}

const char *proto_file_text(size_t index)
{
    return files[index].text;
}
