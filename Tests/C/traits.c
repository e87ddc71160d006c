/* Traits: what a host says of runs of items is what the view answers, through updates too. */
#include "check.h"

/* The traits of an item of which nothing was said. */
#define STANDARD_TRAITS \
    (JGB_TRAITS_DEFAULT | JGB_TRAITS_FOCUS(JGB_TRAIT_YES) | \
     JGB_TRAITS_PRIMARY_ACTION(JGB_TRAIT_YES))

static uint32_t traits_of(jgb_view *view, uint32_t item)
{
    const jgb_index_path path = {0, item};
    uint32_t traits = 7;
    CHECK(jgb_view_traits_of_item(view, path, &traits) == JGB_OK);
    return traits;
}

static uint32_t selects(jgb_view *view, uint32_t item)
{
    return traits_of(view, item) >> 2 & 3;
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    jgb_limits limits = JGB_LIMITS_INIT;
    const jgb_item_run runs[2] = {{{0, 0}, 10}, {{0, 10}, 1}};
    const uint32_t traits[2] = {JGB_TRAITS_SELECT(JGB_TRAIT_NO), JGB_TRAITS_SELECT(JGB_TRAIT_ASK)};
    const uint32_t odd[2] = {0, JGB_TRAITS_SELECTION_FOLLOWS_FOCUS(JGB_TRAIT_ASK)};
    const jgb_index_path first = {0, 4}, wrong = {1, 0};
    const jgb_item_run far = {{0, 999}, 2};
    jgb_item_run single = {{0, 0}, 1};
    uint32_t answer = 7, i;
    jgb_status refused = JGB_OK;

    CHECK(traits_of(view, 3) == STANDARD_TRAITS);
    CHECK(jgb_view_set_item_traits(view, runs, traits, 2) == JGB_OK);
    CHECK(selects(view, 9) == JGB_TRAIT_NO && selects(view, 10) == JGB_TRAIT_ASK);
    CHECK(selects(view, 11) == JGB_TRAIT_YES);
    CHECK(traits_of(view, 9) & JGB_TRAITS_CAN_EDIT);
    CHECK((traits_of(view, 9) >> 6 & 3) == JGB_TRAIT_NO); /* no focus, as it is not selected */

    CHECK(jgb_view_insert_items(view, first, 5, NULL, NULL) == JGB_OK);
    CHECK(selects(view, 3) == JGB_TRAIT_NO && selects(view, 4) == JGB_TRAIT_YES);
    CHECK(selects(view, 14) == JGB_TRAIT_NO && selects(view, 15) == JGB_TRAIT_ASK);

    CHECK(jgb_view_set_section_traits(view, 0, 1, JGB_TRAITS_SELECT(JGB_TRAIT_ASK)) == JGB_OK);
    CHECK(selects(view, 4) == JGB_TRAIT_ASK && selects(view, 3) == JGB_TRAIT_NO);
    CHECK(jgb_view_set_default_traits(view, JGB_TRAITS_SELECT(JGB_TRAIT_NO)) == JGB_OK);
    CHECK(jgb_view_set_section_traits(view, 0, 2, 0) == JGB_OK);
    CHECK(selects(view, 4) == JGB_TRAIT_NO);

    CHECK(jgb_view_set_item_traits(view, runs, odd, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_traits(view, NULL, traits, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_traits(view, runs, NULL, 2) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_item_traits(view, NULL, NULL, 0) == JGB_OK);
    CHECK(jgb_view_set_item_traits(view, &far, traits, 1) == JGB_OK);
    single = far;
    single.index_path.item = 1004;
    CHECK(jgb_view_set_item_traits(view, &single, traits, 1) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_default_traits(view, odd[1]) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_set_section_traits(view, 1, 2, 0) == JGB_INVALID_INDEX_PATH);
    CHECK(jgb_view_set_section_traits(view, 1, (size_t)-1, 0) == JGB_INVALID_ARGUMENT);
    CHECK(jgb_view_traits_of_item(view, wrong, &answer) == JGB_INVALID_INDEX_PATH && answer == 7);
    CHECK(jgb_view_traits_of_item(view, first, NULL) == JGB_INVALID_ARGUMENT);
    jgb_view_destroy(view);

    /* Traits count against the limit on bytes. */
    limits.data_bytes = 2048;
    single.count = 1;
    view = make_view(&limits);
    for (i = 0; i < 1000; i++) {
        /* Each item has other traits than those before. */
        const uint32_t own = i * 0x2545 & 0xffff;
        single.index_path.item = i;
        refused = jgb_view_set_item_traits(view, &single, &own, 1);
        if (refused != JGB_OK)
            break;
    }
    CHECK(refused == JGB_RESOURCE_EXHAUSTED && i > 2);
    CHECK(traits_of(view, i) == STANDARD_TRAITS);
    jgb_view_destroy(view);
    return check_result("traits");
}
