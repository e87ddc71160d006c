/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Data: the sections and items of a view.
 *
 * A host supplies the data in one of three ways. jgb_view_set_items(), the
 * simplest, supplies one section. jgb_view_set_data() supplies any number of
 * sections as columns: arrays with one entry for each item. A data source
 * supplies the data through callbacks: jgb_view_set_data_source(). (Snapshots,
 * in snapshot.h, supply sections and items with identifiers.) update.h changes
 * data that a view has.
 */
#ifndef JOGAKBO_DATA_H
#define JOGAKBO_DATA_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Replaces all data by one section of `count` items. `widths` and `heights` are
 * the items' sizes in points, `count` entries each. If a column is NULL, items
 * have the layout's item size along that axis. The view copies the columns, and
 * drops a data source set earlier.
 * Errors: as jgb_view_set_data(). Cost: O(count) with columns, otherwise O(1).
 */
jgb_status jgb_view_set_items(jgb_view *view, uint32_t count, const float *widths,
                              const float *heights);

/* The metrics of a section: sizes, insets and spacings in points, and default
 * reuse identifiers. JGB_SECTION_METRICS_INIT is UIKit's default: items of 50 x
 * 50 points, spacings of 10, no insets, no header, no footer. */
typedef struct jgb_section_metrics {
    size_t struct_size;
    jgb_size item_size; /* for items without a size of their own */
    /* Zero: sizes are final. Not zero: items without a size of their own begin
     * with this size, and are marked JGB_ELEMENT_ESTIMATED. */
    jgb_size estimated_item_size;
    jgb_edge_insets section_inset; /* headers and footers ignore it */
    double minimum_line_spacing;
    double minimum_interitem_spacing;
    /* The length along the scroll direction counts, the other one is ignored.
     * 0: the section has no header, or no footer. */
    jgb_size header_reference_size;
    jgb_size footer_reference_size;
    uint32_t items_fill_line; /* not 0: each item fills a line of its own */
    uint32_t header_reuse_identifier;
    uint32_t footer_reuse_identifier;
    uint32_t item_reuse_identifier; /* for items without one of their own */
    /* The level of the header, 0 to 7. The parent of a section is the nearest
     * section before it with a lower level. A pinned header stands below the
     * pinned headers of its section's parent, of that section's parent, and so
     * on. */
    uint32_t header_level;
    uint32_t reserved; /* 0 */
    /* Not 0: the length of the header, or of the footer, is an estimate. The view is
     * marked JGB_ELEMENT_ESTIMATED until the host sends its preferred size. Ignored
     * by compositional layouts, whose dimensions say so. */
    uint32_t is_header_size_estimated;
    uint32_t is_footer_size_estimated;
} jgb_section_metrics;
#define JGB_SECTION_METRICS_INIT \
    { sizeof(jgb_section_metrics), { 50, 50 }, { 0, 0 }, { 0, 0, 0, 0 }, 10, 10, \
      { 0, 0 }, { 0, 0 }, 0, 0, 0, 0, 0, 0, 0, 0 }
void jgb_section_metrics_init(jgb_section_metrics *out_metrics, size_t struct_size);

/* Flags of jgb_data_source_chunk. jgb_item_content takes the second flag only. */
#define JGB_CHUNK_CONTINUES_SECTION 1u   /* the first section is not new */
#define JGB_CHUNK_SIZES_ARE_ESTIMATES 2u /* the host will measure items  */

/* Makes the span of an item: the number of lanes of a grid or waterfall that
 * the item takes across, and the number of rows of a grid along, 1 to 1024
 * each. */
#define JGB_SPAN(across, along) ((uint32_t)(along) << 16 | (uint32_t)(across))

/*
 * A chunk of data: sections and their items, as columns. Entry i of a column
 * describes section i or item i of the chunk. The items of a section follow the
 * items of the section before it. A column that is NULL gives all entries the
 * default.
 *
 * With JGB_CHUNK_CONTINUES_SECTION the first section of the chunk continues the
 * last section of the chunk before: its items are appended to that section, and
 * its entry in `section_metrics` is ignored.
 */
