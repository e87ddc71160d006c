/* SPDX-License-Identifier: Apache-2.0 */
/* Display frames. */
#ifndef JOGAKBO_DISPLAY_FRAME_HPP
#define JOGAKBO_DISPLAY_FRAME_HPP

#include "defaults.hpp"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

/* A display frame, whose arrays are spans. They are borrowed until the next display frame of the
 * view. */
struct display_frame : jgb_display_frame {
    display_frame() : jgb_display_frame(defaults<jgb_display_frame>()) {}

    span<const jgb_layout_attributes> changed_elements() const
    {
        return {elements, element_count};
    }
    span<const std::uint64_t> all_identifiers() const { return {identifiers, identifier_count}; }
    span<const std::uint32_t> hidden_views() const { return {removed_views, removed_view_count}; }
    span<const jgb_diagnostic> all_diagnostics() const { return {diagnostics, diagnostic_count}; }
    span<const jgb_completion> all_completions() const { return {completions, completion_count}; }
    bool is_in_transition() const { return (flags & JGB_FRAME_IN_TRANSITION) != 0; }
};

/* The calls of display_frame.h with a view. */
template <class View>
class view_display_frame {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status display_frame(const jgb_display_frame_request &request,
                                           jogakbo::display_frame &out_frame)
    {
        return jgb_view_display_frame(*this, &request, &out_frame);
    }
    [[nodiscard]] jgb_status display_frame_at(jgb_point content_offset, std::uint64_t time_ns,
                                              jogakbo::display_frame &out_frame)
    {
        return jgb_view_display_frame_at(*this, content_offset, time_ns, &out_frame);
    }
};

} // namespace jogakbo

#endif
