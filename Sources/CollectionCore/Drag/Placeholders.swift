/// The cells that stand for items which are not in the data yet: rule O16 of docs/semantics.md.
struct Placeholders: Carried {
    /// The placeholders in the order of their index paths; at one index path, in the order in which
    /// they were inserted.
    private(set) var all: [Placeholder] = []
    private var lastNumber: UInt32 = 0
    /// The placeholders that updates have removed, and whose events are not queued yet.
    private var lost: [Placeholder] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func insert(
        at point: InsertionPoint, _ reuseIdentifier: ReuseIdentifier, _ content: UpdateContent
    ) -> Placeholder {
        lastNumber += 1
        let index = all.partitioningIndex { $0.point.path > point.path }
        let placeholder = Placeholder(
            number: lastNumber, point: point, reuseIdentifier: reuseIdentifier, content: content)
        all.insert(placeholder, at: index)
        return placeholder
    }

    subscript(_ number: UInt32) -> Placeholder? { all.first { $0.number == number } }

    /// Removes a placeholder, and returns it; nil: there is none with this number.
    mutating func remove(_ number: UInt32) -> Placeholder? {
        all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
    }

    mutating func follow(_ change: DataChange) {
        if all.isEmpty { return }
        var followed: [Placeholder] = []
        var isBehindAdopted = false
        for placeholder in all {
            if placeholder.number == change.plan.adopted?.number {
                isBehindAdopted = true
                continue
            }
            var next = placeholder
            if let adopted = change.plan.adopted, !isBehindAdopted,
                placeholder.point.path == adopted.path
            {
                // It was before the placeholder that is an item now.
                next.point = InsertionPoint(adopted.path, in: change.sections)
            } else if !next.point.follow(change) {
                lost.append(placeholder)
                continue
            }
            let place = followed.partitioningIndex { $0.point.path > next.point.path }
            followed.insert(next, at: place)
        }
        all = followed
    }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        lost += all
        all.removeAll()
        return true
    }

    /// Returns the placeholders that updates have removed, each one once.
    mutating func takeLost() -> [Placeholder] {
        var lost: [Placeholder] = []
        swap(&lost, &self.lost)
        return lost
    }
}

/// A cell that stands for an item that is not in the data yet.
struct Placeholder {
    let number: UInt32
    var point: InsertionPoint
    let reuseIdentifier: ReuseIdentifier
    /// The size and the reuse identifier that the layout gets for the placeholder.
    let content: UpdateContent

    var element: Element { .placeholder(number) }

    var item: InsertedItems.Item { InsertedItems.Item(path: point.path, element: element) }
}

/// A placeholder, as it is reported to the host.
public struct PlaceholderState: Equatable, Sendable {
    /// The number of the placeholder.
    public var number: UInt32
    /// The index path of the item of the data before which the placeholder is, or the index path
    /// behind the last item of a section.
    public var indexPath: IndexPath

    public init(number: UInt32, indexPath: IndexPath) {
        (self.number, self.indexPath) = (number, indexPath)
    }
}
