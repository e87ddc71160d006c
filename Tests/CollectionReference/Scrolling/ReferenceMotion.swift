/// The content offset along one axis, in small steps of time (M2 to M6, M10, M11): the laws of its
/// acceleration as they are written down, with edges and rests where a step comes to them.
public struct ReferenceMotion {
    private var now: Moment
    private var stage = Stage.over
    private var bounds: ReferenceScrollBounds
    /// Where the motion leads to (M10), also when it has to come back from an edge first.
    private var target: Double?
    /// M20: of the spring that leads there; nil: as M10 says.
    private var targetRate: Double?

    public var offset: Double { now.offset }
    public var velocity: Double { now.velocity }
    /// In seconds since the motion began.
    public var time: Double { now.time }

    private static let step = 5e-4

    private enum Stage {
        case over
        /// Friction with a rate, until less than half a point is left of the way; then the content
        /// offset is at its rest.
        case slide(rate: Double, to: Double, rest: Double)
        /// Friction that leads out of the range.
        case slideOut(rate: Double)
        /// The spring at an edge, until a time, or until the content offset is on the other side of
        /// the edge. It begins beyond the greatest (1) or the least (-1), or at the edge itself.
        case edge(Double, side: Double, until: Double)
        /// The spring to a target, until a time, or until it leaves a range in which it began.
        case spring(rate: Double, to: Double, until: Double, leaves: Bool)
        case path(TimedPath)
        /// R10: at a speed that is reached in 0.4 s, of which some have passed.
        case pull(speed: Double, held: Double)
    }

    private init(_ offset: Double, _ velocity: Double, _ bounds: ReferenceScrollBounds) {
        // Where only a rounding is between them, at the edge.
        let edge = [bounds.least, bounds.greatest].first { abs($0 - offset) < 1e-6 }
        now = Moment(offset: edge ?? offset, velocity: velocity, time: 0)
        self.bounds = bounds
    }

    public var isOver: Bool {
        if case .over = stage { return true }
        return false
    }

    public mutating func advance(to end: Double) {
        while time < end, !isOver {
            let length = min(Self.step, end - time)
            let next = stepped(by: length)
            if !isPassed(at: next) {
                now = next
                continue
            }
            var (low, high) = (0.0, length)
            for _ in 0..<70 {
                let middle = (low + high) / 2
                if isPassed(at: stepped(by: middle)) { high = middle } else { low = middle }
            }
            now = stepped(by: high)
            proceed()
        }
    }

    private func stepped(by step: Double) -> Moment {
        switch stage {
        case .over: return now
        case .slide(let rate, _, _), .slideOut(let rate):
            return now.stepped(by: step) { _, velocity in -rate * velocity }
        case .edge(let place, _, _):
            return now.stepped(by: step) { offset, velocity in
                -100 * (offset - place) - 20 * velocity
            }
        case .spring(let rate, let place, _, _):
            return now.stepped(by: step) { offset, velocity in
                -rate * rate * (offset - place) - 2 * rate * velocity
            }
        case .path(let path): return path.moment(at: time + step)
        case .pull(let speed, let held):
            // In steps of even acceleration, but for the one in which it ends.
            func part(at time: Double) -> Double { min((held + time) / 0.4, 1) }
            let (from, to) = (time, time + step)
            let turn = clamp(0.4 - held, from...to)
            let way =
                (part(at: from) + part(at: turn)) / 2 * (turn - from)
                + (part(at: turn) + part(at: to)) / 2 * (to - turn)
            return Moment(
                offset: offset + speed * way, velocity: speed * part(at: to), time: to)
        }
    }

    /// Whether the stage has come to its end by a moment.
    private func isPassed(at moment: Moment) -> Bool {
        let isOutside = bounds.clamped(moment.offset) != moment.offset
        switch stage {
        case .over: return true
        case .slide(_, let place, _): return abs(place - moment.offset) <= 0.5
        case .slideOut: return isOutside
        case .edge(let place, let side, let end):
            return moment.time >= end || (moment.offset - place) * side < 0
        case .spring(_, _, let end, let leaves): return moment.time >= end || leaves && isOutside
        case .path(let path): return moment.time >= path.duration || path.isStill
        case .pull(let speed, _):
            return speed < 0 ? moment.offset <= bounds.least : moment.offset >= bounds.greatest
        }
    }

    /// The stage has come to its end, and the next one begins.
    private mutating func proceed() {
        switch stage {
        case .over: break
        case .slide(_, _, let place): rest(at: place)
        case .slideOut: meetEdge()
        case .edge(let place, _, let end):
            now.offset = place
            if now.time < end { slide() } else { stayAtEdge() }
        case .spring(_, let place, let end, _):
            if now.time < end { meetEdge() } else { rest(at: place) }
        case .path(let path): rest(at: path.end)
        case .pull(let speed, _): rest(at: speed < 0 ? bounds.least : bounds.greatest)
        }
    }

    /// M4: the content offset would leave the range.
    private mutating func meetEdge() {
        now.offset = bounds.clamped(now.offset)
        if bounds.bounces { bounce() } else { stayAtEdge() }
    }

    private mutating func stayAtEdge() {
        now.velocity = 0
        if let target, target != now.offset { spring(to: target) } else { rest(at: now.offset) }
    }

