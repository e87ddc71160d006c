extension Scene {
    mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        // An invalid call throws before anything is laid out.
        _ = try stage.dataSource.itemIndex(of: indexPath)
        _ = try position.alignments()
        let attributes = try layoutAttributes(for: .cell(indexPath))
        let obstacles =
            position.contains(.avoidPinned)
            ? stage.obstacles(aboutSection: Int(indexPath.section)) : Interval(0, 0)
        let offset = try contentOffset(
            forScrollingTo: attributes.frame, at: position, obstacles: obstacles)
        return restingOffset(ofItemAt: indexPath, across: offset).scaled(by: zoomScale)
    }

    mutating func contentOffset(
        forScrollingToSection section: UInt32, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        _ = try stage.dataSource.numberOfItems(inSection: section)
        _ = try position.alignments()
        try prepare(viewport.bounds)
        if stage.free != nil {
            return try contentOffset(
                forScrollingToItemAt: IndexPath(section: section, item: 0), at: position)
        }
        return try contentOffset(
            forScrollingTo: stage.frame(ofSection: Int(section)), at: position,
            obstacles: Interval(0, 0)
        ).scaled(by: zoomScale)
    }

    @inline(never)
    mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition, obstacles: Interval
    ) throws(CollectionError) -> Point {
        let alignments = try position.alignments()
        try prepare(viewport.bounds)
        return stage.contentOffset(
            forScrollingTo: rect, at: alignments, obstacles: obstacles, in: viewport)
    }
}
