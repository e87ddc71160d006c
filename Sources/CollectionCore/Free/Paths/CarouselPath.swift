/// The places of the items of a carousel: rule P3 of docs/semantics.md.
struct CarouselPath {
    let port: LayoutPort
    /// The distance from the middle of one item to the middle of the next item.
    let step: Double
    private let layout: CarouselLayout
    private let count: Int
    private let itemMain: Double
    private let itemCross: Double

    init(_ layout: CarouselLayout, _ port: LayoutPort, count: Int) {
        self.layout = layout
        self.port = port
        self.count = count
        itemMain = Length.rounded(port.axis.main(layout.itemSize))
        itemCross = Length.rounded(port.axis.cross(layout.itemSize))
        step = max(0, itemMain + Length.rounded(layout.spacing))
    }

    var contentLength: Double { port.length + Double(count - 1) * step }

    func place(_ item: Int, at start: Double) -> PathPlace {
        let distance = Double(item) - position(start)
        let near = min(max(distance, -1), 1)
        var place = PathPlace(
            frame: port.axis.rect(
                main: (port.length - itemMain) / 2 + Double(item) * step,
                cross: (port.crossLength - itemCross) / 2, mainLength: itemMain,
                crossLength: itemCross))
        place.transform = transform(near)
        place.alpha = 1 + (layout.alpha - 1) * near.magnitude
        place.zIndex = -Int32(min(2 * distance.magnitude, 1_073_741_824))
        return place
    }

    /// Returns how far the content is scrolled, in steps.
    private func position(_ start: Double) -> Double { step > 0 ? start / step : 0 }

    /// Returns the matrix of an item: scaled, turned about the cross axis, and in perspective.
    ///
    /// - Parameter near: The item's distance from the middle, in steps, from -1 to 1.
    private func transform(_ near: Double) -> Transform3D {
        var matrix = Transform3D.identity
        if near == 0 { return matrix }
        let (sine, cosine) = Elementary.sineAndCosine(near * layout.rotation)
        let scale = 1 + (layout.scale - 1) * near.magnitude
        // The row of the main axis; `1 - main` is the row of the cross axis.
        let main = port.axis == .horizontal ? 0 : 1
        matrix.elements[5 * (1 - main)] = scale
        matrix.elements[5 * main] = scale * cosine
        matrix.elements[4 * main + 2] = scale * sine
        matrix.elements[8 + main] = -sine
        matrix.elements[10] = cosine
        if layout.perspective > 0 {
            matrix.elements[4 * main + 3] = -(scale * sine) / layout.perspective
            matrix.elements[11] = -cosine / layout.perspective
        }
        return matrix
    }

    /// Returns the candidates in two ranges: items beyond one step from the middle, which all have
    /// one shape, by the interval; and the few items within one step, always.
    func candidates(in range: Interval, start: Double) -> (Range<Int>, Range<Int>) {
        if step == 0 { return (0..<count, 0..<0) }
        let reach = max(reach(-1), reach(1))
        let middle = port.length / 2
        let beside = Path.range(
            (range.start - reach - middle) / step, (range.end + reach - middle) / step)
        let within = Path.range(position(start), position(start))
        return beside.lowerBound <= within.lowerBound ? (beside, within) : (within, beside)
    }

    /// How far an item reaches from its middle along the main axis.
    private func reach(_ near: Double) -> Double {
        let frame = port.axis.rect(
            main: -itemMain / 2, cross: -itemCross / 2, mainLength: itemMain,
            crossLength: itemCross)
        let box = frame.boundingBox(under: transform(near))
        return max(-port.axis.mainStart(box), port.axis.mainEnd(box))
    }
}
