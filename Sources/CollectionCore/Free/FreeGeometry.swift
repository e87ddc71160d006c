/// The result of a layout pass of a layout without sections, which places each element by itself.
///
/// A base class with overrides, because the core has no existentials. Its answers do not change: a
/// new layout pass makes a new object.
class FreeGeometry {
    /// The port for which the layout pass ran.
    let port: LayoutPort
    let contentSize: Size

    init(port: LayoutPort, contentSize: Size) {
        self.port = port
        self.contentSize = contentSize
    }

    /// Whether the result is also valid for another port.
    func holds(for port: LayoutPort) -> Bool { self.port == port }

    /// Whether the result is valid for these bounds, if it depends on more than their size.
    func isCurrent(for bounds: Rect) -> Bool { true }

    /// Notes new bounds of the same size.
    ///
    /// - Returns: Whether the result stays valid.
    /// - Throws: What a custom layout throws.
    func follow(_ bounds: Rect) throws(CollectionError) -> Bool { false }

    /// Prepares a custom layout again for the order of this result, if the layout was prepared for
    /// another order since.
    func resume() throws(CollectionError) {}

    /// Returns and removes the diagnostics about invalid answers of a custom layout.
    func takeDiagnostics() -> [Diagnostic] { [] }

    /// Whether attributes depend on the content offset.
    var followsContentOffset: Bool { false }

    /// Finds all elements in a rectangle, in the order of their identity.
    ///
    /// - Parameter visible: The visible interval along the main axis.
    /// - Throws: `limitExceeded`.
    func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
    }

    /// Returns the attributes of one element, visible or not. The matrix that the attributes refer
    /// to is added to `transforms`.
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

    /// The kinds of supplementary views that may belong to items, other than the headers and the
    /// footers of sections.
    var kindsOfItems: [ElementKind] { [] }

    /// Whether the result does not know about an element, and can no longer ask the layout.
    func isUnknown(_ element: Element) -> Bool { false }

    /// Returns the edge that the content anchor keeps in place, along the main axis, for an item
    /// with this frame.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        isLast ? port.axis.mainEnd(frame) : port.axis.mainStart(frame)
    }

    /// Returns the start of the visible interval at which scrolling comes to rest, if it would come
    /// to rest at `start` by itself: rule B8 of docs/semantics.md. Nil: it rests at `start`.
    ///
    /// - Parameter velocity: Only its sign counts.
    func rest(nearest start: Double, velocity: Double) -> Double? { nil }

    /// Returns the start of the visible interval at which an item rests in front, whatever scroll
    /// position is requested; nil: items have no rests.
    func rest(ofItemAt indexPath: IndexPath) -> Double? { nil }
}

/// What layouts without sections depend on: the size of the viewport without the content insets,
/// the scroll direction and the language direction.
struct LayoutPort: Equatable {
    var axis: Axis
    /// The lengths along the main axis and along the cross axis, in points.
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
