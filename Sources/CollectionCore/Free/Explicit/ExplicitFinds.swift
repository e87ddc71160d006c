/// The elements that an explicit layout finds in a rectangle. Its storage is reused.
struct ExplicitFinds {
    /// The numbers (see `RectangleEntry.number`) of the elements that overlap along the main axis.
    var numbers: [UInt32] = []
    /// The visible elements, which `sort()` sorts.
    private(set) var found: [ExplicitFind] = []
    /// Scratch space of `sort()`, which makes it as long as `found`.
    private var merged: [ExplicitFind] = []
    /// The attributes of the visible elements, in the order in which they were found. The element
    /// of a cell is not set yet.
    private(set) var attributes: [LayoutAttributes] = []
    var transforms: [Transform3D] = []

    mutating func begin() {
        numbers.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        if !transforms.isEmpty { transforms.removeAll(keepingCapacity: true) }
    }

    mutating func append(_ found: LayoutAttributes, group: UInt64, key: UInt64) {
        self.found.append(
            ExplicitFind(
                group: group, key: key, place: UInt32(truncatingIfNeeded: attributes.count)))
        attributes.append(found)
    }

    /// Sorts the visible elements by identity.
    mutating func sort() {
        var width = 8
        for start in stride(from: 0, to: found.count, by: width) {
            insertionSort(start..<min(start + width, found.count))
        }
        if found.count <= width { return }
        if merged.count > found.count { merged.removeLast(merged.count - found.count) }
        merged += found[merged.count...]
        while width < found.count {
            for start in stride(from: 0, to: found.count, by: 2 * width) {
                let middle = min(start + width, found.count)
                let end = min(middle + width, found.count)
                Self.merge(found, start, middle, end, into: &merged)
            }
            swap(&found, &merged)
            width *= 2
        }
    }

    private mutating func insertionSort(_ range: Range<Int>) {
        var found = found.mutableSpan
        for index in range.dropFirst() {
            let one = found[index]
            var place = index
            while place > range.lowerBound && one < found[place - 1] {
                found[place] = found[place - 1]
                place -= 1
            }
            found[place] = one
        }
    }

    private static func merge(
        _ found: [ExplicitFind], _ start: Int, _ middle: Int, _ end: Int,
        into merged: inout [ExplicitFind]
    ) {
        let source = found.span
        var target = merged.mutableSpan
        var (left, right) = (start, middle)
        for index in start..<end {
            let takesRight = left == middle || right < end && source[right] < source[left]
            target[index] = source[takesRight ? right : left]
            if takesRight { right += 1 } else { left += 1 }
        }
    }
}

/// One element that an explicit layout found.
struct ExplicitFind: BitwiseCopyable {
    /// `Element.group`.
    var group: UInt64
    /// For a cell: the number of its item among all items. For a view: `IndexPath.key`.
    var key: UInt64
    /// The index in `ExplicitFinds.attributes`.
    var place: UInt32

    var isCell: Bool { group >> 32 == ElementCategory.cell.rank }

    static func < (left: ExplicitFind, right: ExplicitFind) -> Bool {
        left.group == right.group ? left.key < right.key : left.group < right.group
    }
}

extension Element {
    /// Makes a supplementary or decoration view from `Element.group` and `IndexPath.key`.
    init(group: UInt64, key: UInt64) {
        let kind = ElementKind(rawValue: UInt32(truncatingIfNeeded: group))
        let path = IndexPath(
            section: UInt32(truncatingIfNeeded: key >> 32),
            item: UInt32(truncatingIfNeeded: key))
        self =
            group >> 32 == ElementCategory.supplementary.rank
            ? .supplementary(kind, path) : .decoration(kind, path)
    }
}
