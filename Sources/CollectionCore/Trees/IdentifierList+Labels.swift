extension IdentifierList {
    /// The initial difference between the labels of neighbouring chunks. It allows 40 successive
    /// insertions of a chunk at one place, and 2^23 chunks at either end of the list.
    private static var step: UInt64 { 1 << 40 }

    /// A label for a new chunk that will be inserted at `position`.
    mutating func freeLabel(at position: Int) -> UInt64 {
        freeLabels(1, at: position)[0]
    }

    /// Ascending labels for new chunks that will be inserted at `position`. If there is no room
    /// between the neighbours' labels, chunks around `position` are relabelled: only as many as it
    /// takes until the labels are far enough apart again.
    mutating func freeLabels(_ count: Int, at position: Int) -> [UInt64] {
        if let labels = labelsBetween(count, at: position) { return labels }
        var reach = 32
        while true {
            let range = max(0, position - reach)..<min(chunks.count, position + reach)
            if let all = roomyLabels(count, around: range) {
                let start = position - range.lowerBound
                let others = all[..<start] + all[(start + count)...]
                relabel(range, Array(others))
                return Array(all[start..<start + count])
            }
            reach *= 4
        }
    }

    /// Evenly spaced labels for the chunks in `range` and `count` new chunks among them; nil if the
    /// labels would be so close that they would soon have to change again.
    private func roomyLabels(_ count: Int, around range: Range<Int>) -> [UInt64]? {
        let all = range.count + count
        if range.count == chunks.count { return Self.spread(all) }
        let low = range.lowerBound == 0 ? 0 : label(at: range.lowerBound - 1)
        let high = range.upperBound == chunks.count ? .max : label(at: range.upperBound)
        let step = (high - low) / (UInt64(all) + 1)
        return step < 1 << 24 ? nil : (1...UInt64(all)).map { low + step * $0 }
    }

    private func label(at position: Int) -> UInt64 { chunks.place(of: position).leaf.label }

    /// Labels for new chunks at `position` that need no other chunk to change; nil if there are
    /// none.
    private func labelsBetween(_ count: Int, at position: Int) -> [UInt64]? {
        if chunks.isEmpty { return Self.spread(count) }
        let isFirst = position == 0
        let isLast = position == chunks.count
        let low = isFirst ? 0 : label(at: position - 1)
        let high = isLast ? UInt64.max : label(at: position)
        let step = min((high - low) / (UInt64(count) + 1), isFirst || isLast ? Self.step : .max)
        if step == 0 { return nil }
        let start = isFirst ? high - step * (UInt64(count) + 1) : low
        return (1...UInt64(count)).map { start + step * $0 }
    }

    /// Evenly spaced labels around the middle of the range of `UInt64`, for all chunks of a list.
    private static func spread(_ count: Int) -> [UInt64] {
        let step = min(Self.step, UInt64.max / (UInt64(count) + 2))
        let start = UInt64(1) << 63 - step * (UInt64(count) / 2 + 1)
        return (0..<UInt64(count)).map { start + step * ($0 + 1) }
    }

    /// Gives the chunks in `range` new labels.
    private mutating func relabel(_ range: Range<Int>, _ new: [UInt64]) {
        var leaves: [IdentifierChunk] = []
        for (index, position) in range.enumerated() {
            let chunk = chunks.place(of: position).leaf.relabelled(new[index])
            leaves.append(chunk)
            labels.set(chunk.label, of: chunk.number)
        }
        chunks.replaceSubrange(range, with: SumTree(leaves: leaves))
    }
}
