import CollectionCore

/// Carries a script out by two doors, until they disagree.
public struct ScriptRun {
    private let makeExpected: () -> any CollectionDoor
    private let makeDoor: () -> any CollectionDoor
    private let scrolls: Bool
    private let tolerance: Double

    /// - Parameters:
    ///   - scrolls: Whether the view scrolls by itself: the script is a `ScrollScript` then.
    ///   - tolerance: In points, how far places may be apart that count as the same; a script ends
    ///     where a rounding decides what is right. 0: all is compared bit for bit.
    ///   - makeExpected: Makes the door that is right; without one it is the reference.
    public init(
        scrolls: Bool = false, tolerance: Double = 0,
        makeExpected: @escaping () -> any CollectionDoor = { ReferenceCollection() },
        makeDoor: @escaping () -> any CollectionDoor
    ) {
        (self.scrolls, self.tolerance) = (scrolls, tolerance)
        self.makeExpected = makeExpected
        self.makeDoor = makeDoor
    }

    /// A script by which the two doors disagree.
    public struct Failure: Sendable {
        public let seed: UInt64
        /// The fewest that lead to the disagreement, which is at the last of them. What is
        /// registered comes first.
        public let steps: [Step]
        /// The seed, the steps and what the last one gave.
        public let words: String
    }

    /// What the first disagreement is, in words, with the fewest steps that lead to it.
    public func disagreement(seed: UInt64, stepCount: Int) -> String? {
        failure(seed: seed, stepCount: stepCount)?.words
    }

    /// The first disagreement of the script that the seed gives.
    public func failure(seed: UInt64, stepCount: Int) -> Failure? {
        let reference = ReferenceCollection()
        var script = Script(seed: seed, reference: reference)
        var scrollScript = scrolls ? ScrollScript(seed: seed, showsAll: tolerance > 0) : nil
        let (expected, door) = (makeExpected(), makeDoor())
        var steps: [Step] = []
        for _ in 0..<stepCount {
            let step = scrollScript?.next() ?? script.next()
            steps.append(step)
            if !scrolls { _ = reference.perform(step) }
            let answers = answers(expected, door, to: step)
            scrollScript?.take(answers.actual.news)
            if answers.expected != answers.actual {
                if tolerance > 0 && isRounding(steps) { return nil }
                let fewest = simplify(thin(shrink(steps)))
                let words = "seed \(seed), step \(steps.count - 1):\n" + describe(fewest)
                return Failure(seed: seed, steps: fewest, words: words)
            }
        }
        return nil
    }

    /// Whether the door does what a reference does in which a rounding more or less comes of
    /// motions.
    private func isRounding(_ steps: [Step]) -> Bool {
        (0..<60 as Range<UInt64>).contains { seed in
            let door = makeDoor()
            let expected = ReferenceCollection(rounding: ReferenceRounding(seed: seed))
            return steps.allSatisfy { agree(expected, door, on: $0) }
        }
    }

    /// The answers of both, with those numbers of the door that are near enough made equal.
    private func answers(
        _ expected: any CollectionDoor, _ door: any CollectionDoor, to step: Step
    ) -> (expected: DoorAnswer, actual: DoorAnswer) {
        let actual = door.answer(to: step)
        if tolerance > 0, case .frame(let frame) = actual.outcome,
            let reference = expected as? ReferenceCollection
        {
            reference.noteSeen(frame, within: tolerance)
        }
        let right = expected.answer(to: step)
        return (right, tolerance > 0 ? actual.near(right, tolerance) : actual)
    }

    private func agree(
        _ expected: any CollectionDoor, _ door: any CollectionDoor, on step: Step
    ) -> Bool {
        let answers = answers(expected, door, to: step)
        return answers.expected == answers.actual
    }

