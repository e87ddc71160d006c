import CollectionCore

extension ReferenceCollection {
    /// T7: shows everything at its place in the next display frame.
    func endChanges() {
        interrupted += changes.flatMap(\.tags) + made.flatMap(\.tags)
        (changes, made) = ([], [])
    }

    /// T1: a change that the next display frame begins.
    func make(
        _ animation: Animation, tags: [UInt64], before: ReferenceCollection,
        reloaded: Set<Int> = [], isCancellation: Bool = false
    ) {
        changeCount += 1
        made.append(
            MadeChange(
                number: changeCount, animation: animation, tags: tags, reloaded: reloaded,
                isCancellation: isCancellation, before: before))
    }

    /// Begins the changes made since the last display frame.
    ///
    /// - Parameter asked: The bounds of the request, with late adjustments.
    /// - Returns: The changes that it begins.
    func beginChanges(at time_ns: UInt64, _ asked: Rect) -> [ReferenceChange] {
        let begun: [ReferenceChange] = made.compactMap { change in
            guard let after = change.after else { return nil }
            let start = change.animation.startTime_ns
            return ReferenceChange(
                number: change.number, animation: change.animation, tags: change.tags,
                reloaded: change.reloaded, isCancellation: change.isCancellation,
                start_ns: start == 0 ? time_ns : min(start, time_ns),
                before: change.before.shownMoment(asked),
                after: after.shownMoment(asked))
        }
        made = []
        changes += begun
        return begun
    }

    /// T5: notes whether the content offset jumps.
    ///
    /// - Parameter asked: The bounds of the request, with late adjustments.
    func noteJump(_ asked: Rect) {
        let directions = Directions(layout)
        let distance =
            directions.isVertical ? asked.y - lastFrameOffset.y : asked.x - lastFrameOffset.x
        jumps = abs(distance) > directions.main(asked.size)
        if jumps { jumpedNumber = changeCount }
    }

    /// T6, T7: ends the changes that are over.
    func finishChanges(at time_ns: UInt64) {
        for number in changes.indices where changes[number].end_ns <= time_ns {
            let change = changes[number]
            for tag in change.tags {
                let completion = Completion(tag: tag, isFinished: !change.isCancellation)
                ended.append((completion, change.end_ns))
            }
            changes[number].tags = []
            changes[number].isOver = true
        }
        while changes.first?.isOver == true { changes.removeFirst() }
    }

    /// How many changes the last display frame began or showed, and did not end.
    public var runningChangeCount: Int { runningChanges.count }

    var runningChanges: [ReferenceChange] { changes.filter { !$0.isOver } }

    /// T7: those that were ended, then those that came to their end, then those applied at once.
    func takeCompletions() -> [Completion] {
        defer { (interrupted, ended, applied) = ([], [], []) }
        return interrupted.map { Completion(tag: $0, isFinished: false) }
            + ended.map(\.completion) + applied.map { Completion(tag: $0, isFinished: true) }
    }

    /// T3, T4: the differences that an element has of changes, in their order.
    ///
    /// - Parameter last: The number of the change of which, and of those after it, none counts.
    func differences(
        of key: ElementKey, before last: Int = .max, leftBehind: LeftBehind
    ) -> [RunningDifference] {
        var found: [RunningDifference] = []
        if key.identity == movement?.identity { return [] }
        var key = key
        var isReplaced = false
        for change in changes.reversed()
        where change.number < last && change.number > leftBehind.all {
            // Before a reload another one was in its place.
            while let replacement = replacements[key.identity],
                change.number < replacement.change
            {
                key.identity = replacement.old
                isReplaced = true
            }
            if let held = letGoOf[key.identity], change.number <= held { break }
            // R3: what was before a pointer held the item has no part in it.
            if change.after.holds(key) { break }
            guard let difference = change.difference(of: key) else { break }
            let isNew = change.before.poses[key] == nil
            if isNew || change.number > leftBehind.moves {
                found.append(
                    RunningDifference(
                        change: change.number,
                        difference: isReplaced ? difference.ofFrame : difference))
            }
            if change.before.holds(key) { break }
            if isNew && !change.reloaded.contains(key.identity) { break }
        }
        return found.reversed()
    }

    /// T2: the differences of running changes, each with how much of it is shown.
    func weighted(
        _ differences: [RunningDifference], at time_ns: UInt64
    ) -> [(difference: ElementDifference, weight: Double)] {
        differences.compactMap { one in
            let change = changes.first { $0.number == one.change && !$0.isOver }
            return change.map { (one.difference, $0.weight(at: time_ns)) }
        }
    }
}
