// Items that can have focus, in the order of index paths: rule N4 of docs/semantics.md.
extension Scene {
    /// The nearest item from a number on that can have focus; nil: there is none.
    ///
    /// - Parameter number: The number, among all items, of the first item to try; the item need not
    ///   exist.
    /// - Parameter isBackward: Whether to try the items before it, and not those behind it.
    /// - Complexity: O(1); that of `TraitValues.runs` for the items that cannot have focus
    @inline(never)
    func focusableItem(from number: Int, isBackward: Bool) -> Int? {
        let count = stage.dataSource.itemCount
        if count == 0 || (isBackward ? number < 0 : number >= count) { return nil }
        var (edge, length) = (min(max(number, 0), count - 1), 1)
        guard let values = traits?.values else { return edge }
        // Ever more items at once: as many again as were passed.
        while edge >= 0 && edge < count {
            let items =
                isBackward
                ? max(0, edge + 1 - length)..<edge + 1 : edge..<min(count, edge + length)
            let runs = values.runs(of: items, .focus, stage.dataSource)
            if let run = isBackward ? runs.last : runs.first {
                return isBackward ? run.upperBound - 1 : run.lowerBound
            }
            edge = isBackward ? items.lowerBound - 1 : items.upperBound
            length *= 2
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
