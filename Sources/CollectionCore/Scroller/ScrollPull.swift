/// A pointer that is held near edges of the bounds, and has the content scroll on there: rule R10
/// of docs/semantics.md.
struct ScrollPull {
    private var x = EdgePull()
    private var y = EdgePull()

    /// - Parameter start: The place where the pointer went down, in the view, as is `position`.
    mutating func follow(
        _ position: Point, from start: Point, in bounds: Size, at time_ns: UInt64
    ) {
        x.follow(position.x, from: start.x, length: bounds.width, at: time_ns)
        y.follow(position.y, from: start.y, length: bounds.height, at: time_ns)
    }

    /// The motion of the content to the edges, from a time on.
    func motion(from offset: Point, in port: ScrollerPort, at time_ns: UInt64) -> ScrollMotion {
        var motion = ScrollMotion(
            x.motion(from: offset.x, in: port.range(.horizontal), at: time_ns),
            y.motion(from: offset.y, in: port.range(.vertical), at: time_ns), start_ns: time_ns)
        motion.isOfPull = true
        return motion
    }
}

/// A pointer that is held near an edge, along one axis.
private struct EdgePull {
    /// In points per second, once at full speed.
    private var velocity = 0.0
    /// The edge: -1 the near one, 1 the far one, 0 none.
    private var side = 0.0
    /// The time at which the pointer came near it.
    private var since_ns: UInt64 = 0

    /// How far from an edge a pointer has content scroll, in parts of the bounds and in points.
    private static let zone = (part: 0.25, greatest: 180.0)
    /// The full speed, in points and in bounds per second.
    private static let speed = (points: 900.0, bounds: 2.0)

    mutating func follow(
        _ place: Double, from start: Double, length: Double, at time_ns: UInt64
    ) {
        let zone = min(length * Self.zone.part, Self.zone.greatest)
        let side: Double = place < zone ? -1 : length - place < zone ? 1 : 0
        let (distance, first) = side < 0 ? (place, start) : (length - place, length - start)
        // A pointer that went down there has to show that it means the edge.
        let isWaiting = first < zone && (place - start).magnitude < zone / 4
        if side == 0 || isWaiting {
            self = EdgePull()
            return
        }
        if side != self.side { (self.side, since_ns) = (side, time_ns) }
        let part = min(max((zone - distance) / (zone / 2), 0), 1)
        velocity = side * part * min(Self.speed.points, Self.speed.bounds * length)
    }

    func motion(from offset: Double, in range: OffsetRange, at time_ns: UInt64) -> AxisMotion {
        .pulled(from: offset, velocity, held: Double(time_ns - since_ns) / 1e9, in: range)
    }
}

// What moves the content while a pointer is held.
extension Scroller {
    /// Follows a pointer that may be held near an edge. Content that moves by itself stops where
    /// the pointer has it scroll, and the fingers of a gesture scroll it no more.
    mutating func pull(to position: Point, from start: Point) {
        if !configuration.isEnabled || !configuration.isScrollEnabled || drag != nil { return }
        var pull = pull ?? ScrollPull()
        pull.follow(position, from: start, in: port.boundsSize, at: time_ns)
        self.pull = pull
        let motion = pull.motion(from: offset, in: port, at: time_ns)
        if motion.isMoving && !isPulled {
            cancelDrag(.user)
            stop(.user)
        }
        if motion.isMoving || isPulled { move(by: motion) }
    }

    /// Ends what a pointer has begun.
    mutating func endPull() {
        pull = nil
        if isPulled { stop(.user) }
    }

    /// Goes on where the range of content offsets has become another one.
    mutating func pullOn() {
        if let pull { move(by: pull.motion(from: offset, in: port, at: time_ns)) }
    }
}
