/// How a view reads what a person does: rules U4 and U14 of docs/semantics.md.
public struct InputConfiguration: Equatable, Sendable {
    /// The time, in nanoseconds, for which a pointer must be down to become a long press: at most
    /// one hour. After 0 the next call with a time begins the long press.
    public var minimumPressDuration_ns: UInt64 = 500_000_000
    /// The greatest distance, in points, between a pointer and the place where it went down, up to
    /// which the pointer may become a long press.
    public var allowableMovement = 10.0
    /// The platform that decides which key is the command key.
    public var platform = Platform.any

    public init() {}

    /// The longest `minimumPressDuration_ns`: one hour.
    private static let longestPress_ns: UInt64 = 3_600_000_000_000

    /// - Throws: `invalidNumber`.
    func validate() throws(CollectionError) {
        if minimumPressDuration_ns > Self.longestPress_ns {
            throw .outside(
                "minimum_press_duration_ns", minimumPressDuration_ns, 0, Self.longestPress_ns)
        }
        try Length.validate(allowableMovement, "allowable_movement")
    }
}

/// A platform, by whose conventions the control and meta keys have a meaning: rule U14 of
/// docs/semantics.md. The numbers are those of `jgb_platform`.
public enum Platform: UInt32, Sendable {
    /// Both the control key and the meta key are the command key.
    case any = 0
    /// The meta key is the command key. A click with the control key is a click with the secondary
    /// button.
    case mac = 1
    /// The control key is the command key.
    case other = 2

    /// Whether the command key is held, which toggles items in the selection and makes keys
    /// commands.
    func hasCommand(_ modifiers: KeyModifiers) -> Bool {
        switch self {
        case .any: !modifiers.isDisjoint(with: [.control, .meta])
        case .mac: modifiers.contains(.meta)
        case .other: modifiers.contains(.control)
        }
    }

    /// The sample of a pointer with the button that the platform makes of a click with the control
    /// key.
    func read(_ sample: PointerSample) -> PointerSample {
        guard self == .mac, sample.phase == .down, sample.device?.isDirect == false,
            sample.isPrimary, sample.modifiers.contains(.control)
        else { return sample }
        var secondary = sample
        secondary.buttons = .secondary
        return secondary
    }
}
