/* SPDX-License-Identifier: Apache-2.0 */
/* A span: entries of an array or a container, passed to functions of jogakbo.hpp. */
#ifndef JOGAKBO_SPAN_HPP
#define JOGAKBO_SPAN_HPP

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace jogakbo {

/* Entries one after another, which somebody else owns. */
template <class Entry>
class span {
public:
    constexpr span() = default;
    constexpr span(Entry *first, std::size_t count) : first_(first), count_(count) {}
    template <std::size_t count>
    constexpr span(Entry (&entries)[count]) : first_(entries), count_(count) {}
    /* Of a std::vector, std::array, std::string_view and the like. */
    template <class Container,
              class = std::enable_if_t<std::is_convertible_v<
                  std::remove_pointer_t<decltype(std::data(std::declval<Container &>()))> (*)[],
                  Entry (*)[]>>>
    constexpr span(Container &&entries) : first_(std::data(entries)), count_(std::size(entries))
    {
    }

    constexpr Entry *data() const { return first_; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr Entry *begin() const { return first_; }
    constexpr Entry *end() const { return first_ + count_; }
    constexpr Entry &operator[](std::size_t index) const { return first_[index]; }

private:
    Entry *first_ = nullptr;
    std::size_t count_ = 0;
};

} // namespace jogakbo

#endif
