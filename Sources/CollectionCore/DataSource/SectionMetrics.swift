/// The metrics of a section: sizes and spacings, and the reuse identifiers of its header, its
/// footer and its items.
///
/// A layout has default metrics. The data may have other metrics, each of which any number of
/// sections may use.
public struct SectionMetrics: Equatable, Sendable {
    /// The size of items that have no size of their own.
    public var itemSize: Size
    /// Zero: sizes are final. Otherwise, an item without a size of its own begins with this size
    /// and is marked as estimated, until the host sends the item's preferred size.
    public var estimatedItemSize: Size
    /// The insets around the items of the section. Headers and footers are not inset.
    public var sectionInset: EdgeInsets
    public var minimumLineSpacing: Double
    public var minimumInteritemSpacing: Double
    /// The size of the header. Only the component along the scroll direction counts; 0: no header.
    public var headerReferenceSize: Size
    /// The size of the footer. Only the component along the scroll direction counts; 0: no footer.
    public var footerReferenceSize: Size
    /// Whether the length of the header is an estimate: the header is marked as estimated until the
    /// host sends its preferred size. Does not count in compositional layouts.
    public var isHeaderSizeEstimated: Bool
    /// Whether the length of the footer is an estimate, as `isHeaderSizeEstimated`.
    public var isFooterSizeEstimated: Bool
    /// The level of the section's header, from 0 (outermost) to 7. A header pins after the headers
    /// of its section's ancestors, the nearest preceding sections of lower levels: rule A14 of
    /// docs/semantics.md.
    public var headerLevel: UInt32
    /// Whether each item is as long as the line, whatever the item's size: the section is a list.
    public var itemsFillLine: Bool
    public var headerReuseIdentifier: ReuseIdentifier
    public var footerReuseIdentifier: ReuseIdentifier
    /// The reuse identifier of items that have none of their own.
    public var itemReuseIdentifier: ReuseIdentifier

    /// UIKit's defaults: items of 50 x 50 points, spacings of 10, nothing else.
    public init() {
        itemSize = Size(width: 50, height: 50)
        estimatedItemSize = .zero
        sectionInset = .zero
        minimumLineSpacing = 10
        minimumInteritemSpacing = 10
        headerReferenceSize = .zero
        footerReferenceSize = .zero
        isHeaderSizeEstimated = false
        isFooterSizeEstimated = false
        headerLevel = 0
        itemsFillLine = false
        headerReuseIdentifier = .standard
        footerReuseIdentifier = .standard
        itemReuseIdentifier = .standard
    }
}

extension SectionMetrics {
    /// Whether items without a size of their own begin with an estimate, and must be measured.
    package var isItemSizeEstimated: Bool { estimatedItemSize != .zero }

    package static let headerLevelMaximum: UInt32 = 7

    /// The size with which items without a size of their own begin.
    package var initialItemSize: Size { isItemSizeEstimated ? estimatedItemSize : itemSize }
}
