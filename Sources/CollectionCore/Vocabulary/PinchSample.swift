/// The state of a pinch gesture at a time. The host recognises pinches: rule U10 of
/// docs/semantics.md.
///
/// The fields have the memory layout of `jgb_pinch_sample`.
public struct PinchSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// The point midway between the fingers, in points from the top left corner of the view.
    public var center: Point
    /// The distance between the fingers, divided by the distance at the beginning of the pinch.
    public var scale: Double
    private(set) var phaseNumber: UInt32
    private var reserved: UInt32 = 0

    public init(_ phase: GesturePhase, scale: Double, _ center: Point, at time_ns: UInt64) {
        self.time_ns = time_ns
        self.center = center
        self.scale = scale
        phaseNumber = phase.rawValue
    }

    /// The phase; nil if the host passed a number that no phase has.
    public var phase: GesturePhase? { GesturePhase(rawValue: phaseNumber) }
}