    /// Leaves out every step without which the two still disagree at a step like the last one: what
    /// must be refused may be right without what was before it. What is registered stays, or
    /// identifiers would become unknown.
    private func shrink(_ steps: [Step]) -> [Step] {
        var fewest = steps
        let last = steps.last
        var length = fewest.count
        while length > 0 {
            var start = Script.registrations.count
            while start < fewest.count {
                var fewer = fewest
                fewer.removeSubrange(start..<min(start + length, fewest.count))
                if let end = firstDisagreement(fewer), fewer[end] == last {
                    fewest = Array(fewer[...end])
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return fewest
    }

    /// Leaves out the parts of batches without which the two still disagree.
    private func thin(_ steps: [Step]) -> [Step] {
        var thinnest = steps
        for (number, step) in steps.enumerated() {
            guard case .performBatch(var update, let settings) = step else { continue }
            for part in update.parts.indices.reversed() {
                let thinner = update.without(part: part)
                var fewer = thinnest
                fewer[number] = .performBatch(thinner, settings)
                if firstDisagreement(fewer) == steps.count - 1 {
                    (update, thinnest) = (thinner, fewer)
                }
            }
        }
        return thinnest
    }

    /// Leaves out of compositional layouts what does not matter.
    private func simplify(_ steps: [Step]) -> [Step] {
        var simplest = steps
        for number in steps.indices {
            while let simpler = simplest[number].simpler.lazy.map({ step in
                var steps = simplest
                steps[number] = step
                return steps
            }).first(where: { firstDisagreement($0) == steps.count - 1 }) {
                simplest = simpler
            }
        }
        return simplest
    }

    private func firstDisagreement(_ steps: [Step]) -> Int? {
        let (expected, door) = (makeExpected(), makeDoor())
        return steps.firstIndex { !agree(expected, door, on: $0) }
    }

    private func describe(_ steps: [Step]) -> String {
        let (right, door) = (makeExpected(), makeDoor())
        var text = ""
        for step in steps {
            let (expected, actual) = answers(right, door, to: step)
            if !Script.registrations.contains(step) { text += "  \(step.words)\n" }
            if expected.outcome != actual.outcome {
                text += difference(expected.outcome, actual.outcome)
            }
            if expected.news != actual.news { text += difference(expected.news, actual.news) }
        }
        return text.replacing("CollectionCore.", with: "")
            .replacing("CollectionReference.", with: "")
            .replacing("CollectionWire.", with: "")
    }

    private func difference(_ expected: DoorNews, _ actual: DoorNews) -> String {
        var text = "    expected wake at \(String(describing: expected.wakeAt)), but got "
        text += "\(String(describing: actual.wakeAt))\n"
        let (left, right) = (expected.events.events, actual.events.events)
        for event in left where !right.contains(event) { text += "    missing \(event.words)\n" }
        for event in right where !left.contains(event) { text += "    too much \(event.words)\n" }
        if expected.events.runs != actual.events.runs {
            text += "    expected runs \(expected.events.runs)\n"
            text += "    but got runs  \(actual.events.runs)\n"
        }
        return text
    }

    private func difference(_ expected: Outcome, _ actual: Outcome) -> String {
        guard case .frame(let left) = expected, case .frame(let right) = actual else {
            return "    expected \(expected)\n    but got  \(actual)\n"
        }
        return "    expected \(left.summary(without: right))\n    but got  "
            + right.summary(without: left) + "\n"
    }
}

extension ShownFrame {
    /// The frame in few words, with the elements that the other one has not.
    fileprivate func summary(without other: ShownFrame) -> String {
        // What is equal is left out.
        let fields = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .map { field, _ in "\(field.label ?? ""): \(field.value)" }
            .filter { !$0.hasPrefix("elements:") && !$0.hasPrefix("transforms:") }
        let own = elements.filter { !other.elements.contains($0) }
        let matrices =
            transforms == other.transforms
            ? ""
            : ", transforms \(transforms.map { matrix in (0..<16).map { matrix.elements[$0] } })"
        return own.reduce(fields.joined(separator: ", ") + matrices) { text, shown in
            let (element, path, frame) = (shown.element, shown.element.indexPath, shown.frame)
            return text + "\n      \(element.category) \(element.kind.rawValue)"
                + " \(path.section)-\(path.item)"
                + " at \(frame.x), \(frame.y) size \(frame.width) x \(frame.height)"
                + " in view \(shown.reusableView.rawValue).\(shown.generation)"
                + " alpha \(shown.alpha) z \(shown.zIndex) transform \(shown.transform)"
                + " reuse \(shown.reuseIdentifier.rawValue) flags \(shown.flags.rawValue)"
        }
    }
}
