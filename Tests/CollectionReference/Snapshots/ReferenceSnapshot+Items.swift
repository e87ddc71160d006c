import CollectionCore

extension ReferenceSnapshot {
    enum ItemPlace {
        case endOfSection(Int)
        case beside(SnapshotPlace)
    }

    /// Items with what a call brings for them.
    static func items(_ identifiers: [UInt64], _ content: DataDescription.Chunk?) -> [Item] {
        identifiers.enumerated().map { number, identifier in
            Item(
                identifier: identifier,
                content: content.map { $0.item(at: number) } ?? ReferenceItem())
        }
    }

    mutating func append(
        _ identifiers: [UInt64], _ section: UInt64?, _ content: DataDescription.Chunk?
    ) throws(CollectionError) -> Int {
        if section == nil && sections.isEmpty { throw .snapshot(.noSections) }
        let index = try section.map { identifier throws(CollectionError) in
            try known(section: identifier)
        }
        return try insert(
            Self.items(identifiers, content), content == nil,
            .endOfSection(index ?? sections.count - 1))
    }

    /// - Parameter keepsContent: Whether those that are there keep what they have.
    mutating func insert(
        _ items: [Item], _ keepsContent: Bool, _ place: ItemPlace
    ) throws(CollectionError) -> Int {
        var placed = try numbered(items, replacing: [])
        let identifiers = placed.map(\.identifier)
        try Self.checkItems(identifiers)
        let existing = identifiers.filter { path(ofItem: $0) != nil }.sorted()
        switch policy {
        case .error where !existing.isEmpty:
            throw .snapshot(.existingItems(Array(existing.prefix(8))))
        case .keepFirst: placed.removeAll { existing.contains($0.identifier) }
        case .moveExisting:
            if case .beside(let beside) = place, existing.contains(beside.anchor) {
                throw .snapshot(.besideItself(beside.anchor))
            }
        default: break
        }
        for index in placed.indices {
            let old = remove(item: placed[index].identifier, keepingMarks: true)
            if let old, keepsContent { placed[index] = old }
        }
        put(placed, place)
        return policy == .moveExisting ? existing.count : 0
    }

    private mutating func put(_ items: [Item], _ place: ItemPlace) {
        switch place {
        case .endOfSection(let section): sections[section].items += items
        case .beside(let beside):
            guard let path = path(ofItem: beside.anchor) else { return }
            let index = beside.isAfter ? path.item + 1 : path.item
            sections[path.section].items.insert(contentsOf: items, at: index)
        }
    }

    @discardableResult
    mutating func remove(item: UInt64, keepingMarks: Bool) -> Item? {
        guard let path = path(ofItem: item) else { return nil }
        if !keepingMarks {
            reloadedItems.removeAll { $0 == item }
            reconfiguredItems.removeAll { $0 == item }
        }
        return sections[path.section].items.remove(at: path.item)
    }

    mutating func move(item: UInt64, _ place: SnapshotPlace) throws(CollectionError) {
        _ = try known(item: item)
        _ = try known(item: place.anchor)
        if item == place.anchor { throw .snapshot(.besideItself(item)) }
        if let moved = remove(item: item, keepingMarks: true) { put([moved], .beside(place)) }
    }

    /// - Parameter content: Nil: what they have.
    mutating func set(
        _ content: DataDescription.Chunk?, of identifiers: [UInt64]
    ) throws(CollectionError) {
        try Self.checkItems(identifiers)
        for identifier in identifiers { _ = try known(item: identifier) }
        guard let content else { return }
        for (number, identifier) in identifiers.enumerated() {
            let path = try known(item: identifier)
            sections[path.section].items[path.item].content = content.item(at: number)
        }
    }

    /// E5: the visible items of an outline become those of a section.
    mutating func replaceItems(
        inSection section: UInt64, _ outline: ReferenceOutline
    ) throws(CollectionError) {
        _ = try replaceItems(ofSection: try known(section: section), by: outline.visibleItems)
    }

    /// E2: the items of a list become those of a section.
    ///
    /// - Parameter content: Nil: what they have, if they are there.
    /// - Returns: How many came from other sections.
    mutating func set(
        _ identifiers: [UInt64], ofSection section: UInt64, _ content: DataDescription.Chunk?
    ) throws(CollectionError) -> Int {
        let index = try known(section: section)
        var items = try numbered(
            Self.items(identifiers, content),
            replacing: sections[index].items.map(\.identifier))
        try Self.checkItems(items.map(\.identifier))
        for number in items.indices where content == nil {
            guard let path = path(ofItem: items[number].identifier) else { continue }
            items[number] = sections[path.section].items[path.item]
        }
        return try replaceItems(ofSection: index, by: items)
    }

    /// E2: further occurrences of items, by the least numbers that are free.
    private func numbered(
        _ items: [Item], replacing replaced: [UInt64]
    ) throws(CollectionError) -> [Item] {
        if policy != .number { return items }
        if let index = items.firstIndex(where: { $0.identifier >> 48 > 0 }) {
            throw .invalidNumber("items", index: index, .outOfRange)
        }
        var numbered: [Item] = []
        for var item in items {
            while numbered.contains(where: { $0.identifier == item.identifier })
                || path(ofItem: item.identifier) != nil && !replaced.contains(item.identifier)
            {
                item.identifier += 1 << 48
            }
            numbered.append(item)
        }
        return numbered
    }

    private mutating func replaceItems(
        ofSection index: Int, by list: [Item]
    ) throws(CollectionError) -> Int {
        let here = sections[index].items.map(\.identifier)
        var items = list
        let elsewhere = items.map(\.identifier)
            .filter { path(ofItem: $0) != nil && !here.contains($0) }.sorted()
        switch policy {
        case .error where !elsewhere.isEmpty, .number where !elsewhere.isEmpty:
            throw .snapshot(.existingItems(Array(elsewhere.prefix(8))))
        case .keepFirst: items.removeAll { elsewhere.contains($0.identifier) }
        default: break
        }
        let identifiers = items.map(\.identifier)
        for item in here { remove(item: item, keepingMarks: identifiers.contains(item)) }
        for item in identifiers { remove(item: item, keepingMarks: true) }
        sections[index].items = items
        return policy == .moveExisting ? elsewhere.count : 0
    }

    /// E2: leaves only some items, and the sections that have any of them.
    mutating func filterItems(_ identifiers: [UInt64]) {
        let named = policy == .number ? (1 << 48) - 1 : UInt64.max
        for index in sections.indices {
            sections[index].items.removeAll { !identifiers.contains($0.identifier & named) }
        }
        sections.removeAll { $0.items.isEmpty }
        reloadedItems = reloadedItems.filter { path(ofItem: $0) != nil }
        reconfiguredItems = reconfiguredItems.filter { path(ofItem: $0) != nil }
        reloadedSections = reloadedSections.filter { index(ofSection: $0) != nil }
    }
}
