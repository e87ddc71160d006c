import CJogakbo
import CollectionCore

extension CompositionalLayout {
    init(_ layout: jgb_compositional_layout) throws(CollectionError) {
        self.init(sections: [])
        configuration = unsafe try LayoutConfiguration(layout.configuration)
        interSectionSpacing = unsafe layout.inter_section_spacing
        sections = unsafe try list(layout.sections, layout.section_count, "sections") {
            section throws(CollectionError) in unsafe try LayoutSection(section)
        }
        let rules = unsafe try buffer(layout.rules, layout.rule_count, "rules")
        if rules.count > LayoutGroup.nodesMax { throw tooLong("rules", rules.count) }
        for index in 0..<rules.count {
            self.rules.append(LayoutSectionRule(unsafe rules[index]))
        }
        boundarySupplementaryItems = unsafe try boundaries(
            layout.boundary_supplementary_items, layout.boundary_supplementary_item_count)
    }
}

/// The values of an array of structs that may grow.
private func list<Struct: GrowingStruct, Value>(
    _ start: UnsafePointer<Struct>?, _ count: Int, _ argument: CollectionError.Argument,
    _ value: (Struct) throws(CollectionError) -> Value
) throws(CollectionError) -> [Value] {
    let structs = unsafe try GrowingStructs(start, count, argument)
    if unsafe structs.count > LayoutGroup.nodesMax { throw unsafe tooLong(argument, structs.count) }
    var values: [Value] = []
    for index in unsafe 0..<structs.count { values.append(try value(unsafe structs.entry(index))) }
    return values
}

private func tooLong(_ argument: CollectionError.Argument, _ count: Int) -> CollectionError {
    .size(argument, count, least: 0, most: LayoutGroup.nodesMax, "entries")
}

private func boundaries(
    _ start: UnsafePointer<jgb_layout_boundary_supplementary_item>?, _ count: Int
) throws(CollectionError) -> [LayoutBoundarySupplementaryItem] {
    unsafe try list(start, count, "boundary_supplementary_items") { item throws(CollectionError) in
        try LayoutBoundarySupplementaryItem(item)
    }
}

extension LayoutSectionRule {
    fileprivate init(_ rule: jgb_layout_section_rule) {
        self.init(
            firstSection: rule.first_section, sectionCount: rule.section_count,
            section: rule.section)
        minimumContainerLength = rule.minimum_container_length
        maximumContainerLength = rule.maximum_container_length
    }
}

extension LayoutSection {
    init(_ section: jgb_layout_section) throws(CollectionError) {
        let nodes = unsafe try list(section.group, section.group_count, "group") {
            node throws(CollectionError) in unsafe try LayoutNode(node)
        }
        self.init(group: try LayoutGroup(nodes: nodes))
        interGroupSpacing = unsafe section.inter_group_spacing
        contentInsets = unsafe EdgeInsets(section.content_insets)
        boundarySupplementaryItems = unsafe try boundaries(
            section.boundary_supplementary_items, section.boundary_supplementary_item_count)
        decorationItems = unsafe try list(
            section.decoration_items, section.decoration_item_count, "decoration_items"
        ) { item throws(CollectionError) in LayoutDecorationItem(item) }
        supplementariesFollowContentInsets =
            unsafe section.supplementaries_ignore_content_insets == 0
        contentInsetsReference = try known(
            unsafe section.content_insets_reference.rawValue, "content_insets_reference")
        supplementaryContentInsetsReference = try known(
            unsafe section.supplementary_content_insets_reference.rawValue,
            "content_insets_reference")
        orthogonalScrollingBehavior = try known(
            unsafe section.orthogonal_scrolling.rawValue, "orthogonal_scrolling")
        visibleItemsHandler = unsafe section.visible_items_handler
    }
}

extension LayoutNode {
    fileprivate init(_ node: jgb_layout_node) throws(CollectionError) {
        self.init(
            parent: unsafe node.parent, kind: try known(unsafe node.kind.rawValue, "group.kind"),
            size: try LayoutSize(unsafe node.size))
        count = unsafe node.count
        interItemSpacing = LayoutSpacing(unsafe node.inter_item_spacing)
        contentInsets = EdgeInsets(unsafe node.content_insets)
        edgeSpacing = LayoutEdgeSpacing(unsafe node.edge_spacing)
        reuseIdentifier = ReuseIdentifier(rawValue: unsafe node.reuse_identifier)
        supplementaryItems = unsafe try list(
            node.supplementary_items, node.supplementary_item_count, "supplementary_items"
        ) { item throws(CollectionError) in try LayoutSupplementaryItem(item) }
        frame = Rect(unsafe node.frame)
        zIndex = unsafe node.z_index
    }
}

extension LayoutSupplementaryItem {
    fileprivate init(_ item: jgb_layout_supplementary_item) throws(CollectionError) {
        self.init(
            kind: ElementKind(rawValue: item.element_kind), size: try LayoutSize(item.size),
            containerAnchor: LayoutAnchor(item.container_anchor))
        reuseIdentifier = ReuseIdentifier(rawValue: item.reuse_identifier)
        if item.has_item_anchor != 0 { itemAnchor = LayoutAnchor(item.item_anchor) }
        zIndex = item.z_index
    }
}

extension LayoutBoundarySupplementaryItem {
    fileprivate init(
        _ item: jgb_layout_boundary_supplementary_item
    ) throws(CollectionError) {
        self.init(
            kind: ElementKind(rawValue: item.element_kind), size: try LayoutSize(item.size),
            alignment: try known(item.alignment.rawValue, "alignment"))
        reuseIdentifier = ReuseIdentifier(rawValue: item.reuse_identifier)
        offset = Point(item.offset)
        extendsBoundary = item.extends_boundary != 0
        pinToVisibleBounds = item.pin_to_visible_bounds != 0
        zIndex = item.z_index
    }
}

extension LayoutDecorationItem {
    fileprivate init(_ item: jgb_layout_decoration_item) {
        self.init(kind: ElementKind(rawValue: item.element_kind))
        reuseIdentifier = ReuseIdentifier(rawValue: item.reuse_identifier)
        contentInsets = EdgeInsets(item.content_insets)
        zIndex = item.z_index
    }
}

extension LayoutSize {
    fileprivate init(_ size: jgb_layout_size) throws(CollectionError) {
        self.init(
            width: try LayoutDimension(size.width), height: try LayoutDimension(size.height))
    }
}

extension LayoutDimension {
    fileprivate init(_ dimension: jgb_layout_dimension) throws(CollectionError) {
        self.init(
            kind: try known(dimension.kind.rawValue, "size.kind"), value: dimension.value)
    }
}

extension LayoutSpacing {
    fileprivate init(_ spacing: jgb_layout_spacing) {
        self = spacing.is_flexible != 0 ? .flexible(spacing.length) : .fixed(spacing.length)
    }
}

extension LayoutEdgeSpacing {
    fileprivate init(_ spacing: jgb_layout_edge_spacing) {
        self.init(
            leading: LayoutSpacing(spacing.leading), top: LayoutSpacing(spacing.top),
            trailing: LayoutSpacing(spacing.trailing), bottom: LayoutSpacing(spacing.bottom))
    }
}

extension LayoutAnchor {
    fileprivate init(_ anchor: jgb_layout_anchor) {
        self.init(
            edges: Edges(rawValue: anchor.edges), offset: Point(anchor.offset),
            isOffsetFractional: anchor.is_offset_fractional != 0)
    }
}
