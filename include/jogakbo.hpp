/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jogakbo.hpp - C++17 over jogakbo.h: handles that destroy what they own, spans,
 * structs with their defaults. It throws nothing and needs neither exceptions nor
 * run-time type information.
 *
 *     jogakbo::view view;
 *     jgb_status status = view.create();
 *     if (!status)
 *         status = view.set_items(heights.size(), {}, heights);
 *
 * A handle converts to the pointer of C, so that each function of jogakbo.h takes
 * it; a handle that owns nothing is NULL. What jogakbo.h says of units, ownership,
 * errors and threads goes for this file.
 */
#ifndef JOGAKBO_HPP
#define JOGAKBO_HPP

#include "jogakbo/section_snapshot.hpp"
#include "jogakbo/view.hpp"

#endif
