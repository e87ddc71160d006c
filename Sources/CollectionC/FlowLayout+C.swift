import CJogakbo
import CollectionCore

extension FlowLayout {
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration, or a size
    ///   that its metrics cannot have.
    init(_ layout: jgb_flow_layout) throws(CollectionError) {
        self.init()
        scrollDirection = unsafe try known(layout.scroll_direction.rawValue, "scroll_direction")
        sectionMetrics = unsafe try SectionMetrics(layout.section_metrics)
        sectionHeadersPinToVisibleBounds = unsafe layout.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds = unsafe layout.section_footers_pin_to_visible_bounds != 0
        lineAlignment = unsafe try known(layout.line_alignment.rawValue, "line_alignment")
        lastLineAlignment = unsafe try known(
            layout.last_line_alignment.rawValue, "last_line_alignment")
        sectionInsetReference = unsafe try known(
            layout.section_inset_reference.rawValue, "section_inset_reference")
        flipsHorizontallyInOppositeLayoutDirection =
            unsafe layout.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = unsafe layout.pixel_scale
        lineBreakTolerance = unsafe layout.line_break_tolerance
    }
}
