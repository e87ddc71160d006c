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
        let axis = stage.configuration.scrollDirection
        let (place, range) = (axis.main(offset), input.scroller.port.range(axis))
        let (length, scale) = (axis.main(input.scroller.port.boundsSize), zoomScale)
        let edge = startEdge(viewport.environment.layoutDirection)
        let nearest: Double?
        switch input.scroller.configuration.snapPoints {
        case .none: return offset
        case .itemStarts:
            if restsAtItems { return offset }
            let (inset, shift) = (viewport.contentInset, edge.isGreatest ? length : 0)
            let lead = edge.isGreatest ? -axis.mainEnd(inset) : axis.mainStart(inset)
            nearest = nearestItem(to: (place + shift) / scale + lead) {
                edge.isGreatest ? $0.end : $0.start
            }.map { ($0 - lead) * scale - shift }
        case .itemCenters:
            if restsAtItems { return offset }
            nearest = nearestItem(to: (place + length / 2) / scale) { ($0.start + $0.end) / 2 }
                .map { $0 * scale - length / 2 }
        case .pages:
            let pages = input.scroller.port.pages(axis, from: edge)
            return axis.point(main: pages.nearest(to: place), cross: axis.cross(offset))
        case .stride(let start, let length):
            nearest = place.nearestMultiple(of: length, from: start)
        }
        return axis.point(
            main: range.nearest(to: place, among: nearest), cross: axis.cross(offset))
    }

    /// Whether the layout itself determines the offsets at which items rest.
    private var restsAtItems: Bool { stage.free?.rest(nearest: 0, velocity: 0) != nil }

    /// Returns the snap point of an item that is nearest to `target` along the scroll direction; of
    /// two equally near points, the later one.
    ///
    /// - Parameter place: Computes the snap point of an item from the item's interval along the
    ///   axis.
    private mutating func nearestItem(
        to target: Double, _ place: (Interval) -> Double
    ) -> Double? {
        let axis = stage.configuration.scrollDirection
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
                if distance >= reach { continue }
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
    /// Returns the multiple of a length, counted from a start, that is nearest to this number; of
    /// two equally near multiples, the later one; nil if there is none.
    fileprivate func nearestMultiple(of length: Double, from start: Double) -> Double? {
        if length <= 0 { return nil }
        let place = start + floor((self - start) / length + 0.5) * length
        return place.isFinite ? place : nil
    }
}