typedef struct jgb_data_source_chunk {
    size_t struct_size;
    size_t section_count;
    const uint32_t *item_counts;     /* section_count entries; never NULL    */
    const uint32_t *section_metrics; /* 0: the layout's; else 1 + index      */
    size_t item_count;               /* the sum of item_counts               */
    const float *widths;             /* item_count entries; points; NULL:    */
    const float *heights;            /* the metrics' item size               */
    const uint32_t *reuse_identifiers; /* NULL: the metrics'                 */
    uint32_t flags;                  /* JGB_CHUNK_...                        */
    uint32_t reserved;
    const uint32_t *spans;           /* NULL: JGB_SPAN(1, 1) for all         */
} jgb_data_source_chunk;
#define JGB_DATA_SOURCE_CHUNK_INIT \
    { sizeof(jgb_data_source_chunk), 0, NULL, NULL, 0, NULL, NULL, NULL, 0, 0, NULL }
void jgb_data_source_chunk_init(jgb_data_source_chunk *out_chunk, size_t struct_size);

/*
 * Replaces all data by the sections of the chunks, in order, and drops a data
 * source set earlier. The section_metrics columns refer to the entries of
 * `metrics`. The view copies the columns. All visible elements get new
 * bindings.
 * Errors: JGB_INVALID_ARGUMENT (the message names the column and the first
 * invalid entry), JGB_RESOURCE_EXHAUSTED, JGB_WRONG_STATE if a batch is open.
 * Cost: O(items that have columns + sections).
 */
jgb_status jgb_view_set_data(jgb_view *view, const jgb_section_metrics *metrics,
                             size_t metrics_count, const jgb_data_source_chunk *chunks,
                             size_t chunk_count);

/* Returns the number of sections of a view's data. */
jgb_status jgb_view_number_of_sections(jgb_view *view, size_t *out_count);

/* Returns the number of items in a section of a view's data.
 * Errors: JGB_INVALID_INDEX_PATH. */
jgb_status jgb_view_number_of_items(jgb_view *view, uint32_t section, size_t *out_count);

/*
 * The content of items, for calls that name the items themselves: columns of
 * sizes, reuse identifiers and spans. Each column has one entry for each item
 * of the call. A column that is NULL gives all items the default of their
 * section's metrics.
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
 * A data source: callbacks that supply the data. The view calls
 * number_of_sections() and number_of_items(), which must not be NULL, when the
 * data is loaded, and the other callbacks section by section when layout first
 * needs them. An update calls both count callbacks for all sections, then
 * section_metrics() for the sections and items() for the items that the update
 * brings, at their index paths after the update. A callback must not call a
 * function with the same view; such a call fails with JGB_BUSY.
 */
typedef struct jgb_data_source {
    size_t struct_size;
    void *context; /* the last argument of each callback */
    uint32_t (*number_of_sections)(void *context);
    uint32_t (*number_of_items)(uint32_t section, void *context);
    /* Changes *inout_metrics, which holds the layout's metrics on entry, into
     * the section's metrics. NULL: all sections have the layout's metrics. */
    void (*section_metrics)(uint32_t section, jgb_section_metrics *inout_metrics,
                            void *context);
    /*
     * Writes `count` entries into each column, for the items from `first` on.
     * On entry the columns hold the defaults of the section's metrics: the
     * estimated item size, or the item size if there is no estimate; the reuse
     * identifier. An item whose size the callback leaves unchanged has no size
     * of its own. NULL: all items have the defaults of their section's metrics.
     */
    void (*items)(uint32_t section, uint32_t first, uint32_t count, float *widths,
                  float *heights, uint32_t *reuse_identifiers, void *context);
    /* Writes `count` spans, for the items from `first` on. On entry each entry
     * is JGB_SPAN(1, 1). The view calls spans() right after items(), for the
     * same items. NULL: all spans are JGB_SPAN(1, 1). */
    void (*spans)(uint32_t section, uint32_t first, uint32_t count, uint32_t *spans,
                  void *context);
} jgb_data_source;
#define JGB_DATA_SOURCE_INIT \
    { sizeof(jgb_data_source), NULL, NULL, NULL, NULL, NULL, NULL }
void jgb_data_source_init(jgb_data_source *out_data_source, size_t struct_size);

/*
 * Replaces all data by the data of a data source. This call asks for the
 * counts. A later call that needs the layout asks for the rest, and can then
 * fail as jgb_view_set_data() does. The context must live until the data is
 * replaced or the view is destroyed.
 * Errors: as jgb_view_set_data().
 */
jgb_status jgb_view_set_data_source(jgb_view *view, const jgb_data_source *data_source);

/* Asks the data source for all data again, as jgb_view_set_data_source() does.
 * Errors: JGB_NOT_FOUND if no data source is set; JGB_WRONG_STATE if a batch is
 * open. */
jgb_status jgb_view_reload_data(jgb_view *view);

#ifdef __cplusplus
}
#endif
#endif
