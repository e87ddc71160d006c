/// A key that goes down, or repeats: rules U1, N6 and N9 of docs/semantics.md.
public struct KeySample: Equatable, Sendable {
    public var time_ns: UInt64
    private var keyNumber: UInt32
    /// The keys that are held meanwhile.
    public var modifiers: KeyModifiers

    public init(_ key: Key, at time_ns: UInt64, modifiers: KeyModifiers = []) {
        self.init(keyNumber: key.rawValue, at: time_ns, modifiers: modifiers)
    }

    /// - Parameter keyNumber: The number of a `Key`, or one that no key has.
    public init(keyNumber: UInt32, at time_ns: UInt64, modifiers: KeyModifiers = []) {
        self.keyNumber = keyNumber
        (self.time_ns, self.modifiers) = (time_ns, modifiers)
    }

    /// Nil for a number that no key has.
    public var key: Key? { Key(rawValue: keyNumber) }
}

/// The keys that a view knows. The numbers are those of `jgb_key`.
public enum Key: UInt32, Sendable {
    /// Any other key.
    case other = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
    case home = 5
    case end = 6
    case pageUp = 7
    case pageDown = 8
    case space = 9
    case enter = 10
    case escape = 11
    case delete = 12
    case f2 = 13
    /// With the key that toggles: all items.
    case a = 14
    /// The key for menus.
    case menu = 15
    /// With shift: the same as `menu`.
    case f10 = 16
    /// With the key that toggles: copy.
    case c = 17
    /// With the key that toggles: cut.
    case x = 18
    /// With the key that toggles: paste.
    case v = 19

    /// Whether a key may be a part of a text that a person types.
    func isText(with modifiers: KeyModifiers) -> Bool {
        switch self {
        case .other: true
        case .c, .x, .v: !modifiers.toggles
        default: false
        }
    }
}

extension KeyModifiers {
    /// Whether a range is selected.
    var extends: Bool { contains(.shift) }
    /// Whether items are toggled. Control and meta are both that key.
    var toggles: Bool { !isDisjoint(with: [.control, .meta]) }
}
