import CollectionCore

/// A finger that drags the content evenly, and lets it go with a velocity.
struct FingerFlick {
    /// The samples of the finger, 120 in a second, from the one that puts the finger down to the
    /// one that lifts it.
    let samples: [PointerSample]

    /// A slower finger lets the content go without a velocity: rule M7 of docs/semantics.md.
    static let slowest = 50.0
    /// The engine counts no faster finger: rule M9.
    static let fastest = 8_000.0

    private static let samplesPerSecond = 120.0
    private static let samplesLeast = 6
    /// The way of a finger at least, in points. The first 10 points move nothing.
    private static let wayLeast = 40.0

    /// - Parameter velocity: Points per second along the axis, positive towards the end of the
    ///   content; not 0.
    /// - Parameter viewport: The finger moves about its middle.
    /// - Parameter start_ns: The time at which the finger goes down.
    init(velocity: Double, along axis: Axis, in viewport: Size, at start_ns: UInt64) {
        let duration_s = Self.wayLeast / abs(velocity)
        let count = max(
            Self.samplesLeast, Int((duration_s * Self.samplesPerSecond).rounded(.up)))
        let whole_s = Double(count) / Self.samplesPerSecond
        let middle = axis.main(viewport) / 2
        let cross = axis.cross(viewport) / 2
        samples = (0...count).map { index in
            let time_ns = UInt64((Double(index) * 1e9 / Self.samplesPerSecond).rounded())
            // The content goes where the finger goes: the offset goes the other way.
            let way = velocity * (Double(time_ns) / 1e9 - whole_s / 2)
            return PointerSample(
                index == 0 ? .down : index == count ? .up : .move,
                axis.point(main: middle - way, cross: cross), at: start_ns + time_ns)
        }
    }

    /// The time at which the finger is lifted.
    var end_ns: UInt64 { samples.last?.time_ns ?? 0 }
}

extension ScrollConfiguration {
    /// The settings of a scroller that is on.
    static var enabled: ScrollConfiguration {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        return configuration
    }
}
