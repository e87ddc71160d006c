/// The measures of a section, and the views that show its header and footer.
///
/// A layout has one as its default; data may bring others, each for as many sections as it likes.
public struct SectionMetrics: Equatable, Sendable {
    /// The size of items that have no size of their own.
    public var itemSize: Size
    /// Zero: sizes are final. Otherwise every item without a size of its own begins with this
    /// size, is marked as estimated, and takes the preferred size that the host sends.
    public var estimatedItemSize: Size
    /// Room around the items; headers and footers ignore it.
    public var sectionInset: EdgeInsets
    public var minimumLineSpacing: Double
    public var minimumInteritemSpacing: Double
    /// Only the component along the scroll direction counts; 0 means that there is no header.
    public var headerReferenceSize: Size
    public var footerReferenceSize: Size
    /// Which header pins beneath which others: 0 is the outermost level, at most 7. Rule A14 of
    /// docs/semantics.md.
    public var headerLevel: UInt32
    /// Each item is as long as the line, whatever its size says: the section is a list.
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
        headerLevel = 0
        itemsFillLine = false
        headerReuseIdentifier = .standard
        footerReuseIdentifier = .standard
        itemReuseIdentifier = .standard
    }
}

extension SectionMetrics {
    /// Whether items without a size of their own are to be measured.
    package var isItemSizeEstimated: Bool { estimatedItemSize != .zero }

    package static let headerLevelMaximum: UInt32 = 7

    /// What items without a size of their own begin with.
    package var initialItemSize: Size { isItemSizeEstimated ? estimatedItemSize : itemSize }
}
