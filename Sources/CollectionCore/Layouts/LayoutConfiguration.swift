/// The configuration that all layouts that stack sections along the scroll direction have.
public struct LayoutConfiguration: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The metrics of sections to which the data gives no metrics.
    public var sectionMetrics: SectionMetrics
    public var sectionHeadersPinToVisibleBounds: Bool
    public var sectionFootersPinToVisibleBounds: Bool
    /// The boundary from which section insets are measured across the scroll direction.
    public var sectionInsetReference: SectionInsetReference
    /// Whether the content is mirrored if the layout direction is right to left.
    public var flipsHorizontallyInOppositeLayoutDirection: Bool
    /// Edges of frames are rounded to multiples of 1 / `pixelScale` point. 0: no rounding.
    public var pixelScale: Double

    /// Creates a configuration with UIKit's defaults.
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

/// The boundary from which section insets are measured. The resulting inset is never less than the
/// content inset: rule A1 of docs/semantics.md.
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
