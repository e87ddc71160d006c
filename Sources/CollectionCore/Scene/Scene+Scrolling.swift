extension Scene {
    mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        // An invalid call throws before anything is laid out.
        try position.validate()
        _ = try stage.dataSource.itemIndex(of: indexPath)
        _ = try alignments(position)
        let attributes = try layoutAttributes(for: .cell(indexPath))
        let isAcross = sectionAcross(of: .cell(indexPath)) != nil
        let alignments = try alignments(position, across: isAcross)
        let obstacles =
            position.contains(.avoidPinned)
            ? stage.obstacles(aboutSection: Int(indexPath.section)) : Interval(0, 0)
        let offset = stage.contentOffset(
            forScrollingTo: attributes.frame, at: alignments, obstacles: obstacles, in: viewport)
        return restingOffset(ofItemAt: indexPath, across: offset, in: viewport)
            .scaled(by: zoomScale)
    }

    mutating func contentOffset(
        forScrollingToSection section: UInt32, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        _ = try stage.dataSource.numberOfItems(inSection: section)
        _ = try alignments(position)
        try prepare(viewport.bounds)
        if stage.free != nil {
            return try contentOffset(
                forScrollingToItemAt: IndexPath(section: section, item: 0), at: position)
        }
        return try contentOffset(
            forScrollingTo: stage.frame(ofSection: Int(section)), at: position
        ).scaled(by: zoomScale)
    }

    @inline(never)
    mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition,
        obstacles: Interval = Interval(0, 0)
    ) throws(CollectionError) -> Point {
        let alignments = try alignments(position)
        try prepare(viewport.bounds)
        return stage.contentOffset(
            forScrollingTo: rect, at: alignments, obstacles: obstacles, in: viewport)
    }

    /// The alignment on each axis at a scroll position of the view.
    ///
    /// - Parameter isAcross: Whether the position is that of an item of an orthogonal section,
    ///   which scrolls along the other axis.
    func alignments(
        _ position: ScrollPosition, across isAcross: Bool = false
    ) throws(CollectionError) -> (vertical: ScrollAlignment, horizontal: ScrollAlignment) {
        let axis = stage.settings.scrollDirection
        return isAcross
            ? try position.alignments(
                along: axis.other, isMirrored: axis == .vertical && isMirrored)
            : try position.alignments(
                along: axis,
                isMirrored: stage.startsAtGreatest(viewport.environment.layoutDirection))
    }

    /// The content offsets between which the content scrolls, in the coordinates of the view.
    mutating func contentOffsetRange() throws(CollectionError) -> ContentOffsetRange {
        try prepare(viewport.bounds)
        var port = scrollerPort
        if !isLed { port.contentSize = stage.contentSize }
        let (x, y) = (port.range(.horizontal), port.range(.vertical))
        return ContentOffsetRange(
            least: Point(x: x.least, y: y.least), greatest: Point(x: x.greatest, y: y.greatest))
    }
}
