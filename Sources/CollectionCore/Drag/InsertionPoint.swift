/// A place between items of the data, which goes with them: rule O16 of docs/semantics.md.
struct InsertionPoint {
    /// The index path of the item that the place is before, or the one behind the last item of the
    /// section.
    private(set) var path: IndexPath
    /// Whether the place is behind the last item of the section.
    private(set) var isAtEnd: Bool

    /// - Precondition: The section is in the data, and the place is in the section.
    init(_ path: IndexPath, in data: DataSource) {
        self.path = path
        isAtEnd = Int(path.item) >= data.itemCount(of: Int(path.section))
    }

    /// - Precondition: An item is at the position, or before it.
    init(at position: DropPosition) {
        (path, isAtEnd) = (position.path, false)
    }

    /// Follows an update. The place stays before the same item; where that one has left the data,
    /// behind the item that was before it; otherwise in its section.
    ///
    /// - Parameter data: The data after the update.
    /// - Returns: False, where the section has left the data, or another one has taken its place.
    mutating func follow(_ plan: UpdatePlan, to data: DataSource) -> Bool {
        guard case .stays(let section, _) = plan.fate(ofSection: path.section) else {
            return false
        }
        var next: IndexPath
        if !isAtEnd, case .stays(let behind, _) = plan.fate(ofItem: path) {
            next = behind
        } else if path.item > 0,
            case .stays(let before, _) = plan.fate(
                ofItem: IndexPath(section: path.section, item: path.item - 1))
        {
            next = IndexPath(section: before.section, item: before.item + 1)
        } else {
            next = IndexPath(section: section.section, item: path.item)
        }
        let count = UInt32(data.itemCount(of: Int(next.section)))
        next.item = min(next.item, count)
        self = InsertionPoint(next, in: data)
        return true
    }
}
