import CollectionCore

// M7: snap points, and targets that the host says afterwards.
extension ReferenceCollection {
    func retarget(_ sequence: UInt64, to target: Point) throws(CollectionError) {
        try checkScroller()
        if sequence == 0 { throw .wrongState(.motionIsOver) }
        if scroller.release == sequence {
            scroller.retarget(to: target)
        } else if let row = rows.firstIndex(where: { $0.scroller.release == sequence }) {
            rows[row].scroller.retarget(to: target)
            showRows()
        } else {
            throw .wrongState(.motionIsOver)
        }
    }

    /// The nearest snap point along the scroll direction, of two the later one, among all of them.
    func snapped(_ proposed: Point) -> Point {
        let isVertical = Directions(layout).isVertical
        let axis = isVertical ? 1 : 0
        let (range, length) = (scroller.port.range(axis), scroller.port.length(axis))
        let place = proposed.pair[axis]
        let isMirrored = layout.isMirrored(in: environment) && !isVertical
        var points: [Double]
        switch scroller.settings.snapPoints {
        case .none: return proposed
        case .itemStarts, .itemCenters:
            if let path = layoutNow().path, path.snaps, path.step > 0 { return proposed }
            points = itemPlaces(axis, length, isMirrored)
        case .pages:
            var snapped = proposed.pair
            snapped[axis] =
                ReferencePages(range, length: length, isMirrored: isMirrored).nearest(to: place)
            return Point(snapped)
        case .stride(let start, let length):
            points = multiples(of: length, from: start, about: place)
        }
        // The ends are snap points always.
        points = points.filter { range.contains($0) } + [range.lowerBound, range.upperBound]
        var nearest = points[0]
        for point in points {
            let (new, old) = (abs(point - place), abs(nearest - place))
            if new < old || new == old && point > nearest { nearest = point }
        }
        var snapped = proposed.pair
        snapped[axis] = nearest
        return Point(snapped)
    }

    private func itemPlaces(_ axis: Int, _ length: Double, _ isMirrored: Bool) -> [Double] {
        let presentation = presentation(layoutNow())
        let inset = Directions(layout).main(environment.contentInset)
        // An item beside the content is none to rest at.
        let content = contentSizeNow()
        let everywhere = Rect(
            x: axis == 1 ? 0 : -1e9, y: axis == 1 ? -1e9 : 0,
            width: axis == 1 ? content.width : 2e9, height: axis == 1 ? 2e9 : content.height)
        let items = layoutNow().elements.filter {
            $0.element.category == .cell && isVisible($0, in: everywhere, presentation)
        }
        return items.map { item in
            let frame = presentation.pose(of: item).attributes.frame
            let (start, extent) = axis == 1 ? (frame.y, frame.height) : (frame.x, frame.width)
            if scroller.settings.snapPoints != .itemStarts {
                return start + extent / 2 - length / 2
            }
            return isMirrored ? start + extent + inset.end - length : start - inset.start
        }
    }

    private func multiples(of length: Double, from start: Double, about place: Double) -> [Double] {
        if length <= 0 { return [] }
        let number = ((place - start) / length).rounded(.down)
        return [number, number + 1].map { start + $0 * length }
    }
}
