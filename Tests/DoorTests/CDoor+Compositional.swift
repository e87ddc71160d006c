import CJogakbo
import CollectionCore

// The parts of compositional layouts as C structs, field by field.

extension jgb_layout_section_rule {
    init(_ rule: LayoutSectionRule) {
        self.init(
            first_section: rule.firstSection, section_count: rule.sectionCount,
            minimum_container_length: rule.minimumContainerLength,
            maximum_container_length: rule.maximumContainerLength, section: rule.section,
            reserved: 0)
    }
}

extension jgb_layout_boundary_supplementary_item {
    init(_ item: LayoutBoundarySupplementaryItem) {
        self.init(
            struct_size: MemoryLayout<jgb_layout_boundary_supplementary_item>.size,
            element_kind: item.kind.rawValue, reuse_identifier: item.reuseIdentifier.rawValue,
            size: jgb_layout_size(item.size),
            alignment: jgb_layout_alignment(rawValue: item.alignment.rawValue),
            extends_boundary: item.extendsBoundary ? 1 : 0, offset: jgb_point(item.offset),
            pin_to_visible_bounds: item.pinToVisibleBounds ? 1 : 0, z_index: item.zIndex)
    }
}

extension jgb_layout_decoration_item {
    init(_ item: LayoutDecorationItem) {
        self.init(
            struct_size: MemoryLayout<jgb_layout_decoration_item>.size,
            element_kind: item.kind.rawValue, reuse_identifier: item.reuseIdentifier.rawValue,
            content_insets: jgb_edge_insets(item.contentInsets), z_index: item.zIndex,
            reserved: 0)
    }
}

extension jgb_layout_supplementary_item {
    init(_ item: LayoutSupplementaryItem) {
        self.init(
            struct_size: MemoryLayout<jgb_layout_supplementary_item>.size,
            element_kind: item.kind.rawValue, reuse_identifier: item.reuseIdentifier.rawValue,
            size: jgb_layout_size(item.size),
            container_anchor: jgb_layout_anchor(item.containerAnchor),
            item_anchor: jgb_layout_anchor(item.itemAnchor ?? LayoutAnchor(edges: [])),
            has_item_anchor: item.itemAnchor == nil ? 0 : 1, z_index: item.zIndex)
    }
}

extension jgb_layout_size {
    init(_ size: LayoutSize) {
        self.init(
            width: jgb_layout_dimension(size.width), height: jgb_layout_dimension(size.height))
    }
}

extension jgb_layout_dimension {
    fileprivate init(_ dimension: LayoutDimension) {
        self.init(
            kind: jgb_layout_dimension_kind(rawValue: dimension.kind.rawValue), reserved: 0,
            value: dimension.value)
    }
}

extension jgb_layout_spacing {
    init(_ spacing: LayoutSpacing) {
        self.init(
            length: spacing.length, is_flexible: spacing.isFlexible ? 1 : 0, reserved: 0)
    }
}

extension jgb_layout_edge_spacing {
    init(_ spacing: LayoutEdgeSpacing) {
        self.init(
            leading: jgb_layout_spacing(spacing.leading), top: jgb_layout_spacing(spacing.top),
            trailing: jgb_layout_spacing(spacing.trailing),
            bottom: jgb_layout_spacing(spacing.bottom))
    }
}

extension jgb_layout_anchor {
    fileprivate init(_ anchor: LayoutAnchor) {
        self.init(
            edges: anchor.edges.rawValue,
            is_offset_fractional: anchor.isOffsetFractional ? 1 : 0,
            offset: jgb_point(anchor.offset))
    }
}

extension jgb_point {
    init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }
}
