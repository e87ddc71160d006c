import CJogakbo
import CollectionCore

extension FlowLayout {
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration, or a size
    ///   that its metrics cannot have.
    init(_ layout: jgb_flow_layout) throws(CollectionError) {
        try checkStructSize(
            layout.section_metrics.struct_size,
            atLeast: MemoryLayout<jgb_section_metrics>.size, "metrics")
        self.init()
        scrollDirection = try known(layout.scroll_direction.rawValue, "scroll_direction")
        sectionMetrics = SectionMetrics(layout.section_metrics)
        sectionHeadersPinToVisibleBounds = layout.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds = layout.section_footers_pin_to_visible_bounds != 0
        lineAlignment = try known(layout.line_alignment.rawValue, "line_alignment")
        lastLineAlignment = try known(
            layout.last_line_alignment.rawValue, "last_line_alignment")
        sectionInsetReference = try known(
            layout.section_inset_reference.rawValue, "section_inset_reference")
        flipsHorizontallyInOppositeLayoutDirection =
            layout.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = layout.pixel_scale
        lineBreakTolerance = layout.line_break_tolerance
    }
}
