internal import CLibM

// Where scrolling comes to an end: rule B8 of docs/semantics.md.
extension CollectionView {
    /// The content offset at which to stop scrolling that would stop at `proposed` by itself: a
    /// carousel and a stack rest where an item does, all others within the content.
    ///
    /// - Parameter velocity: With which the user lets go; only its direction counts.
    /// - Throws: `invalidNumber`; what a layout pass throws.
    /// - Complexity: O(1), once laid out
    public mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point
    ) throws(CollectionError) -> Point {
        try proposed.validate(.contentOffset)
        try velocity.validate(.velocity)
        try prepare(bounds)
        let axis = configuration.scrollDirection
        var main = axis.main(proposed)
        if let path, path.path.snaps, path.path.step > 0 {
            let inset = axis.mainStart(environment.contentInset)
            let steps = (main + inset) / path.path.step
            let rest = axis.main(velocity) == 0 ? floor(steps + 0.5) : floor(steps)
            let isShort = axis.main(velocity) > 0 && rest < steps
            main = (isShort ? rest + 1 : rest) * path.path.step - inset
        }
        let size = laidOutContentSize
        return axis.point(
            main: offsetRange(axis, content: size, bounds).clamped(main),
            cross: offsetRange(axis.other, content: size, bounds)
                .clamped(axis.cross(proposed)))
    }

    /// The offset at which an item of a path rests, whatever the position along the main axis.
    ///
    /// - Precondition: All is laid out.
    func restingOffset(ofItemAt indexPath: IndexPath, across offset: Point) -> Point {
        guard let path else { return offset }
        let axis = configuration.scrollDirection
        let rest = Double(path.number(of: indexPath)) * path.path.step
        let range = offsetRange(axis, content: path.contentSize, bounds)
        return axis.point(
            main: range.clamped(rest - axis.mainStart(environment.contentInset)),
            cross: axis.cross(offset))
    }
}
