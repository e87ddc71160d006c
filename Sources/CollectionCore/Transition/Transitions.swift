/// The changes that display frames show over time, those that the next display frame begins, and
/// the completions to be reported: rules T1, T3 and T7 of docs/semantics.md.
struct Transitions {
    /// Changes that the next display frame begins, in order.
    private(set) var pending: [AnimatedChange] = []
    /// Changes that display frames show, in order.
    private(set) var running: [AnimatedChange] = []
    /// What is left of changes that were merged.
    private(set) var merged = MergedChanges()
    private(set) var history = UpdateHistory()
    private var clocks = CompletionClocks()
    /// Of layouts of the host's own, for the changes that began last.
    var answers: TransitionAnswers?
    /// Whether all changes were ended since a display frame has shown any.
    private var wasEnded = false
    /// Of the last change.
    private(set) var lastNumber: UInt32 = 0
    /// Of the last display frame.
    let step = TransitionStep()

    /// So many changes are kept apart; and so many updates, be they shown over time or at once.
    static let countMax = 64
    static let updatesMax = 256

    /// Whether a change is shown over time, or will be from the next display frame on.
    @inline(__always)
    var isRunning: Bool { !running.isEmpty || !pending.isEmpty || merged.isRunning }

    /// Whether everything stands at its place.
    @inline(__always)
    var isStill: Bool { !isRunning }

    /// Whether there is nothing to show or to report.
    @inline(__always)
    var isIdle: Bool { isStill && clocks.isEmpty }

    /// The number of completions that display frames have to report.
    var completionCount: Int { clocks.tagCount }

    /// What the way back takes counts against the limit on bytes.
    var heldBytes: Int { history.heldBytes }

    /// Notes an update that was made and is shown over time.
    ///
    /// - Parameter before: How everything was before; nil where no layout can say it.
    /// - Parameter room: The bytes that changes may still keep.
    mutating func begin(
        _ animation: Animation, _ update: PastUpdate, room: Int, _ before: LayoutMoment?,
        tags: [UInt64]
    ) {
        let place = history.end
        append(update, room: room)
        append(animation, place..<place + 1, before)
        clocks.begin(animation, tags: tags)
    }

    /// Notes another layout that is shown over time.
    ///
    /// - Parameter isCancellation: Whether it goes back to the layout from which an interactive
    ///   transition began.
    mutating func begin(
        _ animation: Animation, _ before: LayoutMoment?, _ tag: UInt64,
        isCancellation: Bool = false
    ) {
        append(animation, history.end..<history.end, before)
        clocks.begin(animation, tags: [tag], isFinished: !isCancellation)
    }

    /// Notes another order that is shown over time, as a person moves an item. No completion is
    /// reported of it.
    mutating func begin(_ animation: Animation, _ before: LayoutMoment?) {
        append(animation, history.end..<history.end, before)
        clocks.begin(animation, tags: [])
    }

    /// The number of the change that begins next.
    var nextNumber: UInt32 { lastNumber &+ 1 }

    private mutating func append(
        _ animation: Animation, _ plans: Range<Int>, _ before: LayoutMoment?
    ) {
        lastNumber = nextNumber
        pending.append(
            AnimatedChange(animation, number: lastNumber, plans: plans, before: before))
        if pending.count > Self.countMax { mergePending(2) }
    }

    /// Makes the first pending changes one.
    private mutating func mergePending(_ count: Int) {
        var one = pending[0]
        for later in pending[1..<count] { one = AnimatedChange(one, then: later) }
        pending.replaceSubrange(..<count, with: CollectionOfOne(one))
    }

    /// Notes an update that is shown at once.
    ///
    /// - Parameter room: The bytes that changes may still keep.
    mutating func noteApplied(_ update: PastUpdate, room: Int) {
        if running.isEmpty && pending.isEmpty { return }
        append(update, room: room)
    }

    mutating func noteApplied(tag: UInt64) { clocks.apply(tag) }

    mutating func noteInterrupted(tag: UInt64) { clocks.interrupt(tag) }

    /// Adds an update to the way back, of which the earliest part is forgotten where all of it
    /// takes too much.
    private mutating func append(_ update: PastUpdate, room: Int) {
        let bytesMax = history.heldBytes + room
        history.append(update)
        while !history.isEmpty
            && (history.heldBytes > bytesMax || history.count > Self.updatesMax)
        {
            history.forget(before: history.start + 1)
        }
    }

    /// Whether the layout is not known yet that is just after the last change.
    @inline(__always)
    var lacksAfter: Bool { pending.last.map { $0.after == nil } ?? false }

    /// Notes how everything is just after the last change, as something else changes now.
    mutating func setAfter(_ moment: LayoutMoment?) { pending.last?.after = moment }

    /// Scrolls a section across in the layouts of changes that have not begun: the host scrolls it.
    mutating func scroll(section: UInt32, by distance: Double) {
        var (section, place) = (section, history.end)
        for change in pending.reversed() {
            guard let after = history.section(section, at: change.plans.upperBound, &place)
            else { return }
            change.after?.scroll(section: after, by: distance)
            guard let before = history.section(after, at: change.plans.lowerBound, &place)
            else { return }
            change.before?.scroll(section: before, by: distance)
            section = before
        }
    }

