/// The sections and items that a difference of snapshots may delete and insert again because they
/// are marked for a reload, although both snapshots have their identifiers. What a view keeps for
/// an identifier stays with the identifier.
struct ReloadedIdentifiers {
    private(set) var sections: [Place] = []
    private(set) var items: [Place] = []

    /// The index of an identifier in the old snapshot and in the new one.
    struct Place {
        var old: Int
        var new: Int
    }

    var isEmpty: Bool { sections.isEmpty && items.isEmpty }

    /// Finds the marked identifiers that both snapshots have.
    ///
    /// - Complexity: O(m log n) for m reloaded identifiers, including the items of reloaded
    ///   sections
    init(from old: Snapshot, to new: Snapshot) {
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

extension ItemValues {
    /// Gives reloaded items the values that they had before.
    mutating func restore(_ places: [ReloadedIdentifiers.Place], from before: ItemValues) {
        for place in places {
            let value = before[place.old]
            if self[place.new] != value { set(value, of: place.new..<place.new + 1) }
        }
    }
}
