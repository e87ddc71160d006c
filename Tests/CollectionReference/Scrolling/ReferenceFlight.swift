import CollectionCore

/// What there is to scroll, as a display frame told it (F3).
struct ReferencePort: Equatable {
    var size = Size.zero
    var content = Size.zero
    var inset = EdgeInsets.zero
    var pixelScale = 0.0
    var isShown = false
    /// M21: along which short content stands at the far end; nil: along none.
    var endAxis: Int?

    func length(_ axis: Int) -> Double { axis == 0 ? size.width : size.height }

    func range(_ axis: Int) -> ClosedRange<Double> {
        let (start, end) = axis == 0 ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let content = axis == 0 ? content.width : content.height
        return offsets(content, (start, end), length(axis), standsAtEnd: axis == endAxis)
    }
}

/// A motion along both axes. Its end is known when it has been gone to.
struct ReferenceFlight {
    private var axes: [ReferenceMotion]
    /// Nil until a call with a time begins it.
    private(set) var start_ns: UInt64?
    /// Where it was to end from the start on.
    var target: Pair?
    /// Whether it follows a wheel.
    var isOfWheel = false
    /// M8: where the turns of a wheel that lead to its page began, and where they would end.
    var turns: (began: Pair, place: Pair)?
    /// M22: whether it leads to an element, and does not end by itself.
    var isAimed = false
    /// Whether it follows a pointer that is held near an edge.
    var isOfPull = false

    init(_ axes: [ReferenceMotion], start_ns: UInt64?) {
        (self.axes, self.start_ns) = (axes, start_ns)
    }

    mutating func waitForCall() { start_ns = nil }

    var isOver: Bool { axes.allSatisfy(\.isOver) }
    func isMoving(_ axis: Int) -> Bool { !axes[axis].isOver }
    var offset: Pair { axes.map(\.offset) }
    var velocity: Pair { axes.map(\.velocity) }

    mutating func advance(to time_ns: UInt64) {
        let start = start_ns ?? time_ns
        start_ns = start
        for axis in axes.indices { axes[axis].advance(to: Double(time_ns - start) / 1e9) }
    }

    /// How many seconds it takes, found by going to its end.
    var length: Double {
        var axes = axes
        while let axis = axes.firstIndex(where: { !$0.isOver }) {
            axes[axis].advance(to: axes[axis].time + 1)
        }
        return axes.map(\.time).max() ?? 0
    }

    /// The time of the end; nil: that is yet to come.
    var end_ns: UInt64? {
        guard let start_ns, isOver else { return nil }
        return start_ns + UInt64(((axes.map(\.time).max() ?? 0) * 1e9).rounded(.up))
    }

    /// Where it will rest, found by going there.
    var restingPlace: Pair {
        var axes = axes
        while let axis = axes.firstIndex(where: { !$0.isOver }) {
            axes[axis].advance(to: axes[axis].time + 1)
        }
        return axes.map(\.offset)
    }

    mutating func move(by distance: Pair) {
        for axis in axes.indices { axes[axis].move(by: distance[axis]) }
        target = target.map { [$0[0] + distance[0], $0[1] + distance[1]] }
        turns = turns.map { (sum($0.began, distance), sum($0.place, distance)) }
    }
}
