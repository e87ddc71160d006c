import CJogakbo
import CollectionCore

extension LayoutConfiguration {
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration, or a struct
    ///   size that cannot be.
    init(_ configuration: jgb_layout_configuration) throws(CollectionError) {
        try checkStructSize(
            configuration.struct_size,
            atLeast: MemoryLayout<jgb_layout_configuration>.size, "layout")
        try checkStructSize(
            configuration.section_metrics.struct_size,
            atLeast: MemoryLayout<jgb_section_metrics>.size, "metrics")
        self.init()
        scrollDirection = try known(configuration.scroll_direction.rawValue, "scroll_direction")
        sectionMetrics = SectionMetrics(configuration.section_metrics)
        sectionHeadersPinToVisibleBounds =
            configuration.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds =
            configuration.section_footers_pin_to_visible_bounds != 0
        sectionInsetReference = try known(
            configuration.section_inset_reference.rawValue, "section_inset_reference")
        flipsHorizontallyInOppositeLayoutDirection =
            configuration.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = configuration.pixel_scale
    }
}

extension Lanes {
    init(_ lanes: jgb_lanes) {
        self =
            lanes.count == 0
            ? .adaptive(minimumLength: lanes.minimum_length) : .fixed(lanes.count)
    }
}

extension ListLayout {
    init(_ layout: jgb_list_layout) throws(CollectionError) {
        self.init()
        configuration = try LayoutConfiguration(layout.configuration)
        separatorKind = ElementKind(rawValue: layout.separator_kind)
        separatorReuseIdentifier = ReuseIdentifier(rawValue: layout.separator_reuse_identifier)
        separatorThickness = layout.separator_thickness
        separatorLeadingInset = layout.separator_leading_inset
        separatorTrailingInset = layout.separator_trailing_inset
    }
}

extension GridLayout {
    init(_ layout: jgb_grid_layout) throws(CollectionError) {
        self.init()
        configuration = try LayoutConfiguration(layout.configuration)
        lanes = Lanes(layout.lanes)
        aspectRatio = layout.aspect_ratio
    }
}

extension WaterfallLayout {
    init(_ layout: jgb_waterfall_layout) throws(CollectionError) {
        self.init()
        configuration = try LayoutConfiguration(layout.configuration)
        lanes = Lanes(layout.lanes)
        lanePlacement = try known(layout.lane_placement.rawValue, "lane_placement")
        keepsAspectRatio = layout.keeps_aspect_ratio != 0
    }
}

extension JustifiedLayout {
    init(_ layout: jgb_justified_layout) throws(CollectionError) {
        self.init()
        configuration = try LayoutConfiguration(layout.configuration)
        targetLineThickness = layout.target_line_thickness
        thicknessTolerance = layout.thickness_tolerance
        lastLineAlignment = try known(layout.last_line_alignment.rawValue, "last_line_alignment")
    }
}
