/* Changes of the data. */
#ifndef JOGAKBO_UPDATE_HPP
#define JOGAKBO_UPDATE_HPP

#include "item_content.hpp"

#include <cstdint>

namespace jogakbo {

/* The calls of update.h with a view. */
template <class Base>
class view_update : public Base {
public:
    using Base::Base;

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
};

} // namespace jogakbo

#endif
