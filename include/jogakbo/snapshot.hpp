/* SPDX-License-Identifier: Apache-2.0 */
/* Snapshots. */
#ifndef JOGAKBO_SNAPSHOT_HPP
#define JOGAKBO_SNAPSHOT_HPP

#include "defaults.hpp"
#include "handle.hpp"
#include "item_content.hpp"
#include "section_snapshot.hpp"
#include "span.hpp"

#include <cstddef>
#include <cstdint>

namespace jogakbo {

/* Sections and items by identifiers. Of columns that have other lengths than `items` a call makes
 * JGB_INVALID_ARGUMENT, and last_error() says which. */
class snapshot : public handle<jgb_snapshot, jgb_snapshot_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_snapshot_create(limits, out());
    }
    const char *last_error() const { return jgb_snapshot_last_error(*this); }

    /* A copy, which is independent of this one. */
    [[nodiscard]] jgb_status copy(snapshot &out_copy) const
    {
        return jgb_snapshot_copy(*this, out_copy.out());
    }

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
    /* Items that the snapshot has are moved there, unless the duplicate policy says otherwise. */
    [[nodiscard]] jgb_status insert_items(span<const std::uint64_t> items, jgb_relation relation,
                                          std::uint64_t item, const item_content &content = {})
    {
        const jgb_item_content columns = content.columns();
        if (const jgb_status status = content.check(*this, items.size()))
            return status;
        return jgb_snapshot_insert_items(*this, items.data(), items.size(), relation, item,
                                         &columns, nullptr);
    }
    [[nodiscard]] jgb_status insert_sections(span<const std::uint64_t> sections,
                                             jgb_relation relation, std::uint64_t section)
    {
        return jgb_snapshot_insert_sections(*this, sections.data(), sections.size(), relation,
                                            section, nullptr);
    }
    /* Without columns items that the snapshot has keep their content. */
    [[nodiscard]] jgb_status set_items(std::uint64_t section, span<const std::uint64_t> items,
                                       const item_content *content = nullptr)
    {
        if (!content)
            return jgb_snapshot_set_items(*this, section, items.data(), items.size(), nullptr,
                                          nullptr);
        if (const jgb_status status = content->check(*this, items.size()))
            return status;
        const jgb_item_content columns = content->columns();
        return jgb_snapshot_set_items(*this, section, items.data(), items.size(), &columns,
                                      nullptr);
    }
    [[nodiscard]] jgb_status delete_items(span<const std::uint64_t> items)
    {
        return jgb_snapshot_delete_items(*this, items.data(), items.size());
    }
    [[nodiscard]] jgb_status delete_all_items(bool keeps_sections)
    {
        return jgb_snapshot_delete_all_items(*this, keeps_sections);
    }
    [[nodiscard]] jgb_status delete_sections(span<const std::uint64_t> sections)
    {
        return jgb_snapshot_delete_sections(*this, sections.data(), sections.size());
    }
    [[nodiscard]] jgb_status move_item(std::uint64_t item, jgb_relation relation,
                                       std::uint64_t other_item)
    {
        return jgb_snapshot_move_item(*this, item, relation, other_item);
    }
    [[nodiscard]] jgb_status move_section(std::uint64_t section, jgb_relation relation,
                                          std::uint64_t other_section)
    {
        return jgb_snapshot_move_section(*this, section, relation, other_section);
    }
    [[nodiscard]] jgb_status reload_sections(span<const std::uint64_t> sections)
    {
        return jgb_snapshot_reload_sections(*this, sections.data(), sections.size());
    }
    /* Without columns the items keep their content. */
    [[nodiscard]] jgb_status reload_items(span<const std::uint64_t> items,
                                          const item_content *content = nullptr)
    {
        if (!content)
            return jgb_snapshot_reload_items(*this, items.data(), items.size(), nullptr);
        const jgb_item_content columns = content->columns();
        if (const jgb_status status = content->check(*this, items.size()))
            return status;
        return jgb_snapshot_reload_items(*this, items.data(), items.size(), &columns);
    }
    /* Without columns the items keep their content. */
    [[nodiscard]] jgb_status reconfigure_items(span<const std::uint64_t> items,
                                               const item_content *content = nullptr)
    {
        if (!content)
            return jgb_snapshot_reconfigure_items(*this, items.data(), items.size(), nullptr);
        const jgb_item_content columns = content->columns();
        if (const jgb_status status = content->check(*this, items.size()))
            return status;
        return jgb_snapshot_reconfigure_items(*this, items.data(), items.size(), &columns);
    }
    [[nodiscard]] jgb_status remove_marks() { return jgb_snapshot_remove_marks(*this); }
    [[nodiscard]] jgb_status replace_items(std::uint64_t section, const section_snapshot &items)
    {
        return jgb_snapshot_replace_items(*this, section, items);
    }
    [[nodiscard]] jgb_status set_duplicate_policy(jgb_duplicate_policy policy)
    {
        return jgb_snapshot_set_duplicate_policy(*this, policy);
    }
    [[nodiscard]] jgb_status set_metrics(span<const jgb_section_metrics> metrics)
    {
        return jgb_snapshot_set_metrics(*this, metrics.data(), metrics.size());
    }
    [[nodiscard]] jgb_status set_section_metrics(std::uint32_t number,
                                                 span<const std::uint64_t> sections)
    {
        return jgb_snapshot_set_section_metrics(*this, number, sections.data(), sections.size());
    }

    [[nodiscard]] jgb_status number_of_items(std::size_t &out_count)
    {
        return jgb_snapshot_number_of_items(*this, nullptr, &out_count);
    }
    [[nodiscard]] jgb_status number_of_items(std::uint64_t section, std::size_t &out_count)
    {
        return jgb_snapshot_number_of_items(*this, &section, &out_count);
    }
    [[nodiscard]] jgb_status number_of_sections(std::size_t &out_count)
    {
        return jgb_snapshot_number_of_sections(*this, &out_count);
    }
    [[nodiscard]] jgb_status section_identifiers(span<const std::uint64_t> &out_sections)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_section_identifiers(*this, &first, &count);
        if (status == JGB_OK)
            out_sections = {first, count};
        return status;
    }
    /* Of one section, or of all. */
    [[nodiscard]] jgb_status item_identifiers(span<const std::uint64_t> &out_items,
                                              const std::uint64_t *section = nullptr)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_item_identifiers(*this, section, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status reloaded_sections(span<const std::uint64_t> &out_sections)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_reloaded_sections(*this, &first, &count);
        if (status == JGB_OK)
            out_sections = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status reloaded_items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_reloaded_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status reconfigured_items(span<const std::uint64_t> &out_items)
    {
        const std::uint64_t *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_reconfigured_items(*this, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }
    [[nodiscard]] jgb_status index_of_section(std::uint64_t section, std::size_t &out_index)
    {
        return jgb_snapshot_index_of_section(*this, section, &out_index);
    }
    [[nodiscard]] jgb_status index_of_item(std::uint64_t item, std::size_t &out_index)
    {
        return jgb_snapshot_index_of_item(*this, item, &out_index);
    }
    [[nodiscard]] jgb_status index_path_of_item(std::uint64_t item, jgb_index_path &out_index_path)
    {
        return jgb_snapshot_index_path_of_item(*this, item, &out_index_path);
    }
    [[nodiscard]] jgb_status section_containing_item(std::uint64_t item, std::uint64_t &out_section)
    {
        return jgb_snapshot_section_containing_item(*this, item, &out_section);
    }
    [[nodiscard]] jgb_status section_at_index(std::size_t index, std::uint64_t &out_section)
    {
        return jgb_snapshot_section_at_index(*this, index, &out_section);
    }
    [[nodiscard]] jgb_status item_at_index_path(jgb_index_path index_path, std::uint64_t &out_item)
    {
        return jgb_snapshot_item_at_index_path(*this, index_path, &out_item);
    }
    /* The parts of the update that leads from the older snapshot to this one. */
    [[nodiscard]] jgb_status difference(const snapshot &older,
                                        span<const jgb_update_item> &out_items)
    {
        const jgb_update_item *first = nullptr;
        std::size_t count = 0;
        const jgb_status status = jgb_snapshot_difference(*this, older, &first, &count);
        if (status == JGB_OK)
            out_items = {first, count};
        return status;
    }

private:
    jgb_status append(const std::uint64_t *section, span<const std::uint64_t> items,
                      const item_content &content)
    {
        const jgb_item_content columns = content.columns();
        if (const jgb_status status = content.check(*this, items.size()))
            return status;
        return jgb_snapshot_append_items(*this, section, items.data(), items.size(), &columns,
                                         nullptr);
    }
};

/* The calls of snapshot.h with a view. */
template <class View>
class view_snapshot {
    operator jgb_view *() const { return static_cast<const View *>(this)->get(); }

public:
    [[nodiscard]] jgb_status apply_snapshot(const jogakbo::snapshot &next,
                                            const jgb_animation *animation = nullptr,
                                            std::uint64_t tag = 0)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_snapshot(*this, next, &options);
    }
    /* Of the snapshot's items only these. */
    [[nodiscard]] jgb_status apply_filtered_snapshot(const jogakbo::snapshot &next,
                                                     span<const std::uint64_t> items,
                                                     const jgb_animation *animation = nullptr,
                                                     std::uint64_t tag = 0)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_filtered_snapshot(*this, next, items.data(), items.size(), &options);
    }
    /* The items of a section of the snapshot that was applied last become these. */
    [[nodiscard]] jgb_status apply_items(std::uint64_t section, span<const std::uint64_t> items,
                                         const jgb_animation *animation = nullptr,
                                         std::uint64_t tag = 0)
    {
        return apply(section, items, nullptr, animation, tag);
    }
    [[nodiscard]] jgb_status apply_items(std::uint64_t section, span<const std::uint64_t> items,
                                         const item_content &content,
                                         const jgb_animation *animation = nullptr,
                                         std::uint64_t tag = 0)
    {
        if (const jgb_status status = content.check(*this, items.size()))
            return status;
        const jgb_item_content columns = content.columns();
        return apply(section, items, &columns, animation, tag);
    }
    [[nodiscard]] jgb_status apply_snapshot_using_reload_data(const jogakbo::snapshot &next)
    {
        return jgb_view_apply_snapshot_using_reload_data(*this, next);
    }
    /* A copy of the snapshot that was applied last. */
    [[nodiscard]] jgb_status snapshot(jogakbo::snapshot &out_copy)
    {
        return jgb_view_snapshot(*this, out_copy.out());
    }
    [[nodiscard]] jgb_status index_path_for_identifier(std::uint64_t item,
                                                       jgb_index_path &out_index_path)
    {
        return jgb_view_index_path_for_identifier(*this, item, &out_index_path);
    }
    [[nodiscard]] jgb_status identifier_for_index_path(jgb_index_path index_path,
                                                       std::uint64_t &out_item)
    {
        return jgb_view_identifier_for_index_path(*this, index_path, &out_item);
    }

private:
    jgb_status apply(std::uint64_t section, span<const std::uint64_t> items,
                     const jgb_item_content *content, const jgb_animation *animation,
                     std::uint64_t tag)
    {
        auto options = defaults<jgb_batch_options>();
        options.animation = animation;
        options.tag = tag;
        return jgb_view_apply_items(*this, section, items.data(), items.size(), content, &options);
    }
};

} // namespace jogakbo

#endif
