/// The places of the items of a circle or wheel: rule P5 of docs/semantics.md.
struct CirclePath {
    let port: LayoutPort
    /// The distance that the content scrolls while a wheel turns from one item to the next; 0: the
    /// circle does not turn.
    let step: Double
    private let layout: CircleLayout
    private let count: Int
    private let itemSize: Size
    private let radius: Double
    /// The angle from one item to the next, in radians; negative: counterclockwise.
    private let each: Double
    /// The number of angular spacings that fit into the sweep of a wheel; 0: the circle does not
    /// turn.
    private let span: Double

    init(_ layout: CircleLayout, _ port: LayoutPort, count: Int) {
        self.layout = layout
        self.port = port
        self.count = count
        itemSize = Size(
            width: Length.rounded(layout.itemSize.width),
            height: Length.rounded(layout.itemSize.height))
        let room = port.axis.size(main: port.length, cross: port.crossLength)
        let widest = max(
            0, min(room.width - itemSize.width, room.height - itemSize.height) / 2)
        radius = layout.radius == 0 ? widest : Length.rounded(layout.radius)
        let sweep = layout.sweepAngle.magnitude
        let isFull = sweep >= CircleLayout.fullCircle
        // The number of distances between neighbouring items.
        let gaps = Double(isFull ? count : count - 1)
        let spacing = layout.angularSpacing
        let fits = spacing == 0 || gaps * spacing <= sweep
        step = fits ? 0 : max(1, Length.rounded(radius * spacing))
        span = fits ? 0 : sweep / spacing
        if spacing > 0 {
            each = layout.sweepAngle < 0 ? -spacing : spacing
        } else {
            each = gaps > 0 ? layout.sweepAngle / gaps : 0
        }
        scrolled = fits ? 0 : Length.rounded((gaps - span) * step)
    }

    private let scrolled: Double

    var contentLength: Double { port.length + scrolled }

    var shift: Double {
        step == 0
            ? port.length / 2 : port.length / 2 + port.axis.main(spoke(layout.startAngle))
    }

    /// Returns the vector from the centre of the circle to the point at an angle.
    private func spoke(_ angle: Double) -> Point {
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        return Point(x: radius * cosine, y: radius * sine)
    }

    func place(_ item: Int, at start: Double) -> PathPlace {
        if step == 0 {
            let angle = layout.startAngle + Double(item) * each
            var place = PathPlace(frame: frame(spoke(angle), turned: 0))
            if layout.rotatesItems { turn(&place.transform, angle) }
            return place
        }
        let turned = Double(item) * step
        let first = spoke(layout.startAngle)
        var place = PathPlace(frame: frame(first, turned: turned))
        let distance = Double(item) - start / step
        let outside = max(-distance, distance - span)
        if outside >= 1 {
            place.alpha = 0
            place.isHidden = true
            place.isNowhere = true
            return place
        }
        if outside > 0 { place.alpha = 1 - outside }
        let angle = layout.startAngle + distance * each
        let there = spoke(angle)
        let held = port.axis.point(main: start - turned, cross: 0)
        if layout.rotatesItems { turn(&place.transform, angle) }
        place.transform.elements[12] = there.x - first.x + held.x
        place.transform.elements[13] = there.y - first.y + held.y
        return place
    }

    private func frame(_ spoke: Point, turned: Double) -> Rect {
        let middle = port.axis.point(
            main: port.length / 2 + turned, cross: port.crossLength / 2)
        return Rect(
            x: middle.x + spoke.x - itemSize.width / 2,
            y: middle.y + spoke.y - itemSize.height / 2, width: itemSize.width,
            height: itemSize.height)
    }

    /// Sets the transform to a clockwise turn by the item's angle, so that an item at the top is
    /// upright.
    private func turn(_ transform: inout Transform3D, _ angle: Double) {
        let quarter = CircleLayout.fullCircle / 4
        let (sine, cosine) = Elementary.sineAndCosine(angle + quarter)
        transform.elements[0] = cosine
        transform.elements[1] = sine
        transform.elements[4] = -sine
        transform.elements[5] = cosine
    }

    /// A circle that does not turn shows all items at once.
    func candidates(start: Double) -> (Range<Int>, Range<Int>) {
        if step == 0 { return (0..<count, 0..<0) }
        return (Path.range(start / step - 1, start / step + span + 1), 0..<0)
    }
}
