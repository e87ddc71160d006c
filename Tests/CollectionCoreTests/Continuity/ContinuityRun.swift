import CollectionCore
import CollectionReference
import CollectionWire

/// Carries out a random script by a door, and looks for elements that jump: section T of
/// docs/semantics.md.
///
/// There is a display frame just before each animated change, and one just after it, at the same
/// time and with the same bounds. So it is known how far the change puts each element from its
/// target; later display frames must show as much of that as the change's curve says, however the
/// host scrolls and whatever else changes. Some changes begin together, with one display frame.
struct ContinuityRun {
    private let seed: UInt64
    private let door: any CollectionDoor
    private let reference = ReferenceCollection()
    private var openBatches: [BatchSettings] = []
    private var random: SeededGenerator
    private var last: TrackedFrame?
    /// The changes made since the last display frame, which the next one must begin.
    private var made: [MadeChange] = []
    private var running: [RunningChange] = []
    /// Whether a change runs of whose animation nothing is known.
    private var runsUnknown = false
    private var changeCount = 0
    /// How many elements were compared with where they must be.
    private(set) var comparisons = 0

    private struct MadeChange {
        /// Nil where it is not known.
        var animation: Animation?
        var endsLead: Bool
    }

    init(seed: UInt64, door: any CollectionDoor) {
        self.seed = seed
        self.door = door
        random = SeededGenerator(seed: seed)
    }

    /// What jumps first, in words.
    mutating func jump(stepCount: Int) -> String? {
        var script = Script(seed: seed, reference: reference)
        for number in 0..<stepCount {
            let step = script.next().plain
            // A sample moves time on, and display frames are repeated at the time of the last one.
            // How others make room is not known of a step.
            if step.isInput || step.makesRoom { continue }
            do throws(Jump) {
                try carryOut(step)
            } catch {
                return "seed \(seed), step \(number), \(step): \(error.words)"
            }
        }
        return nil
    }

    private mutating func carryOut(_ step: Step) throws(Jump) {
        let animation = animation(of: step)
        let mayBegin = animation != nil || step.endsLead
        if !mayBegin && !step.isHarmless { try lookAfter() }
        if mayBegin && made.isEmpty { try lookAgain() }
        let outcome = perform(step)
        switch step {
        case .displayFrame(let bounds, let time_ns, _, _, _):
            guard case .frame(let frame) = outcome else { break }
            _ = try look(at: frame, bounds.size, time_ns)
        case .beginBatch(let settings) where outcome == .done: openBatches.append(settings)
        case .endBatch: _ = openBatches.popLast()
        default: break
        }
        if mayBegin && outcome == .done {
            made.append(MadeChange(animation: animation, endsLead: step.endsLead))
            if random.chance(60) { try lookAfter() }
        }
    }

    private func perform(_ step: Step) -> Outcome {
        _ = reference.perform(step)
        return door.perform(step)
    }

    private func animation(of step: Step) -> Animation? {
        switch step {
        case .performBatch(_, let settings): openBatches.isEmpty ? settings.animation : nil
        case .endBatch: openBatches.count == 1 ? openBatches[0].animation : nil
        case .setLayout(_, let animation, _): animation
        case .snapshot(.apply(let settings)), .snapshot(.applyFiltered(_, let settings)),
            .snapshot(.applyItems(_, _, _, let settings)),
            .snapshot(.applyOutline(_, let settings)):
            settings.animation
        default: nil
        }
    }

    /// A display frame at the same time and with the same bounds as the last one.
    private mutating func repeated() -> ShownFrame? {
        guard let last else { return nil }
        let outcome = perform(
            .displayFrame(bounds: last.bounds, time_ns: last.time_ns, isComplete: true, []))
        guard case .frame(let frame) = outcome else { return nil }
        return frame
    }

    private mutating func lookAgain() throws(Jump) {
        guard let last, let frame = repeated() else { return }
        _ = try look(at: frame, last.bounds.size, last.time_ns)
    }

    /// Looks at what changes begin with.
    private mutating func lookAfter() throws(Jump) {
        let made = self.made
        self.made = []
        guard !made.isEmpty, let before = last, let frame = repeated() else { return }
        // What applies at once is reported here; so is a transition that was interrupted.
        let isAtOnce = frame.completions.contains {
            $0.isFinished || made.contains(where: \.endsLead)
        }
        if isAtOnce { runsUnknown = runsUnknown || made.count > 1 }
        var begun: [Int] = []
        for change in isAtOnce ? [] : made {
            guard let animation = change.animation else {
                runsUnknown = true
                continue
            }
            changeCount += 1
            begun.append(changeCount)
            running.append(
                RunningChange(
                    number: changeCount, start_ns: before.time_ns, animation: animation))
        }
        let after = try look(at: frame, before.bounds.size, before.time_ns, begun)
        if !isAtOnce { try compareOnScreen(before, after) }
    }

