import CollectionCore

/// A number for each axis: x, and y.
typealias Pair = [Double]

extension Point {
    var pair: Pair { [x, y] }

    func checkFinite(
        _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        let fields: [(StaticString, Double)] = [("x", x), ("y", y)]
        for (field, value) in fields where !value.isFinite {
            throw .invalidNumber(
                argument.field(field), index: index, value.isNaN ? .notANumber : .infinite)
        }
    }

    init(_ pair: Pair) { self.init(x: pair[0], y: pair[1]) }
}

/// A pointer that drags, or may begin to (U5, U11), and all that it did.
struct ReferenceFinger {
    let pointer: UInt32
    /// Whether it stopped a motion.
    var hasCaught: Bool
    /// The content offset as it went down.
    var began: Pair
    private(set) var trail = ReferenceTrail()
    private var hasReachedKeyboard = false
    /// From where its way counts.
    private(set) var start: Pair
    /// Where the content would be for it, if nothing resisted; since it drags.
    var pulled: Pair = [0, 0]
    /// M14: along which axes it moves the content.
    private(set) var moves = [true, true]

    init(_ sample: PointerSample, hasCaught: Bool, at offset: Pair) {
        pointer = sample.pointer
        self.hasCaught = hasCaught
        began = offset
        start = sample.position.pair
        note(sample)
    }

    /// M12: the content has moved.
    mutating func move(by distance: Pair) {
        for axis in 0...1 {
            pulled[axis] += distance[axis]
            began[axis] += distance[axis]
        }
    }

    /// U5: it is to go as far again.
    mutating func wait() { (start, hasCaught) = (trail.places.last ?? start, false) }

    /// U5: it holds content that another finger has caught.
    mutating func hold() { (start, hasCaught) = (trail.places.last ?? start, true) }

    /// U5: it drags in place of another one.
    mutating func takeOver(from other: ReferenceFinger, pulled: Pair) {
        (start, moves) = (trail.places.last ?? start, other.moves)
        (began, self.pulled) = (other.began, pulled)
    }

    mutating func note(_ sample: PointerSample) {
        trail.note(sample.position.pair, at: sample.time_ns)
    }

    /// M16: whether it reaches the keyboard now, and was above the keyboard once.
    mutating func reaches(_ keyboardTop: Double) -> Bool {
        let heights = trail.places.map { $0[1] }
        if hasReachedKeyboard || keyboardTop == 0 { return false }
        guard heights.contains(where: { $0 < keyboardTop }) else { return false }
        hasReachedKeyboard = (heights.last ?? 0) >= keyboardTop
        return hasReachedKeyboard
    }

    func way(to sample: PointerSample) -> Pair {
        [sample.position.x - start[0], sample.position.y - start[1]]
    }

    /// U5: whether it drags from this sample on.
    ///
    /// - Parameter scrolls: Which axes scroll.
    mutating func begins(_ sample: PointerSample, scrolls: [Bool], locks: Bool) -> Bool {
        let way = way(to: sample).map(abs)
        if way == [0, 0] { return false }
        let isFar = (way[0] * way[0] + way[1] * way[1]).squareRoot() > 10
        if !hasCaught && !isFar { return false }
        // The larger part is along an axis that scrolls.
        let larger = [way[0] >= way[1], way[1] >= way[0]]
        if !(larger[0] && scrolls[0]) && !(larger[1] && scrolls[1]) { return false }
        if locks {
            if way[0] > 1.73 * way[1] { moves[1] = false }
            if way[1] > 1.73 * way[0] { moves[0] = false }
        }
        if !hasCaught { start = sample.position.pair }
        return true
    }
}

/// Where something that scrolls was, and when.
struct ReferenceTrail {
    private var samples: [(time_ns: UInt64, place: Pair)] = []

    var places: [Pair] { samples.map(\.place) }

    mutating func note(_ place: Pair, at time_ns: UInt64) { samples.append((time_ns, place)) }

    /// M9: in points per second, at a time at which it is lifted.
    func velocity(at time_ns: UInt64) -> Pair {
        guard let last = samples.last, time_ns - last.time_ns < 100_000_000 else { return [0, 0] }
        var used = [last]
        for sample in samples.dropLast().reversed() {
            if used.count == 20 || used[used.count - 1].time_ns - sample.time_ns > 40_000_000
                || last.time_ns - sample.time_ns > 100_000_000
            {
                break
            }
            used.append(sample)
        }
        let times = used.map { -Double(last.time_ns - $0.time_ns) / 1e8 }
        return (0...1).map { axis in
            let slope = Self.slope(times, used.map { $0.place[axis] - last.place[axis] })
            return min(max(slope * 10, -8000), 8000)
        }
    }

    /// The slope at 0 of the parabola nearest to some places at some times, or of the line, where
    /// they tell no more.
    private static func slope(_ times: [Double], _ places: [Double]) -> Double {
        let degree = min(Set(times).count - 1, 2)
        if degree == 0 { return 0 }
        func power(_ time: Double, _ exponent: Int) -> Double {
            (0..<exponent).reduce(1) { product, _ in product * time }
        }
        let rows = (0...degree).map { row in
            (0...degree).map { column in times.reduce(0) { $0 + power($1, row + column) } }
        }
        let right = (0...degree).map { row in
            zip(times, places).reduce(0) { $0 + power($1.0, row) * $1.1 }
        }
        return solution(of: rows, right)?[1] ?? 0
    }
}

/// M5: a finger that pulls content beyond an edge.
struct ReferenceRubberBand {
    let length: Double

    func shown(_ pulled: Double) -> Double {
        if length == 0 { return 0 }
        let way = abs(pulled) * 0.55 * length / (abs(pulled) * 0.55 + length)
        return pulled < 0 ? -way : way
    }

    /// From how far it would have had to be pulled, by halves. No finger pulls it a length beyond.
    func pulled(_ shown: Double) -> Double {
        if length == 0 { return 0 }
        let way = min(abs(shown), length * 0.999)
        var (low, high) = (0.0, 1.0)
        while self.shown(high) < way { high *= 2 }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if self.shown(middle) < way { low = middle } else { high = middle }
        }
        return shown < 0 ? -high : high
    }
}
