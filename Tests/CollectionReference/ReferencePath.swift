import CollectionCore

/// The layouts that follow a path, one item at a time: section P.
///
/// Sines and cosines are the engine's: they have tests of their own.
struct ReferencePath: Equatable {
    let layout: Layout
    let count: Int
    /// P1: what the bounds leave between the content insets, along the scroll direction and across.
    let length: Double
    let across: Double

    init(_ layout: Layout, _ environment: Environment, boundsSize: Size, count: Int) {
        self.layout = layout
        self.count = count
        let directions = Directions(layout)
        let inset = directions.main(environment.contentInset)
        length = Grid.rounded(max(0, directions.main(boundsSize) - inset.start - inset.end))
        across = ReferenceLayout.container(layout, environment, boundsSize: boundsSize)
    }

    private var directions: Directions { Directions(layout) }
    private var isVertical: Bool { directions.isVertical }
    private var itemSize: Size {
        let size = layout.configuration.sectionMetrics.itemSize
        return Size(width: Grid.rounded(size.width), height: Grid.rounded(size.height))
    }

    /// P2: from one rest to the next.
    var step: Double {
        switch layout {
        case .carousel(let carousel):
            return max(0, directions.main(itemSize) + Grid.rounded(carousel.spacing))
        case .stack: return length
        case .circle(let circle):
            return isWheel ? max(1, Grid.rounded(radius * circle.angularSpacing)) : 0
        default: return 0
        }
    }

    var contentLength: Double {
        if count == 0 { return 0 }
        switch layout {
        case .carousel: return length + Double(count - 1) * step
        case .stack: return Double(count) * length
        default: return isWheel ? length + Grid.rounded((gaps - span) * step) : length
        }
    }

    /// B8: whether scrolling stops at rests only.
    var snaps: Bool {
        if case .circle = layout { return isWheel }
        return true
    }

    /// P2: how far the middle of a frame is from where the item rests.
    var shift: Double {
        guard case .circle(let circle) = layout, isWheel else { return length / 2 }
        let first = spoke(circle.startAngle)
        return length / 2 + (isVertical ? first.y : first.x)
    }

    /// The item's own frame.
    func slot(_ item: Int) -> Slot {
        let size = itemSize
        var middle = (main: length / 2, cross: across / 2)
        switch layout {
        case .circle(let circle):
            let point = spoke(circle.startAngle + (isWheel ? 0 : Double(item) * each))
            if isWheel { middle.main += Double(item) * step }
            middle.main += isVertical ? point.y : point.x
            middle.cross += isVertical ? point.x : point.y
            return Slot(
                main: middle.main - directions.main(size) / 2,
                cross: middle.cross - directions.cross(size) / 2,
                mainLength: directions.main(size), crossLength: directions.cross(size))
        default:
            return Slot(
                main: (length - directions.main(size)) / 2 + Double(item) * step,
                cross: (across - directions.cross(size)) / 2,
                mainLength: directions.main(size), crossLength: directions.cross(size))
        }
    }

    /// Makes of an item's own frame how it is shown where what is visible begins at `start`.
    ///
    /// - Returns: Whether it is in any rectangle at all.
    func change(_ pose: inout Pose, _ item: Int, start: Double) -> Bool {
        switch layout {
        case .carousel(let carousel): turnAway(&pose, carousel, distance: away(item, start))
        case .stack(let stack): return pile(&pose, stack, item, start)
        case .circle(let circle): return turn(&pose, circle, item, start)
        default: break
        }
        return true
    }

    /// In steps.
    private func away(_ item: Int, _ start: Double) -> Double {
        Double(item) - (step > 0 ? start / step : 0)
    }
}

