import CJogakbo
import CollectionCore

/// The arrays of a compositional layout where C can read them, for as long as this object lives.
@safe final class LayoutMemory {
    private var releases: [() -> Void] = []

    deinit {
        for release in releases { release() }
    }

    /// What is empty is no array: NULL.
    private func array<Entry>(_ entries: [Entry]) -> UnsafePointer<Entry>? {
        if entries.isEmpty { return nil }
        let copy = UnsafeMutableBufferPointer<Entry>.allocate(capacity: entries.count)
        _ = unsafe copy.initialize(from: entries)
        releases.append { unsafe copy.deallocate() }
        return unsafe UnsafePointer(copy.baseAddress)
    }

    func metrics(_ metrics: SectionMetrics) -> UnsafePointer<jgb_section_metrics>? {
        unsafe array([jgb_section_metrics(metrics)])
    }

    func configuration(
        _ configuration: LayoutConfiguration
    ) -> UnsafePointer<jgb_layout_configuration>? {
        unsafe array([jgb_layout_configuration(configuration, in: self)])
    }

    func layout(_ layout: CompositionalLayout) -> jgb_compositional_layout {
        let sections = unsafe layout.sections.map { unsafe section($0) }
        return unsafe jgb_compositional_layout(
            struct_size: MemoryLayout<jgb_compositional_layout>.size,
            configuration: configuration(layout.configuration),
            inter_section_spacing: layout.interSectionSpacing, sections: array(sections),
            section_count: layout.sections.count,
            rules: array(layout.rules.map { jgb_layout_section_rule($0) }),
            rule_count: layout.rules.count,
            boundary_supplementary_items: array(
                layout.boundarySupplementaryItems.map {
                    jgb_layout_boundary_supplementary_item($0)
                }),
            boundary_supplementary_item_count: layout.boundarySupplementaryItems.count)
    }

    private func section(_ section: LayoutSection) -> jgb_layout_section {
        let nodes = section.group.nodes
        let boundaries = section.boundarySupplementaryItems
        return unsafe jgb_layout_section(
            struct_size: MemoryLayout<jgb_layout_section>.size,
            group: array(nodes.map { unsafe node($0) }), group_count: nodes.count,
            inter_group_spacing: section.interGroupSpacing,
            content_insets: jgb_edge_insets(section.contentInsets),
            boundary_supplementary_items: array(
                boundaries.map { jgb_layout_boundary_supplementary_item($0) }),
            boundary_supplementary_item_count: boundaries.count,
            decoration_items: array(
                section.decorationItems.map { jgb_layout_decoration_item($0) }),
            decoration_item_count: section.decorationItems.count,
            supplementaries_ignore_content_insets:
                section.supplementariesFollowContentInsets ? 0 : 1,
            orthogonal_scrolling: jgb_orthogonal_scrolling(
                rawValue: section.orthogonalScrollingBehavior.rawValue),
            visible_items_handler: section.visibleItemsHandler, reserved: 0,
            content_insets_reference: jgb_content_insets_reference(
                rawValue: section.contentInsetsReference.rawValue),
            supplementary_content_insets_reference: jgb_content_insets_reference(
                rawValue: section.supplementaryContentInsetsReference.rawValue))
    }

    private func node(_ node: LayoutNode) -> jgb_layout_node {
        let badges = node.supplementaryItems.map { jgb_layout_supplementary_item($0) }
        return unsafe jgb_layout_node(
            struct_size: MemoryLayout<jgb_layout_node>.size, parent: node.parent,
            kind: jgb_layout_node_kind(rawValue: node.kind.rawValue),
            size: jgb_layout_size(node.size), count: node.count,
            reuse_identifier: node.reuseIdentifier.rawValue,
            inter_item_spacing: jgb_layout_spacing(node.interItemSpacing),
            content_insets: jgb_edge_insets(node.contentInsets),
            edge_spacing: jgb_layout_edge_spacing(node.edgeSpacing),
            supplementary_items: array(badges), supplementary_item_count: badges.count,
            frame: jgb_rect(node.frame), z_index: node.zIndex, reserved: 0)
    }
}
