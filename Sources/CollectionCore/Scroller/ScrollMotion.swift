/// A motion of the content offset along both axes.
struct ScrollMotion {
    private var x: AxisMotion
    private var y: AxisMotion
    /// The time at which the motion began, in nanoseconds; nil until a call with a time begins it.
    private var start_ns: UInt64?
    /// The time at which the motion ends, in nanoseconds; `.max` before it begins.
    private(set) var end_ns = UInt64.max
    /// The content offset at which the motion should end; nil: friction determines the end.
    var target: Point?
    /// Whether the motion follows a wheel.
    var isOfWheel = false
    /// The turns of the wheel that the motion follows to a page; nil: it follows no such turns.
    var turns: WheelTurns?
    /// Whether the motion leads to an element, and ends once the element stands where it should.
    var isAimed = false
    /// Whether the motion is that of a pointer held near an edge.
    var isOfPull = false

    /// A motion that rests.
    init() { self.init(AxisMotion(at: 0), AxisMotion(at: 0), start_ns: nil) }

    init(_ x: AxisMotion, _ y: AxisMotion, start_ns: UInt64?) {
        (self.x, self.y) = (x, y)
        if let start_ns { start(at: start_ns) }
    }

    var isMoving: Bool { x.isMoving || y.isMoving }

    /// The content offset at the end.
    var end: Point { Point(x: x.end, y: y.end) }

    var isStarted: Bool { start_ns != nil }

    mutating func start(at time_ns: UInt64) {
        if start_ns != nil { return }
        start_ns = time_ns
        end_ns = end(from: time_ns)
    }

    /// Has the motion begin with the next call that has a time.
    mutating func waitForCall() { (start_ns, end_ns) = (nil, .max) }

    private func end(from start_ns: UInt64) -> UInt64 {
        let length = max(x.duration, y.duration) * 1e9
        guard length < 1e18 else { return .max }
        // Rounded up, so that both axes have reached their ends.
        let length_ns = UInt64(length)
        return start_ns.later(by: length_ns + (Double(length_ns) < length ? 1 : 0))
    }

    func isOver(at time_ns: UInt64) -> Bool { time_ns >= end_ns }

    @inline(__always)
    func offset(at time_ns: UInt64) -> Point {
        let time = seconds(at: time_ns)
        return Point(x: x.offset(at: time), y: y.offset(at: time))
    }

    /// The velocity at a time, in points per second.
    func velocity(at time_ns: UInt64) -> Point {
        let time = seconds(at: time_ns)
        return Point(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    private func seconds(at time_ns: UInt64) -> Double {
        guard let start_ns, time_ns > start_ns else { return 0 }
        return Double(time_ns - start_ns) / 1e9
    }

    mutating func move(by distance: Point) {
        if distance.x != 0 { x.move(by: distance.x) }
        if distance.y != 0 { y.move(by: distance.y) }
        turns?.move(by: distance)
        if let target { self.target = Point(x: target.x + distance.x, y: target.y + distance.y) }
    }
}
