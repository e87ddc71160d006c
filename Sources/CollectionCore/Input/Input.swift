/// What a person does with a view, and what comes of it: section U of docs/semantics.md.
///
/// Nothing here has a clock. A call with a time advances all to that time.
struct Input: Carried {
    var scroller = Scroller()
    /// The scrollers of sections on which a pointer is down, or which move.
    var sections: [SectionScroller] = []
    var press = PressRecognizer()
    /// The pinch that is on its way.
    var pinch: Pinch?
    /// Whether display frames have to care: the scroller was enabled, a pointer or a key sent, an
    /// item moved or dragged, or a placeholder inserted.
    var isUsed = false
    /// The number of the sample that is followed; 0 between samples.
    private(set) var cause: UInt64 = 0
    private var sampleCount: UInt64 = 0

    /// Counts a sample of any sort. What is told until `endSample` is because of it.
    mutating func beginSample() {
        sampleCount += 1
        cause = sampleCount
    }

    mutating func endSample() { cause = 0 }

    /// Whether nothing but the content offset changes until a time.
    @inline(__always)
    func isSteady(until time_ns: UInt64) -> Bool {
        if let due_ns = press.due_ns, due_ns <= time_ns { return false }
        for section in sections where !section.scroller.isSteady(until: time_ns) { return false }
        return scroller.isSteady(until: time_ns)
    }

    /// Moves the content offsets through a steady time.
    @inline(__always)
    mutating func moveSteadily(to time_ns: UInt64) {
        scroller.moveSteadily(to: time_ns)
        if sections.isEmpty { return }
        for index in sections.indices { sections[index].scroller.moveSteadily(to: time_ns) }
    }

    /// Takes back a move through a steady time.
    mutating func goBack(to offset: Point, at time_ns: UInt64) {
        scroller.goBack(to: offset, at: time_ns)
        for index in sections.indices { sections[index].scroller.moveSteadily(to: time_ns) }
    }

    /// What a display frame that fails puts back. Between calls there are no news: with the arrays
    /// of news in this copy, the next of the news would copy its array.
    var withoutNews: Input {
        var input = self
        input.scroller.dropNews()
        input.press.dropNews()
        for index in sections.indices { input.sections[index].scroller.dropNews() }
        return input
    }

    /// Does everything that is due by a time, in order.
    mutating func advance(to time_ns: UInt64) {
        while let due_ns = press.due_ns, due_ns <= time_ns {
            advanceScrollers(to: due_ns)
            press.advance(to: due_ns)
            settle()
        }
        advanceScrollers(to: time_ns)
    }

    private mutating func advanceScrollers(to time_ns: UInt64) {
        scroller.advance(to: time_ns)
        for index in sections.indices { sections[index].scroller.advance(to: time_ns) }
    }

    /// Stops all content that moves by itself.
    mutating func haltScrollers() {
        scroller.halt()
        for index in sections.indices { sections[index].scroller.halt() }
    }

    /// The latest time at which a host asks for the next display frame, for what depends on time.
    var wakeAt: WakeTime? {
        if scroller.isMoving || scroller.zoom.motion != nil { return .everyFrame }
        for section in sections where section.scroller.isMoving { return .everyFrame }
        return press.due_ns.map { .time_ns($0) }
    }

    /// Has a pointer that has become a long press, or that the host does not take back from what
    /// it highlights, drag no more.
    private mutating func settle() {
        let isHeld = press.isHighlighted && !scroller.configuration.canCancelContentTouches
        guard press.isLongPress || isHeld, let pointer = press.pointer else { return }
        release(pointer)
    }

    /// Has a pointer that is down, and does not drag yet, drag no more.
    mutating func release(_ pointer: UInt32) {
        if scroller.drag?.pointer == pointer { scroller.release() }
        if let index = section(of: pointer) { sections[index].scroller.release() }
    }

    func isDragging(_ pointer: UInt32) -> Bool {
        scroller.drag?.pointer == pointer && scroller.state == .dragging
            || section(of: pointer).map { sections[$0].scroller.state == .dragging } ?? false
    }

    /// Whether a pointer is down as far as the view knows.
    func isFollowing(_ pointer: UInt32) -> Bool {
        press.pointer == pointer || scroller.drag?.pointer == pointer
            || section(of: pointer) != nil
    }

