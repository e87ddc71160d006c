/* Content anchors (rule D8): at the start of the content, and at its end. Rows
 * are 100 points high and 10 points apart, in bounds of 400. Rule M21: short
 * content at the end of the bounds. */
#include "check.h"

enum { ROWS = 10 };

static jgb_point offset;

static jgb_view *make_list(void)
{
    static float heights[ROWS];
    const jgb_rect bounds = {0, 0, 400, 400};
    jgb_view *view = NULL;
    size_t i;
    for (i = 0; i < ROWS; i++)
        heights[i] = 100;
    CHECK(jgb_view_create(NULL, &view) == JGB_OK);
    CHECK(jgb_view_set_list_layout(view, NULL) == JGB_OK);
    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    CHECK(jgb_view_set_items(view, ROWS, NULL, heights) == JGB_OK);
    return view;
}

static void set_anchor(jgb_view *view, jgb_content_anchor_policy policy)
{
    jgb_content_anchor anchor;
    memset(&anchor, 0, sizeof anchor);
    anchor.policy = policy;
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
}

/* Shows a display frame, and returns where the content offset is then. */
static double show(jgb_view *view)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    CHECK(jgb_view_display_frame_at(view, offset, 0, &frame) == JGB_OK);
    offset.y += frame.content_offset_adjustment.y;
    CHECK(offset.y == frame.content_offset.y);
    return offset.y;
}

static void insert(jgb_view *view, uint32_t item)
{
    static const float height = 100;
    jgb_batch_update update = JGB_BATCH_UPDATE_INIT;
    jgb_data_source_chunk chunk = JGB_DATA_SOURCE_CHUNK_INIT;
    jgb_update_item part;
    memset(&part, 0, sizeof part);
    part.action = JGB_INSERT;
    part.count = 1;
    part.index_path_after_update.item = item;
    chunk.item_count = 1;
    chunk.heights = &height;
    update.items = &part;
    update.item_count = 1;
    update.content = &chunk;
    CHECK(jgb_view_perform_batch_updates(view, &update, NULL) == JGB_OK);
}

static void start(void)
{
    jgb_view *view = make_list();
    offset.y = 0;
    CHECK(show(view) == 0);
    insert(view, 0);
    CHECK(show(view) == 0); /* the default is JGB_ANCHOR_AUTOMATIC */
    set_anchor(view, JGB_ANCHOR_FIRST_VISIBLE_ITEM);
    insert(view, 0);
    CHECK(show(view) == 110);
    set_anchor(view, JGB_ANCHOR_AUTOMATIC);
    insert(view, 0);
    CHECK(show(view) == 220); /* not at the start */
    offset.y = 0;
    CHECK(show(view) == 0);
    insert(view, 0);
    CHECK(show(view) == 0);
    jgb_view_destroy(view);
}

static void end(void)
{
    jgb_view *view = make_list();
    set_anchor(view, JGB_ANCHOR_END);
    offset.y = 0;
    CHECK(show(view) == 690); /* the first data is shown at its end */
    offset.y = 0;
    CHECK(show(view) == 0);
    insert(view, 0);
    CHECK(show(view) == 110); /* not at the end */
    offset.y = 795;
    CHECK(show(view) == 795);
    insert(view, 11);
    CHECK(show(view) == 910);
    insert(view, 0);
    CHECK(show(view) == 1020);
    offset.y = 1009;
    CHECK(show(view) == 1009);
    insert(view, 13);
    CHECK(show(view) == 1009);
    jgb_view_destroy(view);
}

/* A keyboard opens and closes. */
static void bounds(void)
{
    const jgb_rect low = {0, 0, 400, 150}, high = {0, 0, 400, 400};
    jgb_view *view = make_list();
    set_anchor(view, JGB_ANCHOR_END);
    offset.y = 690;
    CHECK(show(view) == 690);
    CHECK(jgb_view_set_bounds(view, low) == JGB_OK);
    CHECK(show(view) == 940);
    CHECK(jgb_view_set_bounds(view, high) == JGB_OK);
    CHECK(show(view) == 690);
    jgb_view_destroy(view);
}

/* Two rows of a chat, and those that come. */
static void short_content(void)
{
    const jgb_content_anchor anchor = {JGB_ANCHOR_END, {0, 0}, JGB_SHORT_CONTENT_END, 0};
    const jgb_index_path first = {0, 0}, third = {0, 2};
    jgb_view *view = make_list();
    jgb_point place = {0, 0};
    CHECK(jgb_view_delete_items(view, third, ROWS - 2, NULL) == JGB_OK);
    CHECK(jgb_view_set_content_anchor(view, &anchor) == JGB_OK);
    CHECK(jgb_view_content_offset_for_item(view, first, JGB_SCROLL_TOP, &place) == JGB_OK);
    CHECK(place.y == -190);
    offset.y = place.y;
    CHECK(show(view) == -190);
    insert(view, 2);
    CHECK(show(view) == -80);
    insert(view, 3);
    CHECK(show(view) == 30);
    insert(view, 4);
    CHECK(show(view) == 140);
    jgb_view_destroy(view);
}

int main(void)
{
    start();
    end();
    bounds();
    short_content();
    return check_result("anchors");
}
