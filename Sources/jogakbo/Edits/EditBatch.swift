import CollectionCore

/// The parts of a batch while it is put together: no item is named twice in the state before, and
/// no place twice in the state after. Rules D1 and D3 of docs/semantics.md.
struct EditBatch {
    struct Part {
        let kind: EditKind
        /// In the state before; nil for inserts.
        let origin: IndexPath?
        /// In the state after; of inserts and moves.
        let targetSection: Int?
    }

    private(set) var parts: [Part] = []
    private let countsBefore: [UInt32]
    /// How many items each section has with the parts so far.
    private(set) var countsAfter: [UInt32]
    private var origins: Set<IndexPath> = []
    private var targets: Set<IndexPath> = []

    init(_ itemCounts: [UInt32]) {
        countsBefore = itemCounts
        countsAfter = itemCounts
    }

    /// An item that no part has named yet, in the section or the next one that has any; nil when
    /// there is none.
    ///
    /// - Parameter number: Which item of the section, counted round.
    mutating func origin(near section: Int, _ number: UInt64) -> IndexPath? {
        for step in countsBefore.indices {
            let section = (section + step) % countsBefore.count
            let count = countsBefore[section]
            if count > 0, let path = free(in: section, count, number, origins) {
                origins.insert(path)
                return path
            }
        }
        return nil
    }

    mutating func append(_ kind: EditKind, from origin: IndexPath?, toSection section: Int?) {
        parts.append(Part(kind: kind, origin: origin, targetSection: section))
        if let origin, kind == .delete || kind == .move { countsAfter[Int(origin.section)] -= 1 }
        if let section { countsAfter[section] += 1 }
    }

    /// A place in the state after that no part has taken yet, once all parts are there.
    mutating func target(in section: Int, _ number: UInt64) -> IndexPath {
        let path =
            free(in: section, countsAfter[section], number, targets)
            ?? IndexPath(section: UInt32(section), item: 0)
        targets.insert(path)
        return path
    }

    private func free(
        in section: Int, _ count: UInt32, _ number: UInt64, _ taken: Set<IndexPath>
    ) -> IndexPath? {
        for step in 0..<UInt64(count) {
            let item = UInt32((number + step) % UInt64(count))
            let path = IndexPath(section: UInt32(section), item: item)
            if !taken.contains(path) { return path }
        }
        return nil
    }
}
