import CMessages
import CollectionCore

extension LayoutNode {
    init(_ message: UnsafePointer<LayoutNodeMessage>) throws(Status) {
        let message = unsafe message.pointee
        self.init(
            parent: unsafe message.parent,
            kind: try unsafe .known(message.kind.rawValue, "kind"),
            size: try unsafe LayoutSize(message.size))
        count = unsafe message.count
        interItemSpacing = unsafe LayoutSpacing(message.inter_item_spacing)
        contentInsets = unsafe EdgeInsets(message.content_insets)
        if let edges = unsafe message.edge_spacing {
            edgeSpacing = unsafe LayoutEdgeSpacing(edges.pointee)
        }
        unsafe reuseIdentifier.rawValue = message.reuse_identifier
        let list = unsafe messages(message.supplementary_items, message.n_supplementary_items)
        for index in unsafe list.indices {
            supplementaryItems.append(
                try unsafe LayoutSupplementaryItem(list[index]))
        }
        if let frame = unsafe message.frame { self.frame = unsafe Rect(frame) }
        zIndex = unsafe message.z_index
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutNodeMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_node__init)
        unsafe message.pointee.parent = parent
        unsafe message.pointee.kind = Jogakbo__V1__LayoutNodeKind(kind.rawValue)
        unsafe message.pointee.size = size.message(in: arena)
        unsafe message.pointee.count = count
        unsafe message.pointee.inter_item_spacing = interItemSpacing.message(in: arena)
        if contentInsets != .zero {
            unsafe message.pointee.content_insets = contentInsets.message(in: arena)
        }
        if edgeSpacing != LayoutEdgeSpacing() {
            unsafe message.pointee.edge_spacing = edgeSpacing.message(in: arena)
        }
        unsafe message.pointee.reuse_identifier = reuseIdentifier.rawValue
        unsafe message.pointee.n_supplementary_items = supplementaryItems.count
        unsafe message.pointee.supplementary_items =
            arena.list(supplementaryItems) { unsafe $0.message(in: arena) }
        if frame != .zero { unsafe message.pointee.frame = frame.message(in: arena) }
        unsafe message.pointee.z_index = zIndex
        return unsafe message
    }
}

extension LayoutSupplementaryItem {
    fileprivate init(
        _ message: UnsafePointer<LayoutSupplementaryItemMessage>
    ) throws(Status) {
        let message = unsafe message.pointee
        self.init(
            kind: ElementKind(rawValue: unsafe message.kind),
            size: try unsafe LayoutSize(message.size),
            containerAnchor: unsafe LayoutAnchor(message.container_anchor))
        unsafe reuseIdentifier.rawValue = message.reuse_identifier
        if unsafe message.item_anchor != nil {
            itemAnchor = unsafe LayoutAnchor(message.item_anchor)
        }
        zIndex = unsafe message.z_index
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutSupplementaryItemMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_supplementary_item__init)
        unsafe message.pointee.kind = kind.rawValue
        unsafe message.pointee.reuse_identifier = reuseIdentifier.rawValue
        unsafe message.pointee.size = size.message(in: arena)
        unsafe message.pointee.container_anchor = containerAnchor.message(in: arena)
        unsafe message.pointee.item_anchor = itemAnchor?.message(in: arena)
        unsafe message.pointee.z_index = zIndex
        return unsafe message
    }
}

extension LayoutAnchor {
    /// Nil is the middle.
    fileprivate init(_ message: UnsafePointer<LayoutAnchorMessage>?) {
        self.init(edges: [])
        guard let message = unsafe message?.pointee else { return }
        edges = Edges(rawValue: unsafe message.edges)
        offset = unsafe Point(message.offset)
        isOffsetFractional = unsafe message.is_offset_fractional != 0
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutAnchorMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_anchor__init)
        unsafe message.pointee.edges = edges.rawValue
        unsafe message.pointee.offset = offset.message(in: arena)
        unsafe message.pointee.is_offset_fractional = isOffsetFractional ? 1 : 0
        return unsafe message
    }
}
