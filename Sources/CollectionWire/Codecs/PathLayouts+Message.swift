package import CMessages
package import CollectionCore

// A scroll direction that is left out is vertical.

extension CarouselLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__CarouselLayout> {
        unsafe jogakbo__v1__carousel_layout__init
    }
    package static var blank: CarouselLayout { CarouselLayout() }

    package mutating func code(
        _ m: inout Jogakbo__V1__CarouselLayout, with coder: inout FieldCoder
    ) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
        coder.code(&m.item_reuse_identifier, &itemReuseIdentifier.rawValue)
        unsafe coder.code(&m.item_size, &itemSize)
        coder.code(&m.spacing, &spacing)
        unsafe coder.code(&m.rotation, &rotation)
        unsafe coder.code(&m.perspective, &perspective)
        unsafe coder.code(&m.scale, &scale)
        unsafe coder.code(&m.alpha, &alpha)
    }
}

extension StackLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__StackLayout> {
        unsafe jogakbo__v1__stack_layout__init
    }
    package static var blank: StackLayout { StackLayout() }

    package mutating func code(_ m: inout Jogakbo__V1__StackLayout, with coder: inout FieldCoder) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
        coder.code(&m.item_reuse_identifier, &itemReuseIdentifier.rawValue)
        unsafe coder.code(&m.item_size, &itemSize)
        coder.code(&m.visible_count, &visibleCount)
        unsafe coder.code(&m.offset, &offset)
        unsafe coder.code(&m.scale, &scale)
    }
}

extension CircleLayout: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__CircleLayout> {
        unsafe jogakbo__v1__circle_layout__init
    }
    package static var blank: CircleLayout { CircleLayout() }

    package mutating func code(_ m: inout Jogakbo__V1__CircleLayout, with coder: inout FieldCoder) {
        coder.code(&m.scroll_direction, &scrollDirection, "scroll_direction")
        coder.code(&m.item_reuse_identifier, &itemReuseIdentifier.rawValue)
        unsafe coder.code(&m.item_size, &itemSize)
        coder.code(&m.radius, &radius)
        unsafe coder.code(&m.start_angle, &startAngle)
        unsafe coder.code(&m.sweep_angle, &sweepAngle)
        coder.code(&m.angular_spacing, &angularSpacing)
        coder.code(&m.rotates_items, &rotatesItems)
    }
}
