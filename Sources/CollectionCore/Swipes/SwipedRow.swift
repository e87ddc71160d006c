/// A row that is not at its place: rule V8 of docs/semantics.md.
struct SwipedRow {
    var item: PressedElement
    /// The width of the row.
    let width: Double
    /// How far to the right of its place the row is.
    private(set) var offset = 0.0
    /// Where the row is to rest; 0: at its place.
    private(set) var target = 0.0
    /// Whether a finger holds the row.
    private(set) var isHeld = false
    /// Whether an action was committed by a full swipe.
    var isCommitted = false
    /// The offset that the host was told.
    var toldOffset = 0.0
    private var motion: AxisMotion?
    /// The time at which the motion began; nil: it begins in the next call with a time.
    private var start_ns: UInt64?
    private var velocity = 0.0

    init(_ item: PressedElement, width: Double) {
        self.item = item
        self.width = width
    }

    var isMoving: Bool { motion != nil }
    /// Whether the row is open, or to be.
    var isOpen: Bool { isHeld || target != 0 }
    /// Whether the row rests at its place.
    var isClosed: Bool { !isOpen && motion == nil }

    /// Takes the row by a finger.
    mutating func hold() {
        (isHeld, isCommitted) = (true, false)
        (motion, velocity) = (nil, 0)
    }

    mutating func move(to offset: Double) { self.offset = offset }

    /// Has the row go to a place to rest.
    ///
    /// - Parameters:
    ///   - velocity: That of the finger, in points per second; nil: that of the row.
    ///   - time_ns: Nil: the motion begins in the next call with a time.
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

    /// Moves the row to where it is at a time.
    mutating func advance(to time_ns: UInt64) {
        guard let motion else { return }
        let start = start_ns ?? time_ns
        start_ns = start
        let time = Double(time_ns - min(start, time_ns)) / 1e9
        (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
        if time >= motion.duration { self.motion = nil }
    }
}
