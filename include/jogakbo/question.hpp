/* Questions about elements. */
#ifndef JOGAKBO_QUESTION_HPP
#define JOGAKBO_QUESTION_HPP

#include "../jogakbo.h"
#include "span.hpp"

#include <cstddef>

namespace jogakbo {

/* The calls of question.h with a view. */
template <class Base>
class view_question : public Base {
public:
    using Base::Base;

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
