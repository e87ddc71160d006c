import CMessages
import CollectionCore

extension LayoutSection {
    /// - Throws: Where the nodes are no group.
    init(_ message: UnsafePointer<LayoutSectionMessage>) throws(Status) {
        let message = unsafe message.pointee
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(unsafe message.n_group)
        let group = unsafe messages(message.group, message.n_group)
        for index in unsafe group.indices {
            nodes.append(try unsafe LayoutNode(group[index]))
        }
        do throws(CollectionError) {
            self.init(group: try LayoutGroup(nodes: nodes))
        } catch {
            throw Status(error)
        }
        interGroupSpacing = unsafe message.inter_group_spacing
        contentInsets = unsafe EdgeInsets(message.content_insets)
        boundarySupplementaryItems = try unsafe LayoutBoundarySupplementaryItem.list(
            message.boundary_supplementary_items, message.n_boundary_supplementary_items)
        let decorations = unsafe messages(message.decoration_items, message.n_decoration_items)
        for index in unsafe decorations.indices {
            decorationItems.append(unsafe LayoutDecorationItem(decorations[index]))
        }
        supplementariesFollowContentInsets =
            unsafe message.supplementaries_ignore_content_insets == 0
        contentInsetsReference = try unsafe .known(
            message.content_insets_reference.rawValue, "content_insets_reference")
        supplementaryContentInsetsReference = try unsafe .known(
            message.supplementary_content_insets_reference.rawValue,
            "supplementary_content_insets_reference")
        orthogonalScrollingBehavior = try .known(
            unsafe message.orthogonal_scrolling.rawValue, "orthogonal_scrolling")
    }

    func message(in arena: MessageArena) -> UnsafeMutablePointer<LayoutSectionMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_section__init)
        let nodes = group.nodes
        unsafe message.pointee.n_group = nodes.count
        unsafe message.pointee.group = arena.list(nodes) { unsafe $0.message(in: arena) }
        unsafe message.pointee.inter_group_spacing = interGroupSpacing
        if contentInsets != .zero {
            unsafe message.pointee.content_insets = contentInsets.message(in: arena)
        }
        unsafe message.pointee.n_boundary_supplementary_items = boundarySupplementaryItems.count
        unsafe message.pointee.boundary_supplementary_items =
            arena.list(boundarySupplementaryItems) { unsafe $0.message(in: arena) }
        unsafe message.pointee.n_decoration_items = decorationItems.count
        unsafe message.pointee.decoration_items =
            arena.list(decorationItems) { unsafe $0.message(in: arena) }
        unsafe message.pointee.supplementaries_ignore_content_insets =
            supplementariesFollowContentInsets ? 0 : 1
        unsafe message.pointee.content_insets_reference =
            Jogakbo__V1__ContentInsetsReference(contentInsetsReference.rawValue)
        unsafe message.pointee.supplementary_content_insets_reference =
            Jogakbo__V1__ContentInsetsReference(supplementaryContentInsetsReference.rawValue)
        unsafe message.pointee.orthogonal_scrolling = Jogakbo__V1__OrthogonalScrolling(
            orthogonalScrollingBehavior.rawValue)
        return unsafe message
    }
}

extension LayoutBoundarySupplementaryItem {
    static func list(
        _ start: UnsafeMutablePointer<
            UnsafeMutablePointer<LayoutBoundarySupplementaryItemMessage>?
        >?, _ count: Int
    ) throws(Status) -> [LayoutBoundarySupplementaryItem] {
        let list = unsafe messages(start, count)
        var items: [LayoutBoundarySupplementaryItem] = []
        for index in unsafe list.indices {
            items.append(try unsafe LayoutBoundarySupplementaryItem(list[index]))
        }
        return items
    }

    fileprivate init(
        _ message: UnsafePointer<LayoutBoundarySupplementaryItemMessage>
    ) throws(Status) {
        let message = unsafe message.pointee
        self.init(
            kind: ElementKind(rawValue: unsafe message.kind),
            size: try unsafe LayoutSize(message.size),
            alignment: try unsafe .known(message.alignment.rawValue, "alignment"))
        unsafe reuseIdentifier.rawValue = message.reuse_identifier
        offset = unsafe Point(message.offset)
        extendsBoundary = unsafe message.overlaps_content == 0
        pinToVisibleBounds = unsafe message.pin_to_visible_bounds != 0
        zIndex = unsafe message.z_index
    }

    func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutBoundarySupplementaryItemMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_boundary_supplementary_item__init)
        unsafe message.pointee.kind = kind.rawValue
        unsafe message.pointee.reuse_identifier = reuseIdentifier.rawValue
        unsafe message.pointee.size = size.message(in: arena)
        unsafe message.pointee.alignment = Jogakbo__V1__LayoutAlignment(alignment.rawValue)
        unsafe message.pointee.offset = offset.message(in: arena)
        unsafe message.pointee.overlaps_content = extendsBoundary ? 0 : 1
        unsafe message.pointee.pin_to_visible_bounds = pinToVisibleBounds ? 1 : 0
        unsafe message.pointee.z_index = zIndex
        return unsafe message
    }
}

extension LayoutDecorationItem {
    fileprivate init(_ message: UnsafePointer<LayoutDecorationItemMessage>) {
        let message = unsafe message.pointee
        self.init(kind: ElementKind(rawValue: unsafe message.kind))
        unsafe reuseIdentifier.rawValue = message.reuse_identifier
        contentInsets = unsafe EdgeInsets(message.content_insets)
        zIndex = unsafe message.z_index
    }

    fileprivate func message(
        in arena: MessageArena
    ) -> UnsafeMutablePointer<LayoutDecorationItemMessage> {
        let message = unsafe arena.make(jogakbo__v1__layout_decoration_item__init)
        unsafe message.pointee.kind = kind.rawValue
        unsafe message.pointee.reuse_identifier = reuseIdentifier.rawValue
        unsafe message.pointee.content_insets = contentInsets.message(in: arena)
        unsafe message.pointee.z_index = zIndex
        return unsafe message
    }
}
