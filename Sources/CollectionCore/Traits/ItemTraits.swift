/// The traits of an item: what the user may do with the item. The host sets in advance the answers
/// for which UIKit asks the delegate of a collection view. Rule Q8 of docs/semantics.md.
///
/// The numbers are those of `JGB_TRAITS_...` in C and of the protocol.
public struct ItemTraits: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No traits of its own: all traits are inherited from the section or the view.
    public static let inherited = ItemTraits(rawValue: 0)

    /// The default traits of a new view.
    public static let standard = ItemTraits { traits in
        traits.highlight = .yes
        traits.select = .yes
        traits.deselect = .yes
        traits.move = .no
        traits.drag = .no
        traits.menu = .no
        traits.selectionFollowsFocus = .no
        traits.flags = [.areOwn, .canEdit, .springLoads]
    }

    private init(_ change: (inout ItemTraits) -> Void) {
        rawValue = 0
        change(&self)
    }
}

// Answers, which have two bits each.
extension ItemTraits {
    /// The answer to one question about an item.
    public enum Answer: UInt32, Sendable {
        /// The answer of the section, or else of the view.
        case inherit = 0
        case no = 1
        case yes = 2
        /// The delegate decides. If the delegate does not answer, the view does not perform the
        /// action but queues an event, and the host decides.
        case ask = 3
    }

    public var highlight: Answer {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var select: Answer {
        get { self[2] }
        set { self[2] = newValue }
    }
    public var deselect: Answer {
        get { self[4] }
        set { self[4] = newValue }
    }
    /// If neither the item nor its section nor the view has an answer: yes, unless `select` is no.
    public var focus: Answer {
        get { self[6] }
        set { self[6] = newValue }
    }
    public var move: Answer {
        get { self[8] }
        set { self[8] = newValue }
    }
    public var drag: Answer {
        get { self[10] }
        set { self[10] = newValue }
    }
    public var menu: Answer {
        get { self[12] }
        set { self[12] = newValue }
    }
    /// Whether the primary action of the item may be performed. If neither the item nor its section
    /// nor the view has an answer: yes, unless the view is being edited.
    public var primaryAction: Answer {
        get { self[14] }
        set { self[14] = newValue }
    }
    /// Whether the item is selected when the user moves focus to the item. Never `ask`.
    public var selectionFollowsFocus: Answer {
        get { self[16] }
        set { self[16] = newValue }
    }

    /// The lower bit of each answer.
    private static let lowBits: UInt32 = 0x1_5555

    /// The answer whose lower bit is bit `shift`.
    private subscript(shift: UInt32) -> Answer {
        get { Answer(rawValue: rawValue >> shift & 3) ?? .inherit }
        set { rawValue = rawValue & ~(3 << shift) | newValue.rawValue << shift }
    }
}

// Flags, which have one bit each.
extension ItemTraits {
    public struct Flags: OptionSet, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The item has flags of its own. Without this flag, all flags are inherited from the
        /// section or the view.
        public static let areOwn = Flags(rawValue: 1 << 18)
        public static let canEdit = Flags(rawValue: 1 << 19)
        /// Other items may be dropped onto the item.
        public static let acceptsDrops = Flags(rawValue: 1 << 20)
        /// A drag that rests over the item opens the item (spring loading).
        public static let springLoads = Flags(rawValue: 1 << 21)
        public static let beginsMultipleSelection = Flags(rawValue: 1 << 22)
        /// Moving other items does not move the item.
        public static let isLocked = Flags(rawValue: 1 << 23)
        public static let hasLeadingActions = Flags(rawValue: 1 << 24)
        public static let hasTrailingActions = Flags(rawValue: 1 << 25)

        static let all = Flags(rawValue: 0xff << 18)
    }

    /// The bits that are inherited together unless `areOwn` is set: all bits from `areOwn` on.
    private static let ownBits: UInt32 = 0x3fff << 18

    /// The number of parts of the item that can have focus, such as buttons; at most 63. It is
    /// inherited together with the flags.
    public var focusablePartCount: UInt32 {
        get { rawValue >> 26 }
        set { rawValue = rawValue & 0x3ff_ffff | min(newValue, 63) << 26 }
    }

    public var flags: Flags {
        get { Flags(rawValue: rawValue).intersection(.all) }
        set { rawValue = rawValue & ~Flags.all.rawValue | newValue.rawValue & Flags.all.rawValue }
    }

    /// Whether all answers are valid.
    var isKnown: Bool { selectionFollowsFocus != .ask }

    /// These traits with the answers of `others` to the questions that these traits do not answer.
    /// The flags do not change.
    func answering(as others: ItemTraits) -> ItemTraits {
        ItemTraits(
            rawValue: rawValue | others.rawValue & ~answeredBits & ~Self.ownBits)
    }

    /// A mask of both bits of each answer that is not `inherit`.
    private var answeredBits: UInt32 {
        let low = (rawValue | rawValue >> 1) & Self.lowBits
        return low | low << 1
    }

    /// These traits, with all inherited answers and flags replaced by those of `outer`.
    ///
    /// - Parameter outer: The traits of the section or the view that contains the item.
    func inheriting(_ outer: ItemTraits) -> ItemTraits {
        let answers = answeredBits
        let own = flags.contains(.areOwn) ? rawValue : outer.rawValue
        return ItemTraits(
            rawValue: rawValue & answers | outer.rawValue & ~answers & ~Self.ownBits
                | own & Self.ownBits)
    }
}
