/// A pinch from its beginning to its end.
struct Pinch {
    private(set) var center: Point
    private var track = ValueTrack()
    private var time_ns: UInt64
    /// The transition that the pinch drives, or has failed to start; nil: the pinch has not reached
    /// the start scale.
    var transition: PinchTransition?

    /// A pinch that has not changed for longer than this has no speed.
    private static let rest_ns: UInt64 = 100_000_000
    /// The greatest scale that a pinch may have.
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

    /// An event of the pinch. `point` is the centre of the fingers in the bounds.
    func event(_ kind: EventKind, at time_ns: UInt64) -> Event {
        var event = Event(kind, at: time_ns)
        event.origin = .user
        event.point = center
        event.number = track.value
        event.otherNumber = speed(at: time_ns)
        return event
    }

    var scale: Double { track.value }

    /// The change of the scale per second.
    func speed(at time_ns: UInt64) -> Double {
        time_ns - self.time_ns > Self.rest_ns ? 0 : track.tracked.velocity
    }

    static func validate(
        _ scale: Double, _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Length.validate(scale, argument, index: index, Length.above0, scaleMax)
    }
}
