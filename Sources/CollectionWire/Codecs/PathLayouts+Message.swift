import CMessages
import CollectionCore

// What is left out of a message has its default; a direction is vertical then.

extension CarouselLayout {
    init(_ message: UnsafePointer<CarouselLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        unsafe itemReuseIdentifier.rawValue = message.item_reuse_identifier
        if let size = unsafe message.item_size { itemSize = unsafe Size(size) }
        spacing = unsafe message.spacing
        if let value = unsafe message.rotation { rotation = unsafe value.pointee.value }
        if let value = unsafe message.perspective { perspective = unsafe value.pointee.value }
        if let value = unsafe message.scale { scale = unsafe value.pointee.value }
        if let value = unsafe message.alpha { alpha = unsafe value.pointee.value }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<CarouselLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__carousel_layout__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.item_reuse_identifier = itemReuseIdentifier.rawValue
        unsafe message.pointee.item_size = itemSize.message(in: arena)
        unsafe message.pointee.spacing = spacing
        unsafe message.pointee.rotation = rotation.message(in: arena)
        unsafe message.pointee.perspective = perspective.message(in: arena)
        unsafe message.pointee.scale = scale.message(in: arena)
        unsafe message.pointee.alpha = alpha.message(in: arena)
        return unsafe message
    }
}

extension StackLayout {
    init(_ message: UnsafePointer<StackLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        unsafe itemReuseIdentifier.rawValue = message.item_reuse_identifier
        if let size = unsafe message.item_size { itemSize = unsafe Size(size) }
        visibleCount = unsafe message.visible_count
        if let point = unsafe message.offset { offset = unsafe Point(point) }
        if let value = unsafe message.scale { scale = unsafe value.pointee.value }
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<StackLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__stack_layout__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.item_reuse_identifier = itemReuseIdentifier.rawValue
        unsafe message.pointee.item_size = itemSize.message(in: arena)
        unsafe message.pointee.visible_count = visibleCount
        unsafe message.pointee.offset = offset.message(in: arena)
        unsafe message.pointee.scale = scale.message(in: arena)
        return unsafe message
    }
}

extension CircleLayout {
    init(_ message: UnsafePointer<CircleLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        unsafe itemReuseIdentifier.rawValue = message.item_reuse_identifier
        if let size = unsafe message.item_size { itemSize = unsafe Size(size) }
        radius = unsafe message.radius
        if let value = unsafe message.start_angle { startAngle = unsafe value.pointee.value }
        if let value = unsafe message.sweep_angle { sweepAngle = unsafe value.pointee.value }
        angularSpacing = unsafe message.angular_spacing
        rotatesItems = unsafe message.rotates_items != 0
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<CircleLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__circle_layout__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.item_reuse_identifier = itemReuseIdentifier.rawValue
        unsafe message.pointee.item_size = itemSize.message(in: arena)
        unsafe message.pointee.radius = radius
        unsafe message.pointee.start_angle = startAngle.message(in: arena)
        unsafe message.pointee.sweep_angle = sweepAngle.message(in: arena)
        unsafe message.pointee.angular_spacing = angularSpacing
        unsafe message.pointee.rotates_items = rotatesItems ? 1 : 0
        return unsafe message
    }
}
