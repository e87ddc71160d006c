import CMessages
import CollectionCore

// A message that was left out is zero, as proto3 has it for every field.

extension Point {
    init(_ message: UnsafePointer<PointMessage>?) {
        guard let message = unsafe message else {
            self = .zero
            return
        }
        unsafe self.init(x: message.pointee.x, y: message.pointee.y)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<PointMessage> {
        let message = unsafe arena.make(jogakbo__v1__point__init)
        unsafe message.pointee.x = x
        unsafe message.pointee.y = y
        return unsafe message
    }
}

extension Size {
    init(_ message: UnsafePointer<SizeMessage>?) {
        guard let message = unsafe message else {
            self = .zero
            return
        }
        unsafe self.init(width: message.pointee.width, height: message.pointee.height)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<SizeMessage> {
        let message = unsafe arena.make(jogakbo__v1__size__init)
        unsafe message.pointee.width = width
        unsafe message.pointee.height = height
        return unsafe message
    }
}

extension Rect {
    init(_ message: UnsafePointer<RectMessage>?) {
        guard let rect = unsafe message?.pointee else {
            self = .zero
            return
        }
        unsafe self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<RectMessage> {
        let message = unsafe arena.make(jogakbo__v1__rect__init)
        unsafe message.pointee.x = x
        unsafe message.pointee.y = y
        unsafe message.pointee.width = width
        unsafe message.pointee.height = height
        return unsafe message
    }
}

extension EdgeInsets {
    init(_ message: UnsafePointer<EdgeInsetsMessage>?) {
        guard let insets = unsafe message?.pointee else {
            self = .zero
            return
        }
        unsafe self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<EdgeInsetsMessage> {
        let message = unsafe arena.make(jogakbo__v1__edge_insets__init)
        unsafe message.pointee.top = top
        unsafe message.pointee.left = left
        unsafe message.pointee.bottom = bottom
        unsafe message.pointee.right = right
        return unsafe message
    }
}
