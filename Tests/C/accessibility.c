/* Accessibility: the whole reading order, asked in ranges of any length from any
 * place, is the same list; frames and views are those of display frames; counts
 * are those of the data. */
#include "check.h"

enum { ITEMS = 1000, HEADERS = 2, GROUPS = 2, PLACES = ITEMS + 3 * GROUPS + 2, MAX = 2000 };

/* Reads everything, `step` places at a time. */
static size_t read_all(jgb_view *view, uint32_t step, jgb_accessibility_element *all)
{
    size_t count = 0;
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    uint64_t places = 1;

    for (uint64_t place = 0; place < places; place += step) {
        CHECK(jgb_view_accessibility_elements(view, NULL, (int64_t)place, step, &read) == JGB_OK);
        places = read.place_count;
        CHECK(read.section_count == GROUPS && read.item_count == ITEMS);
        for (size_t i = 0; i < read.element_count && count < MAX; i++) {
            CHECK(read.elements[i].place >= place && read.elements[i].place < place + step);
            all[count++] = read.elements[i];
        }
    }
    CHECK(places == PLACES);
    return count;
}

static void test_ranges(jgb_view *view)
{
    static jgb_accessibility_element all[MAX], again[MAX];
    const uint32_t steps[] = {1, 7, 50, 999};
    const size_t count = read_all(view, PLACES, all);

    CHECK(count == ITEMS + HEADERS + GROUPS);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        memset(again, 0, sizeof again);
        CHECK(read_all(view, steps[i], again) == count);
        CHECK(memcmp(all, again, count * sizeof *all) == 0);
    }
    CHECK(all[0].role == JGB_ACCESSIBILITY_ROLE_GROUP && all[0].position_in_set == 1 &&
          all[0].set_size == 2 && all[0].element.index_path.item == JGB_NO_ITEM);
    CHECK(all[1].role == JGB_ACCESSIBILITY_ROLE_HEADER && all[1].level == 1 &&
          all[1].position_in_set == -1);
    CHECK(all[2].role == JGB_ACCESSIBILITY_ROLE_LIST_ITEM && all[2].position_in_set == 1 &&
          all[2].set_size == ITEMS);
    /* Three items of 100 points stand on a line of 320. */
    CHECK(all[ITEMS + 1].row_index == 334 && all[ITEMS + 1].row_count == 334 &&
          all[ITEMS + 1].column_index == -1);
}

/* What is shown has the frame and the view of the display frame. */
static void test_shown(jgb_view *view)
{
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    jgb_display_frame_request request = request_at(777);

    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(frame.element_count > 10);
    for (size_t i = 0; i < frame.element_count; i++) {
        const jgb_layout_attributes *shown = &frame.elements[i];
        const jgb_element element = shown->element;
        const jgb_accessibility_element *found;
        jgb_display_frame_request same = request;
        const jgb_rect expected = shown->frame;
        const uint32_t reusable_view = shown->reusable_view, generation = shown->generation;

        CHECK(jgb_view_accessibility_elements(view, &element, 0, 1, &read) == JGB_OK);
        CHECK(read.element_count == 1);
        found = read.elements;
        CHECK(memcmp(&found->element, &element, sizeof element) == 0);
        CHECK(found->reusable_view == reusable_view && found->generation == generation);
        CHECK(found->frame.x == expected.x && found->frame.y == expected.y - 777 &&
              found->frame.width == expected.width && found->frame.height == expected.height);
        CHECK(jgb_view_display_frame(view, &same, &frame) == JGB_OK);
    }
}

/* What a host is told: once for all that has changed, when nothing moves any more. */
static void test_notices(jgb_view *view)
{
    const jgb_animation animation = JGB_ANIMATION_INIT;
    const jgb_index_path first = {0, 0};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    jgb_display_frame_request request = request_at(0);

    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_ACCESSIBILITY) == JGB_OK);
    CHECK(jgb_view_insert_items(view, first, 2, NULL, &animation) == JGB_OK);
    CHECK(jgb_view_delete_items(view, first, 1, NULL) == JGB_OK);
    do {
        CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 0);
        request.time_ns += 16666667;
        CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    } while (frame.flags & JGB_FRAME_IN_TRANSITION);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 2);
    CHECK(news.events[0].kind == JGB_EVENT_ACCESSIBILITY_COUNT_CHANGED &&
          news.events[0].value == ITEMS + 1 && news.events[0].other_value == GROUPS);
    CHECK(news.events[1].kind == JGB_EVENT_ACCESSIBILITY_LAYOUT_CHANGED &&
          news.events[1].element.index_path.section == JGB_NO_SECTION);
    CHECK(jgb_view_set_event_mask(view, 0) == JGB_OK);
}

