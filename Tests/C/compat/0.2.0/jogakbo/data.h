/* Data: sections and items, pushed as columns or pulled by callbacks. */
#ifndef JOGAKBO_DATA_H
#define JOGAKBO_DATA_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Replaces all data by one section of `count` items with these sizes, in points:
 * `count` entries in each column. A NULL column: the layout's item size. The
 * columns are copied; a data source set before is forgotten.
 * Errors: as jgb_view_set_data(). Cost: O(count) with columns, else O(1).
 */
jgb_status jgb_view_set_items(jgb_view *view, uint32_t count, const float *widths,
                              const float *heights);

/* The measures of a section in flow layout. The macro gives UIKit's defaults:
 * items of 50 x 50 points, spacings of 10, nothing else. */
typedef struct jgb_section_metrics {
    size_t struct_size;
    jgb_size item_size; /* of items without a size of their own */
    /* Zero: sizes are final. Otherwise items without a size of their own begin
     * with this one, marked JGB_ELEMENT_ESTIMATED. */
    jgb_size estimated_item_size;
    jgb_edge_insets section_inset; /* headers and footers ignore it */
    double minimum_line_spacing;
    double minimum_interitem_spacing;
    /* Only the component along the scroll direction counts; 0: none. */
    jgb_size header_reference_size;
    jgb_size footer_reference_size;
    uint32_t items_fill_line; /* not 0: each item is as long as the line */
    uint32_t header_reuse_identifier;
    uint32_t footer_reuse_identifier;
    uint32_t item_reuse_identifier; /* of items without one of their own */
    /* 0 to 7: a header that pins does so beneath those of lower levels before it. */
    uint32_t header_level;
    uint32_t reserved; /* 0 */
} jgb_section_metrics;
#define JGB_SECTION_METRICS_INIT \
    { sizeof(jgb_section_metrics), { 50, 50 }, { 0, 0 }, { 0, 0, 0, 0 }, 10, 10, \
      { 0, 0 }, { 0, 0 }, 0, 0, 0, 0, 0, 0 }
void jgb_section_metrics_init(jgb_section_metrics *out_metrics, size_t struct_size);

/* Flags of jgb_data_source_chunk; of jgb_item_content only the second. */
#define JGB_CHUNK_CONTINUES_SECTION 1u /* see there                  */
#define JGB_CHUNK_SIZES_ARE_ESTIMATES 2u

/*
 * Sections, and the items in them, as columns. Entry i of a column describes
 * section i or item i of the chunk; a NULL column means the default for all.
 * A chunk's items are those of its sections, one after another.
 *
 * With JGB_CHUNK_CONTINUES_SECTION the first section is no new one: its items
 * follow those of the chunk before (its entry in section_metrics is ignored).
 *
 * Spans are JGB_SPAN(across, along): how many lanes of a grid or waterfall an item
 * takes, and how many rows of a grid, 1 to 1024 each.
 */
#define JGB_SPAN(across, along) ((uint32_t)(along) << 16 | (uint32_t)(across))

typedef struct jgb_data_source_chunk {
    size_t struct_size;
    size_t section_count;
    const uint32_t *item_counts;     /* section_count entries; never NULL    */
    const uint32_t *section_metrics; /* 0: the layout's; else 1 + index      */
    size_t item_count;               /* the sum of item_counts               */
    const float *widths;             /* item_count entries each; NULL: the   */
    const float *heights;            /* metrics' item size                   */
    const uint32_t *reuse_identifiers; /* NULL: the metrics'                 */
    uint32_t flags;                  /* JGB_CHUNK_...                        */
    uint32_t reserved;
    const uint32_t *spans;           /* NULL: JGB_SPAN(1, 1) for all         */
} jgb_data_source_chunk;
#define JGB_DATA_SOURCE_CHUNK_INIT \
    { sizeof(jgb_data_source_chunk), 0, NULL, NULL, 0, NULL, NULL, NULL, 0, 0, NULL }
