import CJogakbo
import CollectionCore

extension SectionMetrics {
    /// - Parameter metrics: NULL: the defaults.
    init(_ metrics: UnsafePointer<jgb_section_metrics>?) throws(CollectionError) {
        if unsafe metrics == nil {
            self.init()
        } else {
            self.init(unsafe try value(metrics, "section_metrics"))
        }
    }

    init(_ metrics: jgb_section_metrics) {
        self.init()
        itemSize = Size(metrics.item_size)
        estimatedItemSize = Size(metrics.estimated_item_size)
        sectionInset = EdgeInsets(metrics.section_inset)
        minimumLineSpacing = metrics.minimum_line_spacing
        minimumInteritemSpacing = metrics.minimum_interitem_spacing
        headerReferenceSize = Size(metrics.header_reference_size)
        footerReferenceSize = Size(metrics.footer_reference_size)
        itemsFillLine = metrics.items_fill_line != 0
        headerReuseIdentifier = ReuseIdentifier(rawValue: metrics.header_reuse_identifier)
        footerReuseIdentifier = ReuseIdentifier(rawValue: metrics.footer_reuse_identifier)
        itemReuseIdentifier = ReuseIdentifier(rawValue: metrics.item_reuse_identifier)
        headerLevel = metrics.header_level
        isHeaderSizeEstimated = metrics.is_header_size_estimated != 0
        isFooterSizeEstimated = metrics.is_footer_size_estimated != 0
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

extension GrowingStructs<jgb_section_metrics> {
    /// - Throws: `limitExceeded` for more metrics than there may be sections to use them.
    func values(limits: Limits) throws(CollectionError) -> [SectionMetrics] {
        let count = unsafe self.count
        if count > limits.sectionCount {
            throw .limitExceeded(.sections, value: count, maximum: limits.sectionCount)
        }
        var values: [SectionMetrics] = []
        if count == 0 { return values }
        values.reserveCapacity(count)
        for index in 0..<count {
            values.append(unsafe SectionMetrics(try entry(index)))
        }
        return values
    }
}
