/// A pointer at a time: rule U1 of docs/semantics.md.
///
/// The fields stand in memory as those of `jgb_pointer_sample` do.
public struct PointerSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// In points from the top left corner of the view.
    public var position: Point
    /// A number of the host's own, the same from down to up.
    public var pointer: UInt32
    private var phaseNumber: UInt32
    private var deviceNumber: UInt32
    /// Reserved; 0.
    private var reserved: UInt32 = 0

    /// The numbers are those of `jgb_pointer_phase`.
    public enum Phase: UInt32, Sendable {
        case down = 0
        case move = 1
        case up = 2
        /// The host takes the pointer away: nothing comes of what it did.
        case cancel = 3
    }

    /// The numbers are those of `jgb_pointer_device`.
    public enum Device: UInt32, Sendable {
        case touch = 0
        case mouse = 1
        case pen = 2
    }

    public init(
        _ phase: Phase, _ position: Point, at time_ns: UInt64, pointer: UInt32 = 0,
        device: Device = .touch
    ) {
        self.time_ns = time_ns
        self.position = position
        self.pointer = pointer
        phaseNumber = phase.rawValue
        deviceNumber = device.rawValue
    }

    /// Nil for a number that is no phase.
    public var phase: Phase? { Phase(rawValue: phaseNumber) }
    /// Nil for a number that is no device.
    public var device: Device? { Device(rawValue: deviceNumber) }
}
