import CollectionCore

/// Carries a script out by the reference and by other doors, until one of them disagrees.
public struct ScriptRun {
    private let makeDoor: () -> any CollectionDoor

    public init(makeDoor: @escaping () -> any CollectionDoor) {
        self.makeDoor = makeDoor
    }

    /// What the first disagreement is, in words, with the fewest steps that lead to it.
    public func disagreement(seed: UInt64, stepCount: Int) -> String? {
        let reference = ReferenceCollection()
        var script = Script(seed: seed, reference: reference)
        let door = makeDoor()
        var steps: [Step] = []
        for _ in 0..<stepCount {
            let step = script.next()
            steps.append(step)
            let expected = reference.perform(step)
            let actual = door.perform(step)
            if expected != actual {
                let fewest = shrink(steps)
                return "seed \(seed), step \(steps.count - 1):\n" + describe(fewest)
            }
        }
        return nil
    }

    /// Leaves out every step without which the two still disagree, at whatever step.
    private func shrink(_ steps: [Step]) -> [Step] {
        var fewest = steps
        var length = fewest.count
        while length > 0 {
            var start = 0
            while start < fewest.count {
                var fewer = fewest
                fewer.removeSubrange(start..<min(start + length, fewest.count))
                if let end = firstDisagreement(fewer) {
                    fewest = Array(fewer[...end])
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return fewest
    }

    private func firstDisagreement(_ steps: [Step]) -> Int? {
        let reference = ReferenceCollection()
        let door = makeDoor()
        return steps.firstIndex { reference.perform($0) != door.perform($0) }
    }

    private func describe(_ steps: [Step]) -> String {
        let reference = ReferenceCollection()
        let door = makeDoor()
        var text = ""
        for step in steps {
            let expected = reference.perform(step)
            let actual = door.perform(step)
            text += "  \(step)\n"
            if expected != actual { text += difference(expected, actual) }
        }
        return text
    }

    private func difference(_ expected: Outcome, _ actual: Outcome) -> String {
        guard case .frame(let left) = expected, case .frame(let right) = actual else {
            return "    expected \(expected)\n    but got  \(actual)\n"
        }
        let missing = left.elements.filter { !right.elements.contains($0) }
        let unexpected = right.elements.filter { !left.elements.contains($0) }
        var (leftRest, rightRest) = (left, right)
        leftRest.elements = missing
        rightRest.elements = unexpected
        return "    expected, but not got: \(leftRest)\n    got, but not expected: \(rightRest)\n"
    }
}
