#include "groups.h"

jgb_layout_node group_node(uint32_t parent, jgb_layout_node_kind kind, double width,
                           jgb_layout_dimension_kind height_kind, double height) {
    jgb_layout_node made = JGB_LAYOUT_NODE_INIT;
    made.parent = parent;
    made.kind = kind;
    made.size.width = (jgb_layout_dimension){ JGB_FRACTIONAL_WIDTH, 0, width };
    made.size.height = (jgb_layout_dimension){ height_kind, 0, height };
    return made;
}

jgb_layout *group_layout(const jgb_layout_node *nodes, size_t count) {
    jgb_compositional_layout compositional = JGB_COMPOSITIONAL_LAYOUT_INIT;
    jgb_layout_section section = JGB_LAYOUT_SECTION_INIT;
    jgb_layout *layout = NULL;
    section.group = nodes;
    section.group_count = count;
    section.inter_group_spacing = 10;
    compositional.sections = &section;
    compositional.section_count = 1;
    CHECK(NULL, jgb_layout_create_compositional(&compositional, &layout));
    return layout;
}

jgb_layout *group_columns(int are_measured) {
    const jgb_layout_dimension_kind group = are_measured ? JGB_ESTIMATED : JGB_ABSOLUTE;
    const jgb_layout_dimension_kind item = are_measured ? JGB_ESTIMATED : JGB_FRACTIONAL_HEIGHT;
    const jgb_layout_node nodes[] = {
        group_node(0, JGB_LAYOUT_HORIZONTAL_GROUP, 1, group, 120),
        group_node(0, JGB_LAYOUT_ITEM, 1.0 / 3, item, are_measured ? 120 : 1),
    };
    return group_layout(nodes, 2);
}
