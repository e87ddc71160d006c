import CollectionCore

/// Whether the host knows that the end, or the start, of the content is near.
struct ReferenceNearEnd {
    var lastOffset: Double?
    var wasVertical = true
    /// 1: the offset grew last, -1: it shrank, 0: not known.
    var way = 0
    var toldCount: Int?

    /// The movement of the offset along the main axis, without adjustments.
    mutating func move(to start: Double, adjustment: Double, isVertical: Bool) {
        if let last = lastOffset, wasVertical == isVertical {
            let moved = start - last - adjustment
            if moved > 0.001 { way = 1 } else if moved < -0.001 { way = -1 }
        } else {
            way = 0
        }
        (lastOffset, wasVertical) = (start, isVertical)
    }
}

// V9.
extension ReferenceCollection {
    func check(screens: Double, _ name: CollectionError.Argument) throws(CollectionError) {
        if screens < 0 { throw .invalidNumber(name, .negative) }
    }

    func tellNearEnd(at time_ns: UInt64, adjustment: Point) {
        guard var near = nearEnd else { return }
        defer { nearEnd = near }
        if wasDataReplaced { near.toldCount = nil }
        let directions = Directions(layout)
        let extent = directions.main(bounds.size)
        if extent <= 0 || isLed { return }
        let (start, end) = directions.main(bounds)
        near.move(
            to: start, adjustment: directions.isVertical ? adjustment.y : adjustment.x,
            isVertical: directions.isVertical)
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

    /// The start is told again once loading has ended, or once it was far with another number of
    /// items.
    func tellNearStart(at time_ns: UInt64, adjustment: Point) {
        guard var near = nearStart else { return }
        defer { nearStart = near }
        if wasDataReplaced { near.toldCount = nil }
        let directions = Directions(layout)
        let extent = directions.main(bounds.size)
        if extent <= 0 || isLed { return }
        let (start, end) = directions.main(bounds)
        near.move(
            to: start, adjustment: directions.isVertical ? adjustment.y : adjustment.x,
            isVertical: directions.isVertical)
        let count = sections.reduce(0) { $0 + $1.items.count }
        let isMirrored = !directions.isVertical && layout.isMirrored(in: environment)
        let content = directions.main(shownContentSize)
        let left = isMirrored ? content - end : start
        let screens = ahead.configuration.nearStartScreens
        let isWithin = left <= (screens == 0 ? 2 : screens) * extent + 0.001
        let isShort = content < extent - 0.001
        if let told = near.toldCount {
            if !isShort && !isWithin && told != count { near.toldCount = nil }
            return
        }
        if !isShort && !(isWithin && near.way == (isMirrored ? 1 : -1)) { return }
        near.toldCount = count
        queue(.nearStart, .nearStart, at: time_ns) {
            $0.number = left
            $0.value = directions.isVertical ? 1 : isMirrored ? 4 : 2
        }
    }
}
