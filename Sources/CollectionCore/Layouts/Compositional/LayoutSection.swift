/// How a section of a compositional layout is laid out.
public struct LayoutSection: Equatable, Sendable {
    /// Repeated along the scroll direction until all items have a place.
    public var group: LayoutGroup
    public var interGroupSpacing: Double
    /// Room around the groups.
    public var contentInsets: EdgeInsets
    /// From which edge they are measured across the scroll direction.
    public var contentInsetsReference: ContentInsetsReference
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// Backgrounds of the whole section.
    public var decorationItems: [LayoutDecorationItem]
    /// Whether boundary items stand within the content insets across.
    public var supplementariesFollowContentInsets: Bool
    /// From which edge the insets of boundary items are measured; automatic: where these follow
    /// the section's, as those are, and else from the content inset.
    public var supplementaryContentInsetsReference: ContentInsetsReference
    /// Whether its groups stand along the other axis and scroll there, and how.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// The number of the handler that changes how its visible elements look; 0: none. Handlers
    /// are the view's: `CollectionView.setVisibleItemsHandler`.
    public var visibleItemsHandler: UInt32

    public init(group: LayoutGroup) {
        self.group = group
        interGroupSpacing = 0
        contentInsets = .zero
        contentInsetsReference = .automatic
        boundarySupplementaryItems = []
        decorationItems = []
        supplementariesFollowContentInsets = true
        supplementaryContentInsetsReference = .automatic
        orthogonalScrollingBehavior = .none
        visibleItemsHandler = 0
    }
}

/// The boundary that insets of a section are measured from; the numbers are those of UIKit's
/// `UIContentInsetsReference`. The content inset is the least of them.
public enum ContentInsetsReference: UInt32, Sendable {
    /// What the layout's `sectionInsetReference` says.
    case automatic = 0
    case contentInset = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// A view at a boundary of a section or of the whole layout: a header, a footer, an index.
public struct LayoutBoundarySupplementaryItem: Equatable, Sendable {
    public var kind: ElementKind
    public var reuseIdentifier: ReuseIdentifier
    public var size: LayoutSize
    public var alignment: LayoutAlignment
    public var offset: Point
    /// Whether the section is longer by it; otherwise it lies over the content.
    public var extendsBoundary: Bool
    public var pinToVisibleBounds: Bool
    public var zIndex: Int32

    public init(kind: ElementKind, size: LayoutSize, alignment: LayoutAlignment) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        reuseIdentifier = .standard
        offset = .zero
        extendsBoundary = true
        pinToVisibleBounds = false
        zIndex = 1
    }
}

/// Where a boundary item stands; the numbers are UIKit's `NSRectAlignment`.
public enum LayoutAlignment: UInt32, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}

/// A decoration view behind all of a section.
public struct LayoutDecorationItem: Equatable, Sendable {
    public var kind: ElementKind
    public var reuseIdentifier: ReuseIdentifier
    /// By how much it is smaller than the section.
    public var contentInsets: EdgeInsets
    public var zIndex: Int32

    public init(kind: ElementKind) {
        self.kind = kind
        reuseIdentifier = .standard
        contentInsets = .zero
        zIndex = 0
    }
}
