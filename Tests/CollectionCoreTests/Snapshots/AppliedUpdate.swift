import CollectionCore

/// What rule D1 makes of a batch update, item by item.
struct AppliedUpdate {
    private(set) var sections: [[Cell]]
    /// Items that the parts move.
    private(set) var movedCount = 0
    private(set) var partCount = 0

    struct Cell: Equatable {
        /// Nil: the update brought it.
        var identifier: UInt64?
        var width: Float
        var isReconfigured = false
    }

    struct Impossible: Error {}

    private struct Single {
        var action: UpdateItem.Action
        var before: IndexPath
        var after: IndexPath
        /// What the part brings.
        var cells: [Cell] = []

        var isSection: Bool {
            (action == .insert ? after : before).item == IndexPath.noItem
        }
    }

    init(_ update: BatchUpdate, to old: [[Cell]], sectionCount: Int) throws {
        sections = []
        partCount = update.items.count
        let singles = try Self.singles(update)
        var rests: [[Cell]?] = old.map { $0 }
        var moved: [(IndexPath, Cell)] = []
        Self.replaceItems(singles, &rests)
        for single in singles where !single.isSection && single.action == .move {
            let (section, item) = (Int(single.before.section), Int(single.before.item))
            guard let cell = rests[section]?[item] else { throw Impossible() }
            moved.append((single.after, cell))
        }
        movedCount = moved.count
        try Self.takeOut(singles, &rests)
        for single in singles where single.isSection {
            if single.action == .delete { rests[Int(single.before.section)] = nil }
            if single.action == .reload { rests[Int(single.before.section)] = single.cells }
        }
        var placed = [[Cell]?](repeating: nil, count: sectionCount)
        for single in singles where single.isSection {
            if single.action == .insert { placed[Int(single.after.section)] = single.cells }
            if single.action == .move {
                placed[Int(single.after.section)] = rests[Int(single.before.section)]
                rests[Int(single.before.section)] = nil
            }
        }
        var left = rests.compactMap { $0 }[...]
        for section in placed.indices {
            guard let cells = placed[section] ?? left.popFirst() else { throw Impossible() }
            sections.append(cells)
        }
        if !left.isEmpty { throw Impossible() }
        for single in singles where !single.isSection && single.action == .insert {
            moved.append((single.after, single.cells[0]))
        }
        try place(moved)
    }

    /// Parts of one item or section, with what they bring.
    private static func singles(_ update: BatchUpdate) throws -> [Single] {
        var widths = update.content.itemWidths[...]
        var counts = update.content.sectionItemCounts[...]
        var singles: [Single] = []
        for part in update.items {
            guard let action = part.action, part.count > 0 else { throw Impossible() }
            for offset in 0..<part.count {
                var single = Single(
                    action: action, before: part.indexPathBeforeUpdate.advanced(offset),
                    after: part.indexPathAfterUpdate.advanced(offset))
                if action != .delete && action != .move {
                    let count = single.isSection ? counts.popFirst() : 1
                    guard let count, widths.count >= Int(count) else { throw Impossible() }
                    for _ in 0..<count {
                        single.cells.append(Cell(identifier: nil, width: widths.removeFirst()))
                    }
                }
                singles.append(single)
            }
        }
        if !widths.isEmpty || !counts.isEmpty { throw Impossible() }
        return singles
    }

    private static func replaceItems(_ singles: [Single], _ sections: inout [[Cell]?]) {
        for single in singles where !single.isSection {
            let (section, item) = (Int(single.before.section), Int(single.before.item))
            if single.action == .reload { sections[section]?[item] = single.cells[0] }
            if single.action == .reconfigure {
                sections[section]?[item].width = single.cells[0].width
                sections[section]?[item].isReconfigured = true
            }
        }
    }

    private static func takeOut(_ singles: [Single], _ sections: inout [[Cell]?]) throws {
        var gone: [IndexPath] = []
        for single in singles where !single.isSection {
            if single.action == .delete || single.action == .move { gone.append(single.before) }
        }
        for path in gone.sorted().reversed() {
            guard Int(path.item) < sections[Int(path.section)]?.count ?? 0 else {
                throw Impossible()
            }
            sections[Int(path.section)]?.remove(at: Int(path.item))
        }
    }

    private mutating func place(_ cells: [(IndexPath, Cell)]) throws {
        for (path, cell) in cells.sorted(by: { $0.0 < $1.0 }) {
            let section = Int(path.section)
            guard section < sections.count, Int(path.item) <= sections[section].count else {
                throw Impossible()
            }
            sections[section].insert(cell, at: Int(path.item))
        }
    }
}

extension IndexPath {
    fileprivate func advanced(_ offset: UInt32) -> IndexPath {
        item == Self.noItem
            ? IndexPath(section: section + offset)
            : IndexPath(section: section, item: item + offset)
    }
}
