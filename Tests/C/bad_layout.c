/* Bad environments, layouts and bounds. */
#include "refuse.h"
#include <math.h>

typedef struct field {
    const char *name;
    size_t offset;
    int may_be_negative;
} field;

#define FIELD(type, name, path) {name, offsetof(type, path), 0}
#define SIGNED_FIELD(type, name, path) {name, offsetof(type, path), 1}

static void set(void *object, field where, double value)
{
    memcpy((char *)object + where.offset, &value, sizeof value);
}

static void bad_environment(jgb_view *view)
{
    static const field fields[] = {
        SIGNED_FIELD(jgb_environment, "content_inset", content_inset.top),
        SIGNED_FIELD(jgb_environment, "content_inset", content_inset.right),
        SIGNED_FIELD(jgb_environment, "safe_area_insets", safe_area_insets.left),
        SIGNED_FIELD(jgb_environment, "safe_area_insets", safe_area_insets.bottom),
        SIGNED_FIELD(jgb_environment, "layout_margins", layout_margins.top),
        FIELD(jgb_environment, "readable_content_insets", readable_content_insets.left),
    };
    static const double values[] = {NAN, INFINITY, -INFINITY, 1e300};
    const jgb_environment good = JGB_ENVIRONMENT_INIT;
    jgb_environment bad;
    size_t i, j;
    INVALID(view, "environment", jgb_view_set_environment(view, NULL));
    for (i = 0; i < sizeof fields / sizeof *fields; i++)
        for (j = 0; j < sizeof values / sizeof *values; j++) {
            bad = good;
            set(&bad, fields[i], values[j]);
            INVALID(view, fields[i].name, jgb_view_set_environment(view, &bad));
        }
    bad = good;
    bad.layout_direction = (jgb_layout_direction)2;
    INVALID(view, "layout_direction", jgb_view_set_environment(view, &bad));
    bad = good;
    bad.struct_size = offsetof(jgb_environment, readable_content_insets);
    INVALID(view, "struct_size", jgb_view_set_environment(view, &bad));
    bad.struct_size = SIZE_MAX;
    INVALID(view, "struct_size", jgb_view_set_environment(view, &bad));
}

static void bad_layout_lengths(jgb_view *view)
{
    static const field fields[] = {
        FIELD(jgb_flow_layout, "pixel_scale", pixel_scale),
        FIELD(jgb_flow_layout, "line_break_tolerance", line_break_tolerance),
    };
    static const field metrics_fields[] = {
        FIELD(jgb_section_metrics, "item_size", item_size.width),
        FIELD(jgb_section_metrics, "item_size", item_size.height),
        FIELD(jgb_section_metrics, "estimated_item_size", estimated_item_size.width),
        FIELD(jgb_section_metrics, "estimated_item_size", estimated_item_size.height),
        SIGNED_FIELD(jgb_section_metrics, "section_inset", section_inset.top),
        SIGNED_FIELD(jgb_section_metrics, "section_inset", section_inset.right),
        FIELD(jgb_section_metrics, "minimum_line_spacing", minimum_line_spacing),
        FIELD(jgb_section_metrics, "minimum_interitem_spacing", minimum_interitem_spacing),
        FIELD(jgb_section_metrics, "header_reference_size", header_reference_size.height),
        FIELD(jgb_section_metrics, "footer_reference_size", footer_reference_size.width),
    };
    static const double values[] = {NAN, INFINITY, -INFINITY, 1e300, -1};
    const jgb_flow_layout good = JGB_FLOW_LAYOUT_INIT;
    const jgb_section_metrics good_metrics = JGB_SECTION_METRICS_INIT;
    jgb_flow_layout bad;
    jgb_section_metrics metrics;
    size_t i, j;
    for (j = 0; j < sizeof values / sizeof *values; j++) {
        for (i = 0; i < sizeof fields / sizeof *fields; i++) {
            bad = good;
            set(&bad, fields[i], values[j]);
            INVALID(view, fields[i].name, jgb_view_set_flow_layout(view, &bad));
        }
        for (i = 0; i < sizeof metrics_fields / sizeof *metrics_fields; i++) {
            if (values[j] == -1 && metrics_fields[i].may_be_negative)
                continue;
            bad = good;
            metrics = good_metrics;
            bad.section_metrics = &metrics;
            set(&metrics, metrics_fields[i], values[j]);
            INVALID(view, metrics_fields[i].name, jgb_view_set_flow_layout(view, &bad));
        }
    }
}

