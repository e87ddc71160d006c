import CMessages
import CollectionCore

extension LayoutConfiguration {
    /// What was left out has its default.
    init(_ message: UnsafePointer<LayoutConfigurationMessage>?) throws(Status) {
        self.init()
        guard let message = unsafe message?.pointee else { return }
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        unsafe sectionInsetReference = try .known(
            message.section_inset_reference.rawValue, "section_inset_reference")
        sectionHeadersPinToVisibleBounds =
            unsafe message.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds =
            unsafe message.section_footers_pin_to_visible_bounds != 0
        flipsHorizontallyInOppositeLayoutDirection =
            unsafe message.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = unsafe message.pixel_scale
        sectionMetrics = unsafe SectionMetrics(message.section_metrics)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutConfigurationMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_configuration__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.section_inset_reference = Jogakbo__V1__SectionInsetReference(
            sectionInsetReference.rawValue)
        unsafe message.pointee.section_headers_pin_to_visible_bounds =
            sectionHeadersPinToVisibleBounds ? 1 : 0
        unsafe message.pointee.section_footers_pin_to_visible_bounds =
            sectionFootersPinToVisibleBounds ? 1 : 0
        unsafe message.pointee.flips_horizontally_in_opposite_layout_direction =
            flipsHorizontallyInOppositeLayoutDirection ? 1 : 0
        unsafe message.pointee.pixel_scale = pixelScale
        unsafe message.pointee.section_metrics = sectionMetrics.message(in: arena)
        return unsafe message
    }
}

extension Lanes {
    init(_ message: UnsafePointer<LanesMessage>) {
        let message = unsafe message.pointee
        self =
            unsafe message.count == 0
            ? .adaptive(minimumLength: message.minimum_length) : .fixed(message.count)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LanesMessage> {
        let message = unsafe arena.make(jogakbo__v1__lanes__init)
        switch self {
        case .fixed(let count): unsafe message.pointee.count = count
        case .adaptive(let least): unsafe message.pointee.minimum_length = least
        }
        return unsafe message
    }
}
