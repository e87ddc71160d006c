/// The names of the items of all sections, as a value. The user finds items by typing their names.
struct ItemNames: ItemColumn {
    var tree: SumTree<NameLeaf>

    /// Creates the names of `count` items without names.
    init(count: Int) {
        tree = Self.blank(count)
    }

    private init(_ tree: SumTree<NameLeaf>) {
        self.tree = tree
    }

    static func blank(_ count: Int) -> SumTree<NameLeaf> {
        SumTree(leaves: count == 0 ? [] : [NameLeaf(count: count)])
    }

    /// Whether no item has a name.
    var isBlank: Bool { tree.summary.markedCount == 0 }
    /// The memory that the names need, in bytes.
    var heldBytes: Int { tree.summary.bytes }

    /// Creates the names of consecutive items, as the host passes them.
    ///
    /// - Parameter text: All names in UTF-8, one after another.
    /// - Parameter sizes: The size of each name in bytes. The sum is the size of `text`.
    /// - Complexity: O(n)
    init(_ text: Span<UInt8>, _ sizes: Span<UInt32>) {
        var leaves: [NameLeaf] = []
        // Each leaf has room for a few more items.
        let length = max(1, NameLeaf.capacity * 3 / 4)
        var (place, start) = (0, 0)
        while place < sizes.count {
            let part = sizes.extracting(place..<min(place + length, sizes.count))
            leaves.appendJoining(NameLeaf(text, from: start, part))
            for index in part.indices { start += Int(part[index]) }
            place += part.count
        }
        tree = SumTree(leaves: leaves)
    }

    /// Sets the names of the items in some ranges. If ranges overlap, the later range in the array
    /// counts.
    ///
    /// - Parameter names: The names of the items in all ranges, one after another.
    /// - Complexity: O(the lesser of k log n, k + n) for k ranges in ascending order
    mutating func set(_ ranges: [Range<Int>], _ names: ItemNames) {
        if ranges.count == 1 && ranges[0].count == tree.count {
            tree = names.tree
            return
        }
        var edits: [SumTree<NameLeaf>.Edit] = []
        var (place, end) = (0, 0)
        for range in ranges where !range.isEmpty {
            if range.lowerBound < end {
                tree.editAll(edits)
                edits.removeAll(keepingCapacity: true)
            }
            let next = place + range.count
            edits.append(SumTree.Edit(range: range, part: place..<next, of: names.tree))
            (place, end) = (next, range.upperBound)
        }
        tree.editAll(edits)
    }

    /// The first item in `range` whose name begins with `text`; nil if there is none.
    ///
    /// - Parameter text: The text with ASCII capitals folded to small letters. Not empty.
    /// - Complexity: O(items)
    @inline(never)
    func first(of range: Range<Int>, beginningWith text: Span<UInt8>) -> Int? {
        var number = range.lowerBound
        while number < range.upperBound {
            let (leaf, local) = tree.leaf(of: number)
            let end = min(leaf.count, local + range.upperBound - number)
            if let found = leaf.first(of: local..<end, beginningWith: text) {
                return number - local + found
            }
            number += end - local
        }
        return nil
    }
}

// Snapshots.
extension ItemNames {
    /// The names for a list of items that replaces another list. Items that are in both lists keep
    /// their names; new items have no name.
    ///
    /// - Complexity: O(n log n)
    func carried(from old: IdentifierList, to new: IdentifierList) -> ItemNames {
        if isBlank { return ItemNames(count: new.count) }
        var gatherer = LeafGatherer<NameLeaf>()
        let none = NameLeaf(count: 1)
        for identifier in new.all {
            if let number = old.index(of: identifier) {
                let (leaf, local) = tree.leaf(of: number)
                gatherer.append(leaf, local..<local + 1)
            } else {
                gatherer.append(none, 0..<1)
            }
        }
        return ItemNames(SumTree(leaves: gatherer.finished()))
    }

    /// Restores the names of reloaded items.
    ///
    /// - Parameter places: The old and the new number of each reloaded item.
    /// - Parameter before: The names before the items were reloaded.
    mutating func restore(_ places: [ReloadedIdentifiers.Place], from before: ItemNames) {
        if before.isBlank { return }
        for place in places {
            tree.replace(
                place.new..<place.new + 1, with: place.old..<place.old + 1, of: before.tree)
        }
    }
}

extension ItemNames {
    /// A description of the first broken invariant; nil if none is broken. For tests.
    func brokenInvariant(count: Int) -> StaticString? {
        if tree.count != count { return "names of another number of items" }
        return tree.brokenInvariant()
    }
}
