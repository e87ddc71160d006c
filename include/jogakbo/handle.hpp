/* SPDX-License-Identifier: Apache-2.0 */
/* A handle: a pointer of C that destroys the object it owns. */
#ifndef JOGAKBO_HANDLE_HPP
#define JOGAKBO_HANDLE_HPP

#include <utility>

namespace jogakbo {

/* Owns what a pointer of C refers to; moves, and is not copied. */
template <class Object, void (*destroy)(Object *)>
class handle {
public:
    handle() = default;
    explicit handle(Object *object) : object_(object) {}
    handle(handle &&other) noexcept : object_(other.release()) {}
    handle &operator=(handle &&other) noexcept
    {
        if (this != &other)
            reset(other.release());
        return *this;
    }
    ~handle() { reset(); }

    Object *get() const { return object_; }
    operator Object *() const { return object_; }
    Object *release() { return std::exchange(object_, nullptr); }
    void reset(Object *object = nullptr) { destroy(std::exchange(object_, object)); }
    /* The place for the result of a function of C; what was owned is destroyed. */
    Object **out()
    {
        reset();
        return &object_;
    }

private:
    Object *object_ = nullptr;
};

} // namespace jogakbo

#endif
