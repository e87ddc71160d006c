/// The description of a section in a compositional layout.
public struct LayoutSection: Equatable, Sendable {
    /// The group that is repeated, along the scroll direction or across it, until all items have a
    /// place.
    public var group: LayoutGroup
    /// The spacing between two groups, in points.
    public var interGroupSpacing: Double
    /// The insets around the groups, in points.
    public var contentInsets: EdgeInsets
    /// The boundary from which `contentInsets` are measured across the scroll direction.
    public var contentInsetsReference: ContentInsetsReference
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// The decoration views behind the whole section (backgrounds).
    public var decorationItems: [LayoutDecorationItem]
    /// Whether the section's content insets across also apply to boundary items.
    public var supplementariesFollowContentInsets: Bool
    /// The boundary from which the insets of boundary items are measured. `automatic`: the boundary
    /// of `contentInsets` if `supplementariesFollowContentInsets`, otherwise the content inset.
    public var supplementaryContentInsetsReference: ContentInsetsReference
    /// Whether and how the section's groups scroll across the scroll direction of the view.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// The number of the handler that changes the look of the section's visible elements; 0: none.
    /// The host registers handlers with `CollectionView.setVisibleItemsHandler`.
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

/// The boundary from which insets of a section are measured. The resulting inset is never less than
/// the content inset. The numbers are those of UIKit's `UIContentInsetsReference`.
public enum ContentInsetsReference: UInt32, Sendable {
    /// The boundary of the layout's `sectionInsetReference`.
    case automatic = 0
    case contentInset = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// A supplementary view at a boundary of a section or of the whole layout, such as a header or a
/// footer.
public struct LayoutBoundarySupplementaryItem: Equatable, Sendable {
    public var kind: ElementKind
    public var reuseIdentifier: ReuseIdentifier
    public var size: LayoutSize
    public var alignment: LayoutAlignment
    /// The distance in points by which the view is moved from its place.
    public var offset: Point
    /// Whether the view makes the section longer. If not, the view lies over the content.
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

/// The place of a boundary item. The numbers are those of `NSRectAlignment`.
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

/// A background: a decoration view behind a whole section.
public struct LayoutDecorationItem: Equatable, Sendable {
    public var kind: ElementKind
    public var reuseIdentifier: ReuseIdentifier
    /// The insets of the view within the section, in points.
    public var contentInsets: EdgeInsets
    public var zIndex: Int32

    public init(kind: ElementKind) {
        self.kind = kind
        reuseIdentifier = .standard
        contentInsets = .zero
        zIndex = 0
    }
}
