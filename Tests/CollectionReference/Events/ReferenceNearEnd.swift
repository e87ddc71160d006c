import CollectionCore

/// Whether the host knows that the end of the content is near.
struct ReferenceNearEnd {
    var lastOffset: Double?
    var wasVertical = true
    /// 1: the offset grew last, -1: it shrank, 0: not known.
    var way = 0
    var toldCount: Int?
}

// V9.
extension ReferenceCollection {
    func check(nearEndScreens screens: Double) throws(CollectionError) {
        if screens < 0 { throw .invalidNumber("near_end_screens", .negative) }
    }

    func tellNearEnd(at time_ns: UInt64, adjustment: Point) {
        guard var near = nearEnd else { return }
        defer { nearEnd = near }
        if wasDataReplaced { near.toldCount = nil }
        let directions = Directions(layout)
        let extent = directions.main(bounds.size)
        if extent <= 0 || isLed { return }
        let (start, end) = directions.main(bounds)
        if let last = near.lastOffset, near.wasVertical == directions.isVertical {
            let moved = start - last - (directions.isVertical ? adjustment.y : adjustment.x)
            if moved > 0.001 { near.way = 1 } else if moved < -0.001 { near.way = -1 }
        } else {
            near.way = 0
        }
        (near.lastOffset, near.wasVertical) = (start, directions.isVertical)
        let count = sections.reduce(0) { $0 + $1.items.count }
        if near.toldCount == count { return }
        let isMirrored =
            !directions.isVertical && environment.layoutDirection == .rightToLeft
            && layout.configuration.flipsHorizontallyInOppositeLayoutDirection
        let content = directions.main(shownContentSize)
        let left = isMirrored ? start : content - end
        let screens = ahead.configuration.nearEndScreens
        let isNear = left <= (screens == 0 ? 2 : screens) * extent + 0.001
        if content >= extent - 0.001 && !(isNear && near.way == (isMirrored ? -1 : 1)) { return }
        near.toldCount = count
        queue(.nearEnd, .nearEnd, at: time_ns) {
            $0.number = left
            $0.value = directions.isVertical ? 3 : isMirrored ? 2 : 4
        }
    }
}
