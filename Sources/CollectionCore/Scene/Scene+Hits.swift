// The element at a point, and the item nearest to a point: rules U2 and B6 of docs/semantics.md.
extension Scene {
    /// Returns the cell or supplementary view that a pointer goes down on.
    mutating func pressedElement(at point: Point) -> PressedElement? {
        // If a custom layout fails, no element is hit.
        guard let index = try? shownIndex(at: point, includesDecorations: false) else { return nil }
        let element = screen.visible.followedElement(index)
        return PressedElement(
            screen.visible.elements[index], as: element,
            identifier: snapshot?.identifier(of: element))
    }

    /// Converts a point of the bounds into a point of the unscaled content, by the content offset
    /// and the zoom scale of the last display frame.
    func contentPoint(_ position: Point) -> Point {
        let (offset, scale) = (screen.frame.contentOffset, screen.zoomScale)
        return Point(x: position.x / scale + offset.x, y: position.y / scale + offset.y)
    }

    mutating func shownIndex(
        at point: Point, includesDecorations: Bool
    ) throws(CollectionError) -> Int? {
        if !screen.isShown { return nil }
        try prepare(viewport.bounds)
        let place = contentPoint(point)
        let shown = screen.visible.elements
        var foremost: Int?
        for index in shown.indices {
            // Nearly all elements are elsewhere, and have no transform.
            if shown[index].transform == 0 && !shown[index].frame.contains(place) { continue }
            let attributes = shown[index]
            // Of elements with equal z-indexes the last one is painted last.
            if let foremost, shown[foremost].zIndex > attributes.zIndex { continue }
            if attributes.flags.contains(.isHidden) || screen.visible.fate(index).contains(.isGone)
                || attributes.element.category == .decoration && !includesDecorations
            {
                continue
            }
            let transform = screen.visible.shownTransforms.matrix(attributes.transform)
            if !attributes.frame.contains(place, under: transform) { continue }
            let element = screen.visible.followedElement(index)
            // The container of an orthogonal section clips the section's items.
            if element.isCell
                && !stage.geometry.isInViewport(place, ofSection: element.indexPath.section)
            {
                continue
            }
            foremost = index
        }
        return foremost
    }

    mutating func indexPathForItem(
        nearestTo point: Point
    ) throws(CollectionError) -> IndexPath? {
        try point.validate("point")
        return try item(nearestTo: point, inSection: nil)
    }

    /// Returns the item whose frame is nearest to a point of the content, among all items or the
    /// items of one section.
    ///
    /// - Returns: Nil if there is no such item, or all of them are hidden.
    /// - Complexity: O(log n + items that are about as near), times the logarithm of the distance
    mutating func item(
        nearestTo point: Point, inSection section: UInt32?
    ) throws(CollectionError) -> IndexPath? {
        try prepare(viewport.bounds)
        if let section, stage.dataSource.itemCount(of: Int(section)) == 0 { return nil }
        let distance = stage.content.distance(to: point)
        var reach = distance + 16
        while true {
            let searched = Rect(
                x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
            let nearest = nearestItem(to: point, inSection: section, of: try elements(in: searched))
            if let nearest, nearest.distance < reach { return nearest.indexPath }
            if reach > Length.sumMaximum { return nil }
            reach += reach - distance
        }
    }

    private func nearestItem(
        to point: Point, inSection section: UInt32?, of found: ElementCollector
    ) -> (indexPath: IndexPath, distance: Double)? {
        var nearest: (indexPath: IndexPath, distance: Double)?
        for attributes in found.elements where attributes.element.isCell {
            if attributes.flags.contains(.isHidden) { continue }
            if let section, attributes.element.indexPath.section != section { continue }
            let box = attributes.frame.boundingBox(
                under: found.transforms.matrix(attributes.transform))
            let path = attributes.element.indexPath
            guard let seen = stage.geometry.inViewport(box, ofSection: path.section) else {
                continue
            }
            let distance = seen.distance(to: point)
            if let nearest, nearest.distance < distance { continue }
            if let nearest, nearest.distance == distance, nearest.indexPath < path { continue }
            nearest = (path, distance)
        }
        return nearest
    }
}