static void bad_layout(jgb_view *view)
{
    const jgb_flow_layout good = JGB_FLOW_LAYOUT_INIT;
    const jgb_section_metrics good_metrics = JGB_SECTION_METRICS_INIT;
    jgb_flow_layout bad = good;
    jgb_section_metrics bad_metrics = good_metrics;
    bad_layout_lengths(view);
    bad.scroll_direction = (jgb_axis)2;
    INVALID(view, "scroll_direction", jgb_view_set_flow_layout(view, &bad));
    bad = good;
    bad.line_alignment = (jgb_line_alignment)4;
    INVALID(view, "line_alignment", jgb_view_set_flow_layout(view, &bad));
    bad = good;
    bad.last_line_alignment = (jgb_last_line_alignment)6;
    INVALID(view, "last_line_alignment", jgb_view_set_flow_layout(view, &bad));
    bad = good;
    bad.section_inset_reference = (jgb_section_inset_reference)3;
    INVALID(view, "section_inset_reference", jgb_view_set_flow_layout(view, &bad));
    bad = good;
    bad.struct_size = 0;
    INVALID(view, "struct_size", jgb_view_set_flow_layout(view, &bad));
    bad = good;
    bad.section_metrics = &bad_metrics;
    bad_metrics.struct_size = 8;
    INVALID(view, "struct_size", jgb_view_set_flow_layout(view, &bad));
    bad_metrics = good_metrics;
    bad_metrics.item_reuse_identifier = 9;
    INVALID(view, "reuse identifier 9", jgb_view_set_flow_layout(view, &bad));
    bad_metrics = good_metrics;
    /* Registered, but for cells. */
    bad_metrics.header_reuse_identifier = 1;
    INVALID(view, "reuse identifier 1", jgb_view_set_flow_layout(view, &bad));
}

static void bad_rectangles(jgb_view *view)
{
    static const double values[] = {NAN, INFINITY, -INFINITY};
    size_t field, i;
    for (field = 0; field < 4; field++)
        for (i = 0; i < 4; i++) {
            jgb_rect bad = {0, 0, 400, 800};
            jgb_display_frame_request request = request_at(0);
            double value = i < 3 ? values[i] : -1;
            if (value == -1 && field < 2)
                continue;
            memcpy((char *)&bad + field * sizeof value, &value, sizeof value);
            request.bounds = bad;
            request.time_ns = UINT64_MAX;
            INVALID(view, "bounds", jgb_view_set_bounds(view, bad));
            INVALID(view, "bounds", jgb_view_display_frame(view, &request, &out.frame));
            INVALID(view, "rect",
                    jgb_view_layout_attributes_for_elements_in_rect(
                        view, bad, &out.attribute_list, &out.count));
        }
}

/* A host that was built with a later header passes larger structs. */
static void larger_structs(jgb_view *view)
{
    struct {
        jgb_flow_layout layout;
        double unknown[4];
    } later = {JGB_FLOW_LAYOUT_INIT, {NAN, NAN, NAN, NAN}};
    jgb_section_metrics metrics = JGB_SECTION_METRICS_INIT;
    jgb_size size;
    later.layout.struct_size = sizeof later;
    later.layout.section_metrics = &metrics;
    metrics.item_size.height = 70;
    metrics.item_size.width = 400;
    metrics.minimum_line_spacing = 0;
    CHECK(jgb_view_set_flow_layout(view, &later.layout) == JGB_OK);
    CHECK(jgb_view_content_size(view, &size) == JGB_OK);
    CHECK(size.height == 70000);
}

int main(void)
{
    jgb_view *view = make_view(NULL);
    bad_environment(view);
    bad_layout(view);
    bad_rectangles(view);
    larger_structs(view);
    jgb_view_destroy(view);
    return check_result("bad_layout");
}
