/// The attributes of one call: checked, rounded, and in the order of identity.
struct ExplicitContent {
    /// The attributes of items, then of views.
    var tree = SumTree<AttributesLeaf>()
    /// The numbers of the items: `numbers`, or if that is empty, consecutive numbers from
    /// `firstNumber` on.
    var firstNumber = 0
    var numbers: [Int] = []
    var itemCount = 0
    var views: [ViewEntry] = []
    var bytesPerSlot = 0
    var transformCount = 0

    var count: Int { itemCount + views.count }

    func number(_ index: Int) -> Int {
        numbers.isEmpty ? firstNumber + index : numbers[index]
    }
}

/// A supplementary or decoration view.
struct ViewEntry: Equatable {
    var section: UInt32
    var groupKey: UInt64
    var item: UInt32
    var group: ElementGroup

    init(_ element: Element) {
        section = element.indexPath.section
        groupKey = element.group
        item = element.indexPath.item
        group = ElementGroup(category: element.category, kind: element.kind)
    }

    /// The number by which views are ordered: 0 for views of no section, 1 + the section for all
    /// others.
    var number: Int { section == IndexPath.noSection ? 0 : 1 + Int(section) }

    static func < (left: ViewEntry, right: ViewEntry) -> Bool {
        if left.section != right.section { return left.section < right.section }
        return (left.groupKey, left.item) < (right.groupKey, right.item)
    }
}

extension ExplicitContent {
    /// Determines the elements of the entries, in the order of identity.
    ///
    /// - Parameter areNamed: Whether `elements` names the elements; if not, they are items from
    ///   `firstNumber` on.
    /// - Parameter faults: The indices of the entries that are left out, ascending. If `drops`,
    ///   entries whose element is named again by a later entry are added; if not, such an element
    ///   is an error.
    /// - Returns: The indices of the entries in the order of identity; empty: all entries as they
    ///   are.
    mutating func select(
        _ elements: Span<Element>, count: Int, areNamed: Bool, _ data: DataSource, _ drops: Bool,
        _ faults: inout [Int]
    ) throws(CollectionError) -> [Int] {
        if !areNamed { return selectRun(count, faults) }
        var cells: [(number: Int, index: Int)] = []
        var others: [(view: ViewEntry, index: Int)] = []
        var next = 0
        for index in 0..<count {
            if next < faults.count && faults[next] == index {
                next += 1
                continue
            }
            let element = elements[index]
            if element.isCell {
                cells.append((try data.itemIndex(of: element.indexPath), index))
            } else {
                others.append((ViewEntry(element), index))
            }
        }
        let inOrder = StableOrder.places(cells.count) { cells[$0].number < cells[$1].number }
        var order: [Int] = []
        var repeated: [Int] = []
        for (place, number) in inOrder.enumerated() {
            let cell = cells[number]
            let next = place + 1 < inOrder.count ? cells[inOrder[place + 1]] : nil
            // The last entry for an item counts.
            if let next, next.number == cell.number {
                repeated.append(drops ? cell.index : next.index)
                continue
            }
            numbers.append(cell.number)
            order.append(cell.index)
        }
        itemCount = numbers.count
        let othersInOrder = StableOrder.places(others.count) {
            others[$0].view < others[$1].view
        }
        for (place, number) in othersInOrder.enumerated() {
            let other = others[number]
            let next = place + 1 < othersInOrder.count ? others[othersInOrder[place + 1]] : nil
            if let next, next.view == other.view {
                repeated.append(drops ? other.index : next.index)
                continue
            }
            views.append(other.view)
            order.append(other.index)
        }
        if repeated.isEmpty { return order }
        repeated.sortAscending()
        if !drops {
            throw .conflicting("elements", index: repeated[0], "is there twice")
        }
        faults += repeated
        faults.sortAscending()
        return order
    }

    private mutating func selectRun(_ count: Int, _ faults: [Int]) -> [Int] {
        itemCount = count - faults.count
        if faults.isEmpty { return [] }
        var order: [Int] = []
        var next = 0
        for index in 0..<count {
            if next < faults.count && faults[next] == index {
                next += 1
                continue
            }
            numbers.append(firstNumber + index)
            order.append(index)
        }
        return order
    }
}
