import CollectionCore

/// Sections and items by identifiers (E1), as arrays.
struct ReferenceSnapshot {
    var sections: [Section] = []
    /// What sections refer to: 1 + an index.
    var metrics: [SectionMetrics] = []
    var policy = Snapshot.DuplicatePolicy.moveExisting
    var reloadedSections: [UInt64] = []
    var reloadedItems: [UInt64] = []
    var reconfiguredItems: [UInt64] = []

    struct Section {
        var identifier: UInt64
        var metrics: UInt32 = 0
        var items: [Item] = []
    }

    struct Item {
        var identifier: UInt64
        /// Size and reuse identifier, if it has its own.
        var content = ReferenceItem()
    }

    var sectionIdentifiers: [UInt64] { sections.map(\.identifier) }
    var itemIdentifiers: [UInt64] { sections.flatMap { $0.items.map(\.identifier) } }

    func sectionMetrics(_ section: Section) -> SectionMetrics? {
        section.metrics == 0 ? nil : metrics[Int(section.metrics) - 1].onGrid
    }

    /// As a view has them.
    var referenceSections: [ReferenceSection] {
        sections.map {
            ReferenceSection(metrics: sectionMetrics($0), items: $0.items.map(\.content))
        }
    }

    func path(ofItem item: UInt64) -> (section: Int, item: Int)? {
        for (section, entry) in sections.enumerated() {
            if let index = entry.items.firstIndex(where: { $0.identifier == item }) {
                return (section, index)
            }
        }
        return nil
    }

    func indexPath(ofItem item: UInt64) -> IndexPath? {
        path(ofItem: item).map { IndexPath(section: UInt32($0.section), item: UInt32($0.item)) }
    }

    func itemIdentifier(at path: IndexPath) -> UInt64? {
        if Int(path.section) >= sections.count { return nil }
        let items = sections[Int(path.section)].items
        return Int(path.item) < items.count ? items[Int(path.item)].identifier : nil
    }

    func index(ofSection section: UInt64) -> Int? {
        sections.firstIndex { $0.identifier == section }
    }

    /// Sections, marks of three sorts, then the items of each section.
    var lists: [[UInt64]] {
        [sectionIdentifiers, reloadedSections, reloadedItems, reconfiguredItems]
            + sections.map { $0.items.map(\.identifier) }
    }
}

extension ReferenceSnapshot {
    func known(section: UInt64) throws(CollectionError) -> Int {
        guard let index = index(ofSection: section) else {
            throw .snapshot(.unknownSection(section))
        }
        return index
    }

    func known(item: UInt64) throws(CollectionError) -> (section: Int, item: Int) {
        guard let path = path(ofItem: item) else { throw .snapshot(.unknownItem(item)) }
        return path
    }

    /// Identifiers that occur more than once, in ascending order.
    static func repeated(_ identifiers: [UInt64]) -> [UInt64] {
        Array(
            Set(identifiers.filter { one in identifiers.count { $0 == one } > 1 }).sorted()
                .prefix(8))
    }

    static func checkItems(_ identifiers: [UInt64]) throws(CollectionError) {
        let repeated = repeated(identifiers)
        if !repeated.isEmpty { throw .snapshot(.repeatedItems(repeated)) }
    }

    static func checkSections(_ identifiers: [UInt64]) throws(CollectionError) {
        let repeated = repeated(identifiers)
        if !repeated.isEmpty { throw .snapshot(.repeatedSections(repeated)) }
    }

    /// - Returns: How many identifiers were there and were moved; nil for changes that move none.
    mutating func perform(
        _ change: SnapshotChange, _ outline: ReferenceOutline
    ) throws(CollectionError) -> Int? {
        switch change {
        case .setMetrics(let metrics): try set(metrics)
        case .setSectionMetrics(let number, let identifiers): try set(number, identifiers)
        case .setDuplicatePolicy(let policy): self.policy = policy
        case .appendSections(let identifiers): return try insert(sections: identifiers, nil)
        case .insertSections(let identifiers, let place):
            return try insert(sections: identifiers, place)
        case .deleteSections(let identifiers): try delete(sections: identifiers)
        case .moveSection(let identifier, let place): try move(section: identifier, place)
        case .reloadSections(let identifiers):
            try Self.checkSections(identifiers)
            note(identifiers.filter { index(ofSection: $0) != nil }, in: \.reloadedSections)
        case .appendItems(let identifiers, let section, let content):
            return try append(identifiers, section, content)
        case .insertItems(let identifiers, let place, let content):
            _ = try known(item: place.anchor)
            return try insert(Self.items(identifiers, content), content == nil, .beside(place))
        case .setItems(let identifiers, let section, let content):
            return try set(identifiers, ofSection: section, content)
        case .deleteItems(let identifiers):
            try Self.checkItems(identifiers)
            for identifier in identifiers { remove(item: identifier, keepingMarks: false) }
        case .deleteAllItems(let keepingSections): deleteAll(keepingSections: keepingSections)
        case .moveItem(let identifier, let place): try move(item: identifier, place)
        case .reloadItems(let identifiers, let content):
            try set(content, of: identifiers)
            note(identifiers, in: \.reloadedItems)
        case .reconfigureItems(let identifiers, let content):
            try set(content, of: identifiers)
            note(identifiers, in: \.reconfiguredItems)
        case .removeMarks: removeMarks()
        case .replaceItems(let section): try replaceItems(inSection: section, outline)
        }
        return nil
    }
}
