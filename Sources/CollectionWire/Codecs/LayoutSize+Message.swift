import CMessages
import CollectionCore

extension LayoutSize {
    /// What was left out is no fraction of the width: nothing.
    init(_ message: UnsafePointer<LayoutSizeMessage>?) throws(Status) {
        self.init(
            width: try unsafe LayoutDimension(message?.pointee.width),
            height: try unsafe LayoutDimension(message?.pointee.height))
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutSizeMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_size__init)
        unsafe message.pointee.width = width.message(in: arena)
        unsafe message.pointee.height = height.message(in: arena)
        return unsafe message
    }
}

extension LayoutDimension {
    fileprivate init(_ message: UnsafePointer<LayoutDimensionMessage>?) throws(Status) {
        guard let message = unsafe message?.pointee else {
            self = .fractionalWidth(0)
            return
        }
        let kind: Kind = try unsafe .known(message.kind.rawValue, "kind")
        self.init(kind: kind, value: unsafe message.value)
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutDimensionMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_dimension__init)
        unsafe message.pointee.kind = Jogakbo__V1__LayoutDimensionKind(kind.rawValue)
        unsafe message.pointee.value = value
        return unsafe message
    }
}

extension LayoutSpacing {
    init(_ message: UnsafePointer<LayoutSpacingMessage>?) {
        guard let message = unsafe message?.pointee else {
            self = .none
            return
        }
        let length = unsafe message.length
        self = unsafe message.is_flexible != 0 ? .flexible(length) : .fixed(length)
    }

    /// Nil when there is nothing to say.
    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutSpacingMessage>? {
        if self == .none { return nil }
        let message = unsafe arena.make(jogakbo__v1__layout_spacing__init)
        unsafe message.pointee.length = length
        unsafe message.pointee.is_flexible = isFlexible ? 1 : 0
        return unsafe message
    }
}

extension LayoutEdgeSpacing {
    init(_ message: LayoutEdgeSpacingMessage) {
        self.init(
            leading: unsafe LayoutSpacing(message.leading), top: unsafe LayoutSpacing(message.top),
            trailing: unsafe LayoutSpacing(message.trailing),
            bottom: unsafe LayoutSpacing(message.bottom))
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutEdgeSpacingMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_edge_spacing__init)
        unsafe message.pointee.leading = leading.message(in: arena)
        unsafe message.pointee.top = top.message(in: arena)
        unsafe message.pointee.trailing = trailing.message(in: arena)
        unsafe message.pointee.bottom = bottom.message(in: arena)
        return unsafe message
    }
}
