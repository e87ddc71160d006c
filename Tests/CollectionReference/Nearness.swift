import CollectionCore

// Answers in which numbers that are near those of another answer are these: what differs then is
// more than a rounding apart.

extension DoorAnswer {
    func near(_ other: DoorAnswer, _ tolerance: Double) -> DoorAnswer {
        let near = Nearness(tolerance: tolerance)
        var answer = self
        answer.outcome = near.outcome(outcome, other.outcome)
        answer.news.events.events = near.list(
            news.events.events, other.news.events.events, near.event)
        return answer
    }
}

private struct Nearness {
    /// In points.
    let tolerance: Double

    func list<Value>(
        _ list: [Value], _ other: [Value], _ near: (Value, Value) -> Value
    ) -> [Value] {
        list.count == other.count ? zip(list, other).map(near) : list
    }

    /// Great numbers are near within a part of them.
    func number(_ value: Double, _ other: Double) -> Double {
        abs(value - other) <= max(tolerance, abs(other) * 1e-6) ? other : value
    }

    func point(_ point: Point, _ other: Point) -> Point {
        Point(x: number(point.x, other.x), y: number(point.y, other.y))
    }

    func size(_ size: Size, _ other: Size) -> Size {
        Size(width: number(size.width, other.width), height: number(size.height, other.height))
    }

    func rect(_ rect: Rect, _ other: Rect) -> Rect {
        Rect(
            x: number(rect.x, other.x), y: number(rect.y, other.y),
            width: number(rect.width, other.width), height: number(rect.height, other.height))
    }

    /// Times are near within a microsecond.
    func event(_ event: Event, _ other: Event) -> Event {
        var near = event
        near.point = point(event.point, other.point)
        near.otherPoint = point(event.otherPoint, other.otherPoint)
        if event.kind == .nearEnd || event.kind == .nearStart
            || event.kind == .refreshRequested
        {
            near.number = number(event.number, other.number)
        }
        let (first, last) = (
            min(event.time_ns, other.time_ns), max(event.time_ns, other.time_ns)
        )
        if last - first <= 1000 { near.time_ns = other.time_ns }
        // A display frame may move what a sample has moved by a rounding more.
        if event.kind == .didScroll && event.cause == 0 && other.cause != 0 {
            (near.cause, near.time_ns) = (other.cause, other.time_ns)
        }
        return near
    }

    func attributes(_ attributes: LayoutAttributes, _ other: LayoutAttributes) -> LayoutAttributes {
        var near = attributes
        near.frame = rect(attributes.frame, other.frame)
        near.alpha = number(attributes.alpha, other.alpha)
        return near
    }

    func transform(_ transform: Transform3D, _ other: Transform3D) -> Transform3D {
        var near = transform
        for index in 0..<16 {
            near.elements[index] = number(transform.elements[index], other.elements[index])
        }
        return near
    }

    func frame(_ frame: ShownFrame, _ other: ShownFrame) -> ShownFrame {
        var near = frame
        near.contentSize = size(frame.contentSize, other.contentSize)
        near.contentOffset = point(frame.contentOffset, other.contentOffset)
        near.contentOffsetAdjustment = point(
            frame.contentOffsetAdjustment, other.contentOffsetAdjustment)
        near.elements = list(frame.elements, other.elements, attributes)
        near.transforms = list(frame.transforms, other.transforms, transform)
        return near
    }

    func indicator(_ one: ScrollIndicator, _ two: ScrollIndicator) -> ScrollIndicator {
        ScrollIndicator(
            start: number(one.start, two.start), length: number(one.length, two.length))
    }

    func outcome(_ outcome: Outcome, _ other: Outcome) -> Outcome {
        switch (outcome, other) {
        case (.frame(let one), .frame(let two)): return .frame(frame(one, two))
        case (.transformed(let one), .transformed(let two)): return .transformed(frame(one, two))
        case (.attributes(let one), .attributes(let two)):
            return .attributes(list(one, two, attributes))
        case (.size(let one), .size(let two)): return .size(size(one, two))
        case (.point(let one), .point(let two)): return .point(point(one, two))
        case (.length(let one), .length(let two)): return .length(number(one, two))
        case (.accessibility(var one), .accessibility(let two)):
            one.elements = list(one.elements, two.elements) { element, other in
                var near = element
                near.frame = rect(element.frame, other.frame)
                return near
            }
            return .accessibility(one)
        case (.scrolling(var one), .scrolling(let two)):
            one.contentOffset = number(one.contentOffset, two.contentOffset)
            return .scrolling(one)
        case (.scroller(var one), .scroller(let two)):
            one.contentOffset = point(one.contentOffset, two.contentOffset)
            one.velocity = point(one.velocity, two.velocity)
            one.horizontalIndicator = indicator(one.horizontalIndicator, two.horizontalIndicator)
            one.verticalIndicator = indicator(one.verticalIndicator, two.verticalIndicator)
            return .scroller(one)
        case (.range(let one), .range(let two)):
            return .range(
                ContentOffsetRange(
                    least: point(one.least, two.least),
                    greatest: point(one.greatest, two.greatest)))
        default: return outcome
        }
    }
}
