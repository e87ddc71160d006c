/// A turn of a wheel, or a part of a scroll gesture on a trackpad: rule U6 of docs/semantics.md.
///
/// The fields have the memory layout of `jgb_wheel_sample`.
public struct WheelSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// The position of the pointer, in points from the top left corner of the view.
    public var position: Point
    /// The distance to scroll, in units of `unit`; positive towards the end of the content.
    public var delta: Point
    private(set) var unitNumber: UInt32
    private(set) var phaseNumber: UInt32
    private var momentumNumber: UInt32
    /// The modifier keys that are held down.
    public var modifiers: KeyModifiers
    private var reserved: UInt16 = 0

    /// The numbers are those of `jgb_wheel_unit`.
    public enum Unit: UInt32, Sendable {
        case points = 0
        /// Lines, whose length is `ScrollConfiguration.lineHeight`.
        case lines = 1
        /// Pages, which are as long as the bounds.
        case pages = 2
    }

    /// - Parameter isMomentum: Whether the fingers have been lifted, and the trackpad continues the
    ///   gesture by itself.
    public init(
        _ delta: Point, _ position: Point, at time_ns: UInt64, unit: Unit = .points,
        phase: GesturePhase = .unphased, isMomentum: Bool = false, modifiers: KeyModifiers = []
    ) {
        self.time_ns = time_ns
        self.position = position
        self.delta = delta
        unitNumber = unit.rawValue
        phaseNumber = phase.rawValue
        momentumNumber = isMomentum ? 1 : 0
        self.modifiers = modifiers
    }

    /// The unit; nil if the host passed a number that no unit has.
    public var unit: Unit? { Unit(rawValue: unitNumber) }
    /// The phase; nil if the host passed a number that no phase has.
    public var phase: GesturePhase? { GesturePhase(rawValue: phaseNumber) }
    public var isMomentum: Bool { momentumNumber != 0 }

    /// The delta along the axes of the content. While shift is held, a delta along y alone counts
    /// as a delta along x, for wheels that have one axis. Any other delta is unchanged: a delta
    /// along x alone has been exchanged by the host already.
    var turned: Point {
        modifiers.contains(.shift) && delta.x == 0 ? Point(x: delta.y, y: 0) : delta
    }
}

extension Point {
    /// The axis along which the coordinate has the larger magnitude; vertical if both are equal.
    var largerAxis: Axis { y.magnitude >= x.magnitude ? .vertical : .horizontal }
}
