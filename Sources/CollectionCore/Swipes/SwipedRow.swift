/// A row that is swiped, open or closing: rule V8 of docs/semantics.md.
struct SwipedRow {
    var item: PressedElement
    /// The width of the row, in points.
    let width: Double
    /// The distance of the row to the right of its frame, in points; negative: to the left.
    private(set) var offset = 0.0
    /// The offset at which the row will rest, in points; 0: closed.
    private(set) var target = 0.0
    /// Whether a finger holds the row.
    private(set) var isHeld = false
    /// Whether an action was committed by a full swipe.
    var isCommitted = false
    /// The last offset that was reported to the host.
    var toldOffset = 0.0
    private var motion: AxisMotion?
    /// The time at which the motion began; nil: the motion begins with the next call that has a
    /// time.
    private var start_ns: UInt64?
    private var velocity = 0.0

    init(_ item: PressedElement, width: Double) {
        self.item = item
        self.width = width
    }

    var isMoving: Bool { motion != nil }
    /// Whether the row is open, opening or held.
    var isOpen: Bool { isHeld || target != 0 }
    /// Whether the row rests at offset 0.
    var isClosed: Bool { !isOpen && motion == nil }

    /// Makes a finger hold the row: its motion ends.
    mutating func hold() {
        (isHeld, isCommitted) = (true, false)
        (motion, velocity) = (nil, 0)
    }

    mutating func move(to offset: Double) { self.offset = offset }

    /// Ends holding the row, and moves the row to an offset at which it rests.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second; nil: the row's velocity.
    ///   - time_ns: The time at which the motion begins; nil: at the next call with a time.
    mutating func settle(
        to target: Double, _ velocity: Double? = nil, at time_ns: UInt64?, isAnimated: Bool
    ) {
        (self.target, isHeld) = (target, false)
        if target == 0 { isCommitted = false }
        if isAnimated {
            motion = .settling(from: offset, velocity ?? self.velocity, at: target)
            start_ns = time_ns
        } else {
            (offset, motion, self.velocity) = (target, nil, 0)
        }
    }

    /// Moves the row to its offset at a time.
    mutating func advance(to time_ns: UInt64) {
        guard let motion else { return }
        let start = start_ns ?? time_ns
        start_ns = start
        let time = Double(time_ns - min(start, time_ns)) / 1e9
        (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
        if time >= motion.duration { self.motion = nil }
    }
}
