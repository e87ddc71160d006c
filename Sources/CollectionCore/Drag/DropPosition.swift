/// A position of a drop by keys: before an item, behind the last item of a section, or onto an
/// item. Rule O13 of docs/semantics.md.
struct DropPosition: Equatable {
    var path: IndexPath
    var isOnto = false

    init(_ path: IndexPath, isOnto: Bool = false) {
        (self.path, self.isOnto) = (path, isOnto)
    }

    /// The next position in the order of the data, or the previous one. After the last position
    /// comes the first one.
    ///
    /// - Precondition: There are sections, and the position is in one of them.
    func next(in data: DataSource, isForward: Bool) -> DropPosition {
        var path = path
        if isForward {
            if isOnto {
                path.item += 1
                return DropPosition(path)
            }
            if Int(path.item) < data.itemCount(of: Int(path.section)) {
                return DropPosition(path, isOnto: true)
            }
            let section = Int(path.section) + 1
            return DropPosition(
                IndexPath(section: UInt32(section < data.sectionCount ? section : 0), item: 0))
        }
        if isOnto { return DropPosition(path) }
        if path.item > 0 {
            path.item -= 1
            return DropPosition(path, isOnto: true)
        }
        let section = path.section > 0 ? Int(path.section) - 1 : data.sectionCount - 1
        return DropPosition(
            IndexPath(section: UInt32(section), item: UInt32(data.itemCount(of: section))))
    }

    /// The next or the previous position of the kind of this one: onto an item, or before an item.
    /// Nil if there is none before the end of the data.
    func alike(in data: DataSource, isForward: Bool) -> DropPosition? {
        var other = self
        repeat {
            let next = other.next(in: data, isForward: isForward)
            if isForward ? next.path < other.path : next.path > other.path { return nil }
            if next == other { return nil }
            other = next
        } while other.isOnto != isOnto
        return other
    }
}
