import CollectionCore
import CollectionReference

/// A snapshot as plain arrays, to compare with.
struct SnapshotModel: Equatable {
    var sections: [Section] = []
    var reloadedItems: [UInt64] = []
    var reconfiguredItems: [UInt64] = []
    var reloadedSections: [UInt64] = []

    struct Section: Equatable {
        var identifier: UInt64
        var items: [Item] = []
        var metrics: UInt32 = 0
    }

    struct Item: Equatable {
        var identifier: UInt64
        var width: Float = -1
    }

    var itemIdentifiers: [UInt64] { sections.flatMap { $0.items.map(\.identifier) } }

    func path(_ item: UInt64) -> (Int, Int)? {
        for (section, entry) in sections.enumerated() {
            if let index = entry.items.firstIndex(where: { $0.identifier == item }) {
                return (section, index)
            }
        }
        return nil
    }

    mutating func remove(_ item: UInt64) -> Item? {
        path(item).map { sections[$0.0].items.remove(at: $0.1) }
    }

    func index(of section: UInt64) -> Int {
        sections.firstIndex { $0.identifier == section } ?? 0
    }

    mutating func forget(_ item: UInt64) {
        reloadedItems.removeAll { $0 == item }
        reconfiguredItems.removeAll { $0 == item }
    }

    enum Target {
        case end(section: Int)
        case before(UInt64)
        case after(UInt64)
    }

    mutating func insert(_ items: [Item], keepsContent: Bool, _ target: Target) {
        let all = items.map { item in
            let old = remove(item.identifier)
            return keepsContent ? old ?? item : item
        }
        switch target {
        case .end(let section): sections[section].items += all
        case .before(let anchor):
            let (section, index) = path(anchor) ?? (0, 0)
            sections[section].items.insert(contentsOf: all, at: index)
        case .after(let anchor):
            let (section, index) = path(anchor) ?? (0, 0)
            sections[section].items.insert(contentsOf: all, at: index + 1)
        }
    }

    func difference(from snapshot: Snapshot) -> String? {
        if snapshot.sectionIdentifiers != sections.map(\.identifier) { return "sections" }
        if snapshot.itemIdentifiers != itemIdentifiers { return "items" }
        if snapshot.itemWidths != sections.flatMap({ $0.items.map(\.width) }) { return "widths" }
        if snapshot.reloadedItemIdentifiers != reloadedItems { return "reloaded" }
        if snapshot.reconfiguredItemIdentifiers != reconfiguredItems { return "reconfigured" }
        if snapshot.reloadedSectionIdentifiers != reloadedSections { return "reloaded sections" }
        if snapshot.sectionMetricsNumbers != sections.map(\.metrics) { return "metrics" }
        for (index, section) in sections.enumerated() {
            let identifiers = try? snapshot.itemIdentifiers(inSection: section.identifier)
            if identifiers != section.items.map(\.identifier) { return "items of a section" }
            if snapshot.indexOfSection(section.identifier) != index { return "section index" }
        }
        return nil
    }
}

extension ItemContent {
    /// Items with widths only.
    init(widths: [Float]) throws(CollectionError) {
        try self.init(
            count: widths.count, widths: widths.span, heights: [Float]().span,
            reuseIdentifiers: [UInt32]().span, options: [], limits: Limits())
    }
}
