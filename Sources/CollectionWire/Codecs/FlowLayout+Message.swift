package import CMessages
package import CollectionCore

extension FlowLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__FlowLayout> {
        unsafe jogakbo__v1__flow_layout__init
    }
    package static var blank: FlowLayout { FlowLayout() }

    package mutating func code(_ m: inout Jogakbo__V1__FlowLayout, with coder: inout FieldCoder) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
        coder.code(&m.line_alignment, &lineAlignment, "line_alignment")
        coder.code(&m.last_line_alignment, &lastLineAlignment, "last_line_alignment")
        coder.code(
            &m.section_inset_reference, &sectionInsetReference, "section_inset_reference")
        coder.code(
            &m.section_headers_pin_to_visible_bounds, &sectionHeadersPinToVisibleBounds)
        coder.code(
            &m.section_footers_pin_to_visible_bounds, &sectionFootersPinToVisibleBounds)
        coder.code(
            &m.flips_horizontally_in_opposite_layout_direction,
            &flipsHorizontallyInOppositeLayoutDirection)
        coder.code(&m.pixel_scale, &pixelScale)
        unsafe coder.code(&m.line_break_tolerance, &lineBreakTolerance)
        unsafe coder.code(&m.section_metrics, &sectionMetrics)
    }
}
