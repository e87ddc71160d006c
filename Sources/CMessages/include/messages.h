// All messages, for the module map SwiftPM makes.
#include "jogakbo/v1/animation.pb-c.h"
#include "jogakbo/v1/collection_view.pb-c.h"
#include "jogakbo/v1/data_source.pb-c.h"
#include "jogakbo/v1/display_frame.pb-c.h"
#include "jogakbo/v1/element.pb-c.h"
#include "jogakbo/v1/geometry.pb-c.h"
#include "jogakbo/v1/layout.pb-c.h"
#include "jogakbo/v1/update.pb-c.h"
