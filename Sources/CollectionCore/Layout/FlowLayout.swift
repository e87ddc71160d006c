/// UIKit's flow layout: items on lines, lines in sections, sections one after another.
public struct FlowLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The measures of sections that bring none of their own.
    public var sectionMetrics: SectionMetrics
    public var sectionHeadersPinToVisibleBounds: Bool
    public var sectionFootersPinToVisibleBounds: Bool
    /// How the items of a full line are placed along it. UIKit's is `justify`.
    public var lineAlignment: LineAlignment
    /// The same for the last line of a section. UIKit's is `automatic`.
    public var lastLineAlignment: LastLineAlignment
    /// From which edge section insets are measured across the scroll direction.
    public var sectionInsetReference: SectionInsetReference
    /// Mirrors the content when the language's direction is right to left.
    public var flipsHorizontallyInOppositeLayoutDirection: Bool
    /// Origins are rounded to multiples of 1 / `pixelScale` point; 0 leaves them alone.
    public var pixelScale: Double
    /// An item joins a line that it overfills by no more than this fraction of the line's length.
    public var lineBreakTolerance: Double

    /// UIKit's defaults.
    public init() {
        scrollDirection = .vertical
        sectionMetrics = SectionMetrics()
        sectionHeadersPinToVisibleBounds = false
        sectionFootersPinToVisibleBounds = false
        lineAlignment = .justify
        lastLineAlignment = .automatic
        sectionInsetReference = .contentInset
        flipsHorizontallyInOppositeLayoutDirection = false
        pixelScale = 0
        lineBreakTolerance = 1e-6
    }

    /// The z-index of a header or footer that may be pinned: above cells, as in UIKit.
    public static let pinnedZIndex: Int32 = 10
}

/// Where the items of a full line go when they do not fill it.
public enum LineAlignment: UInt32, Sendable {
    /// First item at the start, last at the end, equal gaps; a lone item is centred.
    case justify = 0
    case leading = 1
    case center = 2
    case trailing = 3
}

/// Where the items of a section's last line go.
public enum LastLineAlignment: UInt32, Sendable {
    /// Items of equal size stand in the columns of the full lines above; items of unequal size
    /// begin at the leading edge with the minimum spacing.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
    /// As a full line.
    case justify = 4
    /// As a full line of these items and as many more copies of the last one as fit.
    case padWithLastItem = 5
}

/// The boundary that section insets are measured from. The content inset is the least of them.
public enum SectionInsetReference: UInt32, Sendable {
    case contentInset = 0
    case safeArea = 1
    case layoutMargins = 2
}
