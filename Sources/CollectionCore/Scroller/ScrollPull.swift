/// A pointer that is held near edges of the bounds, so that the content scrolls towards these
/// edges: rule R10 of docs/semantics.md.
struct ScrollPull {
    private var x = EdgePull()
    private var y = EdgePull()

    /// Notes where the pointer is at a time.
    ///
    /// - Parameter start: Where the pointer went down, in points from the top left corner of the
    ///   bounds, as is `position`.
    mutating func follow(
        _ position: Point, from start: Point, in bounds: Size, at time_ns: UInt64
    ) {
        x.follow(position.x, from: start.x, length: bounds.width, at: time_ns)
        y.follow(position.y, from: start.y, length: bounds.height, at: time_ns)
    }

    /// The motion of the content towards the edges, from a time on.
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
    /// The velocity of the content at full speed, in points per second.
    private var velocity = 0.0
    /// The edge that the pointer is near: -1 the near edge, 1 the far edge, 0 none.
    private var side = 0.0
    /// The time at which the pointer came near the edge, in nanoseconds.
    private var since_ns: UInt64 = 0

    /// The distance from an edge within which a pointer scrolls the content: a part of the length
    /// of the bounds, at most `greatest` points.
    private static let zone = (part: 0.25, greatest: 180.0)
    /// The greatest speed, in points per second and in lengths of the bounds per second; the lesser
    /// one counts.
    private static let speed = (points: 900.0, bounds: 2.0)

    mutating func follow(
        _ place: Double, from start: Double, length: Double, at time_ns: UInt64
    ) {
        let zone = min(length * Self.zone.part, Self.zone.greatest)
        let side: Double = place < zone ? -1 : length - place < zone ? 1 : 0
        let (distance, first) = side < 0 ? (place, start) : (length - place, length - start)
        // A pointer that went down near the edge must move first, to show that it means the edge.
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

// Scrolls the content while a pointer is held near an edge.
extension Scroller {
    /// Follows a pointer that may be held near an edge. When the pointer begins to scroll the
    /// content, other motions stop, and a gesture of fingers does not scroll the content any more.
    mutating func pull(to position: Point, from start: Point) {
        if !configuration.isEnabled || !configuration.isScrollEnabled || drag != nil {
            endPull()
            return
        }
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

    /// Ends the scrolling by a pointer that was held near an edge.
    @inline(never)
    mutating func endPull() {
        pull = nil
        if isPulled {
            stop(.user)
            settle()
        }
    }

    /// Continues the scrolling after the range of content offsets has changed.
    mutating func pullOn() {
        if let pull { move(by: pull.motion(from: offset, in: port, at: time_ns)) }
    }
}
