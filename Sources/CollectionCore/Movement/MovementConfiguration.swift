/// How a person may move items: rules R5, R8, R11 and R12 of docs/semantics.md.
public struct MovementConfiguration: Equatable, Sendable {
    /// The sections to which an item may be moved.
    public var policy = MovementPolicy.anySection
    /// How long a target must stay the same before the other items make room.
    public var cadence = ReorderingCadence.immediate
    /// The rule that determines the target of a held item.
    public var targetRule = MovementTargetRule.nearestSlot
    /// How many items at the start and at the end of each section keep their positions.
    public var lockedItemsAtStart: UInt32 = 0
    public var lockedItemsAtEnd: UInt32 = 0
    /// Whether a long press on an item that may be moved picks the item up.
    public var isStandardMovementEnabled = false
    /// Whether the arrow keys, with the alt key, move the item that has focus.
    public var movesByKeys = false
    /// The animations, apart because they are large; nil: both are the standard one.
    private var animations: MovementAnimations?

    public init() {}

    /// The animation with which other items make room, for a held item, a drop or a placeholder,
    /// and close up again. Its start time does not count.
    public var roomAnimation: Animation {
        get { animations?.room ?? .movement }
        set { animations = MovementAnimations(room: newValue, release: releaseAnimation) }
    }

    /// The animation with which a released or dropped item moves to its position, or back. Its
    /// start time does not count.
    public var releaseAnimation: Animation {
        get { animations?.release ?? .movement }
        set { animations = MovementAnimations(room: roomAnimation, release: newValue) }
    }

    public static func == (left: MovementConfiguration, right: MovementConfiguration) -> Bool {
        left.policy == right.policy && left.cadence == right.cadence
            && left.targetRule == right.targetRule
            && left.lockedItemsAtStart == right.lockedItemsAtStart
            && left.lockedItemsAtEnd == right.lockedItemsAtEnd
            && left.isStandardMovementEnabled == right.isStandardMovementEnabled
            && left.movesByKeys == right.movesByKeys && left.roomAnimation == right.roomAnimation
            && left.releaseAnimation == right.releaseAnimation
    }

    func validate() throws(CollectionError) {
        try animations?.room.validate()
        try animations?.release.validate()
    }
}

private final class MovementAnimations: Sendable {
    let room: Animation
    let release: Animation

    init(room: Animation, release: Animation) {
        (self.room, self.release) = (room.startingAtOnce, release.startingAtOnce)
    }
}

extension Animation {
    /// The animation of movements unless the host sets another one.
    static let movement = Animation(duration_ns: 250_000_000)

    fileprivate var startingAtOnce: Animation {
        var animation = self
        animation.startTime_ns = 0
        return animation
    }
}

/// The sections to which items may be moved. The numbers are those of `jgb_movement_policy`.
public enum MovementPolicy: UInt32, Sendable {
    case anySection = 0
    case currentSection = 1
}

/// How soon other items make room. The numbers are those of `jgb_reordering_cadence`.
public enum ReorderingCadence: UInt32, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2

    var delay_ns: UInt64 {
        switch self {
        case .immediate: 0
        case .fast: 150_000_000
        case .slow: 500_000_000
        }
    }
}

/// The rule that determines the target of a held item. The numbers are those of
/// `jgb_movement_target_rule`.
public enum MovementTargetRule: UInt32, Sendable {
    /// The position whose centre is nearest to the centre of the held item. In a waterfall: the
    /// position of the item that is nearest to that centre while all items are at rest.
    case nearestSlot = 0
    /// The position of the item under the pointer, as in UIKit.
    case underPointer = 1
}
