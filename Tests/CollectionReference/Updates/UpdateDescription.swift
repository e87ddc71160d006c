public import CollectionCore

/// A batch update as a script has it: its parts, and what is new as columns.
public struct UpdateDescription: Equatable, Sendable {
    public var parts: [UpdateItem]
    public var metrics: [SectionMetrics]
    /// Nil: nothing new, or items as their section's metrics say.
    public var content: DataDescription.Chunk?
    /// How many items the columns of the content describe, those of its sections among them.
    public var itemCount: Int
    public var itemCountsAfter: [UInt32]?

    public init(_ parts: [UpdateItem]) {
        self.parts = parts
        metrics = []
        content = nil
        itemCount = 0
        itemCountsAfter = nil
    }
}

extension UpdateDescription {
    /// - Throws: `unequalColumns` for a column that has not an entry for each item.
    func checkColumns() throws(CollectionError) {
        guard let content else { return }
        let counts: [(CollectionError.Argument, Int)] = [
            ("widths", content.widths.count), ("heights", content.heights.count),
            ("reuse_identifiers", content.reuseIdentifiers.count), ("spans", content.spans.count),
        ]
        for (argument, count) in counts where count != 0 && count != itemCount {
            throw .unequalColumns(argument, count: count, expected: itemCount)
        }
    }

    /// The same without a part, and without what is new of it. Counts are not stated any more.
    func without(part number: Int) -> UpdateDescription {
        var rest = self
        rest.parts.remove(at: number)
        rest.itemCountsAfter = nil
        let before = parts[..<number].map(\.taken)
        let taken = parts[number].taken
        guard var content else { return rest }
        let sections = before.reduce(0) { $0 + $1.sections }
        func items(_ counts: ArraySlice<UInt32>) -> Int { counts.reduce(0) { $0 + Int($1) } }
        if sections + taken.sections > content.itemCounts.count { return rest }
        let own = sections..<sections + taken.sections
        let first =
            items(content.itemCounts[..<sections]) + before.reduce(0) { $0 + $1.items }
        let count = items(content.itemCounts[own]) + taken.items
        content.itemCounts.removeSubrange(own)
        if !content.sectionMetrics.isEmpty { content.sectionMetrics.removeSubrange(own) }
        func cut<Entry>(_ column: inout [Entry]) {
            if column.count >= first + count { column.removeSubrange(first..<first + count) }
        }
        cut(&content.widths)
        cut(&content.heights)
        cut(&content.reuseIdentifiers)
        cut(&content.spans)
        rest.itemCount = max(0, rest.itemCount - count)
        rest.content = content
        return rest
    }
}

extension UpdateItem {
    /// The action of a part whose shape was checked.
    var checkedAction: Action { action ?? .insert }

    /// Whether it speaks of sections: of the paths that its action uses.
    var isOfSections: Bool {
        checkedAction == .insert
            ? indexPathAfterUpdate.isSection : indexPathBeforeUpdate.isSection
    }

    var keepsContent: Bool { flags.contains(.keepsContent) }

    /// How many sections of the content it takes, and how many single items.
    var taken: (sections: Int, items: Int) {
        switch checkedAction {
        case .delete, .move: return (0, 0)
        case .reload where keepsContent: return (0, 0)
        case .reconfigure where isOfSections:
            return flags.contains(.takesMetrics) ? (Int(count), 0) : (0, 0)
        case .reconfigure where keepsContent: return (0, 0)
        default: return isOfSections ? (Int(count), 0) : (0, Int(count))
        }
    }
}

extension IndexPath {
    var isSection: Bool { item == Self.noItem }

    /// The section itself, or an item of it, so many further on.
    func advanced(by distance: UInt32) -> IndexPath {
        isSection
            ? IndexPath(section: section &+ distance)
            : IndexPath(section: section, item: item &+ distance)
    }
}
