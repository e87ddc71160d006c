import CollectionCore

/// Lists of rows, one list below the other. Each list has a header; headers and rows are 20 points
/// high. The data is a snapshot: the identifiers of the items number them from the first list on.
struct ReorderedLists: ~Copyable {
    private static let row = Size(width: 100, height: 20)

    var stage: MovementStage

    /// - Parameter counts: The numbers of items of the lists.
    init(_ counts: [Int], _ change: (inout MovementConfiguration) -> Void = { _ in }) throws {
        var list = MovementStage.list
        list.sectionMetrics.itemSize = Self.row
        list.sectionMetrics.headerReferenceSize = Self.row
        var stage = try MovementStage(
            .list(list), sections: counts.map { Array(repeating: Self.row, count: $0) },
            height: 400, change)
        var snapshot = Snapshot(limits: stage.view.limits)
        for (section, items) in stage.model.enumerated() {
            try snapshot.appendSections([UInt64(section)])
            try snapshot.appendItems(items.map { UInt64($0) }, toSection: UInt64(section))
        }
        try stage.view.applySnapshot(snapshot)
        try stage.show()
        self.stage = stage
    }

    /// Returns the items of each list as the view has them.
    func items() throws -> [[Int]] {
        guard let snapshot = stage.view.snapshot else { return [] }
        return try snapshot.sectionIdentifiers.map { section in
            try snapshot.itemIdentifiers(inSection: section).map { Int($0) }
        }
    }

    /// Moves an item to the place that the item has afterwards.
    ///
    /// - Returns: Whether the item was picked up.
    mutating func move(_ from: IndexPath, to place: IndexPath) throws -> Bool {
        guard try stage.pickUp(from.section, from.item) else { return false }
        try stage.move(to: 50, middle(of: place, without: from))
        try stage.show()
        try letGo()
        return true
    }

    /// Drags an item point by point until its middle is at an edge of another one, and lets it go.
    ///
    /// - Parameter isFar: Whether the edge is the one behind the other item.
    /// - Returns: Whether the item was picked up.
    mutating func drop(
        _ from: IndexPath, on other: IndexPath, atFarEdge isFar: Bool
    ) throws -> Bool {
        guard try stage.pickUp(from.section, from.item) else { return false }
        let start = middle(of: from, without: from)
        let edge = middle(of: other, without: other) + (isFar ? 10 : -10)
        for y in stride(from: start, through: edge, by: edge < start ? -1 : 1) {
            try stage.move(to: 50, y)
        }
        try letGo()
        return true
    }

    private mutating func letGo() throws {
        try stage.letGo()
        _ = stage.told()
        try stage.rest()
    }

    /// Returns the middle of a place, once an item has left its own.
    private func middle(of place: IndexPath, without source: IndexPath) -> Double {
        let above = stage.model[..<Int(place.section)].reduce(0) { $0 + $1.count }
        let leaves = source.section < place.section ? 1 : 0
        let headers = Int(place.section) + 1
        return Double(20 * (above - leaves + headers + Int(place.item)) + 10)
    }
}
