/* Snapshots of one section. */
#ifndef JOGAKBO_SECTION_SNAPSHOT_HPP
#define JOGAKBO_SECTION_SNAPSHOT_HPP

#include "../jogakbo.h"
#include "handle.hpp"

namespace jogakbo {

class section_snapshot : public handle<jgb_section_snapshot, jgb_section_snapshot_destroy> {
public:
    using handle::handle;

    [[nodiscard]] jgb_status create(const jgb_limits *limits = nullptr)
    {
        return jgb_section_snapshot_create(limits, out());
    }
    const char *last_error() const { return jgb_section_snapshot_last_error(*this); }
};

} // namespace jogakbo

#endif
