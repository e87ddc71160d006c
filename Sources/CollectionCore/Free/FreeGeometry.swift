/// Where everything is that does not stand in sections: the output of a layout pass of the layouts
/// that say of each element by itself where it is.
///
/// Overridden, since the core has no existentials. What it answers does not change: what a layout
/// pass makes anew is another one.
class FreeGeometry {
    /// What it was laid out for.
    let port: LayoutPort
    let contentSize: Size

    init(port: LayoutPort, contentSize: Size) {
        self.port = port
        self.contentSize = contentSize
    }

    /// Whether it is the same for what is visible then.
    func holds(for port: LayoutPort) -> Bool { self.port == port }

    /// Whether it has been laid out for these bounds, where that depends on more than their size.
    func isCurrent(for bounds: Rect) -> Bool { true }

    /// Notes other bounds of the same size.
    ///
    /// - Returns: Whether all is where it was.
    /// - Throws: What a custom layout throws.
    func follow(_ bounds: Rect) throws(CollectionError) -> Bool { false }

    /// Has a custom layout that was prepared for another order since answer for this one again.
    func resume() throws(CollectionError) {}

    /// Takes the diagnostics of invalid answers of a custom layout.
    func takeDiagnostics() -> [Diagnostic] { [] }

    /// Whether attributes change as the content offset does.
    var followsContentOffset: Bool { false }

    /// Finds all elements in a rectangle, in the order of their identity.
    ///
    /// - Parameter visible: What is visible along the main axis.
    /// - Throws: `limitExceeded`.
    func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
    }

    /// The attributes of one element, visible or not; the matrix that they refer to is added to
    /// `transforms`.
    ///
    /// - Precondition: The index path exists in the data.
    /// - Returns: Nil where the layout has no such element.
    /// - Throws: What a custom layout throws; the next question asks the layout again.
    func attributes(
        for element: Element, visible: Interval, of items: SumTree<ItemLeaf>,
        transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        nil
    }

    /// Returns the attributes that the host set for one element in a role, without the element and
    /// the reuse identifier: rule X8 of docs/semantics.md. The matrix that the attributes refer to
    /// is added to `transforms`.
    ///
    /// - Precondition: The layout has the element.
    /// - Returns: Nil where the host set none.
    func attributes(
        _ role: LayoutAttributesRole, of element: Element, transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        nil
    }

    /// The kinds of supplementary views that may stand at items, other than the headers and the
    /// footers of sections.
    var kindsOfItems: [ElementKind] { [] }

    /// Whether it can no more say where an element is, or that there is none.
    func isUnknown(_ element: Element) -> Bool { false }

    /// What the content anchor keeps of an item that has this frame, along the main axis.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        isLast ? port.axis.mainEnd(frame) : port.axis.mainStart(frame)
    }

    /// Where what is visible begins when scrolling comes to an end that would do so at `start` by
    /// itself: rule B8 of docs/semantics.md.
    ///
    /// - Parameter velocity: Only its sign counts.
    func rest(nearest start: Double, velocity: Double) -> Double? { nil }

    /// Where what is visible begins when this item rests in front, whatever the position asked for;
    /// nil: items do not come to rest.
    func rest(ofItemAt indexPath: IndexPath) -> Double? { nil }
}

/// What is visible, without the content insets.
struct LayoutPort: Equatable {
    var axis: Axis
    /// Along the main axis, and across.
    var length: Double
    var crossLength: Double
    var isRightToLeft: Bool

    init(_ axis: Axis, _ environment: Environment, boundsSize: Size) {
        self.axis = axis
        isRightToLeft = environment.layoutDirection == .rightToLeft
        let inset = environment.contentInset
        length = Length.rounded(
            max(0, axis.main(boundsSize) - axis.mainStart(inset) - axis.mainEnd(inset)))
        crossLength = Length.rounded(
            max(0, axis.cross(boundsSize) - axis.crossStart(inset) - axis.crossEnd(inset)))
    }
}
