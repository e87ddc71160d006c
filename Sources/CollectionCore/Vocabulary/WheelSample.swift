/// A turn of a wheel, or a part of a scroll gesture on a trackpad: rule U6 of docs/semantics.md.
///
/// The fields stand in memory as those of `jgb_wheel_sample` do.
public struct WheelSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// The place of the pointer, in points from the top left corner of the view.
    public var position: Point
    /// How far the content moves, positive towards its end, in units.
    public var delta: Point
    private var unitNumber: UInt32
    private var phaseNumber: UInt32
    private var momentumNumber: UInt32
    /// The keys that are held meanwhile.
    public var modifiers: KeyModifiers
    private var reserved: UInt16 = 0

    /// The numbers are those of `jgb_wheel_unit`.
    public enum Unit: UInt32, Sendable {
        case points = 0
        /// See `ScrollConfiguration.lineHeight`.
        case lines = 1
        /// The length of the bounds.
        case pages = 2
    }

    /// - Parameter isMomentum: Whether the fingers are lifted, and the trackpad goes on by itself.
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

    /// Nil for a number that is no unit.
    public var unit: Unit? { Unit(rawValue: unitNumber) }
    /// Nil for a number that is no phase.
    public var phase: GesturePhase? { GesturePhase(rawValue: phaseNumber) }
    public var isMomentum: Bool { momentumNumber != 0 }

    /// The delta along the axes of the content. A wheel that has one axis turns the other one while
    /// shift is held. A delta along x alone stays: the host has turned that already.
    var turned: Point {
        modifiers.contains(.shift) && delta.x == 0 ? Point(x: delta.y, y: 0) : delta
    }
}

extension Point {
    /// The axis of the larger part, vertical if both are equal.
    var largerAxis: Axis { y.magnitude >= x.magnitude ? .vertical : .horizontal }
}
