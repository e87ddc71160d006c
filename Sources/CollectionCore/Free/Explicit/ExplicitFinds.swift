/// What an explicit layout finds in a rectangle. Its storage is kept.
struct ExplicitFinds {
    /// What overlaps along the main axis: see `RectangleEntry.number`.
    var numbers: [UInt32] = []
    /// What is visible, to be sorted.
    private(set) var found: [ExplicitFind] = []
    /// In the order in which they were found; of cells, the element is not known yet.
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

    /// By identity. Mostly they are few, or nearly in order.
    mutating func sort() {
        if found.count > 256 {
            let all = found
            let order = StableOrder.places(all.count) { all[$0] < all[$1] }
            for index in order.indices { found[index] = all[order[index]] }
            return
        }
        var index = 1
        while index < found.count {
            let one = found[index]
            var place = index
            while place > 0 && one < found[place - 1] {
                found[place] = found[place - 1]
                place -= 1
            }
            found[place] = one
            index += 1
        }
    }
}

/// One element that an explicit layout found.
struct ExplicitFind: BitwiseCopyable {
    /// `Element.group`.
    var group: UInt64
    /// Of a cell: the number of its item; of others: `IndexPath.key`.
    var key: UInt64
    /// Among the attributes.
    var place: UInt32

    var isCell: Bool { group >> 32 == ElementCategory.cell.rank }

    static func < (left: ExplicitFind, right: ExplicitFind) -> Bool {
        left.group == right.group ? left.key < right.key : left.group < right.group
    }
}

extension Element {
    /// A view, by its group and the key of its index path.
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
