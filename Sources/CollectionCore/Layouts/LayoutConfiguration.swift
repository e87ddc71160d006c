/// What all layouts share that stack sections along the scroll direction.
public struct LayoutConfiguration: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The measures of sections that bring none of their own.
    public var sectionMetrics: SectionMetrics
    public var sectionHeadersPinToVisibleBounds: Bool
    public var sectionFootersPinToVisibleBounds: Bool
    /// From which edge section insets are measured across the scroll direction.
    public var sectionInsetReference: SectionInsetReference
    /// Mirrors the content when the language's direction is right to left.
    public var flipsHorizontallyInOppositeLayoutDirection: Bool
    /// Origins are rounded to multiples of 1 / `pixelScale` point; 0 leaves them alone.
    public var pixelScale: Double

    /// UIKit's defaults.
    public init() {
        scrollDirection = .vertical
        sectionMetrics = SectionMetrics()
        sectionHeadersPinToVisibleBounds = false
        sectionFootersPinToVisibleBounds = false
        sectionInsetReference = .contentInset
        flipsHorizontallyInOppositeLayoutDirection = false
        pixelScale = 0
    }

    /// The z-index of a header or footer that may be pinned: above cells, as in UIKit.
    public static let pinnedZIndex: Int32 = 10
}

/// The boundary that section insets are measured from. The content inset is the least of them.
public enum SectionInsetReference: UInt32, Sendable {
    case contentInset = 0
    case safeArea = 1
    case layoutMargins = 2
}

/// A layout that stacks sections along the scroll direction.
public protocol SectionedLayout {
    var configuration: LayoutConfiguration { get set }
}

extension SectionedLayout {
    public var scrollDirection: Axis {
        get { configuration.scrollDirection }
        set { configuration.scrollDirection = newValue }
    }
    public var sectionMetrics: SectionMetrics {
        get { configuration.sectionMetrics }
        set { configuration.sectionMetrics = newValue }
    }
    public var sectionHeadersPinToVisibleBounds: Bool {
        get { configuration.sectionHeadersPinToVisibleBounds }
        set { configuration.sectionHeadersPinToVisibleBounds = newValue }
    }
    public var sectionFootersPinToVisibleBounds: Bool {
        get { configuration.sectionFootersPinToVisibleBounds }
        set { configuration.sectionFootersPinToVisibleBounds = newValue }
    }
    public var sectionInsetReference: SectionInsetReference {
        get { configuration.sectionInsetReference }
        set { configuration.sectionInsetReference = newValue }
    }
    public var flipsHorizontallyInOppositeLayoutDirection: Bool {
        get { configuration.flipsHorizontallyInOppositeLayoutDirection }
        set { configuration.flipsHorizontallyInOppositeLayoutDirection = newValue }
    }
    public var pixelScale: Double {
        get { configuration.pixelScale }
        set { configuration.pixelScale = newValue }
    }
}