/* By about a page: a host that scrolls by itself is asked to. */
static void test_scrolling(jgb_view *view)
{
    const jgb_element last = {JGB_CELL, JGB_KIND_NONE, {0, ITEMS - 1}};
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    jgb_events news = JGB_EVENTS_INIT;
    jgb_display_frame_request request = request_at(0);
    uint32_t is_handled = 7;

    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    CHECK(jgb_view_set_event_mask(view, JGB_EVENT_MASK_ACCESSIBILITY |
                                            JGB_EVENT_MASK_SCROLLING | JGB_EVENT_MASK_TAPS) ==
          JGB_OK);
    CHECK(jgb_view_accessibility_scroll(view, JGB_ACCESSIBILITY_SCROLL_PREVIOUS, &is_handled) ==
              JGB_OK && is_handled == 0);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 0);
    CHECK(jgb_view_accessibility_scroll(view, JGB_ACCESSIBILITY_SCROLL_DOWN, &is_handled) ==
              JGB_OK && is_handled == 1);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 2);
    CHECK(news.events[0].kind == JGB_EVENT_WANTED_OFFSET);
    CHECK(news.events[1].kind == JGB_EVENT_ACCESSIBILITY_SCROLLED &&
          news.events[1].number == ITEMS && news.events[1].point.x == 2 &&
          news.events[1].value > 1 && news.events[1].other_value >= news.events[1].value);
    CHECK(jgb_view_perform_accessibility_action(
              view, JGB_ACCESSIBILITY_ACTION_SCROLL_TO_VISIBLE, &last, &is_handled) == JGB_OK &&
          is_handled == 1);
    CHECK(jgb_view_perform_accessibility_action(view, JGB_ACCESSIBILITY_ACTION_PRESS, &last,
                                                &is_handled) == JGB_OK && is_handled == 1);
    CHECK(jgb_view_next_events(view, &news) == JGB_OK && news.event_count == 2);
    CHECK(news.events[1].kind == JGB_EVENT_TAP &&
          news.events[1].element.index_path.item == ITEMS - 1);
    CHECK(jgb_view_perform_accessibility_action(view, JGB_ACCESSIBILITY_ACTION_SELECT, &last,
                                                &is_handled) == JGB_OK && is_handled == 0);
    CHECK(jgb_view_accessibility_scroll(view, (jgb_accessibility_scroll_direction)0,
                                        &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_perform_accessibility_action(view, (jgb_accessibility_action)9, &last,
                                                &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_perform_accessibility_action(view, JGB_ACCESSIBILITY_ACTION_PRESS, NULL,
                                                &is_handled) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_event_mask(view, 0) == JGB_OK);
}

/* The view of the element that is read stays bound. */
static void test_assistive_focus(jgb_view *view)
{
    jgb_display_frame_request request = request_at(0);
    jgb_display_frame frame = JGB_DISPLAY_FRAME_INIT;
    const jgb_element first = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    const jgb_element none = {JGB_CELL, JGB_KIND_NONE, {0, ITEMS}};
    size_t i, count = 0;
    CHECK(jgb_view_set_assistive_focused_element(view, &none) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_view_set_assistive_focused_element(view, &first) == JGB_OK);
    request.bounds.y = 2000;
    request.flags = JGB_REQUEST_COMPLETE;
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++)
        if (frame.elements[i].flags & JGB_ELEMENT_OFFSCREEN)
            count += frame.elements[i].element.index_path.item == 0;
    CHECK(count == 1);
    CHECK(jgb_view_set_assistive_focused_element(view, NULL) == JGB_OK);
    CHECK(jgb_view_display_frame(view, &request, &frame) == JGB_OK);
    for (i = 0; i < frame.element_count; i++)
        CHECK((frame.elements[i].flags & JGB_ELEMENT_OFFSCREEN) == 0);
}

static void test_refusals(jgb_view *view)
{
    jgb_accessibility_elements read = JGB_ACCESSIBILITY_ELEMENTS_INIT;
    jgb_accessibility_configuration configuration = JGB_ACCESSIBILITY_CONFIGURATION_INIT;
    jgb_element element = {JGB_CELL, JGB_KIND_NONE, {0, ITEMS}};

    read.place_count = 7;
    CHECK(jgb_view_accessibility_elements(view, &element, 0, 1, &read) == JGB_INVALID_INDEX_PATH);
    element.category = JGB_DECORATION_VIEW;
    element.element_kind = JGB_KIND_SECTION_HEADER;
    element.index_path.item = 0;
    CHECK(jgb_view_accessibility_elements(view, &element, 0, 1, &read) == JGB_NOT_FOUND);
    CHECK(jgb_view_accessibility_elements(view, NULL, 0, 0xffffffffu, &read) ==
          JGB_RESOURCE_EXHAUSTED);
    CHECK(jgb_view_accessibility_elements(view, NULL, 0, 1, NULL) == JGB_INVALID_ARGUMENT);
    CHECK(read.place_count == 7);
    CHECK(jgb_view_accessibility_elements(view, NULL, INT64_MIN, 5, &read) == JGB_OK);
    CHECK(read.element_count == 0 && read.place_count == PLACES);
    configuration.role = JGB_ACCESSIBILITY_ROLE_FOOTER;
    CHECK(jgb_view_set_accessibility_configuration(view, &configuration) ==
          JGB_INVALID_ARGUMENT);
    configuration.role = JGB_ACCESSIBILITY_ROLE_FORCE_32;
    CHECK(jgb_view_set_accessibility_configuration(view, &configuration) ==
          JGB_INVALID_ARGUMENT);
    configuration.role = JGB_ACCESSIBILITY_ROLE_GRID;
    CHECK(jgb_view_set_accessibility_configuration(view, &configuration) == JGB_OK);
    CHECK(jgb_view_accessibility_elements(view, NULL, 3, 1, &read) == JGB_OK);
    CHECK(read.role == JGB_ACCESSIBILITY_ROLE_GRID &&
          read.elements->role == JGB_ACCESSIBILITY_ROLE_GRID_CELL);
    CHECK(jgb_view_set_accessibility_configuration(view, NULL) == JGB_OK);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    const jgb_rect bounds = {0, 0, 320, 480};

    CHECK(jgb_view_set_bounds(view, bounds) == JGB_OK);
    test_ranges(view);
    test_shown(view);
    test_refusals(view);
    test_assistive_focus(view);
    test_scrolling(view);
    test_notices(view);
    jgb_view_destroy(view);
    return check_result("accessibility");
}
