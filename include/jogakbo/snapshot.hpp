/* Snapshots. */
#ifndef JOGAKBO_SNAPSHOT_HPP
#define JOGAKBO_SNAPSHOT_HPP

#include "defaults.hpp"
#include "handle.hpp"
#include "item_content.hpp"
#include "span.hpp"

#include <cstdint>

namespace jogakbo {

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

/* The calls of snapshot.h with a view. */
template <class Base>
class view_snapshot : public Base {
public:
    using Base::Base;

    [[nodiscard]] jgb_status apply_snapshot(const snapshot &next,
                                            const jgb_animation *animation = nullptr,
                                            std::uint64_t tag = 0)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_snapshot(*this, next, &options);
    }
};

} // namespace jogakbo

#endif
