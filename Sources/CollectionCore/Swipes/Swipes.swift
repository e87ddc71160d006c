/// The rows that a person swipes: rule V8 of docs/semantics.md.
struct Swipes: Carried, ~Copyable {
    var configuration = SwipeConfiguration()
    /// The rows that are not at their places. All but the last one are on their way back.
    var rows: [SwipedRow] = []
    /// A pointer that is down where it may begin to swipe.
    var press: SwipePress?
    /// What holds the last row.
    var finger: SwipeFinger?

    /// Whether input is to be looked at.
    var isUsed: Bool { configuration.isEnabled || !rows.isEmpty }

    var isMoving: Bool {
        for row in rows where row.isMoving { return true }
        return false
    }

    /// The row that is open, or to be.
    var open: SwipedRow? { rows.last.flatMap { $0.isOpen ? $0 : nil } }

    /// The items that are not at their places.
    var indexPaths: [IndexPath] {
        rows.filter { !$0.isClosed && !$0.item.isGone }.map { $0.item.element.indexPath }
    }

    /// Has the row of an item be the last one.
    mutating func take(_ item: PressedElement, width: Double) {
        if let index = rows.firstIndex(where: { $0.item.element == item.element }) {
            rows.append(rows.remove(at: index))
        } else {
            rows.append(SwipedRow(item, width: width))
        }
    }

    /// Moves all rows to where they are at a time.
    ///
    /// - Returns: Whether any has come back to its place.
    mutating func advance(to time_ns: UInt64) -> Bool {
        var hasClosed = false
        for index in rows.indices {
            let wasClosed = rows[index].isClosed
            rows[index].advance(to: time_ns)
            if rows[index].isClosed && !wasClosed { hasClosed = true }
        }
        return hasClosed
    }

    mutating func follow(_ change: DataChange) {
        if !isUsed { return }
        for index in rows.indices { rows[index].item.follow(change) }
        press?.item.follow(change)
        if press?.item.isGone == true { press = nil }
    }

    /// `leaveData` has forgotten the rows.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}

/// A pointer that is down on a row with actions, and has not gone far.
struct SwipePress {
    let pointer: UInt32
    let start: Point
    var item: PressedElement
    let width: Double
    /// Whether the row was open as the pointer went down.
    let isOnOpenRow: Bool
    /// Whether the pointer may swipe: a mouse does nothing but tap on a row that is open.
    let mayMove: Bool
    var tracker = VelocityTracker()

    init(_ sample: PointerSample, on item: PressedElement, width: Double, isOnOpenRow: Bool) {
        pointer = sample.pointer
        mayMove = sample.device?.isDirect == true
        start = sample.position
        self.item = item
        (self.width, self.isOnOpenRow) = (width, isOnOpenRow)
        tracker.append(sample.position, at: sample.time_ns)
    }

    /// Whether a place is so far that the pointer does not tap any more.
    func isFar(_ place: Point) -> Bool {
        let (x, y) = (place.x - start.x, place.y - start.y)
        return x * x + y * y > Press.farSquared
    }
}

/// A pointer that swipes, or the fingers on a trackpad.
struct SwipeFinger {
    /// Nil: a trackpad.
    let pointer: UInt32?
    /// Where the pointer is; for a trackpad, where its fingers have moved it.
    private(set) var position: Point
    /// How far the row has been pulled where the position is at x = 0.
    private let pulledAtZero: Double
    private var tracker: VelocityTracker

    /// - Parameter pulled: How far the row has been pulled as the finger begins to swipe.
    init(pointer: UInt32?, at position: Point, pulled: Double, _ tracker: VelocityTracker) {
        self.pointer = pointer
        self.position = position
        pulledAtZero = pulled - position.x
        self.tracker = tracker
    }

    var pulled: Double { pulledAtZero + position.x }

    mutating func move(to position: Point, at time_ns: UInt64) {
        self.position = position
        tracker.append(position, at: time_ns)
    }

    /// The velocity to the right, in points per second; 0 if it is too slow to be a flick.
    func velocity(at time_ns: UInt64) -> Double { tracker.velocity(at: time_ns).ifFlicked.x }
}
