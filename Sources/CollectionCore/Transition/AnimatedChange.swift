/// A change of the data, the layout or the presented order that display frames animate: rules T1
/// and T3 of docs/semantics.md.
final class AnimatedChange {
    let animation: Animation
    /// The numbers of the changes that this object represents. Changes that are merged before a
    /// display frame shows any of them share one object.
    let numbers: ClosedRange<UInt32>
    /// The updates between `before` and `after`, as places in `Transitions.history`.
    let plans: Range<Int>
    /// The layout just before the change. Nil: unknown, and elements start from their places in the
    /// last display frame.
    var before: LayoutMoment?
    /// The layout just after the change. Nil: the layout of the display frame that begins the
    /// change.
    var after: LayoutMoment?
    /// About the number of bytes that are kept for `before` alone.
    var layoutBytes = 0
    /// About the number of bytes of data that are kept for `before` alone.
    var dataBytes = 0

    // Valid once a display frame has begun the change.
    private(set) var start_ns: UInt64 = 0
    private(set) var end_ns: UInt64 = .max
    /// Whether a display frame has reached the end of the change. A change that is over is kept
    /// while an earlier change runs, because elements that it made appear get no differences of
    /// earlier changes.
    var isOver = false
    private(set) var placedBefore: PlacedLayout?
    private(set) var placedAfter: PlacedLayout?

    init(
        _ animation: Animation, number: UInt32, plans: Range<Int>, before: LayoutMoment?
    ) {
        self.animation = animation
        numbers = number...number
        self.plans = plans
        self.before = before
    }

    /// Merges two successive changes into one change, which has the animation of the later change.
    init(_ earlier: AnimatedChange, then later: AnimatedChange) {
        animation = later.animation
        numbers = earlier.numbers.lowerBound...later.numbers.upperBound
        plans = earlier.plans.lowerBound..<later.plans.upperBound
        before = earlier.before
        (layoutBytes, dataBytes) = (earlier.layoutBytes, earlier.dataBytes)
        after = later.after
    }

    /// Whether this object represents several merged changes.
    var isMerged: Bool { numbers.count > 1 }

    /// Whether elements on screen start from their places in the last display frame, because no
    /// layout can be asked where they were before the change.
    var comesFromScreen: Bool { placedBefore?.layout.isCustom ?? true }

    /// Begins the change in a display frame.
    ///
    /// - Parameter asked: The bounds that the host requests, before the content offset adjustment.
    /// - Parameter layout: The layout of the display frame.
    /// - Parameter bounds: The bounds of the display frame.
    func begin(
        at time_ns: UInt64, in asked: Rect, _ layout: ShownLayout, _ bounds: Rect
    ) {
        start_ns = animation.start_ns(beginningAt: time_ns)
        end_ns = animation.end_ns(startingAt: start_ns)
        isOver = end_ns <= time_ns
        placedBefore = before?.placed(in: asked)
        placedAfter = after?.placed(in: asked) ?? PlacedLayout(layout, bounds)
    }

    /// Returns the centre that an appearance's place names just after the change, in content
    /// coordinates of the display frame that begins the change; nil: the element keeps its own
    /// centre.
    func center(of place: AppearancePlace, _ step: TransitionStep) -> Point? {
        guard let placed = placedAfter, let center = placed.center(of: place) else { return nil }
        return Point(
            x: center.x + step.bounds.x - placed.bounds.x,
            y: center.y + step.bounds.y - placed.bounds.y)
    }

    /// The fraction of the change's differences that remains: 1 at the start, 0 at the end.
    func weight(at time_ns: UInt64) -> Double {
        1 - animation.progress(at: time_ns, startingAt: start_ns)
    }

    /// The change of `weight(at:)` per nanosecond.
    func speed(at time_ns: UInt64) -> Double {
        if time_ns < start_ns || time_ns >= end_ns { return 0 }
        let duration = Double(animation.duration_ns)
        let fraction = Double(time_ns - start_ns) / duration
        let near = max(0, fraction - Self.step)
        let far = min(1, fraction + Self.step)
        let covered = animation.curve.progress(at: far) - animation.curve.progress(at: near)
        return -covered / ((far - near) * duration)
    }

    /// The step of the numerical derivative, as a fraction of the duration: far less than what
    /// passes between two display frames.
    private static let step = 1.0 / 65536
}

extension Animation {
    /// Returns the start time of a change that a display frame at `time_ns` begins: `startTime_ns`,
    /// or `time_ns` if `startTime_ns` is 0 or later than `time_ns`.
    func start_ns(beginningAt time_ns: UInt64) -> UInt64 {
        startTime_ns == 0 ? time_ns : min(startTime_ns, time_ns)
    }
}
