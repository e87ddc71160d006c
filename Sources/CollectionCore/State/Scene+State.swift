// The state of a view: rule J6 of docs/semantics.md.
extension Scene {
    /// Stores the content offset, the edge and the anchor in a state.
    mutating func notePlace(in state: inout ViewState, _ places: StatePlaces) {
        let isEnabled = input.scroller.configuration.isEnabled
        let offset = isEnabled ? scrollerOrigin : viewport.bounds.origin
        if let restored = anchor.restored, !restored.isLeft(at: offset) {
            state.contentOffset = restored.contentOffset
            state.edge = restored.edge
            state.anchor = restored.item.map { places.named($0.element) }
            if state.anchor != nil { state.distance = restored.distance }
            return
        }
        state.contentOffset = offset
        if !screen.isShown { return }
        state.edge = reachedEdge()
        let axis = stage.settings.scrollDirection
        guard screen.axis ?? axis == axis,
            let (element, place) = screen.leadingEdge(
                isMirrored: screen.startedAtGreatest, axis)
        else { return }
        state.anchor = places.named(element)
        state.distance = viewport.distance(
            of: place, at: axis.main(offset), axis, isMirrored: screen.startedAtGreatest)
    }

    /// Returns the edge of the content at which the content anchor holds the content offset, if the
    /// content offset of the last display frame is at that edge.
    private mutating func reachedEdge() -> ContentEdge {
        let isEnd = anchor.contentAnchor == .end
        if !isEnd && anchor.contentAnchor != .automatic { return .none }
        guard let edge = heldEdge(), edge.wasHeld else { return .none }
        return isEnd ? .end : .start
    }
}

extension Viewport {
    /// Returns the distance, in points, from the start of the bounds, inside the content inset, to
    /// the start of an item.
    ///
    /// - Parameter place: The start of the item along the axis.
    /// - Parameter isMirrored: Whether the content begins at the greatest content offset.
    func distance(
        of place: Double, at offset: Double, _ axis: Axis, isMirrored: Bool
    ) -> Double {
        let inset = environment.contentInset
        if !isMirrored { return place - (offset + axis.mainStart(inset)) }
        return offset + axis.main(bounds.size) - axis.mainEnd(inset) - place
    }

    /// Returns the content offset at which an item begins at a distance: the inverse of `distance`.
    func offset(
        of place: Double, at distance: Double, _ axis: Axis, isMirrored: Bool
    ) -> Double {
        let inset = environment.contentInset
        if !isMirrored { return place - distance - axis.mainStart(inset) }
        return place + distance - (axis.main(bounds.size) - axis.mainEnd(inset))
    }
}
