/// What may be done with an item: the answers to the questions that UIKit asks the delegate of a
/// collection view, pushed in advance. Rule Q8 of docs/semantics.md.
///
/// The numbers are those of `JGB_TRAITS_...` in C and of the protocol.
public struct ItemTraits: Equatable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Nothing of its own: all is as the section says, or the view.
    public static let inherited = ItemTraits(rawValue: 0)

    /// The traits of a view at first.
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

// Answers of two bits each.
extension ItemTraits {
    /// The answer to one question.
    public enum Answer: UInt32, Sendable {
        /// As the section says, or the view.
        case inherit = 0
        case no = 1
        case yes = 2
        /// The delegate decides. Without its answer the view does not do it but queues an event,
        /// and the host decides.
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
    /// Inherited from the view: yes unless `select` is no.
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
    /// Inherited from the view: yes unless the view is being edited.
    public var primaryAction: Answer {
        get { self[14] }
        set { self[14] = newValue }
    }
    /// Whether focus that a person moves to the item selects the item. Never `ask`.
    public var selectionFollowsFocus: Answer {
        get { self[16] }
        set { self[16] = newValue }
    }

    private static let lowBits: UInt32 = 0x1_5555
    /// The bits that say whether an item can have focus: where `focus` is inherited to the last, an
    /// item can that can be selected.
    static let bitsOfFocus: UInt32 = 3 << 2 | 3 << 6

    private subscript(shift: UInt32) -> Answer {
        get { Answer(rawValue: rawValue >> shift & 3) ?? .inherit }
        set { rawValue = rawValue & ~(3 << shift) | newValue.rawValue << shift }
    }
}

// Flags of one bit each.
extension ItemTraits {
    public struct Flags: OptionSet, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The flags are the item's own. Otherwise all flags are as the section says, or the view.
        public static let areOwn = Flags(rawValue: 1 << 18)
        public static let canEdit = Flags(rawValue: 1 << 19)
        /// Others may be dropped onto the item.
        public static let acceptsDrops = Flags(rawValue: 1 << 20)
        public static let springLoads = Flags(rawValue: 1 << 21)
        public static let beginsMultipleSelection = Flags(rawValue: 1 << 22)
        /// Others do not move the item.
        public static let isLocked = Flags(rawValue: 1 << 23)
        public static let hasLeadingActions = Flags(rawValue: 1 << 24)
        public static let hasTrailingActions = Flags(rawValue: 1 << 25)

        static let all = Flags(rawValue: 0xff << 18)
    }

    /// What is an item's own, or inherited, with its flags: all bits from `areOwn` on.
    private static let ownBits: UInt32 = 0x3fff << 18

    /// How many parts an item has that can have focus by themselves, such as buttons: at most 63.
    /// With the flags, they are the item's own, or inherited.
    public var focusablePartCount: UInt32 {
        get { rawValue >> 26 }
        set { rawValue = rawValue & 0x3ff_ffff | min(newValue, 63) << 26 }
    }

    public var flags: Flags {
        get { Flags(rawValue: rawValue).intersection(.all) }
        set { rawValue = rawValue & ~Flags.all.rawValue | newValue.rawValue & Flags.all.rawValue }
    }

    /// Whether no answer is given that means nothing.
    var isKnown: Bool { selectionFollowsFocus != .ask }

    /// These traits, with the answers of others to questions that these do not answer.
    func answering(as others: ItemTraits) -> ItemTraits {
        ItemTraits(
            rawValue: rawValue | others.rawValue & ~answeredBits & ~Self.ownBits)
    }

    /// Both bits of each answer that is not inherited.
    private var answeredBits: UInt32 {
        let low = (rawValue | rawValue >> 1) & Self.lowBits
        return low | low << 1
    }

    /// These traits, and for all that is inherited those of what the item is in.
    func inheriting(_ outer: ItemTraits) -> ItemTraits {
        let answers = answeredBits
        let own = flags.contains(.areOwn) ? rawValue : outer.rawValue
        return ItemTraits(
            rawValue: rawValue & answers | outer.rawValue & ~answers & ~Self.ownBits
                | own & Self.ownBits)
    }
}