    /// Compares each element of a display frame with where it must be.
    ///
    /// - Parameter begun: The numbers of the changes that it begins.
    private mutating func look(
        at frame: ShownFrame, _ size: Size, _ time_ns: UInt64, _ begun: [Int] = []
    ) throws(Jump) -> TrackedFrame {
        let bounds = Rect(
            x: frame.contentOffset.x, y: frame.contentOffset.y, width: size.width,
            height: size.height)
        var seen = TrackedFrame(bounds: bounds, time_ns: time_ns, isLed: isLed)
        try noteEnds(frame, time_ns)
        let jumps = jumps(to: frame, size)
        for attributes in frame.elements
        where attributes.flags.isDisjoint(with: [.isPrepared, .isOffscreen]) {
            var element = TrackedElement(attributes: attributes)
            element.target = seen.isLed ? nil : target(of: attributes)
            element.parts = parts(of: element, begun)
            if jumps && !isOnScreen(element, bounds, time_ns) { element.parts = [:] }
            try compare(element, time_ns)
            seen.elements[attributes.reusableView] = element
        }
        last = seen
        return seen
    }

    /// T5: whether the content offset jumps.
    private func jumps(to frame: ShownFrame, _ size: Size) -> Bool {
        guard let last else { return false }
        let (offset, adjustment) = (frame.contentOffset, frame.contentOffsetAdjustment)
        return abs(offset.x - adjustment.x - last.bounds.x) > size.width
            || abs(offset.y - adjustment.y - last.bounds.y) > size.height
    }

    /// Whether an element is visible where the running changes have it.
    private func isOnScreen(
        _ element: TrackedElement, _ bounds: Rect, _ time_ns: UInt64
    ) -> Bool {
        guard let parts = element.parts, let target = element.target else { return true }
        let way = way(parts, time_ns)
        let (x, y) = (target.x + way.x, target.y + way.y)
        return x < bounds.x + bounds.width && x + target.width + way.width > bounds.x
            && y < bounds.y + bounds.height && y + target.height + way.height > bounds.y
    }

    /// How far the running changes have an element from its target.
    private func way(_ parts: [Int: FrameDifference], _ time_ns: UInt64) -> FrameDifference {
        var way = FrameDifference.zero
        for change in running {
            if let part = parts[change.number] { way.add(part, times: change.weight(at: time_ns)) }
        }
        return way
    }

    private var isLed: Bool { door.perform(.lead(.askProgress)) != .nothing }

    private func target(of attributes: LayoutAttributes) -> Rect? {
        if attributes.flags.contains(.isDisappearing) { return nil }
        guard
            case .attributes(let found) = door.perform(
                .call(GetLayoutAttributes(of: attributes.element)))
        else { return nil }
        return found.first?.frame
    }

    private mutating func noteEnds(_ frame: ShownFrame, _ time_ns: UInt64) throws(Jump) {
        running.removeAll { $0.end_ns <= time_ns }
        if frame.transitionEnd_ns == nil { (running, runsUnknown) = ([], false) }
        if !runsUnknown && running.map(\.end_ns).max() != frame.transitionEnd_ns {
            throw Jump(words: "the transition ends at \(frame.transitionEnd_ns ?? 0)")
        }
    }

    /// How each change moves an element, as far as that was seen.
    private func parts(of element: TrackedElement, _ begun: [Int]) -> [Int: FrameDifference]? {
        if running.isEmpty && !runsUnknown { return [:] }
        guard let old = last?.element(like: element), let now = element.difference else {
            return nil
        }
        if begun.isEmpty { return old.parts }
        // Of several, nobody knows which has what part in it.
        guard begun.count == 1, var parts = old.parts, let then = old.difference else {
            return nil
        }
        parts[begun[0]] = now.less(then)
        return parts
    }

    /// T2: everything is as far from its target as the running changes say.
    private mutating func compare(_ element: TrackedElement, _ time_ns: UInt64) throws(Jump) {
        guard let parts = element.parts, !runsUnknown, let target = element.target else { return }
        let expected = way(parts, time_ns)
        comparisons += 1
        if !element.isAway(by: expected, from: target) {
            throw Jump(
                words: "\(element.name) is at \(element.attributes.frame), \(expected) away from"
                    + " \(target)")
        }
    }

    /// T3: a change begins with everything where it is on screen, and nothing leaves at once.
    private mutating func compareOnScreen(
        _ before: TrackedFrame, _ after: TrackedFrame
    ) throws(Jump) {
        var way = FrameDifference(after.bounds, less: before.bounds)
        (way.width, way.height) = (0, 0)
        for old in before.elements.values {
            let isThere = after.elements.values.contains {
                $0.isLike(old) && $0.isAway(by: way, from: old.attributes.frame)
            }
            if !isThere && old.isWellInside(before.bounds) && !before.isLed && !after.isLed {
                throw Jump(words: "\(old.name) at \(old.attributes.frame) is gone at once")
            }
            guard let new = after.element(like: old) else { continue }
            comparisons += 1
            if !new.isAway(by: way, from: old.attributes.frame) {
                throw Jump(
                    words: "\(old.name) jumps by \(way) from \(old.attributes.frame)"
                        + " to \(new.attributes.frame)")
            }
        }
    }
}

extension TrackedElement {
    /// Another reuse identifier takes another view, and another item may have the same path.
    fileprivate func isLike(_ other: TrackedElement) -> Bool {
        attributes.element.category == other.attributes.element.category
            && attributes.element.kind == other.attributes.element.kind
    }

    /// So far that rounding does not matter; with a transform that is not known.
    fileprivate func isWellInside(_ bounds: Rect) -> Bool {
        let frame = attributes.frame
        return attributes.transform == 0
            && min(frame.x + frame.width, bounds.x + bounds.width) > max(frame.x, bounds.x) + 0.01
            && min(frame.y + frame.height, bounds.y + bounds.height) > max(frame.y, bounds.y) + 0.01
    }
}
