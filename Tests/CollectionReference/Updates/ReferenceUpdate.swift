import CollectionCore

/// A batch update with its runs taken apart: an entry for each item and each section named (D1).
struct ReferenceUpdate {
    var sections: [Entry] = []
    var items: [Entry] = []

    /// What one part says of one item or section.
    struct Entry {
        /// The place of the part among all.
        var part: Int
        var action: UpdateItem.Action
        /// Nil for inserts.
        var before: IndexPath?
        /// Of inserts and moves only.
        var after: IndexPath?
        /// Where it takes its content from the batch.
        var section: ReferenceSection?
        var item: ReferenceItem?
    }

    init(sections: [Entry], items: [Entry]) {
        self.sections = sections
        self.items = items
    }

    /// - Throws: What is wrong with the parts whatever the data is.
    init(_ descriptions: [UpdateDescription]) throws(CollectionError) {
        var first = 0
        for description in descriptions {
            try Self.checkShape(description)
            let content = try Content(description)
            add(description.parts, content, first)
            first += description.parts.count
        }
    }

    private static func checkShape(_ description: UpdateDescription) throws(CollectionError) {
        for (index, part) in description.parts.enumerated() {
            guard let action = part.action else {
                throw .invalidNumber("items#.action", index: index, .unknownValue)
            }
            if part.count == 0 { throw .invalidNumber("items#.count", index: index, .outOfRange) }
            if !part.flags.isSubset(of: [.keepsContent, .takesMetrics]) {
                throw .invalidNumber("items#.flags", index: index, .unknownValue)
            }
            let isMixed =
                part.indexPathBeforeUpdate.isSection != part.indexPathAfterUpdate.isSection
            if action == .move && isMixed {
                throw .invalidNumber("items", index: index, .conflicting)
            }
        }
    }

    private mutating func add(_ parts: [UpdateItem], _ content: Content, _ first: Int) {
        var content = content
        for (number, part) in parts.enumerated() {
            let action = part.checkedAction
            let taken = part.taken
            for step in 0..<part.count {
                var entry = Entry(part: first + number, action: action)
                if action != .insert {
                    entry.before = part.indexPathBeforeUpdate.advanced(by: step)
                }
                if action == .insert || action == .move {
                    entry.after = part.indexPathAfterUpdate.advanced(by: step)
                }
                if taken.sections > 0 { entry.section = content.nextSection() }
                if taken.items > 0 { entry.item = content.nextItem() }
                if part.isOfSections { sections.append(entry) } else { items.append(entry) }
            }
        }
    }

    /// The columns of a batch, taken one entry after another in the order of its parts.
    private struct Content {
        private var chunk: DataDescription.Chunk?
        private let metrics: [SectionMetrics]
        private var sections = 0
        private var items = 0

        /// - Throws: `unequalColumns` if it is not as much as the parts take.
        init(_ description: UpdateDescription) throws(CollectionError) {
            chunk = description.content
            metrics = description.metrics
            let taken = description.parts.map(\.taken)
            let sectionCount = taken.reduce(0) { $0 + $1.sections }
            let given = chunk?.itemCounts ?? []
            if given.count != sectionCount {
                throw .unequalColumns("item_counts", count: given.count, expected: sectionCount)
            }
            let itemCount = given.reduce(0) { $0 + Int($1) } + taken.reduce(0) { $0 + $1.items }
            if chunk != nil && description.itemCount != itemCount {
                throw .unequalColumns(
                    "content", count: description.itemCount, expected: itemCount)
            }
        }

        mutating func nextItem() -> ReferenceItem {
            items += 1
            return chunk.map { $0.item(at: items - 1) } ?? ReferenceItem()
        }

        mutating func nextSection() -> ReferenceSection {
            guard let chunk else { return ReferenceSection(metrics: nil, items: []) }
            let number = chunk.sectionMetrics.isEmpty ? 0 : chunk.sectionMetrics[sections]
            let count = chunk.itemCounts[sections]
            sections += 1
            return ReferenceSection(
                metrics: number == 0 ? nil : metrics[Int(number) - 1].onGrid,
                items: (0..<count).map { _ in nextItem() })
        }
    }
}
