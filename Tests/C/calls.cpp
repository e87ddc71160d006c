/* The C++ header: every call does as that of C, with references, spans and defaults. */
#include <jogakbo.hpp>

#include <cstring>
#include <vector>

#include "check.h"

/* A template is compiled where it is used: here all of it is. */
template class jogakbo::view_accessibility<jogakbo::view>;
template class jogakbo::view_background<jogakbo::view>;
template class jogakbo::view_data<jogakbo::view>;
template class jogakbo::view_delegate<jogakbo::view>;
template class jogakbo::view_display_frame<jogakbo::view>;
template class jogakbo::view_drag<jogakbo::view>;
template class jogakbo::view_placeholder<jogakbo::view>;
template class jogakbo::view_menu<jogakbo::view>;
template class jogakbo::view_swipe<jogakbo::view>;
template class jogakbo::view_state<jogakbo::view>;
template class jogakbo::view_event<jogakbo::view>;
template class jogakbo::view_explicit_layout<jogakbo::view>;
template class jogakbo::view_focus<jogakbo::view>;
template class jogakbo::view_index_titles<jogakbo::view>;
template class jogakbo::view_input<jogakbo::view>;
template class jogakbo::view_invalidation<jogakbo::view>;
template class jogakbo::view_layout<jogakbo::view>;
template class jogakbo::view_movement<jogakbo::view>;
template class jogakbo::view_orthogonal<jogakbo::view>;
template class jogakbo::view_prefetch<jogakbo::view>;
template class jogakbo::view_question<jogakbo::view>;
template class jogakbo::view_scroll<jogakbo::view>;
template class jogakbo::view_section_snapshot<jogakbo::view>;
template class jogakbo::view_selection<jogakbo::view>;
template class jogakbo::view_snapshot<jogakbo::view>;
template class jogakbo::view_traits<jogakbo::view>;
template class jogakbo::view_transition<jogakbo::view>;
template class jogakbo::view_update<jogakbo::view>;
template class jogakbo::view_viewability<jogakbo::view>;

