import CMessages
import CollectionCore

extension Environment {
    init(_ message: UnsafePointer<EnvironmentMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init()
        contentInset = unsafe EdgeInsets(message.content_inset)
        safeAreaInsets = unsafe EdgeInsets(message.safe_area_insets)
        layoutMargins = unsafe EdgeInsets(message.layout_margins)
        readableContentInsets = unsafe EdgeInsets(message.readable_content_insets)
        unsafe layoutDirection = try .known(message.layout_direction.rawValue, "layout_direction")
        reducesMotion = unsafe message.reduces_motion != 0
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<EnvironmentMessage> {
        let message = unsafe arena.make(jogakbo__v1__environment__init)
        unsafe message.pointee.content_inset = contentInset.message(in: arena)
        unsafe message.pointee.safe_area_insets = safeAreaInsets.message(in: arena)
        unsafe message.pointee.layout_margins = layoutMargins.message(in: arena)
        if readableContentInsets != .zero {
            unsafe message.pointee.readable_content_insets =
                readableContentInsets.message(in: arena)
        }
        unsafe message.pointee.layout_direction = Jogakbo__V1__LayoutDirection(
            layoutDirection.rawValue)
        unsafe message.pointee.reduces_motion = reducesMotion ? 1 : 0
        return unsafe message
    }
}
