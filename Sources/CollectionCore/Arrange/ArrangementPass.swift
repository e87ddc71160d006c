/// A layout pass, as arrangements see it: the items that come next, and the lines made so far.
struct ArrangementPass: ~Copyable {
    let axis: Axis
    let items: SumTree<ItemLeaf>
    /// At the first item of the section that is laid out now.
    var cursor = ItemCursor()
    var lines = LineBuilder()
    var lanes = LanePass()
    /// The section as it was before the pass, where items may keep their places; then the pass
    /// before had the same items in the same sections.
    var kept: SectionBody?
    /// The lines of the pass before.
    var old: StoredLines?

    init(_ axis: Axis, _ items: SumTree<ItemLeaf>) {
        self.axis = axis
        self.items = items
    }

    /// Returns the summary of the next items.
    func summary(ofNext count: Int) -> ItemSummary { cursor.summary(ofNext: count, in: items) }

    /// Breaks the next items into lines.
    mutating func breakLines<Breaker: LineBreaker>(_ count: Int, _ breaker: Breaker) {
        var breaker = breaker
        breaker.append(count, from: cursor, in: items, to: &lines)
        breaker.finish(to: &lines, isLast: true)
    }

    /// Returns the lines of all sections.
    mutating func finish() -> StoredLines {
        StoredLines(lines: lines.finish(), laneItems: lanes.finish())
    }
}
