extension CollectionView {
    /// Registers a kind of supplementary or decoration views. The same name gives the same kind.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerElementKind(
        _ name: Span<UInt8>
    ) throws(CollectionError) -> ElementKind { throw .busy }

    /// Registers a class of views. The same three give the same identifier.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerReuseIdentifier(
        _ name: Span<UInt8>, category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> ReuseIdentifier { throw .busy }

    public mutating func setEnvironment(_ environment: Environment) throws(CollectionError) {}

    /// Replaces the layout. Preferred sizes are forgotten; visible elements keep their views.
    public mutating func setFlowLayout(_ layout: FlowLayout) throws(CollectionError) {}

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {}

    /// Replaces all data. Visible elements get new bindings.
    public mutating func setDataSource(_ builder: consuming DataSourceBuilder)
        throws(CollectionError)
    {}

    public var sectionCount: Int { 0 }

    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int { 0 }

    /// Lays out what the request's bounds show and binds it to reusable views.
    ///
    /// - Complexity: O(log n + visible elements); the first one after data, layout or the length
    ///   of lines changed lays out everything.
    public mutating func displayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) -> DisplayFrame { DisplayFrame() }

    public mutating func contentSize() throws(CollectionError) -> Size { .zero }

    /// - Throws: `invalidSection`, `invalidItem`, `noElement`.
    public mutating func layoutAttributes(
        for element: Element
    ) throws(CollectionError) -> LayoutAttributes { throw .noElement(element) }

    /// All elements visible in `rect`, in the order of a display frame.
    public mutating func layoutAttributesForElements(
        in rect: Rect
    ) throws(CollectionError) -> [LayoutAttributes] { [] }

    /// The foremost item that contains the point.
    public mutating func indexPathForItem(
        at point: Point
    ) throws(CollectionError) -> IndexPath? { nil }

    /// The index paths of the elements of a category and kind in the last display frame.
    public func indexPathsForVisibleElements(
        category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> [IndexPath] { [] }

    /// The view that shows an element in the last display frame, and its generation.
    public func reusableView(
        for element: Element
    ) -> (view: ReusableView, generation: UInt32)? { nil }

    /// The element that a view shows in the last display frame.
    public func element(for reusableView: ReusableView) -> Element? { nil }

    /// The content offset at which the item rests at `position`, clamped to the content.
    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point { .zero }
}

extension DataSourceBuilder {
    /// What section metrics of chunks refer to; before the first chunk that does.
    public mutating func setMetrics(_ metrics: [SectionMetrics]) throws(CollectionError) {}

    /// Appends sections and their items, as columns.
    ///
    /// - Parameter itemCounts: One for each section.
    /// - Parameter sectionMetrics: 0 the layout's, else 1 + an index; empty: the layout's for all.
    /// - Parameter widths: One for each item of these sections, or none: the metrics'.
    /// - Parameter reuseIdentifiers: One for each item, or none: the metrics'.
    /// - Throws: An error that names the column and the first bad entry; nothing is appended.
    public mutating func append(
        itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>, widths: Span<Float>,
        heights: Span<Float>, reuseIdentifiers: Span<UInt32>, options: ChunkOptions
    ) throws(CollectionError) {}
}

public struct ChunkOptions: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first section is no new one: its items follow those of the chunk before.
    public static let continuesSection = ChunkOptions(rawValue: 1)
    public static let sizesAreEstimates = ChunkOptions(rawValue: 2)
}

extension CollectionError {
    /// The stable number: that of `jgb_status` in C and `ErrorCode` in the protocol.
    public var code: UInt32 { 1 }
    /// What is wrong, which one it is and why, in a sentence.
    public var message: String { "" }
}
