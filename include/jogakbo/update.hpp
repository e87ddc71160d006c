/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of the data. */
#ifndef JOGAKBO_UPDATE_HPP
#define JOGAKBO_UPDATE_HPP

#include "item_content.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of update.h with a view. */
template <class View>
class view_update {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status insert_items(jgb_index_path index_path, std::uint32_t count,
                                          const item_content &content = {},
                                          const jgb_animation *animation = nullptr)
    {
        const jgb_item_content columns = content.columns();
        if (const jgb_status status = content.check(*this, count))
            return status;
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
    /* Items keep their sizes and reuse identifiers. */
    [[nodiscard]] jgb_status reconfigure_items(jgb_index_path index_path, std::uint32_t count,
                                               const jgb_animation *animation = nullptr)
    {
        return jgb_view_reconfigure_items(*this, index_path, count, nullptr, animation);
    }
    [[nodiscard]] jgb_status set_section_metrics(std::uint32_t section, std::uint32_t count,
                                                 const jgb_section_metrics &metrics,
                                                 const jgb_animation *animation = nullptr)
    {
        return jgb_view_set_section_metrics(*this, section, count, &metrics, animation);
    }
    [[nodiscard]] jgb_status perform_batch_updates(const jgb_batch_update &update,
                                                   const jgb_batch_options *options = nullptr)
    {
        return jgb_view_perform_batch_updates(*this, &update, options);
    }
    [[nodiscard]] jgb_status begin_batch_updates(const jgb_batch_options *options = nullptr)
    {
        return jgb_view_begin_batch_updates(*this, options);
    }
    [[nodiscard]] jgb_status end_batch_updates() { return jgb_view_end_batch_updates(*this); }
    [[nodiscard]] jgb_status last_invalid_update(jgb_invalid_update &out_update) const
    {
        return jgb_view_last_invalid_update(*this, &out_update);
    }
    [[nodiscard]] jgb_status set_content_anchor(const jgb_content_anchor &anchor)
    {
        return jgb_view_set_content_anchor(*this, &anchor);
    }
};

} // namespace jogakbo

#endif