    private mutating func rest(at place: Double) {
        (now.offset, now.velocity) = (place, 0)
        stage = .over
    }

    /// The content moves, and everything with it.
    mutating func move(by distance: Double) {
        now.offset += distance
        bounds.least += distance
        bounds.greatest += distance
        target = target.map { $0 + distance }
        switch stage {
        case .over, .slideOut, .pull: break
        case .slide(let rate, let place, let rest):
            stage = .slide(rate: rate, to: place + distance, rest: rest + distance)
        case .edge(let place, let side, let end):
            stage = .edge(place + distance, side: side, until: end)
        case .spring(let rate, let place, let end, let leaves):
            stage = .spring(rate: rate, to: place + distance, until: end, leaves: leaves)
        case .path(let path): stage = .path(path.moved(by: distance))
        }
    }
}

// How motions and their stages begin.
extension ReferenceMotion {
    /// M2 to M4 and M6.
    public static func letGo(
        _ offset: Double, _ velocity: Double, _ bounds: ReferenceScrollBounds
    ) -> ReferenceMotion {
        var motion = ReferenceMotion(offset, velocity, bounds)
        motion.slide()
        return motion
    }

    /// M10: to a target within the range.
    public static func letGo(
        _ offset: Double, _ velocity: Double, to target: Double, _ bounds: ReferenceScrollBounds
    ) -> ReferenceMotion {
        var motion = ReferenceMotion(offset, velocity, bounds)
        if abs(target - bounds.rest(offset, velocity)) < 1e-7 {
            motion.slide()
            return motion
        }
        let rate = velocity / (target - offset)
        motion.target = target
        if velocity != 0 && rate >= bounds.friction && rate <= 40 {
            motion.stage = .slide(rate: rate, to: target, rest: target)
            if motion.isPassed(at: motion.now) { motion.proceed() }
        } else {
            motion.spring(to: target)
        }
        return motion
    }

    /// M20: follows a wheel to a target within the range.
    public static func smoothed(
        _ offset: Double, _ velocity: Double, to target: Double, _ bounds: ReferenceScrollBounds
    ) -> ReferenceMotion {
        var bounds = bounds
        bounds.bounces = false
        var motion = ReferenceMotion(offset, velocity, bounds)
        (motion.target, motion.targetRate) = (target, 25)
        motion.spring(to: target)
        return motion
    }

    /// R10.
    static func pulled(
        _ offset: Double, _ speed: Double, held: Double, _ bounds: ReferenceScrollBounds
    ) -> ReferenceMotion {
        var motion = ReferenceMotion(offset, speed * min(held / 0.4, 1), bounds)
        motion.stage = .pull(speed: speed, held: held)
        if speed == 0 || motion.isPassed(at: motion.now) { motion.rest(at: motion.now.offset) }
        return motion
    }

    /// M11.
    public static func animated(
        _ offset: Double, _ velocity: Double, to target: Double, in duration: Double = 0.3
    ) -> ReferenceMotion {
        var motion = ReferenceMotion(
            offset, velocity, ReferenceScrollBounds(0...0, friction: 1))
        let path = TimedPath(from: offset, velocity, to: target, in: duration)
        if path.isStill || duration <= 0 {
            motion.rest(at: target)
        } else {
            motion.stage = .path(path)
        }
        return motion
    }

    /// Friction from here on; or the spring of an edge, if this is beyond one.
    private mutating func slide() {
        if offset != bounds.clamped(offset) {
            bounce()
            return
        }
        let rest = bounds.rest(offset, velocity)
        let edge = bounds.clamped(rest)
        if edge != rest {
            if offset == edge { meetEdge() } else { stage = .slideOut(rate: bounds.friction) }
            return
        }
        let place = bounds.freeRest(offset, velocity)
        stage = .slide(rate: bounds.friction, to: place, rest: rest)
        if isPassed(at: now) { proceed() }
    }

    /// M6.
    private mutating func bounce() {
        let edge = bounds.clamped(offset)
        let side: Double = offset > edge ? 1 : offset < edge ? -1 : 0
        stage = .edge(edge, side: side, until: springEnd(at: edge, 10))
        if isPassed(at: now) { proceed() }
    }

    /// M10, where friction does not lead to the target.
    private mutating func spring(to place: Double) {
        let fast = -1000 * logarithm(0.99)
        let ratio = velocity / (place - offset)
        let isAhead = velocity != 0 && place != offset && ratio > 0 && ratio <= 40
        let rate =
            targetRate ?? (isAhead ? min(fast, max(2 * bounds.friction, 2 * ratio)) : fast)
        stage = .spring(
            rate: rate, to: place, until: springEnd(at: place, rate),
            leaves: bounds.clamped(offset) == offset)
        if isPassed(at: now) { proceed() }
    }

    /// When a spring that begins now is at its place, as M6 says.
    private func springEnd(at place: Double, _ rate: Double) -> Double {
        let (distance, slope) = (offset - place, velocity + rate * (offset - place))
        let far = distance == 0 ? 0 : logarithm(4 * abs(distance)) / rate
        let fast = slope == 0 ? 0 : 2 * (logarithm(8 * abs(slope) / rate) - 1) / rate
        return time + max(0, far, fast)
    }
}