extension ReferencePath {
    /// P3
    private func turnAway(_ pose: inout Pose, _ carousel: CarouselLayout, distance: Double) {
        let near = distance < -1 ? -1 : distance > 1 ? 1 : distance
        let size = abs(near)
        pose.attributes.alpha = 1 + (carousel.alpha - 1) * size
        pose.attributes.zIndex = -Int32(min((2 * abs(distance)).rounded(.down), 1_073_741_824))
        if near == 0 { return }
        let (sine, cosine) = Elementary.sineAndCosine(near * carousel.rotation)
        let scale = 1 + (carousel.scale - 1) * size
        let depth = carousel.perspective
        let toEye = depth == 0 ? 0 : -(scale * sine) / depth
        let eye = depth == 0 ? 0 : -cosine / depth
        let rows: [[Double]] =
            isVertical
            ? [
                [scale, 0, 0, 0], [0, scale * cosine, scale * sine, toEye],
                [0, -sine, cosine, eye], [0, 0, 0, 1],
            ]
            : [
                [scale * cosine, 0, scale * sine, toEye], [0, scale, 0, 0],
                [-sine, 0, cosine, eye], [0, 0, 0, 1],
            ]
        for number in 0..<16 { pose.transform.elements[number] = rows[number / 4][number % 4] }
    }

    /// P4
    private func pile(
        _ pose: inout Pose, _ stack: StackLayout, _ item: Int, _ start: Double
    ) -> Bool {
        let depth = away(item, start)
        if depth <= 0 { return true }
        pose.attributes.zIndex = -Int32(min(depth.rounded(.up), 1_073_741_825))
        let most = Double(stack.visibleCount)
        if depth > most { pose.attributes.flags.insert(.isHidden) }
        if depth >= most + 1 { return false }
        var scale = 1.0
        for _ in 0..<Int(depth.rounded(.down)) { scale *= stack.scale }
        scale *= 1 + (stack.scale - 1) * (depth - depth.rounded(.down))
        let back = start - Double(item) * length
        pose.transform.elements[0] = scale
        pose.transform.elements[5] = scale
        pose.transform.elements[12] = (isVertical ? 0 : back) + depth * stack.offset.x
        pose.transform.elements[13] = (isVertical ? back : 0) + depth * stack.offset.y
        return true
    }

    /// P5
    private func turn(
        _ pose: inout Pose, _ circle: CircleLayout, _ item: Int, _ start: Double
    ) -> Bool {
        let distance = isWheel ? away(item, start) : Double(item)
        if isWheel {
            let outside = max(-distance, distance - span)
            if outside >= 1 {
                pose.attributes.alpha = 0
                pose.attributes.flags.insert(.isHidden)
                return false
            }
            if outside > 0 { pose.attributes.alpha = 1 - outside }
        }
        let angle = circle.startAngle + distance * each
        if circle.rotatesItems {
            let (sine, cosine) = Elementary.sineAndCosine(angle + CircleLayout.fullCircle / 4)
            pose.transform.elements[0] = cosine
            pose.transform.elements[1] = sine
            pose.transform.elements[4] = -sine
            pose.transform.elements[5] = cosine
        }
        if !isWheel { return true }
        let (there, first) = (spoke(angle), spoke(circle.startAngle))
        let back = start - Double(item) * step
        pose.transform.elements[12] = there.x - first.x + (isVertical ? 0 : back)
        pose.transform.elements[13] = there.y - first.y + (isVertical ? back : 0)
        return true
    }

    private var circle: CircleLayout? {
        if case .circle(let circle) = layout { return circle }
        return nil
    }

    private var radius: Double {
        guard let circle else { return 0 }
        if circle.radius > 0 { return Grid.rounded(circle.radius) }
        let room = directions.size(main: length, cross: across)
        let widest = min(room.width - itemSize.width, room.height - itemSize.height) / 2
        return max(0, widest)
    }

    /// A full circle has one more distance than an arc: that from the last item to the first.
    private var gaps: Double {
        guard let circle else { return 0 }
        return Double(abs(circle.sweepAngle) >= CircleLayout.fullCircle ? count : count - 1)
    }

    private var isWheel: Bool {
        guard let circle, circle.angularSpacing > 0 else { return false }
        return gaps * circle.angularSpacing > abs(circle.sweepAngle)
    }

    private var span: Double {
        circle.map { abs($0.sweepAngle) / $0.angularSpacing } ?? 0
    }

    private var each: Double {
        guard let circle else { return 0 }
        if circle.angularSpacing > 0 {
            return circle.sweepAngle < 0 ? -circle.angularSpacing : circle.angularSpacing
        }
        return gaps > 0 ? circle.sweepAngle / gaps : 0
    }

    private func spoke(_ angle: Double) -> Point {
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        return Point(x: radius * cosine, y: radius * sine)
    }
}