    /// The number of the scroller that a pointer drags, or may begin to drag, among those of
    /// sections.
    func section(of pointer: UInt32) -> Int? {
        for index in sections.indices where sections[index].scroller.drag?.pointer == pointer {
            return index
        }
        return nil
    }

    /// The number of the scroller that the gesture of a wheel scrolls, among those of sections.
    var scrollingSection: Int? {
        for index in sections.indices where sections[index].scroller.wheel?.isScrolling == true {
            return index
        }
        return nil
    }

    /// The pointers that drag, or may begin to.
    var draggingPointers: [UInt32] {
        sections.compactMap { $0.scroller.drag?.pointer }
            + (scroller.drag.map { [$0.pointer] } ?? [])
    }

    /// The number of the scroller of a section.
    func scroller(ofSection section: UInt32) -> Int? {
        for index in sections.indices
        where sections[index].section == section && !sections[index].isGone {
            return index
        }
        return nil
    }

    /// Whether a pointer that goes down may become a tap.
    ///
    /// - Parameter section: The number of the scroller of the section on which it goes down.
    func presses(_ sample: PointerSample, section: Int?) -> Bool {
        press.pointer == nil && pinch == nil && sample.isPrimary
            && !isCatching(sample, section: section)
    }

    /// Whether a pointer that goes down stops a motion, and does nothing else.
    private func isCatching(_ sample: PointerSample, section: Int?) -> Bool {
        if !scroller.configuration.isScrollEnabled || sample.device?.isDirect != true {
            return false
        }
        return scroller.isMoving || section.map { sections[$0].scroller.isMoving } ?? false
    }

    /// Follows a pointer that goes down.
    ///
    /// - Parameters:
    ///   - element: What the pointer goes down on; nil beside all elements, and where nothing comes
    ///     of the press.
    ///   - section: The number of the scroller of the section on which it goes down.
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
                    wantsLongPress: wantsLongPress)
            } else {
                press.beginSpent(sample)
            }
        }
        if pinch != nil { return }
        scroller.begin(sample)
        // A pointer that catches the view does not scroll a section.
        if let section, !wasMoving, !wasDragged { sections[section].begin(sample) }
        settle()
    }

    /// - Parameter axis: The axis along which sections scroll across.
    mutating func move(_ sample: PointerSample, _ axis: Axis) {
        if press.pointer == sample.pointer {
            press.move(sample, mayTakeBack: scroller.configuration.canCancelContentTouches)
        }
        guard let section = section(of: sample.pointer) else {
            scroller.move(sample)
            return
        }
        // Who drags first keeps the pointer.
        if sections[section].scroller.state == .dragging
            || sections[section].isAlong(axis, sample)
        {
            sections[section].move(sample)
        }
        if sections[section].scroller.state == .dragging {
            scroller.release()
            return
        }
        scroller.move(sample)
        if scroller.state == .dragging { sections[section].scroller.release() }
    }

    /// Follows a pointer that is lifted, or taken away by the host, as far as it presses.
    mutating func endPress(_ sample: PointerSample) {
        if press.pointer == sample.pointer { press.end(sample) }
    }

    /// Forgets the news, as the host asks for no events.
    mutating func forgetNews() {
        scroller.forgetNews()
        press.forgetNews()
        for index in sections.indices { sections[index].scroller.forgetNews() }
    }
}

// What becomes of sections.
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

    /// Ends what sections do, as they have left the data or their layout.
    mutating func endSections(leavingData: Bool = false) {
        for index in sections.indices where !sections[index].isGone {
            sections[index].end(leavesData: leavingData)
        }
    }

    /// Forgets the scrollers of sections that rest.
    mutating func removeIdleSections() {
        if !sections.isEmpty { sections.removeAll { $0.isOver } }
    }
}

// What is to be told.
extension Input {
    /// Something that has news.
    enum Teller {
        case press
        case view
        /// By the number of its scroller.
        case section(Int)
    }

    /// Whether there may be news.
    @inline(__always)
    var hasNews: Bool {
        press.nextNews_ns != nil || scroller.nextNews_ns != nil || !sections.isEmpty
    }

    /// Who has the earliest news, and their time; nil if there are none.
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
