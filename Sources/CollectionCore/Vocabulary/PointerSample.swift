/// The state of a pointer at a time: rule U1 of docs/semantics.md.
///
/// The fields have the memory layout of `jgb_pointer_sample`.
public struct PointerSample: Equatable, Sendable {
    public var time_ns: UInt64
    /// The position in points from the top left corner of the view.
    public var position: Point
    /// The host's number for the pointer, which is the same in all samples from `down` to `up`.
    public var pointer: UInt32
    private(set) var phaseNumber: UInt32
    private(set) var deviceNumber: UInt32
    /// The buttons that are held down.
    public var buttons: PointerButtons
    /// The modifier keys that are held down.
    public var modifiers: KeyModifiers

    /// The numbers are those of `jgb_pointer_phase`.
    public enum Phase: UInt32, Sendable {
        case down = 0
        case move = 1
        case up = 2
        /// The host cancels the pointer: no tap or other action results from it.
        case cancel = 3
    }

    /// The numbers are those of `jgb_pointer_device`.
    public enum Device: UInt32, Sendable {
        case touch = 0
        case mouse = 1
        case pen = 2
        case trackpad = 3

        /// Whether the pointer touches the content directly. Only such pointers drag the content.
        var isDirect: Bool { self == .touch || self == .pen }
    }

    public init(
        _ phase: Phase, _ position: Point, at time_ns: UInt64, pointer: UInt32 = 0,
        device: Device = .touch, buttons: PointerButtons = [], modifiers: KeyModifiers = []
    ) {
        self.time_ns = time_ns
        self.position = position
        self.pointer = pointer
        phaseNumber = phase.rawValue
        deviceNumber = device.rawValue
        self.buttons = buttons
        self.modifiers = modifiers
    }

    /// The phase; nil if the host passed a number that no phase has.
    public var phase: Phase? { Phase(rawValue: phaseNumber) }
    /// The device; nil if the host passed a number that no device has.
    public var device: Device? { Device(rawValue: deviceNumber) }

    /// A copy of the sample with the phase `cancel`.
    var cancelled: PointerSample {
        var sample = self
        sample.phaseNumber = Phase.cancel.rawValue
        return sample
    }

    /// Whether no button is held except the primary one. Only such a pointer can tap.
    var isPrimary: Bool { buttons.isSubset(of: .primary) }
}

/// Buttons of a pointer. The numbers are those of `JGB_BUTTON_...`.
public struct PointerButtons: OptionSet, Sendable {
    public var rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public static let primary = PointerButtons(rawValue: 1)
    public static let secondary = PointerButtons(rawValue: 2)
    public static let middle = PointerButtons(rawValue: 4)
}

/// Modifier keys that are held down during other input. The numbers are those of
/// `JGB_MODIFIER_...`.
public struct KeyModifiers: OptionSet, Sendable {
    public var rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let alt = KeyModifiers(rawValue: 4)
    public static let meta = KeyModifiers(rawValue: 8)
}
