package import CMessages
package import CollectionCore

extension ExplicitLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__ExplicitLayout> {
        unsafe jogakbo__v1__explicit_layout__init
    }
    package static var blank: ExplicitLayout { ExplicitLayout() }

    package mutating func code(
        _ m: inout Jogakbo__V1__ExplicitLayout, with coder: inout FieldCoder
    ) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
        unsafe coder.code(&m.content_size, &contentSize)
        coder.code(&m.fault_policy, &faultPolicy, "fault_policy")
        coder.code(
            &m.flips_horizontally_in_opposite_layout_direction,
            &flipsHorizontallyInOppositeLayoutDirection)
        coder.code(&m.pixel_scale, &pixelScale)
    }
}
