import CollectionCore

// M7: snap points, and targets that the host says afterwards.
extension ReferenceCollection {
    func retarget(_ sequence: UInt64, to target: Point) throws(CollectionError) {
        try checkScroller()
        if sequence == 0 { throw .wrongState(.motionIsOver) }
        if scroller.release == sequence {
            moveScrollerAhead()
            scroller.retarget(to: target)
        } else if let row = rows.firstIndex(where: { $0.scroller.release == sequence }) {
            settleOffset(ofSection: Int(rows[row].number))
            rows[row].scroller.retarget(to: target)
            showRows()
        } else {
            throw .wrongState(.motionIsOver)
        }
    }

    /// The nearest snap point along the scroll direction, of two the later one, among all of them.
    func snapped(_ proposed: Point) -> Point {
        let axis = Directions(layout).isVertical ? 1 : 0
        let points = scroller.settings.snapPoints
        if points == .none { return proposed }
        let isOfItems = points == .itemStarts || points == .itemCenters
        if isOfItems, let path = layoutNow().path, path.snaps, path.step > 0 { return proposed }
        var snapped = proposed.pair
        snapped[axis] = snapPoint(from: snapped[axis], 0)
        return Point(snapped)
    }

    /// M8: at most one snap point from the one where the drag began.
    func nextSnapPoint(_ proposed: Pair, _ velocity: Pair, _ began: Pair) -> Pair {
        let axis = Directions(layout).isVertical ? 1 : 0
        let (place, speed) = (scroller.offset[axis], velocity[axis])
        var target = proposed
        if scroller.settings.snapPoints == .pages {
            target[axis] = pages(axis).target(place, from: began[axis], speed)
            return target
        }
        let first = snapPoint(from: began[axis], 0)
        let wanted = snapPoint(from: place, speed > 0 ? 1 : speed < 0 ? -1 : 0)
        target[axis] = min(max(wanted, snapPoint(from: first, -1)), snapPoint(from: first, 1))
        return target
    }

    /// M8: where turns of a wheel lead that stops at snap points.
    func snapPoint(from began: Pair, turnedTo place: Pair) -> Pair {
        let axis = Directions(layout).isVertical ? 1 : 0
        var target = place
        if scroller.settings.snapPoints == .pages {
            target[axis] = pages(axis).target(turned: place[axis] - began[axis], from: began[axis])
            return target
        }
        let nearest = snapPoint(from: place[axis], 0)
        switch place[axis] - began[axis] {
        case 0: target[axis] = nearest
        case ..<0: target[axis] = min(nearest, snapPoint(from: began[axis], -1))
        default: target[axis] = max(nearest, snapPoint(from: began[axis], 1))
        }
        return target
    }

    private func pages(_ axis: Int) -> ReferencePages {
        ReferencePages(
            scroller.port.range(axis), length: scroller.pageLength(axis),
            isMirrored: layout.isMirrored(in: environment) && axis == 0)
    }

    /// The nearest snap point, or the first one at a greater offset (1), or a lesser one (-1).
    func snapPoint(from place: Double, _ way: Int) -> Double {
        let axis = Directions(layout).isVertical ? 1 : 0
        let (range, length) = (scroller.port.range(axis), scroller.port.length(axis))
        var points: [Double]
        switch scroller.settings.snapPoints {
        case .none: return place
        case .itemStarts, .itemCenters:
            points = itemPlaces(
                axis, length, layout.isMirrored(in: environment) && axis == 0)
            if let path = layoutNow().path, path.snaps, path.step > 0 {
                let lead = Directions(layout).main(environment.contentInset).start
                points = multiples(of: path.step, from: -lead, about: place)
            }
        case .pages:
            return way == 0
                ? pages(axis).nearest(to: place) : pages(axis).next(place, grows: way > 0)
        case .stride(let start, let length):
            points = multiples(of: length, from: start, about: place)
        }
        if way == 0 { return nearest(points, to: place) }
        points = withEnds(points)
        return way > 0
            ? points.filter { $0 >= place + 1e-6 }.min() ?? range.upperBound
            : points.filter { $0 <= place - 1e-6 }.max() ?? range.lowerBound
    }

    /// The ends are snap points always.
    private func withEnds(_ points: [Double]) -> [Double] {
        let range = scroller.port.range(Directions(layout).isVertical ? 1 : 0)
        return points.filter { range.contains($0) } + [range.lowerBound, range.upperBound]
    }

    func nearest(_ points: [Double], to place: Double) -> Double {
        let points = withEnds(points)
        var nearest = points[0]
        for point in points {
            let (new, old) = (abs(point - place), abs(nearest - place))
            if new < old || new == old && point > nearest { nearest = point }
        }
        return nearest
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

    func multiples(of length: Double, from start: Double, about place: Double) -> [Double] {
        if length <= 0 { return [] }
        let number = ((place - start) / length).rounded(.down)
        return (-1...2).map { start + (number + Double($0)) * length }
    }
}
