/* Structs that grow: hosts of earlier and of later headers pass them. */
#include "refuse.h"

#include <stddef.h>
#include <stdint.h>

/* The size that the first published header had. */
enum { FIRST_CONFIGURATION = 64, FIRST_SCROLLING = 48 };

static void wrong_sizes(jgb_view *view)
{
    const size_t sizes[] = {0, 8, 63, SIZE_MAX - 7, 65537, SIZE_MAX};
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    jgb_scrolling scrolling = JGB_SCROLLING_INIT;
    size_t i;
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        configuration.struct_size = sizes[i];
        INVALID(view, "struct_size", jgb_view_set_scroll_configuration(view, &configuration));
    }
    scrolling.struct_size = FIRST_SCROLLING - 8;
    scrolling.zoom_scale = -7;
    INVALID(view, "struct_size", jgb_view_scrolling(view, &scrolling));
    CHECK(scrolling.zoom_scale == -7);
}

/* Fields that an earlier host does not know have their defaults, whatever follows its struct. */
static void earlier_arguments(jgb_view *view)
{
    jgb_scroll_configuration configuration = JGB_SCROLL_CONFIGURATION_INIT;
    configuration.is_enabled = 1;
    memset((char *)&configuration + FIRST_CONFIGURATION, 0xff,
           sizeof configuration - FIRST_CONFIGURATION);
    INVALID(view, "", jgb_view_set_scroll_configuration(view, &configuration));
    configuration.struct_size = FIRST_CONFIGURATION;
    CHECK(jgb_view_set_scroll_configuration(view, &configuration) == JGB_OK);
}

/* A result has as many fields as the host knows, and no byte more. */
static void partial_results(jgb_view *view)
{
    struct {
        jgb_scrolling scrolling;
        unsigned char unknown[16];
    } later;
    unsigned char *bytes = (unsigned char *)&later;
    size_t i;

    memset(&later, 0xab, sizeof later);
    later.scrolling.struct_size = FIRST_SCROLLING;
    CHECK(jgb_view_scrolling(view, &later.scrolling) == JGB_OK);
    CHECK(later.scrolling.struct_size == FIRST_SCROLLING);
    CHECK(later.scrolling.state == JGB_SCROLL_IDLE && later.scrolling.velocity.y == 0);
    for (i = FIRST_SCROLLING; i < sizeof later; i++)
        CHECK(bytes[i] == 0xab);

    later.scrolling.struct_size = sizeof later;
    CHECK(jgb_view_scrolling(view, &later.scrolling) == JGB_OK);
    CHECK(later.scrolling.struct_size == sizeof later);
    CHECK(later.scrolling.zoom_scale == 1 && later.scrolling.vertical_indicator.length > 0);
    for (i = 0; i < sizeof later.unknown; i++)
        CHECK(later.unknown[i] == 0xab || later.unknown[i] == 0);
}

/* Entries of an array stand as far apart as the host's are large. */
static void arrays(jgb_view *view)
{
    struct {
        jgb_section_metrics metrics;
        double unknown[2];
    } later[2] = {{JGB_SECTION_METRICS_INIT, {-1, -1}}, {JGB_SECTION_METRICS_INIT, {-1, -1}}};
    const uint32_t counts[2] = {3, 4}, numbers[2] = {1, 2};
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    const jgb_rect bounds = {0, 0, 400, 800};
    jgb_size size;
    size_t i;

    for (i = 0; i < 2; i++) {
        later[i].metrics.struct_size = sizeof *later;
        later[i].metrics.item_size.width = 400;
        later[i].metrics.item_size.height = i == 0 ? 70 : 20;
        later[i].metrics.minimum_line_spacing = 0;
    }
    chunk.section_count = 2;
    chunk.item_counts = counts;
    chunk.section_metrics = numbers;
    chunk.item_count = 7;
    CHECK(jgb_view_set_flow_layout(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_data(view, &later[0].metrics, 2, &chunk, 1) == JGB_OK);
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(size.height == 3 * 70 + 4 * 20);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    wrong_sizes(view);
    earlier_arguments(view);
    partial_results(view);
    arrays(view);
    jgb_view_destroy(view);
    return check_result("growth");
}
