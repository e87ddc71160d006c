/// What a person does with a view, and what comes of it: section U of docs/semantics.md.
///
/// Nothing here has a clock. A call with a time advances all to that time.
struct Input: Carried {
    var scroller = Scroller()
    /// The scrollers of sections on which a pointer is down, or which are moving.
    var sections: [SectionScroller] = []
    var press = PressRecognizer()
    var configuration = InputConfiguration()
    /// The pinch that is in progress; nil: none.
    var pinch: Pinch?
    /// Whether display frames must consider input: the scroller was enabled, a pointer or a key was
    /// sent, an item was moved or dragged, or a placeholder was inserted.
    var isUsed = false
    /// The number of the sample that is being handled; 0 between samples.
    private(set) var cause: UInt64 = 0
    private var sampleCount: UInt64 = 0
    /// The last movement of a pointer that leads an interaction, and the number of that sample,
    /// until it is offered to interactions; nil between calls. Rule U1.
    private(set) var joined: (sample: PointerSample, cause: UInt64)?

    /// Counts a sample of any kind. Events that arise before `endSample` have this sample as their
    /// cause.
    mutating func beginSample() {
        sampleCount += 1
        cause = sampleCount
    }

    mutating func endSample() { cause = 0 }

    /// Keeps a movement, in the place of the last one of its pointer.
    mutating func join(_ sample: PointerSample) { joined = (sample, cause) }

    func hasJoined(_ pointer: UInt32) -> Bool { joined?.sample.pointer == pointer }

    /// Takes the movement that was kept; it is the cause of events from then on.
    mutating func takeJoined() -> PointerSample? {
        guard let (sample, cause) = joined else { return nil }
        joined = nil
        self.cause = cause
        return sample
    }

    /// Whether nothing but content offsets changes until a time.
    @inline(__always)
    func isSteady(until time_ns: UInt64) -> Bool {
        if let due_ns = press.due_ns, due_ns <= time_ns { return false }
        for section in sections where !section.scroller.isSteady(until: time_ns) { return false }
        return scroller.isSteady(until: time_ns)
    }

    /// Moves the content offsets to a time for which `isSteady` is true.
    @inline(__always)
    mutating func moveSteadily(to time_ns: UInt64) {
        scroller.moveSteadily(to: time_ns)
        if sections.isEmpty { return }
        for index in sections.indices { sections[index].scroller.moveSteadily(to: time_ns) }
    }

    /// Reverts `moveSteadily`.
    mutating func goBack(to offset: Point, at time_ns: UInt64) {
        scroller.goBack(to: offset, at: time_ns)
        for index in sections.indices { sections[index].scroller.moveSteadily(to: time_ns) }
    }

    /// A copy of the input, which a display frame restores if it fails. Between calls there are no
    /// unreported events. With the arrays of events in the copy, the next event would copy its
    /// array.
    var withoutNews: Input {
        var input = self
        input.scroller.dropNews()
        input.press.dropNews()
        for index in sections.indices { input.sections[index].scroller.dropNews() }
        return input
    }

    /// Does everything that is due by a time, in the order of the times.
    mutating func advance(to time_ns: UInt64) {
        while let due_ns = press.due_ns, due_ns <= time_ns {
            advanceScrollers(to: due_ns)
            press.advance(to: due_ns)
            settle()
        }
        advanceScrollers(to: time_ns)
    }

    @inline(never)
    private mutating func advanceScrollers(to time_ns: UInt64) {
        scroller.advance(to: time_ns)
        for index in sections.indices { sections[index].scroller.advance(to: time_ns) }
    }

    /// The latest time at which the host should ask for the next display frame because of input;
    /// nil: input does not need one.
    @inline(__always)
    var wakeAt: WakeTime? {
        if scroller.isMoving || scroller.zoom.isMoving { return .everyFrame }
        for section in sections where section.scroller.isMoving { return .everyFrame }
        return press.due_ns.map { .time_ns($0) }
    }

    /// Prevents a pointer from dragging if it is a long press, or if it highlights an element and
    /// the configuration does not let drags cancel touches.
    private mutating func settle() {
        let isHeld = press.isHighlighted && !scroller.configuration.canCancelContentTouches
        guard press.isLongPress || isHeld, let pointer = press.pointer else { return }
        release(pointer)
    }

