import CollectionCore

extension ReferenceSnapshot {
    mutating func set(_ metrics: [SectionMetrics]) throws(CollectionError) {
        if let index = sections.firstIndex(where: { Int($0.metrics) > metrics.count }) {
            throw .invalidNumber("section_metrics", index: index, .outOfRange)
        }
        self.metrics = metrics
    }

    mutating func set(_ number: UInt32, _ identifiers: [UInt64]) throws(CollectionError) {
        if Int(number) > metrics.count {
            throw .invalidArgument("number", .outOfRange)
        }
        try Self.checkSections(identifiers)
        for identifier in identifiers { _ = try known(section: identifier) }
        for index in sections.indices where identifiers.contains(sections[index].identifier) {
            sections[index].metrics = number
        }
    }

    /// - Parameter place: Nil: behind all.
    mutating func insert(
        sections identifiers: [UInt64], _ place: SnapshotPlace?
    ) throws(CollectionError) -> Int {
        if let place { _ = try known(section: place.anchor) }
        try Self.checkSections(identifiers)
        let existing = identifiers.filter { index(ofSection: $0) != nil }.sorted()
        var placed = identifiers
        switch policy {
        case .error where !existing.isEmpty, .number where !existing.isEmpty:
            throw .snapshot(.existingSections(Array(existing.prefix(8))))
        case .keepFirst: placed.removeAll { existing.contains($0) }
        case .moveExisting:
            if let place, existing.contains(place.anchor) {
                throw .snapshot(.besideItself(place.anchor))
            }
        default: break
        }
        let taken = placed.map { identifier in
            index(ofSection: identifier).map { sections[$0] } ?? Section(identifier: identifier)
        }
        sections.removeAll { placed.contains($0.identifier) }
        put(taken, place)
        return policy == .moveExisting ? existing.count : 0
    }

    private mutating func put(_ taken: [Section], _ place: SnapshotPlace?) {
        var index = sections.count
        if let place, let anchor = self.index(ofSection: place.anchor) {
            index = place.isAfter ? anchor + 1 : anchor
        }
        sections.insert(contentsOf: taken, at: index)
    }

    mutating func move(
        section identifier: UInt64, _ place: SnapshotPlace
    ) throws(CollectionError) {
        let index = try known(section: identifier)
        _ = try known(section: place.anchor)
        if identifier == place.anchor { throw .snapshot(.besideItself(identifier)) }
        put([sections.remove(at: index)], place)
    }

    mutating func delete(sections identifiers: [UInt64]) throws(CollectionError) {
        try Self.checkSections(identifiers)
        for section in sections where identifiers.contains(section.identifier) {
            for item in section.items { remove(item: item.identifier, keepingMarks: false) }
        }
        sections.removeAll { identifiers.contains($0.identifier) }
        reloadedSections.removeAll { identifiers.contains($0) }
    }

    mutating func deleteAll(keepingSections: Bool) {
        (reloadedItems, reconfiguredItems) = ([], [])
        for index in sections.indices { sections[index].items = [] }
        if !keepingSections { (sections, reloadedSections) = ([], []) }
    }

    /// Marks keep the order in which they were made.
    mutating func note(
        _ identifiers: [UInt64], in marks: WritableKeyPath<ReferenceSnapshot, [UInt64]>
    ) {
        for identifier in identifiers where !self[keyPath: marks].contains(identifier) {
            self[keyPath: marks].append(identifier)
        }
    }

    mutating func removeMarks() {
        (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], [])
    }
}
