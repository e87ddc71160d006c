/* SPDX-License-Identifier: Apache-2.0 */
/* Placeholders, and what is presented in place of the data. */
#ifndef JOGAKBO_PLACEHOLDER_HPP
#define JOGAKBO_PLACEHOLDER_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The calls of placeholder.h with a view. */
template <class View>
class view_placeholder {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status insert_placeholder(jgb_index_path index_path,
                                                std::uint32_t reuse_identifier,
                                                const jgb_size *size, std::uint32_t &out_number)
    {
        return jgb_view_insert_placeholder(*this, index_path, reuse_identifier, size,
                                           &out_number);
    }
    [[nodiscard]] jgb_status commit_placeholder(std::uint32_t number,
                                                std::uint32_t reuse_identifier,
                                                const jgb_size *size,
                                                jgb_index_path &out_index_path)
    {
        return jgb_view_commit_placeholder(*this, number, reuse_identifier, size,
                                           &out_index_path);
    }
    [[nodiscard]] jgb_status delete_placeholder(std::uint32_t number,
                                                std::uint32_t &out_is_deleted)
    {
        return jgb_view_delete_placeholder(*this, number, &out_is_deleted);
    }
    /* The placeholders are borrowed until the next call with the view. */
    [[nodiscard]] jgb_status placeholders(span<const jgb_placeholder> &out_placeholders)
    {
        const jgb_placeholder *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_view_placeholders(*this, &first, &count);
        if (status == JGB_OK)
            out_placeholders = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status has_uncommitted_updates(std::uint32_t &out_has)
    {
        return jgb_view_has_uncommitted_updates(*this, &out_has);
    }
    [[nodiscard]] jgb_status presentation_index_path(jgb_index_path index_path,
                                                     jgb_index_path &out_index_path)
    {
        return jgb_view_presentation_index_path(*this, index_path, &out_index_path);
    }
    [[nodiscard]] jgb_status data_source_index_path(jgb_index_path index_path,
                                                    jgb_index_path &out_index_path)
    {
        return jgb_view_data_source_index_path(*this, index_path, &out_index_path);
    }
};

} // namespace jogakbo

#endif
