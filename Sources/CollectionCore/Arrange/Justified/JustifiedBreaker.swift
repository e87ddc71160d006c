/// Breaks items into justified lines, which items fill together. A line that is full is ended at
/// once.
struct JustifiedBreaker: LineBreaker {
    private let justified: JustifiedLines
    private let metrics: ResolvedMetrics
    private let axis: Axis
    private var line = JustifiedLine()

    init(_ justified: JustifiedLines, _ metrics: ResolvedMetrics, _ axis: Axis) {
        self.justified = justified
        self.metrics = metrics
        self.axis = axis
    }

    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        let (count, sum) = (line.count, line.sum)
        let isFull = !isLast || justified.lastAlignment == .justify
        if count > 0 {
            lines.append(
                itemCount: count,
                thickness: isFull ? justified.thickness(count, sum) : justified.target)
        }
        line = JustifiedLine()
    }

    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool {
        // A line that is full has been ended: then no line is open, and the item begins a line.
        line.count > 0 && line.accepts(leaf.ratio(axis, local, metrics), justified)
    }

    @inline(never)
    mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        let (mains, crosses) = (leaf.main(axis), leaf.cross(axis))
        if mains.isUniform && crosses.isUniform && range.count > 8 {
            appendEqual(range.count, leaf.ratio(axis, 0, metrics), to: &lines)
            return
        }
        var line = self.line
        for index in range {
            let ratio = leaf.ratio(axis, index, metrics)
            if !line.accepts(ratio, justified) { line.close(justified, to: &lines) }
            line.append(ratio)
            if line.hasEnded(justified) { line.close(justified, to: &lines) }
        }
        self.line = line
    }

    /// Breaks a run of equal items. From the first line that has only these items on, all full
    /// lines are alike.
    @inline(never)
    private mutating func appendEqual(
        _ count: Int, _ ratio: Double, to lines: inout LineBuilder
    ) {
        var line = self.line
        var left = count
        while left > 0 && line.count > 0 {
            if line.accepts(ratio, justified) {
                line.append(ratio)
                left -= 1
                if line.hasEnded(justified) { line.close(justified, to: &lines) }
            } else {
                line.close(justified, to: &lines)
            }
        }
        if left > 0 {
            let whole = JustifiedLine(of: ratio, atMost: left, justified)
            // A line that is not full by itself is ended only by an item after it.
            let closed = whole.hasEnded(justified) ? left : left - 1
            lines.append(
                lines: closed / whole.count, itemCount: whole.count,
                thickness: justified.thickness(whole.count, whole.sum))
            for _ in 0..<left - closed / whole.count * whole.count { line.append(ratio) }
        }
        self.line = line
    }
}

extension JustifiedLine {
    /// A line of as many equal items as join it, but at most `most`.
    fileprivate init(of ratio: Double, atMost most: Int, _ lines: JustifiedLines) {
        repeat { append(ratio) } while count < most && !hasEnded(lines) && accepts(ratio, lines)
    }

    /// Ends the line, which becomes an empty line.
    fileprivate mutating func close(_ justified: JustifiedLines, to lines: inout LineBuilder) {
        lines.append(itemCount: count, thickness: justified.thickness(count, sum))
        self = JustifiedLine()
    }
}
