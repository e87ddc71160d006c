/// Finds the places of a group's items: rules G1 to G3 and G11 of docs/semantics.md.
///
/// Sizes are found from the outside to the inside, lengths that depend on content from the inside
/// to the outside, and places last.
struct GroupSolver {
    /// A place for each item of the group, in order.
    private(set) var slots: [GroupSlot] = []
    /// What slots refer to: the items of the description, by their first appearance.
    private let ownSizes: OwnSizes
    /// How many subitems each group got that repeats its list, in the order in which they begin.
    private(set) var subitemCounts: [Int] = []
    /// The same, where it has been found out: own lengths do not change it.
    private let knownCounts: [Int]?
    /// How long items of uniform size are in the outermost group; a negative length: as long as
    /// the longest of the group.
    private let siblings: Size
    /// In how many groups the one is that is being solved.
    private var depth = 0

    /// The sizes that items have of their own; a negative length: none.
    typealias OwnSizes = (_ slot: Int) -> Size

    /// A group that repeats ends with so many items.
    static let slotsMax = 1024

    /// - Parameter knownCounts: How often lists stand, as it was found with nothing known of the
    ///   items.
    /// - Parameter ownSizes: Of the group's items; they count where the description estimates.
    init(
        knownCounts: [Int]? = nil, siblings: Size = .unknown, ownSizes: @escaping OwnSizes
    ) {
        self.knownCounts = knownCounts
        self.siblings = siblings
        self.ownSizes = ownSizes
    }

    /// With nothing known of the items.
    init() {
        self.init { _ in .unknown }
    }

    /// - Parameter container: What is left of the container without its insets.
    /// - Parameter firstItem: The number of the group's first item in the description.
    /// - Returns: The group's size.
    mutating func solve(
        _ group: LayoutGroup, in container: Size, firstItem: Int = 0
    ) -> Size {
        var size = group.size.size(in: container)
        let insets = EffectiveInsets(group.contentInsets, of: group.size)
        let inner = insets.inner(size)
        let first = slots.count
        let content: Size
        switch group.arrangement {
        case .custom(let items):
            content = append(items, firstItem: firstItem)
        case .subitems(let axis, let subitems):
            var row = GroupRow(axis, inner, group)
            append(subitems, to: &row, firstItem: firstItem)
            content = place(&row)
        case .repeating(let axis, let subitem, let count):
            var row = GroupRow(axis, inner, group)
            append(subitem, Int(count), to: &row, firstItem: firstItem)
            content = place(&row)
        }
        if group.size.width.isEstimated { size.width = content.width }
        if group.size.height.isEstimated { size.height = content.height }
        move(first..<slots.count, by: insets.origin)
        return size
    }

    private mutating func append(_ items: [LayoutCustomItem], firstItem: Int) -> Size {
        var content = Size.zero
        for (index, item) in items.enumerated() {
            let frame = item.frame.rounded
            slots.append(GroupSlot(frame: frame, zIndex: item.zIndex, item: firstItem + index))
            content.width = max(content.width, frame.maxX)
            content.height = max(content.height, frame.maxY)
        }
        return content
    }

    private mutating func move(_ range: Range<Int>, by distance: Point) {
        for index in range { slots[index].frame.move(by: distance) }
    }
}

extension GroupSolver {
    /// The list again and again while the next one fits; once each where content decides.
    private mutating func append(
        _ subitems: [LayoutSubitem], to row: inout GroupRow, firstItem: Int
    ) {
        let number = subitemCounts.count
        subitemCounts.append(0)
        if let count = knownCounts?[number] {
            append(subitems, count, to: &row, firstItem: firstItem)
            subitemCounts[number] = count
            return
        }
        while true {
            var item = firstItem
            let before = row.used
            for subitem in subitems {
                if slots.count >= Self.slotsMax && !row.children.isEmpty { return }
                let (first, nested) = (slots.count, subitemCounts.count)
                let child = child(subitem, in: row.inner, firstItem: item)
                item += subitem.itemCount
                if !row.append(child) {
                    slots.removeLast(slots.count - first)
                    subitemCounts.removeLast(subitemCounts.count - nested)
                    return
                }
                subitemCounts[number] += 1
            }
            // What has no length would fit for ever.
            if row.isContentDecisive || row.used == before { return }
        }
    }

