extension LineBreaker {
    /// Breaks some items of a leaf into groups: it is their number that counts.
    mutating func appendGroups(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ groups: GroupLines, to lines: inout LineBuilder
    ) {
        var index = range.lowerBound
        let columns = section?.columns(axis)
        let areAlike = leaf.widths.isUniform && leaf.heights.isUniform
        while index < range.upperBound {
            if groupSizes.count == groups.slotCount { finishGroup(to: &lines) }
            let left = range.upperBound - index
            // A group that is full stays open: whether it is the last one makes no difference.
            if areAlike && groupSizes.isEmpty && left > groups.slotCount {
                let full = (left - 1) / groups.slotCount
                let sizes = Array(repeating: leaf.ownSize(index), count: groups.slotCount)
                let lengths = lengths(sizes)
                lines.append(
                    lines: full, itemCount: groups.slotCount, thickness: lengths.length,
                    breadth: lengths.breadth)
                index += full * groups.slotCount
            } else if groupSizes.isEmpty && left >= groups.slotCount, let columns {
                let full = left / groups.slotCount
                appendColumns(leaf, index, full, columns, to: &lines)
                index += full * groups.slotCount
            } else {
                groupSizes.append(leaf.ownSize(index))
                index += 1
            }
        }
        if groupSizes.count == groups.slotCount { finishGroup(to: &lines) }
    }

    /// Appends full groups whose items stand side by side.
    private func appendColumns(
        _ leaf: ItemLeaf, _ first: Int, _ count: Int, _ columns: GroupColumns,
        to lines: inout LineBuilder
    ) {
        var index = first
        let lengths = leaf.main(columns.axis)
        for _ in 0..<count {
            lines.append(
                itemCount: columns.count,
                thickness: CompositionalSection.rounded(columns.length(lengths, from: index)))
            index += columns.count
        }
    }

    /// Ends the open group, if there is one.
    mutating func finishGroup(to lines: inout LineBuilder) {
        if groupSizes.isEmpty { return }
        let lengths = lengths(groupSizes)
        if lengths.breadth > 0 {
            lines.append(
                itemCount: groupSizes.count, length: lengths.length, breadth: lengths.breadth)
        } else {
            lines.append(itemCount: groupSizes.count, thickness: lengths.length)
        }
        groupSizes.removeAll(keepingCapacity: true)
    }

    private func lengths(_ sizes: [Size]) -> (length: Double, breadth: Double) {
        section?.lengths(sizes, siblings, axis) ?? (0, 0)
    }
}

extension ItemLeaf {
    /// A negative length: none.
    func ownSize(_ index: Int) -> Size {
        Size(width: Double(widths[index]), height: Double(heights[index]))
    }
}
