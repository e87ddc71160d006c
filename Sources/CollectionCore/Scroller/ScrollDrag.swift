/// A pointer that drags the content, or may begin to drag: rules U5 and U11 of docs/semantics.md.
struct ScrollDrag {
    let pointer: UInt32
    /// Whether the pointer stopped a motion when it went down, or content has come between two
    /// pages since: then its first movement begins a drag, and its end leads to a page.
    private(set) var isCaught: Bool
    /// The position at which the pointer went down, or at which the drag began, in points from the
    /// top left corner of the bounds.
    private var start: Point
    /// The place to which the content was pulled when the drag began: the content offset without
    /// the resistance beyond edges.
    private var pulledAtStart = Point.zero
    /// The content offset when the pointer went down, moved along with the content since.
    private(set) var began: Point
    /// Whether the drag moves the content horizontally; `movesY`: vertically.
    private var movesX = true
    private var movesY = true
    /// The last position of the pointer, in points from the top left corner of the bounds.
    private(set) var position: Point
    /// The topmost position of the pointer so far, in points from the top of the view.
    private var highest: Double
    /// Whether the pointer has reached the keyboard.
    private var hasReachedKeyboard = false
    private var tracker = VelocityTracker()

    /// A pointer that has not moved farther than this, in points, does not drag.
    private static let slop = 10.0
    /// A movement is clearly along one axis if it is this many times as long along as across the
    /// axis.
    private static let lockRatio = 1.73

    init(_ sample: PointerSample, isCaught: Bool, offset: Point) {
        pointer = sample.pointer
        self.isCaught = isCaught
        (start, position) = (sample.position, sample.position)
        began = offset
        highest = sample.position.y
        tracker.append(sample.position, at: sample.time_ns)
    }

    mutating func append(_ sample: PointerSample) {
        position = sample.position
        highest = min(highest, position.y)
        tracker.append(sample.position, at: sample.time_ns)
    }

    /// Returns whether a movement makes the pointer drag, and notes along which axes.
    @inline(never)
    mutating func begins(
        _ sample: PointerSample, _ canScroll: (Axis) -> Bool, _ configuration: ScrollConfiguration
    ) -> Bool {
        let (x, y) = (
            (sample.position.x - start.x).magnitude, (sample.position.y - start.y).magnitude
        )
        if x == 0 && y == 0 { return false }
        if !isCaught && x * x + y * y <= Self.slop * Self.slop { return false }
        let (canX, canY) = (canScroll(.horizontal), canScroll(.vertical))
        if !canX && !canY || !canX && x > y || !canY && y > x { return false }
        if configuration.isDirectionalLockEnabled {
            if x > Self.lockRatio * y { movesY = false }
            if y > Self.lockRatio * x { movesX = false }
        }
        if !isCaught { start = sample.position }
        return true
    }

    /// Returns whether the pointer reaches the keyboard for the first time, from above its top.
    mutating func reaches(_ keyboardTop: Double, _ sample: PointerSample) -> Bool {
        if hasReachedKeyboard || keyboardTop <= 0 || highest >= keyboardTop { return false }
        hasReachedKeyboard = sample.position.y >= keyboardTop
        return hasReachedKeyboard
    }

    /// Returns the distance to a place from where the pointer went down, or began to drag.
    func distance(to place: Point) -> Point { Point(x: place.x - start.x, y: place.y - start.y) }

    /// Begins to drag content that was pulled to a place.
    mutating func begin(at pulled: Point) { pulledAtStart = pulled }

    /// Takes over from another pointer that does not drag yet.
    mutating func begin(with other: ScrollDrag) { began = other.began }

    /// Takes over from another pointer that is lifted before it has dragged: content that the
    /// other pointer has caught is caught by this one.
    mutating func hold(inPlaceOf other: ScrollDrag) {
        began = other.began
        if other.isCaught { (isCaught, start) = (true, position) }
    }

    /// Takes over from another pointer that drags: the content stays where it is, and the drag
    /// began where that of the other pointer did.
    mutating func takeOver(from other: ScrollDrag, at pulled: Point) {
        (start, began, pulledAtStart) = (position, other.began, pulled)
        (movesX, movesY) = (other.movesX, other.movesY)
    }

    /// Moves the drag, because the content moves.
    mutating func move(by distance: Point) {
        pull(by: distance)
        began = began + distance
    }

    /// The pointer, if it is to go as far again before it drags.
    var waiting: ScrollDrag {
        var waiting = self
        (waiting.start, waiting.isCaught) = (position, false)
        return waiting
    }

    mutating func noteBetweenPages() { isCaught = true }

    /// Moves the place to which the content is pulled, without the content.
    mutating func pull(by distance: Point) { pulledAtStart = pulledAtStart + distance }

    /// Returns the place to which the last sample has pulled the content along an axis; nil if the
    /// drag does not move the content along the axis.
    @inline(__always)
    func pulled(_ axis: Axis) -> Double? {
        if !(axis == .vertical ? movesY : movesX) { return nil }
        return axis.main(pulledAtStart) - (axis.main(position) - axis.main(start))
    }

    /// Returns the velocity of the content when the pointer is lifted, in points per second.
    func velocity(at time_ns: UInt64, _ canScroll: (Axis) -> Bool) -> Point {
        let pointer = tracker.velocity(at: time_ns)
        return Point(
            x: movesX && canScroll(.horizontal) ? -pointer.x : 0,
            y: movesY && canScroll(.vertical) ? -pointer.y : 0
        ).ifFlicked
    }
}

extension Point {
    /// The velocity in points per second, with 0 for an axis along which it is too slow for a
    /// flick.
    var ifFlicked: Point {
        let slowest = 50.0
        return Point(x: x.magnitude > slowest ? x : 0, y: y.magnitude > slowest ? y : 0)
    }
}
