/// A pinch from its beginning to its end.
struct Pinch {
    private(set) var center: Point
    private var track = ValueTrack()
    private var time_ns: UInt64
    /// The transition that the pinch leads, or has failed to lead; nil: the pinch has not come so
    /// far.
    var transition: PinchTransition?

    /// A pinch that has rested for so long has no speed.
    private static let rest_ns: UInt64 = 100_000_000
    /// No scale is greater.
    private static let scaleMax = 1_099_511_627_776.0

    init(_ sample: PinchSample) {
        (center, time_ns) = (sample.center, sample.time_ns)
        move(sample)
    }

    mutating func move(_ sample: PinchSample) {
        (center, time_ns) = (sample.center, sample.time_ns)
        // The times of samples never go back.
        try? track.set(sample.scale, at: sample.time_ns)
    }

    /// An event of the pinch. `point` is the centre in the bounds.
    func event(_ kind: EventKind, at time_ns: UInt64) -> Event {
        var event = Event(kind, at: time_ns)
        event.origin = .user
        event.point = center
        event.number = track.value
        event.otherNumber = speed(at: time_ns)
        return event
    }

    var scale: Double { track.value }

    /// By how much the scale changes in a second.
    func speed(at time_ns: UInt64) -> Double {
        time_ns - self.time_ns > Self.rest_ns ? 0 : track.tracked.velocity
    }

    static func validate(
        _ scale: Double, _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Length.validateFinite(scale, argument, index: index)
        if scale <= 0 || scale > scaleMax {
            throw .invalidNumber(argument, index: index, .outOfRange)
        }
    }
}
