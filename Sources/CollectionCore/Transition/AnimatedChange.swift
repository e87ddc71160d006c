/// An update or another layout that display frames show over time: rules T1 and T3 of
/// docs/semantics.md.
final class AnimatedChange {
    let animation: Animation
    /// The numbers of the changes that it stands for: more than one where some were merged before
    /// any display frame has shown them.
    let numbers: ClosedRange<UInt32>
    /// The updates between the moments, as places in the history.
    let plans: Range<Int>
    /// Nil: it is not known, and elements come from where the last display frame has them.
    var before: LayoutMoment?
    /// Nil: it is that of the display frame that begins the change.
    var after: LayoutMoment?

    // Since a display frame has begun it.
    private(set) var start_ns: UInt64 = 0
    private(set) var end_ns: UInt64 = .max
    /// Whether a display frame was at its end or after it. The change is kept as long as an earlier
    /// one runs: what it made appear has no part in the earlier ones.
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

    /// Two changes, one after the other, as one: by the clock of the later one.
    init(_ earlier: AnimatedChange, then later: AnimatedChange) {
        animation = later.animation
        numbers = earlier.numbers.lowerBound...later.numbers.upperBound
        plans = earlier.plans.lowerBound..<later.plans.upperBound
        before = earlier.before
        after = later.after
    }

    /// Whether it stands for several.
    var isMerged: Bool { numbers.count > 1 }

    /// Whether elements on screen come from where the last display frame has them, as no layout
    /// says where they were.
    var comesFromScreen: Bool { placedBefore?.layout.isCustom ?? true }

    /// Notes that a display frame begins to show the change.
    ///
    /// - Parameter asked: The bounds that the host asks for.
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

    /// Returns the point that a place stands for just after the change, in the display frame that
    /// begins the change.
    func center(of place: AppearancePlace, _ step: TransitionStep) -> Point? {
        guard let placed = placedAfter, let center = placed.center(of: place) else { return nil }
        return Point(
            x: center.x + step.bounds.x - placed.bounds.x,
            y: center.y + step.bounds.y - placed.bounds.y)
    }

    /// The part of the difference that is left: from 1 to 0.
    func weight(at time_ns: UInt64) -> Double {
        1 - animation.progress(at: time_ns, startingAt: start_ns)
    }

    /// By how much the weight changes in a nanosecond.
    func speed(at time_ns: UInt64) -> Double {
        if time_ns < start_ns || time_ns >= end_ns { return 0 }
        let duration = Double(animation.duration_ns)
        let fraction = Double(time_ns - start_ns) / duration
        let near = max(0, fraction - Self.step)
        let far = min(1, fraction + Self.step)
        let covered = animation.curve.progress(at: far) - animation.curve.progress(at: near)
        return -covered / ((far - near) * duration)
    }

    /// Of the duration: far below what a display frame moves.
    private static let step = 1.0 / 65536
}

extension Animation {
    /// When a change starts that a display frame begins to show.
    func start_ns(beginningAt time_ns: UInt64) -> UInt64 {
        startTime_ns == 0 ? time_ns : min(startTime_ns, time_ns)
    }
}
