// Reloaded identifiers are those that a snapshot marks.
extension ReloadedIdentifiers {
    /// Finds the marked identifiers that both snapshots have.
    ///
    /// - Complexity: O(m log n) for m reloaded identifiers, including the items of reloaded
    ///   sections
    init(from old: Snapshot, to new: Snapshot) {
        self.init()
        for identifier in new.reloadedSections.all {
            guard let place = Place(of: identifier, old.sections, new.sections) else { continue }
            sections.append(place)
            for item in new.items.identifiers(new.itemRange(place.new)) { add(item, old, new) }
        }
        for identifier in new.reloadedItems.all { add(identifier, old, new) }
    }

    private mutating func add(_ identifier: UInt64, _ old: Snapshot, _ new: Snapshot) {
        if let place = Place(of: identifier, old.items, new.items) { items.append(place) }
    }
}

extension ReloadedIdentifiers.Place {
    fileprivate init?(of identifier: UInt64, _ old: IdentifierList, _ new: IdentifierList) {
        guard let before = old.index(of: identifier), let after = new.index(of: identifier) else {
            return nil
        }
        self.init(old: before, new: after)
    }
}