    /// Ends all changes, as not finished: the next display frame shows everything at its place.
    mutating func end() {
        clocks.interruptAll()
        if !isRunning { return }
        (pending, running, history, answers) = ([], [], UpdateHistory(), nil)
        merged = MergedChanges()
        wasEnded = true
    }

    /// Reports the updates that are complete with a display frame: rule T7 of docs/semantics.md.
    mutating func reportCompletions(at time_ns: UInt64, to frame: inout DisplayFrame) {
        clocks.report(at: time_ns, to: &frame)
    }

    /// The updates that reached their end by the last display frame that reported any.
    var ended: [CompletionClocks.EndedChange] { clocks.ended }

    /// How many of the last completions that a display frame reported are of updates that it shows
    /// at once.
    var appliedCount: Int { clocks.appliedCount }

    /// Returns the tags of the changes that were ended since this was asked last.
    mutating func takeInterrupted() -> ArraySlice<UInt64> { clocks.takeInterrupted() }

    /// Moves on to a display frame: ends and merges changes, and begins those that are to begin.
    ///
    /// - Parameter last_ns: The time of the last display frame.
    /// - Parameter asked: The bounds that the host asks for.
    /// - Parameter layout: The layout of the display frame.
    /// - Parameter bounds: The bounds of the display frame.
    mutating func step(
        to time_ns: UInt64, after last_ns: UInt64, in asked: Rect,
        _ layout: ShownLayout, _ bounds: Rect
    ) {
        step.time_ns = time_ns
        (step.isAnew, wasEnded) = (wasEnded, false)
        clocks.start(at: time_ns)
        mergeLost(layout)
        retire(at: time_ns, after: last_ns)
        step.firstBegun = TransitionStep.firstSlot + running.count
        for change in pending {
            change.begin(at: time_ns, in: asked, layout, bounds)
            if !(change.isOver && running.isEmpty) { running.append(change) }
        }
        step.begins = !pending.isEmpty
        step.comesFromScreen = pending.first?.comesFromScreen ?? false
        if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
        step.weigh(merged, running, at: time_ns)
        if running.isEmpty && !merged.isRunning { answers = nil }
        history.forget(before: running.first?.plans.lowerBound ?? history.end)
    }

    /// Whether no change begins or ends before a time.
    func canMoveOn(to time_ns: UInt64) -> Bool {
        if !pending.isEmpty || wasEnded || merged.isRunning && merged.end_ns <= time_ns {
            return false
        }
        for change in running where !change.isOver && change.end_ns <= time_ns { return false }
        return true
    }

    /// Moves on to a display frame in which no change begins or ends.
    mutating func moveOn(to time_ns: UInt64, in bounds: Rect) {
        (step.time_ns, step.bounds) = (time_ns, bounds)
        step.weigh(merged, running, at: time_ns)
    }

    /// Makes all changes that begin one, where the way back to the first of them is lost, or where
    /// a layout of the host's own has part in them, which is asked once for all.
    private mutating func mergeLost(_ layout: ShownLayout) {
        guard let first = pending.first else { return }
        if isLost(first) {
            first.before = nil
        } else if !layout.isCustom && !(first.before?.isCustom ?? true) {
            return
        }
        mergePending(pending.count)
    }

    /// Whether the way back to what was before a change is forgotten.
    private func isLost(_ change: AnimatedChange) -> Bool {
        change.plans.lowerBound < history.start
    }

    /// Takes out changes that are over and have no earlier one that runs, and merges the oldest
    /// where there are too many; notes what becomes of each slot.
    private mutating func retire(at time_ns: UInt64, after last_ns: UInt64) {
        let excess = running.count + pending.count - Self.countMax
        var (kept, mergedEnd_ns) = (0, merged.isRunning ? merged.end_ns : 0)
        var merges = false
        step.beginRetiring()
        for index in running.indices {
            let change = running[index]
            let slot = TransitionStep.firstSlot + index
            change.isOver = change.end_ns <= time_ns
            if change.isOver {
                if kept == 0 || index < excess || isLost(change) { continue }
            } else if index < excess || isLost(change) {
                merges = true
                mergedEnd_ns = max(mergedEnd_ns, change.end_ns)
                step.merge(
                    slot: slot, change.weight(at: last_ns), speed: change.speed(at: last_ns))
                continue
            } else {
                step.keep(slot: slot, as: TransitionStep.firstSlot + kept)
            }
            running[kept] = change
            kept += 1
        }
        if kept < running.count { running.removeLast(running.count - kept) }
        if merges {
            step.merge(merged, until: mergedEnd_ns, from: last_ns)
            merged = MergedChanges(start_ns: last_ns, end_ns: mergedEnd_ns)
        } else if merged.isRunning {
            if merged.end_ns <= time_ns {
                merged = MergedChanges()
            } else {
                step.keep(slot: 0, as: 0)
                step.keep(slot: 1, as: 1)
            }
        }
    }
}
