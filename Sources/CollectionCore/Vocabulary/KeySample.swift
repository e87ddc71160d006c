/// A key that is pressed, or repeats: rules U1, N6 and N9 of docs/semantics.md.
public struct KeySample: Equatable, Sendable {
    public var time_ns: UInt64
    private(set) var keyNumber: UInt32
    /// The modifier keys that are held down.
    public var modifiers: KeyModifiers

    public init(_ key: Key, at time_ns: UInt64, modifiers: KeyModifiers = []) {
        self.init(keyNumber: key.rawValue, at: time_ns, modifiers: modifiers)
    }

    /// - Parameter keyNumber: The number of a `Key`. For any other number, `key` is nil.
    public init(keyNumber: UInt32, at time_ns: UInt64, modifiers: KeyModifiers = []) {
        self.keyNumber = keyNumber
        (self.time_ns, self.modifiers) = (time_ns, modifiers)
    }

    /// The key; nil if the sample has a number that no `Key` has.
    public var key: Key? { Key(rawValue: keyNumber) }

    /// - Throws: `invalidArgument` if the sample has a number that no `Key` has.
    func validKey() throws(CollectionError) -> Key {
        if let key { return key }
        throw .unknown("sample.key", keyNumber, most: Key.v.rawValue)
    }
}

/// The keys that a view handles. The numbers are those of `jgb_key`.
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
    /// With control or meta: selects all items.
    case a = 14
    /// The key that opens context menus.
    case menu = 15
    /// With shift: opens a context menu, like `menu`.
    case f10 = 16
    /// With control or meta: copy.
    case c = 17
    /// With control or meta: cut.
    case x = 18
    /// With control or meta: paste.
    case v = 19

    /// Whether the key may belong to text that the user types. Any other key ends the text that was
    /// typed so far for type-ahead.
    func isText(with modifiers: KeyModifiers) -> Bool {
        switch self {
        case .other: true
        case .a, .c, .x, .v: modifiers.isDisjoint(with: [.control, .meta])
        default: false
        }
    }
}

extension Key {
    var isArrow: Bool { self == .up || self == .down || self == .left || self == .right }
}

extension KeyModifiers {
    /// Whether the modifiers extend the selection to a range: shift is held.
    var extends: Bool { contains(.shift) }
}
