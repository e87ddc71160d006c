// How display frames reach the content offset of a restored state: rule J6 of docs/semantics.md.
extension Scene {
    /// Returns the distance to add to the content offset to reach the content offset of a restored
    /// state; nil: no state was restored, or the content was scrolled since.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    /// - Precondition: The stage is laid out.
    /// - Complexity: O(log n)
    @inline(never)
    mutating func restoredAdjustment(_ asked: Viewport) -> Point? {
        guard let restored = anchor.restored else { return nil }
        let start = asked.bounds.origin
        if restored.isLeft(at: start) {
            anchor.restored = nil
            return nil
        }
        let axis = stage.settings.scrollDirection
        // Along the cross axis, the content offset stays where a display frame has put it.
        let across = axis.cross(restored.shown ?? restored.contentOffset)
        let main = wantedOffset(restored, in: asked) ?? axis.main(restored.contentOffset)
        var target = asked.clampedOffset(
            axis.point(main: main, cross: across), content: stage.contentSize)
        let settings = input.scroller.configuration
        if settings.isEnabled && settings.isPagingEnabled {
            let port = ScrollerPort(
                boundsSize: asked.bounds.size, contentSize: stage.contentSize,
                contentInset: asked.environment.contentInset, endAxis: asked.endAxis)
            target = port.nearestPage(
                to: target, from: startEdge(asked.environment.layoutDirection), settings)
        }
        return Point(x: target.x - start.x, y: target.y - start.y)
    }

    /// Returns the content offset along the scroll direction that the restored edge or item
    /// requires; nil if neither exists.
    private mutating func wantedOffset(
        _ restored: RestoredPlace, in asked: Viewport
    ) -> Double? {
        let axis = stage.settings.scrollDirection
        let isMirrored = stage.startsAtGreatest(asked.environment.layoutDirection)
        if restored.edge != .none {
            let range = asked.offsetRange(axis, content: stage.contentSize)
            return (restored.edge == .end) != isMirrored ? range.greatest : range.least
        }
        guard let item = restored.item?.element else { return nil }
        // An item that a custom layout fails to place is not used as an anchor.
        let edges = (try? stage.edges(of: item, visible: stage.visibleInterval(asked))) ?? nil
        guard let edges else { return nil }
        let place = isMirrored ? edges.far : edges.near
        // An item that is cut off stays on screen, so that it is measured.
        let inset = asked.environment.contentInset
        let lead = isMirrored ? axis.mainEnd(inset) : axis.mainStart(inset)
        let distance = KeptPlace.onScreen(
            restored.distance + lead, length: edges.far - edges.near, seenLength: 1)
        return asked.offset(of: place, at: distance - lead, axis, isMirrored: isMirrored)
    }

    /// Notes that a display frame is as near to the restored content offset as the content allows.
    /// The next display frames try again until they are there and sizes of visible cells are no
    /// estimates, because measured sizes and other content may make the content longer.
    @inline(never)
    mutating func noteRestored() {
        let axis = stage.settings.scrollDirection
        // Empty bounds do not determine a place.
        guard let restored = anchor.restored, axis.main(viewport.bounds.size) > 0 else { return }
        let offset = viewport.bounds.origin
        let isThere =
            wantedOffset(restored, in: viewport).map {
                ($0 - axis.main(offset)).magnitude <= HeldEdge.hostTolerance
            } ?? true
        let isMeasured = !screen.visible.elements.contains { $0.flags.contains(.isEstimated) }
        if isThere && isMeasured {
            anchor.restored = nil
        } else {
            anchor.restored?.shown = offset
        }
    }
}
