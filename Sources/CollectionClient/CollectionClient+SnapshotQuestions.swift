public import CollectionCore
public import CollectionWire

/// What snapshots have in them.
extension CollectionClient {
    public mutating func counts(
        of snapshot: SnapshotReference
    ) throws(ClientError) -> SnapshotCounts {
        let (number, view) = snapshot.numbers
        return try call(GetSnapshotCounts(number), view: view)
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
        let (number, view) = snapshot.numbers
        return try call(GetIndexPathOfItem(number, item: item), view: view)
    }

    public mutating func index(
        ofSection section: UInt64, in snapshot: SnapshotReference
    ) throws(ClientError) -> Int? {
        let (number, view) = snapshot.numbers
        let index = try call(GetIndexOfSection(number, section: section), view: view)
        return index.map { Int(clamping: $0) }
    }

    public mutating func itemIdentifier(
        at indexPath: IndexPath, in snapshot: SnapshotReference
    ) throws(ClientError) -> UInt64? {
        let (number, view) = snapshot.numbers
        return try call(GetItemIdentifier(number, at: indexPath), view: view)
    }

    private mutating func identifiers(
        _ list: Snapshot.List, _ snapshot: SnapshotReference
    ) throws(ClientError) -> [UInt64] {
        let (number, view) = snapshot.numbers
        return try allIdentifiers(view: view) { first in
            GetIdentifiers(number, list, first: first, count: .max)
        }
    }

    /// Asks until all of a list has come.
    ///
    /// - Parameter request: What asks for the list from an offset on.
    mutating func allIdentifiers(
        view: UInt32, _ request: (UInt64) -> some Operation<IdentifierPart>
    ) throws(ClientError) -> [UInt64] {
        var all: [UInt64] = []
        while true {
            let part = try call(request(UInt64(all.count)), view: view)
            all += part.identifiers
            if UInt64(all.count) >= part.total { return all }
            if part.identifiers.isEmpty { throw wrongResult }
        }
    }
}
