package import CMessages
package import CollectionCore

extension LayoutSection: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutSection> {
        unsafe jogakbo__v1__layout_section__init
    }
    package static var blank: LayoutSection {
        LayoutSection(group: LayoutGroup(size: .blank, arrangement: .custom([])))
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutSection, with coder: inout FieldCoder
    ) {
        var nodes = coder.isReading ? [] : group.nodes
        unsafe coder.code(&m.n_group, &m.group, &nodes)
        if coder.isReading {
            do throws(CollectionError) { group = try LayoutGroup(nodes: nodes) } catch {
                coder.fail(Status(error))
            }
        }
        coder.code(&m.inter_group_spacing, &interGroupSpacing)
        unsafe coder.code(&m.content_insets, &contentInsets, leavingOut: .zero)
        unsafe coder.code(
            &m.n_boundary_supplementary_items, &m.boundary_supplementary_items,
            &boundarySupplementaryItems)
        unsafe coder.code(&m.n_decoration_items, &m.decoration_items, &decorationItems)
        coder.code(
            &m.supplementaries_ignore_content_insets, not: &supplementariesFollowContentInsets)
        coder.code(
            &m.content_insets_reference, &contentInsetsReference, "content_insets_reference")
        coder.code(
            &m.supplementary_content_insets_reference, &supplementaryContentInsetsReference,
            "supplementary_content_insets_reference")
        coder.code(
            &m.orthogonal_scrolling, &orthogonalScrollingBehavior, "orthogonal_scrolling")
    }
}

extension LayoutBoundarySupplementaryItem: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutBoundarySupplementaryItem> {
        unsafe jogakbo__v1__layout_boundary_supplementary_item__init
    }
    package static var blank: LayoutBoundarySupplementaryItem {
        LayoutBoundarySupplementaryItem(kind: .none, size: .blank, alignment: .none)
    }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutBoundarySupplementaryItem, with coder: inout FieldCoder
    ) {
        coder.code(&m.kind, &kind.rawValue)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.size, &size)
        coder.code(&m.alignment, &alignment, "alignment")
        unsafe coder.code(&m.offset, &offset)
        coder.code(&m.overlaps_content, not: &extendsBoundary)
        coder.code(&m.pin_to_visible_bounds, &pinToVisibleBounds)
        coder.code(&m.z_index, &zIndex)
    }
}

extension LayoutDecorationItem: MessageCodable {
    package static var begin: MessageBegin<Jogakbo__V1__LayoutDecorationItem> {
        unsafe jogakbo__v1__layout_decoration_item__init
    }
    package static var blank: LayoutDecorationItem { LayoutDecorationItem(kind: .none) }

    package mutating func code(
        _ m: inout Jogakbo__V1__LayoutDecorationItem, with coder: inout FieldCoder
    ) {
        coder.code(&m.kind, &kind.rawValue)
        coder.code(&m.reuse_identifier, &reuseIdentifier.rawValue)
        unsafe coder.code(&m.content_insets, &contentInsets)
        coder.code(&m.z_index, &zIndex)
    }
}
