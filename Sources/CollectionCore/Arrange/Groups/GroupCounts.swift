/// Finds how often the lists of subitems stand in a group: rule G2 of docs/semantics.md.
///
/// Each list takes one subitem more than fits, to see that it does not fit. A group in it was tried
/// before then, in the same container, so its outcome is known: no group is tried twice, unless it
/// has to end earlier because the places run out.
struct GroupCounts {
    private let nodes: GroupNodes
    /// What came of each node, in the order in which it was tried.
    private var outcomes: [[Outcome]]
    /// The number of times that a node was tried.
    private(set) var trialCount = 0

    /// A group that repeats ends with so many items.
    static let slotsMax = 1024

    private struct Outcome {
        /// How many places were left for the node.
        var room: Int
        /// How many places it has, and how many it had at most while it was tried.
        var slotCount = 1
        var peak = 1
        var size: Size
        /// The number of subitems of each list, in the order in which the lists begin.
        var counts: [Int] = []

        /// Returns whether the same comes of the node where other places are left: either as many,
        /// or more than it ever asked for in both cases.
        func holds(for room: Int) -> Bool { room == self.room || min(room, self.room) > peak }
    }

    init(_ nodes: GroupNodes) {
        self.nodes = nodes
        outcomes = Array(repeating: [], count: nodes.nodes.count)
    }

    /// Returns the number of subitems of each list, in the order in which the lists begin.
    mutating func find() -> [Int] {
        outcome(of: 0, room: Self.slotsMax).counts
    }

    /// - Parameter room: How many places are left; the first subitem of a row needs none.
    private mutating func outcome(of number: Int, room: Int) -> Outcome {
        let room = max(0, room)
        for outcome in outcomes[number] where outcome.holds(for: room) { return outcome }
        trialCount += 1
        let node = nodes.nodes[number]
        var outcome: Outcome
        switch node.kind {
        case .item: outcome = Outcome(room: room, size: node.size)
        case .custom:
            outcome = Outcome(room: room, size: nodes.customContent(node))
            (outcome.slotCount, outcome.peak) = (node.count, node.count)
        case .row: outcome = row(number, room: room)
        }
        if !node.isWidthEstimated { outcome.size.width = node.size.width }
        if !node.isHeightEstimated { outcome.size.height = node.size.height }
        outcomes[number].append(outcome)
        return outcome
    }

    /// - Returns: The outcome with the size of the content.
    private mutating func row(_ number: Int, room: Int) -> Outcome {
        var children: [GroupRow.Child] = []
        var row = GroupRow(nodes.nodes, number, first: 0)
        var outcome = Outcome(room: room, slotCount: 0, peak: 0, size: .zero)
        let most = nodes.nodes[number].count
        if most == 0 { outcome.counts.append(0) }
        var child = number + 1
        var usedBefore = 0.0
        while most == 0 || row.count < most {
            if outcome.slotCount >= room && row.count > 0 { break }
            let one = self.outcome(of: child, room: room - outcome.slotCount)
            outcome.peak = max(outcome.peak, outcome.slotCount + one.peak)
            let slots = outcome.slotCount..<outcome.slotCount + one.slotCount
            let next = GroupRow.Child(node: child, slots: slots, size: one.size)
            if most == 0 && !row.accepts(next) { break }
            row.append(next, to: &children)
            outcome.slotCount = slots.upperBound
            outcome.counts += one.counts
            child = nodes.child(after: child, in: number)
            if most > 0 { continue }
            outcome.counts[0] += 1
            if child > number + 1 { continue }
            // What has no length would fit for ever.
            if nodes.nodes[number].isContentDecisive || row.used == usedBefore { break }
            usedBefore = row.used
        }
        row.makeUniform(&children)
        outcome.size = row.contentSize(children)
        return outcome
    }
}
