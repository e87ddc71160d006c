/// The swiped rows of a view: rule V8 of docs/semantics.md.
struct Swipes: Interaction, ~Copyable {
    var configuration = SwipeConfiguration()
    /// The rows that are not closed. All rows except the last row are closing.
    var rows: [SwipedRow] = []
    /// The pointer that is down and may begin a swipe; nil: none.
    var press: SwipePress?
    /// The pointer or trackpad that holds the last row; nil: nothing holds the row.
    var finger: SwipeFinger?

    /// Whether input may affect rows.
    var isUsed: Bool { configuration.isEnabled || !rows.isEmpty }

    var isMoving: Bool {
        for row in rows where row.isMoving { return true }
        return false
    }

    /// The row that is open, opening or held; nil: none.
    var open: SwipedRow? { rows.last.flatMap { $0.isOpen ? $0 : nil } }

    /// The index paths of the items whose rows are not closed.
    var indexPaths: [IndexPath] {
        rows.filter { !$0.isClosed && !$0.item.isGone }.map { $0.item.element.indexPath }
    }

    /// Makes the row of an item the last of `rows`.
    mutating func take(_ item: PressedElement, width: Double) {
        if let index = rows.firstIndex(where: { $0.item.element == item.element }) {
            rows.append(rows.remove(at: index))
        } else {
            rows.append(SwipedRow(item, width: width))
        }
    }

    /// Moves all rows to their offsets at a time.
    ///
    /// - Returns: Whether any row has become closed.
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

    /// Nothing to adjust: `leaveData` has removed the rows.
    mutating func follow(_ replacement: DataReplacement) -> Bool { true }
}

/// A pointer that is down on a row with actions, or on the open row, and has not moved far.
struct SwipePress {
    let pointer: UInt32
    let start: Point
    var item: PressedElement
    let width: Double
    /// Whether the row was open when the pointer went down.
    let isOnOpenRow: Bool
    /// Whether the pointer may begin a swipe. A mouse may not: a mouse only taps on an open row.
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

    /// Whether a position is so far from the start that the pointer no longer taps.
    func isFar(_ place: Point) -> Bool {
        let (x, y) = (place.x - start.x, place.y - start.y)
        return x * x + y * y > Press.farSquared
    }
}

/// The pointer, or the fingers on a trackpad, that swipes a row.
struct SwipeFinger {
    /// The number of the pointer; nil: the fingers are on a trackpad.
    let pointer: UInt32?
    /// The position of the pointer, in points; for a trackpad, the sum of the finger movements.
    private(set) var position: Point
    /// The distance by which the row would be pulled at x = 0, in points.
    private let pulledAtZero: Double
    private var tracker: VelocityTracker

    /// - Parameter pulled: The distance by which the row is pulled when the swipe begins, in
    ///   points.
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

    /// The velocity to the right, in points per second; 0 if the finger is too slow for a flick.
    func velocity(at time_ns: UInt64) -> Double { tracker.velocity(at: time_ns).ifFlicked.x }
}
