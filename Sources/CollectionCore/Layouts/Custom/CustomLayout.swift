/// A layout of the host: the counterpart of a subclass of `UICollectionViewLayout`, without views.
/// Rules B11 to B21 of docs/semantics.md say when the view calls each method, and what it does with
/// the answers.
///
/// Two custom layouts are equal if they are the same object. One view at a time may use a custom
/// layout. The view calls the methods within its own calls, on the thread of the call, and the
/// methods must not call the view. The layout may move to another thread together with its view. If
/// two views use one layout, each view prepares the layout again after the other view has called
/// it.
///
/// A method may throw. The call of the view that called the method then throws the same error and
/// changes nothing.
open class CustomLayout: Equatable, @unchecked Sendable {
    /// The configuration. Only the scroll direction, and the metrics of items without a size or a
    /// reuse identifier of their own, have an effect.
    public let configuration: LayoutConfiguration
    /// The layout of the engine's that this one changes; nil: none. What this layout does not
    /// override is the base's, and a method that is overridden gets the base's answer from `super`.
    /// The configuration is the base's. Rule B21.
    public let base: Layout?
    /// The handling of invalid answers.
    public let faultPolicy: LayoutFaultPolicy
    /// The kinds of supplementary views that move with their item in updates. Supplementary views
    /// of other kinds move with their section.
    public let supplementaryKindsOfItems: [ElementKind]
    /// The kinds of decoration views that move with their section in updates. Decoration views of
    /// other kinds move with their item.
    public let decorationKindsOfSections: [ElementKind]
    /// The number of preparations and of other events that made earlier answers invalid.
    var generation: UInt64 = 0
    /// The result of the base's layout pass for which this layout was last prepared.
    var baseGeometry: BaseGeometry?

    /// - Parameter base: A layout that is neither custom nor explicit.
    public init(
        configuration: LayoutConfiguration = LayoutConfiguration(),
        faultPolicy: LayoutFaultPolicy = .error,
        supplementaryKindsOfItems: [ElementKind] = [],
        decorationKindsOfSections: [ElementKind] = [],
        base: Layout? = nil
    ) {
        self.configuration = base?.configuration ?? configuration
        self.faultPolicy = faultPolicy
        self.supplementaryKindsOfItems = supplementaryKindsOfItems + (base?.kindsOfItems ?? [])
        self.decorationKindsOfSections = decorationKindsOfSections
        self.base = base
    }

    public static func == (left: CustomLayout, right: CustomLayout) -> Bool { left === right }

    // MARK: A layout pass

    /// Receives what has become invalid since the last layout pass, in one context, just before
    /// `prepare`.
    open func invalidateLayout(with context: InvalidationContext) throws(CollectionError) {}

    /// Prepares the layout at the start of a layout pass. The answers of the methods below must not
    /// change from this call until the next layout pass.
    open func prepare(_ context: LayoutContext) throws(CollectionError) {}

    /// The size of the content, in points; called once in each layout pass. At most 2^36 points on
    /// each axis.
    open func collectionViewContentSize() throws(CollectionError) -> Size {
        baseGeometry?.stage.contentSize ?? .zero
    }

    /// Adds all elements that are visible in `rect`, in content coordinates, to the sink. The
    /// method may add other elements, too. `rect` is larger than the bounds, and may lie anywhere
    /// in the content.
    open func layoutAttributesForElements(
        in rect: Rect, into sink: inout LayoutSink
    ) throws(CollectionError) {
        for place in try baseElements(in: rect) {
            sink.add(place.attributes, transform: place.transform)
        }
    }