    /// So many subitems, the list again and again.
    private mutating func append(
        _ subitems: [LayoutSubitem], _ count: Int, to row: inout GroupRow, firstItem: Int
    ) {
        var item = firstItem
        for index in 0..<count {
            let place = index % subitems.count
            if place == 0 { item = firstItem }
            row.appendAnyway(child(subitems[place], in: row.inner, firstItem: item))
            item += subitems[place].itemCount
        }
    }

    private mutating func append(
        _ subitem: LayoutSubitem, _ count: Int, to row: inout GroupRow, firstItem: Int
    ) {
        let share = row.share(of: count)
        for _ in 0..<count {
            if slots.count >= Self.slotsMax && !row.children.isEmpty { return }
            var one = subitem
            if !row.isContentDecisive {
                one.setLength(share - row.edges(of: subitem), row.axis)
            }
            row.appendAnyway(child(one, in: row.inner, firstItem: firstItem))
        }
    }

    private mutating func child(
        _ subitem: LayoutSubitem, in container: Size, firstItem: Int
    ) -> GroupRow.Child {
        let first = slots.count
        switch subitem {
        case .group(let group):
            depth += 1
            let size = solve(group, in: container, firstItem: firstItem)
            depth -= 1
            return GroupRow.Child(
                slots: first..<slots.count, size: size, dimensions: group.size,
                edges: group.edgeSpacing, insets: nil)
        case .item(let item):
            var size = item.size.size(in: container)
            let own = ownSizes(first)
            if item.size.width.isEstimated && own.width >= 0 { size.width = own.width }
            if item.size.height.isEstimated && own.height >= 0 { size.height = own.height }
            slots.append(GroupSlot(frame: .zero, zIndex: 0, item: firstItem))
            return GroupRow.Child(
                slots: first..<slots.count, size: size, dimensions: item.size,
                edges: item.edgeSpacing, insets: EffectiveInsets(item.contentInsets, of: item.size))
        }
    }

    /// Gives the children of a row their places.
    ///
    /// - Returns: How much room they take together.
    private mutating func place(_ row: inout GroupRow) -> Size {
        row.makeUniform(with: depth == 0 ? siblings : .unknown)
        for place in row.places() {
            let child = row.children[place.child]
            if let insets = child.insets {
                let slot = child.slots.lowerBound
                slots[slot].frame = insets.inner(
                    Rect(x: 0, y: 0, width: child.size.width, height: child.size.height))
            }
            move(child.slots, by: place.origin)
        }
        return row.contentSize
    }
}

extension Size {
    /// Of an item without one of its own.
    static let unknown = Size(width: -1, height: -1)
}

extension EdgeInsets {
    var rounded: EdgeInsets {
        EdgeInsets(
            top: Length.rounded(top), left: Length.rounded(left), bottom: Length.rounded(bottom),
            right: Length.rounded(right))
    }
}

extension Rect {
    fileprivate var rounded: Rect {
        Rect(
            x: Length.rounded(x), y: Length.rounded(y), width: Length.rounded(width),
            height: Length.rounded(height))
    }
}

/// Insets that count: not those along an axis on which content decides.
struct EffectiveInsets {
    private var insets: EdgeInsets

    init(_ insets: EdgeInsets, of size: LayoutSize) {
        self.insets = insets.rounded
        if size.width.isEstimated { (self.insets.left, self.insets.right) = (0, 0) }
        if size.height.isEstimated { (self.insets.top, self.insets.bottom) = (0, 0) }
    }

    var origin: Point { Point(x: insets.left, y: insets.top) }

    func inner(_ size: Size) -> Size {
        Size(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    func inner(_ rect: Rect) -> Rect {
        let size = inner(rect.size)
        return Rect(
            x: rect.x + insets.left, y: rect.y + insets.top, width: size.width,
            height: size.height)
    }
}
