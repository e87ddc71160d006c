/// Section metrics as layout computes with them: along the axes, rounded, in their container.
struct ResolvedMetrics {
    /// Insets before and after the lines, along the main axis.
    var insetStart: Double
    var insetEnd: Double
    /// Where lines begin across, in content coordinates.
    var crossStart: Double
    /// How long a line may be.
    var available: Double
    var lineSpacing: Double
    var interitemSpacing: Double
    var headerLength: Double
    var footerLength: Double
    var headerLevel: UInt32 = 0
    /// Room behind the section.
    var spacingAfter = 0.0
    /// The size of items without one of their own, and whether it is an estimate.
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
        headerLevel = metrics.headerLevel
        isItemSizeEstimated = metrics.isItemSizeEstimated
        itemMain = Length.rounded(axis.main(metrics.initialItemSize))
        itemCross = Length.rounded(axis.cross(metrics.initialItemSize))
        headerReuseIdentifier = metrics.headerReuseIdentifier
        footerReuseIdentifier = metrics.footerReuseIdentifier
        itemReuseIdentifier = metrics.itemReuseIdentifier
    }

    /// What a section is long beside its lines.
    var lengthBesideLines: Double {
        headerLength + insetStart + insetEnd + footerLength + spacingAfter
    }
}
