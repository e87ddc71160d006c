import CJogakbo
import CollectionCore

// Core values as a host in C would write them.
extension Scene {
    /// Without the metrics of sections, which stand in memory of their own.
    static func layout(_ layout: FlowLayout) -> jgb_flow_layout {
        unsafe jgb_flow_layout(
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
                layout.sectionFootersPinToVisibleBounds ? 2 : 0,
            flips_horizontally_in_opposite_layout_direction:
                layout.flipsHorizontallyInOppositeLayoutDirection ? 3 : 0,
            reserved: 0, pixel_scale: layout.pixelScale,
            line_break_tolerance: layout.lineBreakTolerance,
            section_metrics: nil)
    }

    static func metrics(_ metrics: SectionMetrics) -> jgb_section_metrics {
        var made = jgb_section_metrics()
        made.struct_size = MemoryLayout<jgb_section_metrics>.size
        made.item_size = size(metrics.itemSize)
        made.estimated_item_size = size(metrics.estimatedItemSize)
        made.section_inset = insets(metrics.sectionInset)
        made.minimum_line_spacing = metrics.minimumLineSpacing
        made.minimum_interitem_spacing = metrics.minimumInteritemSpacing
        made.header_reference_size = size(metrics.headerReferenceSize)
        made.footer_reference_size = size(metrics.footerReferenceSize)
        made.items_fill_line = metrics.itemsFillLine ? 1 : 0
        made.header_level = metrics.headerLevel
        made.is_header_size_estimated = metrics.isHeaderSizeEstimated ? 1 : 0
        made.is_footer_size_estimated = metrics.isFooterSizeEstimated ? 1 : 0
        made.header_reuse_identifier = metrics.headerReuseIdentifier.rawValue
        made.footer_reuse_identifier = metrics.footerReuseIdentifier.rawValue
        made.item_reuse_identifier = metrics.itemReuseIdentifier.rawValue
        return made
    }

    static func environment(_ environment: Environment) -> jgb_environment {
        jgb_environment(
            struct_size: MemoryLayout<jgb_environment>.size,
            content_inset: insets(environment.contentInset),
            safe_area_insets: insets(environment.safeAreaInsets),
            layout_margins: insets(environment.layoutMargins),
            layout_direction: jgb_layout_direction(
                rawValue: environment.layoutDirection.rawValue),
            reduces_motion: environment.reducesMotion ? 1 : 0,
            readable_content_insets: insets(environment.readableContentInsets),
            content_inset_adjustment_behavior: jgb_content_inset_adjustment_behavior(
                rawValue: environment.contentInsetAdjustmentBehavior.rawValue),
            reserved: 0)
    }

    private static func size(_ size: Size) -> jgb_size {
        jgb_size(width: size.width, height: size.height)
    }

    private static func insets(_ insets: EdgeInsets) -> jgb_edge_insets {
        jgb_edge_insets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
