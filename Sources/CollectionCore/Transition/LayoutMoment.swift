/// How everything was laid out just before a change that is shown over time, or just after it; and
/// what a display frame would have needed then to place its bounds: rule T3 of docs/semantics.md.
///
/// An object, as it is large; the stages share their storage with those that came later.
final class LayoutMoment {
    private var own: Stage
    /// What surrounds the content; the bounds do not count.
    private let surroundings: Viewport
    private let kept: Kept
    /// A copy of the interactive transition that ran then; nil: none did.
    private let lead: InteractiveTransition?

    /// What keeps its place on screen, as of the last display frame.
    struct Kept {
        /// Whether anything had changed since the last display frame.
        var isChanged: Bool
        /// Where the anchor was in the last display frame, and where it is at the moment.
        var edges: (was: Double, now: Double)?
        /// The anchor.
        var element: AnchorElement?
        /// The edge of the content that the content offset keeps to.
        var heldEdge: HeldEdge?
        /// The scroll direction and the size of the content in the last display frame.
        var axis: Axis
        var contentSize: Size
        /// The viewport of the last display frame.
        var viewport: Viewport
    }

    /// - Parameter own: With offsets of sections as a display frame has them.
    init(
        _ own: Stage, _ viewport: Viewport, _ kept: Kept, lead: InteractiveTransition?
    ) {
        self.own = own
        surroundings = viewport
        self.kept = kept
        self.lead = lead.map(InteractiveTransition.init(copyOf:))
    }

    /// Whether a layout of the host's own has part in it.
    var isCustom: Bool { own.custom != nil || lead?.other.custom != nil }

    /// Scrolls a section across, as the host does while the change has not begun.
    func scroll(section: UInt32, by distance: Double) {
        let offset = own.geometry.offsets.offset(ofSection: Int(section))
        own.geometry.offsets.set(offset + distance, ofSection: section)
    }

    /// Returns the layout as a display frame would have shown it at the moment, and its bounds.
    ///
    /// - Parameter asked: The bounds that the host asks for.
    func placed(in asked: Rect) -> PlacedLayout {
        let viewport = surroundings.at(asked)
        guard let lead else {
            let shown = viewport.moved(by: adjustment(viewport))
            return PlacedLayout(ShownLayout(own, in: shown), shown.bounds)
        }
        // Progress is no part of a change: it moves both moments.
        if let original = lead.original { lead.progress = original.progress }
        var distance = Point.zero
        if lead.isOver || lead.motion.isPlaced {
            distance = lead.offsetAdjustment(own, viewport, holding: kept.heldEdge)
        } else {
            // Without the place of an anchor that a custom layout fails to say, there is none.
            let placed = try? lead.place(
                own, viewport, adjustment: adjustment(viewport), kept.element, kept.heldEdge,
                shown: kept.viewport, isShown: true)
            distance = placed ?? .zero
        }
        let shown = viewport.moved(by: distance)
        return PlacedLayout(lead.shownLayout(own, in: shown), shown.bounds)
    }

    /// Returns by how much a display frame would have moved the content offset.
    private func adjustment(_ asked: Viewport) -> Point {
        if own.added.offset != .zero {
            return own.offsetAdjustment(asked, by: own.added.offset, since: kept.contentSize)
        }
        if let edge = kept.heldEdge, kept.isChanged || edge.moves(in: asked.bounds.size),
            let distance = own.offsetAdjustment(asked, holding: edge)
        {
            return distance
        }
        if !kept.isChanged { return .zero }
        return own.offsetAdjustment(asked, from: kept.axis, kept.contentSize, kept.edges)
    }
}

/// The layout of a moment in the bounds of one display frame.
///
/// An object, as it is large.
final class PlacedLayout {
    let layout: ShownLayout
    let bounds: Rect

    init(_ layout: ShownLayout, _ bounds: Rect) {
        var layout = layout
        layout.hold(in: bounds)
        self.layout = layout
        self.bounds = bounds
    }

    /// Returns what the layout says of one element; nil where the layout has no such element, or
    /// fails to say: a display frame fails no more.
    func attributes(of element: Element) -> PlacedAttributes? {
        var transforms: [Transform3D] = []
        guard
            let found = try? layout.attributes(for: element, transforms: &transforms)
        else { return nil }
        return PlacedAttributes(found, transforms.matrix(found.transform))
    }

    /// Returns the initial or final attributes that the host set of one element: rule X8 of
    /// docs/semantics.md.
    ///
    /// - Precondition: The layout has the element.
    /// - Returns: Nil where the host set none, and where two layouts are blended.
    func attributes(_ role: LayoutAttributesRole, of element: Element) -> PlacedAttributes? {
        if layout.blended != nil { return nil }
        var transforms: [Transform3D] = []
        guard
            let found = layout.stage.free?.attributes(role, of: element, transforms: &transforms)
        else { return nil }
        return PlacedAttributes(found, transforms.matrix(found.transform))
    }
}
