/// Breaks items into groups, each of as many items as the group has places.
struct GroupBreaker: LineBreaker {
    private let section: CompositionalSection
    private let groups: GroupLines
    private let axis: Axis
    /// The own sizes of the open group's items.
    private var sizes: [Size] = []

    static var countsItems: Bool { true }

    init(_ section: CompositionalSection, _ groups: GroupLines, _ axis: Axis) {
        self.section = section
        self.groups = groups
        self.axis = axis
    }

    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool { !sizes.isEmpty }

    @inline(never)
    mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        take(0, &lines)
        var index = range.lowerBound
        let columns = section.columns(axis)
        let areAlike = leaf.widths.isUniform && leaf.heights.isUniform
        while index < range.upperBound {
            if sizes.count == groups.slotCount { finish(to: &lines, isLast: false) }
            let left = range.upperBound - index
            // The last of these groups is appended item by item, and ended below if it is full.
            if areAlike && sizes.isEmpty && left > groups.slotCount {
                let full = (left - 1) / groups.slotCount
                let equal = Array(repeating: leaf.ownSize(index), count: groups.slotCount)
                let lengths = lengths(equal)
                take(lengths.length, &lines)
                lines.append(
                    lines: full, itemCount: groups.slotCount, thickness: lengths.length,
                    breadth: lengths.breadth)
                index += full * groups.slotCount
            } else if sizes.isEmpty && left >= groups.slotCount, let columns {
                let full = left / groups.slotCount
                appendColumns(leaf, index, full, columns, to: &lines)
                index += full * groups.slotCount
            } else {
                sizes.append(leaf.ownSize(index))
                index += 1
            }
        }
        if sizes.count == groups.slotCount { finish(to: &lines, isLast: false) }
    }

    /// Appends full groups whose items stand side by side as columns.
    ///
    /// - Parameter first: The index in the leaf of the first group's first item.
    /// - Parameter count: The number of groups.
    private func appendColumns(
        _ leaf: ItemLeaf, _ first: Int, _ count: Int, _ columns: GroupColumns,
        to lines: inout LineBuilder
    ) {
        var index = first
        let lengths = leaf.main(columns.axis)
        var longest = 0.0
        for _ in 0..<count {
            let length = CompositionalSection.rounded(columns.length(lengths, from: index))
            longest = max(longest, length)
            lines.append(itemCount: columns.count, thickness: length)
            index += columns.count
        }
        take(longest, &lines)
    }

    /// Takes account of the length of a group, if all groups of the section become as long as the
    /// longest one.
    private func take(_ length: Double, _ lines: inout LineBuilder) {
        if groups.isUniform { lines.thickest = max(lines.thickest ?? 0, length) }
    }

    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        if sizes.isEmpty { return }
        let lengths = lengths(sizes)
        take(lengths.length, &lines)
        if lengths.breadth > 0 {
            lines.append(
                itemCount: sizes.count, length: lengths.length, breadth: lengths.breadth)
        } else {
            lines.append(itemCount: sizes.count, thickness: lengths.length)
        }
        sizes.removeAll(keepingCapacity: true)
    }

    private func lengths(_ sizes: [Size]) -> (length: Double, breadth: Double) {
        section.lengths(sizes, axis)
    }
}

extension ItemLeaf {
    /// The item's own size; a length is negative if the item has none of its own.
    func ownSize(_ index: Int) -> Size {
        Size(width: Double(widths[index]), height: Double(heights[index]))
    }
}
