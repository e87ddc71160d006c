import CJogakbo
import CollectionCore

// Core values as C structs, and C structs as core values, field by field.

extension jgb_rect {
    init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    var value: Rect { Rect(x: x, y: y, width: width, height: height) }
}

extension jgb_size {
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    var value: Size { Size(width: width, height: height) }
}

extension jgb_edge_insets {
    init(_ insets: EdgeInsets) {
        self.init(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension jgb_index_path {
    init(_ path: IndexPath) {
        self.init(section: path.section, item: path.item)
    }

    var value: IndexPath { IndexPath(section: section, item: item) }
}

extension jgb_element {
    init(_ element: Element) {
        self.init(
            category: jgb_element_category(rawValue: element.category.rawValue),
            element_kind: element.kind.rawValue, index_path: jgb_index_path(element.indexPath))
    }

    var value: Element {
        Element(
            category: ElementCategory(rawValue: category.rawValue) ?? .decoration,
            kind: ElementKind(rawValue: element_kind), indexPath: index_path.value)
    }
}

extension jgb_layout_attributes {
    var value: LayoutAttributes {
        var attributes = LayoutAttributes(
            element: element.value, reuseIdentifier: ReuseIdentifier(rawValue: reuse_identifier),
            frame: frame.value, zIndex: z_index, flags: LayoutAttributes.Flags(rawValue: flags))
        attributes.reusableView = ReusableView(rawValue: reusable_view)
        attributes.generation = generation
        attributes.alpha = alpha
        attributes.transform = transform
        attributes.hostTag = host_tag
        return attributes
    }
}

extension jgb_environment {
    init(_ environment: Environment) {
        self.init(
            struct_size: MemoryLayout<jgb_environment>.size,
            content_inset: jgb_edge_insets(environment.contentInset),
            safe_area_insets: jgb_edge_insets(environment.safeAreaInsets),
            layout_margins: jgb_edge_insets(environment.layoutMargins),
            layout_direction: jgb_layout_direction(
                rawValue: environment.layoutDirection.rawValue),
            reduces_motion: environment.reducesMotion ? 1 : 0,
            readable_content_insets: jgb_edge_insets(environment.readableContentInsets),
            content_inset_adjustment_behavior: jgb_content_inset_adjustment_behavior(
                rawValue: environment.contentInsetAdjustmentBehavior.rawValue),
            reserved: 0)
    }
}

extension jgb_section_metrics {
    init(_ metrics: SectionMetrics) {
        self.init(
            struct_size: MemoryLayout<jgb_section_metrics>.size,
            item_size: jgb_size(metrics.itemSize),
            estimated_item_size: jgb_size(metrics.estimatedItemSize),
            section_inset: jgb_edge_insets(metrics.sectionInset),
            minimum_line_spacing: metrics.minimumLineSpacing,
            minimum_interitem_spacing: metrics.minimumInteritemSpacing,
            header_reference_size: jgb_size(metrics.headerReferenceSize),
            footer_reference_size: jgb_size(metrics.footerReferenceSize),
            items_fill_line: metrics.itemsFillLine ? 1 : 0,
            header_reuse_identifier: metrics.headerReuseIdentifier.rawValue,
            footer_reuse_identifier: metrics.footerReuseIdentifier.rawValue,
            item_reuse_identifier: metrics.itemReuseIdentifier.rawValue,
            header_level: metrics.headerLevel, reserved: 0,
            is_header_size_estimated: metrics.isHeaderSizeEstimated ? 1 : 0,
            is_footer_size_estimated: metrics.isFooterSizeEstimated ? 1 : 0)
    }
}

extension jgb_flow_layout {
    init(_ layout: FlowLayout, in memory: LayoutMemory) {
        unsafe self.init(
            struct_size: MemoryLayout<jgb_flow_layout>.size,
            scroll_direction: jgb_axis(rawValue: layout.scrollDirection.rawValue),
            line_alignment: jgb_line_alignment(rawValue: layout.lineAlignment.rawValue),
            last_line_alignment: jgb_last_line_alignment(
                rawValue: layout.lastLineAlignment.rawValue),
            section_inset_reference: jgb_section_inset_reference(
                rawValue: layout.sectionInsetReference.rawValue),
            section_headers_pin_to_visible_bounds:
                layout.sectionHeadersPinToVisibleBounds ? 1 : 0,
            section_footers_pin_to_visible_bounds:
                layout.sectionFootersPinToVisibleBounds ? 1 : 0,
            flips_horizontally_in_opposite_layout_direction:
                layout.flipsHorizontallyInOppositeLayoutDirection ? 1 : 0,
            reserved: 0, pixel_scale: layout.pixelScale,
            line_break_tolerance: layout.lineBreakTolerance,
            section_metrics: memory.metrics(layout.sectionMetrics))
    }
}
