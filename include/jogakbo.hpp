/*
 * jogakbo.hpp - C++17 over jogakbo.h: handles that destroy what they own, spans,
 * structs with their defaults. It throws nothing and needs neither exceptions nor
 * run-time type information.
 *
 *     jogakbo::view view;
 *     jgb_status status = view.create();
 *     if (!status)
 *         status = view.set_items(heights.size(), {}, heights);
 *
 * A handle converts to the pointer of C, so that each function of jogakbo.h takes
 * it; a handle that owns nothing is NULL. What jogakbo.h says of units, ownership,
 * errors and threads goes for this file.
 */
#ifndef JOGAKBO_HPP
#define JOGAKBO_HPP

#include "jogakbo.h"
#include "jogakbo/handle.hpp"
#include "jogakbo/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace jogakbo {

/* A struct that may grow, with its defaults: auto flow = defaults<jgb_flow_layout>(); */
template <class Struct>
Struct defaults() = delete;

#define JOGAKBO_DEFAULTS(name) \
    template <> \
    inline name defaults<name>() \
    { \
        name value; \
        name##_init(&value, sizeof value); \
        return value; \
    }
JOGAKBO_DEFAULTS(jgb_animation)
JOGAKBO_DEFAULTS(jgb_limits)
JOGAKBO_DEFAULTS(jgb_layout_supplementary_item)
JOGAKBO_DEFAULTS(jgb_layout_node)
JOGAKBO_DEFAULTS(jgb_layout_boundary_supplementary_item)
JOGAKBO_DEFAULTS(jgb_layout_decoration_item)
JOGAKBO_DEFAULTS(jgb_layout_section)
JOGAKBO_DEFAULTS(jgb_compositional_layout)
JOGAKBO_DEFAULTS(jgb_custom_layout)
JOGAKBO_DEFAULTS(jgb_section_metrics)
JOGAKBO_DEFAULTS(jgb_data_source_chunk)
JOGAKBO_DEFAULTS(jgb_item_content)
JOGAKBO_DEFAULTS(jgb_data_source)
JOGAKBO_DEFAULTS(jgb_display_frame_request)
JOGAKBO_DEFAULTS(jgb_display_frame)
JOGAKBO_DEFAULTS(jgb_events)
JOGAKBO_DEFAULTS(jgb_accessibility_configuration)
JOGAKBO_DEFAULTS(jgb_accessibility_elements)
JOGAKBO_DEFAULTS(jgb_scroll_configuration)
JOGAKBO_DEFAULTS(jgb_scrolling)
JOGAKBO_DEFAULTS(jgb_selection_configuration)
JOGAKBO_DEFAULTS(jgb_selection)
JOGAKBO_DEFAULTS(jgb_delegate)
JOGAKBO_DEFAULTS(jgb_focus_configuration)
JOGAKBO_DEFAULTS(jgb_focus_state)
JOGAKBO_DEFAULTS(jgb_prefetch_configuration)
JOGAKBO_DEFAULTS(jgb_background)
JOGAKBO_DEFAULTS(jgb_viewability_configuration)
JOGAKBO_DEFAULTS(jgb_pinch_transition)
JOGAKBO_DEFAULTS(jgb_explicit_layout)
JOGAKBO_DEFAULTS(jgb_layout_attributes_columns)
JOGAKBO_DEFAULTS(jgb_invalidation_context)
JOGAKBO_DEFAULTS(jgb_layout_configuration)
JOGAKBO_DEFAULTS(jgb_flow_layout)
JOGAKBO_DEFAULTS(jgb_list_layout)
JOGAKBO_DEFAULTS(jgb_grid_layout)
JOGAKBO_DEFAULTS(jgb_waterfall_layout)
JOGAKBO_DEFAULTS(jgb_justified_layout)
JOGAKBO_DEFAULTS(jgb_carousel_layout)
JOGAKBO_DEFAULTS(jgb_stack_layout)
JOGAKBO_DEFAULTS(jgb_circle_layout)
JOGAKBO_DEFAULTS(jgb_batch_update)
JOGAKBO_DEFAULTS(jgb_batch_options)
JOGAKBO_DEFAULTS(jgb_environment)
#undef JOGAKBO_DEFAULTS

