/// The metrics of a section in the form that layout computes with: along the main and the cross
/// axis, rounded, and resolved for a container. Lengths are in points.
struct ResolvedMetrics {
    /// Insets before and after the lines, along the main axis.
    var insetStart: Double
    var insetEnd: Double
    /// Where lines begin along the cross axis, in content coordinates that are not mirrored.
    var crossStart: Double
    /// The length along the cross axis that a line has for its items.
    var available: Double
    var lineSpacing: Double
    var interitemSpacing: Double
    var headerLength: Double
    var footerLength: Double
    /// Whether the host may measure the header, and the footer.
    var isHeaderSizeEstimated = false
    var isFooterSizeEstimated = false
    var headerLevel: UInt32 = 0
    /// The spacing between this section and the next one.
    var spacingAfter = 0.0
    /// The size of items without a size of their own (`itemMain` along the main axis, `itemCross`
    /// along the cross axis), and whether this size is an estimate.
    var itemMain: Double
    var itemCross: Double
    var isItemSizeEstimated: Bool
    var headerReuseIdentifier: ReuseIdentifier
    var footerReuseIdentifier: ReuseIdentifier
    var itemReuseIdentifier: ReuseIdentifier
    var itemZIndex: Int32 = 0

    init(_ metrics: SectionMetrics, _ axis: Axis, _ container: LayoutContainer) {
        insetStart = Length.rounded(axis.mainStart(metrics.sectionInset))
        insetEnd = Length.rounded(axis.mainEnd(metrics.sectionInset))
        let start = container.start(inset: axis.crossStart(metrics.sectionInset))
        let end = container.end(inset: axis.crossEnd(metrics.sectionInset))
        crossStart = Length.rounded(start)
        available = max(0, Length.rounded(container.length - start - end))
        lineSpacing = Length.rounded(metrics.minimumLineSpacing)
        interitemSpacing = Length.rounded(metrics.minimumInteritemSpacing)
        headerLength = Length.rounded(axis.main(metrics.headerReferenceSize))
        footerLength = Length.rounded(axis.main(metrics.footerReferenceSize))
        isHeaderSizeEstimated = metrics.isHeaderSizeEstimated
        isFooterSizeEstimated = metrics.isFooterSizeEstimated
        headerLevel = metrics.headerLevel
        isItemSizeEstimated = metrics.isItemSizeEstimated
        itemMain = Length.rounded(axis.main(metrics.initialItemSize))
        itemCross = Length.rounded(axis.cross(metrics.initialItemSize))
        headerReuseIdentifier = metrics.headerReuseIdentifier
        footerReuseIdentifier = metrics.footerReuseIdentifier
        itemReuseIdentifier = metrics.itemReuseIdentifier
    }

    /// The length of the section along the main axis, apart from its lines and their spacing.
    var lengthBesideLines: Double {
        headerLength + insetStart + insetEnd + footerLength + spacingAfter
    }
}
