/* The C++ header: handles own, spans lend, and calls do as those of C. Without exceptions. */
#include <jogakbo.hpp>

#include <array>
#include <cstring>
#include <vector>

#include "check.h"

namespace {

static_assert(!std::is_copy_constructible_v<jogakbo::view>);
static_assert(std::is_nothrow_move_constructible_v<jogakbo::view>);
static_assert(sizeof(jogakbo::view) == sizeof(jgb_view *));
static_assert(std::is_convertible_v<std::vector<float> &, jogakbo::span<const float>>);
static_assert(std::is_convertible_v<const std::vector<float> &, jogakbo::span<const float>>);
static_assert(!std::is_convertible_v<std::vector<int> &, jogakbo::span<const float>>);
static_assert(!std::is_convertible_v<const std::vector<float> &, jogakbo::span<float>>);

int released;

jgb_status content_size(jgb_size *out_size, void *)
{
    *out_size = {100, 100};
    return JGB_OK;
}
jgb_status elements_in_rect(jgb_rect, jgb_layout_sink *, void *) { return JGB_OK; }
jgb_status element(const jgb_element *, jgb_layout_sink *, void *) { return JGB_OK; }
void release(void *) { released++; }

/* A layout that counts how often it is destroyed. */
jogakbo::layout counted_layout()
{
    auto custom = jogakbo::defaults<jgb_custom_layout>();
    jogakbo::layout layout;
    custom.content_size = content_size;
    custom.elements_in_rect = elements_in_rect;
    custom.attributes_for_element = element;
    custom.release = release;
    CHECK(layout.create(custom) == JGB_OK);
    return layout;
}

void ownership()
{
    {
        jogakbo::layout first = counted_layout();
        jogakbo::layout second = std::move(first);
        CHECK(first.get() == nullptr && second.get() != nullptr);
        first = std::move(second);
        CHECK(released == 0);
        first = counted_layout();
        CHECK(released == 1);
        jogakbo::layout &same = first;
        first = std::move(same);
        CHECK(released == 1 && first.get() != nullptr);
    }
    CHECK(released == 2);
    jogakbo::layout kept(counted_layout().release());
    CHECK(released == 2);
    kept.reset();
    CHECK(released == 3);
}

void spans()
{
    const std::vector<float> lengths = {1, 2, 3};
    const std::array<float, 2> pair = {4, 5};
    const float plain[] = {6, 7, 8, 9};
    jogakbo::span<const float> some = lengths;
    float sum = 0;
    for (const float length : some)
        sum += length;
    CHECK(some.size() == 3 && some[1] == 2 && sum == 6);
    some = pair;
    CHECK(some.size() == 2 && some[0] == 4);
    some = plain;
    CHECK(some.size() == 4 && some.data() == plain);
    CHECK(jogakbo::span<const float>().empty());
}

void calls()
{
    jogakbo::view view;
    jogakbo::display_frame frame;
    jogakbo::span<const jgb_layout_attributes> elements;
    const std::vector<float> heights(500, 40);
    const auto animation = jogakbo::defaults<jgb_animation>();
    std::uint32_t kind = 0;
    jgb_size size = {0, 0};
    CHECK(view.set_items(1) == JGB_INVALID_ARGUMENT);
    CHECK(view.create() == JGB_OK);
    CHECK(view.set_list_layout() == JGB_OK);
    CHECK(view.set_bounds({0, 0, 400, 200}) == JGB_OK);
    CHECK(view.set_items(499, {}, heights) == JGB_INVALID_ARGUMENT);
    CHECK(view.set_items(500, {}, heights) == JGB_OK);
    CHECK(view.register_element_kind("badge", kind) == JGB_OK);
    CHECK(view.display_frame_at(frame.content_offset, 0, frame) == JGB_OK);
    CHECK(frame.changed_elements().size() == 4);
    CHECK(frame.changed_elements()[3].frame.y == 150);
    CHECK(view.insert_items({0, 0}, 1, {{}, jogakbo::span(heights.data(), 2)}) ==
          JGB_INVALID_ARGUMENT);
    CHECK(view.insert_items({0, 0}, 1, {{}, jogakbo::span(heights.data(), 1)}, &animation) ==
          JGB_OK);
    CHECK(view.delete_items({0, 7}, 2) == JGB_OK);
    CHECK(view.move_items({0, 3}, 1, {0, 9}) == JGB_OK);
    CHECK(view.reload_items({0, 1}, 1) == JGB_OK);
    CHECK(view.reload_items({0, 499}, 1) == JGB_INVALID_UPDATE);
    CHECK(std::strstr(view.last_error(), "499") != nullptr);
    CHECK(view.display_frame_at(frame.content_offset, 1, frame) == JGB_OK);
    CHECK(frame.is_in_transition());
    CHECK(view.content_size(size) == JGB_OK && size.height > 20000);
    CHECK(view.layout_attributes_in({0, 0, 400, 100}, elements) == JGB_OK);
    CHECK(elements.size() == 2);
    jogakbo::span<const jgb_event> events;
    CHECK(view.set_event_mask(JGB_EVENT_MASK_CONTENT) == JGB_OK);
    CHECK(view.set_items(0) == JGB_OK);
    CHECK(view.next_events(events) == JGB_OK && events.size() == 1);
    CHECK(events[0].kind == JGB_EVENT_CONTENT_BECAME_EMPTY);
    CHECK(view.next_events(events) == JGB_OK && events.empty());
    /* Each function of C takes the handles. */
    CHECK(jgb_view_reload_data(view) == JGB_NOT_FOUND);
}

void snapshots()
{
    const std::uint64_t sections[] = {1}, items[] = {10, 20, 30}, gone[] = {20};
    const float heights[] = {5, 6, 7};
    jogakbo::view view;
    jogakbo::snapshot snapshot;
    std::size_t count = 0;
    CHECK(view.create() == JGB_OK && snapshot.create() == JGB_OK);
    CHECK(snapshot.append_sections(sections) == JGB_OK);
    CHECK(snapshot.append_items(items, {{}, jogakbo::span(heights, 2)}) == JGB_INVALID_ARGUMENT);
    CHECK(snapshot.append_items(items, {{}, heights}) == JGB_OK);
    CHECK(snapshot.append_items(2, items) == JGB_NOT_FOUND);
    CHECK(snapshot.last_error()[0] != '\0');
    CHECK(snapshot.delete_items(gone) == JGB_OK);
    CHECK(view.apply_snapshot(snapshot) == JGB_OK);
    CHECK(jgb_view_number_of_items(view, 0, &count) == JGB_OK && count == 2);
}

void keys()
{
    const jgb_item_run all[] = {{{0, 0}, 3}};
    const std::uint32_t sizes[] = {6, 3, 11};
    const float heights[] = {40, 40, 40};
    auto focus = jogakbo::defaults<jgb_focus_configuration>();
    auto clicks = jogakbo::defaults<jgb_selection_configuration>();
    auto state = jogakbo::defaults<jgb_focus_state>();
    auto selected = jogakbo::defaults<jgb_selection>();
    std::uint32_t is_handled = 0;
    jogakbo::view view;
    focus.allows_focus = 1;
    clicks.behavior = JGB_SELECTION_BEHAVIOR_REPLACE;
    CHECK(view.create() == JGB_OK && view.set_list_layout() == JGB_OK);
    CHECK(view.set_bounds({0, 0, 400, 200}) == JGB_OK);
    CHECK(view.set_items(3, {}, heights) == JGB_OK);
    CHECK(view.move_focus(JGB_FOCUS_DOWN, is_handled) == JGB_WRONG_STATE);
    CHECK(view.set_focus_configuration(focus) == JGB_OK);
    CHECK(view.set_selection_configuration(clicks) == JGB_OK);
    CHECK(view.enter_focus(JGB_FOCUS_NEXT, is_handled) == JGB_OK && is_handled);
    CHECK(view.send_key({0, JGB_KEY_DOWN, 0}, is_handled) == JGB_OK && is_handled);
    CHECK(view.focus_state(state) == JGB_OK && state.element.index_path.item == 1);
    CHECK(view.selection(selected) == JGB_OK && selected.count == 1 && selected.anchor.item == 1);
    CHECK(view.move_focus(JGB_FOCUS_DOWN, is_handled) == JGB_OK && is_handled);
    CHECK(view.move_focus(JGB_FOCUS_DOWN, is_handled) == JGB_OK && !is_handled);
    CHECK(view.set_item_names(all, "HammerSaw", sizes) == JGB_INVALID_ARGUMENT);
    CHECK(view.set_item_names(all, "HammerSawScrewdriver", sizes) == JGB_OK);
    CHECK(view.send_text(0, "ha", is_handled) == JGB_OK && is_handled);
    CHECK(view.focus_state(state) == JGB_OK && state.element.index_path.item == 0);
    CHECK(view.leave_focus() == JGB_OK && view.focus_state(state) == JGB_OK && !state.has_focus);
}

/* A lambda that captures nothing is a callback. */
void delegate()
{
    auto answers = jogakbo::defaults<jgb_delegate>();
    const jgb_item_run all[] = {{{0, 0}, 2}};
    const std::uint32_t asks[] = {JGB_TRAITS_DESELECT(JGB_TRAIT_ASK)};
    const jgb_element first = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    auto many = jogakbo::defaults<jgb_selection_configuration>();
    auto selected = jogakbo::defaults<jgb_selection>();
    std::uint32_t asked = 0, is_handled = 7;
    jogakbo::view view;
    many.behavior = JGB_SELECTION_BEHAVIOR_TOGGLE;
    many.allows_multiple_selection = 1;
    answers.context = &asked;
    answers.should_deselect_item = [](const jgb_asked_item *item, void *context) {
        ++*static_cast<std::uint32_t *>(context);
        return item->index_path.item;
    };
    CHECK(view.create() == JGB_OK && view.set_items(2, {}, {}) == JGB_OK);
    CHECK(view.set_selection_configuration(many) == JGB_OK);
    CHECK(view.set_item_traits(all, asks) == JGB_OK);
    CHECK(view.change_selection(JGB_SELECTION_SELECT, all) == JGB_OK);
    CHECK(view.set_delegate(&answers) == JGB_OK);
    CHECK(view.perform_accessibility_action(JGB_ACCESSIBILITY_ACTION_DESELECT, first,
                                            is_handled) == JGB_OK);
    CHECK(asked == 1 && !is_handled);
    CHECK(view.selection(selected) == JGB_OK && selected.count == 2);
    CHECK(view.set_delegate(nullptr) == JGB_OK);
}

/* What a screen reader asks for: elements in reading order, a page on, and a press. */
void accessibility()
{
    const float heights[] = {60, 60, 60, 60, 60, 60};
    const jgb_element third = {JGB_CELL, JGB_KIND_NONE, {0, 2}};
    auto tree = jogakbo::defaults<jgb_accessibility_configuration>();
    auto read = jogakbo::defaults<jgb_accessibility_elements>();
    auto taps = jogakbo::defaults<jgb_selection_configuration>();
    auto scrolling = jogakbo::defaults<jgb_scroll_configuration>();
    jogakbo::span<const jgb_event> events;
    jogakbo::display_frame frame;
    std::uint32_t is_handled = 0;
    jogakbo::view view;
    scrolling.is_enabled = 1;
    taps.behavior = JGB_SELECTION_BEHAVIOR_TAP;
    tree.role = JGB_ACCESSIBILITY_ROLE_TREE;
    CHECK(view.create() == JGB_OK && view.set_list_layout() == JGB_OK);
    CHECK(view.set_bounds({0, 0, 400, 150}) == JGB_OK);
    CHECK(view.set_items(6, {}, heights) == JGB_OK);
    CHECK(view.set_selection_configuration(taps) == JGB_OK);
    CHECK(view.set_scroll_configuration(scrolling) == JGB_OK);
    CHECK(view.set_accessibility_configuration(tree) == JGB_OK);
    CHECK(view.set_event_mask(JGB_EVENT_MASK_ACCESSIBILITY) == JGB_OK);
    CHECK(view.display_frame_at({0, 0}, 0, frame) == JGB_OK);
    CHECK(view.next_events(events) == JGB_OK); /* of the first data */
    CHECK(view.accessibility_elements(0, 100, read) == JGB_OK);
    CHECK(read.role == JGB_ACCESSIBILITY_ROLE_TREE && read.item_count == 6);
    CHECK(read.element_count == 7 && read.elements[0].role == JGB_ACCESSIBILITY_ROLE_GROUP);
    CHECK(view.accessibility_scroll(JGB_ACCESSIBILITY_SCROLL_PREVIOUS, is_handled) == JGB_OK);
    CHECK(!is_handled);
    CHECK(view.accessibility_scroll(JGB_ACCESSIBILITY_SCROLL_NEXT, is_handled) == JGB_OK);
    CHECK(is_handled && view.next_events(events) == JGB_OK && events.size() == 1);
    CHECK(events[0].kind == JGB_EVENT_ACCESSIBILITY_SCROLLED);
    CHECK(events[0].value == 3 && events[0].other_value == 4);
    CHECK(view.perform_accessibility_action(JGB_ACCESSIBILITY_ACTION_PRESS, third, is_handled) ==
          JGB_OK);
    CHECK(is_handled);
    CHECK(view.accessibility_elements(-1, 2, read, &third) == JGB_OK && read.element_count == 2);
    CHECK(read.elements[0].position_in_set == 2 && read.elements[0].states == 0);
    CHECK(read.elements[1].states == JGB_ACCESSIBILITY_SELECTED);
}

/* The events near the end and for what is viewed, and the titles of an index. */
void reading()
{
    const float heights[] = {60, 60, 60, 60, 60, 60};
    const jgb_index_title titles[] = {
        {"A", 1, JGB_INDEX_TITLE_INDEX_PATH, 0, {0, 0}, 0},
        {"E", 1, JGB_INDEX_TITLE_INDEX_PATH, 0, {0, 4}, 0},
    };
    auto viewed = jogakbo::defaults<jgb_viewability_configuration>();
    jogakbo::span<const jgb_index_title> known;
    jogakbo::span<const jgb_event> events;
    jogakbo::display_frame frame;
    std::uint32_t is_handled = 0;
    std::size_t number = 0;
    jogakbo::view view;
    viewed.measure = JGB_VIEWABILITY_OF_ITEM;
    viewed.percent = 100;
    CHECK(view.create() == JGB_OK && view.set_list_layout() == JGB_OK);
    CHECK(view.set_bounds({0, 0, 400, 100}) == JGB_OK);
    CHECK(view.set_items(6, {}, heights) == JGB_OK);
    CHECK(view.set_viewability_configuration(viewed) == JGB_OK);
    CHECK(view.set_event_mask(JGB_EVENT_MASK_NEAR_END | JGB_EVENT_MASK_VIEWABILITY) == JGB_OK);
    CHECK(view.display_frame_at({0, 0}, 0, frame) == JGB_OK && view.next_events(events) == JGB_OK);
    CHECK(events.size() == 1 && events[0].kind == JGB_EVENT_DID_BECOME_VIEWABLE);
    CHECK(view.display_frame_at({0, 150}, 0, frame) == JGB_OK);
    CHECK(view.next_events(events) == JGB_OK);
    CHECK(events.size() > 0 && events[0].kind == JGB_EVENT_NEAR_END);
    CHECK(view.end_loading() == JGB_OK);
    CHECK(view.set_index_titles(titles) == JGB_OK && view.index_titles(known) == JGB_OK);
    CHECK(known.size() == 2 && known[1].index_path.item == 4);
    CHECK(view.index_title_at(7, 10, number) == JGB_OK && number == 1);
    CHECK(view.scroll_to_index_title(number, is_handled) == JGB_OK && is_handled);
}

} // namespace

int main()
{
    ownership();
    spans();
    calls();
    snapshots();
    keys();
    delegate();
    accessibility();
    reading();
    return check_result("handles");
}
