import CMessages
import CollectionCore

extension FlowLayout {
    /// What was left out has its default.
    init(_ message: UnsafePointer<FlowLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        unsafe lineAlignment = try .known(message.line_alignment.rawValue, "line_alignment")
        unsafe lastLineAlignment = try .known(
            message.last_line_alignment.rawValue, "last_line_alignment")
        unsafe sectionInsetReference = try .known(
            message.section_inset_reference.rawValue, "section_inset_reference")
        sectionHeadersPinToVisibleBounds =
            unsafe message.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds =
            unsafe message.section_footers_pin_to_visible_bounds != 0
        flipsHorizontallyInOppositeLayoutDirection =
            unsafe message.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = unsafe message.pixel_scale
        if let tolerance = unsafe message.line_break_tolerance {
            lineBreakTolerance = unsafe tolerance.pointee.value
        }
        sectionMetrics = unsafe SectionMetrics(message.section_metrics)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<FlowLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__flow_layout__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.line_alignment = Jogakbo__V1__LineAlignment(lineAlignment.rawValue)
        unsafe message.pointee.last_line_alignment = Jogakbo__V1__LastLineAlignment(
            lastLineAlignment.rawValue)
        unsafe message.pointee.section_inset_reference = Jogakbo__V1__SectionInsetReference(
            sectionInsetReference.rawValue)
        unsafe message.pointee.section_headers_pin_to_visible_bounds =
            sectionHeadersPinToVisibleBounds ? 1 : 0
        unsafe message.pointee.section_footers_pin_to_visible_bounds =
            sectionFootersPinToVisibleBounds ? 1 : 0
        unsafe message.pointee.flips_horizontally_in_opposite_layout_direction =
            flipsHorizontallyInOppositeLayoutDirection ? 1 : 0
        unsafe message.pointee.pixel_scale = pixelScale
        unsafe message.pointee.line_break_tolerance = lineBreakTolerance.message(in: arena)
        unsafe message.pointee.section_metrics = sectionMetrics.message(in: arena)
        return unsafe message
    }
}
