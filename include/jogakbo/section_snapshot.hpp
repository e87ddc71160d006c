/* SPDX-License-Identifier: Apache-2.0 */
/* Snapshots of one section. */
#ifndef JOGAKBO_SECTION_SNAPSHOT_HPP
#define JOGAKBO_SECTION_SNAPSHOT_HPP

#include "handle.hpp"
#include "item_content.hpp"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* The items of one section as a tree, by identifiers. Of columns that have other lengths than
 * `items` a call makes JGB_INVALID_ARGUMENT, and last_error() says which. */
class section_snapshot : public handle<jgb_section_snapshot, jgb_section_snapshot_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_section_snapshot_create(limits, out());
    }
    const char *last_error() const { return jgb_section_snapshot_last_error(*this); }

    /* A copy, which is independent of this one. */
    [[nodiscard]] jgb_status copy(section_snapshot &out_copy) const
    {
        return jgb_section_snapshot_copy(*this, out_copy.out());
    }

    /* To the roots. */
    [[nodiscard]] jgb_status append(span<const std::uint64_t> items,
                                    const item_content &content = {})
    {
        return append(nullptr, items, content);
    }
    [[nodiscard]] jgb_status append(std::uint64_t parent, span<const std::uint64_t> items,
                                    const item_content &content = {})
    {
        return append(&parent, items, content);
    }
    [[nodiscard]] jgb_status insert(span<const std::uint64_t> items, jgb_relation relation,
                                    std::uint64_t item, const item_content &content = {})
    {
        const jgb_item_content columns = content.columns();
        if (const jgb_status status = content.check(*this, items.size()))
            return status;
        return jgb_section_snapshot_insert(*this, items.data(), items.size(), relation, item,
                                           &columns);
    }
    [[nodiscard]] jgb_status insert_snapshot(const section_snapshot &inserted,
                                             jgb_relation relation, std::uint64_t item)
    {
        return jgb_section_snapshot_insert_snapshot(*this, inserted, relation, item);
    }
    [[nodiscard]] jgb_status replace_children(std::uint64_t parent,
                                              const section_snapshot &children)
    {
        return jgb_section_snapshot_replace_children(*this, parent, children);
    }
    [[nodiscard]] jgb_status expand(span<const std::uint64_t> items)
    {
        return jgb_section_snapshot_expand(*this, items.data(), items.size());
    }
    [[nodiscard]] jgb_status collapse(span<const std::uint64_t> items)
    {
        return jgb_section_snapshot_collapse(*this, items.data(), items.size());
    }
    [[nodiscard]] jgb_status set_lazy(span<const std::uint64_t> items)
    {
        return jgb_section_snapshot_set_lazy(*this, items.data(), items.size());
    }
    [[nodiscard]] jgb_status delete_items(span<const std::uint64_t> items)
    {
        return jgb_section_snapshot_delete(*this, items.data(), items.size());
    }
    [[nodiscard]] jgb_status delete_all_items()
    {
        return jgb_section_snapshot_delete_all(*this);
    }

    [[nodiscard]] jgb_status number_of_items(std::size_t &out_count)
    {
        return jgb_section_snapshot_number_of_items(*this, &out_count);
    }
    [[nodiscard]] jgb_status items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_section_snapshot_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status root_items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_section_snapshot_root_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status visible_items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_section_snapshot_visible_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status expanded_items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_section_snapshot_expanded_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status items_awaiting_children(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_section_snapshot_items_awaiting_children(*this, &first,
                                                                               &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status contains(std::uint64_t item, std::uint32_t &out_contains)
    {
        return jgb_section_snapshot_contains(*this, item, &out_contains);
    }
    [[nodiscard]] jgb_status is_expanded(std::uint64_t item, std::uint32_t &out_is_expanded)
    {
        return jgb_section_snapshot_is_expanded(*this, item, &out_is_expanded);
    }
    [[nodiscard]] jgb_status is_visible(std::uint64_t item, std::uint32_t &out_is_visible)
    {
        return jgb_section_snapshot_is_visible(*this, item, &out_is_visible);
    }
    [[nodiscard]] jgb_status index_of_item(std::uint64_t item, std::size_t &out_index)
    {
        return jgb_section_snapshot_index_of_item(*this, item, &out_index);
    }
    [[nodiscard]] jgb_status level_of_item(std::uint64_t item, std::uint32_t &out_level)
    {
        return jgb_section_snapshot_level_of_item(*this, item, &out_level);
    }
    [[nodiscard]] jgb_status parent_of_item(std::uint64_t item, std::uint64_t &out_parent)
    {
        return jgb_section_snapshot_parent_of_item(*this, item, &out_parent);
    }
    [[nodiscard]] jgb_status snapshot_of_parent(std::uint64_t parent, bool includes_parent,
                                                section_snapshot &out_snapshot)
    {
        return jgb_section_snapshot_snapshot_of_parent(*this, parent, includes_parent,
                                                       out_snapshot.out());
    }

private:
    jgb_status append(const std::uint64_t *parent, span<const std::uint64_t> items,
                      const item_content &content)
    {
        const jgb_item_content columns = content.columns();
        if (const jgb_status status = content.check(*this, items.size()))
            return status;
        return jgb_section_snapshot_append(*this, parent, items.data(), items.size(), &columns);
    }
};

/* The calls of section_snapshot.h with a view. */
template <class View>
class view_section_snapshot {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status apply_section_snapshot(std::uint64_t section,
                                                    const section_snapshot &next,
                                                    const jgb_animation *animation = nullptr,
                                                    std::uint64_t tag = 0)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_section_snapshot(*this, section, next, &options);
    }
};

} // namespace jogakbo

#endif
