/// The layout just before or just after an animated change, and what a display frame would have
/// needed at that moment to adjust its content offset: rule T3 of docs/semantics.md.
///
/// A class because it is large. Its stages share their storage with later copies.
final class LayoutMoment {
    private var own: Stage
    /// The viewport at the moment; its bounds are not used.
    private let surroundings: Viewport
    private let kept: Kept
    /// A copy of the interactive transition that was running; nil: none was.
    private let lead: InteractiveTransition?

    /// What determined the content offset adjustment: the content anchor, the held edge, and the
    /// last display frame.
    struct Kept {
        /// Whether a change since the last display frame may have moved the content anchor.
        var isChanged: Bool
        /// The edge of the content anchor along the main axis: in the last display frame (`was`)
        /// and at the moment (`now`). Nil: not known, or nothing may have moved the anchor.
        var edges: (was: Double, now: Double)?
        /// The content anchor; nil: there is none.
        var element: AnchorElement?
        /// The edge of the content that the content offset keeps to; nil: there is none.
        var heldEdge: HeldEdge?
        /// The distance by which the scroller was moved ahead of the display frame, which moves the
        /// content offset by it whatever changes until then; nil: the scroller was not moved ahead.
        var movedAhead: Point?
        /// The scroll direction and the size of the content in the last display frame.
        var axis: Axis
        var contentSize: Size
        /// The viewport of the last display frame.
        var viewport: Viewport
    }

    /// - Parameter own: The stage, with the content offsets of orthogonal sections adjusted as for
    ///   a display frame.
    init(
        _ own: Stage, _ viewport: Viewport, _ kept: Kept, lead: InteractiveTransition?
    ) {
        self.own = own
        surroundings = viewport
        self.kept = kept
        self.lead = lead.map(InteractiveTransition.init(copyOf:))
    }

    /// The order in which the layout presents the data; nil: the data's own.
    var reordering: Reordering? { own.reordering }

    /// About the number of bytes of the layout.
    var layoutBytes: Int {
        own.geometry.stored.bytes + (lead?.other.geometry.stored.bytes ?? 0)
    }

    /// About the number of bytes of the layout that it has alone, where another one was made by
    /// editing it. Edits share all they do not change, but for lanes that are dealt out anew.
    var bytesBesideEdits: Int {
        if case .waterfall(let layout) = own.layout, layout.lanePlacement == .greedy {
            return layoutBytes
        }
        return 0
    }

    /// Whether a custom layout takes part.
    var isCustom: Bool { own.custom != nil || lead?.other.custom != nil }

    /// Scrolls an orthogonal section, because the host has scrolled it before the change begins.
    func scroll(section: UInt32, by distance: Double) {
        let offset = own.geometry.offsets.offset(ofSection: Int(section))
        own.geometry.offsets.set(offset + distance, ofSection: section)
    }

    /// Returns the layout and the bounds that a display frame would have shown at the moment.
    ///
    /// - Parameter asked: The bounds that the host requests.
    func placed(in asked: Rect) -> PlacedLayout {
        let viewport = surroundings.at(asked)
        guard let lead else {
            let shown = viewport.moved(by: adjustment(viewport))
            return PlacedLayout(ShownLayout(own, in: shown), shown.bounds)
        }
        // Progress is not a part of the change: both moments have the current progress.
        if let original = lead.original { lead.progress = original.progress }
        var distance = Point.zero
        if lead.isOver || lead.motion.isPlaced {
            distance = lead.offsetAdjustment(own, viewport, holding: kept.heldEdge)
        } else {
            // If a custom layout fails to place the anchor, the content offset does not move.
            let placed = try? lead.place(
                own, viewport, adjustment: adjustment(viewport), kept.element, kept.heldEdge,
                shown: kept.viewport, isShown: true)
            distance = placed ?? .zero
        }
        let shown = viewport.moved(by: distance)
        return PlacedLayout(lead.shownLayout(own, in: shown), shown.bounds)
    }

    /// Returns the distance by which a display frame would have moved the content offset.
    private func adjustment(_ asked: Viewport) -> Point {
        if let distance = kept.movedAhead { return distance }
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
/// A class because it is large.
final class PlacedLayout {
    let layout: ShownLayout
    let bounds: Rect

    init(_ layout: ShownLayout, _ bounds: Rect) {
        var layout = layout
        layout.hold(in: bounds)
        self.layout = layout
        self.bounds = bounds
    }

    /// Returns the attributes of one element. Nil if the layout has no such element or throws: the
    /// display frame can no longer fail.
    @inline(never)
    func attributes(of element: Element) -> PlacedAttributes? {
        var transforms: [Transform3D] = []
        guard
            let found = try? layout.attributes(for: element, transforms: &transforms)
        else { return nil }
        return PlacedAttributes(found, in: transforms)
    }

    /// Whether a host's layout was not asked about an element, and can no longer be.
    func isUnknown(_ element: Element) -> Bool {
        layout.blended == nil && layout.stage.free?.isUnknown(element) ?? false
    }

    /// Returns the initial or final attributes that the host set for one element: rule X8 of
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
        return PlacedAttributes(found, in: transforms)
    }
}
