/* The titles of the index beside the content: set, asked back, and gone to. */
#include "check.h"

static double wanted_offset(jgb_view *view)
{
    jgb_events news = JGB_EVENTS_INIT;
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 2);
    CHECK(news.events[0].kind == JGB_EVENT_WANTED_OFFSET);
    CHECK(news.events[1].kind == JGB_EVENT_DID_SCROLL_TO_INDEX_TITLE);
    return news.events[0].point.y;
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    const jgb_index_title titles[3] = {
        {"A", 1, JGB_INDEX_TITLE_INDEX_PATH, 0, {0, JGB_NO_ITEM}, 0},
        {"M\xc3\xbc", 3, JGB_INDEX_TITLE_INDEX_PATH, 0, {0, 500}, 0},
        {"Z", 1, JGB_INDEX_TITLE_SECTION, 0, {0, 0}, 99},
    };
    jgb_index_title bad = titles[0];
    const jgb_index_title *known = NULL;
    const jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    size_t count = 0, number = 0;
    uint32_t is_handled = 0;
    jgb_rect row;
    jgb_layout_attributes attributes;
    const jgb_element item = {JGB_CELL, JGB_KIND_NONE, {0, 500}};
    CHECK(jgb_view_index_title_at(view, 1, 10, &number) == JGB_NOT_FOUND);
    CHECK(jgb_view_set_index_titles(view, titles, 3) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_SCROLLING) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_index_titles(view, &known, &count) == JGB_OK && count == 3);
    CHECK(known[1].text_size == 3 && memcmp(known[1].text, titles[1].text, 3) == 0);
    CHECK(known[1].index_path.item == 500 && known[2].identifier == 99);
    CHECK(known[2].target == JGB_INDEX_TITLE_SECTION);
    CHECK(jgb_view_index_title_at(view, 25, 60, &number) == JGB_OK && number == 1);
    CHECK(jgb_view_scroll_to_index_title(view, number, &is_handled) == JGB_OK && is_handled);
    CHECK(jgb_view_layout_attributes_for_element(view, &item, &attributes) == JGB_OK);
    row = attributes.frame;
    CHECK(wanted_offset(view) == row.y);
    CHECK(jgb_view_scroll_to_index_title(view, 0, &is_handled) == JGB_OK && is_handled);
    CHECK(wanted_offset(view) == 0);
    /* There is no snapshot, so no such section, and no later title. */
    CHECK(jgb_view_scroll_to_index_title(view, 2, &is_handled) == JGB_OK && !is_handled);
    CHECK(jgb_view_scroll_to_index_title(view, 3, &is_handled) == JGB_INVALID_ARGUMENT);
    bad.text_size = 0;
    CHECK(jgb_view_set_index_titles(view, &bad, 1) == JGB_INVALID_ARGUMENT);
    bad = titles[0];
    bad.text = "\xff";
    CHECK(jgb_view_set_index_titles(view, &bad, 1) == JGB_INVALID_ARGUMENT);
    bad.target = (jgb_index_title_target)3;
    CHECK(jgb_view_set_index_titles(view, &bad, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_index_titles(view, NULL, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_index_titles(view, &known, &count) == JGB_OK && count == 3);
    CHECK(jgb_view_set_index_titles(view, NULL, 0) == JGB_OK);
    CHECK(jgb_view_index_titles(view, &known, &count) == JGB_OK && count == 0);
    jgb_view_destroy(view);
    return check_result("index_titles");
}
