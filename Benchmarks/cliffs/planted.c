/*
 * Operations without the library, whose growth is known. `make cliffs` counts them first: it must
 * find the cliffs, and no others.
 */
#include "rows.h"

/* Keeps the compiler from leaving out a loop of which nothing comes. */
static volatile uint32_t sum;

static void nothing(stage *s) { (void)s; }

static void visit(uint64_t steps) {
    for (uint64_t i = 0; i < steps; i++) sum++;
}

static void visit_once(stage *s) { visit(s->count > 0 ? 1000 : 0); }
static void visit_each(stage *s) { visit(s->count); }
static void visit_many(stage *s) { visit(1000000 + s->count); }
static void visit_pairs(stage *s) { visit((uint64_t)s->count * s->count / 100); }

static const cliff rows[] = {
    { "planted/constant", nothing, visit_once, GROWTH_CONSTANT, NULL },
    { "planted/linear", nothing, visit_each, GROWTH_LINEAR, "items" },
    { "planted/linear_not_constant", nothing, visit_each, GROWTH_CONSTANT, NULL },
    { "planted/hidden_linear_not_constant", nothing, visit_many, GROWTH_CONSTANT, NULL },
    { "planted/quadratic_not_linear", nothing, visit_pairs, GROWTH_LINEAR, "items" },
};
const cliff_table planted_rows = CLIFF_TABLE(rows);