/* Where elements go; made by jgb_layout_create_...(..., layout.out()). */
using layout = handle<jgb_layout, jgb_layout_destroy>;

/* The sizes and reuse identifiers of items. An empty span: those of the metrics. */
struct item_content {
    span<const float> widths = {};
    span<const float> heights = {};
    span<const std::uint32_t> reuse_identifiers = {};
    span<const std::uint32_t> spans = {};
    std::uint32_t flags = 0;

    jgb_item_content columns() const
    {
        auto content = defaults<jgb_item_content>();
        content.widths = widths.data();
        content.heights = heights.data();
        content.reuse_identifiers = reuse_identifiers.data();
        content.spans = spans.data();
        content.flags = flags;
        return content;
    }

    /* Whether each column has an entry for each of so many items, or none. */
    bool has(std::size_t count) const
    {
        return fits(widths, count) && fits(heights, count) && fits(reuse_identifiers, count) &&
               fits(spans, count);
    }

private:
    template <class Entry>
    static bool fits(span<Entry> column, std::size_t count)
    {
        return column.empty() || column.size() == count;
    }
};

/* A display frame, whose arrays are spans. They are borrowed until the next call with the view. */
struct display_frame : jgb_display_frame {
    display_frame() : jgb_display_frame(defaults<jgb_display_frame>()) {}

    span<const jgb_layout_attributes> changed_elements() const
    {
        return {elements, element_count};
    }
    span<const std::uint32_t> hidden_views() const { return {removed_views, removed_view_count}; }
    span<const jgb_diagnostic> all_diagnostics() const { return {diagnostics, diagnostic_count}; }
    span<const jgb_completion> all_completions() const { return {completions, completion_count}; }
    bool is_in_transition() const { return (flags & JGB_FRAME_IN_TRANSITION) != 0; }
};

class section_snapshot : public handle<jgb_section_snapshot, jgb_section_snapshot_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_section_snapshot_create(limits, out());
    }
    const char *last_error() const { return jgb_section_snapshot_last_error(*this); }
};

/* Sections and items by identifiers. Of columns that have other lengths than `items` a call makes
 * JGB_INVALID_ARGUMENT. */
class snapshot : public handle<jgb_snapshot, jgb_snapshot_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_snapshot_create(limits, out());
    }
    const char *last_error() const { return jgb_snapshot_last_error(*this); }

    [[nodiscard]] jgb_status append_sections(span<const std::uint64_t> sections)
    {
        return jgb_snapshot_append_sections(*this, sections.data(), sections.size(), nullptr);
    }
    /* To the last section. */
    [[nodiscard]] jgb_status append_items(span<const std::uint64_t> items,
                                          const item_content &content = {})
    {
        return append(nullptr, items, content);
    }
    [[nodiscard]] jgb_status append_items(std::uint64_t section, span<const std::uint64_t> items,
                                          const item_content &content = {})
    {
        return append(&section, items, content);
    }
    [[nodiscard]] jgb_status delete_items(span<const std::uint64_t> items)
    {
        return jgb_snapshot_delete_items(*this, items.data(), items.size());
    }

private:
    jgb_status append(const std::uint64_t *section, span<const std::uint64_t> items,
                      const item_content &content)
    {
        const jgb_item_content columns = content.columns();
        if (!content.has(items.size()))
            return JGB_INVALID_ARGUMENT;
        return jgb_snapshot_append_items(*this, section, items.data(), items.size(), &columns,
                                         nullptr);
    }
};

/* A collection view. Of columns that have other lengths than there are items a call makes
 * JGB_INVALID_ARGUMENT. */