    /// Prevents a pointer that is down, and that does not drag yet, from dragging.
    mutating func release(_ pointer: UInt32) {
        scroller.release(pointer)
        if let index = section(of: pointer) { sections[index].scroller.release(pointer) }
    }

    func isDragging(_ pointer: UInt32) -> Bool {
        scroller.drag?.pointer == pointer && scroller.state == .dragging
            || section(of: pointer).map { sections[$0].scroller.state == .dragging } ?? false
    }

    /// Whether a pointer is known to be down.
    func isFollowing(_ pointer: UInt32) -> Bool {
        press.pointer == pointer || scroller.isFollowing(pointer) || section(of: pointer) != nil
    }

    /// The index in `sections` of the scroller that a pointer drags or may begin to drag; nil:
    /// none.
    func section(of pointer: UInt32) -> Int? {
        for index in sections.indices where sections[index].scroller.isFollowing(pointer) {
            return index
        }
        return nil
    }

    /// The index in `sections` of the scroller that the gesture of a wheel scrolls; nil: none.
    var scrollingSection: Int? {
        for index in sections.indices where sections[index].scroller.wheel?.isScrolling == true {
            return index
        }
        return nil
    }

    /// The pointers that drag, or may begin to drag.
    var draggingPointers: [UInt32] {
        sections.flatMap { $0.scroller.pointers } + scroller.pointers
    }

    /// The index in `sections` of the scroller of a section; nil: the section has none.
    func scroller(ofSection section: UInt32) -> Int? {
        for index in sections.indices
        where sections[index].section == section && !sections[index].isGone {
            return index
        }
        return nil
    }

    /// Whether a pointer that goes down may become a tap.
    ///
    /// - Parameter section: The index in `sections` of the scroller of the section at the pointer.
    func presses(_ sample: PointerSample, section: Int?) -> Bool {
        press.pointer == nil && pinch == nil && sample.isPrimary
            && !isCatching(sample, section: section)
    }

    /// Whether a pointer that goes down only stops moving content.
    private func isCatching(_ sample: PointerSample, section: Int?) -> Bool {
        if !scroller.configuration.isScrollEnabled || sample.device?.isDirect != true {
            return false
        }
        return scroller.isMoving || section.map { sections[$0].scroller.isMoving } ?? false
    }

    /// Handles a pointer that goes down.
    ///
    /// - Parameters:
    ///   - element: The element at the pointer; nil beside all elements, and if the pointer cannot
    ///     press.
    ///   - section: The index in `sections` of the scroller of the section at the pointer; nil:
    ///     none.
    mutating func begin(
        _ sample: PointerSample, on element: PressedElement?, section: Int?, highlights: Bool,
        wantsLongPress: Bool
    ) {
        let (wasMoving, wasDragged) = (scroller.isMoving, scroller.drag != nil)
        for index in sections.indices { sections[index].scroller.forgetReleaseAtRest() }
        if press.pointer == nil {
            if presses(sample, section: section) {
                press.begin(
                    sample, on: element, cause: cause, highlights: highlights,
                    delaysHighlight: scroller.configuration.delaysContentTouches,
                    longPress: wantsLongPress ? configuration : nil)
            } else {
                press.beginSpent(sample)
            }
        }
        if pinch != nil { return }
        scroller.begin(sample)
        // A pointer that stops the view's content does not scroll a section.
        if let section, !wasMoving, !wasDragged { sections[section].begin(sample) }
        settle()
    }

    /// Handles a pointer that moves.
    ///
    /// - Parameter axis: The axis along which sections scroll orthogonally.
    mutating func move(_ sample: PointerSample, _ axis: Axis) {
        // A pointer that may yet become a long press may be far enough to drag.
        var mayBecomeLongPress = false
        let presses = press.pointer == sample.pointer
        if presses {
            mayBecomeLongPress = press.move(
                sample, mayTakeBack: scroller.configuration.canCancelContentTouches)
        }
        moveDrag(sample, axis)
        if !presses {
            takeBackOther(sample)
        } else if mayBecomeLongPress && isDragging(sample.pointer) {
            press.takeBack(at: sample.time_ns)
        }
    }

