import CollectionCore

/// An item that a person moves (section R).
struct ReferenceMovement {
    /// Of the item.
    let identity: Int
    /// Where the pointer is in the bounds, and where in the item it holds the item.
    var position: Point
    let grip: Point
    /// As the item was picked up.
    let size: Size
    /// The index path that the item would have if it were let go.
    var target: IndexPath
    /// R8: the one that was found; the host may want another one.
    var found: IndexPath
    /// R11: a place that is to hold for some time before the others make room.
    var pending: (target: IndexPath, since_ns: UInt64)?
    /// The target that the host knows.
    var toldTarget: IndexPath
    /// The number of the event that has told it; 0: none has.
    var toldSequence: UInt64 = 0
    /// R11: when the place was due that the host does not know yet.
    var due_ns: UInt64?
    /// Whether the item is elsewhere than in the last display frame.
    var isElsewhere = true

    /// Where the item is in bounds at a content offset.
    func frame(_ bounds: Rect) -> Rect {
        Rect(
            x: bounds.x + position.x - grip.x, y: bounds.y + position.y - grip.y,
            width: size.width, height: size.height)
    }
}

/// R3: what display frames make of the held item.
struct ReferenceHeld {
    let path: IndexPath
    let frame: Rect
    /// Where the item would be without the pointer.
    let slot: Rect

    func isHeld(_ placed: PlacedElement) -> Bool { placed.element == .cell(path) }

    /// How far the item, and all that belongs to it, is from where it would be without the pointer.
    func distance(_ placed: PlacedElement) -> Point {
        if !placed.isOfItem || placed.element.indexPath != path { return .zero }
        return Point(x: frame.x - slot.x, y: frame.y - slot.y)
    }

    /// Where the item is, and all that belongs to it.
    func hold(_ pose: inout Pose, _ placed: PlacedElement) {
        if !placed.isOfItem || placed.element.indexPath != path { return }
        if isHeld(placed) {
            pose.frame = frame
            pose.attributes.flags.insert(.isHeld)
        } else {
            pose = pose.moved(by: distance(placed))
        }
        pose.attributes.zIndex = .max
    }
}
