/// Breaks items into lines that they fill together. A line that has ended is closed at once.
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
        // A line that has ended is not open any more: the item begins another one.
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

    /// Lines are all alike from the first one on that has none but equal items.
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
            // A line that has not ended by itself needs an item after it to be closed.
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
    /// A line of equal items.
    fileprivate init(of ratio: Double, atMost most: Int, _ lines: JustifiedLines) {
        repeat { append(ratio) } while count < most && !hasEnded(lines) && accepts(ratio, lines)
    }

    /// Ends the line, to begin another one.
    fileprivate mutating func close(_ justified: JustifiedLines, to lines: inout LineBuilder) {
        lines.append(itemCount: count, thickness: justified.thickness(count, sum))
        self = JustifiedLine()
    }
}
