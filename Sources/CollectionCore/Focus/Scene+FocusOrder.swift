// Items that can have focus, in the order of index paths: rule N4 of docs/semantics.md.
extension Scene {
    /// The nearest item from a number on that can have focus; nil: there is none.
    ///
    /// - Parameter number: The number, among all items, of the first item to try; the item need not
    ///   exist.
    /// - Parameter isBackward: Whether to try the items before it, and not those behind it.
    /// - Complexity: O(1); O(log n) for each run of items that cannot have focus and whose traits
    ///   say the same about focus
    @inline(never)
    func focusableItem(from number: Int, isBackward: Bool) -> Int? {
        let count = stage.dataSource.itemCount
        if count == 0 || (isBackward ? number < 0 : number >= count) { return nil }
        var number = min(max(number, 0), count - 1)
        guard let values = traits?.values else { return number }
        while number >= 0 && number < count {
            let section = stage.dataSource.sections.section(ofItem: number).index
            if values.traits(ofItem: number, inSection: section).focus != .no { return number }
            let run = values.run(about: number, inSection: section, stage.dataSource)
            number = isBackward ? run.lowerBound - 1 : run.upperBound
        }
        return nil
    }

    /// Whether an item can have focus, maybe only if the host or the delegate agrees.
    func canFocus(_ indexPath: IndexPath) -> Bool { focusAnswer(indexPath) != .no }

    /// Whether the traits let an item have focus: yes, no, or ask.
    @inline(never)
    func focusAnswer(_ indexPath: IndexPath) -> ItemTraits.Answer {
        guard let values = traits?.values else { return .yes }
        let number = stage.dataSource.itemIndex(ofPlace: indexPath)
        return values.traits(ofItem: number, inSection: Int(indexPath.section)).focus
    }

    /// The index path of an item that exists, by its number among all items.
    ///
    /// - Complexity: O(log n)
    func indexPath(ofItem number: Int) -> IndexPath {
        let section = stage.dataSource.sections.section(ofItem: number)
        return IndexPath(section: UInt32(section.index), item: UInt32(number - section.firstItem))
    }
}

extension DataSource {
    /// The number, among all items, of the item at an index path. Behind the last item of a
    /// section, the number of the item that comes next.
    ///
    /// - Complexity: O(log n)
    func itemIndex(ofPlace place: IndexPath) -> Int {
        if Int(place.section) >= sectionCount { return itemCount }
        let first = sections.position(at: Int(place.section)).itemCount
        let next = sections.position(at: Int(place.section) + 1).itemCount
        return min(first + Int(place.item), next)
    }
}

extension TraitValues {
    /// The items around an item whose traits say the same about focus: as many as a single lookup
    /// finds.
    ///
    /// - Complexity: O(log n)
    fileprivate func run(
        about number: Int, inSection section: Int, _ data: DataSource
    ) -> Range<Int> {
        var run = 0..<data.itemCount
        if let sections {
            let alike = sections.run(about: section, of: ItemTraits.bitsOfFocus)
            run =
                data.sections.position(at: alike.lowerBound)
                .itemCount..<data.sections.position(
                    at: alike.upperBound
                ).itemCount
        }
        guard let items else { return run }
        return items.run(about: number, of: ItemTraits.bitsOfFocus).clamped(to: run)
    }
}

extension ItemValues {
    /// The run of values around a value that are equal in some bits, within the leaf of the value.
    fileprivate func run(about number: Int, of bits: UInt32) -> Range<Int> {
        let (leaf, local) = tree.leaf(of: number)
        let first = number - local
        return first
            + leaf.startOfRun(at: local, of: bits)..<first + leaf.endOfRun(at: local, of: bits)
    }
}
