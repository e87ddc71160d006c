/// Sides of an item at which no other items may be dropped: rule O8 of docs/semantics.md.
///
/// The numbers are those of `JGB_DROP_SIDE_...` in C and of the protocol.
public struct DropSides: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place before the item.
    public static let before = DropSides(rawValue: 1)
    /// The place behind the item.
    public static let behind = DropSides(rawValue: 2)

    static let all: DropSides = [.before, .behind]
}

extension Scene {
    mutating func refuseDrops(
        at sides: Span<DropSides>, ofItems runs: Span<ItemRun>, within limits: Limits?
    ) throws(CollectionError) {
        if sides.count != runs.count {
            throw .unequalColumns("sides", count: sides.count, expected: runs.count)
        }
        for index in sides.indices where !DropSides.all.isSuperset(of: sides[index]) {
            throw .unknownBits(
                "sides", index: index, UInt64(sides[index].rawValue),
                known: UInt64(DropSides.all.rawValue))
        }
        var values = try itemValues(of: runs)
        for index in values.indices { values[index].value = sides[index].rawValue }
        if values.isEmpty { return }
        let state = traitsState()
        state.values.refusedSides = try setting(values, in: state.values.refusedSides, limits)
    }

    /// The sides at which an item refuses drops; none if the item does not exist.
    func refusedSides(ofItemAt path: IndexPath) -> DropSides {
        guard let items = traits?.values.refusedSides,
            let number = try? stage.dataSource.itemIndex(of: path)
        else { return [] }
        return DropSides(rawValue: items[number])
    }

    /// Whether the item before or behind an insertion point refuses drops there.
    func refusesDrop(at gap: IndexPath) -> Bool {
        if refusedSides(ofItemAt: gap).contains(.before) { return true }
        if gap.item == 0 { return false }
        let last = IndexPath(section: gap.section, item: gap.item - 1)
        return refusedSides(ofItemAt: last).contains(.behind)
    }
}