    /// - Returns: Nil if there is no such element.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? { try basePlace(of: .cell(indexPath)) }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try basePlace(of: .supplementary(kind, indexPath))
    }

    open func layoutAttributesForDecorationView(
        ofKind kind: ElementKind, at indexPath: IndexPath
    ) throws(CollectionError) -> ElementPlace? {
        try basePlace(of: .decoration(kind, indexPath))
    }

    // MARK: The base

    /// The elements of the base that are visible in a rectangle, in content coordinates; none
    /// without a base. They may be asked for from `prepare` on.
    ///
    /// - Complexity: The base's: mostly O(log n + elements near the rectangle)
    public final func baseElements(in rect: Rect) throws(CollectionError) -> [ElementPlace] {
        try baseGeometry?.elements(in: rect) ?? []
    }

    /// The place that the base has for an element; nil if there is none, or no base.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: The base's: mostly O(log n)
    public final func basePlace(of element: Element) throws(CollectionError) -> ElementPlace? {
        try baseGeometry?.place(of: element)
    }

    // MARK: Bounds

    /// Whether a change of the bounds, by scrolling too, invalidates anything. By default, a change
    /// of the size of the bounds does, as in UIKit's flow layout; with a base that moves elements
    /// as the content scrolls, each change does.
    open func shouldInvalidateLayout(
        forBoundsChange newBounds: Rect, from bounds: Rect
    ) throws(CollectionError) -> Bool {
        newBounds.size != bounds.size || baseGeometry?.movesElements ?? false
    }

    /// What a change of the bounds invalidates; called if the change invalidates anything. By
    /// default: everything.
    open func invalidationContext(
        forBoundsChange newBounds: Rect
    ) throws(CollectionError) -> InvalidationContext { .everything }

    /// The content offset at which scrolling comes to rest. `proposed` is the content offset at
    /// which scrolling would come to rest by itself: rule B8.
    open func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) throws(CollectionError) -> Point {
        baseGeometry?.rest(proposed, velocity: velocity) ?? proposed
    }

    /// The content offset after updates, or after this layout has replaced another layout.
    open func targetContentOffset(
        forProposedContentOffset proposed: Point
    ) throws(CollectionError) -> Point { proposed }

    // MARK: Preferred sizes

    /// Whether a preferred size of an element, which the host has sent, invalidates anything. If
    /// not, the view ignores the preferred size.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        original: LayoutAttributes
    ) throws(CollectionError) -> Bool { false }

    /// What a preferred size invalidates. By default: everything.
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        original: LayoutAttributes
    ) throws(CollectionError) -> InvalidationContext { .everything }

    // MARK: Updates and transitions

    /// Receives one batch update, after `prepare`: deletes in descending order, inserts in
    /// ascending order, reloads and reconfigures, moves. Each entry may be a run, as in
    /// `UpdateItem`.
    open func prepare(
        forCollectionViewUpdates updates: [UpdateItem]
    ) throws(CollectionError) {}

    /// Ends the updates: all attributes that the updates' transition begins with have been
    /// requested.
    open func finalizeCollectionViewUpdates() throws(CollectionError) {}

    /// The place from which an element that is on screen after a change moves in.
    ///
    /// - Returns: Nil: the element comes from its place on screen or in the old layout; if the
    ///   element is new, from where the animation says.
    open func initialLayoutAttributesForAppearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? { nil }

    /// The place to which an element that was on screen before a change moves. The element has its
    /// index path before the change.
    ///
    /// - Returns: Nil: the element goes to its place in the layout; if the element is no longer in
    ///   the data, to where the animation says.
    open func finalLayoutAttributesForDisappearing(
        _ element: Element
    ) throws(CollectionError) -> ElementPlace? { nil }

    /// Announces that another layout will replace this layout.
    open func prepareForTransition(to newLayout: Layout) throws(CollectionError) {}

    /// Announces that this layout will replace another layout. The view then calls `prepare`.
    open func prepareForTransition(from oldLayout: Layout) throws(CollectionError) {}

    /// Ends the change of layout: all attributes that the transition begins with have been
    /// requested. The view no longer calls a layout that was replaced.
    open func finalizeLayoutTransition() throws(CollectionError) {}
}
