/// The part of a layout pass that arrangements read and fill: the items to be placed next, and the
/// lines and lanes made so far.
struct ArrangementPass: ~Copyable {
    let axis: Axis
    let items: SumTree<ItemLeaf>
    /// A cursor at the first item of the section that is laid out now.
    var cursor = ItemCursor()
    var lines = LineBuilder()
    var lanes = LanePass()
    /// The section as the previous pass laid it out, if its items keep their places; otherwise nil.
    /// The previous pass then had the same items in the same sections.
    var kept: SectionBody?
    /// The lines and lanes of the previous pass; nil if no places are kept.
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

    /// Ends the pass, and returns the lines and lanes of all its sections.
    mutating func finish() -> StoredLines {
        StoredLines(lines: lines.finish(), laneItems: lanes.finish())
    }
}