    /// Takes the press of another pointer back once a pointer drags: a finger that rested taps
    /// nothing as it is lifted.
    @inline(never)
    private mutating func takeBackOther(_ sample: PointerSample) {
        guard press.pointer != nil, !press.isLongPress, isDragging(sample.pointer),
            !press.isHighlighted || scroller.configuration.canCancelContentTouches
        else { return }
        press.takeBack(at: sample.time_ns)
    }

    private mutating func moveDrag(_ sample: PointerSample, _ axis: Axis) {
        guard let section = section(of: sample.pointer) else {
            scroller.move(sample)
            return
        }
        // The scroller that begins to drag first keeps the pointer.
        if sections[section].scroller.state == .dragging
            || sections[section].isAlong(axis, sample)
        {
            sections[section].move(sample)
        }
        if sections[section].scroller.state == .dragging {
            scroller.release(sample.pointer)
            return
        }
        scroller.move(sample)
        if scroller.state == .dragging { sections[section].scroller.release(sample.pointer) }
    }

    /// Ends the press of a pointer that is lifted or cancelled.
    mutating func endPress(_ sample: PointerSample) {
        if press.pointer == sample.pointer { press.end(sample) }
    }

    /// Forgets the events that are not reported yet, because the host asks for no events.
    mutating func forgetNews() {
        scroller.forgetNews()
        press.forgetNews()
        for index in sections.indices { sections[index].scroller.forgetNews() }
    }
}

// Sections after changes of the data and of the layout.
extension Input {
    mutating func follow(_ change: DataChange) {
        press.follow(change, at: scroller.time_ns)
        for index in sections.indices { sections[index].follow(change.plan) }
    }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        press.noteReplacedData(at: scroller.time_ns)
        endSections(leavingData: true)
        return true
    }

    /// Ends the scrolling of all sections, because they have left the data or the layout has
    /// changed.
    mutating func endSections(leavingData: Bool = false) {
        for index in sections.indices where !sections[index].isGone {
            sections[index].end(leavesData: leavingData)
        }
    }

    /// Interrupts the scrolling of all sections.
    mutating func interruptSections() {
        for index in sections.indices where !sections[index].isGone { sections[index].interrupt() }
    }

    /// Removes the scrollers of sections that are at rest.
    mutating func removeIdleSections() {
        if !sections.isEmpty { sections.removeAll { $0.isOver } }
    }
}

// Events that are not reported yet.
extension Input {
    /// A source of events that are not reported yet.
    enum Teller {
        case press
        case view
        /// A section, by the index of its scroller in `Input.sections`.
        case section(Int)
    }

    /// Whether there may be events that are not reported yet, or content awaits a place of rest.
    @inline(__always)
    var hasNews: Bool {
        press.nextNews_ns != nil || scroller.nextNews_ns != nil || !sections.isEmpty
            || scroller.awaitsRest
    }

    /// Whether the content, or a section, awaits a place of rest: `Scroller.awaitsRest`.
    @inline(__always)
    var awaitsRest: Bool {
        scroller.awaitsRest || !sections.isEmpty && sections.contains { $0.scroller.awaitsRest }
    }

    /// The source of the earliest event that is not reported yet, and the time of the event; nil if
    /// there is none.
    @inline(__always)
    mutating func nextTeller() -> (Teller, time_ns: UInt64)? {
        var next: (Teller, time_ns: UInt64)?
        if let time_ns = press.nextNews_ns { next = (.press, time_ns) }
        if let time_ns = scroller.nextNews_ns, next.map({ time_ns < $0.time_ns }) ?? true {
            next = (.view, time_ns)
        }
        return sections.isEmpty ? next : earliestSection(before: next)
    }

    @inline(never)
    private mutating func earliestSection(
        before other: (Teller, time_ns: UInt64)?
    ) -> (Teller, time_ns: UInt64)? {
        var next = other
        for index in sections.indices {
            guard let time_ns = sections[index].scroller.nextNews_ns else { continue }
            if next.map({ time_ns < $0.time_ns }) ?? true { next = (.section(index), time_ns) }
        }
        return next
    }
}
