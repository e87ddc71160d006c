/// The places of the items of a stack: rule P4 of docs/semantics.md.
struct StackPath {
    let port: LayoutPort
    private let layout: StackLayout
    private let count: Int
    private let itemMain: Double
    private let itemCross: Double

    init(_ layout: StackLayout, _ port: LayoutPort, count: Int) {
        self.layout = layout
        self.port = port
        self.count = count
        itemMain = Length.rounded(port.axis.main(layout.itemSize))
        itemCross = Length.rounded(port.axis.cross(layout.itemSize))
    }

    var contentLength: Double { Double(count) * port.length }

    func place(_ item: Int, at start: Double) -> PathPlace {
        let depth = Double(item) - page(start)
        let seen = Double(layout.visibleCount)
        var place = PathPlace(
            frame: port.axis.rect(
                main: (port.length - itemMain) / 2 + Double(item) * port.length,
                cross: (port.crossLength - itemCross) / 2, mainLength: itemMain,
                crossLength: itemCross))
        if depth <= 0 { return place }
        let behind = Int32(min(depth, 1_073_741_824))
        place.zIndex = Double(behind) < depth ? -behind - 1 : -behind
        place.isHidden = depth > seen
        place.isNowhere = depth >= seen + 1
        if place.isNowhere { return place }
        let scale = scale(depth)
        let held = port.axis.point(main: start - Double(item) * port.length, cross: 0)
        place.transform.elements[0] = scale
        place.transform.elements[5] = scale
        place.transform.elements[12] = held.x + depth * layout.offset.x
        place.transform.elements[13] = held.y + depth * layout.offset.y
        return place
    }

    private func page(_ start: Double) -> Double { port.length > 0 ? start / port.length : 0 }

    /// Returns the scale at a depth: multiplied for each whole step, and linear within a step.
    private func scale(_ depth: Double) -> Double {
        let whole = Int(depth)
        var scale = 1.0
        for _ in 0..<whole { scale *= layout.scale }
        return scale * (1 + (layout.scale - 1) * (depth - Double(whole)))
    }

    /// Returns the candidates in two ranges: items that have slid away are at their own pages, the
    /// items of the pile are at the visible page.
    func candidates(in range: Interval, start: Double) -> (Range<Int>, Range<Int>) {
        let page = page(start)
        let pile = Path.range(page, page + Double(layout.visibleCount))
        if port.length == 0 { return (pile, 0..<0) }
        let reach = (itemMain + port.length) / 2
        let away = Path.range(
            (range.start - reach) / port.length, min((range.end + reach) / port.length, page))
        return away.lowerBound <= pile.lowerBound ? (away, pile) : (pile, away)
    }
}