void jgb_data_source_chunk_init(jgb_data_source_chunk *out_chunk, size_t struct_size);

/*
 * Replaces all data by what the chunks say, in order, and forgets a data
 * source set before. `metrics` is what section_metrics columns refer to. The
 * columns are copied. All visible elements get new bindings.
 * Errors: JGB_INVALID_ARGUMENT (it names the column and the first bad entry),
 * JGB_RESOURCE_EXHAUSTED, JGB_WRONG_STATE while a batch is open.
 * Cost: O(items that have columns + sections).
 */
jgb_status jgb_view_set_data(jgb_view *view, const jgb_section_metrics *metrics,
                             size_t metrics_count, const jgb_data_source_chunk *chunks,
                             size_t chunk_count);

jgb_status jgb_view_number_of_sections(jgb_view *view, size_t *out_count);
jgb_status jgb_view_number_of_items(jgb_view *view, uint32_t section, size_t *out_count);

/*
 * What items of a snapshot show besides their identifiers. Each column has an
 * entry for each identifier of the call; NULL: the metrics' for all.
 */
typedef struct jgb_item_content {
    size_t struct_size;
    const float *widths; /* points */
    const float *heights;
    const uint32_t *reuse_identifiers;
    uint32_t flags; /* JGB_CHUNK_SIZES_ARE_ESTIMATES */
    uint32_t reserved;
    const uint32_t *spans; /* NULL: JGB_SPAN(1, 1) for all */
} jgb_item_content;
#define JGB_ITEM_CONTENT_INIT \
    { sizeof(jgb_item_content), NULL, NULL, NULL, 0, 0, NULL }
void jgb_item_content_init(jgb_item_content *out_content, size_t struct_size);

/*
 * Data by pull. number_of_sections() and number_of_items() are asked when the
 * data is loaded, the others section by section when layout first needs them.
 * An update asks for all counts again, then section_metrics() of the sections
 * and items() of the items that it brings, where they stand afterwards.
 * A callback must not call a function with the same view: that is JGB_BUSY.
 */
typedef struct jgb_data_source {
    size_t struct_size;
    void *context; /* the last argument of each callback */
    uint32_t (*number_of_sections)(void *context);
    uint32_t (*number_of_items)(uint32_t section, void *context);
    /* Fills in *inout_metrics, which holds the layout's; NULL: the layout's. */
    void (*section_metrics)(uint32_t section, jgb_section_metrics *inout_metrics,
                            void *context);
    /* Writes `count` entries from item `first` on into each column. They hold
     * the metrics' on entry: the size, or where there is one the estimated size,
     * and the reuse identifier. An item whose size is left alone has none of its
     * own. NULL: all items are as the metrics say. */
    void (*items)(uint32_t section, uint32_t first, uint32_t count, float *widths,
                  float *heights, uint32_t *reuse_identifiers, void *context);
    /* Writes the spans of the same items, which hold JGB_SPAN(1, 1) on entry;
     * asked right after items(). NULL: they stay so. */
    void (*spans)(uint32_t section, uint32_t first, uint32_t count, uint32_t *spans,
                  void *context);
} jgb_data_source;
#define JGB_DATA_SOURCE_INIT \
    { sizeof(jgb_data_source), NULL, NULL, NULL, NULL, NULL, NULL }
void jgb_data_source_init(jgb_data_source *out_data_source, size_t struct_size);

/*
 * Replaces all data by what the data source says. Counts are asked now; the
 * rest when a later call needs the layout, which then may fail as
 * jgb_view_set_data() does. The context must live until the data is replaced
 * or the view destroyed. JGB_WRONG_STATE: a batch is open.
 */
jgb_status jgb_view_set_data_source(jgb_view *view, const jgb_data_source *data_source);

/* Asks the data source for everything again. JGB_NOT_FOUND: none is set.
 * JGB_WRONG_STATE: a batch is open. */
jgb_status jgb_view_reload_data(jgb_view *view);

#ifdef __cplusplus
}
#endif
#endif
