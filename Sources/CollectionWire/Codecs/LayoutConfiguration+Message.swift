package import CMessages
package import CollectionCore

extension LayoutConfiguration: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutConfiguration> {
        unsafe jogakbo__v1__layout_configuration__init
    }
    package static var blank: LayoutConfiguration { LayoutConfiguration() }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutConfiguration, with coder: inout FieldCoder
    ) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
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
        unsafe coder.code(&m.section_metrics, &sectionMetrics)
    }
}

extension Lanes: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__Lanes> { unsafe jogakbo__v1__lanes__init }
    package static var blank: Lanes { .adaptive(minimumLength: 0) }

    package mutating func code(_ m: inout Jogakbo__V1__Lanes, with coder: inout FieldCoder) {
        var (count, minimumLength): (UInt32, Double) =
            switch self {
            case .fixed(let count): (count, 0)
            case .adaptive(let minimumLength): (0, minimumLength)
            }
        coder.code(&m.count, &count)
        coder.code(&m.minimum_length, &minimumLength)
        self = count == 0 ? .adaptive(minimumLength: minimumLength) : .fixed(count)
    }
}
