internal import CLibM

// Snap points, for layouts that do not determine where scrolling comes to rest: rule M7 of
// docs/semantics.md.
extension Scene {
    /// Returns a content offset moved to the nearest snap point along the scroll direction. If the
    /// layout itself determines where items rest, those offsets are the snap points of items.
    ///
    /// - Precondition: The stage is laid out.
    /// - Complexity: O(log n + items that are about as near), times the logarithm of the distance
    mutating func snapped(_ offset: Point) -> Point {
        let axis = stage.settings.scrollDirection
        switch input.scroller.configuration.snapPoints {
        case .none: return offset
        case .itemStarts, .itemCenters: if restsAtItems { return offset }
        case .pages, .stride: break
        }
        return axis.point(
            main: snapPoint(.nearest, axis.main(offset)), cross: axis.cross(offset))
    }

    /// Returns the content offset to which a drag leads that stops at the next snap point: the
    /// nearest one, or the next one in the direction of the velocity; at most one from the snap
    /// point where the drag began. Rule M8.
    ///
    /// - Parameter proposed: The content offset at which friction alone ends the motion.
    /// - Returns: Nil if the layout fails: then friction ends the motion.
    /// - Complexity: That of `snapped`
    mutating func nextSnapPoint(
        _ velocity: Point, from began: Point, _ proposed: Point
    ) -> Point? {
        guard (try? prepare(viewport.bounds)) != nil else { return nil }
        let axis = stage.settings.scrollDirection
        let (place, speed) = (axis.main(input.scroller.offset), axis.main(velocity))
        let target: Double
        if input.scroller.configuration.snapPoints == .pages {
            target = snapPages.target(of: place, from: axis.main(began), speed)
        } else {
            let first = snapPoint(.nearest, axis.main(began))
            let way: SnapWay = speed == 0 ? .nearest : speed > 0 ? .next : .previous
            target = min(
                max(snapPoint(way, place), snapPoint(.previous, first)), snapPoint(.next, first))
        }
        return axis.point(main: target, cross: axis.cross(proposed))
    }

    /// Returns the content offset of the snap point to which turns of a wheel lead: the nearest one
    /// to where they end, and at least the next one in their direction. Rule M8.
    ///
    /// - Returns: Nil if the layout fails.
    /// - Complexity: That of `snapped`
    mutating func snapPoint(after turns: WheelTurns) -> Point? {
        guard (try? prepare(viewport.bounds)) != nil else { return nil }
        let axis = stage.settings.scrollDirection
        let (began, place) = (axis.main(turns.began), axis.main(turns.place))
        var target: Double
        if input.scroller.configuration.snapPoints == .pages {
            target = snapPages.target(turned: place - began, from: began)
        } else {
            target = snapPoint(.nearest, place)
            if place > began { target = max(target, snapPoint(.next, began)) }
            if place < began { target = min(target, snapPoint(.previous, began)) }
        }
        return axis.point(main: target, cross: axis.cross(turns.place))
    }

    private var snapPages: OffsetPages {
        input.scroller.port.pages(
            stage.settings.scrollDirection,
            from: startEdge(viewport.environment.layoutDirection), input.scroller.configuration)
    }

    /// Returns the snap point along the scroll direction that is nearest to a content offset, or
    /// the next one on a side of it; without snap points, the offset at which the layout has an
    /// item rest.
    ///
    /// - Precondition: The stage is laid out.
    mutating func snapPoint(_ way: SnapWay, _ place: Double) -> Double {
        let range = input.scroller.port.range(stage.settings.scrollDirection)
        let found: Double?
        switch input.scroller.configuration.snapPoints {
        case .none where !restsAtItems: return place
        case .none, .itemStarts, .itemCenters: found = itemSnapPoint(way, place)
        case .pages:
            return way == .nearest
                ? snapPages.nearest(to: place) : snapPages.next(to: place, grows: way == .next)
        case .stride(let start, let length):
            found = place.multiple(of: length, from: start, way)
        }
        return range.snapPoint(way, place, found)
    }

    /// Returns the snap point of an item, also beyond the range of content offsets; nil: none.
    private mutating func itemSnapPoint(_ way: SnapWay, _ place: Double) -> Double? {
        let axis = stage.settings.scrollDirection
        let (length, scale) = (axis.main(input.scroller.port.boundsSize), zoomScale)
        let inset = viewport.contentInset
        if let free = stage.free, restsAtItems {
            let lead = axis.mainStart(inset)
            return free.rest(nearest: place + way.step + lead, velocity: way.step)
                .map { $0 - lead }
        }
        if input.scroller.configuration.snapPoints == .itemCenters {
            return nearestItem(way, to: (place + length / 2) / scale) { ($0.start + $0.end) / 2 }
                .map { $0 * scale - length / 2 }
        }
        let isReversed = startEdge(viewport.environment.layoutDirection).isGreatest
        let shift = isReversed ? length : 0
        let lead = isReversed ? -axis.mainEnd(inset) : axis.mainStart(inset)
        return nearestItem(way, to: (place + shift) / scale + lead) {
            isReversed ? $0.end : $0.start
        }.map { ($0 - lead) * scale - shift }
    }

    /// Whether the layout itself determines the offsets at which items rest.
    var restsAtItems: Bool { stage.free?.rest(nearest: 0, velocity: 0) != nil }

    /// Returns the snap point of an item that is nearest to `target` along the scroll direction, on
    /// the side that `way` names; of two equally near points, the later one.
    ///
    /// - Parameter place: Computes the snap point of an item from the item's interval along the
    ///   axis.
    private mutating func nearestItem(
        _ way: SnapWay, to target: Double, _ place: (Interval) -> Double
    ) -> Double? {
        let axis = stage.settings.scrollDirection
        let content = stage.contentSize
        let farthest = max(target.magnitude, (axis.main(content) - target).magnitude)
        var reach = max(16, axis.main(viewport.bounds.size) / 8)
        while true {
            let searched = axis.rect(
                Rect(x: 0, y: 0, width: content.width, height: content.height),
                from: Interval(target - reach, target + reach))
            guard let found = try? elements(in: searched) else { return nil }
            var nearest: Double?
            for attributes in found.elements where attributes.element.isCell {
                let frame = attributes.frame
                let place = place(Interval(axis.mainStart(frame), axis.mainEnd(frame)))
                let distance = (place - target).magnitude
                if distance >= reach || !way.leads(from: target, to: place) { continue }
                if let nearest {
                    let other = (nearest - target).magnitude
                    if other < distance || other == distance && nearest >= place { continue }
                }
                nearest = place
            }
            if nearest != nil || reach > farthest { return nearest }
            reach *= 2
        }
    }
}

extension Double {
    /// Returns the multiple of a length, counted from a start, that is nearest to this number, or
    /// the next one on a side of it; of two equally near multiples, the later one; nil if there is
    /// none.
    fileprivate func multiple(of length: Double, from start: Double, _ way: SnapWay) -> Double? {
        if length <= 0 { return nil }
        let steps = (self + way.step - start) / length
        let number =
            switch way {
            case .nearest: floor(steps + 0.5)
            case .next: -floor(-steps)
            case .previous: floor(steps)
            }
        let place = start + number * length
        return place.isFinite ? place : nil
    }
}
