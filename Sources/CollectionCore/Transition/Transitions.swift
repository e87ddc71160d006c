/// Animated changes, running and pending, and the completions to be reported: rules T1, T3 and T7
/// of docs/semantics.md.
struct Transitions {
    /// Changes that the next display frame begins, in order.
    private(set) var pending: [AnimatedChange] = []
    /// Changes that display frames have begun to show, in order.
    private(set) var running: [AnimatedChange] = []
    /// The remaining movement of changes that were merged.
    private(set) var merged = MergedChanges()
    private(set) var history = UpdateHistory()
    private var clocks = CompletionClocks()
    /// The answers of custom layouts for the changes that began last; nil: there are none.
    var answers: TransitionAnswers?
    /// Whether `end()` has ended all changes since the last display frame that showed any.
    private var wasEnded = false
    /// The number of the last change; 0: there was none.
    private(set) var lastNumber: UInt32 = 0
    /// The number of the last change that had been made when the content offset jumped; 0: it has
    /// not. Elements that come on screen from then on do not move for changes up to this one.
    private(set) var jumpedNumber: UInt32 = 0
    /// The running changes as the last display frame saw them.
    let step = TransitionStep()

    /// The greatest numbers of changes that are kept apart (`countMax`), of bytes of layouts that
    /// are kept for them (`layoutBytesMax`), of differences of elements (`differencesMax`), and of
    /// updates in the history, animated or not (`updatesMax`).
    static let countMax = 64
    static let layoutBytesMax = 8 << 20
    static let differencesMax = 1 << 18
    static let updatesMax = 256

    /// Whether a change is running or pending.
    @inline(__always)
    var isRunning: Bool { !running.isEmpty || !pending.isEmpty || merged.isRunning }

    /// Whether all elements are at their targets, and no change is pending.
    @inline(__always)
    var isStill: Bool { !isRunning }

    /// Whether there is no change to animate and no completion to report.
    @inline(__always)
    var isIdle: Bool { isStill && clocks.isEmpty }

    /// The number of completions that display frames have to report.
    var completionCount: Int { clocks.tagCount }

    /// The bytes that the history of updates and the layouts of changes count against the view's
    /// limit on bytes.
    var heldBytes: Int {
        var bytes = history.heldBytes
        for change in running { bytes += change.layoutBytes + change.dataBytes }
        for change in pending { bytes += change.layoutBytes + change.dataBytes }
        return bytes
    }

    /// Adds an animated change for an update that was made.
    ///
    /// - Parameter before: The layout just before the update; nil: it is not known.
    /// - Parameter dataBytes: The number of bytes of data that are kept for `before` alone.
    /// - Parameter room: The number of bytes by which the history may still grow.
    mutating func begin(
        _ animation: Animation, _ update: PastUpdate, room: Int, _ before: LayoutMoment?,
        dataBytes: Int, tags: [UInt64]
    ) {
        let place = history.end
        append(update, room: room)
        append(
            animation, place..<place + 1, before, layoutBytes: before?.bytesBesideEdits ?? 0,
            dataBytes: before == nil ? 0 : dataBytes)
        clocks.begin(animation, tags: tags)
    }

    /// Adds an animated change for a new layout.
    ///
    /// - Parameter isCancellation: Whether the change goes back to the layout from which an
    ///   interactive transition started; it is then reported as not finished.
    mutating func begin(
        _ animation: Animation, _ before: LayoutMoment?, _ tag: UInt64,
        isCancellation: Bool = false
    ) {
        append(
            animation, history.end..<history.end, before, layoutBytes: before?.layoutBytes ?? 0)
        clocks.begin(animation, tags: [tag], isFinished: !isCancellation)
    }

    /// Adds an animated change for a new presented order, as while a person moves an item. No
    /// completion is reported for it.
    mutating func begin(_ animation: Animation, _ before: LayoutMoment?) {
        append(
            animation, history.end..<history.end, before,
            layoutBytes: before?.bytesBesideEdits ?? 0)
        clocks.begin(animation, tags: [])
    }

    /// The number that the next change will have.
    var nextNumber: UInt32 { lastNumber &+ 1 }

    private mutating func append(
        _ animation: Animation, _ plans: Range<Int>, _ before: LayoutMoment?, layoutBytes: Int,
        dataBytes: Int = 0
    ) {
        lastNumber = nextNumber
        let change = AnimatedChange(animation, number: lastNumber, plans: plans, before: before)
        (change.layoutBytes, change.dataBytes) = (layoutBytes, dataBytes)
        pending.append(change)
        let (countMax, bytesMax) = (Self.countMax, Self.layoutBytesMax)
        let excess = pending.count - Self.keptCount(of: pending, countMax, bytesMax: bytesMax)
        if excess > 0 { mergePending(min(excess + 1, pending.count)) }
    }

    /// The number of the last changes that can be kept apart. The data of the last change alone
    /// does not keep it from being kept: the data that it changes is as large.
    private static func keptCount(
        of changes: [AnimatedChange], _ countMax: Int, bytesMax: Int
    ) -> Int {
        var (count, bytes) = (0, 0)
        for change in changes.reversed() {
            bytes += change.layoutBytes + min(change.dataBytes, bytesMax)
            if count >= countMax || bytes > bytesMax { break }
            count += 1
        }
        return count
    }

