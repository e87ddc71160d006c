/// The scroller of a section that scrolls orthogonally. It exists from when a pointer goes down on
/// the section until the section rests: rule M17 of docs/semantics.md.
///
/// The content offset is that of rule G9: the distance from the leading end along the cross axis.
struct SectionScroller {
    private(set) var section: UInt32
    var scroller = Scroller()
    /// Whether the section cannot be scrolled any more, because it has left the data, or its layout
    /// was replaced.
    private(set) var isGone = false
    private(set) var hasLeftData = false
    /// Whether a change has stopped the section, which a display frame leads to a rest after it.
    private var isInterrupted = false
    /// The offset at which the behavior of the section ends its last motion, in points along the
    /// cross axis; nil: none does.
    var rest: Double?
    /// Whether the content is mirrored, so that pointers move it the other way.
    var isMirrored: Bool

    /// Creates the scroller of a section that is at rest.
    init(
        section: UInt32, port: ScrollerPort, offset: Point, _ configuration: ScrollConfiguration,
        isMirrored: Bool, at time_ns: UInt64
    ) {
        self.section = section
        self.isMirrored = isMirrored
        scroller.configure(configuration, at: offset)
        scroller.take(port)
        scroller.advance(to: time_ns)
    }

    /// Whether the scroller is not needed any more: the section cannot be scrolled, or it rests,
    /// nothing is to lead it, and the host cannot change the target of a drag any more.
    var isOver: Bool {
        isGone
            || scroller.state == .idle && scroller.wheel == nil && !scroller.awaitsTarget
                && !scroller.awaitsRest && !isInterrupted
    }

    /// A sample in the coordinates of the section's content offset: mirrored if the section is
    /// mirrored.
    private func turned(_ sample: PointerSample) -> PointerSample {
        var sample = sample
        if isMirrored { sample.position.x = -sample.position.x }
        return sample
    }

    /// A distance in the coordinates of the section's content offset: mirrored if the section is
    /// mirrored.
    func turned(_ distance: Point) -> Point {
        isMirrored ? Point(x: -distance.x, y: distance.y) : distance
    }

    mutating func begin(_ sample: PointerSample) { scroller.begin(turned(sample)) }
    mutating func move(_ sample: PointerSample) { scroller.move(turned(sample)) }

    /// Has a pointer that is held near an end of the section scroll the section.
    ///
    /// - Parameter start: The place at which the pointer went down, in content coordinates, as is
    ///   `place`.
    mutating func pull(to place: Point, from start: Point) {
        func turned(_ place: Point) -> Point {
            isMirrored ? Point(x: scroller.port.boundsSize.width - place.x, y: place.y) : place
        }
        scroller.pull(to: turned(place), from: turned(start))
    }

    mutating func endDrag(_ sample: PointerSample) -> (Point, began: Point)? {
        scroller.endDrag(turned(sample))
    }

    /// Whether a pointer that is down has moved more along an axis than across it.
    func isAlong(_ axis: Axis, _ sample: PointerSample) -> Bool {
        guard let drag = scroller.drag else { return false }
        let distance = drag.distance(to: turned(sample).position)
        return axis.main(distance).magnitude > axis.cross(distance).magnitude
    }

    /// Ends all motions and drags, because the section cannot be scrolled any more.
    @inline(never)
    mutating func end(leavesData: Bool = false) {
        scroller.end(.update)
        scroller.awaitsRest = false
        (isGone, hasLeftData) = (true, leavesData)
    }

    /// Moves the content offset, the motion and the drag along the cross axis, because the content
    /// moves.
    mutating func move(by distance: Double, _ axis: Axis) {
        if distance == 0 { return }
        scroller.move(by: axis.other.point(main: distance, cross: 0))
        if let rest { self.rest = rest + distance }
    }

    /// Ends all motions and drags, because the section is shown in another way.
    mutating func interrupt() {
        if scroller.state != .idle { scroller.end(.update) }
        isInterrupted = true
    }

    /// Returns whether the section was interrupted, and is no longer.
    @discardableResult
    mutating func endInterruption() -> Bool {
        defer { isInterrupted = false }
        return isInterrupted
    }

    mutating func follow(_ plan: UpdatePlan) {
        if isGone { return }
        switch plan.fate(ofSection: section) {
        case .stays(let path, _): section = path.section
        case .gone, .reloaded: end(leavesData: true)
        }
    }
}
