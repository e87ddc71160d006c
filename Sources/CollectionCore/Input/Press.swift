/// A pointer that is down, until it is lifted, and the element on which it went down.
struct Press {
    let pointer: UInt32
    let device: PointerSample.Device
    /// The number of the sample by which the pointer went down.
    let cause: UInt64
    /// The keys that were held as the pointer went down.
    let modifiers: KeyModifiers
    /// The time at which the pointer went down.
    let time_ns: UInt64
    let start: Point
    private(set) var position: Point
    /// The element on which the pointer went down; nil beside all elements.
    var element: PressedElement?
    /// Whether the pointer may still have an effect. Otherwise it is ignored until it is lifted.
    var isAlive: Bool
    /// Whether the pointer has gone so far that it may do something else than press.
    var isFar = false
    /// Whether the pointer is a tap if it is lifted where it is.
    var isTap: Bool
    /// The time at which the element is highlighted; nil: the element is highlighted already, or
    /// never will be.
    var highlight_ns: UInt64?
    var isHighlighted = false
    /// The time at which a long press begins; nil: a long press has begun, or never will.
    var longPress_ns: UInt64?
    var isLongPress = false
    /// The greatest distance, in points, up to which the pointer may begin a long press.
    var allowableMovement = 0.0

    /// A pointer that has gone down, and has no effect.
    init(spent sample: PointerSample) {
        self.init(sample, on: nil, cause: 0)
        spend()
    }

    init(_ sample: PointerSample, on element: PressedElement?, cause: UInt64) {
        self.cause = cause
        pointer = sample.pointer
        device = sample.device ?? .touch
        (modifiers, time_ns) = (sample.modifiers, sample.time_ns)
        (start, position) = (sample.position, sample.position)
        self.element = element
        (isAlive, isTap) = (true, true)
    }

    /// Ends all effects of the pointer.
    mutating func spend() {
        (isAlive, isTap, isLongPress) = (false, false, false)
        (highlight_ns, longPress_ns) = (nil, nil)
    }

    /// The greatest distance, in points, from where the pointer went down, up to which it is a tap.
    var slop: Double { device.isDirect ? 10 : 4 }
    /// The distance, in points, from which on a pointer drags, swipes or sweeps.
    private static let dragSlop = 10.0
    static let farSquared = dragSlop * dragSlop

    /// Moves the pointer.
    ///
    /// - Returns: Whether the pointer is too far from its start for a tap, and for a long press.
    mutating func move(to position: Point) -> (forTap: Bool, forLongPress: Bool) {
        self.position = position
        let (x, y) = (position.x - start.x, position.y - start.y)
        let square = x * x + y * y
        return (square > slop * slop, square > allowableMovement * allowableMovement)
    }

    /// Whether the pointer is so far from its start that it drags.
    var isBeyondDrag: Bool {
        let (x, y) = (position.x - start.x, position.y - start.y)
        return x * x + y * y > Self.farSquared
    }

    /// The time of the next highlight or long press if the pointer stays where it is; nil: there is
    /// none.
    var due_ns: UInt64? {
        guard let highlight_ns else { return longPress_ns }
        return longPress_ns.map { min($0, highlight_ns) } ?? highlight_ns
    }
}

/// An element that a person presses, swipes, or has the menu of, and the view that shows it.
struct PressedElement {
    private var followed: FollowedElement
    /// The view of the element in the last display frame that has shown it; `.none`: none has.
    private(set) var view = ReusableView.none
    private(set) var generation: UInt32 = 0
    /// Whether the delegate does not allow a highlight. Then this press does not select the item.
    var isRefused = false

    /// - Parameter element: The element, with its index path in the current data.
    init(_ shown: LayoutAttributes, as element: Element, identifier: UInt64?) {
        self.init(element, identifier: identifier)
        noteShown(shown)
    }

    /// An element that may have no view.
    init(_ element: Element, identifier: UInt64?) {
        followed = FollowedElement(element, identifier: identifier, whenReloaded: .leavesData)
    }

    var element: Element { followed.element }
    var identifier: UInt64? { followed.identifier }
    var isGone: Bool { followed.isGone }

    mutating func noteShown(_ shown: LayoutAttributes) {
        (view, generation) = (shown.reusableView, shown.generation)
    }

    mutating func noteGone() { followed.leaveData() }

    mutating func follow(_ change: DataChange) {
        followed.follow(change)
    }
}