class view : public handle<jgb_view, jgb_view_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_view_create(limits, out());
    }
    const char *last_error() const { return jgb_view_last_error(*this); }

    [[nodiscard]] jgb_status register_element_kind(std::string_view name, std::uint32_t &out_kind)
    {
        return jgb_view_register_element_kind(*this, name.data(), name.size(), &out_kind);
    }
    [[nodiscard]] jgb_status register_reuse_identifier(jgb_element_category category,
                                                       std::uint32_t element_kind,
                                                       std::string_view name,
                                                       std::uint32_t &out_reuse_identifier)
    {
        return jgb_view_register_reuse_identifier(*this, category, element_kind, name.data(),
                                                  name.size(), &out_reuse_identifier);
    }
    [[nodiscard]] jgb_status set_bounds(jgb_rect bounds)
    {
        return jgb_view_set_bounds(*this, bounds);
    }
    [[nodiscard]] jgb_status set_layout(const layout &next,
                                        const jgb_animation *animation = nullptr,
                                        std::uint64_t tag = 0)
    {
        return jgb_view_set_layout(*this, next, animation, tag);
    }
    [[nodiscard]] jgb_status set_list_layout() { return jgb_view_set_list_layout(*this, nullptr); }
    [[nodiscard]] jgb_status set_list_layout(const jgb_list_layout &list)
    {
        return jgb_view_set_list_layout(*this, &list);
    }
    [[nodiscard]] jgb_status set_flow_layout(const jgb_flow_layout &flow)
    {
        return jgb_view_set_flow_layout(*this, &flow);
    }

    [[nodiscard]] jgb_status set_items(std::size_t count, span<const float> widths = {},
                                       span<const float> heights = {})
    {
        if (count > UINT32_MAX || !item_content{widths, heights}.has(count))
            return JGB_INVALID_ARGUMENT;
        return jgb_view_set_items(*this, static_cast<std::uint32_t>(count), widths.data(),
                                  heights.data());
    }
    [[nodiscard]] jgb_status set_data(span<const jgb_section_metrics> metrics,
                                      span<const jgb_data_source_chunk> chunks)
    {
        return jgb_view_set_data(*this, metrics.data(), metrics.size(), chunks.data(),
                                 chunks.size());
    }

    [[nodiscard]] jgb_status insert_items(jgb_index_path index_path, std::uint32_t count,
                                          const item_content &content = {},
                                          const jgb_animation *animation = nullptr)
    {
        const jgb_item_content columns = content.columns();
        if (!content.has(count))
            return JGB_INVALID_ARGUMENT;
        return jgb_view_insert_items(*this, index_path, count, &columns, animation);
    }
    [[nodiscard]] jgb_status delete_items(jgb_index_path index_path, std::uint32_t count,
                                          const jgb_animation *animation = nullptr)
    {
        return jgb_view_delete_items(*this, index_path, count, animation);
    }
    [[nodiscard]] jgb_status move_items(jgb_index_path index_path, std::uint32_t count,
                                        jgb_index_path new_index_path,
                                        const jgb_animation *animation = nullptr)
    {
        return jgb_view_move_items(*this, index_path, count, new_index_path, animation);
    }
    /* Items keep their sizes and reuse identifiers. */
    [[nodiscard]] jgb_status reload_items(jgb_index_path index_path, std::uint32_t count,
                                          const jgb_animation *animation = nullptr)
    {
        return jgb_view_reload_items(*this, index_path, count, nullptr, animation);
    }
    [[nodiscard]] jgb_status apply_snapshot(const snapshot &next,
                                            const jgb_animation *animation = nullptr,
                                            std::uint64_t tag = 0)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_snapshot(*this, next, &options);
    }

    [[nodiscard]] jgb_status display(const jgb_display_frame_request &request,
                                     display_frame &out_frame)
    {
        return jgb_view_display_frame(*this, &request, &out_frame);
    }
    [[nodiscard]] jgb_status display_at(jgb_point content_offset, std::uint64_t time_ns,
                                        display_frame &out_frame)
    {
        return jgb_view_display_frame_at(*this, content_offset, time_ns, &out_frame);
    }
    [[nodiscard]] jgb_status set_event_mask(std::uint64_t event_mask)
    {
        return jgb_view_set_event_mask(*this, event_mask);
    }
    /* Takes all events that wait, without the runs and identifiers beside them. */
    [[nodiscard]] jgb_status next_events(span<const jgb_event> &out_events)
    {
        auto taken = defaults<jgb_events>();
        const jgb_status status = jgb_view_next_events(*this, &taken);
        if (status == JGB_OK)
            out_events = {taken.events, taken.event_count};
        return status;
    }
    [[nodiscard]] jgb_status set_item_traits(span<const jgb_item_run> runs,
                                             span<const std::uint32_t> traits)
    {
        if (runs.size() != traits.size())
            return JGB_INVALID_ARGUMENT;
        return jgb_view_set_item_traits(*this, runs.data(), traits.data(), runs.size());
    }
    [[nodiscard]] jgb_status set_delegate(const jgb_delegate *delegate)
    {
        return jgb_view_set_delegate(*this, delegate);
    }
    [[nodiscard]] jgb_status set_selection_configuration(
        const jgb_selection_configuration &configuration)
    {
        return jgb_view_set_selection_configuration(*this, &configuration);
    }
    [[nodiscard]] jgb_status change_selection(jgb_selection_action action,
                                              span<const jgb_item_run> runs = {},
                                              std::uint32_t flags = 0)
    {
        return jgb_view_change_selection(*this, action, runs.data(), runs.size(), flags);
    }
    [[nodiscard]] jgb_status selection(jgb_selection &out_selection)
    {
        return jgb_view_selection(*this, &out_selection);
    }
    [[nodiscard]] jgb_status set_focus_configuration(const jgb_focus_configuration &focus)
    {
        return jgb_view_set_focus_configuration(*this, &focus);
    }
    [[nodiscard]] jgb_status focus_state(jgb_focus_state &out_state)
    {
        return jgb_view_focus_state(*this, &out_state);
    }
    [[nodiscard]] jgb_status enter_focus(jgb_focus_heading heading, std::uint32_t &out_is_handled,
                                         const jgb_rect *rect = nullptr)
    {
        return jgb_view_enter_focus(*this, heading, rect, &out_is_handled);
    }
    [[nodiscard]] jgb_status leave_focus() { return jgb_view_leave_focus(*this); }
    [[nodiscard]] jgb_status move_focus(jgb_focus_heading heading, std::uint32_t &out_is_handled)
    {
        return jgb_view_move_focus(*this, heading, &out_is_handled);
    }
    /* The names of all items of the runs, one after another in `text`. */
    [[nodiscard]] jgb_status set_item_names(span<const jgb_item_run> runs, std::string_view text,
                                            span<const std::uint32_t> sizes)
    {
        return jgb_view_set_item_names(*this, runs.data(), runs.size(), text.data(), text.size(),
                                       sizes.data(), sizes.size());
    }
    [[nodiscard]] jgb_status send_key(const jgb_key_sample &sample, std::uint32_t &out_is_handled)
    {
        return jgb_view_send_key(*this, &sample, &out_is_handled);
    }
    [[nodiscard]] jgb_status send_text(std::uint64_t time_ns, std::string_view text,
                                       std::uint32_t &out_is_handled)
    {
        return jgb_view_send_text(*this, time_ns, text.data(), text.size(), &out_is_handled);
    }
    [[nodiscard]] jgb_status set_accessibility_configuration(
        const jgb_accessibility_configuration &configuration)
    {
        return jgb_view_set_accessibility_configuration(*this, &configuration);
    }
    /* From a place of the reading order, or with `first` from an element, on. */
    [[nodiscard]] jgb_status accessibility_elements(std::int64_t offset, std::uint32_t count,
                                                    jgb_accessibility_elements &out_elements,
                                                    const jgb_element *first = nullptr)
    {
        return jgb_view_accessibility_elements(*this, first, offset, count, &out_elements);
    }
    [[nodiscard]] jgb_status accessibility_scroll(jgb_accessibility_scroll_direction direction,
                                                  std::uint32_t &out_is_handled)
    {
        return jgb_view_accessibility_scroll(*this, direction, &out_is_handled);
    }
    [[nodiscard]] jgb_status perform_accessibility_action(jgb_accessibility_action action,
                                                          const jgb_element &element,
                                                          std::uint32_t &out_is_handled)
    {
        return jgb_view_perform_accessibility_action(*this, action, &element, &out_is_handled);
    }
    [[nodiscard]] jgb_status set_assistive_focused_element(const jgb_element *element)
    {
        return jgb_view_set_assistive_focused_element(*this, element);
    }
    [[nodiscard]] jgb_status traits_of_item(jgb_index_path index_path, std::uint32_t &out_traits)
    {
        return jgb_view_traits_of_item(*this, index_path, &out_traits);
    }
    [[nodiscard]] jgb_status retarget(std::uint64_t sequence, jgb_point content_offset)
    {
        return jgb_view_retarget(*this, sequence, content_offset);
    }
    [[nodiscard]] jgb_status scroll_to_top()
    {
        return jgb_view_scroll_to_top(*this);
    }
    [[nodiscard]] jgb_status set_scroll_configuration(const jgb_scroll_configuration &scrolling)
    {
        return jgb_view_set_scroll_configuration(*this, &scrolling);
    }
    [[nodiscard]] jgb_status set_prefetch_configuration(const jgb_prefetch_configuration &ahead)
    {
        return jgb_view_set_prefetch_configuration(*this, &ahead);
    }
    [[nodiscard]] jgb_status end_loading() { return jgb_view_end_loading(*this); }
    [[nodiscard]] jgb_status set_viewability_configuration(
        const jgb_viewability_configuration &viewability)
    {
        return jgb_view_set_viewability_configuration(*this, &viewability);
    }
    [[nodiscard]] jgb_status set_background(const jgb_background &background)
    {
        return jgb_view_set_background(*this, &background);
    }
    [[nodiscard]] jgb_status set_index_titles(span<const jgb_index_title> titles)
    {
        return jgb_view_set_index_titles(*this, titles.data(), titles.size());
    }
    [[nodiscard]] jgb_status index_titles(span<const jgb_index_title> &out_titles)
    {
        const jgb_index_title *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_view_index_titles(*this, &first, &count);
        if (status == JGB_OK)
            out_titles = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status index_title_at(double position, double length,
                                            std::size_t &out_number)
    {
        return jgb_view_index_title_at(*this, position, length, &out_number);
    }
    [[nodiscard]] jgb_status scroll_to_index_title(std::size_t number,
                                                   std::uint32_t &out_is_handled)
    {
        return jgb_view_scroll_to_index_title(*this, number, &out_is_handled);
    }
    [[nodiscard]] jgb_status send_pointers(span<const jgb_pointer_sample> samples)
    {
        return jgb_view_send_pointers(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status send_wheels(span<const jgb_wheel_sample> samples)
    {
        return jgb_view_send_wheels(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status send_pinches(span<const jgb_pinch_sample> samples)
    {
        return jgb_view_send_pinches(*this, samples.data(), samples.size());
    }
    [[nodiscard]] jgb_status set_pinch_transition(const jgb_pinch_transition &transition)
    {
        return jgb_view_set_pinch_transition(*this, &transition);
    }

    /* The elements at `count` places of the reading order, from a place on. */
    [[nodiscard]] jgb_status
    accessibility_elements(std::int64_t place, std::uint32_t count,
                           span<const jgb_accessibility_element> &out_elements)
    {
        auto read = defaults<jgb_accessibility_elements>();
        const jgb_status status =
            jgb_view_accessibility_elements(*this, nullptr, place, count, &read);
        if (status == JGB_OK)
            out_elements = {read.elements, read.element_count};
        return status;
    }
    [[nodiscard]] jgb_status content_size(jgb_size &out_size)
    {
        return jgb_view_content_size(*this, &out_size);
    }
    [[nodiscard]] jgb_status layout_attributes_in(jgb_rect rect,
                                                  span<const jgb_layout_attributes> &out_elements)
    {
        const jgb_layout_attributes *first = nullptr;
        std::size_t count = 0;
        const jgb_status status =
            jgb_view_layout_attributes_for_elements_in_rect(*this, rect, &first, &count);
        if (status == JGB_OK)
            out_elements = {first, count};
        return status;
    }
};

} // namespace jogakbo

#endif