namespace {

constexpr std::uint64_t ms = 1000000;

bool says(const char *text, const char *expected) { return std::strcmp(text, expected) == 0; }

/* A list of ten items, 50 points apart, of which the first four are shown. */
jogakbo::view list()
{
    const std::vector<float> heights(10, 40);
    jogakbo::display_frame frame;
    jogakbo::view view;
    CHECK(view.create() == JGB_OK && view.set_list_layout() == JGB_OK);
    CHECK(view.set_bounds({0, 0, 400, 200}) == JGB_OK);
    CHECK(view.set_items(10, {}, heights) == JGB_OK);
    CHECK(view.display_frame_at({0, 0}, 0, frame) == JGB_OK);
    CHECK(frame.all_identifiers().size() == 0);
    return view;
}

/* An item is moved by hand to the place of the third one; the event has the old place in a run. */
void movement()
{
    auto moving = jogakbo::defaults<jgb_movement_configuration>();
    jgb_interactive_movement movement;
    jogakbo::queued_events news;
    std::uint64_t wake_at = 0;
    std::uint32_t is_begun = 0;
    jogakbo::view view = list();
    moving.moves_by_keys = 1;
    CHECK(view.set_movement_configuration(moving) == JGB_OK);
    CHECK(view.set_section_traits(0, 1, JGB_TRAITS_MOVE(JGB_TRAIT_YES)) == JGB_OK);
    CHECK(view.set_event_mask(JGB_EVENT_MASK_MOVEMENT) == JGB_OK);
    CHECK(view.begin_interactive_movement({0, 0}, {10, 20}, 0, is_begun) == JGB_OK && is_begun);
    CHECK(view.update_interactive_movement({10, 100}, 20 * ms) == JGB_OK);
    CHECK(view.wake_at(wake_at) == JGB_OK && wake_at != 0);
    CHECK(view.interactive_movement(movement) == JGB_OK && movement.target.item == 2);
    CHECK(view.set_movement_target({0, 2}, 0, is_begun) == JGB_OK && is_begun == 1);
    CHECK(view.end_interactive_movement(40 * ms) == JGB_OK);
    CHECK(view.next_events(news) == JGB_OK && news.all().size() > 0);
    const jgb_event &moved = news.all()[news.all().size() - 1];
    CHECK(moved.kind == JGB_EVENT_ITEM_MOVED && moved.element.index_path.item == 2);
    CHECK(news.runs_of(moved).size() == 1 && news.runs_of(moved)[0].index_path.item == 0);
    CHECK(news.identifiers_of(moved).empty());
    CHECK(view.begin_interactive_movement({0, 0}, {10, 20}, 60 * ms, is_begun) == JGB_OK);
    CHECK(view.cancel_interactive_movement() == JGB_OK);
    CHECK(view.interactive_movement(movement) == JGB_WRONG_STATE);
}

void dragging()
{
    auto dragging = jogakbo::defaults<jgb_drag_configuration>();
    auto drop = jogakbo::defaults<jgb_drop_state>();
    jogakbo::span<const jgb_item_run> runs;
    std::uint32_t flag = 0;
    jogakbo::view view = list();
    dragging.is_drag_interaction_enabled = 1;
    CHECK(view.set_drag_configuration(dragging) == JGB_OK);
    CHECK(view.set_default_traits(JGB_TRAITS_DRAG(JGB_TRAIT_YES)) == JGB_OK);
    CHECK(view.begin_drag({0, 0}, {10, 20}, 0, flag) == JGB_OK && flag);
    CHECK(view.add_to_drag({0, 1}, flag) == JGB_OK && flag);
    CHECK(view.dragged_runs(runs) == JGB_OK && runs.size() == 1 && runs[0].count == 2);
    CHECK(view.enter_drop(true, 0, {10, 100}, 10 * ms) == JGB_OK);
    CHECK(view.update_drop({10, 125}, 20 * ms) == JGB_OK);
    CHECK(view.drop_state(drop) == JGB_OK && drop.item_count == 2 && drop.destination.item == 3);
    const std::vector<jgb_item_run> runs_of_second = {{{0, 1}, 1}};
    const std::vector<std::uint32_t> sides = {JGB_DROP_SIDE_BEFORE};
    CHECK(view.refuse_drops(runs_of_second, sides) == JGB_OK);
    CHECK(view.refuse_drops(runs_of_second, {}) == JGB_INVALID_ARGUMENT);
    CHECK(says(view.last_error(), "sides has 0 entries, but must have 1"));
    CHECK(view.set_item_traits(runs_of_second, {}) == JGB_INVALID_ARGUMENT);
    CHECK(says(view.last_error(), "traits has 0 entries, but must have 1"));
    CHECK(view.set_items(3, {}, std::vector<float>(2, 40)) == JGB_INVALID_ARGUMENT);
    CHECK(says(view.last_error(), "heights has 2 entries, but must have 3"));
    jogakbo::item_content narrow;
    const std::vector<float> one_width(1, 40);
    narrow.widths = one_width;
    CHECK(view.insert_items({0, 0}, 2, narrow) == JGB_INVALID_ARGUMENT);
    CHECK(says(view.last_error(), "widths has 1 entry, but must have 2"));
    flag = 0;
    CHECK(view.set_drop_proposal(JGB_DROP_COPY, JGB_DROP_INSERT_AT_DESTINATION, 0, flag) == JGB_OK);
    CHECK(flag == 1);
    CHECK(view.exit_drop() == JGB_OK && view.end_drag(JGB_DROP_CANCEL) == JGB_OK);
    CHECK(view.enter_drop(false, 3, {10, 100}, 30 * ms) == JGB_OK);
    CHECK(view.perform_drop(40 * ms, flag) == JGB_OK && flag);
    CHECK(view.perform_drop(40 * ms, flag) == JGB_WRONG_STATE);
}

/* A touch that goes across sweeps items; the runs are asked for in pages. */
void sweep()
{
    auto many = jogakbo::defaults<jgb_selection_configuration>();
    jogakbo::span<const jgb_event> news;
    jogakbo::span<const jgb_item_run> runs;
    auto reading = jogakbo::defaults<jgb_input_configuration>();
    jgb_pointer_sample touch;
    std::uint32_t is_selected = 0;
    jogakbo::view view = list();
    many.allows_multiple_selection = 1;
    many.allows_multiple_selection_during_editing = 1;
    many.allows_selection_during_editing = 1;
    many.behavior = JGB_SELECTION_BEHAVIOR_TAP;
    std::memset(&touch, 0, sizeof touch);
    CHECK(view.set_selection_configuration(many) == JGB_OK);
    CHECK(view.set_default_traits(JGB_TRAITS_DEFAULT | JGB_TRAITS_BEGINS_MULTIPLE_SELECTION) ==
          JGB_OK);
    CHECK(view.set_event_mask(JGB_EVENT_MASK_SELECTION) == JGB_OK);
    CHECK(view.set_editing(true) == JGB_OK);
    reading.platform = JGB_PLATFORM_MAC;
    CHECK(view.set_input_configuration(reading) == JGB_OK);
    touch.position = {10, 20};
    CHECK(view.send_pointers({&touch, 1}) == JGB_OK);
    touch.phase = JGB_POINTER_MOVE;
    touch.position = {60, 25};
    CHECK(view.send_pointers({&touch, 1}) == JGB_OK);
    touch.position = {60, 100};
    CHECK(view.send_pointers({&touch, 1}) == JGB_OK && view.next_events(news) == JGB_OK);
    CHECK(news.size() > 0 && news[0].kind == JGB_EVENT_DID_BEGIN_MULTIPLE_SELECTION);
    touch.phase = JGB_POINTER_UP;
    CHECK(view.send_pointers({&touch, 1}) == JGB_OK);
    CHECK(view.selected_runs(runs) == JGB_OK && runs.size() == 1 && runs[0].count == 3);
    CHECK(view.is_item_selected({0, 2}, is_selected) == JGB_OK && is_selected);
    CHECK(view.begin_selection_updates() == JGB_OK && view.end_selection_updates() == JGB_OK);
    CHECK(view.set_editing(false) == JGB_OK);
    CHECK(view.is_item_selected({0, 2}, is_selected) == JGB_OK && !is_selected);
}

void questions()
{
    const jgb_element first = {JGB_CELL, JGB_KIND_NONE, {0, 0}};
    jgb_layout_attributes attributes;
    jogakbo::span<const jgb_transform> transforms;
    jogakbo::span<const jgb_index_path> paths;
    jgb_index_path path = {0, 0};
    jgb_element element;
    jgb_point offset = {0, 0}, least = {0, 0};
    std::uint32_t number = 0, generation = 0, is_current = 0;
    jogakbo::view view = list();
    CHECK(view.layout_attributes_for_element(first, attributes) == JGB_OK);
    CHECK(attributes.frame.height == 40 && view.answered_transforms(transforms) == JGB_OK);
    CHECK(view.index_path_for_item_at_point({10, 110}, path) == JGB_OK && path.item == 2);
    CHECK(view.index_path_for_item_nearest_point({10, 900}, path) == JGB_OK && path.item == 9);
    CHECK(view.shown_element_at_point({10, 50}, element) == JGB_OK);
    CHECK(element.index_path.item == 1);
    CHECK(view.index_paths_for_visible_elements(JGB_CELL, JGB_KIND_NONE, paths) == JGB_OK);
    CHECK(paths.size() == 4 && paths[3].item == 3);
    CHECK(view.reusable_view_for_element(first, number, generation) == JGB_OK);
    CHECK(view.is_current(number, generation, is_current) == JGB_OK && is_current);
    CHECK(view.element_for_reusable_view(number, element) == JGB_OK);
    CHECK(element.index_path.item == 0);
    CHECK(view.content_offset_for_item({0, 9}, JGB_SCROLL_TOP, offset) == JGB_OK);
    CHECK(offset.y == 290);
    CHECK(view.content_offset_for_rect({0, 300, 1, 1}, JGB_SCROLL_NONE, offset) == JGB_OK);
    CHECK(view.content_offset_for_section(0, JGB_SCROLL_BOTTOM, offset) == JGB_OK);
    CHECK(view.content_offset_for_item({0, 5}, JGB_SCROLL_START, offset) == JGB_OK);
    CHECK(offset.y == 250);
    CHECK(view.content_offset_range(least, offset) == JGB_OK && least.y == 0 && offset.y == 290);
    CHECK(view.target_content_offset({0, 55}, {0, 0}, offset) == JGB_OK && offset.y == 55);
    auto memory = jogakbo::defaults<jgb_memory>();
    CHECK(view.memory(memory) == JGB_OK && memory.total_bytes > memory.data_bytes);
}

void layouts()
{
    auto scrolling = jogakbo::defaults<jgb_scroll_configuration>();
    auto state = jogakbo::defaults<jgb_scrolling>();
    auto environment = jogakbo::defaults<jgb_environment>();
    const auto everything = [] {
        auto context = jogakbo::defaults<jgb_invalidation_context>();
        context.flags = JGB_INVALIDATE_EVERYTHING;
        return context;
    }();
    jgb_tracked_value progress;
    jogakbo::layout layout;
    jogakbo::view view = list();
    CHECK(layout.create(jogakbo::defaults<jgb_flow_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_list_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_waterfall_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_justified_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_carousel_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_stack_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_circle_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_explicit_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_compositional_layout>()) == JGB_OK);
    CHECK(layout.create(jogakbo::defaults<jgb_custom_layout>()) == JGB_INVALID_ARGUMENT);
    CHECK(layout.get() == nullptr);
    CHECK(layout.create(jogakbo::defaults<jgb_grid_layout>()) == JGB_OK);
    CHECK(view.start_interactive_transition(layout, 7) == JGB_OK);
    CHECK(view.set_transition_progress(0.5, 10 * ms) == JGB_OK);
    CHECK(view.transition_progress(progress) == JGB_OK && progress.value == 0.5);
    CHECK(view.update_transition_value(3, 12, 10 * ms) == JGB_OK);
    CHECK(view.transition_value(3, progress) == JGB_OK && progress.value == 12);
    CHECK(view.cancel_interactive_transition(20 * ms) == JGB_OK);
    CHECK(view.finish_interactive_transition(20 * ms) == JGB_WRONG_STATE);
    environment.content_inset.top = 10;
    CHECK(view.set_environment(environment) == JGB_OK);
    CHECK(view.invalidate_layout(everything) == JGB_OK);
    scrolling.is_enabled = 1;
    CHECK(view.set_scroll_configuration(scrolling) == JGB_OK);
    CHECK(view.set_content_offset({0, 60}, false) == JGB_OK);
    CHECK(view.scrolling(state) == JGB_OK && state.content_offset.y == 60);
    CHECK(view.scroll_to_element({JGB_CELL, JGB_KIND_NONE, {9, 0}}, JGB_SCROLL_START, true) ==
          JGB_INVALID_INDEX_PATH);
    CHECK(view.set_orthogonal_content_offset(0, 5) == JGB_WRONG_STATE);
}

void attributes()
{
    const jgb_rect frames[] = {{0, 0, 10, 10}, {20, 0, 10, 10}};
    const jgb_element second[] = {{JGB_CELL, JGB_KIND_NONE, {0, 1}}};
    auto columns = jogakbo::defaults<jgb_layout_attributes_columns>();
    jogakbo::span<const jgb_layout_attributes> shown;
    jogakbo::layout layout;
    jogakbo::view view = list();
    columns.count = 2;
    columns.frames = frames;
    CHECK(layout.create(jogakbo::defaults<jgb_explicit_layout>()) == JGB_OK);
    CHECK(view.set_layout(layout) == JGB_OK);
    CHECK(view.begin_layout_attributes() == JGB_OK);
    CHECK(view.set_layout_attributes(columns) == JGB_OK);
    CHECK(view.remove_layout_attributes(second) == JGB_OK);
    CHECK(view.commit_layout_attributes() == JGB_OK);
    CHECK(view.layout_attributes_in({0, 0, 100, 100}, shown) == JGB_OK && shown.size() == 1);
}

void updates()
{
    const jgb_update_item item = {JGB_DELETE, {0, 8}, {0, 0}, 2, 0};
    auto update = jogakbo::defaults<jgb_batch_update>();
    auto source = jogakbo::defaults<jgb_data_source>();
    jgb_invalid_update facts;
    std::size_t count = 0;
    jogakbo::view view = list();
    update.items = &item;
    update.item_count = 1;
    CHECK(view.set_content_anchor({JGB_ANCHOR_NONE, {0, 0}, 0, 0}) == JGB_OK);
    CHECK(view.perform_batch_updates(update) == JGB_OK);
    CHECK(view.number_of_items(0, count) == JGB_OK && count == 8);
    CHECK(view.begin_batch_updates() == JGB_OK);
    CHECK(view.perform_batch_updates(update) == JGB_OK);
    CHECK(view.end_batch_updates() == JGB_INVALID_UPDATE);
    CHECK(view.last_invalid_update(facts) == JGB_OK && facts.fault == JGB_UPDATE_MISSING);
    source.number_of_sections = [](void *) { return 2u; };
    source.number_of_items = [](std::uint32_t section, void *) { return section + 5; };
    CHECK(view.set_data_source(source) == JGB_OK && view.reload_data() == JGB_OK);
    CHECK(view.number_of_sections(count) == JGB_OK && count == 2);
}

void snapshots()
{
    const std::uint64_t sections[] = {1, 2}, more[] = {3}, items[] = {10, 20, 30}, last[] = {40};
    const float heights[] = {7};
    const jogakbo::item_content tall = {{}, heights};
    jogakbo::span<const std::uint64_t> told;
    jogakbo::span<const jgb_update_item> parts;
    jogakbo::snapshot snapshot, older, shown;
    jgb_index_path path = {0, 0};
    std::uint64_t identifier = 0;
    std::size_t count = 0;
    jogakbo::view view;
    CHECK(view.create() == JGB_OK && snapshot.create() == JGB_OK);
    CHECK(snapshot.set_duplicate_policy(JGB_DUPLICATES_REFUSE) == JGB_OK);
    CHECK(snapshot.append_sections(sections) == JGB_OK);
    CHECK(snapshot.insert_sections(more, JGB_BEFORE, 2) == JGB_OK);
    CHECK(snapshot.append_items(1, items) == JGB_OK && snapshot.copy(older) == JGB_OK);
    CHECK(snapshot.insert_items(last, JGB_AFTER, 10, tall) == JGB_OK);
    CHECK(snapshot.insert_items(last, JGB_AFTER, 10, tall) == JGB_INVALID_ARGUMENT);
    CHECK(snapshot.move_item(30, JGB_BEFORE, 10) == JGB_OK);
    CHECK(snapshot.move_section(2, JGB_BEFORE, 3) == JGB_OK);
    CHECK(snapshot.reload_items(last, &tall) == JGB_OK);
    CHECK(snapshot.reload_items(items, &tall) == JGB_INVALID_ARGUMENT);
    CHECK(says(snapshot.last_error(), "heights has 1 entry, but must have 3"));
    CHECK(snapshot.reconfigure_items(items) == JGB_OK && snapshot.reload_sections(more) == JGB_OK);
    CHECK(snapshot.reloaded_items(told) == JGB_OK && told.size() == 1 && told[0] == 40);
    CHECK(snapshot.reconfigured_items(told) == JGB_OK && told.size() == 3);
    CHECK(snapshot.reloaded_sections(told) == JGB_OK && told.size() == 1);
    CHECK(snapshot.remove_marks() == JGB_OK && snapshot.difference(older, parts) == JGB_OK);
    CHECK(parts.size() == 3);
    CHECK(snapshot.section_identifiers(told) == JGB_OK && told.size() == 3 && told[1] == 2);
    CHECK(snapshot.item_identifiers(told) == JGB_OK && told.size() == 4 && told[0] == 30);
    CHECK(snapshot.index_path_of_item(40, path) == JGB_OK && path.item == 2);
    CHECK(snapshot.section_containing_item(40, identifier) == JGB_OK && identifier == 1);
    CHECK(snapshot.item_at_index_path({0, 1}, identifier) == JGB_OK && identifier == 10);
    CHECK(snapshot.section_at_index(2, identifier) == JGB_OK && identifier == 3);
    CHECK(snapshot.index_of_item(20, count) == JGB_OK && count == 3);
    CHECK(snapshot.index_of_section(3, count) == JGB_OK && count == 2);
    CHECK(snapshot.set_items(2, items, &tall) == JGB_INVALID_ARGUMENT);
    CHECK(view.apply_snapshot_using_reload_data(snapshot) == JGB_OK);
    CHECK(view.apply_filtered_snapshot(snapshot, last) == JGB_OK);
    CHECK(view.snapshot(shown) == JGB_OK && shown.number_of_items(count) == JGB_OK && count == 1);
    CHECK(view.apply_items(1, items, tall) == JGB_INVALID_ARGUMENT);
    CHECK(view.apply_items(1, last, tall) == JGB_OK);
    CHECK(view.apply_items(1, items) == JGB_OK);
    CHECK(view.snapshot(shown) == JGB_OK && shown.number_of_items(count) == JGB_OK && count == 3);
    CHECK(shown.set_items(1, last, &tall) == JGB_OK && shown.set_items(1, {}) == JGB_OK);
    CHECK(view.apply_snapshot(snapshot) == JGB_OK);
    CHECK(view.index_path_for_identifier(20, path) == JGB_OK && path.item == 3);
    CHECK(view.identifier_for_index_path(path, identifier) == JGB_OK && identifier == 20);
    CHECK(view.snapshot(shown) == JGB_OK && shown.number_of_items(count) == JGB_OK && count == 4);
    CHECK(shown.delete_sections(more) == JGB_OK && shown.delete_all_items(true) == JGB_OK);
    CHECK(shown.number_of_sections(count) == JGB_OK && count == 2);
    CHECK(shown.number_of_items(1, count) == JGB_OK && count == 0);
}

void outlines()
{
    const std::uint64_t sections[] = {1}, roots[] = {10, 20}, children[] = {11, 12}, none[] = {20};
    jogakbo::span<const std::uint64_t> told;
    jogakbo::section_snapshot outline, part, copy;
    jogakbo::snapshot snapshot;
    std::uint64_t parent = 0;
    std::uint32_t flag = 0;
    std::size_t count = 0;
    jogakbo::view view;
    CHECK(view.create() == JGB_OK && outline.create() == JGB_OK && snapshot.create() == JGB_OK);
    CHECK(outline.append(roots) == JGB_OK && outline.append(10, children) == JGB_OK);
    CHECK(outline.append(99, none) == JGB_NOT_FOUND && outline.last_error()[0] != '\0');
    CHECK(outline.set_lazy(none) == JGB_OK && outline.expand(roots) == JGB_OK);
    CHECK(outline.items_awaiting_children(told) == JGB_OK && told.size() == 1 && told[0] == 20);
    CHECK(outline.is_expanded(10, flag) == JGB_OK && flag);
    CHECK(outline.is_visible(12, flag) == JGB_OK && flag);
    CHECK(outline.contains(13, flag) == JGB_OK && !flag);
    CHECK(outline.visible_items(told) == JGB_OK && told.size() == 4);
    CHECK(outline.expanded_items(told) == JGB_OK && told.size() == 2);
    CHECK(outline.root_items(told) == JGB_OK && told.size() == 2);
    CHECK(outline.items(told) == JGB_OK && told[1] == 11);
    CHECK(outline.parent_of_item(12, parent) == JGB_OK && parent == 10);
    CHECK(outline.level_of_item(12, flag) == JGB_OK && flag == 1);
    CHECK(outline.index_of_item(12, count) == JGB_OK && count == 2);
    CHECK(outline.snapshot_of_parent(10, false, part) == JGB_OK);
    CHECK(part.number_of_items(count) == JGB_OK && count == 2);
    CHECK(outline.copy(copy) == JGB_OK && copy.delete_items(children) == JGB_OK);
    CHECK(copy.insert_snapshot(part, JGB_AFTER, 20) == JGB_OK);
    CHECK(copy.number_of_items(count) == JGB_OK && count == 4);
    CHECK(copy.delete_all_items() == JGB_OK && copy.insert(none, JGB_AFTER, 5) == JGB_NOT_FOUND);
    CHECK(outline.replace_children(20, copy) == JGB_OK && outline.collapse(roots) == JGB_OK);
    CHECK(snapshot.append_sections(sections) == JGB_OK);
    CHECK(snapshot.replace_items(1, outline) == JGB_OK);
    CHECK(view.apply_snapshot(snapshot) == JGB_OK && outline.expand(roots) == JGB_OK);
    CHECK(view.number_of_items(0, count) == JGB_OK && count == 2);
    CHECK(view.apply_section_snapshot(1, outline) == JGB_OK);
    CHECK(view.number_of_items(0, count) == JGB_OK && count == 4);
}

void focus()
{
    const jgb_element fifth = {JGB_CELL, JGB_KIND_NONE, {0, 4}};
    const jgb_index_path preferred = {0, 3};
    auto focus = jogakbo::defaults<jgb_focus_configuration>();
    auto state = jogakbo::defaults<jgb_focus_state>();
    jogakbo::queued_events news;
    std::uint32_t is_handled = 0;
    jogakbo::view view = list();
    focus.allows_focus = 1;
    CHECK(view.set_focus_configuration(focus) == JGB_OK);
    CHECK(view.set_preferred_focused_item(&preferred) == JGB_OK);
    CHECK(view.enter_focus(JGB_FOCUS_NEXT, is_handled) == JGB_OK && is_handled);
    CHECK(view.focus_state(state) == JGB_OK && state.element.index_path.item == 3);
    CHECK(view.set_focused_element(&fifth) == JGB_OK);
    CHECK(view.focus_state(state) == JGB_OK && state.element.index_path.item == 4);
    CHECK(view.scroll_to_focused_element(false) == JGB_OK);
    CHECK(view.set_event_mask(JGB_EVENT_MASK_TYPE_AHEAD) == JGB_OK);
    CHECK(view.send_text(10 * ms, "sa", is_handled) == JGB_OK && is_handled);
    CHECK(view.next_events(news) == JGB_OK && news.all().size() == 1);
    CHECK(news.text_of(news.all()[0]) == "sa");
}

} // namespace

int main()
{
    movement();
    dragging();
    sweep();
    questions();
    layouts();
    attributes();
    updates();
    snapshots();
    outlines();
    focus();
    return check_result("calls");
}
