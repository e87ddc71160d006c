import CMessages
import CollectionCore

extension ExplicitLayout {
    init(_ message: UnsafePointer<ExplicitLayoutMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        unsafe scrollDirection = try .known(message.scroll_direction.rawValue, "scroll_direction")
        if let size = unsafe message.content_size { contentSize = unsafe Size(size) }
        unsafe faultPolicy = try .known(message.fault_policy.rawValue, "fault_policy")
        unsafe flipsHorizontallyInOppositeLayoutDirection =
            message.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = unsafe message.pixel_scale
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<ExplicitLayoutMessage> {
        let message = unsafe arena.make(jogakbo__v1__explicit_layout__init)
        unsafe message.pointee.scroll_direction = Jogakbo__V1__Axis(scrollDirection.rawValue)
        unsafe message.pointee.content_size = contentSize.message(in: arena)
        unsafe message.pointee.fault_policy = Jogakbo__V1__LayoutFaultPolicy(faultPolicy.rawValue)
        unsafe message.pointee.flips_horizontally_in_opposite_layout_direction =
            flipsHorizontallyInOppositeLayoutDirection ? 1 : 0
        unsafe message.pointee.pixel_scale = pixelScale
        return unsafe message
    }
}
