public import CollectionCore
public import CollectionWire

/// What snapshots have in them.
extension CollectionClient {
    public mutating func counts(
        of snapshot: SnapshotReference
    ) throws(ClientError) -> SnapshotCounts {
        guard case .snapshot(.counts(let counts)) = try ask(.counts, snapshot) else {
            throw wrongResult
        }
        return counts
    }

    /// All of them, in as many messages as it takes.
    public mutating func sectionIdentifiers(
        of snapshot: SnapshotReference
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.sections, snapshot)
    }

    /// - Parameter section: Nil: of all sections.
    public mutating func itemIdentifiers(
        inSection section: UInt64? = nil, of snapshot: SnapshotReference
    ) throws(ClientError) -> [UInt64] {
        try identifiers(section.map { .itemsOfSection($0) } ?? .items, snapshot)
    }

    /// What is marked to be reloaded or reconfigured.
    public mutating func marks(
        of snapshot: SnapshotReference
    ) throws(ClientError) -> (
        reloadedSections: [UInt64], reloadedItems: [UInt64], reconfiguredItems: [UInt64]
    ) {
        (
            try identifiers(.reloadedSections, snapshot),
            try identifiers(.reloadedItems, snapshot),
            try identifiers(.reconfiguredItems, snapshot)
        )
    }

    public mutating func indexPath(
        ofItem item: UInt64, in snapshot: SnapshotReference
    ) throws(ClientError) -> IndexPath? {
        switch try ask(.indexPath(ofItem: item), snapshot) {
        case .indexPath(let path): return path
        case .none: return nil
        default: throw wrongResult
        }
    }

    public mutating func index(
        ofSection section: UInt64, in snapshot: SnapshotReference
    ) throws(ClientError) -> Int? {
        switch try ask(.index(ofSection: section), snapshot) {
        case .snapshot(.index(let index)): return Int(clamping: index)
        case .none: return nil
        default: throw wrongResult
        }
    }

    public mutating func itemIdentifier(
        at indexPath: IndexPath, in snapshot: SnapshotReference
    ) throws(ClientError) -> UInt64? {
        switch try ask(.identifier(at: indexPath), snapshot) {
        case .snapshot(.identifier(let identifier)): return identifier
        case .none: return nil
        default: throw wrongResult
        }
    }

    private mutating func ask(
        _ question: SnapshotQuestion, _ snapshot: SnapshotReference
    ) throws(ClientError) -> OperationResult {
        let (number, view) = snapshot.numbers
        return try call(.snapshot(.ask(number, question)), view: view)
    }

    private mutating func identifiers(
        _ list: Snapshot.List, _ snapshot: SnapshotReference
    ) throws(ClientError) -> [UInt64] {
        let (number, view) = snapshot.numbers
        return try allIdentifiers(view: view) { first in
            .snapshot(.ask(number, .identifiers(list, first: first, count: .max)))
        }
    }

    /// Asks until all of a list has come.
    ///
    /// - Parameter request: What asks for the list from an offset on.
    mutating func allIdentifiers(
        view: UInt32, _ request: (UInt64) -> Operation
    ) throws(ClientError) -> [UInt64] {
        var all: [UInt64] = []
        while true {
            guard
                case .snapshot(.identifiers(let total, let part)) = try call(
                    request(UInt64(all.count)), view: view)
            else { throw wrongResult }
            all += part
            if UInt64(all.count) >= total { return all }
            if part.isEmpty { throw wrongResult }
        }
    }
}
