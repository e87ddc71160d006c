/// A place between items of the data, which stays beside these items: rule O16 of
/// docs/semantics.md.
struct InsertionPoint {
    /// The index path of the item before which the place is, or the index path behind the last item
    /// of the section.
    private(set) var path: IndexPath
    /// Whether the place is behind the last item of the section.
    private(set) var isAtEnd: Bool

    /// - Precondition: The section is in the data, and the place is in the section.
    init(_ path: IndexPath, in sections: SumTree<SectionLeaf>) {
        self.path = path
        isAtEnd = Int(path.item) >= sections.itemCount(ofSection: path.section)
    }

    /// The place of a position to which keys have moved a drop.
    ///
    /// - Precondition: An item is at the position, or before it.
    init(at position: DropPosition) {
        (path, isAtEnd) = (position.path, false)
    }

    /// Follows an update. The place stays before the same item; where that one has left the data,
    /// behind the item that was before it; otherwise in its section.
    ///
    /// - Returns: False: the section was deleted or reloaded.
    mutating func follow(_ change: DataChange) -> Bool {
        guard case .stays(let section, _) = change.plan.fate(ofSection: path.section) else {
            return false
        }
        var next: IndexPath
        if !isAtEnd, case .stays(let behind, _) = change.plan.fate(ofItem: path) {
            next = behind
        } else if path.item > 0,
            case .stays(let before, _) = change.plan.fate(
                ofItem: IndexPath(section: path.section, item: path.item - 1))
        {
            next = IndexPath(section: before.section, item: before.item + 1)
        } else {
            next = IndexPath(section: section.section, item: path.item)
        }
        let count = UInt32(change.sections.itemCount(ofSection: next.section))
        next.item = min(next.item, count)
        self = InsertionPoint(next, in: change.sections)
        return true
    }
}
