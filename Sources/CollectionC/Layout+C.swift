import CJogakbo
import CollectionCore

extension LayoutConfiguration {
    /// - Parameter configuration: NULL: the defaults.
    /// - Throws: `invalidArgument` for a number that is no case of its enumeration, or a struct
    ///   size that cannot be.
    init(_ configuration: UnsafePointer<jgb_layout_configuration>?) throws(CollectionError) {
        self.init()
        if unsafe configuration == nil { return }
        let configuration = unsafe try value(configuration, "configuration")
        scrollDirection = unsafe try known(
            configuration.scroll_direction.rawValue, "scroll_direction")
        sectionMetrics = unsafe try SectionMetrics(configuration.section_metrics)
        sectionHeadersPinToVisibleBounds =
            unsafe configuration.section_headers_pin_to_visible_bounds != 0
        sectionFootersPinToVisibleBounds =
            unsafe configuration.section_footers_pin_to_visible_bounds != 0
        sectionInsetReference = unsafe try known(
            configuration.section_inset_reference.rawValue, "section_inset_reference")
        flipsHorizontallyInOppositeLayoutDirection =
            unsafe configuration.flips_horizontally_in_opposite_layout_direction != 0
        pixelScale = unsafe configuration.pixel_scale
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
        configuration = unsafe try LayoutConfiguration(layout.configuration)
        separatorKind = unsafe ElementKind(rawValue: layout.separator_kind)
        separatorReuseIdentifier = unsafe ReuseIdentifier(
            rawValue: layout.separator_reuse_identifier)
        separatorThickness = unsafe layout.separator_thickness
        separatorLeadingInset = unsafe layout.separator_leading_inset
        separatorTrailingInset = unsafe layout.separator_trailing_inset
    }
}

extension GridLayout {
    init(_ layout: jgb_grid_layout) throws(CollectionError) {
        self.init()
        configuration = unsafe try LayoutConfiguration(layout.configuration)
        lanes = unsafe Lanes(layout.lanes)
        aspectRatio = unsafe layout.aspect_ratio
    }
}

extension WaterfallLayout {
    init(_ layout: jgb_waterfall_layout) throws(CollectionError) {
        self.init()
        configuration = unsafe try LayoutConfiguration(layout.configuration)
        lanes = unsafe Lanes(layout.lanes)
        lanePlacement = unsafe try known(layout.lane_placement.rawValue, "lane_placement")
        keepsAspectRatio = unsafe layout.keeps_aspect_ratio != 0
    }
}

extension JustifiedLayout {
    init(_ layout: jgb_justified_layout) throws(CollectionError) {
        self.init()
        configuration = unsafe try LayoutConfiguration(layout.configuration)
        targetLineThickness = unsafe layout.target_line_thickness
        thicknessTolerance = unsafe layout.thickness_tolerance
        lastLineAlignment = unsafe try known(
            layout.last_line_alignment.rawValue, "last_line_alignment")
    }
}
