package import CMessages
package import CollectionCore

extension LayoutNode: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutNode> {
        unsafe jogakbo__v1__layout_node__init
    }
    package static var blank: LayoutNode { LayoutNode(parent: 0, kind: .item, size: .blank) }

    package mutating func code(_ m: inout Jogakbo__V1__LayoutNode, with coder: inout FieldCoder) {
        coder.code(&m.parent, &parent)
        coder.code(&m.kind, &kind, "kind")
        unsafe coder.code(&m.size, &size)
        coder.code(&m.count, &count)
        unsafe coder.code(&m.inter_item_spacing, &interItemSpacing, leavingOut: .none)
        unsafe coder.code(&m.content_insets, &contentInsets, leavingOut: .zero)
        unsafe coder.code(&m.edge_spacing, &edgeSpacing, leavingOut: .blank)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.n_supplementary_items, &m.supplementary_items, &supplementaryItems)
        unsafe coder.code(&m.frame, &frame, leavingOut: .zero)
        coder.code(&m.z_index, &zIndex)
    }
}

extension LayoutSupplementaryItem: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutSupplementaryItem> {
        unsafe jogakbo__v1__layout_supplementary_item__init
    }
    package static var blank: LayoutSupplementaryItem {
        LayoutSupplementaryItem(kind: .none, size: .blank, containerAnchor: .blank)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutSupplementaryItem, with coder: inout FieldCoder
    ) {
        coder.code(&m.kind, &kind.rawValue)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.size, &size)
        unsafe coder.code(&m.container_anchor, &containerAnchor)
        unsafe coder.code(&m.item_anchor, &itemAnchor)
        coder.code(&m.z_index, &zIndex)
    }
}

extension LayoutAnchor: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutAnchor> {
        unsafe jogakbo__v1__layout_anchor__init
    }
    /// The middle.
    package static var blank: LayoutAnchor { LayoutAnchor(edges: []) }

    package mutating func code(_ m: inout Jogakbo__V1__LayoutAnchor, with coder: inout FieldCoder) {
        coder.code(&m.edges, &edges)
        unsafe coder.code(&m.offset, &offset)
        coder.code(&m.is_offset_fractional, &isOffsetFractional)
    }
}
