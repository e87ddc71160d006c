import CollectionCore

/// The batch update that makes one snapshot another one (E3).
struct ReferenceDifference {
    let old: ReferenceSnapshot
    let new: ReferenceSnapshot
    /// Sections of both, by what becomes of them.
    private var movedSections: Set<UInt64> = []
    private var reloadedSections: Set<UInt64> = []
    private(set) var update = ReferenceUpdate(sections: [], items: [])

    init(from old: ReferenceSnapshot, to new: ReferenceSnapshot) {
        self.old = old
        self.new = new
        let both = new.sectionIdentifiers.filter { old.index(ofSection: $0) != nil }
        movedSections = Self.moved(both, old.sectionIdentifiers)
        reloadedSections = Set(new.reloadedSections.filter { both.contains($0) })
        addSections()
        addItems()
    }

    /// As few as can be: all but a longest run whose members stood in this order. Of several such
    /// runs it is the one whose last member stood earliest, then the last but one, and so on.
    private static func moved(_ identifiers: [UInt64], _ before: [UInt64]) -> Set<UInt64> {
        let places = identifiers.map { identifier in before.firstIndex(of: identifier) ?? 0 }
        // The best run that ends with each of them, from its end to its start.
        var runs: [[Int]] = []
        for (number, place) in places.enumerated() {
            let joined = runs[..<number].filter { $0[0] < place }
            runs.append([place] + best(joined))
        }
        let staying = Set(best(runs))
        return Set(zip(identifiers, places).filter { !staying.contains($1) }.map(\.0))
    }

    private static func best(_ runs: [[Int]]) -> [Int] {
        runs.reduce([]) { best, run in
            if run.count != best.count { return run.count > best.count ? run : best }
            return run.lexicographicallyPrecedes(best) ? run : best
        }
    }

    /// Whether a section of the new snapshot is the one that was there.
    private func isSame(_ section: UInt64) -> Bool {
        old.index(ofSection: section) != nil && !reloadedSections.contains(section)
    }

    /// - Parameter before: An index in the old snapshot, and in the new one.
    private mutating func addSection(
        _ action: UpdateItem.Action, before: Int? = nil, after: Int? = nil,
        _ content: ReferenceSection? = nil
    ) {
        update.sections.append(
            ReferenceUpdate.Entry(
                part: 0, action: action, before: before.map { IndexPath(section: UInt32($0)) },
                after: after.map { IndexPath(section: UInt32($0)) }, section: content))
    }

    private mutating func addSections() {
        for (index, section) in old.sections.enumerated()
        where new.index(ofSection: section.identifier) == nil {
            addSection(.delete, before: index)
        }
        for (index, section) in new.sections.enumerated() {
            let identifier = section.identifier
            let before = old.index(ofSection: identifier)
            switch (before, movedSections.contains(identifier)) {
            case (nil, _): addSection(.insert, after: index, brought(section))
            case (let before?, let isMoved) where reloadedSections.contains(identifier):
                if isMoved {
                    addSection(.delete, before: before)
                    addSection(.insert, after: index, brought(section))
                } else {
                    addSection(.reload, before: before, brought(section))
                }
            case (let before?, true):
                addSection(.move, before: before, after: index)
                addMetrics(section, before)
            case (let before?, false): addMetrics(section, before)
            }
        }
    }

    /// A section that stays takes other metrics.
    private mutating func addMetrics(_ section: ReferenceSnapshot.Section, _ before: Int) {
        func metrics(_ number: UInt32, _ snapshot: ReferenceSnapshot) -> SectionMetrics? {
            number == 0 ? nil : snapshot.metrics[Int(number) - 1]
        }
        if metrics(old.sections[before].metrics, old) == metrics(section.metrics, new) { return }
        addSection(
            .reconfigure, before: before,
            ReferenceSection(metrics: new.sectionMetrics(section), items: []))
    }

    /// A section that is new or reloaded, with its items but for those from other sections.
    private func brought(_ section: ReferenceSnapshot.Section) -> ReferenceSection {
        let items = section.items.filter { item in
            old.path(ofItem: item.identifier).map {
                old.sections[$0.section].identifier == section.identifier
            } ?? true
        }
        return ReferenceSection(
            metrics: new.sectionMetrics(section), items: items.map(\.content))
    }

    private mutating func addItem(
        _ action: UpdateItem.Action, before: IndexPath? = nil, after: IndexPath? = nil,
        _ content: ReferenceItem? = nil
    ) {
        update.items.append(
            ReferenceUpdate.Entry(
                part: 0, action: action, before: before, after: after, item: content))
    }

    private mutating func addItems() {
        for item in old.itemIdentifiers where new.path(ofItem: item) == nil {
            addItem(.delete, before: old.indexPath(ofItem: item))
        }
        for section in new.sections {
            let stay = section.items.map(\.identifier).filter { item in
                isSame(section.identifier)
                    && sectionBefore(of: item) == section.identifier
            }
            let before = old.sections.first { $0.identifier == section.identifier }
            let moved = Self.moved(stay, before?.items.map(\.identifier) ?? [])
            for item in section.items {
                if stay.contains(item.identifier) {
                    add(item, isMoved: moved.contains(item.identifier))
                } else if let origin = sectionBefore(of: item.identifier) {
                    if origin != section.identifier { add(item, isMoved: true) }
                } else if isSame(section.identifier) {
                    addItem(
                        .insert, after: new.indexPath(ofItem: item.identifier), item.content)
                }
            }
        }
    }

    private func sectionBefore(of item: UInt64) -> UInt64? {
        old.path(ofItem: item).map { old.sections[$0.section].identifier }
    }

    /// An item that is there before and after.
    private mutating func add(_ item: ReferenceSnapshot.Item, isMoved: Bool) {
        let before = old.indexPath(ofItem: item.identifier)
        let after = new.indexPath(ofItem: item.identifier)
        if new.reloadedItems.contains(item.identifier) {
            if isMoved {
                addItem(.delete, before: before)
                addItem(.insert, after: after, item.content)
            } else {
                addItem(.reload, before: before, item.content)
            }
            return
        }
        if isMoved { addItem(.move, before: before, after: after) }
        if new.reconfiguredItems.contains(item.identifier) {
            addItem(.reconfigure, before: before, item.content)
        }
    }
}
