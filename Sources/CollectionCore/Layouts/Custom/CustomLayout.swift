/// A layout of the host's own: UIKit's `UICollectionViewLayout`, without views. Rules B11 to B19 of
/// docs/semantics.md say what is asked when, and what becomes of the answers.
///
/// Two are equal if they are the same object. It has one owner at a time, like the view that shows
/// it: the view's calls ask it, on the thread of the call, and it must not call the view back. It
/// may go to another thread with its view. If two views show it, each has it prepared whenever the
/// other has asked it since.
///
/// What is asked may fail: the call of the view that asks it throws the same error, and changes
/// nothing.
open class CustomLayout: Equatable, @unchecked Sendable {
    /// The scroll direction, and what items are that have no size or reuse identifier of their own;
    /// nothing else of it counts.
    public let configuration: LayoutConfiguration
    /// What becomes of answers that cannot be.
    public let faultPolicy: LayoutFaultPolicy
    /// The kinds of supplementary views that go where their item goes; others go with sections.
    public let supplementaryKindsOfItems: [ElementKind]
    /// The kinds of decoration views that go where their section goes; others go with items.
    public let decorationKindsOfSections: [ElementKind]
    /// Counts the preparations, and whatever else makes answers from before void.
    var generation: UInt64 = 0

    public init(
        configuration: LayoutConfiguration = LayoutConfiguration(),
        faultPolicy: LayoutFaultPolicy = .error,
        supplementaryKindsOfItems: [ElementKind] = [],
        decorationKindsOfSections: [ElementKind] = []
    ) {
        self.configuration = configuration
        self.faultPolicy = faultPolicy
        self.supplementaryKindsOfItems = supplementaryKindsOfItems
        self.decorationKindsOfSections = decorationKindsOfSections
    }

    public static func == (left: CustomLayout, right: CustomLayout) -> Bool { left === right }

    // MARK: A layout pass

    /// Learns that something is void, just before `prepare`: all that did since the last pass, in
    /// one.
    open func invalidateLayout(with context: InvalidationContext) throws(CollectionError) {}

    /// Computes whatever the answers below need. From then on they must not change until the
    /// next pass.
    open func prepare(_ context: LayoutContext) throws(CollectionError) {}

    /// How large the content is; asked once in each pass. At most 2^36 points either way.
    open func collectionViewContentSize() throws(CollectionError) -> Size { .zero }

    /// Puts all elements into the sink that are visible in `rect`; others do no harm. The rectangle
    /// is larger than what is visible, and need not be near it.
    open func layoutAttributesForElements(
        in rect: Rect, into sink: inout LayoutSink
    ) throws(CollectionError) {}

    /// - Returns: Nil where there is no such element.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? { nil }

    open func layoutAttributesForDecorationView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? { nil }

    // MARK: Bounds

    /// Whether other bounds, be it by scrolling, void anything. As in UIKit's flow layout: if their
    /// size is another one.
    open func shouldInvalidateLayout(
        forBoundsChange newBounds: Rect, from bounds: Rect
    ) throws(CollectionError) -> Bool { newBounds.size != bounds.size }

    /// What they void, if anything. By itself: everything.
    open func invalidationContext(
        forBoundsChange newBounds: Rect
    ) throws(CollectionError) -> InvalidationContext { .everything }

    /// Where scrolling comes to rest that would do so at `proposed` by itself: rule B8.
    open func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) throws(CollectionError) -> Point { proposed }

    /// Where the content offset is to be after updates, or when this layout is the new one.
    open func targetContentOffset(
        forProposedContentOffset proposed: Point
    ) throws(CollectionError) -> Point { proposed }

    // MARK: Preferred sizes

    /// Whether the size that the host measured voids anything; if not, it is forgotten.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        original: LayoutAttributes
    ) throws(CollectionError) -> Bool { false }

    /// What it voids. By itself: everything.
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        original: LayoutAttributes
    ) throws(CollectionError) -> InvalidationContext { .everything }

    // MARK: Updates and transitions

    /// Learns of one batch, after `prepare`: deletes descending, inserts ascending, reloads and
    /// reconfigures, moves. Runs are as in `UpdateItem`.
    open func prepare(
        forCollectionViewUpdates updates: [UpdateItem]
    ) throws(CollectionError) {}

    /// All has been asked that the updates' transition begins with.
    open func finalizeCollectionViewUpdates() throws(CollectionError) {}

    /// Where an element comes from that is on screen after a change.
    ///
    /// - Returns: Nil: from where it was on screen or in the old layout; if it is new, from where
    ///   the animation says.
    open func initialLayoutAttributesForAppearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? { nil }

    /// Where an element goes that was on screen before a change, by its index path before it.
    ///
    /// - Returns: Nil: to its place; if it is no more in the data, to where the animation says.
    open func finalLayoutAttributesForDisappearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? { nil }

    /// This layout is about to be replaced.
    open func prepareForTransition(to newLayout: Layout) throws(CollectionError) {}

    /// This layout is about to replace another one; `prepare` follows.
    open func prepareForTransition(from oldLayout: Layout) throws(CollectionError) {}

    /// All has been asked that the transition begins with. A layout that was replaced is asked
    /// nothing any more.
    open func finalizeLayoutTransition() throws(CollectionError) {}
}
