/// Finds how many subitems each list of subitems has when it is repeated: rule G2 of
/// docs/semantics.md.
///
/// Each list is tried with one subitem more than fits, to find that it does not fit. If that
/// subitem is a group, the group has been tried before in the same container, so its outcome is
/// known. No group is tried twice, unless it has to end earlier because the places run out.
struct GroupCounts {
    private let nodes: GroupNodes
    /// The outcomes of each node, in the order in which they were found.
    private var outcomes: [[Outcome]]
    /// The number of times that a node was tried.
    private(set) var trialCount = 0

    /// The number of items at which a repeated list of subitems ends.
    static let slotsMax = 1024

    private struct Outcome {
        /// How many places were left for the node.
        var room: Int
        /// How many places the node has.
        var slotCount = 1
        /// How many places the node had at most while it was tried.
        var peak = 1
        var size: Size
        /// The number of subitems of each list, in the order in which the lists begin.
        var counts: [Int] = []

        /// Returns whether the outcome is the same with `room` places left: if as many were left in
        /// this outcome, or if both numbers exceed what the node ever had.
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

    /// Returns the outcome of a node: a known outcome, or that of a new trial.
    ///
    /// - Parameter number: The index of the node.
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

    /// Tries a row.
    ///
    /// - Returns: The outcome, with the size of the row's content as its size.
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
            // A list without length would fit for ever.
            if nodes.nodes[number].isContentDecisive || row.used == usedBefore { break }
            usedBefore = row.used
        }
        row.makeUniform(&children)
        outcome.size = row.contentSize(children)
        return outcome
    }
}
