/// A pinch at a time, as the host recognises it: rule U10 of docs/semantics.md.
///
/// The fields stand in memory as those of `jgb_pinch_sample` do.
public struct PinchSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// The place between the fingers, in points from the top left corner of the view.
    public var center: Point
    /// How far apart the fingers are, of the distance at which the pinch began.
    public var scale: Double
    private var phaseNumber: UInt32
    private var reserved: UInt32 = 0

    public init(_ phase: GesturePhase, scale: Double, _ center: Point, at time_ns: UInt64) {
        self.time_ns = time_ns
        self.center = center
        self.scale = scale
        phaseNumber = phase.rawValue
    }

    /// Nil for a number that is no phase.
    public var phase: GesturePhase? { GesturePhase(rawValue: phaseNumber) }
}
