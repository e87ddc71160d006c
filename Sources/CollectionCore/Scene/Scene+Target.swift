// Target content offsets of scrolling: rule B8 of docs/semantics.md.
extension Scene {
    mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point
    ) throws(CollectionError) -> Point {
        try proposed.validate("proposed")
        try velocity.validate("velocity")
        let scale = zoomScale
        if scale == 1 { return try target(proposed, velocity) }
        return try target(proposed.scaled(by: 1 / scale), velocity).scaled(by: scale)
    }

    /// Returns the target content offset of a scroll motion in unscaled content.
    private mutating func target(
        _ proposed: Point, _ velocity: Point
    ) throws(CollectionError) -> Point {
        try prepare(viewport.bounds)
        if let custom = stage.custom {
            let target = try custom.layout.targetContentOffset(
                forProposedContentOffset: proposed, withScrollingVelocity: velocity)
            return viewport.clampedOffset(
                try custom.isPossible(target) ? target : proposed, content: stage.contentSize)
        }
        return viewport.clampedOffset(
            stage.rest(proposed, velocity: velocity, in: viewport), content: stage.contentSize)
    }

    /// The content offset at which an item of a path layout rests, whatever the scroll position
    /// along the main axis; `offset` if items do not come to rest at offsets of their own.
    ///
    /// - Precondition: The stage is laid out.
    func restingOffset(
        ofItemAt indexPath: IndexPath, across offset: Point, in port: Viewport
    ) -> Point {
        guard let free = stage.free, let rest = free.rest(ofItemAt: stage.laidOutPath(indexPath))
        else {
            return offset
        }
        let axis = stage.settings.scrollDirection
        let range = port.offsetRange(axis, content: stage.contentSize)
        return axis.point(
            main: range.clamped(rest - axis.mainStart(port.contentInset)),
            cross: axis.cross(offset))
    }
}