    /// Merges the first `count` pending changes into one.
    private mutating func mergePending(_ count: Int) {
        var one = pending[0]
        for later in pending[1..<count] { one = AnimatedChange(one, then: later) }
        pending.replaceSubrange(..<count, with: CollectionOfOne(one))
    }

    /// Notes an update that was made without animation.
    ///
    /// - Parameter room: The number of bytes by which the history may still grow.
    mutating func noteApplied(_ update: PastUpdate, room: Int) {
        if running.isEmpty && pending.isEmpty { return }
        append(update, room: room)
    }

    mutating func noteApplied(tag: UInt64) { clocks.apply(tag) }

    mutating func noteInterrupted(tag: UInt64) { clocks.interrupt(tag) }

    /// Appends an update to the history, and removes the earliest updates while the history is too
    /// large.
    private mutating func append(_ update: PastUpdate, room: Int) {
        let bytesMax = history.heldBytes + room
        history.append(update)
        while !history.isEmpty
            && (history.heldBytes > bytesMax || history.count > Self.updatesMax)
        {
            history.forget(before: history.start + 1)
        }
    }

    /// Whether the layout just after the last pending change is not recorded yet.
    @inline(__always)
    var lacksAfter: Bool { pending.last.map { $0.after == nil } ?? false }

    /// Records the layout just after the last pending change, before something else changes.
    mutating func setAfter(_ moment: LayoutMoment?) { pending.last?.after = moment }

    /// Scrolls an orthogonal section in the layouts of pending changes, because the host scrolls
    /// it.
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

    /// Ends all changes as not finished: the next display frame shows all elements at their
    /// targets.
    mutating func end() {
        clocks.interruptAll()
        if !isRunning { return }
        (pending, running, history, answers) = ([], [], UpdateHistory(), nil)
        merged = MergedChanges()
        wasEnded = true
    }

    /// Writes the completions of changes to a display frame: rule T7 of docs/semantics.md.
    mutating func reportCompletions(at time_ns: UInt64, to frame: inout DisplayFrame) {
        clocks.report(at: time_ns, to: &frame)
    }

    /// The changes that had reached their end in the last display frame that reported completions.
    var ended: [CompletionClocks.EndedChange] { clocks.ended }

    /// The number of completions, at the end of the last report, of changes without animation.
    var appliedCount: Int { clocks.appliedCount }

    /// Returns the tags of the changes that were interrupted since the last call of this function.
    mutating func takeInterrupted() -> ArraySlice<UInt64> { clocks.takeInterrupted() }

    /// Advances to a display frame: ends and merges changes, and begins the pending changes.
    ///
    /// - Parameter last_ns: The time of the last display frame.
    /// - Parameter asked: The bounds that the host requests, before the content offset adjustment.
    /// - Parameter layout: The layout of the display frame.
    /// - Parameter bounds: The bounds of the display frame.
    /// - Parameter elementCount: The number of elements of the last display frame.
    mutating func step(
        to time_ns: UInt64, after last_ns: UInt64, in asked: Rect,
        _ layout: ShownLayout, _ bounds: Rect, elementCount: Int
    ) {
        step.time_ns = time_ns
        (step.isAnew, wasEnded) = (wasEnded, false)
        clocks.start(at: time_ns)
        mergeLost(layout)
        retire(at: time_ns, after: last_ns, elementCount: elementCount)
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

    /// Notes that the content offset jumps in the next step: rule T5.
    mutating func noteJump() { jumpedNumber = lastNumber }

    /// Whether no change would begin or end in a display frame at a time.
    func canMoveOn(to time_ns: UInt64) -> Bool {
        if !pending.isEmpty || wasEnded || merged.isRunning && merged.end_ns <= time_ns {
            return false
        }
        for change in running where !change.isOver && change.end_ns <= time_ns { return false }
        return true
    }

    /// Advances to a display frame in which no change begins or ends.
    mutating func moveOn(to time_ns: UInt64, in bounds: Rect) {
        (step.time_ns, step.bounds) = (time_ns, bounds)
        step.weigh(merged, running, at: time_ns)
    }

    /// Merges all pending changes into one if the history no longer reaches back to the first of
    /// them, or if a custom layout takes part, which is asked once for all of them.
    private mutating func mergeLost(_ layout: ShownLayout) {
        guard let first = pending.first else { return }
        if isLost(first) {
            first.before = nil
        } else if !layout.isCustom && !(first.before?.isCustom ?? true) {
            return
        }
        mergePending(pending.count)
    }

    /// Whether the history no longer reaches back to just before a change.
    private func isLost(_ change: AnimatedChange) -> Bool {
        change.plans.lowerBound < history.start
    }

    /// Removes changes that are over unless an earlier change runs, merges the oldest changes if
    /// there are too many, and notes the new slot of each change.
    private mutating func retire(
        at time_ns: UInt64, after last_ns: UInt64, elementCount: Int
    ) {
        let bytes = pending.reduce(0) { $0 + $1.layoutBytes + $1.dataBytes }
        let countMax = min(Self.countMax, Self.differencesMax / max(1, elementCount))
        let excess =
            running.count
            - Self.keptCount(
                of: running, countMax - pending.count, bytesMax: Self.layoutBytesMax - bytes)
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
