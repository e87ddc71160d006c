// All messages, for the module map SwiftPM makes.
//
// To Swift a message is data like any other: what needs care are the pointers in it, each time that
// one is followed.
#pragma clang attribute push(__attribute__((swift_attr("safe"))), apply_to = record)
#include "jogakbo/v1/accessibility.pb-c.h"
#include "jogakbo/v1/animation.pb-c.h"
#include "jogakbo/v1/collection_view.pb-c.h"
#include "jogakbo/v1/data_source.pb-c.h"
#include "jogakbo/v1/display_frame.pb-c.h"
#include "jogakbo/v1/element.pb-c.h"
#include "jogakbo/v1/event.pb-c.h"
#include "jogakbo/v1/explicit.pb-c.h"
#include "jogakbo/v1/geometry.pb-c.h"
#include "jogakbo/v1/compositional.pb-c.h"
#include "jogakbo/v1/layout.pb-c.h"
#include "jogakbo/v1/input.pb-c.h"
#include "jogakbo/v1/prefetch.pb-c.h"
#include "jogakbo/v1/scroll.pb-c.h"
#include "jogakbo/v1/section_snapshot.pb-c.h"
#include "jogakbo/v1/setup.pb-c.h"
#include "jogakbo/v1/snapshot.pb-c.h"
#include "jogakbo/v1/update.pb-c.h"
#pragma clang attribute pop
